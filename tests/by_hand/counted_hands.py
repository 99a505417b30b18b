# SPDX-License-Identifier: GPL-3.0-or-later
"""A home, a display, and hands that type in the real window there and count their keys (errands.py)."""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from play_match import Display  # noqa: E402

PATIENCE = 40  # seconds in which something has to happen


def fail(why):
    sys.exit(f"errands: {why}")


class Errand:
    """A home, a display, and hands that type there and count."""

    def __init__(self, program, cli, folder, name, most):
        self.program, self.cli, self.name, self.most = program, cli, name, most
        self.pictures = folder / name
        shutil.rmtree(self.pictures, ignore_errors=True)
        self.pictures.mkdir(parents=True)
        self._home = tempfile.TemporaryDirectory(prefix="sandbag-errand-")
        self.home = pathlib.Path(self._home.name)
        self.display = Display("1440x900")
        self.wait_for(lambda: self.display.do("getdisplaygeometry"), "the display does not come")
        self.keys, self._picture, self.window = 0, 0, None
        self.environment = dict(
            {n: v for n, v in os.environ.items() if not n.startswith("XDG_")}, HOME=str(self.home),
            DISPLAY=self.display.name, QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8", XDG_RUNTIME_DIR=str(self.home))

    def close(self):
        if self.window:
            self.window.terminate()
            self.window.wait()
        self.display.close()
        said = f"{self.name}: {self.keys} keys, {self.most} allowed"
        print(said, flush=True)
        if self.keys > self.most:
            fail(said)

    def start(self, *arguments, title="Sandbag"):
        self.window = subprocess.Popen([self.program, *map(str, arguments)], env=self.environment, cwd=self.home,
                                       stdout=subprocess.DEVNULL, stderr=open(self.pictures / "said.txt", "a"))
        self.until(title)
        time.sleep(2)

    def end(self, how=signal.SIGTERM):
        self.window.send_signal(how)
        self.window.wait()
        self.window = None

    def command(self, *words):
        run = subprocess.run([self.cli, *map(str, words)], env=self.environment, cwd=self.home, text=True,
                             capture_output=True, check=False)
        if run.returncode:
            fail(f"{' '.join(map(str, words))}: {run.stderr or run.stdout}")
        return run.stdout

    def write(self, text):
        for number, line in enumerate(text.split("\n")):
            if number:
                self.press("Return")
            self.keys += len(line)
            self.display.do("type", "--delay", "30", line)
        time.sleep(0.2)

    def press(self, *keys):
        for key in keys:
            self.keys += 1 + key.count("+")
            self.display.do("key", key)
            time.sleep(0.2)

    def title(self):
        return " ".join(self.display.do("getactivewindow", "getwindowname"))

    def until(self, part, seconds=PATIENCE):
        """Waits for a window whose title has that part."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if part in self.title():
                time.sleep(0.5)
                return
            time.sleep(0.1)
        self.look("stuck")
        ended = self.window.poll()
        fail(f"{self.name}: waited in vain for “{part}”; the window in front is “{self.title()}”, {ended}")

    def wait_for(self, happened, what, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if happened():
                return
            time.sleep(0.2)
        fail(f"{self.name}: {what}")

    def look(self, name):
        time.sleep(0.7)
        self._picture += 1
        self.display.grab(self.pictures / f"{self._picture:02d}-{name}.png")

    def files(self, pattern):
        return sorted(self.home.rglob(pattern))
