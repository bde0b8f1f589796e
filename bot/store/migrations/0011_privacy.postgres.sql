DROP TRIGGER choices_stay ON choices;
CREATE TRIGGER choices_stay
BEFORE UPDATE OF table_id, entry, kind, number, turn, seat, picked, events, reveals, at, follows ON choices
FOR EACH ROW EXECUTE FUNCTION choices_stay();
CREATE TRIGGER choices_are_whose BEFORE UPDATE OF person ON choices
FOR EACH ROW WHEN (NEW.person IS NOT NULL) EXECUTE FUNCTION choices_stay();

CREATE OR REPLACE FUNCTION choices_are_kept() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF (SELECT purpose = 'table' AND erased = 0 FROM tables WHERE id = OLD.table_id) THEN
        RAISE EXCEPTION 'the choice log is append-only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;
