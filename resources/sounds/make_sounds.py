#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table out of tones and noise, as small WAV files beside this script.

    resources/sounds/make_sounds.py            makes them
    resources/sounds/make_sounds.py --check    complains where the files are not what it makes
"""
import math
import pathlib
import random
import struct
import sys
import wave

RATE = 22050  # Hz; one channel of 16 bits
LOUDEST = 0.7
FADE = 0.006  # s at the end, so that nothing clicks



def mixed(*parts):
    """Sounds that begin at their times: (seconds, samples)."""
    ends = [round(RATE * at) + len(samples) for at, samples in parts]
    whole = [0.0] * max(ends)
    for at, samples in parts:
        first = round(RATE * at)
        for i, value in enumerate(samples):
            whole[first + i] += value
    return whole


def noise(seconds, seed, dark, bright, attack, decay):
    """Rustling between two frequencies (Hz): paper on cloth. It swells and dies away (s)."""
    chance = random.Random(seed)
    low = high = 0.0
    take_low = 1 - math.exp(-2 * math.pi * bright / RATE)
    take_high = 1 - math.exp(-2 * math.pi * dark / RATE)
    samples = []
    for i in range(round(RATE * seconds)):
        time = i / RATE
        low += take_low * (chance.uniform(-1, 1) - low)
        high += take_high * (low - high)
        swell = min(1.0, time / attack) * math.exp(-max(0.0, time - attack) / decay)
        samples.append((low - high) * swell)
    return samples


def thump(seconds, pitch, decay):
    return [math.sin(2 * math.pi * pitch * i / RATE) * math.exp(-i / RATE / decay)
            for i in range(round(RATE * seconds))]


def bar(note, seconds, decay):
    """A wooden bar that is struck softly; `note` counts half tones from A at 440 Hz."""
    pitch = 440 * 2 ** (note / 12)
    samples = []
    for i in range(round(RATE * seconds)):
        time = i / RATE
        value = math.sin(2 * math.pi * pitch * time) * math.exp(-time / decay)
        value += 0.25 * math.sin(2 * math.pi * pitch * 3.93 * time) * math.exp(-time / decay * 5)
        samples.append(value * min(1.0, time / 0.003))
    return samples


def card():
    return mixed((0, noise(0.10, 1, 900, 5200, 0.002, 0.016)),
                 (0, [0.25 * value for value in thump(0.10, 150, 0.02)])), 0.8


def trick():
    brushes = [(0.05 * i, noise(0.16, 10 + i, 500, 3600, 0.035, 0.03)) for i in range(4)]
    return mixed(*brushes), 0.6


def turn():
    return mixed((0, bar(-5, 0.3, 0.09)), (0.11, bar(0, 0.35, 0.1))), 0.55


def made():
    return mixed((0, bar(3, 0.4, 0.13)), (0.1, bar(7, 0.4, 0.13)), (0.2, bar(10, 0.55, 0.16))), 0.8


def failed():
    return mixed((0, bar(-5, 0.4, 0.13)), (0.16, bar(-9, 0.6, 0.18))), 0.8


def match():
    notes = [-2, 3, 7, 10, 15]
    return mixed(*[(0.12 * i, bar(note, 0.7, 0.2)) for i, note in enumerate(notes)]), 1.0


SOUNDS = {"card": card, "trick": trick, "turn": turn, "made": made, "failed": failed, "match": match}


def samples_of(make):
    """As whole numbers, the loudest at its share of what is loud."""
    samples, loud = make()
    most = max(abs(value) for value in samples)
    fade = round(RATE * FADE)
    for i in range(fade):
        samples[-1 - i] *= i / fade
    return [round(32767 * LOUDEST * loud * value / most) for value in samples]


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def read(path):
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            sys.exit(f"{path}: not one channel of 16 bits at {RATE} Hz")
        count = file.getnframes()
        return list(struct.unpack(f"<{count}h", file.readframes(count)))


def main():
    folder = pathlib.Path(__file__).resolve().parent
    checking = sys.argv[1:] == ["--check"]
    for name, make in SOUNDS.items():
        path = folder / f"{name}.wav"
        samples = samples_of(make)
        if not checking:
            write(path, samples)
            continue
        kept = read(path)
        # Other processors round a sine otherwise in its last place.
        if len(kept) != len(samples) or any(abs(a - b) > 2 for a, b in zip(kept, samples)):
            sys.exit(f"{path} is not what {pathlib.Path(__file__).name} makes")
    if checking and {path.stem for path in folder.glob("*.wav")} != set(SOUNDS):
        sys.exit("there are other sounds than those that the script makes")


if __name__ == "__main__":
    main()
