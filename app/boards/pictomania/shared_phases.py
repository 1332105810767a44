"""What all look at together: the words before the deal, and the reveal after a round.  Each says when it is ready."""

from collections.abc import Callable, Iterator, Sequence

from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.widget import Widget
from msgspec import Struct

from app.boards.lamplit import light_ink, quiet_ink, sign_on_table
from app.boards.pictomania import sentences
from app.boards.pictomania.chips import ReadyChip
from app.boards.pictomania.laid import Laid
from app.boards.pictomania.panel import Panel
from app.boards.pictomania.rack import ListCard
from app.boards.pictomania.reveal_pieces import TurnedCards
from app.boards.pictomania.sentences import Beat
from app.boards.pictomania.shared_board import SharedBoard
from app.boards.pictomania.shared_layout import SharedPlaces, gather
from app.boards.question import Asked, Way, asked_on, take_back
from app.boards.stand import stand
from app.look import sounds, text, theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import Line, fitting, width_of
from app.ui.still_picture import Still
from app.ui.touch import Touch
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import CallFoul, Judge, Move, OwnUp, Ready, Veto
from engine.games.pictomania.scoring import Reveal
from engine.games.pictomania.view import Shelf

SMALLEST = 0.8
"""How far the letters of a button may shrink before a sign says it better."""

CHIPS_AT_ONCE = 2
"""Chips that are laid or written on in one step."""

LEAST_TITLE = 0.5
"""How far the letters of the headline may shrink."""


class Together(Asked, Laid):
    """A headline, chips along the bottom, and a question on the spot."""

    def __init__(self, board: SharedBoard, parts: int, noted: bool) -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board = board
        seats = len(board.view.players)
        self.places: SharedPlaces = gather(board.width, board.height, Metrics.density, seats, parts, noted, Window.size)
        self._title = Line("", "title", light_ink(), least=LEAST_TITLE)
        self.add_widget(stand(self._title, self.places.title))
        self.chips: list[ReadyChip] = []

    def lay_pieces(self) -> Iterator[None]:
        board = self.board
        self.add_widget(sign_on_table("pause", board.ask_pause, self.places.pause))
        for seat, box in enumerate(self.places.chips):
            if seat % CHIPS_AT_ONCE == 0:
                yield
            chip = ReadyChip(box, board.seat(seat), board.faces.get(seat), self._pressing(seat))
            self.chips.append(chip)
            self.add_widget(chip)
        yield

    def mark_bots(self) -> None:
        for seat, chip in enumerate(self.chips):
            chip.badges[0].mark(self.board.seat(seat).bot is not None)

    def _pressing(self, seat: int) -> Callable[[], None]:
        return lambda: self.press(seat)

    def moves(self, seat: int) -> Sequence[Move]:
        """What a person of this tablet may do."""
        choices = self.board.choices_of.get(seat)
        return () if choices is None else choices.moves

    def press(self, seat: int) -> None:
        """The chip of a seat: its owner is ready, or wants to know about the points."""
        ready = next((move for move in self.moves(seat) if isinstance(move, Ready)), None)
        if ready is not None:
            self.board.say(ready, self.places.chips[seat].center, seat)
        else:
            self.board.ask_why(seat)

    def ask(self, title: str, note: str, ways: Sequence[Way], beside: Box, back: str = "") -> None:
        """What is asked about should go on being seen."""
        way_back = back or take_back(), self.close_ways
        asked = asked_on(self, title, note, ways, way_back, beside.center, beside)
        self.lay_ways(asked, Box(0, 0, self.width, self.height), beside)

    def on_touch_down(self, touch: Touch) -> bool:
        if self._ways is not None:
            if not self._ways.on_touch_down(touch):
                self.close_ways()
            return True
        return bool(super().on_touch_down(touch))


