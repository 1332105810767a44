"""What the Yokai board says: the steps that happened, and what a sketch would do before it is laid.  No Kivy."""

from collections.abc import Sequence

from app.boards.yokai.names import name_of
from app.look.text import _, ngettext
from engine.games.yokai import (
    INDEX,
    VALUE,
    Distracted,
    Hid,
    Lay,
    Shuffled,
    Step,
    Summoned,
    Took,
    View,
    foresee,
)


def element(colour: str) -> str:
    return {"water": _("water"), "fire": _("fire"), "earth": _("earth"), "wind": _("wind")}[colour]


def missing(view_top: int | None, sketches: int) -> str:
    """How many sketches a portrait still needs."""
    if view_top is None:
        return ""
    left = VALUE[view_top] - sketches
    return ngettext("{n} to go", "{n} to go", left) if left > 0 else ""


def step_sentence(step: Step, me: int, names: Sequence[str]) -> str:
    """A line for those who watch; most steps speak for themselves."""
    match step:
        case Took(seat=seat, yokai=yokai) if seat == me:
            return ngettext(
                "{yokai} is yours: {n} point", "{yokai} is yours: {n} points", VALUE[yokai], yokai=name_of(yokai)
            )
        case Took(seat=seat, yokai=yokai):
            return ngettext(
                "{yokai} goes to {name}: {n} point",
                "{yokai} goes to {name}: {n} points",
                VALUE[yokai],
                yokai=name_of(yokai),
                name=names[seat],
            )
        case Hid(yokai=yokai):
            return _("The same on both sides: {yokai} hides", yokai=name_of(yokai))
        case Summoned(yokai=yokai, source=source, onto=onto):
            way = f"{element(source)} → {element(onto)}"
            return _("{yokai} is summoned to another stack: {way}", yokai=name_of(yokai), way=way)
        case Distracted(source=source, onto=onto):
            way = f"{element(source)} → {element(onto)}"
            return _("A sketch is distracted to its other element: {way}", way=way)
        case Shuffled():
            return _("The used sketches are shuffled into a new pile")
    return ""


def offer_title(move: Lay) -> str:
    """What a way of laying a sketch is called on its button."""
    if move.distract:
        return _("Distract their last sketch")
    titles = {
        None: _("Just lay it"),
        "water": _("Summon the water yokai"),
        "fire": _("Summon the fire yokai"),
        "earth": _("Summon the earth yokai"),
        "wind": _("Summon the wind yokai"),
    }
    return titles[move.summon]


def short_title(move: Lay) -> str:
    """The same below a picture that says the rest."""
    return _("Distract") if move.distract else _("Summon") if move.summon else _("Lay it")


def promise(view: View, me: int, move: Lay) -> str:
    """What would happen, as far as the open cards tell."""
    seen = foresee(view, move)
    promises = [line for step in seen.steps if (line := _promised(step, me))]
    if promises:
        return ", ".join(promises) if len(promises) < 3 else promises[0]
    stack = seen.stacks[INDEX[move.on]]
    if stack.top is None:
        return _("Nobody knows what lies beneath")
    left = VALUE[stack.top] - len(stack.sides[0]) - len(stack.sides[1])
    return ngettext("then {n} to go", "then {n} to go", left)


def _promised(step: Step, me: int) -> str:
    match step:
        case Took(seat=seat, yokai=yokai):
            return (
                ngettext("{n} point for you", "{n} points for you", VALUE[yokai])
                if seat == me
                else ngettext("{n} point for them", "{n} points for them", VALUE[yokai])
            )
        case Hid():
            return _("the yokai hides")
    return ""
