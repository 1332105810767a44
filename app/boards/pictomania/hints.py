"""What the Pictomania board hints at in a first match: words, the corner, the sheet, guess cards, tokens, the reveal.

No hint says what only one player may know: whose word or number it is stays under its corner.
"""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.boards.pictomania.round import Round
from app.boards.pictomania.shared_phases import RevealTable, WordsTable
from app.look.box import Box, is_tablet
from app.look.text import _
from app.ui.hints import Hint
from engine.games.pictomania.moves import Claim, Finish, Guess, HandOn, Ready, Take

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard


def fitting(board: "PictomaniaBoard") -> list[Hint]:
    """The hints that fit this moment, the most fitting first."""
    table = board.table
    if board.scene is None or table is None:
        return []
    if isinstance(table, WordsTable):
        return [] if table.asks else _words(table)
    if isinstance(table, RevealTable):
        return [] if table.asks or table.counting else _reveal(table)
    if isinstance(table, Round) and board.view.seat is not None and not table.asks and table.large is None:
        return _round(board, table)
    return []


def _words(table: WordsTable) -> list[Hint]:
    places = table.places
    asked = _asked(table)
    if not asked:
        return []
    words = _("Read all the words: each of you will draw one of them.")
    ready = _("Have you read them all? Tap your name.")
    chips = places.chips
    return [
        Hint(
            "pictomania-words",
            words,
            places.parts[1],
            chips,
            (*places.parts, *chips),
            places.parts,
            _("Read them all"),
        ),
        Hint("pictomania-ready", ready, asked[0], chips, chips, asked[1:], _("Tap your name")),
    ]


def _asked(table: WordsTable | RevealTable) -> tuple[Box, ...]:
    """The chips of those here who have to say that they are ready."""
    asked = [seat for seat in table.board.choices_of if any(isinstance(move, Ready) for move in table.moves(seat))]
    return tuple([table.places.chips[seat] for seat in sorted(asked)])


def _round(board: "PictomaniaBoard", table: Round) -> list[Hint]:
    view, moves, places = board.view, board.choices.moves, table.places
    me = view.players[board.me]
    found: list[Hint] = []
    work = tuple([box for box in (places.sheet, places.tools, places.hand) if box.w])
    free = not me.ink and is_tablet(board.width, board.height, dp(1))  # a blank sheet rather than cards
    beside = tuple([box for box in work if not free or box != places.sheet])
    sheets = tuple([tile.box for tile in table.tiles.values()])
    may_guess = any(isinstance(move, Guess) for move in moves)
    if may_guess and table.hand is not None and table.hand.picked is not None:
        words = _("Lay it on any lit sheet: one card on each.")
        found.append(
            Hint("pictomania-lay", words, sheets[0], (places.hand,), sheets, sheets[1:], _("Lay it on a sheet"))
        )
    if board.covers and table.peek is not None and not table.peek.open:
        words = _("Hold a finger here to see your word again. Let nobody peek.")
        found.append(Hint("pictomania-peek", words, places.peek, beside, brief=_("Hold: your word")))
    elif not board.covers and table.shape.draws:
        words = _("This is your word. Draw it, without letters or digits.")
        found.append(Hint("pictomania-task", words, places.peek, beside, (places.sheet,), brief=_("Draw this word")))
    if any(isinstance(move, HandOn) for move in moves) and me.ink:
        words = _("Is your drawing done? Hand the tablet on here.")
        found.append(Hint("pictomania-hand-on", words, places.done, work, brief=_("Done? Hand it on")))
    if may_guess and (me.ink or not table.shape.draws):
        words = _("Which number is it? Drag that card onto the sheet. Early is worth more.")
        found.append(
            Hint(
                "pictomania-guess", words, sheets[0], work, (places.hand, *sheets), sheets[1:], _("Which number is it?")
            )
        )
    if view.guesses and any(isinstance(move, Take | Claim | Finish) for move in moves):
        quick = _("No more guesses? Finish here: black tokens go to the quick.")
        words = _("No more guesses? Finish here.") if board.view.calm else quick
        found.append(Hint("pictomania-finish", words, places.done, work, (places.tokens,), brief=_("Finish here")))
    return found


def _reveal(table: RevealTable) -> list[Hint]:
    places, board = table.places, table.board
    chips = places.chips
    found = []
    turned = board.view.reveal
    if turned is not None and turned.sheep is not None:
        words = _("The black sheep comes to whoever alone guessed wrong most often: their black token is subtracted.")
        brief = _("Here is the black sheep")
        found.append(Hint("pictomania-sheep", words, chips[turned.sheep], chips, chips, brief=brief))
    asked = _asked(table)
    if asked:
        words = _("What everybody gained, and what they have now. Tap a drawing to see why. Tap your name to go on.")
        found.append(
            Hint(
                "pictomania-points",
                words,
                asked[0],
                chips,
                (*chips, *places.parts),
                asked[1:],
                _("Tap your name"),
            )
        )
    return found
