#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every translation of every language for what a translator can get wrong without seeing it: a text left
out, a number that is lost, a key that is missing, a plural form too few, English that stayed, a term of the
game that is called one thing here and another there, and a sentence that several families say, each otherwise.
Handbook, lessons, problems and manual pages call things like the texts.

    tests/texts/translations.py            complains about each
    tests/texts/translations.py --planted  plants one of each in a small translation, to see them found

`terms/LANG.json` has for each language
  "terms"      TERMS, each with a pattern of the words that stand for it
  "otherwise"  texts that need no such word, as beginnings of their English, each with the reason
  "same"       words that the language shares with English, each with the reason; `terms/names.json` has
               those that any language may keep
  "never"      patterns of words that stand for nothing, each with what is said instead
  "one_alone"  whether the first plural form is for 1 and no other number, and may leave it out"""
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

from contexts import contexts
from our_languages import languages

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

# Terms of the game that a language has one word for, and how the English texts have them.
TERMS = {
    "trick": r"\btricks?\b",
    "trump": r"\btrump(?:s|ed)?\b",
    "contract": r"\bcontracts?\b",
    "set": r"\b(?:is|are|was|were|be|been) set\b(?! (?:aside|by (?:how|its)))|\bset (?:nil|contract)s?\b|^Sets?$",
    "bag": r"\bbags?\b",
    "nil": r"\bnils?\b",
    "lead": r"\b(?:leads?|led)\b(?! by)",
    "follow": r"\bfollow(?:s|ed|ing)? suit\b",
    "dealer": r"\bdealers?\b",
}
QUOTED = re.compile(r'"[^"]*"|--\w+|=\w+')  # words of files and of the command line, in no language
ARGUMENT = re.compile(r"%(?:L?\d|n)")
TAG = re.compile(r"</?\w+[^>]*>")
MNEMONIC = re.compile(r"&(?=\w)")  # of a text as it is read from the file: entities are undone
KEY = re.compile(r"\w\+\w")
ENDS = "…:?"
PAGES = ["resources/help/{}/*.md", "resources/lessons/{}/*.json", "resources/problems/{}/*.json",
         "packaging/man/{}/*.6"]


class Text:
    """One text: its English, its forms (one where nothing is counted), and where it stands."""

    def __init__(self, context, message):
        self.context = context
        self.source = message.findtext("source")
        self.numerus = message.get("numerus") == "yes"
        translation = message.find("translation")
        self.state = translation.get("type")
        forms = translation.iter("numerusform") if self.numerus else [translation]
        self.forms = ["".join(form.itertext()) for form in forms]


def read(file):
    for context in xml.parse(file).iter("context"):
        for message in context.iter("message"):
            yield Text(context.findtext("name"), message)


def for_the_search():
    """Lists of words and phrases that people type, which are never shown."""
    marked = re.compile(r'\b(?:WORDS|ASKED_FOR)\(QT_TRANSLATE_NOOP\("[a-z_]+",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
    found = set()
    for path in (ROOT / "src/engine").rglob("*.def"):
        for texts in marked.findall(path.read_text()):
            found.add("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', texts)).replace('\\"', '"'))
    return found


def shape(text, form):
    """What of the English has to be in each form: arguments, tags, lines, the key, how it ends."""
    source = text.source
    if not form.strip():
        yield "is empty"
        return
    one, other = (set(ARGUMENT.findall(words)) - {"%n"} for words in (source, form))
    if one != other:
        yield f"has {sorted(other)} in place of {sorted(one)}"
    if sorted(TAG.findall(source)) != sorted(TAG.findall(form)):
        yield "has other tags"
    if source.count("\n") != form.count("\n"):
        yield "has other lines"
    if len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(form)):
        yield "has a key to press too many or too few (&)"
    if KEY.search(form) and not KEY.search(source):
        yield "names a key, which is a person's choice"
    for end in ENDS:
        if source.rstrip('”"').endswith(end) != form.rstrip('”“»" \u00a0\u202f').endswith(end):
            yield f"ends with “{end}” in one of both"
    if source.endswith(".") and not form.rstrip('”“»" \u00a0\u202f').endswith((".", "。", "।")):
        yield "is no sentence"
    if (source[0].isspace() and not form[0].isspace()) or (source[-1].isspace() and not form[-1].isspace()):
        yield "lacks a space at an end"


def counted(text, one_alone):
    for at, form in enumerate(text.forms):
        if "%n" in text.source and "%n" not in form and not (one_alone and at == 0 and len(text.forms) > 1):
            yield "lacks its number (%n)"


def words_of(text):
    plain = MNEMONIC.sub("", TAG.sub(" ", ARGUMENT.sub(" ", text)))
    return [word for word in re.findall(r"[^\W\d_](?:[\w-]*\w)?", plain) if not re.search(r"\d", word)]


def stayed(text, same):
    """Of a text that is the same in both languages the words that nobody has entered."""
    if text.source not in text.forms:
        return []
    return [word for word in words_of(text.source) if len(word) > 1 and word.lower() not in same]


class Language:
    def __init__(self, own, names):
        self.terms = {term: re.compile(pattern, re.I) for term, pattern in own["terms"].items()}
        self.otherwise = own["otherwise"]
        self.same = {word.lower() for word in [*own["same"], *names]}
        self.one_alone = own["one_alone"]
        self.never = {re.compile(pattern): instead for pattern, instead in own["never"].items()}
        self.needed, self.kept = set(), set()  # of both lists

    def complaints(self, text, search):
        if text.state:
            yield f"is {text.state}"
        for form in text.forms:
            yield from shape(text, form)
        yield from counted(text, self.one_alone)
        if text.source in search:
            return
        self.kept |= {w.lower() for w in words_of(text.source)} if text.source in text.forms else set()
        if words := stayed(text, self.same):
            yield f"stayed English: {', '.join(words)}"
        yield from self.called_otherwise(text)
        for form in text.forms:
            yield from self.wrong_words(MNEMONIC.sub("", form))

    def wrong_words(self, words):
        for pattern, instead in self.never.items():
            for found in pattern.findall(words):
                yield f"says “{found}”; {instead}"

    def called_otherwise(self, text):
        english, forms = (QUOTED.sub(" ", MNEMONIC.sub("", words)) for words in (text.source, " ".join(text.forms)))
        for term, pattern in self.terms.items():
            if not re.search(TERMS[term], english, re.I) or pattern.search(forms):
                continue
            known = [begin for begin in self.otherwise if text.source.startswith(begin)]
            self.needed |= set(known)
            if not known:
                yield f"has no word for “{term}” ({pattern.pattern})"

    def not_needed(self, same):
        for begin in set(self.otherwise) - self.needed:
            yield f"“{begin}” need not be among those that say it otherwise"
        for word in same:
            if word.lower() not in self.kept:
                yield f"“{word}” need not be among the words that stay"


def said_otherwise(texts, rooms):
    """A sentence is asked for without its context (src/model/text/room_texts.h): one form is for all."""
    first = {}
    for text in texts:
        if text.context in rooms and text.forms != first.setdefault(text.source, text).forms:
            yield (f"{text.context}: “{text.source}” has to be as in the context {first[text.source].context}: "
                   f"{' | '.join(first[text.source].forms)}")


def in_pages(name, own, names):
    """What the other texts of a language call otherwise than they should, with the place."""
    language = Language(own, names)
    for pattern in PAGES:
        for path in sorted(ROOT.glob(pattern.format(name))):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                yield from (f"{path.relative_to(ROOT)}:{number} {fault}" for fault in language.wrong_words(line))


def faults_of(texts, own, names, search, rooms):
    texts, language = list(texts), Language(own, names)
    if missing := set(TERMS) - set(own["terms"]):
        yield f"no word for {', '.join(sorted(missing))}"
    most = collections.Counter(len(text.forms) for text in texts if text.numerus).most_common(1)
    for text in texts:
        for fault in language.complaints(text, search):
            yield f"{text.context}: “{text.source}” {fault}: {' | '.join(text.forms)}"
        if text.numerus and len(text.forms) != most[0][0]:
            yield f"{text.context}: “{text.source}” has {len(text.forms)} plural forms, others {most[0][0]}"
    yield from said_otherwise(texts, rooms)
    yield from language.not_needed(own["same"])


PLANTED = """<TS><context><name>C</name>
<message><source>Play</source><translation type="unfinished">Spielen</translation></message>
<message><source>Close</source><translation> </translation></message>
<message><source>%1 of %2</source><translation>%1 von %1</translation></message>
<message><source>a &lt;b&gt;b&lt;/b&gt;</source><translation>ein &lt;b&gt;b&lt;b&gt;</translation></message>
<message><source>&amp;Open</source><translation>Öffnen</translation></message>
<message><source>Press it</source><translation>Strg+P</translation></message>
<message><source>Open…</source><translation>Öffnen</translation></message>
<message><source>It is.</source><translation>Es ist</translation></message>
<message numerus="yes"><source>%n card(s)</source><translation><numerusform>%n Karte</numerusform></translation></message>
<message numerus="yes"><source>%n deal(s)</source><translation><numerusform>eine Runde</numerusform>
    <numerusform>Runden</numerusform></translation></message>
