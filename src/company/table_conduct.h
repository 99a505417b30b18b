// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allowance.h"
#include "guest.h"
#include "table_state.h"
#include "text/sentence.h"

#include <QJsonArray>
#include <QObject>

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sandbag {

class GameSession;

/// What the people of a table have agreed on about one who is away, or does not act.
struct AwayRule {
    /// ms before a computer plays for one who is away, and before the others may have one play for
    /// one who is here; −1: they wait as long as it takes.
    int wait = 120'000;
    QString standIn = QStringLiteral("level:3"); ///< as files name players
};

/// How people behave to one another while their match is under way, as the host judges it: who is
/// away and for whom a computer plays, pauses, taking back by consent, remarks, nudges. Everyone
/// is asked by seat, the person in front of the host's screen as well. A part of TableHost.
class TableConduct : public QObject
{
    Q_OBJECT

public:
    /// ms in which the others answer: whether something may be taken back, what is to be done about
    /// one who is late, whether a pause is over.
    static constexpr int kConsent = 30'000;
    /// ms after which one who is waited for may be nudged.
    static constexpr int kNudge = 60'000;
    /// ms for which one is waited for whom a computer has played before in the same deal, since the
    /// others would not wait for them.
    static constexpr int kWaitAgain = 30'000;

    /// times that one may pause in a deal.
    static constexpr int kPauses = 3;

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
    /// The person there asks for something, or says so: if a computer plays for them although they
    /// are connected, it does no more.
    void comeBack(int seat);
    /// The person there would like the next deal to be dealt.
    void wantDeal(int seat);
    /// All who are there would, and it is theirs to say.
    [[nodiscard]] bool isDealWanted() const;
    /// Times run out. To be called about once a second.
    void tick();

    // What people do, each by their seat; why it is not done, or nothing.
    [[nodiscard]] Refusal pause(int seat, PauseReason why);
    /// To go on after a pause: when all who are there say so, or the one who stopped the match, or,
    /// once the wait agreed on is over, all others, of whom those who say nothing have kConsent
    /// more; that one stops it no more in this deal.
    [[nodiscard]] Refusal ready(int seat);
    [[nodiscard]] Refusal askTakeBack(int seat);
    [[nodiscard]] Refusal consent(int seat, bool agrees);
    /// About one who is away, or late: done where most of the others who are present want it. About
    /// one who is late, or was when the connection went, those are enough who have chosen within
    /// kConsent of the first: others may sleep as well.
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
    /// How far the match had come when it began to wait for someone. What can be said at any time,
    /// or is taken back at once, brings it no further.
    struct Point {
        std::size_t deals = 0;
        int steps = 0;
        bool cut = false;
        auto operator<=>(const Point &) const = default;
    };
    /// The match waits for a person, at one point of it, whether they are there or not. Its times
    /// run only while it does, and halt while people have stopped it.
    struct Wait {
        Point at;
        qint64 stood = 0; ///< ms for which it has waited
        qint64 most = -1; ///< ms after which the others may choose; −1: never
        bool nudged = false;
        qint64 awayUntil = -1; ///< of the clock, once lost: a computer plays; −1: none will
        std::map<int, AwayChoice> choices = {}; ///< of the others, by seat
        qint64 left = -1;       ///< ms until what they have chosen is done; −1: for all to choose
        bool prolonged = false; ///< though as many had chosen otherwise
        bool tookBack = false;  ///< the seat, when a computer was about to act
    };

    // table_conduct_late.cpp: for whom the match waits, and what the others choose
    void countTime();
    void followTurn();
    bool showWaits();
    void letBack();
    void conclude();
    [[nodiscard]] Point pointNow() const;
    [[nodiscard]] int seatAsked() const;
    [[nodiscard]] SeatSet asked() const;
    [[nodiscard]] SeatSet askedBetweenDeals() const;
    [[nodiscard]] SeatSet othersThan(int seat) const;
    [[nodiscard]] Wait newWait(int seat) const;
    [[nodiscard]] bool isCurrent(int seat) const;
    [[nodiscard]] const Wait *askedWait(int seat) const;
    [[nodiscard]] bool hasRunOut(int seat) const;
    void beginAbsence(int seat);
    void endAbsence(int seat);
    [[nodiscard]] std::map<int, AwayChoice> choicesAbout(int seat) const;
    [[nodiscard]] std::optional<AwayChoice> decided(int about, bool soFar) const;
    [[nodiscard]] int pauserAmong(const std::map<int, AwayChoice> &choices) const;
    void carryOut(int about, AwayChoice choice);

    void endTakeBack(bool done);
    void putStandIn(int seat);
    void followHost();
    void endStandIn(int seat);
    void seatAgain(int seat);
    void hold();
    [[nodiscard]] bool isHeld() const { return m_state.pause || m_state.takeBack; }
    void startPause(int seat, PauseReason why);
    bool endPause();
    bool askSilent();
    [[nodiscard]] bool isPauseOver() const;
    void say();
    [[nodiscard]] Refusal notThere(int seat) const;
    [[nodiscard]] static Sentence overruled();

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
    std::map<int, Allowance> m_remarks;
    std::set<std::pair<int, int>> m_askedBack; ///< deal and seat: once each
    std::map<int, int> m_pauses;               ///< by seat, in this deal
    SeatSet m_overruled;                       ///< whose pause the others have ended in this deal
    QJsonArray m_earlier;
    std::vector<StandIn> m_standIns;
    std::map<int, Wait> m_waits; ///< by seat, also of those who have acted since
    SeatSet m_running;           ///< whose waits are counted
    qint64 m_counted = 0;        ///< up to when
    SeatSet m_passedOver; ///< for whom a computer has played in this deal since they did not act
    SeatSet m_backLater;  ///< who have their seats again once the computer has acted
    SeatSet m_wantDeal;
    bool m_pauseLate = false; ///< one does not wait any more for who has paused
};

} // namespace sandbag
