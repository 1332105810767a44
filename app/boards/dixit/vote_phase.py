"""Voting for one of the cards on the table: tokens are dragged to cards, or tapped and then a card."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from kivy.graphics import BorderImage
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.boards.card_swipes import SLIP
from app.boards.dixit import sentences
from app.boards.dixit.ballot import Ballot
from app.boards.dixit.cards import CardsTable
from app.boards.dixit.fitted_words import Note, note_high
from app.boards.dixit.pieces import GREEN, RED, PartyVote, VoteToken
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.look.image_decoding import paper
from app.look.text import _
from app.ui.lettering import Lettering
from app.ui.on_canvas import show_if
from app.ui.shapes import ground
from app.ui.touch import Finger, Touch
from engine.games.dixit.moves import Vote, VoteRed

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

SMALL = 15
"""Letters (sp) of the note beside the tokens, than which it has none smaller: it goes above them instead."""

INK_BY_NIGHT = (0.03, 0.05, 0.1, 1.0)
"""On a ribbon as dim as cards are then: letters of the day's ink would be hard to read on it."""


def mark_own(box: Box, words: str) -> Widget:
    """A ribbon across the foot of a card that is the voter's own."""
    high = max(dp(26), min(box.h * 0.17, dp(36)))
    ink = INK_BY_NIGHT if theme.paint.night else theme.LIGHT.ink
    ribbon = Lettering(text=words, font_name=theme.ROLES["strong"].font, color=ink)
    ribbon.font_size = min(theme.size_of("strong"), high * 0.72)
    with ribbon.canvas.before:
        piece = BorderImage()
    red, green, blue = paper(theme.paint.night)
    colour, corners = (red / 255, green / 255, blue / 255, 0.94), (False, False, True, True)
    ground(colour, (box.w, high), box.w * 0.085, corners=corners).lay(piece, (box.x, box.y), (box.w, high))
    return stand(ribbon, Box(box.x, box.y, box.w, high))


