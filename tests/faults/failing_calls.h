// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the system that fail on demand, for whole programs of ours: linked into a test they
// stand in for those of the C library, for Qt's too. Only files under one folder are touched.
#pragma once

namespace sandbag::faults {

/// From now on calls that change files under `folder` are counted from 0, and the one of that
/// number fails with `error`; with `onward` all after it too. A write that fails has written
/// nothing.
void failCall(const char *folder, int number, int error, bool onward = false);
/// Reads of files under `folder` give a single byte at a time, and are interrupted in between.
void readInBits(const char *folder);
/// When `path` is next opened, `act` is done right before: what was looked at may be something else
/// by then. `act` may open nothing of that name.
void beforeOpening(const char *path, void (*act)());
/// Ends all of that. Returns how many calls were counted.
int endFaults();

} // namespace sandbag::faults
