"""What the curtain of Dixit says, from what all may see.  No Kivy."""

from collections.abc import Sequence

from app.boards.dixit import sentences
from app.boards.task import Task
from app.look.text import _
from engine.games.dixit.view import View


def task_of(view: View, names: Sequence[str], seat: int) -> Task:
    match view.phase:
        case "idea" if view.variant != "party":
            return Task(_("Look at your cards: do you have an idea?"), "eye", sentences.how_far(view))
        case "telling" | "idea":
            return Task(_("Tell: pick a card and give a clue"), "speech", sentences.how_far(view))
        case "giving":
            return Task(_("Give a card that fits"), "cards", sentences.quoted_clue(view, names))
        case "voting" if seat == view.storyteller:
            return Task(_("Lay your red cross"), "vote", sentences.quoted_clue(view, names))
        case "voting":
            return Task(_("Vote: which card was told?"), "vote", sentences.quoted_clue(view, names))
    return Task(_("Look at the table"), "eye")
