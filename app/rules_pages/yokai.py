"""The rules of Portrait of a Yokai, as the app tells them."""

from app.look.text import _
from app.rules_pages.figures import Card, Part, Seat


def parts() -> tuple[Part, ...]:
    return (_stacks(), _sketches(), _turn(), _finished(), _tie(), _summon(), _distract(), _end())


def _sketch(number: int) -> Card:
    return Card(f"yokai/sketch-{number:02}.jpg", small=True)


def _portrait(yokai: int) -> Card:
    return Card(f"yokai/yokai-{yokai:02}.jpg", number=str(3 + yokai % 5))


def _stacks() -> Part:
    return Part(
        _("Four stacks of yokai"),
        _(
            "Yokai are spirits of water, fire, earth and wind. Four stacks of them lie between you. The number on "
            "a yokai says how many sketches its portrait needs, and how many points it is worth."
        ),
        (_portrait(0), _portrait(6), _portrait(12), _portrait(18)),
    )


def _sketches() -> Part:
    return Part(
        _("Your sketches"),
        _("Each sketch shows two elements. When you lay it, you choose one of the two."),
        (_portrait(1), "←", _sketch(0), "→", _portrait(6)),
    )


def _turn() -> Part:
    return Part(
        _("Your turn"),
        _(
            "Chance says who begins; then you take turns. Draw one sketch. Then lay up to three, one after another, on "
            "your own side of the stacks. With four in hand you must lay at least one. Otherwise you may keep them "
            "all."
        ),
        (_sketch(2), _sketch(8), _sketch(14)),
    )


def _finished() -> Part:
    return Part(
        _("A finished portrait"),
        _(
            "When both sides together have as many sketches as the number says, the portrait is done. Whoever has more "
            "sketches there takes the yokai into the album, and those sketches are discarded. The other side's stay "
            "and count for the next yokai."
        ),
        (_sketch(0), _sketch(1), _sketch(2), "+", _sketch(3), "=", _portrait(1)),
    )


def _tie() -> Part:
    return Part(
        _("The same on both sides"),
        _("Then the yokai hides: it goes to the bottom of its stack, and all sketches there are discarded."),
        (_sketch(6), _sketch(7), "+", _sketch(8), _sketch(9), "=", "↓", _portrait(6)),
    )


def _summon() -> Part:
    return Part(
        _("Summon"),
        _(
            "Right after laying this sketch you may move the top yokai of another stack onto the stack where you laid "
            "it. The last yokai of a stack cannot be taken away."
        ),
        (_sketch(4), "→", _portrait(13), "→", _portrait(1)),
    )


def _distract() -> Part:
    return Part(
        _("Distract"),
        _(
            "Right after laying this sketch you may turn your opponent's newest sketch at that stack round: it moves "
            "to the stack of its other element."
        ),
        (_sketch(5), "→", _sketch(1), "→", _portrait(6)),
    )


def _end() -> Part:
    return Part(
        _("The end"),
        _(
            "As soon as one stack is empty, the duel is over; you may also agree on a number of rounds. The album with "
            "more points wins. If they are equal, more different elements decide; if those are equal, too, you share "
            "the victory."
        ),
        (_portrait(2), "+", _portrait(8), "+", _portrait(19), "=", Seat(4, "18")),
    )
