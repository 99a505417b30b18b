// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guest.h"
#include "lobby.h"
#include "seat_teller.h"

#include <QList>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace sandbag {

class GameSession;
struct MatchPlan;

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
    /// Someone has connected.
    void receive(std::unique_ptr<Wire> wire);

    [[nodiscard]] const Lobby &lobby() const { return m_lobby; }
    /// Of the host's own person, and of the computers: every guest hears of changes.
    [[nodiscard]] Refusal sitHere(const QString &name, int chair);
    [[nodiscard]] Refusal setComputer(int chair, const QString &name, const QString &player);
    [[nodiscard]] Refusal agreeHere();
    void propose(const AgreedRules &rules);

    /// Answers knocked().
    void letIn(int guest);
    void turnAway(int guest);
    /// Begins the match on the rules and with the chairs of the lobby. `seed` as in MatchPlan.
    [[nodiscard]] Refusal begin(quint64 seed = 0);
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    /// A person sits there, somewhere else, and is connected.
    [[nodiscard]] bool isPresent(int seat) const;
    /// Says goodbye to every guest.
    void close();

signals:
    void knocked(int guest, const QString &name);
    void lobbyChanged();
    /// A guest has come to that seat, or the connection is gone.
    void presenceChanged(int seat);

private:
    using Handler = void (TableHost::*)(Guest &, const JsonPlace &);

    void onKnocking(Guest &guest);
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
    [[nodiscard]] bool isInTime(Guest &guest, const JsonPlace &message, int number);

    void tellLobby();
    void takeSeat(Guest &guest, int seat);
    void catchUp(int seat);
    void catchUpAll();
    [[nodiscard]] Guest *find(int number) const;
    [[nodiscard]] Guest *guestAt(int seat) const;
    [[nodiscard]] int seatOf(const Guest &guest) const;
    [[nodiscard]] int seatOfToken(const QString &token) const;
    [[nodiscard]] MatchPlan plan(quint64 seed) const;

    /// A seat of the match, where a person sits elsewhere.
    struct FarSeat {
        SeatTeller teller;
        QString token;
        int guest = -1;     ///< the number of who sits there now; −1: away
        bool ready = false; ///< for the next deal
    };

    GameSession *m_session;
    TickingClock m_now;
    Lobby m_lobby;
    std::map<int, Guest *> m_guests; ///< by number; children of this
    int m_lastGuest = kPersonAtHost;
    bool m_begun = false;
    std::map<int, FarSeat> m_farSeats; ///< by seat, once the match is begun
};

} // namespace sandbag
