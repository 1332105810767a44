"""The cards that were given, on their places, each a touch away from filling the screen."""

from collections.abc import Callable, Iterable, Iterator

from app.boards.card_swipes import Swipe
from app.boards.dixit import layout
from app.boards.dixit.layout import Measure
from app.boards.dixit.phase import Table
from app.boards.dixit.pieces import CardNumber
from app.boards.large_card import Shown
from app.boards.picture_cards import PictureCard
from app.look.box import Box
from app.ui.touch import Touch

CARDS_AT_ONCE = 4
"""Cards that are laid in one step."""


class CardsTable(Table):
    """Places 1…n with their cards."""

    places: layout.CardsPlaces

    def arrange(self, plated: bool, tokens: int = 0, note: tuple[Measure, Measure] | None = None) -> None:
        """``plated`` where one person has the tablet."""
        board = self.board
        self.places = layout.cards(
            board.width,
            board.height,
            self.density,
            len(board.view.table),
            self.measure(),
            plated,
            board.left_handed,
            tokens,
            note,
        )
        self.cards: list[PictureCard] = []
        self._swipe = Swipe()

    def lay_cards(self) -> Iterator[None]:
        """The bar and the cards, a few in a frame."""
        yield from self.lay_top(self.places.top)
        for place, (card, box) in enumerate(zip(self.view.table, self.places.cards, strict=True), start=1):
            piece = PictureCard(card)
            piece.number = str(place)
            piece.lie_in(box)
            self.cards.append(piece)
            self.add_widget(piece)
            if place % CARDS_AT_ONCE == 0:
                yield

    def place_at(self, x: float, y: float) -> int | None:
        return next((place for place, box in enumerate(self.places.cards, 1) if box.holds(x, y)), None)

    def caption(self, place: int) -> str:
        """What is said of a card that fills the screen."""
        return ""

    def way(self, place: int) -> tuple[str, Callable[[], None]] | None:
        """What can be done with it there."""
        return None

    def fill_screen(self, place: int) -> None:
        def shown(at: int) -> Shown:
            return Shown(
                self.view.table[at - 1], lambda: CardNumber(at), lambda: self.caption(at), lambda: self.way(at)
            )

        self.look_at([shown(at) for at in range(1, len(self.view.table) + 1)], place - 1)

    # Touches --------------------------------------------------------------------------------------------------------

    def touched(self, place: int) -> None:
        """A tap on a card, or two fingers that spread on it."""
        self.fill_screen(place)

    def targets(self) -> Iterable[Box]:
        return self.places.cards

    def on_touch_down(self, touch: Touch) -> bool:
        if super().on_touch_down(touch):
            return True
        if self.place_at(*touch.pos) is None:
            return False
        touch.grab(self)
        self._swipe.down(touch)
        return True

    def dragged(self, touch: Touch) -> None:
        self._swipe.move(touch)

    def let_go(self, touch: Touch) -> None:
        place, done = self.place_at(*touch.pos), self._swipe.up(touch)
        if place is not None and done in ("tap", "spread"):
            self.touched(place)
