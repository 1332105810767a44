"""The Pictoric board under real fingers: passed round and alone, open and closed, with forfeits and without."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.look.box import Box
from engine import bots
from engine.dealer import Dealer
from engine.entries import Dealt
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Give, Tell, Theme
from tests.app.boards.pictoric.pictoric_match import NAMES, Match, first_card, never_right, often_right
from tests.app.kivys_time import even_frames

TABLET = (1024, 600)
PHONE = (640, 360)
"""For whole matches: the fewer pixels, the quicker the software that stands in for a graphics chip."""

PEOPLE = (None, None, None)
ALONE = (None, "middle", "weak")


@pytest.fixture
def match(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    from app.boards.pictoric import board, dice_roll
    from app.play import curtain

    monkeypatch.setattr(curtain, "HOLD", 0.01)  # that a brush does not lift it is tested with the Yokai board
    monkeypatch.setattr(board, "SETTLE", 0.0)  # a double tap has a test of its own
    monkeypatch.setattr(dice_roll, "BOTS_PAUSE", 0.0)

    def begin(
        variant: str = "open",
        bots: tuple[Any, ...] = PEOPLE,
        seed: int = 4,
        options: bytes = b"{}",
        size: Any = PHONE,
        **settings: Any,
    ) -> Match:
        return Match(open_easel(size=size, **settings), variant, bots, seed, options)

    return begin


FORFEITS = b'{"forfeits": true}'

SHORT_OPEN, SHORT_CLOSED = 2856, 77
"""Seeds with lucky dice: the box is reached in the tenth turn, if bots always take the first card, and people do so
too or play as ``often_right``."""


SOON_DISCARDING = 7
"""With it the first seat gives up a card after the second turn, if all always take the first card there is."""


def seed_with(wanted: Callable[[Any], bool], variant: str = "open", seats: int = 3) -> int:
    """A seed with which the first turn of a match with forfeits begins like that."""
    for seed in range(500):
        dealer = Dealer(seed)
        state = GAME.open(variant, GAME.options(forfeits=True), seats)
        while (need := GAME.needs(state)) is not None:
            state = GAME.play(state, Dealt(dealer.answer(need)))
        if wanted(GAME.view_of(state, None)):
            return seed
    raise AssertionError("no such match")


# Whole matches ----------------------------------------------------------------------------------------------------


def test_a_leader_whom_nobody_found_gives_up_a_card(match: Callable[..., Match]) -> None:
    """In the second turn: who was right in the first has three cards."""
    table = match("closed")
    table.play_until(lambda: table.view.turn == 2, often_right)
    table.play_until(lambda: table.view.phase == "reveal", never_right)
    leader, held = table.view.leader, table.view.players[table.view.leader].cards
    assert table.page.curtain is None, "first all see the dice"
    assert table.pictures_on_screen() == set(table.view.sectors)
    table.press()
    table.lift()
    assert table.viewer == leader
    assert table.board.moment.kind == "discard"
    assert table.pictures_on_screen() == set(table.mine.hand)
    table.choose(0)
    table.until(lambda: table.view.turn == 3, "the next turn")
    assert table.view.players[leader].cards == held - 1


@pytest.mark.parametrize("sitting", [PEOPLE, (None, "weak", None)])
def test_where_bots_play_writing_comes_first(match: Callable[..., Match], sitting: tuple[Any, ...]) -> None:
    """Bots hear nothing of what is said aloud."""
    table = match("closed", sitting)
    table.play_until(lambda: "Write it" in table.buttons(), first_card)
    assert table.buttons() == (["Write it", "Say it aloud"] if any(sitting) else ["Say it aloud", "Write it"])


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=str)
def test_what_is_to_be_written_is_said_until_it_is(match: Callable[..., Match], size: tuple[int, int]) -> None:
    """Above the field, or in it on a screen with no room above."""
    table = match("closed", size=size)
    table.play_until(lambda: "Write it" in table.buttons(), first_card)
    table.begin_to_write()
    assert table.fingers.reads("Your association")
    field = table.board.actions.over.field
    assert field.collide_point(*table.fingers.find("Your association").center) == (size == PHONE)
    field.text = "rain"
    table.fingers.frames(2)
    assert table.fingers.reads("Your association") == (size == TABLET)
    table.fingers.tap("Not yet")
    table.begin_to_write()
    assert table.fingers.reads("Your association") == (size == TABLET), "what was begun is there again"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_lies_over_the_board_of_a_phone_held_sideways_leaves_room(
    match: Callable[..., Match], language: str
) -> None:
    """A keyboard, below what is written and its buttons; the words above, beside what is asked."""
    from app.look import theme
    from app.look.text import _

    table = match("closed", language=language)
    ways = _("Say it aloud"), _("Write it")
    table.play_until(lambda: table.buttons() == list(ways), first_card)
    table.press(1)
    over = table.board.actions.over
    for each in (over.field, over.back, over.done):
        assert each.to_window(*each.pos)[1] > 0.7 * table.board.height
    assert min(over.back.words.font_size, over.done.words.font_size) == theme.size_of("button")
    table.board.actions.close()
    table.press(0)
    over = table.board.actions.over
    assert table.board.places.head.overlap(Box(*over.pos, *over.size)) == 0


def test_a_question_on_a_phone_held_sideways_leaves_much_of_the_pictures_to_be_seen(
    match: Callable[..., Match],
) -> None:
    table = match()
    table.roll()
    table.lift()
    table.choose(2)
    table.press(table.buttons().index("Say it aloud"))
    asked, card = table.board.actions.over, table.board.stage.places[2]
    assert card.top - asked.top >= card.h / 3


@pytest.fixture
def simple_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that always make the first move there is."""
    first = {"weak": lambda view, choices, random, **_more: choices.moves[0]}
    monkeypatch.setattr("engine.bots.pictoric.STRENGTHS", first)
    bots.bot.cache_clear()
    yield
    bots.bot.cache_clear()


