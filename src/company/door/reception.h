// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

namespace sandbag {

/// Behind the door of a house with many tables: reads a guest's first line, which names the table,
/// and hands the connection on as if nobody had read it. One object for each connection, which
/// deletes itself.
class Reception : public QObject
{
    Q_OBJECT

public:
    /// Gets the table, "" where none is named, and the wire.
    using Lead = std::function<void(const QString &table, std::unique_ptr<Wire> wire)>;

    static void receive(std::unique_ptr<Wire> wire, QObject *parent, Lead lead);

private:
    Reception(std::unique_ptr<Wire> wire, QObject *parent, Lead lead);
    void take(const QByteArray &bytes);
    void end();

    std::unique_ptr<Wire> m_wire;
    Lead m_lead;
    QByteArray m_read;
    QTimer m_patience;
};

} // namespace sandbag
