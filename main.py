"""Starts Easel, nothing else."""

from app.main import main

if __name__ == "__main__":
    main()
