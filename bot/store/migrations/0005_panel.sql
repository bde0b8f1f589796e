-- A choice made with the one before it, by the same tap: they are taken back together.
ALTER TABLE choices ADD COLUMN follows INTEGER NOT NULL DEFAULT 0;

-- How pictures look: to a person in private, and to a table.
ALTER TABLE people ADD COLUMN theme TEXT;
ALTER TABLE tables ADD COLUMN theme TEXT;

-- Which picture a person wants to see with a kind of question, where it is not the usual one.
CREATE TABLE looks (
    person   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    picture  TEXT NOT NULL,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
