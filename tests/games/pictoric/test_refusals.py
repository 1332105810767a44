"""Refusals of Pictoric Box: every move at every wrong time has a reason that a player understands."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import clue, rules, sentences
from engine.decks import pictures
from engine.games import pictoric
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Discard, Give, Move, Pick, Ready, Tell, Theme, Vote
from engine.games.pictoric.rulebook import WHEN
from engine.rules import STOP
from tests.games.pictoric.table import ADA, BO, Table, closed_table, forfeit, open_table, opened

MOVES: tuple[Move, ...] = (
    Pick((1, 2)),
    Theme("The sea"),
    Tell("Gone fishing"),
    Tell("Gone fishing", 2),
    Give("3"),
    Vote(3),
    Discard("1"),
    Ready(),
    STOP,
)

POSITIONS: dict[str, tuple[Callable[[], Table], set[type[Move]]]] = {
    "picking": (lambda: forfeit(3, 2), {Pick}),
    "theme": (lambda: forfeit(6), {Theme}),
    "telling": (open_table, set()),
    "giving": (lambda: closed_table().tell(), {Give}),
    "voting": (lambda: open_table().tell(sector=1), {Vote}),
    "reveal": (lambda: open_table().found_by(), {Ready}),
    "over": (lambda: open_table().with_pawns_at(1, 46, 1).found_by(BO), set()),
}
"""Positions by their phase, and what Bo can say in them; Ada leads."""


def test_these_are_all_moves_there_are() -> None:
    assert {type(move) for move in MOVES} == set(WHEN)


@pytest.mark.parametrize("phase", POSITIONS)
@pytest.mark.parametrize("move", MOVES, ids=repr)
@pytest.mark.parametrize("seat", [ADA, BO])
def test_a_move_is_taken_in_its_time_and_refused_with_a_sentence_in_any_other(
    phase: str, move: Move, seat: int
) -> None:
    opened_, allowed = POSITIONS[phase]
    table = opened_()
    assert table.phase == phase
    why = GAME.refuse(table.state, seat, move)
    if seat == BO:
        assert (why is None) == (type(move) in allowed)
    if why is not None:
        sentence = sentences.english(why, "pictoric")
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize("move", MOVES, ids=repr)
def test_while_dice_and_cards_are_awaited_everything_waits(move: Move) -> None:
    before = Table(GAME.open("open", GAME.options(), 3))
    for table in (before, before.deal(6, 1, 1), opened(forfeits=True), opened(forfeits=True).deal(1)):
        assert table.why_not(ADA, move) == "dealing"
        assert table.waiting == ()
        assert GAME.choices(table.state, ADA).all() == ()


@pytest.mark.parametrize(
    ("position", "seat", "move", "key"),
    [
        (lambda: forfeit(3, 2), ADA, Tell("x", 1), "pick-first"),
        (lambda: forfeit(3, 2), BO, Vote(1), "tell-first"),
        (lambda: forfeit(6), BO, Pick((1,)), "no-trouble"),
        (open_table, BO, Theme("x"), "no-theme"),
        (closed_table, BO, Give("3"), "tell-first"),
        (open_table, BO, Ready(), "turn-on"),
        (closed_table, ADA, Discard("1"), "turn-on"),
        (lambda: closed_table().tell(), ADA, Tell("x"), "told-already"),
        (lambda: open_table().found_by(), ADA, Tell("x", 1), "turn-over"),
        (lambda: open_table().found_by(), BO, Discard("7"), "leader-discards"),
        (lambda: open_table().found_by(), ADA, Discard("1"), "no-discard"),
    ],
)
def test_a_move_out_of_its_time_is_told_what_comes_first(
    position: Callable[[], Table], seat: int, move: Move, key: str
) -> None:
    assert position().why_not(seat, move) == key


def test_every_key_has_a_sentence_and_every_sentence_its_key() -> None:
    """What the modules of these rules spell out are sentences of the game, and every sentence can come up."""
    modules = [path.read_text(encoding="utf-8") for path in Path(pictoric.__file__).parent.glob("*.py")]
    code = "\n".join(text for text in modules if "says=SAYS" not in text)
    ours = set(GAME.says) - set(rules.SAYS) - set(clue.SAYS) - set(pictures.SAYS)
    assert not {key for key in ours if f'"{key}"' not in code}
    assert set(re.findall(r'Why\("([a-z-]+)"', code)) <= set(GAME.says)
