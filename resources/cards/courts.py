# SPDX-License-Identifier: GPL-3.0-or-later
"""Jacks, queens and kings: twelve busts, each drawn once and turned for the other half.

A bust lives above the middle of the card: x from -125 to 125, y from -175 (top) to 0. The index
keeps x < -62, y < -50 for itself; what the figure holds stands at the right.
"""
from shapes import (GOLD, GOLD_DARK, INK, circle, ellipse, group, line, path, pip, rect, use)

SKIN, SHADE = "#fbe0bd", "#efc192"
LINEN = "#f6e7c8"
HAIR = {"black": "#2a2431", "auburn": "#8e3b1c", "blond": "#d9952b", "grey": "#a9adb5",
        "brown": "#5b3a29"}

BODY = "M-113 0V-16C-113-33-92-38-62-43L-22-56H22L62-43C92-38 113-33 113-16V0Z"


# --- heads -------------------------------------------------------------------------------------

def face(mouth="#b5382f"):
    """Seen from the front, one side in the shade; the edge of the shade is the nose."""
    return "".join([
        rect(-14, -70, 28, 26, SHADE),
        path("M-30-122H30V-88C30-66 14-52 0-52C-14-52-30-66-30-88Z", SKIN),
        path("M3-122H30V-88C30-66 14-52 0-52V-75H-8L3-103Z", SHADE),
        eye(-14, -99), eye(16, -99),
        path("M-8-66Q0-69.500 8-66Q0-60 -8-66Z", mouth),
    ])


def eye(x, y):
    return (line(f"M{x - 8} {y - 7}Q{x} {y - 11} {x + 8} {y - 7}", INK, 3.2)
            + ellipse(x, y, 3.6, 4.2, INK))


def profile(mouth="#b5382f"):
    """Seen from the side, looking left."""
    return "".join([
        path("M-8-74H22V-44H-8Z", SHADE),
        path("M-24-122H28V-74C28-62 12-56-4-54C-16-53-23-57-23-64L-21-69L-27-72L-23-77L-26-82"
             "L-38-86L-27-104Z", SKIN),
        path("M4-122H28V-74C28-62 12-56-4-54L-8-54C8-66 8-100 4-122Z", SHADE),
        line("M-24-107Q-17-112-9-108", INK, 3.2), ellipse(-16, -99, 3.4, 4.2, INK),
        line("M-25-74L-15-73", mouth, 3.4),
    ])


def hair(color, kind):
    c = HAIR[color]
    curl = {
        "bob": "M-34-126H34V-72C34-62 52-58 52-74C52-88 46-90 46-104V-126H-46V-104"
               "C-46-90-52-88-52-74C-52-58-34-62-34-72Z",
        "long": "M-36-128H36C50-112 48-84 56-66C60-54 54-46 44-46H-44C-54-46-60-54-56-66"
                "C-48-84-50-112-36-128Z",
        "page": "M-34-128H34C48-118 48-90 48-62H22V-90L14-112H-14L-22-90V-62H-48"
                "C-48-90-48-118-34-128Z",
        "waves": "M-34-128H34Q52-118 46-104Q58-92 48-80Q60-68 48-54Q40-44 26-48H-26"
                 "Q-40-44-48-54Q-60-68-48-80Q-58-92-46-104Q-52-118-34-128Z",
        "braids": "M-32-128H32C46-118 46-104 44-92L54-78L42-64L52-50L40-38L30-50L36-64L28-80V-110"
                  "H-28V-80L-36-64L-30-50L-40-38L-52-50L-42-64L-54-78L-44-92C-46-104-46-118-32-128Z",
        "side": "M-20-126H34C46-116 48-96 46-70C45-60 36-56 26-60C14-66 16-84 8-100L-20-112Z",
        "knot": "M-34-128H34C46-116 44-96 40-82H30L24-106C8-110-8-110-24-106L-30-82H-40"
                "C-44-96-46-116-34-128Z",
    }[kind]
    return path(curl, c)


