// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/supposed_deal.h"
#include "scoring/standing.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <optional>

namespace sandbag {

/// The child's side of the player protocol: what one seat has been told, and from it the view that
/// a player decides on. Cards that it was not told of are laid out somehow; the view shows none of
/// them.
class ProtocolTable
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::ProtocolTable)

public:
    /// Takes a message of any type. False when it makes no sense, with the place and the reason;
    /// it is ignored then.
    bool hear(const QJsonObject &message, QString *why = nullptr);

    [[nodiscard]] bool ready() const { return m_table != nullptr && m_inDeal; }
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] std::shared_ptr<const RuleContext> table() const { return m_table; }
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// The deal as this seat sees it now. Nothing when what was told does not fit together, and in
    /// a draft by a program that does not tell what is drawn.
    [[nodiscard]] std::optional<SeatView> view() const;

private:
    void hearMatch(const QJsonObject &message);
    void hearDeal(const QJsonObject &message);
    void hearEvent(const QJsonObject &message);
    void hearQuestion(const QJsonObject &message);
    [[nodiscard]] bool knowsDraws(const DealState &state) const;

    std::shared_ptr<const RuleContext> m_table;
    /// The same game with any card allowed and free bids: for replaying what others did with hands
    /// that are not theirs.
    std::shared_ptr<const RuleContext> m_lenient;
    int m_seat = 0;
    bool m_inDeal = false;
    ToldDeal m_deal;
    std::optional<bool> m_spadesBroken; ///< as told with the question
    Standing m_standing;
};

} // namespace sandbag
