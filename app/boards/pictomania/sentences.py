"""What the Pictomania board says: words of the rack, who does what, times, what a touch would do.  No Kivy."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.look import text
from app.look.text import _, ngettext
from engine.decks.words import WordList, shipped
from engine.games.pictomania.box import BLACK_TOKENS, HURRY_TOKENS, LETTERS
from engine.games.pictomania.moves import Claim, Finish, Take
from engine.games.pictomania.own_time import AS_ALL
from engine.games.pictomania.scoring import Card, Reveal, Stack
from engine.games.pictomania.state import Drawn
from engine.games.pictomania.view import Player, Shelf, View
from engine.rules import WhyLine

RIGHT = "right-guess"
"""The key of the line that a right guess brings."""


def list_of(shelf: Shelf) -> WordList:
    """A list of the rack: the table's own came with its words, all others are shipped."""
    return shelf.own or _shipped(shelf.list)


def _shipped(name: str) -> WordList:
    return shipped(int(name[0]))[name]


def theme_of(shelf: Shelf) -> str:
    return list_of(shelf).theme.in_language(text.spoken())


def words_of(shelf: Shelf) -> tuple[str, ...]:
    """The seven words, in the language spoken here."""
    return tuple([word.in_language(text.spoken()) for word in list_of(shelf).words])


def word_at(view: View, letter: str, number: int) -> str:
    """The word with that letter and number on the rack."""
    return words_of(view.rack[LETTERS.index(letter)])[number - 1]


def drawn_word(drawn: Drawn) -> str:
    """The word of a drawing of any round."""
    word = drawn.word or _shipped(drawn.list).words[drawn.number - 1]
    return word.in_language(text.spoken())


def clock(ms: int) -> str:
    """A stopwatch: 0:07, 12:30."""
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def headline(view: View) -> str:
    if view.teaching:
        return _("Round {n} of {all}, for practice", n=view.round, all=len(view.levels))
    return _which_round(view)


def _which_round(view: View) -> str:
    return _("Round {n} of {all}", n=view.round, all=len(view.levels))


def standing(view: View, seat: int) -> list[str]:
    """How the match stands, for a plate: each shorter than the one before."""
    said = headline(view)
    return list(dict.fromkeys((f"{said} · {text.points(view.scores[seat])}", said, _which_round(view))))


def doing(player: Player) -> str:
    """What somebody does now, seen from across the table."""
    if player.finished:
        return _("has finished")
    return _("guesses") if player.guessing else _("draws")


def waits_for(view: View, names: Sequence[str]) -> str:
    """What those see who have nothing to do on a passed tablet."""
    if view.turn is None:
        return ""
    if view.phase == "drawing":
        return _("{name} draws now", name=names[view.turn])
    return _("{name} guesses now", name=names[view.turn])


def tokens_at_start(view: View) -> tuple[int, ...]:
    """P3, P4; at a calm table there are none (P31)."""
    return () if view.calm else (HURRY_TOKENS if view.hurry else BLACK_TOKENS)[len(view.players)]


def stretch_of(view: View, seat: int) -> float:
    """How many times the usual time this seat has (P32)."""
    return view.own_time[seat] / AS_ALL if view.own_time else 1.0


def waits_for_token(view: View, seat: int) -> bool:
    """P32: whether somebody has a head start over this seat."""
    return bool(view.may_take_at) and view.may_take_at[seat] is not None


def finishing_note(view: View, seat: int) -> str:
    """What is said to whoever may want to finish."""
    if waits_for_token(view, seat):
        return _("Somebody has a head start: a moment more, and you can take a black token.")
    return _("After that you can neither draw nor guess.")


def last_call(view: View) -> bool:
    """P16: whoever takes the last black token ends the round for all."""
    return view.hurry and view.phase == "playing" and len(view.black) == 1


def drawing_rules() -> str:
    return _("Draw what it means: no letters, no digits, no signs. And not a word about your drawing!")


