"""What the Pictoric board hints at in a first match: flicking dice, looking closely, adding, voting, asking why."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.look import theme
from app.look.text import _
from app.ui.hints import Hint

if TYPE_CHECKING:
    from app.boards.pictoric.board import PictoricBoard
    from app.boards.pictoric.dice_roll import DiceRoll


def fitting(board: "PictoricBoard") -> list[Hint]:
    """The hints that fit this moment, the most fitting first."""
    if board.scene is None or board.actions.over is not None:
        return []
    if board.dice_roll is not None:
        return [] if board.dice_roll.landed else [_flick(board.dice_roll)]
    if board.show_of_turn.runs:
        return []
    found = [ask(board) for ask in ASKED]
    return [hint for hint in found if hint is not None]


def _flick(rolling: "DiceRoll") -> Hint:
    """Above or below the dice, where the words above the stage stay to be read."""
    words = _("Flick the dice with a finger, and they roll.")
    places = rolling.board.places
    lie, brief = rolling.dice_lie.inset(-theme.gap()), _("Flick the dice")
    return Hint("pictoric-flick", words, lie, (places.head,), (places.stage,), brief=brief)


def _mean(board: "PictoricBoard") -> Hint | None:
    if board.moment.kind != "telling" or board.moment.actor is None or board.view.closed:
        return None
    if board.actions.die_on is not None:
        return None
    return _on_cards(
        board,
        "pictoric-mean",
        _("Tap a picture, and it fills the screen. A swipe shows the next. Which will it be?"),
        _("Tap a picture"),
    )


def _give(board: "PictoricBoard") -> Hint | None:
    if board.moment.kind != "giving" or board.moment.actor is None:
        return None
    return _on_cards(
        board,
        "pictoric-give",
        _("Add the picture that others will take for the leader's: each vote for it is a step."),
        _("Which one fits?"),
    )


def _vote(board: "PictoricBoard") -> Hint | None:
    if board.moment.kind != "voting" or board.moment.actor is None:
        return None
    return _on_cards(
        board,
        "pictoric-vote",
        _("Tap a picture to see it large. The button beside it sets your hidden die: that is your vote."),
        _("Tap a picture"),
    )


def _why(board: "PictoricBoard") -> Hint | None:
    if board.moment.kind != "reveal":
        return None
    words = _("Tap a player to see where the steps come from.")
    plates = board.places.plates
    return Hint(
        "pictoric-why", words, plates[0], (*plates, board.places.foot), plates, plates[1:], _("Why? Tap a player")
    )


ASKED: tuple[Callable[["PictoricBoard"], Hint | None], ...] = (_mean, _give, _vote, _why)


def _on_cards(board: "PictoricBoard", key: str, words: str, brief: str) -> Hint | None:
    """On the track, if it is there: the cards and the question above them stay to be seen."""
    cards, places = board.stage.places, board.places
    if not cards:
        return None
    place = min(cards, key=lambda box: abs(box.center[0] - places.track.center[0]))
    return Hint(key, words, place, (*cards, places.head, *places.plates), tuple(cards), tuple(cards), brief)
