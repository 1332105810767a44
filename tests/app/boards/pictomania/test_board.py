"""The Pictomania board under real fingers: on one tablet that is passed on, and alone against bots."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from app.boards.pictomania.layout import Shape, arrange
from app.look import theme
from app.look.box import Box
from engine.games.pictomania.moves import Favour
from engine.ink import Drawing, Sheet
from engine.seats import Seat
from tests.app.boards.pictomania.pictomania_match import ALONE, NAMES, PHONE, SEVEN_INCHES, Match
from tests.app.kivys_time import even_frames

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
