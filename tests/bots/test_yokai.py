"""The players of Portrait of a Yokai: what they may know, what they never miss, and who beats whom."""

import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from engine import bots, rules
from engine.bots import thinking_time
from engine.bots.thinking_time import Thinking
from engine.bots.yokai import search
from engine.bots.yokai.imagined import as_known, imagine
from engine.bots.yokai.turns import turns
from engine.bots.yokai.worth import worth
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import COLOUR_OF, INDEX, UNSEEN, Hid, Lay, State, view_of
from engine.rules import Roll, Shuffle
from tools import tournament

STRENGTHS = ("weak", "middle", "strong")


def positions(seed: int) -> Iterator[State]:
    """A match of two beginners, before each of their moves."""
    dealer, random, state = Dealer(seed), Random(seed), yokai.open_match("duel", yokai.Options(), 2)
    weak = bots.bot("yokai", "weak")
    while True:
        while isinstance(need := yokai.needs(state), Shuffle | Roll):
            state = yokai.play(state, Dealt(dealer.answer(need)))
        if state.over:
            return
        yield state
        move = weak(view_of(state, state.turn), yokai.choices(state, state.turn), random)
        state = yokai.play(state, Said(state.turn, move))


def pick(strength: str, state: State, seed: int = 1) -> yokai.Move:
    view, choices = view_of(state, state.turn), yokai.choices(state, state.turn)
    return bots.bot("yokai", strength)(view, choices, Random(seed))  # type: ignore[arg-type]


def dealt_otherwise(state: State, random: Random) -> State:
    """Another state that looks the same to the seat whose turn it is."""
    seat = state.turn
    unseen = [*state.hands[1 - seat], *state.pile]
    random.shuffle(unseen)
    theirs, pile = tuple(unseen[: len(state.hands[1 - seat])]), tuple(unseen[len(state.hands[1 - seat]) :])
    beneath = [yokai for stack in state.stacks for yokai in stack[1:]]
    random.shuffle(beneath)
    return State(
        turn=seat,
        turns=state.turns,
        laid=state.laid,
        stacks=tuple((stack[0], *(beneath.pop() for _ in stack[1:])) for stack in state.stacks),  # type: ignore[arg-type]
        sides=state.sides,
        hands=(state.hands[0], theirs) if seat == 0 else (theirs, state.hands[1]),
        pile=pile,
        discards=state.discards,
        taken=state.taken,
        steps=state.steps,
        steps_before=state.steps_before,
    )


