"""The sheet on which a table's code is typed."""

import pytest


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 740)])
def test_every_key_is_seen_at_once(open_easel, size, language):
    easel = open_easel(size=size, language=language)
    from app.lan.code_sheet import CodeSheet
    from app.look.text import _

    words = _("This tablet becomes the host. Type the table's code; then somebody at another tablet types it too.")
    sheet = CodeSheet(_("Continue the match here"), words, print)
    sheet.lay()
    easel.frames(4)
    assert sheet.column.height <= sheet.column.parent.height
