"""What the stage shows at a moment, and who acts there.  Pure: what views and choices say, no rule, no Kivy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from msgspec import Struct

from engine.games.pictoric.moves import Discard, Give, Move, Pick, Ready, Tell, Theme, Vote
from engine.games.pictoric.view import View
from engine.rules import Choices

Asked = TypeVar("Asked", bound=Struct)

Kind = Literal["picking", "theme", "telling", "giving", "voting", "reveal", "discard", "over"]

TOGETHER = frozenset(("picking", "theme", "reveal", "over"))
"""Phases in which all look: cards from behind, a theme for all to hear, dice that have been shown."""


@dataclass(frozen=True)
class Face:
    """A card on the stage.  ``id`` is nothing for one seen from behind; ``sector`` 0 for one that lies on none."""

    id: str | None
    sector: int = 0
    own: bool = False
    move: Struct | None = None
    """What choosing this card says, or would say with an association."""


@dataclass(frozen=True)
class Moment:
    """``actor`` is the seat of this tablet that may act on the stage now."""

    kind: Kind
    faces: tuple[Face, ...]
    actor: int | None = None
    picks: int = 0
    """How many cards are picked blindly at once."""


def moment(view: View, sees: int | None, choices_of: Mapping[int, Choices[Move]], discard_now: bool = False) -> Moment:
    """``sees`` is whose eyes look; ``discard_now``: the reveal is over for the leader, who still owes a card."""
    match view.phase:
        case "picking":
            return _picking(view, choices_of)
        case "theme":
            return Moment("theme", (), _who(choices_of, Theme))
        case "telling":
            return _telling(view, sees, choices_of)
        case "giving":
            return _giving(view, sees, choices_of)
        case "voting":
            return _voting(view, sees, choices_of)
        case "reveal" if discard_now:
            return _discarding(view, sees, choices_of)
        case "reveal":
            return Moment("reveal", _sectors(view), _who(choices_of, Ready))
    return Moment("over", _sectors(view) if view.reveal is not None else ())


def _who(choices_of: Mapping[int, Choices[Move]], kind: type[Struct]) -> int | None:
    """The first seat of this tablet that may say such a move."""
    return next((seat for seat in sorted(choices_of) if _moves(choices_of, seat, kind)), None)


def _moves(choices_of: Mapping[int, Choices[Move]], seat: int | None, kind: type[Asked]) -> list[Asked]:
    choices = None if seat is None else choices_of.get(seat)
    return [] if choices is None else [move for move in choices.all() if isinstance(move, kind)]


def _actor(choices_of: Mapping[int, Choices[Move]], sees: int | None, kind: type[Struct]) -> int | None:
    """Whoever looks, if they may say such a move: what is secret is done with open eyes only."""
    return sees if _moves(choices_of, sees, kind) else None


def _picking(view: View, choices_of: Mapping[int, Choices[Move]]) -> Moment:
    held = 0 if view.leader is None else view.players[view.leader].cards
    wanted = 0 if view.forfeit is None else view.forfeit.cards
    return Moment("picking", (Face(None),) * held, _who(choices_of, Pick), wanted)


def _sectors(view: View, moves: Mapping[int, Struct] | None = None) -> tuple[Face, ...]:
    return tuple(
        [
            Face(id, sector, view.own == sector, (moves or {}).get(sector))
            for sector, id in enumerate(view.sectors, start=1)
        ]
    )


def _telling(view: View, sees: int | None, choices_of: Mapping[int, Choices[Move]]) -> Moment:
    actor = _actor(choices_of, sees, Tell)
    if not view.closed:
        said = [move for move in _moves(choices_of, actor, Tell) if move.text is None]
        moves = {move.sector: move for move in said if move.sector is not None}
        return Moment("telling", _sectors(view, moves), actor)
    return Moment("telling", (Face(view.card if actor is not None else None),), actor)


def _giving(view: View, sees: int | None, choices_of: Mapping[int, Choices[Move]]) -> Moment:
    actor = _actor(choices_of, sees, Give)
    if actor is not None:
        moves = {move.card: move for move in _moves(choices_of, actor, Give)}
        return Moment("giving", tuple([Face(id, move=moves.get(id)) for id in view.hand]), actor)
    given = 1 + sum(player.given for player in view.players)
    return Moment("giving", (Face(None),) * given)


def _voting(view: View, sees: int | None, choices_of: Mapping[int, Choices[Move]]) -> Moment:
    actor = _actor(choices_of, sees, Vote)
    moves = {move.sector: move for move in _moves(choices_of, actor, Vote)}
    return Moment("voting", _sectors(view, moves), actor)


def _discarding(view: View, sees: int | None, choices_of: Mapping[int, Choices[Move]]) -> Moment:
    actor = _actor(choices_of, sees, Discard)
    moves = {move.card: move for move in _moves(choices_of, actor, Discard)}
    return Moment("discard", tuple([Face(id, move=moves.get(id)) for id in view.hand]), actor)
