#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player for Sandbag, written from src/model/FORMATS.md alone:

    sandbag-cli play --seats simple,external:tests/model/sample_player.py,simple,simple

It bids its aces and kings and what its spades promise, covers a trick cheaply and otherwise throws
away its lowest card."""
import json
import sys

RANKS = "23456789TJQKA"


def height(card):
    """Among cards of any suit: the higher, the likelier it wins."""
    if card in ("BJ", "LJ", "3J"):
        return 40
    return RANKS.index(card[0]) + (13 if card[1] == "S" else 0) - (50 if card.endswith("-") else 0)


def bid(hand, words):
    """The number nearest to the tricks that the hand is good for."""
    tricks = sum(height(card) in (11, 12) or height(card) > 21 for card in hand)
    numbers = [word for word in words if word.isdigit()]
    if not numbers:
        return "look" if "look" in words else words[0]
    return min(numbers, key=lambda word: abs(int(word) - tricks))


def play(trick, words):
    """The lowest card that beats all before it in its suit, else the lowest of all."""
    best = max((height(card) for card in trick if card[-1] == trick[0][-1]), default=99)
    winning = [card for card in words if trick and card[-1] == trick[0][-1] and height(card) > best]
    return min(winning or words, key=height)


def answer(question, hand, trick):
    legal = question["legal"]
    if isinstance(legal, dict):
        cards = sorted(legal["from"].split(), key=height)
        act = {"act": " ".join(cards[: legal.get("count", legal.get("min"))])}
        if "suit" in legal:
            act["suit"] = legal["suit"].split()[0]
        return act
    if question["phase"] == "play":
        return {"act": play(trick, legal)}
    if question["phase"] in ("call", "look"):
        return {"act": bid(hand, legal)}
    return {"act": legal[-1]}


def main():
    hand, trick, players = [], [], 4
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "match":
            players = message["players"]
        elif message["type"] == "deal":
            hand, trick = message["hand"].split(), []
        elif message["type"] == "event" and "play" in message:
            trick = (trick if len(trick) < players else []) + [message["play"]]
        elif message["type"] == "event" and "back" in message:
            trick.pop()
        elif message["type"] == "act":
            led = trick if len(trick) < players else []
            print(json.dumps(answer(message, hand, led)), flush=True)
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
