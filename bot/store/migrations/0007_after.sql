-- What somebody at a table does not want when its game is over: their hands shown, their moves judged.
CREATE TABLE wishes (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    wish      TEXT NOT NULL CHECK (wish IN ('closed_hands', 'no_review')),
    PRIMARY KEY (table_id, person, wish)
) STRICT, WITHOUT ROWID;

-- A game judged by the engine, once; asked for by somebody, and made in the background.
CREATE TABLE reviews (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    seat      TEXT NOT NULL,                    -- whose eyes, while the game runs; empty for a game that is over
    entry     INTEGER NOT NULL,                 -- how far the log had come
    asked_at  INTEGER NOT NULL,
    made_at   INTEGER,                          -- null while it is still to be made
    tries     INTEGER NOT NULL DEFAULT 0,
    body      TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_to_make ON reviews (asked_at) WHERE made_at IS NULL;
