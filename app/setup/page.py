"""Before a match: who sits where, which variant, and the start."""

from collections.abc import Iterable, Sequence
from functools import partial

from kivy.metrics import Metrics, dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import boards, games
from app.boards.face import OneOf, Switch
from app.look import text, theme
from app.look.text import _
from app.own_cards import deck_size
from app.setup import options
from app.setup.game_print import Photo
from app.setup.own_pictures_choice import OwnPictures
from app.setup.own_words_choice import OwnWords
from app.setup.seat_sheet import SeatSheet
from app.setup.seating import Seating
from app.shell import App
from app.ui.asked_row import AskedRow
from app.ui.badge import SeatBadge
from app.ui.bot_strength import Stars, strength_title
from app.ui.buttons import PressRow, SignButton, WordButton
from app.ui.choice_row import Choice
from app.ui.column_page import ASIDE, ColumnPage
from app.ui.next_step import NextStep
from app.ui.signs import Sign
from app.ui.switch_row import SwitchRow
from app.ui.words import WholeName, Words
from engine.gate import Refused
from engine.library import Player
from engine.seats import Seat

PRINT = 0.26
"""How wide the game's picture is on a screen that is held upright, as a share of the height."""

PHONE = 480
"""Under so many dp of width or height a screen is a phone's: what is asked above the seats leaves room for them."""

SEAT, SEAT_LOW = (84, 60), (68, 48)
"""How high (dp) a seat is and how large its badge, and on a low screen, where more than one of them is to be seen."""


