-- A private table may be deleted with all that belongs to it.
CREATE FUNCTION choices_are_kept() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF (SELECT purpose FROM tables WHERE id = OLD.table_id) = 'table' THEN
        RAISE EXCEPTION 'the choice log is append-only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;
DROP TRIGGER choices_are_kept ON choices;
CREATE TRIGGER choices_are_kept BEFORE DELETE ON choices FOR EACH ROW EXECUTE FUNCTION choices_are_kept();
