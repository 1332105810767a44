"""What a player's plate says of how far the pawn has come."""

from typing import Any

import pytest

from app.look import theme
from app.look.box import Box
from engine.seats import Seat


@pytest.mark.parametrize(("wide", "said"), [(122, ["8"]), (220, ["Ada", "8 steps"])])
def test_where_no_name_has_room_all_plates_say_a_number_alone(wide: float, said: list[str]) -> None:
    """Else one would speak of "8 steps" and the next one of "10"."""
    from app.boards.pictoric.plate import Plate, PlayerState
    from app.ui.lettering import Lettering

    theme.register_fonts()
    plate = Plate(Box(0, 0, wide, 50), Seat("Ada", 1), None, lambda: None)
    plate.show(PlayerState(("8 steps", "8")))
    labels: list[Any] = [widget for widget in plate.walk() if isinstance(widget, Lettering)]
    assert [label.text for label in labels if label.text] == said
