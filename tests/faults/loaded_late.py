#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What most sessions never use is not in memory: loaded_late.py PROGRAM

Starts the window off screen, and reads off it once it is quiet which libraries it has loaded. Each of
those named here is what one plugin beside the program is linked with, and so nothing else in it."""
import pathlib
import re
import subprocess
import sys
import time

import own_window

# By plugins; each of these libraries brings others along.
LATE = {"sandbag_zip": ("libarchive",), "sandbag_sockets": ("libQt6Network", "libgssapi_krb5"),
        "sandbag_sound": ("libopenal",)}
# Whatever else is loaded, a window has this: otherwise nothing was read.
ALWAYS = "libQt6Widgets"
QUIET, PATIENCE = 3, 60  # seconds


def loaded(pid):
    """The names of the libraries in a process, without versions."""
    maps = pathlib.Path(f"/proc/{pid}/maps").read_text()
    return {pathlib.PurePath(path).name.split(".so")[0] for path in re.findall(r"(/\S+\.so\S*)$", maps, re.M)}


def when_quiet(program):
    """What a window has loaded that was opened and left alone."""
    home = own_window.Home()
    child = home.start(program)
    try:
        begun = time.monotonic()
        while not home.match.exists() and time.monotonic() - begun < PATIENCE:
            time.sleep(0.2)
        time.sleep(QUIET)
        return loaded(child.pid)
    finally:
        child.kill()
        child.wait()


def linked(plugin):
    """What the plugin itself asks for, without versions."""
    said = subprocess.run(["readelf", "--wide", "-d", plugin], capture_output=True, text=True, check=True).stdout
    return {name.split(".so")[0] for name in re.findall(r"\(NEEDED\).*\[(.*)\]", said)}


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    there = when_quiet(program)
    complaints = [] if ALWAYS in there else [f"{ALWAYS} is not loaded either: nothing was seen"]
    for name, libraries in LATE.items():
        complaints += [f"{library} is loaded at the start" for library in (name, *libraries) if library in there]
        plugin = program.parent / f"{name}.so"
        if plugin.exists() and libraries[0] not in linked(plugin):  # else built without
            complaints.append(f"{plugin.name} is not linked with {libraries[0]}")
    print("\n".join(complaints) or "loaded when it is wanted")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
