# SPDX-License-Identifier: GPL-3.0-or-later
"""The alphabet of the deck: SVG fragments, suit pips and index glyphs.

A card is 250 x 350 units. Everything is plain paths, circles and `use`, so that a renderer of
SVG Tiny 1.2 draws it without fonts, filters or masks.
"""

WIDTH, HEIGHT, RADIUS = 250, 350, 12.5
SUITS = "SHDC"
INK = "#1c2331"
RED = "#c5202e"
GOLD = "#eeb23a"
GOLD_DARK = "#c98612"
PAPER = "#fffefb"
EDGE = "#b9b6ad"


def attributes(**kw):
    return "".join(f' {k.replace("_", "-")}="{v}"' for k, v in kw.items() if v is not None)


def path(d, fill=None, **kw):
    return f'<path d="{d}"{attributes(fill=fill, **kw)}/>'


def line(d, color, width, **kw):
    """A stroked path; round ends unless told otherwise."""
    kw = {"stroke_linecap": "round", "stroke_linejoin": "round", **kw}
    return path(d, "none", stroke=color, stroke_width=width, **kw)


def circle(x, y, r, fill, **kw):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{attributes(fill=fill, **kw)}/>'


def ellipse(x, y, rx, ry, fill):
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"/>'


def rect(x, y, w, h, fill, r=0):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"' + attributes(
        rx=r or None, fill=fill) + "/>"


def group(*parts, **kw):
    return f"<g{attributes(**kw)}>{''.join(parts)}</g>"


def use(ref, transform=None, **kw):
    return f'<use xlink:href="#{ref}"{attributes(transform=transform, **kw)}/>'


def pip(suit, x, y, size, turned=False, **kw):
    """A suit mark of `size` units across with its centre at x, y."""
    turn = " rotate(180)" if turned else ""
    return use(f"pip-{suit}", f"translate({x:g} {y:g}){turn} scale({size / 100:g})", **kw)


def turned(*parts):
    """The parts, turned half round the middle of the card."""
    return group(*parts, transform=f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")


def rounded(x, y, w, h, r):
    """Path data of a rounded rectangle."""
    return (f"M{x + r:g} {y:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{h - 2 * r:g}"
            f"a{r:g} {r:g} 0 0 1 {-r:g} {r:g}h{2 * r - w:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}"
            f"v{2 * r - h:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}z")


# Suit marks in a box of 100 x 100 with the centre at 0, 0.
PIPS = {
    "S": "M0-50C7-35 46-14 46 13C46 30 34 39 22 39C14 39 8 36 4 30C5 40 9 46 16 50H-16"
         "C-9 46-5 40-4 30C-8 36-14 39-22 39C-34 39-46 30-46 13C-46-14-7-35 0-50Z",
    "H": "M0 48C-8 31-47 14-47-17C-47-34-35-45-22-45C-12-45-4-39 0-29C4-39 12-45 22-45"
         "C35-45 47-34 47-17C47 14 8 31 0 48Z",
    "D": "M0-51C10-31 23-14 41 0C23 14 10 31 0 51C-10 31-23 14-41 0C-23-14-10-31 0-51Z",
    "C": "M0-50A23 23 0 0 1 17-11A23.500 23.500 0 1 1 5 25C6 37 10 45 17 50H-17"
         "C-10 45-6 37-5 25A23.500 23.500 0 1 1-17-11A23 23 0 0 1 0-50Z",
}

# Index glyphs, 60 units high: width and parts; ("f", data) is filled, ("s", data) a stroke of 11.
GLYPHS = {
    "A": (44, [("f", "M16 0H28L44 60H31.500L28.500 48H15.500L12.500 60H0ZM18.300 37.500H25.700"
                     "L22 22Z")]),
    "K": (43, [("f", "M0 0H12V24L28 0H42L24.500 26L43 60H29L16.500 37L12 43.500V60H0Z")]),
    "Q": (42, [("s", "M5.500 20A14.500 14.500 0 0 1 34.500 20V40A14.500 14.500 0 0 1 5.500 40Z"),
               ("f", "M16 41L25 35L43 58L34 65Z")]),
    "J": (36, [("s", "M30.500 0V40A12.500 13.500 0 0 1 5.500 40V37")]),
    "1": (17, [("f", "M6 0H17V60H5.500V15L-2 19V7Z")]),
    "0": (28, [("s", "M5.500 15A8.500 9.500 0 0 1 22.500 15V45A8.500 9.500 0 0 1 5.500 45Z")]),
    "9": (40, [("s", "M34.500 20A14.500 14.500 0 1 0 5.500 20A14.500 14.500 0 1 0 34.500 20V38"
                     "C34.500 51 25 55 8 54.500")]),
    "8": (40, [("s", "M20 5.500A12 11 0 0 1 20 28A12 11 0 0 1 20 5.500Z"),
               ("s", "M20 28A14.500 13.250 0 0 1 20 54.500A14.500 13.250 0 0 1 20 28Z")]),
    "7": (40, [("f", "M0 0H40V10L22 60H9L27.500 11.500H0Z")]),
    "6": (40, [("s", "M5.500 40A14.500 14.500 0 1 0 34.500 40A14.500 14.500 0 1 0 5.500 40V22"
                     "C5.500 9 15 5 32 5.500")]),
    "5": (40, [("s", "M36 5.500H8.500V28C12 24 17 22.500 20 22.500A14.500 16 0 0 1 20 54.500"
                     "C12 54.500 6 50 4.500 43")]),
    "4": (43, [("f", "M20 0H35V36H43V47H35V60H23.500V47H0V36ZM23.500 36V15L11 36Z")]),
    "3": (40, [("s", "M5 16A14.500 10.500 0 1 1 20 27.500H15H20A14.500 13.500 0 1 1 4.500 43")]),
    "2": (40, [("s", "M5.500 19A14.500 13.500 0 0 1 34.500 19C34.500 30 22 36 8.500 54.500"),
               ("f", "M2 49H40V60H2Z")]),
    "O": (40, [("s", "M5.500 20A14.500 14.500 0 0 1 34.500 20V40A14.500 14.500 0 0 1 5.500 40Z")]),
    "E": (34, [("f", "M0 0H34V11.500H12V24H30V35H12V48.500H34V60H0Z")]),
    "R": (42, [("f", "M0 0H12V60H0Z"), ("s", "M6 5.500H22A11 11.500 0 0 1 22 29.500H6"),
               ("f", "M14 30H27L43 60H29Z")]),
}


def glyph(char, color):
    """The parts of one glyph with its top left corner at 0, 0."""
    return "".join(
        path(d, color, fill_rule="evenodd") if kind == "f"
        else line(d, color, 11, stroke_linecap="butt", stroke_linejoin="miter")
        for kind, d in GLYPHS[char][1])


def word_width(word, gap=4):
    return sum(GLYPHS[c][0] for c in word) + gap * (len(word) - 1)


def word(text, color, gap=4):
    """Glyphs side by side, 60 high, centred on x = 0 with the top at y = 0."""
    x, parts = -word_width(text, gap) / 2, []
    for char in text:
        parts.append(group(glyph(char, color), transform=f"translate({x:g} 0)"))
        x += GLYPHS[char][0] + gap
    return "".join(parts)


def star(x, y, r, fill, points=5, inner=0.45):
    from math import cos, pi, sin
    corners = []
    for i in range(2 * points):
        radius = r if i % 2 == 0 else r * inner
        angle = pi * i / points
        corners.append(f"{x + radius * sin(angle):.1f} {y - radius * cos(angle):.1f}")
    return path("M" + "L".join(corners) + "Z", fill)
