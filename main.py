"""Starts Easel, nothing else."""

import sys

from app.start import start

if __name__ == "__main__":
    sys.exit(start())
