"""Pictomania on a tablet that lies flat: several people's fingers at once on the real app."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.graphics import Rectangle
from kivy.uix.scrollview import ScrollView

from app.look.box import Box
from engine.games.pictomania.moves import Finish, Guess
from engine.seats import Seat
from tests.app.boards.played import PlayedMatch

NAMES = ("Оленка", "Бабуся Ганна-Параскева-М", "Тарас", "Соля", "Марко")
EIGHT_INCHES = (1024, 768)
TEN_INCHES = (1280, 800)
SMALL = (800, 470)
"""For a whole match: the fewer pixels, the quicker the software that stands in for a graphics chip."""


class Table(PlayedMatch):
    """People round one tablet; each has fingers of their own number and a hundred more."""

    def __init__(self, fingers: Any, bots: tuple[Any, ...], seed: int = 4) -> None:
        super().__init__(fingers, "pictomania", "live", NAMES, bots, seed)

    @property
    def people(self) -> list[int]:
        return sorted(self.board.choices_of)

    # Where things are on the screen -------------------------------------------------------------------------------

    def at(self, desk: Any, point: tuple[float, float]) -> tuple[float, float]:
        """A point of somebody's place, on the screen."""
        return desk.to_window(*point, initial=False)

    def on_sheet(self, seat: int, x: float = 0.5, y: float = 0.5) -> tuple[float, float]:
        box = self.board.desks[seat].places.sheet
        return self.at(self.board.desks[seat], (box.x + x * box.w, box.y + y * box.h))

    def card(self, seat: int, place: int) -> tuple[float, float]:
        zone = self.board.desks[seat]
        return self.at(zone, zone.hand.places[place].center)

    def corner(self, seat: int) -> tuple[float, float]:
        zone = self.board.desks[seat]
        return self.at(zone, zone.corner.center)

    def token(self, number: int) -> tuple[float, float]:
        tray = self.board.middle.tray
        return self.at(tray.parent, tray.places[number].center)

    # What fingers do ----------------------------------------------------------------------------------------------

    def slide(self, start: tuple[float, float], *way: tuple[float, float], finger: int = 0) -> None:
        """The finger stays down at the end."""
        self.fingers.down(*start, finger, frames=0)
        here = start
        for there in way:
            for share in (0.5, 1.0):
                x, y = here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
                self.fingers.move(x, y, finger, frames=0)
            here = there

    def reads_at(self, seat: int, words: str) -> bool:
        """Whether this stands at that seat's place, on no card of a gallery."""
        from app.ui.buttons import PressRow
        from app.ui.lettering import Lettering

        desk = self.board.desks[seat]
        return any(
            isinstance(widget, Lettering) and words in widget.text and not isinstance(widget.parent, PressRow)
            for widget in desk.walk(restrict=True)
        )

    def press(self, seat: int, words: str) -> None:
        """A button that says this, at that seat's own place."""
        self.press_in(self.board.desks[seat], words, 100 + seat)

    def press_in(self, place: Any, words: str, finger: int = 0) -> None:
        from app.ui.lettering import Lettering

        said = [
            widget for widget in place.walk(restrict=True) if isinstance(widget, Lettering) and words in widget.text
        ]
        assert said, f"nobody reads {words!r} there"
        self.tap_at(said[-1].to_window(*said[-1].center), finger)

    def see_points(self) -> None:
        """Of a reveal: all points counted at once."""
        if self.fingers.reads("The points"):
            self.fingers.tap("The points")
        self.until(lambda: not self.board.busy, "the table of all")

    def all_ready(self) -> None:
        round, phase = self.view.round, self.view.phase
        if phase == "reveal":
            self.see_points()
        for seat in self.people:
            side = next(side for side in self.board.sides if seat in side.speakers)
            self.tap_at(self.at(side, side.shown.places.chips[seat].center), seat)
            self.until(
                lambda seat=seat: (self.view.round, self.view.phase) != (round, phase) or self.view.ready[seat], "ready"
            )

    def begin_round(self) -> None:
        self.until(lambda: self.view.phase == "words" and self.view.rack, "the words")
        self.all_ready()
        self.until(lambda: self.view.phase == "playing", "the deal")
        self.until(lambda: all(pen.surface is not None for pen in self.board.pens.values()), "the sheets")

    def all_draw(self) -> None:
        """Everybody at the same time, a line of their own."""
        ways = {seat: (0.2 + 0.15 * seat, 0.7 - 0.1 * seat) for seat in self.people}
        for seat in self.people:
            self.fingers.down(*self.on_sheet(seat, 0.2, 0.2), seat, frames=0)
        for share in (0.5, 1.0):
            for seat, (x, y) in ways.items():
                there = self.on_sheet(seat, 0.2 + (x - 0.2) * share, 0.2 + (y - 0.2) * share)
                self.fingers.move(*there, seat, frames=0)
        for seat in self.people:
            self.fingers.up(seat, frames=0)
        self.until(lambda: all(self.view.players[seat].ink for seat in self.people), "the ink told")
        self.until(lambda: all(self.board.host.all_heard(seat) for seat in self.people), "the ink heard")

    def guess(self, seat: int, number: int, of: int) -> None:
        """Slid to that sheet; the finger chooses among cards that lie in order, those that are gone left out."""
        place = self.may_know(seat).hand.index(number)
        self.slide(self.card(seat, place), self.on_sheet(of), finger=seat)
        self.fingers.up(seat)
        self.press(seat, "Lay it")
        self.until(lambda: seat in self.view.players[of].stack, "the guess on the sheet")

    def finish(self, seat: int) -> None:
        self.press(seat, "I'm done")
        self.press(seat, "Without a black token")
        self.until(lambda: self.view.players[seat].finished or self.view.phase != "playing", "having finished")

    def name_on(self, seat: int, room: float) -> tuple[str, float]:
        """What stands on a plate that has this much of the width that a name would like, and in how large letters."""
        from app.look import theme
        from app.look.box import Box
        from app.ui.fitted_text import width_of
        from app.ui.lettering import Lettering

        desk, high = self.board.desks[seat], self.board.desks[seat].places.slip.h
        wide = width_of(desk.names[seat], theme.ROLES["note"].font, theme.size_of("note"))
        plate = desk.plate_in(Box(0, 0, high * 0.94 + theme.gap(0.5) + room * wide, high))
        (line,) = [widget for widget in plate.walk(restrict=True) if isinstance(widget, Lettering)]
        return line.text, line.font_size

    # What could give a secret away ----------------------------------------------------------------------------------

    def secrets_shown(self, seat: int) -> list[str]:
        """Tasks that can be read, and numbers on guess cards, at that seat's place."""
        from app.boards.pictomania.pieces import GuessCard
        from app.ui.lettering import Lettering

        tasks = {f"{letter}{number}" for letter in "ABC" for number in range(1, 8)}
        found = list(self.board.desks[seat].walk(restrict=True))
        read = [widget.text for widget in found if isinstance(widget, Lettering) and widget.text in tasks]
        return read + [f"card {w.number}" for w in found if isinstance(w, GuessCard) and (w.face_up or w.number)]

    def task_of(self, seat: int) -> str:
        task = self.may_know(seat).task
        return f"{task.letter}{task.number}"


