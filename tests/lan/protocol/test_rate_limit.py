"""Who may knock, how much a link may say, and what others' floods take from honest people: nothing."""

import tracemalloc
from collections import Counter
from collections.abc import Callable

import pytest

from engine.lan.protocol import rate_limit
from engine.lan.protocol.rate_limit import LinkLimit, RateLimit, Said


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Doorstep:
    """A table's door, and links that come to it."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.limit = RateLimit(self.watch)
        self.ended: list[str] = []
        self.standing: Counter[str] = Counter()
        """How many links of each address are open."""

    def opens(self, address: str) -> LinkLimit | None:
        link = self.limit.meet(address, lambda: self._end(address))
        self.standing[address] += link is not None
        return link

    def _end(self, address: str) -> None:
        self.ended.append(address)
        self.standing[address] -= 1

    def knocks(self, address: str) -> bool:
        """Opens a link and is gone again."""
        link = self.opens(address)
        if link is not None:
            link.is_gone()
            self.standing[address] -= 1
        return link is not None

    def comes_in(self, address: str) -> LinkLimit:
        link = self.opens(address)
        assert link is not None
        link.let_in()
        return link


def flood(door: Doorstep, name: str, knocks: int) -> None:
    """As many addresses, each of which knocks once and is gone."""
    for number in range(knocks):
        link = door.limit.meet(f"{name} {number}", lambda: None)
        if link is not None:
            link.is_gone()


def test_only_so_many_addresses_are_remembered_and_no_guilty_one_is_forgotten_for_a_flood() -> None:
    door = Doorstep()
    for _ in range(rate_limit.FREE_TRIES + 2):
        door.limit.wrong("thief")
    door.limit.right("friend")
    taken = []
    tracemalloc.start()
    for name in ("first", "second"):
        flood(door, name, rate_limit.MOST_ADDRESSES)
        taken.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert taken[1] < 1.3 * taken[0], "each address that is new takes the place of one"
    assert door.limit.wait("thief") > 0
    assert door.knocks("friend"), "a device that was let in comes back while strangers flood the door"


def test_links_over_which_pages_are_read_are_bounded_and_take_no_strangers_place() -> None:
    door = Doorstep()

    def visits(address: str) -> None:
        link = door.opens(address)
        assert link is not None
        link.reads_pages()
        link.is_at_rest = True
        door.watch.now += 1

    for _ in range(rate_limit.VISITS_AT_ADDRESS):
        visits("greedy")
    assert door.ended == []
    visits("greedy")
    assert door.ended == ["greedy"], "its own oldest gives way"
    others = rate_limit.VISITS - rate_limit.VISITS_AT_ADDRESS + 20
    for number in range(others):
        visits(f"phone {number // 4}")
    assert door.ended == ["greedy"] * 21, "whoever has most of them"
    for number in range(rate_limit.STRANGERS):
        assert door.opens(f"stranger {number}") is not None
        door.watch.now += 1
    assert len(door.ended) == 21


def test_floods_leave_the_door_open_for_who_knocks_for_the_first_time() -> None:
    door = Doorstep()
    knocks = 0
    for _ in range(2000):
        knocks += sum(door.knocks(f"flood {number}") for number in range(10))
        door.watch.now += 0.001
    few, all_of_them = rate_limit.FEW_KNOCKS, rate_limit.ALL_KNOCKS
    assert knocks <= 10 * (few[0] + 2 * few[1]) + all_of_them[0] + 2 * all_of_them[1]
    while any(door.knocks(f"flood {number}") for number in range(10)):
        pass  # until nothing is left of what all have together
    assert door.knocks("somebody else")


def test_a_flood_from_one_address_is_turned_away() -> None:
    door = Doorstep()
    knocks = 0
    for _ in range(10_000):
        knocks += door.knocks("flood")
        door.watch.now += 0.0001
    assert knocks <= rate_limit.KNOCKS[0] + rate_limit.KNOCKS[1] * 1.1


def test_an_address_is_forgiven_in_the_end() -> None:
    door = Doorstep()
    for _ in range(20):
        door.limit.wrong("child")
    assert door.limit.wait("child") == rate_limit.LONGEST_WAIT
    assert door.limit.wait("another child") == 0
    door.watch.now += rate_limit.FORGIVEN
    assert door.limit.wait("child") == 0


def test_keys_are_worked_out_for_an_address_only_so_often() -> None:
    door = Doorstep()
    agreed = sum(door.limit.may_agree("thief") for _ in range(1000))
    assert agreed == rate_limit.AGREEMENTS[0]
    assert door.limit.may_agree("somebody else")


# Links at once


def test_silent_links_of_one_address_are_few() -> None:
    door = Doorstep()
    for _ in range(60):
        door.opens("silent")
        door.watch.now += 1
    assert door.standing["silent"] == rate_limit.STRANGERS_AT_ADDRESS


def test_a_browser_that_has_read_its_pages_keeps_no_place_from_another_at_its_address() -> None:
    """Phones behind one router, each with six links that it keeps for a while."""
    door = Doorstep()
    for _ in range(60):
        link = door.opens("one router")
        assert link is not None
        link.reads_pages()
        link.is_at_rest = True
        door.watch.now += 1
    assert door.standing["one router"] == rate_limit.VISITS_AT_ADDRESS
    assert len(door.ended) == 60 - rate_limit.VISITS_AT_ADDRESS
    for link in door.limit._addresses["one router"].visits:
        link.is_at_rest = False
    ended = list(door.ended)
    late = door.opens("one router")
    assert late is not None
    late.reads_pages()
    assert door.ended == [*ended, "one router"] and late not in door.limit._addresses["one router"].visits


def test_where_all_places_are_taken_the_greediest_address_loses_one() -> None:
    """Fault 5: silent links without end."""
    door = Doorstep()
    modest = door.opens("modest")
    for number in range(200):
        door.opens(f"greedy {number % 10}")
        door.watch.now += 0.2
    assert door.standing.total() == rate_limit.STRANGERS
    before = list(door.ended)
    assert door.opens("somebody else") is not None
    assert door.standing.total() == rate_limit.STRANGERS
    assert len(door.ended) == len(before) + 1 and door.ended[-1].startswith("greedy")
    assert "modest" not in door.ended and modest is not None


def test_a_link_that_is_gone_or_let_in_takes_no_stranger_s_place() -> None:
    door = Doorstep()
    link = door.comes_in("friend")
    other = door.opens("friend")
    assert other is not None
    other.is_gone()
    other.is_gone()
    link.is_gone()
    for number in range(rate_limit.STRANGERS):
        door.opens(f"stranger {number // 2}")
        door.watch.now += 1
    assert not door.ended, "all places of strangers were free"


# What links say

TOO_MUCH: dict[str, Callable[[int], Said]] = {
    "bytes": lambda n: Said(size=n * 1024, frames=n // 40),
    "frames": lambda n: Said(6 * n, frames=n),
    "control frames": lambda n: Said(6 * n, odd=n),
}


@pytest.mark.parametrize("kind", TOO_MUCH)
@pytest.mark.parametrize("let_in", [False, True], ids=["a stranger", "a device of the table"])
def test_a_link_that_says_too_much_at_once_is_ended(kind: str, let_in: bool) -> None:
    door = Doorstep()
    link = door.comes_in("greedy") if let_in else door.opens("greedy")
    assert link is not None
    assert not link.says(TOO_MUCH[kind](5000))


@pytest.mark.parametrize("kind", TOO_MUCH)
@pytest.mark.parametrize("let_in", [False, True], ids=["strangers", "devices of the table"])
def test_many_links_of_one_address_say_no_more_than_its_share(kind: str, let_in: bool) -> None:
    door = Doorstep()
    most = {"bytes": 7, "frames": 7, "control frames": 3} if not let_in else {}
    at_once = TOO_MUCH[kind](most.get(kind, 30))
    door.limit.right("greedy")
    heard = 0
    for _ in range(2000):
        door.limit._addresses["greedy"].knocks = rate_limit.Allowance(24, 6.0, door.watch.now)
        link = door.comes_in("greedy") if let_in else door.opens("greedy")
        assert link is not None
        heard += link.says(at_once)
        link.is_gone()
        door.watch.now += 0.001
    allowed = rate_limit.AT_THE_TABLE if let_in else rate_limit.STRANGER
    amounts = zip((at_once.size, at_once.frames, at_once.odd), allowed, strict=True)
    bound = min(rate_limit.OF_AN_ADDRESS * (many + 2 * rate) / amount for amount, (many, rate) in amounts if amount)
    assert 0 < heard <= bound + 1 < 2000
    modest = door.opens("somebody else")
    assert modest is not None and modest.says(Said(400, 1))


def test_what_all_have_is_kept_from_none_who_says_little() -> None:
    door = Doorstep()
    for number in range(200):
        link = door.opens(f"greedy {number}")
        assert link is not None
        link.says(Said(7000, 7, 3))
        link.is_gone()
    greedy, modest = door.opens("one more"), door.opens("somebody else")
    assert greedy is not None and modest is not None
    assert modest.says(Said(400, 1)) and modest.says(Said(80, 1)) and modest.says(Said(80, 1))
    assert not greedy.says(Said(7000, 7, 3))


def test_an_honest_device_is_never_ended() -> None:
    """A handshake, then what two who draw at once say, after all that is said again on a new link."""
    door = Doorstep()
    link = door.opens("honest")
    assert link is not None
    for size in (350, 130, 90, 3000):
        assert link.says(Said(size, 1))
    link.let_in()
    for _ in range(200):
        assert link.says(Said(3000, 1))
    for _ in range(60 * 60):
        assert link.says(Said(1500, 1))
        door.watch.now += 1 / 60
