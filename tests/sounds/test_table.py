"""The sounds as they are shipped: short, small, soft at both ends, none shrill or louder than its neighbours."""

import wave
from pathlib import Path

import numpy
import pytest

from app.look.sounds import PENCIL, VOICES
from tools.sounds.__main__ import main, written
from tools.sounds.table import SOUNDS
from tools.sounds.waves import RATE, round_and_round

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"

LENGTHS = {
    "pencil": (0.8, 2.0),
    "card": (0.1, 0.4),
    "turn": (0.1, 0.4),
    "token": (0.1, 0.4),
    "tick": (0.03, 0.2),
    "dice": (0.5, 1.5),
    "found": (0.2, 0.9),
    "missed": (0.2, 0.7),
    "your-turn": (0.4, 1.2),
    "refusal": (0.2, 0.7),
    "fanfare": (1.5, 3.5),
}
"""In seconds: what answers a finger is over before the next touch."""

every_sound = pytest.mark.parametrize("name", LENGTHS)


def heard(name):
    """The samples of a file, from -1 to 1."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return numpy.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def spectrum(samples):
    """How much of the sound lies at which pitch."""
    power = numpy.abs(numpy.fft.rfft(samples)) ** 2
    return numpy.fft.rfftfreq(len(samples), 1 / RATE), power / power.sum()


def test_every_voice_has_its_file_and_every_file_a_voice():
    files = {path.stem for path in FOLDER.iterdir() if path.suffix == ".wav"}
    assert files == set(LENGTHS) == set(SOUNDS) == {voice.file for voice in VOICES.values()} | {PENCIL}


def test_all_together_are_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


@every_sound
def test_the_tool_makes_the_very_same_bytes(name):
    assert written(SOUNDS[name]()) == (FOLDER / f"{name}.wav").read_bytes()


def test_some_can_be_made_by_their_names(tmp_path, capsys):
    assert main(["--out", str(tmp_path), "--only", "tick"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["tick.wav"]
    assert "tick.wav" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--out", str(tmp_path), "--only", "trumpet"])


@every_sound
def test_it_is_as_long_as_what_it_goes_with(name):
    shortest, longest = LENGTHS[name]
    assert shortest <= len(heard(name)) / RATE <= longest


@every_sound
def test_it_is_neither_cut_off_nor_lopsided(name):
    samples = heard(name)
    assert 0.3 <= numpy.abs(samples).max() <= 0.8
    assert abs(samples.mean()) < 0.001


@every_sound
def test_none_is_much_louder_than_the_others(name):
    """The loudest fiftieth of a second of each, in root mean square: what ears take for loudness."""
    samples = heard(name)
    slice_ = RATE // 50
    loudest = max(numpy.sqrt((samples[at : at + slice_] ** 2).mean()) for at in range(0, len(samples) - slice_, slice_))
    assert 0.06 <= loudest <= 0.36


@pytest.mark.parametrize("name", [name for name in LENGTHS if name != PENCIL])
def test_it_begins_and_ends_without_a_click(name):
    samples = heard(name)
    assert abs(samples[0]) < 0.002 and abs(samples[-1]) < 0.002
    assert numpy.abs(samples[-RATE // 200 :]).max() < 0.01


def test_the_pencil_goes_round_and_round_without_a_seam():
    samples = heard(PENCIL)
    steps = numpy.abs(numpy.diff(samples))
    assert abs(samples[0] - samples[-1]) < numpy.percentile(steps, 90)
    pieces = samples[: len(samples) // 10 * 10].reshape(10, -1)
    loud = numpy.sqrt((pieces**2).mean(axis=1))
    assert loud.max() / loud.min() < 2.5, "it swells where it should go on"


def test_a_seam_would_be_heard_without_the_crossing_over():
    """What the test above measures is really mended by it."""
    rising = [at / 1000 for at in range(1000)]
    assert abs(rising[0] - rising[-1]) > 0.9
    looped = round_and_round(rising, 500 / RATE)
    assert abs(looped[0] - looped[-1]) < 0.01


@every_sound
def test_it_is_not_shrill(name):
    pitches, share = spectrum(heard(name))
    assert share[pitches > 5000].sum() < 0.06
    assert (pitches * share).sum() < 2600


@every_sound
def test_a_tablets_speaker_can_play_it(name):
    """Such a speaker has next to nothing below 200 Hz."""
    pitches, share = spectrum(heard(name))
    assert share[pitches < 200].sum() < 0.3


def strongest(samples):
    pitches, share = spectrum(samples)
    return pitches[share.argmax()]


def test_your_turn_asks_upwards_and_a_refusal_goes_down():
    for name, second, upwards in (("your-turn", 0.15, True), ("refusal", 0.14, False)):
        samples = heard(name)
        at = round(second * RATE)
        first, then = strongest(samples[:at]), strongest(samples[at : at + RATE // 5])
        assert bool(then > first) is upwards
