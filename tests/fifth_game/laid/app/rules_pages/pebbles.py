"""The rules of Pebbles, as the app tells them."""

from app.look.text import _
from app.rules_pages.figures import Part, Seat


def parts() -> tuple[Part, ...]:
    return (
        Part(_("The heap"), _("Twelve pebbles lie in a heap. Chance says who begins."), (Seat(1, "?"), Seat(2, "?"))),
        Part(_("Taking"), _("Take one, two or three of them. Whoever takes the last one wins."), (Seat(1, "1"),)),
    )
