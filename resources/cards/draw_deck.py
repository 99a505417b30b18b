#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the card deck: deck.svg (two colours) and deck-four-colour.svg beside this file.

Elements: card-AS … card-2C (rank, then suit), card-BJ card-LJ card-3J, and the backs of
backs.py. Every element is 250 x 350 units.
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from backs import BACKS, back, pattern
from courts import court
from jokers import JOKERS, joker
from shapes import (EDGE, GOLD, HEIGHT, INK, PAPER, PIPS, RADIUS, RED, SUITS, WIDTH, group, line,
                    path, pip, rounded, turned, use, word, word_width)

RANKS = "A23456789TJQK"
COLUMNS = 13

BLUE, GREEN = "#1b62b5", "#1f7a45"
NAVY = {"main": INK, "dark": "#0f141e", "light": "#5b7fb8", "leaf": "#3f7a58", "berry": RED}
CRIMSON = {"main": RED, "dark": "#7f1320", "light": "#f08a76", "leaf": "#3f7a58", "berry": RED}
PALETTES = {
    "deck.svg": {
        "S": NAVY,
        "H": CRIMSON,
        "D": {**CRIMSON, "dark": "#8a2a10", "light": "#f3a65c"},
        "C": {**NAVY, "light": "#5f9c7c"},
    },
    "deck-four-colour.svg": {
        "S": NAVY,
        "H": CRIMSON,
        "D": {**CRIMSON, "main": BLUE, "dark": "#0e3566", "light": "#79b4ee"},
        "C": {**NAVY, "main": GREEN, "dark": "#0d4023", "light": "#84c79b"},
    },
}

# Where the pips of 2 to 10 stand: size, columns of the upper half (the lower is the upper turned),
# and those on the middle line. Columns are L(eft), M(iddle), R(ight).
COLUMN = {"L": 92, "M": 125, "R": 158}
PIP_PLAN = {
    "2": (60, [("M", 72)], ""),
    "3": (60, [("M", 66)], "M"),
    "4": (52, [("L", 68), ("R", 68)], ""),
    "5": (52, [("L", 68), ("R", 68)], "M"),
    "6": (52, [("L", 68), ("R", 68)], "LR"),
    "7": (46, [("L", 62), ("R", 62)], "LR"),
    "8": (46, [("L", 62), ("R", 62), ("M", 118.5)], "LR"),
    "9": (43, [("L", 54), ("R", 54), ("L", 134), ("R", 134)], "M"),
    "T": (43, [("L", 54), ("R", 54), ("L", 134), ("R", 134), ("M", 94)], ""),
}


def index(rank, suit, color):
    """Rank over suit in the corner, wide enough to be read from a narrow strip."""
    text = "10" if rank == "T" else rank
    scale = min(1, 44 / word_width(text))
    corner = group(word(text, color), transform=f"translate(34 15) scale({scale:.3f} 1)")
    return corner + pip(suit, 34, 104, 41, fill=color)


def pips(rank, suit):
    if rank == "A":
        return pip(suit, 125, 175, 122)
    size, upper, middle = PIP_PLAN[rank]
    half = "".join(pip(suit, COLUMN[c], y, size) for c, y in upper)
    third = pip(suit, COLUMN["M"], 118.5, size) if rank == "7" else ""
    return half + third + "".join(pip(suit, COLUMN[c], 175, size) for c in middle) + turned(half)


def ace_of_spades(p):
    """The maker's card: a large spade that carries a tied sandbag."""
    return "".join([
        pip("S", 125, 172, 174),
        group(line("M0-41C7-28 39-10 39 13C39 24 31 32 22 32C14 32 8 28 3 20H-3C-8 28-14 32-22 32"
                   "C-31 32-39 24-39 13C-39-10-7-28 0-41Z", GOLD, 1.5),
              transform="translate(125 172) scale(1.74)"),
        use("sandbag", "translate(125 182) scale(.74)"),
    ])


def card(rank, suit, palette):
    p = palette[suit]
    color = p["main"]
    definition = ""
    if rank in "JQK":
        definition, middle = court(rank + suit, p)
    elif rank + suit == "AS":
        middle = ace_of_spades(p)
    else:
        middle = pips(rank, suit)
    corner = index(rank, suit, color)
    return definition, group(use("blank"), middle, corner, turned(corner), fill=color,
                             id=f"card-{rank}{suit}")


def definitions():
    ring = (rounded(0, 0, WIDTH, HEIGHT, RADIUS)
            + rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, RADIUS - 1.5))
    parts = [path(PIPS[s], id=f"pip-{s}") for s in SUITS]
    parts.append(group(path(rounded(0, 0, WIDTH, HEIGHT, RADIUS), PAPER),
                       path(ring, EDGE, fill_rule="evenodd"), id="blank"))
    parts.append(pattern())
    sack = ("M-12-30C-22-22-46-2-46 22C-46 42-30 46 0 46C30 46 46 42 46 22C46-2 22-22 12-30Z")
    parts.append(group(
        path(sack, "#e9c88f"), path("M12-30C22-22 46-2 46 22C46 42 30 46 0 46C22 40 26 2 4-30Z",
                                    "#d3a862"),
        path("M-10-34C-16-42-20-48-22-54C-12-50-6-54 0-50C6-54 12-50 22-54C20-48 16-42 10-34Z",
             "#e9c88f"),
        path("M-15-37H15V-28H-15Z", RED), id="sandbag"))
    return parts


def place(i, element):
    """Cells of a grid with a gap, so that the whole file can be looked at."""
    x, y = (i % COLUMNS) * (WIDTH + 20), (i // COLUMNS) * (HEIGHT + 20)
    return group(element, transform=f"translate({x} {y})")


def deck(palette):
    defs, elements = definitions(), []
    for suit in SUITS:
        for rank in RANKS:
            definition, element = card(rank, suit, palette)
            defs.append(definition)
            elements.append(element)
    elements += [joker(name) for name in JOKERS]
    elements += [back(name) for name in BACKS]
    rows = -(-len(elements) // COLUMNS)
    width, height = COLUMNS * (WIDTH + 20) - 20, rows * (HEIGHT + 20) - 20
    body = "\n".join([f"<defs>{''.join(defs)}</defs>"]
                     + [place(i, e) for i, e in enumerate(elements)])
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n'
            f"<!-- SPDX-License-Identifier: GPL-3.0-or-later. Drawn by draw_deck.py. -->\n"
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


def main():
    here = Path(__file__).resolve().parent
    for name, palette in PALETTES.items():
        text = re.sub(r"(\d\.\d*?[1-9])0+(?=\D)", r"\1", deck(palette))
        (here / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
