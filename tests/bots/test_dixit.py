"""The bot of Dixit: whole matches play themselves, and it tells, gives and votes by what pictures have in common."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots import dixit as bot
from engine.clue import refuse_clue
from engine.companion.clues import FITS_ANYTHING
from engine.companion.understanding import on_file
from engine.companion.words import Recall
from engine.dealer import Dealer
from engine.decks.pictures import DeckRefused, uses
from engine.entries import Dealt, Said
from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Idea, Move, Ready, Swap, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import State
from engine.rules import Why
from tests.bots.tables import play_to_the_end
from tests.games.dixit.matches import played
from tests.games.dixit.table import ADA, BO, CY, DI, EVE, EVERY_TABLE, FLO, dealt, giving, laid, telling
from tests.games.dixit.table import Table as Played

STRENGTHS = ("weak", "middle", "strong")


def thought(table: Played, seat: int, strength: Any = "middle", seed: int = 1) -> Move | None:
    """What the bot says in the place of this seat."""
    pick = bots.bot("dixit", strength)
    move: Move | None = pick(table.view(seat), GAME.choices(table.state, seat), Random(seed))
    assert move is None or table.why_not(seat, move) is None
    return move


def thoughts(table: Played, seat: int, strength: Any = "middle") -> set[Move | None]:
    return {thought(table, seat, strength, seed) for seed in range(40)}


def plays_on(state: State, strengths: Any, seed: int) -> Iterator[State]:
    """All seats are bots; each thinks in its turn, as long as anybody has something to say."""
    random, dealer, silent, seat = Random(seed), Dealer(seed), 0, 0
    while GAME.result(state) is None and silent < state.agreed.seats:
        while (need := GAME.needs(state)) is not None:
            state = GAME.play(state, Dealt(dealer.answer(need)))
        seat = (seat + 1) % state.agreed.seats
        pick = bots.bot("dixit", strengths[seat % len(strengths)])
        move = pick(GAME.view_of(state, seat), GAME.choices(state, seat), random)
        silent = silent + 1 if move is None else 0
        if move is not None:
            assert GAME.refuse(state, seat, move) is None
            state = GAME.play(state, Said(seat, move))
            yield state


# Whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_whole_matches_play_themselves(variant: str, seats: int) -> None:
    *_, end = plays_on(GAME.open(variant, Options(target=20), seats), STRENGTHS, seats)
    assert GAME.result(end) is not None


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_of_one_strength_play_whole_matches(variant: str, strength: str) -> None:
    *_, end = plays_on(GAME.open(variant, Options(), 6), (strength,), 3)
    assert GAME.result(end) is not None


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
def test_bots_at_a_table_play_a_match_to_its_end(variant: str) -> None:
    play_to_the_end("dixit", variant, STRENGTHS * 2, b'{"target": 5}')


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
def test_it_takes_over_wherever_people_left(variant: str) -> None:
    """Bots sit in for everybody at any moment of a match that people play: it always comes to an end."""
    match = played(variant, 6, Options(target=8), ("to anything", "to decoys"), 5)
    for state in match.states[:-1:11]:
        *_, end = plays_on(state, ("middle",), 1)
        assert GAME.result(end) is not None


def test_bots_that_read_clues_score_more_than_bots_that_do_not() -> None:
    scores = {"middle": 0, "weak": 0}
    for seed in range(6):
        *_, end = plays_on(GAME.open("classic", Options(), 6), ("middle", "weak"), seed)
        result = GAME.result(end)
        assert result is not None
        for seat, score in enumerate(result.scores):
            scores[("middle", "weak")[seat % 2]] += score
    assert scores["middle"] > 1.5 * scores["weak"]


# Leaving the first word to people --------------------------------------------------------------------------------


def test_only_the_bot_of_the_first_seat_has_the_first_idea() -> None:
    for variant in ("classic", "party", "team"):
        table = dealt(6, variant)
        assert thought(table, ADA) == Idea()
        assert all(thought(table, seat) is None for seat in table.seats[1:])


def test_of_a_pair_the_second_leaves_it_to_the_first_who_gives() -> None:
    table = giving(6, "team", teller=EVE).give(BO)
    assert [isinstance(thought(table, seat), Give) for seat in table.seats] == [True, False, True, False, False, False]
    other = giving(6, "team", teller=BO)
    assert isinstance(thought(other, EVE), Give), "the storyteller's partner always gives"
    assert thought(other, FLO) is thought(other, BO) is None


# Telling ---------------------------------------------------------------------------------------------------------


def clues_of(language: str, distance: str) -> dict[str, set[str]]:
    file = on_file(language)
    assert file is not None
    return {
        card: {*getattr(known.clues, distance), *getattr(known.apart, distance)} for card, known in file.cards.items()
    }


@pytest.mark.parametrize(("strength", "distance"), [("weak", "near"), ("middle", "middle")])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_it_tells_of_its_cards_in_the_language_of_the_table(language: str, strength: str, distance: str) -> None:
    clues = clues_of(language, distance)
    for move in thoughts(telling(4, language=language), ADA, strength):
        assert isinstance(move, Tell)
        assert move.clue in clues[move.card]


def test_no_clue_is_told_twice_in_a_match() -> None:
    for strength in STRENGTHS:
        states = list(plays_on(GAME.open("classic", Options(target=60), 4), (strength,), 5))
        said = states[-1].said
        assert len(said) > 12
        assert len({clue.casefold() for clue in said}) == len(said)


def test_nothing_is_told_that_was_told_earlier_that_evening() -> None:
    table, clues = telling(4), clues_of("en", "near")
    said = frozenset(clue for card in "12345" for clue in clues[card])
    for seed in range(20):
        move = bot.play(table.view(ADA), GAME.choices(table.state, ADA), Random(seed), "weak", Recall(said=said))
        assert isinstance(move, Tell)
        assert move.clue is not None
        assert move.clue not in said


def test_in_a_party_it_tells_a_word_that_fits_several_pictures_before_it_sees_its_hand() -> None:
    counted = uses(bot.known_pictures())
    tags = {tag.en.casefold(): counted[tag.id] for card in bot.known_pictures().values() for tag in card.tags}
    for strength, most in bot.ENOUGH_ALIKE.items():
        for move in thoughts(telling(6, "party"), ADA, strength):
            assert isinstance(move, TellUnseen)
            assert move.clue is not None
            assert tags[move.clue.casefold()] >= most


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_of_pictures_that_it_does_not_know_it_tells_what_fits_anything(language: Any) -> None:
    table = telling(4, language=language, deck=tuple(f"ours-{card}" for card in range(30)))
    told = {move.clue for move in thoughts(table, ADA) if isinstance(move, Tell)}
    assert told == set(FITS_ANYTHING[language])
    assert all(clue is not None and refuse_clue(clue) is None for clue in told)


def test_every_tag_of_our_deck_can_be_told() -> None:
    for picture in bot.known_pictures().values():
        for tag in picture.tags:
            assert all(refuse_clue(tag.in_language(language)) is None for language in ("en", "uk", "ru"))


def test_a_deck_that_cannot_be_read_is_told_of_and_played_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot, "shipped_deck", lambda: DeckRefused((Why("deck-missing", {"file": "deck.json"}),)))
    bot.known_pictures.cache_clear()
    try:
        assert bot.known_pictures() == {}
        assert "deck-missing" in caplog.text
        move = thought(telling(6, "party"), ADA)
        assert isinstance(move, TellUnseen)
        assert move.clue in FITS_ANYTHING["en"]
    finally:
        bot.known_pictures.cache_clear()


# Giving and voting -----------------------------------------------------------------------------------------------


def test_it_gives_what_fits_the_clue() -> None:
    """Bo holds the whale's parlour, antlers with houses, a curtain, a bear on a wheel, an umbrella, and card 8."""
    assert thoughts(telling(4).tell("2", "An armchair by the fire inside a whale"), BO, "strong") == {Give("7")}
    assert thoughts(telling(4, language="uk").tell("2", "Олень із хатками на рогах"), BO, "strong") == {Give("9")}
    assert thoughts(telling(4, language="ru").tell("2", "Занавес и сцена театра"), BO, "strong") == {Give("10")}


