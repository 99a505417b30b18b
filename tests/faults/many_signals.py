#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks a window that plays by itself to end: many_signals.py PROGRAM CLI [SIGNALS [SEED]]

By SIGTERM, SIGHUP or SIGINT at random moments, a fifth of them stopped and let go on before, a fifth
asked twice, some while another program holds the index of the history for ever. Each ends within a
second of those in which it had a processor, nothing is lost, and the next start goes on with it."""
import concurrent.futures
import random
import signal
import sqlite3
import subprocess
import sys
import time

from own_window import ENDS, OTHERS_WAIT, Home, progress, time_to_end

ASKED = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]
START = 30
AT_ONCE = 3


def hold_index(home):
    """A connection that lets nobody else to the index, or nothing where there is none yet."""
    index = home.data / "history/index.sqlite"
    if not index.exists():
        return None
    holder = sqlite3.connect(index, timeout=0, isolation_level=None)
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        holder.close()
        return None
    return holder


def wait_for_start(window, home):
    """Until it has taken its place: before, a signal ends a program that has not said otherwise."""
    end = time.monotonic() + START
    while not (home.data / "match.lock").exists() or progress(home.match) is None:
        if window.poll() is not None or time.monotonic() > end:
            sys.exit("the window does not start")
        time.sleep(0.01)


def ask(window, dice):
    if dice.random() < 0.2:
        window.send_signal(signal.SIGSTOP)
        time.sleep(0.05)
        window.send_signal(signal.SIGCONT)
    for _ in range(2 if dice.random() < 0.2 else 1):
        window.send_signal(dice.choice(ASKED))
    took = time_to_end(window)
    if took is None:
        sys.exit("the window does not end when it is asked to")
    if took > ENDS + OTHERS_WAIT:
        sys.exit(f"the window ends after {took:.2f} s")
    return took


def series(program, cli, signals, seed):
    """(slowest end, how often the index was held)"""
    dice = random.Random(seed)
    home, slowest, held, before = Home(), 0.0, 0, None
    for number in range(signals):
        (home.data / "match.lock").unlink(missing_ok=True)  # of one that ended at once
        window = home.start(program)
        holder = None
        try:
            wait_for_start(window, home)
            if dice.random() < 0.2:
                holder = hold_index(home)
                held += holder is not None
            time.sleep(dice.uniform(0, 0.3))
            slowest = max(slowest, ask(window, dice))
        finally:
            window.kill()
            window.communicate()
            if holder:
                holder.close()
        if window.returncode not in (0, 1):
            sys.exit(f"signal {number}: it ended with {window.returncode}")
        read = subprocess.run([cli, "score", str(home.match)], env=home.environment(),
                              capture_output=True, check=False)
        now = progress(home.match)
        if read.returncode != 0 or now is None or (before and now < before):
            sys.exit(f"signal {number}: {before} was saved, {now} is left {read.stderr.decode()}")
        before = now
        if now[0] > 30:
            home.forget()
            before = None
    return slowest, held


def main(program, cli, signals=150, seed=1):
    """Several homes at a time: a window that waits to be asked costs nothing."""
    shares = [int(signals) // AT_ONCE + (share < int(signals) % AT_ONCE) for share in range(AT_ONCE)]
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        ended = [pool.submit(series, program, cli, share, int(seed) * AT_ONCE + number)
                 for number, share in enumerate(shares)]
        results = [one.result() for one in ended]
    print(f"{signals} signals, the index held at {sum(held for _, held in results)} of them; nothing "
          f"lost, the slowest end after {max(slowest for slowest, _ in results):.2f} s")


main(*sys.argv[1:])
