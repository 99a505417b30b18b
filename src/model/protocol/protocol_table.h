// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "formats/json_place.h"
#include "scoring/standing.h"

#include <QJsonObject>

#include <optional>

namespace sandbag {

/// The child's side of the player protocol: the messages to one seat, and the view made from them,
/// on which a player decides. Cards not named in them are unknown there as they are in the game.
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
    /// The deal as this seat sees it: now that it was asked or, where each line says who decides
    /// next (FORMATS.md, "Playing in company"), at any time. Nothing when the messages contradict
    /// each other, and in a draft if the other program does not say which cards are drawn.
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
    std::optional<bool> m_spadesBroken; ///< as sent with the question
    bool m_turnsTold = false;           ///< every line says who decides next
    Standing m_standing;
};

} // namespace sandbag
