"""The rules of Pictomania, as the app tells them.  The IDs are those of docs/rules/pictomania.md."""

from app.look.text import _
from app.rules_pages.figures import Guess, Part, Rack, Seat, Secret, Sheet, Token


def parts() -> tuple[Part, ...]:
    return (_word(), _draw(), _guess(), _quick(), _points(), _sheep(), _forbidden(), _owning_up(), _one_tablet())


def _word() -> Part:  # P7, P9, P10
    return Part(
        _("Three lists, one word for you"),
        _(
            "Three lists of seven words stand on the rack for all to see. If somebody does not know a word, another "
            "list comes. A letter and a number, seen by you alone, name the word that you draw."
        ),
        (Secret("B"), Secret("4"), "→", Rack("B", 4)),
    )


def _draw() -> Part:  # P11, P12
    return Part(
        _("All at once"),
        _(
            "Everybody draws at the same time, and everybody looks at the other drawings. The grey line is the bottom "
            "of a sheet. After your first guess you draw no more."
        ),
        (Sheet("boat", 1), Sheet("balloon", 3), Sheet("kettle", 0)),
    )


def _guess() -> Part:  # P13, P18
    return Part(
        _("Guess"),
        _(
            "When you know what somebody draws, lay the guess card with its number there, whichever list it is from. "
            "Each card once a round, at most one on each drawing, and what lies there stays there."
        ),
        tuple([Guess(number, 0) for number in range(1, 8)]),
        high=0.8,
    )


def _quick() -> Part:  # P3, P15, P16
    return Part(
        _("Be quick"),
        _(
            "When you have drawn and guessed all you want, take a black token: the first has the choice. From then on "
            "you neither draw nor guess. When all have finished, the round is over."
        ),
        (Token(2), Token(2), Token(1), Token(1)),
        high=0.8,
    )


def _points() -> Part:  # P17, P19, P20
    return Part(
        _("Points"),
        _(
            "A right guess earns the best star token that the drawer still has: the first who guesses right gets the "
            "most. The stars of your black token are yours too. Your own tokens that nobody earned count against you."
        ),
        (Guess(2, 1, False), Guess(4, 3, True), "→", Token(2, 0), Guess(4, 2, True), "→", Token(1, 0)),
    )


def _sheep() -> Part:  # P21, P22
    return Part(
        _("The black sheep"),
        _(
            "Whoever guessed wrong most often, alone, loses the stars of the black token instead of winning them. "
            "And if nobody knew your drawing, your black token counts for nothing."
        ),
        (Guess(1, 3, False), Guess(5, 3, False), Guess(7, 3, False), "→", "−", Token(2)),
        high=0.9,
    )


def _forbidden() -> Part:  # P8, P27
    return Part(
        _("Draw, do not write"),
        _(
            "No letters, no digits, no hints at the word's form or its place on the list. Four rounds, and the words "
            "get harder."
        ),
        (Sheet("kettle", 0, True), Sheet("letters", 0, False)),
    )


def _owning_up() -> Part:  # P24
    return Part(
        _("The wrong word?"),
        _(
            "Own up. All guess cards on your drawing go back, your black token counts for nothing, and your own tokens "
            "all count against you. Your own guesses still count."
        ),
        (Sheet("boat", 2, False), "→", Token(1, gone=True), "−", Token(2, 2), Token(1, 2)),
    )


def _one_tablet() -> Part:  # P28
    return Part(
        _("On one tablet"),
        _(
            "First everybody draws, then everybody guesses, one after another. Only the time in which you hold the "
            "tablet counts: it decides who guessed first, and who gets which black token."
        ),
        (Seat(0), "→", Seat(1), "→", Seat(2), "→", Seat(3)),
        high=0.75,
    )
