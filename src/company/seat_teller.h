// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "before_deal.h"
#include "deal/told_deal.h"
#include "match/match.h"
#include "told_match.h"

#include <QJsonObject>
#include <QList>

#include <optional>
#include <set>

namespace sandbag {

class JsonPlace;

/// How far one that answers has heard of the deal in play: an answer to anything else is late.
struct HeardSoFar {
    int epoch = 0;  ///< how often a deal was sent from its start
    int events = 0; ///< of the deal, since then
    bool operator==(const HeardSoFar &) const = default;
};

/// What one that comes back had heard of a match, by its own word.
struct HeardBefore {
    QString telling;                               ///< named by the line `match`; "": nothing
    int wholes = 0;                                ///< deals as a whole
    std::optional<HeardSoFar> deal = std::nullopt; ///< the one in play, where it has heard of that
};
[[nodiscard]] QJsonObject heardBeforeObject(const HeardBefore &heard);
/// Throws JsonFault.
[[nodiscard]] HeardBefore readHeardBefore(const JsonPlace &place);

/// Sends one seat the lines of a match, and remembers them: whatever has happened since, catchUp()
/// sends what is missing; while nobody listens, look() is called in its place, and resume() for
/// one that comes back. Of the deal in play it sends what toldTo() gives for that seat, and nothing
/// else; of deals that are over everything.
class SeatTeller
{
public:
    explicit SeatTeller(int seat) : m_seat(seat) {}

    [[nodiscard]] int seat() const { return m_seat; }
    /// Needed for resume(); no other teller had it.
    void setName(const QString &name) { m_name = name; }
    /// Another listener, who has heard nothing: the next time everything is sent.
    void forget();
    /// The listener comes back: what it has heard is not sent again if that was sent here and still
    /// holds. Where only the deal that it had heard of is another one now, that alone is sent
    /// again.
    void resume(const HeardBefore &heard);
    /// For catchUp() while nobody listens, after every change: lines sent may not hold any more.
    void look(const Match &match, const DealerDraw &draw);
    /// The lines that are missing at the seat; none where it knows all. The last of them says who
    /// is awaited, and with it the lines are a whole. `left`: ms for the answer, −1 without
    /// a limit.
    [[nodiscard]] QList<QJsonObject> catchUp(const Match &match, const BeforeDeal &before,
                                             int left);
    /// What the seat knows once it has read the lines so far.
    [[nodiscard]] HeardSoFar heard() const { return m_heard; }

private:
    using Lines = QList<QJsonObject>;

    [[nodiscard]] QString telling() const;
    [[nodiscard]] bool goBackTo(const HeardBefore &heard);
    [[nodiscard]] std::optional<ToldDeal> dealHeard(const HeardBefore &heard) const;
    void keepWhatHolds(const ToldDeal &now);
    [[nodiscard]] bool holds(const ToldHead &head, const Match &match) const;
    [[nodiscard]] bool isLastWhole(const Match &match) const;
    [[nodiscard]] bool isInPlay(const Match &match) const;
    void tellMatch(Lines &lines, const Match &match, const DealerDraw &draw);
    void tellDeal(Lines &lines, const Match &match);
    void tellWholes(Lines &lines, const Match &match, int count);
    void voidDeal(Lines &lines, const Match &match);
    void tellAwaited(Lines &lines, const Match &match, const BeforeDeal &before, int left);
    [[nodiscard]] QJsonObject question(const Match &match, const BeforeDeal &before,
                                       int left) const;
    [[nodiscard]] QJsonObject counted(QJsonObject line) const;

    /// A deal that was sent event by event, and then as a whole.
    struct Ended {
        int deal = -1; ///< index
        ToldDeal told;
        HeardSoFar heard;
    };

    int m_seat;
    QString m_name;
    int m_telling = 0;              ///< how often it began
    std::optional<ToldHead> m_head; ///< sent of the match; nothing: none was
    int m_wholes = 0;               ///< deals sent as a whole
    DealRecord m_lastWhole;         ///< the one sent last
    int m_lastWholeAt = -1;         ///< its index
    std::set<int> m_changed;        ///< those that became others after they were sent
    std::optional<ToldDeal> m_deal; ///< in play, as sent, as far as that still holds
    bool m_stale = false;           ///< what the listener has heard of that deal is void
    Ended m_ended;                  ///< the last one
    int m_epoch = 0;                ///< the highest so far
    HeardSoFar m_heard;
    QJsonObject m_awaited; ///< the last line about who is awaited
};

} // namespace sandbag
