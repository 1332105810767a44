"""What the Pictoric board says: who does what now, what a forfeit is, how steps came about.  No Kivy."""

from collections.abc import Sequence

from app.boards.pictoric.dice_shown import Throw
from app.boards.pictoric.moment import Moment
from app.boards.pictoric.reveal_steps import DieShown, OwnersShown, Step
from app.look import text
from app.look.text import _, ngettext
from engine.games.pictoric.state import Forfeit, Words
from engine.games.pictoric.track import BOX, START
from engine.games.pictoric.view import View

Said = tuple[str, str]
"""A large line and a small one below it."""


# Now ----------------------------------------------------------------------------------------------------------------


def now(view: View, moment: Moment, names: Sequence[str], waiting: Sequence[int]) -> Said:
    """The words above the stage."""
    mine = moment.actor is not None
    leader = "" if view.leader is None else names[view.leader]
    match moment.kind:
        case "picking":
            return _picking(moment, names, waiting, leader)
        case "theme":
            who = names[waiting[0]] if waiting else ""
            return _("{name} names a theme", name=who), ""  # the rest stands below the die
        case "telling":
            return _telling(view, mine, leader)
        case "giving" if mine:
            return association(view, leader), _with(theme_line(view), _("Add the card that fits best. Tap one"))
        case "voting" if mine:
            return association(view, leader), _with(theme_line(view), _("Which one is meant? Tap it"))
        case "giving" | "voting":
            return association(view, leader), _with(theme_line(view), waits(names, waiting))
        case "discard":
            return _("Give up a card of your bank"), _("It was too easy or too hard. Tap one")
        case "over":
            return winner(view, names), ""
    return association(view, leader), _with(round_line(view), outcome(view))


def _picking(moment: Moment, names: Sequence[str], waiting: Sequence[int], leader: str) -> Said:
    if len(waiting) > 1:
        title = ngettext(
            "Anybody but {name} picks {n} card", "Anybody but {name} picks {n} cards", moment.picks, name=leader
        )
    else:
        who = names[waiting[0]] if waiting else ""
        title = ngettext("{name} picks {n} card", "{name} picks {n} cards", moment.picks, name=who)
    return title, _("These are {name}'s cards, face down", name=leader)


def _telling(view: View, mine: bool, leader: str) -> Said:
    rule = rule_of_telling(view)
    if not mine:
        return _("{name} thinks of an association", name=leader), rule
    if view.closed:
        return _("What does your picture bring to mind?"), rule or _("Nobody else sees it")
    return _("Which of your pictures will you tell of?"), rule or _("Tap it: your hidden die will point to it")


def rule_of_telling(view: View) -> str:
    """What a forfeit asks of the association."""
    if view.forfeit is not None and view.forfeit.name == "silence":
        return _("Without words and without sounds")
    return theme_line(view)


def theme_line(view: View) -> str:
    if view.theme is None:
        return ""
    said = view.theme.text
    return _("A theme was named aloud") if said is None else _("Theme: “{theme}”", theme=said)


def association(view: View, leader: str) -> str:
    """What the leader has told."""
    told = view.told
    if told is None:
        return ""
    if told.text is not None:
        return _("“{words}”", words=told.text)
    if view.forfeit is not None and view.forfeit.name == "silence":
        return _("{name} has shown it without words", name=leader)
    return _("{name} has said it aloud", name=leader)


def is_written(told: Words | None) -> bool:
    return told is not None and told.text is not None


def waits(names: Sequence[str], waiting: Sequence[int]) -> str:
    if len(waiting) == 1:
        return _("Waiting for {name}", name=names[waiting[0]])
    return ngettext("Waiting for {n} player", "Waiting for {n} players", len(waiting))


def _with(first: str, second: str) -> str:
    return f"{first} · {second}" if first and second else first or second


