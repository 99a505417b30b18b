#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws rule sets with at least one of the rules that circles and tournaments brought (D106 to D126), deals under them,
and compares what plain loops make of each with what the program says.

    tests/plain_loops/compare.py build/ci/src/cli/sandbag-cli --cases 10000 --seed 1

Of every four cases two are scores of entered matches, one a question in the bidding, one in the play. Prints each that
differs; exit status 1 then."""
import argparse
import json
import random
import subprocess
import sys

from bidding import Bidding
from playing import Table, pack
from scoring import TABLES, Fault, Game, Match

TABLE_RULES = {"four": {}, "solo": {"table_sides": "solo"},
               "six": {"table_players": 6, "table_sides": "triples"}, "three": {"table_players": 6}}


def some(dice, rules, **choices):
    """Each option is set in one of three cases, to one of its values."""
    for name, values in choices.items():
        if dice.random() < 0.34:
            rules[name] = dice.choice(values)


def score_rules(dice, table):
    rules = {"blind_nil_allowed": False, "blind_deficit": 0, "blind_min": 1}
    some(dice, rules, bid_second=["total", "free"], bid_sum_min=[6, 9, 11], ten_reach=["flat", "rate"],
         ten_mode=["automatic"], ten_exact=[True], ten_bags=[False], ten_value=[150, 155, 200], ten_lost=[100, 155],
         ten_thirteen_wins=[True], moon_allowed=[True], moon_mode=["automatic"], moon_wins=[True],
         blind_moon_allowed=[True], blind_moon_wins=[True], sweep_value=[50, 250], sweep_wins=[True],
         lexington_mode=["declared", "taken"], lexington_wins=[True])
    some(dice, rules, renege_mode=["challenge"], renege_penalty=["three", "points", "match"],
         renege_others_made=[True], renege_false_set=[True], renege_false_challenge=[0, 1])
    some(dice, rules, contract_made=["exact", "each-exact", "each-at-least"], highlander_loss=["own"],
         set_penalty=["short", "none", "per-taken"], set_to_opponents=[10], over_points=[0, -1, 5],
         over_set_at=[2, 3], over_twice=["twice", "more"], over_twice_multiplier=[2], seven_bonus=["value"],
         partners_exact_bonus=[True], bags_limit=[0, 5], bags_after=["empty"], contract_per_trick=[5, 12])
    some(dice, rules, nil_failed_tricks=["contract", "opponents", "none"], nil_failed_bag_points=[True],
         nil_failed_breaks_contract=[True], win_target=[0, 100, 200], win_floor=[-100], win_deals=[3],
         win_sets_in_a_row=[2], win_sets_total=[1, 2, 3], win_first_deal_least=[3, 4], win_deals_least=[2, 3],
         start_points=["50", "-20 40", "0 60"], bid_first_deal_plays_itself=[True])
    if dice.random() < 0.5:
        rules["blind_allowed"] = "player"
        some(dice, rules, blind_bags=[True], blind_exact=[True], blind_bonus=[30, 100], blind_bonus_exceeded=[50],
             blind_bonus_by=["bidder"])
    if rules.get("blind_bonus"):
        rules.pop("ten_mode", None)
    if dice.random() < 0.5:
        rules["renege_mode"] = "challenge"
    rules.update(TABLE_RULES[table])
    if len(rules.get("start_points", "").split()) > TABLES[table][1]:
        rules.pop("start_points")
    return rules


def random_bids(dice, game, dealer):
    """Bids that may be made."""
    bids = [""] * game.players
    stands = {}
    for i in range(game.players):
        seat = (dealer + 1 + i) % game.players
        side = seat % game.sides
        high = game.tricks if dice.random() < 0.25 else max(2, game.tricks // 2)
        if dice.random() < 0.12:
            bids[seat] = "nil"
            continue
        blind = game.blind_allowed == "player" and dice.random() < 0.3
        number = dice.randint(1, high)
        if game.closes and not blind and side in stands:
            if game.bid_second == "total":
                number = max(number, stands[side])
            stands[side] = number
        else:
            stands[side] = stands.get(side, 0) + number
        bids[seat] = ("blind " if blind else "") + str(number)
    return bids


def random_tricks(dice, game):
    tricks = [0] * game.players
    if dice.random() < 0.1:
        side = dice.randrange(game.sides)
        seats = [s for s in range(game.players) if s % game.sides == side]
    else:
        seats = list(range(game.players))
    for _ in range(game.tricks):
        tricks[dice.choice(seats)] += 1
    return tricks


def score_case(dice):
    table = dice.choice(list(TABLES))
    rules = score_rules(dice, table)
    game = Game(table, rules)
    match, deals, results, exit_status = Match(game), [], [], 0
    for number in range(dice.randint(1, 5)):
        dealer = dice.randrange(game.players)
        deal = {"dealer": dealer, "tricks": random_tricks(dice, game)}
        first = game.bid_first_deal_plays_itself and number == 0
        if not first:
            deal["bids"] = random_bids(dice, game, dealer)
        if game.renege_mode == "challenge":
            deal["facts"] = {"renege": None}
            if dice.random() < 0.6:
                accused = dice.randrange(game.players)
                others = [s for s in range(game.players) if s % game.sides != accused % game.sides]
                deal["facts"]["renege"] = {"seat": accused, "by": dice.choice(others), "found": dice.random() < 0.6}
        if dice.random() < 0.25:
            deal["adjust"] = [{"side": dice.randrange(game.sides), "tricks": -dice.randint(0, 4),
                               "points": dice.choice([0, -30]), "bags": dice.choice([0, 1])}]
        deals.append(deal)
        try:
            results.append(match.play(deal))
        except Fault:
            exit_status = 1
            break
        if match.winner is not None:
            break
    wanted = {"deals": results, "winner": match.winner, "reason": match.reason}
    return "score", record(rules, game.players, deals), None if exit_status else wanted


def record(rules, players, deals):
    return {"format": "spades-match/1", "rules": {"base": "standard", "rules": rules},
            "players": [{"name": "P%d" % s} for s in range(players)], "deals": deals}


def bid_rules(dice):
    rules = {"blind_nil_allowed": False}
    some(dice, rules, bid_second=["total", "free"], bid_sum_min=[9, 11, 14], bid_sum_short=["last"], bid_board=[4, 6],
         bid_max=[3, 5, 8], bid_min=[2, 4], bid_nine_barred=[True], bid_one_barred=[True], bid_sum_not_tricks=[True],
         bid_nil_partner_min=[3], nil_allowed=[False], opening_leader=["dealer", "high-bidder"])
    if rules.get("bid_min", 1) > rules.get("bid_max", 13):
        del rules["bid_min"]
    if dice.random() < 0.5:
        rules.update(dice.choice([{"bid_raise": "sides"}, {"bid_counter": True}]))
    return rules


def deal_out(dice, rules, players):
    cards = pack(rules)
    dice.shuffle(cards)
    size = len(cards) // players
    hands = [cards[i * size:(i + 1) * size] for i in range(players)]
    return hands, cards[players * size:]


def bid_case(dice):
    table = dice.choice(list(TABLES))
    players, sides = TABLES[table]
    rules = dict(bid_rules(dice), **TABLE_RULES[table])
    hands, aside = deal_out(dice, rules, players)
    dealer = dice.randrange(players)
    bidding = Bidding(rules, players, sides, len(hands[0]), dealer)
    events, stop = [], dice.randint(0, players + 2)
    while bidding.turn() is not None and len(events) < stop:
        call = dice.choice(bidding.legal())
        events.append({"seat": bidding.turn(), "call": call})
        bidding.call(call)
    wanted = None
    if bidding.turn() is not None:
        wanted = {"phase": "call", "seat": bidding.turn(), "legal": bidding.legal()}
    while not wanted:
        asked = bidding.next_raise()
        if not asked:
            break
        if len(events) >= stop:
            wanted = {"phase": "raise", "seat": asked[0], "legal": asked[1]}
            break
        word = dice.choice(asked[1])
        events.append({"seat": asked[0], "call": word})
        bidding.answer(asked[0], word)
    if not wanted:
        wanted = ({"phase": "done", "seat": dealer} if bidding.void() else
                  {"phase": "play", "seat": bidding.leader(dealer)})
    deal = {"dealer": dealer, "hands": [" ".join(h) for h in hands], "aside": " ".join(aside), "events": events}
    return "legal", record(rules, players, [deal]), wanted


def play_rules(dice):
    rules = {"blind_nil_allowed": False, "nil_allowed": False}
    some(dice, rules, follow_must_trump=["overtrump", "must", "head"], follow_must_head=[True],
         follow_beat_partner=[True], lead_spades=["any", "not-first", "fourth"], lead_ace_free=[True],
         aces_call=[True], opening_spades=["barred"], opening_follow=["low-club"],
         opening_leader=["dealer", "high-bidder", "low-club", "low-club-any"])
    if dice.random() < 0.7:
        rules["follow_must_trump"] = dice.choice(["overtrump", "must", "head"])
        rules["follow_must_head"] = dice.random() < 0.6
    rules.update(dice.choice([{}, {}, {"trumps_hierarchy": "C D H S"}, {"trumps_elevated": "2D 2S"},
                              {"deck_jokers": 2, "deck_removed": "2H 2C", "trumps_elevated": "BJ LJ"}]))
    return rules


def play_case(dice):
    table = dice.choice(list(TABLES))
    players, sides = TABLES[table]
    rules = dict(play_rules(dice), **TABLE_RULES[table])
    hands, aside = deal_out(dice, rules, players)
    dealer = dice.randrange(players)
    bidding = Bidding(rules, players, sides, len(hands[0]), dealer)
    events = []
    while bidding.turn() is not None:
        call = dice.choice(bidding.legal())
        events.append({"seat": bidding.turn(), "call": call})
        bidding.call(call)
    play = Table(rules, players, sides, hands, bidding.leader(dealer))
    if rules.get("opening_leader", "left").startswith("low-club") and play.low_club:
        play.leader = [play.low_club in hand for hand in play.hands].index(True)
    for _ in range(dice.randint(0, players * len(hands[0]) - 1)):
        card = dice.choice(play.legal())
        events.append({"seat": play.turn(), "play": card})
        play.play(card)
    deal = {"dealer": dealer, "hands": [" ".join(h) for h in hands], "aside": " ".join(aside), "events": events}
    wanted = {"phase": "play", "seat": play.turn(), "legal": play.legal()}
    return "legal", record(rules, players, [deal]), wanted


def differs(wanted, got):
    """Where the two part, or None: members that are named must be equal, legal choices as sets."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            part = got.get(key) if isinstance(got, dict) else None
            if key == "legal":
                if sorted(value) != sorted(part or []):
                    return "legal: %s, but %s" % (sorted(value), sorted(part or []))
            elif (found := differs(value, part)) is not None:
                return "%s: %s" % (key, found)
        return None
    if isinstance(wanted, list):
        if not isinstance(got, list) or len(wanted) != len(got):
            return "%d, but %s" % (len(wanted), len(got) if isinstance(got, list) else got)
        for i, (a, b) in enumerate(zip(wanted, got)):
            if (found := differs(a, b)) is not None:
                return "%d: %s" % (i, found)
        return None
    return None if wanted == got else "%r, but %r" % (wanted, got)


