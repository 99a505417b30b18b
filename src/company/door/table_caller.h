// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/invitation.h"
#include "door/known_people.h"
#include "five_cards.h"
#include "guest.h"
#include "heartbeat.h"
#include "remote_seat.h"
#include "text/sentence.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace sandbag {

class CompanyPapers;
class SecureSocket;
class TableGuest;

/// The table that someone wants to sit at.
struct TableGoal {
    QString address;
    quint16 port = kUsualPort;
    QString table;      ///< its id; "" where there is but one
    QString tableName;  ///< for people, as far as it is known
    QString hostName;   ///< of the person who is its host; "" where nobody said
    QString keyName;    ///< of an invitation: no other key is talked to; "" without
    QByteArray hostKey; ///< as it was met before: no other one is talked to; empty: never met
    QString secret;     ///< of an invitation
    QString token;      ///< of the own seat or chair there; "" without

    [[nodiscard]] static TableGoal of(const Invitation &invitation);
    [[nodiscard]] static TableGoal of(const KnownTable &table);
};

/// A guest's way to a table: calls its host, makes sure that it is the right one, knocks, and comes
/// back by itself when the connection is lost. Owns the seat, which stays, and one connection after
/// another. Nothing is sent before call().
class TableCaller : public QObject
{
    Q_OBJECT

public:
    enum class Stage {
        idle,      ///< no table is wanted
        calling,   ///< nobody has answered yet
        comparing, ///< five cards are shown: confirmCards() or leave()
        knocking,  ///< the host has not admitted the guest yet
        inside,
        away, ///< the connection is lost; tried again by itself
        over  ///< ended() said why
    };
    Q_ENUM(Stage)

    /// `papers` must be ready, and outlive it.
    explicit TableCaller(CompanyPapers *papers, QObject *parent = nullptr);
    ~TableCaller() override;

    /// Other times than usual, for connections still to come.
    void setHeartbeat(const Heartbeat::Times &times) { m_times = times; }
    /// `name`: the own, for the table. One that is wanted already is left.
    void call(const TableGoal &goal, const QString &name);
    /// After changedKey(): as if they had never met, by five cards.
    void meetAgain();
    /// Both screens show the same cards.
    void confirmCards();
    /// Does not wait for the next try.
    void tryNow();
    /// Says goodbye, or gives up.
    void leave();

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] const TableGoal &goal() const { return m_goal; }
    [[nodiscard]] RemoteSeat &seat() { return m_seat; }
    /// The connection; null while there is none.
    [[nodiscard]] TableGuest *guest() const { return m_guest.get(); }
    /// While they are compared.
    [[nodiscard]] std::optional<FiveCards> cards() const;
    /// ms until the next try; −1 where none is waited for.
    [[nodiscard]] int untilNextTry() const;
    /// ms since the host was last heard of; −1: never.
    [[nodiscard]] qint64 heardAgo() const;

signals:
    void stageChanged();
    void lobbyChanged();
    void seated(int seat);
    void refused(const sandbag::Sentence &why);
    /// Another computer answers than the one that was met under this name: meetAgain() or nothing.
    /// ended() follows.
    void changedKey(const QString &name);
    void ended(const sandbag::Sentence &why);

private:
    void tryAgain();
    void onEncrypted();
    void onFailed();
    [[nodiscard]] bool callsAgain();
    void takeUp(std::unique_ptr<SecureSocket> socket);
    void onGuestEnded(const Sentence &why);
    void onCameIn();
    void remember();
    void lose();
    enum class Said { here, byHost };
    void finish(const Sentence &why, Said said = Said::here);
    void setStage(Stage stage);
    void dropSocket();
    [[nodiscard]] bool isRight(const QByteArray &key) const;
    [[nodiscard]] bool isChanged(const QByteArray &key) const;

    CompanyPapers *m_papers;
    TickingClock m_now;
    TableGoal m_goal;
    QString m_name;
    Heartbeat::Times m_times;
    Stage m_stage = Stage::idle;
    RemoteSeat m_seat;
    std::unique_ptr<SecureSocket> m_socket; ///< while it is being made
    QTimer m_patience;                      ///< until it is made
    std::unique_ptr<TableGuest> m_guest;
    QTimer m_next;         ///< try
    QByteArray m_keyAsked; ///< that the host must have, of the last call; empty: any
    bool m_taken = false;  ///< this call was taken at least once
    int m_tries = 0;
    bool m_wasInside = false;
    bool m_meetsAgain = false;
    qint64 m_lastHeard = -1;
};

} // namespace sandbag
