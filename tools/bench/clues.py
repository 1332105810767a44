"""How well machine players understand clues, and how often what they tell is found by some and not by all.

Understanding is asked of the clues kept apart, by which nothing is understood; chance finds one of five.
"""

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random

from engine import bots
from engine.companion.clues import fit
from engine.companion.understanding import OnFile, on_file
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games.dixit import GAME
from engine.games.dixit.setting_up import Options
from engine.languages import LANGUAGES
from engine.rules import Roll, Shuffle
from engine.seats import Strength
from tools.bench._figures import Figure, Sheet, words

FIVE = 5
DRAWS = 20
"""Sets of five cards in which each clue is heard."""

MATCHES = 500
SEED = 7
TABLE: tuple[Strength, ...] = ("weak", "middle", "strong")
"""Listeners of three strengths; the storyteller's seat goes round, so each strength tells as often."""


def right_of_five(language: str) -> list[float]:
    """For each clue kept apart: how often the right card fits best among five; one of several best counts its share."""
    file, random = on_file(language) or OnFile("", (), {}), Random(SEED)
    cards = list(file.cards)
    return [
        sum(_right(fits, card, [one for one in cards if one != card], random) for _ in range(DRAWS)) / DRAWS
        for card, known in file.cards.items()
        for clue in known.apart.all()
        for fits in [fit(clue, language)]
    ]


def _right(fits: dict[str, float], card: str, others: list[str], random: Random) -> float:
    five = [fits.get(one, 0.0) for one in (card, *random.sample(others, FIVE - 1))]
    return (five[0] == max(five)) / five.count(max(five))


def rounds_told(matches: int) -> Iterator[tuple[Strength, bool]]:
    """Each storyteller's strength, and whether some found the card and not all, of bots that play classic Dixit."""
    for number in range(matches):
        random, dealer = Random(SEED + number), Dealer(SEED + number)
        players = random.sample([*TABLE, random.choice(TABLE)], 4)
        yield from _match(players, LANGUAGES[number % 3], random, dealer)


def _match(players: list[Strength], language: str, random: Random, dealer: Dealer) -> Iterator[tuple[Strength, bool]]:
    state = GAME.open("classic", Options(language=language), len(players))  # type: ignore[arg-type]
    while GAME.result(state) is None:
        if isinstance(need := GAME.needs(state), Shuffle | Roll):
            state = GAME.play(state, Dealt(dealer.answer(need)))
            continue
        for seat in GAME.waiting(state):
            pick = bots.bot("dixit", players[seat])
            move = pick(GAME.view_of(state, seat), GAME.choices(state, seat), random)
            if move is not None:
                break
        was, state = state.phase, GAME.play(state, Said(seat, move))
        if was == "voting" and state.phase in ("reveal", "over"):
            shown = GAME.view_of(state, None).reveal
            yield players[state.storyteller], shown is not None and shown.outcome == "some"


def share(name: str, values: list[float]) -> Figure:
    """A share in hundredths, with half of its 95 % confidence interval in its name: each value is one observation."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    give_or_take = 1.96 * sqrt(spread / len(values))
    title = f"{name} (± {100 * give_or_take:.1f}, of {len(values)})"
    return Figure(name=title, value=100 * mean, unit="%", rival=None, rival_value=None, ratio=None)


def measure(sheet: Sheet, matches: int) -> None:
    for language in LANGUAGES:
        figure = share(f"right card of five, {language}", right_of_five(language))
        chance = 100 / FIVE
        sheet.add(Figure({**figure, "rival": "chance", "rival_value": chance, "ratio": figure["value"] / chance}))
    told = list(rounds_told(matches))
    sheet.add(share("a bot's round as storyteller scores", [float(scored) for _, scored in told]))
    for strength in TABLE:
        scored = [float(one) for teller, one in told if teller == strength]
        sheet.add(share(f"a {strength} bot's round as storyteller scores", scored))


def main(arguments: list[str]) -> int:
    parser = words("clues", __doc__ or "")
    parser.add_argument("--matches", type=int, default=MATCHES)
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    measure(sheet, max(1, chosen.matches))
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
