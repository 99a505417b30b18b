# SPDX-License-Identifier: GPL-3.0-or-later
"""Which cards may be played, by plain loops over the rules: hands are lists of tokens, nothing is a bit."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
JOKERS = ["BJ", "LJ"]


def pack(rules):
    cards = [r + s for s in SUITS for r in RANKS]
    for card in rules.get("deck_removed", "").split():
        cards.remove(card)
    return cards + JOKERS[:rules.get("deck_jokers", 0)]


class Table:
    def __init__(self, rules, players, sides, hands, leader):
        self.rules, self.players, self.sides = rules, players, sides
        self.hands = [list(hand) for hand in hands]
        self.leader = leader
        self.trick, self.played, self.broken = [], 0, False
        self.raised = rules.get("trumps_elevated", "").split()
        self.ladder = rules.get("trumps_hierarchy", "").split()
        clubs = [c for hand in hands for c in hand if self.suit(c) == "C"]
        self.low_club = min(clubs, key=self.rank) if clubs else None

    # ---- cards
    def suit(self, card):
        held = card.rstrip("-")
        return "S" if held in self.raised or held in JOKERS else held[1]

    def rank(self, card):
        """Within its suit; a low ace stands below the two."""
        held = card.rstrip("-")
        if card.endswith("-"):
            return -1
        if held in self.raised:
            return 100 + len(self.raised) - self.raised.index(held)
        if held in JOKERS:
            return 200 - JOKERS.index(held)
        return RANKS.index(held[0])

    def forms(self, hand):
        """As the cards may be played: an ace high or low where aces are called."""
        forms = list(hand)
        if self.rules.get("aces_call"):
            forms += [c + "-" for c in hand if c[0] == "A" and c not in self.raised]
        return forms

    def over(self, suit, led):
        """A card of this suit trumps one of the suit led."""
        if self.ladder:
            return self.ladder.index(suit) > self.ladder.index(led)
        return suit == "S" and led != "S"

    def beats(self, card, other, led):
        if self.suit(card) == self.suit(other):
            return self.rank(card) > self.rank(other)
        if self.ladder and self.over(self.suit(other), led) and self.over(self.suit(card), led):
            return self.ladder.index(self.suit(card)) > self.ladder.index(self.suit(other))
        return self.over(self.suit(card), led) and not self.over(self.suit(other), led)

    def winning(self):
        """(place, card) of the winning card of the trick in play."""
        led = self.suit(self.trick[0])
        best = 0
        for place in range(1, len(self.trick)):
            if self.beats(self.trick[place], self.trick[best], led):
                best = place
        return best, self.trick[best]

    # ---- whose turn, and what is legal
    def turn(self):
        return (self.leader + len(self.trick)) % self.players

    def high_only(self, cards):
        return [c for c in cards if not (c.endswith("-") and c.rstrip("-") in cards)]

    def lead(self, forms):
        rule = self.rules.get("lead_spades", "broken")
        others = [c for c in forms if self.suit(c) != "S"]
        closed = {"any": False, "not-first": self.played == 0, "broken": not self.broken,
                  "fourth": not self.broken and self.played < 3}[rule]
        if not others or not closed:
            left = forms
        else:
            free = [c for c in forms if c.rstrip("-") == "AS" and "AS" not in self.raised]
            allowed = self.rules.get("lead_ace_free") and rule in ("broken", "fourth")
            left = others + (free if allowed else [])
        if self.played == 0 and self.rules.get("opening_leader") == "low-club":
            left = [c for c in left if c == self.low_club] or left
        return self.own_low_club(left)

    def own_low_club(self, left):
        if self.played or self.rules.get("opening_follow", "any") != "low-club":
            return left
        high = [c for c in left if self.suit(c) == "C" and not c.endswith("-")]
        if not high:
            return left
        lowest = min(high, key=self.rank)
        kept = [lowest]
        if lowest == "AC":  # no other club: it may be called low as well
            kept += [c for c in left if c == "AC-"]
        return kept

    def follow(self, forms, hand):
        led = self.suit(self.trick[0])
        same = [c for c in forms if self.suit(c) == led]
        left = self.own_low_club(same or forms)
        if not same and self.played == 0 and self.rules.get("opening_spades") == "barred":
            left = [c for c in left if self.suit(c) != "S"] or left
        place, best = self.winning()
        by = (self.leader + place) % self.players
        if by % self.sides == self.turn() % self.sides and not self.rules.get("follow_beat_partner"):
            return left
        if same:
            if self.rules.get("follow_must_head") and self.suit(best) == led:
                heading = [c for c in left if self.suit(c) == led and self.beats(c, best, led)]
                left = self.high_only(heading) or left
            return left
        return self.trump(left, best, led)

    def trump(self, left, best, led):
        rule = self.rules.get("follow_must_trump", "no")
        trumps = [c for c in left if self.over(self.suit(c), led)]
        over = [c for c in trumps if self.beats(c, best, led)]
        trumped = self.over(self.suit(best), led)
        if rule == "head":
            return self.high_only(over) or left
        if rule == "overtrump" and trumped:
            return self.high_only(over) or left
        if rule == "must" and trumps:
            if over:
                return self.high_only(over) if trumped else over
            return trumps
        return left

    def legal(self):
        hand = self.hands[self.turn()]
        forms = self.forms(hand)
        return self.follow(forms, hand) if self.trick else self.lead(forms)

    def play(self, card):
        seat = self.turn()
        hand = self.hands[seat]
        if self.suit(card) == "S":
            if self.trick:
                self.broken = self.broken or self.suit(self.trick[0]) != "S"
            else:
                self.broken = self.broken or all(self.suit(c) == "S" for c in hand)
        hand.remove(card.rstrip("-"))
        self.trick.append(card)
        if len(self.trick) == self.players:
            place, _ = self.winning()
            self.leader = (self.leader + place) % self.players
            self.trick = []
            self.played += 1
