"""`dev.py shots --sheets DIR SHEETS`: each moment with all its looks, large enough to be read."""

import pytest
from PIL import Image

from tools.shots.sheet import CAPTION, GAP, SMALLEST, WIDEST, columns, main

RED, BLUE = (200, 40, 40), (40, 40, 200)


@pytest.fixture
def walked(tmp_path):
    """A walk's folder: colours by look and name."""

    def lay(size, **looks):
        for look, pictures in looks.items():
            folder = tmp_path / "walk" / look.replace("_", "-")
            folder.mkdir(parents=True)
            for name, colour in pictures.items():
                Image.new("RGB", size, colour).save(folder / f"{name}.jpg", quality=100)
        return tmp_path / "walk", tmp_path / "sheets"

    return lay


def test_each_moment_has_a_sheet_with_all_its_looks_in_their_order(walked, capsys):
    walk, sheets = walked((300, 200), uk_night={"home": BLUE}, en_day={"home": RED, "hint-a.b": RED})
    assert main([str(walk), str(sheets)]) == 0
    assert sorted(path.name for path in sheets.iterdir()) == ["hint-a.b.png", "home.png"]
    assert capsys.readouterr().out == f"2 sheets in {sheets}\n"
    sheet = Image.open(sheets / "home.png").convert("RGB")
    places = [(x, sheet.height // 2 + 11) for x in (sheet.width // 4, 3 * sheet.width // 4)]
    assert [near(sheet.getpixel(place)) for place in places] == ["red", "blue"]


def test_every_colour_of_a_picture_is_on_its_sheet(walked):
    """More of them than a palette holds, by each of which a picture is judged."""
    walk, sheets = walked((64, 64), en_day={"home": RED})
    shades = Image.linear_gradient("L").resize((64, 64)), Image.linear_gradient("L").rotate(90).resize((64, 64))
    picture = Image.merge("RGB", (*shades, Image.new("L", (64, 64), 90)))
    (walk / "en-day" / "home.jpg").unlink()
    picture.save(walk / "en-day" / "home.png")
    main([str(walk), str(sheets)])
    seen = Image.open(sheets / "home.png").convert("RGB").crop((GAP, GAP + CAPTION, GAP + 64, GAP + CAPTION + 64))
    assert seen.tobytes() == picture.tobytes()


def near(colour):
    return "red" if colour[0] > 150 > colour[2] else "blue" if colour[2] > 150 > colour[0] else colour


@pytest.mark.parametrize("width", [360, 640, 800, 1280, 1920])
@pytest.mark.parametrize("pictures", [1, 2, 3, 4, 6])
def test_pictures_stay_large_enough_and_a_sheet_no_wider_than_is_shown(walked, width, pictures):
    looks = ["en_day", "en_night", "uk_day", "uk_night", "ru_day", "ru_night"][:pictures]
    walk, sheets = walked((width, 100), **{look: {"home": RED} for look in looks})
    main([str(walk), str(sheets)])
    assert Image.open(sheets / "home.png").width <= WIDEST
    across = columns(pictures, width)
    assert across == 1 or across * width * SMALLEST <= WIDEST
    assert across * -(-pictures // across) - pictures < across, "no row is empty"


def test_a_folder_without_looks_is_said_so(tmp_path, capsys):
    assert main([str(tmp_path), str(tmp_path / "sheets")]) == 2
    assert "has no folder of pictures for a look, such as en-day" in capsys.readouterr().err
