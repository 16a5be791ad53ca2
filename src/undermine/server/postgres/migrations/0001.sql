-- A table is its log; the other columns are a cache for lists and for waking tables up, and say who drives it.
-- No index has `number` or `touched`, which change with every entry: so an entry writes no index of this table.
CREATE TABLE tables (
    code     text PRIMARY KEY,
    number   integer NOT NULL,              -- of the last entry
    game     text NOT NULL,
    seats    integer NOT NULL,
    public   boolean NOT NULL,
    status   text NOT NULL DEFAULT 'open',
    deadline double precision,              -- when a slow clock runs out
    touched  double precision NOT NULL,
    ended    double precision,              -- when the people who run the servers ended it
    driver   text,                          -- the server that plays its bots and runs its clocks; nobody, while it sleeps
    epoch    integer NOT NULL DEFAULT 0     -- one more with every other driver
) WITH (fillfactor = 70);
CREATE INDEX tables_by_driver ON tables (driver) WHERE driver IS NOT NULL;
CREATE INDEX tables_public ON tables (status) WHERE public;
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE entries (
    code   text NOT NULL REFERENCES tables (code),
    number integer NOT NULL,
    entry  bytea NOT NULL,                  -- JSON, see entries.py
    PRIMARY KEY (code, number)
);

-- The servers. One that has not said for a while that it lives drives nothing, and nobody is there.
CREATE TABLE servers (
    server text PRIMARY KEY,
    lives  timestamptz NOT NULL,            -- until then, unless it says so again
    drives integer NOT NULL DEFAULT 0       -- how many tables
);

-- Who is at a table, at which server.
CREATE TABLE presence (
    code     text NOT NULL,
    server   text NOT NULL,
    people   text NOT NULL,                 -- with blanks between them
    watching integer NOT NULL,              -- connections of people without a name
    PRIMARY KEY (code, server)
);
CREATE INDEX presence_by_server ON presence (server);

-- Written and read back, to see whether this database can still be written.
CREATE TABLE probe (
    id      text PRIMARY KEY,
    written bytea NOT NULL
);
