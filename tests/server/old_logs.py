"""Logs that earlier versions of the program wrote, entry by entry."""

from pathlib import Path

RAW = (Path(__file__).parent / "old-log.jsonl").read_bytes().splitlines()
#: Since people can be absent, and tables locked and handed over.
LATER = (Path(__file__).parent / "old-log-of-people.jsonl").read_bytes().splitlines()
#: Since seats claim things.
CLAIMS = (Path(__file__).parent / "old-log-of-claims.jsonl").read_bytes().splitlines()
#: Since people take their seats to other devices.
DEVICES = (Path(__file__).parent / "old-log-of-devices.jsonl").read_bytes().splitlines()
