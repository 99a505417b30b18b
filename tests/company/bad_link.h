// SPDX-License-Identifier: GPL-3.0-or-later
// A bad connection between two real ends: passes their bytes on late, in pieces, one way only, or
// not at all, always the same for the same seed.
#pragma once

#include "match/dealing.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QPointer>
#include <QQueue>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <limits>
#include <utility>

namespace sandbag {

/// What is wrong with a connection. Times in ms.
struct Badness {
    int delay = 0;     ///< of every piece
    int jitter = 0;    ///< at most so much more
    int most = 0;      ///< bytes of a piece; 0: as they come
    int cutEvery = 0;  ///< the connection is reset so often; 0: never
    int deafAfter = 0; ///< so long after it began nothing reaches the guest any more; 0: never
    int muteAfter = 0; ///< likewise nothing reaches the host
    int deaths = 1;    ///< connections to which that happens
    int rate = 0;      ///< bytes a second, as they come; 0: all at once
};

class BadLink : public QObject
{
public:
    BadLink(quint16 to, const Badness &bad, std::uint64_t seed) : m_to(to), m_bad(bad), m_dice(seed)
    {
        connect(&m_server, &QTcpServer::newConnection, this, &BadLink::take);
        m_server.listen(QHostAddress::LocalHost);
    }
    quint16 port() const { return m_server.serverPort(); }
    int connections() const { return m_connections; }
    /// Of each that stands, for both its ends.
    void cutNow()
    {
        for (QTcpSocket *guest :
             m_server.findChildren<QTcpSocket *>(QString(), Qt::FindDirectChildrenOnly))
            guest->abort();
    }

    /// From the next connection on one byte of each is another one than was sent.
    void setChanging(bool changes) { m_changes = changes; }
    /// The next one that comes by, where none of this connection has been changed yet.
    void changeNext() { m_untilChange = qMin(m_untilChange, 0); }
    int changed() const { return m_changed; }

private:
    static constexpr int kPiecesPerSecond = 10;
    static constexpr int kEarlyBytes = 5000; ///< meeting and coming back take about so many
    static constexpr int kNever = std::numeric_limits<int>::max();

    /// One way of one connection.
    struct Way {
        QPointer<QTcpSocket> from;
        QPointer<QTcpSocket> to;
        int deadAfter = 0;
        bool dead = false;
        qint64 last = 0;           ///< when the piece before arrives: none overtakes it
        QQueue<QByteArray> pieces; ///< what is under way, in order
    };

    void take()
    {
        QTcpSocket *guest = m_server.nextPendingConnection();
        auto *host = new QTcpSocket(guest);
        host->connectToHost(QHostAddress::LocalHost, m_to);
        m_untilChange = m_changes ? m_dice.below(kEarlyBytes) : kNever;
        const bool dies = ++m_connections <= m_bad.deaths;
        begin(guest, host, dies ? m_bad.muteAfter : 0);
        begin(host, guest, dies ? m_bad.deafAfter : 0);
        connect(guest, &QTcpSocket::disconnected, guest, [guest, host] {
            host->abort();
            guest->deleteLater();
        });
        connect(host, &QTcpSocket::disconnected, guest, [guest] { guest->abort(); });
        if (m_bad.cutEvery > 0)
            QTimer::singleShot(m_bad.cutEvery + m_dice.below(m_bad.cutEvery), guest, [guest, host] {
                host->abort();
                guest->abort();
            });
    }

    void begin(QTcpSocket *from, QTcpSocket *to, int deadAfter)
    {
        auto way = std::make_shared<Way>();
        way->from = from;
        way->to = to;
        if (deadAfter > 0)
            QTimer::singleShot(deadAfter, from, [way] { way->dead = true; });
        connect(from, &QTcpSocket::readyRead, from, [this, way] { pass(way); });
    }

    void pass(const std::shared_ptr<Way> &way)
    {
        QByteArray bytes = way->from->readAll();
        change(bytes);
        qsizetype most = m_bad.most > 0 ? m_bad.most : bytes.size();
        if (m_bad.rate > 0) // a slow link keeps nothing back
            most = qBound(qsizetype{1}, qsizetype{m_bad.rate / kPiecesPerSecond}, most);
        while (!bytes.isEmpty() && !way->dead) {
            const QByteArray piece = bytes.left(most);
            bytes.remove(0, piece.size());
            const qint64 now = QDeadlineTimer::current().deadline();
            const int jitter = m_bad.jitter > 0 ? m_dice.below(m_bad.jitter) : 0;
            const qint64 sent = m_bad.rate > 0 ? piece.size() * 1000 / m_bad.rate : 0;
            way->last = qMax(way->last + sent, now + m_bad.delay + jitter + sent);
            way->pieces.enqueue(piece);
            if (way->last == now && way->pieces.size() == 1) {
                arrive(*way);
                continue;
            }
            QTimer::singleShot(int(way->last - now), Qt::PreciseTimer, way->from,
                               [way] { arrive(*way); });
        }
    }

    void change(QByteArray &bytes)
    {
        if (m_untilChange == kNever || bytes.isEmpty())
            return;
        if (m_untilChange >= bytes.size()) {
            m_untilChange -= int(bytes.size());
            return;
        }
        bytes[m_untilChange] = char(bytes[m_untilChange] ^ (1 + m_dice.below(255)));
        m_untilChange = kNever;
        ++m_changed;
    }

    /// Timers of the same millisecond may come in any order; the pieces may not.
    static void arrive(Way &way)
    {
        const QByteArray piece = way.pieces.dequeue();
        if (way.to && way.to->isOpen() && !way.dead)
            way.to->write(piece);
    }

    quint16 m_to;
    Badness m_bad;
    Dice m_dice;
    QTcpServer m_server;
    int m_connections = 0;
    bool m_changes = false;
    int m_untilChange = kNever; ///< bytes of the connection, both ways
    int m_changed = 0;
};

} // namespace sandbag
