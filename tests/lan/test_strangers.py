"""Floods and wrong codes at the door: nobody gets in, and the table goes on; whoever knows the code still does."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from engine.lan.host.record import Record
from tests.harness.lan.device import Visiting
from tests.harness.lan.killed_match import begun, over, wrongs
from tests.harness.lan.processes import devices
from tests.harness.lan.strangers import Attempts, flood

pytestmark = pytest.mark.long


def test_a_match_goes_on_while_strangers_flood_the_door_and_none_of_them_gets_in(tmp_path: Path) -> None:
    with devices() as start:
        host, guests = begun(start, tmp_path, guests=2, pace=0.02)
        port = host.said("open")[0]["port"]
        attempts = asyncio.run(flood(port, 2.0, at_once=30, addresses=10, enough=guessed_and_turned_away))
        killed = guests[0]
        killed.kill()
        killed.until("in", killed.again())
        over(host, guests)
        assert wrongs(host, guests) == []
        assert attempts.entered == 0
        assert guessed_and_turned_away(attempts)
        record = msgspec.json.decode((tmp_path / "host" / "record.json").read_bytes(), type=Record)
        assert {known.name for known in record.known} == {guest.settings.name for guest in guests}


def guessed_and_turned_away(attempts: Attempts) -> bool:
    return attempts.turned_away > 0 and attempts.refused.get("wrong-code", 0) > 0


def test_whoever_knows_the_code_gets_in_after_others_tried_many(tmp_path: Path) -> None:
    """A joining child must not pay for what came from other addresses."""
    with devices() as start:
        host, guests = begun(start, tmp_path, guests=2, pace=0.02)
        opened = host.said("open")[0]
        attempts = asyncio.run(flood(opened["port"], 0.5, at_once=10, addresses=10))
        assert attempts.entered == 0
        watching = Visiting("Spectator", opened["code"], opened["table"], (), "127.0.0.1", opened["port"])
        start(tmp_path / "spectator", watching).until("in")
