"""On every screen and in every phase: everything is on it, nothing to be touched is small, and nothing overlaps."""

from itertools import combinations

import pytest

from app.boards.pictomania.layout import FEW_TOOLS, HAND, LEAST_TOOLS, LOW, NOWHERE, TOOLS, Places, Shape, arrange, hand
from app.boards.pictomania.shared_layout import gather, in_the_middle, pieces
from app.look.box import APART, TARGET, Box, finger
from engine.games.pictomania.box import OWN_TOKENS
from tests.app.boards.places import clashes, overlap, within

SCREENS = {
    "phone sideways": (800, 360, 1.0),
    "small phone sideways": (640, 360, 1.0),
    "small phone upright": (360, 640, 1.0),
    "phone upright": (360, 740, 1.0),
    '7" sideways': (1024, 600, 1.0),
    '7" upright': (600, 1024, 1.0),
    '10" sideways': (1280, 800, 1.0),
    '10" upright': (800, 1280, 1.0),
    '13" sideways': (2560, 1600, 2.0),
    '13" upright': (1600, 2560, 2.0),
    "square": (900, 900, 1.0),
}
PHASES = {
    "drawing": Shape(draws=True),
    "covered": Shape(),
    **{f"guessing with {others}": Shape(others=others, guesses=True) for others in (2, 3, 5)},
    **{
        f"all at once with {others}": Shape(others=others, draws=True, guesses=True, tokens=True)
        for others in (2, 3, 4, 5)
    },
}

SYMBOL = 19
"""A token smaller (dp) than this has no room for its owner's symbol, and its stars are hard to count."""

every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
every_phase = pytest.mark.parametrize("shape", PHASES.values(), ids=PHASES.keys())
both_hands = pytest.mark.parametrize("left_handed", [False, True], ids=["right hand", "left hand"])


def named(made: Places) -> dict[str, Box]:
    """All places but the one where a sheet is shown large, over the others."""
    found: dict[str, Box] = {}
    for name, value in made.__dict__.items():
        if isinstance(value, Box):
            found[name] = value
        elif isinstance(value, tuple):
            found |= {f"{name} {number}": box for number, box in enumerate(value)}
    del found["large"]
    return {name: box for name, box in found.items() if box.w and box.h}


@every_screen
@every_phase
@both_hands
def test_everything_is_on_the_screen(screen: tuple[float, float, float], shape: Shape, left_handed: bool) -> None:
    width, height, dp = screen
    boxes = named(arrange(width, height, dp, shape, left_handed))
    assert [name for name, box in boxes.items() if not within(box, width, height)] == []
    assert [name for name, box in boxes.items() if box.w < 0 or box.h < 0] == []


@every_screen
@every_phase
@both_hands
def test_nothing_lies_on_something_else(screen: tuple[float, float, float], shape: Shape, left_handed: bool) -> None:
    assert clashes(named(arrange(*screen, shape, left_handed))) == []


@every_screen
@every_phase
@both_hands
def test_the_lists_stand_in_the_order_of_their_letters(
    screen: tuple[float, float, float], shape: Shape, left_handed: bool
) -> None:
    """Whichever hand draws, one reads from the left."""
    rack = arrange(*screen, shape, left_handed).rack
    assert list(rack) == sorted(rack, key=lambda box: (-box.y, box.x))


@every_screen
@every_phase
def test_what_is_touched_is_as_large_as_a_finger(screen: tuple[float, float, float], shape: Shape) -> None:
    least = finger(*screen) - 0.01
    boxes = named(arrange(*screen, shape))
    touched = {name: box for name, box in boxes.items() if name not in ("clock", "plate")}
    assert [name for name, box in touched.items() if min(box.w, box.h) < least] == []


@every_screen
@every_phase
def test_all_tools_have_room(screen: tuple[float, float, float], shape: Shape) -> None:
    if not shape.draws:
        return
    dp = screen[2]
    made = arrange(*screen, shape)
    tools, side, air = made.tools, finger(*screen), APART * dp
    across, down = int((tools.w + air + 0.01) / (side + air)), int((tools.h + air + 0.01) / (side + air))
    assert across * down >= made.tool_count
    assert made.tool_count in (LEAST_TOOLS, FEW_TOOLS, TOOLS)
    assert made.tool_count == TOOLS or min(screen[:2]) < 800 * dp or shape.others, "a tablet has all of them"


