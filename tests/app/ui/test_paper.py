"""Paper that lies on other paper."""

from kivy.graphics import BorderImage

from app.look import theme


def rims(paper):
    """What is painted behind it that is not the paper with its shadow: left, bottom, right, top of each."""
    images = [each for group in paper.canvas.before.children for each in getattr(group, "children", [])]
    boxes = [(*image.pos, *image.size) for image in images if isinstance(image, BorderImage)]
    return [(x, y, x + wide, y + high) for x, y, wide, high in boxes[1:]]


def test_light_lies_round_a_question_wherever_it_is_laid(look):
    from app.boards.question import Question, Ways

    way = ("Yes", lambda: None)
    for asked in (Ways("Sure?", "For good.", [way], way, (640, 360)), Question("Sure?", "", [way], way, (640, 360))):
        assert theme.contrast(theme.paint.amber, asked.colour) > 1.8
        for place in ((0, 0), (40, 25)):
            asked.pos = place
            ((left, bottom, right, top),) = rims(asked)
            assert left < asked.x and bottom < asked.y and right > asked.right and top > asked.top
            assert asked.x - left <= 4 and top - asked.top <= 4


def test_an_answer_that_is_left_over_takes_the_whole_of_its_row(look):
    from app.boards.question import Question
    from app.ui.buttons import WordButton

    way = ("Yes", lambda: None)
    asked = Question("A foul?", "What do you think?", [way, way], way, (640, 360))
    yes, no, later = [each for each in asked.walk(restrict=True) if isinstance(each, WordButton)]
    assert yes.y == no.y > later.top and (later.x, later.right) == (yes.x, no.right)


def test_a_question_near_a_finger_is_as_wide_as_its_longest_answer(look):
    from app.boards.question import Ways
    from app.ui.buttons import WordButton

    way = ("Grandmother Hannah: тут не те слово", lambda: None)
    asked = Ways("Sure?", "For good.", [way], ("Nothing", lambda: None), (1280, 800))
    sizes = {each.words.font_size for each in asked.walk(restrict=True) if isinstance(each, WordButton)}
    assert sizes == {theme.size_of("button")}


def test_a_card_whose_picture_is_not_there_yet_is_of_the_paper_of_all_cards(look):
    from app.look import theme
    from app.look.image_decoding import paper
    from app.ui.card import Card

    card = Card()
    card.picture, card.face_up = "not there", True
    card.lie(50, 50, 40, 60)
    card._place()
    middle = 4 * (30 * 40 + 20)
    assert tuple(card._blank.texture.pixels[middle : middle + 3]) == paper(theme.paint.night)
