"""Suggestions double words, and the backspace dies, on keyboards of some tablets: no field asks for them."""


def test_a_field_asks_the_keyboard_for_no_suggestions(easel):
    from app.ui.text_field import Field

    assert Field("", "text").keyboard_suggestions is False


def test_every_line_to_be_written_in_is_a_field(easel):
    from kivy.uix.textinput import TextInput

    from app.ui.text_field import Field

    known = [TextInput]
    for kind in known:
        known += kind.__subclasses__()
    ours = [kind for kind in known if kind.__module__.startswith("app.")]
    assert ours and all(issubclass(kind, Field) for kind in ours)
