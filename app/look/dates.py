"""When an evening was, in words."""

from datetime import datetime

from app.look.text import _


def day(started: str) -> str:
    """14 March 2026, where the device is; nothing if the time cannot be read."""
    when = _local(started)
    if when is None:
        return ""
    months = (
        _("{day} January {year}"),
        _("{day} February {year}"),
        _("{day} March {year}"),
        _("{day} April {year}"),
        _("{day} May {year}"),
        _("{day} June {year}"),
        _("{day} July {year}"),
        _("{day} August {year}"),
        _("{day} September {year}"),
        _("{day} October {year}"),
        _("{day} November {year}"),
        _("{day} December {year}"),
    )
    return months[when.month - 1].format(day=when.day, year=when.year)


def short(started: str) -> str:
    """2026-03-14, for the name of a file."""
    when = _local(started)
    return when.date().isoformat() if when else ""


def today() -> str:
    """2026-03-14, for the name of a file that is made now."""
    return datetime.now().date().isoformat()


def _local(started: str) -> datetime | None:
    try:
        return datetime.fromisoformat(started).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
