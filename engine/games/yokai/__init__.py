"""Portrait of a Yokai: a duel of sketches.  Reads beside docs/rules/yokai.md; rule IDs stand where they bind."""

from engine.games.yokai.board import Board
from engine.games.yokai.box import (
    COLOUR_OF,
    COLOURS,
    EFFECT,
    HAND,
    INDEX,
    MOST_IN_HAND,
    MOST_LAID,
    PAIR,
    SKETCHES,
    UNSEEN,
    VALUE,
    YOKAI,
    Colour,
)
from engine.games.yokai.choices import ENOUGH, choices, in_turn, refuse, waiting
from engine.games.yokai.moves import Enough, Lay, Move
from engine.games.yokai.scoring import result
from engine.games.yokai.state import Cards, Four, Options, State, needs, open_match
from engine.games.yokai.steps import Distracted, Drew, Hid, Laid, Shuffled, Step, Summoned, Took
from engine.games.yokai.turn import play
from engine.games.yokai.view import Foresight, StackView, View, foresee, view_of
from engine.rules import SAYS, Game

__all__ = [
    "COLOURS",
    "COLOUR_OF",
    "EFFECT",
    "ENOUGH",
    "GAME",
    "HAND",
    "INDEX",
    "MOST_IN_HAND",
    "MOST_LAID",
    "PAIR",
    "SKETCHES",
    "UNSEEN",
    "VALUE",
    "YOKAI",
    "Board",
    "Cards",
    "Colour",
    "Distracted",
    "Drew",
    "Enough",
    "Foresight",
    "Four",
    "Hid",
    "Laid",
    "Lay",
    "Move",
    "Options",
    "Shuffled",
    "StackView",
    "State",
    "Step",
    "Summoned",
    "Took",
    "View",
    "choices",
    "foresee",
    "in_turn",
    "needs",
    "open_match",
    "play",
    "refuse",
    "result",
    "view_of",
    "waiting",
]

GAME = Game(
    name="yokai",
    variants={"duel": (2,)},
    options=Options,
    move=Move,
    state=State,
    view=View,
    open=open_match,
    needs=needs,
    play=play,
    refuse=refuse,
    choices=choices,
    waiting=waiting,
    view_of=view_of,
    result=result,
    says=SAYS
    | {
        "no-such-rounds": "A duel can end after at most {most} rounds, or only when a stack is empty.",
        "lay-one": "You hold four sketches: lay at least one.",
        "not-in-hand": "This sketch is not in your hand.",
        "wrong-colour": "This sketch does not have that element.",
        "no-such-effect": "This sketch does not have that effect.",
        "summon-elsewhere": "Summon a yokai from another stack.",
        "summon-last": "The last yokai of a stack cannot be summoned away.",
        "nobody-to-distract": "Your opponent has no sketch there to distract.",
        "took-water": "A water yokai for the album",
        "took-fire": "A fire yokai for the album",
        "took-earth": "An earth yokai for the album",
        "took-wind": "A wind yokai for the album",
        "colours": ("{n} element in the album (the tie-break)", "{n} elements in the album (the tie-break)"),
    },
)
