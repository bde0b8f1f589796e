-- Games that count for a server's ladder; a server has one for each game that it wants one for.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE TABLE ladders (
    server    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    PRIMARY KEY (server, game)
) STRICT, WITHOUT ROWID;

-- What a person wants to remember about a game, for their own eyes.
CREATE TABLE notes (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    text      TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Whether others may see a person's statistics and their place on a ladder.
ALTER TABLE people ADD COLUMN shown INTEGER NOT NULL DEFAULT 1;
