"""Hints of a first match: each once on a device, one at a time, in nobody's way, and never a secret in them."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.look import text
from app.look.box import Box
from app.ui.hints import GLANCE, HESITATION, Ground, Hint, Hints, stand
from engine.seats import Seat

SIZES = ((1280, 800), (800, 1280), (1024, 600), (640, 360), (360, 740))


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    text.speak("en")


def hint(key: str, words: str = "Touch here.") -> Hint:
    return Hint(key, words, Box(100, 100, 50, 50))


# Which hint, and when ---------------------------------------------------------------------------------------------


def test_who_knows_what_to_do_gets_no_hint():
    hints = Hints(())
    assert hints.look([hint("lay")], 0) is None
    assert hints.look([], HESITATION / 2) is None
    assert hints.look([hint("lay")], HESITATION) is None, "hesitation begins anew"


def test_a_hint_comes_to_one_who_hesitates():
    hints = Hints(())
    hints.look([hint("lay")], 0)
    assert hints.look([hint("lay")], HESITATION).key == "lay"


def shown(key: str = "lay", known: tuple[str, ...] = ()) -> Hints:
    """Hints of which one has come at time 0."""
    hints = Hints(known)
    hints.look([hint(key)], -HESITATION)
    assert hints.look([hint(key)], 0) is not None
    return hints


def test_one_hint_at_a_time_and_it_stays_while_it_fits():
    hints = shown("lay")
    assert hints.look([hint("hold"), hint("lay")], 5).key == "lay"
    assert hints.look([hint("hold")], 6) is None
    assert hints.look([hint("hold")], 7).key == "hold"


def test_a_hint_that_was_followed_never_comes_again():
    hints = shown("lay")
    assert hints.look([], GLANCE) is None
    assert hints.known == {"lay"}
    hints.look([hint("lay")], 10)
    assert hints.look([hint("lay")], 20) is None


def test_a_hint_that_nobody_can_have_read_comes_again():
    hints = shown("lay")
    hints.look([], GLANCE / 2)
    assert not hints.known
    hints.look([hint("lay")], 10)
    assert hints.look([hint("lay")], 10 + HESITATION).key == "lay"


def test_a_hint_that_is_touched_is_put_away_for_good():
    hints = shown("lay")
    hints.put_away()
    assert hints.shown is None
    assert hints.look([hint("lay")], 100) is None


def test_a_touch_beside_it_sends_it_away_once_it_has_been_read():
    hints = shown("lay")
    hints.touched(hint("lay").reading_time - 0.1)
    assert hints.shown is not None
    hints.touched(hint("lay").reading_time)
    assert hints.shown is None
    assert hints.known == {"lay"}


def test_a_hint_over_which_the_curtain_falls_comes_again_unless_it_was_read():
    hints = shown("lay")
    hints.cover(GLANCE)
    assert hints.shown is None
    assert not hints.known
    hints = shown("lay")
    hints.cover(hint("lay").reading_time)
    assert hints.known == {"lay"}


def test_long_words_get_a_long_time():
    assert hint("a", "w" * 100).reading_time > hint("a", "w" * 10).reading_time + 5


# Where the slip lies ----------------------------------------------------------------------------------------------

ROOM = Box(8, 8, 1264, 784)
sides = st.floats(1, 400)


@given(sides, sides, st.floats(-100, 1400), st.floats(-100, 900), sides, sides)
def test_the_slip_is_on_the_screen_and_on_nothing_or_nowhere(wide, high, x, y, w, h):
    place = Box(x, y, w, h)
    stands = stand((wide, high), place, Ground(ROOM, (place,)), 17, 16)
    if stands is None:
        return
    lying = Box(stands.x, stands.y, wide, high)
    assert lying.overlap(ROOM) == pytest.approx(wide * high)
    assert lying.overlap(place) == 0


@given(st.floats(20, 1180), st.floats(20, 700), st.floats(20, 80), st.floats(20, 60))
def test_with_room_around_it_the_slip_stands_near_and_points_at_its_place(x, y, w, h):
    place = Box(x, y, w, h)
    stands = stand((300, 80), place, Ground(ROOM, (place,)), 17, 16)
    assert stands is not None
    assert x - 0.01 <= stands.tip[0] <= x + w + 0.01, "the pointer reaches the place"
    assert y - 0.01 <= stands.tip[1] <= y + h + 0.01


def test_where_there_is_no_room_there_is_no_slip():
    place = Box(500, 400, 80, 40)
    assert stand((300, 80), place, Ground(ROOM, (place, Box(8, 8, 1264, 340), Box(8, 430, 1264, 340))), 17, 16) is None


def test_the_slip_goes_where_it_is_in_nobodys_way():
    above, place = Box(400, 460, 400, 200), Box(500, 400, 80, 40)
    free = stand((300, 80), place, Ground(ROOM, (place,)), 17, 16)
    kept = stand((300, 80), place, Ground(ROOM, (place, above)), 17, 16)
    assert free is not None and kept is not None
    assert Box(kept.x, kept.y, 300, 80).overlap(above) == 0


# On the tablet ----------------------------------------------------------------------------------------------------


class Match:
    """A duel on the app's table, with a clock of its own for the hints."""

    def __init__(self, easel: Any, monkeypatch: Any, bots: tuple[str | None, str | None] = (None, None)) -> None:
        self.easel, self.now = easel, 1000.0
        monkeypatch.setattr("app.ui.hint_slip.monotonic", lambda: self.now)
        easel.app.bridge.pace = 0.0
        seats = tuple(Seat(name, place, bot=bots[place]) for place, name in enumerate(("Ada", "Bo")))
        easel.app.go("home")
        easel.app.begin("yokai", "duel", b"{}", seats, seed=4)
        self.begin()

    def begin(self) -> None:
        self.easel.wait(lambda: self.page.scenes is not None, "the first scene")
        self.easel.wait(lambda: not self.board.busy, "the board at rest")
        self.easel.frames(3)

    @property
    def page(self) -> Any:
        return self.easel.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def slip(self) -> Any:
        return self.page.hint_layer.slip

    @property
    def shown(self) -> str | None:
        return None if self.slip is None else self.slip.hint.key

    @property
    def known(self) -> tuple[str, ...]:
        return self.easel.app.library.settings.known_hints

    def hesitate(self, seconds: float = HESITATION) -> str | None:
        """Nobody does anything for so long; the hint that is then on the screen."""
        self.page.hint_layer.look()
        self.now += seconds + 0.01
        self.page.hint_layer.look()
        self.easel.frames(2)
        return self.shown

    def lift(self) -> None:
        """Lifts the curtain; the finger stays and holds the hand open."""
        button = self.page.curtain.button
        self.easel.down(*button.to_window(*button.center), 9)
        self.easel.wait(lambda: self.page.curtain is None, "the curtain lifted")

    def touch_the_slip(self) -> None:
        self.easel.down(*self.slip.center)
        self.easel.up()

    def pick(self, place: int = 1) -> None:
        slot = self.board.hand_slots(self.board.cards_in_my_hand())[place]
        self.easel.down(slot.x, slot.y)
        self.easel.up()

    def say(self, wanted: Any) -> None:
        """The one who has the tablet says the first move that is wanted."""
        scenes, seat = self.page.scenes, self.page.passed_tablet.viewer
        move = next(move for move in scenes.own[seat].choices.moves if wanted(move))
        self.easel.app.bridge.say(seat, move, lambda answer: None)
        self.easel.wait(lambda: self.page.scenes is not scenes, "the next scene")
        self.easel.frames(3)


