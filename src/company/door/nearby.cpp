// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/nearby.h"

#include "company_limits.h"
#include "door/invitation.h"
#include "log/log_categories.h"
#include "meeting.h"
#include "text/shown_text.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <algorithm>
#include <functional>
#include <utility>

namespace sandbag {

namespace {

const QString kDaemon = QStringLiteral("org.freedesktop.Avahi");
const QString kServer = QStringLiteral("org.freedesktop.Avahi.Server");
const QString kGroup = QStringLiteral("org.freedesktop.Avahi.EntryGroup");
const QString kBrowser = QStringLiteral("org.freedesktop.Avahi.ServiceBrowser");
const QString kService = QStringLiteral("_sandbag._tcp");

constexpr int kAnyInterface = -1;
constexpr int kAnyProtocol = -1;
constexpr quint32 kNoFlags = 0;
/// Tables that are kept in sight: nobody reads a longer list.
constexpr qsizetype kMostFound = 64;
/// Of the daemon's own limit of 255 a word, what a person reads.
constexpr int kMostSeats = 8;

using Reply = std::function<void(const QDBusMessage &)>;

/// Asks without waiting; `reply` comes while `receiver` lives, errors included.
void ask(const QDBusConnection &bus, const QDBusMessage &message, QObject *receiver,
         const Reply &reply)
{
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), receiver);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, receiver,
                     [reply](QDBusPendingCallWatcher *finished) {
                         finished->deleteLater();
                         reply(finished->reply());
                     });
}

QDBusMessage server(const char *method)
{
    return QDBusMessage::createMethodCall(kDaemon, QStringLiteral("/"), kServer,
                                          QString::fromUtf8(method));
}

QByteArray word(const char *key, const QString &value)
{
    return QByteArray(key) + '=' + value.toUtf8();
}

QList<QByteArray> wordsOf(const AnnouncedTable &table)
{
    return {word("from", QString::number(kOldestCompany)),
            word("to", QString::number(kNewestCompany)),
            word("table", table.table),
            word("name", table.name),
            word("host", table.host),
            word("state", table.playing ? QStringLiteral("playing") : QStringLiteral("waiting")),
            word("free", QString::number(table.freeSeats))};
}

QString valueIn(const QList<QByteArray> &words, const char *key)
{
    const QByteArray start = QByteArray(key) + '=';
    for (const QByteArray &word : words) {
        if (word.startsWith(start))
            return QString::fromUtf8(word.mid(start.size()));
    }
    return {};
}

/// What a stranger says of a table; nothing where it cannot be one.
std::optional<FoundTable> tableIn(const QList<QByteArray> &words, const QString &address, int port)
{
    FoundTable found;
    found.table = valueIn(words, "table");
    found.name = oneLine(valueIn(words, "name"), company_limit::tableName);
    found.host = oneLine(valueIn(words, "host"), company_limit::name);
    found.playing = valueIn(words, "state") == QStringLiteral("playing");
    found.freeSeats = std::clamp(valueIn(words, "free").toInt(), 0, kMostSeats);
    found.from = valueIn(words, "from").toInt();
    found.to = valueIn(words, "to").toInt();
    found.address = address;
    found.port = static_cast<quint16>(port);
    if (!isTableId(found.table) || found.from < 1 || found.to < found.from || address.isEmpty())
        return std::nullopt;
    return found;
}

/// A service of the network, as the daemon's signals and replies begin: interface, protocol, name,
/// type, domain.
QString serviceName(const QList<QVariant> &values)
{
    return values.size() < 5 || values.at(3).toString() != kService ? QString()
                                                                    : values.at(2).toString();
}

} // namespace

Nearby::Nearby(QObject *parent) : QObject(parent) {}

Nearby::~Nearby()
{
    stopLooking();
    withdraw();
    if (!m_address.isEmpty() && !m_bus.isEmpty())
        QDBusConnection::disconnectFromBus(m_bus);
}

QDBusConnection Nearby::bus() const
{
    return m_address.isEmpty() ? QDBusConnection::systemBus() : QDBusConnection(m_bus);
}

bool Nearby::isConnected()
{
    if (!m_address.isEmpty() && m_bus.isEmpty()) {
        m_bus = QStringLiteral("sandbag-nearby-%1").arg(quintptr(this));
        QDBusConnection::connectToBus(m_address, m_bus);
    }
    qDBusRegisterMetaType<QList<QByteArray>>();
    return bus().isConnected();
}

void Nearby::miss()
{
    if (std::exchange(m_missing, true))
        return;
    qCInfo(logCompany) << "Avahi does not answer: no tables nearby";
    emit missing();
}

QList<FoundTable> Nearby::tables() const
{
    QList<FoundTable> tables = m_found.values();
    std::sort(tables.begin(), tables.end(), [](const FoundTable &one, const FoundTable &other) {
        return std::pair(one.name, one.table) < std::pair(other.name, other.table);
    });
    return tables;
}

// --- A table of one's own -----------------------------------------------------------------------