@every_screen
@every_phase
def test_ones_own_sheet_is_the_largest_thing(screen: tuple[float, float, float], shape: Shape) -> None:
    if not shape.draws:
        return
    made = arrange(*screen, shape)
    others = {name: box for name, box in named(made).items() if name != "sheet"}
    assert [name for name, box in others.items() if box.w * box.h >= made.sheet.w * made.sheet.h] == []


@every_screen
@every_phase
@both_hands
def test_what_the_page_says_lies_on_nothing_to_play_with(
    screen: tuple[float, float, float], shape: Shape, left_handed: bool
) -> None:
    made = arrange(*screen, shape, left_handed)
    covered = {name for name, box in named(made).items() if made.head(screen[2]).overlap(box)}
    assert "plate" in covered <= {"plate", "tokens", "clock"}
    assert made.head(screen[2]).w >= 225 * screen[2] and made.head(screen[2]).h >= 40 * screen[2]


@every_screen
def test_a_round_has_only_what_its_phase_needs(screen: tuple[float, float, float]) -> None:
    drawing = arrange(*screen, Shape(draws=True))
    assert drawing.hand == drawing.tokens == NOWHERE and drawing.others == ()
    guessing = arrange(*screen, Shape(others=3, guesses=True))
    assert guessing.sheet == guessing.tools == NOWHERE and len(guessing.others) == 3


@every_screen
def test_sheets_to_guess_are_larger_than_beside_a_sheet_of_ones_own(screen: tuple[float, float, float]) -> None:
    guessing = arrange(*screen, Shape(others=3, guesses=True)).others[0]
    playing = arrange(*screen, Shape(others=3, draws=True, guesses=True, tokens=True)).others[0]
    assert guessing.w > playing.w


@every_screen
@every_phase
def test_the_cards_of_a_hand_lie_side_by_side(screen: tuple[float, float, float], shape: Shape) -> None:
    if not shape.guesses:
        return
    box = arrange(*screen, shape).hand
    finger = TARGET * screen[2]
    cards = hand(box, HAND, finger)
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    assert all(box.x - 0.01 <= card.x and card.right <= box.right + 0.01 for card in cards)
    assert all(card.h >= finger - 0.01 for card in cards)
    assert all(after.x - card.x >= finger - 0.01 for card, after in zip(cards, cards[1:])), "a finger touches one"


