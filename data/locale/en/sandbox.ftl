### The page of the sandbox. Values are filled in by the page itself, so its own messages choose no forms.

## Around the messages
sandbox-title = Tropero, without Discord
sandbox-skip = Skip to the messages
sandbox-channels = Channels
sandbox-close-channels = Close the list of channels
sandbox-direct = Direct messages
sandbox-people = Who is at the keyboard
sandbox-messages = Messages
sandbox-newest = To the newest message
sandbox-language = Language
sandbox-bot-here = { $name } is here
sandbox-bot-awaited = waiting for { $name }…
sandbox-not-running = The sandbox is not running
sandbox-you-are = You are { $name }
sandbox-be = Be { $name }
sandbox-be-pinged = Be { $name }, who was pinged
sandbox-thread = Thread
sandbox-open-thread = Open a thread in this channel
sandbox-in = in { $name }
sandbox-locked = locked
sandbox-archived = archived

## Forms
sandbox-add-person = Add a person
sandbox-new-channel = New channel
sandbox-new-thread = New thread
sandbox-name = Name
sandbox-create = Create
sandbox-cancel = Cancel
sandbox-submit = Submit
sandbox-required = required
sandbox-close = Close
sandbox-enlarge = Enlarge the picture
sandbox-enlarge-named = Enlarge: { $name }

## Writing, commands and menus
sandbox-message = Message
sandbox-message-hint = Message, or / for commands
sandbox-forum-closed = Open one of the posts of this forum
sandbox-thread-locked = This thread is locked
sandbox-commands = Commands
sandbox-cancel-command = Cancel the command
sandbox-send = Send
sandbox-yes = Yes
sandbox-no = No
sandbox-type-to-choose = type to choose
sandbox-missing = { $name } is missing.
sandbox-choose-command = Choose a command from the list.
sandbox-make-choice = Make a choice
sandbox-choose-count = Choose { $count } of { $most }
sandbox-choose-range = Choose { $least } to { $most }
sandbox-choose-none = Choose none

## Messages
sandbox-only-you = Only you can see this
sandbox-dismiss = Dismiss
sandbox-used = { $name } used { $command }
sandbox-thinking = { $name } is thinking…
sandbox-app = APP
sandbox-edited = (edited)
sandbox-unknown = unknown
sandbox-kilobytes = { $count } KB
sandbox-you-and = You and { $name }
sandbox-empty = Nothing has been said here yet. Type / for commands.
sandbox-new-game = New game
sandbox-what-to-play = What shall we play?
sandbox-welcome = Both games in full, by tapping. Commands begin with /.
sandbox-posts = The posts of this forum
sandbox-no-posts = This forum has no posts yet.

## What is not possible
sandbox-no-answer = { $name } did not respond in time.
sandbox-not-possible = That is not possible here.
sandbox-bad-value = A value does not fit: choose one from the list, or check it.
sandbox-not-for-you = That channel is not for you.
sandbox-form-gone = That form is not open any more.
sandbox-person-needs-name = A person needs a name.
sandbox-channel-needs-name = A channel needs a name.
sandbox-thread-needs-name = A thread needs a name, and a channel to be in.

## Beginnings with one click
start-solo = Solo game
    .note = Against an AI, at once
start-learn = Learn the game
    .note = Short lessons on the real board: five minutes, or twenty for everything
start-two = Table for two
    .note = You and the next person
    .channel = table
