#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks whether a translator is told what each text of one word is for: by a note (translations/notes.txt, or //: in
the source) or by what tells it from another. "Deal" is a thing or what somebody does, a button or a heading.

    tests/texts/notes.py            complains about each that lacks one, and about notes on no text
    tests/texts/notes.py --planted  plants some, to see them found"""
import importlib.util
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

from our_languages import languages

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORD = re.compile(r"[^\W\d_][\w’'-]*")


def the_notes():
    """translations/notes.py, whose name is the one of this program."""
    spec = importlib.util.spec_from_file_location("notes_of_translators", ROOT / "translations/notes.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_one_word(text):
    return "%" not in text and len(WORD.findall(re.sub(r"<[^>]*>", "", text).replace("&", ""))) == 1


def messages(ts):
    for context in ts.iter("context"):
        for message in context.iter("message"):
            about = (message.findtext("comment") or "") + (message.findtext("extracomment") or "")
            yield context.findtext("name"), message.findtext("source"), about


def faults_of(ts, text, module):
    found, there = module.notes(text), set()
    rows = [row for line in text.splitlines() if line.startswith("    ")
            for row in [(line.strip().split(": ", 1)[0], one) for one in line.strip().split(": ", 1)[1].split(" | ")]]
    for row in sorted({row for row in rows if rows.count(row) > 1}):
        yield f"notes.txt: two notes on “{row[1]}” of {row[0]}"
    for context, source, about in messages(ts):
        there |= {(context, source), (context.removeprefix("sandbag::"), source)}
        if is_one_word(source) and not about:
            yield f"{context}: “{source}” has no note"
        elif module.note_on(found, context, source) and module.note_on(found, context, source) not in about:
            yield f"{context}: “{source}” lacks its note: build the target update_translations"
    for context, source in sorted(set(found) - there):
        yield f"notes.txt: a note on “{source}” of {context}, which is no text"


PLANTED = """<TS><context><name>sandbag::C</name>
<message><source>&amp;Deal</source><translation>x</translation></message>
<message><source>Bid</source><extracomment>A verb.</extracomment><translation>x</translation></message>
<message><source>Set</source><comment>a noun</comment><translation>x</translation></message>
<message><source>Two words</source><translation>x</translation></message>
<message><source>Lead</source><extracomment>Old.</extracomment><translation>x</translation></message>
</context></TS>"""
NOTES = "# Words\n\nA verb.\n    C: Bid | Gone\nNew.\n    C: Lead\n    C: Lead\n"
SEEN = ["two notes on “Lead”", "“&Deal” has no note", "“Lead” lacks its note", "“Gone” of C, which is no text"]


def planted(module):
    found = list(faults_of(xml.fromstring(PLANTED), NOTES, module))
    unseen = [what for what in SEEN if not any(what in fault for fault in found)]
    print("\n".join(found + [f"UNSEEN: {what}" for what in unseen]))
    return bool(unseen) or len(found) != len(SEEN)


def main():
    module = the_notes()
    if "--planted" in sys.argv:
        return planted(module)
    text = (ROOT / "translations/notes.txt").read_text()
    faults = []
    for language in languages():
        ts = xml.parse(ROOT / f"translations/sandbag_{language}.ts")
        faults += [f"{language}: {fault}" for fault in faults_of(ts, text, module)]
    print("\n".join(faults) or f"{len(module.notes(text))} notes; every text of one word has one")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
