"""A package that is there is held to the spec; what is no package, or half of one, gets an answer too."""

import random
import re
import zipfile

import pytest

from tests.packaging import made_packages as made
from tools.android.__main__ import NONE_THERE, check, main
from tools.android.apk import LIBRARIES, findings
from tools.android.spec import promised
from tools.house.environments import ROOT

PROMISE = promised()
ASKED = sorted(PROMISE.permissions)
SDL = "lib/arm64-v8a/libSDL2.so"
BUNDLE = "lib/arm64-v8a/libpybundle.so"


@pytest.fixture
def found(tmp_path):
    """What is said of a sound package in which these files are other ones, or (with None) missing."""

    def ask(changed=None, **how):
        files = {
            name: content for name, content in (made.sound(ASKED) | (changed or {})).items() if content is not None
        }
        return findings(made.write(tmp_path / "easel.apk", files, **how), PROMISE)

    return ask


def test_the_spec_is_read_as_buildozer_reads_it(settings):
    assert f"{settings['package.domain']}.{settings['package.name']}" == PROMISE.application == made.APPLICATION
    assert {name.strip() for name in settings["android.permissions"].split(",")} == PROMISE.permissions
    assert [abi.strip() for abi in settings["android.archs"].split(",")] == list(PROMISE.abis) == list(made.ABIS)


def test_a_sound_package_passes(found):
    assert found() == []


def test_a_manifest_in_either_writing_is_read(found):
    assert found({"AndroidManifest.xml": made.manifest(ASKED, utf8=True)}) == []


def test_a_library_for_small_pages_is_found(found):
    said = found({SDL: made.library(aligned=4096)})
    assert said == [f"{SDL}: is aligned to 4096 bytes, and must be to 16384"]


def test_a_library_for_small_pages_within_pythons_bundle_is_found(found):
    said = found({BUNDLE: made.tar({"modules/zlib.so": made.library(aligned=4096)})})
    assert said == [f"{BUNDLE}: modules/zlib.so: is aligned to 4096 bytes, and must be to 16384"]


def test_a_segment_that_does_not_lie_in_the_file_as_in_memory_is_found(found):
    assert found({SDL: made.library(moved=16384)}) == []
    assert found({SDL: made.library(moved=4096)}) == [f"{SDL}: is aligned to 1 bytes, and must be to 16384"]


def test_32_bit_tablets_have_small_pages(found):
    assert found({"lib/armeabi-v7a/libSDL2.so": made.library("armeabi-v7a", aligned=4096)}) == []


def test_an_uncompressed_library_begins_on_a_page(found):
    assert found(uncompressed=SDL, start=0) == []
    [said] = found(uncompressed=SDL, start=4096)
    assert said.startswith(f"{SDL}: lies uncompressed at ")
    assert said.endswith("no multiple of 16384")


def test_an_uncompressed_library_for_32_bits_begins_on_a_small_page(found):
    small = "lib/armeabi-v7a/libSDL2.so"
    assert found(uncompressed=small, start=4096) == []
    assert len(found(uncompressed=small, start=4100)) == 1


def test_a_library_for_another_processor_is_found(found):
    assert found({SDL: made.library("armeabi-v7a")}) == [f"{SDL}: is for armeabi-v7a"]


@pytest.mark.parametrize("abi", made.ABIS)
def test_a_missing_abi_is_found(found, abi):
    gone = {name: None for name in made.sound(ASKED) if name.startswith(f"lib/{abi}/")}
    assert found(gone) == [f"has nothing for {abi}"]


def test_an_abi_too_many_is_found(found):
    assert found({"lib/x86/libmain.so": b""}) == ["has libraries for x86, which the spec does not name"]


def test_a_library_that_only_one_abi_has_is_found(found):
    assert found({SDL: None}) == ["lib/arm64-v8a: has no libSDL2.so, as another ABI does"]


def test_what_nothing_starts_without_is_missed(found):
    gone = {f"lib/{abi}/libpybundle.so": None for abi in made.ABIS}
    assert found(gone) == [f"lib/{abi}: has no libpybundle.so, without which nothing starts" for abi in made.ABIS]


