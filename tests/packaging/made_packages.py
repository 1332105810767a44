"""Small packages as buildozer would make them, built from nothing, sound unless told otherwise."""

import gzip
import io
import struct
import tarfile
import zipfile

APPLICATION = "org.easelgames.easel"
ABIS = {"arm64-v8a": (2, 183, 16384), "armeabi-v7a": (1, 40, 4096)}


def library(abi="arm64-v8a", aligned=None, moved=0):
    """The least of a shared library: a header and one segment that is loaded, to an address as far off in its page."""
    wide, machine, page = ABIS[abi]
    page = aligned or page
    start = b"\x7fELF" + bytes([wide, 1, 1]) + bytes(9)
    if wide == 2:
        header = start + struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, 0, 0, 64, 56, 1, 0, 0, 0)
        return header + struct.pack("<IIQQQQQQ", 1, 5, 0, moved, 0, 120, 120, page)
    header = start + struct.pack("<HHIIIIIHHHHHH", 3, machine, 1, 0, 52, 0, 0, 52, 32, 1, 0, 0, 0)
    return header + struct.pack("<IIIIIIII", 1, 0, moved, 0, 84, 84, 5, page)


def tar(files):
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb") as squeezed, tarfile.open(fileobj=squeezed, mode="w") as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def manifest(permissions, application=APPLICATION, utf8=False):
    """Android's binary XML: the strings, then an element for the app and one for each permission."""
    strings = ["manifest", "package", application, "uses-permission", "name", *permissions]
    pool, offsets = b"", []
    for text in strings:
        offsets.append(len(pool))
        if utf8:
            pool += bytes([len(text), len(text)]) + text.encode() + b"\0"
        else:
            pool += struct.pack("<H", len(text)) + text.encode("utf-16-le") + b"\0\0"
    pool += bytes(-len(pool) % 4)
    start = 28 + 4 * len(strings)
    flags = 256 if utf8 else 0
    chunk = struct.pack("<HHIIIIII", 1, 28, start + len(pool), len(strings), 0, flags, start, 0)
    chunk += struct.pack(f"<{len(strings)}I", *offsets) + pool
    chunk += element(0, 1, 2) + b"".join(element(3, 4, 5 + n) for n in range(len(permissions)))
    return struct.pack("<HHI", 3, 8, 8 + len(chunk)) + chunk


def element(name, key, text):
    nowhere = 0xFFFFFFFF
    attribute = struct.pack("<IIIHBBI", nowhere, key, text, 8, 0, 3, text)
    body = struct.pack("<IIHHHHHH", nowhere, name, 20, 20, 1, 0, 0, 0) + attribute
    return struct.pack("<HHIII", 0x102, 16, 16 + len(body), 1, nowhere) + body


def sound(permissions):
    """The files of a package with which nothing is wrong."""
    files = {
        "AndroidManifest.xml": manifest(permissions),
        "classes.dex": b"dex",
        "resources.arsc": b"arsc",
        "res/mipmap/icon.png": b"png",
        "META-INF/CERT.SF": b"signed",
        "assets/private.tar": tar({"main.pyc": b"pyc", "app/main.pyc": b"pyc", "assets/icon/icon.png": b"png"}),
    }
    for abi in ABIS:
        for name in ("libmain.so", "libSDL2.so", "libpython3.14.so"):
            files[f"lib/{abi}/{name}"] = library(abi)
        bundle = {"stdlib.zip": b"zip", "modules/zlib.so": library(abi), "site-packages/kivy/_event.so": library(abi)}
        files[f"lib/{abi}/libpybundle.so"] = tar(bundle)
    return files


def write(path, files, uncompressed=None, start=0):
    """All compressed but one, whose content is made to begin that far behind a boundary of 16 KB."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            if name == uncompressed:
                entry.compress_type = zipfile.ZIP_STORED
                padding = (start - package.fp.tell() - 30 - len(name)) % 16384
                padding += 16384 if padding < 4 else 0
                entry.extra = struct.pack("<HH", 0xD935, padding - 4) + bytes(padding - 4)
            package.writestr(entry, content)
            entry.extra = b""  # the list at the end says nothing of the padding, as zipalign leaves it
    return path