@pytest.fixture
def match(easel, monkeypatch):
    return Match(easel, monkeypatch)


def lay(move):
    from engine.games.yokai import Lay

    return isinstance(move, Lay) and not move.summon and not move.distract


def test_no_hint_ever_lies_over_the_curtain(match):
    assert match.page.curtain is not None
    assert match.hesitate(100) is None
    match.lift()
    assert match.hesitate() == "yokai-lay"
    match.page.cover()
    assert match.page.curtain is not None
    assert match.slip is None, "gone with the board, at once"
    assert match.hesitate(100) is None


def test_a_hint_is_shown_once_and_not_again_after_a_restart(open_easel, tmp_path, monkeypatch):
    match = Match(open_easel(tmp_path), monkeypatch)
    match.lift()
    assert match.hesitate() == "yokai-lay"
    match.touch_the_slip()
    assert match.slip is None
    assert match.known == ("yokai-lay",)
    assert match.hesitate(100) is None
    again = open_easel(tmp_path, settings_first=False)
    assert again.app.library.settings.known_hints == ("yokai-lay",)
    match = Match(again, monkeypatch)
    match.lift()
    assert match.hesitate(100) is None


def test_the_settings_bring_the_hints_back(open_easel, tmp_path, monkeypatch):
    easel = open_easel(tmp_path)
    easel.go("settings")
    assert not easel.reads("Show the hints again"), "there is nothing to bring back yet"
    easel.app.library.change(known_hints=("yokai-lay",))
    easel.go("settings")
    easel.tap("Show the hints again")
    assert easel.reads("The hints come again in the next match.")
    assert not easel.reads("Show the hints again")
    match = Match(easel, monkeypatch)
    match.lift()
    assert match.hesitate() == "yokai-lay"


