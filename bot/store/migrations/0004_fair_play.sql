-- One try a person and day on the trail of the day, whoever asks for it twice at the same moment.
CREATE TABLE daily_tries (
    day       TEXT NOT NULL,
    person    INTEGER NOT NULL,
    table_id  TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (day, person)
) STRICT, WITHOUT ROWID;
INSERT INTO daily_tries SELECT daily, host, min(id) FROM tables WHERE daily IS NOT NULL GROUP BY daily, host;

-- Somebody took back what had shown them something: such a game counts for no personal best.
ALTER TABLE tables ADD COLUMN peeked INTEGER NOT NULL DEFAULT 0;
