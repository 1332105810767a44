"""Portrait of a Yokai: a duel of sketches.  Reads beside docs/rules/yokai.md; rule IDs stand where they bind."""

from typing import Literal

from msgspec import Struct

from engine.entries import Dealt, Said
from engine.rules import (
    NO_CHOICES,
    SAYS,
    Choices,
    Entry,
    Game,
    Need,
    Result,
    Roll,
    Shuffle,
    Why,
    WhyLine,
)

# The box (Y1, Y2) -----------------------------------------------------------------------------------------------

Colour = Literal["water", "fire", "earth", "wind"]
COLOURS: tuple[Colour, ...] = ("water", "fire", "earth", "wind")
INDEX = {colour: index for index, colour in enumerate(COLOURS)}
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

YOKAI = range(20)
UNSEEN = -1  # stands for a yokai beneath the top where only what all can see is known
SKETCHES = range(36)
HAND = 3  # Y3
MOST_IN_HAND = 4  # Y5: holding four, one must be laid
MOST_LAID = 3  # Y5

VALUE = tuple(3 + yokai % 5 for yokai in YOKAI)  # Y1: 3, 4, 5, 6, 7 of each colour
COLOUR_OF = tuple(COLOURS[yokai // 5] for yokai in YOKAI)  # the colour printed on the card
PAIR = tuple(PAIRS[sketch // 6] for sketch in SKETCHES)  # Y2: six sketches for each pair of colours
EFFECT = tuple(("plain", "plain", "plain", "plain", "summon", "distract")[sketch % 6] for sketch in SKETCHES)


# Moves ----------------------------------------------------------------------------------------------------------


class Lay(Struct, frozen=True, tag="lay", tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Lay a sketch on one's own side of a stack, with its effect if wanted (Y6, Y10)."""

    sketch: int
    on: Colour
    summon: Colour | None = None
    distract: bool = False


class Enough(Struct, frozen=True, tag="enough", tag_field="do", forbid_unknown_fields=True):
    """Lay no more sketches this turn."""


Move = Lay | Enough


# What happened, step by step, for those who watch or take the tablet ----------------------------------------------


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew a sketch; which one, only its hand tells."""

    seat: int


class Laid(Struct, frozen=True, tag="laid"):
    seat: int
    sketch: int
    on: Colour


class Summoned(Struct, frozen=True, tag="summoned"):
    yokai: int
    source: Colour
    onto: Colour


class Distracted(Struct, frozen=True, tag="distracted"):
    sketch: int
    source: Colour
    onto: Colour


class Took(Struct, frozen=True, tag="took"):
    """A portrait is done: the yokai goes into the album of ``seat``."""

    seat: int
    yokai: int
    stack: Colour


class Hid(Struct, frozen=True, tag="hid"):
    """Both sides were equal: the yokai hid at the bottom of its stack."""

    yokai: int
    stack: Colour


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The discards became the new pile."""


Step = Drew | Laid | Summoned | Distracted | Took | Hid | Shuffled


# State ----------------------------------------------------------------------------------------------------------

Cards = tuple[int, ...]
Four = tuple[Cards, Cards, Cards, Cards]
NONE: Four = ((), (), (), ())


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """This game has no options."""


class State(Struct, frozen=True):
    """Everything, secrets included.  Stacks list their top first, sides and pile their newest last."""

    turn: int = -1
    turns: int = 0
    laid: int = 0
    over: bool = False
    stacks: Four = NONE
    sides: tuple[Four, Four] = (NONE, NONE)
    hands: tuple[Cards, Cards] = ((), ())
    pile: Cards = ()
    discards: Cards = ()
    taken: tuple[tuple[int, int, int], ...] = ()  # (seat, yokai, turn), in the order of taking
    steps: tuple[Step, ...] = ()  # of the turn being played
    steps_before: tuple[Step, ...] = ()  # of the turn before it


def open_match(variant: str, options: Options, seats: int) -> State:
    return State()


def needs(state: State) -> Need | None:
    if state.turn < 0:
        return Roll("first player", sides=2)  # Y3
    for index, stack in enumerate(state.stacks):
        if not stack and not state.over:
            return Shuffle(COLOURS[index], tuple(YOKAI[index * 5 : index * 5 + 5]))  # Y1
    if not state.pile and _must_draw(state):
        return Shuffle("sketches", state.discards or tuple(SKETCHES))  # Y3, Y4
    return None


def _must_draw(state: State) -> bool:
    return not state.over and not any(type(step) is Drew for step in state.steps)


# Playing --------------------------------------------------------------------------------------------------------


def play(state: State, entry: Entry) -> State:
    if type(entry) is Said:
        if type(entry.move) is Lay:
            return _lay(state, entry.seat, entry.move)
        return _next_turn(state)
    if type(entry) is Dealt:
        return _deal(state, entry.values)
    return state


def _deal(state: State, values: Cards) -> State:
    if state.turn < 0:
        return State(turn=values[0] - 1, turns=1)
    if state.stacks[3]:
        return _deal_sketches(state, values)
    stacks = list(state.stacks)
    stacks[stacks.index(())] = values
    return State(turn=state.turn, turns=1, stacks=tuple(stacks))  # type: ignore[arg-type]


def _deal_sketches(state: State, values: Cards) -> State:
    hands, pile, steps = state.hands, values, state.steps
    if not state.discards and state.turns == 1:
        hands, pile = (values[:HAND], values[HAND : 2 * HAND]), values[2 * HAND :]  # Y3
    else:
        steps += (Shuffled(),)
    return _draw(
        State(
            turn=state.turn,
            turns=state.turns,
            stacks=state.stacks,
            sides=state.sides,
            hands=hands,
            pile=pile,
            taken=state.taken,
            steps=steps,
            steps_before=state.steps_before,
        )
    )


def _draw(state: State) -> State:
    """Y4: the seat whose turn it is draws one sketch, or the table is asked to shuffle first."""
    if not state.pile:
        return state
    turn = state.turn
    hand = state.hands[turn] + state.pile[-1:]
    return State(
        turn=turn,
        turns=state.turns,
        stacks=state.stacks,
        sides=state.sides,
        hands=(hand, state.hands[1]) if turn == 0 else (state.hands[0], hand),
        pile=state.pile[:-1],
        discards=state.discards,
        taken=state.taken,
        steps=state.steps + (Drew(turn),),
        steps_before=state.steps_before,
    )


def _next_turn(state: State) -> State:
    return _draw(
        State(
            turn=1 - state.turn,
            turns=state.turns + 1,
            stacks=state.stacks,
            sides=state.sides,
            hands=state.hands,
            pile=state.pile,
            discards=state.discards,
            taken=state.taken,
            steps_before=state.steps,
        )
    )


def _lay(state: State, seat: int, move: Lay) -> State:
    board = Board(state.stacks, state.sides, state.discards)
    steps = board.lay(seat, move)
    taken = state.taken
    for step in steps:
        if type(step) is Took:
            taken += ((step.seat, step.yokai, state.turns),)
    hand = tuple([sketch for sketch in state.hands[seat] if sketch != move.sketch])
    laid = state.laid + 1
    over = not all(board.stacks)  # Y13
    after = State(
        turn=seat,
        turns=state.turns,
        laid=laid,
        over=over,
        stacks=tuple(board.stacks),  # type: ignore[arg-type]
        sides=(tuple(board.sides[0]), tuple(board.sides[1])),  # type: ignore[arg-type]
        hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand),
        pile=state.pile,
        discards=board.discards,
        taken=taken,
        steps=state.steps + tuple(steps),
        steps_before=state.steps_before,
    )
    if over or (laid < MOST_LAID and hand):
        return after
    return _next_turn(after)


class Board:
    """The open part of the table while one sketch is laid: what all can see, and what rules Y6 to Y12 move."""

    __slots__ = ("discards", "sides", "stacks")

    def __init__(self, stacks: Four, sides: tuple[Four, Four], discards: Cards) -> None:
        self.stacks = list(stacks)
        self.sides = (list(sides[0]), list(sides[1]))
        self.discards = discards

    def lay(self, seat: int, move: Lay) -> list[Step]:
        """Lays the sketch, plays its effect (Y10), checks the stacks that this touched (Y7), and tells each step."""
        on = INDEX[move.on]
        steps: list[Step] = [Laid(seat, move.sketch, move.on)]
        self.sides[seat][on] += (move.sketch,)  # Y6
        touched = on
        if move.summon is not None:
            touched = self._summon(INDEX[move.summon], on, steps)
        elif move.distract:
            touched = self._distract(1 - seat, on, steps)
        self._check(on, steps)
        if touched != on:
            self._check(touched, steps)
        return steps

    def _summon(self, source: int, onto: int, steps: list[Step]) -> int:  # Y11
        yokai, *rest = self.stacks[source]
        self.stacks[source] = tuple(rest)
        self.stacks[onto] = (yokai, *self.stacks[onto])
        steps.append(Summoned(yokai, COLOURS[source], COLOURS[onto]))
        return source

    def _distract(self, opponent: int, source: int, steps: list[Step]) -> int:  # Y12
        side = self.sides[opponent]
        *rest, sketch = side[source]
        onto = other_colour(sketch, source)
        side[source] = tuple(rest)
        side[onto] += (sketch,)
        steps.append(Distracted(sketch, COLOURS[source], COLOURS[onto]))
        return onto

    def _check(self, stack: int, steps: list[Step]) -> None:
        """Y9: again and again until this stack is not complete, or empty, or nobody can know."""
        first, second = self.sides
        while (yokai := self.stacks[stack]) and yokai[0] != UNSEEN:
            mine, theirs = first[stack], second[stack]
            if len(mine) + len(theirs) < VALUE[yokai[0]]:
                return
            if len(mine) == len(theirs):  # Y8
                self.stacks[stack] = yokai[1:] + yokai[:1]
                self.discards += mine + theirs
                first[stack] = second[stack] = ()
                steps.append(Hid(yokai[0], COLOURS[stack]))
                return
            winner = 0 if len(mine) > len(theirs) else 1  # Y7
            self.stacks[stack] = yokai[1:]
            self.discards += self.sides[winner][stack]
            self.sides[winner][stack] = ()
            steps.append(Took(winner, yokai[0], COLOURS[stack]))


def other_colour(sketch: int, colour: int) -> int:
    first, second = PAIR[sketch]
    return second if colour == first else first


# What a seat may do ---------------------------------------------------------------------------------------------

ENOUGH = Enough()
PLAIN = tuple(tuple(Lay(sketch, COLOURS[colour]) for colour in PAIR[sketch]) for sketch in SKETCHES)
DISTRACTING = tuple(
    tuple(Lay(sketch, colour, distract=True) for colour in COLOURS) if EFFECT[sketch] == "distract" else ()
    for sketch in SKETCHES
)
SUMMONING = tuple(
    tuple(tuple(Lay(sketch, colour, summon=source) for source in COLOURS) for colour in COLOURS)
    if EFFECT[sketch] == "summon"
    else ()
    for sketch in SKETCHES
)


def waiting(state: State) -> tuple[int, ...]:
    if state.over or needs(state) is not None:
        return ()
    return (state.turn,)


def choices(state: State, seat: int) -> Choices[Move]:
    if state.over or seat != state.turn or needs(state) is not None:
        return NO_CHOICES
    hand = state.hands[seat]
    moves: list[Move] = []
    for sketch in hand:
        moves += PLAIN[sketch]  # Y10: the effect is optional
        effect = EFFECT[sketch]
        if effect == "summon":
            for on in PAIR[sketch]:
                for source, stack in enumerate(state.stacks):
                    if source != on and len(stack) > 1:  # Y11
                        moves.append(SUMMONING[sketch][on][source])
        elif effect == "distract":
            for on in PAIR[sketch]:
                if state.sides[1 - seat][on]:  # Y12
                    moves.append(DISTRACTING[sketch][on])
    if state.laid or len(hand) < MOST_IN_HAND:  # Y5
        moves.append(ENOUGH)
    return Choices(tuple(moves))


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if state.over:
        return Why("match-over")
    if needs(state) is not None:
        return Why("dealing")
    if seat != state.turn:
        return Why("not-your-turn")
    hand = state.hands[seat]
    if isinstance(move, Enough):
        return Why("lay-one") if not state.laid and len(hand) >= MOST_IN_HAND else None  # Y5
    if move.sketch not in hand:
        return Why("not-in-hand")
    on = INDEX[move.on]
    if on not in PAIR[move.sketch]:
        return Why("wrong-colour")
    return _refuse_effect(state, seat, move, on)


def _refuse_effect(state: State, seat: int, move: Lay, on: int) -> Why | None:
    effect = EFFECT[move.sketch]
    if move.summon is not None:
        if effect != "summon":
            return Why("no-such-effect")
        source = INDEX[move.summon]
        if source == on:
            return Why("summon-elsewhere")
        if len(state.stacks[source]) < 2:
            return Why("summon-last")
    if move.distract:
        if effect != "distract":
            return Why("no-such-effect")
        if not state.sides[1 - seat][on]:
            return Why("nobody-to-distract")
    return None


# What a seat may know -------------------------------------------------------------------------------------------


class StackView(Struct, frozen=True):
    """A stack as all see it: its top yokai, how many cards it has, and the sketches on both sides."""

    top: int | None
    cards: int
    sides: tuple[Cards, Cards]


class View(Struct, frozen=True):
    """What a seat may know.  A spectator (``seat`` is None) holds no hand."""

    seat: int | None
    turn: int
    turns: int
    laid: int
    over: bool
    stacks: tuple[StackView, ...]
    hand: Cards
    in_hand: tuple[int, int]
    pile: int
    discards: Cards
    albums: tuple[Cards, Cards]
    steps: tuple[Step, ...]
    steps_before: tuple[Step, ...]
    why: tuple[WhyLine, ...]


def view_of(state: State, seat: int | None) -> View:
    first, second = state.sides
    return View(
        seat=seat,
        turn=state.turn,
        turns=state.turns,
        laid=state.laid,
        over=state.over,
        stacks=tuple(
            [
                StackView(stack[0] if stack else None, len(stack), (mine, theirs))
                for stack, mine, theirs in zip(state.stacks, first, second, strict=True)
            ]
        ),
        hand=() if seat is None else state.hands[seat],
        in_hand=(len(state.hands[0]), len(state.hands[1])),
        pile=len(state.pile),
        discards=state.discards,
        albums=(album(state, 0), album(state, 1)),
        steps=state.steps,
        steps_before=state.steps_before,
        why=tally(state),
    )


def album(state: State, seat: int) -> Cards:
    return tuple([yokai for owner, yokai, _ in state.taken if owner == seat])


class Foresight(Struct, frozen=True):
    """What all can foresee of a move: its steps, and the stacks after them.

    A stack that has cards but no top shows a yokai that nobody has seen: what happens there from then on is open.
    """

    steps: tuple[Step, ...]
    stacks: tuple[StackView, ...]


def foresee(view: View, move: Lay) -> Foresight:
    """What a move among the choices would do, as far as the open cards tell."""
    first, second = zip(*[stack.sides for stack in view.stacks], strict=True)
    board = Board(tuple([_seen(stack) for stack in view.stacks]), (first, second), view.discards)  # type: ignore[arg-type]
    steps = board.lay(view.turn, move)
    stacks = [
        StackView(cards[0] if cards and cards[0] != UNSEEN else None, len(cards), (mine, theirs))
        for cards, mine, theirs in zip(board.stacks, *board.sides, strict=True)
    ]
    return Foresight(tuple(steps), tuple(stacks))


def _seen(stack: StackView) -> Cards:
    return () if stack.top is None else (stack.top,) + (UNSEEN,) * (stack.cards - 1)


# The end --------------------------------------------------------------------------------------------------------


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


GAME = Game(
    name="yokai",
    variants={"duel": (2,)},
    options=Options,
    move=Move,
    state=State,
    view=View,
    open=open_match,
    needs=needs,
    play=play,
    refuse=refuse,
    choices=choices,
    waiting=waiting,
    view_of=view_of,
    result=result,
    says=SAYS
    | {
        "lay-one": "You hold four sketches: lay at least one.",
        "not-in-hand": "This sketch is not in your hand.",
        "wrong-colour": "This sketch does not have that colour.",
        "no-such-effect": "This sketch does not have that effect.",
        "summon-elsewhere": "Summon a yokai from another stack.",
        "summon-last": "The last yokai of a stack cannot be summoned away.",
        "nobody-to-distract": "Your opponent has no sketch there to distract.",
        "took-water": "A water yokai for the album",
        "took-fire": "A fire yokai for the album",
        "took-earth": "An earth yokai for the album",
        "took-wind": "A wind yokai for the album",
        "colours": ("{n} colour in the album decides the tie", "{n} colours in the album decide the tie"),
    },
)
