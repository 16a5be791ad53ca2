"""Speaking: what a bot says after its turn, or when it is asked. Never what says nothing, and nothing twice.

Rookies and veterans tell the truth, lie or keep silent by the rates that hearers know (talking.py), shifted a little by
their temper. A master weighs each thing that it could say by what the table would believe then, and what it would think
of the master, now and once the cards are turned up.
"""

from random import Random

import numpy as np

from undermine.bots.belief import Floats
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Situation
from undermine.bots.mind import MASTER, ROOKIE
from undermine.bots.talking import Heard, Hearing, Look, Rates
from undermine.engine.claims import Am, AnyClaim, Ask, Need, Saw, Suspect

#: From so much suspicion on a bot says whom it suspects; and how often it does.
SURE = 0.75
OUTSPOKEN = 0.4
#: When so many have accused somebody, one more says nothing new.
CHORUS = 2
#: How often a bot says that its tool is broken.
PLAINTIVE = 0.5
#: By temper: how much more often than others it speaks up, and lies.
BOLD = {"cautious": 0.6, "loud": 1.6, "sly": 0.9, "grumpy": 1.2}
SLY = {"cautious": 0.7, "sly": 1.5}
#: What a master fears of the table's suspicion, at once and after its claim has been proved true or false.
NOW, LATER = 0.6, 0.4
WHIM = 0.1


