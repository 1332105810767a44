"""`python -m tools.sounds [--out assets/sounds] [--only NAME…]`: makes all sounds or some."""

import argparse
import io
import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

from tools.sounds.table import SOUNDS
from tools.sounds.waves import RATE

OUT = Path("assets/sounds")


def written(values: Sequence[float]) -> bytes:
    """A WAV file: one channel, 16 bits."""
    numbers = array("h", [round(32767 * max(-1.0, min(1.0, value))) for value in values])
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description="Make the sounds of the table again.")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write into (assets/sounds)")
    parser.add_argument(
        "--only", nargs="+", choices=SOUNDS, default=list(SOUNDS), metavar="NAME", help="; ".join(SOUNDS)
    )
    wanted = parser.parse_args(arguments)
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name in wanted.only:
        values = SOUNDS[name]()
        content = written(values)
        (wanted.out / f"{name}.wav").write_bytes(content)
        print(f"{name + '.wav':16} {len(content) / 1024:6.1f} kB  {len(values) / RATE:5.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
