// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

namespace sandbag {

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

signals:
    /// Bytes from the other end, cut anywhere.
    void arrived(const QByteArray &bytes);
    /// By either end, or because the connection broke: once, after the last bytes.
    void closed();
};

} // namespace sandbag
