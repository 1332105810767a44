"""What becomes of a table on several devices when hosts die, networks break, strangers knock, frames are garbage.

Each part plays real matches between real processes, or (garbage) asks the very gate that a host has.
"""

import asyncio
import resource
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from time import monotonic, sleep

import msgspec

from engine import requests
from engine.dealer import Dealer
from engine.gate import Refused
from engine.lan.guest.guest import Place
from engine.lan.host.record import new_record
from engine.lan.lobby import lobby, wishes
from engine.lan.protocol import frames
from engine.seats import Seat
from engine.table import Answer, Table, opening
from tests.harness.lan import namespaces
from tests.harness.lan.attacks import KINDS
from tests.harness.lan.device import Hosting, Visiting
from tests.harness.lan.faults import Faults, Weather
from tests.harness.lan.guest_device import LONG, GuestDevice
from tests.harness.lan.killed_match import back_in_play, begun, hosted, kill_at_a_moment, over, visitors, wrongs
from tests.harness.lan.mutations import UP, damaged, spoken
from tests.harness.lan.processes import devices
from tests.harness.lan.storm import Storm
from tests.harness.lan.strangers import Attempts
from tools.bench._devices import Program
from tools.bench._figures import Sheet, alone, at, beside, words
from tools.bench._ink_crossing import Eye, Pen, until_all_draw, watch
from tools.house.environments import ROOT, say

KILLS = 100
CUTS = (2.0, 10.0, 30.0)
GARBAGE = 1_000_000

TWELVE = 12
LATENCY = Weather(latency=0.04, jitter=0.08)
"""Eighty milliseconds, forty more or less, each way."""

CALM = 15.0
"""Seconds before and after a cut in which nothing happens: what they differ by is what any ratio may mean."""

FLOOD = (8.0, 60, 200)
"""Seconds, strangers at once, addresses."""

ASKING_EVERY = 0.02
"""Seconds between two questions of the device that notices whether the table is slow."""


# Kills ------------------------------------------------------------------------------------------------------------


def kills(sheet: Sheet, folder: Path, count: int) -> None:
    """A host dies in the middle of match after match, each time at another instant."""
    random, back, wrong, killed, matches = Random(1), [], [], 0, 0
    whole: list[float] = []
    while killed < count:
        matches += 1
        with devices() as start:
            host, guests = begun(start, folder / f"match {matches}", guests=3, pace=0.05)
            while killed < count and not host.said("over"):
                kill_at_a_moment(host, random)
                killed, began = killed + 1, monotonic()
                back.append(back_in_play(host, guests))
                whole.append(monotonic() - began)
            over(host, guests)
            wrong += wrongs(host, guests)
    for line in wrong:
        print(line, file=sys.stderr)
    sheet.add(
        alone(f"moves lost or played twice in {killed} kills of the host", [float(len(wrong))], "moves"),
        alone("all devices back in play after the host's door is open again, p50", [at(0.5, back)], "s"),
        alone("all devices back in play after the host's door is open again, p95", [at(0.95, back)], "s"),
        alone("the same from the start of the host's process, p95", [at(0.95, whole)], "s"),
    )


# Cuts -------------------------------------------------------------------------------------------------------------


