# SPDX-License-Identifier: GPL-3.0-or-later
"""What a problem is about, said before the reason that the search gives: who still needs what, and how the
right card and the best wrong one differ for somebody who sees what the seat sees. Whole sentences in each
language, of facts alone: hands of the others are not looked at. It goes by the cards and tricks of Standard.

A language is one file, `words/LANG.json`. A sentence that counts may have one for "1", "2" … and for "many";
`{suit.one}` is a form of the suit, of which a language has those that it needs, and so is `{name}` the plain
form of a player's name and `{name.of}`, say, another. `says_` are patterns of what the program itself says."""
import collections
import functools
import json
import pathlib
import re
import types

from book import RANKS

WORDS = pathlib.Path(__file__).resolve().parent / "words"
SIGNS = dict(S="♠", H="♥", D="♦", C="♣")
ALONE = ("cutthroat",)


class Name(str):
    """A player's name; its other forms are attributes."""


class Words:
    """The sentences of one language."""

    def __init__(self, language):
        self._said = json.loads((WORDS / f"{language}.json").read_text())
        forms = self._said["names"]
        self.names = [Name(plain) for plain in forms["plain"]]
        for form, names in forms.items():
            for seat, name in enumerate(names):
                setattr(self.names[seat], form, name)
        self._suits = {suit: types.SimpleNamespace(**forms) for suit, forms in self._said["suits"].items()}

    def __call__(self, key, count=None, suit=None, **what):
        said = self._said[key]
        if isinstance(said, dict):
            said = said.get(str(count), said["many"])
        return said.format(suit=self._suits.get(suit), **what)

    def cards(self, number, suit):
        return self("cards", number, suit, number=number)

    def call(self, call):
        return self._said["calls"].get(call, call)


words_in = functools.cache(Words)


def shown(card):
    return card[0].replace("T", "10") + SIGNS[card[1]]


def high(card):
    return RANKS.index(card[0])


class Seen:
    """The position, as the first seat sees it."""

    def __init__(self, record):
        self.rules = record["rules"]["base"]
        deal = record["deals"][-1]
        self.calls, self.plays = {}, []
        hand, away = set(deal["hands"][0].split()), set()
        for event in deal["events"]:
            if "call" in event and event["call"] != "look":
                self.calls[event["seat"]] = event["call"]
            if "pass" in event and event["seat"] == 0:
                hand -= set(event["pass"].split())
                away |= set(event["pass"].split())
            if "pass" in event and event["to"] == 0:
                hand |= set(event["pass"].split())
            if "play" in event:
                self.plays.append((event["seat"], event["play"]))
        if self.rules == "suicide":  # of two numbers in a side the first becomes its nil
            for pair in ((0, 2), (1, 3)):
                if all(self.calls.get(seat, "").isdigit() for seat in pair):
                    self.calls[next(seat for seat in self.calls if seat in pair)] = "nil"
        self.hand = hand - {card for seat, card in self.plays if seat == 0}
        played = {card for _, card in self.plays}
        self.unseen = {r + s for r in RANKS for s in "SHDC"} - self.hand - played
        self.won, self.void = collections.Counter(), collections.defaultdict(set)
        whole = len(self.plays) // 4 * 4
        for at in range(0, whole, 4):
            self.won[self._follow(self.plays[at:at + 4])] += 1
        self.trick = self.plays[whole:]
        self._follow(self.trick)
        self.left = 13 - whole // 4
        before = record["deals"][0].get("adjust", []) if len(record["deals"]) > 1 else []
        self.bags = {a["side"]: a["bags"] for a in before}
        self.alone = self.rules in ALONE

    def _follow(self, trick):
        if not trick:
            return None
        for seat, card in trick[1:]:
            if card[1] != trick[0][1][1]:
                self.void[seat].add(trick[0][1][1])
        return self.winning(trick)[0]

    @staticmethod
    def winning(trick):
        best = trick[0]
        for seat, card in trick[1:]:
            if beats(card, best[1]):
                best = seat, card
        return best

    def nil(self, seat):
        return "nil" in self.calls.get(seat, "") and self.won[seat] == 0

    def bid(self, seat):
        call = self.calls.get(seat, "")
        return int(call) if call.isdigit() else 0

    def counted(self, seat):
        """Tricks that count for the contract: a nil that failed adds nothing."""
        return self.won[seat] if self.bid(seat) else 0

    def need(self, seat):
        """Tricks that seat's side lacks."""
        seats = [seat] if self.alone else [seat, (seat + 2) % 4]
        return sum(map(self.bid, seats)) - sum(map(self.counted, seats))

    def above(self, card):
        return sum(c[1] == card[1] and high(c) > high(card) for c in self.unseen)

    def out(self, suit):
        return sum(c[1] == suit for c in self.unseen)

    def takes(self, card):
        return not self.trick or beats(card, self.winning(self.trick)[1])

    def partner(self, seat):
        return seat == 2 and not self.alone


