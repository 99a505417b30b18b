// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tests of a folder are linked into one program, which runs the test that it is started
// as, the `main` of a test, written by one of Qt's macros or by hand, bears the test's name.
#pragma once

#include "waiting.h"

#define main SANDBAG_TEST // NOLINT(cppcoreguidelines-macro-usage)