void Nearby::announce(const AnnouncedTable &table)
{
    if (m_announced == table)
        return;
    m_announced = table;
    if (!isConnected()) {
        miss();
        return;
    }
    if (m_making)
        return; // with what is announced by then
    if (!m_group.isEmpty()) {
        const auto reset =
            QDBusMessage::createMethodCall(kDaemon, m_group, kGroup, QStringLiteral("Reset"));
        ask(bus(), reset, this, [this](const QDBusMessage &) { addService(); });
        return;
    }
    m_making = true;
    ask(bus(), server("EntryGroupNew"), this, [this](const QDBusMessage &reply) {
        m_making = false;
        if (reply.type() == QDBusMessage::ErrorMessage) {
            miss();
            return;
        }
        m_group = reply.arguments().value(0).value<QDBusObjectPath>().path();
        addService();
    });
}

void Nearby::addService()
{
    if (!m_announced || m_group.isEmpty())
        return;
    auto add =
        QDBusMessage::createMethodCall(kDaemon, m_group, kGroup, QStringLiteral("AddService"));
    // The service's name must differ from others' in the network: a table's id does.
    const QString name = QStringLiteral("Sandbag ") + m_announced->table;
    add.setArguments({kAnyInterface, kAnyProtocol, kNoFlags, name, kService, QString(), QString(),
                      QVariant::fromValue(m_announced->port),
                      QVariant::fromValue(wordsOf(*m_announced))});
    ask(bus(), add, this, [this](const QDBusMessage &reply) {
        if (reply.type() == QDBusMessage::ErrorMessage)
            miss();
    });
    bus().asyncCall(
        QDBusMessage::createMethodCall(kDaemon, m_group, kGroup, QStringLiteral("Commit")));
}

void Nearby::withdraw()
{
    m_announced.reset();
    if (const QString group = std::exchange(m_group, {}); !group.isEmpty())
        bus().asyncCall(
            QDBusMessage::createMethodCall(kDaemon, group, kGroup, QStringLiteral("Free")));
}

// --- Those of others ----------------------------------------------------------------------------

void Nearby::look()
{
    if (std::exchange(m_looking, true))
        return;
    if (!isConnected()) {
        miss();
        return;
    }
    // Whatever browser they come from: the first ones may come before its name is known here.
    bus().connect(kDaemon, QString(), kBrowser, QStringLiteral("ItemNew"), this,
                  SLOT(onItemNew(QDBusMessage)));
    bus().connect(kDaemon, QString(), kBrowser, QStringLiteral("ItemRemove"), this,
                  SLOT(onItemGone(QDBusMessage)));
    QDBusMessage browse = server("ServiceBrowserNew");
    browse.setArguments({kAnyInterface, kAnyProtocol, kService, QString(), kNoFlags});
    ask(bus(), browse, this, [this](const QDBusMessage &reply) {
        if (reply.type() == QDBusMessage::ErrorMessage)
            miss();
        else
            follow(reply.arguments().value(0).value<QDBusObjectPath>().path());
    });
}

void Nearby::follow(const QString &browser)
{
    m_browser = browser;
    if (!m_looking)
        stopLooking(); // it came too late
}

void Nearby::stopLooking()
{
    m_looking = false;
    m_found.clear();
    if (const QString browser = std::exchange(m_browser, {}); !browser.isEmpty()) {
        bus().disconnect(kDaemon, QString(), kBrowser, QStringLiteral("ItemNew"), this,
                         SLOT(onItemNew(QDBusMessage)));
        bus().disconnect(kDaemon, QString(), kBrowser, QStringLiteral("ItemRemove"), this,
                         SLOT(onItemGone(QDBusMessage)));
        bus().asyncCall(
            QDBusMessage::createMethodCall(kDaemon, browser, kBrowser, QStringLiteral("Free")));
    }
}

void Nearby::onItemNew(const QDBusMessage &message)
{
    const QList<QVariant> values = message.arguments();
    const QString name = serviceName(values);
    if (!m_looking || name.isEmpty())
        return;
    QDBusMessage resolve = server("ResolveService");
    resolve.setArguments(
        {values.at(0), values.at(1), name, kService, values.at(4), kAnyProtocol, kNoFlags});
    ask(bus(), resolve, this, [this](const QDBusMessage &reply) { onResolved(reply); });
}

/// interface, protocol, name, type, domain, host, address' protocol, address, port, words, flags
void Nearby::onResolved(const QDBusMessage &reply)
{
    const QList<QVariant> values = reply.arguments();
    if (!m_looking || reply.type() == QDBusMessage::ErrorMessage || values.size() < 10)
        return;
    const QString name = serviceName(values);
    const auto words = qdbus_cast<QList<QByteArray>>(values.at(9));
    const auto found = tableIn(words, values.at(7).toString(), values.at(8).toInt());
    if (name.isEmpty() || !found || (m_found.size() >= kMostFound && !m_found.contains(name)))
        return;
    // One table is found by several ways: the plainest address stays.
    const auto before = m_found.constFind(name);
    if (before != m_found.constEnd() && !before->address.contains(u':') &&
        found->address.contains(u':'))
        return;
    m_found.insert(name, *found);
    emit tablesChanged();
}

void Nearby::onItemGone(const QDBusMessage &message)
{
    if (m_found.remove(serviceName(message.arguments())) > 0)
        emit tablesChanged();
}

} // namespace sandbag
