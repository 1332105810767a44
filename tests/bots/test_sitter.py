"""A bot at a table: it plays when it is its turn, never twice at once, and never out of a thought that went stale."""

import asyncio
import gc
import sys
import threading
import weakref
from collections.abc import Callable, Coroutine
from random import Random
from types import ModuleType
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from engine import bots, rules
from engine.bots import Act, Pick, Player, sitter
from engine.dealer import Dealer
from engine.entries import Said
from engine.games import yokai
from engine.requests import BreakOff, Pause, Resume, SeatBot, TakeBack, say
from engine.rules import Choices, Game
from engine.seats import Seat, Strength
from engine.table import Answer, Table, opening

PERSON = "the token of the person at the table"
PATIENCE = 60  # seconds for what takes milliseconds; a test that needs them all has failed


async def no_pause() -> None:
    """The pace of tests."""


def table(*who: Strength | None, game: str = "yokai", seed: int = 3) -> Table:
    """A match in memory; a seat for each name of a strength, None for a person's."""
    seats = [Seat(f"P{seat}", seat, strength) for seat, strength in enumerate(who)]
    return Table.open(opening(game, seats, PERSON), dealer=Dealer(seed), source=lambda: 0)


def ask(at: Table, request: Any) -> None:
    answer = at.hear(PERSON, msgspec.json.encode(request))
    assert answer.accepted, answer.why


def say_first(at: Table, seat: int) -> None:
    scene = at.scene(seat)
    answer = at.hear(PERSON, say(seat, scene.heard + 1, scene.choices.all()[0]))
    assert answer.accepted, answer.why


async def until(at: Table, true: Callable[[], bool]) -> None:
    """Waits for the table to change until something is so."""
    changed = asyncio.Event()
    at.listeners.append(changed.set)
    while not true():
        await asyncio.wait_for(changed.wait(), PATIENCE)
        changed.clear()
    at.listeners.remove(changed.set)


