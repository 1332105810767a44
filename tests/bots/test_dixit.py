"""The bot of Dixit: whole matches play themselves, and it tells, gives and votes by what pictures have in common."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots import dixit as bot
from engine.bots.sitter import Sitter
from engine.clue import refuse_clue
from engine.dealer import Dealer
from engine.decks.pictures import DeckRefused, Picture, Tag, uses
from engine.entries import Dealt, Said
from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Idea, Move, Ready, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import State
from engine.rules import Why
from engine.seats import Seat
from engine.table import Table, opening
from tests.games.dixit.matches import played
from tests.games.dixit.table import ADA, BO, CY, DI, EVE, EVERY_TABLE, FLO, dealt, giving, laid, telling
from tests.games.dixit.table import Table as Played

STRENGTHS = ("weak", "middle", "strong")

SEA, SHIP, FOX, SNOW = (
    Tag("sea", "sea", "море", "море"),
    Tag("ship", "ship", "корабель", "корабль"),
    Tag("fox", "fox", "лисиця", "лиса"),
    Tag("snow", "snow", "сніг", "снег"),
)

TAGGED = {
    "1": (SEA, SHIP),
    "8": (SHIP,),
    "9": (FOX,),
    "14": (SEA,),
    "19": (FOX, SNOW),
}
"""In a match of four Ada holds cards 1 to 6, Bo 7 to 12, Cy 13 to 18, Di 19 to 24; all others show nothing."""


@pytest.fixture
def tagged(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = {str(card): Picture(str(card), "x.jpg", TAGGED.get(str(card), ())) for card in range(1, 101)}
    monkeypatch.setattr(bot, "known_pictures", lambda: deck)


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
    async def scenario() -> None:
        seats = [Seat(name, colour, strength) for colour, (name, strength) in enumerate(zip("ABCDEF", STRENGTHS * 2))]
        opened = opening("dixit", seats, "nobody", variant, b'{"target": 5}')
        at = Table.open(opened, dealer=Dealer(3), source=lambda: 0)
        ended = asyncio.Event()
        at.listeners.append(lambda: at.position.ended is not None and ended.set())
        sitter = Sitter(at, lambda: asyncio.sleep(0), Random(1))
        await asyncio.wait_for(ended.wait(), 60)
        sitter.leave()
        assert at.scene(None).result is not None

    asyncio.run(scenario())


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


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", {"Sea", "Ship"}), ("uk", {"Море", "Корабель"}), ("ru", {"Море", "Корабль"})],
)
def test_it_tells_a_tag_in_the_language_of_the_table(tagged: None, language: str, words: set[str]) -> None:
    table = telling(4, language=language)
    assert thoughts(table, ADA) == {Tell("1", word) for word in words}, "it knows no other of its pictures"


def test_in_a_party_it_tells_a_tag_before_it_sees_its_hand(tagged: None) -> None:
    moves = thoughts(telling(6, "party"), ADA)
    assert moves == {TellUnseen(word) for word in ("Sea", "Ship", "Fox", "Snow")}


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_of_pictures_that_it_does_not_know_it_tells_what_fits_anything(language: Any) -> None:
    table = telling(4, language=language, deck=tuple(f"ours-{card}" for card in range(30)))
    told = {move.clue for move in thoughts(table, ADA) if isinstance(move, Tell)}
    assert told == set(bot.FITS_ANYTHING[language])
    assert all(clue is not None and refuse_clue(clue) is None for clue in told)


def test_a_strong_bot_tells_what_fits_several_pictures() -> None:
    counted = uses(bot.known_pictures())
    vague = {
        tag.en.capitalize()
        for picture in bot.known_pictures().values()
        for tag in picture.tags
        if counted[tag.id] >= bot.ENOUGH_ALIKE
    }
    for seed in range(20):
        table = telling(4, deck=tuple(map(str, range(1 + seed, 41 + seed))))
        move = thought(table, ADA, "strong", seed)
        assert isinstance(move, Tell)
        assert move.clue is not None
        assert move.clue.capitalize() in vague


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
        move = thought(telling(4), ADA)
        assert isinstance(move, Tell)
        assert move.clue in bot.FITS_ANYTHING["en"]
    finally:
        bot.known_pictures.cache_clear()


# Giving and voting -----------------------------------------------------------------------------------------------


def test_it_gives_what_fits_the_clue(tagged: None) -> None:
    table = telling(4).tell("2", "A ship, far out")
    assert thoughts(table, BO) == {Give("8")}
    assert thoughts(table, CY) == {Give("14")}, "it is like the picture of the ship at sea"
    assert thoughts(telling(4).tell("2", "лисички і лисиця"), BO) == {Give("9")}


def test_without_words_or_understanding_it_gives_anything(tagged: None) -> None:
    for clue in (None, "Zzz"):
        table = telling(4).tell("2", clue)
        assert thoughts(table, BO) == {Give(card) for card in table.hand(BO)}


def test_a_weak_bot_gives_and_votes_anything(tagged: None) -> None:
    assert len(thoughts(telling(4).tell("2", "ship"), BO, "weak")) == 6
    table = telling(4).tell("1", "ship").all_give()
    assert thoughts(table, BO, "weak") == {Vote((place,)) for place in (1, 3, 4)}


def test_it_votes_for_what_fits_the_clue_and_never_for_its_own(tagged: None) -> None:
    table = telling(4).tell("1", "Ship").give(BO, "8").give(CY, "14").give(DI, "19").deal()
    assert thoughts(table, BO) == {Vote((1,))}, "its own card 8 fits as well"
    assert thoughts(table, DI) == {Vote((1,)), Vote((2,))}


def test_where_two_cards_fit_alike_it_uses_both_of_its_votes(tagged: None) -> None:
    unknown = laid(7)
    assert all(isinstance(move, Vote) and len(move.on) == 2 for move in thoughts(unknown, BO))
    known = telling(7).tell("1", "sea").all_give()
    assert thoughts(known, EVE) == {Vote((1,))}, "nothing else fits"


def test_a_partys_storyteller_votes_red_on_what_others_like_but_not_on_its_own_choice(tagged: None) -> None:
    table = telling(6, "party").tell(clue="ship").give(ADA, "1").give(BO, "8").all_give()
    green = thought(table, ADA)
    assert green in (Vote((1,)), Vote((2,)))
    table.say(ADA, green)
    red = thought(table, ADA)
    assert isinstance(red, VoteRed)
    assert red == VoteRed(2 if green == Vote((1,)) else 1)


def test_it_is_ready_when_the_reveal_is_seen() -> None:
    assert thought(laid(4).votes("A A A"), CY) == Ready()
    assert thought(laid(4), ADA) is None, "the storyteller has nothing to say"