@pytest.mark.parametrize("screen", [(1280.0, 800.0, 1.0), (2732.0, 2048.0, 2.0)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_on_half_a_flat_table_won_tokens_lie_between_drawings_and_names(
    screen: tuple[float, float, float], seats: int
) -> None:
    width, height, dp = screen
    made = gather(width, height / 2, dp, seats, seats, screen=(width, height))
    assert not any(overlap(won, other) for won in made.won for other in (*made.parts, *made.chips))


@every_screen
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("reveal", [False, True], ids=["words", "reveal"])
def test_what_all_look_at_together_has_its_places(screen: tuple[float, float, float], seats: int, reveal: bool) -> None:
    width, height, dp = screen
    made = gather(width, height, dp, seats, seats if reveal else 0, noted=not reveal)
    boxes = {f"part {n}": box for n, box in enumerate(made.parts)} | {
        f"chip {n}": box for n, box in enumerate(made.chips)
    }
    boxes |= {"title": made.title, "pause": made.pause}
    if reveal:
        boxes["middle"] = made.middle
        assert all(within(box, width, height) and box.h >= 20 * dp for box in made.won)
        for box, chip in zip(made.won, made.chips, strict=True):  # points stand in the lower half of a chip
            points = [Box(other.x, other.y, other.w, other.h / 2) for other in made.chips if other != chip]
            assert not any(overlap(box, other) for other in points)
        if height >= LOW * dp:  # on a lower screen tokens lie on the edges of chips and panels
            assert not any(overlap(box, other) for box in made.won for other in boxes.values())
    assert len(made.parts) == (seats if reveal else 3) and len(made.chips) == seats
    assert [name for name, box in boxes.items() if not within(box, width, height)] == []
    assert clashes(boxes) == []
    least = TARGET * dp - 0.01
    assert [name for name, box in boxes.items() if min(box.w, box.h) < least] == []
    if made.note.h:
        assert not any(overlap(made.note, box) for box in boxes.values())


def test_on_a_low_screen_won_tokens_lie_beside_the_names_of_the_lower_seats() -> None:
    made = gather(*SCREENS["small phone sideways"][:2], 1.0, 6, 6)
    for won, chip in zip(made.won, made.chips, strict=True):
        if chip.y < made.chips[0].y:
            assert won.x >= chip.center[0] and won.right <= chip.right


@pytest.mark.parametrize("screen", [SCREENS['7" sideways'], SCREENS['10" sideways'], SCREENS['13" sideways']])
def test_on_a_tablet_the_rack_has_lines_of_eighteen(screen: tuple[float, float, float]) -> None:
    """Seven words one under the other, in letters of 18 sp at least."""
    width, height, dp = screen
    for box in arrange(width, height, dp, Shape(others=2, draws=True, guesses=True, tokens=True)).rack:
        line = (box.h - 2 * min(14 * dp, 0.045 * box.h)) / 7
        assert line * 0.74 >= 18 * dp * 0.98


@pytest.mark.parametrize("screen", [SCREENS["small phone sideways"], SCREENS["small phone upright"]])
@pytest.mark.parametrize("others", [2, 3])
def test_on_a_small_phone_there_is_a_sheet_to_draw_on_and_sheets_to_guess_from(
    screen: tuple[float, float, float], others: int
) -> None:
    made = arrange(*screen, Shape(others=others, draws=True, guesses=True, tokens=True))
    assert made.sheet.w >= 235
    assert min(box.w - made.beside for box in made.others) >= 74


@pytest.mark.parametrize("screen", [SCREENS["small phone sideways"], SCREENS["phone upright"]])
def test_on_a_phone_no_card_hides_what_one_of_six_draws(screen: tuple[float, float, float]) -> None:
    from app.boards.pictomania.pieces import GuessCard
    from app.boards.pictomania.tile import Tile
    from engine.seats import Seat
    from tests.harness.drawn_evenings import sketch

    made = arrange(*screen, Shape(others=5, draws=True, guesses=True, tokens=True))
    assert min(made.others[0].w, made.sheet.w / 3.75) >= 64
    tile = Tile(made.others[0], 0, Seat("Ada", 0, bot="weak"), None, sketch("boat", 1), made.beside)
    tile.show("draws", [1, 2, 3, 4, 5], None, lit=False)
    cards = [Box(*piece.pos, *piece.size) for piece in tile.children if isinstance(piece, GuessCard)]
    badge = Box(*tile.badge.pos, *tile.badge.size)
    assert len(cards) == 5
    for box in (badge, *cards):
        assert tile.sheet.overlap(box) == 0 and made.others[0].overlap(box) >= 0.97 * box.w * box.h
    assert not any(badge.overlap(box) for box in cards)


def test_on_a_small_phone_held_sideways_four_read_words_as_large_as_on_a_tablet() -> None:
    for box in gather(*SCREENS["small phone sideways"], seats=4, parts=0).parts:
        assert (box.h - TARGET) / 7 * 0.84 >= 16


FEET = {
    "six, flat": (207, 57),
    "six, tablet": (190, 64),
    "six, phone": (100, 46),
    "four, phone": (150, 33),
    "three, tablet": (330, 72),
}
"""Room for the cards and tokens on a panel of the reveal."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("room", FEET.values(), ids=FEET.keys())
def test_cards_and_tokens_of_a_panel_lie_side_by_side(room: tuple[float, float], seats: int) -> None:
    foot = Box(10, 20, *room)
    cards, tokens = pieces(foot, seats - 1, len(OWN_TOKENS[seats]))
    assert len(cards) == seats - 1 and len(tokens) == len(OWN_TOKENS[seats])
    laid = [*cards, *tokens]
    assert not any(overlap(one, other) for one, other in combinations(laid, 2))
    inside = Box(foot.x - 0.01, foot.y - 0.01, foot.w + 0.02, foot.h + 0.02)
    assert all(inside.holds(box.x, box.y) and inside.holds(box.right, box.top) for box in laid)


def test_stars_and_owners_of_tokens_can_be_told_where_six_look_together() -> None:
    for name in ("six, flat", "six, tablet"):
        _cards, tokens = pieces(Box(0, 0, *FEET[name]), 5, len(OWN_TOKENS[6]))
        assert min(token.w for token in tokens) >= SYMBOL


@every_screen
@pytest.mark.parametrize("each", [0, 1, 2, 5], ids=lambda each: f"{each} each")
def test_wrong_cards_lie_in_the_middle_and_on_each_other_only_without_room(
    screen: tuple[float, float, float], each: int
) -> None:
    seats = 6
    middle = gather(*screen, seats, seats).middle
    owners = [seat for seat in range(seats) for _card in range(each)]
    places = in_the_middle(middle, owners, screen[2])
    assert len(places) == max(1, len(owners)), "the sheep comes from there"
    assert all(middle.x <= box.x and box.right <= middle.right + 0.01 for box in places)
    assert all(one.x <= other.x for one, other in zip(places, places[1:]))
    if each == 1:
        assert not any(overlap(one, other) for one, other in combinations(places, 2))


@pytest.mark.parametrize(
    ("screen", "shape"),
    [
        (SCREENS["small phone upright"], Shape(others=2, guesses=True)),
        (SCREENS['10" upright'], Shape(draws=True)),
    ],
)
def test_the_rack_takes_the_height_that_sheets_leave(screen: tuple[float, float, float], shape: Shape) -> None:
    playing = arrange(*screen, Shape(others=2, draws=True, guesses=True, tokens=True))
    assert arrange(*screen, shape).rack[0].h >= 1.2 * playing.rack[0].h


def test_on_a_small_phone_held_sideways_lists_are_wide_while_one_draws() -> None:
    screen = SCREENS["small phone sideways"]
    assert min(box.w for box in arrange(*screen, Shape(draws=True)).rack) >= 190


def test_the_stars_on_a_token_are_seen_on_its_colour() -> None:
    from kivy.graphics import Rectangle

    from app.boards.pictomania.pieces import Token
    from app.look import theme

    for place in range(len(theme.seats())):
        token = Token(2, place, pos=(0, 0))
        token.size = 64, 64
        (picture,) = [drawn for drawn in token.canvas.children if isinstance(drawn, Rectangle)]
        wide, high = picture.texture.size
        pixels = picture.texture.pixels
        across = [
            tuple(part / 255 for part in pixels[4 * (row * wide + column) :][:4])
            for row in range(high // 3, 2 * high // 3)
            for column in range(wide // 3, 2 * wide // 3)
        ]
        colour = theme.seat(place).colour
        stars = sum(theme.contrast(seen, colour) >= 3.0 for seen in across)
        assert len(across) / 25 < stars < len(across) / 2, (place, stars / len(across))


@pytest.mark.parametrize("others", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(360, 740), (390, 844), (412, 915)])
def test_upright_on_a_phone_the_rack_is_high_enough_for_words_on_two_lines(size, others):
    for tokens in (True, False):
        places = arrange(*size, 1.0, Shape(others=others, draws=True, guesses=True, tokens=tokens))
        assert min(box.h for box in places.rack) >= 162
        assert places.tool_count >= FEW_TOOLS
        assert places.sheet.w >= 0.74 * size[0]


@pytest.mark.parametrize("high", range(440, 620, 20))
def test_the_flag_of_a_panel_lies_on_its_drawing_or_beside_it_but_not_across_its_edge(high: int) -> None:
    from types import SimpleNamespace

    from app.boards.pictomania.panel import Panel

    narrow = SimpleNamespace(_narrow=False, _counts=(3, 3))
    for inside in (Box(0, 0, 372, high), Box(0, 0, 165, high / 2.5)):  # one of four, on a tablet and a phone upright
        _head, drawn, _foot, flag = Panel._above(narrow, inside)
        on_it = flag.x >= drawn.x - 0.5 and flag.right <= drawn.right + 0.5 and flag.top <= drawn.top + 0.5
        assert on_it or flag.y >= drawn.top - 0.5 or flag.x >= drawn.right, (flag, drawn)
