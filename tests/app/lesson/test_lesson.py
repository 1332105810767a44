"""Half a minute to watch: each game's lesson is played by its drawn hand on the real board, and leaves no trace."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app import games, stage
from app.boards import can_be_watched
from app.boards.lesson import Step
from app.home.page import Home
from app.lesson.watch_button import WatchButton
from app.look.box import Box
from app.ui.read_aloud import words_at
from app.ui.signs import GLYPHS
from engine import rules
from engine.games import dixit, pictomania, pictoric, yokai
from tests.app.kivys_time import KivysTime

PHONE, UPRIGHT, TABLET, TALL = (640, 360), (360, 740), (1280, 800), (800, 1280)
SIZES = (PHONE, UPRIGHT, TABLET, TALL)

A_FRAME = 0.2
"""Seconds of a lesson's own time: nobody looks."""

HALF_A_MINUTE = 40.0
"""The most that it may take."""

SAID: dict[str, set[type]] = {
    "dixit": {dixit.moves.Give, dixit.moves.Vote},
    "pictomania": {pictomania.moves.Ready, pictomania.moves.Draw, pictomania.moves.Guess, pictomania.moves.Take},
    "pictoric": {pictoric.moves.Vote},
    "yokai": {yokai.Lay, yokai.moves.Enough},
}
"""What the hand makes the board say."""


class Watcher:
    """Looks at a lesson; ``frames`` go by as somebody counts them, and not as a clock does."""

    kivys_time: KivysTime

    def __init__(self, easel: Any, game: str = "yokai", **what: Any) -> None:
        self.easel = easel
        easel.app.go("lesson", game=game, **what)
        self.page.stand_still()

    @property
    def page(self) -> Any:
        return self.easel.page

    @property
    def performance(self) -> Any:
        return self.page.performance

    def to_the_end(self, seen: Callable[[Step], None] = lambda step: None) -> None:
        """``seen`` is asked in each frame."""
        while not self.performance.ended:
            self.watch(A_FRAME)
            if self.performance.step is not None and not self.performance.ended:
                seen(self.performance.step)

    def watch(self, seconds: float) -> None:
        """So many more."""
        end = self.performance.now + seconds - A_FRAME / 2
        while self.performance.now < end and not self.performance.ended:
            self.page.pass_time(A_FRAME)
            self.kivys_time.go_on(A_FRAME)
            self.easel.frames(1)

    @property
    def film(self) -> Box:
        box: Box = self.page.places.film.box
        return box


