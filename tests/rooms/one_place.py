#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known in one place only: a word of the files that stands in the code of one source, and names
that a room may not know. Comments may say them. And what people have typed in a chain of arg().

    tests/rooms/one_place.py            complains about every other place
    tests/rooms/one_place.py --planted  plants some in a copy of nothing, to see them found
"""
import pathlib
import re
import sys
import tempfile

# A text in the code, and the one source that spells it.
WORDS = {'"human"': "model/formats/occupant.cpp"}
# A name, and the room that may not know it: a table sits at a seat of the match (seat_at_match.h).
NAMES = {"GameSession": "table", "game_session.h": "table"}
# A chain of arg() whose first argument is what a person has called something: a "%2" in it would be
# filled in by the next. One arg() of many, or filled(), takes it as it is.
CALL = r"\.arg\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)"
CHAIN = re.compile(CALL + r"\s*(?=\.arg\()")
TYPED = re.compile(r"\b(?:names?|title|stem|partner|player|who)\b|[a-z](?:Name|Title)\(")
OURS = re.compile(r"placeName\(|titleOfKind\(")  # what the program calls something
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
SOURCES = {".cpp", ".h"}


def complaints(src):
    found = []
    for path in sorted(src.rglob("*")):
        if path.suffix not in SOURCES or not path.is_file():
            continue
        name = path.relative_to(src).as_posix()
        code = COMMENT.sub("", path.read_text())
        found += [f"src/{name}: {word} is spelt in src/{home} alone"
                  for word, home in WORDS.items() if word in code and name != home]
        found += [f"src/{name}: {room} knows no {known}"
                  for known, room in NAMES.items() if known in code and name.startswith(room + "/")]
        found += [f"src/{name}: arg() after arg({chain[1].strip()}), which people have typed"
                  for chain in CHAIN.finditer(code)
                  if TYPED.search(chain[1]) and not OURS.search(chain[1])]
    return found


def planted():
    files = {
        "model/formats/occupant.cpp": 'return "human";\n',
        "model/formats/occupant.h": '/// "human", and so on\n',
        "app/settings.cpp": 'seat.player = "human";\n',
        "table/scene.h": "// a GameSession deals\nclass SeatAtMatch;\n",
        "table/table.h": "class GameSession;\n",
        "session/game_session.h": "class GameSession {};\n",
        "table/words.cpp": 'tr("%1 has %2").arg(names.value(seat)).arg(tricks);\n',
        "table/good_words.cpp": 'tr("%1 has %2").arg(tricks).arg(names.value(seat));\n',
    }
    with tempfile.TemporaryDirectory() as folder:
        src = pathlib.Path(folder)
        for name, text in files.items():
            (src / name).parent.mkdir(parents=True, exist_ok=True)
            (src / name).write_text(text)
        found = [line.removeprefix("src/").split(":")[0] for line in complaints(src)]
    if found != ["app/settings.cpp", "table/table.h", "table/words.cpp"]:
        return [f"planted faults were not found as they are: {found}"]
    return []


def main():
    found = planted() if "--planted" in sys.argv else complaints(
        pathlib.Path(__file__).resolve().parents[2] / "src")
    print("\n".join(found) or "every word in its place")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
