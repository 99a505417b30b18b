# SPDX-License-Identifier: GPL-3.0-or-later
"""Three jokers: the jester in full colour, the laughing fool in ink, and the marotte in violet.

None is marked by rank, for the rules decide which of them is the big one.
"""
from shapes import (GOLD, GOLD_DARK, GLYPHS, INK, circle, ellipse, glyph, group, line, path, star,
                    turned, use)

RED, BLUE, GREEN, VIOLET, TEAL = "#c5202e", "#2a63b4", "#2a8a57", "#6a3a9e", "#1d8f8a"
SKIN, SHADE = "#fbe0bd", "#efc192"
MIST, PAPER = "#dfe1e6", "#fffefb"


def index(color, mark):
    """A star over JOKER written downwards."""
    parts, y = [star(33, 34, 21, mark)], 64
    for char in "JOKER":
        width = GLYPHS[char][0]
        parts.append(group(glyph(char, color),
                           transform=f"translate({33 - width * .32:g} {y}) scale(.64 .46)"))
        y += 33
    return "".join(parts)


def bell(x, y, r=8):
    return circle(x, y, r, GOLD) + line(f"M{x - r + 2} {y + 1}H{x + r - 2}", GOLD_DARK, 2) + circle(
        x, y + r * 0.45, 1.8, INK)


def jester():
    """Seen from the front, laughing, a cap of three horns."""
    lozenges = "".join(path(f"M{x} {y}l13 20l-13 20l-13-20z", c) for x, y, c in (
        (125, 262, GOLD), (99, 262, BLUE), (151, 262, GREEN), (112, 282, RED), (138, 282, RED),
        (86, 282, GREEN), (125, 302, BLUE), (99, 302, GOLD), (151, 302, GOLD)))
    ruff = "".join(
        group(path("M0 0L15 46L0 56L-15 46Z", c) + circle(0, 58, 5, GOLD),
              transform=f"translate(125 210) rotate({a})")
        for a, c in ((-78, BLUE), (78, GREEN), (-52, GOLD), (52, RED), (-26, RED), (26, GOLD),
                     (0, BLUE)))
    return "".join([
        path("M72 330C72 286 88 256 125 256C162 256 178 286 178 330Z", RED),
        path("M125 256C162 256 178 286 178 330H125Z", BLUE),
        path("M125 262L138 282L125 302L112 282Z", GOLD),
        path("M99 296L112 313L101 330H86L86 313Z", GOLD), path("M151 296L164 313V330H149L138 313Z",
                                                               GOLD),
        path("M125 308L139 330H111Z", "#fffaf0"),
        ruff,
        path("M92 140H158V180C158 210 140 222 125 222C110 222 92 210 92 180Z", SKIN),
        path("M129 140H158V180C158 210 140 222 125 222V188H115L129 160Z", SHADE),
        line("M101 158Q109 150 117 157M136 157Q144 150 152 158", INK, 3.4),
        ellipse(109, 167, 4, 5, INK), ellipse(144, 167, 4, 5, INK),
        circle(102, 186, 6, "#f2a48c"), circle(149, 186, 6, "#e58e6c"),
        path("M106 192Q125 200 144 192Q142 213 125 213Q108 213 106 192Z", "#8e1c26"),
        path("M109 194.500Q125 200 141 194.500L139 200Q125 205 111 200Z", "#fffaf0"),
        # the cap: left, right and middle horns
        path("M90 146C92 106 70 100 62 124C60 92 104 74 122 118L125 146Z", BLUE),
        path("M160 146C158 106 180 100 188 124C190 92 146 74 128 118L125 146Z", GREEN),
        path("M98 146C96 104 112 78 150 62C146 86 148 104 152 146Z", RED),
        path("M125 146C124 110 132 82 150 62C146 86 148 104 152 146Z", "#a3141f"),
        path("M84 138Q125 124 166 138L168 152Q125 138 82 152Z", GOLD),
        path("M125 131.500Q148 131 166 138L168 152Q148 145 125 145Z", GOLD_DARK),
        bell(62, 128), bell(188, 128), bell(152, 58, 9),
    ])


