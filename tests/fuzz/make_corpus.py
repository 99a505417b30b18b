#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs to begin the search with, from the rule cases: make_corpus.py FOLDER

Makes FOLDER/rules, record, protocol and typed_calls."""
import json
import pathlib
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent
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


def main(folder):
    counts = {}

    def put(kind, content):
        place = folder / kind
        place.mkdir(parents=True, exist_ok=True)
        counts[kind] = counts.get(kind, 0) + 1
        (place / f"{counts[kind]:04}").write_bytes(content.encode())

    for path in sorted(TESTS.glob("cases/*/*.case.json")):
        case = json.loads(path.read_text())
        record = case.get("input")
        if not isinstance(record, dict) or record.get("format") != "spades-match/1":
            continue
        put("record", json.dumps(record))
        put("rules", json.dumps({"format": "spades-rules/1", "name": case.get("title", ""),
                                 **record["rules"]}))
        for lines in lines_of(record):
            put("protocol", lines)
    for game in range(64):
        for calls in CALLS:
            put("typed_calls", chr(game) + calls)
    print(", ".join(f"{kind}: {count}" for kind, count in counts.items()))


main(pathlib.Path(sys.argv[1]))
