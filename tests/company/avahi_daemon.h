// SPDX-License-Identifier: GPL-3.0-or-later
// An Avahi daemon of the test's own, as far as it is asked, on a bus of the test's own.
#pragma once

#include <QByteArray>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace sandbag {

using namespace Qt::StringLiterals;

class AvahiDaemon : public QDBusVirtualObject
{
public:
    explicit AvahiDaemon(const QString &address)
        : m_bus(QDBusConnection::connectToBus(address, u"daemon"_s))
    {
        qDBusRegisterMetaType<QList<QByteArray>>();
        m_bus.registerVirtualObject(u"/"_s, this, QDBusConnection::SubPath);
        m_bus.registerService(QStringLiteral("org.freedesktop.Avahi"));
    }
    ~AvahiDaemon() override { QDBusConnection::disconnectFromBus(u"daemon"_s); }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        const QString what = message.member();
        calls.append(what);
        QVariantList answer;
        if (what == u"EntryGroupNew")
            answer = {QVariant::fromValue(QDBusObjectPath(u"/group"_s))};
        else if (what == u"ServiceBrowserNew")
            answer = {QVariant::fromValue(QDBusObjectPath(u"/browser"_s))};
        else if (what == u"AddService")
            add(message.arguments());
        else if (what == u"ResolveService")
            answer = resolved.value(message.arguments().at(2).toString());
        bus.send(message.createReply(answer));
        if (what == u"ServiceBrowserNew" && reflects)
            for (const QString &name : resolved.keys())
                tell(u"ItemNew"_s, name);
        return true;
    }

    void find(const QString &name, const QString &address, const QList<QByteArray> &words,
              quint16 port = 28117)
    {
        resolved[name] = {1,
                          0,
                          name,
                          u"_sandbag._tcp"_s,
                          u"local"_s,
                          u"mia.local"_s,
                          0,
                          address,
                          QVariant::fromValue(port),
                          QVariant::fromValue(words),
                          quint32(0)};
        tell(u"ItemNew"_s, name);
    }
    void tell(const QString &signal, const QString &name)
    {
        QDBusMessage message = QDBusMessage::createSignal(
            u"/browser"_s, u"org.freedesktop.Avahi.ServiceBrowser"_s, signal);
        message.setArguments({1, 0, name, u"_sandbag._tcp"_s, u"local"_s, quint32(0)});
        m_bus.send(message);
    }

    /// What is announced is found by those who look, on this computer.
    bool reflects = false;
    QStringList calls;
    QList<QVariantList> added;
    QHash<QString, QVariantList> resolved;

private:
    /// Interface, protocol, flags, name, type, domain, host, port, words.
    void add(const QVariantList &service)
    {
        added.append(service);
        if (reflects)
            find(service.at(3).toString(), u"127.0.0.1"_s,
                 qdbus_cast<QList<QByteArray>>(service.at(8)), service.at(7).value<quint16>());
    }

    QDBusConnection m_bus;
};

} // namespace sandbag
