"""A round of Pictomania in one readable line: ``playing("A1 B2 A3")`` deals Ada A1, Bo B2 and Cy A3.

``playing`` is all at once, ``passed`` one tablet.  Both stand right after the deal of round 1; ``reading`` stands
before it, with the words on the rack.
"""

from collections.abc import Callable
from typing import Any

from engine.dealer import Dealer
from engine.entries import Dealt
from engine.games.pictomania import GAME
from engine.games.pictomania.box import LETTER_CARDS, LETTERS, NUMBERS
from engine.games.pictomania.moves import (
    CallFoul,
    Claim,
    Cover,
    Draw,
    Finish,
    Guess,
    HandOn,
    Judge,
    LookOn,
    OwnUp,
    Ready,
    Take,
    Uncover,
    Veto,
)
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import State
from engine.ink import (
    Cleared,
    Entry,
    PaperLaid,
    Points,
    Progress,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    Undone,
    encode,
)
from engine.rules import Roll, Shuffle, WhyLine
from tests.games.position import Position

ADA, BO, CY, DI, EVE, FAY = range(6)

WORDS = {3: "A1 B2 C3", 4: "A1 B2 C3 A4", 5: "A1 B2 C3 A4 B5", 6: "A1 B2 C3 A4 B5 C6"}
"""Words to draw where it does not matter which."""


def opened(seats: int = 3, variant: str = "live", seed: int = 7, **options: Any) -> "Table":
    return Table(GAME.open(variant, Options(**options), seats), Dealer(seed))


def reading(seats: int = 3, variant: str = "live", **options: Any) -> "Table":
    """Three lists are on the rack."""
    return opened(seats, variant, **options).deal()


def playing(words: str = WORDS[3], variant: str = "live", **options: Any) -> "Table":
    """The words are dealt."""
    return reading(len(words.split()), variant, **options).start(words)


def passed(words: str = WORDS[3], **options: Any) -> "Table":
    return playing(words, "passed", **options)


class Table(Position):
    def __init__(self, state: State, dealer: Dealer) -> None:
        super().__init__(GAME, state)
        self.dealer = dealer

    # Dealing

    def deal(self, answer: Callable[[Shuffle | Roll], tuple[int, ...]] | None = None) -> "Table":
        while isinstance(need := GAME.needs(self.state), Shuffle | Roll):
            self.play(Dealt((answer or self.dealer.answer)(need), self.at))
        return self

    def start(self, words: str) -> "Table":
        """Everybody is ready and gets these words: ``A1 B2 A3``."""

        def answer(need: Shuffle | Roll) -> tuple[int, ...]:
            if not isinstance(need, Shuffle) or need.what == "lists":
                return self.dealer.answer(need)
            dealt = [LETTERS.index(word[0]) if need.what == "letters" else int(word[1]) for word in words.split()]
            left = list(LETTER_CARDS if need.what == "letters" else NUMBERS)
            for card in dealt:
                left.remove(card)
            return (*dealt, *left)

        for seat in self.seats:
            self.say(seat, Ready())
        return self.deal(answer)

    # Moves

    def wait(self, ms: int) -> "Table":
        self.at += ms
        return self

    def ready(self, *seats: int) -> "Table":
        for seat in seats or self.seats:
            self.say(seat, Ready())
        return self

    def veto(self, seat: int, letter: Any) -> "Table":
        return self.say(seat, Veto(letter))

    def guess(self, seat: int, of: int, number: int) -> "Table":
        return self.say(seat, Guess(of, number))

    def right(self, seat: int, of: int) -> "Table":
        return self.guess(seat, of, self.state.numbers[of])

    def wrong(self, seat: int, of: int, number: int | None = None) -> "Table":
        """A wrong guess that spoils no right one: with a number that nobody has, unless one is given."""
        hand = self.view(seat).hand
        free = [card for card in hand if card not in self.state.numbers] or [
            card for card in hand if card != self.state.numbers[of]
        ]
        return self.guess(seat, of, number or free[0])

    def take(self, seat: int, stars: int) -> "Table":
        return self.say(seat, Take(stars))

    def finish(self, *seats: int) -> "Table":
        """These seats, or all that have not finished yet, finish without a black token."""
        for seat in seats or [seat for seat in self.seats if not self.state.finished[seat]]:
            self.say(seat, Finish())
        return self

    def own_up(self, seat: int) -> "Table":
        return self.say(seat, OwnUp())

    def foul(self, seat: int, of: int) -> "Table":
        return self.say(seat, CallFoul(of))

    def look_on(self, seat: int, place: int) -> "Table":
        return self.say(seat, LookOn(place))

    def judge(self, seat: int, of: int, foul: bool) -> "Table":
        return self.say(seat, Judge(of, foul))

    def draw(self, seat: int, ink: bytes | None = None) -> "Table":
        return self.say(seat, Draw(ink or self.stroke(seat)))

    def stroke(self, seat: int) -> bytes:
        """A chunk that goes on with the seat's drawing by one stroke."""
        return stroke(self.state.inks[seat].progress)

    # A passed tablet

    def uncover(self, seat: int) -> "Table":
        return self.say(seat, Uncover())

    def cover(self, seat: int) -> "Table":
        return self.say(seat, Cover())

    def draws(self, seat: int, ms: int) -> "Table":
        """The seat takes the tablet, draws for so long, and hands it on."""
        return self.uncover(seat).wait(ms).draw(seat).say(seat, HandOn())

    def all_draw(self, *times: int) -> "Table":
        for seat in self.seats:
            self.draws(seat, times[seat] if times else 1000)
        return self

    def claims(self, seat: int, ms: int = 0) -> "Table":
        """The seat, with the tablet uncovered, finishes after so long and wants a token."""
        return self.wait(ms).say(seat, Claim())

    def passes(self, seat: int, ms: int = 0) -> "Table":
        """The same, for a seat that wants none."""
        return self.wait(ms).say(seat, Finish())

    # What players see

    @property
    def scores(self) -> tuple[int, ...]:
        return self.seen.scores

    def fate(self, seat: int) -> str:
        """What became of the seat's black token."""
        turned = self.seen.reveal
        assert turned is not None
        return turned.black[seat].fate

    @property
    def sheep(self) -> int | None:
        turned = self.seen.reveal
        assert turned is not None
        return turned.sheep

    def verdicts(self, seat: int) -> list[tuple[int, str, int]]:
        """The guess cards on the seat's drawing as they are turned over: whose, what became of it, stars."""
        turned = self.seen.reveal
        assert turned is not None
        return [(card.seat, card.verdict, card.stars) for card in turned.stacks[seat].cards]

    @property
    def why(self) -> tuple[WhyLine, ...]:
        return self.seen.why


# Ink -------------------------------------------------------------------------------------------------------------


def stroke(progress: Progress, hand: int = 0) -> bytes:
    entries: list[Entry] = [] if progress.sheet is not None else [PaperLaid(Sheet.LANDSCAPE)]
    at = progress.hand(hand).at
    entries.append(StrokeBegun(hand, at, Style(), 1000, 1000))
    entries.append(Points(hand, [1100, 1200], [1050, 1000], [at + 6, at + 12], [0, 0]))
    chunk, _ = encode([*entries, StrokeEnded(hand)], progress)
    return chunk


def undo(progress: Progress) -> bytes:
    return encode([Undone(0, progress.hand(0).at)], progress)[0]


def clear(progress: Progress) -> bytes:
    return encode([Cleared(0, progress.hand(0).at)], progress)[0]
