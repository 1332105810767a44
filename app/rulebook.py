"""The rules of each game in our own words, short, as the app tells them."""

from dataclasses import dataclass

from app.text import _


@dataclass(frozen=True)
class Pic:
    """A card in a diagram: a file of assets, with a number on it, small or turned if wanted."""

    file: str
    number: str = ""
    small: bool = False


@dataclass(frozen=True)
class Part:
    """A heading, a few sentences, and a row of cards and signs that shows what is meant."""

    heading: str
    words: str
    diagram: tuple[Pic | str, ...] = ()


def parts(game: str) -> tuple[Part, ...]:
    return {"yokai": _yokai, "pictomania": _pictomania, "dixit": _dixit, "pictoric": _pictoric}[game]()


def _sketch(number: int) -> Pic:
    return Pic(f"yokai/sketch-{number:02}.jpg", small=True)


def _portrait(yokai: int) -> Pic:
    return Pic(f"yokai/yokai-{yokai:02}.jpg", number=str(3 + yokai % 5))


def _yokai() -> tuple[Part, ...]:
    return (
        Part(
            _("Four stacks of yokai"),
            _(
                "Yokai are spirits of water, fire, earth and wind. Four stacks of them lie between you. The number on "
                "a yokai says how many sketches its portrait needs, and how many points it is worth."
            ),
            (_portrait(0), _portrait(6), _portrait(12), _portrait(18)),
        ),
        Part(
            _("Your sketches"),
            _("Each sketch shows two elements. When you lay it, you choose for which of the two it is drawn."),
            (_portrait(1), "←", _sketch(0), "→", _portrait(6)),
        ),
        Part(
            _("Your turn"),
            _(
                "Draw one sketch. Then lay up to three, one after another, on your own side of the stacks. Holding "
                "four, you must lay at least one. Otherwise you may keep them all."
            ),
            (_sketch(2), _sketch(8), _sketch(14)),
        ),
        Part(
            _("A finished portrait"),
            _(
                "When both sides together have as many sketches as the number says, the portrait is done. Whoever has "
                "more sketches there takes the yokai into the album, and those sketches go away. The other side's stay "
                "and count for the next yokai."
            ),
            (_sketch(0), _sketch(1), _sketch(2), "+", _sketch(3), "=", _portrait(1)),
        ),
        Part(
            _("As many on both sides"),
            _("Then the yokai hides: it goes to the bottom of its stack, and all sketches there go away."),
            (_sketch(6), _sketch(7), "+", _sketch(8), _sketch(9), "=", "↓", _portrait(6)),
        ),
        Part(
            _("Summon"),
            _(
                "Right after laying this sketch you may bring the top yokai of another stack onto the stack where you "
                "laid it. The last yokai of a stack cannot be brought away."
            ),
            (_sketch(4), "→", _portrait(13), "→", _portrait(1)),
        ),
        Part(
            _("Distract"),
            _(
                "Right after laying this sketch you may turn round your opponent's newest sketch at that stack: it "
                "moves to the stack of its other element."
            ),
            (_sketch(5), "→", _sketch(1), "→", _portrait(6)),
        ),
        Part(
            _("The end"),
            _(
                "As soon as one stack is empty, the duel is over. The album with the most points wins. If they are "
                "equal, more different elements decide; if those are equal too, you share the victory."
            ),
        ),
    )


def _pictomania() -> tuple[Part, ...]:
    return (
        Part(
            _("Three lists, one word for you"),
            _(
                "Three lists of seven words stand on the rack for all to see. A letter and a number, seen by you "
                "alone, name the word that you draw."
            ),
        ),
        Part(
            _("All at once"),
            _(
                "Everybody draws at the same time, and everybody looks at the other drawings. When you know what "
                "somebody draws, lay the guess card with its number there. Each card once; after your first guess you "
                "draw no more."
            ),
        ),
        Part(
            _("Be quick"),
            _(
                "When you have finished, take a black token. The first gets the one with the most stars, and when all "
                "have finished the round is over."
            ),
        ),
        Part(
            _("Points"),
            _(
                "A right guess earns the best star token that the drawer still has: the first who guesses right gets "
                "the most. Your own tokens that nobody earned count against you."
            ),
        ),
        Part(
            _("The black sheep"),
            _(
                "Whoever guessed wrong most often, alone, loses the stars of the black token instead of winning them. "
                "And if nobody knew your drawing, your black token counts for nothing."
            ),
        ),
        Part(
            _("Draw, do not write"),
            _("No letters, no digits, no hints at the word's form or place. Four rounds, and the words get harder."),
        ),
    )


def _dixit() -> tuple[Part, ...]:
    return (
        Part(
            _("The storyteller"),
            _(
                "One of you picks a card from the hand in secret and says something to it: a word, a line of a song, a "
                "sound. Not too clear, not too dark."
            ),
        ),
        Part(
            _("All give a card"),
            _(
                "Everybody else gives the card that fits best. They are shuffled and laid out, and all but the "
                "storyteller vote for the card that they think is the storyteller's."
            ),
        ),
        Part(
            _("Points"),
            _(
                "If all or none found it, everybody but the storyteller gets 2 points. Otherwise the storyteller and "
                "all who found it get 3. Each vote for your own card is 1 more, up to 3."
            ),
        ),
        Part(
            _("Many players"),
            _(
                "From seven players on you may vote for two cards. Whoever finds the card with a single vote gets 1 "
                "point more."
            ),
        ),
        Part(
            _("Party"),
            _(
                "The storyteller speaks before seeing the hand. All give a card and all vote; a vote is worth as much "
                "as there are votes on its card, unless it stands alone or on the card with the red vote."
            ),
        ),
        Part(
            _("Teams"),
            _("In pairs: your partner gives a card that should lead the others astray. Each pair has one score."),
        ),
        Part(_("The end"), _("The first to reach 30 points ends the match, and the highest score wins.")),
    )


def _pictoric() -> tuple[Part, ...]:
    return (
        Part(
            _("A race to the box"),
            _("Your pawns run along a spiral of 48 cells. Whoever reaches the box in the middle first has won."),
        ),
        Part(
            _("Open"),
            _(
                "The leader lays six pictures before all, says what one of them brings to mind, and sets the hidden "
                "die to it. All others set their dice to the picture that they think is meant."
            ),
        ),
        Part(
            _("Closed"),
            _(
                "The leader draws a picture and says what it brings to mind. The others add the best card of their "
                "bank, all are shuffled, and everybody but the leader votes, never for a card of one's own."
            ),
        ),
        Part(
            _("Steps"),
            _(
                "Nobody right: nobody moves. All right: all others go 2 steps. Otherwise each who was right goes 3, "
                "and the leader the more, the fewer were right."
            ),
        ),
        Part(
            _("Orange forfeits"),
            _(
                "If you agreed on it, the leader rolls before each turn: run ahead, fall back, lose cards, be silent, "
                "score double, or keep to a theme."
            ),
        ),
    )
