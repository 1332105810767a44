"""The host is killed for good: two tablets, two real processes, agree with the code, and one carries the match on."""

import pytest

from app.stage import PATIENCE
from tests.app.processes import Tablet, free_port
from tests.harness.lan.device import Hosting
from tests.harness.lan.processes import devices

pytestmark = pytest.mark.draws


@pytest.fixture
def guests(tmp_path):
    port = str(free_port())
    parts = (("Bo", "heir"), ("Cy", "voice"))
    started = [Tablet("bridge/takeover_tablet.py", tmp_path / name, port, name, part) for name, part in parts]
    yield started
    for tablet in started:
        tablet.end()


def test_two_tablets_carry_on_a_match_whose_host_is_gone(guests, tmp_path):
    heir, voice = guests
    with devices() as start:
        host = start(tmp_path / "host", Hosting("dixit", "classic", ("host", "", "")))
        table = host.until("open")
        for guest in guests:
            guest.hear({"journal_of": str(host.folder), **table})
        hands = [guest.says("before") for guest in guests]
        host.kill()
    heir.hear()
    assert heir.says("asks")
    voice.hear()
    assert [guest.says("after") for guest in guests] == hands, "everybody has the cards that they had"
    cards = [guest.says("cards") for guest in guests]
    assert cards[0] == cards[1] and len(set(cards[0])) == 5, "one of the storyteller's, two of each other's"
    for guest in guests:
        guest.hear()
    assert [guest.process.wait(PATIENCE) for guest in guests] == [0, 0]
