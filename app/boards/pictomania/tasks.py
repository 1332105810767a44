"""What the curtain of Pictomania says, from what all may see.  No Kivy."""

from app.boards.pictomania import sentences
from app.boards.task import Task
from app.look.text import _
from engine.games.pictomania.view import View


def task_of(view: View) -> Task:
    match view.phase:
        case "drawing" | "playing":
            return Task(_("Draw your word"), "pencil", sentences.headline(view))
        case "guessing":
            return Task(_("Guess the drawings"), "question", sentences.headline(view))
        case "favourite":
            return Task(_("Vote for the best drawing"), "vote")
    return Task(_("Look at the table"), "eye")
