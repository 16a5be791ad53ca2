"""A game, as all floors see it: the whole contract between a game's rules and everything above them.

A game is an object that names its rooms. A room is a module (anything with these functions will do); the Protocols
below say what each of them offers. Those of the fast tier deal in codes, the others in typed things. What has a decent
default is a method with a body; what only the game can know has none. docs/adding-a-game.md leads through it.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.claims import ClaimsRoom
from undermine.engine.decisions import Decision, Form, Pointer, ProposeEnd, Vote, read_decision
from undermine.engine.editions import Editions, read_editions
from undermine.engine.errors import NotationError, OptionError, Refused
from undermine.engine.notation import read_seat
from undermine.engine.options import read_options
from undermine.engine.pathcards import Faces
from undermine.engine.pictures import CardPicture, card_pictures
from undermine.engine.planes import Board
from undermine.engine.rulebook import Chapter, OptionNote, chapters, option_notes, rulebook
from undermine.engine.saying import said
from undermine.engine.seating import BY_CHANCE
from undermine.engine.state import BaseState
from undermine.engine.telling import tell
from undermine.engine.votes import may_propose


class GameDeck(Protocol):
    """What every deck tells: the path cards as faces, all cards by number, and how many of each there are."""

    @property
    def faces(self) -> Faces: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def path_cards(self) -> int: ...
    @property
    def copies(self) -> list[int]: ...
    def __hash__(self) -> int: ...


class GameOptions(Protocol):
    """What the options of every game have."""

    @property
    def first_player(self) -> str: ...
    @property
    def vote_end(self) -> bool: ...


S = TypeVar("S", bound=BaseState)
D = TypeVar("D", bound=GameDeck)
O = TypeVar("O", bound=GameOptions)  # noqa: E741  # options: the letters are those of the rooms
K = TypeVar("K", bound=Decision)
S_contra = TypeVar("S_contra", bound=BaseState, contravariant=True)
S_co = TypeVar("S_co", bound=BaseState, covariant=True)
D_contra = TypeVar("D_contra", bound=GameDeck, contravariant=True)
D_co = TypeVar("D_co", bound=GameDeck, covariant=True)
O_contra = TypeVar("O_contra", bound=GameOptions, contravariant=True)
O_co = TypeVar("O_co", bound=GameOptions, covariant=True)
K_contra = TypeVar("K_contra", bound=Decision, contravariant=True)


class DeckFileRoom(Protocol[D_co]):
    """deck_file.py: decks and boards as TOML."""

    def load(self, deck: str, /) -> tuple[D_co, str]:
        """A deck by its name or from its text, and what a record keeps to find it again."""


class SetupRoom(Protocol[S_co, D_contra, O_contra]):
    """setup.py: the deal."""

    def begin(self, deck: D_contra, options: O_contra, seats: int, chance: Chance, log: list[object] | None, /) -> S_co:
        """A new game at its first decision."""


class TurnRoom(Protocol[S_contra]):
    """turn.py: what a seat may do, and what happens then."""

    def waiting(self, state: S_contra, /) -> list[int]:
        """The seats that owe a decision now; none once the game is over."""

    def legal(self, state: S_contra, /) -> list[int]:
        """The codes of all decisions that the acting seat may take; a proposal to end early comes last."""

    def apply(self, state: S_contra, code: int, /) -> None:
        """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""


class ScoringRoom(Protocol[S_contra]):
    """scoring.py: what a simulation counts."""

    def wins(self, state: S_contra, /) -> dict[str, int]:
        """How many rounds each side has won."""

    def counts(self, state: S_contra, /) -> dict[str, int]:
        """What else a simulation adds up."""


class DecisionsRoom(Protocol[D_contra, K]):
    """decisions.py: typed decisions, their notation and their codes."""

    #: First word of a decision -> how it goes on, and what reads it.
    FORMS: dict[str, Form]

    def encode(self, deck: D_contra, decision: K, /) -> int:
        """The code of a decision, or -1 if the deck and the layout have no such thing."""

    def decode(self, deck: D_contra, code: int, /) -> K:
        """The decision with this code."""