def beard(color, kind):
    c = HAIR[color]
    shapes = {
        "square": "M-31-92L-24-78Q-12-84 0-78Q12-84 24-78L31-92V-58C31-42 22-34 12-34H-12"
                  "C-22-34-31-42-31-58Z",
        "curly": "M-31-94L-25-78Q-12-85 0-78Q12-85 25-78L31-94Q40-84 33-74Q40-62 28-56"
                 "Q27-42 13-44Q0-30-13-44Q-27-42-28-56Q-40-62-33-74Q-40-84-31-94Z",
        "forked": "M-31-92L-24-78Q-12-84 0-78Q12-84 24-78L31-92V-66C31-46 22-38 16-26L0-44"
                  "L-16-26C-22-38-31-46-31-66Z",
        "pointed": "M-23-77L-6-80L6-96L28-104V-70C26-48 6-40-20-30C-16-40-26-50-24-62Z",
    }[kind]
    lips = "" if kind == "pointed" else path("M-8-68Q0-71 8-68Q0-62-8-68Z", "#b5382f")
    if kind == "pointed":
        lips = line("M-24-71L-14-70", "#b5382f", 3.4)
    return path(shapes, c) + lips


# --- crowns and hats ---------------------------------------------------------------------------

def band(jewel, y=-130, half=36):
    parts = [rect(-half, y, 2 * half, 14, GOLD), rect(-half, y + 9, 2 * half, 5, GOLD_DARK)]
    parts += [circle(x, y + 6, 3.4, jewel) for x in (-22, 0, 22)]
    return "".join(parts)


def crown_spikes(p):
    points = "M-36-128L-42-158L-25-142L-17-164L-8-144L0-170L8-144L17-164L25-142L42-158L36-128Z"
    balls = "".join(circle(x, y, 4, GOLD) for x, y in ((-42, -159), (-17, -164), (17, -164),
                                                         (42, -159)))
    return path(points, GOLD) + balls + circle(0, -166, 5, p["main"]) + band(p["main"])


def crown_arches(p):
    return "".join([
        path("M-36-128C-50-150-34-162-20-156C-12-166 12-166 20-156C34-162 50-150 36-128Z",
             p["main"]),
        line("M-34-128C-46-148-32-158-22-154", GOLD, 5.5),
        line("M34-128C46-148 32-158 22-154", GOLD, 5.5),
        line("M0-128V-158", GOLD, 5.5), line("M-18-128C-24-150-10-160 0-160C10-160 24-150 18-128",
                                             GOLD, 5.5),
        path("M-2.500-171H2.500V-166H8V-161H2.500V-156H-2.500V-161H-8V-166H-2.500Z", GOLD),
        band(p["main"]),
    ])


def crown_wall(p):
    return "".join([
        path("M-36-126L-42-162H-26V-152H-16V-162H-8V-170H8V-162H16V-152H26V-162H42L36-126Z", GOLD),
        path("M0-166L7-152L0-138L-7-152Z", p["main"]),
        path("M-29-154L-24-146L-29-138L-34-146Z", p["main"]),
        path("M29-154L34-146L29-138L24-146Z", p["main"]),
        band(p["main"]),
    ])


def crown_clover(p):
    def leaf(x, y, s):
        return group(circle(0, -9, 6, GOLD), circle(-7, -1, 6, GOLD), circle(7, -1, 6, GOLD),
                     path("M-2 0H2L4 14H-4Z", GOLD), transform=f"translate({x} {y}) scale({s})")
    return "".join([
        path("M-36-128L-40-142L-18-134L0-146L18-134L40-142L36-128Z", GOLD),
        leaf(-35, -148, 0.9), leaf(35, -148, 0.9), leaf(0, -152, 1.2), circle(0, -154, 4, p["main"]),
        band(p["main"]),
    ])


def tiara_spade(p):
    return "".join([
        path("M-34-124C-34-140-18-150 0-166C18-150 34-140 34-124C20-132-20-132-34-124Z", GOLD),
        pip("S", 0, -143, 20, fill=p["main"]),
        circle(0, -168, 4.5, GOLD), circle(-22, -136, 3, p["main"]), circle(22, -136, 3, p["main"]),
    ])


def coronet_heart(p):
    return "".join([
        path("M-35-122L-40-148Q-28-150-22-138Q-14-160 0-160Q14-160 22-138Q28-150 40-148L35-122"
             "Q0-132-35-122Z", GOLD),
        pip("H", 0, -143, 19, fill=p["main"]), circle(-38, -151, 4.5, p["main"]),
        circle(38, -151, 4.5, p["main"]), circle(0, -163, 4.5, p["main"]),
    ])


