#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of ill will, opened in the real window in every way there is:
hostile_files.py PROGRAM OPEN_WAYS TURNS [--most MS] [--slice] [WORD]

The window lives, says one line where it does not take the file, and ends within a second when it is
asked to. TURNS is the library that measures the main thread; the longest turn of each is told, and
with --most none may last longer, in the processor's time. Turns of a start are compared with those of
a start with a plain file. --slice opens the worst ones only, which is what a test run has time for;
WORD those whose way or name holds it."""
import base64
import concurrent.futures
import gzip
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import time
import zlib

from own_window import Home, late

PATIENCE = 120  # seconds, of a machine that does other things at the same time
AT_ONCE = 4
# Of the platform without a screen, and of the match that gave way.
NOT_OF_THE_FILE = ("This plugin does not support", "Closed, and listed under Open Recent")
COPIED = 100_000_000  # bytes at most
LINE = 1200  # letters that a person reads at most
SEATS = ["You", "Ada", "Bo", "Cy"]
SUITS = "SHDC"
RANKS = "AKQJT98765432"
WAYS_OF_MATCHES = ["start", "open", "drop", "recent", "keeper", "history", "kept"]
# Of scores that a run of the score keeper left, and another one goes on with or replaces, or replaces
# and goes on with, by a deal more, a correction or a deal less.
WAYS_OF_SCORES = ["kept", "over", "entered", "corrected", "removed"]
WAYS_OF_RULES = ["start", "open", "drop", "recent", "rules"]


def played(**changes):
    """A match in the middle of a deal."""
    cards = [rank + suit for suit in SUITS for rank in RANKS]
    hands = [" ".join(cards[seat::4]) for seat in range(4)]
    events = [{"seat": seat, "call": call} for seat, call in ((1, "3"), (2, "3"), (3, "3"), (0, "3"))]
    match = {"format": "spades-match/1", "rules": {"base": "standard", "rules": {}},
             "players": [{"name": name, "kind": "simple"} for name in SEATS],
             "deals": [{"dealer": 0, "hands": hands, "aside": "", "events": events}]}
    return dict(match, **changes)


def endless(**changes):
    """A match that is over after ten hours."""
    return played(**{"rules": {"base": "standard",
                               "rules": {"win_target": 0, "win_floor": 0, "win_minutes": 600}},
                     **changes})


def named(name, how_many=4):
    return played(players=[{"name": name if seat < how_many else SEATS[seat], "kind": "simple"}
                           for seat in range(4)])


def entered(number=0, **more):
    return dict({"dealer": number % 4, "bids": ["3"] * 4, "tricks": [4, 3, 3, 3]}, **more)


def with_rules(value, **rules):
    return {"format": "spades-rules/1", "name": value, "base": "standard", "rules": rules}


def matches():
    """(name, what makes the content): an object, a text or bytes. Many are large, and few are wanted."""
    yield "plain", lambda: played()
    yield "plain-entered", lambda: played(deals=[entered(n) for n in range(5)])
    yield "name-1MB", lambda: named("W" * 1_000_000)
    yield "name-100kB", lambda: named("Wi " * 33_333, 1)
    yield "name-combining", lambda: named("e\u0301\u0300" * 100_000)
    yield "name-lines", lambda: named("line\n" * 3000)
    yield "name-escape", lambda: named("\u001b]0;owned\u0007\u001b[31mRed\u001b[2J\u009b2J")
    yield "name-bidi", lambda: named("\u202eevil \u2066& =1+1\u200f")
    yield "name-html", lambda: named("<img src=/dev/zero><a href='file:///etc/passwd'>x</a>")
    yield "name-arabic", lambda: named("\ufdfa" * 300)
    yield "name-emoji", lambda: named("\U0001f468\u200d\U0001f469\u200d\U0001f467" * 40)
    yield "members-million", lambda: dict(played(), **{f"x{n}": n for n in range(1_000_000)})
    yield "member-60MB", lambda: played(x="y" * 60_000_000)
    yield "member-deep", lambda: json.dumps(played())[:-1] + ', "x": ' + "[" * 900 + "]" * 900 + "}"
    yield "too-deep", lambda: "[" * 500_000
    yield "objects-deep", lambda: '{"a":' * 300_000
    yield "void-million", lambda: endless(deals=[{"dealer": n % 4, "void": ""} for n in range(1_000_000)])
    yield "void-most", lambda: endless(deals=[{"dealer": n % 4, "void": ""} for n in range(9998)])
    yield "entered-200000", lambda: endless(deals=[entered(n) for n in range(200_000)])
    yield "entered-most", lambda: endless(deals=[entered(n) for n in range(9998)])
    yield "rulings", lambda: endless(deals=[entered(n, rulings=[{"side": 0, "points": 1, "reason": "r" * 900}
                                                               for _ in range(90)]) for n in range(50)])
    yield "ruling-largest", lambda: endless(deals=[entered(n, rulings=[{"side": 0, "points": 2147483647}] * 3)
                                                  for n in range(5)])
    yield "agreements", lambda: endless(deals=[entered(n) for n in range(9)],
                                       agreements=[{"deal": n % 9, "rules": {"bags_limit": 3 + n % 7}}
                                                   for n in range(9990)])
    yield "events-many", lambda: played(deals=[dict(played()["deals"][0],
                                                    events=[{"seat": 1, "call": "3"}] * 1_000_000)])
    yield "cards-many", lambda: played(deals=[dict(played()["deals"][0], hands=["AS " * 300_000] * 4)])
    yield "players-many", lambda: dict(played(), players=[{"name": "x"}] * 500_000)
    yield "numbers", lambda: played(deals=[entered(0, bids=["99999999999999999999"] * 4, tricks=[1e999] * 4)])
    yield "numbers-minus", lambda: played(deals=[entered(-5, tricks=[-1, 14, -2147483648, 4294967296])],
                                          seconds_played=-1, hints=2147483647, undos=-9)
    yield "counts-largest", lambda: dict(played(), hints=2147483647, undos=2147483647,
                                         takebacks=[2147483647] * 4)
    yield "kind-program", lambda: played(players=[{"name": "x", "kind": "external:touch owned"}] * 4)
    yield "kind-search", lambda: played(players=[{"name": "x", "kind": "search:ms=1000000000"}] * 4)
    yield "kind-long", lambda: played(players=[{"name": "x", "kind": "k" * 1_000_000}] * 4)
    yield "filed-as", lambda: played(filed_as="\u5b57" * 99, content="../../x", match_id="\u0000\n/")
    yield "base-path", lambda: played(rules={"base": "../../../dev/zero", "rules": {}})
    yield "base-long", lambda: played(rules={"base": "b" * 5_000_000, "rules": {}})
    yield "options-many", lambda: played(rules={"base": "standard",
                                                "rules": {f"o{n}": n for n in range(500_000)}})
    yield "option-long", lambda: played(rules={"base": "standard", "rules": {"win_target": "9" * 2_000_000}})
    yield "review-large", lambda: played(deals=[dict(played()["deals"][0], review=[
        {"place": n, "grade": "best", "text": "t" * 40, "values": [{"event": "made", "points": 1e308}]}
        for n in range(100_000)])])
    yield "note-large", lambda: played(deals=[dict(played()["deals"][0], note="n" * 30_000_000)])
    yield "keys-twice", lambda: json.dumps(played())[:-1] + ', "deals": []}' * 1
    yield "rubbish-after", lambda: json.dumps(played()) + "\0" * 1_000_000
    yield "utf-16", lambda: json.dumps(played()).encode("utf-16")
    yield "invalid-utf-8", lambda: json.dumps(named("N\u00e4me"), ensure_ascii=False).encode("latin-1")
    yield "nulls", lambda: b"\0" * 60_000_000
    yield "noise", lambda: bytes(range(256)) * 200_000
    yield "blanks", lambda: b" " * 60_000_000
    yield "compressed", lambda: gzip.compress(json.dumps(played()).encode())
    yield "empty", lambda: b""
    yield "date", lambda: played(begun="99999-99-99T99:99:99Z", ended="-2147483648-01-01")


def scores():
    yield "plain", lambda: played(deals=[entered(n) for n in range(5)])
    yield "longest", lambda: endless(deals=[entered(n) for n in range(9998)])


def rule_files():
    yield "plain", lambda: with_rules("Ours")
    yield "name-1MB", lambda: with_rules("N" * 1_000_000)
    yield "name-lines", lambda: with_rules("line\n" * 100_000)
    yield "name-escape", lambda: with_rules("\u001b]0;owned\u0007\u202e")
    yield "name-html", lambda: with_rules("<img src=/dev/zero>")
    yield "name-path", lambda: with_rules("../../../tmp/owned")
    yield "options-many", lambda: with_rules("x", **{f"o{n}": n for n in range(500_000)})
    yield "option-long", lambda: with_rules("x", win_target="9" * 2_000_000)
    yield "option-largest", lambda: with_rules("x", win_target=1e999, bag_limit=-2147483648)
    yield "ladder-long", lambda: with_rules("x", trump_raised="AS " * 500_000)
    yield "note-large", lambda: dict(with_rules("x"), note="n" * 30_000_000)
    yield "too-deep", lambda: "[" * 500_000
    yield "noise", lambda: bytes(range(256)) * 200_000


def picture(width, height):
    """PNG of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = zlib.compress((b"\0" + b"\xff" * ((width + 7) // 8)) * height, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)) \
        + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def image_of(png):
    data = base64.b64encode(png).decode()
    return f"<image width='9' height='9' xlink:href='data:image/png;base64,{data}'/>"


def decks():
    head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " \
        "width='9' height='9'>"

    def twice(n):
        return f"<g id='{'back' if n == 40 else f'a{n}'}'>" + f"<use xlink:href='#a{n - 1}'/>" * 2 + "</g>"
    doubled = head + "<path id='a0' d='M0 0h1v1z'/>" + "".join(map(twice, range(1, 41))) + "</svg>"
    yield "plain", lambda: head + "<rect id='back' width='9' height='9'/></svg>"
    yield "doubled", lambda: doubled
    yield "doubled-compressed", lambda: gzip.compress(doubled.encode())
    yield "bomb", lambda: gzip.compress(b" " * (1 << 30))
    yield "deep", lambda: head + "<g>" * 300_000 + "</g>" * 300_000 + "</svg>"
    yield "parts", lambda: head + "<g id='back'>" + "<path d='M0 0h1v1z'/>" * 400_000 + "</g></svg>"
    yield "pictures", lambda: head + image_of(picture(20_000, 20_000)) * 40 + "</svg>"
    yield "sheet", lambda: "<?xml-stylesheet type=\"text/css\" href=\"SHEET\"?>" + head + "</svg>"
    yield "names-device", lambda: head + "<image width='9' height='9' xlink:href='/dev/zero'/></svg>"
    yield "entities", lambda: "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>" + "".join(
        f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 10}'>" for n in range(12)) + "]>" \
        + head + "<text>&m;</text></svg>"
    yield "noise", lambda: bytes(range(256)) * 100_000


def special(folder, ending):
    """What is no plain file."""
    os.mkfifo(folder / f"pipe{ending}")
    (folder / f"device{ending}").symlink_to("/dev/zero")
    (folder / f"loop{ending}").symlink_to(f"loop{ending}")
    (folder / f"folder{ending}").mkdir()
    with open(folder / f"endless{ending}", "wb") as file:
        file.truncate(5 << 30)


KINDS = [("matches", ".spades.json", matches, WAYS_OF_MATCHES),
         ("scores", ".spades.json", scores, WAYS_OF_SCORES),
         ("rules", ".spades-rules.json", rule_files, WAYS_OF_RULES),
         ("decks", ".svg", decks, ["deck"])]
SLICE = {"matches": {"name-1MB", "pipe"}, "scores": {"longest"}, "rules": {"pipe"},
         "decks": {"doubled-compressed", "sheet"}}


def as_bytes(content, folder):
    if isinstance(content, bytes):
        return content
    text = content if isinstance(content, str) else json.dumps(content)
    return text.replace("SHEET", str(folder / "pipe.css")).encode("utf-8", "surrogatepass")


def make(folder, wanted):
    """(kind, name, ways, path) of everything wanted."""
    made = []
    folder.mkdir()
    for kind, ending, contents, ways in KINDS:
        place = folder / kind
        place.mkdir()
        os.mkfifo(place / "pipe.css")
        special(place, ending)
        for name, content in contents():
            if wanted(kind, name):
                (place / f"{name}{ending}").write_bytes(as_bytes(content(), place))
        made += [(kind, path.name.removesuffix(ending), ways, path)
                 for path in sorted(place.iterdir()) if path.name.endswith(ending)
                 and wanted(kind, path.name.removesuffix(ending))]
    return made


def longest(turns):
    try:
        return max((float(line) for line in turns.read_text().split()), default=0.0)
    except FileNotFoundError:
        return 0.0


def is_busy(process):
    """Whether any thread of it wants the processor."""
    try:
        return any(task.joinpath("stat").read_text().rpartition(")")[2].split()[0] == "R"
                   for task in pathlib.Path(f"/proc/{process}/task").iterdir())
    except (FileNotFoundError, ProcessLookupError):
        return False


def let_live(window):
    """Three seconds, and more where something is read or reckoned yet."""
    begun, rest = time.monotonic(), 0
    while window.poll() is None and time.monotonic() - begun < PATIENCE:
        time.sleep(0.1)
        rest = 0 if is_busy(window.pid) else rest + 1
        if rest >= 8 and time.monotonic() - begun > 3:
            return


def started(home, program, path, turns):
    """By name, as a double click does; ended as a session ends."""
    window = subprocess.Popen([program, str(path)], env=home.environment(**turns), cwd=home.path,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        let_live(window)
        window.send_signal(signal.SIGTERM)
        fault = late(window)
    finally:
        window.kill()
        said = window.communicate()[0]
    if fault:
        return None, fault
    if window.returncode not in (0, 1):
        return said, f"it ended with {window.returncode}"
    return said, None


def opened(home, opener, way, path, turns):
    try:
        done = subprocess.run([opener, way, str(path)], env=home.environment(**turns), cwd=home.path,
                              capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return None, "it stands still"
    if done.returncode:
        return done.stdout, f"it ended with {done.returncode} {done.stderr[-200:]!r}"
    return done.stdout, None


def judge(said):
    """A complaint about what was said, or nothing."""
    lines = [line for line in said.decode("utf-8", "replace").split("\n")
             if line and not line.startswith(NOT_OF_THE_FILE)]
    if len(lines) > 1:
        return f"{len(lines)} lines: {' / '.join(line[:80] for line in lines)[:400]}"
    if any(len(line) > LINE for line in lines):
        return f"a line of {len(lines[0])} letters"
    if any(ord(letter) < 32 or letter in "\u202e\u2066\u009b" for line in lines for letter in line):
        return "control characters"
    return None


def lost(path, home):
    """Where the deal that was entered is missing, or nothing."""
    files = (path, home.path / path.name, home.data / "score-keeper/match.spades.json")
    given, *saved = (len(json.loads(file.read_bytes())["deals"]) for file in files)
    return None if saved == [given + 1] * 2 else f"{given} deals and one became {saved}"


def own(home, path):
    """A copy, since a score keeper that has it open stands in the way of others; of plain files."""
    if not path.is_file() or path.stat().st_size > COPIED:
        return path
    return pathlib.Path(shutil.copy(path, home.path / path.name))


def leave(home, path):
    """As the score keeper's last match; what is no plain file by a link to it."""
    place = home.data / "score-keeper"
    place.mkdir(parents=True)
    if path.is_file() and path.stat().st_size <= COPIED:
        shutil.copy(path, place / "match.spades.json")
    else:
        (place / "match.spades.json").symlink_to(path)


def try_one(programs, library, way, path):
    """What it came to: (complaint or nothing, longest turn, what was said)."""
    home = Home()
    given, path = path, own(home, path)
    if way in WAYS_OF_SCORES:
        leave(home, path)
    file = home.path / "turns"
    turns = {"TURNS_FILE": str(file), "LD_PRELOAD": library}
    said, fault = started(home, programs[0], path, turns) if way == "start" else \
        opened(home, programs[1], way, path, turns)
    if (home.path / "owned").exists():
        fault = "a program was started"
    if way == "entered" and given.is_file() and fault is None and given.stat().st_size <= COPIED:
        fault = lost(given, home)
    return fault or judge(said), longest(file), (said or b"").decode("utf-8", "replace").strip()


ALIKE = {"open", "drop", "recent"}  # of one window


def silent(told):
    """What one way in says something about and another one nothing."""
    found = []
    for (kind, name), said in sorted(told.items()):
        # The dialog that asks for a file goes into a folder, and has nothing to say.
        ways = (ALIKE - {"open"} if name == "folder" else ALIKE) & set(said)
        quiet = sorted(way for way in ways if not said[way])
        if quiet and len(quiet) < len(ways):
            found.append(f"{kind} {name}: nothing is said by {', '.join(quiet)}")
    return found


def main(program, opener, library, *rest):
    words = list(rest)
    most = float(words.pop(words.index("--most") + 1)) if "--most" in words else None
    word = next((word for word in words if not word.startswith("--")), "")

    def wanted(kind, name):
        ways = next(ways for one, _, _, ways in KINDS if one == kind)
        return (name in SLICE[kind] or "--slice" not in words) and \
            any(word in f"{way} {kind} {name}" for way in ways)
    inputs, failed, begun, plain, told = Home(), 0, time.monotonic(), {}, {}
    openings = [(way, kind, name, path)
                for kind, name, ways, path in sorted(make(inputs.path / "inputs", wanted),
                                                     key=lambda made: not made[1].startswith("plain"))
                for way in ways if word in f"{way} {kind} {name}"]
    # Most of the time a window waits for what may come.
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        came = pool.map(lambda one: try_one((program, opener), library, one[0], one[3]), openings)
        for (way, kind, name, _), (fault, turn, said) in zip(openings, came):
            if name == "plain":
                plain[way, kind] = turn
            told.setdefault((kind, name), {})[way] = [
                line for line in said.split("\n") if line and not line.startswith(NOT_OF_THE_FILE)]
            # A window costs something to begin, whatever it opens.
            extra = turn - plain.get((way, kind), 0) if way == "start" else turn
            if fault is None and most is not None and extra > most and not name.startswith("plain"):
                fault = f"a turn of {extra:.0f} ms"
            if fault is None and way == "start" and turn == 0:  # no window begins in so short turns
                fault = "nothing was measured"
            failed += fault is not None
            print(f"{way} {kind} {name}: {turn:.0f} ms, {'right' if fault is None else 'WRONG: ' + fault}"
                  f" [{said[:160]}]", flush=True)
    quiet = silent(told)
    failed += len(quiet)
    print("".join(f"WRONG: {line}\n" for line in quiet), end="")
    print(f"{len(openings)} openings in {time.monotonic() - begun:.0f} s, {failed} wrong")
    sys.exit(1 if failed else 0)


main(*[str(pathlib.Path(word).resolve()) if pathlib.Path(word).is_file() else word
       for word in sys.argv[1:]])
