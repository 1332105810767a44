"""The Pictomania board under real fingers: on one tablet that is passed on, and alone against bots."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from app.boards.pictomania import show_times
from app.boards.pictomania.layout import Shape, arrange
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import width_of
from engine.games.pictomania.moves import Favour
from engine.ink import Drawing, Sheet
from engine.rules import NO_CHOICES
from engine.seats import Seat
from tests.app.boards.played import PlayedMatch
from tests.app.kivys_time import even_frames

NAMES = ("Оленка", "Бабуся Ганна-Параскева-Ма", "Тарас", "Сова", "Заєць", "Святославчик-Пилипко-Ян")
"""One of them as long as a name may be."""

SEVEN_INCHES = (1024, 600)
PHONE = (800, 400)
"""For whole matches: the fewer pixels, the quicker the software that stands in for a graphics chip."""


class Match(PlayedMatch):
    """On a tablet that is passed on, or of one person against bots."""

    def __init__(self, fingers: Any, bots: tuple[Any, ...], seed: int = 4, options: bytes = b"{}") -> None:
        variant = "live" if sum(bot is None for bot in bots) == 1 else "passed"
        super().__init__(fingers, "pictomania", variant, NAMES, bots, seed, options)

    @property
    def table(self) -> Any:
        return self.board.table

    # What fingers do ----------------------------------------------------------------------------------------------

    def take_tablet(self) -> None:
        """Whose turn it is lifts the curtain; the stopwatch runs."""
        self.until(lambda: self.called, "the table waiting for whoever has the tablet")
        self.lift()
        self.until(lambda: self.view.players[self.viewer].since is not None, "the stopwatch running")

    def all_ready(self) -> None:
        """Everybody on this tablet presses their own chip; drawings of a reveal are passed over for it."""
        self.see_points()
        for seat in tuple(self.board.choices_of):
            phase = self.view.phase
            self.tap_at(self.table.places.chips[seat].center)
            self.until(lambda seat=seat, phase=phase: self.view.phase != phase or self.view.ready[seat], "being ready")

    def see_points(self) -> None:
        """Of a reveal: all points counted at once."""
        if self.view.phase == "reveal":
            if self.fingers.reads(_("The points")):
                self.press(_("The points"))
            self.until(lambda: not self.board.busy, "the table of all")

    def begin_round(self) -> None:
        self.until(lambda: self.view.phase == "words" and self.view.rack, "the words")
        self.all_ready()
        self.until(lambda: self.view.phase in ("drawing", "playing"), "the deal")

    def begin_round_in_which_bots_sleep(self) -> None:
        bots = [seat for seat, bot in enumerate(self.play.scenes.spectator.bots) if bot is not None]
        self.until(lambda: self.view.phase == "words" and all(self.view.ready[seat] for seat in bots), "ready bots")
        self.fingers.app.bridge.pace = 3600.0
        self.begin_round()

    def stroke(self, start: tuple[float, float] = (0.3, 0.3), end: tuple[float, float] = (0.6, 0.7)) -> None:
        """A line across the sheet."""
        self.draw_to(start, end)
        self.fingers.up()
        self.until(lambda: self.mine.players[self.viewer].ink and self.page.saying.quiet(self.viewer), "the ink heard")

    def draw_to(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """The same, with the finger still on the sheet."""
        self.until(lambda: self.board.pen.surface and not self.board.pen.surface.disabled, "the sheet")
        left, low, wide, high = self.board.pen.surface.sheet_box
        self.fingers.down(left + start[0] * wide, low + start[1] * high)
        for share in (0.25, 0.5, 0.75, 1.0):
            x, y = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.fingers.move(left + x * wide, low + y * high)

    def press(self, words: str) -> None:
        self.fingers.tap(words)

    def hand_on(self) -> None:
        self.press("Done drawing")
        self.press("Hand it on")

    def finish(self, how: str = "Without a black token") -> None:
        self.tap_at(self.table.places.done.center)
        self.press(how)

    def card(self, number: int) -> tuple[float, float]:
        return self.table.hand.places[number - 1].center

    def sheet(self, of: int) -> tuple[float, float]:
        return self.table.tiles[of].sheet.center

    def pick_and_tap(self, number: int, of: int) -> None:
        self.tap_at(self.card(number))
        self.tap_at(self.sheet(of))

    def drag(self, number: int, of: int) -> None:
        (x, y), (to_x, to_y) = self.card(number), self.sheet(of)
        self.fingers.down(x, y)
        for share in (0.3, 0.6, 1.0):
            self.fingers.move(x + (to_x - x) * share, y + (to_y - y) * share)
        self.fingers.up()

    def guess(self, number: int, of: int) -> None:
        self.pick_and_tap(number, of)
        if self.view.turn is None:
            self.press("Lay it")
        self.until(lambda: self.laid(self.viewer, of), "the guess on the sheet")

    def laid(self, seat: int, of: int) -> bool:
        return seat in self.view.players[of].stack

    def draw_all(self) -> None:
        """Everybody draws a stroke and hands the tablet on."""
        for _seat in range(3):
            self.take_tablet()
            seat = self.viewer
            self.stroke()
            self.hand_on()
            self.until(lambda seat=seat: self.view.turn != seat or self.view.phase == "guessing", "the next")

    # What could give a secret away ---------------------------------------------------------------------------------

    def secrets_on_screen(self) -> list[str]:
        """Letters with numbers that can be read, and sheets that can be drawn on."""
        from app.ui.ink import InkSurface

        tasks = {f"{letter}{number}" for letter in "ABC" for number in range(1, 8)}
        read = [words for words in self.fingers.words() if words in tasks]
        return read + ["a sheet" for _surface in self.fingers.all(InkSurface)]

    def word_of(self, seat: int) -> str:
        task = self.page.scenes.own[seat].view.task
        return f"{task.letter}{task.number}"


@pytest.fixture
def match(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    from app.boards.pictomania import unsaid_guess
    from app.play import curtain, hand_over

    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", math.inf)
    monkeypatch.setattr(curtain, "HOLD", 0.02)  # that a brush does not lift it is tested with the Yokai board

    def begin(
        bots: tuple[Any, ...] = (None, None, None),
        size: Any = SEVEN_INCHES,
        options: bytes = b"{}",
        **settings: Any,
    ) -> Match:
        return Match(open_easel(size=size, **settings), bots, options=options)

    return begin


ALONE = (None, "middle", "weak")


# Whole matches ----------------------------------------------------------------------------------------------------


def test_three_people_pass_the_tablet_on_until_the_result(match: Callable[..., Match]) -> None:
    """Nobody guesses right, so all come through together and vote for a favourite, which is shown again at the end."""
    table = match(size=PHONE)
    page = table.page
    for round in range(4):
        table.begin_round()
        table.draw_all()
        for seat in range(3):
            table.take_tablet()
            assert table.viewer == seat
            if round == 0:  # one's own number is nobody else's
                table.guess(table.mine.task.number, (seat + 1) % 3)
            table.finish()
            table.until(lambda seat=seat: table.view.players[seat].finished, "having finished")
        table.until(lambda: table.view.phase == "reveal", "the reveal")
        assert page.curtain is None
        table.all_ready()
    voters = set()
    for _vote in range(3):
        table.lift()
        seat = table.viewer
        voters.add(seat)
        if seat:
            table.press("No favourite")
        else:
            frame = table.table.views[1]
            table.tap_at(frame.to_window(*frame.center))
            table.press("My favourite")
        table.until(lambda seat=seat: table.page is not page or table.view.voted[seat], "the vote")
    assert voters == {0, 1, 2}
    table.fingers.wait(lambda: table.page is not page, "the result")
    assert table.fingers.reads("A tough match, but you made it together!")
    (kept,) = table.page.keepsakes
    under_it = " · ".join(table.fingers.words()).replace("-\n", "-").replace("\n", " · ")  # a double name may be broken
    assert kept.seat == 1 and f"{kept.word()} · {NAMES[1][:24]}" in under_it


def test_one_person_plays_against_bots_until_the_result(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE, size=PHONE)
    page = table.page
    for round in range(4):
        table.begin_round()
        assert page.curtain is None
        table.stroke()
        table.until(lambda: table.view.players[1].ink, "a bot's drawing")
        table.guess(table.mine.task.number, 1)
        table.until(lambda: all(bot.finished for bot in table.view.players[1:]), "bots that have finished")
        if table.view.black and round == 0:
            stars = table.view.black[0]
            table.tap_at(table.table.black.tokens[0].center)
            table.press("Take the token")
            table.until(lambda: table.view.players[0].finished, "having finished")
            assert table.view.players[0].black == stars
        else:
            table.finish()
        table.until(lambda: table.view.phase == "reveal", "the reveal")
        table.all_ready()
    if table.page is page:
        table.until(lambda: table.page is not page or table.view.phase == "favourite", "the end")
    if table.page is page and table.view.phase == "favourite":
        drawing = next(move.drawing for move in table.board.choices.moves if isinstance(move, Favour))
        frame = table.table.views[drawing]
        table.tap_at(frame.to_window(*frame.center))
        table.press("My favourite")
    table.fingers.wait(lambda: table.page is not page, "the result")
    ends = "wins!", "share the victory", "A tough match", "A tricky match"  # bots guess as they like
    assert any(table.fingers.reads(end) for end in ends)


# Secrets ------------------------------------------------------------------------------------------------------------


def test_behind_the_curtain_there_is_nothing_to_be_found(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    assert table.page.curtain is not None
    assert table.secrets_on_screen() == []
    assert table.board.scene.view.task is None
    table.take_tablet()
    table.stroke()
    table.fingers.app.dispatch("on_pause")
    table.fingers.frames(3)
    assert table.page.curtain is not None
    assert table.secrets_on_screen() == []
    assert table.board.inks.log(table.view.players[0].drawing) == b""


def test_the_word_shows_while_its_corner_is_held_and_not_a_moment_longer(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    assert not table.fingers.reads(table.word_of(0))
    table.fingers.down(*table.table.places.peek.center, 7)
    table.fingers.frames(2)
    assert table.word_of(0) in table.fingers.words()
    assert table.word_of(1) not in table.fingers.words()
    table.fingers.up(7)
    assert not table.fingers.reads(table.word_of(0))


def test_one_hand_holds_the_corner_while_the_other_draws(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.fingers.down(*table.table.places.peek.center, 7)
    table.stroke((0.5, 0.6), (0.9, 0.9))
    assert table.word_of(0) in table.fingers.words()
    table.fingers.up(7)


def test_the_next_one_finds_no_trace_of_the_drawing_before(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.stroke()
    table.hand_on()
    table.until(lambda: table.viewer == 1, "the next")
    assert table.page.curtain is not None
    table.take_tablet()
    table.until(lambda: table.board.pen.surface is not None, "the sheet")
    assert table.board.pen.surface.drawing.shown() == []
    seat = table.board.seat(table.board.me)
    assert table.board.pen.surface.style.colour == theme.seat(seat.colour).ink, "a seat draws with its ink"
    assert table.board.inks.log(table.view.players[0].drawing) == b""


def test_alone_among_bots_the_word_lies_open(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    assert table.word_of(0) in table.fingers.words()


# The stopwatch --------------------------------------------------------------------------------------------------


def test_the_stopwatch_runs_only_while_the_tablet_is_open(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    assert table.view.players[0].since is None
    table.take_tablet()
    table.fingers.app.dispatch("on_pause")
    table.until(lambda: table.view.players[0].since is None, "the stopwatch standing still")
    assert table.board.watch_runs is False
    used = table.view.players[0].time
    table.take_tablet()
    assert table.view.players[0].time == used


def points(table: Match) -> int:
    """On the sheet that is open."""
    return sum(len(stroke) for stroke in table.board.pen.surface.drawing.shown())


def test_a_stroke_that_is_being_drawn_is_said_before_the_curtain_falls(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.draw_to((0.2, 0.2), (0.8, 0.8))
    drawn = points(table)
    table.fingers.app.dispatch("on_pause")
    table.until(lambda: table.view.players[0].since is None, "the stopwatch standing still")
    table.take_tablet()
    table.until(lambda: table.board.pen.surface is not None, "the sheet")
    assert points(table) >= drawn > 1
    assert not table.board.pen.surface.drawing.open()


def test_a_pause_covers_and_whoever_plays_on_lifts_the_curtain(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.stroke()
    table.fingers.back()
    table.until(lambda: table.page.scenes.spectator.paused_by is not None, "the pause")
    assert table.secrets_on_screen() == []
    table.press("Play on")
    table.until(lambda: table.page.scenes.spectator.paused_by is None, "playing on")
    assert table.page.curtain is not None
    table.take_tablet()
    table.until(lambda: table.board.pen.surface is not None, "the sheet")
    assert len(table.board.pen.surface.drawing.shown()) == 1


# Drawing and guessing --------------------------------------------------------------------------------------------


def test_a_card_is_dragged_to_a_sheet_and_lies_there_when_it_is_sure(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    number = table.mine.task.number
    table.drag(number, 1)
    assert not table.laid(0, 1)
    table.press("Not yet")
    assert not table.laid(0, 1) and table.table.hand.picked is None
    table.drag(number, 1)
    table.press("Lay it")
    table.until(lambda: table.laid(0, 1), "the guess on the sheet")
    assert number not in table.mine.hand


def test_on_a_passed_tablet_a_guess_lies_there_at_once_and_can_be_taken_back(
    match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.boards.pictomania import unsaid_guess

    table = match()
    monkeypatch.setattr(unsaid_guess, "BREATH", 3600)
    table.begin_round()
    table.draw_all()
    table.take_tablet()
    table.drag(4, 1)
    assert 4 not in table.table.hand._held
    table.press("Take it back")
    assert 4 in table.table.hand._held and not table.laid(0, 1)
    table.drag(5, 1)
    table.fingers.app.dispatch("on_pause")
    table.until(lambda: table.laid(0, 1), "what was laid, said before the curtain fell")
    assert [guess.number for guess in table.mine.guesses] == [5]


def test_who_is_done_may_take_it_back_and_a_stray_finger_shows_nothing_then(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.stroke()
    table.press("Done drawing")
    assert table.secrets_on_screen() == [], "covered before anything is said"
    table.press("Not yet")
    assert table.page.curtain is not None and table.secrets_on_screen() == []
    assert (table.viewer, table.view.turn) == (0, 0)
    table.take_tablet()
    table.press("Done drawing")
    table.page.board_covers.put_down()
    table.until(lambda: table.view.turn == 1, "the next, when nobody took it back")


def test_the_word_shows_while_the_finger_that_lifts_the_curtain_is_down(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    button = table.page.curtain.button
    table.fingers.down(*button.to_window(*button.center), 9)
    table.until(lambda: table.page.curtain is None, "the curtain lifted")
    assert table.word_of(0) in table.fingers.words()
    assert table.word_of(1) not in table.fingers.words()
    table.fingers.up(9)
    assert table.word_of(0) not in table.fingers.words()


def test_after_the_first_guess_the_pen_is_down_and_says_so(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.stroke()
    ink = table.mine.players[0].ink
    table.guess(table.mine.task.number, 2)
    assert table.board.pen.surface.disabled
    table.tap_at(table.table.places.sheet.center)
    table.fingers.frames(3)
    assert table.fingers.reads("From then on you can no longer draw")
    assert table.mine.players[0].ink == ink


def test_a_second_guess_on_a_sheet_is_refused_by_the_rules(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    number = table.mine.task.number
    table.guess(number, 2)
    table.pick_and_tap(number % 7 + 1, 2)
    table.until(lambda: table.fingers.reads("You have guessed this drawing"), "the refusal")
    assert len(table.mine.hand) == 6


def test_two_quick_taps_lay_one_card(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.pick_and_tap(table.mine.task.number, 1)
    button = table.fingers.find("Lay it")
    where = button.to_window(*button.center)
    table.tap_at(where)
    table.tap_at(where)
    table.until(lambda: table.laid(0, 1), "the guess on the sheet")
    assert len(table.mine.hand) == 6
    assert not table.fingers.reads("cannot be changed")


def test_a_small_sheet_is_enlarged_by_one_tap_and_put_away_by_another(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.tap_at(table.sheet(1))
    assert table.table.large is not None
    table.tap_at(table.table.places.large.center)
    assert table.table.large is None


def test_bots_drawings_grow_before_ones_eyes(match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.bots.pictomania import with_eyes

    monkeypatch.setattr(with_eyes, "PIECE", 1000.0)  # all of it at once, as when people are done before them
    table = match(bots=ALONE, less_motion=False)
    table.begin_round()
    with even_frames(table.fingers):
        drawing = table.table.tiles[1].view
        table.until(lambda: drawing.length > 0, "the first ink")
        assert drawing.playing and drawing.position < drawing.length
        half = drawing.position
        table.fingers.frames(5)
        assert drawing.position > half


def test_a_list_with_an_unknown_word_is_exchanged(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.until(lambda: table.view.rack, "the words")
    before = table.view.rack
    table.press("Another list")
    table.press("Swap it")
    table.until(lambda: table.view.rack != before, "another list")
    assert sum(old != new for old, new in zip(before, table.view.rack)) == 1


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


def test_in_a_hurry_the_last_black_token_is_called_out(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE, options=b'{"hurry":true}')
    table.begin_round_in_which_bots_sleep()
    assert table.view.black == (2, 1)
    assert not table.fingers.reads("The last black token")
    table.tap_at(table.table.black.tokens[0].center)
    table.press("Take the token")
    table.until(lambda: table.view.black == (1,), "one token left")
    assert table.fingers.reads("The last black token ends the round") or table.fingers.reads("The last token!")
    assert table.fingers.heard[-1] == "tick" and "grab" in table.fingers.heard
    table.fingers.turn(360, 640)
    assert "The last token!" in [words.replace("\n", " ") for words in table.fingers.words()], "on a phone as well"


# Nothing is lost ------------------------------------------------------------------------------------------------


def test_turning_the_tablet_and_changing_the_language_keep_the_drawing(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.stroke()
    strokes = len(table.board.pen.surface.drawing.shown())
    table.fingers.turn(600, 1024)
    assert len(table.board.pen.surface.drawing.shown()) == strokes
    table.stroke((0.6, 0.3), (0.2, 0.7))
    table.fingers.app.change(language="uk")
    table.until(lambda: table.board.pen.surface is not None, "the sheet")
    assert len(table.board.pen.surface.drawing.shown()) == strokes + 1
    assert table.fingers.reads("Раунд 1 з 4")
    table.stroke((0.1, 0.5), (0.9, 0.5))
    assert len(table.board.pen.surface.drawing.shown()) == strokes + 2


def again(table: Match, open_easel: Callable[..., Any], folder: Path) -> Match:
    """The app was killed, and started anew."""
    before = {seat: scene.view for seat, scene in table.page.scenes.own.items()}
    table.fingers = open_easel(folder, size=SEVEN_INCHES)
    table.fingers.app.bridge.pace = 0.0
    table.fingers.app.resume_match(table.fingers.app.library.newest_waiting().path)
    table.follow()
    found = {seat: scene.view for seat, scene in table.page.scenes.own.items()}
    assert {seat: (view.task, view.hand, view.phase) for seat, view in found.items()} == {
        seat: (view.task, view.hand, view.phase) for seat, view in before.items()
    }
    return table


def test_killed_in_each_phase_the_match_goes_on_where_it_was(
    match: Callable[..., Match], open_easel: Callable[..., Any], tmp_path: Path
) -> None:
    folder = tmp_path / "device"
    table = match()
    table.begin_round()
    table.take_tablet()
    table.stroke()
    log = table.board.pen.surface.log
    again(table, open_easel, folder)
    assert table.page.curtain is not None
    assert table.secrets_on_screen() == []
    table.until(lambda: table.view.players[0].since is None, "the stopwatch standing still")
    for seat in range(3):
        table.take_tablet()
        if seat == 0:
            table.until(lambda: table.board.pen.surface is not None, "the sheet")
            assert table.board.pen.surface.log == log
        table.stroke((0.2, 0.8), (0.8, 0.2))
        table.hand_on()
        table.until(lambda seat=seat: table.view.turn != seat or table.view.phase == "guessing", "the next")
    table.take_tablet()
    table.guess(table.mine.task.number, 1)
    again(table, open_easel, folder)
    assert table.laid(0, 1)
    for seat in range(3):
        table.take_tablet()
        table.finish()
        table.until(lambda seat=seat: table.view.players[seat].finished, "having finished")
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    again(table, open_easel, folder)
    assert table.page.curtain is None
    table.see_points()
    assert table.fingers.reads("tap your name to go on")
    table.all_ready()
    table.until(lambda: table.view.round == 2, "the next round")


def test_a_sheet_on_which_nothing_was_drawn_says_nothing(match: Callable[..., Match]) -> None:
    table = match()
    table.begin_round()
    table.take_tablet()
    table.until(lambda: table.board.pen.surface is not None, "the sheet")
    table.hand_on()
    table.until(lambda: table.view.turn == 1, "the next")
    assert table.page.scenes.own[0].view.players[0].ink == 0


def test_a_bot_between_two_people_takes_its_turns_by_itself(match: Callable[..., Match]) -> None:
    table = match(bots=(None, "weak", None))
    table.begin_round()
    for seat in (0, 2):
        table.take_tablet()
        assert table.viewer == seat
        table.stroke()
        table.hand_on()
        table.until(lambda seat=seat: table.view.turn != seat, "the next")
    assert table.view.players[1].ink
    for seat in (0, 2):
        table.take_tablet()
        assert table.viewer == seat
        table.finish()
        table.until(lambda seat=seat: table.view.players[seat].finished, "having finished")
        assert table.secrets_on_screen() == [] or table.view.phase == "reveal"
    table.until(lambda: table.view.phase == "reveal", "the reveal")


def test_while_a_bot_has_its_turn_nothing_of_mine_lies_open(match: Callable[..., Match]) -> None:
    table = match(bots=(None, "weak", None))
    table.begin_round()
    table.take_tablet()
    table.stroke()
    table.fingers.app.bridge.pace = 3600.0
    table.hand_on()
    table.until(lambda: table.view.turn == 1, "the bot's turn")
    assert table.secrets_on_screen() == []
    assert table.fingers.reads(f"{NAMES[1][:24]} draws now")
    assert table.board.inks.log(table.view.players[0].drawing) == b""


# No hurry (P31), and time of one's own (P32) -------------------------------------------------------------------------


def test_P31_a_calm_match_has_no_tokens_on_the_table_and_says_nothing_of_them(match: Callable[..., Match]) -> None:
    table = match((None, "weak", "weak"), options=b'{"calm":true}')
    table.begin_round()
    assert table.table.black is None
    table.stroke()
    table.tap_at(table.table.places.done.center)
    assert not any("token" in words for words in table.fingers.words()), table.fingers.words()
    table.press("I have finished")
    table.until(lambda: table.view.players[0].finished, "the end of one's round")
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    assert table.view.reveal.sheep is None


def test_P32_tokens_that_another_may_take_first_stand_back_and_say_why(match: Callable[..., Match]) -> None:
    from app.boards.pictomania.round import FADED

    table = match((None, "weak", "weak"), options=b'{"own_time":[100,200,100]}')
    table.begin_round_in_which_bots_sleep()
    assert table.view.may_take_at[0] is not None
    assert table.table.black.opacity == FADED
    table.tap_at(table.table.black.tokens[0].center)
    assert table.fingers.reads("head start")
    table.tap_at(table.table.places.done.center)
    assert table.fingers.reads("Somebody has a head start: a moment more")
    assert table.fingers.reads("Without a black token") and not table.fingers.reads("Take the token")


def test_P32_ones_own_stopwatch_shows_what_counts(match: Callable[..., Match]) -> None:
    table = match((None, None, None), options=b'{"own_time":[200,100,100]}')
    table.begin_round()
    table.take_tablet()
    board = table.board
    since = board.view.players[0].since
    board.run.time.now = lambda: since + 8_000
    assert board.stopwatch() == 4_000


# Paper (P11) ----------------------------------------------------------------------------------------------------------


def sheet_of(table: Match, seat: int) -> Sheet:
    """The paper that a seat's drawing lies on, as the table keeps it."""
    log: list[bytes] = []
    table.page.app.bridge.read_log(seat, table.may_know(seat).players[seat].drawing, 0, log.append)
    table.until(lambda: log, "the log")
    return Drawing.from_log(log[0]).sheet


