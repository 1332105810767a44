"""A package that somebody built: whether it is what the spec promises, and can be loaded on every tablet."""

from __future__ import annotations

import io
import re
import struct
import tarfile
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.android.elf import NoLibrary, read_library
from tools.android.manifest import Unreadable, read_manifest
from tools.android.spec import Promise

MANIFEST = "AndroidManifest.xml"
OURS = "assets/private.tar"
BUNDLE = "libpybundle.so"  # no library for all its name: a compressed tar with Python's modules and packages

PAGES = {"arm64-v8a": 16384, "armeabi-v7a": 4096}
"""The memory pages an ABI must bear: a tablet with pages of 16 KB runs no 32-bit programs at all."""

LIBRARIES = re.compile(
    r"lib(main|SDL2|SDL2_image|SDL2_mixer|SDL2_ttf|python3\.\d+|pythonbin|pybundle"
    r"|ffi|ssl|crypto|sqlite3|png16|freetype|c\+\+_shared)\.so"
)
"""What python-for-android lays into lib/ for the spec's requirements."""

PLACES = re.compile(
    r"AndroidManifest\.xml|resources\.arsc|classes\d*\.dex|DebugProbesKt\.bin|kotlin-tooling-metadata\.json"
    r"|(META-INF|res|kotlin|lib)/.+|assets/(private\.tar|dexopt/.+)"
)
SHIPPED = {"app", "assets", "engine", "web", "LICENSE", "main", "sitecustomize", "p4a_env_vars"}
"""The first part of a path among our own files, without its ending."""

DAMAGED = (zipfile.BadZipFile, tarfile.TarError, zlib.error, EOFError, OSError, RuntimeError, ValueError)
"""What Python's own readers say of files that are cut off, altered, locked or packed in some other way."""


def findings(path: Path, promise: Promise) -> list[str]:
    """What is wrong with the package; nothing when all is well."""
    try:
        with zipfile.ZipFile(path) as package:
            return list(in_package(package, promise))
    except FileNotFoundError:
        return ["there is no such file"]
    except zipfile.BadZipFile as reason:
        return [f"is no package, or is damaged: {reason}"]
    except DAMAGED as reason:
        return [f"cannot be read: {reason}"]


def in_package(package: zipfile.ZipFile, promise: Promise) -> Iterator[str]:
    names = package.namelist()
    if MANIFEST not in names:
        what = "an app bundle" if f"base/manifest/{MANIFEST}" in names else "a zip file"
        yield f"is {what}, but no package: it has no {MANIFEST}"
        return
    try:
        manifest = read_manifest(package.read(MANIFEST))
    except Unreadable:
        yield f"its {MANIFEST} cannot be read"
        return
    if manifest.application != promise.application:
        yield f"is another app: {manifest.application or 'without a name'}, not {promise.application}"
        return
    yield from in_permissions(manifest.permissions, promise)
    yield from in_abis(names, promise)
    for entry in package.infolist():
        parts = entry.filename.split("/")
        if entry.is_dir():
            continue
        if not PLACES.fullmatch(entry.filename):
            yield f"{entry.filename}: a stray, which no build puts there"
        elif parts[0] == "lib":
            yield from in_library(package, entry)
    if OURS in names:
        yield from in_our_files(package)
    else:
        yield f"has no {OURS}: Easel itself is missing"


def in_permissions(asked: frozenset[str], promise: Promise) -> Iterator[str]:
    # Android's own library makes a permission in the app's own name, which asks nobody for anything.
    foreign = {name for name in asked if not name.startswith(f"{promise.application}.")}
    for name in sorted(foreign - promise.permissions):
        yield f"asks for {name}, which the spec does not"
    for name in sorted(promise.permissions - asked):
        yield f"does not ask for {name}, as the spec does"


def in_abis(names: list[str], promise: Promise) -> Iterator[str]:
    libraries = defaultdict(set)
    for name in names:
        parts = name.split("/")
        if parts[0] == "lib" and len(parts) == 3:
            libraries[parts[1]].add(parts[2])
    for abi in promise.abis:
        if abi not in libraries:
            yield f"has nothing for {abi}"
    for abi in sorted(libraries.keys() - set(promise.abis)):
        yield f"has libraries for {abi}, which the spec does not name"
    everywhere = set().union(*libraries.values())
    for abi in sorted(libraries.keys() & set(promise.abis)):
        for name in sorted(everywhere - libraries[abi]):
            yield f"lib/{abi}: has no {name}, as another ABI does"
        for name in ("libmain.so", BUNDLE):
            if name not in everywhere:
                yield f"lib/{abi}: has no {name}, without which nothing starts"


def in_library(package: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Iterator[str]:
    parts = entry.filename.split("/")
    if len(parts) != 3 or not LIBRARIES.fullmatch(parts[2]):
        yield f"{entry.filename}: a stray, which nothing in the spec brings"
    if len(parts) != 3 or parts[1] not in PAGES:
        return
    abi = parts[1]
    if entry.compress_type == zipfile.ZIP_STORED:  # such a one is mapped as it lies in the package
        start = data_start(package, entry)
        if start % PAGES[abi]:
            yield f"{entry.filename}: lies uncompressed at {start}, no multiple of {PAGES[abi]}"
    content = package.read(entry)
    if parts[2] == BUNDLE:
        yield from in_bundle(content, entry.filename, abi)
    else:
        yield from in_loaded(content, entry.filename, abi)


def data_start(package: zipfile.ZipFile, entry: zipfile.ZipInfo) -> int:
    """Where the content begins: behind a header of its own, whose padding the list at the end does not tell."""
    assert package.fp is not None
    package.fp.seek(entry.header_offset)
    header = package.fp.read(30)
    if len(header) < 30:
        raise zipfile.BadZipFile(f"{entry.filename} is cut off")
    name, padding = struct.unpack_from("<HH", header, 26)
    return int(entry.header_offset + 30 + name + padding)


def in_loaded(content: bytes, name: str, abi: str) -> Iterator[str]:
    try:
        library = read_library(content)
    except NoLibrary as reason:
        yield f"{name}: {reason}"
        return
    if library.abi != abi:
        yield f"{name}: is for {library.abi}"
    elif library.page < PAGES[abi]:
        yield f"{name}: is aligned to {library.page} bytes, and must be to {PAGES[abi]}"


def in_bundle(content: bytes, name: str, abi: str) -> Iterator[str]:
    """Python's modules and packages: their libraries are loaded like the others, once they are unpacked."""
    for inner, held in tar_files(content, name):
        if isinstance(held, str):
            yield held
        elif inner.endswith(".so"):
            yield from in_loaded(held, f"{name}: {inner}", abi)


def in_our_files(package: zipfile.ZipFile) -> Iterator[str]:
    for inner, held in tar_files(package.read(OURS), OURS):
        if isinstance(held, str):
            yield held
            return
        first = inner.removeprefix("./").split("/")[0]
        if first not in SHIPPED and first.partition(".")[0] not in SHIPPED:
            yield f"{OURS}: {inner}: a stray, which is not part of what runs"


def tar_files(content: bytes, name: str) -> Iterator[tuple[str, bytes | str]]:
    """Each file in a compressed tar; at the end, where it cannot be read on, a finding instead of a content."""
    try:
        with tarfile.open(fileobj=io.BytesIO(content), mode="r:*") as tar:
            for member in tar:
                file = tar.extractfile(member)
                if file is not None:
                    yield member.name, file.read()
    except DAMAGED as reason:
        yield name, f"{name}: cannot be read: {reason}"
