"""What is turned over at the end of a round, piece by piece, and the vote for the best drawing."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from app.boards.pictomania import show_times
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import width_of
from engine.rules import NO_CHOICES
from tests.app.boards.pictomania.pictomania_match import ALONE, NAMES, PHONE, SEVEN_INCHES, Match


@pytest.mark.parametrize("size", [SEVEN_INCHES, (360, 740)])
def test_a_wrong_word_is_owned_up_to_and_a_foul_is_judged_at_the_reveal(
    match: Callable[..., Match], size: tuple[int, int]
) -> None:
    table = match(size=size)
    table.begin_round()
    table.draw_all()
    for seat in range(3):
        table.take_tablet()
        table.finish()
        table.until(lambda seat=seat: table.view.players[seat].finished, "having finished")
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    table.see_points()
    table.tap_at(table.table.panels[0]._flag.center)
    table.press(f"{NAMES[0]}: the wrong word")
    table.until(lambda: table.view.players[0].void == "owned-up", "owning up")
    table.tap_at(table.table.panels[1]._flag.center)
    table.press(f"{NAMES[2]} calls a foul")
    table.until(lambda: table.view.fouls, "the foul")
    table.tap_at(table.table.places.chips[0].center)
    asked, judged = table.table.asked, table.table.places.parts[1]
    assert judged.overlap(Box(*asked.pos, *asked.size)) < judged.w * judged.h / 10
    table.press("Yes, a foul")
    table.until(lambda: table.view.players[1].void == "foul", "the judgement")
    table.all_ready()
    table.until(lambda: table.view.round == 2, "the next round")


def where(piece: Any) -> tuple[float, float]:
    return (piece.x + piece.width / 2, piece.y + piece.height / 2)


def test_a_round_is_turned_over_piece_by_piece(match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch) -> None:
    """In the largest letters: a right guess, a wrong one, and a drawing that its owner says is the wrong word."""
    table = match(letters="largest")
    assert hints(table) == ["pictomania-words", "pictomania-ready"]
    table.begin_round()
    assert table.fingers.outside() == []
    table.take_tablet()
    assert hints(table) == ["pictomania-peek"]
    table.stroke()
    assert hints(table) == ["pictomania-peek", "pictomania-hand-on"]
    table.hand_on()
    for seat in (1, 2):
        table.until(lambda seat=seat: table.view.turn == seat, "the next")
        table.take_tablet()
        table.stroke()
        table.hand_on()
    table.until(lambda: table.view.phase == "guessing", "the guessing")
    number = {seat: table.page.scenes.own[seat].view.task.number for seat in range(3)}
    table.take_tablet()
    assert hints(table)[-1] == "pictomania-guess"
    table.guess(number[1], 1)
    assert hints(table)[-1] == "pictomania-finish"
    assert table.fingers.outside() == []
    table.pick_and_tap(number[0], 2)  # the last one: there is nothing left to do
    assert table.fingers.outside() == []
    table.press("I want a black token")
    table.until(lambda: table.view.turn == 1, "the next")
    table.take_tablet()
    table.guess(number[1], 0)
    table.finish()
    table.until(lambda: table.view.turn == 2, "the next")
    table.take_tablet()
    table.tap_at(table.table.places.flag.center)
    table.press("Yes, it does not count")
    table.until(lambda: table.view.players[2].void == "owned-up", "owning up in the middle of the round")
    assert table.table._flag.disabled
    table.fingers.app.change(less_motion=False)
    table.until(lambda: table.page.curtain is None and table.table.hand is not None, "the board as it was")
    del table.fingers.heard[:]
    quick = {"DRAWN": 0.05, "A_WORD": 0.05, "A_GUESS": 0.05, "A_LOOK": 3600.0, "LONGEST": 1e6, "A_LINE": 3600.0}
    for name, seconds in quick.items():
        monkeypatch.setattr(show_times, name, seconds)
    table.finish()
    verdicts = ("Nobody found it this time", "Found by 1 of 2", "This drawing does not count")
    for place, words in enumerate(verdicts):
        table.until(lambda place=place: getattr(table.table, "place", None) == place, "the drawing")
        show = table.table
        table.fingers.wait(lambda words=words: table.fingers.reads(words), words)
        assert show.slip.turned and all(card.face_up for card in show.cards.values())
        assert table.fingers.outside() == [] and hints(table) == []
        if place == 1:
            row, token = show.rows[0], show.tokens[0]
            table.until(lambda row=row, token=token: row.token.holds(*where(token)), "the token by its winner")
            assert table.fingers.reads("+2")
        table.tap_at(show.places.sheet.center)
    assert {"turn", "token", "found", "missed"} <= set(table.fingers.heard)
    table.until(lambda: "tick" in table.fingers.heard, "the first line counted")
    table.tap_at(table.table.center)  # all others at once
    reveal = table.table
    middle, won, parts = reveal.places.middle, reveal.places.won, reveal.places.parts
    table.until(lambda: middle.holds(*where(reveal.turning._cards[0, 1])), "the wrong card in the middle")
    table.until(lambda: won[0].holds(*where(reveal.turning._tokens[1][0])), "the token by its winner's name")
    assert parts[1].holds(*where(reveal.turning._cards[1, 0]))
    assert parts[2].holds(*where(reveal.turning._cards[2, 0])), "it counts for nobody as wrong"
    assert table.view.reveal.sheep == 1 and reveal.turning.sheep.opacity == 1
    table.until(lambda: won[1].holds(*where(reveal.turning.sheep)), "the sheep at its seat")
    assert table.fingers.outside() == []
    assert hints(table) == ["pictomania-sheep", "pictomania-points"]
    assert table.board.hints()[0].place == reveal.places.chips[1], "where it walked to"


def test_what_falls_due_while_the_reveal_is_dressed_is_turned_too(
    match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.boards.pictomania.show import ShowTable

    monkeypatch.setattr(show_times, "A_WORD", 3600.0)
    monkeypatch.setattr(show_times, "LONGEST", 1e6)
    table = match(bots=ALONE, less_motion=False)
    table.begin_round()
    table.board.run.time.now = lambda: 0  # the first drawing is being drawn
    table.finish()
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    table.fingers.app.bridge.pace = 3600.0  # no bot wakes the table up any more
    table.until(lambda: isinstance(table.table, ShowTable), "the first drawing")
    dress, due = ShowTable.dress_in_steps, table.view.showing.since + int(show_times.DRAWN * 1000)

    def dress_until_the_word_is_due(show: ShowTable) -> Iterator[None]:
        yield from dress(show)
        table.board.run.time.now = lambda: due

    monkeypatch.setattr(ShowTable, "dress_in_steps", dress_until_the_word_is_due)
    table.board.run.time.now = lambda: due - 20
    table.board.run.wait(table.board.run.moment(table.view))  # it is looked at in a moment, and nobody says anything
    table.until(lambda: table.table.slip.turned, "the word turned over")
    monkeypatch.undo()
    table.fingers.app.change(less_motion=True)
    show_the_same_at_the_same_moment(table, monkeypatch)


def test_ink_may_come_and_a_match_be_left_while_the_reveal_is_laid(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.stroke()
    table.finish()
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    scene, size = table.play.scenes.spectator, table.board.size
    scene = structs.replace(scene, at=scene.view.showing.since)  # the first drawing is being drawn
    interrupted, whole = 0, False
    while not whole:
        board = type(table.board)(table.page)
        board.size = size
        steps = board.show_first(scene, 0, NO_CHOICES)
        interrupted += 1
        for _step in range(interrupted):
            whole = next(steps, "no more") == "no more"
        if board.table is not None:
            board._ink_came(board.table.drawing, table.board.inks.log(board.table.drawing))
            board.table.leave()
        board.run.stop()
    assert interrupted > 5, "laid in steps"


def show_the_same_at_the_same_moment(table: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a tablet that saw all of the reveal, and on one that heard of it, and heard again, a while later."""
    here = [1000.0]
    monkeypatch.setattr(show_times, "time", SimpleNamespace(monotonic=lambda: here[0]))
    scene, size = table.play.scenes.spectator, table.board.size
    since, seen = scene.view.showing.since, []
    for seconds in (1.0, 10.0, 16.0, 24.0, 300.0):
        shown = []
        for heard in ((0.0,), (seconds / 3, seconds / 2)):
            board = type(table.board)(table.page)
            board.size = size
            for after in heard:
                here[0] = 1000.0 + after
                board.show(structs.replace(scene, at=since + round(after * 1000)), 0, NO_CHOICES, at_once=True)
            here[0] = 1000.0 + seconds
            board._lay_out()
            shown.append((type(board.table), getattr(board.table, "place", None), said_on(board)))
            board.run.stop()
        assert shown[0] == shown[1], seconds
        seen.append(shown[0])
    assert len({place for _table, place, _said in seen}) > 2, "one drawing after the other, and then all"


