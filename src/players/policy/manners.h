// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/card_knowledge.h"
#include "policy/goals.h"

namespace sandbag {

/// What partners expect of a card in addition to its worth: it leaves their tricks alone, wastes no
/// honor where a lower card does the same, covers their nil for certain where it can, and returns
/// their suit. Decides among cards that are about equally good. Refers to its arguments.
class Manners
{
public:
    Manners(const SeatView &view, const Goals &goals);

    /// In points, as far as good manners are worth any; the more, the kinder.
    [[nodiscard]] float of(Slot card) const;
    /// Among equal cards, the one that does not mislead partner: the highest when leading, the
    /// lowest when following. `card`: the lowest of its equals.
    [[nodiscard]] Slot told(Slot card) const;

private:
    void readPartners();
    [[nodiscard]] bool wins(Slot card) const;
    [[nodiscard]] float ofLead(Slot card) const;
    [[nodiscard]] float ofWaste(Slot card) const;

    const PlayTables &m_tables;
    const PlayState &m_state;
    const SeatView &m_view;
    CardKnowledge m_sight;
    Slots m_legal;
    unsigned m_partners = 0;     ///< bit per seat: partners who want tricks
    unsigned m_partnersNils = 0; ///< … whose nil is alive
    bool m_ownNil = false;
    bool m_partnersTrick = false; ///< one who wants it has the trick
    Slots m_nilHolds = 0;         ///< what partners' nils may hold
    EffectiveSuit m_partnersSuit = kNoEffectiveSuit;
};

} // namespace sandbag
