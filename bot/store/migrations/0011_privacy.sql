-- Who is forgotten goes from the log as well, and nothing else of it ever changes; a game that was kept for as
-- long as its host wanted is erased whole.
ALTER TABLE tables ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER choices_stay;
CREATE TRIGGER choices_stay
BEFORE UPDATE OF table_id, entry, kind, number, turn, seat, picked, events, reveals, at, follows ON choices
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;
CREATE TRIGGER choices_are_whose BEFORE UPDATE OF person ON choices WHEN NEW.person IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;

DROP TRIGGER choices_are_kept;
CREATE TRIGGER choices_are_kept BEFORE DELETE ON choices
WHEN (SELECT purpose = 'table' AND erased = 0 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;

CREATE INDEX tables_by_end ON tables (ended_at) WHERE ended_at IS NOT NULL;
