-- Until when a game that one person ended can be brought back; nobody is told its seed before that.
ALTER TABLE tables ADD COLUMN back_until INTEGER;
CREATE INDEX tables_to_bring_back ON tables (back_until) WHERE back_until IS NOT NULL;