class RefusalsRoom(Protocol[S_contra, K_contra]):
    """refusals.py: a second program for the truth of `legal`, with reasons."""

    def why_not(self, state: S_contra, seat: int, decision: K_contra, /) -> Refused | None:
        """Why this seat may not decide this now, with the clause; None if it may."""

    def no_use(self, state: S_contra, seat: int, at: Pointer, /) -> Refused:
        """Why a click stands for no decision at all: with a card alone, why it can't be played anywhere."""


class ViewsRoom(Protocol[S_contra, O_contra]):
    """views.py: what there is to see, whole; engine/views.py takes out the secrets."""

    def truth(self, state: S_contra, decided: int, options: O_contra, deck_name: str, /) -> msgspec.Struct:
        """Everything, with who may know what."""

    def result(self, state: S_contra, /) -> msgspec.Struct | None:
        """Who won and the scores, once the game is over."""


class PointersRoom(Protocol[S_contra, K]):
    """pointers.py: where on a screen a choice is taken."""

    def points(self, state: S_contra, seat: int, decision: K, /) -> Pointer:
        """The cards that a choice uses and the place or seat it points at, from what all can see."""

    def meant(self, state: S_contra, seat: int, at: Pointer, /) -> Sequence[K]:
        """The decisions that a click there stands for, legal or not; none if no place is named. All of it may be made
        up: the refusals know.
        """


class PositionsRoom(Protocol[S_contra, O_contra]):
    """positions.py: a whole state as text."""

    def write(self, state: S_contra, options: O_contra, source: str, /) -> str:
        """The same state gives the same text."""


class FactsRoom(Protocol[S_contra]):
    """facts.py: a whole state in numbers, for digests."""

    def facts(self, state: S_contra, /) -> list[object]:
        """What the position's text says, as lists of ints; the same position gives the same facts."""


class PlanesRoom(Protocol[S_contra, D_contra]):
    """planes.py: what a seat sees, in bytes, for programs that learn."""

    #: Names of the kinds of decisions, by number.
    KINDS: list[str]

    def board_of(self, state: S_contra, /) -> tuple[list[str], Board]:
        """What is seen of the cards on the table: the names of the planes, and the board that makes them."""

    def more_planes(self) -> list[str]:
        """The names of the planes that come after them."""

    def scalars(self, state: S_contra, /) -> list[tuple[str, int]]:
        """Names and lengths of what comes after all planes."""

    def observe(self, board: Board, state: S_contra, seat: int, /) -> bytes:
        """All planes, then all scalars, by what this seat may know."""

    def features(self, deck: D_contra, code: int, seat: int, seats: int, /) -> tuple[int, int, int, int, int, int]:
        """What a decision of this seat is: kind, cell, face, card, seat, argument."""

    def every_code(self, deck: D_contra, cells: list[int], seats: int, /) -> list[int]:
        """The codes of all decisions that can be thought of on these cells."""


class StoryRoom(Protocol):
    """story.py: what happens, told line by line."""

    def tell(self, event: Any, names: Sequence[str], /) -> str | None:
        """One line about an event, with the names of the seats; None where there is nothing to say."""


class PositionReaderRoom(Protocol[S_co, O_co]):
    """position_reader.py: the way back."""

    def read(self, text: str, game: "AnyGame", /) -> tuple[S_co, O_co, str]:
        """The state of a text, its options, and its deck; raises PositionError with all defects."""