def test_two_people_and_a_bot_play_the_open_scenario_until_the_result(
    match: Callable[..., Match], simple_bots: None
) -> None:
    table = match("open", (None, "weak", None), SHORT_OPEN, FORFEITS)
    table.play_to_the_end(often_right)
    assert table.fingers.reads("wins!")
    assert table.fingers.page.result.scores[table.fingers.page.result.winners[0]] == 48
    assert table.fingers.page.scene.view.turn == 10


def test_one_person_plays_the_closed_scenario_against_bots_until_the_result(
    match: Callable[..., Match], simple_bots: None
) -> None:
    table = match("closed", (None, "weak", "weak"), SHORT_CLOSED, FORFEITS)
    page = table.page
    table.play_to_the_end(first_card)
    assert page.curtain is None, "nobody to hide anything from"
    assert table.fingers.reads("wins!") or table.fingers.reads("share the victory")


def test_alone_the_leader_sees_the_reveal_before_giving_up_a_card(
    match: Callable[..., Match], simple_bots: None
) -> None:
    table = match("closed", (None, "weak", "weak"), SOON_DISCARDING)
    table.play_until(lambda: table.view.discarding and table.view.leader == 0, first_card)
    assert table.board.moment.kind == "reveal"
    assert table.buttons() == ["Go on"]
    table.press()
    assert table.board.moment.kind == "discard"
    turn = table.view.turn
    table.choose(0)
    table.until(lambda: table.view.turn == turn + 1, "the next turn")


