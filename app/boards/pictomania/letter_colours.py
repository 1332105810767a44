"""The colours of the letters A, B and C, by which the three lists are told apart."""

from app.look import theme

DAY = (theme.rgba("#2F6FB2"), theme.rgba("#B0442F"), theme.rgba("#3C7A4B"))
NIGHT = (theme.rgba("#8FC1F5"), theme.rgba("#F3A48F"), theme.rgba("#9ED3AC"))


def letter_colour(place: int) -> theme.Rgba:
    return (NIGHT if theme.paint.night else DAY)[place]
