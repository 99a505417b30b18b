#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads where sentences are marked for translation: each in the context of its folder (src/engine/text/mark.h),
and all of these contexts are those in which the program looks (src/model/text/room_texts.cpp).

    tests/texts/contexts.py            complains about each that is not
    tests/texts/contexts.py --planted  plants two faults, to see them found"""
import pathlib
import re
import sys

SRC = pathlib.Path(__file__).resolve().parents[2] / "src"
MARK = re.compile(r'QT_TRANSLATE_(?:N_)?NOOP3?\(\s*"([a-z_]+)"')
LISTED = re.compile(r"kContexts\[\] = \{(.*?)\};", re.S)


def context_of(path):
    """Of a source, its path from src: the family, elsewhere the room; a window's room is that of its texts."""
    room, *folders, _ = path.parts
    if room == "engine" and folders[0] == "families" and len(folders) > 1:
        return folders[1]
    return room.removesuffix("_ui")


def marks():
    for path in sorted(SRC.rglob("*")):
        if path.suffix in (".cpp", ".def"):
            for context in MARK.findall(path.read_text()):
                yield path.relative_to(SRC), context


def contexts():
    """Those in which the program looks, in its order."""
    return re.findall(r'"(\w+)"', LISTED.search((SRC / "model/text/room_texts.cpp").read_text()).group(1))


def faults_of(found, listed):
    for path, context in found:
        if context != context_of(path):
            yield f"{path}: a sentence in the context “{context}”, which should be “{context_of(path)}”"
    for context in sorted({context for _, context in found} ^ set(listed)):
        yield f"model/text/room_texts.cpp: the context “{context}” is in one place only"


def main():
    found, listed = list(marks()), contexts()
    if "--planted" in sys.argv:
        wrong = [*found, (pathlib.Path("engine/families/nil/sheet.cpp"), "bags")]
        return len(list(faults_of(wrong, listed))) != 1 or len(list(faults_of(found, listed[1:]))) != 1
    faults = list(faults_of(found, listed))
    print("\n".join(faults) if faults else f"{len(found)} sentences in {len(listed)} contexts")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
