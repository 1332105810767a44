"""What is asked of the operating system, and what is said when it is not there."""

import pytest

from tools.house import system
from tools.house.environments import NotReady
from tools.house.system import Piece, has_display, offscreen

HERE = Piece("libgl1", lambda: True)
MISSING = Piece("libegl1", lambda: False)


@pytest.fixture
def linux(monkeypatch):
    monkeypatch.setattr(system.sys, "platform", "linux")


@pytest.fixture
def debian(linux, monkeypatch):
    monkeypatch.setattr(system.Path, "exists", lambda path: str(path) == "/etc/debian_version")
    monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.fixture
def typed(monkeypatch):
    """Commands that would be run, each ending well."""
    commands = []

    class Done:
        returncode = 0
        stdout = b""

    monkeypatch.setattr(system.subprocess, "run", lambda command, **_: commands.append(command) or Done())
    return commands


def test_nothing_is_installed_when_all_is_here(linux, typed):
    system.bring((HERE,))
    assert typed == []


def test_other_systems_bring_opengl_along(monkeypatch, typed):
    monkeypatch.setattr(system.sys, "platform", "darwin")
    system.bring((MISSING,))
    assert typed == []


def test_root_on_debian_gets_what_is_missing_and_only_that(debian, typed, monkeypatch):
    arrived = iter([False, True])
    monkeypatch.setattr(system, "permission", list)
    system.bring((HERE, Piece("libegl1", lambda: next(arrived))))
    assert typed == [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "--no-install-recommends", "libegl1"],
    ]


def test_sudo_that_asks_no_password_is_used(debian, typed, monkeypatch):
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    assert system.permission() == ["sudo", "-n"]


def test_without_permission_the_exact_line_to_type_is_said(debian, typed, monkeypatch):
    monkeypatch.setattr(system, "permission", lambda: None)
    with pytest.raises(NotReady) as raised:
        system.bring((HERE, MISSING))
    last = str(raised.value).splitlines()[-1].strip()
    assert last == "sudo apt-get update -q && sudo apt-get install -y --no-install-recommends libegl1"
    assert typed == []


def test_another_linux_is_told_what_debian_would_call_it(linux, monkeypatch):
    monkeypatch.setattr(system.Path, "exists", lambda _: False)
    with pytest.raises(NotReady, match="Debian calls them libegl1"):
        system.bring((MISSING,))


def test_what_can_be_done_without_keeps_nobody_from_starting(debian, monkeypatch, capsys):
    monkeypatch.setattr(system, "permission", lambda: None)
    system.bring_or_go_on((MISSING,), "Then without.")
    said = capsys.readouterr().err.splitlines()
    assert "apt-get install -y --no-install-recommends libegl1" in said[-2]
    assert said[-1] == "Then without."


def test_apt_get_that_fails_is_quoted(debian, monkeypatch):
    class Failed:
        returncode = 100
        stdout = b"E: Could not get lock /var/lib/dpkg/lock-frontend\n"

    monkeypatch.setattr(system, "permission", list)
    monkeypatch.setattr(system.subprocess, "run", lambda *_, **__: Failed())
    with pytest.raises(NotReady, match="Could not get lock"):
        system.bring((MISSING,))


@pytest.mark.parametrize(
    "platform, surroundings, can_show",
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"SDL_VIDEODRIVER": "kmsdrm"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_a_window_can_open(platform, surroundings, can_show):
    assert has_display(platform, surroundings) is can_show


def test_offscreen_leaves_no_way_to_a_screen():
    assert offscreen({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "HOME": "here"}) == {
        "HOME": "here",
        "SDL_VIDEODRIVER": "offscreen",
        "KIVY_NO_ARGS": "1",
    }


def test_what_is_thrown_away_stays_in_memory_only_where_there_is_room(tmp_path, monkeypatch):
    usage = type("Usage", (), {"free": system.ROOM_IN_MEMORY})
    monkeypatch.setattr(system.shutil, "disk_usage", lambda _: usage)
    assert system.scratch_folder(tmp_path) == tmp_path
    usage.free -= 1
    assert system.scratch_folder(tmp_path) is None
    assert system.scratch_folder(tmp_path / "nowhere") is None
