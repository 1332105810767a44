"""The edges that belong to the system are looked up again when the tablet is turned, though its size stays."""

from app.tablet import device
from app.tablet.device import Insets


def test_a_hole_that_moves_to_the_other_edge_moves_the_page(easel, monkeypatch):
    from kivy.clock import Clock

    found = [Insets(left=90)]
    looks = []
    monkeypatch.setattr(device, "ANDROID", True)
    monkeypatch.setattr(device, "insets", lambda: found[0])
    monkeypatch.setattr(Clock, "schedule_interval", lambda look, seconds: looks.append(look))
    easel.page.refill()
    device.watch_insets(easel.app.room.rebuild)
    (look,) = looks
    before = easel.page.children[0]
    look(1.0)
    assert easel.page.children[0] is before, "nothing has moved"
    found[0] = Insets(right=90)
    look(1.0)
    assert easel.page.children[0] is not before
    left, _top, right, _bottom = easel.page.margins
    assert right == left + 90
