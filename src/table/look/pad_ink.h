// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper_pad.h"

namespace sandbag {

struct TableTheme;

/// The colours of a pad of paper, which the pad in its corner and the sheets have in common.
[[nodiscard]] PadInk padInkOf(const TableTheme &theme);

} // namespace sandbag
