#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is no plain file in every place that is opened: strange_files.py PROGRAM CLI [--each] [WORD]

Makes a pipe, a folder, a socket, a link to a device or to itself, noise and an endless file where
the two programs keep something, where they are told to read and where they write. The window lives,
plays and ends within a second when it is asked to; no command waits. Without --each all places of a
home have the same at once, which is what a test run has time for; with it they come one by one. With
WORD only the kinds or places of which the name holds it."""
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time

from own_window import Home, late

LIVES = 1.0

# Of the folder of the data, unless it begins with a tilde.
PLACES = [
    "match.spades.json", "match.spades.json.new", "match.spades.json.bak",
    "match.spades.json.steps", "match.spades.json.steps.bak", "match.lock", "match-2.lock",
    "tables/last-table.spades-rules.json", "tables/strange.spades-rules.json",
    "history/people.json", "history/people.json.lock", "history/forgotten.lock",
    "history/forgotten", "history/removed", "history/removed.lock",
    "history/index.sqlite", "history/index.sqlite-wal", "history/index.sqlite-shm",
    "history/index.lock", "history/strange.spades.json",
    "score-keeper/match.spades.json", "score-keeper/match.lock", "score-keeper/match.written",
    "learning.json", "own.problems.json", "days.json", "days.json.lock", "boards.json",
    "lessons/strange.lesson.json",
    "reviews/strange.json", "company/people.json", "company/own-key.pem",
    "~/.config/sandbag/sandbag.conf", "~/.config/sandbag/sandbag.conf.lock",
    "~/.local/share/carddecks/strange/index.desktop",
    "~/.local/share/carddecks/other/other.svg",
]
COMMANDS = [["history"], ["stats"], ["score", "FILE"], ["legal", "FILE"], ["review", "FILE"],
            ["solve", "FILE"], ["rules", "describe", "FILE"], ["rules", "check", "FILE"],
            ["import", "FILE"], ["print", "FILE", "--out", "page.pdf"],
            ["settings", "reset"]]


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def a_socket(path):
    made = socket.socket(socket.AF_UNIX)
    here = os.getcwd()
    os.chdir(path.parent)  # its address may have a hundred letters
    try:
        made.bind(path.name)
    finally:
        os.chdir(here)
        made.close()


def device(path):
    path.symlink_to("/dev/zero")


def loop(path):
    path.symlink_to(path.name)


def noise(path):
    path.write_bytes(bytes(range(256)) * 64)


def endless(path):
    with open(path, "wb") as file:
        file.truncate(5 << 30)


KINDS = [pipe, folder, a_socket, device, loop, noise, endless]


def place_in(home, name):
    path = home.path / name[2:] if name.startswith("~/") else home.data / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() or path.is_symlink():
        path.unlink()
    return path


def prepare(kind, places):
    home = Home()
    other = home.path / ".local/share/carddecks/other/index.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[KDE Backdeck]\nName=Other\nSVG=other.svg\n")
    if "~/.config/sandbag/sandbag.conf" not in places:
        home.settings.write_text(home.settings.read_text().replace(
            "[table]\n", f"[table]\ndeck={other.parent}/other.svg\n"))
    for name in places:
        kind(place_in(home, name))
    return home


def ends_in_time(window):
    """A complaint, or nothing."""
    time.sleep(LIVES)
    if window.poll() is not None:
        return f"the window ended with {window.returncode}"
    window.send_signal(signal.SIGTERM)
    fault = late(window)
    if fault:
        return fault
    window.wait()
    return None if window.returncode in (0, 1) else f"the window ended with {window.returncode}"


def window_there(home, program, *arguments):
    window = subprocess.Popen([program, *arguments], env=home.environment(), cwd=home.path,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        return ends_in_time(window)
    finally:
        window.kill()
        window.communicate()


def commands_there(home, cli, file):
    for command in COMMANDS:
        words = [file if word == "FILE" else word for word in command]
        if file is None and "FILE" in command:
            continue
        try:
            done = subprocess.run([cli, *words], env=home.environment(), cwd=home.path,
                                  capture_output=True, timeout=60, check=False)
        except subprocess.TimeoutExpired:
            return f"{' '.join(command)} stands still"
        if done.returncode not in (0, 1, 2):
            return f"{' '.join(command)}: {done.returncode} {done.stderr.decode()[-200:]}"
        if done.stderr.count(b"\n") > 1:
            return f"{' '.join(command)} says {done.stderr.decode()[:400]}"
    return None


def try_places(kind, places, program, cli):
    home = prepare(kind, places)
    return window_there(home, program) or commands_there(home, cli, None)


def try_arguments(kind, program, cli):
    for ending in (".spades.json", ".spades-rules.json"):
        home = Home()
        file = home.path / f"strange{ending}"
        kind(file)
        fault = window_there(home, program, str(file))
        fault = fault or window_there(home, program, "--keep-score", str(file)) \
            if ending == ".spades.json" and kind is not folder else fault
        if fault and "ended with 2" not in fault:  # the score keeper alone says it and ends
            return fault
        fault = commands_there(home, cli, str(file))
        if fault:
            return fault
    return None


def main(program, cli, *rest):
    each = "--each" in rest
    word = next((other for other in rest if other != "--each"), "")
    failed = 0

    def tell(name, fault):
        nonlocal failed
        failed += fault is not None
        print(f"{name}: {'right' if fault is None else 'WRONG: ' + fault}", flush=True)
    for kind in KINDS:
        for places in [[place] for place in PLACES] if each else [PLACES]:
            name = f"{kind.__name__} as {places[0] if each else 'everything'}"
            if word in name:
                tell(name, try_places(kind, places, program, cli))
        name = f"{kind.__name__} as argument"
        if word in name:
            tell(name, try_arguments(kind, program, cli))
    sys.exit(1 if failed else 0)


main(*[str(pathlib.Path(word).resolve()) if pathlib.Path(word).is_file() else word
       for word in sys.argv[1:]])