class Program:
    """sandbag-cli, started once and asked line by line."""

    def __init__(self, cli):
        self.child = subprocess.Popen([cli, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command, member, content):
        """Exit status and document, as the command alone would give them."""
        self.child.stdin.write(json.dumps({"command": command, member: content}) + "\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        return answer["exit"], answer["answer"]


def refused(program, match):
    """The rules themselves cannot be played: no case."""
    rules = {"format": "spades-rules/1", "name": "drawn", "base": "standard", "rules": match["rules"]["rules"]}
    return program.ask("rules check", "rules", rules)[0] == 1


def compare(program, command, match, wanted):
    """Where they part; None where they agree; "" where the rules are refused."""
    status, got = program.ask(command, "match", match)
    if status == 1 and refused(program, match):
        return ""
    if wanted is None:
        return None if status == 1 else "exit %d, wanted 1" % status
    if status != 0:
        return "exit %d: %s" % (status, json.dumps(got))
    if command == "score":
        wanted = dict(wanted, deals=[{"sides": sides} for sides in wanted["deals"]])
    return differs(wanted, got)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("cli")
    options.add_argument("--cases", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    program = Program(given.cli)
    kinds = [score_case, bid_case, score_case, play_case]
    bad = checked = number = 0
    while checked < given.cases:
        number += 1
        dice = random.Random(given.seed * 1000003 + number)
        command, match, wanted = kinds[number % len(kinds)](dice)
        found = compare(program, command, match, wanted)
        checked += found != ""
        if found:
            bad += 1
            print("case %d (%s): %s\n  %s" % (number, command, found, json.dumps(match)))
    print("%d cases, %d differ" % (checked, bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
