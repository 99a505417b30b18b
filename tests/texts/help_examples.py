#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores the examples of the rule book: each stands in its entry, in every language, with the numbers
that sandbag-cli gives. `examples/LANG.json` has by entry the words of a language for those of English, "" where
it gives that example in no words of its own; figures alone are the same in all. An entry that names a usual
value names the one that Standard has, or is listed.

help_examples.py SANDBAG-CLI"""
import json
import pathlib
import re
import subprocess
import sys

from our_languages import languages

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def deal(bids, tricks, **more):
    return {"dealer": 0, "bids": bids.split(","), "tricks": tricks, **more}


# Side 0 has the first and the third of the numbers.
NIL = [deal("nil,2,4,3", [2, 5, 3, 3])]
EIGHT_BAGS = [deal("1,1,1,1", [10, 3, 0, 0]), deal("2,3,2,3", [4, 6, 3, 0])]


def rows():
    """Entry, rules, deals, what of the last deal, and the words; {} is the number."""
    blind = {"blind_allowed": "player", "blind_deficit": 0}
    ten = {"ten_mode": "automatic", "ten_value": 200, "ten_lost": 200}
    eleven = [deal("6,1,5,1", [6, 1, 5, 1])]
    twelve = [deal("6,1,6,1", [6, 0, 6, 1])]
    yield "auction_value", {"bid_style": "auction"}, [deal("2,pass,pass,pass", [8, 5, 0, 0])], "points", \
        "a bid of two scores {} or 80"
    yield "auction_value", {"bid_style": "auction", "auction_value": "tricks"}, \
        [deal("2,pass,pass,pass", [8, 5, 0, 0])], "points", "scores 20 or {}"
    yield "bags_after", {}, EIGHT_BAGS, "bag_total", "8 bags and 3 more make 11; the penalty takes 10, and {} stays"
    yield "bags_after", {"bags_after": "empty"}, EIGHT_BAGS, ("bag_total", 0), "none stays"
    yield "bid_first_deal_plays_itself", {"bid_first_deal_plays_itself": True}, \
        [deal(",,,", [4, 3, 3, 3])], "points", "Seven tricks score {}"
    yield "contract_per_trick", {}, [deal("3,2,3,1", [3, 4, 3, 3])], "points", \
        "a contract of six that is made scores {}"
    apart = [deal("5,2,3,2", [4, 2, 4, 3])]
    yield "highlander_loss", {"contract_made": "each-at-least"}, apart, "contract", "({})"
    yield "highlander_loss", {"contract_made": "each-at-least", "highlander_loss": "own"}, apart, \
        ("contract", -50 + 30), "the five costs 50 and the three scores 30"
    missed = [deal("3,2,2,2", [2, 5, 1, 5])]
    for penalty, points in (("bid", "−50"), ("short", "−20"), ("none", "0"), ("per-taken", "+3")):
        yield "set_penalty", {"set_penalty": penalty}, missed, ("points", int(points.replace("−", "-"))), \
            points
    over = [deal("2,3,2,3", [3, 3, 3, 4])]
    for each, points in ((1, 42), (0, 40), (-1, 38), (-10, 20)):
        yield "over_points", {"over_points": each}, over, ("points", points), str(points)
    nine, eight = [deal("2,1,2,1", [5, 2, 4, 2])], [deal("2,1,2,1", [4, 2, 4, 3])]
    for more, deals, points in (("twice", nine, -40), ("more", nine, -40), ("twice", eight, -40), ("more", eight, 44)):
        yield "over_twice", {"over_twice": more}, deals, ("points", points), "loses its contract, here 40"
    yield "over_twice_multiplier", {"over_twice": "twice", "over_twice_multiplier": 2}, eight, ("points", -80), \
        "a bid of four loses 80"
    yield "seven_bonus", {"seven_bonus": "value"}, [deal("5,1,4,1", [5, 2, 4, 2])], ("points", 90 + 30), \
        "nine made pays 30 more"
    yield "partners_exact_bonus", {"partners_exact_bonus": True}, [deal("3,2,4,2", [3, 3, 4, 3])], \
        ("points", 70 + 30), "earn 30 more"
    yield "nil_failed_tricks", {}, NIL, ("contract", -40), "the contract of four is set with three"
    yield "nil_failed_tricks", {"nil_failed_tricks": "contract"}, NIL, ("contract", 40), \
        "five tricks make the contract of four, with one overtrick"
    yield "nil_failed_per_trick", {"nil_failed_per_trick": 10}, NIL, ("points", -40 - 100 - 20), \
        "loses 20 more"
    for bid, points in ((6, 120), (7, 140)):
        yield "blind_made_per_trick", {**blind, "blind_made_per_trick": 20}, \
            [deal(f"blind {bid},1,1,1", [bid, 12 - bid, 1, 0])], ("contract", points + 10), str(points)
    for lost, points in ((10, 60), (20, 120)):
        yield "blind_lost_per_trick", {**blind, "blind_lost_per_trick": lost}, \
            [deal("blind 6,2,2,2", [5, 4, 2, 2])], ("contract", -20 - points), \
            "a failed blind six costs 60" if lost == 10 else str(lost * 6)
    yield "ten_reach", ten, eleven, "points", "eleven scores {}"
    yield "ten_reach", {**ten, "ten_reach": "flat"}, eleven, "points", "*Score as a ten*: {}"
    yield "ten_reach", {**ten, "ten_reach": "rate"}, eleven, "points", "eleven scores {}, twelve 240"
    yield "ten_reach", {**ten, "ten_reach": "rate"}, twelve, "points", "twelve {}"
    yield "ten_blind_multiplier", {**blind, "ten_mode": "automatic", "ten_value": 200, "ten_blind_multiplier": 2,
                                   "blind_allowed": "side", "blind_max": 13}, \
        [deal("blind 10,2,,1", [6, 2, 4, 1])], "points", "scores {}"
    for each, points in ((1, 3), (10, 30)):
        yield "streak_per_trick", {"streak_length": 3, "streak_per_trick": each}, \
            [deal("2,3,1,3", [3, 6, 1, 3], winners=[1, 1, 1, 1, 1, 1, 3, 3, 3, 2, 0, 0, 0])], \
            ("points", 30 + 1 + points), str(points)
    yield "streak_breaker", {"streak_length": 3, "streak_per_trick": 10, "streak_breaker": True}, \
        [deal("2,3,1,3", [3, 6, 1, 3], winners=[1, 1, 1, 1, 3, 3, 3, 2, 0, 0, 1, 1, 0])], \
        ("points", 30 + 1 + 30), "that opponent's side scores 30"
    for broken, points in (([], 110), ([0], -10)):
        yield "notrump_allowed", {"notrump_allowed": True}, \
            [deal("4 nt,3,3,3", [4, 3, 3, 3], facts={"notrump_broken": broken})], ("points", points), \
            str(points).replace("-", "−")
    for scoring, words in (("bid", "With the first choice they score {}"),
                           ("tricks", "With the second they score {}")):
        yield "notrump_scoring", {"notrump_allowed": True, "notrump_scoring": scoring}, \
            [deal("4 nt,3,3,3", [4, 3, 3, 3], facts={"notrump_broken": []})], "points", words
    near = [deal("1,1,1,1", [9, 1, 2, 1]), deal("4,1,4,1", [5, 2, 4, 2])]
    yield "win_target", {"start_points": "395 0"}, near, "total", "505 points with a penalty of 100 are {}"


# Options whose usual value is said of tables that play the rule, which Standard does not.
ELSEWHERE = {"bid_board", "bid_nil_partner_min", "double_nil_deficit", "win_sets_total", "win_first_deal_least",
             "win_sets_in_a_row", "bid_max", "misdeal_long_suit", "misdeal_spades_at_most", "bags_cancel_fixed",
             "pass_nil", "pass_blind_nil", "win_floor", "trick_review", "bid_sum_min", "blind_nil_deficit"}


def entries(page):
    return dict(part.split("\n", 1) for part in page.read_text().split("\n## ")[1:])


def book(language):
    read = {}
    for page in sorted((ROOT / "resources/help" / language).glob("*.md")):
        read.update(entries(page))
    return {entry: re.sub(r"\s+", " ", text) for entry, text in read.items()}


def answers(cli, questions):
    told = subprocess.run([cli, "batch"], input="\n".join(map(json.dumps, questions)), capture_output=True,
                          text=True)
    return [json.loads(line)["answer"] for line in told.stdout.splitlines()]


def question(rules, deals):
    players = [{"name": name} for name in ("Ada", "Bo", "Cy", "Di")]
    return {"command": "score", "match": {"format": "spades-match/1", "rules": {"base": "standard", "rules": rules},
                                          "players": players, "deals": deals}}


def computed(answer, what):
    side = next(side for side in answer["deals"][-1]["sides"] if side["side"] == 0)
    if what == "contract":
        return sum(line["points"] for line in side["lines"] if line["rule"] not in ("nil", "over", "bags"))
    return side[what]


def said(english, entry, known):
    """The example in a language whose words are known (None: in English); None where they are not."""
    if known is None or not re.search(r"[^\W\d_]{2}", english):
        return english
    return known.get(entry, {}).get(english)


def faults_of(cli):
    books = {language: book(language) for language in languages()}
    books["en"], examples = book("."), {"en": None}
    examples.update({language: json.loads((HERE / f"examples/{language}.json").read_text()) for language in languages()})
    wanted = list(rows())
    for row, answer in zip(wanted, answers(cli, [question(rules, deals) for _, rules, deals, *_ in wanted])):
        entry, rules, _, what, english = row
        what, expected = what if isinstance(what, tuple) else (what, None)
        if "error" in answer:
            yield f"{entry} {rules}: {answer['error']['text']}"
            continue
        number = computed(answer, what)
        if expected is not None and number != expected:
            yield f"{entry} {rules}: the example says {expected}, the program {number}"
        for language, known in examples.items():
            text = said(english, entry, known)
            if text is None:
                yield f"{entry} ({language}): no words for “{english}” in examples/{language}.json"
                continue
            text = text.format(str(number).replace("-", "−"))
            if text not in books[language][entry]:
                yield f"{entry} ({language}): “{text}” is not in its entry"
    told = subprocess.run([cli, "rules", "list", "--json"], capture_output=True, text=True, check=True)
    for option in json.loads(told.stdout):
        usual = re.search(r"Usual: (−?\d+)", books["en"][option["id"]])
        if usual and option["id"] not in ELSEWHERE and option["default"] != int(usual.group(1).replace("−", "-")):
            yield f"{option['id']}: usual is {usual.group(1)}, Standard has {option['default']}"


def main():
    faults = list(faults_of(sys.argv[1]))
    print("\n".join(faults) if faults else f"{len(list(rows()))} examples are right")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
