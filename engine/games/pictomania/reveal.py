"""After a round: looking together (P30), owning up (P24), fouls (P27), going on (P25), the favourite (P26)."""

from msgspec.structs import replace

from engine.games.pictomania import scoring
from engine.games.pictomania.box import ROUNDS
from engine.games.pictomania.moves import Abstain, CallFoul, Favour, Judge, LookOn, Move, OwnUp
from engine.games.pictomania.state import (
    ABSTAINED,
    REVEALED,
    Drawn,
    Foul,
    Kept,
    Showing,
    State,
    Void,
    drawing_id,
    first_words,
    is_seat,
    with_seat,
)
from engine.games.pictomania.words import READY
from engine.rules import Find, Why, WhyLine

OWN_UP = OwnUp()
ABSTAIN = Abstain()


# Looking together (P30) ------------------------------------------------------------------------------------------


def begin(state: State, at: int) -> State:
    """Everybody has finished: the first drawing is looked at."""
    return replace(state, showing=Showing(0, at))


def last_place(seats: int) -> int:
    """After the drawings and the table of all that is being counted: all is counted."""
    return seats + 1


def refuse_look_on(state: State, seat: int, move: LookOn) -> Why | None:
    if not 0 < move.place <= last_place(state.agreed.seats):
        return Why("nothing-to-see")
    return None if move.place > state.asked_on[seat] else Why("seen-that")


def look_on(state: State, seat: int, move: LookOn, at: int) -> State:
    """For all, unless somebody has asked for as much before."""
    after = replace(state, asked_on=with_seat(state.asked_on, seat, move.place))
    if state.showing is not None and move.place > state.showing.place:
        return replace(after, showing=Showing(move.place, at))
    return after


# Owning up (P24) -------------------------------------------------------------------------------------------------


def refuse_own_up(state: State, seat: int) -> Why | None:
    return Why("does-not-count") if state.void[seat] else None


def own_up(state: State, seat: int) -> State:
    return _without(state, seat, "owned-up")


def _without(state: State, seat: int, void: Void) -> State:
    return replace(state, void=with_seat(state.void, seat, void))


# Fouls (P27) -----------------------------------------------------------------------------------------------------


def foul_on(state: State, of: int) -> Foul | None:
    return next((foul for foul in state.fouls if foul.of == of), None)


def may_judge(state: State, foul: Foul) -> tuple[int, ...]:
    """The seats whose judgement is still open, as long as it can change anything."""
    others = state.agreed.seats - 1
    if state.void[foul.of] or 2 * len(foul.against) >= others:
        return ()
    heard = {foul.of, *foul.agree, *foul.against}
    return tuple([seat for seat in range(state.agreed.seats) if seat not in heard])


def owes_judgement(state: State, seat: int) -> list[int]:
    """The seats on whose drawings this seat has a foul to judge."""
    return [foul.of for foul in state.fouls if seat in may_judge(state, foul)]


def refuse_foul(state: State, seat: int, move: CallFoul) -> Why | None:
    if not is_seat(state, move.of):
        return Why("no-such-player")
    if move.of == seat:
        return Why("foul-own")
    if state.void[move.of]:
        return Why("does-not-count")
    return Why("foul-called") if foul_on(state, move.of) else None


def call_foul(state: State, seat: int, move: CallFoul) -> State:
    """Whoever was ready to go on, and has this foul to judge, is not ready any more."""
    foul = Foul(move.of, seat, agree=(seat,))
    after = replace(state, fouls=(*state.fouls, foul))
    judges = may_judge(after, foul)
    return replace(after, ready=tuple([was and seat not in judges for seat, was in enumerate(state.ready)]))


def refuse_judge(state: State, seat: int, move: Judge) -> Why | None:
    if not is_seat(state, move.of):
        return Why("no-such-player")
    foul = foul_on(state, move.of)
    if foul is None:
        return Why("no-foul")
    if move.of == seat:
        return Why("own-judge")
    if seat in foul.agree or seat in foul.against:
        return Why("judged-already")
    return None if may_judge(state, foul) else Why("foul-settled")


def judge(state: State, seat: int, move: Judge) -> State:
    fouls = tuple([_judged(foul, seat, move.foul) if foul.of == move.of else foul for foul in state.fouls])
    after = replace(state, fouls=fouls)
    foul = foul_on(after, move.of)
    if foul is not None and 2 * len(foul.agree) > state.agreed.seats - 1:
        return _without(after, move.of, "foul")
    return after


def _judged(foul: Foul, seat: int, agrees: bool) -> Foul:
    if agrees:
        return replace(foul, agree=(*foul.agree, seat))
    return replace(foul, against=(*foul.against, seat))