class SetUp(ColumnPage):
    """The seats are those of the last time; the big button is the second tap to a running match."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self._variants = games.face_of(game).variants()
        last = app.library.last_table(game)
        self.variant = last.variant if last and last.variant in self._variants else next(iter(self._variants))
        agreed = options.read(game, last.options if last else b"{}", self._own_lists())
        self.agreed = options.first_time(game, agreed) if last is None else options.next_time(agreed)
        self.seating = Seating(self._variants[self.variant])
        if last is not None:
            self.seating.as_last_time(last, {player.id: player for player in app.library.players()})
        else:
            self.seating.first_time(app.library.players())

    def _own_lists(self) -> int:
        return len(self.app.library.words.own()) if options.knows_words(self.game) else 0

    def title(self) -> str:
        return games.face_of(self.game).title()

    def _ways_to_learn(self, width: float) -> Widget:
        """Half a minute to watch, and the rules: below the picture, where they have room for words."""
        row = BoxLayout(size_hint=(None, None), width=width, height=theme.touch(), spacing=theme.apart())
        ways = [(_("Watch"), self._watch)] if boards.can_be_watched(self.game) else []
        for words, press in (*ways, (_("Rules"), lambda: self.app.go("rules", game=self.game))):
            row.add_widget(WordButton(words, press, role="strong", air=0.5, size_hint=(1, 1)))
        return row

    def _watch(self) -> None:
        self.app.go("lesson", game=self.game, play=self._start)

    def aside(self, width: float) -> Widget:
        holder = AnchorLayout(size_hint_x=None, width=width)
        room = self.height - theme.touch() - theme.gap(2)
        photo = Photo(games.face_of(self.game), min(width, room * 0.8), most=room * 0.96)
        column = BoxLayout(orientation="vertical", size_hint=(None, None), spacing=theme.gap(1.5), width=photo.width)
        for piece in (photo, self._ways_to_learn(photo.width)):
            column.add_widget(piece)
        column.height = photo.height + theme.gap(1.5) + theme.touch()
        holder.add_widget(column)
        return holder

    def pieces(self, width: float) -> Iterable[Widget]:
        if self.tall:
            yield Photo(games.face_of(self.game), min(width, self.height * PRINT), pos_hint={"center_x": 0.5})
            yield self._ways_to_learn(width)
        if len(self._variants) > 1:
            yield Choice(
                [(variant, games.face_of(self.game).variant_title(variant)) for variant in self._variants],
                self.variant,
                self._take_variant,
                width,
            )
        face, offered = games.face_of(self.game), self._offered()
        for option in offered:
            if option.name in face.asked_first:
                yield from self._option(option, width)
        for place, chair in enumerate(self.seating.chairs):
            yield self._chair(place, chair)
        if self.seating.has_room:
            yield self._empty(len(self.seating.chairs), _("Add a player"))
        else:
            yield Words(_("Tap a seat to change who sits there."), "note", theme.paint.soft_ink)
        yield from self._passed_or_flat(width)
        yield self._way_to_others(width)
        for option in offered:
            if option.name not in face.asked_first:
                yield from self._option(option, width)
        if options.knows_words(self.game):
            yield OwnWords(self.app, width, self._has_bots())
        if deck_size.takes_decks(self.game):
            yield OwnPictures(self.app, width, self._objection(), self.refill, self._has_bots())

    def _has_bots(self) -> bool:
        return any(seat.bot is not None for seat in self.seating.seats())

    def _objection(self) -> str:
        """Why this table cannot play with the pictures that it has chosen, as the rules say it; or nothing."""
        pictures = options.pictures_in_play(self.app.library) if deck_size.takes_decks(self.game) else ()
        if not pictures:
            return ""
        counts = self._variants[self.variant]
        seats = min(max(len(self.seating.seats()), min(counts)), max(counts))
        why = deck_size.objection(self.game, self.variant, seats, pictures)
        return text.sentence(why, self.game) if why is not None else ""

    def footer(self, width: float) -> Widget:
        missing = self._missing()
        start = WordButton(_("Start"), self._start, "paper" if missing else "amber", "play")
        self._start_button = start
        return NextStep(missing, start, width, 220 if self.width > dp(600) else 170, self.tall)

    def _missing(self) -> str:
        """What keeps the match from beginning; or nothing."""
        return self.seating.missing() or self._objection()

    # Passed round or flat -----------------------------------------------------------------------------------------

    def _people(self) -> int:
        return sum(seat.bot is None for seat in self.seating.seats())

    def _passed_or_flat(self, width: float) -> Iterable[Widget]:
        """Offered where several people share the tablet; where it is too small for that, it says so."""
        if self._people() < 2 or boards.flat_board_of(self.game) is None:
            return
        yield Words(_("One tablet for all"), "heading")
        if not self._may_lie_flat():
            yield Words(
                _("Pass the tablet round: the screen is too small for so many to play on it at once."),
                "note",
                theme.paint.soft_ink,
            )
            return
        ways = [("round", _("Pass it round")), ("flat", _("Flat on the table"))]
        yield Choice(ways, "flat" if self._is_flat() else "round", self._choose_flat, width)
        if self._is_flat():
            note = _("Lay the tablet in the middle. Everybody plays from their own edge.")
            yield Words(note, "note", theme.paint.soft_ink)

    def _may_lie_flat(self) -> bool:
        board = boards.flat_board_of(self.game)
        width, height = self.app.room.size
        return board is not None and board.allows(width, height, Metrics.density, len(self.seating.seats()))

    def _is_flat(self) -> bool:
        chosen = self.game in self.app.library.settings.flat_games
        return chosen and self._people() > 1 and self._may_lie_flat()

    def _choose_flat(self, way: str) -> None:
        others = tuple([game for game in self.app.library.settings.flat_games if game != self.game])
        try:
            self.app.library.change(flat_games=(*others, self.game) if way == "flat" else others)
        except Refused as refused:
            self.app.tell(refused.why)
        self.refill()

    # Seats --------------------------------------------------------------------------------------------------------

    def _chair(self, place: int, chair: Seat | None) -> Widget:
        if chair is None:
            return self._empty(place, _("Who sits here?"))
        high, side = SEAT_LOW if self.height < dp(PHONE) else SEAT
        row = PressRow(lambda: self._ask_who(place), size_hint_y=None, height=dp(high))
        player = self.app.library.player(chair.player)
        face, bot = player.face if player else None, chair.bot is not None
        row.add_widget(SeatBadge(chair.colour, side, face, bot=bot, pos_hint={"center_y": 0.5}))
        row.add_widget(self._who(chair))
        if chair.bot is not None and not self._narrow:
            row.add_widget(Stars(chair.bot))
        if place > 0:
            row.add_widget(
                SignButton("up", lambda: self._move_up(place), pos_hint={"center_y": 0.5}, colour=theme.paint.well)
            )
        row.add_widget(
            SignButton("close", lambda: self._clear(place), pos_hint={"center_y": 0.5}, colour=theme.paint.well)
        )
        return row

    def _way_to_others(self, width: float) -> Widget:
        row = PressRow(self._let_others_join, size_hint_y=None)
        wide = width - dp(44 + 28) - theme.gap(7)
        lines = [
            Words(_("Other tablets may join"), "strong", size_hint_x=None, width=wide),
            Words(
                _("On the same Wi-Fi they find this table by themselves."),
                "note",
                theme.paint.soft_ink,
                size_hint_x=None,
                width=wide,
            ),
        ]
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide, pos_hint={"center_y": 0.5})
        for line in lines:
            column.add_widget(line)
        column.height = sum(line.height for line in lines)
        row.add_widget(Sign("wifi", 30, size_hint_x=None, width=dp(44)))
        row.add_widget(column)
        row.add_widget(Sign("next", 28, size_hint_x=None, width=dp(28)))
        row.height = column.height + theme.gap(2.5)
        return row

    @property
    def _narrow(self) -> bool:
        """No room for a bot's strength in words: its stars stand under its name."""
        column = self.width if self.tall else self.width * (1 - ASIDE)
        return bool(column < dp(600) * theme.large_type())

    def _who(self, chair: Seat) -> Widget:
        column = BoxLayout(orientation="vertical")
        column.add_widget(WholeName(chair.name))
        if chair.bot is not None and self._narrow:
            column.add_widget(Stars(chair.bot))
        elif chair.bot is not None:
            column.add_widget(Words(strength_title(chair.bot), "note", theme.paint.soft_ink, lines=1))
        return column

    def _empty(self, place: int, words: str) -> Widget:
        row = PressRow(lambda: self._ask_who(place), lift=0, colour=theme.paint.well, size_hint_y=None, height=dp(72))
        row.add_widget(Sign("add", 30, size_hint_x=None, width=dp(60)))
        row.add_widget(Words(words, lines=1, size_hint_y=1))
        return row

    def _ask_who(self, place: int) -> None:
        SeatSheet(self.app, self.seating, place, self.refill, self._new_player).lay()

    def _new_player(self, place: int) -> None:
        def sit(player: Player) -> None:
            self.seating.seat_player(place, player)

        self.app.go("player", saved=sit)

    def _move_up(self, place: int) -> None:
        self.seating.move_up(place)
        self.refill()

    def _clear(self, place: int) -> None:
        self.seating.clear(place)
        self.refill()

    def _option(self, option: Switch | OneOf, width: float) -> Iterable[Widget]:
        value = self.agreed[option.name]
        if isinstance(option, Switch):
            yield SwitchRow(option.words, option.note, bool(value), partial(self._agree, option.name), width)
            return
        named = [(str(place), words) for place, (_value, words) in enumerate(option.values)]
        chosen = next((str(place) for place, (known, _words) in enumerate(option.values) if known == value), "")
        answers = Choice(named, chosen, partial(self._choose, option), width)
        if answers.lines > 1 and min(self.width, self.height) < dp(PHONE):
            yield AskedRow(option.words, named, chosen, partial(self._choose, option), width)
            return
        yield Words(option.words, "heading")
        yield answers

    def _agree(self, name: str, value: object) -> None:
        before = self._offered()
        self.agreed[name] = value
        if self._offered() != before:
            self.refill()

    def _offered(self) -> Sequence[Switch | OneOf]:
        return games.face_of(self.game).options(self.variant, self._own_lists(), self.agreed)

    def _choose(self, option: OneOf, place: str) -> None:
        self.agreed[option.name] = option.values[int(place)][0]
        self.refill()

    def _take_variant(self, variant: str) -> None:
        self.variant = variant
        self.seating.take_counts(self._variants[variant])
        self.refill()

    # Start --------------------------------------------------------------------------------------------------------

    def _let_others_join(self) -> None:
        agreed = options.write(self.game, self.agreed)
        self.app.together.host(self.game, self.variant, agreed, self.seating.seats())

    def _start(self) -> None:
        missing = self._missing()
        if missing:
            button = self._start_button
            self.app.tell(missing, near=button.to_window(*button.center))
            return
        seats = self.seating.seats()
        variant = games.face_of(self.game).variant_here(self.variant, self._people(), self._is_flat())
        self.app.begin(self.game, variant, options.write(self.game, self.agreed), seats)


PAGE = SetUp