@pytest.mark.parametrize(
    ("name", "explained", "done"),
    [
        ("lucky", "moves ahead", "telling"),
        ("not-so-lucky", "moves back", "telling"),
        ("trouble", "picks them, face down", "picking"),
        ("silence", "without words and without sounds", "telling"),
        ("very-lucky", "counts double", "telling"),
        ("topic", "names a theme", "theme"),
    ],
)
def test_every_forfeit_is_told_and_played(match: Callable[..., Match], name: str, explained: str, done: str) -> None:
    """What it is, who is meant, what to do: said when it is rolled, and again by the flag while it holds."""
    seed = seed_with(lambda view: view.forfeit.name == name and view.phase == done and len(view.rolls) == 1)
    table = match(bots=(None, None, "weak"), seed=seed, options=FORFEITS)
    table.flick()
    while not table.board.dice_roll.all_landed:
        if table.board.dice_roll.landed:
            table.press()
        elif not table.board.is_bot(table.view.leader):
            table.flick()
        else:
            table.until(lambda: table.board.dice_roll.landed, "the die of the bot")
    assert table.fingers.reads(explained)
    assert table.fingers.reads(NAMES[table.view.leader][:24])
    met = set()

    def over() -> bool:
        if table.board.dice_roll is None and table.board.moment.actor is not None:
            met.add(table.board.moment.kind)
        return bool(table.view.phase == "reveal" and table.board.dice_roll is None)

    table.play_until(over, often_right)
    assert met >= {"voting", "reveal"}
    if name == "very-lucky":
        assert table.view.forfeit.name == name
    table.fingers.tap(table.board.furniture.flag)
    assert table.fingers.reads(explained)


# Dice before a turn -----------------------------------------------------------------------------------------------


def test_a_flick_rolls_the_dice_that_the_table_rolled(match: Callable[..., Match]) -> None:
    table = match(size=TABLET)
    assert table.page.curtain is None, "all watch who leads first"
    assert table.numbers_on_dice() == []
    assert table.pictures_on_screen() == set()
    assert table.fingers.reads("Who leads first?")
    table.flick()
    assert table.numbers_on_dice() == list(table.view.rolls[0])
    table.roll()
    table.until(lambda: table.page.curtain is not None, "the curtain")
    assert table.viewer == table.view.leader


def test_dice_tumble_and_a_lucky_pawn_hops_cell_by_cell(match: Callable[..., Match]) -> None:
    seed = seed_with(lambda view: view.forfeit.name == "lucky" and view.forfeit.roll > 2 and len(view.rolls) == 1)
    table = match(bots=ALONE, seed=seed, options=FORFEITS, less_motion=False)
    with even_frames(table.fingers):
        board = table.board
        assert board.busy
        leader = table.view.leader
        table.flick()
        assert not board.dice_roll.landed, "the dice are still rolling"
        table.until(lambda: board.dice_roll.landed, "the dice lying still")
        table.press()
        if leader == 0:
            table.flick()
        table.until(lambda: board.dice_roll.landed, "the name of the forfeit")
        assert board.furniture.track.cells[leader] == 1
        table.press()
        if leader == 0:
            table.flick()
        trodden: set[tuple[int, int]] = set()

        def there() -> bool:
            pawn = board.furniture.track.pawns[leader]
            trodden.add((round(pawn.x), round(pawn.y)))
            return bool(board.dice_roll.all_landed and not board.show_of_turn.hops)

        table.until(there, "the pawn on its cell")
        assert len(trodden) > 3
        assert board.furniture.track.cells[leader] == table.view.forfeit.walk.end
        board.hurry()
        assert not board.busy


# The reveal -------------------------------------------------------------------------------------------------------


def test_the_reveal_shows_dice_one_by_one_and_then_the_pawns(match: Callable[..., Match]) -> None:
    table = match(less_motion=False)
    table.roll()
    with even_frames(table.fingers):
        board = table.board
        table.fingers.wait(lambda: board.dice_roll is None or board.dice_roll.landed, "the dice")
        table.roll()
        while table.view.phase != "reveal":
            table.act(often_right)
        assert board.busy
        assert table.page.curtain is None
        shown = board.show_of_turn.sight
        assert not shown.leaders_die
        assert board.furniture.track.cells == tuple(walk.start for walk in table.view.reveal.walks)
        assert table.buttons() == []
        table.tap_at(board.places.stage.center)  # whoever has seen enough
        assert not board.busy
        assert board.furniture.track.cells == tuple(walk.end for walk in table.view.reveal.walks)
        assert sorted(table.numbers_on_dice()) == sorted(
            [sector for sector in table.view.reveal.votes if sector] + [table.view.reveal.sector]
        )
        assert table.buttons() == ["Next turn"]


