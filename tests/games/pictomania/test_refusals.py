"""Refusals of Pictomania: every move at every wrong time has a reason that a player understands."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import ink, rules, sentences
from engine.decks import own_lists, words
from engine.games import pictomania
from engine.games.pictomania import GAME
from engine.games.pictomania.moves import (
    Abstain,
    CallFoul,
    Claim,
    Cover,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    LookOn,
    Move,
    OwnUp,
    Ready,
    Take,
    Uncover,
    Veto,
)
from engine.games.pictomania.rulebook import WHEN
from engine.ink import Progress
from tests.games.pictomania.table import ADA, BO, WORDS, Table, opened, passed, playing, reading, stroke

MOVES: tuple[Move, ...] = (
    Veto("A"),
    Ready(),
    Draw(stroke(Progress())),
    Guess(BO, 5),
    Take(2),
    Claim(),
    Finish(),
    Uncover(),
    Cover(),
    HandOn(),
    OwnUp(),
    LookOn(1),
    CallFoul(BO),
    Judge(BO, True),
    Favour(1),
    Abstain(),
)


def tied() -> Table:
    table = reading()
    for _ in range(4):
        table.start(WORDS[3]).finish().ready().deal()
    return table


def over() -> Table:
    table = tied()
    for seat in table.seats:
        table.say(seat, Abstain())
    return table


PHASES: dict[str, Callable[[], Table]] = {
    "words": reading,
    "playing": playing,
    "drawing": lambda: passed().uncover(ADA),
    "guessing": lambda: passed().all_draw().uncover(ADA),
    "reveal": lambda: playing().finish().foul(2, of=BO),
    "favourite": tied,
    "over": over,
}

ALLOWED: dict[str, set[type[Move]]] = {
    "words": {Veto, Ready},
    "playing": {Draw, Guess, Take, Finish, OwnUp},
    "drawing": {Draw, Cover, HandOn, OwnUp},
    "guessing": {Guess, Claim, Finish, Cover, OwnUp},
    "reveal": {OwnUp, Judge, LookOn},
    "favourite": {Favour, Abstain},
    "over": set(),
}
"""What Ada can say in each of these positions; at the reveal Cy has called a foul on Bo's drawing."""


def test_these_are_all_moves_there_are() -> None:
    assert {type(move) for move in MOVES} == set(WHEN)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_a_move_is_taken_in_its_time_and_refused_with_a_sentence_in_any_other(phase: str, move: Move) -> None:
    table = PHASES[phase]()
    assert table.phase == phase
    why = GAME.refuse(table.state, ADA, move)
    assert (why is None) == (type(move) in ALLOWED[phase])
    if why is not None:
        sentence = sentences.english(why, "pictomania")
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
@pytest.mark.parametrize("variant", ["live", "passed"])
def test_while_cards_are_dealt_everything_waits(variant: str, move: Move) -> None:
    for table in (opened(variant=variant), reading(variant=variant).ready()):
        assert table.why_not(ADA, move) == "dealing"
        assert table.waiting == ()
        assert GAME.choices(table.state, ADA).all() == ()


def test_every_key_has_a_sentence_and_every_sentence_its_key() -> None:
    """What the modules of these rules spell out are sentences of the game, and every sentence can come up."""
    modules = [path.read_text(encoding="utf-8") for path in Path(pictomania.__file__).parent.glob("*.py")]
    code = "\n".join(text for text in modules if "says=SAYS" not in text)
    ours = set(GAME.says) - set(rules.SAYS) - set(words.SAYS) - set(own_lists.SAYS) - set(ink.SAYS)
    unused = {key for key in ours if f'"{key}"' not in code} - {"left-owned-up", "left-foul"}
    assert not unused
    assert set(re.findall(r'Why\("([a-z-]+)"', code)) <= set(GAME.says)