def test_permissions_are_those_of_the_spec(found):
    camera = "android.permission.CAMERA"
    said = found({"AndroidManifest.xml": made.manifest([*ASKED[1:], camera])})
    assert said == [f"asks for {camera}, which the spec does not", f"does not ask for {ASKED[0]}, as the spec does"]


def test_a_permission_in_the_apps_own_name_is_no_surprise(found):
    own = f"{made.APPLICATION}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION"
    assert found({"AndroidManifest.xml": made.manifest([*ASKED, own])}) == []


@pytest.mark.parametrize("stray", ["libcrystax.so", "libSDL2.so.bak", "gdbserver"])
def test_a_stray_library_is_found(found, stray):
    strays = {f"lib/{abi}/{stray}": made.library(abi) for abi in made.ABIS}
    assert found(strays) == [f"lib/{abi}/{stray}: a stray, which nothing in the spec brings" for abi in made.ABIS]


def test_a_stray_file_is_found(found):
    assert found({"tests/test_main.py": b""}) == ["tests/test_main.py: a stray, which no build puts there"]


def test_a_stray_among_our_own_files_is_found(found):
    said = found({"assets/private.tar": made.tar({"main.pyc": b"", "tools/painter/air.pyc": b""})})
    assert said == ["assets/private.tar: tools/painter/air.pyc: a stray, which is not part of what runs"]


def test_a_package_without_our_own_files_is_found(found):
    assert found({"assets/private.tar": None}) == ["has no assets/private.tar: Easel itself is missing"]


def test_every_library_that_the_recipes_make_is_known(ask_buildozer):
    made_by_recipes = [name for name in ask_buildozer("recipes")["libraries"] if name.endswith(".so")]
    assert {"libsqlite3.so", "libssl.so"} <= set(made_by_recipes)
    assert [name for name in made_by_recipes if not LIBRARIES.fullmatch(name)] == []


# No package, or half of one -------------------------------------------------------------------------------------


def test_a_file_that_is_not_there(tmp_path):
    assert findings(tmp_path / "easel.apk", PROMISE) == ["there is no such file"]


def test_a_folder(tmp_path):
    [said] = findings(tmp_path, PROMISE)
    assert said.startswith("cannot be read: ")


@pytest.mark.parametrize("content", [b"", b"Not found", b"PK\x03\x04" + bytes(100)], ids=["empty", "text", "zeros"])
def test_a_file_that_is_no_zip_file(tmp_path, content):
    (tmp_path / "easel.apk").write_bytes(content)
    [said] = findings(tmp_path / "easel.apk", PROMISE)
    assert said.startswith("is no package, or is damaged: ")


def test_a_zip_file_of_something_else(tmp_path):
    photos = made.write(tmp_path / "photos.zip", {"cat.jpg": b"cat"})
    assert findings(photos, PROMISE) == ["is a zip file, but no package: it has no AndroidManifest.xml"]
    bundle = made.write(tmp_path / "easel.aab", {"base/manifest/AndroidManifest.xml": b"protobuf"})
    assert findings(bundle, PROMISE) == ["is an app bundle, but no package: it has no AndroidManifest.xml"]


def test_another_app(found):
    said = found({"AndroidManifest.xml": made.manifest([], "org.example.chess")})
    assert said == [f"is another app: org.example.chess, not {made.APPLICATION}"]


def test_a_manifest_in_plain_text(found):
    assert found({"AndroidManifest.xml": b"<manifest/>"}) == ["its AndroidManifest.xml cannot be read"]


@pytest.mark.parametrize("cut", [0, 3, 30, 70, 119])
def test_a_library_that_is_cut_off(found, cut):
    [said] = found({SDL: made.library()[:cut]})
    assert said in (f"{SDL}: is cut off", f"{SDL}: is no shared library")


def test_a_library_whose_segments_are_beyond_all_addresses(found):
    library = made.library()
    assert found({SDL: library[:32] + b"\xff" * 8 + library[40:]}) == [f"{SDL}: is cut off"]


