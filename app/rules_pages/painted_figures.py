"""The figures of the rules' small pictures, made of what is painted: cards, tokens, dice, players.

What is drawn with lines (sheets, the rack, the spiral) is in app/rules_pages/drawn_figures.py.
"""

from typing import Any

from kivy.graphics import Color, Rectangle, SmoothLine
from kivy.metrics import Metrics, dp, sp
from kivy.uix.widget import Widget
from PIL import Image

from app.look import theme
from app.look.theme import Rgba
from app.rules_pages.figures import GREEN, RED, Card, Die, Seat, Token, Vote
from app.ui.badge import SeatBadge
from app.ui.picture import RoundPicture
from app.ui.shapes import bytes_of, disc_picture, lay_middle, small, texture_of, tinted
from app.ui.signs import Sign
from app.ui.still_picture import StillLayout
from app.ui.words import Words

CREAM = theme.rgba("#FFF9EE")

SMALL = 0.78
"""A sketch beside a portrait."""

GIVEN = 0.74
"""The height of a card under which its owner stands."""


class Figure(StillLayout):
    """As wide and as tall as it was made."""

    air = 4

    def __init__(self, item: Any, tall: float) -> None:  # each subclass draws a kind of its own
        super().__init__(size_hint=(None, None), size=(tall * self.share(item), tall), pos_hint={"center_y": 0.5})

    @staticmethod
    def share(item: Any) -> float:  # likewise
        """How wide it is for each unit of height."""
        raise NotImplementedError


class Painted(Widget):
    """A painted thing on nothing: a die as it is, or something white in any colour, with a cream rim if round."""

    def __init__(self, name: str, side: float, tint: Rgba | None = None, rim: bool = False, **rest: object) -> None:
        super().__init__(size_hint=(None, None), size=(side, side), **rest)
        wide = max(1, round(side))
        picture = small(str(theme.ASSETS / "table" / f"{name}.png"), wide).copy()
        if rim:
            below = disc_picture(bytes_of(CREAM), max(1, round(wide * 0.9)))
            whole = Image.new("RGBA", picture.size, (0, 0, 0, 0))
            lay_middle(whole, below, wide / 2, wide / 2)
            whole.alpha_composite(tinted(picture, tint or theme.rgba("#FFFFFF")))
            picture = whole
        elif tint is not None:
            picture = tinted(picture, tint)
        with self.canvas:
            self._picture = Rectangle(texture=texture_of(picture))
        self.bind(pos=self._place)
        self._place()

    def _place(self, *_: object) -> None:
        self._picture.pos, self._picture.size = self.pos, self.size


PARTY = {GREEN: "heart", RED: "close"}
"""Shapes as on the board: green and red are one colour to some eyes."""


def vote_colour(vote: int) -> Rgba:
    return {GREEN: theme.rgba("#3E8A52"), RED: theme.rgba("#C23A3F")}.get(vote) or theme.seat(vote).colour


def gains(words: str, tall: float, pos_hint: dict[str, float] | None = None) -> Words:
    """Points or steps, under whoever gets them."""
    colour = theme.paint.soft_ink if words == "0" else theme.paint.ink
    return Words(words, "heading", colour, tight=True, font_size=tall, pos_hint=pos_hint or {})


