"""The board while a round is played: the rack, one's own sheet, the sheets of others, hand, tokens, stopwatch."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import Metrics, dp, sp
from kivy.uix.widget import Widget

from app.boards.lamplit import light_ink, plate_on_table, sign_on_table, words_on_table
from app.boards.pictomania import sentences
from app.boards.pictomania.at_work import AtWork
from app.boards.pictomania.black_tokens import BlackTokens
from app.boards.pictomania.close_look import Large, RackSheet
from app.boards.pictomania.hand import Hand
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.layout import GUESS_CARD, Places, Shape, arrange
from app.boards.pictomania.peek import Peek
from app.boards.pictomania.pieces import GuessCard
from app.boards.pictomania.rack import ListCard, RackWood, any_narrow, by_words
from app.boards.pictomania.tile import Tile
from app.boards.pictomania.turn_paper import SheetPaper
from app.boards.pictomania.unsaid_guess import Unsaid
from app.boards.question import Asked, Way, asked_on, take_back
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import SMALLEST as BUTTON_LEAST
from app.ui.buttons import WordButton
from app.ui.fitted_text import fitting
from app.ui.lettering import Lettering
from app.ui.on_canvas import show_if
from app.ui.still_picture import Still
from app.ui.touch import Touch
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Claim, Finish, Guess, HandOn, Move, Take
from engine.games.pictomania.reveal import OWN_UP
from engine.games.pictomania.view import View
from engine.rules import Why

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard

FADED = 0.4
"""Of black tokens that somebody with a head start may take, and nobody else yet."""

SMALLEST = 0.85
"""How far the letters of a button may shrink before fewer words say it better."""

ON_MINE = 40
"""How high (dp) a guess card is at most that lies on one's own sheet."""

READABLE = 15
"""Letters of the rack under so many sp are worth a touch that shows them larger."""


def shape_of(view: View) -> Shape:
    """What whoever looks has before them."""
    if view.seat is None:
        return Shape()
    others = len(view.players) - 1
    match view.phase:
        case "drawing":
            return Shape(draws=True)
        case "guessing":
            return Shape(others=others, guesses=True)
    return Shape(others=others, draws=True, guesses=True, tokens=not view.calm)


