### What was typed, and where an action is.

typed-several = Several things fit “{ $typed }”: { $options }. Say more, or choose a suggestion.
action-elsewhere = { $here } does not offer “{ $action }”. You find it here: { $there }.
action-there = You find “{ $action }” here: { $there }.
action-nowhere = No building on the board offers you “{ $action }” now.
