// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"

#include <QString>

namespace sandbag {

/// A call as people say it: "blind nil", "5 no trump", "3½".
[[nodiscard]] QString callInWords(const Call &call);
/// As short as a column of the scorecard is: "N", "BN", "B6", "3½".
[[nodiscard]] QString callInShort(const Call &call);

} // namespace sandbag
