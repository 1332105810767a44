"""How long a move takes to everybody's screen, and ink to the others', against a bare websockets echo to as many.

The host is a process, with its journal on the disk; so is the echo; so is each of the eight devices, and the echo's
clients have the same program around them as ours. One says something, the last of the eight is waited for, then the
next one says something. A view has come when it is decoded and checked; an echo when its bytes are there. (An echo of
as many bytes as the views have is not slower: what a view costs is being built and read, not its way.)

Ink is drawn by six devices at once, in real time, by a hand as in the bench of ink; those six are in this process,
and so are the echo's clients, which say the same chunks at the same moments.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from engine.lan.guest.guest import Place
from tests.harness.lan.device import Hosting
from tests.harness.lan.guest_device import LONG, GuestDevice
from tests.harness.lan.processes import devices
from tools.bench._devices import Alone, Listener, echo, listeners
from tools.bench._figures import Sheet, alone, at, beside, words
from tools.bench._ink_crossing import Pen, until_all_draw, watch
from tools.house.environments import ROOT

DEVICES = 8
DRAWERS = 6

ROUNDS = 8
"""Matches; between them, the echo has as many moves. Some two thousand moves, twenty of them beyond the p99."""

DRAWING = 12.0
"""Seconds that six devices draw at once."""

WEIGHING = {"guest": "weighing"}
"""What says how large its views are; a browser's seat always does."""

MOVE_BYTES = 90
"""What a move of Dixit says, in its frame."""

RIVAL = "websockets echo to as many"


def ms(seconds: Sequence[float], share: float) -> list[float]:
    return [1000 * at(share, seconds)]


# A move -----------------------------------------------------------------------------------------------------------


def moves(
    sheet: Sheet, folder: Path, rounds: int, role: str = "guest", where: str = "the screens of all {n} devices"
) -> None:
    """Moves and echoes in turns, match by match.  ``role``: what kind of device the eight are."""
    ours: list[float] = []
    theirs: list[float] = []
    sizes: list[float] = []
    for number in range(rounds + 1):
        took, weighed = a_match(
            folder / f"match {number}", Random(number), WEIGHING.get(role, role) if number == 0 else role
        )
        echoed = echoes(len(took))
        if number:
            ours, theirs = ours + took, theirs + echoed
        else:  # the first warms up, and has time for the scales
            sizes = weighed
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        title = f"a move on {where.format(n=DEVICES)}, {name}"
        sheet.add(beside(title, ms(ours, share), "ms", RIVAL, ms(theirs, share)))
    sheet.add(alone("the views of one move for one device", sizes, "bytes"))


def a_match(folder: Path, random: Random, role: str) -> tuple[list[float], list[float]]:
    """Seconds that each move of a match took to the last screen, and the bytes that came there."""
    took: list[float] = []
    sizes: list[float] = []
    with devices() as start:
        hosting = Hosting("dixit", "classic", ("",) * DEVICES, browsers=role == "browser")
        opened = start(folder, hosting).until("open")
        table = opened["port"], opened["table"], opened["browser_code" if role == "browser" else "code"]
        with processes(*[(role, seat, *table) for seat in range(DEVICES)]) as seated:
            while (said_at := next_move(seated, random)) is not None:
                shown = [device.says("shown") for device in seated]
                took.append((max(line.at for line in shown) - said_at) / 1e9)
                sizes += [float(line.more[0]) for line in shown]
    return took, sizes


def next_move(seated: list[Alone], random: Random) -> int | None:
    """When somebody said a move; nothing where nobody has any more to say: the match is over."""
    for device in random.sample(seated, len(seated)):
        device.say("say")
        line = device.says("says", "nothing")
        if line.word == "says":
            return line.at
    return None


def echoes(count: int) -> list[float]:
    took = []
    with echo() as port, processes(*[("echo", port)] * DEVICES) as there:
        for number in range(count):
            speaker = there[number % DEVICES]
            speaker.say(MOVE_BYTES)
            said_at = speaker.says("says").at
            took.append((max(device.says("shown").at for device in there) - said_at) / 1e9)
    return took


@contextmanager
def processes(*kinds: tuple[object, ...]) -> Iterator[list[Alone]]:
    """Devices that have been shown how things are, and are quiet now."""
    running = [Alone(*kind) for kind in kinds]
    try:
        for device in running:
            device.says("shown")
        for device in running:
            device.settle()
        yield running
    finally:
        for device in running:
            device.stop()


# Ink --------------------------------------------------------------------------------------------------------------


async def ink(sheet: Sheet, folder: Path, seconds: float) -> None:
    with devices() as start, echo() as port:
        opened = start(folder, Hosting("pictomania", "live", ("",) * DRAWERS)).until("open")
        place = Place("127.0.0.1", opened["port"])
        seated = [GuestDevice(seat, place, opened["table"], opened["code"]) for seat in range(DRAWERS)]
        for device in seated:
            await device.seated()
        await until_all_draw(seated)
        pens = [Pen(device) for device in seated]
        eyes = watch(seated, pens)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.gather(*[pen.draw(lambda: loop.time() > began + seconds, pen.device.seat) for pen in pens])
        gone = loop.time() - began
        async with asyncio.timeout(LONG):
            while any(eye.size < eye.pen.size for eye in eyes):
                await asyncio.sleep(0.01)
        for device in seated:
            await device.guest.stop()
        theirs = await echoed_chunks(port, [pen.ends for pen in pens])
    chunks = [late for eye in eyes for _, late in eye.chunks]
    points = [late for eye in eyes for late in eye.points]
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        title = f"a chunk of ink decoded on the others' devices, {DRAWERS} draw, {name}"
        sheet.add(beside(title, ms(chunks, share), "ms", RIVAL, ms(theirs, share)))
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        sheet.add(alone(f"a point from under the finger to there, {name}", ms(points, share), "ms"))
    sheet.add(alone("what a drawer says in a second", [pen.said / gone for pen in pens], "bytes"))
    sheet.add(alone("the ink of that", [pen.size / gone for pen in pens], "bytes"))


async def echoed_chunks(port: int, drawn: list[list[tuple[int, float, tuple[float, ...]]]]) -> list[float]:
    """The same chunks at the same moments through the echo; how late each came to each of the others."""
    loop = asyncio.get_running_loop()
    links = await listeners(port, DRAWERS)
    late: list[float] = []
    for link in links:
        link.on_heard = lambda said: late.append(loop.time() - float(said[:24]))
    first = min(ends[0][1] for ends in drawn)
    began = loop.time() + 0.1

    async def say(link: Listener, ends: list[tuple[int, float, tuple[float, ...]]]) -> None:
        before = 0
        for size, said_at, _ in ends:
            await asyncio.sleep(max(0.0, began + said_at - first - loop.time()))
            await link.say(f"{loop.time():<24}".encode() + bytes(100 + size - before))
            before = size

    await asyncio.gather(*[say(link, ends) for link, ends in zip(links, drawn)])
    await asyncio.sleep(0.5)
    for link in links:
        await link.stop()
    return late


def main(arguments: list[str]) -> int:
    parser = words(
        "lan", "A move and a point of ink on their way to everybody's device, against a bare websockets echo."
    )
    parser.add_argument("--quick", action="store_true", help="fewer moves and less ink: to see that it works")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    # Beside the project: a system's folder for temporary files may be no disk at all.
    place = ROOT / ".tools"
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        moves(sheet, Path(folder), 1 if chosen.quick else ROUNDS)
        asyncio.run(ink(sheet, Path(folder) / "ink", 2.0 if chosen.quick else DRAWING))
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
