#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says whether the translations hold the very texts of the sources: collects them anew into copies
and compares.

usage: in_step.py LUPDATE ARGUMENTS..."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent


def main():
    collect = sys.argv[1:]
    changed = []
    with tempfile.TemporaryDirectory() as folder:
        copies = pathlib.Path(folder)
        for name in ("sandbag_de.ts", "sandbag_en.ts", "english_plurals.py"):
            shutil.copy(HERE / name, copies)
        for name, more in (("sandbag_de.ts", []), ("sandbag_en.ts", ["-pluralonly"])):
            subprocess.run([*collect, *more, "-ts", copies / name], check=True)
        subprocess.run([copies / "english_plurals.py"], check=True)
        for name in ("sandbag_de.ts", "sandbag_en.ts"):
            if (HERE / name).read_bytes() != (copies / name).read_bytes():
                changed.append(name)
    if changed:
        sys.exit(f"{', '.join(changed)}: not in step with the sources; "
                 "build the target update_translations and translate what is new")


main()
