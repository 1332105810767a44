"""The system may take the graphics away at any time."""

from app.stage import sight


def pixels(easel):
    from app.look.texture_cache import pictures

    easel.wait(lambda: not pictures.busy, "the pictures")
    easel.frames(3)
    return sight()


def test_everything_is_painted_again_when_the_graphics_were_lost(easel):
    easel.app.library.add("Ada", 3)
    easel.app.rebuild()
    before = pixels(easel)
    easel.app.paint_again()
    after = pixels(easel)
    different = sum(one != other for one, other in zip(before[::97], after[::97], strict=True))
    assert different < len(before[::97]) * 0.03, "only the edges of shapes may differ by a shade"
    assert len(set(before[::97])) > 50, "there was something to see"


def test_a_picture_is_cut_and_never_squeezed(easel):
    from app.look.texture_cache import pictures
    from app.ui.picture import RoundPicture

    easel.wait(lambda: not pictures.busy, "the pictures")
    for size in ((1280, 800), (480, 800), (800, 480)):
        easel.turn(*size)
        easel.wait(lambda: not pictures.busy, "the pictures")
        for picture in easel.all(RoundPicture):
            seen = picture._shape.vertices
            across = max(seen[2::4]) - min(seen[2::4])
            up = max(seen[3::4]) - min(seen[3::4])
            wide, tall = picture._texture.size
            assert abs((across * wide) / (up * tall) - picture.width / picture.height) < 0.01
