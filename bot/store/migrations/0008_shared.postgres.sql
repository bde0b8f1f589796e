-- Whoever shares the database hears that somebody's settings have changed: they are kept in memory.
CREATE FUNCTION people_news() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_notify('tropero', 'people'); RETURN NULL; END $$;
CREATE TRIGGER people_news AFTER INSERT OR UPDATE OR DELETE ON people
FOR EACH STATEMENT EXECUTE FUNCTION people_news();