@pytest.fixture
def table(open_easel: Callable[..., Any]) -> Callable[..., Table]:
    def begin(people: int = 3, bots: int = 0, size: Any = EIGHT_INCHES, **settings: Any) -> Table:
        known = ("flat-word", "flat-guess", "flat-token")
        fingers = open_easel(size=size, **({"known_hints": known} | settings))
        return Table(fingers, (None,) * people + ("middle",) * bots)

    return begin


# Whole matches ----------------------------------------------------------------------------------------------------


def test_three_people_play_a_match_round_the_tablet(table: Callable[..., Table]) -> None:
    """Nobody guesses right, so all came through it together and vote for a favourite, each at their own edge."""
    flat = table(size=SMALL)
    page = flat.page
    for round in range(1, 5):
        flat.begin_round()
        assert flat.view.round == round and page.curtain is None
        flat.all_draw()
        for seat in range(2):
            of = (seat + 1) % 3
            flat.guess(seat, flat.may_know(seat).task.number, of)  # one's own number is nobody else's
        flat.slide(flat.token(seat), flat.on_sheet(0), finger=7)
        flat.fingers.up(7)
        flat.until(lambda: flat.view.players[0].finished, "the token taken home")
        assert flat.view.players[0].black == flat.board.tokens_at_start[1]
        flat.finish(1)
        flat.finish(2)
        flat.until(lambda: flat.view.phase == "reveal", "the reveal")
        assert len(flat.board.sides) == 2
        flat.all_ready()
    flat.until(lambda: flat.view.phase == "favourite", "the vote")
    for seat, desk in flat.board.desks.items():
        assert flat.reads_at(seat, NAMES[seat].split()[0]), "whose place it is"
        (wall,) = [widget for widget in desk.walk(restrict=True) if isinstance(widget, ScrollView)]
        frames = [view.parent for view in desk.gallery.views.values()]
        assert max(frame.right for frame in frames) <= wall.width - wall.bar_width, "no bar lies over a drawing"
    for seat in (0, 1):
        drawing = flat.board.desks[seat].gallery.views[2]  # the third one's, in the first row
        flat.tap_at(drawing.to_window(drawing.center_x, drawing.top - 12), seat)
        flat.press(seat, "My favourite")
        flat.until(lambda seat=seat: flat.view.voted[seat], "the vote heard")
        assert flat.board.view_of(seat).vote is None, "covered like everything secret"
    flat.press(2, "No favourite")
    flat.fingers.wait(lambda: flat.page is not page, "the result")
    assert flat.fingers.reads("A tough match, but you made it together!")


