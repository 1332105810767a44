"""Ink: size and speed of the codec, and the cost of a frame of drawing, each beside a rival of its run."""

import sys

from tools.bench._figures import Figure, Sheet, words
from tools.bench._ink_codec import figures as figures_of_the_codec
from tools.bench._ink_frames import figures as figures_of_frames


def figures() -> list[Figure]:
    """Everything that is measured of ink."""
    return [*figures_of_the_codec(), *figures_of_frames()]


def main(arguments: list[str]) -> int:
    chosen = words("ink", "Size and speed of ink, and the cost of a frame while somebody draws.").parse_args(arguments)
    sheet = Sheet()
    sheet.add(*figures())
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