def diadem(p):
    return "".join([
        circle(0, -146, 17, HAIR["blond"]),
        path("M-36-118L-38-138L-20-130L-12-146L0-134L12-146L20-130L38-138L36-118Q0-130-36-118Z",
             GOLD),
        path("M0-140L8-128L0-116L-8-128Z", p["main"]),
        circle(-38, -140, 3.5, GOLD), circle(38, -140, 3.5, GOLD),
    ])


def wreath(p):
    leaves = []
    for x, y, a in ((-36, -118, -60), (-30, -132, -42), (-18, -142, -22), (36, -118, 60),
                    (30, -132, 42), (18, -142, 22)):
        leaves.append(group(path("M0-14C9-6 9 6 0 12C-9 6-9-6 0-14Z", p["leaf"]),
                            transform=f"translate({x} {y}) rotate({a})"))
    return "".join(leaves) + pip("C", 0, -146, 26, fill=GOLD) + "".join(
        circle(x, y, 3.6, p["berry"]) for x, y in ((-27, -121), (27, -121), (-9, -132), (9, -132)))


def beret(p):
    return "".join([
        path("M26-132C40-168 66-170 64-150C62-138 46-132 26-126Z", p["light"]),
        line("M28-129C42-142 50-150 58-158", p["main"], 2.5),
        path("M-44-126C-52-150-22-162 6-158C30-154 42-142 36-122Z", p["main"]),
        path("M-38-132H36V-120H-38Z", GOLD), rect(-38, -124, 74, 4, GOLD_DARK),
        circle(-24, -127, 4.5, p["light"]),
    ])


def plumed_cap(p):
    return "".join([
        path("M-42-122C-42-146-20-152 0-152C24-152 40-144 40-122Z", p["main"]),
        path("M-52-124C-30-136 30-136 48-124C52-116 46-112 40-114C16-122-16-122-42-114"
             "C-50-112-56-118-52-124Z", p["dark"]),
        path("M10-138C10-168 44-176 60-160C48-160 48-150 36-148C28-146 18-142 10-132Z", p["light"]),
        line("M13-140C22-152 34-158 46-161", GOLD_DARK, 2.5), circle(12, -138, 5, GOLD),
    ])


def hunter_hat(p):
    return "".join([
        path("M-58-120L30-164C42-150 44-134 42-120Z", p["main"]),
        path("M-60-116L44-130V-114L-36-112Z", p["dark"]),
        path("M24-130C34-150 40-164 58-168C60-150 50-138 34-126Z", p["light"]),
        line("M28-130C36-144 42-152 50-160", p["dark"], 2.5),
    ])


def turban(p):
    return "".join([
        path("M-42-118C-54-146-26-164 0-164C26-164 54-146 42-118Q0-134-42-118Z", p["main"]),
        path("M-43-122C-30-150 6-160 36-146C44-142 46-134 45-128C20-146-14-140-34-121Z", p["light"]),
        path("M-43-118C-20-134 24-138 44-118L42-112Q0-128-42-112Z", GOLD),
        pip("C", 0, -148, 24, fill=GOLD), circle(0, -127, 4.5, p["dark"]),
    ])


# --- robes -------------------------------------------------------------------------------------

def ermine():
    tails = "".join(path(f"M{x} {y}l3.5 9h-7z", INK) for x, y in (
        (-66, -33), (-48, -28), (-30, -22), (30, -22), (48, -28), (66, -33), (-46, -42), (46, -42)))
    return path("M-24-54L-62-42C-74-40-84-37-92-32C-70-28-46-20-26-6H26C46-20 70-28 92-32"
                "C84-37 74-40 62-42L24-54Z", LINEN) + tails


def king_robe(p):
    folds = line("M-96 0V-24M-78 0V-20M96 0V-24M78 0V-20", p["light"], 5, stroke_linecap="butt")
    return path(BODY, p["main"]) + folds + ermine() + path("M-26-6L0-40L26-6V0H-26Z", p["dark"])


