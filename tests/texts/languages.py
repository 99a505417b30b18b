#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether each language in translations/languages.txt is there as a whole, and none in part that is not in it:
texts, pages and pictures of the handbook, lessons, problems, manual pages, what the desktop shows, and what
tests know of a language.

    tests/texts/languages.py [--needs LANG]     --needs: what of a language is not there yet"""
import json
import pathlib
import re
import string
import sys
import xml.etree.ElementTree as xml

from our_languages import ROOT, languages

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
# Folders whose files stand once more in a folder LANG beside them.
FOLDERS = {"resources/help": "*.md", "resources/help/pictures": "*.png", "resources/lessons": "*.lesson.json",
           "resources/problems": "*.problems.json", "packaging/man": "*.6"}
# One file for each language.
FILES = ["translations/sandbag_{}.ts", "tests/texts/terms/{}.json", "tests/texts/examples/{}.json",
         "tests/model/search/{}.json", "tests/strength/problems/words/{}.json"]
ENGLISH = {"tests/model/search/en.json", "tests/strength/problems/words/en.json", "tests/texts/terms/names.json",
           "tests/model/search/words.json"}
MARKUP = ["packaging/io.github.sandbag.Sandbag.metainfo.xml", "packaging/io.github.sandbag.Sandbag.mime.xml",
          "packaging/addresses.metainfo.in"]
DESKTOP = "packaging/io.github.sandbag.Sandbag.desktop"
SAME = {"Sandbag", "Spades"}  # names, which a desktop file need not have again


def named(folder, pattern):
    return {path.name for path in folder.glob(pattern)}


def files_missing(language):
    for folder, pattern in FOLDERS.items():
        for name in sorted(named(ROOT / folder, pattern) ^ named(ROOT / folder / language, pattern)):
            yield f"{folder}/{language}/{name}: only one of {language} and English has it"
    for pattern in FILES:
        if not (ROOT / pattern.format(language)).exists():
            yield f"{pattern.format(language)} is not there"
    text = ROOT / f"translations/sandbag_{language}.ts"
    if text.exists() and not re.search(rf'<TS [^>]*\blanguage="{language}["_]', text.read_text()):
        yield f'translations/sandbag_{language}.ts is not of language="{language}"'


def problems_missing(language):
    folder = ROOT / "resources/problems"
    for path in folder.glob("*.problems.json"):
        ids = {problem["position"]["id"] for problem in json.loads(path.read_text())["problems"]}
        words = folder / language / path.name
        if words.exists() and set(json.loads(words.read_text())["why"]) != ids:
            yield f"resources/problems/{language}/{path.name}: not the words of the problems that there are"


def fields(said):
    return {field[1].split(".")[0] for sentence in (said.values() if isinstance(said, dict) else [said])
            for field in string.Formatter().parse(sentence) if field[1]}


def reasons_missing(language):
    """The sentences of which the problems' reasons are made (tests/strength/problems/because.py)."""
    name = "tests/strength/problems/words/{}.json"
    if not (ROOT / name.format(language)).exists():
        return
    english, own = [json.loads((ROOT / name.format(one)).read_text()) for one in ("en", language)]
    for key in sorted(english.keys() ^ own.keys()):
        yield f"{name.format(language)}: “{key}” is only in one of {language} and English"
    for key in (english.keys() & own.keys()) - {"names", "suits", "calls"}:
        if unknown := fields(own[key]) - fields(english[key]) - {"suit"}:
            yield f"{name.format(language)}: “{key}” has {', '.join(sorted(unknown))}, which English has not"
        if isinstance(own[key], dict) and "many" not in own[key]:
            yield f"{name.format(language)}: “{key}” has no “many”"


def desktop_missing(language):
    lines = (ROOT / DESKTOP).read_text().splitlines()
    for at, line in enumerate(lines):
        key = re.match(r"(GenericName|Comment|Keywords|Name)=(.*)", line)
        if key and key[2] not in SAME | {""} and not any(
                later.startswith(f"{key[1]}[{language}]=") for later in lines[at + 1:section_after(lines, at)]):
            yield f"{DESKTOP}: no {key[1]}[{language}] for “{key[2]}”"
    if not any(line.startswith(f"GenericName[{language}]=") for line in lines):
        yield f"{DESKTOP}: no GenericName[{language}]"


def section_after(lines, at):
    return next((i for i in range(at + 1, len(lines)) if lines[i].startswith("[")), len(lines))


def tree_of(path):
    text = (ROOT / path).read_text()
    return xml.fromstring(text if text.lstrip().startswith("<?xml") else f"<all>{text}</all>")


def markup_missing(language, path):
    """An element that one language has again, each has; with the same figures."""
    for parent in tree_of(path).iter():
        children = list(parent)
        for at, child in enumerate(children):
            if LANG in child.attrib or not (at + 1 < len(children) and LANG in children[at + 1].attrib):
                continue
            again = []
            for other in children[at + 1:]:
                if LANG not in other.attrib:
                    break
                again.append(other)
            own = [other for other in again if other.get(LANG) == language]
            english = " ".join("".join(child.itertext()).split())
            if len(own) != 1:
                yield f"{path}: {len(own)} times in {language}: “{english[:60]}”"
            elif re.findall(r"\d+", english) != re.findall(r"\d+", "".join(own[0].itertext())):
                yield f"{path}: other figures in {language}: “{english[:60]}”"


def missing(language):
    yield from files_missing(language)
    yield from problems_missing(language)
    yield from reasons_missing(language)
    yield from desktop_missing(language)
    for path in MARKUP:
        yield from markup_missing(language, path)
    if language not in json.loads((ROOT / "tests/texts/lesson_terms.json").read_text()):
        yield f"tests/texts/lesson_terms.json: no terms of {language}"


def in_part(known):
    """What is there of a language that is not in the list."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).iterdir()):
            if path.is_dir() and path.name not in {*known, "pictures", "__pycache__"}:
                yield f"{folder}/{path.name}: a language that is not in the list"
    for pattern in FILES:
        for path in sorted(ROOT.glob(pattern.format("*"))):
            name = path.relative_to(ROOT).as_posix()
            if name not in ENGLISH | {pattern.format(language) for language in known}:
                yield f"{name}: a language that is not in the list"
    shown = set(re.findall(r"\w\[(\w+)\]=", (ROOT / DESKTOP).read_text()))
    for path in MARKUP:
        shown |= {element.get(LANG) for element in tree_of(path).iter() if LANG in element.attrib}
    for language in sorted(shown - set(known)):
        yield f"what the desktop shows: {language} is not in the list"


def main():
    if "--needs" in sys.argv:
        print("\n".join(missing(sys.argv[-1])))
        return 0
    known = languages()
    faults = [fault for language in known for fault in missing(language)] + list(in_part(known))
    if known != sorted(known):
        faults.append("translations/languages.txt is not in order")
    print("\n".join(faults) if faults else f"{', '.join(known)}: all of it is there")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
