"""What the Dixit board says: the clue, who does what, what a touch would do, whose card it was.  No Kivy."""

import re
from collections.abc import Collection, Sequence

from app.look import text
from app.look.text import _, ngettext
from engine.games.dixit.reveal import Reveal
from engine.games.dixit.view import View
from engine.rules import WhyLine

# Above the cards ---------------------------------------------------------------------------------------------------


def clue(view: View, names: Sequence[str]) -> str:
    """What was told, as far as it can be read."""
    if view.clue is None or view.storyteller is None:
        return ""
    return view.clue.words or _("{name} said it aloud", name=names[view.storyteller])


def quoted_clue(view: View, names: Sequence[str]) -> str:
    """The same, in marks if it was written."""
    return _("“{words}”", words=clue(view, names)) if is_written(view) else clue(view, names)


def is_written(view: View) -> bool:
    return view.clue is not None and view.clue.words is not None


def headline(view: View, names: Sequence[str], me: int | None) -> str:
    """What happens now, where there is no clue yet."""
    if view.phase == "idea":
        return _("Who has an idea and tells first?")
    if view.storyteller is None:
        return ""
    if view.storyteller != me:
        return _("{name} thinks of a clue", name=names[view.storyteller])
    if view.variant == "party":
        return _("{name}: a clue, before you see your hand!", name=names[me])
    return _("You tell: which card?")


def how_far(view: View) -> str:
    """The round, and when it all ends."""
    if view.rounds is not None:
        told = _("Round {n} of {all}", n=view.round, all=view.rounds)
    elif view.target is not None:
        told = _("Round {n}, up to {points}", n=view.round, points=text.points(view.target))
    else:
        told = _("Round {n}", n=view.round)
    return re.sub(r" (?=\d)", "\u00a0", told)  # a number stays with its word


# One's hand --------------------------------------------------------------------------------------------------------


def partner_of(view: View, seat: int) -> int | None:
    """Whom this seat plays with, if it plays in a pair."""
    for one, other in view.pairs:
        if seat in (one, other):
            return other if seat == one else one
    return None


def hand_note(view: View, names: Sequence[str], me: int, gives: bool) -> str:
    """What the holder of the tablet should know about their hand now."""
    partner = partner_of(view, me)
    if view.phase == "telling":
        return (
            _("A word, a line of a song, a sound: not too obvious, not too obscure.") if me == view.storyteller else ""
        )
    if view.phase != "giving" or not gives:
        return ""
    if partner is not None and partner == view.storyteller:
        return _("Your partner is telling. Give a card that leads the others astray.")
    if partner is not None:
        return _(
            "Talk with {name} openly, but neither show nor describe cards. One of you gives, the other votes.",
            name=names[partner],
        )
    if me == view.storyteller:
        return _("Your own clue: which of your cards fits it best?")
    return _("Which card fits the clue best?")


def give(view: View, me: int) -> str:
    """On the button that gives the large card."""
    return _("Give this one too") if view.gave[me] else _("Give this card")


# Round the table ----------------------------------------------------------------------------------------------------


def doing(view: View, seat: int, waiting: Collection[int]) -> str:
    """What somebody does now, seen from across the table."""
    asked = seat in waiting
    if view.phase == "telling":
        return _("tells") if asked else ""
    if view.phase == "giving":
        if view.gave[seat]:
            told = seat == view.storyteller and view.variant != "party"
            return _("has told") if told else _("has given")
        return _("gives a card") if asked else ""
    if view.phase == "voting":
        return _("has voted") if view.voted[seat] else _("votes") if asked else ""
    return ""


def waits_for(view: View, names: Sequence[str], waiting: Sequence[int]) -> str:
    """What those see who have nothing to do now."""
    others = text.listed([names[seat] for seat in waiting])
    if not others:
        return ""
    if view.phase == "giving":
        return ngettext("{names} gives a card", "{names} give cards", len(waiting), names=others)
    if view.phase == "voting":
        return ngettext("{names} votes", "{names} vote", len(waiting), names=others)
    return ""


# Voting -------------------------------------------------------------------------------------------------------------


def vote_note(view: View, me: int, red: bool, most: int) -> str:
    """What the voter's tokens mean.  ``most``: how many may be laid."""
    if red:
        return _("Green: your favourite. Red: nothing for anybody.")
    if view.variant == "party":
        return _("Vote for the card that many will vote for.")
    if most > 1:
        return _("One token or two. A single one that hits brings an extra point.")
    return _("Which card did the storyteller give?")


def cast(tokens: int) -> str:
    """On the button that makes a vote count."""
    return ngettext("Cast my vote", "Cast my votes", tokens)


# The reveal ---------------------------------------------------------------------------------------------------------


def turning_order(turned: Reveal) -> list[int]:
    """The places in the order in which it is shown whose card lies there: the storyteller's, or the red one, last."""
    last = turned.told or turned.red
    places = [place for place in range(1, len(turned.cards) + 1) if place != last]
    return places if last is None else [*places, last]


def whose(turned: Reveal, place: int, names: Sequence[str]) -> str:
    """Whose card it was, and how many voted for it."""
    laid = turned.cards[place - 1]
    name = names[laid.seat]
    if place == turned.told:
        return _("The storyteller's card: {name}'s", name=name)
    if place == turned.red:
        return _("{name}'s card has the red vote", name=name)
    if not laid.votes:
        return _("{name}'s card: no vote", name=name)
    return ngettext("{name}'s card: {n} vote", "{name}'s card: {n} votes", len(laid.votes), name=name)


def outcome(turned: Reveal) -> str:
    """How the round went, once all is turned."""
    match turned.outcome:
        case "all":
            return _("Everybody found the card!")
        case "none":
            return _("Nobody found the card!")
        case "some":
            hits = turned.cards[(turned.told or 1) - 1].votes
            return ngettext("{n} player found the card", "{n} players found the card", len(hits))
    return _("All votes are out")


def voters_of(turned: Reveal, place: int, names: Sequence[str]) -> str:
    """Who voted for a card."""
    votes = turned.cards[place - 1].votes
    return _("Votes: {names}", names=text.listed([names[seat] for seat in votes])) if votes else _("No votes")


def lines_to_count(view: View) -> list[WhyLine]:
    """The lines of the last round in the order in which they are counted; a pair's once."""
    second = {other for _one, other in view.pairs}
    return [line for line in view.why if line.round == view.round and line.seat not in second]


def before_round(view: View, seat: int) -> int:
    """The score with which this round began."""
    return sum(line.points for line in view.why if line.seat == seat and line.round < view.round)


def sides(view: View) -> list[tuple[int, ...]]:
    """Those who share a score: each for themselves, or pairs."""
    return list(view.pairs) or [(seat,) for seat in range(len(view.scores))]


def track_end(view: View, most: int) -> int:
    """How many points the track shows: the target, or as far as somebody has come."""
    return max(view.target or 0, most, 10)
