"""Bots that sit at Pictomania: they draw bit by bit, see what is drawn and nothing else, and hold nobody up."""

import gc
import logging
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine import bots
from engine.bots.pictomania import with_eyes
from engine.bots.pictomania.watched import together
from engine.bots.pictomania.with_eyes import MANNERS, Seated
from engine.companion import hand
from engine.companion.eye import Eye
from engine.companion.sight_files import SightMissing
from engine.decks.words import load_level
from engine.doodles import drawings
from engine.games.pictomania import GAME
from engine.games.pictomania.box import LETTERS, NUMBERS
from engine.games.pictomania.moves import Draw, Finish, Guess, Take
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import State
from engine.ink import Drawing
from tests.bots.seats import act, inks, plays_on, scene, sits_down
from tests.games.pictomania.table import ADA, BO, CY, DI, Table, passed, playing, reading, undo
from tests.games.pictomania.test_secrets import exchanged
from tools.doodles import people
from tools.sight.drawings import held_out

HIS_WORDS = "A1 B2 C3 A4"


def word_of(state: State, seat: int) -> tuple[str, int]:
    return state.agreed.list_id(state.rack[state.letters[seat]]), state.numbers[seat]


def drawn_by_hand(table: Table, seat: int, seed: int = 3) -> Table:
    """The seat draws its own word as a stored doodle, at once."""
    doodle = hand.doodle_of(*word_of(table.state, seat), Random(seed))
    assert doodle is not None
    return table.draw(seat, hand.in_one_piece(hand.inked(hand.drawn(doodle, Random(seed)), Random(seed))))


def draws_all(player: Any, table: Table, seat: int, people: tuple[int, ...] = ()) -> list[Any]:
    """The bot's acts until its drawing is done."""
    acts = []
    while isinstance((one := act(player, table.state, seat, people=people)).move, Draw):
        acts.append(one)
        table.say(seat, one.move)
    return acts


# Whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("variant, seats", [("live", 3), ("passed", 4)])
def test_whole_matches_play_themselves(variant: str, seats: int) -> None:
    strengths = ("weak", "middle", "strong") * 2
    players = {seat: sits_down(strengths[seat]) for seat in range(seats)}
    end = plays_on(GAME.open(variant, Options(levels=(1, 2, 3, 4)), seats), players, 5, lambda *_: None)
    assert GAME.result(end) is not None
    assert all(kept.log for kept in end.album)


