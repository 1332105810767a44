"""The painter's command: what it paints, what it keeps, what it writes down, what it refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

skia = pytest.importorskip("skia", reason="skia-python is only needed for painting")
numpy = pytest.importorskip("numpy", reason="numpy is only needed for painting")

from tools.painter import __main__ as command  # noqa: E402
from tools.painter import gallery, manifest  # noqa: E402
from tools.painter.gallery import Picture  # noqa: E402
from tools.painter.likeness import pixels, unlike  # noqa: E402

CARD = (manifest.ASSETS / "pictures/card-002.jpg").read_bytes()


def written(changes: numpy.ndarray | float, place: slice = slice(None)) -> bytes:
    """The card with its pixels changed by so much, everywhere or in these rows and columns."""
    changed = pixels(CARD)
    changed[place, place] += changes
    image = skia.Image.fromarray(changed.round().clip(0, 255).astype(numpy.uint8), skia.kRGBA_8888_ColorType)
    return bytes(image.encodeToData(skia.kJPEG, 86))


ROUNDED = written(1)
CHANGED = written(-90, slice(400, 440))


class Studio:
    """A gallery of one picture, with assets and a manifest of its own."""

    def __init__(self, home: Path, picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.assets, self.page, self.picture = home / "assets", home / "manifest.json", picture
        self.file = self.assets / picture.file
        self.file.parent.mkdir(parents=True)
        self.file.write_bytes(CARD)
        monkeypatch.setattr(gallery, "pictures", lambda: [self.picture])

    def paint(self, *words: str, to_see: bytes) -> int:
        """The command, where painting gives this now."""
        image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(to_see))
        self.picture = replace(self.picture, paint=lambda: image)
        return command.main([*words], self.assets, self.page)

    def wrong(self) -> dict[str, str]:
        return manifest.foreign_files(manifest.read(self.page), self.assets)


@pytest.fixture
def studio(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Studio:
    card = next(picture for picture in gallery.pictures() if picture.name == "winged-post")
    return Studio(tmp_path, card, monkeypatch)


def test_what_looks_as_before_keeps_its_file(studio: Studio) -> None:
    assert studio.paint(to_see=ROUNDED) == 0
    assert studio.file.read_bytes() == CARD
    assert manifest.read(studio.page).keys() == {"pictures/card-002.jpg"}
    assert studio.wrong() == {}


def test_what_looks_otherwise_is_written_and_so_is_what_is_wanted_anew(studio: Studio) -> None:
    studio.paint(to_see=CHANGED)
    assert unlike(studio.file.read_bytes(), CHANGED) == ""
    assert studio.wrong() == {}
    studio.paint("--only", "winged-post", "--anew", to_see=ROUNDED)
    assert studio.file.read_bytes() != CARD
    assert studio.wrong() == {}


def test_only_what_is_no_longer_todays_is_painted(studio: Studio, capsys: pytest.CaptureFixture[str]) -> None:
    studio.paint(to_see=CARD)
    assert capsys.readouterr().out.endswith("1 of 1 painted\n")
    studio.paint(to_see=CARD)
    assert capsys.readouterr().out == "0 of 1 painted\n"
    studio.file.unlink()
    studio.paint(to_see=CARD)
    assert capsys.readouterr().out.endswith("1 of 1 painted\n")
    assert studio.wrong() == {}


def test_a_picture_that_no_longer_hangs_is_forgotten(studio: Studio) -> None:
    studio.paint(to_see=CARD)
    studio.picture = replace(studio.picture, name="winged-letter", file="pictures/card-102.jpg")
    studio.paint(to_see=CARD)
    assert manifest.read(studio.page).keys() == {"pictures/card-102.jpg"}
    assert studio.wrong() == {"pictures/card-002.jpg": "is not in the manifest"}


def test_the_check_says_what_looks_otherwise_and_writes_nothing(
    studio: Studio, capsys: pytest.CaptureFixture[str]
) -> None:
    assert studio.paint("--check", to_see=ROUNDED) == 0
    assert studio.paint("--check", to_see=CHANGED) == 1
    assert "pictures/card-002.jpg: off by" in capsys.readouterr().err
    assert studio.file.read_bytes() == CARD
    assert not studio.page.exists()


def test_painting_elsewhere_touches_neither_assets_nor_manifest(studio: Studio, tmp_path: Path) -> None:
    out, sheet = tmp_path / "out", tmp_path / "sheet.png"
    assert studio.paint("--out", str(out), "--sheet", str(sheet), to_see=CHANGED) == 0
    assert unlike((out / "pictures/card-002.jpg").read_bytes(), CHANGED) == ""
    assert pixels(sheet.read_bytes()) is not None
    assert studio.file.read_bytes() == CARD
    assert not studio.page.exists()


def test_the_command_lists_and_refuses_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--list", "--only", "seat-0?"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 10
    assert command.main(["--only", "no-such-picture"]) == 2
    assert "no picture" in capsys.readouterr().err