def test_every_number_says_why(match: Callable[..., Match]) -> None:
    table = match()
    table.play_until(lambda: table.view.phase == "reveal", often_right)
    leader = table.view.leader
    table.tap_at(table.board.places.plates[leader].center)
    assert table.fingers.reads("why these steps?")
    assert table.fingers.reads("Found by 1 player")


# Secrets ----------------------------------------------------------------------------------------------------------


def test_nothing_secret_is_on_the_screen_while_the_tablet_changes_hands(match: Callable[..., Match]) -> None:
    table = match("closed", size=TABLET)
    covered = 0
    while table.view.turn < 3:
        if table.page.curtain is not None:
            covered += 1
            scene = table.board.scene
            assert scene.seat is None
            assert scene.view.hand == ()
            assert scene.view.card is None or scene.view.reveal is not None
            assert table.pictures_on_screen() <= set(scene.view.sectors)
            if scene.view.reveal is None:
                assert table.numbers_on_dice() == []
        table.act(often_right)
    assert covered >= 8


def test_a_die_that_is_set_is_hidden_again_by_the_curtain(match: Callable[..., Match]) -> None:
    table = match(size=TABLET)
    table.roll()
    table.lift()
    table.choose(2)
    assert table.numbers_on_dice() == [3]
    table.fingers.app.on_pause()
    table.fingers.frames(2)
    assert table.page.curtain is not None
    assert table.numbers_on_dice() == []
    table.lift()
    assert table.numbers_on_dice() == [3], "what was begun is still there"
    table.say_aloud()
    table.until(lambda: table.view.phase == "voting", "the votes")
    assert table.numbers_on_dice() == []


# Acting -----------------------------------------------------------------------------------------------------------


def test_an_association_is_written_and_a_refused_one_can_be_mended(match: Callable[..., Match]) -> None:
    table = match(size=TABLET)
    table.roll()
    table.lift()
    assert table.buttons() == [], "first the die"
    table.choose(0)
    table.write("x" * 121)
    table.until(lambda: table.fingers.reads("at most 120 letters"), "the refusal")
    assert table.board.actions.over.field.text == "x" * 121
    table.board.actions.over.field.text = "Nearly home"
    table.fingers.tap("Tell it")
    table.until(lambda: table.view.phase == "voting", "the association told")
    assert table.view.told.text == "Nearly home"
    assert table.board.actions.over is None


def test_a_theme_is_written_and_too_long_ones_are_refused_as_themes(match: Callable[..., Match]) -> None:
    seed = seed_with(lambda view: view.phase == "theme" and view.leader == 0)
    table = match(bots=(None, None, "weak"), seed=seed, options=FORFEITS)
    table.roll()
    assert table.page.curtain is None, "a theme is for all to hear"
    assert sum("has to keep to it" in words for words in table.fingers.words()) == 1, "said twice on one screen"
    table.write("x" * 121)
    table.until(lambda: table.fingers.reads("A theme has at most 120 letters"), "the refusal")
    table.board.actions.over.field.text = "The sea"
    table.fingers.tap("Tell it")
    table.until(lambda: table.view.theme is not None, "the theme")
    assert table.view.theme.text == "The sea"


def test_cards_are_browsed_with_a_swipe_and_put_away_with_a_tap(match: Callable[..., Match]) -> None:
    table = match(size=TABLET)
    table.roll()
    table.lift()
    table.tap_at(table.card(0))
    looking = table.board.actions.over
    x, y = looking.places.card.center
    table.fingers.down(x, y)
    table.fingers.move(x - 120, y)
    table.fingers.up()
    assert looking.place == 1
    table.fingers.down(x, y)
    table.fingers.move(x + 120, y)
    table.fingers.up()
    assert looking.place == 0
    table.tap_at((x, y))
    assert table.board.actions.over is None
    assert table.view.phase == "telling"


