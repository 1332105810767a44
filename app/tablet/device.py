"""The device under the app: its language, edges and screen.  On a desktop most of it does nothing.

The Android half is written from its documentation and was not run on a device.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from kivy.logger import Logger
from kivy.utils import platform

from app.look import text
from app.tablet.java import JavaObject

ANDROID = platform == "android"


def language() -> str:
    """The language that the device is set to, such as "uk-UA"."""
    if ANDROID:
        from jnius import autoclass

        return str(autoclass("java.util.Locale").getDefault().toLanguageTag())
    return text.of_the_desktop()


@dataclass(frozen=True)
class Insets:
    """How much of each edge belongs to the system's bars and the camera's hole, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


def insets() -> Insets:
    if not ANDROID:
        return Insets()
    from jnius import autoclass

    view = _activity().getWindow().getDecorView()
    root = view.getRootWindowInsets()
    if root is None:
        return Insets()
    if autoclass("android.os.Build$VERSION").SDK_INT < 30:
        return Insets(
            root.getSystemWindowInsetLeft(),
            root.getSystemWindowInsetTop(),
            root.getSystemWindowInsetRight(),
            root.getSystemWindowInsetBottom(),
        )
    kinds = autoclass("android.view.WindowInsets$Type")
    found = root.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


EVERY_SECOND = 1.0


def watch_insets(changed: Callable[[], None]) -> None:
    """``changed`` is called when the bars or the camera's hole are at another edge.

    A tablet turned from one landscape to the other, or unfolded, need not have another size, and SDL says nothing then.
    """
    if not ANDROID:
        return
    from kivy.clock import Clock

    last = insets()

    def look(_dt: float) -> None:
        nonlocal last
        now = insets()
        if now != last:
            last = now
            changed()

    Clock.schedule_interval(look, EVERY_SECOND)


def copied() -> str:
    """The text that was copied last, in any app of the device."""
    from kivy.core.clipboard import Clipboard

    return str(Clipboard.paste() or "")


def choose_file(most: int, chosen: Callable[[bytes], None], failed: Callable[[str], None]) -> None:
    """Lets the player choose one of their files; ``chosen`` gets at most ``most`` bytes, one more if it is longer.

    ``failed`` is told, in words, why there is nothing to read.  Neither is called if nobody chooses anything.
    """
    from app.tablet import file_chooser

    file_chooser.choose(file_chooser.text(most), chosen, failed)


def choose_pictures(most: int, chosen: Callable[[bytes], None], failed: Callable[[str], None]) -> None:
    """The same for any number of pictures: ``chosen`` gets one after another."""
    from app.tablet import file_chooser

    file_chooser.choose(file_chooser.pictures(most), chosen, failed)


def choose_backup(most: int, chosen: Callable[[bytes], None], failed: Callable[[str], None]) -> None:
    """The same for a backup of the library."""
    from app.tablet import file_chooser

    file_chooser.choose(file_chooser.backup(most), chosen, failed)


def keep_awake(awake: bool) -> None:
    """Whether the screen stays on by itself; it should while a match is played."""
    from kivy.core.window import Window

    Window.allow_screensaver = not awake


@cache
def can_tremble() -> bool:
    """Whether there is something in the device that trembles."""
    if not ANDROID:
        return False
    from plyer import vibrator

    try:
        return bool(vibrator.exists())
    except (ImportError, NotImplementedError):
        return False


def tremble(seconds: float) -> None:
    """Felt rather than heard; nothing happens where nothing can tremble."""
    if can_tremble():
        from plyer import vibrator

        vibrator.vibrate(seconds)


# The network ------------------------------------------------------------------------------------------------------

LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK"
LOCAL_NETWORK_SINCE = 37
"""The Android that asks its owner before an app made for it, or a later one, may speak with other devices at home."""


_listeners: set[str] = set()
_multicast_lock: JavaObject = None


def hear_broadcasts(who: str, wanted: bool) -> None:
    """Android saves its battery by not waking up for broadcasts, unless somebody says that they listen for them."""
    if (who in _listeners) == wanted:
        return
    (_listeners.add if wanted else _listeners.discard)(who)
    if not ANDROID:
        return
    try:
        _hold_multicast_lock(bool(_listeners))
    except Exception as error:  # whatever a maker's Wi-Fi service throws: without the lock tables are only found later
        Logger.warning("Easel: no lock for broadcasts (%s)", error)


def _hold_multicast_lock(wanted: bool) -> None:
    global _multicast_lock
    if _multicast_lock is None:
        from jnius import autoclass

        wifi = _activity().getSystemService(autoclass("android.content.Context").WIFI_SERVICE)
        _multicast_lock = wifi.createMulticastLock("easel")
        _multicast_lock.setReferenceCounted(False)
    if wanted:
        _multicast_lock.acquire()
    else:
        _multicast_lock.release()


def hear_no_broadcasts() -> None:
    """The app stops, on whatever page."""
    for who in tuple(_listeners):
        hear_broadcasts(who, False)


def hears_broadcasts() -> bool:
    """Whether anybody listens for them now."""
    return bool(_listeners)


def ask_for_network(answered: Callable[[bool], None]) -> None:
    """Lets the tablet's owner allow Easel to reach other devices at home; ``answered`` comes on Kivy's thread."""
    if not ANDROID:
        return answered(True)
    from jnius import autoclass

    system = autoclass("android.os.Build$VERSION").SDK_INT
    made_for = _activity().getApplicationInfo().targetSdkVersion
    if min(system, made_for) < LOCAL_NETWORK_SINCE:  # nothing is closed there, so no answer may close it
        return answered(True)
    from android.permissions import check_permission, request_permissions
    from kivy.clock import Clock

    if check_permission(LOCAL_NETWORK):
        return answered(True)
    request_permissions(
        [LOCAL_NETWORK], lambda names, granted: Clock.schedule_once(lambda dt: answered(bool(granted) and all(granted)))
    )


def watch_links(opened: Callable[[str], None]) -> None:
    """``opened`` gets every link that the camera or another app opens us with, now and later, on Kivy's thread."""
    if not ANDROID:
        return
    from android import activity
    from kivy.clock import Clock

    def take(intent: JavaObject) -> None:
        link = intent.getDataString()
        if link:
            intent.setData(None)  # taken: coming back to the app later is not opening the link again
            Clock.schedule_once(lambda dt: opened(str(link)))

    activity.bind(on_new_intent=take)
    take(_activity().getIntent())


def _activity() -> JavaObject:
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity
