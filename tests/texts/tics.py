#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts turns of phrase that src/WORDING.md replaces by plain ones, in the comments of headers and in
the English help. Neither may have any of them, and texts on screen none of those in SCREEN.

--list shows each of them."""
import pathlib
import re
import sys

# What is counted, and what to write instead.
TICS = {
    "tell": (r"\btell(?:s|ing)?\b|\btold\b", "show, say, report; a person tells, a program shows"),
    "let": (r"\blets?\b", "allow, make"),
    "stand": (r"\bstands?\b", "is, is listed, is defined"),
    "lie": (r"\b(?:lie|lies|lying)\b", "is, is in"),
    "what is done": (r"\bwhat (?:is|was|are|were) \w+(?:ed|en|t|wn)\b", "the noun: the cards played"),
    "somebody": (r"\b(?:some|every|any)body\b", "someone, the player, each seat"),
    "by what": (r"\b(?:by|of) what\b", "name the thing"),
    "so many": (r"\bso (?:many|much)\b", "this many, n"),
    "whoever": (r"\bwhoever\b", "the player who"),
    "beside": (r"\bbesides?\b", "next to; in addition to"),
    "in place of": (r"\bin place of\b", "instead of"),
    "where nothing is said": (r"\bwhere nothing is said\b", "by default"),
    "anew": (r"\b(?:anew|afresh)\b", "again"),
    "mend": (r"\bmend(?:s|ed|ing)?\b", "fix"),
    "pack": (r"\bpacks?\b(?! of)", "deck"),
    "nought": (r"\bnoughts?\b", "zero"),
}

# What texts on screen may not say (src/WORDING.md); none is allowed.
SCREEN = {
    "somebody": r"\b(?:some|every|any)body\b",
    "whoever": r"\bwhoever (?!bid which)",
    "pack": r"\bpacks?\b",
    "beside": r"\bbesides?\b",
    "of 100": r"\b(?:of|in) 100\b",
    "is no": r'(?:“%1”|"%1\?") is no ',
    "shall": r"\bshall (?!we|I)\b",
    "that is left": r"\b(?:trick|spade|suit)s? that (?:is|are) left\b",
    "in place of": r"\bin place of\b(?! the name)",
    "boards": r"\b(?<!-)[Bb]oards\b",
    "chair": r"\b[Cc]hairs?\b",
    "door": r"\b[Tt]he [Dd]oor (?:is|was|could)\b|\b[Dd]oor (?:open|closed)\b",
    "fact": r'\bthe fact \\?"',
    "switch off": r"\bswitches it off\b",
    "before the numbers": r"\bbefore (?:the|any) numbers\b",
    "alone": r"\b(?:[Ee]veryone|each) alone\b",
    "an article before a number": r"(?-i:\ban? %(?:L?\d|n))",  # "an" before eight, eleven, and eighteen
    "British": r"\bcolour|\bdefence\b|\blicence\b|\bnought",
}


def screen_texts(root):
    """Literals marked for translation, without the words for the search."""
    marked = re.compile(r"(?:\btr\(|QT_TRANSLATE_\w*NOOP\w*\(\s*\"\w+\",)\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+)")
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in (".cpp", ".h", ".def"):
            continue
        text = path.read_text()
        for match in marked.finditer(text):
            if re.search(r"(?:WORDS|ASKED_FOR)\(\s*$", text[:match.start()]):
                continue
            yield path, re.sub(r"\"\s*\"", "", match.group(1)).strip()[1:-1]


def comments(text):
    """The comments of a source, as one text."""
    without = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return "\n".join(re.findall(r"//[/!]*<? ?(.*)", without) + re.findall(r"/\*(.*?)\*/", without, re.S))


def texts(root):
    headers = {path: comments(path.read_text()) for path in sorted((root / "src").rglob("*.h"))}
    help_pages = {path: path.read_text() for path in sorted((root / "resources/help").glob("*.md"))}
    return {"headers": headers, "help": help_pages}


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    failed = False
    found = {}
    for kind, files in texts(root).items():
        for name, (pattern, plain) in TICS.items():
            pattern = pattern.replace(" ", r"\s+")  # over the end of a line, too
            hits = [(path, match) for path, text in files.items()
                    for match in re.finditer(pattern, text, re.I)]
            found[name, kind] = len(hits)
            if "--list" in sys.argv:
                for path, match in hits:
                    line = match.string[:match.start()].rfind("\n") + 1
                    end = match.string.find("\n", match.end())
                    print(f"{path.relative_to(root)}: {name}: {' '.join(match.string[line:end].split())}")
    for path, text in screen_texts(root):
        for name, pattern in SCREEN.items():
            if re.search(pattern, text, re.I):
                print(f"{path.relative_to(root)}: {name}: {text}")
                failed = True
    words = {kind: sum(len(text.split()) for text in files.values()) for kind, files in texts(root).items()}
    print(f"{'':24}headers    help")
    for name, (_, plain) in TICS.items():
        counts = [found[name, kind] for kind in ("headers", "help")]
        failed |= any(counts)
        print(f"{name:24}{counts[0]:7}{counts[1]:8}" + (f"  write {plain}" if any(counts) else ""))
    print(f"{'words':24}{words['headers']:7}{words['help']:8}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