def fool():
    """In profile, in ink alone: a hood with two long horns and a chin that meets the nose."""
    return "".join([
        # shoulders and dagged collar
        path("M70 330C72 292 92 268 126 262C160 266 180 292 184 330Z", INK),
        path("M78 262L98 240H158L176 262L168 284L152 268L142 292L124 270L108 292L100 270L84 284Z",
             PAPER),
        line("M78 262L98 240H158L176 262L168 284L152 268L142 292L124 270L108 292L100 270L84 284Z",
             INK, 4),
        *[circle(x, y, 5.5, INK) for x, y in ((84, 290), (108, 299), (142, 299), (169, 291))],
        # face
        path("M104 146C96 156 94 164 92 170L66 190C66 198 76 200 86 198L84 206C90 210 96 211 104 210"
             "C94 218 84 218 76 214C76 236 96 244 116 240H150V146Z", PAPER),
        line("M104 146C96 156 94 164 92 170L66 190C66 198 76 200 86 198L84 206C90 210 96 211 104 210"
             "C94 218 84 218 76 214C76 236 96 244 116 240", INK, 4.5),
        path("M84 204C96 210 108 206 116 196C114 212 100 220 86 216Z", INK),
        line("M100 166Q106 158 114 163", INK, 4), ellipse(107, 174, 3.6, 5, INK),
        line("M118 192Q123 196 122 203", INK, 3),
        # the hood and its horns
        path("M150 246C120 236 118 206 126 186C132 170 124 156 98 154C88 132 100 112 124 108"
             "C160 102 186 132 184 176C183 208 172 236 150 246Z", INK),
        path("M104 128C92 92 112 60 150 58C176 57 190 74 186 96C178 80 160 78 150 92"
             "C144 102 144 112 146 124Z", INK),
        path("M150 112C184 104 204 128 200 160C198 176 190 184 182 188C186 168 178 150 160 146Z",
             INK),
        line("M126 112C120 90 132 74 152 72M166 122C184 126 192 140 190 158", PAPER, 3),
        path("M150 232C136 222 134 206 140 190C148 168 136 148 108 144L104 152C124 156 130 168 126 184"
             "C118 206 124 228 142 240Z", MIST),
        circle(186, 104, 10, PAPER), circle(186, 104, 10, "none", stroke=INK, stroke_width=4),
        line("M180 105H192", INK, 3), circle(180, 196, 10, PAPER),
        circle(180, 196, 10, "none", stroke=INK, stroke_width=4), line("M174 197H186", INK, 3),
    ])


def marotte():
    """A fool's stick with ribbons, turned three balls above it."""
    head = "".join([
        line("M0 30V150", "#5b3a29", 9), line("M0 34V60M0 76V96M0 112V132", GOLD, 9,
                                             stroke_linecap="butt"),
        circle(0, 154, 9, GOLD),
        path("M-4 34C-30 44-36 66-26 92C-22 78-14 70-4 64Z", TEAL),
        path("M4 34C30 44 36 66 26 92C22 78 14 70 4 64Z", VIOLET),
        *[group(path("M0 0L11 30L0 38L-11 30Z", c), transform=f"translate(0 20) rotate({a})")
          for a, c in ((-64, TEAL), (64, VIOLET), (-32, GOLD), (32, GOLD), (0, TEAL))],
        path("M-26-34H26V-2C26 22 12 32 0 32C-12 32-26 22-26-2Z", SKIN),
        path("M3-34H26V-2C26 22 12 32 0 32V6H-7L3-16Z", SHADE),
        ellipse(-12, -10, 3.200, 4, INK), ellipse(14, -10, 3.200, 4, INK),
        line("M-12 14Q0 24 12 14", "#8e1c26", 3.500),
        path("M-28-28C-30-68-56-72-60-42C-76-84-30-112-4-60L0-28Z", VIOLET),
        path("M28-28C30-68 56-72 60-42C76-84 30-112 4-60L0-28Z", TEAL),
        path("M-32-34Q0-46 32-34L33-22Q0-34-33-22Z", GOLD),
        bell(-60, -36, 8), bell(60, -36, 8), path("M0-72L10-54L0-36L-10-54Z", GOLD),
    ])
    return "".join([
        group(head, transform="translate(125 168)"),
        star(125, 44, 15, GOLD), circle(82, 268, 12, VIOLET),
        circle(78, 310, 9, GOLD), circle(104, 294, 6, TEAL),
    ])


DRAWINGS = {
    "BJ": (jester, RED, GOLD),
    "LJ": (fool, INK, INK),
    "3J": (marotte, VIOLET, TEAL),
}
JOKERS = tuple(DRAWINGS)


def joker(name):
    drawing, color, mark = DRAWINGS[name]
    corner = index(color, mark)
    return group(use("blank"), drawing(), corner, turned(corner), id=f"card-{name}")
