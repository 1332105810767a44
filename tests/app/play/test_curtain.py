"""The curtain says what is to be done, with a verb and its sign, and what all know; it is never told a secret."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from app.boards import board_of
from app.boards.task import Task
from app.look import text, theme
from engine import rules
from engine.rules import NO_CHOICES
from engine.seats import Seat
from engine.table import Scene
from tests.games.conformance import by_chance

SEATS = {"pictomania": 3, "dixit": 3, "pictoric": 3, "yokai": 2}
WAIT = "Look at the table"
AT_THE_TABLE = {
    ("pictomania", "passed"): {
        "drawing": {("Draw your word", "pencil")},
        "guessing": {("Guess the drawings", "question")},
    },
    ("dixit", "classic"): {
        "telling": {("Tell: pick a card and give a clue", "speech")},
        "giving": {("Give a card that fits", "cards")},
        "voting": {("Vote: which card was told?", "vote")},
    },
    ("dixit", "party"): {
        "giving": {("Give a card that fits", "cards")},
        "voting": {("Vote: which card was told?", "vote"), ("Lay your red cross", "vote")},
    },
    ("pictoric", "closed"): {
        "telling": {("Tell of a picture", "speech")},
        "giving": {("Give a card that fits", "cards")},
        "voting": {("Vote: which card was told?", "vote")},
    },
    ("pictoric", "open"): {
        "telling": {("Tell of a picture", "speech")},
        "voting": {("Vote: which card was told?", "vote")},
    },
    ("yokai", "duel"): {"": {("Take your turn", "hand")}},
}
"""For each phase that a curtain falls in, all that it says to those whom the table waits for."""


def scene(game: Any, moment: Any, seats: int, seat: int | None, waiting: tuple[int, ...] | None = None) -> Any:
    state = moment.position.state
    return Scene(
        match="m",
        game=game.name,
        variant="",
        seats=tuple([Seat(f"P{number}", number) for number in range(seats)]),
        bots=(None,) * seats,
        at=0,
        paused_by=None,
        ended=False,
        waiting=tuple(game.waiting(state)) if waiting is None else waiting,
        seat=seat,
        heard=0,
        view=game.view_of(state, seat),
        choices=NO_CHOICES,
        result=None,
    )


def moments(name: str, variant: str) -> Iterator[tuple[Any, Any, int, int, Task]]:
    """Every moment of a few matches by chance, with what each seat that is waited for would be told."""
    game, board = rules.game(name), board_of(name)
    seats = 6 if variant == "party" else SEATS[name]
    for seed in range(3):
        for moment in by_chance(game, variant, seats, seed):
            spectator = scene(game, moment, seats, None)
            for seat in spectator.waiting:
                yield game, moment, seats, seat, board.task_of(spectator, seat)


@pytest.mark.parametrize(("name", "variant"), AT_THE_TABLE)
def test_the_curtain_says_in_every_phase_what_is_to_be_done(name: str, variant: str) -> None:
    found: dict[str, set[tuple[str, str]]] = {}
    for game, moment, _seats, _seat, task in moments(name, variant):
        phase = getattr(game.view_of(moment.position.state, None), "phase", "")
        found.setdefault(phase, set()).add((task.does, task.sign))
    for phase, tasks in AT_THE_TABLE[name, variant].items():
        assert found.get(phase) == tasks, phase


@pytest.mark.parametrize(("name", "variant"), AT_THE_TABLE)
def test_the_curtain_is_told_no_secret(name: str, variant: str) -> None:
    """What spectators see decides alone: the same sight, the same words; a seat's own sight is refused."""
    said: dict[str, set[Task]] = {}
    for game, moment, seats, seat, task in moments(name, variant):
        seen = repr((seat, tuple(game.waiting(moment.position.state)), game.view_of(moment.position.state, None)))
        said.setdefault(seen, set()).add(task)
        with pytest.raises(ValueError, match="only one seat"):
            board_of(name).task_of(scene(game, moment, seats, seat), seat)
    assert said and all(len(tasks) == 1 for tasks in said.values())


def test_a_clue_that_was_told_is_on_the_curtain() -> None:
    """A bot's clue too: it is written, or said to be said aloud, whoever told it."""
    clues = set()
    for game, moment, _seats, _seat, task in moments("dixit", "classic"):
        view = game.view_of(moment.position.state, None)
        if view.phase in ("giving", "voting"):
            written = view.clue.words
            assert task.known == (f"“{written}”" if written else f"P{view.storyteller} said it aloud")
            clues.add(bool(written))
    assert clues == {True, False}


