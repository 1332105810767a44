"""Bots that sit down at a real table of Pictomania: when their eye is there, and whose drawings they leave alone."""

import gc
from random import Random
from typing import Any

import pytest

from engine.bots.pictomania import with_eyes
from engine.bots.pictomania.with_eyes import PIECE
from engine.bots.sitter import Sitter
from engine.companion import hand
from engine.companion.eye import Eye
from engine.dealer import Dealer
from engine.games.pictomania.moves import Draw, Ready, Uncover
from engine.ink import Progress
from engine.requests import SeatBot, TakeBack, say
from engine.seats import Seat
from engine.table import Table, opening
from tests.bots.seats import sits_down
from tests.bots.test_sitter import PERSON, ask, no_pause, others_are_done, run, until, until_true
from tests.games.pictomania.table import stroke

ADA = 0
SEATS = range(3)


def table(variant: str) -> Table:
    """Three people and the words of level 1."""
    seats = [Seat(f"P{seat}", seat) for seat in SEATS]
    opened = opening("pictomania", seats, PERSON, variant, b'{"levels":[1,1,1,1]}')
    return Table.open(opened, dealer=Dealer(3), source=lambda: 0)


def sit_in(at: Table, *seats: int) -> None:
    for seat in seats:
        ask(at, SeatBot(seat, seat, "middle"))


def says(at: Table, seat: int, move: Any) -> None:
    answer = at.hear(PERSON, say(seat, at.scene(seat).heard + 1, move))
    assert answer.accepted, answer.why


# The eye ----------------------------------------------------------------------------------------------------------


def eyes() -> int:
    gc.collect()
    return sum(type(thing) is Eye for thing in gc.get_objects())  # what another test left dying has no class to ask


@pytest.mark.parametrize("leaves", [False, True])
def test_one_eye_comes_with_the_first_bot_and_goes_with_the_last(leaves: bool) -> None:
    async def scenario() -> None:
        await until_true(lambda: not with_eyes._EYES)  # a thought of an earlier table may still be at work
        before = eyes()
        at = table("live")
        sitting = Sitter(at, no_pause, Random(1))
        await others_are_done()
        assert eyes() == before, "people need none"
        sit_in(at, ADA)
        await until(at, lambda: at.position.heard[ADA] > 0)
        assert at.position.state.phase == "words" and eyes() == before + 1, "before there is anything to see"
        sit_in(at, *SEATS[1:])
        await until(at, lambda: len(at.position.state.guesses) > 0)
        assert eyes() == before + 1, "all bots share it"
        if leaves:
            sitting.leave()
        else:
            for seat in SEATS:
                ask(at, TakeBack(seat, seat))
        await until_true(lambda: eyes() == before)
        if not leaves:
            sitting.leave()

    run(scenario())


# Somebody else's drawing ------------------------------------------------------------------------------------------


async def play_the_round(at: Table) -> None:
    """Bots sit in for everybody, until what was drawn is turned over."""
    sitting = Sitter(at, no_pause, Random(1))
    sit_in(at, *SEATS)
    await until(at, lambda: at.position.state.phase == "reveal")
    sitting.leave()


@pytest.mark.parametrize("variant", ["live", "passed"])
@pytest.mark.parametrize("strokes", [1, 3])
def test_who_sits_in_leaves_what_a_person_drew_as_it_is(variant: str, strokes: int) -> None:
    async def scenario() -> None:
        at = table(variant)
        for seat in SEATS:
            says(at, seat, Ready())
        if variant == "passed":
            says(at, ADA, Uncover())
        for _ in range(strokes):
            says(at, ADA, Draw(stroke(at.position.state.inks[ADA].progress)))
        theirs = at.log(ADA, ADA)
        await play_the_round(at)
        assert theirs and at.log(None, ADA) == theirs

    run(scenario())


def test_nor_does_it_go_on_where_a_person_drew_just_as_much_as_it_would_have() -> None:
    async def scenario() -> None:
        at = table("live")
        for seat in SEATS:
            says(at, seat, Ready())
        first = sits_down("middle").act(at.scene(ADA), {}, Random(1)).move.ink
        drawn = (piece_of(seed) for seed in range(9000))
        theirs = next(ink for ink in drawn if len(ink) == len(first) and ink != first)
        says(at, ADA, Draw(theirs))
        await play_the_round(at)
        assert at.log(None, ADA) == theirs

    run(scenario())


def piece_of(seed: int) -> bytes:
    """What a bot has on its sheet after its first piece of some word."""
    random = Random(seed)
    doodle = hand.doodle_of("1-002", 1 + seed % 7, random)
    assert doodle is not None
    return hand.in_pieces(hand.inked(hand.drawn(doodle, random), random), PIECE)[0].ink


@pytest.mark.parametrize("variant", ["live", "passed"])
def test_who_sits_in_where_nothing_was_drawn_draws(variant: str) -> None:
    async def scenario() -> None:
        at = table(variant)
        await play_the_round(at)
        assert all(len(at.log(None, seat) or b"") > 3 * len(stroke(Progress())) for seat in SEATS)

    run(scenario())
