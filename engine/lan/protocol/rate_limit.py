"""Who may knock at a table, and who has tried too often.  Pure but for the time that it is told.

A flood costs the table next to nothing, because most of it is turned away before anything is read.  A wrong code costs
its address a growing wait, and nobody else anything: one link is one guess, so nobody comes through the thirty bits.
"""

from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 256
"""Addresses that are remembered; a home has ten, and a flood from invented ones fills no more memory than this."""

KNOCKS = (24, 6.0)
"""Of one address: so many at once, so many a second.  A device that comes back knocks twice."""

FEW_KNOCKS = (4, 0.2)
"""Of one address: nobody's flood keeps these out.  A newcomer needs one or two."""

ALL_KNOCKS = (96, 40.0)
"""Of all strangers together, beyond those few: each costs a thousandth of a second, and a move must not wait."""

FREE_TRIES = 3
"""Wrong codes without a wait: a child types with one finger."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds after the next wrong code of an address; each one doubles it."""

FORGIVEN = 600.0
"""Seconds after its last wrong code until an address is like new."""


class Allowance:
    """``at_once`` may be spent at once, and ``a_second`` grow back."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self._most, self._rate = at_once, a_second
        self._left, self._at = at_once, now

    def left(self, now: float) -> float:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def spend(self, now: float) -> bool:
        """Takes one, if there is one."""
        if self.left(now) < 1:
            return False
        self._left -= 1
        return True


class _Address:
    def __init__(self, now: float) -> None:
        self.knocks = Allowance(*KNOCKS, now)
        self.few = Allowance(*FEW_KNOCKS, now)
        self.wrong = 0
        self.wrong_at = now
        self.trusted = False


class RateLimit:
    """``now`` is a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._addresses: OrderedDict[str, _Address] = OrderedDict()
        self._knocks = Allowance(*ALL_KNOCKS, now())

    def admit(self, address: str) -> bool:
        """Whether somebody at that address may knock now."""
        known = self._known(address)
        now = self._now()
        return known.knocks.spend(now) and (known.trusted or known.few.spend(now) or self._knocks.spend(now))

    def wait(self, address: str) -> float:
        """Seconds until a code from that address is looked at; 0 if it is at once."""
        known, now = self._known(address), self._now()
        if now - known.wrong_at >= FORGIVEN:
            known.wrong = 0
        waits = 0.0
        if known.wrong > FREE_TRIES:
            waits = min(LONGEST_WAIT, FIRST_WAIT * 2 ** (known.wrong - FREE_TRIES - 1))
            waits = max(0.0, known.wrong_at + waits - now)
        return waits

    def wrong(self, address: str) -> None:
        """A code from there was wrong."""
        known, now = self._known(address), self._now()
        known.wrong = min(known.wrong + 1, 32)
        known.wrong_at = now

    def right(self, address: str) -> None:
        """A device there was let in: it comes back even while strangers flood the door."""
        known = self._known(address)
        known.wrong, known.trusted = 0, True

    def _known(self, address: str) -> _Address:
        known = self._addresses.get(address)
        if known is None:
            known = self._addresses[address] = _Address(self._now())
            if len(self._addresses) > MOST_ADDRESSES:
                self._forget_one()
        else:
            self._addresses.move_to_end(address)
        return known

    def _forget_one(self) -> None:
        """The stranger that was quiet for longest; one who tried codes keeps its wait as long as others can go."""
        order = list(self._addresses.items())[:-1]
        harmless = [name for name, known in order if not known.trusted and not known.wrong]
        guilty = [name for name, known in order if not known.trusted]
        del self._addresses[(harmless or guilty or [order[0][0]])[0]]
