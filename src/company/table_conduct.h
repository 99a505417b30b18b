// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guest.h"
#include "line_budget.h"
#include "table_state.h"
#include "text/sentence.h"

#include <QJsonArray>
#include <QObject>

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sandbag {

class GameSession;

/// What the people of a table have agreed on about one who is away.
struct AwayRule {
    int wait = 120'000;                          ///< ms before a computer plays; −1: none does
    QString standIn = QStringLiteral("level:3"); ///< as files name players
};

/// How people behave to one another while their match is under way, as the host judges it: who is
/// away and for whom a computer plays, pauses, taking back by consent, remarks, nudges. Everyone
/// is asked by seat, the person in front of the host's screen as well. A part of TableHost.
class TableConduct : public QObject
{
    Q_OBJECT

public:
    /// ms in which the others answer whether something may be taken back.
    static constexpr int kConsent = 30'000;
    /// ms after which one who is waited for may be nudged.
    static constexpr int kNudge = 60'000;

    /// `session` must outlive it.
    explicit TableConduct(GameSession *session, QObject *parent = nullptr);

    void setClock(TickingClock now) { m_now = std::move(now); }
    void setAwayRule(const AwayRule &rule) { m_rule = rule; }
    [[nodiscard]] const AwayRule &awayRule() const { return m_rule; }
    [[nodiscard]] qint64 now() const { return m_now(); }

    /// The match is under way; those of `here` sit in front of the host's screen, the others are
    /// away until setPresence().
    void begin(SeatSet persons, SeatSet here);
    /// It is over, and people have gone back to the lobby.
    void end();
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] const TableState &state() const { return m_state; }
    /// Here, quiet or away: the rest is decided here.
    void setPresence(int seat, Presence presence);
    /// Times run out. To be called about once a second.
    void tick();

    // What people do, each by their seat; why it is not done, or nothing.
    [[nodiscard]] Refusal pause(int seat, PauseReason why);
    /// To go on after a pause: when all who are there say so, or the one who stopped the match, or,
    /// once the wait agreed on is over, all others; that one stops it no more in this deal.
    [[nodiscard]] Refusal ready(int seat);
    [[nodiscard]] Refusal askTakeBack(int seat);
    [[nodiscard]] Refusal consent(int seat, bool agrees);
    /// About one who is away: done where most of those present want it.
    [[nodiscard]] Refusal choose(int seat, int away, AwayChoice choice);
    [[nodiscard]] Refusal remark(int seat, int number);
    [[nodiscard]] Refusal nudge(int seat);

    /// Times at which computers played for people, for the match's record.
    [[nodiscard]] QJsonArray standIns() const;
    /// Those of before the match was taken up again.
    void setEarlierStandIns(const QJsonArray &standIns) { m_earlier = standIns; }

signals:
    void changed();
    void remarked(int seat, int number);
    void nudged(int seat, int from);
    /// Of askTakeBack().
    void takeBackOver(int seat, bool done);
    /// standIns() has changed.
    void standInsChanged();

private:
    void onTurn();
    void endTakeBack(bool done);
    void putStandIn(int seat);
    void endStandIn(int seat);
    void hold();
    void startPause(int seat, PauseReason why);
    bool endPause();
    [[nodiscard]] bool isPauseOver() const;
    void say();
    [[nodiscard]] Refusal notThere(int seat) const;
    [[nodiscard]] std::optional<AwayChoice> decided(const TableState::Person &away) const;

    /// A computer plays, or played, for a person.
    struct StandIn {
        int seat = 0;
        int fromDeal = 0;
        int fromEvent = 0;
        int toDeal = -1; ///< −1: it still does
        int toEvent = 0;
    };

    GameSession *m_session;
    TickingClock m_now;
    AwayRule m_rule;
    bool m_begun = false;
    TableState m_state;
    SeatSet m_here;
    std::map<int, LineBudget> m_remarks;
    std::set<std::pair<int, int>> m_askedBack; ///< deal and seat: once each
    SeatSet m_overruled;                       ///< whose pause the others have ended in this deal
    QJsonArray m_earlier;
    std::vector<StandIn> m_standIns;
    int m_turn = -1;
    qint64 m_turnSince = 0;
    bool m_nudged = false; ///< in this turn
};

} // namespace sandbag
