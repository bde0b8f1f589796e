-- Lessons that a person has finished.
CREATE TABLE learnt (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
