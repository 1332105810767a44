"""Handing a file on: the system's share sheet on Android, a place of the player's choice on a desktop.

The Android half is written from its documentation and was not run on a device.
"""

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kivy.clock import Clock
from kivy.utils import platform

from app.look.text import _
from app.tablet.java import JavaObject

Tell = Callable[[str], None]


class Kind(NamedTuple):
    """What is handed on: the ending of its file's name, and what Android calls it."""

    ending: str
    mime: str


PNG = Kind("png", "image/png")
SVG = Kind("svg", "image/svg+xml")
BACKUP = Kind("easelbackup", "application/octet-stream")

FOLDER = "Easel"
"""Where Android keeps what was shared, in its folder of pictures or of downloads."""

LONGEST = 60
"""Letters in the name of a file: what every system takes in any alphabet, and a list can show."""

MOST_ALIKE = 1000
"""Files with the same name in one folder; whoever has more does not look for one of them by its name."""

SCOPED = 29
"""The first Android that lets an app add files to the shared folders without a permission."""


def share(name: str, kind: Kind, content: bytes, tell: Tell) -> None:
    """``tell`` is told in words where the file is, or why there is none; nothing if the player turned back."""
    work = _share_android if platform == "android" else _save_desktop
    threading.Thread(target=work, args=(file_name(name, kind), kind, content, tell), name="share", daemon=True).start()


def file_name(name: str, kind: Kind) -> str:
    """A name that no system stumbles over: letters and digits of any alphabet, spaces and hyphens."""
    fair = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in name)
    return f"{' '.join(fair.split())[:LONGEST].strip() or 'Easel'}.{kind.ending}"


# A desktop --------------------------------------------------------------------------------------------------------


def _save_desktop(name: str, kind: Kind, content: bytes, tell: Tell) -> None:
    asked, place = _ask_where(pictures_folder() / name)
    if place is None:
        if asked:
            return  # the player has turned back
        place = free_place(pictures_folder() / name)
    try:
        place.write_bytes(content)
    except (OSError, ValueError):  # ValueError: a path with a NUL in it
        _later(tell, _("This cannot be saved there. Is the disk full, or the folder locked?"))
    else:
        _later(tell, _("Saved as {path}", path=str(place)))


def _ask_where(proposed: Path) -> tuple[bool, Path | None]:
    """Whether a window for choosing a place opened, and the place."""
    try:
        from plyer import filechooser

        chosen = filechooser.save_file(path=str(proposed))
    except (ImportError, OSError, NotImplementedError, TypeError):  # TypeError: no program that could ask
        return False, None
    return True, Path(chosen[0]) if chosen else None


def pictures_folder() -> Path:
    home = Path.home()
    return home / "Pictures" if (home / "Pictures").is_dir() else home


def free_place(wanted: Path) -> Path:
    """That place, or the next with a number behind its name: nothing is written over."""
    alike = (wanted.with_stem(f"{wanted.stem} {number}") for number in range(2, MOST_ALIKE))
    return next((place for place in (wanted, *alike) if not place.exists()), wanted)


# Android ----------------------------------------------------------------------------------------------------------


def _share_android(name: str, kind: Kind, content: bytes, tell: Tell) -> None:
    import jnius

    try:
        if jnius.autoclass("android.os.Build$VERSION").SDK_INT >= SCOPED:
            _offer(_keep_in_store(name, kind, content), kind)
        else:
            _ask_android_where(name, kind, content, tell)
    except (jnius.JavaException, OSError, AttributeError):  # AttributeError: the store gave no place
        _later(tell, _("This cannot be shared now. Is the device full?"))
    finally:
        jnius.detach()


def _keep_in_store(name: str, kind: Kind, content: bytes) -> JavaObject:
    """The address of a new file in the pictures or downloads that all apps share."""
    from android import mActivity
    from jnius import autoclass

    picture = kind.mime.startswith("image/")
    shelf = "Images$Media" if picture else "Downloads"
    media = autoclass(f"android.provider.MediaStore${shelf}")
    values = autoclass("android.content.ContentValues")()
    values.put("_display_name", name)
    values.put("mime_type", kind.mime)
    values.put("relative_path", f"{'Pictures' if picture else 'Download'}/{FOLDER}")
    resolver = mActivity.getContentResolver()
    uri = resolver.insert(media.EXTERNAL_CONTENT_URI, values)
    _write(resolver, uri, content)
    return uri


def _write(resolver: JavaObject, uri: JavaObject, content: bytes) -> None:
    handle = resolver.openFileDescriptor(uri, "w")
    with os.fdopen(handle.detachFd(), "wb") as file:
        file.write(content)


def _offer(uri: JavaObject, kind: Kind) -> None:
    """The system's share sheet."""
    from android import mActivity
    from jnius import autoclass, cast

    intents = autoclass("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType(kind.mime)
    intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    mActivity.startActivity(intents.createChooser(intent, None))


def _ask_android_where(name: str, kind: Kind, content: bytes, tell: Tell) -> None:
    """An older Android: its own window asks for a place, and no permission is needed."""
    from android import activity, mActivity
    from jnius import JavaException, autoclass

    intents = autoclass("android.content.Intent")
    asked = 0x4561  # any number that no other window of ours answers with

    def answered(request: int, result: int, found: JavaObject) -> None:
        if request != asked:
            return
        activity.unbind(on_activity_result=answered)
        if result != -1 or found is None:  # anything but RESULT_OK: the player has turned back
            return
        try:
            _write(mActivity.getContentResolver(), found.getData(), content)
        except (JavaException, OSError, AttributeError):
            _later(tell, _("This cannot be shared now. Is the device full?"))
        else:
            _later(tell, _("Saved."))

    intent = intents(intents.ACTION_CREATE_DOCUMENT)
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType(kind.mime)
    intent.putExtra(intents.EXTRA_TITLE, name)
    activity.bind(on_activity_result=answered)
    mActivity.startActivityForResult(intent, asked)


def _later(tell: Tell, words: str) -> None:
    """On Kivy's thread, whichever this is."""
    Clock.schedule_once(lambda dt: tell(words))
