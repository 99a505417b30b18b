#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads where sentences are marked for translation: each in the context of its folder (src/engine/text/mark.h),
and all of these contexts are those in which the program looks (src/model/text/room_texts.cpp). A word for values of
any kind ("None") is marked with the title of its rule, by which it is looked up (src/model/text/option_words.cpp).

    tests/texts/contexts.py            complains about each that is not
    tests/texts/contexts.py --planted  plants three faults, to see them found"""
import pathlib
import re
import sys

SRC = pathlib.Path(__file__).resolve().parents[2] / "src"
MARK = re.compile(r'QT_TRANSLATE_(?:N_)?NOOP3?\(\s*"([a-z_]+)"')
TITLE = re.compile(r'^OPTION_\w+\(.*?QT_TRANSLATE_NOOP\("\w+",\s*"((?:[^"\\]|\\.)*)"', re.S)
VALUE = re.compile(r'QT_TRANSLATE_NOOP(?:\("\w+", "None"|3\("Values",\s*"None",\s*"((?:[^"\\]|\\.)*)")\)')
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


def values():
    """The words for nothing, by the title of the row that each stands in: what it is marked with."""
    for path in sorted(SRC.rglob("*.def")):
        for row in re.split(r"(?m)^(?=OPTION_)", path.read_text()):
            for about in VALUE.findall(row):
                yield path.relative_to(SRC), TITLE.match(row)[1], about


def contexts():
    """Those in which the program looks, in its order."""
    return re.findall(r'"(\w+)"', LISTED.search((SRC / "model/text/room_texts.cpp").read_text()).group(1))


def faults_of(found, listed, words):
    for path, title, about in words:
        if about != title:
            yield f"{path}: “None” of “{title}” is marked with “{about}”"
    for path, context in found:
        if context != context_of(path):
            yield f"{path}: a sentence in the context “{context}”, which should be “{context_of(path)}”"
    for context in sorted({context for _, context in found} ^ set(listed)):
        yield f"model/text/room_texts.cpp: the context “{context}” is in one place only"


def main():
    found, listed, words = list(marks()), contexts(), list(values())
    if "--planted" in sys.argv:
        wrong = [*found, (pathlib.Path("engine/families/nil/sheet.cpp"), "bags")]
        other = [*words, (pathlib.Path("engine/families/nil/options.def"), "Nil", "")]
        return any(len(list(faults_of(*planted))) != 1 for planted in (
            (wrong, listed, words), (found, listed[1:], words), (found, listed, other)))
    faults = list(faults_of(found, listed, words))
    print("\n".join(faults) if faults else f"{len(found)} sentences in {len(listed)} contexts, {len(words)} words for nothing")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
