"""Where every visible card of a duel lies, and how one step moves it.  Pure: no Kivy, no rules, only what views say."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Self

from engine.games.yokai import INDEX, Distracted, Drew, Hid, Laid, Shuffled, Step, Summoned, Took, View


@dataclass
class Tableau:
    """A picture of the table between two steps."""

    tops: list[int | None]
    cards: list[int]
    sides: tuple[list[list[int]], list[list[int]]]
    hand: list[int]
    in_hand: list[int]
    albums: tuple[list[int], list[int]]
    discards: list[int] = field(default_factory=list)
    pile: int = 0

    @classmethod
    def of(cls, view: View) -> Self:
        return cls(
            tops=[stack.top for stack in view.stacks],
            cards=[stack.cards for stack in view.stacks],
            sides=(
                [list(stack.sides[0]) for stack in view.stacks],
                [list(stack.sides[1]) for stack in view.stacks],
            ),
            hand=list(view.hand),
            in_hand=list(view.in_hand),
            albums=(list(view.albums[0]), list(view.albums[1])),
            discards=list(view.discards),
            pile=view.pile,
        )

    def copy(self) -> "Tableau":
        return Tableau(
            list(self.tops),
            list(self.cards),
            ([list(side) for side in self.sides[0]], [list(side) for side in self.sides[1]]),
            list(self.hand),
            list(self.in_hand),
            (list(self.albums[0]), list(self.albums[1])),
            list(self.discards),
            self.pile,
        )

    def after(self, step: Step) -> "Tableau":
        """The picture one step later.  What a step uncovers stays unknown until a view shows it."""
        new = self.copy()
        match step:
            case Drew(seat=seat):
                new.pile -= 1
                new.in_hand[seat] += 1
            case Laid(seat=seat, sketch=sketch, on=on):
                new.sides[seat][INDEX[on]].append(sketch)
                new.in_hand[seat] -= 1
                if sketch in new.hand:
                    new.hand.remove(sketch)
            case Summoned(yokai=yokai, source=source, onto=onto):
                new._uncover(INDEX[source])
                new.tops[INDEX[onto]] = yokai
                new.cards[INDEX[onto]] += 1
            case Distracted(sketch=sketch, source=source, onto=onto):
                seat = 0 if sketch in new.sides[0][INDEX[source]] else 1
                new.sides[seat][INDEX[source]].remove(sketch)
                new.sides[seat][INDEX[onto]].append(sketch)
            case Took(seat=seat, yokai=yokai, stack=stack):
                new._uncover(INDEX[stack])
                new.albums[seat].append(yokai)
                new._discard(seat, INDEX[stack])
            case Hid(stack=stack):
                new.cards[INDEX[stack]] += 1
                new._uncover(INDEX[stack])
                new._discard(0, INDEX[stack])
                new._discard(1, INDEX[stack])
            case Shuffled():
                new.pile += len(new.discards)
                new.discards = []
        return new

    def _uncover(self, stack: int) -> None:
        self.tops[stack] = None
        self.cards[stack] -= 1

    def _discard(self, seat: int, stack: int) -> None:
        self.discards += self.sides[seat][stack]
        self.sides[seat][stack] = []

    def knowing(self, later: "Tableau") -> "Tableau":
        """The same picture with the tops filled in that the later one knows and nothing moved in between."""
        new = self.copy()
        for stack, top in enumerate(new.tops):
            if top is None and new.cards[stack] == later.cards[stack]:
                new.tops[stack] = later.tops[stack]
        return new


def steps_since(before: View, now: View) -> tuple[Step, ...] | None:
    """What happened between two views, or None if too much did to be told step by step."""
    if now.turns == before.turns:
        return now.steps[len(before.steps) :]
    if now.turns == before.turns + 1:
        return now.steps_before[len(before.steps) :] + now.steps
    return None


def theirs_among(before: View, now: View, me: int) -> list[bool]:
    """For each step between two views whether it happened in the other one's turn."""
    steps = steps_since(before, now) or ()
    ended = len(now.steps_before) - len(before.steps) if now.turns == before.turns + 1 else len(steps)
    return [(before.turn if place < ended else now.turn) != me for place in range(len(steps))]


class LastTurn:
    """The views that lead through the other one's last turn, so that it can be shown again."""

    def __init__(self) -> None:
        self._views: list[View] = []

    def see(self, view: View) -> None:
        """What is shown now."""
        if self._views and _moment(view) < _moment(self._views[-1]):
            self._views = []
        if not self._views or _moment(view) != _moment(self._views[-1]):
            self._views = [seen for seen in self._views if seen.turns >= view.turns - 2] + [view]

    def forget(self) -> None:
        """Other eyes look on."""
        self._views = []

    def pictures(self, me: int) -> "list[tuple[Step, Tableau]]":
        """Step by step what the other one did before this turn of mine; nothing if that was not seen."""
        if not self._views or self._views[-1].turn != me:
            return []
        mine = self._views[-1].turns
        found: list[tuple[Step, Tableau]] = []
        for before, now in pairwise([view for view in self._views if view.turns >= mine - 2]):
            whose = theirs_among(before, now, me)
            for (step, picture), theirs in zip(pictures_between(before, now), whose, strict=False):
                if theirs and step is not None:
                    found.append((step, picture))
        return found


def _moment(view: View) -> tuple[int, int]:
    return view.turns, len(view.steps)


def pictures_between(before: View, now: View) -> list[tuple[Step | None, Tableau]]:
    """The pictures that lead from one view to the next, a step each; the last is the new view itself."""
    last = Tableau.of(now)
    steps = steps_since(before, now)
    if not steps:
        return [(None, last)]
    pictures: list[tuple[Step | None, Tableau]] = []
    picture = Tableau.of(before)
    picture.hand = [sketch for sketch in now.hand if sketch in picture.hand] + [
        step.sketch for step in steps if isinstance(step, Laid) and step.sketch in picture.hand
    ]
    for step in steps:
        picture = picture.after(step).knowing(last)
        pictures.append((step, picture))
    pictures[-1] = (steps[-1], last)
    return pictures
