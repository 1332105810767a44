"""The app: which screen is shown, what is chosen in the settings, and how matches are begun and left."""

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

WINDOW = {
    "KCFG_GRAPHICS_WIDTH": "1280",
    "KCFG_GRAPHICS_HEIGHT": "800",
    # Antialiasing is done by shaders and textures; multisampling would triple the cost of an empty frame.
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_INPUT_MOUSE": "mouse,disable_multitouch",
}
"""How the window starts on a desktop, unless the surroundings say otherwise; Kivy reads these itself."""

for _name, _value in WINDOW.items():
    os.environ.setdefault(_name, _value)

from kivy.clock import Clock  # noqa: E402
from kivy.config import Config  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivymd.app import MDApp  # noqa: E402

from app.ahead import Ahead  # noqa: E402
from app.look import soft_edges, sounds, text, theme  # noqa: E402
from app.look.text import _  # noqa: E402
from app.navigation import Room  # noqa: E402
from app.tablet import background, device, garbage, voice  # noqa: E402
from app.ui.read_aloud import ReadAloud  # noqa: E402
from app.ui.touch import Touch  # noqa: E402
from engine.gate import Refused  # noqa: E402
from engine.library import Library  # noqa: E402
from engine.rules import Why  # noqa: E402

if TYPE_CHECKING:
    from app.bridge import Bridge, Scenes
    from app.lan.flow import Together
    from engine.seats import Seat

BACK = 27
"""Android's back key, and Escape."""


SET_ASIDE = 3.0
"""Seconds after which the start is over, its pictures decoded and shown."""


UNSEEN = frozenset(("sound", "vibration", "read_aloud"))
"""Settings that change nothing on the screen."""


