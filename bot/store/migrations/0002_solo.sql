-- The message with the buttons of a lobby, to take them off when the game begins.
ALTER TABLE tables ADD COLUMN lobby_message INTEGER;

-- Solo games of a day share one seed, which comes from a secret of this database.
ALTER TABLE tables ADD COLUMN daily TEXT;    -- the day, as 2026-11-16; null for all other games
CREATE INDEX tables_by_day ON tables (daily) WHERE daily IS NOT NULL;
CREATE INDEX tables_by_channel ON tables (channel);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
