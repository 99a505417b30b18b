#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icon for small sizes, where the large one would be a blot: the sack, its tie and a
spade on whole pixels, fewer of each the smaller it is. Then it makes the pictures of all sizes
(rsvg-convert) for desktops that show no drawings, and the files in which Windows and macOS want them.

    resources/icons/draw_icon.py            draws
    resources/icons/draw_icon.py --check    complains where the drawings are not what it draws
"""
import pathlib
import struct
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
NAME = "io.github.sandbag.Sandbag"
SACK, SHADE, TIE, SPADE = "#e9c88f", "#d3a862", "#c5202e", "#1c2331"
RIM = "#8a6a35"  # holds the sack together on a light panel

# For each size: sack, its shaded side, ends of the cloth above the tie, tie (x, y, width, height), spade.
DRAWN = {
    16: ("M5 5.5C2.5 7 .5 9 .5 11.5C.5 14.5 3 15.5 8 15.5C13 15.5 15.5 14.5 15.5 11.5C15.5 9 13.5 7 11 5.5Z",
         "M11 5.5C13.5 7 15.5 9 15.5 11.5C15.5 14.5 13 15.5 8 15.5C12 15.5 13 12 10 5.5Z",
         "M5.5 3.5L4.5 .5L7 1.5L8 .7L9 1.5L11.5 .5L10.5 3.5Z",
         (5, 3, 6, 2),
         "M8 6C8.4 7.4 12 8.8 12 11C12 13 9.8 13.3 8.7 12.2V14H7.3V12.2C6.2 13.3 4 13 4 11C4 8.8 7.6 7.4 8 6Z"),
    22: ("M7 7.5C4 9.5 .5 12.5 .5 16C.5 20.5 4 21.5 11 21.5C18 21.5 21.5 20.5 21.5 16C21.5 12.5 18 9.5 15 7.5Z",
         "M15 7.5C18 9.5 21.5 12.5 21.5 16C21.5 20.5 18 21.5 11 21.5C17 21.5 18.5 16 13.5 7.5Z",
         "M7.5 5L5.5 .7L9 2L11 .9L13 2L16.5 .7L14.5 5Z",
         (7, 5, 8, 2),
         "M11 8.5C11.6 10.5 16 12.4 16 15.3C16 18 13.2 18.4 11.8 16.9C11.9 18 12.3 18.9 13 19.5H9C9.7 18.9"
         " 10.1 18 10.2 16.9C8.8 18.4 6 18 6 15.3C6 12.4 10.4 10.5 11 8.5Z"),
    24: ("M8 8.5C5 10.5 .5 13.5 .5 17.5C.5 22 4.5 23.5 12 23.5C19.5 23.5 23.5 22 23.5 17.5C23.5 13.5 19 10.5"
         " 16 8.5Z",
         "M16 8.5C19 10.5 23.5 13.5 23.5 17.5C23.5 22 19.5 23.5 12 23.5C18.5 23.5 20.5 18 14.5 8.5Z",
         "M8.5 6L6 .8L10 2.3L12 1L14 2.3L18 .8L15.5 6Z",
         (8, 6, 8, 2),
         "M12 9.5C12.6 11.6 17.5 13.8 17.5 17C17.5 19.9 14.4 20.3 12.9 18.7C13 19.8 13.4 20.8 14.2 21.5H9.8"
         "C10.6 20.8 11 19.8 11.1 18.7C9.6 20.3 6.5 19.9 6.5 17C6.5 13.8 11.4 11.6 12 9.5Z"),
    32: ("M11 11.5C7 14 1.5 18 1.5 23.5C1.5 29 6 30.5 16 30.5C26 30.5 30.5 29 30.5 23.5C30.5 18 25 14 21 11.5Z",
         "M21 11.5C25 14 30.5 18 30.5 23.5C30.5 29 26 30.5 16 30.5C25 30.5 27.5 23 19 11.5Z",
         "M11.5 8L8 1.3L13 3.2L16 1.6L19 3.2L24 1.3L20.5 8Z",
         (10, 8, 12, 3),
         "M16 12.5C16.8 15.3 23 18.2 23 22.5C23 26.3 18.9 26.9 17 24.7C17.1 26.2 17.6 27.6 18.7 28.5H13.3"
         "C14.4 27.6 14.9 26.2 15 24.7C13.1 26.9 9 26.3 9 22.5C9 18.2 15.2 15.3 16 12.5Z"),
}
# What macOS calls the sizes that it asks for.
APPLE = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
PICTURES = [16, 22, 24, 32, 48, 64, 128, 256, 512]


def drawing(size):
    sack, shade, cloth, (x, y, width, height), spade = DRAWN[size]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- Drawn by draw_icon.py. -->
<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {size} {size}">
  <path d="{sack}" fill="{SACK}"/>
  <path d="{shade}" fill="{SHADE}"/>
  <path d="{sack}" fill="none" stroke="{RIM}"/>
  <path d="{cloth}" fill="{SACK}" stroke="{RIM}" stroke-linejoin="round"/>
  <rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{TIE}"/>
  <path d="{spade}" fill="{SPADE}"/>
</svg>
"""


def windows_icon(pictures):
    """One file of several pictures, as Windows has had them since Vista."""
    kept = {size: picture for size, picture in pictures.items() if size <= 256}
    place = 6 + 16 * len(kept)
    head, body = struct.pack("<HHH", 0, 1, len(kept)), b""
    for size, picture in kept.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return head + body


def apple_icon(pictures):
    parts = b"".join(name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
                     for size, name in APPLE.items())
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def main():
    folder = HERE / "sizes"
    for size in DRAWN:
        path = folder / f"{size}.svg"
        if sys.argv[1:] == ["--check"]:
            if path.read_text() != drawing(size):
                sys.exit(f"{path} is not what draw_icon.py draws")
        else:
            path.write_text(drawing(size))
    for size in PICTURES:
        picture = folder / f"{size}.png"
        if sys.argv[1:] == ["--check"]:
            if not picture.is_file():
                sys.exit(f"{picture} is missing")
            continue
        source = folder / f"{size}.svg" if size in DRAWN else HERE / f"{NAME}.svg"
        subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", picture, source], check=True)
    pictures = {size: (folder / f"{size}.png").read_bytes() for size in PICTURES}
    for name, made in (("sandbag.ico", windows_icon(pictures)), ("sandbag.icns", apple_icon(pictures))):
        if sys.argv[1:] != ["--check"]:
            (folder / name).write_bytes(made)
        elif (folder / name).read_bytes() != made:
            sys.exit(f"{folder / name} is not made of the pictures beside it")


if __name__ == "__main__":
    main()
