// SPDX-License-Identifier: GPL-3.0-or-later
// How cards, calls and sides are said to a person at the table.
#pragma once

#include "deal/event.h"
#include "setup/seating.h"
#include "text/call_text.h"
#include "text/card_names.h"
#include "text/numbers.h"
#include "text/option_words.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sandbag {

/// The whole call: "blind 6", "5 no trump", "4 with a little bemo".
[[nodiscard]] QString callWords(const Call &call);
/// The marks alone: "blind, no trump"; "" for none.
[[nodiscard]] QString callMarks(const Call &call);

/// "You & Bo", "Ada": the names of a side's players, the viewer first.
[[nodiscard]] QString sideName(const Seating &seating, const QStringList &names, int side,
                               int viewer);

} // namespace sandbag
