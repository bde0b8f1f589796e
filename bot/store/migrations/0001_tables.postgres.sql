-- What PostgreSQL says in its own words; the rest is translated (bot/store/postgres_schema.py).

CREATE FUNCTION choices_stay() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the choice log is append-only' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER choices_stay BEFORE UPDATE ON choices FOR EACH ROW EXECUTE FUNCTION choices_stay();
CREATE TRIGGER choices_are_kept BEFORE DELETE ON choices FOR EACH ROW EXECUTE FUNCTION choices_stay();

-- Whoever shares the database hears that there is something to send.
CREATE FUNCTION outbox_news() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_notify('tropero', 'post'); RETURN NULL; END $$;
CREATE TRIGGER outbox_news AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_news();