@pytest.mark.parametrize("size", [SEVEN_INCHES, (640, 360), (360, 740)])
def test_P11_the_paper_is_turned_before_the_first_stroke_and_never_after_it(
    match: Callable[..., Match], size: tuple[int, int]
) -> None:
    table = match((None, None, None), size=size)
    table.begin_round()
    table.take_tablet()
    surface = table.board.pen.surface
    assert surface.drawing.sheet is Sheet.LANDSCAPE
    turn = table.board.pen.turner
    assert not table.fingers.too_small() and not table.fingers.outside()
    for shape in (Sheet.PORTRAIT, Sheet.LANDSCAPE, Sheet.PORTRAIT):
        table.fingers.tap(turn)
        assert surface.drawing.sheet is shape
    left, low, wide, high = surface.sheet_box
    assert high > wide
    table.stroke()
    assert turn.parent is None and table.board.pen.turner is None
    table.board.pen.turn_paper()
    assert surface.drawing.sheet is Sheet.PORTRAIT and len(surface.drawing.strokes) == 1
    assert sheet_of(table, table.viewer) is Sheet.PORTRAIT
    table.board.pen.surface.undo()
    table.fingers.frames(3)
    assert table.board.pen.turner is None, "paper that was drawn on stays as it lies"


def test_P11_a_blank_sheet_that_nobody_turned_lies_lengthwise(match: Callable[..., Match]) -> None:
    table = match((None, None, None))
    table.begin_round()
    table.take_tablet()
    table.stroke()
    assert sheet_of(table, table.viewer) is Sheet.LANDSCAPE