class Game(Generic[S, D, O, K]):
    """One of the games. It has no state of its own: it names its rooms, and passes on to them."""

    name: str
    title: str
    seats: range
    #: Goes up when a change of the rules changes what a record replays to.
    rules_version: int

    options_type: type[O]
    #: Unions of structs, for reading, for the wire and for the client's types: no type can say "a union of structs".
    decision_type: object
    event_type: object
    view_type: type[msgspec.Struct]

    #: The code of a proposal to end early, which any seat may make where `votes.may_propose` says so.
    propose: int
    #: Answers that decline, in the order in which they are tried for a seat that is late (Q-ALL-04).
    declining: Sequence[K] = ()

    deck_file: DeckFileRoom[D]
    setup: SetupRoom[S, D, O]
    turn: TurnRoom[S]
    scoring: ScoringRoom[S]
    decisions: DecisionsRoom[D, K]
    refusals: RefusalsRoom[S, K]
    views: ViewsRoom[S, O]
    pointers: PointersRoom[S, K]
    positions: PositionsRoom[S, O]
    position_reader: PositionReaderRoom[S, O]
    #: Without it, digests are made of the position's text, which takes longer.
    facts: FactsRoom[S] | None = None
    #: Without it, there is no environment for learning.
    planes: PlanesRoom[S, D] | None = None
    #: What seats can say to each other about it; without it, whom they trust and what they ask.
    claims: ClaimsRoom[S, D] | None = None
    #: What happens, in words; without it, events are told by their names and fields.
    story: StoryRoom | None = None

    # ---- what only some games have to say ----------------------------------------------------------------------------

    def discard(self, card: str) -> K | None:  # noqa: ARG002  # for games that can
        """The decision to discard one card, where the game has such a thing; the clock discards for a late seat."""
        return None

    def space_features(self, deck: D, face: int) -> tuple[str, ...]:
        """By space of a face: a word for what is in it, or nothing."""
        return ("",) * deck.faces.spaces[face]

    def space_names(self, deck: D, face: int) -> tuple[str, ...]:
        """By space of a face: what decisions and events call it."""
        return tuple(map(str, range(deck.faces.spaces[face])))

    def card_group(self, deck: D, card: int) -> int | None:  # noqa: ARG002  # for games that have groups
        """The group that the back of a card shows, from 1 on, where cards have groups."""
        return None

    def gold(self, state: S) -> list[int]:
        """By seat: its gold at the end of a game, or its points; where neither is counted, 1 for each winner."""
        result: Any = self.views.result(state)
        return [int(seat in result.winners) for seat in range(state.seats)]

    def left_to_people(self, decision: Decision) -> bool:
        """Whether bots keep off this decision: they neither propose to end early nor agree to it."""
        return isinstance(decision, ProposeEnd) or decision == Vote(True)

    # ---- the package -------------------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """Where the game lives: its decks and rules.md are there."""
        return type(self).__module__.rpartition(".")[0]

    def rulebook(self) -> dict[str, str]:
        """Id -> text of every clause and ruling."""
        return rulebook(self.package)

    def brief(self) -> str:
        """The rules on one page, for anyone who has to play at once; nothing if the package has no brief.md."""
        page = files(self.package) / "brief.md"
        return page.read_text("utf-8") if page.is_file() else ""

    def tell(self, event: Any, names: Sequence[str]) -> str | None:
        """One line about an event as somebody saw it; None where there is nothing to say."""
        return tell(event, names) if self.story is None else self.story.tell(event, names)

    def editions(self) -> Editions:
        """What the rulebooks of this game say of its options."""
        return read_editions(self.package)

    def chapters(self, language: str = "en") -> tuple[Chapter, ...]:
        """The rules as a book: chapters, with their clauses and rulings."""
        return chapters(self.package, language)

    def option_notes(self) -> dict[str, OptionNote]:
        """Name -> what an option means."""
        return option_notes(self.package)

    def pictures(self, deck: D) -> list[CardPicture]:
        """Every kind of card as a graph, for anyone who draws them."""
        return card_pictures(self, deck)

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickled by name: there is one of each game, and a copy of it is itself."""
        module = sys.modules[type(self).__module__]
        names = [name for name, value in vars(module).items() if value is self]
        return names[0] if names else (type(self), ())

    # ---- matches -----------------------------------------------------------------------------------------------------

    def begin(self, seats: int, options: O, deck: str, chance: Chance, log: list[object] | None) -> tuple[S, str]:
        """A new state, at its first decision, and the deck as a record keeps it."""
        self.check_first_player(options.first_player, seats)
        loaded, source = self.deck_file.load(deck)
        return self.setup.begin(loaded, options, seats, chance, log), source

    def load(self, text: str, log: list[object] | None) -> tuple[S, O, str]:
        """The state of a position, its options, and its deck."""
        state, options, source = self.position_reader.read(text, self)
        state.log = log
        return state, options, source

    def position(self, state: S, options: O, source: str) -> str:
        """The whole state as a text that `load` reads."""
        return self.positions.write(state, options, source)

    def waiting(self, state: S) -> list[int]:
        """The seats that owe a decision."""
        return self.turn.waiting(state)

    def encode(self, deck: D, decision: K) -> int:
        """The code of a decision, or -1 if the deck and the layout have no such thing."""
        return self.decisions.encode(deck, decision)

    def decode(self, deck: D, code: int) -> K:
        """The decision with this code."""
        return self.decisions.decode(deck, code)

    def legal(self, state: S, seat: int) -> list[int]:
        """The codes of all decisions that this seat may take now, in the order of the codes."""
        if seat in self.turn.waiting(state):
            return sorted(self.turn.legal(state))
        return [self.propose] if may_propose(state) else []

    def apply(self, state: S, seat: int, code: int) -> None:
        """Carries out a legal decision; any of those who wait may be the next."""
        state.actor = seat
        self.turn.apply(state, code)

    def playout(self, state: S, random: Callable[[], float]) -> int:
        """Plays on at random to the end, without proposals. Returns the number of decisions.

        Our games bring loops of their own: through this one, a compiled game takes 2 to 3 % more instructions.
        """
        decisions = 0
        while codes := self.turn.legal(state):
            if codes[-1] == self.propose:
                codes.pop()
            self.turn.apply(state, codes[int(random() * len(codes))])
            decisions += 1
        return decisions

    def late(self, state: S, deck: D, seat: int, random: Random) -> int:
        """Q-ALL-04: what is decided for a seat whose time is over: it declines, or discards a random card face down."""
        codes = self.legal(state, seat)
        discards = [self.discard(deck.names[card]) for hand in state.hands[seat : seat + 1] for card in sorted(hand)]
        random.shuffle(discards)
        for decision in [*self.declining, *discards]:
            code = -1 if decision is None else self.decisions.encode(deck, decision)
            if code in codes:
                return code
        return random.choice([code for code in codes if code != self.propose] or codes)

    # ---- what people and programs write ------------------------------------------------------------------------------

    def read(self, decision: object) -> K:
        """The decision of a text or an object, with every field of its type, or NotationError."""
        if isinstance(decision, str):
            return cast("K", read_decision(decision, self.decisions.FORMS))  # its forms make its decisions
        try:
            if isinstance(decision, Decision):
                typed: K = msgspec.convert(msgspec.to_builtins(decision), self.decision_type)
                return typed
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise NotationError(f"{decision!r} is no decision of {self.name}: {error}") from None
        raise NotationError(f"{decision!r} is no decision of {self.name}")

    def check_seats(self, seats: int) -> None:
        """Says how many can play."""
        if type(seats) is not int or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            why = "{game} is for {few} to {many} seats, not {typed}"
            raise OptionError(said(why, game=self.name, few=few, many=many, typed=str(seats)))

    def check_first_player(self, first: str, seats: int) -> None:
        """Says if the option names a seat that is not there."""
        if first != BY_CHANCE and read_seat(first) >= seats:
            why = "option first_player: there is no seat {typed} among {number}"
            raise OptionError(said(why, typed=first, number=seats))

    def read_options(self, options: Mapping[str, object]) -> O:
        """Typed options from a plain mapping."""
        return read_options(self.name, self.options_type, options)


#: Some game: nobody knows which, but what its rooms pass around fits together all the same.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
#: A state of some game, as `AnyGame` deals in them: more than `BaseState`, each with a `copy` of its own type.
AnyState: TypeAlias = Any
