#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Today's speed and memory next to those of the last release.

watch.py BUILD [--beside OTHER_BUILD] [--runs N] [--keep]

BUILD is a folder that CMake built, best of the preset release: it needs the targets sandbag, sandbag-cli
and bench_anchor. Each run measures every figure once, and the anchor (bench_anchor, which never changes)
before and after. Without --beside, the figures are compared with tests/bench/last_release.json: each as a
ratio to the anchor, so that another machine, or a slower hour of this one, changes nothing. With --beside,
the two builds run in turn and are compared with each other. --keep writes the figures to that file: for each release, on a machine that does nothing else.

Below 1 is better for times and memory, above 1 for rates; what is worse by more than 5 % is marked, and
more than its own spread."""
import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
KEPT = HERE / "last_release.json"
WORSE = 1.05

# Figures of which more is better; of all others less is.
RATES = {"playouts_per_s", "deals_per_s", "scores_per_s", "search_iterations_per_s"}
# Figures that do not depend on how fast the machine is.
SIZES = {"picture_of_a_deal_mib", "picture_of_100_deals_mib", "quiet_window_mib"}
# Seconds after which a window that was opened has nothing left to do.
QUIET = 8


class Failed(Exception):
    pass


def surroundings(home):
    """Nothing of the person's own, and no screen."""
    env = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, LC_ALL="C.UTF-8", QT_QPA_PLATFORM="offscreen")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        env.pop(name, None)
    return env


def quiet_window(app):
    """Of a window that was opened and left alone: MiB with what it shares with other programs, and the processor
    time of all that it did until then, which is its start, its first picture, and a hand that is dealt."""
    with tempfile.TemporaryDirectory() as home:
        child = subprocess.Popen([str(app)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                 env=surroundings(home))
        time.sleep(QUIET)
        try:
            rollup = pathlib.Path(f"/proc/{child.pid}/smaps_rollup").read_text()
            times = pathlib.Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
            return {"quiet_window_mib": int(re.search(r"^Rss:\s+(\d+)", rollup, re.M)[1]) / 1024,
                    "quiet_window_s": (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")}
        finally:
            child.terminate()
            child.wait()


def run(command, home):
    """What a program printed, its processor seconds, and its most memory in MiB."""
    env = surroundings(home)
    with tempfile.TemporaryFile() as out:
        child = subprocess.Popen([str(word) for word in command], stdout=out, stderr=subprocess.DEVNULL, env=env)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode != 0:
            raise Failed(f"{' '.join(map(str, command))} ended with {child.returncode}")
        out.seek(0)
        return out.read().decode(), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def figures(build, matches, home):
    """Each figure of a build, once."""
    app, cli = build / "src/app/sandbag", build / "src/cli/sandbag-cli"
    found = dict(json.loads(run([cli, "bench", "--json"], home)[0]))
    picture = pathlib.Path(home) / "picture.bmp"  # which takes no time to compress
    for name, match in (("picture_of_a_deal", "deal_led"), ("picture_of_100_deals", "long_led")):
        _, found[f"{name}_s"], found[f"{name}_mib"] = run([app, "--grab", picture, matches[match]], home)
    found["solve_s"] = run([cli, "solve", "--objective", "tricks", matches["deal_led"]], home)[1]
    found |= quiet_window(app)
    found["score_s"] = run([cli, "score", matches["long"]], home)[1]
    return found


def made_matches(build, folder):
    """A deal and a match of a hundred, as records that any version reads; each also up to its last lead."""
    cli = build / "src/cli/sandbag-cli"
    made = {}
    for name, deals in (("deal", 1), ("long", 100)):
        where = folder / name
        where.mkdir()
        rules = where / "rules.json"
        rules.write_text(json.dumps({"format": "spades-rules/1", "name": name, "base": "standard",
                                     "rules": {"win_target": 0, "win_deals": deals}}))
        run([cli, "play", "--rules", rules, "--seed", 7, "--record", where], str(folder))
        made[name] = next(path for path in where.iterdir() if path != rules)
        made[f"{name}_led"] = folder / f"{name}.json"
        made[f"{name}_led"].write_text(json.dumps(up_to_the_lead(json.loads(made[name].read_text()))))
    return made


def up_to_the_lead(match):
    """The match with nothing after its last deal's first card, which is what the solver asks for."""
    deal = match["deals"][-1]
    lead = next(at for at, event in enumerate(deal["events"]) if "play" in event)
    deal["events"] = deal["events"][:lead + 1]
    return match


def as_anchors(found, anchor):
    """A figure as a multiple of the anchor's time, or of its speed."""
    return {name: value if name in SIZES else value * anchor if name in RATES else value / anchor
            for name, value in found.items()}


def measured(builds, runs, matches, home):
    """For each build the figures of all runs, those of the first build as they are, too."""
    plain, anchored = [], [[] for _ in builds]
    for _ in range(runs):
        for at, build in enumerate(builds):
            before = run([builds[0] / "tests/bench_anchor"], home)[1]
            found = figures(build, matches, home)
            after = run([builds[0] / "tests/bench_anchor"], home)[1]
            anchored[at].append(as_anchors(found, (before + after) / 2))
            if at == 0:
                plain.append(found)
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return plain, anchored


def medians(rows):
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def spread(rows, name):
    values = sorted(row[name] for row in rows)
    return values[-1] / values[0] if values[0] else 1


def shown(plain, now, before, rows):
    """Prints a line for each figure; returns those that are worse."""
    worse = []
    print(f"{'':26}{'now':>12}{'now / before':>14}{'spread':>8}")
    for name in sorted(now):
        if name not in before:
            print(f"{name:26}{plain[name]:12.6g}{'new':>14}")
            continue
        ratio = now[name] / before[name]
        loss = 1 / ratio if name in RATES else ratio
        mark = "  worse" if loss > max(WORSE, spread(rows, name)) else ""
        worse += [name] if mark else []
        print(f"{name:26}{plain[name]:12.6g}{ratio:14.3f}{spread(rows, name):8.2f}{mark}")
    return worse


def version(build):
    said = run([build / "src/cli/sandbag-cli", "--version"], tempfile.gettempdir())[0]
    return re.search(r"[\d.]+\S*", said)[0]


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("--beside", type=pathlib.Path)
    asked.add_argument("--runs", type=int, default=7)
    asked.add_argument("--keep", action="store_true")
    args = asked.parse_args()
    builds = [path.resolve() for path in (args.build, args.beside) if path]
    with tempfile.TemporaryDirectory() as home:
        matches = made_matches(builds[-1], pathlib.Path(home))
        plain, anchored = measured(builds, args.runs, matches, home)
    now = medians(anchored[0])
    if args.beside:
        before = medians(anchored[1])
    elif KEPT.exists():
        before = json.loads(KEPT.read_text())["figures"]
    else:
        before = {}
    worse = shown(medians(plain), now, before, anchored[0])
    if args.keep:
        KEPT.write_text(json.dumps({"version": version(builds[0]), "figures": now}, indent=4) + "\n")
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    try:
        main()
    except (Failed, OSError) as error:
        sys.exit(f"watch.py: {error}")
