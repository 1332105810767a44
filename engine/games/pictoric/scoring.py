"""Scoring (B6, B10, B13) and who has won (B2): each point is a step, and every step has its line.

A score is the number of steps that a pawn has come from cell 1, so 48 at the box; lines add up to it.
"""

from msgspec import Struct
from msgspec.structs import replace

from engine.games.pictoric import track
from engine.games.pictoric.state import Outcome, State, Walk, owner, sector_of, voters
from engine.rules import WhyLine


class Points(Struct, frozen=True):
    """What a turn is worth: to the leader, to each who was right, to each other."""

    leader: int
    right: int
    wrong: int


NONE = Points(leader=0, right=0, wrong=0)
ALL = Points(leader=0, right=2, wrong=0)
SOME = {right: Points(leader=6 - right, right=3, wrong=0) for right in (1, 2, 3, 4)}
"""B6: nobody was right, everybody was, or so many of them."""

FOR_A_VOTE = 1
"""B10: closed scenario, if some were right and some were not."""


def right(state: State) -> list[int]:
    """Whose die shows the leader's card."""
    told = sector_of(state, state.card)
    return [seat for seat in voters(state) if state.votes[seat] == told]


def outcome(state: State) -> Outcome:
    found = len(right(state))
    if found == 0:
        return "none"
    return "all" if found == len(voters(state)) else "some"


def score(state: State) -> State:
    """The pawns walk.  Several may reach the box together (B2)."""
    lines = _leaders_lines(state)
    for seat in voters(state):
        lines += _voters_lines(state, seat)
    walks = tuple([_walk(state, seat, lines) for seat in range(state.agreed.seats)])
    for walk in walks:
        lines += beyond_the_box(walk, state.turn)
    winners = _winners(walks)
    if sum(walk.end == track.BOX for walk in walks) > 1:
        lines += [WhyLine(seat, 0, "longest-step", {"n": walks[seat].step}, state.turn) for seat in winners]
    return replace(
        state,
        walks=walks,
        cells=tuple([walk.end for walk in walks]),
        lines=(*state.lines, *lines),
        winners=winners,
        phase="over" if winners else "reveal",
    )


def _leaders_lines(state: State) -> list[WhyLine]:
    seat, found = state.leader, len(right(state))
    match outcome(state):
        case "none":
            return [WhyLine(seat, NONE.leader, "found-by-none", {}, state.turn)]
        case "all":
            return [WhyLine(seat, ALL.leader, "found-by-all", {}, state.turn)]
    points = SOME[found].leader
    lines = [WhyLine(seat, points, "found-by-some", {"n": found}, state.turn)]
    if state.forfeit is not None and state.forfeit.name == "very-lucky":
        lines.append(WhyLine(seat, points, "very-lucky", {}, state.turn))  # B13: doubled
    return lines


def _voters_lines(state: State, seat: int) -> list[WhyLine]:
    match outcome(state):
        case "none":
            return []
        case "all":
            return [WhyLine(seat, ALL.right, "all-right", {}, state.turn)]
    found = right(state)
    lines = [WhyLine(seat, SOME[len(found)].right, "right", {}, state.turn)] if seat in found else []
    votes = _votes_on(state, seat)
    if votes:
        lines.append(WhyLine(seat, votes * FOR_A_VOTE, "votes", {"n": votes}, state.turn))
    return lines


def _votes_on(state: State, seat: int) -> int:
    """Votes on a card that this seat has added; in the open scenario all cards are the leader's."""
    return sum(vote is not None and owner(state, vote) == seat for vote in state.votes)


def _walk(state: State, seat: int, lines: list[WhyLine]) -> Walk:
    step = sum(line.points for line in lines if line.seat == seat)
    return Walk(seat, state.cells[seat], track.forward(state.cells[seat], step), step)


def beyond_the_box(walk: Walk, turn: int) -> list[WhyLine]:
    """B2: steps beyond the box count as reaching it, so they are taken off again."""
    beyond = walk.start + walk.step - walk.end
    return [WhyLine(walk.seat, -beyond, "beyond-the-box", {"n": beyond}, turn)] if beyond > 0 else []


def _winners(walks: tuple[Walk, ...]) -> tuple[int, ...]:
    """B2: of those who arrive the longest total step wins, equal steps share."""
    arriving = [walk for walk in walks if walk.end == track.BOX]
    longest = max([walk.step for walk in arriving], default=0)
    return tuple([walk.seat for walk in arriving if walk.step == longest])


def end_here(state: State) -> State:
    """B14: the pawns are furthest that win, equal ones share."""
    furthest = max(state.cells)
    winners = tuple([seat for seat, cell in enumerate(state.cells) if cell == furthest])
    lines = tuple([WhyLine(seat, 0, "furthest", {}, state.turn) for seat in winners])
    return replace(state, phase="over", winners=winners, lines=state.lines + lines)


def scores(state: State) -> tuple[int, ...]:
    return tuple([cell - track.START for cell in state.cells])
