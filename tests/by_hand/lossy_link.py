# SPDX-License-Identifier: GPL-3.0-or-later
"""Two network namespaces of this machine with nothing but a link between them that is late and loses
packets, as netem makes one, for kernels that have no netem: each end is a TUN device, and a thread of this
program carries its packets. It needs root, iproute2's ip, and /dev/net/tun."""
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import threading
import time

TUNSETIFF = 0x400454CA
TUN_WITHOUT_HEADER = 0x1001
ADDRESSES = ("10.77.0.1", "10.77.0.2")


def run(*words):
    subprocess.run(words, check=True)


class LossyLink:
    """DELAY ms each way, and of 100 packets LOSS are lost, by a seed."""

    def __init__(self, delay, loss, seed=1):
        self._delay, self._loss, self._dice = delay / 1000, loss / 100, random.Random(seed)
        self.names = [f"sandbag-{os.getpid()}-{end}" for end in range(2)]
        self.carried = self.lost = 0
        self._ends = [self._end(number) for number in range(2)]
        self._open = True
        self._carrier = threading.Thread(target=self._carry)
        self._carrier.start()

    def _end(self, number):
        space, device = self.names[number], f"sb{os.getpid() % 100000}{number}"
        end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", device.encode(), TUN_WITHOUT_HEADER))
        run("ip", "netns", "add", space)
        run("ip", "link", "set", device, "netns", space)
        run("ip", "-n", space, "addr", "add", ADDRESSES[number] + "/24", "dev", device)
        run("ip", "-n", space, "link", "set", "lo", "up")
        run("ip", "-n", space, "link", "set", device, "up")
        return end

    def _carry(self):
        coming, number = [], 0
        while self._open:
            rest = coming[0][0] - time.monotonic() if coming else 0.1
            for end in select.select(self._ends, [], [], max(0, min(rest, 0.1)))[0]:
                packet = os.read(end, 65536)
                if self._dice.random() < self._loss:
                    self.lost += 1
                    continue
                self.carried += 1
                number += 1
                other = self._ends[1 - self._ends.index(end)]
                heapq.heappush(coming, (time.monotonic() + self._delay, number, other, packet))
            while coming and coming[0][0] <= time.monotonic():
                _, _, end, packet = heapq.heappop(coming)
                os.write(end, packet)

    def program(self, number, program, folder):
        """A program that is PROGRAM at that end."""
        script = folder / f"at-end-{number}"
        script.write_text(f"#!/bin/sh\nexec nsenter --net=/run/netns/{self.names[number]} '{program}' \"$@\"\n")
        script.chmod(0o755)
        return str(script)

    def close(self):
        self._open = False
        self._carrier.join()
        for end, space in zip(self._ends, self.names):
            os.close(end)
            run("ip", "netns", "del", space)
