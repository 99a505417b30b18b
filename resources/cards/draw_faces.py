#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the players' faces: faces.svg beside this file, busts in the style of the court cards.

Elements: face-0-calm, face-0-glad, face-0-sorry … face-7-sorry. Every element is a square of 150
units that shows head and shoulders; the table clips it to a circle. One hue for each person.
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from courts import (SHADE, SKIN, beard, beret, coronet_heart, crown_wall, hair, hunter_hat,
                    jack_robe, king_robe, plumed_cap, queen_robe, turban, wreath)
from shapes import INK, PIPS, ellipse, group, line, path, rect

SIDE = 150
MOODS = ("calm", "glad", "sorry")
FRONT = {"bob", "page", "side", "knot"}


def hue(main, dark, light):
    return {"main": main, "dark": dark, "light": light, "leaf": "#3f7a58", "berry": "#b8313a"}


# ground, palette, hair (colour, kind), beard, hat, robe
PEOPLE = [
    ("#8cc9bd", hue("#2f7f78", "#174f4b", "#a9e0d6"), ("brown", "page"), None, hunter_hat,
     jack_robe),
    ("#e3a487", hue("#b5523a", "#7a2f1f", "#f3b795"), ("black", "long"), None, coronet_heart,
     queen_robe),
    ("#a9c7ef", hue("#3f6fb0", "#264875", "#a9c7ef"), ("auburn", "page"), ("auburn", "square"),
     beret, jack_robe),
    ("#cdb2e8", hue("#8147a8", "#532b70", "#dcc2f2"), ("black", "bob"), None, turban, queen_robe),
    ("#c3cf9a", hue("#6c7f3a", "#445222", "#dbe6b3"), ("grey", "bob"), ("grey", "forked"),
     hunter_hat, king_robe),
    ("#efb6c8", hue("#b34a76", "#78284b", "#f6cbd9"), ("blond", "waves"), None, wreath,
     queen_robe),
    ("#f0cf8e", hue("#b9791c", "#7c4d0c", "#f8e0ac"), ("brown", "page"), None, plumed_cap,
     jack_robe),
    ("#b3bccb", hue("#4d5f7d", "#2d3a52", "#cad3e2"), ("grey", "waves"), ("grey", "square"),
     crown_wall, king_robe),
]


def eyes(mood):
    def brow(x, inner):
        y = {"calm": -106, "glad": -109, "sorry": -106}[mood]
        tilt = {"calm": 0, "glad": 0, "sorry": 5}[mood]
        left, right = (0, tilt) if inner < 0 else (tilt, 0)
        return line(f"M{x - 8} {y + left - (0 if inner < 0 else tilt * 1.4):g}"
                    f"Q{x} {y - 4} {x + 8} {y + right - (tilt * 1.4 if inner < 0 else 0):g}",
                    INK, 3.2)
    if mood == "glad":
        shut = "".join(line(f"M{x - 6}-98Q{x}-104 {x + 6}-98", INK, 3.4) for x in (-14, 16))
        return brow(-14, -1) + brow(16, 1) + shut
    return (brow(-14, -1) + brow(16, 1)
            + "".join(ellipse(x, -99, 3.6, 4.2, INK) for x in (-14, 16)))


def mouth(mood):
    return {
        "calm": path("M-8-66Q0-69.5 8-66Q0-60-8-66Z", "#b5382f"),
        "glad": path("M-13-70Q0-67 13-70Q8-57 0-57Q-8-57-13-70Z", "#8f2a24")
        + path("M-10-68.6Q0-66.4 10-68.6L8.6-65.4Q0-63.6-8.6-65.4Z", "#fff6ea"),
        "sorry": line("M-9-61Q0-68 9-61", "#9c332b", 3.4),
    }[mood]


def head():
    return "".join([
        rect(-14, -70, 28, 26, SHADE),
        path("M-30-122H30V-88C30-66 14-52 0-52C-14-52-30-66-30-88Z", SKIN),
        path("M3-122H30V-88C30-66 14-52 0-52V-75H-8L3-103Z", SHADE),
    ])


def face(number, mood):
    ground, palette, (color, kind), whiskers, hat, robe = PEOPLE[number]
    front = kind in FRONT
    bust = "".join([
        "" if front else hair(color, kind), robe(palette), head(), eyes(mood),
        hair(color, kind) if front else "",
        beard(*whiskers) if whiskers else "", mouth(mood), hat(palette),
    ])
    return group(rect(0, 0, SIDE, SIDE, ground),
                 group(bust, transform=f"translate({SIDE / 2:g} {SIDE / 2 + 96:g})"),
                 id=f"face-{number}-{mood}")


def faces():
    cells = []
    for number in range(len(PEOPLE)):
        for column, mood in enumerate(MOODS):
            x, y = number * (SIDE + 60), column * (SIDE + 120)
            cells.append(group(face(number, mood), transform=f"translate({x} {y})"))
    width, height = len(PEOPLE) * (SIDE + 60), len(MOODS) * (SIDE + 120)
    pips = "".join(path(PIPS[suit], id=f"pip-{suit}") for suit in "HC")
    body = "\n".join([f"<defs>{pips}</defs>"] + cells)
    return (f'<?xml version="1.0" encoding="UTF-8"?>\n'
            f"<!-- SPDX-License-Identifier: GPL-3.0-or-later. Drawn by draw_faces.py. -->\n"
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


if __name__ == "__main__":
    text = re.sub(r"(\d\.\d*?[1-9])0+(?=\D)", r"\1", faces())
    (Path(__file__).resolve().parent / "faces.svg").write_text(text, encoding="utf-8")
