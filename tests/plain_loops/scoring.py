# SPDX-License-Identifier: GPL-3.0-or-later
"""The score of entered deals by plain loops over the decisions (src/engine/DECISIONS.md), without a line of the
engine: what it says and what `sandbag-cli score` says must agree. It knows a part of the old rules and all that
circles, tournaments and clubs added to them (D106 to D126)."""

TABLES = {"four": (4, 2), "solo": (4, 4), "six": (6, 2), "three": (6, 3)}


class Fault(Exception):
    """Such a deal cannot be entered."""


def number_of(bid):
    """(number, blind) of a bid, or None where it names none."""
    word = bid.replace("blind ", "")
    return (int(word), bid.startswith("blind")) if word.isdigit() else None


def sides_of(game):
    return [[s for s in range(game.players) if s % game.sides == side] for side in range(game.sides)]


class Game:
    """A rule set with its defaults, and the table."""

    DEFAULTS = {
        "bid_second": "own", "bid_sum_min": 0, "bid_sum_short": "redeal", "blind_allowed": "no", "blind_bonus": 0,
        "blind_bonus_by": "side", "blind_bonus_exceeded": 0, "blind_made_per_trick": 20, "blind_lost_per_trick": 10,
        "blind_bags": False, "blind_exact": False, "ten_mode": "off", "ten_reach": "exact", "ten_value": 200,
        "ten_lost": 200, "ten_exact": False, "ten_bags": True, "ten_blind_multiplier": 2, "ten_thirteen_wins": False,
        "moon_allowed": False, "moon_mode": "called", "moon_value": 200, "moon_lost": 200, "moon_wins": False,
        "blind_moon_allowed": False, "blind_moon_value": 400, "blind_moon_lost": 400, "blind_moon_wins": False,
        "lexington_mode": "off", "lexington_value": 240, "lexington_wins": False, "sweep_value": 0,
        "sweep_wins": False, "renege_mode": "prevent", "renege_penalty": "contract", "renege_others_made": False,
        "renege_false_set": False, "renege_false_challenge": 3, "contract_made": "at-least", "highlander_loss": "side",
        "set_penalty": "bid", "set_to_opponents": 0, "over_points": 1, "over_set_at": 0, "over_twice": "off",
        "over_twice_multiplier": 1, "seven_bonus": "off", "partners_exact_bonus": False, "bags_limit": 10,
        "bags_penalty": 100, "bags_after": "carry", "nil_value": 100, "nil_lost": 100, "nil_failed_tricks": "bags",
        "nil_failed_bag_points": False, "nil_failed_breaks_contract": False, "contract_per_trick": 10,
        "win_target": 500, "win_floor": 0, "win_deals": 0, "win_sets_in_a_row": 0, "win_sets_total": 0,
        "win_first_deal_least": 0, "win_deals_least": 0, "start_points": "", "bid_first_deal_plays_itself": False,
    }

    def __init__(self, table, rules):
        self.players, self.sides = TABLES[table]
        self.tricks = {4: 13, 6: 8}[self.players]
        self.solo = self.sides == self.players
        self.rules = rules
        for name, value in self.DEFAULTS.items():
            setattr(self, name, rules.get(name, value))
        self.closes = self.bid_second != "own" and not self.solo
        self.each = self.contract_made.startswith("each") and not self.solo


class Side:
    """What one side undertook in one deal."""

    def __init__(self, seats):
        self.seats = seats
        self.nils, self.blind, self.numbers = [], [], []
        self.own = {}        # seat -> its part of the contract
        self.contract = 0
        self.points = self.bags = 0
        self.over = self.undertricks = 0
        self.set = self.number_made = False
        self.wins = self.loses = self.reneged = False


def read_bids(game, side, bids, order):
    """Contract and own parts: numbers add up, or the last one closes."""
    stands, seen = 0, []
    for seat in [s for s in order if s in side.seats]:
        if bids[seat] == "nil":
            side.nils.append(seat)
            continue
        number, blind = number_of(bids[seat])
        side.numbers.append(seat)
        if blind:
            side.blind.append(seat)
        if blind or not game.closes:
            side.own[seat] = number
            stands += number
        else:
            side.own[seat] = max(0, number - stands)
            too_much = stands - number
            for earlier in reversed(seen):
                cut = min(side.own[earlier], max(0, too_much))
                side.own[earlier] -= cut
                too_much -= cut
            stands = number
        seen.append(seat)
    side.contract = stands


