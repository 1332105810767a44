"""Matches on a disk that fails, fills up, or hands back something else than it was given."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with every byte of it."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.stat().st_size < 1024 * 1024
    }


@contextmanager
def full_disk(most: int) -> Iterator[None]:
    """No file grows beyond so many bytes meanwhile: the kernel refuses the write, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
