"""What the Yokai board says: the steps that happened, and what a sketch would do before it is laid.  No Kivy."""

from collections.abc import Sequence

from app.text import _, ngettext
from engine.games.yokai import (
    COLOUR_OF,
    INDEX,
    VALUE,
    Colour,
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


def missing(view_top: int | None, sketches: int) -> str:
    """How many sketches a portrait still needs."""
    if view_top is None:
        return ""
    return ngettext("{n} to go", "{n} to go", VALUE[view_top] - sketches)


def step_told(step: Step, me: int, names: Sequence[str]) -> str:
    """A line for those who watch; most steps speak for themselves."""
    match step:
        case Took(seat=seat, yokai=yokai) if seat == me:
            return ngettext("The portrait is yours: {n} point", "The portrait is yours: {n} points", VALUE[yokai])
        case Took(seat=seat, yokai=yokai):
            return ngettext(
                "{name} finishes the portrait: {n} point",
                "{name} finishes the portrait: {n} points",
                VALUE[yokai],
                name=names[seat],
            )
        case Hid():
            return _("As many on both sides: the yokai hides")
        case Summoned():
            return _("A yokai is summoned to another stack")
        case Distracted():
            return _("A sketch is distracted to its other colour")
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


def promise(view: View, me: int, move: Lay) -> str:
    """What would happen, as far as the open cards tell."""
    seen = foresee(view, move)
    told = [line for step in seen.steps if (line := _promised(step, me))]
    if told:
        return ", ".join(told) if len(told) < 3 else told[0]
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


def colour_name(colour: Colour) -> str:
    return {"water": _("water"), "fire": _("fire"), "earth": _("earth"), "wind": _("wind")}[colour]


def yokai_told(yokai: int) -> str:
    """A yokai as its colour and value, for those who cannot see the picture."""
    return f"{colour_name(COLOUR_OF[yokai])} {VALUE[yokai]}"
