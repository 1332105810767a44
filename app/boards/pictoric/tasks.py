"""What the curtain of Pictoric Box says, from what all may see.  No Kivy."""

from collections.abc import Sequence

from app.boards.pictoric import sentences
from app.boards.task import Task
from app.look.text import _
from engine.games.pictoric.view import View


def task_of(view: View, names: Sequence[str], seat: int) -> Task:
    leader = "" if view.leader is None else names[view.leader]
    match view.phase:
        case "telling":
            return Task(_("Tell of a picture"), "speech", sentences.rule_of_telling(view))
        case "giving":
            return Task(_("Give a card that fits"), "cards", sentences.association(view, leader))
        case "voting":
            return Task(_("Vote: which card was told?"), "vote", sentences.association(view, leader))
        case "reveal" if seat == view.leader and view.discarding:
            return Task(_("Give up a card of your bank"), "cards")
    return Task(_("Look at the table"), "eye")
