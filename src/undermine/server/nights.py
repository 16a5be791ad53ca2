"""Nights, in which the clocks of a slow game rest: by the time of day at a place that the table has chosen."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from undermine.engine.errors import OptionError
from undermine.engine.saying import said
from undermine.server.entries import Clock, Night

#: Hours of the longest night: more would leave no day to play in.
LONGEST = 16


def check_nights(clock: Clock) -> None:
    """Says what is wrong with the wish for nights."""
    night = clock.nights
    if night is None:
        return
    if not clock.slow:
        raise OptionError("only clocks of an hour and more can rest at night")
    if night.begins == night.ends:
        raise OptionError("a night can't begin and end at the same time of day")
    if (night.ends - night.begins) % (24 * 60) > LONGEST * 60:
        raise OptionError(said("a night can't be longer than {number} hours", number=LONGEST))
    if _known(night.zone) is None:
        raise OptionError(said('this server knows no time zone "{zone}"', zone=night.zone))


def awake(night: Night, since: float, now: float) -> float:
    """How many seconds between two moments are not of a night."""
    seconds = max(now - since, 0.0)
    for begins, ends in _nights(night, since):
        if begins >= now:
            return seconds
        seconds -= max(min(ends, now) - max(begins, since), 0.0)
        since = max(since, ends)
    raise AssertionError("nights never end")


def run_out(night: Night, since: float, seconds: float) -> float:
    """When so many seconds have gone by that are not of a night."""
    for begins, ends in _nights(night, since):
        if since + seconds <= begins:
            break
        if since < ends:
            seconds -= max(begins - since, 0.0)
            since = ends
    return since + seconds


def _nights(night: Night, since: float) -> Iterator[tuple[float, float]]:
    """When each night begins and ends, starting with last night's: it may not be over yet."""
    zone = _known(night.zone) or UTC
    evening = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    over_midnight = timedelta(days=night.ends < night.begins)
    while True:
        begins = datetime.combine(evening, _time_of_day(night.begins), zone).timestamp()
        ends = datetime.combine(evening + over_midnight, _time_of_day(night.ends), zone).timestamp()
        if begins < ends:  # a short one can fall into the hour that summer time leaves out
            yield begins, ends
        evening += timedelta(days=1)


def _time_of_day(minutes: int) -> time:
    return time(minutes // 60, minutes % 60)


@lru_cache(maxsize=1_000)
def _known(zone: str) -> tzinfo | None:
    """A place's time. A log may name one that this machine doesn't know: then its nights are those of UTC."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