def beats(card, other):
    if card[1] == other[1]:
        return high(card) > high(other)
    return card[1] == "S"


# --- What has to be done -------------------------------------------------------------------------

def hand_told(seen, words):
    """Of a bid: what there is to count."""
    by_suit = {s: sorted((c for c in seen.hand if c[1] == s), key=high, reverse=True) for s in "SHDC"}
    tops = ", ".join(shown(c) for s in "HDC" for c in by_suit[s] if c[0] in "AK")
    spades = ", ".join(shown(c) for c in by_suit["S"] if c[0] in "AKQJ")
    number = len(by_suit["S"])
    kind = "spades_with" if spades else "spades_low" if number else "spades_none"
    parts = [words(kind, spades=words.cards(number, "S"), tops=spades,
                   top=shown(by_suit["S"][0])[:-1] if number else ""),
             words("outside" if tops else "outside_none", tops=tops)]
    for suit in "HDC":
        if len(by_suit[suit]) < 2:
            parts.append(words("single", suit=suit, card=shown(by_suit[suit][0])) if by_suit[suit] else
                         words("void", suit=suit))
    return words("hand", parts=", ".join(parts))


def bids_told(seen, words):
    said = [(seat, seen.calls[seat]) for seat in (1, 2, 3) if seat in seen.calls]
    bids = ", ".join(words("bid", name=words.names[seat], call=words.call(call)) for seat, call in said)
    kind = "bids_none" if not said else "bids_some" if len(said) < 3 else "bids_all"
    return words(kind, bids=bids, total=sum(seen.bid(seat) for seat, _ in said))


def nils_told(seen, words):
    played, said = [seat for seat, _ in seen.trick], []
    for seat in filter(seen.nil, (0, 1, 3, 2)):
        kind = "nil_own" if seat == 0 else "nil_stands" if not seen.trick else \
            "nil_played" if seat in played else "nil_to_play"
        said.append(words(kind, name=words.names[seat]))
    return " ".join(said)


def task_told(seen, words):
    left, mine = seen.left, seen.need(0)
    if seen.rules == "oh-hell" and not seen.nil(0):
        bid, won = [[sum(map(of, (seat, seat + 2))) for seat in (0, 1)] for of in (seen.bid, seen.counted)]
        return words("exactly", bid=bid[0], won=won[0], their_bid=bid[1], their_won=won[1], left=left)
    if seen.nil(0):
        return ""
    if seen.alone:
        return words("alone_need" if mine > 0 else "alone_made", mine, mine=mine, left=left)
    theirs = seen.need(1)
    if mine > left:
        return words("we_are_set", left, left=left)
    if mine > 0 and theirs > left:
        return words("we_need_they_are_set", mine, mine=mine, left=left)
    if mine > 0:
        return words("both_need" if theirs > 0 else "we_need", mine, mine=mine, theirs=theirs, left=left)
    if theirs > left:
        return words("they_are_set", left, left=left)
    if theirs > 0:
        return words("they_need", theirs, theirs=theirs, left=left)
    bags = [seen.bags.get(side, 0) - seen.need(side) for side in (0, 1)]
    return words("both_made", bags[0], bags=bags[0], their_bags=bags[1])


# --- What tells the two cards apart --------------------------------------------------------------

def nil_at_stake(seen, reason, words):
    """The opponent whose nil the reason says is the price of the other choice; nothing."""
    for seat in (1, 3, 2) if seen.alone else (1, 3):
        if seen.nil(seat) and words("says_price", name=words.names[seat]) in reason:
            return seat
    return None


