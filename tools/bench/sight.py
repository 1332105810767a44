"""How often the eye finds the number of a drawing that it never saw, and what a look costs beside the net in NumPy.

Shares come with half of their 95 % intervals.  Drawings: 80 to 99 of each thing, and 20 to 24 as strokes, of the Quick,
Draw! Dataset (Google, CC BY 4.0); npm brings the first.
"""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec

from engine.companion.eye import BY_FEW, Eye, WordAt, fit, middle, shares
from engine.companion.net import Direction, Net
from engine.companion.raster import Picture, centred, mirrored, picture
from engine.companion.sight_files import NET, SIGHT, NetFile, SightMissing, unpacked
from engine.decks.words import LISTS_IN_LEVEL, list_id
from tools.bench._figures import Sheet, alone, beside, in_turns, words
from tools.bench._numpy_net import NumpyNet
from tools.doodles import people
from tools.sight.drawings import LEARNT, TESTED, Missing, begun, held_out, pictures
from tools.sight.files import APART
from tools.sight.racks import ALIKE, give_or_take, number_found, rack

EXAMPLES = 3
"""By so many drawings words are shown that the second net never saw."""

INK = (0.25, 0.5, 0.75, 1.0)
ROUNDS = 9
LOOKS = 20
SEED = 17

Seen = dict[str, list[Direction]]


def looked_at(net: Net, found: dict[str, list[bytes]]) -> Seen:
    return {thing: [look(net, _picture(each)) for each in drawings] for thing, drawings in found.items()}


def _picture(grey: bytes) -> Picture:
    return centred([value / 255 for value in grey])


def look(net: Net, grey: Picture) -> Direction:
    """As the eye looks: as it is, and in a mirror."""
    return middle([net.direction(grey), net.direction(mirrored(grey))])


def of_alike(places: Callable[[str], Iterable[int]]) -> dict[str, list[bytes]]:
    """Drawings of the things of the racks, in these places of the package."""
    alike = {thing for group in ALIKE for thing in group}
    found = pictures(lambda thing: places(thing) if thing in alike else ())
    return {thing: found[thing] for thing in alike}


def right_on_racks(file: NetFile, seen: Seen, ways: dict[str, list[Direction]], sharp: float) -> list[bool]:
    """For each drawing whether its number was found on a rack of six lists."""
    random = Random(SEED)
    found = []
    for thing in sorted(seen):
        for direction in seen[thing]:
            lists = rack(thing, random)
            candidates = [one for each in lists for one in each]
            logits = [file.sharpness * sharp * fit(direction, ways[one]) for one in candidates]
            beliefs = dict(zip(candidates, shares(logits), strict=True))
            found.append(number_found(lists, beliefs.__getitem__) == lists[0].index(thing))
    return found


def add_share(sheet: Sheet, name: str, right: Sequence[bool], chance: float = 1 / 7) -> None:
    share = sum(right) / len(right)
    give = give_or_take(share, len(right))
    sheet.add(beside(f"{name} (± {give:.3f}, {len(right)} drawings)", [share], "right", "chance", [chance]))


def known_things(file: NetFile, net: Net, sheet: Sheet) -> Seen:
    seen = looked_at(net, of_alike(lambda thing: TESTED))
    ways = {thing: [unpacked(way)] for thing, way in file.things.items()}
    add_share(sheet, "racks of 6 × 7 alike things", right_on_racks(file, seen, ways, 1.0))
    return seen


def unfinished(file: NetFile, net: Net, sheet: Sheet) -> None:
    drawings = held_out()
    ways = {thing: [unpacked(way)] for thing, way in file.things.items()}
    for share in INK:
        seen = {
            thing: [look(net, picture(begun(drawing, share))) for drawing in drawings.get(thing, ())]
            for group in ALIKE
            for thing in group
        }
        add_share(sheet, f"… with {100 * share:.0f} % of the ink", right_on_racks(file, seen, ways, 1.0))


def never_taught(sheet: Sheet) -> None:
    file = msgspec.msgpack.decode(APART.read_bytes(), type=NetFile)
    net, random = Net(file), Random(SEED)
    shown = {thing: random.sample(LEARNT, EXAMPLES) for group in ALIKE for thing in group}
    ways = looked_at(net, of_alike(lambda thing: sorted(shown[thing])))
    seen = looked_at(net, of_alike(lambda thing: TESTED))
    add_share(sheet, f"… never taught, by {EXAMPLES} examples each", right_on_racks(file, seen, ways, BY_FEW))


def our_racks(eye: Eye, seen: Seen, net: Net, sheet: Sheet) -> None:
    """Three lists of level 1 at a time, all of their words candidates; the drawing is of a word that people drew."""
    random = Random(SEED)
    lists = [list_id(1, place + 1) for place in range(LISTS_IN_LEVEL[1])]
    more = {category.name for category in people.categories()} - set(seen)
    theirs = pictures(lambda thing: TESTED if thing in more else ())
    seen = seen | looked_at(net, {thing: theirs[thing] for thing in sorted(more)})
    right = []
    for (list_, number), category in sorted(people.by_word().items()):
        for direction in seen[category.name] if list_ in lists else ():
            on_rack = [list_, *random.sample([other for other in lists if other != list_], 2)]
            candidates = [WordAt(each, place) for each in on_rack for place in range(1, 8)]
            beliefs = dict(zip(candidates, eye.beliefs(direction, candidates), strict=True))
            columns = [[WordAt(each, place) for place in range(1, 8)] for each in on_rack]
            right.append(number_found(columns, beliefs.__getitem__) + 1 == number)
    add_share(sheet, "our own racks of level 1, words that people drew", right)


def cost(file: NetFile, net: Net, sheet: Sheet) -> None:
    """One look, the drawing's picture and the mirror's look included."""
    drawings = [each for thing in ("cat", "bus", "castle", "bee") for each in held_out()[thing]][:LOOKS]
    theirs = NumpyNet(file)

    def ours() -> float:
        began = time.process_time()
        for drawing in drawings:
            look(net, picture(drawing))
        return 1000 * (time.process_time() - began) / len(drawings)

    def numpy() -> float:
        began = time.process_time()
        for drawing in drawings:
            grey = picture(drawing)
            theirs.direction(grey)
            theirs.direction(mirrored(grey))
        return 1000 * (time.process_time() - began) / len(drawings)

    our_rounds, numpy_rounds = in_turns([ours, numpy], ROUNDS)
    sheet.add(beside("one look", our_rounds, "ms CPU", "the same net in NumPy", numpy_rounds))
    weight = sum(file.stat().st_size for file in Path(SIGHT).iterdir())
    sheet.add(alone("weights and prototypes", [weight / 1000], "kB"))


def main(arguments: list[str]) -> int:
    chosen = words("sight", "What the eye sees of drawings that it never saw.").parse_args(arguments)
    sheet = Sheet()
    try:
        file = msgspec.msgpack.decode((SIGHT / NET).read_bytes(), type=NetFile)
        net = Net(file)
        seen = known_things(file, net, sheet)
        unfinished(file, net, sheet)
        never_taught(sheet)
        our_racks(Eye(), seen, net, sheet)
        cost(file, net, sheet)
    except (Missing, SightMissing, OSError) as reason:
        sheet.leave_out("sight", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
