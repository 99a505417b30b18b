// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/reception.h"

#include "company_limits.h"
#include "line_json.h"

#include <utility>

namespace sandbag {

namespace {

/// A wire of which some bytes were read: they come first, from the event loop as all others.
class ReadWire final : public Wire
{
public:
    ReadWire(std::unique_ptr<Wire> wire, QByteArray read)
        : m_wire(std::move(wire)), m_read(std::move(read))
    {
        connect(m_wire.get(), &Wire::arrived, this, [this](const QByteArray &bytes) {
            m_read += bytes;
            pass();
        });
        connect(m_wire.get(), &Wire::stirred, this, &Wire::stirred);
        connect(m_wire.get(), &Wire::closed, this, &Wire::closed);
        QMetaObject::invokeMethod(
            this, [this] { pass(); }, Qt::QueuedConnection);
    }

    void write(const QByteArray &bytes) override { m_wire->write(bytes); }
    void close() override { m_wire->close(); }
    void abort() override { m_wire->abort(); }
    [[nodiscard]] bool isOpen() const override { return m_wire->isOpen(); }
    [[nodiscard]] WireKeys keys() const override { return m_wire->keys(); }
    [[nodiscard]] QString address() const override { return m_wire->address(); }
    void blame() override { m_wire->blame(); }

private:
    void pass()
    {
        const QByteArray read = std::exchange(m_read, {});
        if (!read.isEmpty())
            emit arrived(read);
    }

    std::unique_ptr<Wire> m_wire;
    QByteArray m_read;
};

} // namespace

void Reception::receive(std::unique_ptr<Wire> wire, QObject *parent, Lead lead)
{
    new Reception(std::move(wire), parent, std::move(lead));
}

Reception::Reception(std::unique_ptr<Wire> wire, QObject *parent, Lead lead)
    : QObject(parent), m_wire(std::move(wire)), m_lead(std::move(lead))
{
    connect(m_wire.get(), &Wire::arrived, this, &Reception::take);
    connect(m_wire.get(), &Wire::closed, this, &QObject::deleteLater);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &Reception::end);
    m_patience.start(company_limit::knockStep);
}

void Reception::end()
{
    m_wire->abort();
    deleteLater();
}

/// Whatever else the line says is judged where it is read again.
void Reception::take(const QByteArray &bytes)
{
    m_read += bytes;
    const qsizetype length = m_read.indexOf('\n');
    if (length < 0 && m_read.size() <= company_limit::guestLine)
        return;
    const auto line = length < 0 ? std::variant<QJsonObject, JsonFault>(JsonFault())
                                 : objectOfLine(m_read.left(length));
    const auto *hello = std::get_if<QJsonObject>(&line);
    if (!hello) {
        m_wire->blame();
        end();
        return;
    }
    m_patience.stop();
    m_wire->disconnect(this);
    m_lead(hello->value(QStringLiteral("table")).toString(),
           std::make_unique<ReadWire>(std::move(m_wire), std::exchange(m_read, {})));
    deleteLater();
}

} // namespace sandbag
