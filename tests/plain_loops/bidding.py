# SPDX-License-Identifier: GPL-3.0-or-later
"""Which numbers may be bid round the table, by plain loops over the rules."""


class Bidding:
    def __init__(self, rules, players, sides, tricks, dealer):
        self.rules, self.players, self.sides, self.tricks = rules, players, sides, tricks
        self.order = [(dealer + 1 + i) % players for i in range(players)]
        self.calls = {}
        self.raised = set()

    def get(self, name, usual):
        return self.rules.get(name, usual)

    def closes(self):
        return self.get("bid_second", "own") != "own" and self.sides != self.players

    def contract(self, calls, side):
        stands = 0
        for seat in self.order:
            call = calls.get(seat, "nil")
            if seat % self.sides == side and call != "nil":
                stands = int(call) if self.closes() else stands + int(call)
        return stands

    def total(self, calls):
        return sum(self.contract(calls, side) for side in range(self.sides))

    def last_of_side(self, seat):
        return all(s in self.calls or s == seat for s in self.order if s % self.sides == seat % self.sides)

    def partners(self, seat):
        return [s for s in self.order if s % self.sides == seat % self.sides and s != seat]

    def bars(self, seat, call):
        """The levels that strike the call, lowest first."""
        then = dict(self.calls)
        then[seat] = call
        side = seat % self.sides
        struck = set()
        least = self.get("bid_nil_partner_min", 0)
        called = [self.calls[p] for p in self.partners(seat) if p in self.calls]
        low = [c for c in called if c != "nil" and int(c) < least]
        if least and ((call != "nil" and int(call) < least and "nil" in called) or (call == "nil" and low)):
            struck.add(1)
        numbers = [c for s, c in then.items() if s % self.sides == side and c != "nil"]
        if self.last_of_side(seat) and numbers:
            if self.contract(then, side) < self.get("bid_board", 0):
                struck.add(2)
            if self.get("bid_nine_barred", False) and self.contract(then, side) == 9:
                struck.add(3)
        if self.get("bid_one_barred", False) and len(called) == 1 and call != "nil":
            stood = self.contract(self.calls, side) if self.closes() else 0
            if int(call) - stood == 1:
                struck.add(3)
        if len(then) == self.players:
            if self.get("bid_sum_not_tricks", False) and self.total(then) == self.tricks:
                struck.add(4)
            if self.get("bid_sum_min", 0) and self.get("bid_sum_short", "redeal") == "last" and \
                    self.total(then) < self.rules["bid_sum_min"]:
                struck.add(5)
        return struck

    def menu(self, seat):
        least, most = max(1, self.get("bid_min", 1)), min(self.get("bid_max", 13), self.tricks)
        if self.closes() and self.rules["bid_second"] == "total":
            stands = self.contract(self.calls, seat % self.sides)
            if stands > 0:
                least, most = max(least, stands), max(most, stands)
        menu = [str(n) for n in range(least, most + 1)]
        return (["nil"] if self.get("nil_allowed", True) else []) + menu

    def legal(self):
        seat = self.turn()
        left = self.menu(seat)
        for level in (1, 2, 3, 4, 5):
            left = [c for c in left if level not in self.bars(seat, c)] or left
        return left

    def turn(self):
        waiting = [s for s in self.order if s not in self.calls]
        return waiting[0] if waiting else None

    def call(self, call):
        self.calls[self.turn()] = call

    # ---- after the calls
    def raising_sides(self):
        sides = []
        for seat in self.order:
            number = self.calls[seat] != "nil"
            if seat % self.sides not in sides and (number or not self.get("bid_counter", False)):
                sides.append(seat % self.sides)
        return sides[:1] if self.get("bid_counter", False) else sides

    def speaker(self, side):
        numbers = [s for s in self.order if s % self.sides == side and self.calls[s] != "nil"]
        if not numbers:
            return None
        return numbers[-1] if self.closes() else numbers[0]

    def raises(self, side):
        stands = self.contract(self.calls, side)
        open_ = []
        for number in range(stands + 1, self.tricks + 1):
            nine = self.get("bid_nine_barred", False) and number == 9
            total = self.total(self.calls) + number - stands
            if not nine and not (self.get("bid_sum_not_tricks", False) and total == self.tricks):
                open_.append("raise %d" % number)
        return open_

    def next_raise(self):
        """(seat, choices) of the next raise, or None."""
        if self.get("bid_raise", "none") != "sides" and not self.get("bid_counter", False):
            return None
        for side in self.raising_sides():
            seat = self.speaker(side)
            if seat is not None and seat not in self.raised and self.raises(side):
                return seat, ["stay"] + self.raises(side)
        return None

    def answer(self, seat, word):
        self.raised.add(seat)
        if word != "stay":
            side = seat % self.sides
            more = int(word.split()[1]) - self.contract(self.calls, side)
            self.calls[seat] = str(int(self.calls[seat]) + more)

    def void(self):
        return self.get("bid_sum_min", 0) and self.get("bid_sum_short", "redeal") == "redeal" and \
            self.total(self.calls) < self.rules["bid_sum_min"]

    def leader(self, dealer):
        rule = self.get("opening_leader", "left")
        if rule == "dealer":
            return dealer
        if rule == "high-bidder":
            named = [0 if self.calls[s] == "nil" else int(self.calls[s]) for s in self.order]
            return self.order[named.index(max(named))]
        return self.order[0]
