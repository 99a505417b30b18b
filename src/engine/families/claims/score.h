// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/score_line.h"

namespace sandbag {

/// A contract that a wrong claim has failed; scored with the contracts.
inline constexpr LineRule kClaimLine{"claim"};

} // namespace sandbag
