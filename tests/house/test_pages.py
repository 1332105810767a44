"""What is found in pages that could be read as HTML, ask elsewhere, or know a game."""

import pytest

from tools import web
from tools.house.checks import pages


@pytest.mark.parametrize(
    "line",
    [
        "made.innerHTML = name",
        "made.insertAdjacentHTML('beforeend', name)",
        "document.write(name)",
        "eval(said)",
        "fetch('https://elsewhere.example/x.js')",
        "@import url(//cdn.example/x.css)",
    ],
)
def test_what_a_page_may_not_do_is_found(tmp_path, line):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.js").write_text(line)
    assert len(pages.unsafe_pages(tmp_path)) == 1


def test_a_game_outside_its_own_module_is_found(tmp_path):
    (tmp_path / "web" / "boards").mkdir(parents=True)
    (tmp_path / "web" / "boards" / "chess.js").write_text('const name = "chess";')
    (tmp_path / "web" / "play.js").write_text('if (game === "chess") start();')
    assert pages.games_known_to_pages(tmp_path) == ['web/play.js:1: "chess"']


def test_what_the_pages_know_is_what_python_says():
    assert web.differing() == []


def test_our_own_pages_are_clean():
    assert pages.unsafe_pages() + pages.games_known_to_pages() == []
