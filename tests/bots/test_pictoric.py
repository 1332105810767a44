"""The bot of Pictoric Box: whole matches play themselves, in the table's language, and associations mean something."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.companion.clues import hear
from engine.companion.understanding import on_file
from engine.dealer import Dealer
from engine.decks.pictures import DeckRefused, shipped_deck, tags_in
from engine.entries import Dealt, Said
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Give, Move, Tell, Theme, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State
from engine.games.pictoric.view import View
from tests.bots.tables import play_to_the_end
from tests.games.pictoric.matches import played, small_deck
from tests.games.pictoric.table import ADA, BO, CY, closed_table, forfeit, open_table
from tests.games.pictoric.table import Table as Played

STRENGTHS = ("weak", "middle", "strong")


def deck() -> Any:
    found = shipped_deck()
    assert not isinstance(found, DeckRefused)
    return found


def tags_of(id: str) -> frozenset[str]:
    tags: frozenset[str] = deck()[id].tag_ids()
    return tags


def thought(table: Played, seat: int, strength: Any = "strong", seed: int = 1) -> Move:
    """What the bot says in the place of this seat."""
    move: Move = bots.bot("pictoric", strength)(table.view(seat), GAME.choices(table.state, seat), Random(seed))
    assert table.why_not(seat, move) is None
    return move


def played_on(state: State, strengths: list[Any], seed: int) -> tuple[State, list[tuple[View, Move]]]:
    """All seats are bots, to the end of the match; with what each saw and said."""
    random, dealer, said = Random(seed), Dealer(seed), []
    while GAME.result(state) is None:
        need = GAME.needs(state)
        if need is not None:
            state = GAME.play(state, Dealt(dealer.answer(need)))
            continue
        seat = random.choice(GAME.waiting(state))
        view = GAME.view_of(state, seat)
        move = bots.bot("pictoric", strengths[seat])(view, GAME.choices(state, seat), random)
        assert GAME.refuse(state, seat, move) is None
        said.append((view, move))
        state = GAME.play(state, Said(seat, move))
    return state, said


@pytest.mark.parametrize("variant", ["open", "closed"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("forfeits", [False, True])
def test_whole_matches_play_themselves(variant: str, seats: int, forfeits: bool) -> None:
    end, _ = played_on(GAME.open(variant, Options(forfeits), seats), [*STRENGTHS * 2][:seats], seed=3)
    assert GAME.result(end) is not None


@pytest.mark.parametrize("variant", ["open", "closed"])
def test_with_pictures_that_they_do_not_know_bots_still_play(variant: str) -> None:
    options = Options(forfeits=True, deck=small_deck(variant, 3))
    end, _ = played_on(GAME.open(variant, options, 3), ["strong"] * 3, seed=1)
    assert GAME.result(end) is not None


@pytest.mark.parametrize("variant", ["open", "closed"])
def test_bots_at_a_table_play_a_match_to_its_end(variant: str) -> None:
    play_to_the_end("pictoric", variant, STRENGTHS)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("variant", ["open", "closed"])
def test_it_takes_over_wherever_a_person_left(variant: str, strength: str) -> None:
    match = played(variant, 3, Options(forfeits=True), ["to anything", "to typing", "to right votes"], [], 5)
    for state in match.states[:-1:60]:
        end, _ = played_on(state, [strength] * 3, 1)
        assert GAME.result(end) is not None


# Associations ----------------------------------------------------------------------------------------------------


def clues_to(id: str, language: str) -> set[str]:
    file = on_file(language)
    assert file is not None
    known = file.cards[id]
    return {*known.clues.all(), *known.apart.all()}


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_it_says_a_clue_to_its_picture_in_the_language_of_the_table(strength: str, language: str) -> None:
    for seed in range(20):
        table = open_table(language=language)
        move = thought(table, ADA, strength, seed)
        assert isinstance(move, Tell)
        assert move.sector is not None
        assert move.text in clues_to(table.seen.sectors[move.sector - 1], language)


def test_a_strong_leader_is_harder_to_be_sure_of_than_a_weak_one() -> None:
    """Of six pictures: how much one who hears it believes of the right one; a strong leader wants some to find it."""
    table, beliefs = open_table(), {}
    for strength in ("weak", "strong"):
        moves = [thought(table, ADA, strength, seed) for seed in range(20)]
        heard = [hear(move.text or "", "en", table.seen.sectors) for move in moves if isinstance(move, Tell)]
        right = [each[(move.sector or 0) - 1] for move, each in zip(moves, heard) if isinstance(move, Tell)]
        beliefs[strength] = sum(right) / len(right)
    assert 0.2 < beliefs["strong"] <= beliefs["weak"]


def test_no_association_is_given_twice_in_a_match() -> None:
    for variant in ("open", "closed"):
        end, _ = played_on(GAME.open(variant, Options(), 4), ["strong", "middle", "weak", "strong"], seed=6)
        assert len(end.said) > 5
        assert len({text.casefold() for text in end.said}) == len(end.said)


def test_in_silence_it_shows_something_without_words() -> None:
    move = thought(forfeit(4), ADA)
    assert isinstance(move, Tell)
    assert move.text is None


def test_it_names_a_theme_and_keeps_to_one_if_a_picture_allows() -> None:
    theme = thought(forfeit(6), BO)
    assert isinstance(theme, Theme)
    assert tags_in(theme.text or "", deck())
    seen = forfeit(6).theme(BO, "x").seen.sectors
    assert "2" in seen
    table = forfeit(6).theme(BO, "A fox who is a postman")
    for seed in range(10):
        move = thought(table, ADA, "strong", seed)
        assert isinstance(move, Tell)
        assert move.sector == seen.index("2") + 1


# Voting and adding -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_strong_one_votes_for_what_fits_in_the_language_of_the_table(language: str) -> None:
    table = open_table(language=language)
    told = [
        (sector, tag.in_language(language))
        for sector, id in enumerate(table.seen.sectors, start=1)
        for tag in deck()[id].tags
        if sum(tag.id in tags_of(other) for other in table.seen.sectors) == 1
    ]
    assert len(told) > 20
    votes = [
        thought(open_table(language=language).tell(text, sector), BO, "strong", 1) == Vote(sector)
        for sector, text in told
    ]
    assert sum(votes) > 0.85 * len(told), "a word may fit what another picture makes one think of"


def test_a_weak_one_often_votes_by_chance() -> None:
    told = open_table().tell("The fox brings letters through the snow", 2)
    votes = Counter(thought(told, BO, "weak", seed) for seed in range(200))
    assert 40 < votes[Vote(2)] < 140
    assert len(votes) == 6


def test_it_never_votes_for_its_own_card() -> None:
    _, said = played_on(GAME.open("closed", Options(), 4), ["strong"] * 4, seed=2)
    votes = [(view.own, move.sector) for view, move in said if isinstance(move, Vote)]
    assert len(votes) > 20
    assert all(own is not None and own != sector for own, sector in votes)


def test_it_adds_the_card_of_its_bank_that_fits() -> None:
    bank = closed_table().with_banks(2, 8, 2).view(BO).hand
    for id in bank:
        table = closed_table().with_banks(2, 8, 2).tell(", ".join(tag.en for tag in deck()[id].tags))
        assert thought(table, BO) == Give(id)


def test_after_an_association_said_aloud_it_votes_for_any() -> None:
    table = open_table().tell(None, 3)
    votes = {thought(table, CY, "strong", seed) for seed in range(60)}
    assert votes == {Vote(sector) for sector in range(1, 7)}


def test_the_same_luck_leads_to_the_same_move() -> None:
    table = open_table()
    assert [thought(table, ADA, "strong", seed) for seed in range(5)] == [
        thought(table, ADA, "strong", seed) for seed in range(5)
    ]


# Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("variant", ["open", "closed"])
def test_strong_bots_win_more_than_weak_ones(variant: str) -> None:
    won = Counter()
    for seed in range(20):
        strengths = ["strong", "weak", "strong", "weak"] if seed % 2 else ["weak", "strong", "weak", "strong"]
        end, _ = played_on(GAME.open(variant, Options(), 4), strengths, seed)
        for seat in end.winners:
            won[strengths[seat]] += 1
    assert won["strong"] > 1.5 * won["weak"]
