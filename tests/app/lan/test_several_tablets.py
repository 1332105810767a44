"""Three tablets as three real processes: they find each other by themselves and play a round of Pictomania with ink."""

import pytest

from app.stage import PATIENCE
from tests.app.processes import Tablet, free_port

pytestmark = pytest.mark.draws


@pytest.fixture
def tablets(tmp_path):
    port = str(free_port())
    roles = (("host", "Ada"), ("guest", "Bo"), ("guest", "Cy"))
    started = [Tablet("tablet.py", tmp_path / name, role, port, name) for role, name in roles]
    yield started
    for tablet in started:
        tablet.end()


def test_three_tablets_find_each_other_and_play_a_round_with_ink(tablets):
    host, *guests = tablets
    code = host.says("code")
    for guest in guests:
        assert guest.says("found") == ["Ada"]
        guest.hear(code)
    for guest in guests:
        assert {"Ada"} < set(guest.says("seated")) <= {"Ada", "Bo", "Cy"}
    host.hear()
    assert sorted(tablet.says("drew") for tablet in tablets) == [0, 1, 2]
    for tablet in tablets:
        tablet.hear()
    first, *others = [tablet.says("inks") for tablet in tablets]
    assert len(set(first)) == 3, "everybody has drawn something of their own"
    assert others == [first, first], "everybody has the same ink of everybody"
    for tablet in tablets:
        tablet.hear()
    results = [tablet.says("scores") for tablet in tablets]
    assert results[0] == results[1] == results[2]
    for tablet in tablets:
        tablet.hear()
    assert [tablet.process.wait(PATIENCE) for tablet in tablets] == [0, 0, 0]
