#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What README and the documents for contributors say, held against the repository: links lead somewhere,
paths and programs of tests exist, the figures are those of sandbag-cli, README names what CMake looks for,
and it stays short.

front_door.py SANDBAG-CLI"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "src/GLOSSARY.md", "src/WORDING.md",
             "src/SECURITY.md", "src/model/FORMATS.md", "src/engine/DECISIONS.md", "src/players/STRENGTH.md",
             "tests/LONG_RUNS.md", "tests/COVERAGE.md"]
LONGEST_README = 80


def anchors(text):
    """The anchors that a page gives its headings."""
    made = set()
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        made.add(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-"))
    return made


def dead_links(name):
    text = (ROOT / name).read_text()
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose) + re.findall(r' src="([^"]+)"', prose):
        if re.match(r"\w+:", target):
            continue
        path, _, anchor = target.partition("#")
        page = (ROOT / name).parent / path if path else ROOT / name
        if not page.exists():
            yield f"{name}: {target} is not there"
        elif anchor and page.suffix == ".md" and anchor not in anchors(page.read_text()):
            yield f"{name}: {page.name} has no heading {anchor}"


def lost_paths(name):
    """Paths in code marks that do not exist; build/, ROOM, NAME and the like are not meant to."""
    text = (ROOT / name).read_text()
    for path in re.findall(r"`((?:src|tests|packaging|resources|translations|forms)/[\w./-]+)", text):
        if re.search(r"[A-Z]{4,}", path) and not path.endswith(".md"):
            continue
        if not (ROOT / path).exists():
            yield f"{name}: {path} is not there"
    for test in re.findall(r"\btst_[a-z_]+\b", text):
        if not list((ROOT / "tests").rglob(test + ".cpp")):
            yield f"{name}: there is no {test}"


def wrong_figures(cli):
    def counted(what):
        told = subprocess.run([cli, "rules", what, "--json"], capture_output=True, check=True, text=True)
        return len(json.loads(told.stdout))
    figures = {"house rules": counted("list"), "named games": counted("presets")}
    for name in ("README.md", "packaging/io.github.sandbag.Sandbag.metainfo.xml"):
        text = re.sub(r"\s+", " ", (ROOT / name).read_text())
        for noun, true in figures.items():
            said = re.findall(rf"(\d+) {noun}", text)
            if said != [str(true)] * len(said) or not said:
                yield f"{name}: {noun} are {true}, it says {said}"


def unnamed_needs():
    """What CMake does not do without, and README tells nobody to install."""
    build = (ROOT / "CMakeLists.txt").read_text()
    needs = re.findall(r"find_package\((\w+)[^)]*\bREQUIRED\b", build)
    needs += re.findall(r"pkg_check_modules\(\w+ REQUIRED [^)]*?(\w+)\)", build)
    said = re.sub(r"[\s-]", "", (ROOT / "README.md").read_text()).lower()
    for need in dict.fromkeys(needs):
        if need.lower() not in said:
            yield f"README.md: nobody is told to install {need}"


def main():
    faults = []
    for name in DOCUMENTS:
        faults += dead_links(name)
    for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"):
        faults += lost_paths(name)
    faults += wrong_figures(sys.argv[1])
    faults += unnamed_needs()
    lines = len((ROOT / "README.md").read_text().splitlines())
    if lines > LONGEST_README:
        faults.append(f"README.md: {lines} lines, {LONGEST_README} at most")
    print("\n".join(faults) if faults else "the front door opens")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
