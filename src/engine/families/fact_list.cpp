// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/facts.h"

namespace sandbag {

FactRows factRows()
{
    static constexpr const FactRow *kRows[] = {
        &kTricksFact,        &kTrickOrderFact, &kLastRunFact,    &kLastWinnerFact,
        &kLastCardFact,      &kLastCardsFact,  &kCancelCardFact, &kDixFact,
        &kNoTrumpBrokenFact, &kRenegeFact,     &kLastLedFact};
    static_assert(std::size(kRows) == kFacts);
    return kRows;
}

} // namespace sandbag
