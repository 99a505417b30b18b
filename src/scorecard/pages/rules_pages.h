// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "print_pages.h"

namespace sandbag {

/// The house-rule sheet: what these rules say, in plain sentences under headings. `title` names
/// the rules; "" takes the game that they come from.
[[nodiscard]] PrintJob rulesJob(const MatchRecord &record, const QString &title = {});

} // namespace sandbag
