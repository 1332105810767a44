"""The end of a match: who won, how the scores came about, and once again."""

from collections.abc import Iterable, Sequence
from functools import partial

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from msgspec.structs import replace

from app import games
from app.album import new_evenings
from app.boards.board import Keepsake
from app.look import sounds, text, theme
from app.look.bot_names import as_called_here
from app.look.box import Box
from app.look.text import _
from app.result.confetti import Confetti
from app.result.podium import HEIGHTS, Podium, Standing
from app.result.score_plot import ScorePlot
from app.result.sentences import MOST_NAMED, PAIR, headline, what_broke_the_tie
from app.result.wall import OnTheWall
from app.setup import options as choosable
from app.shell import App
from app.ui.buttons import PressRow, WordButton
from app.ui.page import Page
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.score_lines_sheet import WhyRow, WhySheet
from app.ui.scroll import Scroll
from app.ui.touch import Touch
from app.ui.won_cards import Gathered
from app.ui.words import Name, Words
from app.word_lists import written_in_play
from engine.rules import Result, WhyLine
from engine.table import AnyScene

A_LINE = 0.9
"""Seconds each line stays while the scores are counted: time to read it aloud."""

MOST_KEEPSAKES = 2
"""If more drawings share the people's favour they can be seen in the album."""

MOST_OF_PAGE = 0.24
"""How much of the page's height the headline may take."""

PLOT = 190
"""The least height in dp of the plot where the story is scrolled."""

IN_A_ROW = 600
"""So many dp hold the ways on from here side by side, in words."""

WITH_WORDS = 960
"""From so many dp on there is room at the bottom for what else can be done with an evening."""

LEAST_HUNG, HUNG = 150, 250
"""The same of what hangs on the wall, with the words under it: at least and at most."""

LONGEST_COUNT = 15.0
"""Seconds that a count may take: with many lines each is shown more briefly."""