def test_a_name_that_is_no_text(tmp_path):
    package = made.write(tmp_path / "easel.apk", made.sound(ASKED) | {"res/ж": b""})
    package.write_bytes(package.read_bytes().replace("res/ж".encode(), b"res/\xff\xff"))
    [said] = findings(package, PROMISE)
    assert said.startswith("cannot be read: ")


@pytest.mark.parametrize("name", [BUNDLE, "assets/private.tar"])
def test_a_tar_that_is_damaged(found, name):
    for content in (b"", b"no tar", made.sound(ASKED)[name][:-60]):
        [said] = found({name: content})
        assert said.startswith(f"{name}: cannot be read: ")


def test_no_damage_brings_more_than_an_answer(tmp_path):
    """Some of a package's bytes are changed, or its end is missing: an answer comes, and it is never a traceback."""
    for seed in range(60):
        chance = random.Random(seed)
        whole = made.write(tmp_path / "easel.apk", made.sound(ASKED), uncompressed=chance.choice([SDL, BUNDLE, None]))
        content = bytearray(whole.read_bytes())
        for _ in range(chance.choice([1, 4, 40])):
            content[chance.randrange(len(content))] = chance.randrange(256)
        whole.write_bytes(content[: chance.choice([len(content), chance.randrange(len(content))])])
        assert all(isinstance(said, str) for said in findings(whole, PROMISE)), seed


def test_no_damage_within_a_file_brings_more_than_an_answer(found):
    """As before, but in a zip file that is whole, so that what lies in it is read to its end."""
    for seed in range(60):
        chance = random.Random(seed)
        name = chance.choice(["AndroidManifest.xml", SDL, BUNDLE, "assets/private.tar"])
        content = bytearray(made.sound(ASKED)[name])
        for _ in range(chance.choice([1, 4, 40])):
            content[chance.randrange(len(content))] = chance.randrange(256)
        assert all(isinstance(said, str) for said in found({name: bytes(content)})), seed


# The way to build one -------------------------------------------------------------------------------------------


def test_the_container_installs_what_the_proofs_are_made_with():
    """Its one file is copied from the folder that the documented command hands over."""
    steps = (ROOT / "tools/android/Containerfile").read_text()
    copied = re.findall(r"^COPY (\S+) ", steps, re.MULTILINE)
    command = (ROOT / "tools/android/README.md").read_text()
    [recipe, folder] = re.search(r"build -t \S+ -f (\S+) (\S+)", command).groups()
    assert (ROOT / recipe).read_text() == steps
    assert [(ROOT / folder / name) for name in copied] == [ROOT / "requirements" / "package.txt"]


def test_a_licence_is_agreed_to_as_the_readme_says(settings):
    """buildozer takes a setting from outside only if the spec has a line for it."""
    assert settings["android.accept_sdk_license"] == "False"
    assert "APP_ANDROID_ACCEPT_SDK_LICENSE" in (ROOT / "tools/android/README.md").read_text()


# What dev.py package prints ------------------------------------------------------------------------------------


def test_a_sound_package_is_told_and_so_is_each_fault(tmp_path, capsys):
    sound = made.write(tmp_path / "sound.apk", made.sound(ASKED))
    assert check([sound], PROMISE) == 0
    assert "sound.apk: sound. arm64-v8a and armeabi-v7a" in capsys.readouterr().out
    faulty = made.write(tmp_path / "faulty.apk", made.sound(ASKED) | {"stray": b""})
    assert main([str(sound), str(faulty)]) == 1
    assert "faulty.apk: stray: a stray" in capsys.readouterr().out


def test_that_there_is_no_package_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("tools.android.__main__.BUILT", tmp_path / "bin")
    monkeypatch.setattr("tools.android.__main__.weights", lambda promise: "")
    assert main([]) == 0
    assert NONE_THERE in capsys.readouterr().out


def test_a_package_in_bin_is_checked_without_being_named(tmp_path, monkeypatch, capsys):
    with zipfile.ZipFile(tmp_path / "easel-debug.apk", "w"):
        pass
    monkeypatch.setattr("tools.android.__main__.BUILT", tmp_path)
    monkeypatch.setattr("tools.android.__main__.weights", lambda promise: "")
    assert main([]) == 1
    assert "easel-debug.apk: is a zip file, but no package" in capsys.readouterr().out
