"""The table of a benchmark's figures, and what is refused as a figure."""

import json
import subprocess

import pytest

from tools.house import figures

FIGURE = {
    "name": "ink, bytes a point",
    "value": 2.41,
    "unit": "B",
    "rival": "JSON",
    "rival_value": 13.0,
    "ratio": 0.185,
}


def test_the_table_is_aligned_and_names_the_rival():
    other = FIGURE | {"name": "encode", "value": 3_000_000.0, "unit": "points/s", "rival_value": None, "ratio": None}
    assert figures.table([FIGURE, other]).splitlines() == [
        "figure                  value  unit      rival  rival's  ratio",
        "ink, bytes a point       2.41  B         JSON        13  0.185",
        "encode              3,000,000  points/s  JSON         –      –",
    ]


@pytest.fixture
def bench(monkeypatch):
    """Benchmarks that print these texts."""

    def prints(**texts):
        def run(command, **_):
            text = texts[command[2].removeprefix("tools.bench.")]
            return subprocess.CompletedProcess(command, 1 if text is None else 0, stdout=(text or "").encode())

        monkeypatch.setattr(figures, "benchmarks", lambda: sorted(texts))
        monkeypatch.setattr(figures.subprocess, "run", run)

    return prints


def test_json_is_one_list_of_all(bench, capsys):
    bench(ink=json.dumps([FIGURE]), lan=json.dumps([FIGURE, FIGURE]))
    assert figures.main(["--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [FIGURE] * 3


@pytest.mark.parametrize("printed", [None, "", "{}", "[1]", '[{"name": "ink"}]', "\xff"])
def test_a_benchmark_that_fails_is_named_and_the_others_are_still_shown(bench, capsys, printed):
    bench(broken=printed, ink=json.dumps([FIGURE]))
    assert figures.main([]) == 1
    shown = capsys.readouterr()
    assert "broken" in shown.err
    assert "ink, bytes a point" in shown.out


def test_an_unknown_benchmark_is_refused_with_those_there_are(bench, capsys):
    bench(ink="[]")
    assert figures.main(["inks"]) == 2
    assert "no benchmark inks. There are: ink" in capsys.readouterr().err
