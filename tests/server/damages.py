"""What can happen to the log of a table in its file."""

import sqlite3


def a_gap(database: sqlite3.Connection, code: str) -> None:
    database.execute("DELETE FROM entries WHERE code = ? AND number = 9", (code,))


def the_end_is_missing(database: sqlite3.Connection, code: str) -> None:
    database.execute("DELETE FROM entries WHERE code = ? AND number > 10", (code,))


def more_than_there_should_be(database: sqlite3.Connection, code: str) -> None:
    database.execute("UPDATE tables SET number = 10 WHERE code = ?", (code,))


def garbage(database: sqlite3.Connection, code: str) -> None:
    database.execute("UPDATE entries SET entry = x'7b00ff' WHERE code = ? AND number = 9", (code,))


def another_digest(database: sqlite3.Connection, code: str) -> None:
    changed = 'CAST(replace(CAST(entry AS TEXT), \'"digest":"\', \'"digest":"0\') AS BLOB)'
    database.execute(f"UPDATE entries SET entry = {changed} WHERE code = ? AND number = 14", (code,))


def no_entries(database: sqlite3.Connection, code: str) -> None:
    database.execute("DELETE FROM entries WHERE code = ?", (code,))
