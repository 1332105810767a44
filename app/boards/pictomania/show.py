"""The reveal's moment: all look at one drawing on its easel, drawn again, its word turned over, guesses landing."""

from collections.abc import Callable, Iterator

from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.graphics import BorderImage, Canvas
from kivy.metrics import Metrics, dp

from app.boards.lamplit import light_ink, plate_on_table, sign_on_table
from app.boards.pictomania import sentences
from app.boards.pictomania.easel import DrawnAgain, Easel, GuessRow, Slots, WordSlip
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.pieces import GuessCard, Token
from app.boards.pictomania.rack import ListCard, RackWood
from app.boards.pictomania.shared_board import SharedBoard
from app.boards.pictomania.show_layout import ShowPlaces, arrange_show
from app.boards.pictomania.show_times import Moment, rows_of
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box, around
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.fitted_text import Line
from app.ui.paper import Paper
from app.ui.shapes import ground, rim_on
from app.ui.still_picture import Still
from app.ui.touch import Touch
from engine.games.pictomania.box import LETTERS, OWN_TOKENS
from engine.games.pictomania.scoring import Card, Stack

FAINT = 0.45
"""How well a card is seen that counts for nobody."""


class ShowTable(Laid):
    """Of the drawing in one ``place``; a touch anywhere leads all on to the next."""

    def __init__(self, board: SharedBoard, place: int) -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board, self.place = board, place
        seats = len(board.view.players)
        self.places: ShowPlaces = arrange_show(board.width, board.height, Metrics.density, seats - 1, Window.size)
        self.drawing = board.view.players[place].drawing
        self.steps = 0
        """How much was turned before these eyes."""
        self.cards: dict[int, GuessCard] = {}
        """By whose they are."""
        self._coming: list[ClockEvent] = []
        self._running: bool | None = None
        self._lit = Canvas()
        self.canvas.after.add(self._lit)
        self._list: ListCard | None = None
        self.view: DrawnAgain | None = None
        """The drawing, once it is laid: ink may come, and the match be left, before that."""

    @property
    def stack(self) -> Stack:
        turned = self.board.view.reveal
        if turned is None:
            raise RuntimeError("nothing is turned over yet")
        return turned.stacks[self.place]

    # Laying out -----------------------------------------------------------------------------------------------------

    def lay_pieces(self) -> Iterator[None]:
        self._lay_head()
        yield
        easel = Easel(self.places)
        self.add_widget(Still(easel.seen_box, [easel]))
        yield from self._lay_rack()
        yield
        self._lay_easel()
        yield
        self._lay_rows()

    def _lay_head(self) -> None:
        board, places = self.board, self.places
        plate = plate_on_table(places.plate)
        which = sentences.which_drawing(board.view, self.place)
        notes = [f"{which} · {sentences.headline(board.view)}", which]
        plate.show(board.seat(self.place), notes, True, board.faces.get(self.place))
        self.add_widget(plate)
        skip = WordButton(_("The points"), self.skip, "paper", "next", air=0.75, width=places.skip.w)
        skip.height = places.skip.h
        self.add_widget(stand(skip, places.skip))
        skip.fit()
        self.add_widget(sign_on_table("pause", board.ask_pause, places.pause))

    def _lay_rack(self) -> Iterator[None]:
        """As it stood in the round, to be read but not touched."""
        if not self.places.rack:
            return
        lists, rack = [], self.board.view.rack
        for place, shelf in enumerate(zip(LETTERS, rack, self.places.rack, strict=True)):
            yield
            lists.append(ListCard(place, *shelf, beside=rack))
            yield from lists[-1].write_in_steps()
        yield
        self._list = lists[LETTERS.index(self.stack.letter)]
        wood = RackWood(self.places.rack)
        self.add_widget(Still(wood.room, [wood, *lists]))

    def _lay_easel(self) -> None:
        board, places = self.board, self.places
        self.add_widget(stand(Paper(lift=8, round_by=4, colour=theme.paint.paper), places.sheet))
        self.view = DrawnAgain(board.inks.log(self.drawing))
        self.add_widget(stand(self.view, places.sheet))
        self.slip = WordSlip(places.slip)
        self.add_widget(self.slip)
        colour = board.seat(self.place).colour
        self.tokens = [Token(stars, colour) for stars in OWN_TOKENS[len(board.view.players)]]
        side = min(places.ledge.h, dp(44))
        for number, token in enumerate(self.tokens):
            x = places.ledge.right - (len(self.tokens) - number) * 1.1 * side
            self.add_widget(stand(token, Box(x, places.ledge.top - side, side, side)))
        self._result = Line("", "strong", light_ink(), halign="center", least=0.5)
        self.add_widget(stand(self._result, places.result))

    def _lay_rows(self) -> None:
        board = self.board
        order = rows_of(self.stack, len(board.view.players))
        self.rows = {
            seat: GuessRow(box, board.seat(seat), board.faces.get(seat))
            for seat, box in zip(order, self.places.rows, strict=True)
        }
        rows = list(self.rows.values())
        still = [Slots(rows), *[row.badge for row in rows]]
        self.add_widget(Still(around(self.places.rows).inset(-dp(8)), still))
        for row in rows:
            self.add_widget(row)

    def leave(self) -> None:
        if self.view is not None:
            self.view.playing = False
        for coming in self._coming:
            coming.cancel()

    # Step by step ---------------------------------------------------------------------------------------------------

    def dress_in_steps(self) -> Iterator[None]:
        """As it stands at this moment."""
        yield from ()
        now = self.board.run.moment(self.board.view)
        if now.place != self.place:
            return
        if self._running != self.board.run.time.runs:
            self._running = self.board.run.time.runs
            self._draw_on(now)
        while self.steps < now.steps:
            self.steps += 1
            self._take_step(self.steps, theme.motion("walk") if self.steps == now.steps else 0.0)

    def _draw_on(self, now: Moment) -> None:
        if self.view is not None:
            self.view.go_on(now.drawn, now.rest)
            self.view.playing = self.view.playing and bool(self._running)

    def _take_step(self, step: int, seconds: float) -> None:
        cards = self.stack.cards
        if step == 1:
            self._turn_word(seconds)
        else:
            self._land(step - 2, cards[step - 2], seconds)
        if step == 1 + len(cards):
            self._then(self._sum_up, 2 * seconds)

    def _then(self, what: Callable[[], None], seconds: float) -> None:
        if seconds:
            self._coming.append(Clock.schedule_once(lambda dt: what(), seconds))
        else:
            what()

    def _turn_word(self, seconds: float) -> None:
        sounds.play("turn")
        self.slip.turn(self.board.view, self.stack, seconds)
        if self._list is not None and self.stack.void is None:
            self._light_word(self._list.rows[self.stack.number])

    def _light_word(self, row: Box) -> None:
        """On the rack, where all have looked for it."""
        box = Box(row.x - dp(5), row.y, row.w + dp(5), row.h)
        self._lit.clear()
        light = BorderImage()
        ground(theme.faint(theme.paint.amber, 0.2), (box.w, box.h), dp(8)).lay(light, (box.x, box.y), (box.w, box.h))
        self._lit.add(light)
        rim_on(self._lit, box, theme.paint.amber, dp(3.2), dp(8))

    def _land(self, number: int, card: Card, seconds: float) -> None:
        """From beside the table into its row; then it is seen what came of it."""
        row = self.rows[card.seat]
        piece = self.cards[card.seat] = GuessCard(card.number, self.board.seat(card.seat).colour)
        start = Box(self.width, row.card.y, row.card.w, row.card.h) if seconds else row.card
        self.add_widget(stand(piece, start))
        piece.glide(row.card, seconds)
        self._then(lambda: self._judge(number, card, seconds), seconds)

    def _judge(self, number: int, card: Card, seconds: float) -> None:
        row, piece = self.rows[card.seat], self.cards[card.seat]
        row.tell(sentences.verdicts(card), card.verdict)
        if card.verdict == "right":
            sounds.play("found")
            found = sum(one.verdict == "right" for one in self.stack.cards[:number])
            token = self.tokens[found]
            self.remove_widget(token)
            self.add_widget(token)
            token.glide(row.token, seconds)
        else:
            sounds.play("missed" if card.verdict == "wrong" else "card")
            piece.opacity = 1.0 if card.verdict == "wrong" else FAINT

    def _sum_up(self) -> None:
        guessed = {card.seat for card in self.stack.cards}
        for seat, row in self.rows.items():
            if seat not in guessed:
                row.tell([_("no guess")], None)
        self._result.text = sentences.found_by(self.stack, len(self.rows))

    def take_ink(self, drawing: int, ink: bytes) -> None:
        if drawing == self.drawing and self.view is not None:
            self.view.take(ink)
            self._draw_on(self.board.run.moment(self.board.view))

    # Touches --------------------------------------------------------------------------------------------------------

    def skip(self) -> None:
        """To the end, for all."""
        self.board.look_on(len(self.board.view.players) + 1, self.places.skip.center)

    def on_touch_down(self, touch: Touch) -> bool:
        if not super().on_touch_down(touch):
            self.board.look_on(self.place + 1, touch.pos)
        return True
