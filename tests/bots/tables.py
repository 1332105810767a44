"""A whole match of bots at a real table, in which nobody pauses to think."""

import asyncio
from collections.abc import Sequence
from random import Random

from engine.bots.sitter import Sitter
from engine.dealer import Dealer
from engine.seats import Seat
from engine.table import Table, opening
from tests.bots.test_sitter import until


def play_to_the_end(game: str, variant: str, strengths: Sequence[str], options: bytes = b"{}") -> None:
    seats = [Seat(f"Bot {colour}", colour, strength) for colour, strength in enumerate(strengths)]

    async def evening() -> None:
        opened = opening(game, seats, "nobody", variant, options)
        at = Table.open(opened, dealer=Dealer(3), source=lambda: 0)
        sitter = Sitter(at, lambda: asyncio.sleep(0), Random(1))
        await until(at, lambda: at.position.ended is not None)
        sitter.leave()
        assert at.scene(None).result is not None

    asyncio.run(evening())
