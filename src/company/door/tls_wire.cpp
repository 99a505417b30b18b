// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/tls_wire.h"

#include "secure_sockets.h"

#include <QPointer>

#include <utility>

namespace sandbag {

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

TlsWire::~TlsWire() = default;

void TlsWire::write(const QByteArray &bytes)
{
    if (!m_open)
        return;
    m_socket->write(bytes);
    if (m_socket->unsent() <= m_mostUnsent)
        return;
    m_open = false;
    QMetaObject::invokeMethod(this, &TlsWire::drop, Qt::QueuedConnection);
}

void TlsWire::close()
{
    if (std::exchange(m_open, false))
        m_socket->close();
}

void TlsWire::abort()
{
    m_open = false;
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
    emit closed();
}

} // namespace sandbag
