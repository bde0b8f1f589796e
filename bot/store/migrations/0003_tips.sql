-- Tips for the first turns of a person's first game: on until they switch them off.
ALTER TABLE people ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;
