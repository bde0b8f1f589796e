-- Private tables: a game that one person has to themselves, begun from a position and not from a setup. They
-- have no channel (0), nothing is told about them, they count for nothing, and they are deleted when done with.
ALTER TABLE tables ADD COLUMN purpose TEXT NOT NULL DEFAULT 'table'
    CHECK (purpose IN ('table', 'plan', 'lesson', 'try', 'puzzle'));
ALTER TABLE tables ADD COLUMN parent TEXT;             -- the table it was begun from, if any
ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT '';   -- whatever its purpose keeps with it

DROP INDEX one_table_per_channel;
CREATE UNIQUE INDEX one_table_per_channel ON tables (channel)
    WHERE state IN ('lobby', 'running') AND imported = 0 AND purpose = 'table';
CREATE UNIQUE INDEX one_private_table ON tables (host, purpose, coalesce(parent, '')) WHERE purpose <> 'table';
CREATE INDEX private_tables_by_age ON tables (touched_at) WHERE purpose <> 'table';

DROP TRIGGER choices_are_kept;
CREATE TRIGGER choices_are_kept BEFORE DELETE ON choices
WHEN (SELECT purpose FROM tables WHERE id = OLD.table_id) = 'table'
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;
