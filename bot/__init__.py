"""Discord: commands, panels and pings, over tables and a store."""