class CardFigure(Figure):
    """A picture card, with its number, the votes on it, and who gave it."""

    def __init__(self, card: Card, tall: float) -> None:
        super().__init__(card, tall)
        tall *= SMALL if card.small else 1
        self.height = tall
        given = _given(card)
        high = tall * (GIVEN if given else 1)
        picture = RoundPicture(
            theme.ASSETS / card.file,
            theme.paint.well,
            (8,) * 4,
            size_hint=(None, None),
            size=(high * 2 / 3, high),
            pos_hint={"center_x": 0.5, "top": 1},
        )
        self.add_widget(picture)
        if card.number:
            self.add_widget(_number(card.number, high))
        self._lay_votes(card.votes, high, tall)
        if given:
            self._give(card, tall)

    def _lay_votes(self, votes: tuple[int, ...], high: float, tall: float) -> None:
        side = high * 2 / 3 * 0.36
        for place, vote in enumerate(votes):
            across = 0.5 + (place - (len(votes) - 1) / 2) * side * 0.86 / self.width
            up = (tall - high * 0.8) / tall
            place_at = {"center_x": across, "center_y": up}
            self.add_widget(Painted("vote", side, vote_colour(vote), rim=True, pos_hint=place_at))
            if vote in PARTY:
                sign = Sign(PARTY[vote], side * 0.5 / sp(1), CREAM, pos_hint=place_at, size_hint=(None, None))
                sign.size = side, side
                self.add_widget(sign)

    def _give(self, card: Card, tall: float) -> None:
        """Who gave the card and what it brings, side by side under it."""
        side = tall * 0.22 if card.owner is not None else 0.0
        written = gains(card.gains, tall * 0.2) if card.gains else None
        wide = side + (written.width + tall * 0.02 if written else 0.0)
        left, low = (self.width - wide) / 2, (1 - GIVEN) / 2
        if card.owner is not None:
            badge = SeatBadge(card.owner, side / Metrics.density)
            badge.pos_hint = {"x": left / self.width, "center_y": low}
            self.add_widget(badge)
        if written:
            written.pos_hint = {"right": (left + wide) / self.width, "center_y": low}
            self.add_widget(written)

    @staticmethod
    def share(card: Card) -> float:
        picture = 2 / 3 * (GIVEN if _given(card) else 1) * (SMALL if card.small else 1)
        beneath = (0.34 if card.owner is not None else 0.0) + 0.15 * len(card.gains)
        return max(picture, beneath)


def _given(card: Card) -> bool:
    """Whether something stands under the card."""
    return card.owner is not None or bool(card.gains)


def _number(number: str, tall: float) -> Words:
    return Words(
        number,
        "title",
        CREAM,
        tight=True,
        font_size=tall * 0.26,
        outline_width=dp(1.5),
        outline_color=theme.rgba("#1B2233")[:3],
        pos_hint={"x": 0.08, "top": 0.98},
    )


class TokenFigure(Figure):
    def __init__(self, token: Token, tall: float) -> None:
        super().__init__(token, tall)
        self._side = self.width
        self._gone = token.gone
        name = f"token-{'black-' if token.seat is None else ''}{token.stars}"
        tint = None if token.seat is None else theme.seat(token.seat).colour
        picture = Painted(name, self._side, tint, rim=token.seat is not None, pos_hint={"x": 0, "center_y": 0.5})
        picture.opacity = 0.25 if token.gone else 1
        self.add_widget(picture)

    @staticmethod
    def share(token: Token) -> float:
        return 0.56

    def draw(self) -> None:
        if self._gone:
            Color(*theme.paint.line)
            SmoothLine(circle=(self.x + self.width / 2, self.y + self.height / 2, self._side * 0.46), width=dp(1.4))


class SeatFigure(Figure):
    def __init__(self, seat: Seat, tall: float) -> None:
        super().__init__(seat, tall)
        badge = SeatBadge(seat.colour, tall * 0.46 / Metrics.density)
        badge.pos_hint = {"center_x": 0.5, "center_y": 0.62 if seat.gains else 0.5}
        self.add_widget(badge)
        if seat.gains:
            self.add_widget(gains(seat.gains, tall * 0.24, pos_hint={"center_x": 0.5, "center_y": 0.22}))

    @staticmethod
    def share(seat: Seat) -> float:
        return max(0.56, 0.16 * len(seat.gains))


class PieceFigure(Figure):
    """A die, or a vote that was not laid yet."""

    def __init__(self, piece: Die | Vote, tall: float) -> None:
        super().__init__(piece, tall)
        name, tint = (f"die-{piece.face}", None) if isinstance(piece, Die) else ("vote", theme.seat(piece.seat).colour)
        round_one = isinstance(piece, Vote)
        self.add_widget(Painted(name, self.width, tint, rim=round_one, pos_hint={"x": 0, "center_y": 0.5}))

    @staticmethod
    def share(piece: Die | Vote) -> float:
        return 0.6 if isinstance(piece, Die) else 0.4
