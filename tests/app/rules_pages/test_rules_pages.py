"""The rules of the four games, as the app tells them: what they show is true, whole and on the screen."""

from dataclasses import fields, is_dataclass

import pytest

from app import games
from app.look import text, theme
from app.rules_pages import figures, parts
from app.rules_pages.sheet_drawings import DOODLES

GAMES = tuple(face.name for face in games.faces())
SIZES = ((1280, 800), (800, 1280), (1024, 600), (800, 480), (480, 800))
LANGUAGES = tuple(text.LANGUAGES)


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    text.speak("en")


def shown_in(game):
    """All figures of a game's rules."""
    for part in parts(game):
        yield from part.diagram
        yield from (step.figure for step in part.steps)


def sticking_out(easel):
    """Figures that leave their row, and what leaves its figure, to the left or right."""
    from app.rules_pages.diagram import Diagram, StepRow
    from app.rules_pages.painted_figures import Figure
    from app.ui.lettering import Lettering

    found = []
    for row in [*easel.all(Diagram), *easel.all(StepRow)]:
        for figure in [widget for widget in row.walk(restrict=True) if isinstance(widget, Figure)]:
            if figure.x < row.x - 1 or figure.right > row.right + 1 or figure.top > row.top + 1:
                found.append(f"{type(figure).__name__} leaves its row")
            for child in figure.children:
                width = child.texture_size[0] if isinstance(child, Lettering) else child.width
                if width > figure.width + 1 or child.x < figure.x - 1 or child.right > figure.right + 1:
                    found.append(f"{type(child).__name__} leaves its {type(figure).__name__}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_of_a_page_of_rules(open_easel, game, language):
    easel = open_easel(language=language)
    easel.go("rules", game=game)
    for size in SIZES:
        easel.turn(*size)
        found = {
            "beside the screen": easel.outside(),
            "too small to touch": easel.too_small(),
            "too small to read": easel.hard_to_read(),
            "sticking out": sticking_out(easel),
        }
        assert not any(found.values()), f"{size}: {found}"


@pytest.mark.parametrize("look", [{"night": True}, {"letters": "large"}, {"letters": "largest"}], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_in_every_look(open_easel, game, look):
    easel = open_easel(language="uk", **look)
    easel.go("rules", game=game)
    for size in ((1280, 800), (480, 800), (800, 480)):
        easel.turn(*size)
        assert not easel.outside(), size
        assert not easel.hard_to_read(), size
        assert not sticking_out(easel), size


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_rules_is_shown_with_figures(easel, game):
    from app.rules_pages.diagram import MADE
    from app.rules_pages.painted_figures import Figure

    easel.go("rules", game=game)
    wanted = [item for item in shown_in(game) if not isinstance(item, str)]
    kinds = {MADE[type(item)] for item in wanted}
    assert {type(figure) for figure in easel.all(Figure)} == kinds
    assert len(easel.all(Figure)) == len(wanted)
    for part in parts(game):
        assert part.diagram or part.steps, part.heading
        assert easel.reads(part.words)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_is_there(game):
    for item in shown_in(game):
        if isinstance(item, figures.Card):
            assert (theme.ASSETS / item.file).is_file(), item
        if isinstance(item, figures.Sheet):
            assert item.drawing in DOODLES
        if is_dataclass(item):
            seats = [getattr(item, field.name) for field in fields(item) if field.name in ("seat", "owner")]
            assert all(seat is None or 0 <= seat < len(theme.seats()) for seat in seats)


def test_a_page_changes_its_language_with_all_its_figures(easel):
    from app.rules_pages.painted_figures import Figure

    easel.go("rules", game="dixit")
    count = len(easel.all(Figure))
    assert easel.reads("The best listener")
    easel.app.change(language="uk")
    easel.frames(3)
    assert easel.reads("Найкращий слухач")
    assert len(easel.all(Figure)) == count


def test_a_tap_leads_from_one_games_rules_to_anothers(easel):
    easel.go("rules")
    easel.tap("Pictoric Box")
    assert easel.reads("A race to the box")
    easel.tap("Dixit")
    assert easel.reads("The storyteller")
    assert not easel.reads("A race to the box")


# What the examples show is what the rules of the engine say


def test_yokai_are_worth_what_stands_on_them():
    from engine.games.yokai import VALUE

    cards = [item for item in shown_in("yokai") if isinstance(item, figures.Card) and "yokai-" in item.file]
    assert cards
    for card in cards:
        assert int(card.number) == VALUE[int(card.file[-6:-4])]


def test_the_album_of_the_example_is_added_up_rightly():
    cards = [item for item in parts("yokai")[-1].diagram if isinstance(item, figures.Card)]
    (seat,) = [item for item in parts("yokai")[-1].diagram if isinstance(item, figures.Seat)]
    assert sum(int(card.number) for card in cards) == int(seat.gains)


def test_dixits_example_scores_by_d8_and_d9():
    cards = next(part for part in parts("dixit") if part.heading == "Points").diagram
    storyteller = 0
    (told,) = [card for card in cards if card.owner == storyteller]
    voters = [vote for card in cards for vote in card.votes]
    assert sorted(voters) == [1, 2, 3], "all but the storyteller vote"
    assert 0 < len(told.votes) < len(voters), "some found it, some did not"
    for card in cards:
        assert card.owner not in card.votes, "nobody votes for their own card"
        found = 3 if card.owner == storyteller or card.owner in told.votes else 0
        more = 0 if card.owner == storyteller else len(card.votes)
        assert sum(int(number) for number in card.gains.split("+") if number) == found + more


def test_dixits_party_example_scores_by_d16():
    cards = next(part for part in parts("dixit") if part.heading == "Party").diagram
    for card in cards:
        green, red = card.votes.count(figures.GREEN), card.votes.count(figures.RED)
        each = 0 if red or green == 1 else min(5, green)
        assert card.gains == ("+".join([str(each)] * green) if each else "0")


def test_pictorics_example_walks_by_b6():
    from engine.games.pictoric.scoring import SOME

    leader, *others = next(part for part in parts("pictoric") if part.heading == "Steps").diagram
    right = [seat for seat in others if seat.gains != "0"]
    assert int(leader.gains) == SOME[len(right)].leader
    assert all(int(seat.gains) == SOME[len(right)].right for seat in right)


def test_pictomanias_tokens_are_those_of_p2_and_p3():
    from engine.games.pictomania.box import BLACK_TOKENS, OWN_TOKENS

    by_heading = {part.heading: part.diagram for part in parts("pictomania")}
    black = tuple(token.stars for token in by_heading["Be quick"])
    assert black == BLACK_TOKENS[len(black)]
    own = tuple(
        token.stars for token in by_heading["The wrong word?"] if isinstance(token, figures.Token) and token.seat
    )
    assert own == OWN_TOKENS[len(own) + 1]
