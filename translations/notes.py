#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the notes of notes.txt into files of translations, as lupdate does with those in the sources (//:).

usage: notes.py FILE.ts..."""
import pathlib
import re
import sys
from xml.sax.saxutils import escape, unescape

HERE = pathlib.Path(__file__).parent
CONTEXT = re.compile(r"<context>\n    <name>(.*?)</name>.*?</context>", re.S)
# A message up to where its note stands: behind its text and what tells it from others.
HEAD = re.compile(r"(    <message[^>]*>\n        <source>(.*?)</source>\n(?:        <comment>.*?</comment>\n)?)"
                  r"(?=        <trans)", re.S)
QUOTES = {"'": "&apos;", '"': "&quot;"}


def notes(text):
    """The note on each text, by context and text."""
    found, note = {}, ""
    for line in text.splitlines():
        if line.startswith("    "):
            context, texts = line.strip().split(": ", 1)
            for one in texts.split(" | "):
                found[context, one[1:-1] if one.startswith('"') else one] = note
        elif line and not line.startswith("#"):
            note = line
    return found


def note_on(found, context, source):
    return found.get((context, source)) or found.get((context.removeprefix("sandbag::"), source))


def annotated(ts, found):
    def one_context(context):
        def one_head(head):
            source = unescape(head[2], {entity: sign for sign, entity in QUOTES.items()})
            note = note_on(found, context[1], source)
            return head[1] + (f"        <extracomment>{escape(note, QUOTES)}</extracomment>\n" if note else "")
        return HEAD.sub(one_head, context[0])
    return CONTEXT.sub(one_context, ts)


def main():
    found = notes((HERE / "notes.txt").read_text())
    for name in sys.argv[1:]:
        file = pathlib.Path(name)
        before = file.read_text()
        after = annotated(before, found)
        if after != before:
            file.write_text(after)


if __name__ == "__main__":
    main()
