"""Setting up Pictomania (P1 to P6), and what a table may agree on."""

from typing import Any

import msgspec
import pytest

from engine import gate, sentences
from engine.decks.own_lists import OWN_LISTS
from engine.decks.words import load_level
from engine.games.pictomania import GAME
from engine.games.pictomania.box import FIRST_OWN, lists_of, shipped_id
from engine.games.pictomania.setting_up import Options
from engine.gate import Refused
from engine.match import OPTIONS_BYTES
from engine.rules import Shuffle
from tests.games.pictomania.table import ADA, BO, WORDS, opened, playing, reading

SIZES = (3, 4, 5, 6)

FAMILY = [
    {"theme": "Our garden", "words": ["shed", "gate", "swing", "compost", "plum tree", "hose", "hammock"]},
    {"theme": "Grandma's drawers", "words": ["buttons", "thread", "glasses", "candle", "letters", "coin", "key"]},
    {"theme": "Our pets", "words": ["Rex", "Minka", "the hamster", "goldfish", "parrot", "snail", "spider"]},
]


def options(text: Any) -> Options:
    decoder = msgspec.json.Decoder(Options)
    return gate.read(decoder, msgspec.json.encode(text), OPTIONS_BYTES)


def refusal(text: Any, seats: int = 3) -> str:
    """How a table is told that no match opens with these options."""
    with pytest.raises(Refused) as refused:
        GAME.open("live", options(text), seats)
    return sentences.english(refused.value.why, "pictomania")


# The box ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SIZES)
def test_P1_each_seat_has_seven_guess_cards_and_its_own_tokens(seats: int) -> None:
    table = playing(WORDS[seats])
    for seat in table.seats:
        assert table.view(seat).hand == (1, 2, 3, 4, 5, 6, 7)
        assert len(table.view(seat).own_tokens) == seats - 1
    assert table.view(None).hand == ()


@pytest.mark.parametrize("variant", ["live", "passed"])
def test_P1_three_to_six_play(variant: str) -> None:
    assert GAME.variants[variant] == SIZES


@pytest.mark.parametrize(("seats", "stars"), [(3, (2, 1)), (4, (2, 1, 1)), (5, (3, 2, 1, 1)), (6, (3, 2, 1, 1, 1))])
def test_P2_own_tokens(seats: int, stars: tuple[int, ...]) -> None:
    assert playing(WORDS[seats]).seen.own_tokens == stars


@pytest.mark.parametrize(
    ("seats", "stars"), [(3, (2, 2, 1)), (4, (2, 2, 1, 1)), (5, (3, 2, 2, 1, 1)), (6, (3, 2, 2, 1, 1, 1))]
)
def test_P3_black_tokens(seats: int, stars: tuple[int, ...]) -> None:
    assert playing(WORDS[seats]).seen.black == stars


@pytest.mark.parametrize(("seats", "stars"), [(3, (2, 1)), (4, (2, 1, 1)), (5, (3, 2, 1, 1)), (6, (3, 2, 1, 1, 1))])
def test_P4_in_a_hurry_there_is_one_black_token_fewer(seats: int, stars: tuple[int, ...]) -> None:
    table = playing(WORDS[seats], hurry=True)
    assert table.seen.black == stars
    assert table.seen.hurry


@pytest.mark.parametrize(("level", "lists"), [(1, 54), (2, 54), (3, 54), (4, 36)])
def test_P5_every_list_that_can_be_dealt_has_seven_words_in_the_app(level: int, lists: int) -> None:
    shipped = load_level(level)
    assert [shipped_id(number) for number in lists_of(level)] == [one.id for one in shipped]
    assert len(shipped) == lists
    assert all(len(one.words) == 7 for one in shipped)


def test_P5_there_are_198_lists_in_four_levels() -> None:
    numbers = [number for level in (1, 2, 3, 4) for number in lists_of(level)]
    assert len(set(numbers)) == len(numbers) == FIRST_OWN == 198


@pytest.mark.parametrize("seats", SIZES)
def test_P6_all_letter_and_number_cards_are_shuffled_whatever_the_player_count(seats: int) -> None:
    table, shuffles = reading(seats).ready(), []

    def answer(need: Any) -> tuple[int, ...]:
        shuffles.append(need)
        return need.items

    table.deal(answer)
    assert shuffles == [Shuffle("letters", (0, 0, 1, 1, 2, 2)), Shuffle("numbers", (1, 2, 3, 4, 5, 6, 7))]
    tasks = [table.view(seat).task for seat in table.seats]
    assert [(task.letter, task.number) for task in tasks if task] == list(zip("AABBCC"[:seats], range(1, 8)))


# Options ---------------------------------------------------------------------------------------------------------


