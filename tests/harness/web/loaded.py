"""What a browser loads that opens a page."""

import re
from pathlib import PurePosixPath

from app.web.site import TableSite
from engine.lan.net.page_visit import Page

ASKED = re.compile(
    rb"""(?:src|href)="([^"]+\.(?:js|css))"|from ?"\./([^"]+\.js)"|from ?"\.\./([^"]+\.js)"|import ?"\./([^"]+\.js)\""""
)


def asked_for(pages: TableSite, *paths: str) -> dict[str, Page]:
    """All modules and styles that these ask for, and those in their turn, with themselves."""
    found: dict[str, Page] = {}
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found:
            page = pages.page(path)
            assert page is not None, path
            found[path] = page
            folder = PurePosixPath(path).parent
            for absolute, beside, above, alone in ASKED.findall(page.body):
                name = (absolute or beside or above or alone).decode()
                waiting.append(name if absolute else str((folder.parent if above else folder) / name))
    return found
