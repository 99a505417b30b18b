// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "given_tokens.h"
#include "guest.h"
#include "lobby.h"
#include "lobby_places.h"
#include "seat_teller.h"
#include "table_conduct.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

class GameSession;
struct MatchPlan;

/// A member of a match's record: who sat elsewhere, and for whom computers played.
inline const QString kCompanyMember = QStringLiteral("company");

/// The host's end of a table in company: who has come in, who sits where, and, once the match is
/// begun, what each seat hears and what it answers. The match itself is the session's, which
/// deals, judges and saves; a person in front of the host's own screen sits at it through
/// LocalSeat.
///
/// Whatever happens in the session, every guest's seat is caught up with it (SeatTeller): there is
/// one path for a card, a take-back, a latecomer and one who was away.
class TableHost : public QObject
{
    Q_OBJECT

public:
    /// `session` must outlive it and is this table's alone.
    explicit TableHost(GameSession *session, QObject *parent = nullptr);
    ~TableHost() override;

    /// Instead of the machine's own clock.
    void setClock(TickingClock now);
    /// How guests name this table; "" while there is but one behind its door.
    void setTable(const QString &id) { m_table = id; }
    /// What people call it; "" where nobody does. The lobby says it to guests inside.
    void setTitle(const QString &title) { m_title = title; }
    /// Of its invitations: who says it when knocking has been invited.
    void setSecret(const QString &secret) { m_secret = secret; }
    /// Someone has connected.
    void receive(std::unique_ptr<Wire> wire);

    [[nodiscard]] const Lobby &lobby() const { return m_lobby; }
    /// Of the host's own person, and of the computers: every guest hears of changes.
    [[nodiscard]] Refusal sitHere(const QString &name, int chair);
    void riseHere();
    [[nodiscard]] Refusal setComputer(int chair, const QString &name, const QString &player);
    [[nodiscard]] Refusal agreeHere();
    void propose(const AgreedRules &rules);

    /// Of one that has knocked and waits; null otherwise.
    [[nodiscard]] const Knock *knock(int guest) const;
    /// Whether they have an invitation of this table.
    [[nodiscard]] bool isInvited(const Knock &knock) const;
    /// They were admitted, and are connected.
    [[nodiscard]] bool isInside(int guest) const;
    /// What those at the table ask of one another: the person at the host's screen asks here, by
    /// their seat.
    [[nodiscard]] TableConduct &conduct() { return m_conduct; }
    [[nodiscard]] const TableConduct &conduct() const { return m_conduct; }
    /// Other times than usual, for guests still to come.
    void setHeartbeat(const Heartbeat::Times &times);
    /// Judges everyone's silence, and what has lasted long enough. Is called by itself several
    /// times a ping.
    void beat();
    /// No guest gets the end of a deal before it is on disk: whatever ends this program, nobody
    /// knows of a deal that its match has lost. Waits for the disk.
    void setSavingFirst(bool first) { m_savingFirst = first; }
    /// Nobody sits in front of the host's screen: guests seat computers, and begin the match.
    void setNeutral(bool neutral) { m_neutral = neutral; }

    /// Answers knocked(). Who compares five cards is inside once they have found them right, too.
    void letIn(int guest);
    void turnAway(int guest);
    /// Begins the match on the rules and with the chairs of the lobby, once that is ready. `seed`
    /// as in MatchPlan.
    [[nodiscard]] Refusal begin(quint64 seed = 0);
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    /// The match is over, and the person of that seat would like another one: the table is a lobby
    /// again, where everyone who is there has their chair.
    [[nodiscard]] Refusal playAgain(int seat);
    /// The host's person would like to change chairs with the person who sits there, who is asked.
    [[nodiscard]] Refusal askSwapHere(int chair);
    /// Answers swapAsked().
    void answerSwapHere(int person, bool agrees);
    /// A person sits there, somewhere else, and is connected.
    [[nodiscard]] bool isPresent(int seat) const;
    /// What has to be kept in addition to the match so that takeUp() gives everyone their seat
    /// again: tokens and keys among it, for their owner's eyes alone. Meaningful once the match is
    /// begun.
    [[nodiscard]] QJsonObject kept() const;
    /// The session has taken the match up again that was kept with this: everyone is away, and may
    /// come back. Throws JsonFault.
    void takeUp(const JsonPlace &kept);
    /// Guests that are connected, at whatever stage.
    [[nodiscard]] int guests() const { return static_cast<int>(m_guests.size()); }
    /// Nobody is connected, and before a match no chair is kept for anyone.
    [[nodiscard]] bool isEmpty() const;
    /// Says goodbye to every guest.
    void close();
    /// Ends all connections without goodbye: guests look for the table until it is open again.
    void hangUp();

signals:
    /// Someone waits for letIn() or turnAway(); knock() reports them.
    void knocked(int guest, const QString &name);
    /// They do not wait any more: inside, turned away, or gone.
    void knockOver(int guest);
    void lobbyChanged();
    /// Of askSwapHere().
    void swapRefused(const sandbag::Sentence &why);
    /// That person, of that chair, would like to change chairs with the host's.
    void swapAsked(int person, int chair);
    /// A guest has come to that seat, or the connection is gone.
    void presenceChanged(int seat);
    /// kept() is another one.
    void keptChanged();
    /// A connection is gone: a guest's at the table or at the door. Or one who had lost it before
    /// the match is not waited for any more.
    void guestLeft();

private:
    using Handler = void (TableHost::*)(Guest &, const JsonPlace &);

