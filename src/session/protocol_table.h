// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "match/standing.h"

#include <QJsonObject>

#include <optional>

namespace sandbag {

/// The child's side of the player protocol: what one seat has been told, and from it the view that
/// a player decides on. Cards that it was not told of are laid out somehow; the view shows none of
/// them.
class ProtocolTable
{
public:
    /// Takes a message of any type. False when it makes no sense.
    bool hear(const QJsonObject &message);

    [[nodiscard]] bool ready() const { return m_table != nullptr && m_inDeal; }
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] std::shared_ptr<const TableRules> table() const { return m_table; }
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// The deal as this seat sees it now. Nothing when what was told does not fit together, and in
    /// a draft, whose cards the protocol does not tell.
    [[nodiscard]] std::optional<SeatView> view() const;

private:
    bool hearMatch(const QJsonObject &message);
    bool hearDeal(const QJsonObject &message);
    bool hearEvent(const QJsonObject &message);
    void hearQuestion(const QJsonObject &message);

    std::shared_ptr<const TableRules> m_table;
    /// The same game with any card allowed and free bids: for replaying what others did with hands
    /// that are not theirs.
    std::shared_ptr<const TableRules> m_lenient;
    int m_seat = 0;
    bool m_inDeal = false;
    int m_dealer = 0;
    CardList m_hand;
    std::vector<CardList> m_faceUp;
    CardList m_kitty; ///< as it lay when this seat was first asked to take from it
    std::vector<Event> m_events;
    Standing m_standing;
};

} // namespace sandbag
