// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

class QDBusConnection;

namespace sandbag {

/// The announcement of an open table to everyone in the network.
struct AnnouncedTable {
    QString table; ///< its id
    QString name;  ///< for people
    QString host;  ///< of the person who is its host, or ""
    quint16 port = 0;
    bool playing = false;
    int freeSeats = 0;
    bool operator==(const AnnouncedTable &) const = default;
};

/// A table that another program announces. Its words are a stranger's: shown as plain text.
struct FoundTable : AnnouncedTable {
    QString address;
    int from = 1; ///< versions of the protocol
    int to = 1;
    bool operator==(const FoundTable &) const = default;
};

/// Tables in the same network, by the Avahi daemon on the system's bus (`_sandbag._tcp`): announces
/// a table, and looks for those of others. Before it is asked for either it does not touch the bus;
/// where the bus or the daemon is missing it says so and finds nothing. Asks and waits for nothing.
class Nearby : public QObject
{
    Q_OBJECT

public:
    explicit Nearby(QObject *parent = nullptr);
    ~Nearby() override;

    /// Instead of the system's bus: for tests, which have one of their own.
    void setBus(const QString &address) { m_address = address; }

    /// Announces a table from now on, or a change of it.
    void announce(const AnnouncedTable &table);
    /// The daemon does so itself when the program ends, however it ends.
    void withdraw();
    void look();
    void stopLooking();

    [[nodiscard]] bool isLooking() const { return m_looking; }
    /// The daemon cannot be reached: known a moment after it was asked for.
    [[nodiscard]] bool isMissing() const { return m_missing; }
    /// In the order of their names.
    [[nodiscard]] QList<FoundTable> tables() const;

signals:
    void tablesChanged();
    void missing();

private slots:
    void onItemNew(const QDBusMessage &message);
    void onItemGone(const QDBusMessage &message);

private:
    [[nodiscard]] QDBusConnection bus() const;
    [[nodiscard]] bool isConnected();
    void miss();
    void addService();
    void follow(const QString &browser);
    void onResolved(const QDBusMessage &reply);

    QString m_address;
    QString m_bus; ///< name of the connection; "" before it is needed
    bool m_missing = false;
    bool m_looking = false;
    std::optional<AnnouncedTable> m_announced;
    QString m_group;                    ///< object of the daemon for the announcement
    bool m_making = false;              ///< the group is being made
    QString m_browser;                  ///< object of the daemon that looks
    QHash<QString, FoundTable> m_found; ///< by the name of the service
};

} // namespace sandbag
