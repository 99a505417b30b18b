# SPDX-License-Identifier: GPL-3.0-or-later
"""Quiet card backs: small lozenges with a double spade, a lattice, or scales, on one colour."""
from shapes import HEIGHT, WIDTH, group, line, path, pip, rounded, use

# colour of the ground, of the pattern and of the mark
COLORS = {
    "back": ("#2b4a78", "#375a8d", "#c9d6ea"),
    "back-red": ("#7c2430", "#92323f", "#f0d2d0"),
    "back-green": ("#22594a", "#2d6c5b", "#cfe5da"),
    "back-slate": ("#444c5a", "#535c6c", "#d8dce3"),
    "back-plum": ("#54305f", "#6a4276", "#e6d3ec"),
    "back-lattice": ("#2b4a78", "#c9d6ea", "#e7c27a"),
    "back-lattice-red": ("#7c2430", "#f0d2d0", "#e7c27a"),
    "back-waves": ("#1d6b6a", "#3f8f8c", "#d6efec"),
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


def lattice(color, gold):
    """A trellis about the card's middle, so that every fan shows the same edge."""
    left, right, top, bottom = MARGIN + 10, WIDTH - MARGIN - 10, MARGIN + 10, HEIGHT - MARGIN - 10
    lines, dots, step = [], [], 28
    for i in range(-16, 17):
        for slope in (1, -1):
            # x = 125 + i * step + slope * (y - 175), cut at the inner frame
            ends = []
            for y in (top, bottom):
                x = 125 + i * step + slope * (y - 175)
                if left <= x <= right:
                    ends.append((x, y))
            for x in (left, right):
                y = 175 + slope * (x - 125 - i * step)
                if top < y < bottom:
                    ends.append((x, y))
            if len(ends) == 2:
                (x1, y1), (x2, y2) = ends
                lines.append(f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    for row in range(-11, 12):
        for column in range(-4, 5):
            x, y = 125 + column * step + (step / 2 if row % 2 else 0), 175 + row * step / 2
            if left + 4 < x < right - 4 and top + 4 < y < bottom - 4:
                dots.append(f"M{x:g} {y - 3.4:g}l3.4 3.4-3.4 3.4-3.4-3.4z")
    return line("".join(lines), color, 1.6) + path("".join(dots), gold)


def waves(color):
    """Scales of three arcs each, row over row."""
    arcs = []
    for row in range(0, 12):
        for column in range(-1, 9):
            x, y = 14 + column * 32 + (16 if row % 2 else 0), 44 + row * 25
            for r in (14, 9, 4):
                if MARGIN + 9 < x - r and x + r < WIDTH - MARGIN - 9:
                    arcs.append(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}")
    return line("".join(arcs), color, 2.2)


def drawing(name, dots, mark):
    if "lattice" in name:
        return lattice(dots, mark)
    if name == "back-waves":
        return waves(dots)
    return (group(use("lozenges"), fill=dots)
            + line("M125 88L184 175L125 262L66 175Z", dots, 4, stroke_linejoin="miter")
            + pip("S", 125, 143, 58, fill=mark) + pip("S", 125, 207, 58, True, fill=mark))


def back(name):
    ground, dots, mark = COLORS[name]
    inner = rounded(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 7)
    return group(
        use("blank"), path(inner, ground),
        line(rounded(MARGIN + 7, MARGIN + 7, WIDTH - 2 * MARGIN - 14, HEIGHT - 2 * MARGIN - 14, 4),
             dots, 2.5),
        drawing(name, dots, mark),
        id=name)