# Everybody at once ------------------------------------------------------------------------------------------------


def test_four_draw_at_once_and_each_stroke_lands_on_its_own_sheet(table: Callable[..., Table]) -> None:
    flat = table(people=4, size=TEN_INCHES)
    flat.begin_round()
    flat.all_draw()
    for seat in range(4):
        drawing = flat.board.pens[seat].surface.drawing
        (stroke,) = drawing.shown()
        assert abs(stroke.xs[-1] / drawing.sheet.right - (0.2 + 0.15 * seat)) < 0.05, "as its own person sees it"
        assert abs(stroke.ys[-1] / drawing.sheet.top - (0.7 - 0.1 * seat)) < 0.05


def test_a_stroke_that_runs_into_anothers_place_stays_ones_own(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.slide(flat.on_sheet(0), flat.on_sheet(1), flat.on_sheet(0, 0.2, 0.2), finger=0)
    flat.slide(flat.on_sheet(1, 0.3, 0.3), flat.on_sheet(1, 0.6, 0.6), finger=1)
    flat.fingers.up(0)
    flat.fingers.up(1)
    flat.until(lambda: flat.view.players[1].ink and flat.view.players[0].ink, "the ink told")
    (theirs,) = flat.board.pens[1].surface.drawing.shown()
    sheet = flat.board.pens[1].surface.drawing.sheet
    assert abs(theirs.xs[0] / sheet.right - 0.3) < 0.03 and abs(theirs.xs[-1] / sheet.right - 0.6) < 0.03
    out, back = flat.board.pens[0].surface.drawing.shown()
    assert out.xs[-1] > 0.95 * sheet.right and back.xs[0] > 0.95 * sheet.right, "it ends at the edge and begins there"
    assert not flat.board.pens[0].surface.drawing.open()


def test_a_palm_beside_the_sheet_does_nothing(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    zone = flat.board.desks[0]
    for finger, point in enumerate(((zone.width / 2, 2), (2, zone.height / 2), (zone.width - 3, zone.height - 3))):
        flat.fingers.down(*flat.at(zone, point), 50 + finger)
    flat.all_draw()
    for finger in range(3):
        flat.fingers.up(50 + finger)
    assert flat.secrets_shown(0) == [] and not zone.asks
    assert [len(flat.board.pens[seat].surface.drawing.shown()) for seat in range(3)] == [1, 1, 1]
    assert not any(player.finished or player.guessing for player in flat.view.players)


def test_whoever_touches_a_token_first_has_it(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    stars = flat.board.tokens_at_start[0]
    flat.fingers.down(*flat.token(0), 21)
    flat.slide(flat.token(0), flat.on_sheet(1), finger=22)
    flat.fingers.up(22)
    flat.until(lambda: flat.answered, "what came of the second finger")
    assert not flat.view.players[1].finished, "the second finger has nothing"
    flat.fingers.move(*flat.on_sheet(2), 21)
    flat.fingers.up(21)
    flat.until(lambda: flat.view.players[2].finished, "the token taken")
    assert flat.view.players[2].black == stars
    assert 0 not in flat.board.middle.tray.tokens


def test_a_token_let_go_over_nobodys_place_lies_in_the_middle_again(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    before = flat.board.middle.tray.tokens[0].center
    flat.slide(flat.token(0), (flat.token(0)[0] - 200, flat.token(0)[1]), finger=3)
    flat.fingers.up(3)
    flat.until(lambda: flat.answered, "what came of it")
    assert not any(player.finished for player in flat.view.players)
    assert flat.board.middle.tray.tokens[0].center == before


def test_a_card_slid_over_two_places_lands_where_it_is_let_go(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    own = flat.may_know(0).task.number
    flat.slide(flat.card(0, own - 1), flat.on_sheet(1), flat.on_sheet(2), finger=0)
    assert flat.secrets_shown(0) == [], "it is face down on its way"
    flat.fingers.up(0)
    assert not flat.view.players[2].stack
    flat.press(0, "Not yet")
    assert len(flat.board.desks[0].hand.places) == 7
    flat.slide(flat.card(0, own - 1), flat.on_sheet(1), flat.on_sheet(2), finger=0)
    flat.fingers.up(0)
    flat.press(0, "Lay it")
    flat.until(lambda: flat.view.players[2].stack == (0,), "the guess")
    assert flat.view.players[1].stack == ()
    assert own not in flat.may_know(0).hand
    assert not flat.board.pens[1].surface.drawing.shown(), "no dot on the sheet that it passed"


def test_a_card_is_chosen_by_a_tap_and_its_sheet_by_another(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.tap_at(flat.card(1, 2), 1)
    flat.press(1, NAMES[2])
    flat.until(lambda: flat.view.players[2].stack == (1,), "the guess")
    assert 3 not in flat.may_know(1).hand


def test_after_the_first_guess_the_pen_is_down_and_says_so_to_its_owner(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.all_draw()
    flat.guess(0, flat.may_know(0).task.number, 1)
    flat.tap_at(flat.on_sheet(0), 0)
    assert any("you can no longer draw" in getattr(w, "text", "") for w in flat.board.desks[0].walk(restrict=True))
    assert not any("you can no longer draw" in getattr(w, "text", "") for w in flat.board.desks[1].walk(restrict=True))


def test_while_somebody_is_asked_only_the_drawing_is_bright_at_their_place(table: Callable[..., Table]) -> None:
    flat = table(people=4, size=TEN_INCHES)
    flat.begin_round()
    zone = flat.board.desks[0]
    flat.press(0, "I'm done")
    veil, asked = zone._veil, zone.asked
    assert tuple(veil.size) == tuple(zone.size)
    dimmed = [Box(*each.pos, *each.size) for each in veil.canvas.children if isinstance(each, Rectangle)]
    places = zone.places
    assert all(part.overlap(places.sheet) < 1 for part in dimmed)
    for thing in (places.tools, places.hand, places.peek, places.done, places.slip):
        assert sum(part.overlap(thing) for part in dimmed) == pytest.approx(thing.w * thing.h)
    beside = (places.peek.right - 4, places.peek.center[1])
    assert not asked.collide_point(*beside)
    flat.fingers.down(*flat.at(zone, beside), 9)
    flat.fingers.frames(2)
    assert flat.secrets_shown(0) == [], "what is dimmed waits"
    flat.fingers.up(9)
    flat.press(0, "Not yet")
    assert zone._veil is None and veil.parent is None
    flat.fingers.down(*flat.at(zone, beside), 9)
    flat.fingers.frames(2)
    assert flat.secrets_shown(0)
    flat.fingers.up(9)


# Secrets ----------------------------------------------------------------------------------------------------------


def test_a_peek_shows_ones_own_word_and_nothing_of_the_others(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    assert [flat.secrets_shown(seat) for seat in range(3)] == [[], [], []]
    assert all(flat.board.view_of(seat).task is None and flat.board.view_of(seat).hand == () for seat in range(3))
    flat.fingers.down(*flat.corner(1), 9)
    flat.fingers.frames(2)
    assert set(flat.secrets_shown(1)) == {flat.task_of(1), *[f"card {number}" for number in range(1, 8)]}
    assert flat.secrets_shown(0) == flat.secrets_shown(2) == []
    assert flat.board.view_of(0).task is None
    flat.fingers.down(*flat.corner(0), 10)
    flat.fingers.up(9)
    assert flat.secrets_shown(1) == []
    assert flat.task_of(0) in flat.secrets_shown(0)
    flat.fingers.up(10)
    assert flat.secrets_shown(0) == []


def test_used_cards_leave_no_gap_that_others_could_count(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.guess(0, flat.may_know(0).task.number, 1)
    hand = flat.board.desks[0].hand
    assert len(hand.places) == 6
    assert hand.places == hand._places[:6]
    assert flat.secrets_shown(0) == []


def test_a_finger_on_the_hand_asks_nothing_after_a_refusal_at_its_place(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.fingers.down(*flat.card(0, 2), 9)
    flat.page.say(Guess(0, 1), (0.0, 0.0), 0)  # one's own drawing is not guessed
    flat.until(lambda: flat.page.saying.quiet(0), "the refusal")
    flat.fingers.up(9)
    assert not flat.board.desks[0].asks


def test_a_pause_the_background_and_a_turn_cover_what_is_held(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.all_draw()
    flat.fingers.down(*flat.corner(0), 9)
    assert flat.secrets_shown(0)
    flat.fingers.app.dispatch("on_pause")
    flat.fingers.frames(2)
    assert flat.secrets_shown(0) == []
    flat.fingers.up(9)
    flat.fingers.down(*flat.corner(0), 9)
    flat.fingers.turn(768, 1024)
    assert flat.secrets_shown(0) == []
    assert [len(flat.board.pens[seat].surface.drawing.shown()) for seat in range(3)] == [1, 1, 1]
    assert flat.board.desks[2].angle_seen == 270 and flat.board.desks[0].angle_seen == 90
    flat.fingers.up(9)
    flat.all_draw()
    assert [len(flat.board.pens[seat].surface.drawing.shown()) for seat in range(3)] == [2, 2, 2]
    flat.fingers.down(*flat.corner(0), 9)
    flat.tap_at(flat.at(flat.board.cloth, flat.board.middle.places.pause.center), 5)
    flat.until(lambda: flat.play.scenes.spectator.paused_by is not None, "the pause")
    assert flat.secrets_shown(0) == []
    flat.fingers.up(9)
    flat.fingers.tap("Play on")
    flat.until(lambda: flat.play.scenes.spectator.paused_by is None, "playing on")


# Bots, owning up, leaving -------------------------------------------------------------------------------------------


def test_bots_have_a_sheet_to_be_guessed_and_nothing_to_be_touched(table: Callable[..., Table]) -> None:
    flat = table(people=2, bots=1)
    flat.begin_round()
    flat.until(lambda: flat.view.players[2].ink, "the bot's drawing")
    seen = flat.board.desks[2]
    assert not hasattr(seen, "hand") and sorted(flat.board.pens) == [0, 1]
    angle = seen.angle_seen
    flat.tap_at(flat.at(seen, seen.center), 4)
    assert seen.angle_seen == (angle + 180) % 360, "turned to those who sit opposite"
    place = flat.may_know(0).hand.index(flat.may_know(0).task.number)
    flat.slide(flat.card(0, place), flat.at(seen, seen.center), finger=0)
    flat.fingers.up(0)
    flat.press(0, "Lay it")
    flat.until(lambda: 0 in flat.view.players[2].stack, "the guess")
    whole, part = flat.name_on(1, 1.1), flat.name_on(1, 0.6)
    assert whole[0].startswith(f"{part[0]} ") and part[1] == whole[1], "a part of it, and no smaller"


def test_a_wrong_word_is_owned_up_to_while_others_still_draw(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    flat.press(0, "I'm done")
    flat.press(0, "I drew the wrong word")
    flat.until(lambda: flat.view.players[0].void == "owned-up", "owning up")
    assert flat.view.phase == "playing" and not flat.view.players[1].void


def test_both_sides_see_the_reveal_and_each_presses_for_itself(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    for seat in range(3):
        flat.finish(seat)
    flat.until(lambda: flat.view.phase == "reveal", "the reveal")
    near, far = flat.board.sides
    assert near.shown.place == far.shown.place == 0, "both sides look at the first drawing"
    flat.tap_at(flat.at(far, far.shown.places.sheet.center), 1)
    flat.until(lambda: flat.view.showing.place == 1, "going on")
    assert [side.shown.place for side in flat.board.sides] == [1, 1], "whichever side was touched"
    flat.see_points()
    near, far = flat.board.sides
    assert (near.angle_seen, far.angle_seen) == (0, 180)
    assert near.speakers == (0, 1) and far.speakers == (2,)
    flat.tap_at(flat.at(far, far.shown.places.chips[0].center), 1)
    flat.until(lambda: flat.answered, "what came of it")
    assert not flat.view.ready[0], "from the other side it is a question about points"
    sheet = flat.fingers.app.room.sheets[-1]
    assert sheet.angle == 180
    sheet.put_away()
    flat.all_ready()
    flat.until(lambda: flat.view.round == 2, "the next round")


def test_killed_in_a_round_the_match_goes_on_where_it_was(
    table: Callable[..., Table], open_easel: Callable[..., Any], tmp_path: Path
) -> None:
    flat = table()
    flat.begin_round()
    flat.all_draw()
    flat.guess(0, flat.may_know(0).task.number, 1)
    tasks = [flat.task_of(seat) for seat in range(3)]
    flat.fingers = open_easel(tmp_path / "device", size=EIGHT_INCHES)
    flat.fingers.app.bridge.pace = 0.0
    flat.fingers.app.resume_match(flat.fingers.app.library.newest_waiting().path)
    flat.follow()
    flat.until(lambda: all(pen.surface is not None for pen in flat.board.pens.values()), "the sheets")
    assert [len(flat.board.pens[seat].surface.drawing.shown()) for seat in range(3)] == [1, 1, 1]
    assert [flat.task_of(seat) for seat in range(3)] == tasks
    assert flat.view.players[1].stack == (0,)
    assert [flat.secrets_shown(seat) for seat in range(3)] == [[], [], []]


# Before the match ---------------------------------------------------------------------------------------------------


def test_flat_or_passed_is_chosen_before_the_match_and_remembered(open_easel: Callable[..., Any]) -> None:
    easel = open_easel()
    seats = [Seat(NAMES[place], place) for place in range(3)]
    easel.app.library.remember_table("pictomania", "passed", b"{}", seats)
    easel.go("setup", game="pictomania")
    easel.tap("Flat on the table")
    easel.app.go("home")
    easel.go("setup", game="pictomania")
    easel.tap("Start")
    easel.wait(lambda: easel.page.scenes is not None if hasattr(easel.page, "scenes") else False, "the table")
    assert easel.page.scenes.spectator.variant == "live"
    assert easel.page.flat
    easel.app.go("home")
    easel.go("setup", game="pictomania")
    easel.tap("Pass it round")
    easel.tap("Start")
    easel.wait(lambda: easel.page.scenes is not None if hasattr(easel.page, "scenes") else False, "the table")
    assert easel.page.scenes.spectator.variant == "passed"
    assert not easel.page.flat


def test_a_screen_that_is_too_small_says_why_it_is_passed(open_easel: Callable[..., Any]) -> None:
    easel = open_easel(size=(800, 400), flat_games=("pictomania",))
    easel.app.library.remember_table("pictomania", "passed", b"{}", [Seat(NAMES[k], k) for k in range(3)])
    easel.go("setup", game="pictomania")
    assert easel.reads("the screen is too small")
    assert not easel.reads("Flat on the table everybody sits")
    easel.tap("Start")
    easel.wait(lambda: easel.page.scenes is not None if hasattr(easel.page, "scenes") else False, "the table")
    assert easel.page.scenes.spectator.variant == "passed"


def test_the_first_match_explains_itself_at_every_place_and_only_once(table: Callable[..., Table]) -> None:
    flat = table(known_hints=())

    def taught(seat: int) -> bool:
        said = flat.board.desks[seat].walk(restrict=True)
        return any("it shows at your edge" in getattr(widget, "text", "") for widget in said)

    flat.begin_round()
    assert all(taught(seat) for seat in range(3))
    assert "flat-word" in flat.fingers.app.library.settings.known_hints
    flat.fingers.app.go("home")
    again = Table(flat.fingers, (None,) * 3)
    again.begin_round()
    flat = again
    assert not any(taught(seat) for seat in range(3))


@pytest.mark.parametrize(("people", "least"), [(4, 195), (5, 140)])
def test_drawings_of_a_reveal_take_the_room_that_pieces_leave(
    table: Callable[..., Table], people: int, least: int
) -> None:
    flat = table(people=people, size=TEN_INCHES)
    flat.begin_round()
    for seat in flat.people:
        flat.board.say(Finish(), (0.0, 0.0), seat)
    flat.until(lambda: flat.view.phase == "reveal", "the reveal")
    flat.see_points()
    for side in flat.board.sides:
        for panel in side.shown.panels:
            drawn, inside = (Box(*each.pos, *each.size) for each in (panel.view, panel))
            pieces = [*panel.card_places, *panel.token_places, panel.flag_at]
            assert drawn.w >= least
            assert all(piece.overlap(drawn) < 1 for piece in pieces)
            assert all(inside.overlap(piece) == pytest.approx(piece.w * piece.h) for piece in pieces)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_a_first_match_explains_hides_no_tool_in_the_largest_letters(
    table: Callable[..., Table], language: str
) -> None:
    flat = table(known_hints=(), size=TEN_INCHES, letters="largest", language=language)
    flat.begin_round()
    flat.fingers.frames(10)
    for desk in flat.board.desks.values():
        notice = desk._notice
        tools = desk.places.tools
        assert notice is None or tools.overlap(Box(*notice.pos, *notice.size)) < 1


def test_what_a_first_match_explains_of_tokens_hides_no_ink_and_no_older_hint_is_left(
    table: Callable[..., Table],
) -> None:
    flat, lines = table(known_hints=(), size=TEN_INCHES), (0.35, 0.6, 0.85)
    flat.begin_round()
    for seat in range(3):
        for high in lines:
            flat.slide(flat.on_sheet(seat, 0.02, high), flat.on_sheet(seat, 0.98, high), finger=seat)
            flat.fingers.up(seat)
        flat.tap_at(flat.corner(seat), 50 + seat)
    flat.until(lambda: all(player.ink for player in flat.view.players), "the ink told")

    def hints() -> list[str]:
        """And over what they lie."""
        flat.fingers.frames(10)
        found = []
        for desk in flat.board.desks.values():
            notice, (left, low, wide, high) = desk._notice, desk.pen.surface.sheet_box
            if notice is not None:
                lies = Box(*notice.pos, *notice.size)
                drawn = [Box(left + 0.02 * wide, low + line * high, 0.96 * wide, 1) for line in lines]
                assert not any(line.overlap(lies) for line in drawn)
                found.append(notice.children[0].text.split()[0])
        return found

    assert "To" in hints()
    for seat in range(3):
        flat.board.say(Guess((seat + 1) % 3, 1), (0.0, 0.0), seat)
        flat.until(lambda seat=seat: flat.view.players[seat].guessing, "a guess")
    assert set(hints()) <= {"Finished?"}
    flat.fingers.app.change(night=True)
    assert set(hints()) == {"Finished?"}, "on places that were laid anew"


def test_whoever_sits_at_the_far_edge_reads_the_words_and_may_exchange_a_list(table: Callable[..., Table]) -> None:
    flat = table()
    flat.until(lambda: flat.view.phase == "words" and flat.view.rack, "the words")
    near, far = flat.board.sides
    assert [side.speakers for side in (near, far)] == [(0, 1), (2,)] and far.turn.angle == 180
    before = flat.view.rack
    flat.press_in(far, "Another list")
    flat.press_in(far, "Swap it")
    flat.until(lambda: flat.view.rack != before, "another list")
    for side in (near, far):
        first = [shelf.list for shelf in flat.view.rack]
        assert [shelf.list for shelf in side.shown.rack] == first


def test_a_pause_is_turned_to_whoever_asked_for_it(table: Callable[..., Table]) -> None:
    flat = table()
    flat.begin_round()
    for seat in range(3):
        flat.finish(seat)
    flat.until(lambda: flat.view.phase == "reveal", "the reveal")
    far = flat.board.sides[1]
    flat.tap_at(flat.at(far, far.shown.places.pause.center), 3)
    flat.until(lambda: flat.fingers.app.room.sheets, "the pause")
    assert flat.play.scenes.spectator.paused_by == 2
    sheet = flat.fingers.app.room.sheets[-1]
    assert sheet.angle == 180
    close = flat.fingers.find("Play on")
    x, y = close.to_window(*close.center)
    flat.tap_at((x, y), 3)
    flat.until(lambda: flat.play.scenes.spectator.paused_by is None, "playing on")


def test_no_word_of_a_list_lies_under_the_button_that_swaps_it(table: Callable[..., Table]) -> None:
    from app.boards.pictomania.rack import ListCard
    from app.ui.buttons import WordButton

    flat = table(size=TEN_INCHES)
    flat.until(lambda: flat.view.phase == "words" and flat.view.rack, "the words")
    flat.fingers.frames(3)
    here = list(flat.board.sides[0].shown.walk(restrict=True))
    cards = sorted([widget for widget in here if isinstance(widget, ListCard)], key=lambda card: card.x)
    swaps = sorted([widget for widget in here if isinstance(widget, WordButton)], key=lambda swap: swap.x)
    assert len(cards) == len(swaps) == 3
    for card, swap in zip(cards, swaps, strict=True):
        for box in card.rows.values():
            assert box.top <= swap.y or box.right <= swap.x, (box, swap.pos)
