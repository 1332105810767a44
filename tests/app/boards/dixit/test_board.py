"""The Dixit board under real fingers: passed round, and one person among bots, in all three variants."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
import pytest

from app.look.text import _
from app.stage import PATIENCE
from engine.clue import LONGEST_CLUE
from engine.games.dixit.moves import Vote, VoteRed
from engine.games.dixit.setting_up import Options
from tests.app.boards.played import PlayedMatch
from tests.app.kivys_time import even_frames

NAMES = (
    *("Оленка", "Бабуся Ганна-Параскева-Ма", "Тарас", "Ira", "Max", "Леся"),
    *("Ada", "Юрко", "Соля", "Leo", "Мія", "Марко"),
)
"""One of them as long as a name may be."""

PHONE = (640, 360)
TABLET = (1024, 600)

STRANGE = tuple(f"photo-{number}" for number in range(80))
"""A deck whose pictures are not on this device."""

PERSON, BOT = None, "middle"


class Match(PlayedMatch):
    """A match of Dixit, and the fingers of whoever has the tablet."""

    def __init__(self, fingers: Any, variant: str, bots: tuple[Any, ...], **options: Any) -> None:
        agreed = msgspec.json.encode(Options(**options))
        super().__init__(fingers, "dixit", variant, NAMES, bots, options=agreed)

    @property
    def table(self) -> Any:
        return self.board.table

    @property
    def kind(self) -> str:
        return type(self.table).__name__

    @property
    def scenes(self) -> Any:
        return self.play.scenes

    # What fingers do ------------------------------------------------------------------------------------------------

    def press(self, words: str) -> None:
        self.fingers.tap(words)

    def pressed(self, words: str) -> None:
        """The same, and the table has answered."""
        before = self.scenes
        self.press(words)
        self.until(lambda: not self.on or (self.scenes is not before and self.answered), f"an answer to {words}")

    def begin(self, seat: int = 0, covered: bool = True) -> None:
        """Somebody has the first idea; then the tablet is laid down, if it is to be ``covered``."""
        if self.view.variant != "party":
            self.open_hand_of(seat)
        before = self.scenes
        if self.kind == "HandTable":
            self.press("I have an idea!")
        else:
            self.tap_at(self.table.places.chips[seat].center)
        self.until(lambda: self.scenes is not before and self.answered, "the first storyteller")
        if covered and self.view.variant != "party":
            self.page.cover()

    def open_hand_of(self, seat: int) -> None:
        """The tablet goes on from hand to hand, until it is there."""
        while self.play.curtain is not None or self.page.passed_tablet.viewer != seat:
            if self.play.curtain is not None:
                self.lift()
            else:
                self.press("Hand it on")

    def tell(self) -> None:
        self.press("I say a clue aloud")
        self.pressed("I have said it")

    def give(self) -> None:
        self.press("Give this")
        self.pressed("Give it")

    def free(self, token: int = 0) -> list[int]:
        """The places on which a token may lie."""
        return [place for place in range(1, len(self.view.table) + 1) if self.table.ballot.may_lie(token, place)]

    def card(self, place: int) -> tuple[float, float]:
        return self.table.places.cards[place - 1].center

    def lay_by_taps(self, token: int, place: int) -> None:
        """First the token, then the card."""
        self.tap_at(self.table.home(token).center)
        self.tap_at(self.card(place))

    def vote(self) -> None:
        for token in range(len(self.table.tokens)):
            if self.table.ballot.tokens[token] == "red" or not token:
                self.lay_by_taps(token, self.free(token)[token])
        self.pressed("Cast my vote")

    def step(self) -> None:
        """One thing that a person has to do now, whatever it is."""
        if self.play.curtain is not None:
            assert self.secrets() == []
            if self.called:
                self.lift()
            else:  # while bots play
                self.fingers.frames(1)
        elif self.view.phase == "idea":
            self.begin(min(self.board.choices_of), covered=False)
        elif self.kind == "RevealTable":
            self.press("The points")
        elif self.kind == "PointsTable" and not self.scenes.spectator.ended:
            self.pressed("Go on")
        elif self.fingers.reads("I say a clue aloud"):
            self.tell()
        elif self.kind == "HandTable" and self.table.gives:
            self.give()
        elif self.kind == "VoteTable" and self.table.tokens:
            self.vote()
        else:
            self.fingers.frames(1)

    def play_to(self, reached: Callable[[], Any]) -> None:
        seen, end = self.scenes, perf_counter() + PATIENCE
        while not reached():
            assert self.on, "the match is over"
            self.step()
            assert not self.on or self.secrets() == []
            if self.scenes is not seen:
                seen, end = self.scenes, perf_counter() + PATIENCE
            assert perf_counter() < end, f"never came: {self.view.phase} {self.kind}"

    def phase(self, phase: str) -> None:
        self.play_to(lambda: self.view.phase == phase)

    def to_the_result(self) -> None:
        self.play_to(lambda: not self.on)
        self.fingers.frames(3)

    # What could give a secret away ----------------------------------------------------------------------------------

    def pictures(self) -> set[str]:
        from app.boards.picture_cards import PictureCard

        return {card.card for card in self.fingers.all(PictureCard) if card.card and card.face_up}

    def secrets(self) -> list[str]:
        """Pictures on the screen, or in what the board was given, that are for other eyes than those that look."""
        looks = None if self.play.curtain is not None or self.board.scene.seat is None else self.viewer
        allowed = set(self.view.table)
        if looks is not None:
            allowed |= set(self.scenes.own[looks].view.hand)
        given = set(self.board.scene.view.hand) | set(self.board.scene.view.given)
        if looks is not None:
            given -= set(self.scenes.own[looks].view.given)
        return sorted((self.pictures() | given) - allowed)


@pytest.fixture
def match(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    from app.play import curtain

    monkeypatch.setattr(curtain, "HOLD", 0.02)  # that a brush does not lift it is tested with the Yokai board

    def begin(
        variant: str = "classic",
        bots: tuple[Any, ...] = (PERSON,) * 3,
        size: Any = PHONE,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Match:
        return Match(open_easel(size=size, **(settings or {})), variant, bots, **options)

    return begin


# Whole matches ------------------------------------------------------------------------------------------------------


def test_three_people_pass_the_tablet_round_with_pictures_that_this_device_does_not_have(
    match: Callable[..., Match],
) -> None:
    """Everybody gives two cards, and every card is a drawn stand-in."""
    table = match(deck=STRANGE[:40], target=3)
    table.begin(1)
    assert table.view.storyteller == 1
    table.lift()
    assert table.viewer == 1 and len(table.pictures()) == 7
    assert not any(card.picture for card in table.table.small)
    table.phase("voting")
    assert table.view.gave == (2, 1, 2) and len(table.view.table) == 5
    table.to_the_result()
    assert max(table.view.scores) >= 3
    assert table.fingers.reads("wins!") or table.fingers.reads("share the victory")


def test_one_person_among_six_bots_votes_with_two_tokens(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, *(BOT,) * 6), target=12)
    table.begin()
    assert table.play.curtain is None
    table.tell()
    table.phase("reveal")
    assert table.view.storyteller == 0
    table.play_to(lambda: table.view.round == 2 and table.kind == "VoteTable" and table.table.tokens)
    first, second = table.free()[:2]
    table.lay_by_taps(0, second)
    table.lay_by_taps(1, first)
    table.press("Cast my votes")
    table.until(lambda: table.mine.vote == (first, second), "two votes")
    table.to_the_result()
    assert max(table.view.scores) >= 12


def test_a_party_of_two_people_and_four_bots(match: Callable[..., Match]) -> None:
    """Six rounds; nobody sees a hand before there is a clue."""
    table = match("party", (PERSON, BOT, BOT, PERSON, BOT, BOT), deck=STRANGE)
    assert table.pictures() == set()
    table.begin(3)
    assert table.view.storyteller == 3 and table.play.curtain is None
    assert table.pictures() == set()
    tellers = set()
    for round in range(1, 7):
        table.play_to(lambda round=round: table.view.round == round and table.view.phase == "reveal")
        tellers.add(table.view.storyteller)
        assert table.view.reveal.red is not None
    assert tellers == set(range(6))
    table.to_the_result()


def test_pairs_confer_and_hand_the_tablet_to_each_other(match: Callable[..., Match]) -> None:
    """One pair of people, a mixed one, and one of bots."""
    table = match("team", (PERSON, PERSON, BOT, BOT, PERSON, BOT), deck=STRANGE)
    table.begin()
    table.lift()
    table.tell()
    table.play_to(lambda: table.viewer == 1 and table.kind == "HandTable")
    assert table.fingers.reads("Talk with Max openly")
    table.press("To Max")
    table.until(lambda: table.viewer == 4, "the partner")
    assert table.play.curtain is not None and table.secrets() == []
    table.lift()
    assert set(table.mine.hand) == table.pictures()
    table.give()
    table.phase("voting")
    assert 1 in table.view.voters and 4 not in table.view.voters
    table.play_to(lambda: table.kind == "VoteTable" and table.viewer == 1 and table.play.curtain is None)
    assert table.fingers.reads("ours")
    table.to_the_result()
    assert table.view.round == 6
    assert table.view.scores[0] == table.view.scores[3]


# Secrets ------------------------------------------------------------------------------------------------------------


def test_nothing_of_a_hand_or_a_vote_is_left_when_the_tablet_changes_hands(match: Callable[..., Match]) -> None:
    table = match()
    table.begin()
    assert table.play.curtain is not None and table.pictures() == set()
    assert table.board.hints() == []
    table.lift()
    assert [hint.key for hint in table.board.hints()] == ["dixit-browse", "dixit-tell"]
    hand = set(table.mine.hand)
    assert table.pictures() == hand
    table.fingers.app.dispatch("on_pause")  # the home key, a call
    table.fingers.frames(2)
    assert table.play.curtain is not None and table.pictures() == set()
    assert table.board.scene.view.hand == () and table.board.looked_at is None
    table.lift()
    table.tell()
    assert table.viewer == 1 and not table.pictures() & hand
    table.phase("voting")
    table.play_to(lambda: table.play.curtain is None and table.kind == "VoteTable")
    assert table.fingers.reads("mine")
    voter = table.viewer
    table.vote()
    table.until(lambda: table.viewer != voter, "the next voter")
    assert table.board.scene.view.vote == () and table.board.scene.view.own == ()
    assert not table.fingers.reads("mine") and table.table.tokens == []


def test_the_storyteller_of_a_party_sees_backs_until_the_clue_is_out(match: Callable[..., Match]) -> None:
    table = match("party", (PERSON, *(BOT,) * 5))
    table.begin()
    assert table.pictures() == set() and table.mine.hand == ()
    table.tell()
    table.until(lambda: table.kind == "HandTable", "the hand")
    assert table.pictures() == set(table.mine.hand) and len(table.mine.hand) == 5


def test_the_red_token_does_not_come_back_while_green_and_red_are_on_their_way(match: Callable[..., Match]) -> None:
    table = match("party", (PERSON, *(BOT,) * 5), deck=STRANGE)
    table.begin()
    table.play_to(lambda: table.kind == "VoteTable")
    for token, place in ((0, 1), (1, 2)):
        table.lay_by_taps(token, place)
    bridge, slow = table.fingers.app.bridge, []
    say, bridge.say = bridge.say, lambda *said: slow.append(said) if isinstance(said[1], VoteRed) else say(*said)
    table.press("Cast my votes")
    table.until(lambda: slow and table.mine.vote == (1,), "the green vote told, the red one on its way")
    assert table.table.tokens == [] and table.view.phase == "voting"
    say(*slow[0])
    table.until(lambda: table.view.phase == "reveal", "the reveal")
    assert table.view.reveal.red == 2 and 0 in table.view.reveal.cards[0].votes


# Touches ------------------------------------------------------------------------------------------------------------


def test_a_swipe_browses_and_a_tap_or_two_fingers_fill_the_screen(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, BOT, BOT), size=TABLET)
    hand = table.mine.hand
    x, y = table.table.places.large.center
    assert table.table.large.card == hand[0]
    assert [hint.key for hint in table.board.hints()] == ["dixit-browse"]
    table.fingers.down(x, y)
    table.fingers.move(x - 60, y)
    table.fingers.up()
    assert table.table.large.card == hand[1]
    table.tap_at(table.table.places.small[4].center)
    assert table.table.large.card == hand[4]
    table.tap_at((x, y))
    assert table.table.large_card is not None and table.table.large_card.card.card == hand[4]
    assert table.board.hints() == []
    assert table.table.large_card.card.height > 0.9 * table.board.height
    table.tap_at(table.table.large_card.places.back.center)
    table.tap_at(table.table.large_card.places.card.center)
    assert table.table.large_card is None and table.table.large.card == hand[3]
    table.fingers.down(x - 10, y, 1)
    table.fingers.down(x + 10, y, 2)
    table.fingers.move(x - 70, y, 1)
    table.fingers.move(x + 70, y, 2)
    table.fingers.up(1)
    table.fingers.up(2)
    assert table.table.large_card is not None


@pytest.mark.parametrize("bots", [(PERSON,) * 3, (PERSON, BOT, PERSON)])
def test_where_bots_play_writing_comes_first_and_lit(match: Callable[..., Match], bots: tuple[Any, ...]) -> None:
    """Bots hear nothing of what is said aloud."""
    from app.look import theme
    from app.ui.buttons import Pressable

    table = match(bots=bots, size=TABLET)
    table.begin()
    table.lift()
    first, second = ("I write it", "I say a clue aloud") if any(bots) else ("I say a clue aloud", "I write it")
    ways = [table.fingers.find(words) for words in (first, second)]
    places = [words.to_window(*words.center) for words in ways]
    assert places[0][0] < places[1][0] or places[0][1] > places[1][1]
    buttons = [next(each for each in words.walk_reverse() if isinstance(each, Pressable)) for words in ways]
    assert [button.colour == theme.paint.amber for button in buttons] == [True, False]


def test_a_written_clue_is_read_by_all_and_a_long_one_fits(match: Callable[..., Match]) -> None:
    table = match()
    table.begin()
    table.lift()
    table.press("I write it")
    writing = table.table.clue_field
    assert writing.field.top > 0.75 * table.board.height  # the keyboard comes from below
    table.press("Tell it")
    table.until(lambda: table.fingers.reads("Write a clue, or say it aloud."), "the refusal")
    long = "Вітер " * (LONGEST_CLUE // 6)
    writing.field.text = long
    table.fingers.turn(360, 640)
    assert table.table.clue_field.field.text == long
    table.pressed("Tell it")
    assert table.view.clue.words == long.strip()
    table.lift()
    label = next(label for label in table.fingers.all(type(table.table.words_shown)) if label.words == long.strip())
    words = label.children[0]
    words.write_now()
    assert words.texture_size[0] <= label.width and words.texture_size[1] <= label.height


def test_a_question_on_a_phone_held_sideways_leaves_the_words_and_the_card_to_be_seen(
    match: Callable[..., Match],
) -> None:
    from app.look.box import Box

    def seen() -> list[float]:
        """How much is hidden of what one decides by: of the words above, and of the card."""
        asked, above = table.table.ways, table.table.words_shown
        lies = Box(*asked.pos, *asked.size)
        return [lies.overlap(Box(*above.pos, *above.size)), lies.overlap(table.table.places.large)]

    table = match(bots=(PERSON, PERSON, BOT))
    table.begin(1)
    table.lift()
    table.press("I say a clue aloud")
    assert seen() == [0, 0]
    table.press("Not yet")
    table.press("I write it")
    table.table.clue_field.field.text = "the wind in the poplars, " * 4
    table.pressed("Tell it")
    table.lift()
    assert table.table.words_shown.height > 60
    table.press("Give this card")
    assert seen() == [0, 0]


def test_a_double_tap_gives_one_card_and_casts_one_vote(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, PERSON, BOT))
    table.begin(1)
    table.lift()
    table.tell()
    table.lift()
    table.press("Give this card")
    give = table.fingers.find("Give it")
    for _tap in range(2):
        give.parent.dispatch("on_release")
    table.until(lambda: table.view.gave[0], "one card")
    table.until(lambda: table.answered, "both answers")
    assert table.view.gave[0] == 1 and table.fingers.app.room.notice is None
    table.phase("voting")
    table.play_to(lambda: table.kind == "VoteTable" and table.table.tokens and table.play.curtain is None)
    voter = table.viewer
    table.lay_by_taps(0, table.free()[0])
    cast = table.fingers.find("Cast my vote")
    for _tap in range(2):
        cast.parent.dispatch("on_release")
    table.until(lambda: table.view.phase == "reveal" or table.view.voted[voter], "the vote")
    table.until(lambda: table.answered, "both answers")
    assert table.fingers.app.room.notice is None


def test_tokens_are_dragged_taken_back_and_refused_on_ones_own_card(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, PERSON, BOT), size=TABLET)
    table.begin(1)
    table.phase("voting")
    table.play_to(lambda: table.play.curtain is None)
    board = table.table
    home, free, own = board.home(0).center, table.free()[0], table.mine.own[0]
    assert [hint.key for hint in table.board.hints()] == ["dixit-vote"]

    def drag(start: tuple[float, float], end: tuple[float, float]) -> None:
        table.fingers.down(*start)
        table.fingers.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        table.fingers.move(*end)
        table.fingers.up()
        table.fingers.frames(3)

    drag(home, table.card(free))
    assert board.ballot.moves() == [Vote((free,))]
    token = board.tokens[0]
    assert board.places.cards[free - 1].holds(*token.center)
    drag(token.center, home)
    assert board.ballot.laid == {} and board.home(0).holds(*token.center)
    drag(home, table.card(own))
    table.until(lambda: table.fingers.reads("You cannot vote for your own card."), "the refusal")
    assert board.ballot.laid == {} and board.home(0).holds(*token.center)
    table.tap_at(table.card(free))
    table.press("My token here")
    assert board.ballot.laid == {0: free} and board.large_card is None
    table.pressed("Cast my vote")


def test_a_refused_card_goes_back_and_can_be_given_again(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, BOT, BOT))
    table.begin()
    table.tell()
    table.play_to(lambda: table.kind == "HandTable" and table.table.gives)
    table.table.cards = ("no-such-card", *table.table.cards[1:])
    table.press("Give this card")
    table.press("Give it")
    table.until(lambda: table.fingers.reads("This card is not in your hand."), "the refusal")
    table.table.cards = table.mine.hand
    table.give()
    assert table.view.gave[0] == 1


# The reveal ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), PHONE, (360, 740)])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_D25_a_card_is_swapped_once_after_a_question_and_the_new_one_is_looked_at(
    match: Callable[..., Match], size: tuple[int, int], language: str
) -> None:
    table = match(bots=(PERSON, BOT, BOT), size=size, settings={"language": language}, swap=True)
    table.press(_("I have an idea!")) if table.kind == "HandTable" else table.tap_at(table.table.places.chips[0].center)
    table.until(lambda: table.view.storyteller == 0, "the storyteller")
    table.table.choose(2)
    hand = table.mine.hand
    assert table.fingers.too_small() == [] and table.fingers.outside() == []
    table.press(_("Swap this card"))
    assert table.fingers.too_small() == [] and table.fingers.outside() == []
    assert table.mine.hand == hand, "first it is asked"
    table.pressed(_("Swap it"))
    assert table.view.swapped == (True, False, False)
    assert table.mine.hand[:2] + table.mine.hand[3:] == hand[:2] + hand[3:] and table.mine.hand[2] not in hand
    assert table.board.looked_at == table.table.cards[table.table.focus] == table.mine.hand[2]
    assert not table.fingers.reads(_("Swap this card"))


def test_D25_nothing_speaks_of_a_swap_where_it_was_not_agreed_on(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, BOT, BOT))
    table.begin()
    assert table.kind == "HandTable" and not table.fingers.reads("Swap")


def test_D25_under_the_curtain_and_in_anothers_hands_no_card_is_swapped(match: Callable[..., Match]) -> None:
    table = match(swap=True)
    table.begin()
    assert table.play.curtain is not None and not table.fingers.reads("Swap")
    assert table.secrets() == []
    table.lift()
    assert table.fingers.reads("Swap this card")


def test_the_reveal_takes_its_time_and_a_touch_hurries_it(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, PERSON, BOT), settings={"less_motion": False})
    table.begin()
    table.phase("voting")
    with even_frames(table.fingers):
        while table.view.phase == "voting":
            table.step()
        assert table.kind == "RevealTable" and table.board.busy
        first = table.table.tokens[0][2].pos[:]
        table.until(lambda: table.table.step == 1, "the votes fly")
        table.until(lambda: tuple(table.table.tokens[0][2].pos) != tuple(first), "a token on its way")
        told = table.view.reveal.told
        assert table.table.order[-1] == told and told not in table.table._badges
        table.tap_at((10, 10))
        assert not table.board.busy and told in table.table._badges
        table.press("The points")
        assert table.board.busy and table.table.counted == 0
        table.until(lambda: table.table.counted == 1, "the first line")
        assert table.fingers.reads(NAMES[table.table.lines[0].seat][:24])
        table.tap_at((10, 10))
        table.until(lambda: not table.board.busy, "all lines")
        assert [round(score) for score in table.table.track.scores] == list(table.view.scores)
        table.press("The cards")
        assert table.kind == "RevealTable" and not table.board.busy


def test_a_finger_that_stayed_on_a_card_while_the_table_went_on_does_nothing(match: Callable[..., Match]) -> None:
    table = match()
    table.play_to(lambda: table.kind == "RevealTable")
    table.fingers.down(*table.card(1), 8)
    table.play_to(lambda: not table.view.table)
    table.fingers.up(8)
    assert table.table.large_card is None


def test_a_number_says_where_it_comes_from(match: Callable[..., Match]) -> None:
    table = match(bots=(PERSON, BOT, BOT))
    table.begin()
    table.phase("reveal")
    table.press("The points")
    table.tap_at(table.table.places.chips[0].center)
    assert table.fingers.reads("why these points?")


# Coming back --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "bots"),
    [
        ("classic", (PERSON, PERSON, BOT)),
        ("party", (PERSON, PERSON, *(BOT,) * 4)),
        ("team", (PERSON, BOT, BOT, PERSON, PERSON, BOT)),
    ],
)
def test_every_phase_comes_back_after_the_app_was_left(
    match: Callable[..., Match], open_easel: Callable[..., Any], variant: str, bots: Any
) -> None:
    table = match(variant, bots, deck=STRANGE)

    def come_back() -> None:
        before = table.view
        path = table.fingers.app.library.match_files()[0]
        folder = table.fingers.app.library.folder
        table.fingers = open_easel(folder=folder, size=PHONE, settings_first=False)
        table.fingers.app.bridge.pace = 0.0
        table.fingers.app.resume_match(path)
        table.follow()
        table.until(lambda: table.scenes.spectator.paused_by is None, "playing on")
        assert table.view.phase == before.phase and table.view.clue == before.clue
        assert table.secrets() == [] and not table.board.busy

    come_back()
    for phase in ("telling", "giving", "voting", "reveal"):
        table.phase(phase)
        come_back()
        assert table.view.phase == phase
    assert table.kind == "RevealTable" and table.play.curtain is None
    table.play_to(lambda: table.view.round == 2)


# What can be read and touched ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "letters"), [(PHONE, "normal"), ((360, 640), "normal"), (PHONE, "largest")])
def test_twelve_at_a_party_can_read_and_touch_everything(
    match: Callable[..., Match], size: tuple[int, int], letters: str
) -> None:
    table = match("party", (PERSON, PERSON, *(BOT,) * 10), size=size, settings={"letters": letters})
    fingers = table.fingers

    def look() -> None:
        assert fingers.outside() == [] and fingers.hard_to_read() == [] and fingers.too_small() == []

    look()
    table.begin()
    look()
    for phase in ("giving", "voting", "reveal"):
        table.phase(phase)
        if table.play.curtain is not None:
            table.lift()
        look()
    assert len(table.table.cards) == 12
    assert min(min(box.w, box.h) for box in table.table.places.cards) >= 66
    table.press("The points")
    look()
    assert [name for name in NAMES if not fingers.reads(name.split()[0])] == []


def test_a_table_of_bots_is_watched_to_its_end(match: Callable[..., Match]) -> None:
    table = match(bots=(BOT,) * 4, target=3)
    table.until(lambda: table.page is not table.play, "the result")


# The first idea ---------------------------------------------------------------------------------------------------


def test_who_tells_first_is_asked_of_hands_that_were_seen(match: Callable[..., Match]) -> None:
    table = match()
    assert table.play.curtain is not None and not table.fingers.reads("I have an idea!")
    assert table.fingers.reads("Look at your cards")
    table.lift()
    assert table.kind == "HandTable" and table.fingers.reads("I have an idea!")
    table.press("Hand it on")
    assert table.play.curtain is not None and table.page.passed_tablet.viewer == 1, "the next looks at theirs"
    table.lift()
    before = table.scenes
    table.press("I have an idea!")
    table.until(lambda: table.scenes is not before, "the first storyteller")
    assert table.view.storyteller == 1
