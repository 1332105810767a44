"""The rules of Pictoric Box, as the app tells them.  The IDs are those of docs/rules/pictoric.md."""

from app.look.text import _
from app.rules_pages.figures import Card, Die, Part, Seat, Step, Track
from engine.games.pictoric.track import CELLS

BACK = Card("table/back.jpg", small=True)


def parts() -> tuple[Part, ...]:
    return (_race(), _open(), _closed(), _steps(), _bank(), _forfeits())


def _card(picture: int, number: int) -> Card:
    return Card(f"pictures/card-{picture:03}.jpg", number=str(number))


def _race() -> Part:  # B1, B2, B3, B14
    return Part(
        _("A race to the box"),
        _(
            "Your pawns run along a spiral of 48 cells, and the first to reach the box in the middle wins. Whoever "
            "rolls highest leads the first turn, then the next clockwise. You may also agree on a number of rounds: "
            "after that, the furthest pawn wins."
        ),
        (Track(CELLS, ((0, 5), (1, 17), (3, 29), (2, 41))),),
        high=2.2,
    )


def _open() -> Part:  # B4, B5, B7
    shown = (4, 12, 30, 45, 62, 90)
    return Part(
        _("Open"),
        _(
            "The leader lays six pictures before everybody, says what one of them brings to mind, and sets the hidden "
            "die to it. The others set their dice to the picture they think is meant. Afterwards the leader swaps that "
            "picture for a new one."
        ),
        (*[_card(picture, number) for number, picture in enumerate(shown, 1)], Die(3)),
    )


def _closed() -> Part:  # B9, B10
    shown = (53, 8, 19, 97)
    return Part(
        _("Closed"),
        _(
            "The leader draws a picture and says what it brings to mind. The others each add the best card of their "
            "bank. The cards are shuffled, and everybody but the leader votes, never for their own card."
        ),
        (BACK, "→", *[_card(picture, number) for number, picture in enumerate(shown, 1)]),
    )


def _steps() -> Part:  # B6, B10
    return Part(
        _("Steps"),
        _(
            "If nobody is right, nobody moves. If everybody is, all but the leader go 2 steps. Otherwise those who are "
            "right go 3, and the leader goes 6, less one for each of them. In the closed game every vote for your card "
            "then takes you 1 step further."
        ),
        (Seat(0, "+4"), Seat(1, "+3"), Seat(2, "+3"), Seat(3, "0")),
    )


def _bank() -> Part:  # B8, B11
    return Part(
        _("The bank"),
        _(
            "In the closed game you begin with two cards. After each turn everybody but the leader draws one, and one "
            "more for being right, up to eight. If nobody or everybody was right, the leader puts a card back into the "
            "deck, but keeps at least two."
        ),
        (BACK, BACK, "+", BACK, "+", BACK),
        high=0.9,
    )


def _forfeits() -> Part:  # B13
    return Part(
        _("Orange forfeits"),
        _("If you play with them, the leader rolls before each turn:"),
        steps=(
            Step(Die(1), _("Roll again and move ahead by that number, even into the box.")),
            Step(Die(2), _("Roll again and move back by that number, but not on the very first turn.")),
            Step(Die(3), _("Cards in trouble: another player picks some of yours, face down, to be swapped or lost.")),
            Step(Die(4), _("Silence: no words and no sounds.")),
            Step(Die(5), _("Your steps of this turn count double.")),
            Step(Die(6), _("The next player names a theme, and you keep to it.")),
        ),
    )
