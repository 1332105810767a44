"""OpenSpiel's Python games, played at random through ``pyspiel.load_game``; runs in OpenSpiel's own environment.

The first line out lists the games.  Then a line in: a game and the seconds to play.  A line out: how many moves
of players that made, and in how many seconds.  Chance is played, and takes its time, but is not counted; nor is
what a player "does" who cannot move.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from absl import logging  # type: ignore[import-not-found]
from open_spiel.python import games  # type: ignore[import-not-found]  # noqa: F401  (registers them)

CANNOT_MOVE = {"python_dynamic_routing": [0]}
"""Dynamic routing asks every vehicle for an action at every step; those that cannot move have only this one."""


def all_games() -> list[str]:
    """Those that are played by players; mean field games have a crowd instead."""
    return [
        kind.short_name
        for kind in pyspiel.registered_games()
        if kind.short_name.startswith("python_")
        and kind.dynamics != pyspiel.GameType.Dynamics.MEAN_FIELD
        and kind.default_loadable
    ]


def playout(game: Any, nothing: list[int]) -> int:
    """Plays one match; how many moves its players made."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([random.choice(actions) for actions in legal])
            moves += sum(actions != nothing for actions in legal)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def play(name: str, seconds: float) -> dict[str, float]:
    game, nothing = pyspiel.load_game(name), CANNOT_MOVE.get(name, [])
    start = time.perf_counter()
    moves, gone = 0, 0.0
    while gone < seconds:
        moves += playout(game, nothing)
        gone = time.perf_counter() - start
    return {"moves": moves, "seconds": gone}


def main() -> None:
    logging.set_verbosity(logging.ERROR)  # hangman warns at each opening that its word list is the usual one
    print(json.dumps(all_games()), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(play(name, seconds)), flush=True)


if __name__ == "__main__":
    main()