def test_whoever_is_not_waited_for_may_look() -> None:
    game = rules.game("yokai")
    moment = next(by_chance(game, "duel", 2, 1))
    assert board_of("yokai").task_of(scene(game, moment, 2, None, waiting=(1,)), 0) == Task(WAIT, "eye")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(640, 360), (360, 640), (1280, 800)])
@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_all_that_a_curtain_says_is_on_the_screen(open_easel: Any, language: str, size: Any, letters: str) -> None:
    from app.play.curtain import Curtain
    from app.ui.words import Words

    easel = open_easel(size=size, language=language, letters=letters)
    known = "“" + "So long a clue that nobody will remember it when it is read to them " * 2 + "”"
    people = (Seat("Бабуся Ганна-Параскева-Ма", 1), Seat("Bo", 10), Seat("Cy", 3))
    task = Task(text._("Tell: pick a card and give a clue"), "speech", known)
    curtain = Curtain(people, 0, {}, task, lambda _touch: None)
    curtain.size = size
    easel.app.root.add_widget(curtain)
    easel.frames(3)
    lines = [widget for widget in curtain.walk() if isinstance(widget, Words)]
    assert {task.does, known} <= {line.text for line in lines}
    for widget in [*lines, curtain.button]:
        low = widget.to_window(*widget.pos)
        assert low[0] >= -1 and low[1] >= -1, (widget.text, low)
        assert low[0] + widget.width <= size[0] + 1 and low[1] + widget.height <= size[1] + 1, (widget.text, low)


def test_the_last_vote_of_pictomania_has_a_curtain_too() -> None:
    """P26, which chance seldom reaches: who votes for the best drawing."""
    game = rules.game("pictomania")
    moment = next(by_chance(game, "passed", 3, 1))
    shown = scene(game, moment, 3, None, waiting=(1,))
    shown = structs.replace(shown, view=structs.replace(shown.view, phase="favourite"))
    assert board_of("pictomania").task_of(shown, 1) == Task("Vote for the best drawing", "vote")


@pytest.mark.draws
@pytest.mark.parametrize("size", [(640, 360), (360, 640), (360, 740), (1024, 600)], ids=str)
def test_all_of_a_clue_and_all_who_play_are_on_the_smallest_screen(size: tuple[int, int]) -> None:
    from app.play.curtain import Curtain
    from app.ui.badge import SeatBadge
    from app.ui.words import Words

    theme.register_fonts()
    said = "“She hummed a tune from long ago until the lamps along the river went out one by one, and nobody noticed a”"
    seats = [Seat(f"P{number}", number) for number in range(12)]
    curtain = Curtain(seats, 3, {}, Task("Give a card that fits", "cards", said), lambda touch: None)
    curtain.size = size
    curtain._fill()
    (clue,) = [words for words in curtain.walk() if isinstance(words, Words) and words.text == said]
    assert not clue.max_lines and clue.font_size >= 18, "nothing of it is cut off"
    for piece in curtain.walk():
        if isinstance(piece, Words | SeatBadge):
            assert piece.x >= 0 and piece.right <= size[0], piece
            assert piece.y >= 0 and piece.top <= size[1] + 1, piece


@pytest.mark.parametrize("does", ["Look at your cards: do you have an idea?", "Подивись на свої карти: є ідея?"])
def test_what_is_to_be_done_stands_level_with_its_sign_in_lines_of_one_length(does: str) -> None:
    from app.play.curtain import Curtain
    from app.ui.fitted_text import width_of
    from app.ui.words import Words

    theme.register_fonts()
    curtain = Curtain([Seat("P", 0)], 0, {}, Task(does, "eye"), lambda touch: None)
    curtain.size = (360, 740)
    curtain._fill()
    (words,) = [words for words in curtain.walk() if isinstance(words, Words) and words.text == does]
    words.parent.do_layout()
    sign = words.parent.children[-1]
    assert abs(sign.center_y - words.center_y) < 2
    lines = words.writing._cached_lines
    widths = [width_of(" ".join(word.text for word in line.words), words.font_name, words.font_size) for line in lines]
    assert min(widths) > 0.6 * max(widths)
