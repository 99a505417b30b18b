// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "formats/json_place.h"
#include "scoring/standing.h"

#include <QJsonObject>

#include <optional>

namespace sandbag {

/// The child's side of the player protocol: what one seat has been told, and from it the view that
/// a player decides on. Cards that it was not told of are unknown there as they are in the game.
class ProtocolTable
{
public:
    /// Takes a message of any type. The place and the reason when it makes no sense; it is ignored
    /// then.
    std::optional<JsonFault> hear(const QJsonObject &message);

    [[nodiscard]] bool ready() const { return m_context != nullptr && m_inDeal; }
    [[nodiscard]] int seat() const { return m_told.seat; }
    [[nodiscard]] std::shared_ptr<const RuleContext> context() const { return m_context; }
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// The deal as this seat sees it now that it was asked. Nothing when what was told does not
    /// fit together, and in a draft by a program that does not tell what is drawn.
    [[nodiscard]] std::optional<SeatView> view() const;

private:
    void hearMatch(const QJsonObject &message);
    void hearDeal(const QJsonObject &message);
    void hearEvent(const QJsonObject &message);
    void hearQuestion(const QJsonObject &message);
    [[nodiscard]] CardList handAt(const JsonPlace &place) const;
    [[nodiscard]] bool inPack(const CardList &cards) const;
    [[nodiscard]] ToldDeal heardInOrder() const;
    [[nodiscard]] bool fits(ToldDeal &told) const;

    std::shared_ptr<const RuleContext> m_context;
    bool m_inDeal = false;
    ToldDeal m_told; ///< as heard: how many cards a terse program left out is −1
    std::optional<bool> m_spadesBroken; ///< as told with the question
    Standing m_standing;
};

} // namespace sandbag
