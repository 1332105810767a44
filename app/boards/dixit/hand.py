"""One's hand: a card large, all of them small; telling with one, giving one, or only leafing through them."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from app.boards.card_swipes import CardSwipe
from app.boards.dixit import layout, sentences
from app.boards.dixit.clue_field import ClueTable
from app.boards.dixit.fitted_words import Note, note_high
from app.boards.dixit.phase import wide
from app.boards.large_card import Shown
from app.boards.picture_cards import PictureCard
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import called
from app.ui.touch import Touch
from engine.games.dixit.moves import Give, Idea, Swap, Tell

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

NAMED = 0.18
"""The share of the screen's width that a name has on a button."""


class HandTable(ClueTable):
    """A swipe or a tap browses; a tap on the large card, or two fingers that spread on it, fill the screen."""

    places: layout.HandPlaces

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(board)
        self.cards = board.view.hand
        kinds = {type(move) for move in self.moves()}
        self.tells, self.gives, self._may_begin = Tell in kinds, Give in kinds, Idea in kinds
        self._swaps = Swap in kinds
        note = self._note()
        self.places = layout.hand(
            board.width,
            board.height,
            self.density,
            len(self.cards),
            [wide(words, sign) for words, _press, _kind, sign in self._buttons()],
            self.measure(),
            note_high(note, 0 if self._acts else 2),
            board.left_handed,
        )
        self.small: list[PictureCard] = []
        self.large = PictureCard()
        self.note = Note(self.places.note, note)
        self._leafing = CardSwipe(self.large, self.places.large, self._leaf, self._fill_screen, "spread")
        self.focus = self.cards.index(board.looked_at) if board.looked_at in self.cards else 0

    def lay_pieces(self) -> Iterator[None]:
        board = self.board
        yield from self.lay_top(self.places.top)
        for card, box in zip(self.cards, self.places.small, strict=True):
            piece = PictureCard(card)
            piece.lie_in(box)
            self.small.append(piece)
            self.add_widget(piece)
        yield
        self.large.lie_in(self.places.large)
        self.add_widget(self.large)
        self.add_widget(self.note)
        self._show_focus()
        yield
        for (words, press, kind, sign), box in zip(self._buttons(), self.places.buttons, strict=True):
            self.button(words, press, kind, box, sign)
        if board.drawn in self.cards:
            board.drawn = None
            self._leafing.come(self._leafing.side(1))
        if board.draft is not None and self.tells:
            self.write()

    def _note(self) -> str:
        board, view = self.board, self.view
        scene = board.scene
        note = sentences.hand_note(view, board.names, board.me, self.gives)
        if note or scene is None or self._acts:
            return note
        return sentences.waits_for(view, board.names, scene.waiting)

    @property
    def _acts(self) -> bool:
        """Something is asked of whoever holds the hand."""
        return self.tells or self.gives or self._may_begin

    def dress(self) -> None:
        self.note.say(self._note())

    def _buttons(self) -> list[tuple[str, Callable[[], None], str, str | None]]:
        found = self._ways_on()
        if self._swaps:
            found.append((_("Swap this card"), self.ask_swap, "paper", "swap"))
        return found

    def _ways_on(self) -> list[tuple[str, Callable[[], None], str, str | None]]:
        """The buttons that bring the round forward."""
        if self.tells:
            return self.ways_to_tell()
        if self.gives:
            found: list[tuple[str, Callable[[], None], str, str | None]] = [
                (sentences.give(self.view, self.board.me), self.ask_give, "amber", None)
            ]
            partner = self._partner_here()
            if partner is not None:
                name = called(self.board.names[partner], NAMED * self.width)
                words = _("To {name}", name=name)
                found.append((words, lambda: self.board.host.hand_to(partner), "paper", "hand"))
            return found
        if self._may_begin:
            found = [(_("I have an idea!"), lambda: self.say_once(Idea(), tuple(self.center)), "amber", None)]
            after = self._next_here()
            if after is not None:
                found.append((_("Hand it on"), lambda: self.board.host.hand_to(after), "paper", "hand"))
            return found
        return []

    def _next_here(self) -> int | None:
        """Who of this tablet looks at their hand next, if this one gives them no idea."""
        waiting = [seat for seat in self.board.choices_of if seat in self.board.shown.waiting and seat != self.board.me]
        return min(waiting, key=lambda seat: (seat < self.board.me, seat), default=None)

    def _partner_here(self) -> int | None:
        """The partner who may give as well, and shares this tablet (D20)."""
        partner = sentences.partner_of(self.view, self.board.me)
        here = partner in self.board.choices_of and partner in self.board.shown.waiting
        return partner if here else None

    # Browsing -------------------------------------------------------------------------------------------------------

    def _show_focus(self) -> None:
        card = self.cards[self.focus]
        self.board.looked_at = card
        self.large.bear(card)
        for place, small in enumerate(self.small):
            small.frame(place == self.focus)

    def choose(self, place: int) -> None:
        """Another card is the large one; it comes from where it lay."""
        self.focus = place
        self._show_focus()
        self._leafing.come(self.places.small[place])

    def _leaf(self, by: int) -> None:
        """The neighbour, which comes from its side."""
        if not 0 <= self.focus + by < len(self.cards):
            self._leafing.go_home()
            return
        self.focus += by
        self._show_focus()
        self._leafing.come(self._leafing.side(by))

    def _fill_screen(self) -> None:
        def way(card: str) -> Callable[[], tuple[str, Callable[[], None]] | None]:
            return lambda: (sentences.give(self.view, self.board.me), lambda: self._give_from(card))

        shown = [Shown(card, way=way(card)) if self.gives else Shown(card) for card in self.cards]
        self.look_at(shown, self.focus)

    def put_away(self) -> None:
        if self.large_card is not None and self.large_card.place != self.focus:
            self.focus = self.large_card.place
            self._show_focus()
        super().put_away()

    # Giving ---------------------------------------------------------------------------------------------------------

    def _give_from(self, card: str) -> None:
        self.put_away()
        self.focus = self.cards.index(card)
        self._show_focus()
        self.ask_give()

    def ask_give(self) -> None:
        card = self.cards[self.focus]
        near = self.places.buttons[0].center

        def sure() -> None:
            self.close_ways()
            self.say_once(Give(card), near)

        self.ask(_("Give this card?"), _("You cannot take it back."), [(_("Give it"), sure)], near, self.places.large)

    # Swapping -------------------------------------------------------------------------------------------------------

    def ask_swap(self) -> None:
        """Once a match (D25): the new card comes to lie where this one lay."""
        card = self.cards[self.focus]
        near = self.places.buttons[-1].center

        def sure() -> None:
            self.close_ways()
            self.say_once(Swap(card), near)

        note = _("It goes under the deck, and the next card comes instead. You can do this once a match.")
        self.ask(_("Swap this card?"), note, [(_("Swap it"), sure)], near, self.places.large)

    # Telling --------------------------------------------------------------------------------------------------------

    @property
    def told_with(self) -> Box:
        return self.places.large

    def tell(self, words: str | None) -> None:
        self.say_once(Tell(self.cards[self.focus], words), self.places.top.says.center)

    def drop(self) -> None:
        super().drop()
        self._leafing.go_home()

    # Touches --------------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[Box, ...]:
        return self.places.large, *self.places.small

    def on_touch_down(self, touch: Touch) -> bool:
        if super().on_touch_down(touch):
            return True
        if self.places.large.holds(*touch.pos):
            touch.grab(self)
            self._leafing.down(touch)
            return True
        place = next((place for place, box in enumerate(self.places.small) if box.holds(*touch.pos)), None)
        if place is not None:
            self.choose(place)
        return place is not None

    def dragged(self, touch: Touch) -> None:
        self._leafing.move(touch)

    def let_go(self, touch: Touch) -> None:
        self._leafing.up(touch)