def test_a_hint_blocks_no_touch(match):
    reached = []
    match.lift()
    match.hesitate()
    match.board.bind(on_touch_down=lambda board, touch: reached.append(touch.pos))
    place = match.slip.center
    match.touch_the_slip()
    assert reached == [pytest.approx(place)]


def test_a_touch_on_what_a_hint_speaks_of_was_meant_and_it_is_gone_at_once(match):
    match.lift()
    match.hesitate()
    match.easel.down(*match.slip.hint.place.center)
    assert match.shown is None
    assert match.known == ("yokai-lay",)
    match.easel.up()


def test_where_there_is_no_room_for_words_a_sign_says_them_to_whoever_taps_it(match):
    match.lift()
    match.page.hint_layer._room = lambda: Box(0, 300, 72, 72)
    assert match.hesitate() == "yokai-lay"
    assert not match.easel.reads("Drag a sketch up to a stack.")
    match.touch_the_slip()
    assert match.easel.reads("Drag a sketch up to a stack.") and match.slip is None
    match.easel.down(*match.board.places.hand.center, 1)
    match.easel.up(1)
    assert not match.easel.reads("Drag a sketch up to a stack."), "gone with the next touch"


def test_a_hint_speaks_the_language_that_is_chosen(match):
    match.lift()
    match.hesitate()
    assert match.easel.reads("Drag a sketch up to a stack.")
    match.easel.app.change(language="uk")
    match.easel.frames(3)
    assert match.shown == "yokai-lay"
    assert match.easel.reads("Перетягни ескіз угору до стосу.")
    assert not match.easel.reads("Drag a sketch")


def test_a_duel_hints_at_one_thing_after_another(match):
    match.lift()
    assert match.hesitate() == "yokai-lay"
    match.now += GLANCE
    match.pick()
    assert match.hesitate() == "yokai-landing"
    match.now += GLANCE
    match.board.fingers.cancel()
    match.easel.up(9)
    assert match.hesitate() == "yokai-hold"
    match.touch_the_slip()
    match.say(lay)
    assert match.hesitate() == "yokai-missing"
    match.touch_the_slip()
    assert match.hesitate() == "yokai-enough"
    match.touch_the_slip()
    assert set(match.known) >= {"yokai-lay", "yokai-landing", "yokai-hold", "yokai-missing", "yokai-enough"}
    assert match.hesitate(100) is None


def test_the_next_player_is_told_that_a_turn_is_shown_again(match):
    from engine.games.yokai import ENOUGH

    match.lift()
    match.say(lay)
    match.easel.up(9)
    match.say(lambda move: move == ENOUGH)
    assert match.page.curtain is not None
    assert match.hesitate(100) is None
    match.lift()
    match.easel.wait(lambda: not match.board.busy, "the turn shown again")
    assert match.hesitate() == "yokai-replayed"
    lying, places = Box(*match.slip.pos, *match.slip.size), match.board.places
    moving = (*places.theirs, places.their_hand, places.their_badge)
    assert [box for box in moving if lying.overlap(box) > 1] == [], "what moves can be seen"


def test_alone_with_a_bot_nobody_needs_to_hold_a_hand_open(easel, monkeypatch):
    match = Match(easel, monkeypatch, (None, "weak"))
    match.easel.wait(lambda: match.page.scenes.spectator.waiting == (0,), "my turn")
    match.easel.wait(lambda: not match.board.busy, "the board at rest")
    keys = {found.key for found in match.board.hints()}
    assert "yokai-lay" in keys
    assert "yokai-hold" not in keys
    assert "yokai-replayed" not in keys