class ResultPage(Page):
    """Counts the scores up line by line, then says who won; a touch counts the rest at once."""

    at_table = True

    def __init__(self, app: App, scene: AnyScene, keepsakes: Sequence[Keepsake] = ()) -> None:
        super().__init__(app)
        self.scene, self.keepsakes = scene, keepsakes
        self.result: Result = scene.result  # type: ignore[assignment]
        self._call_all_by_name()
        firsts = [one.seats[0] for one in self.standings]
        self._why = [line for line in self.result.why if line.seat in firsts]
        """Each line once, though partners have the same."""
        lines = len(self._why)
        self.done = not theme.motion() or not lines
        """Everything is counted."""
        self._shown = lines if self.done else 0
        self.confetti: Confetti | None = None
        self._celebrated = False
        pace = min(A_LINE, LONGEST_COUNT / max(1, lines))
        self._counting = None if self.done else Clock.schedule_interval(self._count, pace)
        if self.done:
            sounds.play("fanfare")
        new_evenings.gather_match(app, scene.match, self._in_album)

    def _call_all_by_name(self) -> None:
        """Bots as they are called in the language spoken now."""
        self.scene = replace(self.scene, seats=as_called_here(self.scene.seats))
        self._names = [seat.name for seat in self.scene.seats]
        self.standings = self._rank()

    def _rank(self) -> list[Standing]:
        scores, winners = self.result.scores, self.result.winners
        sides = self._sides()
        worth = [(seats[0] in winners, scores[seats[0]]) for seats in sides]
        standings = []
        for seats, own in zip(sides, worth):
            place = sum(other > own for other in worth)
            names = tuple([self._names[seat] for seat in seats])
            bots = tuple([self.scene.bots[seat] is not None for seat in seats])
            standings.append(Standing(seats, names, tuple(map(self._worn, seats)), scores[seats[0]], place, bots))
        return standings

    def _sides(self) -> list[tuple[int, ...]]:
        """Those who share a score: each for themselves, or partners."""
        pairs = games.face_of(self.scene.game).partners(self.scene.view)
        return list(pairs) or [(seat,) for seat in range(len(self._names))]

    def _worn(self, seat: int) -> tuple[int, bytes | None]:
        player = self.app.library.player(self.scene.seats[seat].player)
        return self.scene.seats[seat].colour, player.face if player else None

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        self._call_all_by_name()
        left, top, right, bottom = self.margins
        whole = BoxLayout(orientation="vertical", padding=(left, top, right, bottom), spacing=theme.gap(1.5))
        width = self.width - left - right
        title = self._title(width)
        footer = self._footer()
        room = self.height - top - bottom - title.height - footer.height - theme.gap(3)
        whole.add_widget(title)
        if self._what_broke_the_tie() and not self._low:
            note = self._tie_line(width)
            room -= note.height + theme.gap(1.5)
            whole.add_widget(note)
        whole.add_widget(self._upright(left, room) if self.tall else self._sideways(room))
        whole.add_widget(footer)
        self.confetti = self._confetti()
        if self.confetti is not None:
            self.add_widget(self.confetti)
        self.add_widget(whole)
        self._show_count(self._shown)

    def _title(self, width: float) -> Words:
        """Who won: in smaller letters where names are many and the page is small, or without the names."""
        lines = 1 if self.cramped else 0
        said, short = self._headline(), self._headline(0)
        for words, role in ((said, "title"), (said, "heading"), (short, "title")):
            title = Words(words, role, lines=lines, halign="center", size_hint_x=None, width=width)
            if title.height <= MOST_OF_PAGE * self.height:
                break
        return title

    def _headline(self, most_named: int = MOST_NAMED) -> str:
        return headline(self.scene, self.result, most_named) if self.done else _("Counting the points …")

    def _confetti(self) -> Confetti | None:
        """Where somebody has won something; it lies round the podium, once that stands."""
        if not self.done or max(self.result.scores) <= 0:
            return None
        confetti = Confetti([theme.seat(self.scene.seats[seat].colour).colour for seat in self.result.winners[:PAIR]])
        again = Clock.create_trigger(lambda dt: self._scatter(confetti))
        self.podium.tell_moves(again)
        again()
        return confetti

    def _scatter(self, confetti: Confetti) -> None:
        podium = self.podium
        if podium.width > 1 and confetti is self.confetti:
            area = Box(*podium.pos, *podium.size)
            confetti.scatter(area, podium.taken(), falls=not self._celebrated)
            self._celebrated = True

    def _what_broke_the_tie(self) -> str:
        return what_broke_the_tie(self.scene, self.result) if self.done else ""

    @property
    def _low(self) -> bool:
        """So little height that the story is read by scrolling."""
        return bool(self.cramped or self.height < dp(900 if self.tall else 640) * theme.large_type())

    def _tie_line(self, width: float) -> Words:
        reasons = self._what_broke_the_tie()
        return Words(reasons, "text", theme.paint.soft_ink, halign="center", size_hint_x=None, width=width)

    def _sideways(self, height: float) -> Widget:
        row = BoxLayout(spacing=theme.gap(3))
        left = AnchorLayout()
        left.add_widget(self._podium(height))
        row.add_widget(left)
        row.add_widget(self._story(self.width * 0.45, height))
        return row

    def _upright(self, margin: float, height: float) -> Widget:
        column = BoxLayout(orientation="vertical", spacing=theme.gap(1.5))
        podium = self._podium(self.height * 0.34)
        column.add_widget(podium)
        column.add_widget(self._story(self.width - 2 * margin, height - podium.height - column.spacing))
        return column

    def _podium(self, height: float) -> Podium:
        """Until all is counted everybody stands equally high."""
        shown = self.standings if self.done else [replace(one, place=1) for one in self.standings]
        self.podium = Podium(shown, self._ask_why, height)
        return self.podium

    def _story(self, width: float, height: float) -> Widget:
        """The line that is counted now, the rest of the table, and how the scores grew."""
        paper = PaperColumn(padding=theme.gap(2), spacing=theme.gap(1.5))
        inner = width - theme.gap(4)
        self._line = BoxLayout(orientation="vertical", spacing=theme.gap(1.5))
        if self.done:
            self._line.size_hint_y, self._line.height = None, dp(40) * theme.large_type()
        self._line_width = inner
        if self.done and self._low:
            paper.add_widget(_scrolled(self._pieces(inner, height - theme.gap(4))))
            return paper
        others = list(self._others())
        if others:
            rest = _scrolled(others)
            rest.size_hint_max = None, sum([row.height for row in others]) + theme.apart() * (len(others) - 1)
            paper.add_widget(rest)
        if self.done:
            row = BoxLayout(spacing=theme.gap(1.5), size_hint_y=1.6 if self.keepsakes else 1)
            for piece in (self._grown(), *self._favourites()):
                row.add_widget(piece)
            paper.add_widget(row)
            for row in self._gathered():
                paper.add_widget(row)
        paper.add_widget(self._line)
        return paper

    def _pieces(self, width: float, height: float) -> Iterable[Widget]:
        """The story one below the other, of which ``height`` is seen: whole drawings come first.

        The curves take what the others leave of it.
        """
        above = list(self._favourites())
        for hung in above:
            hung.size_hint_y, hung.height = None, max(dp(LEAST_HUNG), min(dp(HUNG), height))
        if self._what_broke_the_tie():
            above.append(self._tie_line(width - theme.gap()))
        above.extend(self._others())
        below = [*self._gathered(), self._line]
        grown, others = self._grown(), (*above, *below)
        left = height - sum(piece.height for piece in others) - theme.apart() * len(others)
        grown.size_hint_y, grown.height = None, max(dp(PLOT), left)
        yield from (*above, grown, *below)

    def _favourites(self) -> Iterable[Widget]:
        """The drawings, or the card, that were best."""
        for kept in self.keepsakes[:MOST_KEEPSAKES]:
            yield OnTheWall(kept, " · ".join(filter(None, (kept.word(), self._names[kept.seat]))))

    def _grown(self) -> Widget:
        return ScorePlot(self.result.why, [seat.colour for seat in self.scene.seats])

    def _gathered(self) -> Iterable[Widget]:
        """The cards that those on the podium won, in a game where points are cards, and if there is room."""
        if not self._low and self.height < dp(760):
            return
        for one in sorted(self.standings, key=lambda one: one.place)[: len(HEIGHTS)]:
            lines = [line for line in self._why if line.seat in one.seats]
            cards = [path for line in lines if (path := games.face_of(self.scene.game).picture_of(line)) is not None]
            if cards:
                yield Gathered(*one.worn[0], one.bots[0], cards, partial(self._ask_why, one.seats[0]))

    def _others(self) -> Iterable[Widget]:
        """Those for whom there was no block, once it is known who they are."""
        ranked = sorted(self.standings, key=lambda one: one.place) if self.done else []
        for one in ranked[len(HEIGHTS) :]:
            row = PressRow(
                partial(self._ask_why, one.seats[0]),
                colour=theme.paint.well,
                lift=0,
                size_hint_y=None,
                height=max(dp(60), theme.touch()),
            )
            alone = len(one.names) == 1
            for badge in one.badges(44 if alone else 36, pos_hint={"center_y": 0.5}):
                row.add_widget(badge)
            names = BoxLayout(orientation="vertical", padding=(0, 0 if alone else theme.gap(0.5)))
            for name in one.names:
                names.add_widget(Name(name, "strong" if alone else "note", size_hint_y=1))
            row.add_widget(names)
            row.add_widget(Words(text.plain(one.score), "number", tight=True, size_hint_y=1))
            yield row

    def _footer(self) -> Widget:
        home = WordButton(_("Home"), lambda: self.app.go("home"), "paper", "home")
        again = WordButton(_("Play again"), self._again, "amber", "play")
        if self.width < dp(IN_A_ROW) * theme.large_type():
            return self._stacked(home, again)
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(2))
        row.add_widget(home)
        spring = Widget(size_hint_x=None, width=0)
        row.add_widget(spring)
        if self._is_kept:
            row.add_widget(self._way_to_album())
            if self.width > dp(WITH_WORDS) * theme.large_type():
                for way in self._way_to_words():
                    row.add_widget(way)
        left, _top, right, _bottom = self.margins
        room = self.width - left - right - sum(child.width + row.spacing for child in row.children)
        again.width = min(again.width, room)
        spring.size_hint_x = 1
        row.add_widget(again)
        row.height = again.height
        return row

    def _stacked(self, home: WordButton, again: Widget) -> Widget:
        """On a screen that is too narrow for all of them in one row."""
        row = BoxLayout(spacing=theme.gap(1.5))
        for way in (home, *([self._way_to_album()] if self._is_kept else [])):
            way.size_hint_x = way.natural_width
            row.add_widget(way)
        again.size_hint_x = 1
        both = BoxLayout(
            orientation="vertical", size_hint_y=None, height=2 * again.height + theme.gap(1.5), spacing=theme.gap(1.5)
        )
        both.add_widget(row)
        both.add_widget(again)
        return both

    @property
    def _is_kept(self) -> bool:
        """The album has this evening."""
        return bool(self.done and self.app.library.album.evening(self.scene.match) is not None)

    def _way_to_album(self) -> WordButton:
        """The evening that was just played: its drawings, and the picture to send."""
        return WordButton(_("To the album"), self._open_album, "paper", "album")

    def _way_to_words(self) -> Iterable[Widget]:
        """What people wrote at this table, if it is enough for a word list; else the way is at the evening's page."""
        if lines := written_in_play.lines(self.app.library, self.scene.match):
            go = partial(self.app.go, "word_list", lines=lines)
            yield WordButton(_("Keep our words"), go, "paper", "pencil")

    def _open_album(self) -> None:
        evening = self.app.library.album.evening(self.scene.match)
        if evening is not None:
            self.app.go("evening", evening=evening)

    def _in_album(self) -> None:
        """The evening has been read and kept."""
        if self.done and self.parent is not None:
            self.refill()

    # Counting -----------------------------------------------------------------------------------------------------

    def _count(self, dt: float) -> None:
        """One line more; after the last has been read, the winner."""
        if self._shown == len(self._why):
            self._count_all()
        else:
            sounds.play("tick")
            self._show_count(self._shown + 1)

    def _show_count(self, lines: int) -> None:
        self._shown = lines
        why = self._why[:lines]
        self.podium.show([sum(line.points for line in why if line.seat == seat) for seat in range(len(self._names))])
        self._line.clear_widgets()
        if self.done:
            words = _("Tap a score to see why.")
            self._line.add_widget(Words(words, "note", theme.paint.soft_ink, halign="center", size_hint_y=1))
        elif why:
            self._tell(why[-1])

    def _tell(self, line: WhyLine) -> None:
        """What the line speaks of, as large as there is room, and the line under it."""
        path = games.face_of(self.scene.game).picture_of(line)
        if path is not None:
            stand = AnchorLayout()
            card = RoundPicture(path, theme.paint.well, (12, 12, 12, 12), size_hint=(None, None))
            stand.bind(size=lambda stand, size: setattr(card, "size", (min(size[0], size[1] / 1.5), size[1])))
            stand.add_widget(card)
            self._line.add_widget(stand)
        side = next(one for one in self.standings if line.seat in one.seats)
        whose = text.listed(side.names)
        self._line.add_widget(WhyRow(line, self.scene.game, self._names, self._line_width, whose))

    def _count_all(self) -> None:
        self._stop_counting()
        sounds.play("fanfare")
        self.done = True
        self._shown = len(self._why)
        self.refill()

    def _stop_counting(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None

    def on_touch_down(self, touch: Touch) -> bool:
        if not self.done:
            self._count_all()
            return True
        return bool(super().on_touch_down(touch))

    # Going on -----------------------------------------------------------------------------------------------------

    def _ask_why(self, seat: int) -> None:
        WhySheet(seat, self.result.why, self._names, self.scene.game).lay()

    def _again(self) -> None:
        if self.app.bridge.lobby is not None:  # all who sat here decide together
            self.app.together.again()
            return
        last = self.app.library.last_table(self.scene.game)
        agreed = last.options if last and last.variant == self.scene.variant else "{}"
        options = choosable.once_more(self.scene.game, agreed)
        self.app.begin(self.scene.game, self.scene.variant, options, self.scene.seats)

    def on_back(self) -> bool:
        self.app.go("home")
        return True

    def left(self) -> None:
        self._stop_counting()


def _scrolled(pieces: Iterable[Widget]) -> Scroll:
    """One below the other; the bar runs beside them."""
    scroll, column = Scroll(), BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.apart())
    column.padding = (0, 0, theme.gap(), 0)
    for piece in pieces:
        column.add_widget(piece)
    column.bind(minimum_height=column.setter("height"))
    scroll.add_widget(column)
    return scroll


PAGE = ResultPage