@pytest.fixture(autouse=True)
def time_passes_as_frames_do(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So the hand is quicker than any finger, and its second tap is meant."""
    from app.boards.pictoric import board

    monkeypatch.setattr(board, "SETTLE", 0.0)
    time = Watcher.kivys_time = KivysTime()
    yield
    time.give_back()


def test_every_game_can_be_watched() -> None:
    assert [game for game in rules.names() if not can_be_watched(game)] == []


# The match that one sees ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rules.names())
@pytest.mark.parametrize(("size", "language"), [(PHONE, "ru"), (TALL, "uk")])
def test_it_runs_to_its_end_by_touches_that_the_rules_accept(
    open_easel: Callable[..., Any], game: str, size: tuple[int, int], language: str
) -> None:
    watcher = Watcher(open_easel(size=size, language=language), game)
    page, steps, said = watcher.page, list[Step](), set[type]()
    match, hand, film = page.match, page.hand, page.places.film
    hear, press = match._hear, hand.press

    def on_its_place(step: Step) -> bool:
        return step.place is None or film.outside(step.place).holds(*hand.tip)

    def pressed() -> None:
        assert on_its_place(watcher.performance.step), "a finger comes down on what is spoken of"
        press()

    def see(step: Step) -> None:
        if not steps or steps[-1] is not step:
            steps.append(step)
        assert page.words.text == step.words
        assert not hand.down or film.box.holds(*hand.tip)
        assert step.place is None or step.place.w > 0, "nothing is pointed at that is not there"
        if not step.lines and watcher.performance.now > came[0] + 1.0:
            assert on_its_place(step), "the hand has come"
            read = to_read(match.board, len(steps))
            assert not any(film.outside(words).holds(*hand.tip) for words in read), "nor does it hide what it speaks of"

    def to_read(board: Any, step: int) -> list[Box]:
        """The number of sketches that are missing, one's own word, the clue, an association and the line below it."""
        match game, step:
            case "yokai", 4:
                return [board.furniture.count_of(stack) for stack in range(4)]
            case "pictomania", 3:
                return [board.table.places.peek.inset(1)]
            case "dixit", 2:
                return [board.table.places.top.says.inset(1)]
            case "pictoric", 2:
                return [board.places.head.inset(1)]
        return []

    came = [0.0]
    say = watcher.performance._say
    watcher.performance._say = lambda step: (came.__setitem__(0, watcher.performance.now), say(step))
    match._hear = lambda one: (said.add(type(one.move)), hear(one))
    hand.press = pressed
    watcher.to_the_end(see)
    assert match.refusals == []
    assert said == SAID[game]
    left, right = page.paper.x, page.width - page.paper.right
    assert left == pytest.approx(right), "at the end the sentence stands in the middle"
    assert 15 < watcher.performance.now <= HALF_A_MINUTE
    assert len(steps) >= 6


@pytest.mark.parametrize("game", rules.names())
def test_with_movements_it_is_no_longer(open_easel: Callable[..., Any], game: str) -> None:
    """The hand glides, and what glides on the board needs its time; the left one, too."""
    watcher = Watcher(open_easel(size=PHONE, less_motion=False, left_hand=True), game)
    watcher.to_the_end()
    assert watcher.page.match.refusals == []
    assert watcher.performance.now <= HALF_A_MINUTE


def test_with_less_motion_the_hand_steps_from_place_to_place(open_easel: Callable[..., Any]) -> None:
    for less, glides in ((True, False), (False, True)):
        watcher = Watcher(open_easel(size=PHONE, less_motion=less))
        places = {tuple(watcher.page.hand.tip)}
        for _frame in range(12):
            watcher.watch(A_FRAME)
            places.add(tuple(watcher.page.hand.tip))
        assert (len(places) > 3) == glides, "at first it comes to what it shows"


def test_the_hand_has_a_glow_only_while_it_presses() -> None:
    stage.make_window(TABLET)
    from app.lesson.hand import Hand
    from tools.canvas_walk import drawn_on

    hand = Hand(TABLET, left=False)
    for down, pieces in ((False, 1), (True, 2), (False, 1)):
        hand.tip, hand.down = (400, 300), down
        drawn = drawn_on(hand.canvas, TABLET)
        assert (drawn.draws, drawn.unseen) == (pieces, [])


def test_whoever_watches_touches_nothing_of_it(easel: Any) -> None:
    watcher = Watcher(easel)
    watcher.watch(4)
    table, board = watcher.page.match._table, watcher.page.match.board
    before = table.position
    for share in (0.2, 0.5, 0.8):
        x, y = watcher.film.x + watcher.film.w * share, watcher.film.y + watcher.film.h * 0.1
        easel.down(x, y)
        easel.move(x, y + watcher.film.h * 0.3)
        easel.up()
    assert table.position is before and board.fingers.picked is None and not easel.page.sheets


def test_what_is_said_is_read_aloud_to_whoever_holds_it(easel: Any) -> None:
    watcher = Watcher(easel)
    watcher.watch(4)
    said = watcher.page.words
    assert said.text and words_at(easel.app.root, *said.to_window(*said.center)) == said.text


def test_a_tablet_that_is_turned_begins_anew(easel: Any) -> None:
    watcher = Watcher(easel)
    watcher.watch(7)
    before = watcher.page.match
    easel.turn(*TALL)
    assert watcher.page.match is not before and watcher.performance.now < 2


# The way out, and what is left behind -----------------------------------------------------------------------------


def all_of(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_it_is_left_at_any_moment_and_leaves_no_trace(open_easel: Callable[..., Any], tmp_path: Path) -> None:
    easel = open_easel(tmp_path, size=PHONE)
    easel.tap("Pictomania")
    easel.wait(lambda: easel.page.scenes is not None, "a match")
    easel.app.go("home")
    waits = easel.app.library.match_files()
    assert waits
    before = all_of(tmp_path)
    for place, seconds in enumerate((0.2, 1, 2.4, 5, 6.8, 7.4, 12, 20)):
        watcher = Watcher(easel, rules.names()[place % len(rules.names())])
        watcher.watch(seconds)
        easel.tap("Skip")
        assert isinstance(easel.page, Home)
    assert easel.app.library.match_files() == waits
    assert easel.app.library.settings.known_hints == ()
    assert all_of(tmp_path) == before


def test_at_its_end_one_looks_again_or_plays(easel: Any) -> None:
    easel.tap(next(iter(easel.all(WatchButton))))
    watcher = Watcher.__new__(Watcher)
    watcher.easel = easel
    easel.page.stand_still()
    first = easel.page.game
    watcher.to_the_end()
    easel.tap("Again")
    easel.page.stand_still()
    assert watcher.performance.now < 1 and easel.reads("Skip")
    watcher.to_the_end()
    easel.tap("Play now")
    easel.wait(lambda: getattr(easel.page, "scenes", None) is not None, "a hand, dealt at once")
    assert easel.page.game == first


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids="{0[0]}x{0[1]}".format)
def test_at_its_end_one_goes_back_without_playing(open_easel: Callable[..., Any], size: tuple[int, int]) -> None:
    easel = open_easel(size=size)
    easel.tap(next(iter(easel.all(WatchButton))))
    watcher = Watcher.__new__(Watcher)
    watcher.easel = easel
    easel.page.stand_still()
    watcher.to_the_end()
    easel.tap("Back")
    assert isinstance(easel.page, Home)


# Where it is offered ----------------------------------------------------------------------------------------------


def test_home_offers_it_until_the_game_was_played_and_the_tile_still_deals_at_once(easel: Any) -> None:
    assert len(easel.all(WatchButton)) == len(games.faces())
    easel.tap("Pictoric Box")
    easel.wait(lambda: getattr(easel.page, "scenes", None) is not None, "a hand, dealt at once")
    easel.app.go("home")
    easel.frames(2)
    assert len(easel.all(WatchButton)) == len(games.faces()) - 1


def test_the_set_up_and_the_rules_offer_it_for_ever(easel: Any) -> None:
    for page in ("setup", "rules"):
        easel.go(page, game="pictoric")
        easel.tap("Watch" if page == "setup" else GLYPHS["watch"])
        assert easel.page.game == "pictoric" and easel.reads("Skip")


def test_from_a_match_that_waits_one_goes_back_to_it(easel: Any) -> None:
    easel.tap("Pictoric Box")
    easel.wait(lambda: getattr(easel.page, "scenes", None) is not None, "a match")
    play = easel.page
    easel.back()
    easel.wait(lambda: play.scenes.spectator.paused_by is not None, "the pause")
    easel.tap("Rules")
    easel.tap("Watch half a minute how it goes")
    watcher = Watcher.__new__(Watcher)
    watcher.easel = easel
    easel.page.stand_still()
    watcher.to_the_end()
    assert not easel.reads("Play now")
    easel.tap("Back")
    easel.back()
    assert easel.page is play and play.scenes.spectator.paused_by is not None


# On every screen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_every_sentence_can_be_read_beside_the_board(open_easel: Callable[..., Any], letters: str) -> None:
    from kivy.metrics import sp

    from app.look import text
    from app.look.text import _
    from app.ui.fitted_text import height_of

    easel = open_easel(letters=letters, language="uk")  # in which the way out has the longest name
    for size in SIZES:
        easel.turn(*size)
        page, screen = Watcher(easel).page, Box(0, 0, *size)
        whole = page.places.words, page.places.skip, page.places.film.box
        assert all(box.overlap(screen) == pytest.approx(box.w * box.h) for box in whole), size
        assert not any(one.overlap(other) for one in whole for other in whole if one is not other), size
        easel.frames(2)
        for language in text.LANGUAGES:
            text.speak(language)
            for sentence in sorted(map(_, sentences()), key=len)[-3:]:
                page.words.text = sentence
                high = height_of(sentence, page.words.font_name, page.words.font_size, page.words.width)
                assert high <= page.words.height + 1, (size, language, sentence)
                assert page.words.font_size >= sp(18), (size, language, sentence)
        text.speak("uk")
        easel.back()


def test_the_board_is_as_large_as_two_lines_of_words_leave_it(easel: Any) -> None:
    easel.turn(640, 360)
    assert Watcher(easel).page.places.film.scale > 0.74


def sentences() -> list[str]:
    """All that lessons say, found in the source."""
    from tools.texts import ROOT, in_source

    found = ["That is how it goes."]
    for path in sorted((ROOT / "app" / "boards").glob("*/lesson.py")):
        found += [sentence.one for sentence in in_source(path.read_text(encoding="utf-8"), str(path))]
    assert len(found) > len(rules.names())
    return found
