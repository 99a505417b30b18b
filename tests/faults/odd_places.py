#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window where things are not as they should be: odd_places.py PROGRAM CLI [WORD]

Each case prepares a home, lets the window play by itself there, and asks it to end. It lives until
then, ends in order, and keeps the match where there is any place for it. With WORD only the cases
of which the name holds it. JUMPING_CLOCK in the environment is a library with a clock that jumps."""
import json
import os
import shutil
import signal
import subprocess
import sys
import time

from own_window import SETTINGS, Home, progress

PATIENCE = 30  # seconds; a loaded machine is slow to start
CASES = []


def case(test):
    CASES.append(test)
    return test


class Failed(Exception):
    """What was promised does not hold."""


def must(holds, what):
    if not holds:
        raise Failed(what)


def wait_for(holds, what, window):
    end = time.monotonic() + PATIENCE
    while not holds():
        must(window.poll() is None, f"the window ended: {window.returncode}")
        must(time.monotonic() < end, f"in vain: {what}")
        time.sleep(0.02)


def plays(file, window):
    """Waits until a match is saved, and again when it has gone on."""
    wait_for(lambda: progress(file), "a save", window)
    start = progress(file)
    wait_for(lambda: (progress(file) or start) > start, "it goes on", window)


def stop(window):
    window.kill()
    window.communicate()


def ends(window):
    window.send_signal(signal.SIGTERM)
    try:
        said = window.communicate(timeout=PATIENCE)[0].decode(errors="replace")
    except subprocess.TimeoutExpired:
        stop(window)
        raise Failed("it does not end when it is asked to") from None
    must(window.returncode == 0, f"it ended with {window.returncode}: {said}")
    return said


def play_there(home, program, **changes):
    window = home.start(program, **changes)
    try:
        plays(home.match, window)
        return ends(window)
    finally:
        stop(window)


def live_there(home, program, seconds=2.0, **changes):
    """Where nothing can be saved: it lives all the same."""
    window = home.start(program, **changes)
    try:
        time.sleep(seconds)
        must(window.poll() is None, f"the window ended: {window.returncode}")
        return ends(window)
    finally:
        stop(window)


def saves(home):
    return list(home.data.glob("*.spades.json"))


@case
def two_windows_and_the_command_line(home, program, cli):
    one, two = home.start(program), home.start(program)
    try:
        wait_for(lambda: sum(progress(file) is not None for file in saves(home)) == 2, "two files",
                 one)
        files = saves(home)
        for _ in range(20):
            for file in files:
                read = subprocess.run([cli, "score", str(file)], capture_output=True, check=False)
                must(read.returncode == 0, read.stderr.decode())
        ends(one)
        ends(two)
    finally:
        stop(one)
        stop(two)


@case
def folder_that_vanishes(home, program, cli):
    window = home.start(program)
    try:
        plays(home.match, window)
        home.data.rename(home.path / "elsewhere")
        wait_for(lambda: progress(home.match), "the match is saved again", window)
        ends(window)
    finally:
        stop(window)


@case
def no_place_to_write(home, program, cli):
    live_there(home, program, XDG_DATA_HOME="/proc/none", XDG_CONFIG_HOME="/proc/none",
               XDG_CACHE_HOME="/proc/none")


@case
def a_file_where_the_folder_should_be(home, program, cli):
    shutil.rmtree(home.data)
    home.data.write_text("in the way")
    live_there(home, program)


@case
def no_home(home, program, cli):
    live_there(home, program, HOME="/nowhere", XDG_RUNTIME_DIR="/nowhere")


@case
def damaged_settings(home, program, cli):
    for content in (b"\0\xff\xfe" * 500, b"[table]\ncardScale=@Variant(\\0\\0\\0\\x7f)\n", b"[" * 9999,
                    b"[table]\ncardScale=1e999\nfelt=-7\ndeck=/proc/self/mem\n[window]\n"
                    b"geometry=@ByteArray(\\xff\\xff\\xff\\xff)\nstate=@ByteArray(xx)\ntheme=99\n"):
        home.settings.write_bytes(content)
        live_there(home, program, seconds=1.5)
    home.settings.unlink()
    home.settings.mkdir()
    live_there(home, program, seconds=1.5)


@case
def settings_that_name_a_program(home, program, cli):
    made = home.path / "started"
    home.settings.write_text(SETTINGS.replace("player=simple", f"player=external:touch {made}"))
    play_there(home, program)
    must(not made.exists(), "a program was started")


@case
def damaged_library(home, program, cli):
    tables = home.data / "tables"
    (tables / "torn.spades-rules.json").write_text('{"format": "spades-rules/1", "name": "t')
    (tables / "empty.spades-rules.json").write_bytes(b"")
    (tables / "folder.spades-rules.json").mkdir()
    (tables / "loop.spades-rules.json").symlink_to("loop.spades-rules.json")
    (tables / "last-table.spades-rules.json").write_bytes(b"\xff" * 1000)
    play_there(home, program)


@case
def damaged_autosave(home, program, cli):
    for content in (b"", b"\0" * 4096, b'{"format": "spades-match/1", "deals": [', b"[" * 100000):
        home.match.write_bytes(content)
        play_there(home, program)
        must(list(home.data.glob("*.damaged*")), "the damaged file is kept")
    shutil.rmtree(home.data)
    home.match.mkdir(parents=True)
    live_there(home, program)
    shutil.rmtree(home.data)
    home.data.mkdir()
    home.match.symlink_to(home.match.name)
    live_there(home, program)


@case
def no_fonts(home, program, cli):
    empty = home.path / "fonts.conf"
    empty.write_text("<?xml version='1.0'?><fontconfig></fontconfig>")
    play_there(home, program, FONTCONFIG_FILE=str(empty), FONTCONFIG_PATH=str(home.path))


@case
def no_printer(home, program, cli):
    play_there(home, program, CUPS_SERVER="nowhere.invalid:1")
    page = home.path / "page.pdf"
    done = subprocess.run([cli, "print", str(home.match), "--out", str(page)], check=False,
                          env=home.environment(CUPS_SERVER="nowhere.invalid:1"), capture_output=True)
    must(done.returncode == 0 and page.stat().st_size > 1000, done.stderr.decode())


@case
def strange_locales(home, program, cli):
    for locale in ("xx_YY.UTF-8", "tr_TR.UTF-8", "ar_EG", "C", "de_DE@euro", "\xff"):
        play_there(home, program, LC_ALL=locale, LANGUAGE=locale, LANG=locale)


@case
def clock_that_jumps(home, program, cli):
    clock = os.environ.get("JUMPING_CLOCK")
    must(clock, "JUMPING_CLOCK is not set")
    (home.data / "tables/last-table.spades-rules.json").write_text(
        '{"format": "spades-rules/1", "name": "short", "base": "standard", '
        '"rules": {"win_deals": 2, "win_minutes": 600}}')
    window = home.start(program, LD_PRELOAD=clock)
    try:
        filed = home.data / "history"
        wait_for(lambda: any(progress(file) for file in filed.glob("*.spades.json")),
                 "the match is filed", window)
        plays(home.match, window)
        ends(window)
    finally:
        stop(window)
    for arguments in (["score", str(home.match)], ["history"], ["stats"]):
        done = subprocess.run([cli, *arguments], env=home.environment(LD_PRELOAD=clock),
                              capture_output=True, check=False)
        must(done.returncode == 0, f"{arguments[0]}: {done.stderr.decode()}")
    minutes = [deal.get("clock", 0) for deal in json.loads(home.match.read_bytes())["deals"]]
    must(all(0 <= part <= 1 for part in minutes), f"minutes: {minutes}")


@case
def few_descriptors(home, program, cli):
    window = subprocess.Popen(["/bin/sh", "-c", 'ulimit -n 24; exec "$0"', program],
                              env=home.environment(), cwd=home.path, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
    try:
        plays(home.match, window)
        ends(window)
    finally:
        stop(window)


@case
def little_memory(home, program, cli):
    deal = '{"dealer": 0, "bids": ["3", "3", "3", "3"], "tricks": [3, 3, 3, 4]}'
    small, large, flat = (home.path / name for name in ("small", "large", "flat"))
    head = '{"format": "spades-match/1", "rules": {"base": "standard"}, ' \
        '"players": [{}, {}, {}, {}], "deals": ['
    small.write_text(head + deal + "]}")
    large.write_text(head + ",".join([deal] * 100000) + "]}")
    flat.write_text(head + "0," * 4000000 + "0]}")

    def score(file, megabytes):
        return subprocess.run(["/bin/sh", "-c", f'ulimit -v {megabytes << 10}; exec "$0" score "$1"',
                               cli, str(file)], env=home.environment(), capture_output=True,
                              check=False)
    least = next(size for size in range(20, 2000, 20) if score(small, size).returncode == 0)
    for more in (0, 10, 20, 40, 80, 160, 320, 640):
        for file in (large, flat):
            done = score(file, least + more)
            must(done.returncode in (1, 2), f"{file.name}, {more} MB more: {done.returncode} "
                 f"{done.stderr.decode()[-300:]}")
            must(done.stderr.count(b"\n") == 1, done.stderr.decode()[-300:])


def limited(home, program, limit):
    return subprocess.Popen(["/bin/sh", "-c", f'ulimit {limit}; exec "$0"', program],
                            env=home.environment(), cwd=home.path, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)


@case
def window_with_little_memory(home, program, cli):
    """It says so in one line, or it plays, and saves what it plays."""
    for megabytes in (120, 200, 250, 300):
        window = limited(home, program, f"-v {megabytes << 10}")
        try:
            said = window.communicate(timeout=PATIENCE)[0]
        finally:
            stop(window)
        must(window.returncode == 1 and said.count(b"\n") == 1 and b"memory" in said,
             f"{megabytes} MB: {window.returncode} {said.decode()}")
    must(not saves(home), "a match was begun")
    window = limited(home, program, f"-v {360 << 10}")
    try:
        plays(home.match, window)
        must(ends(window) == "", "it says something")
    finally:
        stop(window)


@case
def window_whose_files_may_not_grow(home, program, cli):
    """As on a full disk: it lives, and what was saved goes on once there is room."""
    window = limited(home, program, "-f 4")
    try:
        wait_for(lambda: progress(home.match), "a save", window)
        time.sleep(4)
        must(window.poll() is None, f"the window ended: {window.returncode}")
        must(ends(window) == "", "it says something to the terminal")
    finally:
        stop(window)
    kept = progress(home.match)
    window = home.start(program)
    try:
        wait_for(lambda: (progress(home.match) or kept) > kept, "it goes on", window)
        ends(window)
    finally:
        stop(window)


@case
def files_that_may_not_grow(home, program, cli):
    """As on a full disk: one line with the reason, and what was there stays."""
    deals = ['{"dealer": %d, "bids": ["4", "3", "4", "3"], "tricks": [3, 4, 3, 3]}',
             '{"dealer": %d, "bids": ["3", "4", "3", "4"], "tricks": [4, 3, 3, 3]}']
    match, out = home.path / "long.spades.json", home.path / "out"
    match.write_text('{"format": "spades-match/1", "rules": {"base": "standard"}, '
                     '"players": [{}, {}, {}, {}], "deals": [' +
                     ",".join(deals[deal % 2] % (deal % 4) for deal in range(40)) + "]}")
    for words in (("convert", match, "--to", "record", "--out", out),
                  ("convert", match, "--to", "html", "--out", out), ("print", match, "--out", out),
                  ("import", match), ("convert", match, "--to", "record")):
        out.write_text("before")
        there = set(home.path.iterdir())
        with open(home.path / "said", "wb") as said:
            done = subprocess.run(["/bin/sh", "-c", 'ulimit -f 2; exec "$0" "$@"', cli, *map(str, words)],
                                  env=home.environment(), cwd=home.path, stdout=said,
                                  stderr=subprocess.PIPE, check=False)
        name = " ".join(map(str, words))
        errors = done.stderr.decode()
        must(done.returncode == 2, f"{name}: {done.returncode} {errors}")
        must("File too large" in errors or "standard output" in errors, f"{name}: {errors}")
        must(errors.count("\n") == 1, f"{name}: {errors}")
        must(out.read_text() == "before", f"{name}: the file from before is gone")
        must(set(home.path.iterdir()) - there <= {home.path / "said"}, f"{name}: something is left")
        must(not list(home.path.rglob("*.spades.json")) or
             list(home.path.rglob("*.spades.json")) == [match], f"{name}: a part of a record is left")


def main(program, cli, word=""):
    failed = 0
    for test in CASES:
        if word not in test.__name__:
            continue
        start = time.monotonic()
        try:
            test(Home(), program, cli)
            said = "right"
        except Failed as fault:
            failed += 1
            said = f"WRONG: {fault}"
        print(f"{test.__name__}: {said} ({time.monotonic() - start:.1f} s)", flush=True)
    sys.exit(1 if failed else 0)


main(*sys.argv[1:])
