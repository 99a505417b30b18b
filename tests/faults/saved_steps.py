# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies beside a saved match as its steps (src/model/FORMATS.md), for tests that look into
files while the program runs."""
import hashlib
import json
import pathlib


def whole_lines(file):
    """The texts of a steps' file that follow each other, as objects."""
    last, texts = b"", []
    for line in file.read_bytes().split(b"\n")[:-1]:
        word, _, text = line.partition(b" ")
        if word != hashlib.sha1(last + text).hexdigest().encode():
            break
        last = word
        texts.append(json.loads(text))
    return texts


def later_events(saved, check):
    """The events that came after a save with that check word."""
    name = str(saved).removesuffix(".bak").removesuffix(".new")
    for beside in (name + ".steps", name + ".steps.bak"):
        try:
            lines = whole_lines(pathlib.Path(beside))
        except OSError:
            continue
        if lines and lines[0]["of"] == check:
            return [line["event"] for line in lines[1:]]
    return []


def events_of_last_deal(saved, match):
    """All events of the last deal of a match that was read from that file."""
    events = match["deals"][-1].get("events", [])
    return events + (later_events(saved, match["check"]) if "check" in match else [])
