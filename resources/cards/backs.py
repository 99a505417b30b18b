# SPDX-License-Identifier: GPL-3.0-or-later
"""Quiet card backs: small lozenges on one colour, a double spade in the middle."""
from shapes import HEIGHT, WIDTH, group, line, path, pip, rounded, use

# colour of the ground, of the pattern and of the mark
COLORS = {
    "back": ("#2b4a78", "#375a8d", "#c9d6ea"),
    "back-red": ("#7c2430", "#92323f", "#f0d2d0"),
    "back-green": ("#22594a", "#2d6c5b", "#cfe5da"),
    "back-slate": ("#444c5a", "#535c6c", "#d8dce3"),
}
BACKS = tuple(COLORS)
MARGIN = 11


def pattern():
    """Lozenges in staggered rows, spared in the middle; drawn once, coloured by its users."""
    data, step_x, step_y = [], 19, 14.6
    for row in range(-10, 11):
        for column in range(-6, 7):
            x, y = column * step_x + (step_x / 2 if row % 2 else 0), row * step_y
            if abs(x) > 101 or abs(y) > 152 or abs(x) / 62 + abs(y) / 92 < 1.12:
                continue
            data.append(f"M{125 + x:g} {175 + y - 9:g}l6.5 9-6.5 9-6.5-9z")
    return path("".join(data), id="lozenges")


def back(name):
    ground, dots, mark = COLORS[name]
    inner = rounded(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 7)
    return group(
        use("blank"), path(inner, ground),
        line(rounded(MARGIN + 7, MARGIN + 7, WIDTH - 2 * MARGIN - 14, HEIGHT - 2 * MARGIN - 14, 4),
             dots, 2.5),
        group(use("lozenges"), fill=dots),
        line("M125 88L184 175L125 262L66 175Z", dots, 4, stroke_linejoin="miter"),
        pip("S", 125, 143, 58, fill=mark), pip("S", 125, 207, 58, True, fill=mark),
        id=name)
