"""What tests of single widgets share."""

from collections.abc import Iterator

import pytest

from app.look import theme


@pytest.fixture(params=[False, True], ids=["day", "night"])
def look(request: pytest.FixtureRequest) -> Iterator[None]:
    """By day, and by night."""
    theme.register_fonts()
    theme.choose(night=request.param)
    yield
    theme.choose()
