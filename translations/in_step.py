#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says whether the translation holds the very texts of the sources: collects them anew into a copy
and compares.

usage: in_step.py LUPDATE ARGUMENTS..."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
NAME = "sandbag_de.ts"


def main():
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(HERE / NAME, folder)
        subprocess.run([*sys.argv[1:], "-ts", copy], check=True)
        if pathlib.Path(copy).read_bytes() != (HERE / NAME).read_bytes():
            sys.exit(f"{NAME}: not in step with the sources; build the target update_translations "
                     "and translate what is new")


main()