class Deal:
    def __init__(self, game, deal, totals, bags, scored):
        self.game, self.deal, self.before = game, deal, bags
        self.tricks = deal["tricks"]
        self.plays_itself = game.bid_first_deal_plays_itself and scored == 0
        self.first = scored == 0
        self.sides = [Side(seats) for seats in sides_of(game)]
        order = [(deal["dealer"] + 1 + i) % game.players for i in range(game.players)]
        if not self.plays_itself:
            for side in self.sides:
                read_bids(game, side, deal["bids"], order)
        self.spoke = []
        for seat in order:
            if seat % game.sides not in self.spoke:
                self.spoke.append(seat % game.sides)
        renege = deal.get("facts", {}).get("renege") if game.renege_mode == "challenge" else None
        self.reneger = renege["seat"] if renege and renege["found"] else None
        self.wrong = renege["by"] % game.sides if renege and not renege["found"] else None

    # ---- facts of a side
    def took(self, side):
        return sum(self.tricks[s] for s in side.seats)

    def is_reneger(self, side):
        return self.reneger is not None and self.reneger in side.seats

    def nil_failed(self, seat):
        return self.tricks[seat] > 0 or (
            seat == self.reneger and self.game.renege_penalty in ("contract", "match"))

    def broken(self, index):
        side, game = self.sides[index], self.game
        by_nil = game.nil_failed_breaks_contract and any(self.nil_failed(s) for s in side.nils)
        return by_nil or (game.renege_false_set and self.wrong == index)

    def taken_off(self, index):
        game = self.game
        off = sum(-a.get("tricks", 0) for a in self.deal.get("adjust", []) if a["side"] == index)
        if self.is_reneger(self.sides[index]) and game.renege_penalty == "three" and not self.plays_itself:
            off += 3
        if self.wrong == index and not self.plays_itself:
            off += game.renege_false_challenge
        return off

    def count(self):
        """T of every side."""
        game = self.game
        counted = []
        for side in self.sides:
            counted.append(sum(self.tricks[s] for s in side.seats if s not in side.nils))
        for index, side in enumerate(self.sides):
            for seat in side.nils:
                if not self.nil_failed(seat):
                    continue
                if game.nil_failed_tricks == "contract":
                    counted[index] += self.tricks[seat]
                if game.nil_failed_tricks == "opponents":
                    counted[(index + 1) % game.sides] += self.tricks[seat]
        for index in range(game.sides):
            counted[index] = max(0, counted[index] - self.taken_off(index))
        self.counted = counted

    # ---- contracts
    def set_points(self, contract, verdict, counted):
        game = self.game
        factor = game.over_twice_multiplier if verdict["twice"] else 1
        worth = game.contract_per_trick
        only_short = verdict["short"] > 0 and not (verdict["many"] or verdict["inexact"] or verdict["broken"])
        if game.set_penalty == "short":
            return -worth * verdict["short"] if only_short else -factor * worth * contract
        return {"bid": -factor * worth * contract, "none": 0, "per-taken": counted}[game.set_penalty]

    def judge(self, index, counted):
        game, side = self.game, self.sides[index]
        v = {"over": max(0, counted - side.contract), "short": max(0, side.contract - counted), "inexact": False}
        if game.each:
            over = sum(max(0, self.tricks[s] - side.own[s]) for s in side.numbers)
            short = sum(max(0, side.own[s] - self.tricks[s]) for s in side.numbers)
            off = self.taken_off(index)
            covered = min(off, over)
            v["over"] = over - covered
            v["short"] = min(side.contract, short + off - covered)
            v["inexact"] = game.contract_made == "each-exact" and v["over"] > 0
            v["met"] = v["short"] == 0 and not v["inexact"]
        elif game.contract_made in ("exact", "each-exact"):
            v["met"] = counted == side.contract
        else:
            v["met"] = counted >= side.contract
        many = {"off": False, "twice": counted >= 2 * side.contract, "more": counted > 2 * side.contract}
        v["twice"] = side.contract > 0 and many[game.over_twice]
        v["many"] = v["twice"] or 0 < game.over_set_at <= v["over"]
        v["broken"] = self.broken(index)
        v["made"] = v["met"] and not v["many"] and not v["broken"]
        return v

    def contract(self, index, granted):
        """Scores the undertaking; granted: it counts as met exactly."""
        game, side = self.game, self.sides[index]
        counted = side.contract if granted else self.counted[index]
        all_tricks = self.took(side) == game.tricks
        if not side.numbers:
            return
        by_renege = self.is_reneger(side) and game.renege_penalty in ("contract", "match")
        all_blind = side.blind and len(side.blind) == len(side.numbers)
        moon = (game.moon_mode == "automatic" and side.contract == game.tricks and not side.nils and
                (game.blind_moon_allowed if all_blind else not side.blind and game.moon_allowed))
        ten = game.ten_mode == "automatic" and (
            side.contract == 10 or (game.ten_reach != "exact" and side.contract > 10))
        if by_renege:
            side.points -= 10 * side.contract
            side.set = True
        elif game.lexington_mode == "declared" and side.contract == 12:
            self.lexington(index, counted, granted)
        elif game.lexington_mode == "taken" and self.took(side) == 12 and not self.broken(index):
            side.points += game.lexington_value
            side.number_made = side.contract > 0 and counted >= side.contract
        elif moon:
            value, lost, wins = ((game.blind_moon_value, game.blind_moon_lost, game.blind_moon_wins) if all_blind
                                 else (game.moon_value, game.moon_lost, game.moon_wins))
            side.points += value if all_tricks else -lost
            side.set = not all_tricks
            side.wins = all_tricks and wins
        elif side.blind and not (ten and all_blind):
            self.blind(index, counted, granted)
        elif ten:
            self.ten(index, counted, granted, all_blind)
        else:
            self.plain(index, counted, granted)

    def lexington(self, index, counted, granted):
        game, side = self.game, self.sides[index]
        made = counted >= 12 and not self.broken(index)
        side.points += game.lexington_value if made else -game.lexington_value
        side.set, side.number_made = not made, made
        side.over = counted - 12 if made else 0
        side.undertricks = 0 if made else max(0, 12 - counted)
        side.wins = made and game.lexington_wins and not granted

    def ten(self, index, counted, granted, all_blind):
        game, side = self.game, self.sides[index]
        rate = side.contract if game.ten_reach == "rate" else 10
        enough = counted == side.contract if game.ten_exact else counted >= side.contract
        if not enough or self.broken(index):
            side.points -= game.ten_lost * rate // 10
            side.set = True
            side.undertricks = max(0, side.contract - counted)
            return
        side.points += game.ten_value * (game.ten_blind_multiplier if all_blind else 1) * rate // 10
        side.number_made = True
        side.over = counted - side.contract if game.ten_bags else 0
        side.wins = game.ten_thirteen_wins and self.took(side) == game.tricks and not granted

    def blind(self, index, counted, granted):
        game, side = self.game, self.sides[index]
        bonus = game.blind_bonus
        over, short = max(0, counted - side.contract), max(0, side.contract - counted)
        broken = self.broken(index)
        met = short == 0 and not (game.blind_exact and not bonus and over > 0)
        made = met and not broken
        verdict = {"short": short, "many": False, "inexact": False, "broken": broken, "twice": False}
        worth = game.contract_per_trick
        if bonus:
            side.points += worth * side.contract if made else self.set_points(side.contract, verdict, counted)
            by_bidder = game.blind_bonus_by == "bidder" and not game.solo
            ways = []
            for seat in side.blind if by_bidder else [None]:
                own = self.tricks[seat] - number_of(self.deal["bids"][seat])[0] if by_bidder else counted - side.contract
                ways.append(-1 if broken else own)
            for way in [] if granted else ways:
                side.points += -bonus if way < 0 else bonus if way == 0 else -game.blind_bonus_exceeded
        else:
            blind = sum(side.own[s] for s in side.blind)
            seen = side.contract - blind
            side.points += game.blind_made_per_trick * blind if made else -game.blind_lost_per_trick * blind
            if seen > 0 and made:
                side.points += worth * seen
            elif seen > 0:
                lost = self.set_points(seen, verdict, counted)
                side.points += max(lost, -worth * seen) if game.set_penalty == "short" else lost
        side.set, side.number_made = not made, made
        side.undertricks = 0 if made else short
        side.over = over if made and (bonus or game.blind_bags) else 0

    def plain(self, index, counted, granted):
        game, side = self.game, self.sides[index]
        worth = game.contract_per_trick
        v = self.judge(index, counted)
        if granted:
            v.update(made=True, over=0)
        if v["made"]:
            side.points += worth * side.contract
            side.number_made, side.over = True, v["over"]
            return
        side.set = True
        side.undertricks = v["short"]
        own_loss = (game.contract_made == "each-at-least" and game.highlander_loss == "own" and game.each and
                    not v["many"] and not v["broken"])
        if own_loss:
            for seat in side.numbers:
                bid, took = side.own[seat], self.tricks[seat]
                if took >= bid:
                    side.points += worth * bid
                else:
                    alone = {"short": bid - took, "many": False, "inexact": False, "broken": False, "twice": False}
                    side.points += self.set_points(bid, alone, took)
        else:
            side.points += self.set_points(side.contract, v, counted)
        if game.contract_made == "each-at-least" and game.each and not v["many"] and v["over"] > 0:
            side.points += v["over"] * game.over_points

    def contracts(self):
        game = self.game
        for index, side in enumerate(self.sides):
            others = self.reneger is not None and game.renege_others_made and not self.is_reneger(side)
            plain = (side.points, side.over, side.undertricks, side.number_made, side.wins)
            self.contract(index, False)
            moon = (game.moon_mode == "automatic" and side.contract == game.tricks and not side.nils and
                    (not side.blind and game.moon_allowed or
                     len(side.blind) == len(side.numbers) > 0 and game.blind_moon_allowed))
            if game.lexington_mode == "declared" and side.contract == 12:
                moon = False
            if others and side.set and not self.broken(index) and not moon:
                side.points, side.over, side.undertricks, side.number_made, side.wins = plain
                side.set = False
                self.contract(index, True)

    def nils(self):
        game = self.game
        for side in self.sides:
            for seat in side.nils:
                if not self.nil_failed(seat):
                    side.points += game.nil_value
                    continue
                side.points -= game.nil_lost
                if game.nil_failed_tricks == "bags":
                    side.bags += self.tricks[seat]
                    side.points += self.tricks[seat] * game.over_points if game.nil_failed_bag_points else 0

    def bonuses(self):
        game = self.game
        for index, side in enumerate(self.sides):
            undertook_all = side.contract >= game.tricks
            if (game.sweep_value or game.sweep_wins) and self.took(side) == game.tricks and not undertook_all and \
                    not self.is_reneger(side):
                side.points += game.sweep_value
                side.wins = side.wins or game.sweep_wins
            if self.plays_itself:
                continue
            if game.seven_bonus == "value" and side.number_made and side.contract >= 7:
                side.points += 10 * (side.contract - 6)
            exact = [s for s in side.numbers if self.tricks[s] == side.own[s]]
            if game.partners_exact_bonus and not game.solo and side.number_made and len(exact) == len(side.seats):
                side.points += 10 * (side.contract // 2)

    def score(self):
        game = self.game
        if self.plays_itself:
            for index, side in enumerate(self.sides):
                side.points = 10 * max(0, self.took(side) - self.taken_off(index))
        else:
            self.count()
            self.contracts()
            short = sum(side.undertricks for side in self.sides)
            for side in self.sides:
                side.points += game.set_to_opponents * (short - side.undertricks)
                if side.over > 0:
                    side.points += side.over * game.over_points
                    side.bags += side.over
            self.nils()
        self.bonuses()
        for index, side in enumerate(self.sides):
            if self.is_reneger(side) and game.renege_penalty == "match":
                side.reneged = True
            if self.is_reneger(side) and game.renege_penalty == "points" and side.points > 0:
                to = self.sides[self.deal["facts"]["renege"]["by"] % game.sides]
                won = side.points
                side.points -= won
                to.points += won
        for ruling in self.deal.get("adjust", []):
            self.sides[ruling["side"]].points += ruling.get("points", 0)
            self.sides[ruling["side"]].bags += ruling.get("bags", 0)
        for index, side in enumerate(self.sides):
            full = self.before[index] + side.bags
            if game.bags_limit and full >= game.bags_limit:
                times = 1 if game.bags_after == "empty" else full // game.bags_limit
                side.points -= times * game.bags_penalty
                side.bags -= full if game.bags_after == "empty" else times * game.bags_limit
        least = game.win_first_deal_least
        if self.first and least:
            below = [self.took(side) < least for side in self.sides]
            for index, side in enumerate(self.sides):
                side.loses = below[index] and not all(below)
        return self.sides


class Match:
    def __init__(self, game):
        self.game = game
        start = [int(p) for p in game.start_points.split()]
        self.totals = start + [0] * (game.sides - len(start))
        self.bags = [0] * game.sides
        self.row, self.sets = [0] * game.sides, [0] * game.sides
        self.scored = 0
        self.winner = self.reason = None

    def check(self, deal):
        game = self.game
        if game.bid_sum_min and game.bid_sum_short == "redeal" and \
                not (game.bid_first_deal_plays_itself and self.scored == 0):
            sides = [Side(seats) for seats in sides_of(game)]
            order = [(deal["dealer"] + 1 + i) % game.players for i in range(game.players)]
            for side in sides:
                read_bids(game, side, deal["bids"], order)
            if sum(side.contract for side in sides) < game.bid_sum_min:
                raise Fault

    def best(self, sides):
        top = max(self.totals[s] for s in sides)
        best = [s for s in sides if self.totals[s] == top]
        return best[0] if len(best) == 1 else None

    def best_but(self, losers):
        rest = [s for s in range(self.game.sides) if s not in losers]
        return self.best(rest or list(range(self.game.sides)))

    def end(self, deal):
        """Yields (reason, winner) of the first condition that is met."""
        game, sides = self.game, deal.sides
        every = range(game.sides)
        reneged = [s for s in every if sides[s].reneged]
        if reneged:
            return "renege", self.best_but(reneged)
        winners = [s for s in every if sides[s].wins]
        if winners:
            return "slam", [s for s in deal.spoke if s in winners][0]
        losers = [s for s in every if sides[s].loses]
        if losers:
            return "slam", self.best_but(losers)
        out = [s for s in every if 0 < game.win_sets_in_a_row <= self.row[s] or
               0 < game.win_sets_total <= self.sets[s]]
        if out:
            return "sets", self.best_but(out)
        if self.scored >= game.win_deals_least:
            there = [s for s in every if game.win_target and self.totals[s] >= game.win_target]
            if there:
                return "target", self.best(there)
            low = [s for s in every if game.win_floor and self.totals[s] <= game.win_floor]
            if low:
                return "floor", self.best_but(low)
        if game.win_deals and self.scored >= game.win_deals:
            return "deals", self.best(every)
        return None, None

    def play(self, record):
        self.check(record)
        deal = Deal(self.game, record, self.totals, self.bags, self.scored)
        result = []
        for index, side in enumerate(deal.score()):
            self.totals[index] += side.points
            self.bags[index] += side.bags
            self.row[index] = self.row[index] + 1 if side.set else 0
            self.sets[index] += side.set
            result.append({"side": index, "contract": side.contract, "tricks": deal.took(side), "points": side.points,
                           "bags": side.bags, "total": self.totals[index], "bag_total": self.bags[index]})
        self.scored += 1
        reason, winner = self.end(deal)
        if reason and winner is not None:
            self.reason, self.winner = reason, winner
        return result
