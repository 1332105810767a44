"""A match of Pictoric Box in one readable line: ``open_table(4)`` stands before Ada's first association.

Cards are dealt in their order, so that in the open scenario Ada holds pictures 1 to 6 and Bo 7 to 12, in the closed
one Ada 1 and 2, Bo 3 and 4, and the leader draws the next one; cards on sectors lie in the order of their numbers.
Dice show what a test says: ``opened(forfeits=True).roll(1, 5)`` is a forfeit and how far the pawn walks.
"""

from typing import Any

from msgspec.structs import replace

from engine.entries import Dealt
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Discard, Give, Move, Pick, Ready, Tell, Theme, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State, voters
from engine.games.pictoric.view import Reveal
from engine.rules import Roll, Shuffle, WhyLine
from tests.games.position import Position

ADA, BO, CY, DI, EVE, FAY = range(6)


def opened(seats: int = 3, variant: str = "open", **options: Any) -> "Table":
    """The cards are dealt, Ada leads; with forfeits, her roll is awaited."""
    table = Table(GAME.open(variant, Options(**options), seats))
    return table.roll(6, *[1] * (seats - 1))


def open_table(seats: int = 3, **options: Any) -> "Table":
    return opened(seats, **options)


def closed_table(seats: int = 3, **options: Any) -> "Table":
    return opened(seats, "closed", **options)


def forfeit(*dice: int, seats: int = 3, variant: str = "open") -> "Table":
    """Ada's first turn, with these dice for her forfeit."""
    return opened(seats, variant, forfeits=True).roll(*dice)


class Table(Position):
    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    @property
    def leader(self) -> int:
        return self.state.leader

    @property
    def others(self) -> list[int]:
        return voters(self.state)

    # Chance

    def roll(self, *dice: int) -> "Table":
        """Dice fall as written; whatever is shuffled keeps its order."""
        left = list(dice)
        while need := GAME.needs(self.state):
            if isinstance(need, Shuffle):
                self.play(Dealt(need.items))
            elif isinstance(need, Roll) and left:
                self.play(Dealt(tuple(left[: need.dice])))
                del left[: need.dice]
            else:
                break
        if left:
            raise AssertionError(f"nobody rolls {left}")
        return self

    def deal(self, *values: int) -> "Table":
        """One answer of chance, and no more."""
        return self.play(Dealt(values))

    # Moves

    def say(self, seat: int, move: Move) -> "Table":
        return super().say(seat, move).roll()

    def tell(self, text: str | None = "Gone fishing", sector: int | None = None) -> "Table":
        return self.say(self.leader, Tell(text, sector))

    def give(self, seat: int, card: str | None = None) -> "Table":
        """A card of the bank, by default the first."""
        return self.say(seat, Give(card or self.view(seat).hand[0]))

    def all_give(self) -> "Table":
        for seat in self.others:
            self.give(seat)
        return self

    def vote(self, seat: int, sector: int) -> "Table":
        return self.say(seat, Vote(sector))

    def votes(self, *sectors: int) -> "Table":
        """All others vote, in the order of their seats."""
        for seat, sector in zip(self.others, sectors, strict=True):
            self.vote(seat, sector)
        return self

    def told(self, sector: int = 1) -> "Table":
        """The association is given; in the closed scenario all have added a card."""
        return self.tell().all_give() if self.state.agreed.closed else self.tell(sector=sector)

    def found_by(self, *seats: int) -> "Table":
        """A whole turn up to the reveal, in which these were right; the others are wrong, each about another's card."""
        self.told()
        die = self.view(self.leader).die
        assert die is not None
        for seat in self.others:
            own = self.view(seat).own
            wrong = [sector for sector in range(1, len(self.seen.sectors) + 1) if sector not in (die, own)]
            self.vote(seat, die if seat in seats else wrong[0])
        return self

    def pick(self, seat: int, *places: int) -> "Table":
        return self.say(seat, Pick(places))

    def theme(self, seat: int, text: str | None) -> "Table":
        return self.say(seat, Theme(text))

    def discard(self, seat: int, card: str) -> "Table":
        return self.say(seat, Discard(card))

    def ready(self, *dice: int) -> "Table":
        """All are ready, the leader having given up a card if one is due; the next leader rolls these dice."""
        if self.state.discarding:
            self.discard(self.leader, self.view(self.leader).hand[0])
        for seat in self.seats:
            if seat in self.waiting:
                self.say(seat, Ready())
        return self.roll(*dice)

    # Other positions

    def with_pawns_at(self, *cells: int) -> "Table":
        """The pawns have come this far; how is of no matter here."""
        lines = [WhyLine(seat, cell - 1, "lucky", {"n": cell - 1}) for seat, cell in enumerate(cells)]
        self.state = replace(self.state, cells=cells, lines=tuple(lines))
        return self

    def with_banks(self, *sizes: int) -> "Table":
        """Banks grow from the pile."""
        for seat, size in enumerate(sizes):
            missing = size - len(self.state.hands[seat])
            hands, pile = list(self.state.hands), self.state.pile
            hands[seat] += pile[:missing]
            self.state = replace(self.state, hands=tuple(hands), pile=pile[missing:])
        return self

    def with_pile(self, cards: int) -> "Table":
        """Only so many are left to draw; the others are discarded."""
        pile, discards = self.state.pile, self.state.discards
        self.state = replace(self.state, pile=pile[:cards], discards=discards + pile[cards:])
        return self

    # What players see

    @property
    def cells(self) -> list[int]:
        return [player.cell for player in self.seen.players]

    @property
    def banks(self) -> list[int]:
        return [player.cards for player in self.seen.players]

    @property
    def reveal(self) -> Reveal:
        shown = self.seen.reveal
        assert shown is not None
        return shown

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """The seat's lines of this turn, as (key, points)."""
        return [(line.key, line.points) for line in self.seen.why if line.seat == seat and line.round == self.seen.turn]
