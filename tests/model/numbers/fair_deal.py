#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals a standard pack from a secret and words, as FORMATS.md ("Fair cards") tells it, with nothing
of this program: SECRET (hexadecimal) SALT DEAL (from 0) DEALER -> one hand a line, by seat."""
import hashlib
import sys


def numbers(key, stream):
    block = 0
    while True:
        counter = stream.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hashlib.sha256(key + counter).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at:at + 8], "big")
        block += 1


def below(row, n):
    while True:
        thrown = next(row)
        if thrown >= (1 << 64) % n:
            return thrown % n


def deal(secret, salt, index, dealer):
    key = hashlib.sha256(b"cards" + secret + salt.encode()).digest()
    row = numbers(key, index)
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
    for left in range(len(pack), 1, -1):
        other = below(row, left)
        pack[left - 1], pack[other] = pack[other], pack[left - 1]
    hands = [[], [], [], []]
    for at, card in enumerate(pack):
        hands[(dealer + 1 + at) % 4].append(card)
    for hand in hands:
        hand.sort(key=lambda card: ("SHDC".index(card[1]), "AKQJT98765432".index(card[0])))
    return hands


if __name__ == "__main__":
    secret, salt, index, dealer = sys.argv[1:]
    for hand in deal(bytes.fromhex(secret), salt, int(index), int(dealer)):
        print(*hand)
