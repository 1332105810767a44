"""The screens of the app, one module each, which offers its page as ``SCREEN``.  Imported when first shown."""

from importlib import import_module
from typing import Any

from app.screens.page import Page


def make(name: str, app: Any, **what: Any) -> Page:
    """A new page of that screen, not filled yet."""
    page: Page = import_module(f"app.screens.{name}").SCREEN(app, **what)
    return page
