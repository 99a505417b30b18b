#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bad connection between real programs on this machine: bad_wire.py LISTEN TO [DELAY [JITTER [CUT [SEED]]]]

Whoever connects to the port LISTEN reaches the port TO: every piece comes DELAY ms later, at most JITTER
more, in order, and about every CUT seconds (0: never) the connection is reset in the middle of whatever
it carries. Says a line for each connection."""
import asyncio
import random
import socket
import struct
import sys


async def carry(source, sink, delay, jitter, dice):
    """One way, until it ends; a reader of its own, so that what is late keeps nothing back."""
    pieces = asyncio.Queue()
    loop = asyncio.get_running_loop()

    async def read():
        while piece := await source.read(4096):
            await pieces.put((loop.time() + (delay + dice.uniform(0, jitter)) / 1000, piece))
        await pieces.put((0, b""))

    reading = asyncio.create_task(read())
    try:
        while True:
            when, piece = await pieces.get()
            if not piece:
                return
            await asyncio.sleep(max(0, when - loop.time()))
            sink.write(piece)
            await sink.drain()
    finally:
        reading.cancel()


def reset(writer):
    plain = writer.get_extra_info("socket")
    if plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.close()


async def connect(reader, writer, to, delay, jitter, cut, dice):
    try:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", to)
    except OSError:
        return reset(writer)
    ways = [asyncio.create_task(carry(reader, far_writer, delay, jitter, dice)),
            asyncio.create_task(carry(far_reader, writer, delay, jitter, dice))]
    lives = cut * dice.uniform(0.5, 1.5) if cut else None
    print(f"a connection, reset after {lives:.1f} s" if lives else "a connection", flush=True)
    await asyncio.wait(ways, timeout=lives, return_when=asyncio.FIRST_COMPLETED)
    for way in ways:
        way.cancel()
    reset(writer)
    reset(far_writer)


async def main(listen, to, delay=120, jitter=80, cut=25, seed=1):
    dice = random.Random(int(seed))
    server = await asyncio.start_server(
        lambda reader, writer: connect(reader, writer, int(to), float(delay), float(jitter),
                                       float(cut), dice), "127.0.0.1", int(listen))
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
