// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/singled_out.h"

namespace sandbag {

Slots cardsOfDix(const PlayTables &tables, const RuleSet &rules)
{
    return rules.dix_allowed ? slotBit(tables.nineOfSpades) : 0;
}

} // namespace sandbag