    void onGreeted(Guest &guest);
    void onKnocking(Guest &guest);
    void onCameIn(Guest &guest);
    void dropEarlierKnock(const Guest &guest);
    [[nodiscard]] bool isCrowded(const Guest &guest) const;
    [[nodiscard]] int seatClaimed(const Guest &guest) const;
    [[nodiscard]] bool comesBack(Guest &guest);
    void onSaid(Guest &guest, const QJsonObject &message);
    void onLeft(Guest &guest);
    [[nodiscard]] static const std::map<QString, Handler> &handlers();
    void hearSit(Guest &guest, const JsonPlace &message);
    void hearRise(Guest &guest, const JsonPlace &message);
    void hearPropose(Guest &guest, const JsonPlace &message);
    void hearAgree(Guest &guest, const JsonPlace &message);
    void hearAct(Guest &guest, const JsonPlace &message);
    void hearCut(Guest &guest, const JsonPlace &message);
    void hearReady(Guest &guest, const JsonPlace &message);
    void hearLeave(Guest &guest, const JsonPlace &message);
    // table_host_lobby.cpp
    void hearAgain(Guest &guest, const JsonPlace &message);
    void hearSwap(Guest &guest, const JsonPlace &message);
    void hearSwapAnswer(Guest &guest, const JsonPlace &message);
    [[nodiscard]] Refusal askSwap(int person, int chair);
    void answerSwap(int person, int asker, bool agrees);
    [[nodiscard]] bool satBefore(const Guest &guest) const;
    // table_host_places.cpp
    [[nodiscard]] static Sentence otherConnection();
    [[nodiscard]] int placeClaimed(const Guest &guest) const;
    void takePlace(Guest &guest);
    void leavePlace(const Guest &guest);
    [[nodiscard]] std::optional<qint64> waitedUntil() const;
    void endWaiting();
    [[nodiscard]] std::map<int, int> placesAfterMatch();
    void markAway();
    // table_host_conduct.cpp
    void hearComputer(Guest &guest, const JsonPlace &message);
    void hearBegin(Guest &guest, const JsonPlace &message);
    void hearRemark(Guest &guest, const JsonPlace &message);
    void hearPause(Guest &guest, const JsonPlace &message);
    void hearTakeBack(Guest &guest, const JsonPlace &message);
    void hearConsent(Guest &guest, const JsonPlace &message);
    void hearChoose(Guest &guest, const JsonPlace &message);
    void hearNudge(Guest &guest, const JsonPlace &message);
    void hearBack(Guest &guest, const JsonPlace &message);
    void followConduct();
    void answer(Guest &guest, const Refusal &refused, const JsonPlace &message);
    void beginConduct();
    void tellTable();
    void tellTable(Guest &guest);
    void tellRemark(int seat, int number);
    void tellNudge(int seat, int from);
    void noteCompany();
    [[nodiscard]] bool isInTime(Guest &guest, const JsonPlace &message, int number);

    void dealWhenReady();
    void tellLobby();
    void takeSeat(Guest &guest, int seat);
    void catchUp(int seat);
    void catchUpAll();
    [[nodiscard]] Guest *find(int number) const;
    [[nodiscard]] Guest *guestAt(int seat) const;
    [[nodiscard]] int seatOf(const Guest &guest) const;
    [[nodiscard]] MatchPlan plan(quint64 seed) const;

    /// A seat of the match, where a person sits elsewhere.
    struct FarSeat {
        explicit FarSeat(int seat);
        SeatTeller teller;
        QString token = {};
        QByteArray key = {}; ///< of the person; empty where the connection proved none
        int guest = -1;      ///< the number of who sits there now; −1: away
        bool left = false;   ///< with a goodbye, by either side
    };

    GameSession *m_session;
    TickingClock m_now;
    QString m_table;
    QString m_title;
    QString m_secret;
    Lobby m_lobby;
    LobbyPlaces m_places;            ///< before the match
    std::map<int, Guest *> m_guests; ///< by number; children of this
    int m_lastGuest = kPersonAtHost;
    Heartbeat::Times m_times;
    QTimer m_beat; ///< while there are guests, or their seats
    TableConduct m_conduct;
    bool m_neutral = false;
    bool m_savingFirst = false;
    bool m_begun = false;
    std::map<int, FarSeat> m_farSeats; ///< by seat, once the match is begun
    std::map<int, FarSeat> m_earlier;  ///< of the match before, whose people need not knock
    GivenTokens m_given;
    std::map<int, int> m_swaps; ///< who would like to change chairs, and with whom
};

} // namespace sandbag