async def cuts(sheet: Sheet, folder: Path, lengths: tuple[float, ...], calm: float) -> None:
    """One device of four loses the network for a while; the three others draw all the time."""
    with devices() as start:
        opened = start(folder, Hosting("pictomania", "live", ("",) * 4)).until("open")
        table = opened["table"], opened["code"]
        async with Faults(("127.0.0.1", opened["port"])) as way:
            cut_off = GuestDevice(0, Place("127.0.0.1", way.port), *table)
            others = [GuestDevice(seat, Place("127.0.0.1", opened["port"]), *table) for seat in (1, 2, 3)]
            for device in (cut_off, *others):
                await device.seated()
            await until_all_draw([cut_off, *others])
            pens, done = [Pen(device) for device in others], False
            eyes = watch(others, pens)
            drawing = [asyncio.create_task(pen.draw(lambda: done, pen.device.seat)) for pen in pens]
            quiet = [await stretch(calm)]
            for length in lengths:
                began = asyncio.get_running_loop().time()
                back = await cut_for(length, way, cut_off)
                sheet.add(alone(f"back in its seat after a cut of {length:.0f} s", [back], "s"))
                cut = (began, began + length)
                quiet.append(await stretch(calm))
                p99 = [1000 * at(0.99, lateness(eyes, [each])) for each in (cut, quiet[-2], quiet[-1])]
                name = f"a chunk of the others' ink during a cut of {length:.0f} s, p99"
                sheet.add(
                    beside(name, p99[:1], "ms", "before it", p99[1:2]),
                    beside("the same after it", p99[2:], "ms", "before it", p99[1:2]),
                )
            done = True
            await asyncio.gather(*drawing)
            for device in (cut_off, *others):
                await device.guest.stop()


async def stretch(seconds: float) -> tuple[float, float]:
    began = asyncio.get_running_loop().time()
    await asyncio.sleep(seconds)
    return began, began + seconds


def lateness(eyes: list[Eye], stretches: list[tuple[float, float]]) -> list[float]:
    """Of the chunks that were said in these stretches of time."""
    return [late for eye in eyes for said, late in eye.chunks if any(began <= said < end for began, end in stretches)]


async def cut_for(seconds: float, way: Faults, device: GuestDevice) -> float:
    """Nothing passes for so long, and nobody is told; seconds from then until the device is shown the match again."""
    loop = asyncio.get_running_loop()
    way.hold()
    await asyncio.sleep(seconds)
    device.shown.clear()
    way.mend()
    began = loop.time()
    async with asyncio.timeout(LONG):
        while device.guest.state.where != "in" or not device.shown.is_set():
            await asyncio.sleep(0.002)
    return loop.time() - began


def cables(sheet: Sheet, folder: Path, lengths: tuple[float, ...]) -> None:
    """The same with a real network: the cable of one device is out for a while."""
    if why := namespaces.why_not():
        return sheet.leave_out("a device whose cable is pulled", why)
    with namespaces.network(2) as (home, away), devices() as start:
        settings = Hosting("pictoric", "open", ("bot", "bot", ""), pace=0.2, announces=True)
        opened = start(folder / "host", settings, home.inside).until("open")
        visiting = Visiting("Guest", opened["code"], opened["table"], (2,), pace=0.2)
        guest = start(folder / "guest", visiting, away.inside)
        guest.until("told")
        for length in lengths:
            away.unplug()
            sleep(length)
            plugged_in = monotonic()
            away.plug_in()
            back = guest.until("told", after=plugged_in)["at"] - plugged_in
            sheet.add(alone(f"back in its seat after its cable was out for {length:.0f} s", [back], "s"))


# Garbage ----------------------------------------------------------------------------------------------------------


def garbage(sheet: Sheet, count: int) -> None:
    """Damaged frames through a host's gate, and what is understood of them through the table's and the lobby's."""
    token = "a token that only the bench knows"
    seats = [Seat("Ada", 0), Seat("Bo", 1)]
    table = Table.open(opening("yokai", seats, token), None, Dealer(1))
    there = new_record("A table", "A host", "yokai", "duel").lobby
    random, good = Random(1), spoken(UP)
    escaped = understood = 0
    spent = 0.0
    before = memory()
    for number in range(count):
        raw = damaged(good, random)
        began = monotonic()
        try:
            understood += hear(raw, table, token, there)
        except Refused:
            pass
        except Exception as error:
            escaped += 1
            print(f"{error!r}: {raw!r}", file=sys.stderr)
        spent += monotonic() - began
        if number == count // 10:
            before = memory()
    table.close()
    sheet.add(
        alone(f"what escaped the gate of {count:,} damaged frames", [float(escaped)], "frames"),
        alone("of which were understood all the same", [100 * understood / count], "%"),
        alone("damaged frames through the gate", [count / spent], "frames/s"),
        alone("memory that grew after the first tenth of them", [memory() - before], "MB"),
    )