<message numerus="yes"><source>%n game(s)</source><translation><numerusform>ein Spiel</numerusform>
    <numerusform>%n Spiele</numerusform></translation></message>
<message><source>Deal</source><translation>Deal</translation></message>
<message><source>Last trick</source><translation>Letzte Karte</translation></message>
<message><source>Nil</source><translation>Nil</translation></message>
</context><context><name>D</name><message><source>Nil</source><translation>Null</translation></message>
</context></TS>"""
SEEN = ["is unfinished", "is empty", "in place of", "other tags", "a key to press", "names a key", "ends with",
        "is no sentence", "1 plural forms", "lacks its number", "stayed English: Deal", "no word for “trick”",
        "“Fall” need not be", "says “Letzte Karte”; say it", "“Bonus” need not be", "has to be as in the context C"]


def planted():
    import io  # pylint: disable=import-outside-toplevel
    own = {"terms": {**{term: "." for term in TERMS}, "trick": "stich"}, "otherwise": {"Fall": "x"},
           "same": {"Bonus": "x"}, "never": {"Letzte Karte": "say it otherwise"}, "one_alone": True}
    found = list(faults_of(read(io.StringIO(PLANTED)), own, {"Nil": "x"}, set(), ["C", "D"]))
    unseen = [what for what in SEEN if not any(what in fault for fault in found)]
    print("\n".join(found + [f"UNSEEN: {what}" for what in unseen]))
    return bool(unseen) or len(found) != len(SEEN)


def main():
    if "--planted" in sys.argv:
        return planted()
    names = json.loads((HERE / "terms/names.json").read_text())
    search, faults = for_the_search(), []
    for language in languages():
        own = json.loads((HERE / f"terms/{language}.json").read_text())
        texts = read(ROOT / f"translations/sandbag_{language}.ts")
        faults += [f"{language}: {fault}" for fault in faults_of(texts, own, names, search, contexts())]
        faults += in_pages(language, own, names)
    print("\n".join(faults) if faults else f"{', '.join(languages())}: every text is whole")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
