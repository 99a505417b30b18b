#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest that knows FORMATS.md alone plays at a table of `sandbag-cli host`, over TLS as Python has
it. It loses its connection before the match, and has its chair back; the host is killed in the middle of
a deal and started again, and the guest has its seat back.

usage: host_by_lines.py SANDBAG_CLI [KILLS [SEED]]

With KILLS the host or the guest is killed so often, after any number of acts, match after match: no deal
that was whole is lost, and the guest has its seat back soon after."""
import json
import pathlib
import random
import re
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time

PATIENCE = 60  # seconds


class Host:
    """The program, and what it prints."""

    def __init__(self, cli, folder, port=0, most=200):
        self.program = subprocess.Popen(
            [cli, "host", "--json", "--port", str(port), "--address", "127.0.0.1", "--pace", "0",
             "--tables", str(most), "--state", str(folder)], stdout=subprocess.PIPE, text=True)
        self.invitation = self.wait("invitation")["text"]

    def wait(self, event):
        for line in self.program.stdout:
            said = json.loads(line)
            if said["event"] == event:
                return said
        raise SystemExit(f"the host ended before it said {event}")

    def __del__(self):
        if self.program.poll() is None:
            self.program.kill()

    def end(self, number):
        self.program.send_signal(number)
        self.program.stdout.read()
        return self.program.wait(PATIENCE)


def choice(legal):
    """No blind bid; of cards to be passed the first."""
    if isinstance(legal, dict):
        return " ".join(legal["from"].split()[:legal["count"]])
    return "look" if "look" in legal else legal[-1]


class Guest:
    def __init__(self, invitation, key, name, token=None, table=None):
        address, port, invited, _, secret = re.fullmatch(
            r"sandbag:([^:]+):(\d+)/(\w+)#(\w+)\.(\w+)", invitation).groups()
        table = table or invited
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        tls.check_hostname = False
        tls.verify_mode = ssl.CERT_NONE
        tls.minimum_version = ssl.TLSVersion.TLSv1_3
        tls.load_cert_chain(key)
        tls.set_alpn_protocols(["spades-company"])
        plain = socket.create_connection((address, int(port)), timeout=PATIENCE)
        self.wire = tls.wrap_socket(plain, server_hostname=table + ".sandbag.invalid")
        self.lines = self.wire.makefile("r", encoding="utf-8")
        self.wholes = {}
        self.token = token
        self.hand = None
        self.over = False
        self.unanswered = None  # a question that is still to be answered
        hello = {"type": "hello", "from": 1, "to": 1, "catalogue": "", "table": table}
        self.say(hello)
        theirs = self.hear("hello")
        if theirs["catalogue"] != hello["catalogue"]:  # it has to be equal, and now we know it
            self.wire.close()
            hello["catalogue"] = theirs["catalogue"]
            plain = socket.create_connection((address, int(port)), timeout=PATIENCE)
            self.wire = tls.wrap_socket(plain, server_hostname=table + ".sandbag.invalid")
            self.lines = self.wire.makefile("r", encoding="utf-8")
            self.say(hello)
            self.hear("hello")
        knock = {"type": "knock", "name": name, "secret": secret}
        if token:
            knock["token"] = token
        self.say(knock)

    def say(self, line):
        self.wire.sendall(json.dumps(line).encode() + b"\n")

    def next(self):
        line = self.lines.readline()
        if not line:
            raise SystemExit("the host has ended the connection")
        return json.loads(line)

    def hear(self, kind):
        while True:
            line = self.next()
            if line["type"] == kind:
                return line
            if line["type"] in ("bye", "refused"):
                raise SystemExit(f"refused: {line}")

    def cut(self):
        """As if its program were killed: nothing more is said, and what is under way is lost."""
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.lines.close()
        self.wire.close()

    def sits_at(self, chair):
        """Whether the next lobby has it there. The lobby's token is the own one from then on."""
        lobby = self.hear("lobby")
        self.token = lobby.get("token", self.token)
        return lobby["chairs"][chair].get("person") == lobby["you"]

    def sit(self, chair):
        self.say({"type": "sit", "n": chair})
        while not self.sits_at(chair):
            pass

    def sit_down(self, chair):
        self.sit(chair)
        self.begin(chair)

    def begin(self, chair):
        for other in range(4):
            if other != chair:
                self.say({"type": "computer", "n": other, "name": f"C{other}", "level": 1})
        while True:
            lobby = self.hear("lobby")
            if all(seat["name"] for seat in lobby["chairs"]):
                break
        self.say({"type": "agree", "hash": lobby["hash"]})
        self.say({"type": "begin"})

    def play(self, deals, most_acts=None):
        """Until so many deals are known as a whole, or so many acts were done; how many were."""
        acts = 0
        while len(self.wholes) < deals:
            line, self.unanswered = self.unanswered or self.next(), None
            kind = line["type"]
            if kind == "seat":
                self.token = line["token"]
            elif kind == "deal":
                self.hand = line["hand"]
            elif kind == "whole":
                self.wholes[line["deal"]] = line["record"]
            elif kind == "result":
                totals = [side["total"] for side in line["sides"]]
                self.over = max(totals) >= 500 and totals[0] != totals[1]  # Standard
            elif kind == "act" and line["phase"] == "cut":
                self.say({"type": "cut", "depth": 26})
            elif kind == "act":
                if acts == most_acts:
                    self.unanswered = line
                    return acts
                self.say({"act": choice(line["legal"])})
                acts += 1
            elif kind == "wait" and line["seat"] < 0:
                if self.over:
                    return acts
                if len(self.wholes) < deals:
                    self.say({"type": "ready"})
            elif kind in ("bye", "refused"):
                raise SystemExit(f"refused: {line}")
        return acts


