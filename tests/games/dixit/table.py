"""A round of Dixit in one readable line: ``laid(4)`` has Ada's card told and everybody's cards on the table.

Nothing is left to chance here: the deck is dealt in the order of its numbers, so that Ada holds the cards from 1 on, Bo
those after hers; and cards are laid in the order in which they were given, so that Ada's told card lies on place 1.
"""

from typing import Any

from engine.entries import Dealt
from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Idea, Ready, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import State
from engine.rules import Shuffle
from tests.games.position import Position

ADA, BO, CY, DI, EVE, FLO, GUS, HAL, IDA, JO, KIT, LOU = range(12)
LETTERS = "ABCDEFGHIJKL"

SEATS = {"classic": range(3, 13), "party": range(6, 13), "team": range(6, 13, 2)}
EVERY_TABLE = [(variant, seats) for variant, counts in SEATS.items() for seats in counts]


def opened(seats: int, variant: str = "classic", **options: Any) -> "Table":
    return Table(GAME.open(variant, Options(**options), seats))


def dealt(seats: int, variant: str = "classic", **options: Any) -> "Table":
    """Anybody may have the first idea."""
    return opened(seats, variant, **options).deal()


def telling(seats: int, variant: str = "classic", teller: int = ADA, **options: Any) -> "Table":
    return dealt(seats, variant, **options).say(teller, Idea())


def giving(seats: int, variant: str = "classic", teller: int = ADA, **options: Any) -> "Table":
    """The clue is out."""
    return telling(seats, variant, teller, **options).tell()


def laid(seats: int, variant: str = "classic", teller: int = ADA, givers: str = "", **options: Any) -> "Table":
    """All cards are on the table.  In team, ``givers`` says who gives: ``BDE``."""
    return giving(seats, variant, teller, **options).all_give(givers)


class Table(Position):
    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.needed: list[Shuffle] = []

    def deal(self) -> "Table":
        while isinstance(need := GAME.needs(self.state), Shuffle):
            self.needed.append(need)
            self.play(Dealt(need.items))
        return self

    # Moves

    def tell(self, card: str | None = None, clue: str | None = None) -> "Table":
        """The storyteller tells, by default the first card of the hand."""
        teller = self.state.storyteller
        if self.state.agreed.variant == "party":
            return self.say(teller, TellUnseen(clue))
        return self.say(teller, Tell(card or self.hand(teller)[0], clue))

    def give(self, seat: int, card: str | None = None) -> "Table":
        return self.say(seat, Give(card or self.hand(seat)[0]))

    def all_give(self, givers: str = "") -> "Table":
        """These seats, or each that has to, give their first card; then the cards are laid as they were given.

        In team the storyteller's partner comes first, wherever they stand among the givers (D20).
        """
        for seat in sorted(map(LETTERS.index, givers), key=lambda seat: seat not in self.waiting):
            self.give(seat)
        while self.phase == "giving":
            self.give(self.waiting[0])
        return self.deal()

    def place(self, giver: int) -> int:
        """Where the first card of this seat lies."""
        return next(place for place, given in enumerate(self.state.given, start=1) if given.seat == giver)

    def vote(self, seat: int, *on: int) -> "Table":
        return self.say(seat, Vote(on))

    def vote_red(self, on: int) -> "Table":
        return self.say(self.state.storyteller, VoteRed(on))

    def votes(self, votes: str) -> "Table":
        """``A AB C``: those who vote, in the order of their seats, vote for the cards that these seats gave."""
        for seat, letters in zip(self.seen.voters, votes.split(), strict=True):
            self.vote(seat, *sorted(self.place(LETTERS.index(letter)) for letter in letters))
        return self

    def all_vote(self, seat: int) -> "Table":
        """Everybody votes for this seat's card; whoever may not, for the first that may be voted for."""
        place = self.place(seat)
        for voter in self.waiting:
            moves = GAME.choices(self.state, voter).moves
            self.say(voter, Vote((place,)) if Vote((place,)) in moves else moves[0])
        return self

    def ready(self, *seats: int) -> "Table":
        for seat in seats or self.seats:
            self.say(seat, Ready())
        return self.deal()

    def round(self) -> "Table":
        """A whole round in which everybody finds the card (or is on it, in party) goes by."""
        self.tell().all_give()
        if self.state.agreed.variant == "party":
            self.vote_red(2)
        return self.all_vote(self.state.storyteller).ready()

    # What players see

    def hand(self, seat: int) -> tuple[str, ...]:
        """What a seat holds, whether it sees it or not."""
        return self.state.hands[seat]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.seen.scores
