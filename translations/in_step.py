#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says whether the translations hold the very texts of the sources: collects them anew into copies
and compares.

usage: in_step.py LANGUAGE... -- LUPDATE ARGUMENTS..."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent


def main():
    at = sys.argv.index("--")
    files = [HERE / f"sandbag_{language}.ts" for language in sys.argv[1:at]]
    with tempfile.TemporaryDirectory() as folder:
        copies = [shutil.copy(file, folder) for file in files]
        subprocess.run([*sys.argv[at + 1:], "-ts", *copies], check=True)
        subprocess.run([HERE / "notes.py", *copies], check=True)
        apart = [file.name for file, copy in zip(files, copies)
                 if pathlib.Path(copy).read_bytes() != file.read_bytes()]
    if apart:
        sys.exit(f"{', '.join(apart)}: not in step with the sources; build the target "
                 "update_translations and translate what is new")


main()
