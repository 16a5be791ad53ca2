-- What the servers make once and keep: the key that they sign their notices with.
CREATE TABLE keys (
    name  text PRIMARY KEY,
    value text NOT NULL
);

-- Where a person would like to be told that it is their turn, while they are away; see subscribers.py.
CREATE TABLE subscriptions (
    code     text NOT NULL REFERENCES tables (code),
    person   text NOT NULL,
    endpoint text NOT NULL,
    p256dh   text NOT NULL,
    auth     text NOT NULL,
    title    text NOT NULL,                 -- what the notice says, in the language of whoever reads it
    words    text NOT NULL,
    told     integer NOT NULL,              -- the last turn that it was told of, by the number of its entry
    made     double precision NOT NULL,
    PRIMARY KEY (code, person, endpoint)
);
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
