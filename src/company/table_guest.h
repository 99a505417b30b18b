// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allowance.h"
#include "company_limits.h"
#include "five_cards.h"
#include "guest.h"
#include "heartbeat.h"
#include "line_link.h"
#include "lobby.h"
#include "table_state.h"
#include "told_sentence.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

class RemoteSeat;

/// The table before the match, as a guest has heard of it.
struct HeardLobby {
    int you = -1;  ///< the own number
    QString name;  ///< the own, as the host has it
    QString table; ///< what people call the table; "" where they do not
    std::vector<Chair> chairs;
    AgreedRules rules;
    QString hash; ///< of these rules, by which one agrees to them
};

/// How a guest knocks.
struct KnockPlan {
    QString name = {};   ///< the own
    QString token = {};  ///< of a seat that was the guest's before: it is taken again; "" without
    QString table = {};  ///< the table that is meant, where the host has several; "" otherwise
    QString secret = {}; ///< of an invitation; "" without
    /// The host's key is that of an invitation, or was met before: the five cards need not be
    /// compared.
    bool knowsHost = false;
    /// The host has admitted this guest's key before and knows it as well: there are no five cards.
    bool wasInside = false;
};

/// A guest's connection to a table in company: meets the host, knocks, sits down, agrees; then it
/// passes the match on to its seat, and the seat's answers to the host.
class TableGuest : public QObject
{
    Q_OBJECT

public:
    /// `seat` must outlive it.
    TableGuest(std::unique_ptr<Wire> wire, RemoteSeat *seat, const KnockPlan &plan,
               QObject *parent = nullptr);
    ~TableGuest() override;

    [[nodiscard]] const HeardLobby &lobby() const { return m_lobby; }
    /// With which the seat, or the chair before the match, can be taken again; "" before there is
    /// one.
    [[nodiscard]] const QString &token() const { return m_token; }
    [[nodiscard]] bool isOpen() const { return m_link.isOpen(); }
    /// What the host's screen shows as well; nothing before cardsShown(), or where none are
    /// compared.
    [[nodiscard]] const std::optional<FiveCards> &cards() const { return m_cards; }
    /// Answers cardsShown(). The host has to admit the guest, too.
    void confirmCards();

    /// The relations between the people of a match that is under way.
    [[nodiscard]] const TableState &state() const { return m_state; }
    /// ms of the clock by which state() says its times.
    [[nodiscard]] qint64 now() const { return m_now(); }
    /// Other times than usual.
    void setHeartbeat(const Heartbeat::Times &times);
    /// Instead of the machine's own clock.
    void setClock(TickingClock now);
    /// Says `ping` where nothing was said for a while, and judges the host's silence. Is called by
    /// itself several times a ping.
    void beat();
    /// Nothing was heard of the host for a while.
    [[nodiscard]] bool isQuiet() const { return m_quiet; }

    void sit(int chair);
    void rise();
    void propose(const AgreedRules &rules);
    void agree();
    void leave();
    /// Leaves, and is heard of no more: no ended() follows.
    void hangUp();
    /// The match is over, and this guest would like another one.
    void playAgain();
    /// Would like to change chairs with the person who sits there; and answers swapAsked().
    void askSwap(int chair);
    void answerSwap(int person, bool agrees);
    /// At a table whose host is no person: seats a computer, of a level from 1, or takes it away
    /// (0); begins the match.
    void setComputer(int chair, const QString &name, int level);
    void begin();
    /// See TableConduct; refused() follows where the host declines.
    void pause(PauseReason why);
    void ready();
    void askTakeBack();
    void consent(bool agrees);
    void choose(int away, AwayChoice choice);
    void remark(int number);
    void nudge();
    void comeBack();
    /// Any line, for requests that have no function here.
    void tell(const QJsonObject &line) { send(line); }

signals:
    /// Anything at all came from the host.
    void heard();
    /// Five cards are to be compared with the host's; nothing goes on before.
    void cardsShown();
    /// Inside: once, when the first lobby or seat is heard.
    void cameIn();
    void lobbyChanged();
    /// That person, of that chair, would like to change chairs with this guest.
    void swapAsked(int person, int chair);
    void seated(int seat);
    void stateChanged();
    /// Someone says remarks()[number]. Whom one does not want to hear is up to the listener.
    void remarked(int seat, int number);
    /// Someone waits for this guest, and says so.
    void nudged(int from);
    void quietChanged(bool quiet);
    /// Something that was asked for is not done.
    void refused(const sandbag::Sentence &why);
    /// The connection has ended; empty where nobody said why.
    void ended(const sandbag::Sentence &why);

private:
    void hear(const QJsonObject &message);
    void hearHello(const JsonPlace &message);
    void hearNumber(const JsonPlace &message);
    void hearLobby(const JsonPlace &message);
    void hearSeat(const JsonPlace &message);
    void hearRefused(const JsonPlace &message);
    void hearBye(const JsonPlace &message);
    void hearOfMatch(const QString &type, const JsonPlace &message);
    void hearPlayers(const JsonPlace &message);
    void hearTable(const JsonPlace &message);
    [[nodiscard]] int playerIn(const JsonPlace &message) const;
    void hearRemark(const JsonPlace &message);
    void hearNudge(const JsonPlace &message);
    void hearSwap(const JsonPlace &message);
    void send(const QJsonObject &line);
    void finish(const Sentence &why);
    void say(const char *type);
    void knock();
    [[nodiscard]] bool isMeeting(const QString &type, const JsonPlace &message);
    void enter();

    LineLink m_link;
    Allowance m_budget{company_limit::hostLinesPerSecond, company_limit::hostLinesAtOnce};
    RemoteSeat *m_seat;
    KnockPlan m_plan;
    QString m_token;
    QByteArray m_number; ///< for the five cards; empty where the wire proves no keys
    std::optional<FiveCards> m_cards;
    bool m_waits = false; ///< for the five cards: the host has nothing to say before
    bool m_inside = false;
    HeardLobby m_lobby;
    int m_players = 0;     ///< of the match, 0 before it
    bool m_goesOn = false; ///< the host knows how much the seat has heard of it
    TableState m_state;
    TickingClock m_now;
    Heartbeat m_heartbeat;
    QTimer m_beat;
    bool m_quiet = false;
    bool m_greeted = false;
    bool m_finished = false;
};

} // namespace sandbag