def outcome(view: View) -> str:
    """How the votes went."""
    shown = view.reveal
    if shown is None:
        return ""
    if shown.outcome == "none":
        return _("Nobody found it: no pawn moves")
    if shown.outcome == "all":
        return _("Everybody found it")
    return ngettext("{n} player found it", "{n} players found it", len(shown.right))


def round_line(view: View) -> str:
    """Where the table agreed on a number of rounds."""
    if not view.rounds:
        return ""
    return _("Round {n} of {all}", n=(view.turn - 1) // len(view.players) + 1, all=view.rounds)


def winner(view: View, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in view.winners]
    if not winners:
        return ""
    in_the_box = view.players[view.winners[0]].cell == BOX
    if len(winners) == 1:
        return (
            _("{name} has reached the box!", name=winners[0])
            if in_the_box
            else _("{name} wins, furthest along!", name=winners[0])
        )
    told = text.listed(winners)
    return (
        _("{names} have reached the box!", names=told)
        if in_the_box
        else _("{names} win, equally far along!", names=told)
    )


# Acting -------------------------------------------------------------------------------------------------------------


def act(moment: Moment, sector: int) -> str:
    """What the button under a picture says that fills the screen."""
    match moment.kind:
        case "telling":
            return _("My die on {n}", n=sector)
        case "giving":
            return _("Add this one")
        case "voting":
            return _("I vote for {n}", n=sector)
        case "discard":
            return _("Give this one up")
    return ""


def sure(moment: Moment) -> str:
    """What follows from it, said next to the button."""
    if moment.kind == "telling":
        return _("You can still change it")
    return _("You cannot take it back")


def die_points(view: View, sector: int) -> Said:
    """The leader's hidden die is set."""
    rule = rule_of_telling(view)
    return _("Your die points to {n}", n=sector), rule or _("Now say what the picture brings to mind")


# Dice before a turn -------------------------------------------------------------------------------------------------


def asks(throw: Throw, before: Sequence[Throw], view: View, names: Sequence[str]) -> Said:
    """Before the dice are flicked."""
    if throw.what == "first":
        if len(before) == 0:
            return _("Who leads first?"), _("Flick the dice")
        again = text.listed([names[seat] for seat, _value in throw.dice])
        return _("A tie! {names} roll again", names=again), _("Flick the dice")
    leader = names[throw.dice[0][0]]
    if throw.what == "forfeit":
        return _("{name} leads and rolls for a forfeit", name=leader), _("Flick the die")
    return forfeit_title(view.forfeit), _("Flick the die once more")


def tells(throw: Throw, last: bool, view: View, names: Sequence[str]) -> Said:
    """When the dice lie still."""
    if throw.what == "first":
        best = max(value for _seat, value in throw.dice)
        highest = [names[seat] for seat, value in throw.dice if value == best]
        if len(highest) > 1:
            return _("A tie! {names} roll again", names=text.listed(highest)), ""
        return _("{name} leads first", name=highest[0]), ""
    if throw.what == "forfeit" and not last:
        return forfeit_title(view.forfeit), ""
    return forfeit_title(view.forfeit), forfeit_came(view, names)


def forfeit_came(view: View, names: Sequence[str]) -> str:
    """What the second roll, or the forfeit without one, brings."""
    forfeit = view.forfeit
    if forfeit is None or view.leader is None:
        return ""
    leader = names[view.leader]
    n = forfeit.roll or 0
    match forfeit.name:
        case "lucky":
            return ngettext("{name}: {n} step ahead", "{name}: {n} steps ahead", n, name=leader)
        case "not-so-lucky":
            back = 0 if forfeit.walk is None else forfeit.walk.start - forfeit.walk.end
            if back == 0:
                return _("{name} is at the start and stays there", name=leader)
            return ngettext("{name}: {n} step back", "{name}: {n} steps back", back, name=leader)
        case "trouble" if forfeit.cards == 0:
            return _("{name} has only one card and keeps it", name=leader)
        case "trouble":
            return ngettext(
                "{name}: {n} card is in trouble", "{name}: {n} cards are in trouble", forfeit.cards, name=leader
            )
    return ""


def forfeit_title(forfeit: Forfeit | None) -> str:
    if forfeit is None:
        return ""
    return {
        "lucky": _("Lucky"),
        "not-so-lucky": _("Not so lucky"),
        "trouble": _("Cards in trouble"),
        "silence": _("Silence"),
        "very-lucky": _("Very lucky if …"),
        "topic": _("On topic"),
    }[forfeit.name]


def forfeit_sentence(view: View, names: Sequence[str]) -> str:
    """What the forfeit is, who is meant, and what to do."""
    if view.forfeit is None or view.leader is None:
        return ""
    name = names[view.leader]
    after = names[(view.leader + 1) % len(names)]
    match view.forfeit.name:
        case "lucky":
            return _("{name} rolls again and moves ahead by the number on the die, even into the box.", name=name)
        case "not-so-lucky":
            return _(
                "{name} rolls again and moves back by the number on the die, to the first stone at most.", name=name
            )
        case "trouble":
            return _trouble_sentence(view, name, after)
        case "silence":
            return _(
                "{name} shows the association without words and without sounds: with hands, face and feet.", name=name
            )
        case "very-lucky":
            return _("What {name} earns in this turn counts double. If it is nothing, the pawn stays.", name=name)
    return _("{next} names a theme, and {name} has to keep to it with the association.", next=after, name=name)


def _trouble_sentence(view: View, name: str, after: str) -> str:
    if not view.closed:
        return _(
            "{name} rolls again and swaps as many cards as the die shows. Anybody else picks them, face down.",
            name=name,
        )
    if view.forfeit is not None and view.forfeit.roll is not None:
        return _(
            "{name} rolls again and loses as many cards of the bank as the die shows. {next} picks them, face down.",
            name=name,
            next=after,
        )
    return _(
        "{name} loses two cards of the bank, but never the last one. {next} picks them, face down.",
        name=name,
        next=after,
    )


# The reveal -----------------------------------------------------------------------------------------------------------


def step_sentence(step: Step, view: View, names: Sequence[str]) -> str:
    """A line for those who watch."""
    match step:
        case DieShown(seat=seat) if seat == view.leader:
            return _("{name} meant this one", name=names[seat])
        case DieShown(seat=seat):
            return _("{name}'s die", name=names[seat])
        case OwnersShown():
            return _("Whose cards these are")
    return reasons(view, step.walk.seat, names)


def seen_of(view: View, sector: int, names: Sequence[str]) -> str:
    """What a reveal has told of a picture: who meant it, whose card it is, who took it for the leader's."""
    shown = view.reveal
    if shown is None or view.leader is None:
        return ""
    votes = [names[seat] for seat, vote in enumerate(shown.votes) if vote == sector and seat != view.leader]
    lines = [_("{name} meant this one", name=names[view.leader])] if sector == shown.sector else []
    if view.closed and sector != shown.sector:
        lines.append(_("{name}'s card", name=names[shown.owners[sector - 1]]))
    lines.append(_("Votes: {names}", names=text.listed(votes)) if votes else _("No votes"))
    return "\n".join(lines)


def reasons(view: View, seat: int, names: Sequence[str]) -> str:
    """Why a pawn goes so far: +3 the leader's picture found · +1 a vote on the card."""
    lines = [line for line in view.why if line.seat == seat and line.round == view.turn and line.points]
    told = [f"{text.signed(line.points)} {text.sentence(line, 'pictoric', names)}" for line in lines]
    return f"{names[seat]}: {' · '.join(told)}"


def standing(cell: int, gains: int | None) -> tuple[str, ...]:
    """How far a pawn has come, and what it has just earned; each line shorter than the one before, and the last one a
    number that is the same thing on every plate."""
    far = _("in the box") if cell == BOX else ngettext("{n} step", "{n} steps", cell - START)
    if not gains:
        return far, str(cell - START)
    return f"{text.signed(gains)} · {far}", f"{text.signed(gains)} → {cell - START}", str(cell - START)
