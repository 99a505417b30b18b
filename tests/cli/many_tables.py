#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A house full of tables: many_tables.py SANDBAG_CLI [TABLES [PERSONS [SECONDS [THINK]]]]

`sandbag-cli host` holds so many TABLES at once, at each so many PERSONS (1 or 4) beside computers of the
levels 1 to 3; every person thinks for THINK seconds on average, and plays match after match. Reported
are the memory and the descriptors that a table takes, and every five minutes those of all; the processor
time of an event; and how long a card is under way from one guest to another, which has the time of the
guests in it, all of whom are in this program. In the second half two people flood the door all the time,
each from an address and in a process of their own.
It is wrong where memory or descriptors grow once all tables are there, or where anybody is refused
anything."""
import asyncio
import json
import multiprocessing
import os
import pathlib
import random
import signal
import ssl
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from host_by_lines import Host, choice  # noqa: E402

MOST_GROWTH = 0.3  # MiB a table, once all are there: a match of ten deals
AT_ONCE = 3  # tables that are being opened
OPENS = 600  # seconds in which a table is there
APART = 300  # seconds between two looks at what the host takes


def answer(legal):
    """Three tricks, so that matches come to an end."""
    return "3" if "3" in legal else choice(legal)


class Figures:
    def __init__(self):
        self.sent = {}  # when somebody acted at a table
        self.under_way = []  # ms
        self.events = 0
        self.matches = 0
        self.lost = 0  # connections
        self.faults = []


class House:
    """What the system knows of the host."""

    def __init__(self, process):
        self.place = pathlib.Path(f"/proc/{process}")

    def now(self):
        status = dict(line.split(":", 1) for line in (self.place / "status").read_text().splitlines())
        times = (self.place / "stat").read_text().rpartition(")")[2].split()
        return {"MiB": int(status["VmRSS"].split()[0]) / 1024, "threads": int(status["Threads"]),
                "files": len(os.listdir(self.place / "fd")),
                "cpu": (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")}


class Person:
    """At one table, match after match. Person 0 seats the computers, and begins."""

    def __init__(self, place, table, number, persons, figures):
        self.place, self.table, self.number, self.persons = place, table, number, persons
        self.figures = figures
        self.sits = asyncio.Event()
        self.over = False
        self.token = None

    async def connect(self, catalogue):
        address, port = self.place["address"], self.place["port"]
        home = f"127.{1 + self.table // 250}.{1 + self.table % 250}.{1 + self.number}"
        self.lines, self.wire = await asyncio.open_connection(
            address, port, ssl=self.place["keys"][self.number], local_addr=(home, 0),
            server_hostname=f"t{self.table}.sandbag.invalid")
        self.say({"type": "hello", "from": 1, "to": 1, "catalogue": catalogue, "table": f"t{self.table}"})
        knock = {"type": "knock", "name": f"P{self.number}", "secret": self.place["secret"]}
        self.say(knock | ({"token": self.token} if self.token else {}))

    def say(self, line):
        self.wire.write(json.dumps(line).encode() + b"\n")

    async def play(self, catalogue, think):
        """Comes back where the connection is lost, as every guest's program does."""
        while True:
            try:
                await self.connect(catalogue)
                await self.listen(think)
            except OSError:
                pass
            self.figures.lost += 1
            await asyncio.sleep(random.uniform(1, 4))

    async def listen(self, think):
        pinging = asyncio.create_task(self.ping())
        try:
            while raw := await self.lines.readline():
                await self.hear(json.loads(raw), think)
        finally:
            pinging.cancel()
            self.wire.close()

    async def ping(self):
        while True:
            await asyncio.sleep(5)
            self.say({"type": "ping"})

    async def hear(self, line, think):
        kind = line["type"]
        self.token = line.get("token", self.token) if kind in ("lobby", "seat") else self.token
        if kind == "lobby":
            self.set_table(line)
        elif kind == "event":
            self.count(line)
        elif kind == "act" and line["phase"] == "cut":
            self.say({"type": "cut", "depth": 26})
        elif kind == "act":
            await asyncio.sleep(random.uniform(0, 2 * think))
            self.figures.sent[self.table] = time.monotonic()
            self.say({"act": answer(line["legal"])})
        elif kind == "result":
            totals = [side["total"] for side in line["sides"]]
            self.over = max(totals) >= 500 and totals[0] != totals[1]
        elif kind == "wait" and line["seat"] < 0:
            self.say({"type": "again"} if self.over else {"type": "ready"})
        elif kind in ("refused", "bye"):
            self.figures.faults.append(line)

    def set_table(self, lobby):
        own = lobby["chairs"][self.number]
        if own.get("person") != lobby["you"]:
            self.say({"type": "sit", "n": self.number})
            return
        self.sits.set()
        if self.number == 0:
            for other in range(self.persons, 4):
                if not lobby["chairs"][other]["name"]:
                    self.say({"type": "computer", "n": other, "name": f"C{other}", "level": other})
        if not own["agreed"]:
            self.over = False
            self.say({"type": "agree", "hash": lobby["hash"]})
        elif self.number == 0 and all(
                chair["name"] and chair.get("agreed", True) for chair in lobby["chairs"]):
            self.figures.matches += 1
            self.say({"type": "begin"})

    def count(self, line):
        if self.number == 0:
            self.figures.events += 1
        if self.number == (line.get("seat", 0) + 1) % self.persons and self.table in self.figures.sent:
            sent = self.figures.sent.pop(self.table)
            self.figures.under_way.append((time.monotonic() - sent) * 1000)


