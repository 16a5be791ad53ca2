-- A table is its log; the other columns are a cache for lists and for waking tables up.
CREATE TABLE tables (
    code     TEXT PRIMARY KEY,
    number   INTEGER NOT NULL,           -- of the last entry
    game     TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    public   INTEGER NOT NULL,
    status   TEXT NOT NULL DEFAULT 'open',
    deadline REAL,                       -- when a slow clock runs out
    touched  REAL NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, touched);

CREATE TABLE entries (
    code   TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    entry  BLOB NOT NULL,                -- JSON, see entries.py
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
