// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "before_deal.h"
#include "deal/told_deal.h"
#include "match/match.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace sandbag {

/// How far one that answers has heard of the deal in play: an answer to anything else is late.
struct HeardSoFar {
    int epoch = 0;  ///< how often a deal was sent from its start
    int events = 0; ///< of the deal, since then
    bool operator==(const HeardSoFar &) const = default;
};

/// Sends one seat the lines of a match, and remembers them: whatever has happened
/// since, catchUp() is all that is ever needed. Of the deal in play it sends what toldTo() gives
/// for that seat, and nothing else; of deals that are over everything.
class SeatTeller
{
public:
    explicit SeatTeller(int seat) : m_seat(seat) {}

    [[nodiscard]] int seat() const { return m_seat; }
    /// Another listener, who has heard nothing: the next time everything is sent.
    void forget();
    /// The lines that are missing at the seat; none where it knows all. The last of them says who
    /// is awaited, and with it the lines are a whole. `left`: ms for the answer, −1 without
    /// a limit.
    [[nodiscard]] QList<QJsonObject> catchUp(const Match &match, const BeforeDeal &before,
                                             int left);
    /// What the seat knows once it has read the lines so far.
    [[nodiscard]] HeardSoFar heard() const { return m_heard; }

private:
    using Lines = QList<QJsonObject>;

    void tellMatch(Lines &lines, const Match &match, const DealerDraw &draw);
    void tellDeal(Lines &lines, const Match &match);
    void tellWholes(Lines &lines, const Match &match, int count);
    void tellAwaited(Lines &lines, const Match &match, const BeforeDeal &before, int left);
    [[nodiscard]] QJsonObject question(const Match &match, const BeforeDeal &before,
                                       int left) const;
    [[nodiscard]] QJsonObject counted(QJsonObject line) const;

    int m_seat;
    QJsonObject m_head;             ///< sent of the match; empty: nothing
    int m_wholes = 0;               ///< deals sent as a whole
    DealRecord m_lastWhole;         ///< the last of them
    std::optional<ToldDeal> m_deal; ///< in play, as sent
    HeardSoFar m_heard;
    QJsonObject m_awaited; ///< the last line about who is awaited
};

} // namespace sandbag
