// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QJsonArray>
#include <QString>

namespace sandbag {

struct CodedRules;

/// Cards as the files write them; hands by seat.
[[nodiscard]] QString cardsText(const CardList &cards);
[[nodiscard]] QJsonArray handsArray(const DealRecord &deal);
/// For people: the rules in one line, then a line for each seat.
void sayDeal(const CodedRules &rules, const DealRecord &deal);

} // namespace sandbag