class Voice:
    """One bot, about to say something or not."""

    def __init__(self, level: int, beliefs: Beliefs, hearing: Hearing, situation: Situation, random: Random) -> None:
        self.level = level
        self.beliefs = beliefs
        self.hearing = hearing
        self.talk = hearing.talk
        self.situation = situation
        self.seat = situation.seat
        self.random = random
        self.role = self.talk.role(situation.view, self.seat) or 0
        #: What this seat has said in this round, and what others have said since it spoke last.
        self.own = [one.claim for one in hearing.heard if one.seat == self.seat]
        last = max((at for at, one in enumerate(hearing.heard) if one.seat == self.seat), default=-1)
        self.since = hearing.heard[last + 1 :]

    def speak(self) -> AnyClaim | None:
        """The first of all that there is to say that says something new."""
        for claim in (self.sight(), self.answer(), self.need(), self.accuse()):
            if claim is not None and not self.contradicts(claim):
                return claim
        return None

    def contradicts(self, claim: AnyClaim) -> bool:
        """Whether it has said so already, or something else about the same."""
        match claim:
            case Saw(thing, where):
                return any(isinstance(one, Saw) and (one.thing, one.where) == (thing, where) for one in self.own)
            case Am():
                return any(isinstance(one, Am) for one in self.own)
        return claim in self.own

    # ---- what was seen ----------------------------------------------------------------------------------------------

    def sight(self) -> Saw | None:
        """What it looked at this turn; or ever, if somebody asks."""
        asked = any(isinstance(one.claim, Ask) and one.claim.what == "saw" and self.is_for(one) for one in self.since)
        looks = [look for look in self.hearing.looks if look.seat == self.seat]
        for look in looks if asked else [self.hearing.fresh[self.seat]] if self.seat in self.hearing.fresh else []:
            truth = self.talk.found(self.situation.view, look)
            if truth is not None and not self.contradicts(Saw(look.thing, look.where, truth)):
                return self.tell(look, truth)
        return None

    def is_for(self, heard: Heard) -> bool:
        return isinstance(heard.claim, Ask) and heard.claim.seat in (None, self.seat)

    def tell(self, look: Look, truth: str) -> Saw | None:
        lies = [word for word in self.talk.words[look.thing] if word != truth]
        if self.level >= MASTER:
            return self.best(look, truth, lies)
        rates = self.rates(look)
        dice = self.random.random()
        if dice < rates.truth:
            return Saw(look.thing, look.where, truth)
        if dice < rates.truth + rates.lie:
            return Saw(look.thing, look.where, self.random.choice(lies))
        return None

    def rates(self, look: Look) -> Rates:
        """How often it tells the truth, lies and keeps silent, with its temper; a rookie is no great liar."""
        usual = self.talk.rates[look.thing][self.role]
        lie = usual.lie * SLY.get(self.situation.temper, 1.0) * (0.5 if self.level == ROOKIE else 1.0)
        silence = usual.silence / BOLD.get(self.situation.temper, 1.0)
        return Rates(max(1.0 - lie - silence, 0.0), lie, silence)

    def best(self, look: Look, truth: str, lies: list[str]) -> Saw | None:
        """What serves a master best: what the table would believe then, against what it would think of the master."""
        words: list[str | None] = [truth, *lies, None]
        shares = self.talk.shares[self.role]
        worths = [self.worth(look, truth, word, shares) + WHIM * self.random.random() for word in words]
        word = words[max(range(len(words)), key=worths.__getitem__)]
        return None if word is None else Saw(look.thing, look.where, word)

    def worth(self, look: Look, truth: str, word: str | None, shares: float) -> float:
        believed, exposed = self.after(look, truth, word)
        fact = self.hearing.truth(Saw(look.thing, look.where, truth))
        known = 0.0 if fact is None else float(believed[fact].sum())
        fears = [self.beliefs.seen(table, self.seat) for table in (believed, exposed)]
        return shares * known - NOW * fears[0] - LATER * fears[1]

    def after(self, look: Look, truth: str, word: str | None) -> tuple[Floats, Floats]:
        """What the table would believe after the claim: now, and once all know what is true."""
        table = self.beliefs.public()
        fact = self.hearing.truth(Saw(look.thing, look.where, truth))
        if fact is None:
            return table, table
        proved = np.where(fact, table, 0.0)
        if word is None:
            return table, _whole(proved)
        heard = Heard(self.seat, Saw(look.thing, look.where, word), True)
        now = table * np.exp(self.hearing.weigh(heard, table > 0))
        then = proved * np.exp(self.hearing.weigh(heard, proved > 0))
        return _whole(now), _whole(then)

    # ---- what else there is to say ----------------------------------------------------------------------------------

    def answer(self) -> AnyClaim | None:
        """To anyone who asks who it is, or accuses it: a loyal dwarf, of course."""
        for one in self.since:
            asked = isinstance(one.claim, Ask) and one.claim.what == "am" and self.is_for(one)
            accused = isinstance(one.claim, Suspect) and one.claim.seat == self.seat
            if asked or accused:
                room = self.situation.game.claims
                assert room is not None
                return Am(room.vocabulary(self.situation.deck, len(self.situation.view.seats)).roles[0])
        return None

    def need(self) -> Need | None:
        """A tool that is broken, if it has not asked for it before."""
        for what in self.talk.needs(self.situation.view, self.seat):
            if Need(what) not in self.own and self.dares(PLAINTIVE):
                return Need(what)
        return None

    def accuse(self) -> Suspect | None:
        """Whom it suspects; those who are not loyal accuse whom the table suspects already, unless it is themselves."""
        beliefs, view = self.beliefs, self.situation.view
        if self.level == ROOKIE or not self.dares(OUTSPOKEN):
            return None
        table = beliefs.table(view) if self.role == 0 else beliefs.public()
        chances = table.sum(axis=1)
        suspicion = [float(chances[beliefs.roles[:, seat] > 0].sum()) for seat in range(beliefs.seats)]
        suspicion[self.seat] = 0.0
        seat = max(range(beliefs.seats), key=suspicion.__getitem__)
        accusers = {one.seat for one in self.hearing.heard if isinstance(one.claim, Suspect) and one.claim.seat == seat}
        if suspicion[seat] < SURE or self.seat in accusers or len(accusers) >= CHORUS:
            return None
        lied = seat in self.hearing.liars(np.outer(*beliefs.evidence.open()))
        return Suspect(seat, "lied" if lied else "")

    def dares(self, rate: float) -> bool:
        return self.random.random() < rate * BOLD.get(self.situation.temper, 1.0)


def _whole(table: Floats) -> Floats:
    total = table.sum()
    whole: Floats = table / total if total > 0 else table
    return whole
