// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace sandbag {

/// Who is at the two ends of a wire: SHA-256 of the public key of each, 32 bytes, as proved by the
/// connection itself. Empty where it proves nothing.
struct WireKeys {
    QByteArray here;
    QByteArray there;
};

/// One end of a connection that carries bytes both ways, in order and without loss: a socket, or
/// one of two buffers in one process. Lives on one thread; nothing here blocks. Its signals come
/// from the event loop, never out of write() or close().
class Wire : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sends these bytes; nothing once it is closed.
    virtual void write(const QByteArray &bytes) = 0;
    /// Ends the connection. Bytes written before still arrive at the other end.
    virtual void close() = 0;
    [[nodiscard]] virtual bool isOpen() const = 0;
    /// Ends the connection at once: bytes written may be lost.
    virtual void abort() { close(); }
    [[nodiscard]] virtual WireKeys keys() const { return {}; }
    /// Of the other end, as people write it; "" where it has none.
    [[nodiscard]] virtual QString address() const { return {}; }
    /// The other end has tried what no honest program does: its address is remembered.
    virtual void blame() {}

signals:
    /// Bytes from the other end, cut anywhere.
    void arrived(const QByteArray &bytes);
    /// Something came from the other end, though none of it can be read yet.
    void stirred();
    /// By either end, or because the connection broke: once, after the last bytes.
    void closed();
};

} // namespace sandbag
