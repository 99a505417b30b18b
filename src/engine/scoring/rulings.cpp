// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

#include <cstddef>

namespace sandbag {

void scoreRulings(ScoreBuilder &sheet)
{
    for (std::size_t i = 0; i < sheet.facts.rulings.size(); ++i) {
        const Ruling &ruling = sheet.facts.rulings[i];
        sheet.add(ruling.side, LineRule::ruling, LineText::ruling, ruling.points,
                  {static_cast<int>(i)}, ruling.bags);
    }
}

} // namespace sandbag
