"""What nothing is laid over: that by which a card is called."""

from kivy.graphics import BorderImage
from kivy.uix.floatlayout import FloatLayout

from app.look.box import Box
from app.ui.in_sight import in_sight


def test_a_hint_keeps_off_the_number_of_a_card() -> None:
    from app.ui.card import Card

    card = Card(size_hint=(None, None))
    card.lie(150, 200, 100, 150)
    assert in_sight(card).needed == []
    card.number = "4"
    (number,) = in_sight(card).needed
    assert Box(100, 125, 100, 150).overlap(number) == number.w * number.h, "on the card"
    assert number.center[0] < 150 and number.center[1] > 200, "in its upper left corner"
    card.face_up = False
    assert in_sight(card).needed == [], "nobody sees it from behind"


def test_a_hint_keeps_off_all_of_a_button_to_hold(look) -> None:
    from app.ui.hold_button import HoldButton

    board = FloatLayout(size=(640, 360))
    held = HoldButton("Hold: my hand")
    held.pos = 480, 60
    board.add_widget(held)
    assert Box(*held.pos, *held.size) in in_sight(board).needed


def test_the_light_round_a_button_is_as_round_as_it_is(look) -> None:
    from app.ui.buttons import WordButton
    from app.ui.hint_slip import HintSlip
    from app.ui.hints import Hint

    board = FloatLayout(size=(640, 360))
    done = WordButton("End my turn", lambda: None, "amber")
    done.pos = 440, 40
    board.add_widget(done)
    place = Box(*done.pos, *done.size)
    assert in_sight(board).corner_of(place, 16) == done.height / 2
    assert in_sight(board).corner_of(place.inset(5), 16) == 16, "which is no button"
    slip = HintSlip(Hint("here", "Enough? Tap here.", place), Box(8, 8, 624, 344), in_sight(board))
    light = [each for each in slip.canvas.before.children if isinstance(each, BorderImage)][-1]
    assert abs(light.pos[0] - place.x) < 5 and min(light.border) >= done.height / 2


def test_a_hint_keeps_off_the_pawns_on_the_way_of_scores(look) -> None:
    from app.boards.dixit.track import Track, pawn_boxes

    box, scores = Box(0, 250, 640, 90), [0, 2, 5]
    track = Track(box, 30, [0, 1, 2])
    track.put(scores)
    assert in_sight(track).needed == pawn_boxes(box, 30, scores)