def check(holds, what):
    if not holds:
        raise SystemExit(f"not so: {what}")


def kill_often(cli, kills, seed):
    """At a table after another, each until its match is over."""
    dice = random.Random(seed)
    killed, guests, matches, waits = 0, 0, 0, []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        other = Host(cli, folder / "guest")
        other.end(signal.SIGTERM)
        key = folder / "guest" / "own-key.pem"
        host = Host(cli, folder / "house")
        port = int(host.invitation.split(":")[2].split("/")[0])
        while killed < kills:
            table = "".join(dice.choice("abcdefgh") for _ in range(8))
            guest = Guest(host.invitation, key, "Ben", table=table)
            guest.sit_down(dice.randrange(4))
            while killed < kills:
                guest.play(1000, most_acts=dice.randrange(1, 16))
                if guest.over:
                    break
                killed += 1
                begun = time.monotonic()
                if dice.random() < 0.5:
                    guest.cut()
                    guests += 1
                else:
                    host.end(signal.SIGKILL)
                    begun = time.monotonic()
                    host = Host(cli, folder / "house", port)
                back = Guest(host.invitation, key, "Ben", guest.token, table)
                back.play(1000, most_acts=0)
                waits.append(time.monotonic() - begun)
                check(not back.over and back.wholes == guest.wholes,
                      f"after kill {killed} of seed {seed} the deals are those that were whole")
                guest = back
            matches += 1
        host.end(signal.SIGTERM)
    waits.sort()
    print(f"{killed} kills in {matches} matches, {guests} of them of the guest; back at the table after "
          f"{waits[len(waits) // 2]:.2f} s, 95 of 100 within {waits[len(waits) * 95 // 100]:.2f} s")


def main(cli):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        # A second house, for nothing but its key: Python makes none.
        other = Host(cli, folder / "guest")
        check(other.end(signal.SIGTERM) == 0, "a host that is told to end ends well")
        key = folder / "guest" / "own-key.pem"
        check(key.stat().st_mode & 0o777 == 0o600, "the key is its owner's")

        host = Host(cli, folder / "house")
        port = int(host.invitation.split(":")[2].split("/")[0])
        ben = Guest(host.invitation, key, "Ben")
        ben.sit(1)
        ben.cut()
        ben = Guest(host.invitation, key, "Ben", ben.token)
        check(ben.sits_at(1), "a chair is kept for one whose connection is lost")
        ben.begin(1)
        ben.play(1)
        check(len(ben.wholes[0]["hands"]) == 4, "a deal that is over is known whole")
        ben.play(2, most_acts=5)
        host.end(signal.SIGKILL)

        again = Host(cli, folder / "house", port)
        check(again.invitation == host.invitation, "an invitation stays good")
        back = Guest(again.invitation, key, "Ben", ben.token)
        back.play(1)  # what was whole before is told again
        check(back.wholes[0] == ben.wholes[0], "the first deal is the one that it was")
        back.play(2)
        hands = [set(hand.split()) for hand in back.wholes[1]["hands"]]
        check(set(ben.hand.split()) in hands, "the second deal was gone on with")
        check(back.token != ben.token, "each token is good once")
        check(again.end(signal.SIGTERM) == 0, "a host that is told to end ends well")
    print("2 deals, 1 kill, 1 return to a chair")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        kill_often(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    else:
        main(sys.argv[1])
