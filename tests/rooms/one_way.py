#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Includes run one way: a room sees the rooms before it, and so do the folders inside the engine, the
players, the model, the table and the scorecard. The order is stated here and nowhere else.

    tests/rooms/one_way.py            complains about every include against the order
    tests/rooms/one_way.py --planted  plants wrong ones in a copy of nothing, to see them found
"""
import pathlib
import re
import sys
import tempfile

# A line may see the lines above it; what stands side by side sees nothing of its neighbours.
ROOMS = """
engine zip sockets
players
model
session
history ink widgets sound
print
table dialogs scorecard
review_ui history_ui learn_ui sharing_ui company
company_ui
app cli
"""
FOLDERS = {
    "engine": """
        cards
        text
        rules
        bids setup
        facts
        play rulebook scoring
        deal
        match
        families
        """,
    "players": """
        lessons player solver
        policy
        value
        bidding
        heuristics
        search
        named
        referee review
        arena
        """,
    "model": """
        background log tables text
        disk
        formats
        files
        sheet backup
        catalogue review
        lessons
        numbers
        sharing protocol
        boards entry
        """,
    "company": """
        .
        door
        """,
    "scorecard": """
        paint
        pages
        card
        keeper
        """,
    "table": """
        words
        look
        conduct
        deck places
        items panels
        scene
        .
        """,
}
# The catalogue is made of the families' rows, and so is the list of facts: data, no code.
ALLOWED = re.compile(r"engine/(?:rules|facts|play)/\S+ -> engine/families/\S+\.def$")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
SOURCES = {".cpp", ".h", ".def", ".inc", ".in"}


def ranks(order):
    lines = order.split("\n")
    return {name: rank for rank, line in enumerate(lines) for name in line.split()}


def against(order, one, other):
    """Whether `one` may not see `other`; both must be known."""
    rank = ranks(order)
    unknown = {one, other} - rank.keys()
    if unknown:
        return f"no place in the order for {', '.join(sorted(unknown))}"
    return "against the order" if one != other and rank[one] <= rank[other] else None


def target(src, source, included):
    """The file that is meant: beside the source, in its own room, or in another one."""
    own = source.parts[0]
    beside = source.parent / included
    if (src / beside).is_file():
        return beside
    for room in [own] + sorted(ranks(ROOMS).keys() - {own}):
        if (src / room / included).is_file():
            return pathlib.PurePath(room, included)
    return None  # made while building, or not ours


def folder(path):
    """The folder of a room in which the file lies, "." where it lies directly in the room."""
    return path.parts[1] if len(path.parts) > 2 else "."


def complaint(source, included):
    room, other = source.parts[0], included.parts[0]
    if room != other:
        return against(ROOMS, room, other)
    if room in FOLDERS:
        return against(FOLDERS[room], folder(source), folder(included))
    return None


def complaints(src):
    found, arrows = [], 0
    for path in sorted(src.rglob("*")):
        if path.suffix not in SOURCES or not path.is_file():
            continue
        source = pathlib.PurePath(path.relative_to(src))
        for name in INCLUDE.findall(path.read_text()):
            included = target(src, source, name)
            if included is None:
                continue
            arrows += 1
            arrow = f"{source} -> {included}"
            wrong = None if ALLOWED.match(arrow) else complaint(source, included)
            if wrong:
                found.append(f"src/{arrow}: {wrong}")
    return found, arrows


def planted():
    """Each wrong include is found, and the right ones beside them are not."""
    files = {
        "engine/cards/card.h": "",
        "engine/rules/rows.def": "",
        "engine/families/nil/nil.h": '#include "cards/card.h"\n',
        "engine/families/nil/options.def": "",
        "engine/rules/catalogue.cpp": '#include "families/nil/options.def"\n',
        "engine/deal/deal.cpp": '#include "families/nil/nil.h"\n',  # up
        "engine/scoring/score.cpp": '#include "play/play.h"\n',  # to a neighbour
        "engine/play/play.h": "",
        "engine/play/far.cpp": '#include "player.h"\n',  # to a room above
        "engine/misc/odd.cpp": '#include "cards/card.h"\n',  # has no place
        "players/player.h": '#include "cards/card.h"\n',
        "model/entry/flow.h": '#include "formats/json.h"\n#include "player.h"\n',
        "model/formats/json.h": '#include "entry/flow.h"\n',  # up
        "table/scene.cpp": '#include "entry/flow.h"\n#include "dialog.h"\n',  # the second
        "table/look/loose.cpp": '#include "scene.h"\n',  # to what lies above all folders
        "table/scene.h": "",
        "dialogs/dialog.h": "",
    }
    with tempfile.TemporaryDirectory() as folder:
        src = pathlib.Path(folder)
        for name, text in files.items():
            (src / name).parent.mkdir(parents=True, exist_ok=True)
            (src / name).write_text(text)
        found, arrows = complaints(src)
    wanted = ["engine/deal/deal.cpp", "engine/misc/odd.cpp", "engine/play/far.cpp",
              "engine/scoring/score.cpp", "model/formats/json.h", "table/look/loose.cpp", "table/scene.cpp"]
    sources = [line.removeprefix("src/").split(" ->")[0] for line in found]
    if sources != wanted or arrows != 13:
        sys.exit(f"{arrows} arrows, found {sources}, wanted {wanted}")


def main():
    if sys.argv[1:] == ["--planted"]:
        planted()
        return
    found, arrows = complaints(pathlib.Path(__file__).resolve().parents[2] / "src")
    if arrows < 500:
        sys.exit(f"only {arrows} includes found: this script no longer sees the sources")
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
