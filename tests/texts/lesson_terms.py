#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the lessons say what a term of the game means before they use it.

    tests/texts/lesson_terms.py [--list]

Reads them as a learner does: lesson after lesson, first the page, then of each step its text, its question, what
is said of wrong answers, and why the right one is right. `lesson_terms.json` has for each language the terms, how
each is recognised, the lesson and step (0: the page) that explain it, and the words that do. A term must not be
used in an earlier step than that, and what is set in bold in the first lesson has to be in the list. `--list`
prints the terms in the order in which the learner meets them."""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
LESSONS = HERE.parents[1] / "resources" / "lessons"
# What the first lesson prints in bold besides terms: headings of its steps.
HEADING = re.compile(r"^\*\*[^*]+\.\*\*")


def steps_of(path, language):
    """(step, texts) of a lesson in that language, in the order in which they are read."""
    lesson = json.loads(path.read_text())
    words = lesson if language == "en" else json.loads((LESSONS / language / path.name).read_text())
    yield 0, [words["title"], words["text"]]
    for number, step in enumerate(words["steps"], 1):
        member = step.get("position", {}).get("position", {}) if language == "en" else step
        yield number, [step.get("text", ""), member.get("ask", ""), *member.get("refuse", {}).values(),
                       member.get("why", "")]


def read(language):
    return [(f"{path.name[:2]}/{number}", texts) for path in sorted(LESSONS.glob("*.lesson.json"))
            for number, texts in steps_of(path, language)]


def check(language, terms, listed):
    places = read(language)
    order = {place: at for at, (place, _) in enumerate(places)}
    faults = []
    for name, pattern, where, words in terms:
        if not any(words in text for text in dict(places).get(where, [])):
            faults.append(f"{language}: {where} doesn't explain \"{name}\": \"{words}\" is not there")
            continue
        used = next((place for place, texts in places for text in texts if re.search(pattern, text, re.I)), None)
        if used is None:
            faults.append(f"{language}: no lesson uses \"{name}\"")
        elif order[used] < order[where]:
            faults.append(f"{language}: {used} uses \"{name}\", which {where} explains")
        elif listed:
            print(f"{language} {used:5} {name}: explained in {where}, \"{words}\"")
    for place, texts in places:
        for bold in [b for text in texts for b in re.findall(r"\*\*([^*]+)\*\*", HEADING.sub("", text))]:
            if place.startswith("01/") and not any(re.search(t[1], bold, re.I) or bold in t[3] for t in terms):
                faults.append(f"{language}: {place} explains \"{bold}\", which is not in the list")
    return faults


def main():
    faults = [fault for language, terms in json.loads((HERE / "lesson_terms.json").read_text()).items()
              for fault in check(language, terms, "--list" in sys.argv)]
    print("\n".join(faults) if faults else "every term is explained before it is used")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
