"""A card on the table and off it: what moves it and what it waits for."""

import gc
import weakref

import pytest
from kivy.animation import Animation
from kivy.uix.floatlayout import FloatLayout

from app.boards.card_art import picture_of
from app.look.texture_cache import pictures
from engine.decks.pictures import shipped_deck

PICTURE = str(picture_of(min(shipped_deck())))
FOREVER = 600.0


@pytest.fixture
def table(open_easel):
    """An empty table on the screen, and what draws a frame."""
    easel = open_easel()
    table = FloatLayout(size=easel.page.size)
    easel.page.add_widget(table)
    return easel, table


def laid(table):
    """A card that waits for its picture, gliding."""
    from app.ui.card import Card

    card = Card(size_hint=(None, None), picture=PICTURE)
    card.lie(*table.center, 40, 60)
    table.add_widget(card)
    card.glide(table.x + 50, table.y + 50, 40, 60, 0.0, FOREVER)
    return card


def test_a_card_that_is_taken_off_is_held_by_nothing(table, monkeypatch):
    easel, table = table
    monkeypatch.setattr(pictures, "_order", lambda: None)  # as long as others' pictures are read before
    card = laid(table)
    easel.frames(2)
    held = weakref.ref(card)
    table.remove_widget(card)
    del card
    easel.frames(3)
    gc.collect()
    assert held() is None


def test_a_card_that_is_only_laid_elsewhere_goes_on(table):
    easel, table = table
    card = laid(table)
    easel.frames(2)
    there = FloatLayout(size=table.size)
    table.add_widget(there)
    table.remove_widget(card)
    there.add_widget(card)
    easel.frames(2)
    assert any(Animation._instances)
    before = card.pos[:]
    easel.frames(2)
    assert card.pos[:] != before
    Animation.cancel_all(card)


def test_a_card_that_comes_back_shows_its_picture_and_its_sign(table, monkeypatch):
    easel, table = table
    with monkeypatch.context() as nothing_is_read:
        nothing_is_read.setattr(pictures, "_order", lambda: None)
        card = laid(table)
        card.sign = PICTURE
        easel.frames(2)
        table.remove_widget(card)
        easel.frames(3)
    easel.wait(lambda: not pictures.busy, "what is still asked for")
    table.add_widget(card)
    easel.wait(lambda: not pictures.busy, "the picture and the sign")
    assert card._asked[0] == PICTURE
    assert card._arrived
    assert card._sign.texture is not None
    Animation.cancel_all(card)