def said_on(board: Any) -> list[str]:
    from app.ui.lettering import Lettering

    return [label.text for label in board.walk(restrict=True) if isinstance(label, Lettering) and label.opacity]


def draw_instructions(canvas: Any) -> int:
    """How many a frame goes through; what is painted once into a picture is one."""
    from kivy.graphics import Fbo
    from kivy.graphics.instructions import InstructionGroup, VertexInstruction

    if isinstance(canvas, Fbo):
        return 0
    if isinstance(canvas, InstructionGroup):
        return sum(draw_instructions(child) for child in canvas.children)
    return int(isinstance(canvas, VertexInstruction))


def test_six_see_a_drawing_at_a_time_with_few_instructions_to_draw(match: Callable[..., Match]) -> None:
    """With less motion all of it stands there at once; whoever touches it leads all on."""
    from kivy.core.window import Window

    table = match(bots=(None, *("weak",) * 5), size=(1280, 800))
    table.begin_round()
    table.until(lambda: all(player.ink for player in table.view.players[1:]), "the bots' drawings")
    table.finish()
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    for place in range(6):
        table.until(lambda place=place: getattr(table.table, "place", None) == place, "the drawing")
        stack = table.view.reveal.stacks[place]
        assert table.table.slip.turned and len(table.table.cards) == len(stack.cards)
        assert table.table.view.position in (0.0, table.table.view.length), "no stroke is drawn before one's eyes"
        assert draw_instructions(Window.canvas) <= 150
        table.tap_at(table.table.places.sheet.center)
        table.until(lambda place=place: table.view.showing.place == place + 1, "going on")
    table.until(lambda: not table.board.busy, "the table of all")
    assert table.fingers.reads("tap your name to go on")


