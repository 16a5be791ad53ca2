-- When the people who run the server ended a table: from then on nobody opens it, and its log stays.
ALTER TABLE tables ADD COLUMN ended REAL;

-- Written and read back, to see whether this file can still be written.
CREATE TABLE probe (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    written BLOB NOT NULL
) STRICT;
