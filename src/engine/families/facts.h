// SPDX-License-Identifier: GPL-3.0-or-later
// The families' facts, each defined in its own folder.
#pragma once

#include "play/fact_row.h"

namespace sandbag {

extern const FactRow kTricksFact;
extern const FactRow kTrickOrderFact;
extern const FactRow kLastRunFact;
extern const FactRow kLastWinnerFact;
extern const FactRow kLastCardFact;
extern const FactRow kLastCardsFact;
extern const FactRow kCancelCardFact;
extern const FactRow kDixFact;
extern const FactRow kNoTrumpBrokenFact;
extern const FactRow kRenegeFact;
extern const FactRow kLastLedFact;

} // namespace sandbag
