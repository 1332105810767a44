"""All that a seat can say in Pictomania."""

from msgspec import Struct

from engine.games.pictomania.box import Letter


class Spoken(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What all moves have in common."""


class Veto(Spoken, frozen=True, tag="veto"):
    """A word of this list is not understood: another list takes its place (P9)."""

    letter: Letter


class Ready(Spoken, frozen=True, tag="ready"):
    """The words are understood (P9), or the reveal has been seen: the table may go on."""


class Draw(Spoken, frozen=True, tag="draw"):
    """The next chunk of one's own drawing: strokes, undo, redo, clearing (engine/ink, hand 0)."""

    ink: bytes


class Guess(Spoken, frozen=True, tag="guess"):
    """A guess card laid on the drawing of a seat (P13)."""

    of: int
    number: int


class Take(Spoken, frozen=True, tag="take"):
    """Finished, with the black token of so many stars (P15).  All at once only."""

    stars: int


class Claim(Spoken, frozen=True, tag="claim"):
    """Finished, and to be given a black token by stopwatch (P28).  On a passed tablet only."""


class Finish(Spoken, frozen=True, tag="finish"):
    """Finished, without a black token (P15)."""


class Uncover(Spoken, frozen=True, tag="uncover"):
    """The tablet is open in the hands of this seat: its stopwatch runs (P28)."""


class Cover(Spoken, frozen=True, tag="cover"):
    """The curtain has fallen: the stopwatch stands still (P28)."""


class HandOn(Spoken, frozen=True, tag="hand-on"):
    """The drawing is done; the tablet goes to the next seat (P28)."""


class OwnUp(Spoken, frozen=True, tag="own-up"):
    """The wrong word was drawn (P24)."""


class LookOn(Spoken, frozen=True, tag="look-on"):
    """In the reveal all look at what stands in this ``place`` now: the next drawing, or the table of all (P30)."""

    place: int


class CallFoul(Spoken, frozen=True, tag="foul"):
    """The drawing of this seat breaks the rules of drawing (P27)."""

    of: int


class Judge(Spoken, frozen=True, tag="judge"):
    """Whether a foul that somebody called on this seat's drawing is one (P27)."""

    of: int
    foul: bool


class Favour(Spoken, frozen=True, tag="favour"):
    """A vote for the best drawing of the match (P26)."""

    drawing: int


class Abstain(Spoken, frozen=True, tag="abstain"):
    """No vote for any drawing (P26)."""


Move = (
    Veto
    | Ready
    | Draw
    | Guess
    | Take
    | Claim
    | Finish
    | Uncover
    | Cover
    | HandOn
    | OwnUp
    | LookOn
    | CallFoul
    | Judge
    | Favour
    | Abstain
)
