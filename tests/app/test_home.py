def test_the_app_opens(easel):
    assert easel.reads("Easel")


def test_turning(easel):
    easel.turn(480, 854)
    assert tuple(easel.page.size) == (480, 854)
