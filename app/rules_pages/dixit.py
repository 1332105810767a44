"""The rules of Dixit Odyssey, as the app tells them.  The IDs are those of docs/rules/dixit.md."""

from app.look.text import _
from app.rules_pages.figures import GREEN, RED, Card, Clue, Part, Seat, Vote

TOLD, BEST, SECOND, THIRD = 21, 20, 28, 82
"""The cards of the example: the storyteller's, and those that the others gave."""


def parts() -> tuple[Part, ...]:
    return (_storyteller(), _giving(), _points(), _many(), _party(), _teams(), _swap(), _end())


def _card(number: int, votes: tuple[int, ...] = (), owner: int | None = None, gains: str = "") -> Card:
    return Card(f"pictures/card-{number:03}.jpg", votes=votes, owner=owner, gains=gains)


def _storyteller() -> Part:  # D2, D3
    return Part(
        _("The storyteller"),
        _(
            "Whoever has an idea first begins; then you tell in turn, clockwise. The storyteller secretly picks a card "
            "and says something about it: a word, a line of a song, a sound. Not too obvious, not too obscure."
        ),
        (_card(TOLD), "→", Clue(_("The best listener"))),
    )


def _giving() -> Part:  # D4, D5, D6, D11
    return Part(
        _("All give a card"),
        _(
            "Everybody else gives the card that fits best; with three players, two cards each. They are shuffled and "
            "laid out, and all but the storyteller vote for the card they think is the storyteller's, never for their "
            "own. Afterwards everybody draws new cards."
        ),
        (_card(BEST, (3,)), _card(TOLD, (1,)), _card(SECOND), _card(THIRD, (2,))),
    )


def _points() -> Part:  # D8, D9
    return Part(
        _("Points"),
        _(
            "If everybody or nobody found it, all but the storyteller get 2 points. Otherwise the storyteller and all "
            "who found it get 3. Every vote for another card brings its owner 1 more, up to 3."
        ),
        (
            _card(BEST, (3,), 2, "+1"),
            _card(TOLD, (1,), 0, "+3"),
            _card(SECOND, (), 3, "0"),
            _card(THIRD, (2,), 1, "+3+1"),
        ),
    )


def _many() -> Part:  # D6, D10
    return Part(
        _("Many players"),
        _(
            "With seven or more players you may vote for two cards. Whoever finds the card with a single vote gets 1 "
            "extra point."
        ),
        (_card(TOLD, (4,)), _card(BEST, (4,)), Seat(4, "+3"), _card(TOLD, (5,)), Seat(5, "+3+1")),
    )


def _party() -> Part:  # D13 to D17
    return Part(
        _("Party"),
        _(
            "The storyteller gives a clue before seeing the hand. Everybody gives a card and votes, even for their "
            "own. A vote is worth as many points as there are votes on its card, up to 5, but nothing if it is alone "
            "or if the storyteller's red vote is there. Then all hands move on to the left."
        ),
        (
            Card("pictures/card-032.jpg", votes=(GREEN, GREEN, GREEN), gains="3+3+3"),
            Card("pictures/card-058.jpg", votes=(GREEN, GREEN, RED), gains="0"),
            Card("pictures/card-074.jpg", votes=(GREEN,), gains="0"),
        ),
    )


def _teams() -> Part:  # D19 to D23
    return Part(
        _("Teams"),
        _(
            "You play in pairs, and each pair has one score. First the storyteller's partner gives a card to lead the "
            "others astray. Then each other pair talks openly, without showing or describing cards: one gives a card, "
            "and the other one votes."
        ),
        (_card(TOLD, (), 0), _card(THIRD, (), 3), "+", _card(BEST, (), 1), Vote(4)),
    )


def _swap() -> Part:  # D25
    return Part(
        _("One swap each"),
        _(
            "A rule of ours, if your table wants it: once a match, when no card of yours will do, you put one under "
            "the deck and take the next one, before you tell or give. All may know that you did, but nobody which card."
        ),
        (_card(THIRD), "→", _card(SECOND)),
    )


def _end() -> Part:  # D12, D18, D24
    return Part(
        _("The end"),
        _(
            "The classic game ends with the round in which somebody reaches 30 points, or as many as you agreed on. "
            "Party and teams end when everybody has told as often as agreed. The highest score wins."
        ),
        (Seat(1, "31"), Seat(0, "27"), Seat(3, "24")),
    )
