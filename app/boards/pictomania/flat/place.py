"""A person's own place while a round is played: sheet, tools, guess cards, and the corner that hides their word."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget
from msgspec import Struct

from app.boards.pictomania import sentences
from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.flat.hand import CoveredHand
from app.boards.pictomania.flat.layout import place, unit_on
from app.boards.pictomania.flat.stack import Stack
from app.boards.pictomania.layout import GUESS_CARD, HAND
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.pictomania.pen import Pen
from app.boards.pictomania.pieces import GuessCard
from app.boards.pictomania.turn_paper import SheetPaper
from app.boards.question import SMALL, Question, Way, take_back
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.look.text import _
from app.ui.buttons import SMALLEST, WordButton
from app.ui.fitted_text import Line, width_of
from app.ui.in_sight import Kept
from app.ui.lettering import Lettering
from app.ui.on_canvas import show_if
from app.ui.paper import Paper, PaperColumn
from app.ui.signs import Sign
from app.ui.touch import Finger, Touch
from app.ui.words import Words
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Finish, Guess, OwnUp, Take
from engine.rules import Why

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class Zone(Desk):
    """Shows the secrets of its seat only while one of its corners is held."""

    def __init__(self, table: "FlatPictomania", turn: Turn, me: int) -> None:
        super().__init__(table, turn, me, (me,))
        self.pen: Pen = table.pens[me]
        self.places = place(self.width, self.height, unit_on(table.width, table.height, Metrics.density))
        self.edge()
        colour = table.seat(me).colour
        self.hand = CoveredHand(self, self.places.hand, self.places.unit, colour)
        self.corner = Corner(self, self.places.peek, colour)
        self.done = WordButton("", self.ask_done, "amber", role="note", air=0.5, small=SMALL)
        self._stack = Stack(self.places.sheet, len(self.view.players) - 1)
        self._slip: Widget | None = None
        self._slip_shows: object = None
        self._teach_soon = Clock.create_trigger(lambda dt: self._teach())
        """Once tools and ink lie where they will be seen: a hint lies on none of them."""
        self._ending: tuple[object, ...] = (None,)
        """The question about the end of one's round, and what was so when it was asked."""
        for widget in (self.hand, self.corner, stand(self.done, self.places.done), self._stack):
            self.add_widget(widget)

    # Dressing -----------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        view = self.view
        me = view.players[self.me]
        self._lay_sheet()
        if self.pen.surface is not None:
            self.pen.surface.disabled = not self.choices.examples
        self._keep_question(me.finished, view.black)
        laid = sum(player.stack.count(self.me) for player in view.players if player.void is None)
        open_hand = view.hand if view.seat == self.me else None
        own = view.task.number if view.task is not None else None
        self.hand.show(open_hand, 0 if me.finished else HAND - laid, own)
        self._stack.show([self.table.seat(seat).colour for seat in me.stack])
        self._dress_slip()
        self._dress_done()
        self._teach_soon()

    def _teach(self) -> None:
        """What to do now, in a first match."""
        me, places, surface = self.view.players[self.me], self.places, self.pen.surface
        if surface is None or self.asks:
            return
        if surface.sheet_box[2] <= 1:  # where its ink lies is known with the next frame
            self._teach_soon()
            return
        if not me.guessing:
            words = _("Hold “My word” with a finger: it shows at your edge, and your hand hides it.")
            self.table.teach(self, "flat-word", words, places.peek, (places.peek,))
        elif not (self.view.calm or me.finished):
            words = _("Finished? Drag a black token from the middle to your place.")
            middle = Box(0, self.height, self.width, 0)
            self.table.teach(self, "flat-token", words, middle, (places.done,))

    def _keep_question(self, finished: bool, black: tuple[int, ...]) -> None:
        """What is asked about the end of one's round is asked anew when that has changed."""
        if self._ways is not None and self._ending[0] is self._ways and self._ending[1:] != (finished, black):
            self.close_ways()
            if not finished:
                self.ask_done()

    def _lay_sheet(self) -> None:
        """Puts the sheet that the pen has opened in its place."""
        pen = self.pen
        if pen.surface is None or pen.surface.parent is self:
            return
        pen.take_tools()
        if pen.tools is None:
            return
        for widget in (pen.surface, pen.tools):
            if widget.parent is not None:
                widget.parent.remove_widget(widget)
        pen.lay_tools(self.places.tool_count, self.places.unit.side, self.places.unit.gap)
        for widget, box in (
            (pen.surface, self.places.sheet),
            (pen.tools, self.places.tools),
        ):
            self.add_widget(stand(widget, box), index=len(self.children))
        pen.tools.do_layout()  # a hint comes soon, and lies on none of them
        self.add_widget(SheetPaper(pen.surface), index=len(self.children))
        if pen.turner is not None:
            pen.turner.lie_on(self.places.sheet, self.places.unit.side)
            self.add_widget(pen.turner)

    def leave(self) -> None:
        for widget in (self.pen.surface, self.pen.tools, self.pen.turner):
            if widget is not None and widget.parent is self:
                self.remove_widget(widget)
        self.hand.back()
        self._teach_soon.cancel()
        self.hush()

    def _dress_slip(self) -> None:
        """At one's own edge, behind the hand that holds: the word while it may be seen, else who sits here."""
        view = self.view
        me = view.players[self.me]
        task = view.task if view.seat == self.me else None
        shows = task, me.finished, me.black, me.void
        if shows == self._slip_shows:
            return
        self._slip_shows = shows
        if self._slip is not None:
            self.remove_widget(self._slip)
        self._slip = self._word(self.places.slip) if task is not None else self.plate_in(self.places.slip)
        self.add_widget(self._slip)

    def _word(self, box: Box) -> Widget:
        """Small, for the one whose hand is over it."""
        task = self.view.task
        paper = Paper(lift=4, round_by=10, size_hint=(None, None))
        paper.keeps_quiet = True
        stand(paper, box)
        if task is None:
            return paper
        sign = f"{task.letter}{task.number}"
        size = box.h * 0.72
        side = width_of(sign, theme.DISPLAY, size) + theme.gap(0.5)
        letter = Lettering(text=sign, font_name=theme.DISPLAY, font_size=size)
        letter.color = letter_colour(LETTERS.index(task.letter))
        word = Line(sentences.word_at(self.view, task.letter, task.number), "text")
        inner = Box(box.x + theme.gap(0.5), box.y, box.w - theme.gap(), box.h)
        paper.add_widget(stand(letter, Box(inner.x, inner.y, side, inner.h)))
        paper.add_widget(stand(word, Box(inner.x + side + theme.gap(0.5), inner.y, inner.w - side, inner.h)))
        return paper

    def _dress_done(self) -> None:
        """It leads to the end of one's round, and after that to owning up."""
        moves = self.choices.moves
        may_finish = any(isinstance(move, Finish) for move in moves)
        may = may_finish or any(isinstance(move, OwnUp) for move in moves)
        label = _("I'm done") if may_finish else _("Wrong word")
        self.done.disabled = not may
        show_if(may, self.done)
        if may and self.done.words.text != label:
            self.done.become("amber" if may_finish else "well")
            self.done.say(label, theme.size_of("note"), theme.gap(3), SMALLEST)

    def light(self, lit: bool) -> None:
        """A card hangs over the sheet."""
        self._stack.light(lit)

    @property
    def said_in(self) -> Box:
        """Over the sheet, and what is free beside it, so that no tool and no card is hidden while it is read."""
        sheet, tools = self.places.sheet, self.places.tools
        return Box(0, sheet.y, self.width, sheet.h) if tools.top <= sheet.y else sheet

    # Asked --------------------------------------------------------------------------------------------------------

    def ask(
        self,
        title: str,
        note: str,
        ways: Sequence[Way],
        back: Callable[[], None] = lambda: None,
        quiet: Sequence[Way] = (),
    ) -> None:
        """Near whoever sits here.  Their drawing stays to be seen: somebody else may be guessing it just now."""
        self.hush()

        def not_yet() -> None:
            self.close_ways()
            back()

        asked = Question(title, note, ways, (take_back(), not_yet), (self.width, self.height), quiet)
        asked.center_x, asked.y = self.width / 2, min(theme.gap(), (self.height - asked.height) / 2)
        self.lay_ways(asked, self.own_room, self.places.sheet)

    # Holding ------------------------------------------------------------------------------------------------------

    def hold(self, finger: Finger) -> None:
        self.table.host.peek(self.me, finger)

    def let_go(self, finger: Finger) -> None:
        self.table.host.end_peek(self.me, finger)
        if not self.view.players[self.me].guessing:
            words = _("To guess, choose a card with your finger and slide it to that drawing.")
            self.table.teach(self, "flat-guess", words, self.places.hand, (self.places.hand,))

    # Guessing -----------------------------------------------------------------------------------------------------

    def lift(self, colour: int) -> GuessCard:
        """A card above all places, face down, turned as its owner sees it."""
        card = GuessCard(0, colour)
        card.face_up, card.angle = False, self.turn.angle
        self.table.air.add_widget(stand(card, Box(0, 0, theme.touch() * GUESS_CARD, theme.touch())))
        return card

    def carry(self, card: GuessCard, point: tuple[float, float]) -> None:
        """The card hangs a little beyond the finger, which would hide it."""
        x, y = self.to_parent(point[0], point[1] + dp(30))
        card.center = x, y
        self.table.light(self.table.seat_at(*self.to_parent(*point)), self.me)

    def drop(self, number: int, point: tuple[float, float]) -> None:
        """Whose place is it?  What the table would refuse, it refuses."""
        table = self.table
        of = table.seat_at(*self.to_parent(*point))
        table.light(None, self.me)
        if of is None or of == self.me:
            self.hand.back()
            return
        move = Guess(of, number)
        if move not in self.choices.moves:
            self.hand.back()
            self.say(move, point)
            return
        self.hand.hang(table.box_on_sheet(of))

        def sure() -> None:
            self.close_ways()
            self._lay_guess(move)

        note = sentences.pen_goes_down(table.view_of(None)) if self._pen_is_up() else _("You cannot take it back.")
        self.ask(_("A card for {name}?", name=table.names[of]), note, [(_("Lay it"), sure)], self.hand.back)

    def ask_whose(self, number: int) -> None:
        """The card was tapped: for whom is it?"""
        may = [move for move in self.choices.moves if isinstance(move, Guess) and move.number == number]
        if not may:
            return

        def laying(move: Guess) -> Way:
            def sure() -> None:
                self.close_ways()
                self._lay_guess(move)

            return self.table.names[move.of], sure

        note = _("You cannot take it back, and you cannot draw after it.")
        note = note if self._pen_is_up() else _("You cannot take it back.")
        self.ask(_("For whose drawing?"), note, [laying(move) for move in may])

    def _pen_is_up(self) -> bool:
        return not self.view.players[self.me].guessing

    def _lay_guess(self, move: Guess) -> None:
        self.pen.put_down()
        self.say(move, self.center, answered=lambda answer: self.hand.back())

    # Finishing ----------------------------------------------------------------------------------------------------

    def ask_done(self) -> None:
        """Every way of finishing is a button of its own; a token may be dragged here as well."""
        moves = self.choices.moves
        found = [move for move in moves if isinstance(move, Take | Finish)]
        own_up = [move for move in moves if isinstance(move, OwnUp)]

        def way(words: str, move: Struct) -> Way:
            def say() -> None:
                self.close_ways()
                self.pen.put_down()
                self.say(move, self.center)

            return words, say

        order = sorted(found, key=lambda move: (isinstance(move, Finish), -getattr(move, "stars", 0)))
        ways = [way(sentences.ending(self.view, move), move) for move in order]
        quiet = [way(_("I drew the wrong word"), move) for move in own_up]
        if found:
            title, note = _("Have you finished?"), sentences.finishing_note(self.view, self.me)
        else:
            title, note = _("Did you draw the wrong word?"), _("Your drawing then counts for nobody.")
        if ways or quiet:
            self.ask(title, note, ways, quiet=quiet)
            self._ending = self._ways, self.view.players[self.me].finished, self.view.black

    def take_token(self, stars: int) -> None:
        """A finger brought a black token here."""
        self.pen.put_down()
        self.hush()
        sounds.play("grab")
        self.say(Take(stars), self.center)

    # Touches ------------------------------------------------------------------------------------------------------

    def touched(self, touch: Touch) -> bool:
        asked = self.asked
        if asked is not None and asked.collide_point(*touch.pos):
            super().touched(touch)
            return True
        if asked is not None and not self.places.sheet.holds(*touch.pos):
            return True  # it is under the veil
        if self.places.sheet.holds(*touch.pos):
            self.hush()  # nobody draws under a slip
        surface = self.pen.surface
        if surface is not None and surface.disabled and self.places.sheet.holds(*touch.pos):
            self._refuse_ink()
            return True
        super().touched(touch)
        return True  # a palm anywhere in a place belongs to it and does nothing elsewhere

    def _refuse_ink(self) -> None:
        me = self.view.players[self.me]
        if me.finished or me.guessing:
            self.tell(Why("finished" if me.finished else "pen-down"), self.center)


class Corner(PaperColumn, Kept):
    """Held with a finger, it shows its owner's word and cards; a cupped hand hides them from the others."""

    keeps_quiet = True

    def __init__(self, zone: Zone, box: Box, colour: int) -> None:
        look = theme.seat(colour)
        ground = theme.under_letters(look.colour)
        super().__init__(orientation="horizontal", lift=5, round_by=14, colour=ground, padding=(theme.gap(0.5), 0))
        self.spacing = theme.gap(0.25)
        stand(self, box)
        self._zone = zone
        self.add_widget(Sign("hand", 22, look.on_colour, size_hint=(None, 1), width=dp(24)))
        self.add_widget(Words(_("My word"), "note", look.on_colour, lines=2, halign="center", size_hint=(1, 1)))

    def targets(self) -> tuple[Box, ...]:
        return (Box(*self.pos, *self.size),)

    def on_touch_down(self, touch: Touch) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._zone.hold(touch.uid)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._zone.let_go(touch.uid)
        return True
