// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/asked_player.h"
#include "policy/pick_weights.h"

#include <vector>

namespace sandbag {

/// What a choice of cards is for.
enum class PickAim {
    strength, ///< the hand is to take tricks
    nil,      ///< the hand is to take none
    coverNil, ///< the cards go to a partner who is to take none
};

/// Answers a pass, a take from the kitty or a discard by the worth of the single cards. `aim` is
/// what the hand of the player is for; of a pass coverNil where the partner is the nil
/// bidder.
[[nodiscard]] Event pickCards(const AskedPlayer &player, const CardChoice &choice, PickAim aim,
                              const PickWeights &weights);

/// What a card adds to a hand that is being drafted. `own`: the hand without it.
[[nodiscard]] float draftWorth(const PlayTables &tables, Slots pack, Slots own, Slot slot,
                               const PickWeights &weights);

/// By slot, in 100: the chance that a card was kept in a draft by one who judges by draftWorth.
[[nodiscard]] std::vector<int> keptInDraft(const RuleContext &context, const PickWeights &weights);

/// Keeps or throws away the first of the cards offered in a draft.
[[nodiscard]] Event pickDraft(const AskedPlayer &player, const CardList &offered,
                              const PickWeights &weights);

} // namespace sandbag
