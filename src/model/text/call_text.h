// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"

#include <QString>

namespace sandbag {

/// A call as people say it: "blind nil", "5 no trump", "3½".
[[nodiscard]] QString callInWords(const Call &call);
/// As short as a column of the scorecard is: "N", "BN", "B6", "3½".
[[nodiscard]] QString callInShort(const Call &call);
/// As it is on a sign at the table, without its marks: "Nil", "5", "–" before anything is said.
[[nodiscard]] QString callBrief(const Call &call);
/// "little mo"; not of Declaration::none.
[[nodiscard]] QString declarationWords(Declaration mark);

} // namespace sandbag
