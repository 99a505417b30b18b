#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts both programs beside a file "portable.txt": portable.py PROGRAM CLI

Everything that they keep lies in the folder "portable" beside them, and nothing in the home."""
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from own_window import SETTINGS, Home, progress

PATIENCE = 60


def files_in(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def play(home, program, data):
    """Until a match has been saved; then the window is asked to end."""
    window = home.start(program)
    end = time.monotonic() + PATIENCE
    while progress(data / "match.spades.json") is None:
        if window.poll() is not None or time.monotonic() > end:
            sys.exit("no match was saved beside the program")
        time.sleep(0.05)
    window.send_signal(signal.SIGTERM)
    window.communicate(timeout=PATIENCE)


def main(program, cli):
    home = Home()
    before = files_in(home.path)
    with tempfile.TemporaryDirectory(prefix="sandbag-stick-") as folder:
        stick = pathlib.Path(folder)
        for each in (program, cli):
            shutil.copy(each, stick)
        (stick / "portable.txt").touch()
        config = stick / "portable/config"
        config.mkdir(parents=True)
        (config / "sandbag.conf").write_text(SETTINGS)
        data = stick / "portable/data"
        play(home, stick / pathlib.Path(program).name, data)
        subprocess.run([stick / pathlib.Path(cli).name, "import", data / "match.spades.json"],
                       env=home.environment(), check=True, stdout=subprocess.DEVNULL)
        kept = files_in(stick / "portable")
        for wanted in ("config/sandbag.conf", "data/history/index.sqlite"):
            if wanted not in kept:
                sys.exit(f"{wanted} is not beside the program: {kept}")
    # What a font library or a driver keeps for itself is not ours.
    ours = [path for path in files_in(home.path) if path not in before and "sandbag" in path]
    if ours:
        sys.exit(f"kept in the home all the same: {ours}")


main(*sys.argv[1:3])
