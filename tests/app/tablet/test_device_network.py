"""The network half of the tablet under the app: its lock for broadcasts, its permission, links that open the app.

Android itself is played by a few objects that note what is asked of them.
"""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from app.tablet import device
from tests.app.bridge.fake_bridge import on, table


class Lock:
    def __init__(self):
        self.held, self.counted = False, True

    def setReferenceCounted(self, counted):
        self.counted = counted

    def acquire(self):
        self.held = True

    def release(self):
        self.held = False


class Android:
    """An Android of that version, on which the owner answers a question for permission in that way."""

    def __init__(self, version=37, made_for=37, allowed=False, answer=True, wifi_throws=False):
        self.version, self.made_for, self.allowed, self.answer = version, made_for, allowed, answer
        self.wifi_throws = wifi_throws
        self.lock, self.asked, self.link = Lock(), [], None
        self.new_intent = lambda intent: None

    def autoclass(self, name):
        activity = SimpleNamespace(
            getSystemService=lambda kind: self.wifi,
            getIntent=lambda: self.intent,
            getApplicationInfo=lambda: SimpleNamespace(targetSdkVersion=self.made_for),
        )
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=activity),
            "android.content.Context": SimpleNamespace(WIFI_SERVICE="wifi"),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.version),
        }[name]

    @property
    def wifi(self):
        if self.wifi_throws:
            raise RuntimeError("java.lang.SecurityException: not on this device")
        return SimpleNamespace(createMulticastLock=lambda name: self.lock)

    @property
    def intent(self):
        def take(link):
            self.link = link

        return SimpleNamespace(getDataString=lambda: self.link, setData=take)

    def request(self, names, answered):
        self.asked += names
        answered(names, [self.answer])

    def bind(self, on_new_intent):
        self.new_intent = on_new_intent

    def opened_with(self, link):
        self.link = link
        self.new_intent(self.intent)


@pytest.fixture
def android(monkeypatch):
    def be(**how):
        system = Android(**how)
        jnius, package, permissions, activity = (
            ModuleType(name) for name in ("jnius", "android", "android.permissions", "android.activity")
        )
        jnius.autoclass = system.autoclass
        permissions.check_permission = lambda name: system.allowed
        permissions.request_permissions = system.request
        activity.bind = system.bind
        package.activity = activity
        for module in (jnius, package, permissions, activity):
            monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(device, "ANDROID", True)
        monkeypatch.setattr(device, "_multicast_lock", None)
        monkeypatch.setattr(device, "_listeners", set())
        return system

    return be


def answers(easel=None):
    """What ``ask_for_network`` answers, at once or a frame later."""
    got = []
    device.ask_for_network(got.append)
    if easel is not None:
        easel.frames(2)
    return got


def test_the_lock_is_held_as_long_as_anybody_listens(android):
    system = android()
    device.hear_broadcasts("nearby", True)
    device.hear_broadcasts("table", True)
    assert system.lock.held
    assert not system.lock.counted, "asked for twice it would have to be let go twice"
    device.hear_broadcasts("nearby", False)
    assert system.lock.held
    device.hear_broadcasts("table", False)
    assert not system.lock.held


def test_a_wifi_service_that_throws_stops_nobody(android):
    android(wifi_throws=True)
    device.hear_broadcasts("table", True)
    assert device.hears_broadcasts()
    device.hear_broadcasts("table", False)
    assert not device.hears_broadcasts()


@pytest.mark.parametrize(("version", "made_for"), [(36, 36), (36, 37), (37, 36)])
def test_no_answer_closes_a_network_that_android_leaves_open(android, version, made_for):
    system = android(version=version, made_for=made_for, answer=False)
    assert answers() == [True]
    assert system.asked == []


def test_what_was_allowed_is_not_asked_again(android):
    system = android(allowed=True)
    assert answers() == [True]
    assert system.asked == []


@pytest.mark.parametrize("answer", [True, False])
def test_the_owner_is_asked_once_and_answers(easel, android, answer):
    system = android(answer=answer)
    assert answers(easel) == [answer]
    assert system.asked == ["android.permission.ACCESS_LOCAL_NETWORK"]


def test_a_link_opens_the_app_once_whether_it_ran_or_not(easel, android):
    system = android()
    system.link = "easel://join?first"
    opened = []
    device.watch_links(opened.append)
    easel.frames(2)
    system.opened_with("easel://join?second")
    easel.frames(2)
    system.new_intent(system.intent)  # back from the background: the same intent, its link taken
    easel.frames(2)
    assert opened == ["easel://join?first", "easel://join?second"]


def test_broadcasts_are_heard_while_looking_and_at_a_table_and_not_after(easel):
    bridge = on(easel)
    assert not device.hears_broadcasts()
    easel.go("tables")
    assert device.hears_broadcasts()
    easel.app.back()
    assert not device.hears_broadcasts()
    bridge.lobby = table()
    easel.go("lobby")
    bridge.tell_lobby(table())
    assert device.hears_broadcasts()
    easel.app.go("home")
    assert not device.hears_broadcasts()


def test_an_app_that_stops_on_any_page_listens_no_more(open_easel, tmp_path):
    easel = open_easel()
    easel.go("tables")
    assert device.hears_broadcasts()
    open_easel(tmp_path / "another device")  # which stops the first
    assert not device.hears_broadcasts()


def test_the_screen_stays_on_while_a_table_is_hosted(easel):
    from kivy.core.window import Window

    bridge = on(easel)
    bridge.lobby = table()
    easel.go("lobby")
    assert not Window.allow_screensaver
    bridge.tell_lobby(table(match="m"))
    easel.frames(2)
    assert type(easel.page).__name__ == "PlayPage"
    assert not Window.allow_screensaver
    easel.app.go("home")
    assert Window.allow_screensaver
