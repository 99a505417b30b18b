#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has MinGW read every source as for Windows: every_source.py BUILD [PART…]

BUILD is a finished build of this system: its units of sources and its made headers are read, with this
system's headers of Qt and of the other libraries, as Debian has none for Windows. Nothing is linked or run.
What CMake compiles before the units of several rooms, all of Qt's widgets say, is compiled before them here too.
Of PARTs only units are read whose path has one of them, in their order. Debian: g++-mingw-w64-x86-64-posix. JOBS at once, one by itself."""
import concurrent.futures
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

COMPILER = "x86_64-w64-mingw32-g++-posix"
INCLUDE = pathlib.Path("/usr/include")
# What is read of libraries whose headers lie among those of this system's C library.
PLAIN = ["zlib.h", "zconf.h", "archive.h", "archive_entry.h", "qrencode.h", "openssl", "AL"]
# Libraries with folders of their own, as CMake names them.
OF_QT = "/qt6"
WINDOWS = ["-DUNICODE", "-D_UNICODE", "-DWIN32", "-DWIN64", "-D_WIN64"]


class Failed(Exception):
    pass


def lend(folder):
    """The headers of other libraries, without those that stand beside them."""
    for name in PLAIN:
        there = [place / name for place in (INCLUDE, INCLUDE / "x86_64-linux-gnu") if (place / name).exists()]
        if not there:
            raise Failed(f"{INCLUDE / name} is not there")
        if there[0].is_dir():  # of which a part depends on the processor
            (folder / name).mkdir()
            for header in (header for place in there for header in place.iterdir()):
                (folder / name / header.name).symlink_to(header)
        else:
            (folder / name).symlink_to(there[0])


def as_for_windows(words, lent):
    """The command of this system's compiler as MinGW's: what it looks for, and nothing of the system's own."""
    command, words = [COMPILER, *WINDOWS], iter(words[1:])
    for word in words:
        if word == "-isystem" or word.startswith("-I"):
            folder = next(words) if word == "-isystem" else word[2:]
            if not folder.startswith("/usr/") or OF_QT in folder:
                own = "-isystem" if folder.startswith("/usr/") else "-I"
                command += [own, folder.replace("/mkspecs/linux-g++", "/mkspecs/win32-g++")]
        elif word == "-o":
            next(words)
        elif word == "-include":
            command += [word, str(ours_of(next(words), lent))]
        elif word == "-x":
            command += [word, next(words)]
        elif word.startswith(("-D", "-U", "-std=")) or not word.startswith("-"):
            command.append(word)
    return [*command, "-isystem", str(lent)]


def ours_of(header, lent):
    """Where MinGW finds a header of CMake's, and what it made of it beside it."""
    header = pathlib.Path(header)
    return lent / header.parent.name / header.name


def compile_before(entries, wanted, lent):
    """The headers that are compiled before, as far as they are wanted; a unit that can't take what was made of
    one reads its text."""
    for entry in entries:
        header, words = entry["file"].removesuffix(".cxx"), shlex.split(entry["command"])
        ours = ours_of(header, lent)
        if header == entry["file"] or header not in wanted:
            continue
        ours.parent.mkdir()
        shutil.copy(header, ours)
        made = subprocess.run([*as_for_windows(words, lent), "-o", f"{ours}.gch"],
                              cwd=entry["directory"], capture_output=True, text=True, check=False)
        if made.returncode:
            raise Failed(f"{header} does not compile:\n{made.stderr}")


def units(entries, parts):
    """Commands of the program's own units, once each, in the order of the parts; headers compiled before and
    pictures are left out."""
    found = {}
    for part in parts or [""]:
        for entry in sorted(entries, key=lambda one: one["file"]):
            path = entry["file"]
            if "/src/" in path and part in path and "cmake_pch" not in path and "qrc_" not in path:
                found.setdefault(path, (shlex.split(entry["command"]), entry["directory"]))
    return list(found.items())


def complaints(path, command, folder):
    """What the compiler says of a unit that it does not take; shown at once, as all of them take long."""
    made = subprocess.run([*command, "-fsyntax-only"], cwd=folder, capture_output=True, text=True, check=False)
    print(f"{path}: {'does not compile' if made.returncode else 'fine'}", flush=True)
    return made.stderr if made.returncode else ""


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if not shutil.which(COMPILER):
        raise Failed(f"{COMPILER} is missing: see the head of {sys.argv[0]}")
    build = pathlib.Path(sys.argv[1]).resolve()
    entries = json.loads((build / "compile_commands.json").read_text())
    there = units(entries, sys.argv[2:])
    with tempfile.TemporaryDirectory() as folder:
        lent = pathlib.Path(folder)
        lend(lent)
        compile_before(entries, {word for _, (words, _) in there for word in words}, lent)
        with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", "1"))) as workers:
            said = list(workers.map(lambda unit: complaints(
                unit[0], as_for_windows(unit[1][0], lent), unit[1][1]), there))
    bad = [(path, errors) for (path, _), errors in zip(there, said) if errors]
    for path, errors in bad:
        print(f"== {path}\n{errors}")
    print(f"{len(there)} units read, {len(bad)} of them do not compile")
    return bool(bad) or not there


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Failed, OSError) as error:
        sys.exit(f"every_source.py: {error}")
