"""The orange forfeits (B13): before each turn the leader rolls, and the number picks one."""

from itertools import combinations

from msgspec.structs import replace

from engine.games.pictoric import track
from engine.games.pictoric.box import DIE, FORFEITS, LARGEST_BANK
from engine.games.pictoric.cards import discard, draw
from engine.games.pictoric.moves import Move, Pick, Theme
from engine.games.pictoric.scoring import beyond_the_box
from engine.games.pictoric.state import Cards, Forfeit, State, Walk, next_clockwise, voters, with_seat
from engine.games.pictoric.telling import refuse_text, spoken
from engine.rules import NO_CHOICES, Choices, Roll, Shuffle, Why, WhyLine

ANY_TWO = 2
LAST_CARD = 1
"""B13: a bank keeps a card to add in the next turn, even in trouble."""

PICKS = {
    (held, lost): Choices[Move](tuple([Pick(places) for places in combinations(range(1, held + 1), lost)]))
    for held in range(1, LARGEST_BANK + 1)
    for lost in range(1, min(held, DIE) + 1)
}
THEMES: Choices[Move] = Choices((Theme(),), (Theme("Things that come back"),))

OF_A_THEME = {
    "clue-blank": "theme-blank",
    "clue-too-long": "theme-too-long",
    "clue-sign": "theme-sign",
    "clue-piled": "theme-piled",
}
"""A theme is written as a clue is; what is wrong with it is said of the theme."""


# Rolling ---------------------------------------------------------------------------------------------------------


def need_forfeit() -> Roll:
    return Roll("forfeit", DIE)


def named(state: State, rolled: int) -> State:
    """Which forfeit it is, and whether a second roll is needed."""
    name = FORFEITS[rolled - 1]
    state = replace(state, forfeit=Forfeit(name))
    match name:
        case "lucky" | "not-so-lucky":
            return replace(state, phase="forfeit-roll")
        case "trouble":
            return _in_trouble(state)
        case "topic":
            return replace(state, phase="theme")
    return replace(state, phase="preparing")  # silence and very lucky bind later


def need_roll() -> Roll:
    return Roll("forfeit-roll", DIE)


def rolled_again(state: State, roll: int) -> State:
    """The second roll: how far the pawn moves, or how many cards are in trouble."""
    match state.forfeit:
        case Forfeit(name="lucky"):
            return _moved_forward(state, roll)
        case Forfeit(name="not-so-lucky"):
            return _moved_back(state, roll)
    return _lose(state, Forfeit("trouble", roll, cards=roll))


# Lucky, not so lucky ---------------------------------------------------------------------------------------------


def _moved_forward(state: State, roll: int) -> State:
    """Reaching the box wins at once, before the association."""
    walk = Walk(state.leader, _cell(state), track.forward(_cell(state), roll), roll)
    lines = [WhyLine(state.leader, roll, "lucky", {"n": roll}, state.turn), *beyond_the_box(walk, state.turn)]
    after = _walked(state, Forfeit("lucky", roll, walk=walk), walk, lines)
    return replace(after, phase="over", winners=(state.leader,)) if walk.end == track.BOX else after


def _moved_back(state: State, roll: int) -> State:
    walk = Walk(state.leader, _cell(state), track.back(_cell(state), roll), -roll)
    line = WhyLine(state.leader, walk.end - walk.start, "not-so-lucky", {"n": roll}, state.turn)
    return _walked(state, Forfeit("not-so-lucky", roll, walk=walk), walk, [line])


def _cell(state: State) -> int:
    return state.cells[state.leader]


def _walked(state: State, forfeit: Forfeit, walk: Walk, lines: list[WhyLine]) -> State:
    cells = with_seat(state.cells, walk.seat, walk.end)
    return replace(state, forfeit=forfeit, cells=cells, lines=(*state.lines, *lines), phase="preparing")


# Cards in trouble ------------------------------------------------------------------------------------------------


def _in_trouble(state: State) -> State:
    held = len(state.hands[state.leader])
    if not state.agreed.closed or held == LARGEST_BANK:
        return replace(state, phase="forfeit-roll")
    return _lose(state, Forfeit("trouble", cards=min(ANY_TWO, held - LAST_CARD)))


def _lose(state: State, forfeit: Forfeit) -> State:
    """Somebody else picks blindly, unless there is nothing to choose between."""
    state, hand = replace(state, forfeit=forfeit), state.hands[state.leader]
    if forfeit.cards in (0, len(hand)):
        return _lost(state, hand[: forfeit.cards])
    return replace(state, phase="mixing")


def need_fan(state: State) -> Shuffle:
    """The hand is mixed first: laid open in an earlier turn, its order might be remembered."""
    return Shuffle("fan", state.hands[state.leader])


def mixed(state: State, values: Cards) -> State:
    return replace(state, fan=values, phase="picking")


def pickers(state: State) -> tuple[int, ...]:
    """Who may pick the cards in trouble: anybody else in the open scenario, the next clockwise in the closed one."""
    return (next_clockwise(state),) if state.agreed.closed else tuple(voters(state))


def refuse_pick(state: State, seat: int, move: Pick) -> Why | None:
    if seat not in pickers(state):
        return Why("next-picks" if state.agreed.closed else "others-pick")
    wanted = _to_pick(state)
    if len(move.places) != wanted or len(set(move.places)) != wanted:
        return Why("pick-as-many", {"n": wanted})
    if not all(1 <= place <= len(state.fan) for place in move.places):
        return Why("no-such-place", {"n": len(state.fan)})
    return None


def pick(state: State, move: Pick) -> State:
    return _lost(state, tuple([state.fan[place - 1] for place in move.places]))


def _to_pick(state: State) -> int:
    return 0 if state.forfeit is None else state.forfeit.cards


def _lost(state: State, lost: Cards) -> State:
    """Open: replaced from the deck.  Closed: lost."""
    after = replace(discard(state, state.leader, lost), fan=(), phase="preparing")
    return after if state.agreed.closed else draw(after, (state.leader,) * len(lost))


# On topic --------------------------------------------------------------------------------------------------------


def refuse_theme(state: State, seat: int, move: Theme) -> Why | None:
    if seat != next_clockwise(state):
        return Why("next-names")
    why = refuse_text(move.text)
    return None if why is None else Why(OF_A_THEME[why.key], why.args)


def theme(state: State, move: Theme) -> State:
    return replace(state, theme=spoken(move.text), phase="preparing")


def choices(state: State, seat: int) -> Choices[Move]:
    if state.phase == "theme":
        return THEMES if seat == next_clockwise(state) else NO_CHOICES
    return PICKS[len(state.fan), _to_pick(state)] if seat in pickers(state) else NO_CHOICES