async def catalogue_of(place):
    """It has to be equal; a host says its own."""
    person = Person(place, 0, 0, 1, Figures())
    await person.connect("")
    theirs = json.loads(await person.lines.readline())["catalogue"]
    person.wire.close()
    return theirs


async def flood(place, table, catalogue):
    """Somebody with an invitation says too much at once, is sent away, and comes again; with another
    catalogue than the host's they are sent away before."""
    person = Person(place, table, 0, 1, Figures())
    while True:
        try:
            await person.connect(catalogue)
            person.wire.write(b'{"type": "ping"}\n' * 200)
            await person.lines.read()
        except OSError:
            pass
        person.wire.close()
        await asyncio.sleep(0.1)


def crank(place, table, catalogue):
    """In a process of their own: what a flood costs those who make it is not the host's."""
    process = multiprocessing.get_context("fork").Process(
        target=lambda: asyncio.run(flood(place, table, catalogue)), daemon=True)
    process.start()
    return process


def share_of(values, part):
    return sorted(values)[int(len(values) * part)] if values else float("nan")


def tell(what, figures, before, now, seconds, events):
    new = figures.events - events
    print(f"{what}: {now['MiB']:.1f} MiB, {now['files']} descriptors, {now['threads']} threads; "
          f"{new} events, {new / seconds:.0f} a second, "
          f"{(now['cpu'] - before['cpu']) / max(1, new) * 1000:.2f} ms of a processor each, "
          f"{100 * (now['cpu'] - before['cpu']) / seconds:.1f} % of one; under way "
          f"{share_of(figures.under_way, 0.5):.1f} ms, 99 of 100 within "
          f"{share_of(figures.under_way, 0.99):.1f}", flush=True)


async def watch(house, seconds, begun):
    """Whether memory is level is seen in what it was meanwhile."""
    parts = max(1, round(seconds / APART))
    for _ in range(parts):
        await asyncio.sleep(seconds / parts)
        now = house.now()
        minutes = (time.monotonic() - begun) / 60
        print(f"after {minutes:.0f} min: {now['MiB']:.1f} MiB, {now['files']} descriptors", flush=True)


async def run(place, house, tables, persons, seconds, think):
    figures = Figures()
    empty = house.now()
    catalogue = await catalogue_of(place)
    room = asyncio.Semaphore(AT_ONCE)
    tasks = []

    async def open_table(table):
        async with room:
            people = [Person(place, table, number, persons, figures) for number in range(persons)]
            for person in people:
                tasks.append(asyncio.create_task(person.play(catalogue, think)))
            for person in people:
                await asyncio.wait_for(person.sits.wait(), OPENS)

    begun = time.monotonic()
    await asyncio.gather(*(open_table(table) for table in range(tables)))
    print(f"{tables} tables of {persons} after {time.monotonic() - begun:.1f} s", flush=True)
    await asyncio.sleep(min(60, seconds / 5))  # first deals take memory that later ones use again
    full = house.now()
    print(f"a table takes {(full['MiB'] - empty['MiB']) * 1024 / tables:.0f} KiB and "
          f"{(full['files'] - empty['files']) / tables:.2f} descriptors")
    for what in ("without a flood", "with a flood"):
        if what == "with a flood":
            cranks = [crank(place, 9998, catalogue), crank(place, 9999, "")]
        figures.under_way.clear()
        before, events = house.now(), figures.events
        await watch(house, seconds / 2, begun)
        tell(what, figures, before, house.now(), seconds / 2, events)
    last = house.now()
    print(f"{figures.matches} matches begun, {figures.lost} connections lost; since all tables were there {last['MiB'] - full['MiB']:+.1f} MiB, "
          f"{last['files'] - full['files']:+d} descriptors")
    for one in cranks:
        one.kill()
    for task in tasks:
        task.cancel()
    if figures.faults or figures.lost:
        return f"{figures.lost} connections lost, refused: {figures.faults[:3]}"
    if last["MiB"] - full["MiB"] > MOST_GROWTH * tables or last["files"] > full["files"] + AT_ONCE:
        return "it grows"
    return 0


def tls_of(key):
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.check_hostname = False
    tls.verify_mode = ssl.CERT_NONE
    tls.minimum_version = ssl.TLSVersion.TLSv1_3
    tls.load_cert_chain(key)
    tls.set_alpn_protocols(["spades-company"])
    return tls


def main(cli, tables=200, persons=4, seconds=300, think=1.0):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        keys = []
        for number in range(4):  # Python makes none
            Host(cli, folder / f"guest{number}").end(signal.SIGTERM)
            keys.append(tls_of(folder / f"guest{number}" / "own-key.pem"))
        host = Host(cli, folder / "house", most=int(tables) + 8)
        door = {"address": "127.0.0.1", "port": int(host.invitation.split(":")[2].split("/")[0]),
                "secret": host.invitation.rpartition(".")[2], "keys": keys}
        # What the host prints is not looked at, but has to be read.
        threading.Thread(target=host.program.stdout.read, daemon=True).start()
        try:
            return asyncio.run(run(door, House(host.program.pid), int(tables), int(persons),
                                   float(seconds), float(think)))
        finally:
            host.program.kill()
            host.program.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
