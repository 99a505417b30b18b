# SPDX-License-Identifier: GPL-3.0-or-later
"""The book of problems as the scripts read and write it, and which cards play alike."""
import json
import pathlib
import re
import subprocess

BOOK = pathlib.Path(__file__).resolve().parents[3] / "resources" / "problems"
FILE = "found.problems.json"
LARGE = "search:iterations=60000:threads=1:explain=1"
WORDS = "search:iterations=20000:threads=1:explain=1"  # asked twice: its figures are good to a few percent
TRIES = {1: 5, 2: 5, 3: 1, 4: 4, 5: 4, 6: 2}  # the regular player's one answer has to be wrong
EQUAL_POINTS, EQUAL_WIN = 2.0, 0.004  # as good as the best
CLEAR_POINTS, CLEAR_WIN = 6.0, 0.012  # worse by so much, in one of them, and not better in the other
# What the reason of a problem of that kind speaks of.
ABOUT = {"set-nil": r"\b(West|East)\b[^.]*\bnil\b|\bWest's nil|\bEast's nil", "bags": r"\bbags?\b",
         "exactly": r"\bcontract\b|\bset\b|\bbags?\b"}
# … and where that alone is the price of the other card it is of that kind.
DECIDES = {"set-nil": r"With this choice, (West|East)'s nil",
           "bags": r"With this choice, (your|the opponents') chance of a bag penalty"}
RANKS = "23456789TJQKA"


class Cli:
    """sandbag-cli, which answers in JSON. Hints are asked of one run for each language: to start the program takes
    longer than most of them."""

    def __init__(self, program):
        self.program = program
        self._running = {}

    def json(self, *arguments):
        done = subprocess.run([self.program, *map(str, arguments), "--json"], capture_output=True, text=True)
        return json.loads(done.stdout) if done.returncode == 0 else None

    def hint(self, record, player, seed=1, language="en"):
        """Of a position, whose answers are not told; nothing where the record is refused."""
        asked = {key: value for key, value in record.items() if key != "position"}
        if language not in self._running:
            self._running[language] = subprocess.Popen([self.program, "batch", "--lang", language], text=True,
                                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        batch = self._running[language]
        batch.stdin.write(json.dumps({"command": "hint", "match": asked, "player": player, "seed": seed}) + "\n")
        batch.stdin.flush()
        told = json.loads(batch.stdout.readline())
        return told["answer"] if told["exit"] == 0 else None


def equals_of(record, act):
    """The cards of the first seat that play like that one: nothing lies between them but its own cards and such as
    were played in earlier tricks."""
    deal = record["deals"][-1]
    if len(act) != 2 or act[0] not in RANKS:
        return [act]
    plays = [(e["seat"], e["play"]) for e in deal["events"] if "play" in e]
    count = len(deal["hands"])
    done = {card for _, card in plays[:len(plays) // count * count]}
    own = set(deal["hands"][0].split())
    for event in deal["events"]:
        if "pass" in event and event["seat"] == 0:
            own -= set(event["pass"].split())
        elif "pass" in event and event.get("to") == 0:
            own |= set(event["pass"].split())
    own -= {card for seat, card in plays if seat == 0}
    found = [act]
    for step in (-1, 1):
        at = RANKS.index(act[0]) + step
        while 0 <= at < len(RANKS):
            card = RANKS[at] + act[1]
            if card in own:
                found.append(card)
            elif card not in done:
                break
            at += step
    return found


def judged(record, hint, strict=1.0):
    """Choices as good as the best one, and how far the next lies behind; nothing where that is not clear."""
    values = sorted(hint["values"], key=lambda v: -v["points"])
    best = next((v for v in values if v["act"] == hint["act"]), None)
    if best is None or len(values) < 2:
        return None
    alike = [v for v in values if v["points"] >= best["points"] - EQUAL_POINTS
             and v["win"] >= best["win"] - EQUAL_WIN]
    rest = [v for v in values if v not in alike]
    if not rest:
        return None
    points = min(a["points"] for a in alike) - max(r["points"] for r in rest)
    win = min(a["win"] for a in alike) - max(r["win"] for r in rest)
    if not (points >= strict * CLEAR_POINTS and win >= -0.001 or win >= strict * CLEAR_WIN and points >= -0.5):
        return None
    # Of cards that play alike the search weighs one.
    accept = list(dict.fromkeys(card for v in alike for card in equals_of(record, v["act"])))
    return {"accept": accept, "points": points, "win": win}


def solved(cli, record, accept):
    """By level the share of its tries that answer so."""
    shares = {}
    for level in (6, 5, 4, 3, 2, 1):
        answers = [cli.hint(record, f"level:{level}", 100 * level + seed) for seed in range(1, TRIES[level] + 1)]
        shares[str(level)] = round(sum(bool(a) and a["act"] in accept for a in answers) / TRIES[level], 3)
        if level == 6 and shares["6"] < 1:
            break  # such a problem is not taken
    return shares


def kind_by_reason(kind, reason):
    """A problem is called by what decides it: another nil than theirs, say, is a matter of the right card."""
    kind = kind if re.search(ABOUT.get(kind, ""), reason) else "card"
    decided = next((k for k, words in DECIDES.items() if re.search(words, reason)), kind)
    return decided if kind == "card" else kind


def name_by_reason(member, reason):
    kind = kind_by_reason(member["kind"], reason)
    member["id"] = kind + member["id"].removeprefix(member["kind"])
    member["kind"] = kind


def languages():
    """Those besides English."""
    listed = (BOOK.parents[1] / "translations/languages.txt").read_text().splitlines()
    return [line for line in listed if line[:1].isalpha()]


def read(folder=BOOK):
    """The problems, and by language their reasons."""
    said = {language: folder / language / FILE for language in languages()}
    return (json.loads((folder / FILE).read_text())["problems"],
            {language: json.loads(path.read_text())["why"] if path.exists() else {} for language, path in said.items()})


def _lines(head, key, items, opening, closing):
    return json.dumps(head)[:-1] + f', "{key}": {opening}\n' + ",\n".join(items) + f"\n{closing}}}\n"


def write(problems, why, folder=BOOK):
    """One problem a line: a change is seen where it is."""
    # Of those equally hard a card is asked first.
    problems = sorted(problems, key=lambda p: (p["position"]["rating"], p["position"]["kind"] != "card",
                                               p["position"]["id"]))
    (folder / FILE).write_text(_lines({"format": "spades-problems/1"}, "problems",
                                      [json.dumps(p, ensure_ascii=False) for p in problems], "[", "]"))
    for language, said in why.items():
        words = [json.dumps(i) + ": " + json.dumps(said[i], ensure_ascii=False)
                 for i in (p["position"]["id"] for p in problems) if i in said]
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / FILE).write_text(_lines({"format": "spades-problem-words/1"}, "why", words, "{", "}"))
