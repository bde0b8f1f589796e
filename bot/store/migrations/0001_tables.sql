-- Times are whole seconds since 1970 in UTC. Ids of servers, channels, people and messages are Discord's.

CREATE TABLE servers (
    server     INTEGER PRIMARY KEY,
    language   TEXT,
    pace_days  INTEGER CHECK (pace_days > 0)
) STRICT;

CREATE TABLE people (
    person      INTEGER PRIMARY KEY,
    language    TEXT,
    zone        TEXT NOT NULL DEFAULT 'UTC',
    quiet_from  INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),   -- minutes after local midnight
    quiet_to    INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    remind      TEXT NOT NULL DEFAULT 'channel' CHECK (remind IN ('channel', 'direct', 'off')),
    away_from   INTEGER,
    away_until  INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
    CHECK ((away_from IS NULL) = (away_until IS NULL))
) STRICT;

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    server      INTEGER,                        -- null in a direct message
    channel     INTEGER NOT NULL,               -- a channel, thread or forum post
    state       TEXT NOT NULL CHECK (state IN ('lobby', 'running', 'finished', 'abandoned', 'expired')),
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    most        INTEGER NOT NULL CHECK (most BETWEEN 1 AND 4),
    pace_days   INTEGER CHECK (pace_days > 0),  -- null: no pace
    host        INTEGER NOT NULL,
    opened_at   INTEGER NOT NULL,
    touched_at  INTEGER NOT NULL,
    started_at  INTEGER,
    ended_at    INTEGER,
    rules       INTEGER,                        -- the version of the rules the game started under
    setup       TEXT,                           -- with the secret seed
    base        BLOB,                           -- the first state; later ones are packed as differences to it
    tellings    INTEGER NOT NULL DEFAULT 0,     -- how many outbox rows this table has made; numbers their nonces
    imported    INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX one_table_per_channel ON tables (channel)
    WHERE state IN ('lobby', 'running') AND imported = 0;
CREATE INDEX lobbies_by_age ON tables (touched_at) WHERE state = 'lobby';

CREATE TABLE seats (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    seat      TEXT NOT NULL,
    position  INTEGER NOT NULL,
    person    INTEGER,                          -- null for an automa or AI of its own
    name      TEXT NOT NULL,
    ai        TEXT,                             -- the level, when no person ever sat here
    stand_in  TEXT,                             -- the level of the AI that plays until the person is back
    vacant    INTEGER NOT NULL DEFAULT 0,       -- the table looks for a new person for this seat
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, person),
    CHECK ((person IS NULL) = (ai IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person);

-- The log of a game. Nothing in it is ever changed or removed: an undo is an entry of its own.
CREATE TABLE choices (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    entry     INTEGER NOT NULL,                 -- 1, 2, 3, ... without gaps
    kind      TEXT NOT NULL CHECK (kind IN ('choice', 'undo')),
    number    INTEGER NOT NULL,                 -- of the decision answered, or gone back to
    turn      INTEGER NOT NULL,
    seat      TEXT NOT NULL,
    person    INTEGER,                          -- who chose; null for an AI
    picked    TEXT NOT NULL,
    events    TEXT NOT NULL,
    reveals   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, entry),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER choices_stay BEFORE UPDATE ON choices
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;
CREATE TRIGGER choices_are_kept BEFORE DELETE ON choices
BEGIN SELECT RAISE(ABORT, 'the choice log is append-only'); END;

-- The state at the beginning of each turn, and the state now. Both are compressed dumps.
CREATE TABLE snapshots (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    turn      INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    entry     INTEGER NOT NULL,
    state     BLOB NOT NULL,
    PRIMARY KEY (table_id, turn)
) STRICT;

CREATE TABLE current (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id),
    entry     INTEGER NOT NULL,
    turn_entry INTEGER NOT NULL,                -- the last entry before this turn began
    asked     TEXT,                             -- the seat that is asked; null when the game is over
    state     BLOB NOT NULL
) STRICT;

CREATE TABLE results (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    seat      TEXT NOT NULL,
    person    INTEGER,
    name      TEXT NOT NULL,
    place     INTEGER NOT NULL,
    total     INTEGER NOT NULL,
    sheet     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person);

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    TEXT REFERENCES tables (id),
    channel     INTEGER NOT NULL,
    person      INTEGER,                        -- for a direct message; the channel is then where to fall back to
    kind        TEXT NOT NULL,
    payload     TEXT NOT NULL,
    nonce       TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    state       TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dropped')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    not_before  INTEGER NOT NULL,
    message     INTEGER,
    reason      TEXT,
    made_at     INTEGER NOT NULL,
    settled_at  INTEGER
) STRICT;

CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
CREATE INDEX outbox_of_table ON outbox (table_id) WHERE state = 'waiting';
CREATE INDEX outbox_reminders ON outbox (id) WHERE state = 'waiting' AND kind = 'reminder';

-- One clock per running table: who is asked since when, and which reminder comes next.
CREATE TABLE clocks (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id),
    seat      TEXT NOT NULL,
    person    INTEGER NOT NULL,
    asked_at  INTEGER NOT NULL,
    span      INTEGER NOT NULL,                 -- seconds allowed, extensions included
    deadline  INTEGER NOT NULL,
    sent      TEXT NOT NULL DEFAULT 'none' CHECK (sent IN ('none', 'half', 'near', 'up')),
    snoozed   INTEGER,
    due       INTEGER                           -- null: nothing more to send
) STRICT;

CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
CREATE INDEX clocks_by_person ON clocks (person);

CREATE TABLE votes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    kind       TEXT NOT NULL CHECK (kind IN ('late', 'undo', 'abandon')),
    seat       TEXT NOT NULL,                   -- the late seat, or the one that asks
    entry      INTEGER NOT NULL,                -- the state of the log it was opened for
    number     INTEGER,                         -- undo: the first entry of the log to take back
    opened_at  INTEGER NOT NULL,
    outcome    TEXT                             -- null while open
) STRICT;

CREATE UNIQUE INDEX one_open_vote_of_a_kind ON votes (table_id, kind) WHERE outcome IS NULL;

CREATE TABLE ballots (
    vote    INTEGER NOT NULL REFERENCES votes (id),
    person  INTEGER NOT NULL,
    answer  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (vote, person)
) STRICT, WITHOUT ROWID;
