"""All that a seat can say in Dixit.  Cards are said by their picture's id, places on the table by 1…n."""

from msgspec import Struct


class Spoken(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What all moves have in common."""


class Idea(Spoken, frozen=True, tag="idea"):
    """Somebody has an idea, and tells first (D2)."""


class Tell(Spoken, frozen=True, tag="tell"):
    """A card of the hand and a clue to it (D3); without words the clue was said aloud."""

    card: str
    clue: str | None = None


class TellUnseen(Spoken, frozen=True, tag="tell-unseen"):
    """A clue before looking at the hand (D13); without words it was said aloud."""

    clue: str | None = None


class Give(Spoken, frozen=True, tag="give"):
    """A card of the hand that fits the clue (D4, D14, D20)."""

    card: str


class Swap(Spoken, frozen=True, tag="swap"):
    """A card of the hand is exchanged for the next of the deck (D25)."""

    card: str


class Vote(Spoken, frozen=True, tag="vote"):
    """One place, or two different ones, the lower first (D6, D15, D22)."""

    on: tuple[int, ...]


class VoteRed(Spoken, frozen=True, tag="vote-red"):
    """The storyteller's red vote (D15)."""

    on: int


class Ready(Spoken, frozen=True, tag="ready"):
    """The reveal has been seen: the table may go on."""


Move = Idea | Tell | TellUnseen | Give | Swap | Vote | VoteRed | Ready
