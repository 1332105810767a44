"""States that a seat may imagine: all that its view tells is as it is, the rest could be so."""

from random import Random

from engine.games.yokai import (
    COLOUR_OF,
    INDEX,
    SKETCHES,
    UNSEEN,
    YOKAI,
    Cards,
    Hid,
    State,
    View,
)

Beneath = tuple[Cards, Cards, Cards, Cards]


def as_known(view: View) -> State:
    """The state with a blank for every card that the seat cannot know, and no pile to draw from."""
    beneath = tuple([(UNSEEN,) * (stack.cards - 1) for stack in view.stacks])
    return _state(view, beneath, (UNSEEN,) * view.in_hand[1 - view.turn], ())  # type: ignore[arg-type]


def imagine(view: View, random: Random) -> State:
    """The state as it could be, as far as the seat whose turn it is can tell."""
    sketches = unseen_sketches(view)
    random.shuffle(sketches)
    in_hand = view.in_hand[1 - view.turn]
    return _state(view, _beneath(view, random), tuple(sketches[:in_hand]), tuple(sketches[in_hand:]))


def unseen_sketches(view: View) -> list[int]:
    """The sketches in the pile and in the opponent's hand."""
    seen = {*view.hand, *view.discards}
    for stack in view.stacks:
        seen.update(*stack.sides)
    return [sketch for sketch in SKETCHES if sketch not in seen]


def _state(view: View, beneath: Beneath, theirs: Cards, pile: Cards) -> State:
    first, second = zip(*[stack.sides for stack in view.stacks], strict=True)
    albums = enumerate(view.albums)
    return State(
        turn=view.turn,
        turns=view.turns,
        laid=view.laid,
        stacks=tuple([_whole(stack.top, below) for stack, below in zip(view.stacks, beneath, strict=True)]),  # type: ignore[arg-type]
        sides=(first, second),
        hands=(view.hand, theirs) if view.turn == 0 else (theirs, view.hand),
        pile=pile,
        discards=view.discards,
        taken=tuple([(seat, yokai, 0) for seat, album in albums for yokai in album]),
        steps=view.steps,
    )


def _whole(top: int | None, beneath: Cards) -> Cards:
    return () if top is None else (top, *beneath)


def _beneath(view: View, random: Random) -> Beneath:
    """What could lie beneath the tops: most yokai in the stack of their colour, the summoned ones anywhere."""
    bottoms = _bottoms(view)
    rest = _unseen_yokai(view) - {yokai for bottom in bottoms for yokai in bottom}
    room = [max(stack.cards - 1, 0) - len(bottom) for stack, bottom in zip(view.stacks, bottoms, strict=True)]
    middles: list[list[int]] = [[], [], [], []]
    strays = []
    shuffled = sorted(rest)
    random.shuffle(shuffled)
    for yokai in shuffled:
        home = INDEX[COLOUR_OF[yokai]]
        if len(middles[home]) < room[home]:
            middles[home].append(yokai)
        else:
            strays.append(yokai)
    for middle, wanted in zip(middles, room, strict=True):
        while len(middle) < wanted:
            middle.insert(random.randint(0, len(middle)), strays.pop())
    return tuple([(*middle, *bottom) for middle, bottom in zip(middles, bottoms, strict=True)])  # type: ignore[return-value]


def _unseen_yokai(view: View) -> set[int]:
    seen = {*view.albums[0], *view.albums[1], *(stack.top for stack in view.stacks)}
    return {yokai for yokai in YOKAI if yokai not in seen}


def _bottoms(view: View) -> list[list[int]]:
    """For each stack, the yokai seen hiding at its bottom in this turn or the one before, the lowest last."""
    unseen = _unseen_yokai(view)
    bottoms: list[list[int]] = [[], [], [], []]
    for step in view.steps_before + view.steps:
        if type(step) is Hid and step.yokai in unseen:
            for bottom in bottoms:
                if step.yokai in bottom:
                    bottom.remove(step.yokai)
            bottoms[INDEX[step.stack]].append(step.yokai)
    return bottoms
