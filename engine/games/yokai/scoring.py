"""What the albums are worth, line by line, and who wins (Y14)."""

from engine.games.yokai.box import COLOUR_OF, VALUE
from engine.games.yokai.state import State, album
from engine.rules import Result, WhyLine


def tally(state: State) -> tuple[WhyLine, ...]:
    """The lines of both scores so far, in the order of taking."""
    return tuple(
        [
            WhyLine(seat, VALUE[yokai], f"took-{COLOUR_OF[yokai]}", {"yokai": yokai}, turn)
            for seat, yokai, turn in state.taken
        ]
    )


def result(state: State) -> Result | None:
    if not state.over:
        return None
    albums = album(state, 0), album(state, 1)
    scores = tuple(sum(VALUE[yokai] for yokai in yokais) for yokais in albums)
    colours = tuple(len({COLOUR_OF[yokai] for yokai in yokais}) for yokais in albums)
    rank = tuple(zip(scores, colours, strict=True))  # Y14
    winners = tuple(seat for seat in (0, 1) if rank[seat] == max(rank))
    why = tally(state)
    if scores[0] == scores[1]:
        why += tuple(WhyLine(seat, 0, "colours", {"n": colours[seat]}, state.turns) for seat in (0, 1))
    return Result(scores, winners, why)
