"""All that a seat can say in Pictoric Box.  Cards are named by the ids of their pictures."""

from msgspec import Struct

from engine.rules import Stop


class Spoken(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """What all moves have in common."""


class Pick(Spoken, frozen=True, tag="pick"):
    """The leader's cards at these places, counted from 1, seen from behind (B13, cards in trouble)."""

    places: tuple[int, ...]


class Theme(Spoken, frozen=True, tag="theme"):
    """The theme that the association must keep to (B13, on topic); said aloud if it has no text."""

    text: str | None = None


class Tell(Spoken, frozen=True, tag="tell"):
    """The leader's association, said aloud if it has no text (B4, B9).

    ``sector`` is where the leader's hidden die points; in the closed scenario no card lies there yet.
    """

    text: str | None = None
    sector: int | None = None


class Give(Spoken, frozen=True, tag="give"):
    """The card of one's bank that fits best, face down (B9)."""

    card: str


class Vote(Spoken, frozen=True, tag="vote"):
    """One's hidden die points to this sector (B5, B10)."""

    sector: int


class Discard(Spoken, frozen=True, tag="discard"):
    """The leader gives up a card of the bank (B11)."""

    card: str


class Ready(Spoken, frozen=True, tag="ready"):
    """The reveal has been seen: the next turn may begin."""


Move = Pick | Theme | Tell | Give | Vote | Discard | Ready | Stop