class Round(Asked, Laid):
    """Laid out anew for each size and phase, and dressed for each scene."""

    def __init__(self, board: "PictomaniaBoard", shape: Shape) -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board, self.shape = board, shape
        self.places: Places = arrange(board.width, board.height, Metrics.density, shape, board.left_handed)
        self.on_mine: list[GuessCard] = []
        """Guess cards that others have laid on one's own sheet."""
        self.hand: Hand | None = None
        self.peek: Peek | None = None
        self.tiles: dict[int, Tile] = {}
        self.large: Large | None = None
        self.black: BlackTokens | None = None
        self.unsaid: Unsaid | None = None
        self._guessed: set[int] = set()
        self._back: Callable[[], None] = lambda: None
        self._desk: Widget | None = None
        self._at_work: AtWork | None = None

    # Building -----------------------------------------------------------------------------------------------------

    def lay_pieces(self) -> Iterator[None]:
        board, view, places = self.board, self.board.view, self.places
        boxes, lists = by_words(view.rack, places.rack), []
        narrow = any_narrow(boxes)
        for place, (letter, box) in enumerate(zip(LETTERS, boxes, strict=True)):
            lists.append(ListCard(place, letter, view.rack[place], box, self._enlarge_rack, narrow=narrow))
            yield from lists[-1].write_in_steps()
            yield
        wood = RackWood(boxes)
        rack = Still(wood.room, [wood, *lists], alive=True)
        self.add_widget(rack)
        rack.paint_soon()
        yield
        yield  # meanwhile it is painted
        self._plate = plate_on_table(places.plate)
        self.add_widget(self._plate)
        self.add_widget(sign_on_table("pause", board.ask_pause, places.pause))
        self._flag = words_on_table("flag", _("Wrong word"), self.ask_own_up, places.flag)
        if places.flag.w:
            self.add_widget(self._flag)
        yield
        self._watch = Lettering(font_name=theme.ROLES["number"].font, color=light_ink(), halign="right")
        self._watch.font_size = min(theme.size_of("number") * 1.15, max(1.0, places.clock.h) * 0.7)
        self.add_widget(stand(self._watch, places.clock))
        self._done = WordButton("", self.ask_done, "amber", air=0.75)
        yield
        if view.seat is None:
            self._at_work = AtWork(places.large)
            self.add_widget(self._at_work)
            return
        yield from self._lay_tiles()
        if self.shape.tokens:
            self.black = BlackTokens(places.tokens, board.tokens_at_start)
            self.add_widget(self.black)
        if self.shape.guesses:
            self.hand = Hand(self, places.hand)
            yield from self.hand.lay_pieces(board.seat(board.me).colour)
            self.add_widget(self.hand)
        yield
        self.peek = Peek(board, places.peek, self._peeked, self._word_place() if self.shape.draws else None)
        self.add_widget(self.peek)
        self.add_widget(stand(self._done, places.done))

    def _word_place(self) -> Box:
        """Large, and on the sheet: above the finger that holds the curtain, beside the lists."""
        sheet = self.places.sheet
        wide, high = min(sheet.w - theme.gap(2), dp(520)), min(sheet.h * 0.4, dp(150))
        return Box(sheet.center[0] - wide / 2, sheet.top - theme.gap() - high, wide, high)

    def _lay_tiles(self) -> Iterator[None]:
        board = self.board
        others = [seat for seat in range(len(board.view.players)) if seat != board.me] if self.shape.others else []
        for of, box in zip(others, self.places.others, strict=True):
            log = board.inks.log(board.view.players[of].drawing)
            self.tiles[of] = Tile(box, of, board.seat(of), board.faces.get(of), log, self.places.beside)
            self.add_widget(self.tiles[of])
            yield

    def _lay_sheet(self) -> Iterator[None]:
        """Puts the sheet that the pen has opened in its place."""
        pen = self.board.pen
        if pen.surface is None or pen.surface.parent is not None or not self.shape.draws:
            return
        pen.take_tools()
        pen.lay_tools(self.places.tool_count, theme.touch(), theme.apart())
        yield
        if pen.surface is None or pen.tools is None:  # closed meanwhile
            return
        self._desk = pen.surface
        for widget, box in ((pen.surface, self.places.sheet), (pen.tools, self.places.tools)):
            if widget.parent is not None:
                widget.parent.remove_widget(widget)
            self.add_widget(stand(widget, box), index=len(self.children))
        self.add_widget(SheetPaper(pen.surface), index=len(self.children))
        if pen.turner is not None:
            pen.turner.lie_on(self.places.sheet, theme.touch())
            self.add_widget(pen.turner)
        if self.peek is not None:
            self.peek.bring_up(self)
        yield

    def leave(self) -> None:
        """Gives the sheet back before something else is laid out."""
        self.say_unsaid()
        for widget in (self.board.pen.surface, self.board.pen.tools, self.board.pen.turner):
            if widget is not None and widget.parent is self:
                self.remove_widget(widget)
        Clock.unschedule(self._tick)

    # Dressing -----------------------------------------------------------------------------------------------------

    def dress_in_steps(self) -> Iterator[None]:
        board, view = self.board, self.board.view
        yield from self._lay_sheet()
        self._dress_plate()
        self._dress_watch()
        if view.seat is None:
            self._show_at_work()
            return
        me = view.players[board.me]
        if board.pen.surface is not None:
            board.pen.surface.disabled = not board.choices.examples
        for of, tile in self.tiles.items():
            self._dress_tile(tile, of)
        if self.shape.draws:
            self._dress_guesses_of_mine(me.stack)
        if self.hand is not None:
            held = () if me.finished else view.hand
            if self.unsaid is not None:
                held = tuple([number for number in held if number != self.unsaid.guess.number])
            shows = self.peek is not None and self.peek.open
            self.hand.show(held, view.task.number if view.task is not None and shows else None)
        if self.peek is not None:
            yield
            self.peek.dress()
            yield
        if self.black is not None:
            self.black.show(view.black, sentences.last_call(view))
            self.black.opacity = FADED if sentences.waits_for_token(view, board.me) else 1
        self._dress_done()
        may_own_up = OWN_UP in board.choices.moves
        self._flag.disabled = not may_own_up
        show_if(may_own_up, self._flag)
        self.light()

    def _show_at_work(self) -> None:
        board, view = self.board, self.board.view
        if self._at_work is not None:
            seat = None if view.turn is None else board.seat(view.turn)
            face = None if view.turn is None else board.faces.get(view.turn)
            self._at_work.show(seat, face, sentences.waits_for(view, board.names))

    def _dress_plate(self) -> None:
        board, view = self.board, self.board.view
        notes = sentences.standing(view, board.me)
        self._plate.show(board.seat(board.me), notes, view.seat is not None, board.faces.get(board.me))

    def _dress_tile(self, tile: Tile, of: int) -> None:
        board, view = self.board, self.board.view
        player = view.players[of]
        lying = () if self.unsaid is None else (self.unsaid.guess,)
        mine = next((guess.number for guess in (*view.guesses, *lying) if guess.of == of), None)
        note = sentences.doing(player) if view.phase == "playing" else ""
        if mine is not None:
            note = _("my guess")
        if player.void is not None:
            note = _("does not count")
        colours = [board.seat(seat).colour for seat in player.stack]
        colours += [board.seat(board.me).colour for guess in lying if guess.of == of]
        tile.badge.mark(board.is_bot(of))
        tile.show(note, colours, mine, False)

    def _dress_guesses_of_mine(self, stack: Sequence[int]) -> None:
        """Face down at the upper edge of one's own sheet, as they come; of the sheet they cover next to nothing."""
        sheet, seats = self.places.sheet, stack[len(self.on_mine) :]
        if len(stack) < len(self.on_mine):
            for card in self.on_mine:
                self.remove_widget(card)
            self.on_mine, seats = [], stack
        above = [box.y for box in (self.places.plate, *self.places.others) if box.y > sheet.top]
        high = min(dp(ON_MINE), max(dp(18), min(above) - sheet.top + dp(6)))
        wide = high * GUESS_CARD
        for seat in seats:
            card = GuessCard(0, self.board.seat(seat).colour)
            card.face_up = False
            place = Box(sheet.right - (len(self.on_mine) + 1) * 1.15 * wide, sheet.top - dp(6), wide, high)
            self.on_mine.append(card)
            below = 0 if self._ways is None else self.children.index(self._ways) + 1  # it goes on being read
            self.add_widget(stand(card, Box(self.width, place.y, wide, high)), index=below)
            card.glide(place, theme.motion("walk"))
        self._show_guesses_of_mine()

    def _show_guesses_of_mine(self) -> None:
        """Not while the sheet they lie on is under another one."""
        for card in self.on_mine:
            show_if(self.large is None, card)

    def _dress_done(self) -> None:
        moves = self.board.choices.moves
        may = any(isinstance(move, HandOn | Finish) for move in moves)
        hands_on = any(isinstance(move, HandOn) for move in moves)
        room = (self._done.width - theme.gap(3.5)) / SMALLEST
        label = _("Done drawing") if hands_on else fitting([_("I have finished"), _("I'm done")], "button", room)
        self._done.disabled = not may
        show_if(may, self._done)
        if may and self._done.words.text != label:
            self._done.say(label, theme.size_of("button"), theme.gap(3.5), BUTTON_LEAST / theme.large_type())

    # The stopwatch --------------------------------------------------------------------------------------------------

    def _dress_watch(self) -> None:
        Clock.unschedule(self._tick)
        view = self.board.view
        if self.shape.tokens or view.turn is None:
            self._watch.text = ""
            return
        self._tick(0)
        if self.board.watch_runs:
            Clock.schedule_interval(self._tick, 0.25)

    def _tick(self, dt: float) -> None:
        self._watch.text = sentences.clock(self.board.stopwatch())

    # Touches ------------------------------------------------------------------------------------------------------

    def targets(self) -> Iterator[Box]:
        """Where the table is touched beside what lies on it."""
        if self.large is not None:
            yield self.places.large
        else:
            yield from [tile.box for tile in self.tiles.values()]
        if self.shape.tokens:
            yield self.places.tokens
        yield self.places.plate

    def on_touch_down(self, touch: Touch) -> bool:
        if self._ways is not None:
            if not self._ways.on_touch_down(touch):
                self.cancel_ways()
            return True
        if self.large is not None and self.places.large.holds(*touch.pos):
            return self._touch_table(touch)  # what lies under it is out of reach
        if self._sheet_is_closed() and self.places.sheet.holds(*touch.pos):
            return self._refuse_ink(touch.pos)
        return bool(super().on_touch_down(touch)) or self._touch_table(touch)

    def _touch_table(self, touch: Touch) -> bool:
        x, y = touch.pos
        if self.board.view.seat is None:
            return False
        of = self.sheet_at(x, y)
        if of is not None:
            if self.hand is not None and self.hand.picked is not None:
                self.hand.lay_on(of, touch.pos)
            elif self.large is not None:
                self.put_away_large()
            else:
                self._enlarge(of)
            return True
        if self.shape.tokens and self.places.tokens.holds(x, y):
            self.ask_done(None if self.black is None else self.black.stars_at(x), touch.pos)
            return True
        if self.places.plate.holds(x, y):
            self.board.ask_why(self.board.me)
            return True
        if self.hand is not None and self.hand.picked is not None:
            self.hand.drop()
        return False

    def _sheet_is_closed(self) -> bool:
        """A sheet that takes no ink would swallow the touch without a word."""
        return self.board.pen.surface is not None and bool(self.board.pen.surface.disabled)

    def _refuse_ink(self, near: tuple[float, float]) -> bool:
        me = self.board.view.players[self.board.me]
        if me.finished or me.guessing:
            self.board.tell(Why("finished" if me.finished else "pen-down"), near)
        return True

    def sheet_at(self, x: float, y: float) -> int | None:
        """Whose sheet lies there."""
        if self.large is not None:
            return self.large.of if self.places.large.holds(x, y) else None
        return next((of for of, tile in self.tiles.items() if tile.holds(x, y)), None)

    def place_of_card(self, of: int) -> Box:
        """Where a card hangs that may be laid on that sheet."""
        sheet = self.places.large if self.large is not None else self.tiles[of].sheet
        h = min(sheet.h * 0.6, self.places.hand.h)
        x, y = sheet.center
        return Box(x - h * GUESS_CARD / 2, y - h / 2, h * GUESS_CARD, h)

    def seen_at(self, of: int) -> Box | None:
        """What must not be covered by a question about that sheet, if anything can be left free."""
        return None if self.large is not None else self.tiles[of].box

    def light(self, under: int | None = None) -> None:
        """Amber round the sheets on which the picked card may be laid, or the one under the finger."""
        picked = None if self.hand is None else self.hand.picked
        for of, tile in self.tiles.items():
            may = picked is not None and any(
                getattr(move, "of", None) == of and getattr(move, "number", None) == picked
                for move in self.board.choices.moves
            )
            tile.light(may and under in (None, of))

    # Laid, and not said yet -----------------------------------------------------------------------------------------

    def lay(self, guess: Guess, near: tuple[float, float]) -> None:
        """It lies there, and can be taken back for a breath.  With the last one there is nothing left to do."""
        self.put_away_large()
        self._guessed |= {laid.of for laid in self.board.view.guesses}
        if self._guessed | {guess.of} >= self._can_be_guessed():
            self._part(self._endings(), guess)
            return
        stretch = sentences.stretch_of(self.board.view, self.board.me)
        self.unsaid = Unsaid(guess, self.tiles[guess.of].sheet, lambda: self.say_unsaid(near), self._take_back, stretch)
        self.add_widget(self.unsaid)
        self.dress()

    def _can_be_guessed(self) -> set[int]:
        return {of for of in self.tiles if self.board.view.players[of].void is None}

    def say_unsaid(self, near: tuple[float, float] | None = None) -> None:
        """What was laid is meant."""
        unsaid = self._forget_unsaid()
        if unsaid is not None:
            self._guessed.add(unsaid.guess.of)
            self.board.say(unsaid.guess, near or unsaid.center)

    def _take_back(self) -> None:
        self._forget_unsaid()
        self.dress()

    def _forget_unsaid(self) -> "Unsaid | None":
        unsaid, self.unsaid = self.unsaid, None
        if unsaid is not None:
            unsaid.forget()
            self.remove_widget(unsaid)
        return unsaid

    # Looking closely ------------------------------------------------------------------------------------------------

    def _enlarge(self, of: int) -> None:
        self.board.pen.put_down()
        log = self.board.inks.log(self.board.view.players[of].drawing)
        self.large = Large(self.places.large, of, self.board.names[of], log)
        self.add_widget(self.large)
        self._show_guesses_of_mine()

    def put_away_large(self) -> None:
        if self.large is not None:
            self.remove_widget(self.large)
            self.large = None
            self._show_guesses_of_mine()

    def _enlarge_rack(self) -> None:
        least = sp(READABLE) * theme.large_type()
        small = self.places.rack[0].h / 7.6 * 0.74 < least or self.places.rack[0].w < dp(200)
        if small:
            RackSheet(self.board.view).lay()

    def take_ink(self, drawing: int, ink: bytes) -> None:
        """A drawing grew."""
        for of, tile in self.tiles.items():
            if self.board.view.players[of].drawing == drawing:
                tile.view.take(ink)
                if self.large is not None and self.large.of == of:
                    self.large.view.take(ink)

    def _peeked(self) -> None:
        self.dress()

    # Asking -------------------------------------------------------------------------------------------------------

    def ask(
        self,
        title: str,
        note: str,
        ways: Sequence[Way],
        near: tuple[float, float],
        back: Callable[[], None],
        beside: Box | None = None,
    ) -> None:
        self.close_ways()
        self._back = back
        self._ways = asked_on(self, title, note, ways, (take_back(), self.cancel_ways), near, beside)
        self.add_widget(self._ways)

    def cancel_ways(self) -> None:
        self.close_ways()
        self._back()

    def ask_done(self, stars: int | None = None, near: tuple[float, float] | None = None) -> None:
        """Finishing cannot be taken back: every way of it is a button of its own."""
        found = self._endings(stars)
        if not found:
            if sentences.waits_for_token(self.board.view, self.board.me):
                self.board.tell(Why("head-start"), near)
            return
        if self.board.view.turn is not None:
            self._part(found)
            return
        where = near or self.places.done.center
        title, note = _("Have you finished?"), sentences.finishing_note(self.board.view, self.board.me)
        self.ask(title, note, [self._way(move, where) for move in found], where, lambda: None)

    def _endings(self, stars: int | None = None) -> list[HandOn | Take | Claim | Finish]:
        found = [move for move in self.board.choices.moves if isinstance(move, Take | Claim | Finish | HandOn)]
        if stars is not None:
            found = [move for move in found if isinstance(move, Take) and move.stars == stars]
        return sorted(found, key=lambda move: (isinstance(move, Finish), -getattr(move, "stars", 0)))

    def _way(self, move: HandOn | Take | Claim | Finish, where: tuple[float, float], *before: Move) -> Way:
        def finish() -> None:
            self.close_ways()
            self.board.pen.put_down()
            if isinstance(move, Take):
                sounds.play("grab")
            for each in (*before, move):
                self.board.say(each, where)

        return (_("Hand it on") if isinstance(move, HandOn) else sentences.ending(self.board.view, move), finish)

    def _part(self, endings: Sequence[HandOn | Take | Claim | Finish], *before: Move) -> None:
        """On a passed tablet: done at once, and taken back by whoever thinks better of it."""
        where = self.places.done.center
        self.board.host.part([self._way(move, where, *before) for move in endings])

    def ask_own_up(self) -> None:
        """P24: whoever notices it may say so at any time, while others still guess as well."""
        if OWN_UP not in self.board.choices.moves:
            return
        near = self.places.flag.center

        def own_up() -> None:
            self.close_ways()
            self.board.pen.put_down()
            self.board.say(OWN_UP, near)

        title = _("Did you draw the wrong word?")
        note = _(
            "Then your drawing counts for nobody, and your own tokens count against you. Your guesses still score."
        )
        self.ask(title, note, [(_("Yes, it does not count"), own_up)], near, lambda: None)