def test_P11_who_puts_the_pen_down_before_drawing_turns_no_paper_any_more(match: Callable[..., Match]) -> None:
    table = match((None, "weak", "weak"))
    table.begin_round()
    table.until(lambda: table.board.pen.turner is not None, "the sheet")
    table.guess(1, 1)
    table.until(lambda: table.board.pen.surface is None or table.board.pen.surface.disabled, "the pen down")
    assert table.board.pen.turner is None or table.board.pen.turner.opacity == 0


def test_P32_who_needs_more_time_has_it_too_to_think_better_of_what_was_done(
    match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a tablet that was handed on is really gone, half of its light is left after a whole breath."""
    from app.play import hand_over

    table = match((None, None, None))
    library = table.fingers.app.library
    ada = library.add("Ada", 0)
    library.change(own_time={ada.id: 200})
    scenes = table.play.scenes
    seats = (structs.replace(scenes.spectator.seats[0], player=ada.id), *scenes.spectator.seats[1:])
    table.play.scenes = replace(scenes, spectator=structs.replace(scenes.spectator, seats=seats))
    monkeypatch.setattr(hand_over, "BREATH", 1.0)
    monkeypatch.setattr(hand_over, "SLOWEST", 1.0)
    left = []
    for viewer in (0, 1):
        table.play.passed_tablet.viewer = viewer
        table.play.part([("Hand it on", lambda: None)])
        covers = table.play.board_covers
        covers.hand_over._breathe(1.0)
        left.append(covers.hand_over.left if covers.hand_over else 0.0)
        covers.forget_hand_over()
    assert left == [0.5, 0.0]


# Live, among many ------------------------------------------------------------------------------------------------


def test_an_enlarged_drawing_is_put_away_by_a_guess_and_takes_no_further_touch(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE)
    table.begin_round()
    table.until(lambda: all(player.ink for player in table.view.players[1:]), "drawings")
    others = sorted(table.table.tiles)
    table.tap_at(table.table.tiles[others[0]].sheet.center)
    assert table.table.large is not None and table.table.large.of == others[0]
    table.tap_at(table.table.hand.places[3].center)
    table.tap_at(table.table.places.large.center)
    table.press("Lay it")
    table.until(lambda: table.page.scenes.own[0].view.guesses, "the guess")
    assert table.table.large is None
    table.tap_at(table.table.hand.places[4].center)
    table.tap_at(table.table.tiles[others[1]].sheet.center)
    table.press("Lay it")
    table.until(lambda: len(table.page.scenes.own[0].view.guesses) == 2, "the next guess")
    assert [guess.of for guess in table.page.scenes.own[0].view.guesses] == others[:2]


@pytest.mark.parametrize("size", [SEVEN_INCHES, (600, 1024), (640, 360)])
def test_guesses_of_ones_own_drawing_are_seen_face_down_beside_it(
    match: Callable[..., Match], size: tuple[int, int]
) -> None:
    table = match(bots=ALONE, size=size)
    table.begin_round()
    table.stroke()
    table.until(lambda: len(table.view.players[0].stack) >= 2, "bots that guess")
    desk = table.table
    assert len(desk.on_mine) == len(table.view.players[0].stack)
    sheet = desk.places.sheet
    for card in desk.on_mine:
        assert not card.face_up and card.number == 0, "which number is seen at the reveal"
        box = Box(*card.pos, *card.size)
        assert box.overlap(sheet) < 0.01 * sheet.w * sheet.h, "the sheet stays free"
        assert not any(box.overlap(tile.box) for tile in desk.tiles.values()), "and whatever is above it"
    for one, other in pairwise(desk.on_mine):
        assert one.x >= other.right, "each can be counted"
    table.tap_at(table.sheet(1))
    assert {card.opacity for card in desk.on_mine} == {0}, "no scrap of them beside a drawing seen large"
    table.tap_at(desk.places.large.center)
    assert {card.opacity for card in desk.on_mine} == {1}


def test_a_guess_that_comes_while_one_is_asked_lies_below_the_question(match: Callable[..., Match]) -> None:
    table = match(bots=ALONE, size=(640, 360))
    table.begin_round()
    table.stroke()
    desk = table.table
    desk.ask_done()
    before = len(desk.on_mine)
    table.until(lambda: len(desk.on_mine) > before, "a bot that guesses")
    assert desk.asks
    assert all(desk.children.index(desk.asked) < desk.children.index(card) for card in desk.on_mine), "Kivy's order"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (640, 360)])
def test_cards_on_a_small_sheet_leave_its_drawing_to_be_seen(size: tuple[int, int]) -> None:
    from app.boards.pictomania.tile import Tile

    shape = Shape(others=5, draws=True, guesses=True, tokens=True)
    places = arrange(*size, 1, shape)
    tile = Tile(places.others[0], 1, Seat("Ada", 1), None, b"", places.beside)
    tile.show("", [0, 2, 3, 4], None, False)
    sheet = tile.sheet
    covered = sum(Box(*card.pos, *card.size).overlap(sheet) for card in tile._cards)
    assert covered < (0.1 if min(size) >= 600 else 0.25) * sheet.w * sheet.h
    if min(size) >= 800 and size[0] > size[1]:
        assert sheet.w / 150 * 25.4 >= 30, "millimetres on a tablet of ten inches"


def test_a_card_on_a_small_sheet_covers_no_letter_of_the_name_below_it() -> None:
    from app.boards.pictomania.tile import Tile

    tile = Tile(Box(0, 0, 180, 184), 1, Seat("Grandmother Hannah", 1), None, b"")
    tile.show("my guess", [0], 2, False)
    cards, lines = ([Box(*piece.pos, *piece.size) for piece in pieces] for pieces in (tile._cards, tile._labels))
    assert len(cards) == 1 and len(lines) == 2
    assert not any(line.overlap(card) > 0.01 for line in lines for card in cards)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740)])
def test_my_guess_on_a_sheet_leaves_the_name_below_it_large_enough_to_be_read(
    open_easel: Callable[..., Any], size: tuple[int, int]
) -> None:
    from app.boards.pictomania.tile import Tile
    from app.ui.fitted_text import READABLE

    open_easel(size=size)
    places = arrange(*size, 1, Shape(others=2, guesses=True))
    tile = Tile(places.others[0], 1, Seat("Бабуся Ганна", 1), None, b"", places.beside)
    tile.show("мій здогад", [0], 1, False)
    assert [line.text for line in tile._labels] == ["Бабуся Ганна", "мій здогад · 1"]
    assert min(line.font_size for line in tile._labels) >= READABLE - 1
    cards = [Box(*card.pos, *card.size) for card in tile._cards]
    assert not any(Box(*line.pos, *line.size).overlap(card) > 0.01 for line in tile._labels for card in cards)


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
