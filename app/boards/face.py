"""What a game shows of itself outside its board: on the home screen, at the set-up, on the result.  No Kivy here.

Each game's package in ``app/boards`` offers one ``FACE``; ``app/games.py`` collects them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.look.text import _, ngettext
from engine import rules
from engine.decks.words import WordList
from engine.rules import WhyLine

ASSETS = Path(__file__).parents[2] / "assets"


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    words: str
    note: str = ""


@dataclass(frozen=True)
class OneOf:
    """An option with a few values to choose from: (value, what it is called)."""

    name: str
    words: str
    values: tuple[tuple[object, str], ...]


Option = Switch | OneOf


def ends_after(otherwise: str, counts: Sequence[int]) -> OneOf:
    """A house rule that several games have: after so many rounds the match ends as it stands."""
    after = [(n, ngettext("After {n} round", "After {n} rounds", n)) for n in counts]
    return OneOf("rounds", _("When does it end?"), ((0, otherwise), *after))


class Face:
    """Everything here may be left as it is but the name, the title and the line."""

    name: str
    """As the game is called in ``engine/games``."""

    place = 100
    """Where it stands on the home screen: the lowest first."""

    colour = "#5A6B8C"

    asked_first: tuple[str, ...] = ()
    """Options that a table is asked about before it is asked who plays: they stand where nobody needs to scroll."""

    counts_steps = False
    """Whether a score is how far a pawn has come, and no points."""

    def title(self) -> str:
        """In the language spoken now, as everything that is said here."""
        raise NotImplementedError

    def line(self) -> str:
        raise NotImplementedError

    @property
    def picture(self) -> Path:
        return ASSETS / "table" / f"tile-{self.name}.jpg"

    # Who can play it ----------------------------------------------------------------------------------------------

    def variants(self) -> dict[str, tuple[int, ...]]:
        """The variants that players choose from, with the numbers of players each takes."""
        return dict(rules.game(self.name).variants)

    def variant_title(self, variant: str) -> str:
        return variant

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it takes, in any variant."""
        return tuple(sorted({count for counts in rules.game(self.name).variants.values() for count in counts}))

    @property
    def seat_range(self) -> str:
        """1–6: one person is enough, since bots make up the number."""
        return f"1–{max(self.seats)}"

    def variant_here(self, chosen: str, people: int, flat: bool) -> str:
        """The variant to open for so many people on this device, which lies ``flat`` on the table or is passed on."""
        return chosen

    def variant_among_tablets(self, chosen: str) -> str:
        """The variant to play where each has a tablet: nobody needs to pass one round."""
        return chosen

    def must_lie_flat(self, variant: str) -> bool:
        """Whether several people at one tablet can play this variant only round it, whatever was chosen."""
        return False

    def may_lie_flat(self, variant: str) -> bool:
        """Whether several people at one tablet can play this variant round it, if the game has a board for that."""
        return True

    # What a table may agree on ------------------------------------------------------------------------------------

    def options(
        self, variant: str | None, own_lists: int, agreed: Mapping[str, object] | None = None
    ) -> tuple[Option, ...]:
        """``own_lists`` is how many word lists of its own the table has; without a ``variant`` the options of all.

        What else can be chosen may depend on what was ``agreed`` so far.
        """
        return ()

    def proposed_first(self) -> Mapping[str, object]:
        """What is proposed, other than by the rules, where this game has never been played."""
        return {}

    # What is said of a match --------------------------------------------------------------------------------------

    def partners(self, view: Any) -> Sequence[tuple[int, ...]]:  # the view of a game that only its own face knows
        """Those who share a score; nobody where all play for themselves."""
        return ()

    def picture_of(self, line: WhyLine) -> Path | None:
        """The card that a score line speaks of, if it speaks of one."""
        return None

    def words_seen(self, view: Any) -> Sequence[str | WordList]:  # likewise
        """The word lists that are on the table, by id or as they were written: they are not dealt again soon."""
        return ()

    def takes_own_lists(self, agreed: Mapping[str, object]) -> bool:
        """Whether the table has agreed to play with its own word lists alone."""
        return False
