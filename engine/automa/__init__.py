"""The automa of solo games, as far as every game has the same: rules, that know no player made of code."""
