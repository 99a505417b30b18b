// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/hand_model.h"
#include "policy/card_policy.h"
#include "value/side_outcomes.h"

namespace sandbag {

/// How much better or worse nils do at this table than the nil table thinks, which was fitted to
/// four players in partnerships: added to the log-odds. Found by playing some hundred deals out in
/// which the hand that suits it best bids nil. 0 where nobody may.
[[nodiscard]] float nilOddsHere(OutcomeCache &book, const HandModel &hands,
                                const CardWeights &weights);

} // namespace sandbag