def test_a_covered_board_does_not_point_at_where_a_sketch_fits(match):
    """Whatever is picked, the hint of a covered hand is the same."""
    match.lift()
    said = set()
    for place in range(match.board.cards_in_my_hand()):
        match.board.fingers.drop_all()
        match.pick(place)
        match.page.passed_tablet.let_go(match.easel._fingers[9].uid)
        match.page.show()
        assert match.board.scene.view.seat is None, "the hand is covered"
        said.add(tuple((found.key, found.words, found.place) for found in match.board.hints()))
        match.page.passed_tablet.hold(match.easel._fingers[9].uid)
        match.page.show()
    assert len(said) == 1


def test_nothing_is_hinted_at_while_it_is_somebody_elses_turn_or_a_pause(match):
    match.lift()
    assert match.hesitate() == "yokai-lay"
    match.easel.back()
    match.easel.wait(lambda: match.page.scenes.spectator.paused_by is not None, "the pause")
    assert match.slip is None
    assert match.hesitate(100) is None


def test_a_hint_is_not_laid_under_a_sheet(match):
    match.lift()
    match.hesitate()
    match.board.ask_why(match.board.me)
    match.easel.frames(2)
    assert match.page.sheets
    assert match.hesitate(0.1) is None


def test_a_hint_that_cannot_be_remembered_says_so(match, monkeypatch):
    from engine.gate import Refused
    from engine.rules import Why

    def full(**settings):
        raise Refused(Why("not-saved"))

    match.lift()
    match.hesitate()
    monkeypatch.setattr(match.easel.app.library, "change", full)
    match.touch_the_slip()
    assert match.slip is None
    assert match.easel.app.room.notice is not None


# On every screen --------------------------------------------------------------------------------------------------


def sentences() -> list[str]:
    """All that the hints say, found in the source."""
    from tools.texts import ROOT, in_source

    found = []
    for path in sorted((ROOT / "app" / "boards").glob("*/hints.py")):
        found += [sentence.one for sentence in in_source(path.read_text(encoding="utf-8"), str(path))]
    assert found
    return found


def test_every_hint_can_be_read_on_every_screen(easel):
    """As large as words are, no line is cut and no letter small; where a slip stands, others ask."""
    from kivy.metrics import dp, sp

    from app.look import theme
    from app.look.text import _
    from app.ui.hint_slip import WIDEST, HintSlip
    from app.ui.words import Words

    seen = set()
    for language, letters, size in product(text.LANGUAGES, ("normal", "largest"), SIZES):
        text.speak(language)
        theme.choose(letters=letters, less_motion=True)
        room = Box(8, 8, size[0] - 16, size[1] - 16)
        widest = min(room.w, dp(WIDEST) * theme.large_type())
        if (language, letters, widest) in seen:  # the same lines, on another screen
            continue
        seen.add((language, letters, widest))
        for words in sentences():
            slip = HintSlip(Hint("k", _(words), Box(0, 0, 60, 60)), room)
            (written,) = [child for child in slip.children if isinstance(child, Words)]
            assert Box(*slip.pos, *slip.size).overlap(room) == pytest.approx(slip.width * slip.height)
            assert written.texture_size[0] <= written.width + 1, words
            assert written.height <= slip.height, words
            assert written.font_size >= sp(18), words
    theme.choose()
    assert len(seen) == 3 * 2 * 2, "a phone's width beside all others"


@pytest.mark.parametrize(("size", "near"), [((360, 740), True), ((800, 1280), False)])
def test_on_a_phone_a_hint_lies_rather_on_cards_than_far_from_what_it_speaks_of(open_easel, size, near):
    open_easel(size=size)
    from app.ui.hint_slip import HintSlip
    from app.ui.in_sight import InSight

    wide, high = size
    cards = [Box(8, 120, wide - 16, high / 2 + 20)]  # cloth that is free lies above them only
    speaks_of = Box(20, high / 2 - 40, 60, 20)
    told = Hint("missing", "This many sketches are still missing here.", speaks_of, brief="So many are missing")
    lies = HintSlip(told, Box(8, 8, wide - 16, high - 16), InSight([Box(8, 8, wide - 16, 112)], cards)).stands
    assert lies is not None
    assert (lies.y < cards[0].top) == near
    assert not near or lies.far < 100