@pytest.mark.long
@pytest.mark.parametrize("variant", ["live", "passed"])
def test_what_a_bot_does_hangs_on_nothing_that_its_seat_may_not_know(variant: str) -> None:
    """Beside each bot sits a twin who is told the same of a table where all hidden things are others."""
    twins = {seat: sits_down() for seat in range(4)}
    compared = []

    def compare(state: State, seat: int, acted: Any, turn: int) -> None:
        other = exchanged(state, seat, Random(turn))
        compared.append(other != state)
        assert act(twins[seat], other, seat, turn) == acted

    plays_on(GAME.open(variant, Options(levels=(1, 1, 1, 1)), 4), {s: sits_down() for s in range(4)}, 3, compare, 320)
    assert sum(compared) > 30


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The canary of the test above."""

    class Peeks(Seated):
        def act(self, seen: Any, inks: Any, random: Random) -> Any:
            return super().act(seen, inks, Random(sum(seen.state.numbers)))

    def peeking(state: State, seat: int, people: tuple[int, ...] = ()) -> Any:
        seen = scene(state, seat, people)
        seen.state = state
        return seen

    monkeypatch.setattr("tests.bots.seats.scene", peeking)
    monkeypatch.setattr(with_eyes, "Seated", Peeks)
    with pytest.raises(AssertionError):
        test_what_a_bot_does_hangs_on_nothing_that_its_seat_may_not_know("live")


def blotted(state: State, seat: int) -> State:
    """The same table, but whatever others drew or have drawn is as many bytes of nothing."""
    inks = [ink if other == seat else replace(ink, log=bytes(len(ink.log))) for other, ink in enumerate(state.inks)]
    return replace(state, inks=tuple(inks))


@pytest.mark.long
@pytest.mark.parametrize("blind", [False, True])
def test_of_drawings_it_knows_what_the_tables_log_gives_it_and_nothing_else(blind: bool) -> None:
    """A twin sits at a table where nothing is drawn, and is given the logs; who is not given them plays otherwise."""
    twins = {seat: sits_down() for seat in range(3)}
    alike = []

    def compare(state: State, seat: int, acted: Any, turn: int) -> None:
        table = blotted(state, seat)
        ink_seen = inks(table if blind else state, seat, twins[seat])
        alike.append(twins[seat].act(scene(table, seat), ink_seen, Random(turn)) == acted)

    plays_on(GAME.open("live", Options(levels=(1, 1, 1, 1)), 3), {s: sits_down() for s in range(3)}, 3, compare, 200)
    assert len(alike) > 100
    assert all(alike) is not blind


# Drawing ---------------------------------------------------------------------------------------------------------


def test_it_draws_its_word_bit_by_bit_and_others_see_it_grow() -> None:
    table, player = playing(HIS_WORDS), sits_down()
    acts = draws_all(player, table, ADA)
    assert len(acts) >= 4
    assert all(one.seconds is not None and one.seconds > 0 for one in acts)
    shown = Drawing.from_log(table.state.inks[ADA].log).shown()
    assert all(stroke.ended for stroke in shown)
    strokes = {len(doodle) for doodle in drawings(*word_of(table.state, ADA))}
    assert len(shown) in strokes


def test_on_a_passed_tablet_where_nobody_sees_it_grow_it_draws_at_once() -> None:
    table, player = passed(HIS_WORDS).uncover(ADA), sits_down()
    assert len(draws_all(player, table, ADA)) == 1


def test_who_sits_down_again_goes_on_with_the_same_drawing() -> None:
    table = playing(HIS_WORDS)
    first = sits_down()
    for _ in range(2):
        table.say(ADA, act(first, table.state, ADA).move)
    draws_all(sits_down(), table, ADA)
    whole = playing(HIS_WORDS)
    draws_all(sits_down(), whole, ADA)
    assert table.state.inks[ADA].log == whole.state.inks[ADA].log


def test_it_never_draws_over_what_a_person_drew() -> None:
    table = playing(HIS_WORDS).draw(ADA)
    assert not isinstance(act(sits_down(), table.state, ADA).move, Draw)
    between, player = playing(HIS_WORDS), sits_down()
    between.say(ADA, act(player, between.state, ADA).move)
    progress = between.state.inks[ADA].progress
    if not progress.hand(0).drawing:
        between.draw(ADA)
    else:
        between.draw(ADA, b"\xe1\x40\xfd")
    assert not isinstance(act(player, between.state, ADA).move, Draw)


def test_nor_where_a_person_drew_just_as_much_as_it_would_have() -> None:
    """A drawing is known by its strokes, not by its length."""
    table, player = playing(HIS_WORDS), sits_down()
    first = act(player, table.state, ADA).move.ink
    list_id, number = word_of(table.state, ADA)
    theirs = next(
        piece.ink
        for seed in range(2000)
        for doodle in [hand.doodle_of(list_id, number, Random(seed))]
        if doodle is not None
        for piece in [hand.in_pieces(hand.inked(hand.drawn(doodle, Random(seed)), Random(seed)), with_eyes.PIECE)[0]]
        if len(piece.ink) == len(first) and piece.ink != first
    )
    table.draw(ADA, theirs)
    assert not isinstance(act(sits_down(), table.state, ADA).move, Draw)
    assert not isinstance(act(player, table.state, ADA).move, Draw), "not the one either that was about to draw"


def test_nor_does_chance_that_plays_for_a_bot_which_failed() -> None:
    table = playing(HIS_WORDS).draw(ADA)
    choices = GAME.choices(table.state, ADA)
    assert any(isinstance(move, Draw) for move in choices.examples)
    moves = {type(bots.at_a_loss(None, choices, Random(seed))) for seed in range(200)}
    assert moves and not any("ink" in move.__struct_fields__ for move in moves)


def test_a_word_without_a_doodle_is_scribbled() -> None:
    own = tuple(load_level(1)[:12])
    table, player = playing(HIS_WORDS, own=own, levels=(0, 0, 0, 0)), sits_down()
    assert draws_all(player, table, ADA)


# Guessing --------------------------------------------------------------------------------------------------------


def guessed(table: Table, player: Any, people: tuple[int, ...] = (), most: int = 120) -> list[Guess]:
    """The cards that Ada's bot lays until it waits for others or finishes."""
    draws_all(player, table, ADA, people)
    found = []
    for turn in range(most):
        one = act(player, table.state, ADA, turn, people)
        if isinstance(one.move, Guess):
            found.append(one.move)
        elif isinstance(one.move, Finish | Take) or (one.move is None and not one.again):
            break
        if one.move is not None:
            table.say(ADA, one.move)
    return found


