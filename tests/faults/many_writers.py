#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two windows that play by themselves and the command line write into one history at the same time:
many_writers.py PROGRAM CLI [SECONDS]

No command fails or speaks of the index, and afterwards the history has every match that was seen
there, as far as the windows' own saves go. It goes on for so many seconds, two by itself, and for three
rounds of commands at least."""
import json
import pathlib
import shutil
import subprocess
import sys
import time

from own_window import Home, progress


LEAST = 3  # rounds
PATIENCE = 60  # seconds until they are done, on a machine that does much else


def fail(why):
    sys.exit(f"many_writers: {why}")


def command(cli, home, *arguments):
    """What a command says, which must not be that something went wrong."""
    done = subprocess.run([cli, *arguments], env=home.environment(), capture_output=True, text=True,
                          check=False)
    if done.returncode or done.stderr:
        fail(f"{' '.join(arguments)}: exit status {done.returncode}, {done.stderr.strip()}")
    return done.stdout


def offer(folder, record, number):
    """Another match for the import: the same cards under another name."""
    copy = json.loads(record.read_bytes())
    copy["rules"]["name"] = f"Offered {number}"
    for member in ("filed_as", "content", "check", "begun", "ended"):
        copy.pop(member, None)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / f"offer-{number}.spades.json").write_text(json.dumps(copy))


def write(program, cli, home, seconds):
    windows = [home.start(program), home.start(program)]
    history, offered, rounds = home.data / "history", home.path / "offered", 0
    end = time.monotonic() + seconds
    while time.monotonic() < end or (rounds < LEAST and time.monotonic() < end + PATIENCE):
        if any(window.poll() is not None for window in windows):
            fail("a window ended")
        records = sorted(history.glob("*.spades.json"))
        if not records:
            time.sleep(0.2)
            continue
        rounds += 1
        offer(offered, records[0], rounds)
        found = json.loads(command(cli, home, "import", "--json", str(offered)))
        if found["added"] != 1:
            fail(f"an import came to {found}")
        command(cli, home, "stats", "--json")
        command(cli, home, "history", "--json")
    for window in windows:
        window.terminate()
    said = [window.communicate(timeout=60)[0].decode() for window in windows]
    if any(said):
        fail(f"the windows said {said}")
    if rounds < LEAST:
        fail(f"only {rounds} rounds came to an end")
    return rounds


def check(cli, home, rounds):
    """Every record is a row, every row a record, and none lacks a deal that a window has saved."""
    rows = {pathlib.Path(row["file"]).name: row
            for row in json.loads(command(cli, home, "history", "--json"))["matches"]}
    records = {record.name: progress(record) for record in (home.data / "history").glob("*.json")}
    if set(rows) != set(records):
        fail(f"rows and records differ: {sorted(set(rows) ^ set(records))}")
    for name, record in records.items():
        if rows[name]["deals"] != record[0]:
            fail(f"{name}: {rows[name]['deals']} deals in the index, {record[0]} in the record")
    imported = sum(1 for row in rows.values() if row["rules"].startswith("Offered"))
    if imported != rounds:
        fail(f"{rounds} matches were imported, {imported} are there")
    saves = [save for save in home.data.glob("match*.spades.json") if progress(save)]
    if len(saves) < 2:
        fail("the windows share a save")
    for save in saves:
        match = json.loads(save.read_bytes())
        name = match.get("filed_as", f"match-{int(match['seed']):016x}")
        filed = name + ".spades.json"
        if records.get(filed, (0, 0))[0] < progress(save)[0] - 1:
            fail(f"{save.name} is {progress(save)}, the history has {records.get(filed)}")
    return len(records)


def main():
    program, cli = (str(pathlib.Path(name).resolve()) for name in sys.argv[1:3])
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    home = Home()
    rounds = write(program, cli, home, seconds)
    print(f"{rounds} rounds of three commands beside two windows, {check(cli, home, rounds)} matches")


main()
