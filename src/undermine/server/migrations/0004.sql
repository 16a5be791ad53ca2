-- What a server makes once and keeps: the key that it signs its notices with.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a person would like to be told that it is their turn, while they are away; see subscribers.py.
CREATE TABLE subscriptions (
    code     TEXT NOT NULL REFERENCES tables (code),
    person   TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    title    TEXT NOT NULL,              -- what the notice says, in the language of whoever reads it
    words    TEXT NOT NULL,
    told     INTEGER NOT NULL,           -- the last turn that it was told of, by the number of its entry
    made     REAL NOT NULL,
    PRIMARY KEY (code, person, endpoint)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
