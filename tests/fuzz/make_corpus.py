#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs to begin the search with, from the rule cases: make_corpus.py FOLDER

Makes a folder for each target, and words.dict, which is what the readers know."""
import base64
import io
import json
import pathlib
import re
import sys
import zipfile
import zlib

TESTS = pathlib.Path(__file__).resolve().parent.parent
SOURCES = TESTS.parent / "src"
CALLS = ["3\n4\n3\n2\n7\n", "n\n4\n3\n3\n1\n8\n", "bn\n4\n4\n4\n0\n", "b6\n3\n3\n3\n6\n",
         "5nt\n3\np\np\n5\ny\n", "10\n3\nn\n1\n", "t\n\n3\n\n10\n3\n", "3h\n4\n2\n2\n",
         "7\n2 5\n3 2 y\nAS 2D TC KH\n1313131313222\n-\n45\n"]


def lines_of(record):
    """The record as a child would be told it, seat by seat."""
    rules = record["rules"].get("rules", {})
    for deal in record["deals"]:
        hands = deal.get("hands", [])
        for seat, hand in enumerate(hands[:4]):
            told = [{"type": "match", "rules": rules, "seat": seat, "players": len(hands)},
                    {"type": "deal", "dealer": deal["dealer"], "hand": hand, "scores": [0, 0],
                     "bags": [0, 0], "face_up": deal.get("face_up", [""] * len(hands))}]
            told += [dict(event, type="event") for event in deal.get("events", [])]
            told += [{"type": "act", "phase": "play", "legal": ["AS"]}, {"act": "3"}]
            yield "\n".join(json.dumps(line) for line in told)


ANSWERS = [{"act": "3"}, {"act": "nil"}, {"act": "blind nil"}, {"act": "look"}, {"act": "pass"},
           {"act": "AS KS QS"}, {"act": ""}, {"act": "keep"}, {"act": "AS", "suit": "H"},
           {"claim": "rest", "seat": 0}, {"seat": 1, "challenge": {"seat": 2, "trick": 1}},
           {"seat": 2, "concede": "rest"}, {"call": "talk 2 1", "seat": 3}]
WORDS = ["2c", "deuce of clubs", "blind nil 6", "b6", "5nt", "3h", "bn", "BJ LJ 2D 2S", "C D H S",
         "100", "-1", "true", "low-club", "\u2660\u2666", "M\u00fcller & stra\u00dfe", "=1+1",
         "\u202egnp", "10D TD", "who leads", "%1 %n <b>"]


def reviews():
    """Judgements of the first choices of a deal, right and wrong ones; "made" is what was done."""
    worth = {"points": 10.5, "win": 0.5, "error_points": 1, "error_win": 0.01, "behind": 0.1,
             "error_behind": 0.01}
    others = [None, {"call": "nil", "seat": 1}, {"play": "AS", "seat": 2},
              {"pass": "AS 2D", "seat": 0, "to": 2}]
    for game in range(64):
        decisions = [{"place": place, "values": [dict(worth, event=event)
                                                 for event in ["made", others[place % 4]]],
                      "loss_points": 3.5, "loss_win": 0.02, "error_win": 0.01, "exact": False,
                      "grade": grade, "text": "So it is.", "outlook": ""}
                     for place, grade in enumerate(("best", "slip", "mistake", "unclear", "none"))]
        yield {"game": game, "format": "spades-kept-review/1", "decisions": decisions}


def filed(record, number):
    """The record with what the table and a review say of the match."""
    parts = [{"seat": seat, "cards": 0.1, "own": -0.2, "partner": 0, "others": 0.1, "result": 0}
             for seat in range(4)]
    return dict(record, seconds_played=600, hints=number % 3, undos=1, content="0" * 32,
                begun="2026-01-02T03:04:05Z", ended="2026-01-02T04:04:05Z",
                players=[{"name": name, "kind": kind} for name, kind in
                         zip(("Ada", "Bo", "", "Ada"), ("human", "level:3", "", "external:x"))],
                review={"decisions": [{"seat": 0}], "parts": parts})


BOARDS = """{"format": "spades-boards/1", "number": "32222-47YMT", "boards": 4,
"rivals": {"kind": "friends", "level": 3}, "tables": [{"name": "Ada", "player": "human", "seat": 0,
"points": [[63, -40], [], [41, 62], null]}], "pairs": {"tables": 2,
"results": [{"board": 1, "ns": 1, "ew": 2, "points": [63, 40]}]}}"""
PBN = """% PBN 2.1
[Event "#"]
{a comment}
[South "Ada"]
[Dealer "N"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 -"]
; another one
[Dealer "E"]
[Deal "E:A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85 .63.AKQ987.A9732"]
"""
COLUMNS = {"match": ["winner", "deals", "names", "totals", "players", "begun", "rules", "hints"],
           "seat": ["side", "deals", "points", "won", "name", "level", "partner", "best"],
           "deal": ["contract", "points", "undertook", "failed"],
           "call": ["bid", "tricks", "call", "made"], "file": ["unreadable", "size"],
           "review": ["decisions", "lost"], "fact": ["value"]}
VALUES = ["-1", "5", "9223372036854775807", "1e300", "[[\"\",\"\",\"\"],[\"\"]]", "[1]", "\u001b[2J",
          "\u202ex", ""]
SETTINGS = ["[table]\ncardScale=nan\nfelt=-1\nspeed=9\n", "[play]\npace=-1\ntutor=99\n",
            "[seats]\n0\\name=Ann\n0\\player=level:3\n", "[files]\nrecent=/a, /b\n",
            "[window]\ngeometry=@ByteArray(\\x1\\xd9)\ntheme=3\n",
            "[table]\ncardScale=@Variant(\\0\\0\\0\\x6\\x7f\\xf8\\0\\0\\0\\0\\0\\0)\n"]
DECKS = ["<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"1_spade\">"
         "<rect width=\"40\" height=\"56\"/></g>%s</svg>" % more
         for more in ("", "<image href=\"a.png\" width=\"9\" height=\"9\"/>",
                      "<image href=\"data:image/png;base64,AAAA\" width=\"9\" height=\"9\"/>",
                      "<use href=\"#1_spade\" x=\"nan\"/>", "<path id=\"4_heart\" d=\"M0 0L9 9z\"/>")]


def others():
    """Of the small files beside a match: (target, content)."""
    for table, columns in COLUMNS.items():
        for number, column in enumerate(columns):
            yield "index", f"u{table} {column} {VALUES[number]}\n{table} {column} {VALUES[-1 - number]}"
    yield "index", "\0\0\x3c\x7f" * 3
    for settings in SETTINGS:
        yield "settings", settings
    for deck in DECKS:
        yield "decks", deck
    for names in ({}, {"Ada": "Ann"}, {"Ada": "Bo", "Bo": "Ada"}, {"": "x", "Ada": "\u202ex\n"}):
        yield "people", json.dumps({"format": "spades-people/1", "names": names})
    rules = {"format": "spades-rules/1", "name": "A", "base": "standard",
             "rules": {"nil_value": 50}}
    for shell in ("%s", "```\n%s\n```", "> %s", "Here: %s.", "\ufeff%s"):
        yield "clipboard", shell % json.dumps(rules)
    for line in (TESTS / "model/numbers/fixed.txt").read_text().splitlines()[::9]:
        yield "sharing", line.split("|")[0]
    yield "sharing", PBN
    yield "sharing", BOARDS
    record = {"format": "spades-match/1", "rules": {"base": "standard", "rules": {}}, "deals": []}
    text = json.dumps(record).encode()
    packed = len(text).to_bytes(4, "big") + zlib.compress(text)
    yield "sharing", "sandbag1:" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


WHOLE = ("AS JS 8S 2S 9H TD 8D 6D 3D TC 6C 5C 2C/QS 4S 3S KH JH 7H 5H 9D 7D 5D 4D 9C 7C/"
         "KS TS AH QH TH 8H KD QD AC KC QC 8C 3C/9S 7S 6S 5S 6H 4H 3H 2H AD JD 2D JC 4C",
         "11 25 32 03 1KH 2AH 32H 09H 2QC 34C 02C 17C 2KC 3JC 05C 19C 2QH 33H 03D 15H 2AC 35S 06C "
         "14D 3AD 06D 15D 2QD 32D 08D 17D 2KD 2TS 36S 02S 1QS 19D 28H 3JD 0TD 34H 0TC 1JH 2TH 13S "
         "2KS 37S 08S 23C 39S 0JS 14S 0AS 17H 28C 36H")
BEGUN = ("AS QS JS 4S 2S AH AD 9D 8D 3D TC 9C 3C",
         "3nil:0 01:1 16:2 23:3 35D:0 02D:1 1AD:2 25S:2 24H:3 32H:0 03H:1 1AH:1")


def event(words):
    """\"2QH\": seat 2 plays it; \"25\" and \"3nil\" are calls."""
    word = "play" if words[-1] in "CDHS" else "call"
    return {"seat": int(words[0]), word: words[1:]}


def dealt():
    """What seat 1 hears from the beginning of a match: a deal that is over, and one in play."""
    rules = {"base": "standard", "rules": {}}
    players = [{"name": f"simple ({seat})", "kind": "simple"} for seat in range(1, 5)]
    match = {"type": "match", "seat": 1, "players": 4, "rules": rules,
             "draw": {"dealer": 3, "shown": [{"seat": 0, "card": "KC"}]},
             "record": {"format": "spades-match/1", "rules": rules, "players": players, "deals": []}}
    wait = {"type": "wait", "seat": -1, "phase": "done", "epoch": 0, "n": 0}
    whole = {"type": "whole", "deal": 0, "record":
             {"dealer": 0, "hands": WHOLE[0].split("/"), "aside": "",
              "events": [event(words) for words in WHOLE[1].split()]}}
    deal = {"type": "deal", "deal": 1, "dealer": 2, "hand": BEGUN[0], "scores": [0, 0],
            "bags": [0, 0], "turn": 3, "epoch": 1, "n": 0}
    events = []
    for number, told in enumerate(BEGUN[1].split(), 1):
        words, turn = told.split(":")
        events.append(dict(event(words), type="event", turn=int(turn), epoch=1, n=number))
    act = {"type": "act", "phase": "play", "seat": 1, "legal": ["TC", "9C", "3C", "9D", "8D", "3D"],
           "epoch": 1, "n": len(events)}
    return match, [wait, whole, wait, deal, *events, act]


def company():
    """What passes between a host and its guests, by who hears it, and the invitation before."""
    rules = {"base": "standard", "rules": {}}
    sentence = {"text": "Bid %1, took %2", "args": [4, {"card": "KC"}]}
    chairs = [{"name": "Ann", "person": 1, "agreed": False}, {"name": ""},
              {"name": "Bo", "player": "level:3"}, {"name": "Mia", "person": 0, "agreed": True}]
    match, deals = dealt()
    before = [{"type": "seat", "n": 1, "token": "0" * 64}, match]
    chairs[0]["away"] = True
    host = [{"type": "lobby", "you": 1, "name": "Ann", "token": "0" * 64, "table": "Friday", "chairs": chairs,
             "rules": rules, "hash": "HASH"}, *before, *deals,
            {"type": "table", "persons": [{"seat": 0, "is": "here"},
                                          {"seat": 3, "is": "away", "ms": 9, "choices":
                                           [{"seat": 0, "do": "wait"}]}],
             "pause": {"seat": 0, "why": "door", "ready": [0]},
             "take_back": {"seat": 0, "events": 2, "seen": True, "agreed": [0], "ms": 9}},
            {"type": "remark", "seat": 3, "n": 4}, {"type": "nudge", "seat": 3}, {"type": "ping"},
            {"type": "refused", "why": sentence, "no": 1}, {"type": "bye", "why": sentence},
            {"type": "number", "number": "a" * 64}]
    guest = [{"type": "knock", "name": "Ann", "token": "0", "secret": "a" * 26},
             {"type": "knock", "name": "Ann", "commitment": "a" * 64},
             {"type": "number", "number": "a" * 64}, {"type": "same"}, {"type": "sit", "n": 1},
             {"type": "computer", "n": 2, "name": "Bo", "level": 3}, {"type": "rise"},
             {"type": "propose", "rules": rules}, {"type": "agree", "hash": "HASH"},
             {"type": "begin"}, {"type": "do", "no": 1, "epoch": 1, "n": 0, "seat": 1, "call": "3"},
             {"act": "3"}, {"type": "cut", "depth": 9, "stacks": [0, 1]}, {"type": "ready"},
             {"type": "pause", "why": "meal"}, {"type": "take_back"},
             {"type": "consent", "yes": True}, {"type": "choose", "seat": 0, "do": "computer"},
             {"type": "remark", "n": 4}, {"type": "nudge"}, {"type": "leave"}]
    for line in host:  # each of them where it may come
        yield "guest", "\n".join(json.dumps(told) for told in before + [line]) + "\n"
    for hears, lines in (("guest", host), ("host", guest)):
        for start in range(len(lines)):
            yield hears, "\n".join(json.dumps(line) for line in lines[start:]) + "\n"
        for line in lines:
            yield hears, json.dumps(line) + "\n"
    key = "abcdefghijklmnopqrst"
    for text in ("sandbag:mia.example:28117/k3f9#" + key, "[fe80::1%eth0]:1", "10.0.0.1:28117"):
        yield "invitation", text


def lessons():
    """Lessons with one step each, their words, a book of problems, and what was learned."""
    resources = TESTS.parent / "resources"
    for path in sorted(resources.glob("lessons/*.lesson.json"))[::5]:
        lesson = json.loads(path.read_text())
        for step in lesson["steps"][:2]:
            yield "json", dict(lesson, steps=[step])
            if "position" in step:
                asked = dict(step["position"]["position"], id="a", kind="card", rating=1500,
                             best=step["position"]["position"]["accept"][0], margin_points=9,
                             margin_win=0.1)
                yield "json", {"format": "spades-problems/1",
                               "problems": [dict(step["position"], position=asked)]}
    for path in sorted(resources.glob("lessons/*/*.lesson.json"))[::9]:
        yield "json", json.loads(path.read_text())
    yield "json", {"format": "spades-learning/1", "lessons": {"a": {"done": [0, 2], "at": 1}},
                   "problems": {"p": {"tries": 2, "solved": 1, "apart": 3, "due": "2026-02-27"}},
                   "rating": 1512.5, "deviation": 120, "volatility": 0.06, "offer_declined": True}


def backups():
    """Archives as ours are, and some that are not."""
    head = ("sandbag-backup.json", json.dumps({"format": "sandbag-backup", "version": 1,
                                               "made": "2026-11-27T10:00:00Z"}))
    contents = [[head, ("data/a", "a"), ("data/mine", "other"), ("matches/x.spades.json", "{}")],
                [head, ("data/../up", "a")], [head, ("/data/a", "a")], [head, ("data/a/", "")],
                [head, ("settings/sandbag.conf", "[keys]")], [("data/a", "a")], [head], [],
                [head, ("data/a", "a" * 9999), ("data/a/b", "b")]]
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        for files in contents:
            packed = io.BytesIO()
            with zipfile.ZipFile(packed, "w", method) as archive:
                for name, text in files:
                    archive.writestr(name, text)
            yield packed.getvalue()


def vocabulary():
    """Every word that stands in quotes where formats are read, and every option."""
    words = set()
    for place in ("model/formats", "model/files", "model/lessons", "model/protocol", "model/review", "model/entry",
                  "company", "history", "engine"):
        for path in (SOURCES / place).rglob("*"):
            if path.suffix in (".cpp", ".h", ".def"):
                words.update(re.findall(r'"([a-z][a-z0-9_-]{1,24})"', path.read_text()))
    return sorted(words)


def main(folder):
    counts = {}

    def put(kind, content):
        place = folder / kind
        place.mkdir(parents=True, exist_ok=True)
        counts[kind] = counts.get(kind, 0) + 1
        whole = content if isinstance(content, bytes) else content.encode()
        (place / f"{counts[kind]:04}").write_bytes(whole)

    for path in sorted(TESTS.glob("cases/*/*.case.json")):
        case = json.loads(path.read_text())
        record = case.get("input")
        if not isinstance(record, dict) or record.get("format") != "spades-match/1":
            continue
        put("record", json.dumps(record))
        put("rules", json.dumps({"format": "spades-rules/1", "name": case.get("title", ""),
                                 **record["rules"]}))
        put("history", json.dumps(filed(record, counts["record"])))
        told = list(lines_of(record))
        if told:
            put("protocol", told[counts["record"] % len(told)])
    for game in range(64):
        for calls in CALLS:
            put("typed_calls", chr(game) + calls)
        answers = [json.dumps(answer) for answer in ANSWERS] * 2
        for before in (0, 5 + game % 8, 20 + game):
            head = json.dumps({"game": game, "seed": game, "before": before})
            put("answers", "\n".join([head] + answers[game % 13:game % 13 + 13]))
    for review in reviews():
        put("review", json.dumps(review))
    for word in WORDS:
        put("words", word)
    for content in backups():
        put("backup", content)
    for kind, content in company():
        put(kind, content)
    for kind, content in lessons():
        put("lessons", json.dumps(content) if kind == "json" else content)
    for kind, content in others():
        put(kind, content)
    words = vocabulary()
    (folder / "words.dict").write_text("".join(f'"{word}"\n' for word in words))
    counts["dictionary"] = len(words)
    print(", ".join(f"{kind}: {count}" for kind, count in counts.items()))


main(pathlib.Path(sys.argv[1]))