class VoteTable(CardsTable):
    """Tokens are dragged to cards, or tapped and then a card; what they say is cast with the button."""

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(board)
        # Green and red are said one after another: between the two the red token is not to be laid again.
        self.ballot = Ballot(() if board.voted_in == board.view.round else self.moves())
        note, tokens = self._note_now(), len(self.ballot.tokens)
        high = (note_high(note), note_high(note, size=sp(SMALL))) if tokens else None
        self.arrange(board.view.seat is not None, tokens, high)
        self.tokens: list[VoteToken] = []
        self._picked: int | None = None
        self._dragged: int | None = None
        self._finger: Finger | None = None
        self._start = (0.0, 0.0)
        self._said = False
        self._note_words = note

    def lay_pieces(self) -> Iterator[None]:
        yield from self.lay_cards()
        yield
        me = self.board.seat(self.board.me).colour
        view = self.board.view
        for place in view.own:
            words = _("ours") if view.pairs else _("mine")
            self.add_widget(mark_own(self.places.cards[place - 1], words))
        for kind in self.ballot.tokens:
            self.tokens.append(VoteToken(me, self._party(kind)))
        self._lay_cast_votes(me)
        for token in self.tokens:
            self.add_widget(token)
        yield
        self._cast = self.button(sentences.cast(max(1, len(self.tokens))), self.cast, "amber", self.places.button)
        whole = self.places.top.room
        tray = self.places.tray
        room = self.places.note if self.tokens else Box(whole.x, tray.y, whole.w, tray.h)
        self._note = Note(room, self._note_words)
        self.add_widget(self._note, index=len(self.children))
        self._settle(0)

    def _party(self, kind: str) -> PartyVote | None:
        """In party votes are green and red; elsewhere each has the colour of its seat."""
        if kind == "red":
            return RED
        return GREEN if self.view.variant == "party" else None

    def _lay_cast_votes(self, colour: int) -> None:
        """The votes that were cast before, on their cards."""
        view = self.view
        cast = [(place, self._party("vote")) for place in view.vote]
        if view.red is not None:
            cast.append((view.red, RED))
        for number, (place, tint) in enumerate(cast):
            self.add_widget(stand(VoteToken(colour, tint), self._on_card(place, number)))

    def _note_now(self) -> str:
        """What the tokens mean; or, when they are cast, who still votes."""
        board, scene = self.board, self.board.scene
        if self.ballot.tokens:
            return sentences.vote_note(self.view, board.me, self.ballot.has_red, self.ballot.most)
        return "" if scene is None else sentences.waits_for(self.view, board.names, scene.waiting)

    # Where tokens lie -----------------------------------------------------------------------------------------------

    def home(self, token: int) -> Box:
        """Where a token waits in the tray."""
        return self.places.tokens[token]

    def _on_card(self, place: int, number: int) -> Box:
        """On its card; a second one beside the first."""
        box = self.places.cards[place - 1]
        side = min(box.w * 0.46, dp(64))
        return Box(box.right - side * (0.94 + 0.8 * number), box.y + box.h * 0.06, side, side)

    def _box(self, token: int) -> Box:
        place = self.ballot.laid.get(token)
        if place is None:
            return self.home(token)
        return self._on_card(place, self.ballot.on(place).index(token))

    def dress(self) -> None:
        self._note.say(self._note_now())

    def _settle(self, seconds: float | None = None) -> None:
        for token, piece in enumerate(self.tokens):
            if token != self._dragged:
                piece.glide(self._box(token), theme.motion("step") if seconds is None else seconds)
            piece.light(token == self._picked)
        may = bool(self.ballot.moves()) and not self._said
        self._cast.sink(not may)
        show_if(may or bool(self.tokens), self._cast)
        for place, card in enumerate(self.cards, start=1):
            lit = self._picked is not None and self.ballot.may_lie(self._picked, place)
            card.frame(lit)

    def lay(self, token: int, place: int) -> None:
        """A token on a card; what the table would refuse, it refuses."""
        kind = self.ballot.tokens[token]
        self._picked = self._dragged = None
        if self.ballot.lay(token, place):
            sounds.play("token")
        else:
            move = VoteRed(place) if kind == "red" else Vote((place,))
            self.board.say(move, self.places.cards[place - 1].center)
        self._settle()

    def take_back(self, token: int) -> None:
        self._picked = self._dragged = None
        self.ballot.take_back(token)
        self._settle()

    def cast(self) -> None:
        moves = self.ballot.moves()
        if moves and not self._said:
            self._said, self.board.voted_in = True, self.view.round
            self._settle()
            for move in moves:
                self.board.say(move, self.places.button.center)

    def drop(self) -> None:
        super().drop()
        self._said, self._picked, self._dragged, self._finger = False, None, None, None
        self._settle()

    # Looking closely ------------------------------------------------------------------------------------------------

    def caption(self, place: int) -> str:
        if place in self.view.own:
            return _("Your pair's card") if self.view.pairs else _("Your own card")
        return ""

    def way(self, place: int) -> tuple[str, Callable[[], None]] | None:
        lying = self.ballot.on(place)
        if lying and len(self.tokens) == 1:
            return _("Take my token back"), lambda: self._from_afar(lambda: self.take_back(lying[-1]))
        token = self.ballot.next_for(place)
        if token is None:
            if not lying:
                return None
            return _("Take my token back"), lambda: self._from_afar(lambda: self.take_back(lying[-1]))
        words = {"red": _("My red token here")}.get(self.ballot.tokens[token], _("My token here"))
        return words, lambda: self._from_afar(lambda: self.lay(token, place))

    def _from_afar(self, do: Callable[[], None]) -> None:
        self.put_away()
        do()

    # Touches --------------------------------------------------------------------------------------------------------

    def token_at(self, x: float, y: float) -> int | None:
        """The token under a finger; in the tray it is as large as a finger."""
        for token in reversed(range(len(self.tokens))):
            if self._reach(token).holds(x, y):
                return token
        return None

    def _reach(self, token: int) -> Box:
        box = self._box(token)
        return box.inset(-max(0.0, (theme.touch() - box.w) / 2) if token not in self.ballot.laid else 0.0)

    def _free_token_at(self, x: float, y: float) -> int | None:
        """One that can be lifted now: nothing lies in front of it, and no other finger has one."""
        busy = self._said or self._finger is not None or self.ways is not None or self.large_card is not None
        return None if busy else self.token_at(x, y)

    def touched(self, place: int) -> None:
        """The picked token goes there; without one the card fills the screen."""
        if self._picked is not None:
            self.lay(self._picked, place)
        else:
            super().touched(place)

    def targets(self) -> Iterable[Box]:
        yield from super().targets()
        yield from [self._reach(token) for token in range(len(self.tokens)) if token not in self.ballot.laid]

    def on_touch_down(self, touch: Touch) -> bool:
        token = self._free_token_at(*touch.pos)
        if token is not None:
            touch.grab(self)
            self._finger, self._start = touch.uid, touch.pos
            touch.ud["token"] = token
            return True
        if super().on_touch_down(touch):
            return True
        if self._picked is not None:
            self._picked = None
            self._settle()
        return False

    def dragged(self, touch: Touch) -> None:
        token = touch.ud.get("token")
        if token is None or touch.uid != self._finger:
            super().dragged(touch)
            return
        x, y = touch.pos
        if self._dragged is None and max(abs(x - self._start[0]), abs(y - self._start[1])) > dp(SLIP):
            self._dragged = self._picked = token
            self._settle()
        if self._dragged == token:
            self.tokens[token].center = x, y + dp(20)

    def let_go(self, touch: Touch) -> None:
        token = touch.ud.get("token")
        if token is None:
            super().let_go(touch)
        elif touch.uid == self._finger:
            self._finger = None
            self._put_down(token, touch.pos)

    def _put_down(self, token: int, pos: tuple[float, float]) -> None:
        if self._dragged is None:  # a tap: it is the next tap's token, or goes back to the tray
            if token in self.ballot.laid:
                self.take_back(token)
            else:
                self._picked = None if self._picked == token else token
                self._settle()
            return
        place = self.place_at(*pos)
        if place is None:
            self.take_back(token)
        else:
            self.lay(token, place)
