// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "value/win_model.h"

namespace sandbag {

/// What a point of a deal is worth as a part of the chance to win, on average over the deals of an
/// even match under these rules: at its beginning it is worth less, close to its end more. So a
/// choice can be graded by its points where the match that it belongs to is decided.
[[nodiscard]] double pointWorth(const WinModel &win, const RuleContext &context);

} // namespace sandbag