class WordsTable(Together):
    """P9: three lists, large; a list with a word that somebody does not know is exchanged."""

    def __init__(self, board: SharedBoard) -> None:
        super().__init__(board, parts=0, noted=True)
        self.rack: tuple[Shelf, ...] = ()
        """What lies on it."""
        self._cards: list[Widget] = []

    def lay_pieces(self) -> Iterator[None]:
        yield from super().lay_pieces()
        if self.places.note.h:
            note = Line(sentences.drawing_rules(), "note", quiet_ink(), halign="center", wraps=True)
            self.add_widget(stand(note, self.places.note))
        yield from self.lay_rack()

    def dress_in_steps(self) -> Iterator[None]:
        view = self.board.view
        level = {0: _("our own words"), 1: _("easy"), 2: _("not so easy"), 3: _("hard"), 4: _("devilish")}[view.level]
        self._title.text = f"{sentences.headline(view)} · {level}"
        self.mark_bots()
        yield from self.lay_rack()
        for seat, chip in enumerate(self.chips):
            if seat % CHIPS_AT_ONCE == 0:
                yield
            ready = view.ready[seat] or view.phase == "dealing"
            asked = any(isinstance(move, Ready) for move in self.moves(seat))
            note = _("ready") if ready else _("reads")
            chip.show([_("Ready? Tap here"), _("Tap here")] if asked else [note], asked, ready)

    def lay_rack(self) -> Iterator[None]:
        """The lists as they are now, one after the other; nothing if they lie there already."""
        if self.board.view.rack == self.rack:
            return
        self.rack = self.board.view.rack
        for card in self._cards:
            self.remove_widget(card)
        self._cards = []
        for place, (letter, shelf) in enumerate(zip(LETTERS, self.rack, strict=True)):
            box = self.places.parts[place]
            swap = self._swap_button(place, box.w * 0.42)
            yield
            corner = swap.width + theme.gap(), swap.height + theme.gap()
            card = ListCard(place, letter, shelf, box, corner=corner, beside=self.rack)
            yield
            yield from card.write_in_steps()
            yield
            swap.pos = box.right - corner[0], box.top - corner[1]
            shown = Still(card.seen_box, [card], alive=True)
            for widget in (shown, swap):
                self._cards.append(widget)
                self.add_widget(widget, index=len(self.children))
            self.remove_widget(swap)
            self.add_widget(swap)
            shown.paint_soon()
            yield

    def _swap_button(self, place: int, room: float) -> WordButton | SignButton:
        """In words, or as a sign where there is no room for them."""
        words, air = _("Another list"), theme.gap(3.5)
        wide = width_of(words, theme.ROLES["note"].font, theme.size_of("note"))
        if wide * SMALLEST + air > room:
            return SignButton("swap", self._asking(place))
        button = WordButton(words, self._asking(place), "well", role="note", air=1, height=theme.touch())
        button.width = min(room, wide + air)
        return button

    def _asking(self, place: int) -> Callable[[], None]:
        return lambda: self._ask_veto(place)

    def _ask_veto(self, place: int) -> None:
        """Whoever asks need not say so: the first person here speaks for the table."""
        seat = min(self.board.choices_of, default=None)
        if seat is None:
            return
        box = self.places.parts[place]

        def swap() -> None:
            self.close_ways()
            self.board.say(Veto(LETTERS[place]), box.center, seat)

        title = _("Another list for {letter}?", letter=LETTERS[place])
        note = _("For when somebody does not know a word. Everybody reads again before the deal.")
        self.ask(title, note, [(_("Swap it"), swap)], box, _("Keep it"))


