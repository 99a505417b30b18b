// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_sight.h"

#include <optional>

namespace sandbag {

/// A moment of a deal that was played, with all hands open or as a seat saw it then.
class ReplaySeat final : public SeatSight
{
public:
    enum class Hands { open, hidden };

    /// The deal of that index, as it was after this many events; the match must outlive it.
    ReplaySeat(const Match &match, int deal, int event, Hands hands);

    [[nodiscard]] int deal() const { return m_deal; }
    [[nodiscard]] int event() const { return m_event; }
    /// To another moment of the deal.
    void goTo(int event);

    [[nodiscard]] const Match &match() const override { return m_match; }
    [[nodiscard]] std::shared_ptr<const RuleContext> context() const override;
    [[nodiscard]] const Standing &standing() const override;
    [[nodiscard]] int deals() const override { return m_deal + 1; }
    [[nodiscard]] bool hasDeal() const override { return m_state.has_value(); }
    [[nodiscard]] SeatView view(int seat) const override { return {*m_state, seat}; }
    [[nodiscard]] const DealState *open() const override;
    [[nodiscard]] Occupant occupant(int seat) const override;
    [[nodiscard]] QString name(int seat) const override;

private:
    const Match &m_match;
    int m_deal;
    int m_event;
    Hands m_hands;
    std::optional<DealState> m_state; ///< of a deal without cards none
};

} // namespace sandbag
