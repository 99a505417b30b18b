// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allowance.h"
#include "five_cards.h"
#include "formats/json_place.h"
#include "heartbeat.h"
#include "line_link.h"
#include "seat_teller.h"
#include "text/sentence.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace sandbag {

/// Milliseconds of a clock that never goes back.
using TickingClock = std::function<qint64()>;

/// A guest at the door: name, key, and what the host decided.
struct Knock {
    int guest = 0;  ///< the host's number for them
    QString name;   ///< as they say it
    QByteArray key; ///< WireKeys::there
    QString token;  ///< with which they say that a seat was their own; "" without
    QString secret; ///< of an invitation; "" without
    /// What their screen shows as well; nothing where their program compares none.
    std::optional<FiveCards> cards;
    /// Of the match at that seat, before the connection was lost.
    HeardBefore heard;
};

/// One connection at the host, from the first line on: meets, knocks, is admitted or turned away.
/// What it says once it is inside is passed on as it comes; nothing before. left() is
/// for its owner, who deletes it later, not at once.
class Guest : public QObject
{
    Q_OBJECT

public:
    enum class Stage {
        met,     ///< connected, and has not said which protocol it speaks
        greeted, ///< has, and may knock
        knocked, ///< waits for an answer
        inside
    };

    /// `number` is the host's own for it, above 0.
    Guest(int number, std::unique_ptr<Wire> wire, TickingClock now, QObject *parent = nullptr);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isInside() const { return m_stage == Stage::inside && m_link.isOpen(); }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// The host calls it so from now on: names at a table differ.
    void setName(const QString &name) { m_name = name; }
    /// Once it has knocked.
    [[nodiscard]] const Knock &knock() const { return m_knock; }
    [[nodiscard]] QByteArray key() const { return m_link.keys().there; }
    [[nodiscard]] QString address() const { return m_link.address(); }
    /// The table that it asked for; "" where it named none.
    [[nodiscard]] const QString &table() const { return m_table; }

    /// letIn() was called.
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    /// cameIn() follows, at once or when it has found the five cards right as well.
    void letIn();
    /// It has tried what no honest program does.
    void blame() { m_link.blame(); }
    void tell(const QJsonObject &message);
    /// If it differs from the last one.
    void tellLobby(const QJsonObject &lobby);
    /// The next lobby is another one, whatever it says.
    void forgetLobby() { m_lobby = {}; }
    void refuse(const Sentence &why, int number = 0);
    void refuseSenseless(const JsonFault &fault);
    /// Says goodbye and ends the connection.
    void dismiss(const Sentence &why);
    /// The host has ended its connection with a goodbye: it is not lost.
    [[nodiscard]] bool isDismissed() const { return m_dismissed; }
    /// Ends the connection to one that does not answer any more.
    void drop() { m_link.abort(); }
    /// Says `ping` where nothing was said for a while, and judges the other end's silence. To be
    /// called several times a ping.
    [[nodiscard]] Heartbeat::Pulse beat();
    void setHeartbeat(const Heartbeat::Times &times) { m_heartbeat = Heartbeat(times); }

    /// Whether an answer of that number is a new one: each is done once. 0: it has none, and is.
    [[nodiscard]] bool takeNumber(int number);

signals:
    void greeted();
    void knocking();
    void cameIn();
    /// Of a type that belongs inside.
    void said(const QJsonObject &message);
    void left();

private:
    void hear(const QJsonObject &message);
    void hearHello(const JsonPlace &message);
    void hearKnock(const JsonPlace &message);
    void hearNumber(const JsonPlace &message);
    void hearSame();
    void knockNow();

    int m_number;
    LineLink m_link;
    TickingClock m_now;
    Allowance m_budget;
    bool m_warned = false; ///< that it is nearly used up
    Heartbeat m_heartbeat;
    Stage m_stage = Stage::met;
    QString m_name;
    QString m_table;
    Knock m_knock;
    QJsonObject m_lobby;     ///< the last one
    QByteArray m_commitment; ///< to the guest's number, until it is opened
    QByteArray m_own;        ///< the host's
    bool m_wanted = false;   ///< the host admits it
    bool m_same = false;     ///< it has found the cards right
    QTimer m_patience;       ///< until its next step, and no longer than until it has knocked
    int m_lastNumber = 0;
    bool m_dismissed = false;
};

} // namespace sandbag
