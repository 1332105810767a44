"""The rules of Pictomania, as the app tells them.  The IDs are those of docs/rules/pictomania.md."""

from app.look.text import _
from app.rules_pages.figures import Guess, Part, Rack, Seat, Secret, Sheet, Token


def parts() -> tuple[Part, ...]:
    return (
        _word(),
        _draw(),
        _guess(),
        _quick(),
        _points(),
        _sheep(),
        _forbidden(),
        _owning_up(),
        _one_tablet(),
        _hurry(),
        _calm(),
        _practice(),
    )


def _word() -> Part:  # P7, P9, P10
    return Part(
        _("Three lists, one word for you"),
        _(
            "Three lists of seven words stand on the rack for all to see. If somebody does not know a word, its list "
            "is swapped for another. A letter and a number that only you can see name the word you draw."
        ),
        (Secret("B"), Secret("4"), "→", Rack("B", 4)),
    )


def _draw() -> Part:  # P11, P12
    return Part(
        _("All at once"),
        _(
            "Everybody draws at the same time and may look at the other drawings. The grey line is the bottom of the "
            "sheet. After your first guess you cannot draw any more."
        ),
        (Sheet("boat", 1), Sheet("balloon", 3), Sheet("kettle", 0)),
    )


def _guess() -> Part:  # P13, P18
    return Part(
        _("Guess"),
        _(
            "When you know what somebody is drawing, lay the guess card with its number there, whichever list it is "
            "from. Each card once a round, at most one on each drawing, and what lies there stays there."
        ),
        tuple([Guess(number, 0) for number in range(1, 8)]),
        high=0.8,
    )


def _quick() -> Part:  # P3, P15, P16
    return Part(
        _("Be quick"),
        _(
            "When you have drawn and guessed all you want, take a black token: whoever is first can choose. From then "
            "on you neither draw nor guess. The round is over when all have finished."
        ),
        (Token(2), Token(2), Token(1), Token(1)),
        high=0.8,
    )


def _points() -> Part:  # P17, P19, P20
    return Part(
        _("Points"),
        _(
            "A right guess earns the best star token the drawer has left, so whoever is first gets the most. The stars "
            "of your black token are yours, too. Your own tokens that nobody earned count against you."
        ),
        (Guess(2, 1, False), Guess(4, 3, True), "→", Token(2, 0), Guess(4, 2, True), "→", Token(1, 0)),
    )


def _sheep() -> Part:  # P21, P22
    return Part(
        _("The black sheep"),
        _(
            "If one player alone guessed wrong most often, the stars of that player's black token are lost instead of "
            "won. And if nobody guessed your drawing, your black token counts for nothing."
        ),
        (Guess(1, 3, False), Guess(5, 3, False), Guess(7, 3, False), "→", "−", Token(2)),
        high=0.9,
    )


def _forbidden() -> Part:  # P8, P11, P27
    return Part(
        _("Draw, do not write"),
        _(
            "No letters and no numbers, not even in Greek or in Morse code. No hint at the word's form, its place on "
            "the list, its letter or its number, and no talking about the drawing. You choose how hard the words of "
            "each of the four rounds are."
        ),
        (Sheet("kettle", 0, True), Sheet("letters", 0, False)),
    )


def _owning_up() -> Part:  # P24
    return Part(
        _("The wrong word?"),
        _(
            "Own up. All guess cards on your drawing go back, your black token counts for nothing, and all your own "
            "tokens count against you. Your own guesses still count."
        ),
        (Sheet("boat", 2, False), "→", Token(1, gone=True), "−", Token(2, 2), Token(1, 2)),
    )


def _one_tablet() -> Part:  # P28
    return Part(
        _("On one tablet"),
        _(
            "First everybody draws, then everybody guesses, one after another. Only the time while the tablet is in "
            "your hands counts: it decides who guessed first, and who gets which black token."
        ),
        (Seat(0), "→", Seat(1), "→", Seat(2), "→", Seat(3)),
        high=0.75,
    )


def _hurry() -> Part:  # P4, P16
    return Part(
        _("Hurry"),
        _(
            "One black token fewer, and the round ends at once when the last one is taken. It suits players who know "
            "the game and are about equally quick, and not small children."
        ),
        (Token(2), Token(1), Token(1)),
        high=0.8,
    )


def _calm() -> Part:  # P31, P32
    return Part(
        _("No hurry"),
        _(
            "A rule of ours for families: without black tokens nobody is pressed, and there is no black sheep. And "
            "whoever needs more time than others can have it: the clock runs slower for them, and the others leave "
            "them the black tokens for a while."
        ),
        (Token(2, gone=True), Token(2, gone=True), Token(1, gone=True)),
        high=0.8,
    )


def _practice() -> Part:  # P23
    return Part(
        _("Practice round"),
        _(
            "For your first match: in its first round nobody is the black sheep, and a black token counts even if "
            "nobody guessed the drawing."
        ),
        (Sheet("balloon", 3), "→", "+", Token(2)),
    )
