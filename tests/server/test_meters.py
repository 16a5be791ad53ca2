"""What limits are made of: meters against a model that remembers everything, turns, lists, and names of hosts."""

import asyncio
import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from undermine.engine.errors import OptionError
from undermine.server.hosts import Hosts
from undermine.server.limits import Limits, Meter, household
from undermine.server.listings import LISTED, Listings
from undermine.server.store import Row
from undermine.server.turns import Turns

KEYS = st.sampled_from("abc")


class MeterLife(RuleBasedStateMachine):
    """The model keeps everything that was ever counted, and adds up anew each time."""

    @initialize(most=st.integers(1, 8), seconds=st.integers(1, 8))
    def begin(self, most: int, seconds: int) -> None:
        self.meter = Meter(most, seconds)
        self.rate = Fraction(most, seconds)
        self.now = Fraction(1_000)
        self.used: dict[str, list[tuple[Fraction, int]]] = {key: [] for key in "abc"}

    def level(self, key: str) -> Fraction:
        """What is used now: the most that any stretch of time up to now has left over."""
        level, total = Fraction(0), Fraction(0)
        for at, amount in reversed(self.used[key]):
            total += amount
            level = max(level, total - self.rate * (self.now - at))
        return level

    @rule(quarters=st.integers(0, 40))
    def time_goes_on(self, quarters: int) -> None:
        self.now += Fraction(quarters, 4)

    @rule(key=KEYS, amount=st.integers(1, 4))
    def ask(self, key: str, amount: int) -> None:
        fair = self.level(key) + amount <= self.meter.most
        if amount == 1:
            assert self.meter.spent(key, float(self.now)) is not fair
        assert self.meter.allows(key, float(self.now), amount) is fair
        if fair:
            self.used[key].append((self.now, amount))

    @rule(key=KEYS, amount=st.integers(1, 4))
    def ask_and_wait(self, key: str, amount: int) -> None:
        """Whoever waits as told has used no more than is allowed by then."""
        wait = self.meter.charge(key, float(self.now), amount)
        self.used[key].append((self.now, amount))
        over = max(float(self.level(key)) - self.meter.most, 0.0)
        assert wait == pytest.approx(over / float(self.rate), abs=1e-6)

    @precondition(lambda self: hasattr(self, "meter"))
    @invariant()
    def nobody_is_remembered_for_nothing(self) -> None:
        assert len(self.meter) <= 3


class RefusingMeterLife(RuleBasedStateMachine):
    """Where nothing waits: in no window of time is there more than at once, and what comes back meanwhile."""

    @initialize(most=st.integers(1, 8), seconds=st.integers(1, 8))
    def begin(self, most: int, seconds: int) -> None:
        self.meter = Meter(most, seconds)
        self.now = 0.0
        self.granted: list[float] = []

    @rule(after=st.floats(0, 5))
    def ask(self, after: float) -> None:
        self.now += after
        if self.meter.allows("somebody", self.now):
            self.granted.append(self.now)

    @precondition(lambda self: hasattr(self, "meter"))
    @invariant()
    def no_window_has_too_many(self) -> None:
        most, seconds = self.meter.most, self.meter.seconds
        for first, began in enumerate(self.granted):
            for last, ended in enumerate(self.granted[first:], 1):
                assert last <= most + (ended - began) * most / seconds + 1e-3


TestMeterLife = MeterLife.TestCase
TestRefusingMeterLife = RefusingMeterLife.TestCase


def test_a_meter_forgets_those_who_are_quiet_and_never_remembers_more_than_it_should() -> None:
    meter = Meter(2, 10, remembered=100)
    for n in range(1_000):
        meter.charge(f"visitor {n}", 0.0)
    assert len(meter) == 100
    assert meter.allows("visitor 999", 0.0)
    assert not meter.allows("visitor 999", 0.0), "the last one is remembered"
    for n in range(200):
        meter.charge(f"guest {n}", 1_000.0 + 20 * n)
    assert len(meter) <= 2, "all others have been quiet for long"


def test_nothing_at_all_can_be_allowed() -> None:
    assert not Meter(0, 60).allows("anybody", 1.0)


def test_ease_multiplies_what_has_no_option_of_its_own() -> None:
    usual, easy = Limits(), Limits(ease=10)
    assert (easy.creating.most, easy.asking.most, easy.connections) == (60, 240, 200)
    assert (usual.messages.most, easy.messages.most, easy.messages.seconds) == (100, 1_000, 20)
    assert (usual.listed, easy.listed) == (3, 30)


WITHIN = {3_600: "1 hour", 600: "10 minutes", 180: "3 minutes", 60: "1 minute", 20: "20 seconds", 10: "10 seconds"}


def test_every_limit_is_in_the_documentation_with_its_numbers() -> None:
    meters = [value for value in vars(Limits()).values() if isinstance(value, Meter)]
    numbers = sorted((f"{meter.most:,.0f}", WITHIN[round(meter.seconds)]) for meter in meters)
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    told = re.findall(r"^\| .* \| ([0-9,]+) \| ([0-9]+ [a-z]+) \| .* \|$", page, re.MULTILINE)
    assert sorted(told) == numbers


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_all_addresses_of_a_network_of_ipv6_are_one(address: object, end: int) -> None:
    first = household(str(address))
    other = type(address)((int(address) >> 64 << 64) + end)  # type: ignore[call-overload, call-arg]
    if not other.ipv4_mapped and not address.ipv4_mapped:  # type: ignore[attr-defined]
        assert household(str(other)) == first


