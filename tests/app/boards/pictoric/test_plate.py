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


@pytest.mark.parametrize("high", [48, 64])
def test_a_hidden_die_lies_apart_from_the_sign_of_the_bot_that_set_it(high: float) -> None:
    """Else both look like one little figure."""
    from app.boards.pictoric.dice import Die
    from app.boards.pictoric.plate import Plate, PlayerState
    from app.ui.signs import Sign

    theme.register_fonts()
    plate = Plate(Box(100, 100, 150, high), Seat("Badger", 3, bot="weak"), None, lambda: None)
    plate.show(PlayerState(("12 steps", "12"), die=True))
    (sign,) = [piece for piece in plate.walk(restrict=True) if isinstance(piece, Sign)]
    (die,) = [piece for piece in plate.walk(restrict=True) if isinstance(piece, Die)]
    assert sign.y - die.top >= 2 and sign.top <= plate.top and die.y >= plate.y
