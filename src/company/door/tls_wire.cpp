// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/tls_wire.h"

#include "log/log_categories.h"
#include "secure_sockets.h"

#include <QPointer>

#include <utility>

namespace sandbag {

namespace {

/// A record of TLS has so many bytes at most, or one line: nothing of it can be read before its
/// end, and a slow connection may be lost before that.
constexpr qsizetype kRecord = 400;

/// Of these lines, those of the next record.
qsizetype recordOf(const QByteArray &lines)
{
    qsizetype end =
        lines.size() <= kRecord ? lines.size() : lines.lastIndexOf('\n', kRecord - 1) + 1;
    if (end == 0)
        end = lines.indexOf('\n') + 1;
    return end > 0 ? end : lines.size();
}

} // namespace

TlsWire::TlsWire(std::unique_ptr<SecureSocket> socket, const QByteArray &here, qint64 mostUnsent)
    : m_socket(std::move(socket)),
      m_keys{here, m_socket->peer()},
      m_address(m_socket->address()),
      m_mostUnsent(mostUnsent)
{
    m_socket->setEar({.arrived = [this] { take(); },
                      .stirred = [this] { emit stirred(); },
                      .lost = [this] { end(); }});
    // What came with the end of the handshake waits already.
    QMetaObject::invokeMethod(this, &TlsWire::take, Qt::QueuedConnection);
}

/// The socket still brings what it was given, but nothing to where it is lost.
TlsWire::~TlsWire()
{
    if (!m_ended)
        sendAll();
}

void TlsWire::write(const QByteArray &bytes)
{
    if (!m_open)
        return;
    if (m_unsent.isEmpty())
        QMetaObject::invokeMethod(this, &TlsWire::send, Qt::QueuedConnection);
    m_unsent += bytes;
    if (m_unsent.size() + m_socket->unsent() <= m_mostUnsent)
        return;
    m_open = false;
    m_unsent.clear();
    qCInfo(logCompany) << "lines stay unread: the connection is dropped";
    QMetaObject::invokeMethod(this, &TlsWire::drop, Qt::QueuedConnection);
}

/// The socket makes a record of what it is given in one turn of the event loop.
void TlsWire::send()
{
    if (m_unsent.isEmpty() || m_ended)
        return; // closed meanwhile
    const qsizetype size = recordOf(m_unsent);
    m_socket->write(m_unsent.left(size));
    m_unsent.remove(0, size);
    if (!m_unsent.isEmpty())
        QMetaObject::invokeMethod(this, &TlsWire::send, Qt::QueuedConnection);
}

void TlsWire::sendAll()
{
    if (!m_unsent.isEmpty())
        m_socket->write(std::exchange(m_unsent, {}));
}

void TlsWire::close()
{
    if (!std::exchange(m_open, false))
        return;
    sendAll();
    m_socket->close();
}

void TlsWire::abort()
{
    m_open = false;
    m_unsent.clear();
    QMetaObject::invokeMethod(this, &TlsWire::drop, Qt::QueuedConnection);
}

void TlsWire::blame()
{
    if (m_blamed)
        m_blamed();
}

void TlsWire::take()
{
    const QByteArray bytes = m_socket->readAll();
    if (m_open && !bytes.isEmpty())
        emit arrived(bytes);
}

void TlsWire::drop()
{
    m_unsent.clear();
    const QPointer<TlsWire> here(this);
    m_socket->abort();
    if (here)
        end();
}

/// The last bytes may have come together with the end.
void TlsWire::end()
{
    if (std::exchange(m_ended, true))
        return;
    const QPointer<TlsWire> here(this);
    take();
    if (!here)
        return;
    m_open = false;
    m_unsent.clear();
    emit closed();
}

} // namespace sandbag
