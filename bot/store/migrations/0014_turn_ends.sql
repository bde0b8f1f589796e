-- When a turn ends by itself, in which nothing is left to do.
ALTER TABLE current ADD COLUMN ends_at INTEGER;
CREATE INDEX turns_to_end ON current (ends_at) WHERE ends_at IS NOT NULL;
