"""What lies under a question is off the canvas, and there again as soon as any of it can be seen."""

import pytest
from kivy.uix.floatlayout import FloatLayout


@pytest.fixture
def table(open_easel):
    """A card below the middle of a question that lies on it, and what draws a frame."""
    from app.boards.question import Question
    from app.ui.card import Card

    easel = open_easel()
    table = FloatLayout(size=easel.page.size)
    card = Card(size_hint=(None, None))
    asked = Question(
        "Give this card?", "You cannot take it back.", [("Give it", print)], ("Not yet", print), table.size
    )
    asked.center = table.center
    card.lie(*asked.center, 40, 60)
    table.add_widget(card)
    easel.page.add_widget(table)
    table.add_widget(asked)
    easel.frames(2)
    return easel, table, card, asked


def is_drawn(card, table):
    return table.canvas.indexof(card.canvas) >= 0


def test_a_card_under_a_question_is_not_drawn_until_the_question_is_gone(table):
    easel, table, card, asked = table
    assert not is_drawn(card, table)
    table.remove_widget(asked)
    assert is_drawn(card, table)
    assert table.canvas.indexof(card.canvas) == 0


def test_it_is_drawn_as_soon_as_its_shadow_is_seen(table):
    easel, table, card, asked = table
    card.center = asked.right - 21, asked.center_y
    easel.frames(1)
    assert is_drawn(card, table)
    card.center = asked.center
    easel.frames(1)
    assert not is_drawn(card, table)
    card.glow = 1.0
    card.size = asked.height - 10, asked.height - 10
    card.center = asked.center
    easel.frames(1)
    assert is_drawn(card, table)


def test_a_card_that_comes_to_lie_there_is_not_drawn_and_one_above_is(table):
    from app.ui.card import Card

    easel, table, card, asked = table
    under, above = Card(size_hint=(None, None)), Card(size_hint=(None, None))
    for each in (under, above):
        each.lie(*asked.center, 40, 60)
    table.add_widget(under, index=2)
    table.add_widget(above)
    easel.frames(1)
    assert not is_drawn(under, table)
    assert is_drawn(above, table)


def test_nobody_hears_a_question_that_is_gone(table):
    easel, table, card, asked = table
    table.remove_widget(asked)
    card.center = 10, 10
    easel.frames(1)
    asked.center = card.center
    easel.frames(1)
    assert is_drawn(card, table)
    assert not asked._watched
