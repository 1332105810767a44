"""`dev.py shots --compare A B`: every difference is found and told, and nothing else."""

import pytest
from PIL import Image

from tools.house import doors
from tools.shots.compare import difference, differences, main


@pytest.fixture
def folders(tmp_path):
    """Two folders; pictures by name, each a colour and perhaps points of another one."""

    def lay(before, after):
        for name, pictures in (("before", before), ("after", after)):
            folder = tmp_path / name
            folder.mkdir()
            for file, (size, dots) in pictures.items():
                picture = Image.new("RGB", size, (250, 240, 220))
                for place, colour in dots.items():
                    picture.putpixel(place, colour)
                picture.save(folder / file)
        return tmp_path / "before", tmp_path / "after"

    return lay


PLAIN = ((20, 10), {})
DOTTED = ((20, 10), {(3, 4): (250, 240, 180), (5, 6): (240, 240, 220)})


def test_the_same_pictures_say_nothing_and_succeed(folders, capsys):
    before, after = folders({"home.png": DOTTED}, {"home.png": DOTTED})
    assert main([str(before), str(after)]) == 0
    assert capsys.readouterr().out == "1 pictures are the same, 0 differ\n"


def test_a_changed_pixel_is_told_with_its_share_its_strength_and_its_place(folders, capsys):
    before, after = folders({"home.png": PLAIN, "rules.png": PLAIN}, {"home.png": DOTTED, "rules.png": PLAIN})
    assert main([str(before), str(after)]) == 1
    printed = capsys.readouterr().out
    assert printed.splitlines() == [
        "home.png: 1.00% of the pixels, by up to 40 of 255, from 3,4 to 6,7",
        "1 pictures are the same, 1 differ",
    ]


def test_one_that_is_gone_one_that_is_new_and_one_of_another_size(folders):
    before, after = folders({"a.png": PLAIN, "c.png": PLAIN}, {"b.png": PLAIN, "c.png": ((10, 20), {})})
    assert list(differences(before, after)) == ["a.png: gone", "b.png: new", "c.png: 20x10 became 10x20"]


def test_what_is_no_picture_is_told_and_not_taken_for_the_same(folders):
    before, after = folders({"a.png": PLAIN}, {"a.png": PLAIN})
    (after / "a.png").write_bytes(b"\x89PNG, but no more")
    assert list(differences(before, after)) == ["a.png: cannot be read"]


def test_what_only_the_transparency_changes_is_a_difference(tmp_path):
    for name, alpha in (("a.png", 255), ("b.png", 250)):
        Image.new("RGBA", (4, 4), (9, 9, 9, alpha)).save(tmp_path / name)
    assert difference(tmp_path / "a.png", tmp_path / "b.png").startswith("100.00% of the pixels, by up to 5 of 255")


def test_a_folder_that_is_none_is_told(tmp_path, capsys):
    assert main([str(tmp_path), str(tmp_path / "none")]) == 2
    assert "is no folder" in capsys.readouterr().err


def test_the_door_leads_there(monkeypatch, tmp_path):
    started = []
    monkeypatch.setattr(doors, "prepare", lambda *what: "python")
    monkeypatch.setattr(doors, "start", lambda python, words, *more: started.append(words) or 0)
    assert doors.shots(["--compare", str(tmp_path / "a"), str(tmp_path / "b")]) == 0
    assert started == [["-m", "tools.shots.compare", str(tmp_path / "a"), str(tmp_path / "b")]]
    with pytest.raises(SystemExit):
        doors.shots([])