def test_without_words_or_understanding_it_gives_anything() -> None:
    for clue in (None, "Zzz"):
        table = telling(4).tell("2", clue)
        assert thoughts(table, BO) == {Give(card) for card in table.hand(BO)}


def test_a_weak_bot_may_give_and_vote_for_anything() -> None:
    assert len(thoughts(telling(4).tell("2", "A bear on a unicycle"), BO, "weak")) == 6
    table = telling(4).tell("1", "The sea in a bucket").all_give()
    assert thoughts(table, BO, "weak") == {Vote((place,)) for place in (1, 3, 4)}


def test_D25_where_nothing_it_holds_fits_the_clue_it_exchanges_a_card_if_that_is_agreed_on() -> None:
    nothing = giving_nothing_that_fits(swap=True)
    for strength in ("middle", "strong"):
        assert {type(move) for move in thoughts(nothing, BO, strength)} == {Swap}
        assert isinstance(thought(giving_nothing_that_fits(), BO, strength), Give)
    assert {type(move) for move in thoughts(nothing, BO, "weak")} == {Give}, "a weak one does not think of it"
    swap = thought(nothing, BO, "strong")
    assert swap is not None
    assert isinstance(thought(nothing.say(BO, swap), BO, "strong"), Give), "once a match"


def test_D25_it_keeps_its_hand_where_something_fits_or_the_clue_was_not_written() -> None:
    fits = telling(4, swap=True)
    clue = sorted(clues_of("en", "near")[fits.hand(BO)[1]])[0]
    assert {type(move) for move in thoughts(fits.tell(clue=clue), BO, "strong")} == {Give}
    assert {type(move) for move in thoughts(giving(4, swap=True), BO, "strong")} == {Give}