def duel(
    hand: tuple[int, ...], mine: dict[int, tuple[int, ...]], theirs: dict[int, tuple[int, ...]], **more: object
) -> State:
    """Seat 0 has drawn and is to lay; tops are worth 3, 4, 5, 6."""
    state: dict[str, object] = {
        "turn": 0,
        "turns": 9,
        "stacks": ((0, 4), (6, 5), (12, 10), (18, 15)),
        "sides": tuple(tuple(side.get(stack, ()) for stack in range(4)) for side in (mine, theirs)),
        "hands": (hand, (12, 18, 24)),
        "pile": (13, 14, 19, 20),
        "steps": (yokai.Drew(0),),
    }
    return State(**{**state, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_a_bot_may_not_know_does_not_change_its_move(strength: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "Thinking", lambda: Thinking(ceiling=math.inf))  # a slow machine is no answer
    for number, state in enumerate(positions(5)):
        if number % 15 == 0:
            other = dealt_otherwise(state, Random(number))
            assert other != state and view_of(other, state.turn) == view_of(state, state.turn)
            assert pick(strength, other) == pick(strength, state)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_move_is_allowed(strength: str) -> None:
    for number, state in enumerate(positions(6)):
        if number % (12 if strength == "strong" else 1) == 0:
            assert yokai.refuse(state, state.turn, pick(strength, state)) is None


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_a_portrait_that_two_more_sketches_complete_is_completed(strength: str) -> None:
    """Five are wanted; one of them is the opponent's, and stays."""
    state = duel(hand=(6, 7, 30, 31), mine={2: (8, 9)}, theirs={2: (24,)})
    for _ in range(2):
        state = yokai.play(state, Said(0, pick(strength, state)))
    assert [step.yokai for step in (*state.steps_before, *state.steps) if isinstance(step, yokai.Took)] == [12]


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_the_match_is_ended_when_that_wins_it(strength: str) -> None:
    last_of_its_stack = ((0,), (6, 5), (12, 10), (18, 15))
    state = duel(hand=(0, 30, 31, 32), mine={0: (2, 3)}, theirs={}, stacks=last_of_its_stack)
    assert pick(strength, state) == Lay(0, "water")


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_the_match_is_not_ended_when_that_loses_it(strength: str) -> None:
    last_of_its_stack = ((0,), (6, 5), (12, 10), (18, 15))
    behind = ((1, 19, 3), (1, 14, 4))
    state = duel(hand=(0, 30, 31), mine={0: (2, 3)}, theirs={}, stacks=last_of_its_stack, taken=behind)
    assert pick(strength, state) not in (Lay(0, "water"),)


def test_an_imagined_state_looks_to_the_seat_as_the_real_one_does() -> None:
    random = Random(1)
    for state in positions(7):
        seat = state.turn
        view = view_of(state, seat)
        imagined = imagine(view, random)
        seen = view_of(imagined, seat)
        assert (seen.stacks, seen.hand, seen.in_hand, seen.pile) == (view.stacks, view.hand, view.in_hand, view.pile)
        assert (seen.discards, seen.albums, seen.laid, seen.turns) == (
            view.discards,
            view.albums,
            view.laid,
            view.turns,
        )
        assert sorted(cards_of(imagined)) == sorted(cards_of(state))
        assert yokai.in_turn(imagined, seat) == yokai.in_turn(state, seat)


def cards_of(state: State) -> list[tuple[str, int]]:
    sketches = [*state.hands[0], *state.hands[1], *state.pile, *state.discards]
    for side in state.sides:
        for cards in side:
            sketches += cards
    tops = [card for stack in state.stacks for card in stack] + [yokai for _, yokai, _ in state.taken]
    return [("sketch", card) for card in sketches] + [("yokai", card) for card in tops]


def test_a_yokai_seen_hiding_is_imagined_where_it_hid() -> None:
    seen = 0
    for seed in range(12):
        for state in positions(seed):
            hidden = {step.yokai for step in state.steps_before + state.steps if isinstance(step, Hid)}
            imagined = imagine(view_of(state, state.turn), Random(seed))
            for real, supposed in zip(state.stacks, imagined.stacks, strict=True):
                for place, card in enumerate(real):
                    if card in hidden:
                        assert supposed[place] == card
                        seen += 1
    assert seen > 20


def test_most_yokai_are_imagined_in_the_stack_of_their_colour() -> None:
    state = next(positions(3))
    imagined = imagine(view_of(state, state.turn), Random(1))
    assert all(INDEX[COLOUR_OF[card]] == stack for stack, cards in enumerate(imagined.stacks) for card in cards)


def test_every_sketch_not_seen_may_be_in_the_opponents_hand() -> None:
    state = next(positions(3))
    seat = state.turn
    held = {card for seed in range(200) for card in imagine(view_of(state, seat), Random(seed)).hands[1 - seat]}
    assert held == {*state.hands[1 - seat], *state.pile}


def test_what_is_known_holds_no_card_that_the_seat_has_not_seen() -> None:
    state = next(positions(3))
    known = as_known(view_of(state, state.turn))
    assert known.pile == () and set(known.hands[1 - state.turn]) == {UNSEEN}
    assert all(set(stack[1:]) == {UNSEEN} for stack in known.stacks)


def test_looking_through_a_turn_misses_no_better_way_to_play_it() -> None:
    looked = 0
    for number, state in enumerate(positions(8)):
        if number % 5 == 0 and len(state.hands[state.turn]) >= 3:
            known = as_known(view_of(state, state.turn))
            best = max(worth(end, state.turn) for _, end in turns(known, Thinking()))
            assert best == max(worth(end, state.turn) for end in every_end(known, state.turn))
            looked += 1
    assert looked >= 3


def every_end(state: State, seat: int) -> Iterator[State]:
    if state.over or state.turn != seat:
        yield state
        return
    for move in yokai.choices(state, seat).all():
        yield from every_end(yokai.play(state, Said(seat, move)), seat)


def test_without_time_to_search_the_strong_player_plays_what_looks_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "Thinking", lambda: Thinking(ceiling=0))
    for state in (  # in these it lays elsewhere once it has thought
        duel(hand=(6, 31, 1, 24), mine={3: (27,)}, theirs={2: (19,)}),
        duel(hand=(14, 6, 20, 1), mine={3: (32,)}, theirs={1: (0,)}),
    ):
        assert pick("strong", state) == pick("middle", state)


class Watch:
    """Time that passes only when somebody sleeps or works."""

    now, rests = 100.0, 0

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.rests += 1

    def think(self) -> None:
        """Works through ten slices, and breathes ten times in each."""
        thought = Thinking()
        for _ in range(100):
            thought.breathe()
            self.now += thinking_time.SLICE / 10


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(thinking_time, "time", watch)
    return watch


def test_a_thought_beside_the_screen_rests_as_soon_as_a_slice_is_used_up(watch: Watch) -> None:
    with ThreadPoolExecutor() as beside:
        beside.submit(watch.think).result()
    assert 9 <= watch.rests <= 11


def test_a_thought_with_no_screen_beside_it_does_not_rest(watch: Watch) -> None:
    watch.think()
    assert watch.rests == 0


def test_a_thought_is_over_when_its_time_is_up(watch: Watch) -> None:
    thought = Thinking(ceiling=1.0)
    watch.now += 0.9
    assert not thought.is_over()
    watch.now += 0.2
    assert thought.is_over()


@pytest.mark.long
@pytest.mark.parametrize(
    ("better", "worse", "games", "share"),
    [
        ("weak", "chance", 30, 0.6),
        ("middle", "weak", 30, 0.6),
        ("strong", "chance", 2, 0.6),
        pytest.param("strong", "middle", 60, 0.5, marks=pytest.mark.slow),
    ],
)
def test_the_better_player_wins_more_often(better: str, worse: str, games: int, share: float) -> None:
    first, second = tournament.player("yokai", better), tournament.player("yokai", worse)
    pairing = tournament.play_off(rules.game("yokai"), first, second, games, seed=1)
    assert len(pairing.points) == games and pairing.share() > share


def test_the_same_tournament_comes_out_the_same() -> None:
    def points() -> list[float]:
        first, second = tournament.player("yokai", "middle"), tournament.player("yokai", "weak")
        return tournament.play_off(rules.game("yokai"), first, second, 6, seed=4).points

    assert points() == points()
