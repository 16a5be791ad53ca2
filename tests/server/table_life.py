"""The life of a table: people come, sit, play, go, come back. Hypothesis looks for a life in which something is wrong.

Everything is done in process, by `requests.check` and `Table.fold`, with a clock that goes only when told.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.server.tables import CODE, match_of
from undermine.bots import BOTS
from undermine.engine.match import Checked
from undermine.server import entries as en
from undermine.server import frames, hub, requests
from undermine.server import protocol as pr
from undermine.server.archive import finished_match
from undermine.server.errors import NotGranted
from undermine.server.people import NOBODY, Absent, Person
from undermine.server.table import PATIENCE, Table

TABLES = [
    ("dark_cave", 2, {}),
    ("dark_cave", 3, {"axe_prompt": "simultaneous", "vein_optional": True}),
    ("lost_mines", 3, {"rounds": 1}),
    ("lost_mines", 3, {"rounds": 2}),
    ("classic", 3, {"rounds": 1, "vote_end": True}),
    ("classic", 3, {"rounds": 1}),
]
CLOCKS = [
    en.Clock(),
    en.Clock("decision", 30.0),
    en.Clock("bank", 60.0, 5.0),
    en.Clock("decision", 3 * en.DAY),
    en.Clock("decision", 3 * en.DAY, night=en.Night("Europe/Amsterdam")),
]
#: Decisions that are sometimes legal, mostly not, and texts that are none at all.
TEXTS = [
    "",
    "stop",
    "step E",
    "step 0,1 C",
    "pass NS",
    "discard I-NS",
    "discard NS NS",
    "lay NS 0,1",
    "lay I-EW 1,0",
    "take 1",
    "take no",
    "vote yes",
    "axe yes",
    "propose-end",
    "resign",
    "stop\n",
    "lay",
    "\x00",
]
SEATS = st.integers(-1, 4)
WHO = st.integers(0, 9)


def all_that_shows(table: Table) -> list[Any]:
    """All that anybody could ever notice of a table."""
    return [
        frames.table_state(table),
        table.number,
        [(seat.asked, seat.codes, seat.timeouts, seat.clock.left, seat.clock.since) for seat in table.seats],
        [(p.person, p.name, p.token_hashes, p.ready, sorted(p.muted), p.gone) for p in table.people.values()],
        dict(table.done),
        list(table.starts),
        table.waiting,
        table.deadline,
        len(table.log),
        table.match and (table.match.position(), table.match.decisions, table.match.digests[-1]),
    ]


class Follower:
    """Somebody who has a first state, and from then on only updates."""

    def __init__(self, table: Table, viewpoint: int | None) -> None:
        self.picture = frames.Picture(table, viewpoint)
        self.number = table.number
        self.table = plain(self.picture.table)
        self.view = plain(self.picture.view)
        self.choices = plain(self.picture.choices)

    def hear(self, table: Table) -> None:
        update = plain(self.picture.update(table, frames.table_state(table), 0.0))
        assert update["number"] == self.number + 1
        self.number += 1
        self.table |= update.get("table", {})
        if update["told"]["type"] == "started":
            self.view = {}
        if "view" in update:
            self.view = (self.view or {}) | update["view"]
        self.choices = update.get("choices", self.choices)


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(pr.encode(value))


class TableLife(RuleBasedStateMachine):
    table: Table
    absent: Absent = NOBODY

    @initialize(
        rules=st.sampled_from(TABLES),
        clock=st.sampled_from(CLOCKS),
        seed=st.integers(0, 1_000),
        bots=st.none() | st.integers(0, 2),
    )
    def create(self, rules: Any, clock: en.Clock, seed: int, bots: int | None) -> None:
        game, seats, options = rules
        self.now = 1_000.0
        self.random = Random(seed)
        self.ids = 0
        created = en.Created(at=self.now, config=en.Config(game, seats, options, clock=clock))
        self.raw = [en.encode_entry(created)]
        self.table, self.twin = Table(CODE, created), hub.replay(CODE, self.raw)
        self.followers = {view: Follower(self.table, view) for view in [None, *range(seats)]}
        for name in ("Ann", "Bo"):
            self.joins(name)
        if bots is not None:
            self.all_sit_down_and_start(bots)

    # ---- what the rules below are made of ----------------------------------------------------------------------

    def carry_out(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        if isinstance(entry, en.Started):
            entry = msgspec.structs.replace(entry, seed=f"{self.random.random()}")
        raw = en.encode_entry(entry)
        assert en.decode_entry(raw) == entry, "an entry is the same after it was stored"
        self.raw.append(raw)
        self.table.fold(entry, checked)
        self.twin.fold(en.decode_entry(raw))
        for follower in self.followers.values():
            follower.hear(self.table)

    def ask(self, who: Person, kind: Any, lag: float = 0.0, /, **fields: Any) -> NotGranted | None:
        """A request: carried out, or refused and nothing has changed."""
        self.ids += 1
        request = kind(id=f"id-{self.ids}", **fields)
        before = all_that_shows(self.table)
        try:
            pending = requests.check(self.table, who, request, self.now, lag, self.absent)
        except NotGranted as refusal:
            assert all_that_shows(self.table) == before, "what is refused changes nothing"
            assert str(refusal)
            return refusal
        assert all_that_shows(self.table) == before, "to ask is not to do"
        self.carry_out(*pending)
        assert self.table.done[who.person, request.id] == self.table.number
        return None

    @property
    def present(self) -> list[Person]:
        """Those whose tokens are good."""
        return [p for p in self.table.people.values() if not p.gone or self.table.holds(p)]

    def who(self, number: int) -> Person:
        return self.present[number % len(self.present)]

    def playing(self) -> bool:
        return self.table.status == "playing"

    def there(self) -> bool:
        return bool(self.present)

    def owner(self, seat: int) -> Person | None:
        person = self.table.seats[seat].person
        return None if person is None else self.table.people[person]

    def decide(self, seat: int, text: str) -> None:
        """By the bot if one plays there, else by the person."""
        person = self.owner(seat)
        if self.table.seats[seat].botted or person is None:
            self.carry_out(*self.table.deciding(seat, match_of(self.table).check(text, seat), self.now, "bot"))
        else:
            number = self.random.randint(self.table.seats[seat].asked, self.table.number)
            lag = self.random.choice([0.0, 0.1, 5.0])
            answer = {"seat": seat, "number": number, "decision": text}
            refusal = self.ask(person, pr.Decide, lag, **answer)
            assert refusal is None, f"{text} was offered, and then refused: {refusal}"
            assert self.ask(person, pr.Decide, lag, **answer), "a second tap is no answer to the next question"

    # ---- people -------------------------------------------------------------------------------------------------

    @rule(name=st.text(max_size=30))
    def joins(self, name: str) -> None:
        before = all_that_shows(self.table)
        try:
            entry, token = requests.join(self.table, name, self.now)
        except NotGranted:
            assert all_that_shows(self.table) == before
            return
        assert token not in en.encode_entry(entry).decode()
        self.carry_out(entry)
        found = self.table.person_with(token)
        assert found is not None and found.person == entry.person

    @precondition(there)
    @rule(who=WHO)
    def leaves(self, who: int) -> None:
        person = self.who(who)
        assert self.ask(person, pr.Leave) is None
        assert person.gone and (self.playing() or not self.table.holds(person))

    @precondition(there)
    @rule(who=WHO, seat=SEATS)
    def sits(self, who: int, seat: int) -> None:
        free = seat in range(len(self.table.seats)) and not self.table.seats[seat].taken
        refusal = self.ask(self.who(who), pr.Sit, seat=seat)
        assert (refusal is None) == (free and not self.playing())

    @precondition(there)
    @rule(who=WHO, seat=SEATS)
    def stands(self, who: int, seat: int) -> None:
        self.ask(self.who(who), pr.Stand, seat=seat)

    @precondition(there)
    @rule(who=WHO, seat=SEATS, bot=st.sampled_from(["random", "nobody"]))
    def seats_a_bot(self, who: int, seat: int, bot: str) -> None:
        person = self.who(who)
        if self.ask(person, pr.SeatBot, seat=seat, bot=bot) is None:
            assert self.table.host == person.person and bot in BOTS

    @precondition(there)
    @rule(who=WHO, yes=st.booleans())
    def says_to_be_ready(self, who: int, yes: bool) -> None:
        self.ask(self.who(who), pr.Ready, yes=yes)

    @precondition(there)
    @rule(who=WHO, other=WHO)
    def sends_away(self, who: int, other: int) -> None:
        person, victim = self.who(who), self.who(other)
        if self.ask(person, pr.Remove, person=victim.person) is None:
            assert victim.gone and not self.table.holds(victim) and person is not victim

    @precondition(there)
    @rule(who=WHO, yes=st.booleans())
    def locks(self, who: int, yes: bool) -> None:
        person = self.who(who)
        refusal = self.ask(person, pr.Lock, yes=yes)
        assert (refusal is None) == (self.table.host == person.person)
        if self.table.locked:
            with pytest.raises(NotGranted, match="locked"):
                requests.join(self.table, "Cleo", self.now)
            assert self.ask(self.table.people[self.table.host or ""], pr.Lock, yes=False) is None

    @precondition(there)
    @rule(who=WHO, other=WHO)
    def hands_over(self, who: int, other: int) -> None:
        person, heir = self.who(who), self.who(other)
        if self.ask(person, pr.HandOver, person=heir.person) is None:
            assert self.table.host == heir.person and not heir.gone

    @precondition(there)
    @rule(who=WHO, absent=st.dictionaries(WHO, st.integers(0, 12)), seat=SEATS, pause=st.booleans())
    def others_are_absent(self, who: int, absent: dict[int, int], seat: int, pause: bool) -> None:
        """While that goes on, somebody asks for a bot, another host or a pause; the log tells what happens."""
        person = self.who(who)
        missed = {self.who(one).person: self.table.number - missed for one, missed in absent.items()}
        self.absent = {one: last for one, last in missed.items() if one != person.person}
        self.ask(person, pr.StandIn, seat=seat)
        self.ask(person, pr.HandOver, person=person.person)
        if pause:
            self.ask(person, pr.Pause)
        while entry := requests.agreed(self.table, self.absent, self.now):
            if isinstance(entry, en.BotTook):
                owner = self.owner(entry.seat)
                assert owner is not None and owner.person in self.absent
            if isinstance(entry, en.HandedOver) and self.table.host is not None:
                sat = [seat.since for seat in self.table.seats if seat.person == entry.person]
                assert min(sat) <= self.absent[self.table.host], "a stranger is the host"
            before = all_that_shows(self.table)
            self.carry_out(entry)
            assert all_that_shows(self.table) != before, "nothing is agreed on twice"
        for one in self.absent:
            if self.table.wishes_about(one):
                self.carry_out(en.CameBack(at=self.now, person=one))
        self.absent = NOBODY

    @precondition(there)
    @rule(who=WHO)
    def starts(self, who: int) -> None:
        person = self.who(who)
        ready = {p.person for p in self.table.people.values() if p.ready}
        if self.ask(person, pr.Start) is None:
            assert ready | {person.person} >= set(self.table.sitting())
            assert not [s.index for s in self.table.seats if s.away and s.person in ready], "who is ready is there"

    @precondition(lambda self: not self.playing())
    @rule(bots=st.integers(0, 2))
    def all_sit_down_and_start(self, bots: int) -> None:
        while len(self.present) < 2:
            self.joins("Cleo")
        if self.table.host is None:
            assert self.table.free is not None
            assert self.ask(self.who(0), pr.Sit, seat=self.table.free) is None, "anyone who sits down can be the host"
        host = self.table.people[self.table.host or ""]
        for seat in self.table.seats:
            if not seat.taken and bots:
                bots -= 1
                assert self.ask(host, pr.SeatBot, seat=seat.index) is None
            elif not seat.taken:
                assert self.ask(self.who(seat.index), pr.Sit, seat=seat.index) is None
        if not self.table.sitting():
            assert self.ask(host, pr.Stand, seat=0) is None
            assert self.ask(host, pr.Sit, seat=0) is None
        for person in self.table.sitting():
            assert self.ask(self.table.people[person], pr.Ready) is None
        assert self.ask(host, pr.Start) is None
        assert self.playing()
        assert not any(seat.away for seat in self.table.seats), "all who are ready play themselves"

    # ---- playing ------------------------------------------------------------------------------------------------

    def goes_on(self) -> bool:
        return self.playing() and not self.table.paused

    @precondition(goes_on)
    @rule(pick=st.integers(0, 10**6))
    def somebody_decides(self, pick: int) -> None:
        """Also who is not asked may have a choice: to propose the end."""
        seat = pick % len(self.table.seats)
        offered = frames.choices(self.table, seat)
        if seat in self.table.waiting:
            assert offered, "who owes a decision has a choice"
        if offered and (seat in self.table.waiting or not self.table.seats[seat].botted):
            self.decide(seat, offered[pick // 7 % len(offered)].text)

    @precondition(goes_on)
    @rule(decisions=st.integers(1, 60), hasty=st.booleans())
    def play_goes_on(self, decisions: int, hasty: bool) -> None:
        """If hasty, cards are thrown away."""
        for _ in range(decisions):
            if not self.playing():
                return
            seat = self.random.choice(self.table.waiting)
            texts = [choice.text for choice in frames.choices(self.table, seat)]
            if hasty:
                texts = [text for text in texts if text.startswith(("discard", "pass", "stop"))] or texts
            self.decide(seat, self.random.choice([text for text in texts if text != "propose-end"] or texts))

    @precondition(lambda self: self.goes_on() and "propose-end" in match_of(self.table).choices(self.table.waiting[0]))
    @rule()
    def all_agree_to_end(self) -> None:
        match = self.table.matches
        self.decide(self.table.waiting[0], "propose-end")
        while self.goes_on() and "vote yes" in match_of(self.table).choices(self.table.waiting[0]):
            self.decide(self.table.waiting[-1], "vote yes")
        assert self.table.matches == match

    @precondition(lambda self: self.playing() and self.there())
    @rule(who=WHO, seat=SEATS, text=st.sampled_from(TEXTS), old=st.integers(0, 5))
    def decides_something_odd(self, who: int, seat: int, text: str, old: int) -> None:
        person, number = self.who(who), self.table.number - old
        own = seat in self.table.holds(person)
        offered = own and text in [choice.text for choice in frames.choices(self.table, seat)]
        current = own and number >= self.table.seats[seat].asked
        refusal = self.ask(person, pr.Decide, seat=seat, number=number, decision=text)
        assert (refusal is None) == bool(offered and current)

    @precondition(goes_on)
    @rule(pick=WHO)
    def decides_too_late(self, pick: int) -> None:
        for seat in self.table.seats:
            if seat.person is not None and seat.codes:
                text = frames.choices(self.table, seat.index)[0].text
                person, number = self.table.people[seat.person], max(seat.asked - 1 - pick, 0)
                refusal = self.ask(person, pr.Decide, seat=seat.index, number=number, decision=text)
                assert refusal is not None and refusal.stale

    @rule(seconds=st.sampled_from([0.0, 0.25, 3.0, 29.9, 600.0, en.DAY]))
    def time_goes_by(self, seconds: float) -> None:
        self.now += seconds

    @precondition(goes_on)
    @rule(wait=st.booleans())
    def time_runs_out(self, wait: bool) -> None:
        deadline = self.table.deadline
        assert (deadline is None) == (self.table.config.clock.kind == "none")
        if deadline is None:
            return
        if wait:
            assert self.table.late(min(self.now, deadline - 0.001)) is None
            self.now = max(self.now, deadline)
        number = self.table.late(self.now)
        assert (number is not None) == (deadline <= self.now)
        if number is not None:
            seat, checked = self.table.seats[number], match_of(self.table).late(number, self.random)
            assert checked.decision in match_of(self.table).choices(number)
            self.carry_out(*self.table.deciding(number, checked, self.now, "clock"))
            if seat.timeouts >= PATIENCE and seat.person and not seat.away and self.playing():
                self.carry_out(en.BotTook(at=self.now, seat=number))

    @precondition(there)
    @rule(who=WHO, seat=SEATS)
    def takes_a_seat_back(self, who: int, seat: int) -> None:
        person = self.who(who)
        if self.ask(person, pr.TakeBack, seat=seat) is None:
            assert not person.gone and not self.table.seats[seat].away

    @precondition(lambda self: self.playing() and self.there())
    @rule(who=WHO, yes=st.booleans())
    def wishes_for_a_pause(self, who: int, yes: bool) -> None:
        refusal = self.ask(self.who(who), pr.Pause, yes=yes)
        if refusal is None and not yes:
            assert not self.table.paused

    @precondition(lambda self: self.playing() and self.there())
    @rule()
    def all_wish_for_a_pause(self) -> None:
        for person in self.table.sitting():
            assert self.ask(self.table.people[person], pr.Pause) is None
        if self.table.sitting():
            assert self.table.paused

    @precondition(there)
    @rule(who=WHO, text=st.text(max_size=8), claim=st.none() | st.text(max_size=4))
    def says(self, who: int, text: str, claim: str | None) -> None:
        before = self.table.number
        if self.ask(self.who(who), pr.Say, text=text, claim=claim, about=("A", " ")) is None:
            said = self.table.log[-1][1]
            assert isinstance(said, en.Said) and self.table.number == before + 1
            assert said.text or said.claim, "something is said"
            assert said.text.isprintable()

    @precondition(there)
    @rule(who=WHO, other=WHO, yes=st.booleans())
    def mutes(self, who: int, other: int, yes: bool) -> None:
        person, noisy = self.who(who), self.who(other)
        refusal = self.ask(person, pr.Mute, person=noisy.person, yes=yes)
        assert (refusal is None) == (person is not noisy)

    @rule()
    def the_server_starts_again(self) -> None:
        self.table = hub.replay(CODE, self.raw)

    @rule(seed=st.integers(0, 10**6), things=st.integers(1, 40))
    def an_evening_goes_by(self, seed: int, things: int) -> None:
        """Much happens, mostly what people do at a table."""
        random = Random(seed)
        for _ in range(things):
            self.now += random.choice([0.0, 0.5, 2.0, 20.0])
            number, seat = random.randrange(10**6), random.randint(-1, len(self.table.seats))
            if not self.playing():
                if self.there() and random.random() < 0.5:
                    random.choice([self.sits, self.stands])(number, seat)
                else:
                    self.all_sit_down_and_start(random.randint(0, 2))
            elif self.table.paused and self.there():
                self.wishes_for_a_pause(number, random.random() < 0.3)
            elif self.goes_on():
                happens = random.choice(
                    [self.somebody_decides] * 6
                    + [lambda _: self.play_goes_on(random.randint(1, 15), True)]
                    + [lambda _: self.time_runs_out(True)] * 3
                    + [self.decides_too_late]
                )
                happens(number)
                if self.there() and random.random() < 0.3:
                    random.choice(
                        [self.takes_a_seat_back] * 6
                        + [lambda who, _: self.leaves(who)]
                        + [lambda who, _: self.wishes_for_a_pause(who, True)] * 3
                    )(number, seat)
            self.check_all()

    def check_all(self) -> None:
        self.the_log_comes_to_this_table()
        self.updates_lead_to_the_same_as_a_state()
        self.people_and_seats_agree()
        self.the_status_is_right()
        self.the_right_clocks_run()

    # ---- what holds at every moment -------------------------------------------------------------------------------

    @invariant()
    def the_log_comes_to_this_table(self) -> None:
        assert all_that_shows(self.twin) == all_that_shows(self.table)

    @invariant()
    def updates_lead_to_the_same_as_a_state(self) -> None:
        for viewpoint, follower in self.followers.items():
            assert follower.number == self.table.number
            assert follower.table == plain(frames.table_state(self.table))
            assert follower.view == (plain(match_of(self.table).view(viewpoint)) if self.table.match else None)
            assert follower.choices == plain(frames.choices(self.table, viewpoint))

    @invariant()
    def people_and_seats_agree(self) -> None:
        table = self.table
        for seat in table.seats:
            assert seat.person is None or seat.bot is None
            assert seat.person is None or seat.person in table.people
            assert not seat.away or seat.person is not None
            owner = self.owner(seat.index)
            if owner is not None and owner.gone:
                assert self.playing() and seat.away, "who is gone keeps a seat only in a running game"
        here = [person.person for person in table.people.values() if not person.gone]
        staying = [person for person in table.sitting() if person in here]
        assert table.host in here if staying else table.host is None or table.host in here
        assert all(table.taken for table in table.seats) or not self.playing()
        assert {person.person for person in frames.table_state(table).people} >= set(table.sitting())

    @invariant()
    def the_status_is_right(self) -> None:
        table = self.table
        expected = "open" if table.match is None else "over" if table.match.result is not None else "playing"
        assert table.status == expected
        assert table.matches == len(table.starts) == sum(isinstance(e, en.Started) for _, e, _ in table.log)
        assert self.playing() or not (table.paused or table.pause_wished)
        assert [number for number, _, _ in table.log] == list(range(1, table.number + 1))

    @invariant()
    def the_right_clocks_run(self) -> None:
        timed = self.table.config.clock.kind != "none"
        running = {seat.index for seat in self.table.seats if seat.clock.since is not None}
        assert running == (set(self.table.waiting) if timed and self.goes_on() else set())
        assert all(seat.clock.left >= 0 for seat in self.table.seats)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        again = hub.replay(CODE, self.raw)
        assert all_that_shows(again) == all_that_shows(self.table)
        for viewpoint, follower in self.followers.items():
            fresh = frames.Picture(again, viewpoint)
            assert frames.state(again, fresh, None, set(), 0.0) == frames.state(
                self.table, follower.picture, None, set(), 0.0
            )
        for number in range(1, again.matches + 1):
            finished = finished_match(again, number)
            assert (finished is None) == (number == again.matches and self.playing())
            assert finished is None or finished.result is not None