def giving_nothing_that_fits(**options: Any) -> Played:
    """The storyteller says a word that nobody has ever heard."""
    return telling(4, **options).tell(clue="Qwrtpsdf")


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
def test_D25_bots_that_may_exchange_play_whole_matches_and_do_so(variant: str) -> None:
    states = list(plays_on(GAME.open(variant, Options(swap=True, target=20), 6), STRENGTHS, 3))
    assert GAME.result(states[-1]) is not None
    assert any(states[-1].swapped)


def test_it_votes_for_what_fits_the_clue_and_never_for_its_own() -> None:
    table = telling(4).tell("2", "A deer carries letters through the snow").give(BO, "9").give(CY, "15").give(DI, "19")
    assert thoughts(table.deal(), BO, "strong") == {Vote((1,))}, "its own card, the deer, may not be chosen"


def test_unsure_it_uses_both_of_its_votes_and_sure_only_one() -> None:
    unknown = telling(7).tell("1", "Zzz").all_give()
    assert all(isinstance(move, Vote) and len(move.on) == 2 for move in thoughts(unknown, BO))
    known = telling(7).tell("1", "A bucket with the sea, a whale and a ship on a dry beach").all_give()
    assert thoughts(known, EVE, "strong") == {Vote((1,))}


def test_a_partys_storyteller_votes_red_on_what_others_like_but_not_on_its_own_choice() -> None:
    table = telling(6, "party").tell(clue="A whale").give(ADA, "1").give(BO, "7").all_give()
    green = thought(table, ADA, "strong")
    assert isinstance(green, Vote)
    table.say(ADA, green)
    reds = thoughts(table, ADA)
    assert all(isinstance(move, VoteRed) and move.on not in green.on for move in reds)


def test_it_is_ready_when_the_reveal_is_seen() -> None:
    assert thought(laid(4).votes("A A A"), CY) == Ready()
    assert thought(laid(4), ADA) is None, "the storyteller has nothing to say"