def test_no_options_are_the_game_as_it_is_printed() -> None:
    view = opened().deal().seen
    assert (view.hurry, view.teaching, view.levels) == (False, False, (1, 2, 3, 4))


@pytest.mark.parametrize(
    "text", [{"levels": [1, 2, 3]}, {"levels": [1, 2, 3, 5]}, {"levels": "1234"}, {"hurry": 1}, {"horry": True}]
)
def test_options_that_no_table_can_mean_are_refused(text: Any) -> None:
    with pytest.raises(Refused):
        options(text)


def test_own_lists_are_mixed_in_with_ours() -> None:
    table = opened(own=options({"own": FAMILY}).own)
    need = GAME.needs(table.state)
    assert isinstance(need, Shuffle)
    assert need.items == (*lists_of(1), FIRST_OWN, FIRST_OWN + 1, FIRST_OWN + 2)
    table.deal(lambda need: (FIRST_OWN + 2, 5, FIRST_OWN, *[n for n in need.items if n not in (5, 198, 200)]))
    rack = table.seen.rack
    assert [shelf.list for shelf in rack] == ["own-003", "1-006", "own-001"]


def test_a_view_brings_the_words_of_own_lists_and_only_the_ids_of_ours() -> None:
    table = opened(own=options({"own": FAMILY}).own).deal(lambda need: tuple(sorted(need.items, reverse=True)))
    own = table.view(ADA).rack[0].own
    assert own is not None
    assert (own.id, own.theme.uk, own.words[0].en) == ("own-003", "Our pets", "Rex")
    table = opened().deal()
    assert [shelf.own for shelf in table.seen.rack] == [None] * 3
    assert b"words" not in msgspec.json.encode(table.seen.rack)


def test_a_round_may_be_played_with_own_lists_alone() -> None:
    table = opened(own=options({"own": FAMILY}).own, levels=(0, 1, 1, 1)).deal()
    assert sorted(shelf.list for shelf in table.seen.rack) == ["own-001", "own-002", "own-003"]
    assert table.seen.level == 0
    table.start(WORDS[3]).finish().ready().deal()
    assert all(shelf.list.startswith("1-") for shelf in table.seen.rack)
    assert set(table.state.deck) <= set(lists_of(1)), "own lists stand in their own rounds alone"


def test_the_word_of_an_own_list_is_told_with_its_drawing() -> None:
    table = opened(own=options({"own": FAMILY}).own, levels=(0, 1, 1, 1))
    table.deal(lambda need: need.items).start("A3 B1 C7").finish()
    words = [drawn.word.en for drawn in table.seen.album if drawn.word is not None]
    assert words == ["swing", "buttons", "spider"]


def test_too_few_own_lists_for_their_rounds_are_refused() -> None:
    wanted = {"own": FAMILY, "levels": [0, 1, 0, 1]}
    assert refusal(wanted) == "You have 3 lists of your own; the rounds that you want to play with them need 6."
    assert refusal({"levels": [0, 1, 1, 1]}).startswith("You have 0 lists")


def test_own_lists_are_held_to_the_rules_of_lists() -> None:
    short = {"theme": "Our garden", "words": ["shed", "gate"]}
    assert refusal({"own": [short]}) == "“Our garden” has 2 words; a list has 7."
    twice = [FAMILY[0], {**FAMILY[0], "theme": "The garden again"}]
    assert refusal({"own": twice}).startswith("“shed” is in “Our garden”")


def test_own_lists_are_bounded() -> None:
    many = {"own": [{"theme": "", "words": []}] * (OWN_LISTS + 1)}
    assert refusal(many) == f"The file has {OWN_LISTS + 1} lists; at most {OWN_LISTS} are read."
    with pytest.raises(Refused) as refused:
        options({"own": [{"theme": "x" * 1_000_000, "words": []}]})
    assert refused.value.why.key == "too-long"


@pytest.mark.parametrize("strange", ["\u202e", "\x00", "🐈", "x" * 500, " ", "-"])
def test_strange_texts_in_own_lists_are_refused_in_a_readable_sentence(strange: str) -> None:
    sentence = refusal({"own": [{**FAMILY[0], "theme": strange}]})
    assert sentence.isprintable()
    assert len(sentence) < 200


def test_own_lists_may_come_in_three_languages() -> None:
    def phrase(number: int) -> dict[str, str]:
        letter = "абвгдежз"[number] * 4
        return {"en": "abcdefgh"[number] * 4, "uk": letter, "ru": letter}

    own = {"theme": phrase(7), "words": [phrase(number) for number in range(7)]}
    table = opened(own=options({"own": [own]}).own).deal(lambda need: tuple(sorted(need.items, reverse=True)))
    shown = table.view(BO).rack[0].own
    assert shown is not None
    assert (shown.words[1].en, shown.words[1].uk) == ("bbbb", "бббб")