def drawn_by_people(seed: int) -> Table | None:
    """A round of level 1 in which Bo, Cy and Di have drawn words that people drew, as people did whom no eye saw."""
    table = reading(4, seed=seed, levels=(1, 1, 1, 1))
    known = {
        (letter, number): category
        for letter, shelf in zip(LETTERS, table.seen.rack, strict=True)
        for number in NUMBERS
        if (category := people.by_word().get((shelf.list, number)))
    }
    random, theirs, numbers = Random(seed), [], set(NUMBERS)
    for letter in LETTERS:
        words = [word for word in known if word[0] == letter and word[1] in numbers]
        if not words:
            return None
        theirs.append(random.choice(words))
        numbers.remove(theirs[-1][1])
    mine = f"A{min(numbers)}"
    table.start(" ".join([mine, *[f"{letter}{number}" for letter, number in theirs]]))
    for seat, word in zip((BO, CY, DI), theirs, strict=True):
        drawing = random.choice(held_out()[known[word].name])
        strokes = [hand.Inked([x for x, _ in line], [y for _, y in line], [0] * len(line)) for line in drawing]
        table.draw(seat, hand.in_one_piece(hand.inked(strokes, random)))
    return table


def test_it_finds_most_of_what_people_draw_and_a_weak_one_less() -> None:
    right = {"weak": 0, "strong": 0}
    rounds = [seed for seed in range(40) if drawn_by_people(seed) is not None][:10]
    for strength in right:
        for seed in rounds:
            table = drawn_by_people(seed)
            assert table is not None
            cards = guessed(table.finish(BO, CY, DI), sits_down(strength), (BO, CY, DI))
            assert len(cards) == 3 and len({card.number for card in cards}) == 3
            right[strength] += sum(card.number == table.state.numbers[card.of] for card in cards)
    assert right["strong"] >= 18, "of 30, where chance finds 5"
    assert right["weak"] < right["strong"]


def test_it_lays_no_card_while_a_person_has_hardly_begun() -> None:
    table = playing(HIS_WORDS).draw(BO)
    player = sits_down()
    draws_all(player, table, ADA, (BO, CY, DI))
    assert act(player, table.state, ADA, people=(BO, CY, DI)).move is None


def test_strokes_that_were_taken_back_are_not_seen() -> None:
    table = playing(HIS_WORDS)
    drawn_by_hand(table, BO)
    shown = table.state.inks[BO].log
    taken_back = playing(HIS_WORDS)
    taken_back.draw(BO)
    taken_back.draw(BO, undo(taken_back.state.inks[BO].progress))
    from engine.companion.paper import lines_on

    assert lines_on(taken_back.state.inks[BO].log) == []
    assert lines_on(shown) != []


def test_its_own_number_is_never_guessed_and_none_twice() -> None:
    for strength in MANNERS:
        table = playing(HIS_WORDS).draw(BO).draw(CY).draw(DI).finish(BO, CY, DI)
        cards = guessed(table, sits_down(strength), (BO, CY, DI))
        assert 1 not in {card.number for card in cards}
        assert len({card.number for card in cards}) == 3


