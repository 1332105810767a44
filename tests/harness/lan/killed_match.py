"""A match on several processes, of which some are killed on the way, and what must be true at its end all the same."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import sleep

from engine.entries import Said
from engine.journal import load
from tests.harness.lan.device import Hosting, Visiting, shown
from tests.harness.lan.people import word_of
from tests.harness.lan.processes import Event, Running, Silent

Start = Callable[..., Running]


def hosted(start: Start, folder: Path, guests: int, pace: float) -> tuple[Running, Event]:
    """A host with one seat of a table for Dixit, and its open door; the match begins when all guests sit."""
    host = start(folder / "host", Hosting("dixit", "classic", ("host",) + ("",) * guests, pace=pace))
    return host, host.until("open")


def visitors(start: Start, folder: Path, opened: Event, ports: Sequence[int], pace: float) -> list[Running]:
    """Guests with one seat each, who reach the table at these ports."""
    sitting = [
        Visiting(f"Guest {seat}", opened["code"], opened["table"], (seat,), "127.0.0.1", port, pace)
        for seat, port in enumerate(ports, start=1)
    ]
    return [start(folder / visiting.name, visiting) for visiting in sitting]


def begun(start: Start, folder: Path, guests: int, pace: float) -> tuple[Running, list[Running]]:
    """A host and its guests, who have been shown the match."""
    host, opened = hosted(start, folder, guests, pace)
    sitting = visitors(start, folder, opened, [opened["port"]] * guests, pace)
    for guest in sitting:
        guest.until("told")
    return host, sitting


def kill_at_a_moment(device: Running, random: Random) -> None:
    """After some more of what it does, and then at any instant of it."""
    sleep(random.uniform(0.0, 0.05))
    device.kill()


def back_in_play(host: Running, guests: Sequence[Running]) -> float:
    """Starts a killed host again; seconds from its open door until every guest has been shown the match again."""
    opened: float = host.until("open", host.again())["at"]
    return max([guest.until("told", after=opened)["at"] - opened for guest in guests], default=0.0)


def over_at(host: Running, guests: Sequence[Running]) -> Event:
    """The end of the match at the host's, however long it takes, as long as its guests do something."""
    while True:
        before = [len(guest.events) for guest in guests]
        try:
            return host.until("over")
        except Silent:
            if before == [len(guest.events) for guest in guests]:
                raise


def over(host: Running, guests: Sequence[Running]) -> Event:
    """The end of the match, at the host's and at each guest's."""
    end = over_at(host, guests)
    for guest in guests:
        guest.until("over")
    return end


def wrongs(host: Running, guests: Sequence[Running]) -> list[str]:
    """What of all that was said is lost, was played twice, or is shown differently; nothing, if all is well."""
    end = host.said("over")[-1]
    entries = load(host.folder / f"{end['journal']}.easel").entries
    played = [shown(word_of(entry)) for entry in entries if isinstance(entry, Said)]
    found = [f"twice: {word}" for word in played if sum(other[:2] == word[:2] for other in played) > 1]
    for seat, guest in enumerate(guests, start=1):
        asked = [tuple(event["word"]) for event in guest.said("asks")]
        accepted = [tuple(event["word"]) for event in guest.said("answered") if event["why"] is None]
        found += [f"lost: {word}" for word in accepted if word not in played]
        found += [f"never said: {word}" for word in played if word[0] == seat and word not in asked]
        last = guest.said("over")[-1]
        if last["spectator"] != end["spectator"] or last["scenes"] != {str(seat): end["scenes"][str(seat)]}:
            found.append(f"guest {seat} shows another end")
    return found