@pytest.mark.parametrize("strange", ["", "?", "unix:", "testclient", "x" * 1_000])
def test_an_address_that_is_none_is_counted_as_it_is(strange: str) -> None:
    assert household(strange) == strange[:64]


# ---- turns ----------------------------------------------------------------------------------------------------------


def served(wanted: Iterable[str], at_a_time: int = 1, cancelled: Iterable[int] = ()) -> list[str]:
    """The order in which those get their turn who ask at the same time."""

    async def run() -> list[str]:
        turns, order = Turns(at_a_time), list[str]()

        async def one(name: str) -> None:
            async with turns.turn(name[0]):
                order.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(one(name)) for name in wanted]
        await asyncio.sleep(0)
        for number in cancelled:
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.idle
        assert turns.ahead("anybody") == 0
        return order

    return asyncio.run(run())


def test_nobody_waits_for_all_that_somebody_else_wants() -> None:
    assert served(["a1", "a2", "a3", "a4", "b1", "c1", "c2"]) == ["a1", "a2", "b1", "c1", "a3", "c2", "a4"]


def test_those_who_no_longer_wait_are_passed_over() -> None:
    assert served(["a1", "a2", "b1", "a3"], cancelled=[2]) == ["a1", "a2", "a3"]
    assert served(["a1", "a2", "b1"], cancelled=[0]) == ["a1", "a2", "b1"], "the first one had its turn already"


@given(
    st.lists(st.sampled_from("abcd"), max_size=30),
    st.integers(1, 3),
    st.sets(st.integers(0, 29), max_size=8),
)
def test_everybody_who_stays_gets_a_turn(keys: list[str], at_a_time: int, cancelled: set[int]) -> None:
    wanted = [f"{key}{number}" for number, key in enumerate(keys)]
    gone = [number for number in cancelled if number < len(wanted)]
    order = served(wanted, at_a_time, gone)
    assert {name for number, name in enumerate(wanted) if number not in gone} <= set(order) <= set(wanted)
    assert len(order) == len(set(order))


def test_a_turn_that_does_not_come_in_time_is_given_up() -> None:
    async def run() -> None:
        turns = Turns()
        async with turns.turn("a"):
            with pytest.raises(TimeoutError):
                async with turns.turn("b", patience=0.0):
                    raise AssertionError
            assert turns.ahead("c") == 0
        assert turns.idle

    asyncio.run(run())


def test_there_is_a_rest_after_what_kept_the_loop_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[float]:
        rests: list[float] = []
        loop, turns = asyncio.get_running_loop(), Turns(rest=3.0)

        def later(seconds: float, give: Callable[[], None]) -> None:
            rests.append(seconds)
            loop.call_soon(give)

        monkeypatch.setattr(loop, "call_later", later)
        times = iter([1.0, 1.25, 2.0, 2.0])
        monkeypatch.setattr("undermine.server.turns.time.thread_time", lambda: next(times))
        for key in "ab":
            async with turns.turn(key):
                assert not turns.idle
        await asyncio.sleep(0)
        assert turns.idle
        return rests

    assert asyncio.run(run()) == [0.75, 0.0]


# ---- the list of public tables --------------------------------------------------------------------------------------


def test_one_address_can_not_fill_the_list() -> None:
    listings = Listings(3)
    rows = [Row(f"flood{n}", "classic", 3, "open") for n in range(200)]
    rows += [Row(f"old{n}", "classic", 3, "open") for n in range(100)]
    rows += [Row("mine", "classic", 3, "open"), Row("yours", "classic", 3, "open")]
    for n in range(200):
        listings.note(f"flood{n}", "192.0.2.1")
    listings.note("mine", "192.0.2.2")
    listings.note("yours", "192.0.2.3")
    found = [row.code for row in listings.fair(rows)]
    assert found[:5] == ["flood0", "flood1", "flood2", "mine", "yours"]
    assert len(found) == LISTED
    assert set(found[5:]) <= {f"old{n}" for n in range(100)}


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("LocalHost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("[0:0::1]", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("192.0.2.5:8000", True),
        ("", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@localhost", True),  # no browser sends such a thing, and it is ours that is asked
        ("localhost@evil.example", False),
        ("localhost:no", False),
        ("[", False),
    ],
)
def test_a_host_is_one_of_ours_or_not(host: str, ours: bool) -> None:
    assert Hosts("127.0.0.1", ["https://play.example.org:8443/"]).serve(host, ("192.0.2.5", 8_000)) is ours


@pytest.mark.parametrize(
    ("origin", "trusted"),
    [
        ("http://localhost:8000", True),
        ("https://localhost:8000", True),
        ("http://localhost:9000", False),
        ("http://localhost", False),
        ("https://play.example.org", True),
        ("https://play.example.org.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_an_origin_is_the_site_itself_or_one_with_a_name_that_was_told(origin: str, trusted: bool) -> None:
    assert Hosts("127.0.0.1", ["play.example.org"]).trust(origin, "localhost:8000") is trusted


def test_a_name_that_is_none_is_refused_at_the_start() -> None:
    assert Hosts("127.0.0.1", ["2001:db8::1"]).serve("[2001:DB8::1]:80")
    with pytest.raises(OptionError, match="no name of a host"):
        Hosts("127.0.0.1", ["http://["])
