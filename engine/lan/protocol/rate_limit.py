"""Who may knock at a table, how much a link may say, and who has guessed too often.  Pure but for the time it is told.

A flood costs the table next to nothing, because most of it is turned away before anything is read.  What is read is
counted for each link, each address and all together, before a device is let in and after.  A wrong code costs its
address a growing wait, and nobody else anything: one link is one guess, so nobody comes through the thirty bits.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_ADDRESSES = 1024
"""Addresses that are remembered; a home has ten, and a flood from invented ones fills no more memory than this."""

KNOCKS = (24, 6.0)
"""Of one address: so many at once, so many a second.  A device that comes back knocks twice."""

FEW_KNOCKS = (4, 0.2)
"""Of one address: nobody's flood keeps these out.  A newcomer needs one or two."""

ALL_KNOCKS = (48, 40.0)
"""Of all strangers together, beyond those few: each costs a thousandth of a second, and a move must not wait."""

AGREEMENTS = (16, 1.0)
"""Keys that are worked out for newcomers of one address: each costs a hundredth of a second, beside the loop."""

CHANGES = (24, 4.0)
"""Changes of the lobby by the devices of one address: each is on the host's disk before anybody is told of it."""

PAUSES = (6, 0.05)
"""Pauses, and bots let in for a seat, by the devices of one address: no player wants one every twenty seconds."""

STRANGERS_AT_ADDRESS, STRANGERS = 16, 64
"""Links at once whose other side is not let in yet.  Where all are taken, the address with most of them loses one."""

FREE_TRIES = 3
"""Wrong codes without a wait: a child types with one finger."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds after the next wrong code of an address; each one doubles it."""

FORGIVEN = 600.0
"""Seconds after its last wrong code until an address is like new."""


@dataclass(frozen=True)
class Said:
    """What came over a link: bytes, messages, and frames that carry none (control frames and parts of messages)."""

    size: int = 0
    frames: int = 0
    odd: int = 0


STRANGER = ((8 * 1024, 1024.0), (8, 1.0), (4, 0.5))
"""Bytes, frames and odd frames (at once, a second) before a device is let in: it says three frames, 4 kB at most."""

AT_THE_TABLE = ((2 * 1024 * 1024, 512 * 1024.0), (512, 256.0), (32, 2.0))
"""… and after.  What a device says again on a new link are some two hundred frames; two who draw at once say sixty a
second."""

FROM_A_HOST = ((4 * 1024 * 1024, 1024 * 1024.0), (128, 64.0), (4, 0.5))
"""What a guest hears of whoever answers it, before they have proved to be the host and the first views have come."""

VISITOR = ((64 * 1024, 8 * 1024.0), (1, 1.0), (1, 1.0))
"""Bytes of somebody who reads pages in a browser: some forty requests on a link; frames they say on another."""

VISITS_AT_ADDRESS, VISITS = 48, 160
"""Links at once over which pages are read: a browser has six, and keeps them for a while; a dozen phones may come at
once, and several from behind one router.  Where all are taken, the address with most of them loses one that is at
rest: a browser opens another when it wants more."""

PAGES = (480, 40.0)
"""Pages and pictures for one address: a table with all of its cards has some two hundred."""

OF_AN_ADDRESS, OF_ALL = 16, 64
"""So many times as much as one link.  What all have is kept from none who says little."""


class Allowance:
    """``at_once`` may be spent at once, and ``a_second`` grow back."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self._most, self._rate = at_once, a_second
        self._left, self._at = at_once, now

    def left(self, now: float) -> float:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def spend(self, now: float, amount: float = 1) -> bool:
        """Takes so much, if there is as much."""
        left = self._left + (now - self._at) * self._rate  # written out: every frame passes here
        self._at = now
        self._left = left = left if left < self._most else self._most
        if left < amount:
            return False
        self._left = left - amount
        return True

    def used(self, now: float) -> float:
        """Which part of it is gone."""
        return 1 - self.left(now) / self._most


class Account:
    """Allowances for bytes, frames and odd frames."""

    def __init__(self, allowed: tuple[tuple[float, float], ...], times: float, now: float) -> None:
        self._kinds = [Allowance(times * at_once, times * a_second, now) for at_once, a_second in allowed]

    def spend(self, said: Said, now: float) -> bool:
        size, frames, odd = self._kinds
        if said.odd and not odd.spend(now, said.odd):
            return False
        return size.spend(now, said.size) and frames.spend(now, said.frames)

    def used(self, now: float) -> float:
        return max(kind.used(now) for kind in self._kinds)


class _Address:
    def __init__(self, now: float) -> None:
        self.knocks = Allowance(*KNOCKS, now)
        self.few = Allowance(*FEW_KNOCKS, now)
        self.agreements = Allowance(*AGREEMENTS, now)
        self.changes = Allowance(*CHANGES, now)
        self.pauses = Allowance(*PAUSES, now)
        self.pages = Allowance(*PAGES, now)
        self.as_strangers = Account(STRANGER, OF_AN_ADDRESS, now)
        self.at_the_table = Account(AT_THE_TABLE, OF_AN_ADDRESS, now)
        self.links: OrderedDict[LinkLimit, None] = OrderedDict()
        """Of strangers, the oldest first."""
        self.visits: OrderedDict[LinkLimit, None] = OrderedDict()
        """Over which pages are read."""
        self.wrong = 0
        self.wrong_at = now
        self.trusted = False


class LinkLimit:
    """What one link may still say, and how it is ended if another needs its place."""

    def __init__(self, limit: "RateLimit", address: str, end: Callable[[], None], now: float) -> None:
        self._limit, self.address, self.end = limit, address, end
        self.account = Account(STRANGER, 1, now)
        self.is_let_in = self.is_visitor = False
        self.is_at_rest = False
        """A browser's link that has brought what was asked for, and is kept for more."""

    def says(self, said: Said) -> bool:
        """Whether it may say so much now; if not, it has to be ended."""
        return self._limit.hear(self, said)

    def let_in(self) -> None:
        self._limit.let_in(self)

    def reads_pages(self) -> None:
        """It is a browser's link, over which pages are asked for and no frames are said."""
        self._limit.reads_pages(self)

    def asks_for_page(self, cost: int = 1) -> bool:
        """Whether its address may have one more now."""
        return self._limit.may_read(self.address, cost)

    def is_gone(self) -> None:
        self._limit.forget(self)