class EaselApp(MDApp):
    """``folder`` is where this device keeps its players and matches; the usual place if none is named."""

    def __init__(self, folder: Path | None = None, **rest: object) -> None:
        super().__init__(**rest)
        self._folder = folder
        self._bridge: Bridge | None = None
        self.ahead: Ahead | None = None
        # KivyMD would work sixty colours out of one, which takes a tenth of the start; ours are chosen.
        self.theme_cls.set_colors = lambda *_: theme.dress_kivymd(self.theme_cls)

    # Starting and stopping ---------------------------------------------------------------------------------------

    def _run_prepare(self) -> None:
        garbage.let_go_early()
        # Before KivyMD works out its colours, so that it does so once.
        self.library = Library.open(self._folder or Path(self.user_data_dir))
        self._take_settings()
        super()._run_prepare()

    def build(self) -> Room:
        theme.register_fonts()
        soft_edges.keep()
        self.title = _("Easel")
        self.room = Room(self)
        self.room.go("home")
        self._read_aloud = ReadAloud(self.room, lambda: self.library.settings.read_aloud, self.tell)
        Window.softinput_mode = "below_target"
        Window.bind(on_keyboard=self._on_key, on_touch_down=self._on_first_touch)
        return self.room

    def on_start(self) -> None:
        if self.library.trouble is not None:
            self.tell(self.library.trouble)
        device.watch_links(lambda link: self.together.open_link(link))
        device.watch_insets(self.room.rebuild)
        Clock.schedule_once(lambda dt: garbage.set_aside(), SET_ASIDE if garbage.SLOW_TO_COLLECT else 0)
        self.ahead = Ahead()

    def on_pause(self) -> bool:
        self.room.page.cover()
        voice.voice.hush()
        if self._bridge is not None:
            self._bridge.settle()
        return True

    def on_resume(self) -> None:
        """The device may have slept.  Kivy 2.3.1 does not notice that Android took its textures away."""
        from kivy.graphics.opengl import glIsTexture

        if not glIsTexture(self.room.proof_texture.id):
            self.paint_again()
        if self._bridge is not None:
            self._bridge.knock_now()
        self.room.page.resumed()

    def paint_again(self) -> None:
        """Gives the graphics chip everything anew."""
        from kivy.graphics.context import get_context

        from app.look.texture_cache import pictures

        get_context().reload()
        pictures.forget()
        self.room.rebuild()

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key, on_touch_down=self._on_first_touch)
        self._read_aloud.stop()
        if self.ahead is not None:
            self.ahead.stop()
        if self._bridge is not None:
            self._bridge.stop()
            self._bridge = None
        device.hear_no_broadcasts()
        background.nobody_waits()
        self.library.close()

    # Walking about -----------------------------------------------------------------------------------------------

    def go(self, name: str, **what: object) -> None:
        """Shows a screen; ``back`` returns from it.  Home forgets the way here."""
        self.room.go(name, **what)

    def back(self) -> bool:
        """One step back; False at home, where there is nowhere to go."""
        return self.room.back()

    def rebuild(self) -> None:
        """Builds what is shown again, after a change of language, look or type size."""
        self._take_settings()
        self.theme_cls.theme_style = "Dark" if theme.paint.night else "Light"
        theme.dress_kivymd(self.theme_cls)
        self.title = _("Easel")
        self.room.rebuild()

    def change(self, **settings: object) -> None:
        """Remembers settings and lets them take effect at once."""
        try:
            self.library.change(**settings)
        except Refused as refused:
            self.tell(refused.why)
        if settings.keys() <= UNSEEN:
            self._take_settings()
        else:
            self.rebuild()

    def forget_everything(self) -> None:
        """As on the first day."""
        if self._bridge is not None:  # first: a match that is still open would be written again
            self._bridge.stop()
            self._bridge = None
        try:
            self.library.forget_everything()
        except Refused as refused:
            self.tell(refused.why)
        self.go("home")
        self.rebuild()

    def tell(self, what: Why | str, near: tuple[float, float] | None = None, game: str | None = None) -> None:
        """A short notice, near a touch if there was one (in window coordinates)."""
        if isinstance(what, Why):
            sounds.play("refusal")
        self.room.tell(what if isinstance(what, str) else text.sentence(what, game), near)

    def _on_key(self, window: object, key: int, *rest: object) -> bool:
        return key == BACK and self.back()

    def _on_first_touch(self, window: object, touch: Touch) -> None:
        """Sounds take their time to load, and the start should not."""
        Window.unbind(on_touch_down=self._on_first_touch)
        Clock.schedule_once(lambda dt: sounds.wake())  # after the frame that answers this touch

    def _take_settings(self) -> None:
        chosen = self.library.settings
        text.speak(chosen.language or text.likely(device.language()))
        theme.choose(night=chosen.night, letters=chosen.letters, less_motion=chosen.less_motion)
        sounds.choose(chosen.sound, chosen.vibration)
        if not self.theme_cls.primaryColor:
            self.theme_cls.theme_style = "Dark" if chosen.night else "Light"

    # Matches -----------------------------------------------------------------------------------------------------

    @property
    def bridge(self) -> "Bridge":
        """The way to the table; made, with its thread, when the first match is opened."""
        if self._bridge is None:
            from app.bridge import Bridge

            self._bridge = Bridge(
                self.library.token, self.tables_folder, self.library.decks, lambda: self.library.recall()
            )
            self._bridge.at_home = self.library.album.family_hand()
            self._bridge.failures.listen(self._match_failed)
            self._bridge.scenes.listen(self._remember_words)
            self._bridge.scenes.listen(self._keep_clue)
        return self._bridge

    @property
    def tables_folder(self) -> Path:
        """Where this device keeps which tables of others it may come back to."""
        return self.library.matches.with_name("tables")

    @cached_property
    def together(self) -> "Together":
        """Tables of several devices."""
        from app.lan.flow import Together

        return Together(self)

    def begin(
        self, game: str, variant: str, options: bytes, seats: tuple["Seat", ...], seed: int | None = None
    ) -> None:
        """Opens a new match with these seats; says so if that cannot be."""
        from app.setup.options import as_opened
        from engine import match, rules
        from engine.table import opening

        times = [self.library.settings.time_of(seat.player) for seat in seats]
        opened = opening(game, seats, self.library.token, variant, as_opened(game, options, times, self.library))
        try:
            match.check_opening(opened)
            match.begin(rules.game(game), opened)
            self.library.remember_table(game, variant, options, seats)
        except Refused as refused:
            self.tell(refused.why, game=game)
            return
        self.go_to_table(game=game)
        self.bridge.open(opened, self.library.path_for(opened), seed)

    def resume_match(self, path: Path) -> None:
        """Goes on with a match that waits."""
        from engine.journal import summary

        try:
            game = summary(path).opened.game
        except Refused as refused:
            self.tell(refused.why)
            return
        self.go_to_table(game=game, path=path)
        self.bridge.resume(path)

    def go_to_table(self, **what: object) -> None:
        """The page of a match, instead of what was shown of its table before."""
        self.room.go_to_table("play", **what)

    def left_table(self) -> None:
        """No page of a table is there any more: a host closes its table, a guest's chairs are free again."""
        device.hear_broadcasts("table", False)
        if self._bridge is not None:
            self._bridge.leave(for_good=True)

    def _remember_words(self, scenes: "Scenes") -> None:
        from app import games

        seen = games.face_of(scenes.spectator.game).words_seen(scenes.spectator.view)
        if not seen:
            return
        try:
            self.library.words.remember(list(seen))
        except Refused as refused:
            self.tell(refused.why)

    def _keep_clue(self, scenes: "Scenes") -> None:
        """At a table of another device; of a table here the album learns it in the end."""
        if self.bridge.is_guest:
            from app.album.new_evenings import keep_clue

            keep_clue(self.library, scenes.spectator)

    def _match_failed(self, why: Why) -> None:
        game = getattr(self.room.page, "game", None)
        self.go("home")
        self.tell(why, game=game)


def main(folder: Path | None = None) -> None:
    # SDL brings the touches of every screen; Kivy's own look into /dev/input would bring them a second time.
    Config.remove_option("input", "%(name)s")
    EaselApp(folder).run()