class RevealTable(Together):
    """P17 to P27: the table of all: points are counted, wrong words owned up to, fouls called."""

    def __init__(self, board: SharedBoard) -> None:
        super().__init__(board, parts=len(board.view.players), noted=False)
        self._beats_seen: int | None = 0
        """How many beats have been seen; nothing when all have."""
        self.panels: list[Panel] = []

    def lay_pieces(self) -> Iterator[None]:
        yield from super().lay_pieces()
        for seat, box in enumerate(self.places.parts):
            panel = Panel(box, self.board, seat, self._flagging(seat), self._asking_why(seat))
            self.panels.append(panel)
            self.add_widget(panel, index=len(self.children))
            yield
        self.turning = TurnedCards(self.board, self.places, self.panels)
        self.add_widget(self.turning)

    @property
    def counting(self) -> bool:
        """Points are still being counted."""
        return self._beats_seen is not None

    def hurry(self) -> None:
        """All points at once, for all."""
        self.board.look_on(len(self.panels) + 1, self.center)

    def _beats(self) -> list[Beat]:
        view = self.board.view
        lines = [line for line in view.why if line.round == view.round]
        return [] if view.reveal is None else sentences.beats(view.reveal, lines)

    def _count(self) -> None:
        """All cards were turned one by one before; the other lines come one after the other."""
        now, before = self.board.run.moment(self.board.view), self._beats_seen
        if now.place > len(self.panels):
            self._beats_seen = None
            return
        self._beats_seen = sum(beat.whose is not None for beat in self._beats()) + now.steps
        if before is not None and self._beats_seen > before:
            sounds.play("tick")

    def take_ink(self, drawing: int, ink: bytes) -> None:
        for panel in self.panels:
            if panel.drawing == drawing:
                panel.view.take(ink)

    def dress_in_steps(self) -> Iterator[None]:
        turned = self.board.view.reveal
        if turned is None:
            return
        self._count()
        self.mark_bots()
        seen = self._beats()[: self._beats_seen]
        share = LEAST_TITLE / theme.large_type() if seen and self._beats_seen else SMALLEST
        self._title.text = fitting(self._headlines(seen, turned), "title", self.places.title.w / share)
        for seat, panel in enumerate(self.panels):
            panel.show(turned.stacks[seat], self._beats_seen is None and self._may_flag(seat))
        self.turning.show(turned, seen, self._beats_seen is None)
        yield
        for seat, chip in enumerate(self.chips):
            self._dress_chip(chip, seat, seen)

    def _headlines(self, seen: Sequence[Beat], turned: Reveal) -> list[str]:
        """The same in fewer and fewer words: what is looked at, or what is to be done."""
        headline = sentences.headline(self.board.view)
        if self._beats_seen:
            return sentences.beat_headlines(seen[-1], turned, self.board.names)
        if self._beats_seen is None and any(self._is_asked(seat) for seat in self.board.choices_of):
            hint = _("tap your name to go on")
            return [f"{headline} · {hint}", hint[:1].upper() + hint[1:], _("Tap your name")]
        return [headline]

    def _dress_chip(self, chip: ReadyChip, seat: int, seen: Sequence[Beat]) -> None:
        view = self.board.view
        asked = self._beats_seen is None and self._is_asked(seat)
        notes = []
        if any(isinstance(move, Judge) for move in self.moves(seat)):
            notes = [_("A foul? Tap here"), _("A foul?")]
        elif view.reveal is not None:
            gained = sum(beat.line.points for beat in seen if beat.line is not None and beat.line.seat == seat)
            all_gained = sentences.round_points(view.why, view.round, seat)
            points = f"{text.signed(gained)} → {text.plain(view.scores[seat] - all_gained + gained)}"
            fate = sentences.fate(view.reveal, seat) if self._beats_seen is None else ""
            notes = [f"{points} · {fate}", points] if fate else [points]
        chip.show(notes, asked, view.ready[seat] and view.phase == "reveal")

    def _is_asked(self, seat: int) -> bool:
        return any(isinstance(move, Ready | Judge) for move in self.moves(seat))

    # Fouls and owning up --------------------------------------------------------------------------------------------

    def press(self, seat: int) -> None:
        if self._beats_seen is not None:
            self.hurry()
            return
        judged = next((move for move in self.moves(seat) if isinstance(move, Judge)), None)
        if judged is not None:
            self._ask_judge(seat, judged.of)
        else:
            super().press(seat)

    def _ask_judge(self, seat: int, of: int) -> None:
        near = self.places.chips[seat].center
        board = self.board

        def judging(foul: bool) -> Callable[[], None]:
            def judge() -> None:
                self.close_ways()
                board.say(Judge(of, foul), near, seat)

            return judge

        caller = next(foul.caller for foul in board.view.fouls if foul.of == of)
        title = _("{caller} calls a foul on the drawing of {name}", caller=board.names[caller], name=board.names[of])
        note = _("{name}, what do you think?", name=board.names[seat])
        ways = [(_("Yes, a foul"), judging(True)), (_("No, it is fair"), judging(False))]
        self.ask(title, note, ways, self.places.parts[of])

    def _may_flag(self, of: int) -> bool:
        return bool(self._flags(of))

    def _flags(self, of: int) -> list[tuple[int, OwnUp | CallFoul]]:
        """Who of this tablet may say what against a drawing."""
        found: list[tuple[int, OwnUp | CallFoul]] = []
        for seat in self.board.choices_of:
            for move in self.moves(seat):
                if (isinstance(move, OwnUp) and seat == of) or (isinstance(move, CallFoul) and move.of == of):
                    found.append((seat, move))
        return found

    def _flagging(self, of: int) -> Callable[[], None]:
        return lambda: self._ask_flag(of)

    def _asking_why(self, seat: int) -> Callable[[], None]:
        return lambda: self.hurry() if self.counting else self.board.ask_why(seat)

    def _ask_flag(self, of: int) -> None:
        names, near = self.board.names, self.places.parts[of].center

        def saying(seat: int, move: Struct) -> Callable[[], None]:
            def say() -> None:
                self.close_ways()
                self.board.say(move, near, seat)

            return say

        ways = []
        for seat, move in self._flags(of):
            words = _("{name}: the wrong word") if isinstance(move, OwnUp) else _("{name} calls a foul")
            ways.append((words.format(name=names[seat]), saying(seat, move)))
        note = _("A foul is a letter, a digit, a sign, or a hint at the word's form or place. The others decide.")
        self.ask(_("What is wrong with it?"), note, ways, self.places.parts[of], _("Nothing"))

    def on_touch_down(self, touch: Touch) -> bool:
        if self.counting and self._ways is None and not self.places.pause.holds(*touch.pos):
            self.hurry()
            return True
        return super().on_touch_down(touch)
