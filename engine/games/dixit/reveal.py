"""The reveal (D7): votes, then whose the cards are, and the points; then the next round, or the end."""

from msgspec import Struct
from msgspec.structs import replace

from engine.games.dixit import classic, party, scoring, team
from engine.games.dixit.dealing import next_round
from engine.games.dixit.scoring import Outcome
from engine.games.dixit.state import State, places_of, totals, with_seat
from engine.rules import Find, Result, Why, WhyLine


class Laid(Struct, frozen=True):
    """A card on its place, turned over: who gave it, and the seats that voted for it."""

    card: str
    seat: int
    votes: tuple[int, ...]


class Reveal(Struct, frozen=True):
    """A round turned over: the cards from place 1 on, and which of them was told.

    ``outcome`` says whether all, none or some found the card; ``red`` is the place of the red vote.  Party has a red
    vote and no card to find.
    """

    cards: tuple[Laid, ...]
    told: int | None
    outcome: Outcome | None
    red: int | None


def reveal(state: State) -> Reveal:
    party_ = state.agreed.variant == "party"
    cards = [
        Laid(given.card, given.seat, tuple([seat for seat, on in enumerate(state.votes) if place in on]))
        for place, given in enumerate(state.given, start=1)
    ]
    return Reveal(
        cards=tuple(cards),
        told=None if party_ else places_of(state, state.storyteller)[0],
        outcome=None if party_ else scoring.outcome(state),
        red=state.red if party_ else None,
    )


def turn_over(state: State) -> State:
    """All have voted: every point gets its line."""
    return replace(state, phase="reveal", lines=state.lines + _lines(state))


def _lines(state: State) -> tuple[WhyLine, ...]:
    match state.agreed.variant:
        case "classic":
            return classic.lines(state)
        case "party":
            return party.lines(state)
        case "team":
            return team.lines(state)


# Going on --------------------------------------------------------------------------------------------------------


def refuse_ready(state: State, seat: int) -> Why | None:
    return Why("ready-already") if state.ready[seat] else None


def ready(state: State, seat: int) -> State:
    """Once everybody has seen the reveal the next round begins."""
    everybody = replace(state, ready=with_seat(state.ready, seat, True))
    if not all(everybody.ready):
        return everybody
    return replace(everybody, phase="over") if _is_last_round(state) else next_round(everybody)


def rounds(state: State) -> int | None:
    """How many rounds there will be, where that is known."""
    match state.agreed.variant:
        case "party":
            return party.rounds(state)
        case "team":
            return team.rounds(state)
    return None


def _is_last_round(state: State) -> bool:
    agreed_on = rounds(state)
    return classic.is_last_round(state) if agreed_on is None else state.round == agreed_on


FOUND = ("found", "found-all")


def finds(state: State) -> tuple[Find, ...]:
    """Whoever found the storyteller's card, as a line of the score tells of it."""
    return tuple([Find(line.round, line.seat) for line in state.lines if line.key in FOUND])


def result(state: State) -> Result | None:
    """Highest score wins, ties are shared (D12, D18, D24)."""
    if state.phase != "over":
        return None
    scores = totals(state.agreed.seats, state.lines)
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    return Result(scores, winners, state.lines)
