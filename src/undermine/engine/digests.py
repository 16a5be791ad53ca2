"""Digests: short fingerprints of the whole truth, for every decision of a record or of a server's log.

They are made of the game's facts. Until format 2 of records they were made of the position's text, which is slow: so
are those of older records and logs still, which say nothing about it.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Literal

import msgspec

DigestKind = Literal["position", "facts"]

_as_json = msgspec.json.Encoder().encode


def digest_of_table(game: str, seats: int, options: Mapping[str, object], deck: str, seed: str) -> bytes:
    """What stays the same for a whole match, in a few bytes that go into every digest of it."""
    return blake2b(_as_json([game, seats, sorted(options.items()), deck, seed]), digest_size=16).digest()


def digest_of_facts(table: bytes, facts: object) -> str:
    """The digest of one moment; JSON because it can be written in one way only, in every build and on every machine."""
    return blake2b(table + _as_json(facts), digest_size=8).hexdigest()


def digest_of_position(text: str) -> str:
    """The digest as it was before there were facts."""
    return blake2b(text.encode(), digest_size=8).hexdigest()
