"""The board of Pictomania, twin of engine/games/pictomania."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.boards.face import Face, OneOf, Option, Switch
from app.look.text import _
from engine.decks.words import WordList
from engine.games.pictomania.setting_up import ON_RACK

OWN_ALONE = (0, 0, 0, 0)
"""The levels of a match that is played with the table's own word lists alone."""

EASY = (1, 1, 1, 1)
"""What everybody can draw, the youngest too."""

LIVE = "live"
"""All at once.  Whether the tablet is passed instead follows from who sits there; nobody is asked."""


class PictomaniaFace(Face):
    name = "pictomania"
    place = 1
    colour = "#C8414F"
    asked_first = ("levels",)

    def title(self) -> str:
        return _("Pictomania")

    def line(self) -> str:
        return _("Everybody draws, everybody guesses")

    def variants(self) -> dict[str, tuple[int, ...]]:
        return {variant: seats for variant, seats in super().variants().items() if variant != LIVE}

    def variant_here(self, chosen: str, people: int, flat: bool) -> str:
        return LIVE if people < 2 or flat else chosen

    def variant_among_tablets(self, chosen: str) -> str:
        return LIVE

    def must_lie_flat(self, variant: str) -> bool:
        return variant == LIVE

    def may_lie_flat(self, variant: str) -> bool:
        return variant == LIVE

    def options(
        self, variant: str | None, own_lists: int, agreed: Mapping[str, object] | None = None
    ) -> tuple[Option, ...]:
        calm = Switch("calm", _("No hurry"), _("Without black tokens: everybody takes the time they like"))
        hurry = Switch("hurry", _("Hurry"), _("One black token fewer: the round ends when the last is taken"))
        teaching = Switch("teaching", _("Practice round"), _("The first round is without a black sheep"))
        levels = _levels(own_lists, None if agreed is None else _chosen(agreed))
        return (*levels, calm, teaching) if agreed and agreed["calm"] else (*levels, calm, hurry, teaching)

    def proposed_first(self) -> Mapping[str, object]:
        return {"levels": EASY}

    def takes_own_lists(self, agreed: Mapping[str, object]) -> bool:
        return OWN_ALONE[0] in _chosen(agreed)

    def words_seen(self, view: Any) -> Sequence[str | WordList]:  # as said of every face
        return [shelf.own or shelf.list for shelf in view.rack]


Levels = tuple[int, ...]


def _chosen(agreed: Mapping[str, object]) -> "Levels":
    levels = agreed["levels"]
    return levels if isinstance(levels, tuple) else ()


OWN_MIX: Levels = (1, 1, 2, 3)
"""What whoever wants to choose round by round begins with."""


def _levels(own_lists: int, now: Levels | None) -> tuple[OneOf, ...]:
    """P8: a level for all rounds that most want, or any for each."""
    ready_made = [
        (EASY, _("Easy")),
        ((1, 2, 3, 4), _("Harder each round")),
        ((3, 3, 4, 4), _("Devilish")),
    ]
    if own_lists >= ON_RACK * len(OWN_ALONE):
        ready_made.append((OWN_ALONE, _("Only our own")))
    mixes = now is not None and now not in dict(ready_made) and own_lists >= ON_RACK * now.count(OWN_ALONE[0])
    mix = now if mixes and now is not None else OWN_MIX
    asked = OneOf("levels", _("How hard are the words?"), (*ready_made, (mix, _("Round by round"))))
    return (asked, *[_level_of_round(mix, place, own_lists) for place in range(len(mix))]) if mixes else (asked,)


def _level_of_round(mix: Levels, place: int, own_lists: int) -> OneOf:
    """Each value is the whole mix, with another level in this place."""
    named = [(1, _("Easy")), (2, _("Medium")), (3, _("Hard")), (4, _("Devilish"))]
    if own_lists >= ON_RACK * (mix[:place] + mix[place + 1 :] + OWN_ALONE[:1]).count(OWN_ALONE[0]):
        named.append((OWN_ALONE[0], _("Only our own")))
    values = [((*mix[:place], level, *mix[place + 1 :]), words) for level, words in named]
    return OneOf("levels", _("Round {n}", n=place + 1), tuple(values))


FACE = PictomaniaFace()