def queen_robe(p):
    return "".join([
        path(BODY, p["main"]),
        path("M-113 0V-16C-113-33-92-38-62-43C-40-40-34-20-40 0Z", p["light"]),
        path("M113 0V-16C113-33 92-38 62-43C40-40 34-20 40 0Z", p["light"]),
        line("M-98 0C-98-14-88-24-74-30M-70 0C-70-10-64-20-54-26M98 0C98-14 88-24 74-30"
             "M70 0C70-10 64-20 54-26", p["dark"], 4),
        path("M-26-58H26L34-46L0-12L-34-46Z", SKIN),
        path("M0-58H26L34-46L0-12Z", SHADE),
        line("M-38-45L0-8L38-45", GOLD, 6, stroke_linejoin="miter", stroke_linecap="butt"),
        line("M-22-52Q0-34 22-52", GOLD_DARK, 3), circle(0, -40, 5.5, p["main"]),
    ])


def jack_robe(p):
    stripes = "".join(path(f"M{x} 0V{y}H{x + 14}V0Z", p["light"]) for x, y in (
        (-105, -28), (-77, -38), (63, -40), (91, -31)))
    return "".join([
        path(BODY, p["main"]), stripes,
        path("M-50-47L-22-56H22L50-47L38 0H-38Z", p["dark"]),
        "".join(circle(0, y, 4, GOLD) for y in (-28, -14)),
        path("M-44-50L-18-60H18L44-50L36-34L22-42L12-30L0-40L-12-30L-22-42L-36-34Z", LINEN),
    ])


# --- what they hold ----------------------------------------------------------------------------

def hand(x, y, p):
    return (path(f"M{x - 14} {y + 8}H{x + 14}L{x + 17} {y + 30}H{x - 17}Z", GOLD)
            + circle(x, y, 13, SKIN)
            + line(f"M{x - 11} {y - 3}H{x + 4}M{x - 12} {y + 3}H{x + 4}", SHADE, 2.4))


def sword(p):
    return "".join([
        path("M82-60V-146L90-162L98-146V-60Z", "#d9dde4"), path("M90-162L98-146V-60H90Z", "#aeb5c0"),
        rect(68, -62, 44, 9, GOLD, 4), rect(86, -54, 8, 20, INK), hand(90, -40, p),
    ])


def mace(p):
    return "".join([
        rect(86, -132, 8, 96, GOLD), pip("H", 90, -140, 42, fill=p["main"]),
        rect(80, -118, 20, 6, GOLD_DARK), hand(90, -48, p),
    ])


def axe(p):
    return "".join([
        rect(80, -158, 8, 122, HAIR["brown"]),
        path("M84-152C98-150 108-156 114-162C118-142 118-126 114-108C108-116 98-120 84-118Z",
             "#d9dde4"),
        path("M114-162C118-142 118-126 114-108C110-113 106-116 103-117C107-132 107-140 104-152"
             "C108-154 112-158 114-162Z", "#aeb5c0"),
        rect(77, -156, 14, 6, GOLD), rect(77, -120, 14, 6, GOLD), hand(84, -46, p),
    ])


def orb(p):
    return "".join([
        hand(90, -54, p), circle(90, -92, 25, GOLD), path("M65.5-97H114.5V-87H65.5Z", p["main"]),
        path("M85-116H95V-92H85Z", p["main"]),
        path("M86-150H94V-140H104V-132H94V-116H86V-132H76V-140H86Z", GOLD_DARK),
    ])


def sceptre(p):
    return "".join([
        rect(87, -128, 6, 94, GOLD), circle(90, -138, 14, GOLD), pip("S", 90, -138, 20,
                                                                   fill=p["main"]),
        path("M90-168L95-152H85Z", GOLD), rect(80, -122, 20, 5, GOLD_DARK), hand(90, -48, p),
    ])


def rose(p):
    return "".join([
        line("M90-120V-40", "#3c7a4b", 5), path("M90-84C100-100 112-98 116-94C110-82 98-78 90-80Z",
                                               "#3c7a4b"),
        path("M90-66C80-82 70-80 66-76C70-66 80-60 90-62Z", "#3c7a4b"),
        path("M68-146C68-126 78-116 90-116C102-116 112-126 112-146L101-136L90-154L79-136Z",
             p["main"]),
        path("M79-136L90-154L101-136C101-126 96-118 90-116C84-118 79-126 79-136Z", p["light"]),
        hand(90, -46, p),
    ])


def fan(p):
    def blade(a, color):
        return group(path("M0-14L11-80Q0-88-11-80Z", color) + path("M0-76L5-66L0-56L-5-66Z", GOLD),
                     transform=f"translate(88 -50) rotate({a})")
    return (blade(-15, p["dark"]) + blade(15, p["dark"]) + blade(0, p["main"])
            + hand(88, -48, p))