async def others_are_done() -> None:
    """Waits until nothing but the test itself runs on the loop."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    await asyncio.wait_for(asyncio.gather(*others, return_exceptions=True), PATIENCE)


def refusals(at: Table) -> list[str]:
    """What the table refuses from now on."""
    found: list[str] = []
    hear = at.hear

    def listen(token: str, raw: bytes) -> Answer:
        answer = hear(token, raw)
        if answer.why is not None:
            found.append(answer.why.key)
        return answer

    at.hear = listen  # type: ignore[method-assign]
    return found


class SlowBot:
    """Thinks until it is let go, then picks the first choice.  Counts its thoughts."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.began: asyncio.Queue[Any] = asyncio.Queue()
        self.go = threading.Semaphore(0)
        self.at_once = self.most_at_once = 0

    def __call__(self, game: str, strength: Strength) -> Pick:
        return self.pick

    def pick(self, view: Any, choices: Choices[Any], random: Random) -> Any:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.loop.call_soon_threadsafe(self.began.put_nowait, view)
        self.go.acquire(timeout=PATIENCE)
        self.at_once -= 1
        return choices.all()[0]

    async def thinks(self) -> Any:
        """What the bot sees, once it has begun to think."""
        return await asyncio.wait_for(self.began.get(), PATIENCE)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def test_two_bots_play_a_match_to_its_end() -> None:
    async def scenario() -> None:
        at = table("weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1))
        await until(at, lambda: at.position.ended is not None)
        sitting.leave()
        result = at.scene(None).result
        assert result is not None and sum(result.scores) > 0

    run(scenario())


def test_the_same_seeds_play_the_same_match() -> None:
    async def match() -> bytes:
        at = table("weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1))
        await until(at, lambda: at.position.ended is not None)
        sitting.leave()
        return msgspec.json.encode(at.position.state)

    assert asyncio.run(match()) == asyncio.run(match())


def test_a_bot_leaves_the_turn_of_a_person_alone_and_answers_it() -> None:
    async def scenario() -> None:
        at = table(None, "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1))
        for _ in range(3):
            await until(at, lambda: at.scene(None).waiting == (0,))
            turns = at.position.state.turns
            while at.position.state.turns == turns:
                say_first(at, 0)
        await until(at, lambda: at.position.heard[1] >= 3)
        sitting.leave()

    run(scenario())


def test_the_move_is_said_after_the_pause() -> None:
    async def scenario() -> None:
        at, go_on, paused = table("weak", "weak"), asyncio.Event(), asyncio.Event()

        async def pause() -> None:
            paused.set()
            await go_on.wait()

        sitting = sitter.Sitter(at, pause, Random(1))
        await asyncio.wait_for(paused.wait(), PATIENCE)
        assert at.position.heard == (0, 0)
        go_on.set()
        await until(at, lambda: sum(at.position.heard) > 1)
        sitting.leave()

    run(scenario())


def test_a_seat_never_thinks_twice_at_once() -> None:
    async def scenario() -> None:
        at, slow = table("weak", "weak"), SlowBot()
        sitting = sitter.Sitter(at, no_pause, Random(1), slow)
        await slow.thinks()
        for listener in list(at.listeners):
            listener()
        for _ in range(3):
            slow.go.release()
            await slow.thinks()
        assert slow.began.empty() and slow.most_at_once == 1
        assert sum(at.position.heard) == 3
        sitting.leave()
        slow.go.release(9)

    run(scenario())


def test_a_thought_is_dropped_when_the_seat_was_given_back() -> None:
    async def scenario() -> None:
        at, slow = table(None, None), SlowBot()
        seat = at.scene(None).waiting[0]
        sitting = sitter.Sitter(at, no_pause, Random(1), slow)
        ask(at, SeatBot(seat, seat, "weak"))
        await slow.thinks()
        ask(at, TakeBack(seat, seat))
        slow.go.release()
        ask(at, SeatBot(1 - seat, 1 - seat, "weak"))
        while at.position.state.turn == seat:
            assert at.scene(seat).waiting == (seat,)
            say_first(at, seat)
        await slow.thinks()
        assert at.position.heard[1 - seat] == 0
        slow.go.release()
        await until(at, lambda: at.position.heard[1 - seat] == 1)
        sitting.leave()
        slow.go.release(9)

    run(scenario())


def test_a_thought_from_before_the_person_moved_is_thought_again() -> None:
    async def scenario() -> None:
        at, slow = table(None, None), SlowBot()
        seat = at.scene(None).waiting[0]
        sitting = sitter.Sitter(at, no_pause, Random(1), slow)
        ask(at, SeatBot(seat, seat, "weak"))
        first = await slow.thinks()
        ask(at, TakeBack(seat, seat))
        say_first(at, seat)
        ask(at, SeatBot(seat, seat, "weak"))
        slow.go.release()
        again = await slow.thinks()
        assert first.laid == 0 and again.laid == 1
        assert at.position.heard[seat] == 1
        sitting.leave()
        slow.go.release(9)

    run(scenario())


def test_a_thought_is_dropped_while_the_table_is_paused_and_thought_again_after() -> None:
    async def scenario() -> None:
        at, slow = table(None, "weak", seed=1), SlowBot()
        while at.scene(None).waiting == (0,):
            say_first(at, 0)
        sitting = sitter.Sitter(at, no_pause, Random(1), slow)
        await slow.thinks()
        ask(at, Pause(0))
        refused = refusals(at)
        slow.go.release()
        await others_are_done()
        assert refused == ["paused"] and at.position.heard[1] == 0
        ask(at, Resume(0))
        await slow.thinks()
        slow.go.release()
        await until(at, lambda: at.position.heard[1] == 1)
        sitting.leave()
        slow.go.release(9)

    run(scenario())


@pytest.mark.parametrize("leaving", ["broken off", "sitter leaves"])
def test_nothing_is_said_after_the_end(leaving: str) -> None:
    async def scenario() -> None:
        at, slow = table(None, "weak", seed=1), SlowBot()
        while at.scene(None).waiting == (0,):
            say_first(at, 0)
        sitting = sitter.Sitter(at, no_pause, Random(1), slow)
        await slow.thinks()
        if leaving == "broken off":
            ask(at, BreakOff(0))
        else:
            sitting.leave()
        before = at.position
        slow.go.release()
        await others_are_done()
        assert at.position is before

    run(scenario())


def test_a_bot_that_fails_lets_chance_play_its_move(caplog: pytest.LogCaptureFixture) -> None:
    def broken(view: Any, choices: Choices[Any], random: Random) -> Any:
        raise ZeroDivisionError

    async def scenario() -> None:
        at = table("weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1), lambda game, strength: broken)
        await until(at, lambda: sum(at.position.heard) >= 3)
        sitting.leave()

    run(scenario())
    assert "chance plays" in caplog.text and "ZeroDivisionError" in caplog.text


def test_a_bot_that_says_what_the_rules_refuse_lets_chance_play_its_move() -> None:
    def cheating(view: Any, choices: Choices[Any], random: Random) -> Any:
        return yokai.Lay(35 if 35 not in view.hand else 34, "water")

    async def scenario() -> None:
        at = table("weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1), lambda game, strength: cheating)
        await until(at, lambda: sum(at.position.heard) >= 3)
        sitting.leave()

    run(scenario())


# A game in which all act at once: everybody says "hey" once, and may cough until all have ---------------------------


class Sound(Struct, frozen=True, tag="sound", tag_field="do", forbid_unknown_fields=True):
    sound: Literal["hey", "cough"]


class Crowd(Struct, frozen=True):
    heys: tuple[int, ...] = ()
    coughs: tuple[int, ...] = ()


class Silent(Struct, frozen=True):
    pass


def crowd_plays(state: Crowd, entry: Said[Sound]) -> Crowd:
    if entry.move.sound == "hey":
        return Crowd((*state.heys, entry.seat), state.coughs)
    return Crowd(state.heys, (*state.coughs, entry.seat))


def crowd_choices(state: Crowd, seat: int) -> Choices[Sound]:
    if len(state.heys) == 3:
        return Choices()
    return Choices((Sound("cough"),) if seat in state.heys else (Sound("hey"), Sound("cough")))


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Table]:
    module = ModuleType("engine.games.crowd")
    module.GAME = Game(  # type: ignore[attr-defined]
        name="crowd",
        variants={"all at once": (3,)},
        options=Silent,
        move=Sound,
        state=Crowd,
        view=Crowd,
        open=lambda variant, options, seats: Crowd(),
        needs=lambda state: None,
        play=crowd_plays,
        refuse=lambda state, seat, move: None,
        choices=crowd_choices,
        waiting=lambda state: tuple(seat for seat in range(3) if seat not in state.heys),
        view_of=lambda state, seat: state,
        result=lambda state: None,
        says={},
    )
    monkeypatch.setitem(sys.modules, "engine.games.crowd", module)
    monkeypatch.setattr(rules, "names", lambda: ("crowd",))
    return lambda *who: table(*who, game="crowd")


def test_where_all_act_at_once_every_bot_acts_and_chance_stops_when_nobody_waits_for_it(
    crowd: Callable[..., Table],
) -> None:
    async def scenario() -> None:
        at = crowd(None, "weak", "strong")
        sitting = sitter.Sitter(at, no_pause, Random(1))
        await others_are_done()
        assert set(at.position.state.heys) == {1, 2} and 0 not in at.position.state.coughs
        sitting.leave()

    run(scenario())


def test_a_bot_that_holds_back_is_asked_again_when_the_table_changes(crowd: Callable[..., Table]) -> None:
    def polite(view: Crowd, choices: Choices[Sound], random: Random) -> Sound | None:
        return Sound("hey") if 0 in view.heys and Sound("hey") in choices.moves else None

    async def scenario() -> None:
        at = crowd(None, "weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1), lambda game, strength: polite)
        await others_are_done()
        assert at.position.state.heys == ()
        say_first(at, 0)
        await others_are_done()
        assert sorted(at.position.state.heys) == [0, 1, 2]
        sitting.leave()

    run(scenario())


# Players that remember ---------------------------------------------------------------------------------------------


class Counts(Player):
    """Says the first thing that it can, in half a second, from its third thought on; remembers how often it thought."""

    def __init__(self) -> None:
        super().__init__(lambda view, choices, random: None)
        self.thoughts = 0

    def act(self, scene: Any, inks: Any, random: Random) -> Act:
        self.thoughts += 1
        return Act(None, 2.5, again=True) if self.thoughts < 3 else Act(scene.choices.all()[0], 0.5)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> list[Counts]:
    """Everybody who sits down, in this order."""
    sat: list[Counts] = []

    def sits_down(*_: Any) -> Counts:
        sat.append(Counts())
        return sat[-1]

    monkeypatch.setattr(bots, "player", sits_down)
    return sat


def test_a_player_is_asked_again_remembers_and_takes_its_own_time(counting: list[Counts]) -> None:
    spent = []

    async def hand(seconds: float) -> None:
        spent.append(seconds)

    async def scenario() -> None:
        at = table("weak", "weak")
        sitting = sitter.Sitter(at, no_pause, Random(1), hand=hand)
        await until(at, lambda: sum(at.position.heard) >= 1)
        sitting.leave()
        assert spent[:3] == [2.5, 2.5, 0.5]
        known = [weakref.ref(player) for player in counting]
        counting.clear()
        assert len(known) == 2
        await until_true(lambda: gc.collect() >= 0 and not any(player() for player in known))

    run(scenario())


def test_who_sits_down_after_a_person_played_is_somebody_new(counting: list[Counts]) -> None:
    async def scenario() -> None:
        at = table(None, None)
        seat = at.scene(None).waiting[0]
        sitting = sitter.Sitter(at, no_pause, Random(1))
        ask(at, SeatBot(seat, seat, "weak"))
        await until(at, lambda: at.position.heard[seat] > 0)
        ask(at, TakeBack(seat, seat))
        ask(at, SeatBot(seat, seat, "weak"))
        await until_true(lambda: len(counting) == 2)
        sitting.leave()

    run(scenario())


def test_drawings_are_read_through_the_tables_log_as_the_seat_may_see_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a tablet that is passed nobody sees what others draw before all have drawn."""
    shown: dict[str, list[tuple[int | None, list[int]]]] = {"drawing": [], "guessing": []}
    logged: list[tuple[int | None, int, bytes]] = []
    as_logged = []

    class Looks(Player):
        def looks_at(self, view: Any) -> Any:
            return [0, 1, 2, 99]

        def act(self, scene: Any, inks: Any, random: Random) -> Act:
            as_logged.extend([(scene.seat, drawing, log) in logged for drawing, log in inks.items()])
            if scene.view.round == 1 and scene.view.phase in shown:  # later everybody may see what was turned over
                shown[scene.view.phase].append((scene.seat, sorted(inks)))
            return super().act(scene, inks, random)

    async def scenario() -> None:
        monkeypatch.setattr(bots, "player", lambda game, strength, pick, at_home: Looks(pick))
        seats = [Seat(f"P{seat}", seat, "weak") for seat in range(3)]
        at = Table.open(opening("pictomania", seats, PERSON, "passed"), dealer=Dealer(3), source=lambda: 0)
        log = at.log

        def listens(seat: int | None, drawing: int, offset: int = 0) -> bytes | None:
            found = log(seat, drawing, offset)
            if found is not None:
                logged.append((seat, drawing, found))
            return found

        monkeypatch.setattr(at, "log", listens)
        sitting = sitter.Sitter(at, no_pause, Random(1))
        await until(at, lambda: at.position.state.phase == "reveal")
        sitting.leave()

    run(scenario())
    assert len(as_logged) > 10 and all(as_logged)
    assert {seat for seat, _ in shown["drawing"]} == {0, 1, 2}
    assert all(inks == [seat] for seat, inks in shown["drawing"])
    assert shown["guessing"] and all(inks == [0, 1, 2] for _, inks in shown["guessing"])


async def until_true(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