class RateLimit:
    """``now`` is a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._addresses: OrderedDict[str, _Address] = OrderedDict()
        self._knocks = Allowance(*ALL_KNOCKS, now())
        self._strangers = Account(STRANGER, OF_ALL, now())
        self._table = Account(AT_THE_TABLE, OF_ALL, now())
        self._links = self._visits = 0

    # Links ----------------------------------------------------------------------------------------------------------

    def meet(self, address: str, end: Callable[[], None]) -> LinkLimit | None:
        """A link that somebody there has opened; None if it is not even read."""
        known, now = self._known(address), self._now()
        if len(known.links) >= STRANGERS_AT_ADDRESS or not self._may_knock(known, now):
            return None
        if self._links >= STRANGERS:
            self._end_one(max((other.links for other in self._addresses.values()), key=len))
        link = LinkLimit(self, address, end, now)
        known.links[link] = None
        self._links += 1
        return link

    def _may_knock(self, known: _Address, now: float) -> bool:
        return known.knocks.spend(now) and (known.trusted or known.few.spend(now) or self._knocks.spend(now))

    def hear(self, link: LinkLimit, said: Said) -> bool:
        known, now = self._known(link.address), self._now()
        if not link.account.spend(said, now):
            return False
        if link.is_visitor:
            return True  # what its address may ask for is counted by itself
        mine, all_of_them = (
            (known.at_the_table, self._table) if link.is_let_in else (known.as_strangers, self._strangers)
        )
        return mine.spend(said, now) and (all_of_them.spend(said, now) or link.account.used(now) <= 0.5)

    def let_in(self, link: LinkLimit) -> None:
        self.forget(link)
        link.is_let_in = True
        link.account = Account(AT_THE_TABLE, 1, self._now())

    def reads_pages(self, link: LinkLimit) -> None:
        self.forget(link)
        known = self._known(link.address)
        if len(known.visits) >= VISITS_AT_ADDRESS:
            if not any(other.is_at_rest for other in known.visits):
                return link.end()  # nothing that is being read is cut off
            self._end_one(known.visits)
        elif self._visits >= VISITS:
            self._end_one(max((other.visits for other in self._addresses.values()), key=len))
        link.is_visitor, link.account = True, Account(VISITOR, 1, self._now())
        known.visits[link] = None
        self._visits += 1

    def _end_one(self, links: "OrderedDict[LinkLimit, None]") -> None:
        """The oldest over which nothing is read just now, or else the oldest."""
        one = next((link for link in links if link.is_at_rest), None) or next(iter(links))
        self.forget(one)
        one.end()

    def may_read(self, address: str, cost: int) -> bool:
        return self._known(address).pages.spend(self._now(), cost)

    def forget(self, link: LinkLimit) -> None:
        """It is no stranger's link any more, and no visitor's."""
        known = self._addresses.get(link.address)
        if known is None:
            return
        if link in known.links:
            del known.links[link]
            self._links -= 1
        if link in known.visits:
            del known.visits[link]
            self._visits -= 1

    def may_change(self, address: str) -> bool:
        """Whether a device there is heard on, of whom something was written down just now."""
        return self._known(address).changes.spend(self._now())

    def may_pause(self, address: str) -> bool:
        """Whether a device there may hold all others up once more."""
        return self._known(address).pauses.left(self._now()) >= 1

    def paused(self, address: str) -> None:
        self._known(address).pauses.spend(self._now())

    # Codes ----------------------------------------------------------------------------------------------------------

    def may_agree(self, address: str) -> bool:
        """Whether a key is worked out for a newcomer there now."""
        return self._known(address).agreements.spend(self._now())

    def wait(self, address: str) -> float:
        """Seconds until a code from that address is looked at; 0 if it is at once."""
        known, now = self._known(address), self._now()
        if now - known.wrong_at >= FORGIVEN:
            known.wrong = 0
        if known.wrong <= FREE_TRIES:
            return 0.0
        waits: float = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (known.wrong - FREE_TRIES - 1))
        return max(0.0, known.wrong_at + waits - now)

    def wrong(self, address: str) -> None:
        """A code from there was wrong."""
        known = self._known(address)
        known.wrong = min(known.wrong + 1, 32)
        known.wrong_at = self._now()

    def right(self, address: str, forgives: bool = True) -> None:
        """A device there was let in: it comes back even while strangers flood the door."""
        known = self._known(address)
        known.trusted = True
        if forgives:
            known.wrong = 0

    # Addresses ------------------------------------------------------------------------------------------------------

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
        quiet = [(name, known) for name, known in order if not (known.links or known.visits)]
        harmless = [name for name, known in quiet if not known.trusted and not known.wrong]
        guilty = [name for name, known in quiet if not known.trusted]
        del self._addresses[(harmless or guilty or [name for name, _ in order])[0]]