# Asking before what cannot be undone ------------------------------------------------------------------------------


def ask_guess(number: int, name: str) -> str:
    return _("Card {number} for {name}?", number=number, name=name)


def pen_goes_down(view: View) -> str:
    """What a first guess means for whoever still draws (P12)."""
    if view.phase != "playing" or view.seat is None or view.players[view.seat].guessing:
        return _("You cannot take it back.")
    return _("You cannot take it back, and you cannot draw after it.")


def ending(view: View, move: Take | Claim | Finish) -> str:
    """What a way of finishing is called on its button."""
    match move:
        case Take(stars=stars):
            return ngettext("Take the token with {n} star", "Take the token with {n} stars", stars)
        case Claim():
            return _("I want a black token")
        case Finish():
            return _("I have finished") if view.calm else _("Without a black token")


# The reveal ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Beat:
    """One thing to look at: a card that is turned (``whose`` stack, which ``place`` in it), a score line, or both."""

    whose: int | None
    place: int | None
    line: WhyLine | None


def beats(turned: Reveal, lines: Sequence[WhyLine]) -> list[Beat]:
    """All stacks card by card, each right one with the points that it brings; then all other lines of the round."""
    earned = {(line.seat, line.args["of"]): line for line in lines if line.key == RIGHT}
    cards = [
        Beat(stack.seat, place, earned.get((card.seat, stack.seat)))
        for stack in turned.stacks
        for place, card in enumerate(stack.cards)
    ]
    return cards + [Beat(None, None, line) for line in lines if line.key != RIGHT]


def beat_headlines(beat: Beat, turned: Reveal, names: Sequence[str]) -> list[str]:
    """What all may read while they look at it; the same in fewer words, if there are."""
    if beat.line is not None:
        said, points = text.sentence(beat.line, "pictomania", names), text.signed(beat.line.points)
        name = names[beat.line.seat]
        return [f"{name}: {said} {points}", f"{name}: {points}"]
    if beat.whose is None or beat.place is None:
        return [""]
    card = turned.stacks[beat.whose].cards[beat.place]
    match card.verdict:
        case "wrong":
            return [_("{name}: a wrong guess", name=names[card.seat])]
        case "late":
            return [_("{name}: too late, the last black token was gone", name=names[card.seat])]
    return [_("{name} takes the card back", name=names[card.seat])]


def verdicts(card: Card) -> list[str]:
    """What came of a guess, in more and in fewer words."""
    match card.verdict:
        case "right":
            return [_("found it: {points}", points=text.signed(card.stars)), text.signed(card.stars)]
        case "wrong":
            return [_("a {number}: not this time", number=card.number), _("not this time")]
        case "late":
            return [_("too late")]
    return [_("takes the card back")]


def found_by(stack: Stack, others: int) -> str:
    """How a drawing went, once all guesses on it are turned."""
    if stack.void is not None:
        return _("This drawing does not count")
    return found_by_so_many(sum(card.verdict == "right" for card in stack.cards), others)


def found_by_so_many(found: int, others: int) -> str:
    if found == others:
        return _("Everybody found it!")
    return _("Found by {n} of {all}", n=found, all=others) if found else _("Nobody found it this time")


def which_drawing(view: View, place: int) -> str:
    return _("Drawing {n} of {all}", n=place + 1, all=len(view.players))


def round_points(lines: Sequence[WhyLine], round: int, seat: int) -> int:
    return sum(line.points for line in lines if line.round == round and line.seat == seat)


def fate(turned: Reveal, seat: int) -> str:
    """What became of a seat's black token; nothing if there is nothing to say."""
    if turned.sheep == seat:
        return _("the black sheep!")
    return {"returned": _("the black token goes back")}.get(turned.black[seat].fate, "")


def why_void(why: str) -> str:
    return _("The wrong word: it does not count") if why == "owned-up" else _("A foul: it does not count")
