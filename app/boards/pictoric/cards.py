"""The cards on the stage: watched, chosen, picked from behind, and with the dice that were set on them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget

from app.boards.pictoric.dice import Die
from app.boards.pictoric.layout import dice_on, leaders_die_on, spread
from app.boards.pictoric.moment import Face, Moment
from app.boards.pictoric.reveal_steps import Sight
from app.boards.picture_cards import PictureCard
from app.look import sounds, theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.on_canvas import show_if
from app.ui.touch import Finger, Touch
from engine.games.pictoric.view import View
from engine.seats import Seat

if TYPE_CHECKING:
    from app.boards.pictoric.board import PictoricBoard

PICKED = 5
"""By how many degrees a card that is picked leans."""

Mine = tuple[int | None, int | None, Seat]
"""The sector of one's own die, that of one's own card, and who one is."""


class CardStage(Widget):
    """``look`` is called with the place of a card that was tapped."""

    def __init__(self, board: "PictoricBoard", look: Callable[[int], None]) -> None:
        super().__init__(size_hint=(None, None))
        self.board, self._look = board, look
        self.cards: list[PictureCard] = []
        self.places: list[Box] = []
        self.picked: list[int] = []
        """The places that were picked blindly, in the order of picking."""
        self.sent: int | None = None
        """The card with which a move was said that is not answered yet."""
        self._moment: Moment | None = None
        self._marks: list[Widget] = []
        self._marked: tuple[int, Sight | None, Mine | None, tuple[Box, ...], tuple[Seat, ...]] | None = None
        self._finger: Finger | None = None
        self._under: int | None = None

    # What lies there -----------------------------------------------------------------------------------------------

    def show(self, stage: Box, moment: Moment) -> None:
        faces = moment.faces
        before = self._moment
        self._moment = moment
        if before is None or not _alike(before.faces, faces) or _deed(before) != _deed(moment):
            self.picked, self.sent = [], None
        self._deal(faces, before)
        self.places = spread(stage, len(faces), theme.apart())
        seconds = theme.motion("step")
        for place, (card, box) in enumerate(zip(self.cards, self.places, strict=True)):
            gone = place == self.sent and moment.kind in ("giving", "discard")
            up, lean = stage.h if gone else 0.0, PICKED if place in self.picked else 0
            if card.width <= 1 or card.parent is None:
                card.lie(stage.center[0], stage.top + box.h / 2, box.w, box.h)
            target = box.center[0], box.center[1] + up, box.w, box.h, lean
            if (card.center_x, card.center_y, card.width, card.height, card.angle) != target:
                card.glide(*target, seconds if card.parent is not None else 0)
            if moment.kind not in ("reveal", "over"):  # there the light is the leader's
                card.shine(0.9 if place == self.sent or place in self.picked else 0.0)
            show_if(not gone, card)

    def _deal(self, faces: Sequence[Face], before: Moment | None) -> None:
        """Keeps the cards that stay; others come and go."""
        if before is not None and _alike(before.faces, faces) and len(self.cards) == len(faces):
            return
        had: dict[str | None, list[PictureCard]] = {}
        for card in self.cards:
            had.setdefault(card.card, []).append(card)
        self.clear_widgets()
        self._marked, self._marks = None, []
        self.cards = []
        for face in faces:
            kept = had.get(face.id)
            card = kept.pop() if kept else PictureCard(face.id)
            card.number = str(face.sector) if face.sector else ""
            self.cards.append(card)
            self.add_widget(card)

    def put_back(self) -> None:
        """The table did not take it."""
        self.sent = None

    def refresh(self, stage: Box) -> None:
        if self._moment is not None:
            self.show(stage, self._moment)

    # Dice and owners -----------------------------------------------------------------------------------------------

    def mark(self, view: View, seats: Sequence[Seat], sight: Sight | None, mine: Mine | None) -> None:
        """The dice of ``sight`` on their sectors; or what is one's own, ``mine``."""
        wanted = view.turn, sight, mine, tuple(self.places), tuple(seats)
        if wanted == self._marked:
            return
        shown = set() if self._marked is None or self._marked[1] is None else set(self._marked[1].dice)
        self._marked = wanted
        for widget in self._marks:
            self.remove_widget(widget)
        self._marks = []
        if mine is not None:
            self._lay_mine(*mine)
        if sight is None or view.reveal is None:
            return
        for sector in range(1, len(self.cards) + 1):
            dice = [die for die in sight.dice if die.sector == sector]
            voters = [(seats[die.seat], sector, die not in shown) for die in dice if die.seat != view.leader]
            self._lay_dice(sector, voters)
            if any(die.seat == view.leader for die in dice) and view.leader is not None:
                self._lay_leaders(sector, seats[view.leader])
            if sight.owners:
                self._lay_owner(sector, seats[view.reveal.owners[sector - 1]])
        for place, card in enumerate(self.cards):
            leaders = sight.leaders_die and place + 1 == view.reveal.sector
            card.shine(1.0 if leaders else 0.0)

    def _lay_mine(self, die: int | None, card: int | None, seat: Seat) -> None:
        if card is not None:
            self._lay_owner(card, seat)
        if die is not None:
            self._lay_leaders(die, seat)

    def _lay_dice(self, sector: int, dice: Sequence[tuple[Seat, int, bool]]) -> None:
        places = dice_on(self.places[sector - 1], len(dice), Metrics.density)
        for (seat, number, new), box in zip(dice, places, strict=True):
            self._lay_die(box, number, seat, new)

    def _lay_leaders(self, sector: int, seat: Seat) -> None:
        self._lay_die(leaders_die_on(self.places[sector - 1], Metrics.density), sector, seat, False)

    def _lay_die(self, box: Box, number: int, seat: Seat, falls: bool) -> None:
        die = Die(box.w, number, seat.colour)
        die.pos = box.x, box.y
        self._put(die, falls)

    def _lay_owner(self, sector: int, seat: Seat) -> None:
        box = self.places[sector - 1]
        side = max(dp(22), min(box.w * 0.3, dp(46)))
        badge = SeatBadge(seat.colour, side / dp(1), bot=seat.bot is not None)
        badge.pos = box.right - side * 1.08, box.top - side * 1.08
        self._put(badge, False)

    def _put(self, widget: Widget, falls: bool) -> None:
        self.add_widget(widget)
        self._marks.append(widget)
        seconds = theme.motion("step")
        if falls and seconds:
            home = widget.y
            widget.y = home + dp(60)
            sounds.play("token")
            Animation(y=home, d=seconds, t="out_bounce").start(widget)

    # Touches -------------------------------------------------------------------------------------------------------

    def card_at(self, x: float, y: float) -> int | None:
        for place, box in enumerate(self.places):
            if box.inset(-dp(3)).holds(x, y):
                return place
        return None

    def targets(self) -> list[Box]:
        return self.places

    def on_touch_down(self, touch: Touch) -> bool:
        if super().on_touch_down(touch):
            return True
        place = self.card_at(*touch.pos)
        if place is None or self.sent is not None:
            return False
        touch.grab(self)
        self._finger = touch.uid
        self._light(place)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        if touch.uid == self._finger:
            self._light(self.card_at(*touch.pos))
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch.uid != self._finger:  # it rested, and another one was meant
            return True
        self._finger = None
        place = self._under
        self._light(None)
        if place is not None:
            self._look(place)
        return True

    def _light(self, place: int | None) -> None:
        """The card under the finger, while a swipe goes along them."""
        if place == self._under:
            return
        for other, strength in ((self._under, 0.0), (place, 0.7)):
            if other is not None and other < len(self.cards) and other not in self.picked:
                self.cards[other].shine(strength)
        self._under = place


def _deed(moment: Moment) -> tuple[str, int | None]:
    """What is done by whom: a move that was said before belongs to somebody else."""
    return moment.kind, moment.actor


def _alike(one: Sequence[Face], other: Sequence[Face]) -> bool:
    return [(face.id, face.sector) for face in one] == [(face.id, face.sector) for face in other]