def test_when_all_people_are_done_it_hurries() -> None:
    table, player = playing(HIS_WORDS), sits_down("weak")
    people = (BO, CY, DI)
    table.say(ADA, act(player, table.state, ADA, people=people).move)
    table.draw(BO).draw(CY).draw(DI).finish(BO, CY, DI)
    spent, acts = 0.0, 0
    while table.phase == "playing":
        one = act(player, table.state, ADA, acts, people)
        assert one.move is not None
        table.say(ADA, one.move)
        spent, acts = spent + (one.seconds or 1.0), acts + 1
    assert acts <= 6 and spent < 6


def test_of_a_tables_own_words_it_knows_nothing_and_guesses_late() -> None:
    own = tuple(load_level(1)[:12])
    table, player = playing(HIS_WORDS, own=own, levels=(0, 0, 0, 0)), sits_down("strong")
    drawn_by_shape = hand.in_one_piece(hand.inked(hand.drawn(drawings("1-002", 1)[0], Random(1)), Random(1)))
    table.draw(BO, drawn_by_shape)
    draws_all(player, table, ADA, (BO, CY, DI))
    waits = [act(player, table.state, ADA, turn, (BO, CY, DI)) for turn in range(MANNERS["strong"].patience)]
    assert all(one.move is None for one in waits)
    table.finish(BO, CY, DI)
    assert isinstance(act(player, table.state, ADA, people=(BO, CY, DI)).move, Guess)


def test_two_drawings_never_show_the_same_number() -> None:
    one, other = together([{1: 0.6, 2: 0.4}, {1: 0.9, 2: 0.1}], [1, 2])
    assert one[2] > 0.8 and other[1] > 0.8


# Files and memory ------------------------------------------------------------------------------------------------


def test_without_its_files_it_plays_as_bots_did_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing() -> Eye:
        raise SightMissing("net.bin is damaged")

    monkeypatch.setattr(with_eyes, "opened_eye", missing)
    monkeypatch.setattr(hand, "drawings", lambda *_: ())
    table, player = playing(HIS_WORDS), sits_down()
    with caplog.at_level(logging.WARNING):
        assert draws_all(player, table, ADA)
    table.draw(BO)
    assert isinstance(act(player, table.state, ADA).move, Guess)
    assert "without eyes" in caplog.text and "damaged" in caplog.text


def test_a_damaged_folder_is_no_eye(tmp_path: Path) -> None:
    with pytest.raises(SightMissing):
        Eye(tmp_path)


def test_all_bots_share_one_eye_of_little_memory_and_it_goes_with_them() -> None:
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    table = playing(HIS_WORDS)
    for seat in (BO, CY, DI):
        drawn_by_hand(table, seat)
    players = [sits_down() for _ in range(3)]
    for player in players:
        draws_all(player, table, ADA)
        act(player, table.state, ADA)
    eyes = {id(player._eye) for player in players}  # type: ignore[attr-defined]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(eyes) == 1 and len(with_eyes._EYES) == 1
    assert most - before < 12_000_000
    players.clear()
    del player
    gc.collect()
    assert len(with_eyes._EYES) == 0


def test_how_people_draw_here_is_learnt() -> None:
    """A doodle of another word, as the family's drawing of this one."""
    table = playing(HIS_WORDS)
    list_id, number = word_of(table.state, BO)
    strange = hand.in_one_piece(hand.inked(hand.drawn(drawings("1-037", 1)[0], Random(1)), Random(1)))
    key = f"{list_id}/{number}"
    player = sits_down("strong", lambda lists: {key: [strange]} if list_id in lists else {})
    table.draw(BO, strange)
    draws_all(player, table, ADA)
    learnt = player._watching.watched(BO).beliefs()[number]  # type: ignore[attr-defined]
    stranger = sits_down("strong")
    act(stranger, table.state, ADA)
    unlearnt = stranger._watching.watched(BO).beliefs()[number]  # type: ignore[attr-defined]
    assert learnt > 0.5 > unlearnt


def test_the_letters_are_read_from_the_rack() -> None:
    table = playing("B5 A2 C3 A4")
    assert LETTERS[table.state.letters[ADA]] == "B"
    draws_all(sits_down(), table, ADA)
    shown = len(Drawing.from_log(table.state.inks[ADA].log).shown())
    assert shown in {len(doodle) for doodle in drawings(*word_of(table.state, ADA))}
