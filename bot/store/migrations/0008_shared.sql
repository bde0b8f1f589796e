-- Several processes may hold a table: whoever changes it takes the next number, and who finds another one than
-- the last it knew reads it again. A file that one process has to itself needs no such numbers.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