def hints(table: Match) -> list[str]:
    """What the board would hint at now; never what only one player may know."""
    found = table.board.hints()
    tasks = [table.page.scenes.own[seat].view.task for seat in table.board.choices_of]
    for task in [task for task in tasks if task is not None]:
        assert not any(f"{task.letter}{task.number}" in hint.words for hint in found)
    return [hint.key for hint in found]


def gallery_at(table: Match) -> Any:
    """Three drawings to vote for, at a table where nobody has drawn one yet."""
    from types import SimpleNamespace

    from app.boards.pictomania.gallery import Gallery
    from engine.games.pictomania.state import Drawn
    from tests.harness.drawn_evenings import sketch

    board, ink = table.board, sketch("balloon", 1)
    album = [Drawn(seat, 0, seat, "1-001", seat + 1, len(ink)) for seat in range(3)]
    shown = SimpleNamespace(
        size=board.size,
        width=board.width,
        height=board.height,
        ask_pause=board.ask_pause,
        view=structs.replace(board.view, album=tuple(album)),
        inks=SimpleNamespace(log=lambda drawing: ink),
        seat=board.seat,
        names=board.names,
    )
    gallery = Gallery(shown)
    board.add_widget(gallery)
    table.fingers.frames(3)
    assert len(gallery.views) == 3
    return gallery


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_drawing_that_one_votes_for_stays_in_sight_below_the_question_for_the_best(
    match: Callable[..., Match], size: tuple[int, int]
) -> None:
    from app.ui.fitted_text import Line

    gallery = gallery_at(match(size=size))
    for view in gallery.views.values():
        frame = view.parent
        frame.dispatch("on_release")
        asked, meant = Box(*gallery._ways.pos, *gallery._ways.size), Box(*frame.to_window(*frame.pos), *frame.size)
        beside = max(meant.x, gallery.width - meant.right) >= asked.w + 24
        assert asked.overlap(meant) <= (0 if beside else 0.4 * meant.w * meant.h), "more than half of it is seen"
        assert asked.top <= next(line.y for line in gallery.children if isinstance(line, Line))
        gallery.close_ways()


def test_P11_drawings_are_voted_for_with_their_bottom_line_down(match: Callable[..., Match]) -> None:
    gallery = gallery_at(match(size=PHONE))
    for view in gallery.views.values():
        left, low, wide, high = view.sheet_box
        line = view._edge_strip
        assert line.size[0] == wide and line.size[1] > 0 and line.pos[1] + line.size[1] == low, "under the drawing"
        assert view.y - 1 <= line.pos[1] and low + high <= view.top + 1, "all of it has room"
        assert line in view._mark.children


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(640, 360), (360, 740), SEVEN_INCHES])
def test_the_words_of_a_reveal_are_equally_large(
    match: Callable[..., Match], size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's word says less than those of the others, but for one that is too long for all."""
    from app.boards.pictomania import sentences
    from app.boards.pictomania.panel import Panel

    table = match(size=size, language=language, bots=("weak", "weak", None, "weak"))
    table.begin_round()
    table.stroke()
    table.finish(_("Without a black token"))
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    table.see_points()
    least, font = 0.75 * theme.size_of("strong"), theme.ROLES["strong"].font
    lines = [panel._word for panel in table.table.panels]
    assert len({round(line.width) for line in lines}) == 1, "what one of them says before its word, all do"
    short = [line for line in lines if width_of(line.text, font, least) <= line.width]
    assert len(short) >= 2
    sizes = {line.text: line.font_size for line in short}
    assert max(sizes.values()) - min(sizes.values()) <= 1 and min(sizes.values()) >= least - 1, sizes
    names = {panel._name.text: panel._name.font_size for panel in table.table.panels}
    assert min(names.values()) >= 14, names
    monkeypatch.setattr(sentences, "word_at", lambda *_: "пожарная машина")
    one_of_six = Panel(Box(0, 0, 101, 185), table.board, 0, lambda: None, lambda: None)
    one_of_six.show(table.view.reveal.stacks[0], True)
    assert one_of_six._word.font_size >= 12 and one_of_six._name.font_size > 11