def kept(seen, best, other, reason, words):
    """To set a nil the lower card stays: with it a trick can still be lost to them."""
    seat = nil_at_stake(seen, reason, words)
    if seat is not None and best[1] == other[1] and high(best) > high(other):
        if other[1] not in seen.void[seat]:
            return words("kept", other=shown(other), name=words.names[seat])
    return ""


def following(seen, best, other, reason, words):
    seat, card = seen.winning(seen.trick)
    later = 3 - len(seen.trick)
    say = functools.partial(words, best=shown(best), other=shown(other), name=words.names[seat], lies=shown(card))
    if seen.takes(best) == seen.takes(other) and (said := kept(seen, best, other, reason, words)):
        return said
    if seen.takes(best) and not seen.takes(other):
        return say("beats_for_now" if later else "beats")
    if seen.takes(other) and not seen.takes(best):
        return say("would_beat")
    if best[1] != other[1]:
        return "" if seen.takes(best) else thrown(seen, best, other, words)
    if not seen.takes(best):
        return say("neither_keeps" if high(best) > high(other) else "neither_takes")
    lower, upper = sorted((best, other), key=high)
    between = sum(c[1] == best[1] and high(lower) < high(c) < high(upper) for c in seen.unseen)
    if later and between and best == upper:
        return say("between", between, between=between)
    return say("beats_as_well") if best == lower else ""


def thrown(seen, best, other, words):
    x, y, rest = shown(best), shown(other), sum(c[1] == best[1] for c in seen.hand) - 1
    gone = words("more_of_suit", best=x, cards=words.cards(rest, best[1])) if rest else \
        words("last_of_suit", suit=best[1], best=x)
    over = seen.above(other)
    kind = "thrown_alone" if seen.out(other[1]) == 0 else "thrown_low" if over else "thrown_high"
    return words(kind, over, other[1], gone=gone, other=y, over=over)


def threat(seen, card, words):
    """Who can trump it, as far as has been shown; an opponent."""
    if card[1] == "S" or not seen.out("S"):
        return ""
    for seat in (1, 3) + ((2,) if seen.alone else ()):
        if card[1] in seen.void[seat] and "S" not in seen.void[seat]:
            return words("threat", suit=card[1], name=words.names[seat], card=shown(card))
    return ""


def led(seen, card, words):
    """How that card stands when it is led."""
    over, out = seen.above(card), seen.out(card[1])
    kind, count = ("led_alone", 0) if out == 0 else ("led_high", out) if over == 0 else \
        ("led_low", out) if over == out else ("led_some", over)
    return words(kind, count, card[1], card=shown(card), out=out, over=over, cards=words.cards(out, card[1]))


def leading(seen, best, other, reason, words):
    said = kept(seen, best, other, reason, words) or threat(seen, other, words)
    if said:
        return said
    one, two = led(seen, best, words), led(seen, other, words)
    if one == two:
        return ""
    joined = words("led_both", one=one, two=two)
    return joined[0].upper() + joined[1:]


def because(record, hint, accept, language):
    """The sentences, and then the reason of the hint."""
    seen, words = Seen(record), words_in(language)
    said, other = [], None
    best = hint["act"]
    if not (len(best) == 2 and best[0] in RANKS):
        said += [bids_told(seen, words)] if best != "blind nil" else []
        said += [hand_told(seen, words)] if best not in ("blind nil", "look") else []
    else:
        said += [nils_told(seen, words), task_told(seen, words)]
        other = next((v["act"] for v in hint["values"] if v["act"] not in accept), None)
        other = other if other and len(other) == 2 and other[0] in RANKS else None
        if other:
            said.append((following if seen.trick else leading)(seen, best, other, hint["reason"], words))
    reason = hint["reason"]
    if len(best) == 2 and other and best[1] == other[1] and high(best) > high(other):
        reason = re.sub(words("says_save"), "", reason)
    return " ".join([s for s in said if s] + [reason_of(seen, reason, words)])


def reason_of(seen, reason, words):
    """Where a nil of the opponents is at stake, what a card does to the rest of its suit is beside the point."""
    head, found, tail = reason.partition(words("says_next"))
    if not found or nil_at_stake(seen, reason, words) is None:
        return reason
    heads = [s for s in head.split(". ") if re.search(r"\b[Nn]il", s)]
    return " ".join([s.strip().rstrip(".") + "." for s in heads] + [found + tail])
