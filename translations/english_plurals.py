#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fill the plural forms of sandbag_en.ts: "%n card(s)" is "%n card" for one and "%n cards" for more.

Run it after the target update_translations. Forms that were written by hand are kept."""
import pathlib
import re
import xml.etree.ElementTree as tree

HERE = pathlib.Path(__file__).parent


def form(source, one):
    """The source with every "(s)" resolved."""
    return re.sub(r"\((e?s)\)", "" if one else r"\1", source)


def main():
    path = HERE / "sandbag_en.ts"
    document = tree.parse(path)
    for message in document.getroot().iter("message"):
        translation = message.find("translation")
        forms = translation.findall("numerusform")
        if translation.get("type") != "unfinished" or len(forms) != 2:
            continue
        for index, element in enumerate(forms):
            element.text = form(message.find("source").text, index == 0)
        del translation.attrib["type"]
    text = tree.tostring(document.getroot(), encoding="unicode")
    path.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + text + "\n")


main()
