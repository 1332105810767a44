"""buildozer reads the spec as it was meant, and every file it names is there."""

from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
ANDROID = "http://schemas.android.com/apk/res/android"

INK = 160
"""Darker than the ground of the splash by far."""


def test_the_spec_aims_at_the_android_it_was_checked_against(settings):
    expected = {
        "android.archs": "arm64-v8a, armeabi-v7a",
        "android.minapi": "24",
        "android.ndk_api": "24",
        "android.api": "36",
        "android.ndk": "28c",
        "p4a.branch": "v2026.05.09",
        "p4a.bootstrap": "sdl2",
    }
    assert {key: settings.get(key) for key in expected} == expected


def test_the_python_for_android_it_was_proven_with_is_the_one_that_builds(settings):
    year, month, day = settings["p4a.branch"].removeprefix("v").split(".")
    proven_with = f"python-for-android=={year}.{int(month)}.{int(day)}"
    assert proven_with in (ROOT / "requirements" / "package.txt").read_text()


def test_a_tablet_lets_the_app_reach_others_on_the_wifi(settings):
    asked = {line.strip().rpartition(".")[2] for line in settings["android.permissions"].split(",")}
    wifi = {"ACCESS_NETWORK_STATE", "ACCESS_WIFI_STATE", "CHANGE_WIFI_MULTICAST_STATE", "ACCESS_LOCAL_NETWORK"}
    assert {"INTERNET"} | wifi <= asked


def test_the_link_of_a_qr_code_opens_the_app_that_is_running(settings):
    from engine.lan.finding.invitation import SCHEME

    written = (ROOT / settings["android.manifest.intent_filters"]).read_text()
    activity = ElementTree.fromstring(f'<activity xmlns:android="{ANDROID}">{written}</activity>')
    opens = {
        (element.tag, element.get(f"{{{ANDROID}}}name") or element.get(f"{{{ANDROID}}}scheme"))
        for element in activity.iter()
    }
    assert ("action", "android.intent.action.VIEW") in opens
    assert ("category", "android.intent.category.BROWSABLE") in opens
    assert ("data", SCHEME) in opens
    assert settings["android.manifest.launch_mode"] == "singleTask"


def test_the_app_may_look_for_the_voices_of_the_device(settings):
    written = (ROOT / settings["android.extra_manifest_xml"]).read_text()
    manifest = ElementTree.fromstring(f'<manifest xmlns:android="{ANDROID}">{written}</manifest>')
    looked_for = [action.get(f"{{{ANDROID}}}name") for action in manifest.findall("queries/intent/action")]
    assert looked_for == ["android.intent.action.TTS_SERVICE"]


def test_the_manifest_keeps_the_back_key_and_the_orientation(settings):
    attributes = (ROOT / settings["android.extra_manifest_application_arguments"]).read_text()
    element = ElementTree.fromstring(f'<application xmlns:android="{ANDROID}" {attributes}/>')
    assert element.get(f"{{{ANDROID}}}appCategory") == "game"
    assert element.get(f"{{{ANDROID}}}enableOnBackInvokedCallback") == "false"


@pytest.mark.parametrize(
    "key",
    [
        "icon.filename",
        "icon.adaptive_foreground.filename",
        "icon.adaptive_background.filename",
        "presplash.filename",
    ],
)
def test_the_pictures_that_android_shows_are_there(settings, key):
    assert (ROOT / settings[key]).is_file()


def test_the_splash_says_why_it_stands_there_in_three_lines(settings):
    """One below the other and half as wide as it at least: English, Ukrainian, Russian.  The first start unpacks."""
    with Image.open(ROOT / settings["presplash.filename"]) as picture:
        below = picture.convert("L").crop((0, round(0.85 * picture.height), *picture.size))
    written = below.point(lambda light: 255 if light < INK else 0)
    rows = [written.crop((0, row, written.width, row + 1)).getbbox() for row in range(written.height)]
    lines = [[row for row in run if row] for inked, run in groupby(rows, key=bool) if inked]
    wide = [max(right for _l, _t, right, _b in line) - min(left for left, *_ in line) for line in lines]
    assert len([each for each in wide if each > written.width / 2]) == 3
