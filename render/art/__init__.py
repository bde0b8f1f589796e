"""How things look: colours, shapes, letters, icons, tiles, cards and the still map."""