# Going on (P25) --------------------------------------------------------------------------------------------------


def refuse_ready(state: State, seat: int) -> Why | None:
    if state.ready[seat]:
        return Why("ready-already")
    return Why("judge-first") if owes_judgement(state, seat) else None


def ready(state: State, seat: int) -> State:
    everybody = with_seat(state.ready, seat, True)
    if not all(everybody):
        return replace(state, ready=everybody)
    if state.round < ROUNDS:
        return first_words(
            state.agreed,
            round=state.round + 1,
            used=state.used,
            album=(*state.album, *_kept(state)),
            lines=tally(state),
        )
    leading = leaders(state)
    return replace(state, ready=everybody, phase="favourite" if len(leading) > 1 else "over")


def _kept(state: State) -> list[Kept]:
    return [Kept(drawn, ink.log) for drawn, ink in zip(drawn_now(state), state.inks)]


def drawn_now(state: State) -> list[Drawn]:
    """The drawings of a round that was revealed."""
    agreed, found = state.agreed, []
    for seat in range(agreed.seats):
        listed, number = state.rack[state.letters[seat]], state.numbers[seat]
        own = agreed.own_list(listed)
        found.append(
            Drawn(
                drawing=drawing_id(state, seat),
                round=state.round,
                seat=seat,
                list=agreed.list_id(listed),
                number=number,
                ink=len(state.inks[seat].log),
                word=None if own is None else own.words[number - 1],
            )
        )
    return found


def album(state: State) -> tuple[Drawn, ...]:
    """All drawings that were revealed so far."""
    revealed = drawn_now(state) if state.phase in REVEALED else []
    return tuple([kept.drawn for kept in state.album] + revealed)


def choices(state: State, seat: int) -> list[Move]:
    owed = owes_judgement(state, seat)
    moves: list[Move] = [] if state.ready[seat] or owed else [READY]
    moves += [Judge(of, foul) for of in owed for foul in (True, False)]
    moves += [LookOn(place) for place in range(state.asked_on[seat] + 1, last_place(state.agreed.seats) + 1)]
    moves += [CallFoul(of) for of in range(state.agreed.seats) if refuse_foul(state, seat, CallFoul(of)) is None]
    return moves


# The people's favourite (P26) ------------------------------------------------------------------------------------


def refuse_favour(state: State, seat: int, move: Favour) -> Why | None:
    if state.votes[seat] is not None:
        return Why("voted-already")
    if not 0 <= move.drawing < ROUNDS * state.agreed.seats:
        return Why("no-such-drawing")
    return Why("own-favourite") if move.drawing % state.agreed.seats == seat else None


def refuse_abstain(state: State, seat: int) -> Why | None:
    return None if state.votes[seat] is None else Why("voted-already")


def voted(state: State, seat: int, vote: int) -> State:
    votes = with_seat(state.votes, seat, vote)
    return replace(state, votes=votes, phase="favourite" if None in votes else "over")


def favour_choices(state: State, seat: int) -> list[Move]:
    if state.votes[seat] is not None:
        return []
    seats = state.agreed.seats
    return [*[Favour(drawing) for drawing in range(ROUNDS * seats) if drawing % seats != seat], ABSTAIN]


def favourites(state: State) -> tuple[int, ...]:
    """The drawings with the most votes, once the vote is over."""
    votes = [vote for vote in state.votes if vote is not None and vote != ABSTAINED]
    if state.phase != "over" or not votes:
        return ()
    most = max(votes.count(drawing) for drawing in votes)
    return tuple(sorted({drawing for drawing in votes if votes.count(drawing) == most}))


# The score so far ------------------------------------------------------------------------------------------------


def tally(state: State) -> tuple[WhyLine, ...]:
    """All lines of the match so far; those of a round that is being played stay hidden until its reveal."""
    if state.phase not in REVEALED:
        return state.lines
    return state.lines + scoring.lines(state) + _favourite_lines(state)


def finds(state: State) -> tuple[Find, ...]:
    """Every right guess so far, as a line of the score tells of it."""
    return tuple(
        [Find(line.round, line.seat, int(line.args["of"])) for line in tally(state) if line.key == "right-guess"]
    )


def _favourite_lines(state: State) -> tuple[WhyLine, ...]:
    seats = state.agreed.seats
    return tuple(
        [
            WhyLine(
                drawing % seats,
                0,
                "favourite",
                {"n": state.votes.count(drawing), "drawing": drawing},
                drawing // seats + 1,
            )
            for drawing in favourites(state)
        ]
    )


def leaders(state: State) -> tuple[int, ...]:
    """P26: a tie is shared."""
    scores = scoring.totals(state.agreed.seats, tally(state))
    return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
