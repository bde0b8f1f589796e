-- What somebody wants played when their turn comes. Nobody but them sees a row of this, and it is changed in
-- the transaction that plays it.
CREATE TABLE orders (
    table_id  TEXT NOT NULL,
    seat      TEXT NOT NULL,
    person    INTEGER NOT NULL,                 -- who left them; whoever has the seat after that has none
    mode      TEXT NOT NULL CHECK (mode IN ('at_once', 'show')),
    shown     INTEGER NOT NULL DEFAULT 0,       -- others may know that there are some
    turns     TEXT NOT NULL,                    -- what is still to be played, turn by turn; [] for nothing more
    outcome   TEXT,                             -- what was played last, and why it stopped
    left_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Whether orders may be left at a table.
ALTER TABLE tables ADD COLUMN orders INTEGER NOT NULL DEFAULT 1;
