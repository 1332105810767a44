"""Lets the bots of a game play each other, and says how often each wins.

    python -m tools.tournament yokai [--games 400] [--seed 1]
    python -m tools.tournament dixit --variant party
    python -m tools.tournament pictomania [--level 3]

Each deal is played twice, with the seats changed; a tie counts half.  At a table of more than two the bots of both
kinds sit in turns, and a victory that several share counts for each kind as many as it has of them.  Bots work here
without the rests that they take beside a screen.  A machine so busy that thoughts run into their ceiling makes the
strong bot weaker.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

from engine import bots, rules
from engine.bots import Pick
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.rules import Game, Roll, Shuffle
from tools import replayed_round

REPLAYED = "pictomania"
"""Bots compete there over drawings of people, which are replayed (replayed_round.py)."""

NAMES = ("strong", "middle", "weak", "chance")
PAIRS = tuple(pairwise(NAMES))
TABLES = {
    "dixit": {"classic": 4, "party": 6, "team": 8},
    "pictoric": {"open": 4, "closed": 4},
}
"""Seats at games of more than two: in turns, and so that partners are of one kind."""

MOST_MOVES = 5000
"""A match that is longer goes round in circles; it counts as tied."""


@dataclass(eq=False)
class Player:
    """A bot, how many seconds it worked in all, and how long its slowest move took by the clock."""

    name: str
    pick: Pick
    moves: int = 0
    worked: float = 0.0
    longest: float = 0.0


@dataclass
class Pairing:
    """What came of the matches of two players, seen from the first."""

    first: Player
    second: Player
    points: list[float] = field(default_factory=list)

    def share(self) -> float:
        return sum(self.points) / len(self.points)

    def give_or_take(self) -> float:
        """Half of the 95 % confidence interval.  A deal played from both seats is one observation."""
        deals = [(one + other) / 2 for one, other in zip(self.points[::2], self.points[1::2], strict=True)]
        spread = sum((deal - self.share()) ** 2 for deal in deals) / max(len(deals) - 1, 1)
        return 1.96 * sqrt(spread / len(deals))


def play_off(
    game: Game, first: Player, second: Player, games: int, seed: int, variant: str = "", seats: int = 2
) -> Pairing:
    """Plays the matches, each deal from both seats."""
    pairing = Pairing(first, second)
    for deal in range(games // 2):
        for players in ((first, second) * (seats // 2), (second, first) * (seats // 2)):
            winners = match(game, players, f"{seed} {deal}", variant)
            pairing.points.append(winners.count(first) / len(winners) if winners else 0.5)
    return pairing


def match(game: Game, players: tuple[Player, ...], seed: str, variant: str = "") -> list[Player]:
    """The winners of one match, of the game's first variant unless another is named; nobody if it does not end."""
    dealer, random = Dealer(seed), Random(seed)
    state = game.open(variant or next(iter(game.variants)), game.options(), len(players))
    for _ in range(MOST_MOVES):
        while isinstance(need := game.needs(state), Shuffle | Roll):
            state = game.play(state, Dealt(dealer.answer(need)))
        result = game.result(state)
        if result is not None:
            return [players[seat] for seat in result.winners]
        said = next(_said(game, players, state, random), None)
        if said is None:
            break
        state = game.play(state, said)
    return []


def _said(game: Game, players: tuple[Player, ...], state: object, random: Random) -> Iterator[Said[Any]]:
    """What those for whom the table waits have to say; some leave it to others."""
    for seat in game.waiting(state):
        move = thought(game, players[seat], state, seat, random)
        if move is not None:
            yield Said(seat, move)


def thought(game: Game, player: Player, state: object, seat: int, random: Random) -> object:
    """The move of a player, who is timed and sees what a seat may see."""
    view, choices = game.view_of(state, seat), game.choices(state, seat)
    began, worked = time.perf_counter(), time.thread_time()
    move = player.pick(view, choices, random)
    player.moves += 1
    player.worked += time.thread_time() - worked
    player.longest = max(player.longest, time.perf_counter() - began)
    return move


def player(game: str, name: str) -> Player:
    return Player(name, bots.chance if name == "chance" else bots.bot(game, name))


def pace(player: Player) -> str:
    mean = player.worked / player.moves
    return f"{player.name} works {1000 * mean:.2f} ms a move, the slowest took {1000 * player.longest:.0f} ms"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        "python -m tools.tournament", description="Lets the bots of a game play each other."
    )
    parser.add_argument("game", choices=[*duels(), *TABLES, REPLAYED])
    parser.add_argument("--variant", default="", help="of a game that has several; its first one unless named")
    parser.add_argument("--games", type=pairs_of_games, default=400, help="an even number: each deal is played twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int, choices=range(1, 5), help="of Pictomania: of whose words bots drew")
    parser.add_argument("--pair", nargs=2, choices=NAMES, help="only these two; otherwise each against the next")
    chosen = parser.parse_args(arguments)
    if chosen.game == REPLAYED:
        for one, other in [chosen.pair] if chosen.pair else PAIRS:
            found = list(replayed_round.pair_off(one, other, chosen.games, chosen.seed, chosen.level))
            print(replayed_round.sentence(one, other, found), flush=True)
        return 0
    game = rules.game(chosen.game)
    if chosen.variant and chosen.variant not in game.variants:
        parser.error(f"{chosen.game} has no variant {chosen.variant}: it has {', '.join(game.variants)}")
    variant = chosen.variant or next(iter(game.variants))
    seats = TABLES[chosen.game][variant] if chosen.game in TABLES else 2
    for one, other in [chosen.pair] if chosen.pair else PAIRS:
        first, second = player(chosen.game, one), player(chosen.game, other)
        pairing = play_off(game, first, second, chosen.games, chosen.seed, variant, seats)
        print(
            f"{one} beats {other}: {100 * pairing.share():.1f} % ± {100 * pairing.give_or_take():.1f} "
            f"of {len(pairing.points)} matches ({pairing.points.count(0.5)} ties, each half a win)\n"
            f"  {pace(first)}; {pace(second)}",
            flush=True,
        )
    return 0


def pairs_of_games(text: str) -> int:
    if not text.isdecimal() or int(text) < 2 or int(text) % 2:
        raise argparse.ArgumentTypeError(f"{text} is no even number from 2 on")
    return int(text)


def duels() -> list[str]:
    """The games in which one wins against one: a share of wins says little about the others."""
    return [name for name in rules.names() if set(rules.game(name).variants.values()) == {(2,)}]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