def test_a_double_tap_never_plays_twice(match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictoric import board

    table = match(bots=ALONE, size=TABLET)
    table.roll()
    table.play_until(lambda: table.board.moment.kind == "voting" and table.board.moment.actor == 0, first_card)
    monkeypatch.setattr(board, "SETTLE", 1000.0)
    table.board._laid_at -= 1000.0
    under_a_word = table.board.head()
    assert under_a_word is not None and not under_a_word.overlap(table.board.places.head)
    table.tap_at(table.card(table.can_be_chosen()[0]))
    where = table.board.actions.over.button.center
    table.tap_at(where)
    table.until(lambda: table.view.phase == "reveal", "the votes")
    button = table.board.foot.buttons[0]
    for _again in range(3):
        table.tap_at(button.center)
        table.tap_at(where)
    assert table.view.phase == "reveal"
    assert not table.view.players[0].ready
    monkeypatch.setattr(board, "SETTLE", 0.0)
    turn = table.view.turn
    table.tap_at(button.center)
    table.tap_at(button.center)
    table.until(lambda: table.view.turn == turn + 1, "the next turn")


def test_a_refused_move_puts_the_card_back(match: Callable[..., Match]) -> None:
    table = match("closed", bots=ALONE, size=TABLET)
    table.play_until(lambda: len(table.can_be_chosen()) > 0 and table.board.dice_roll is None, first_card)
    assert table.board.moment.kind == "giving"
    board = table.board
    place = table.can_be_chosen()[0]
    home = table.card(place)
    table.tap_at(home)
    faces = tuple([replace(face, move=Give("no-such-card")) for face in board.moment.faces])
    board.moment = replace(board.moment, faces=faces)  # as if the bank had changed under the finger
    table.tap_at(board.actions.over.button.center)
    table.until(lambda: table.fingers.reads("not in your bank"), "the refusal")
    assert board.stage.sent is None
    assert board.stage.cards[place].opacity == 1
    assert tuple(board.stage.cards[place].center) == pytest.approx(home)
    table.choose(place)
    table.until(lambda: table.view.players[0].given, "the card given")


def test_picking_blindly_counts_the_cards(match: Callable[..., Match]) -> None:
    seed = seed_with(lambda view: view.phase == "picking" and view.forfeit.cards in (2, 3))
    table = match(seed=seed, options=FORFEITS)
    table.roll()
    assert table.page.curtain is None
    assert table.pictures_on_screen() == set()
    wanted = table.view.forfeit.cards
    for place in range(wanted):
        assert table.buttons() == []
        table.tap_at(table.card(place))
    assert table.buttons() == ["Pick these"]
    table.tap_at(table.card(wanted))  # one more: the first goes back
    assert table.board.stage.picked == list(range(1, wanted + 1))
    table.press()
    table.until(lambda: table.view.phase == "telling", "the cards exchanged")
    assert table.page.curtain is not None


# Coming back ------------------------------------------------------------------------------------------------------


def resumed(table: Match) -> None:
    table.fingers.app.go("home")
    table.fingers.app.resume_match(table.fingers.app.library.match_files()[0])
    table.follow()


@pytest.mark.parametrize("kind", ["telling", "giving", "voting", "reveal", "theme", "picking"])
def test_coming_back_shows_the_phase_at_once(match: Callable[..., Match], kind: str) -> None:
    closed = kind == "giving"
    begun = kind if kind in ("theme", "picking") else "telling"
    seed = seed_with(lambda view: view.phase == begun and view.leader == 0)
    table = match("closed" if closed else "open", (None, None, "weak"), seed, b"{}" if closed else FORFEITS)
    table.play_until(lambda: table.view.phase == kind and table.board.dice_roll is None, often_right)
    resumed(table)
    assert table.view.phase == kind
    assert table.board.dice_roll is None, "no dice are rolled twice"
    assert table.board.moment.kind == kind
    assert not table.board.busy
    asked = kind in ("telling", "giving", "voting") and set(table.play.scenes.spectator.waiting) & {0, 1}
    assert (table.page.curtain is not None) == bool(asked)


# Screens and pictures ---------------------------------------------------------------------------------------------


SIZES = ((1280, 800), (800, 1280), TABLET, (360, 640), PHONE)


def test_every_phase_can_be_read_and_touched_on_every_screen(match: Callable[..., Match]) -> None:
    table = match(bots=(None, None, None, "weak", "weak", "weak"), size=SIZES[0])
    seen = set()
    while len(seen) < 4:
        kind = "dice" if table.board.dice_roll is not None else table.board.moment.kind
        if kind not in seen and table.page.curtain is None:
            seen.add(kind)
            for size in SIZES:
                table.fingers.turn(*size)
                assert table.fingers.outside() == [], (kind, size)
                assert table.fingers.too_small() == [], (kind, size)
        table.act(first_card)
    assert seen >= {"dice", "telling", "voting", "reveal"}


def test_a_first_match_is_hinted_along(match: Callable[..., Match]) -> None:
    """One hint for each thing to do; while nobody looks, none that speaks of cards."""
    from app.ui.hint_slip import HintSlip
    from app.ui.in_sight import in_sight

    table = match("closed", ALONE)
    met = []
    while len(met) < 4:
        for hint in table.board.hints():
            if hint.key not in met:
                met.append(hint.key)
        table.act(first_card)
    assert set(met) == {"pictoric-flick", "pictoric-give", "pictoric-vote", "pictoric-why"}
    table = match("open")
    table.roll()
    assert table.page.curtain is not None
    assert table.board.hints() == []
    table.lift()
    assert [hint.key for hint in table.board.hints()] == ["pictoric-mean"]
    for size in ((1024, 600), (1280, 800), (800, 1280), (360, 640)):  # a phone held sideways has no room beside them
        table.fingers.turn(*size)
        (hint,) = table.board.hints()
        sight = in_sight(table.board)
        slip = HintSlip(hint, Box(0, 0, *size).inset(8), sight)
        lying = Box(*slip.pos, *slip.size)
        read = (*sight.needed, *table.board.stage.places)
        assert sum(lying.overlap(box) for box in read) < 1, f"the question and the cards can be seen: {size}"


def test_a_card_without_a_picture_here_is_drawn(match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards import picture_cards

    monkeypatch.setattr(picture_cards, "picture_of", lambda card: None)
    table = match(size=TABLET)
    table.roll()
    table.lift()
    assert table.pictures_on_screen() == set(table.view.sectors)
    table.choose(0)
    table.say_aloud()
    table.until(lambda: table.view.phase == "voting", "the votes")


def test_turning_the_tablet_keeps_what_was_begun(match: Callable[..., Match]) -> None:
    table = match(size=TABLET)
    table.roll()
    table.lift()
    table.choose(4)
    table.fingers.turn(600, 1024)
    assert table.numbers_on_dice() == [5]
    assert table.fingers.outside() == []
    table.say_aloud()
    table.until(lambda: table.view.phase == "voting", "the votes")


def test_the_match_waits_on_this_device(match: Callable[..., Match], tmp_path: Path) -> None:
    table = match()
    table.roll()
    table.fingers.app.go("home")
    assert len(table.fingers.app.library.match_files()) == 1


def test_moves_that_cannot_be_listed_are_offered_too() -> None:
    """Writing is no listed move: the board offers it wherever saying aloud is one."""
    from app.boards.pictoric.moment import moment
    from engine.rules import Choices
    from tests.games.pictoric.table import open_table

    view = open_table().view(0)
    assert moment(view, 0, {0: Choices((Tell(sector=1),))}).actor == 0
    assert moment(view, 0, {0: Choices((Theme(),))}).actor is None