def hear(raw: bytes, table: Table, token: str, there: lobby.Lobby) -> bool:
    """What a host does with a frame of a device at its table; whether anything was understood."""
    frame = frames.read_up(raw)
    if isinstance(frame, frames.Ask):
        table.hear(token, bytes(frame.request))
    elif isinstance(frame, frames.Wished):
        wishes.refuse(there, there.host, frame.wish)
    return True


def memory() -> float:
    """Megabytes that this process has at most had so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# Strangers --------------------------------------------------------------------------------------------------------


async def strangers(sheet: Sheet, folder: Path, seconds: float, at_once: int, addresses: int) -> None:
    """A device asks the table all the time, while nobody knocks, and while very many do who do not know the code."""
    with devices() as start:
        host = start(folder, Hosting("dixit", "classic", ("host", "host", ""), pace=0.05))
        opened = host.until("open")
        device = GuestDevice(2, Place("127.0.0.1", opened["port"]), opened["table"], opened["code"])
        await device.seated()
        calm = await asked(device, seconds)
        with Program("tools.bench._flood", opened["port"], seconds, at_once, addresses) as flood:
            flooded = await asked(device, seconds)
            attempts = msgspec.json.decode(await asyncio.to_thread(flood.line), type=Attempts)
        await device.guest.stop()
    name = f"an answer of the table while {attempts.knocks / seconds:,.0f} strangers a second knock"
    for share, title in ((0.5, "p50"), (0.99, "p99")):
        sheet.add(
            beside(f"{name}, {title}", [1000 * at(share, flooded)], "ms", "nobody knocks", [1000 * at(share, calm)])
        )
    sheet.add(
        alone("strangers who got in", [float(attempts.entered)], "strangers"),
        alone("codes that strangers tried", [float(attempts.refused.get("wrong-code", 0))], "codes"),
    )


async def asked(device: GuestDevice, seconds: float) -> list[float]:
    """Seconds that each answer took."""
    loop = asyncio.get_running_loop()
    until, took = loop.time() + seconds, []
    while loop.time() < until:
        began = loop.time()
        await device.settle()
        took.append(loop.time() - began)
        await asyncio.sleep(ASKING_EVERY)
    return took


# Floods -----------------------------------------------------------------------------------------------------------


async def floods(sheet: Sheet, folder: Path, seconds: float, kinds: Iterable[str]) -> None:
    """A device pauses the match and goes on with it, again and again, while others do their worst."""
    for kind in kinds:
        with devices() as start:
            host = start(folder / kind, Hosting("dixit", "classic", ("host", "host", ""), pace=10.0))
            opened = host.until("open")
            device = GuestDevice(2, Place("127.0.0.1", opened["port"]), opened["table"], opened["code"])
            await device.seated()
            await paused(device, 1.0)
            calm, before, log = await paused(device, seconds), host.memory(), host.log.stat().st_size
            with Program("tests.harness.lan.attacks", kind, opened["port"], opened["code"], seconds) as attack:
                await asyncio.sleep(0.5)
                flooded = await paused(device, seconds - 1.0)
                grown = host.memory() - before
                came = await asyncio.to_thread(attack.line)
            say(f"{kind}: {came}")
            grown = max(grown, host.memory() - before)
            after = 1000 * at(0.99, await paused(device, seconds / 2))
            written = (host.log.stat().st_size - log) / 1024
            await device.guest.stop()
        calm_p99 = 1000 * at(0.99, calm)
        sheet.add(
            beside(f"under {kind}: a move, p99", [1000 * at(0.99, flooded)], "ms", "before it", [calm_p99]),
            beside(f"under {kind}: the same after it", [after], "ms", "before it", [calm_p99]),
            alone(f"under {kind}: memory that the host grew by", [grown], "MB"),
            alone(f"under {kind}: log that the host wrote", [written], "kB"),
        )


async def paused(device: GuestDevice, seconds: float) -> list[float]:
    """Seconds that each pause and each going on took to be answered: they are written down like a move."""
    loop = asyncio.get_running_loop()
    until, took = loop.time() + seconds, []
    while loop.time() < until:
        for request in (requests.Pause(device.seat), requests.Resume(device.seat)):
            answered: asyncio.Future[Answer] = loop.create_future()
            began = loop.time()
            device.guest.ask(msgspec.json.encode(request), answered.set_result)
            await answered
            took.append(loop.time() - began)
        await asyncio.sleep(ASKING_EVERY)
    return took


# Twelve devices ---------------------------------------------------------------------------------------------------


def twelve(sheet: Sheet, folder: Path, count: int, weather: Weather) -> None:
    """A whole match of Dixit, a process a device, on a slow network that breaks all the time."""
    with devices() as start:
        host, opened = hosted(start, folder, count - 1, pace=0.02)
        with Storm(("127.0.0.1", opened["port"]), count - 1, weather) as storm:
            guests = visitors(start, folder, opened, storm.ports, pace=0.02)
            for guest in guests:
                guest.until("told")
            began = monotonic()
            storm.rage(every=1.0, longest=4.0)
            host.until("over", within=600)
            took = monotonic() - began
            storm.calm_down()
            over(host, guests)
            wrong = wrongs(host, guests)
    for line in wrong:
        print(line, file=sys.stderr)
    sheet.add(
        alone(f"a match of Dixit on {count} devices through a storm", [took], "s"),
        alone("links cut, held, lost or reset meanwhile", [float(sum(storm.happened.values()))], "links"),
        alone("moves lost or played twice, and devices that show another end", [float(len(wrong))], "faults"),
    )


Part = Callable[[Sheet, Path, bool], None]
"""Measures something in a folder; the whole of it, or a little."""

ALL: dict[str, Part] = {
    "kills": lambda sheet, folder, quick: kills(sheet, folder / "kills", 5 if quick else KILLS),
    "cuts": lambda sheet, folder, quick: asyncio.run(
        cuts(sheet, folder / "cuts", (1.0, 5.0) if quick else CUTS, 2.0 if quick else CALM)
    ),
    "cables": lambda sheet, folder, quick: cables(sheet, folder / "cables", (1.0, 5.0) if quick else CUTS),
    "garbage": lambda sheet, folder, quick: garbage(sheet, 20_000 if quick else GARBAGE),
    "strangers": lambda sheet, folder, quick: asyncio.run(
        strangers(sheet, folder / "strangers", *((2.0, 20, 20) if quick else FLOOD))
    ),
    "floods": lambda sheet, folder, quick: asyncio.run(
        floods(sheet, folder / "floods", 3.0 if quick else 10.0, ("pings", "guest-asks") if quick else KINDS)
    ),
    "twelve": lambda sheet, folder, quick: twelve(sheet, folder / "twelve", 4 if quick else TWELVE, LATENCY),
}


def main(arguments: list[str]) -> int:
    parser = words("faults", "What becomes of a table on several devices when everything breaks.")
    parser.add_argument("--quick", action="store_true", help="a little of everything: to see that it works")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(ALL)}")
    chosen = parser.parse_args(arguments)
    for part in chosen.parts:
        if part not in ALL:
            parser.error(f"There is no part {part}. There are: {', '.join(ALL)}")
    sheet = Sheet()
    # Beside the project: a system's folder for temporary files may be no disk at all.
    place = ROOT / ".tools"
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for part in chosen.parts or ALL:
            ALL[part](sheet, Path(folder), chosen.quick)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