def clover_branch(p):
    return "".join([
        line("M90-44C92-70 86-90 90-116", p["leaf"], 5),
        line("M90-84C98-92 102-96 106-98", p["leaf"], 4),
        pip("C", 90, -134, 42, fill=p["main"]), pip("C", 108, -104, 20, fill=p["light"]),
        path("M89-70C78-84 70-80 66-74C72-64 82-62 89-66Z", p["leaf"]), hand(90, -44, p),
    ])


def halberd(p):
    return "".join([
        rect(86, -150, 8, 110, HAIR["brown"]), path("M90-174L98-148H82Z", "#d9dde4"),
        path("M90-146H100L116-152V-112L100-122H90Z", "#d9dde4"),
        path("M90-140L70-134L90-126Z", "#aeb5c0"), rect(83, -122, 14, 6, GOLD), hand(90, -46, p),
    ])


def leaf_staff(p):
    return "".join([
        line("M90-40V-150", HAIR["brown"], 6),
        *[group(path("M0 0C4-16 18-20 26-18C24-6 12 2 0 0Z", p["main"]),
                transform=f"translate(90 {y}) scale({s} 1)")
          for y, s in ((-122, 1), (-122, -1), (-98, 1), (-98, -1))],
        pip("H", 90, -150, 30, fill=p["main"]), hand(90, -52, p),
    ])


def bow(p):
    return "".join([
        line("M82-160C124-130 124-64 82-34", HAIR["brown"], 6),
        line("M82-160L74-97L82-34", "#8b8f98", 2.2),
        line("M62-97H114", GOLD_DARK, 4), path("M118-97L106-105V-89Z", INK),
        path("M62-97L54-105H68L74-97L68-89H54Z", p["main"]), hand(101, -95, p),
    ])


def horn(p):
    return "".join([
        path("M112-146C116-104 100-82 72-80L72-92C88-94 96-112 92-140Z", GOLD),
        ellipse(102, -144, 13, 6, GOLD_DARK), rect(64, -92, 9, 12, GOLD_DARK),
        path("M104-98L94-108L88-101L97-90Z", p["main"]),
        line("M78-80C76-64 84-58 90-52M106-100C108-80 102-64 92-54", p["main"], 3),
        hand(90, -46, p),
    ])


# rank+suit: hair (colour, kind), head, beard, hat, robe, thing held
FIGURES = {
    "KS": (("black", "bob"), face, ("black", "square"), crown_spikes, king_robe, sword),
    "KH": (("auburn", "waves"), face, ("auburn", "curly"), crown_arches, king_robe, mace),
    "KD": (("blond", "side"), profile, ("blond", "pointed"), crown_wall, king_robe, axe),
    "KC": (("grey", "bob"), face, ("grey", "forked"), crown_clover, king_robe, orb),
    "QS": (("black", "long"), face, None, tiara_spade, queen_robe, sceptre),
    "QH": (("auburn", "waves"), face, None, coronet_heart, queen_robe, rose),
    "QD": (("blond", "knot"), face, None, diadem, queen_robe, fan),
    "QC": (("brown", "braids"), face, None, wreath, queen_robe, clover_branch),
    "JS": (("black", "side"), profile, None, beret, jack_robe, halberd),
    "JH": (("auburn", "side"), profile, None, plumed_cap, jack_robe, leaf_staff),
    "JD": (("blond", "page"), face, None, hunter_hat, jack_robe, bow),
    "JC": (("brown", "page"), face, None, turban, jack_robe, horn),
}

# Hair that falls in front of the face rather than behind it.
FRONT = {"bob", "page", "side", "knot"}


def bust(figure, p):
    (color, kind), head, whiskers, hat, robe, thing = FIGURES[figure]
    front = kind in FRONT
    return "".join([
        "" if front else hair(color, kind), robe(p), thing(p), head(),
        hair(color, kind) if front else "",
        beard(*whiskers) if whiskers else "", hat(p),
    ])


def court(figure, p):
    """Definitions for the half, and the parts of the whole figure in card coordinates."""
    half = f"half-{figure}"
    belt = rect(-113, -7, 226, 14, GOLD) + rect(-113, -3, 226, 6, p["dark"])
    whole = group(use(half), use(half, "rotate(180)"), belt, transform="translate(125 175)")
    return group(bust(figure, p), id=half), whole
