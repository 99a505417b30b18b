// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_link.h"

#include "line_json.h"

#include <utility>

namespace sandbag {

LineLink::LineLink(std::unique_ptr<Wire> wire, qsizetype most, QObject *parent)
    : QObject(parent), m_wire(std::move(wire)), m_lines(most)
{
    connect(m_wire.get(), &Wire::stirred, this, &LineLink::stirred);
    connect(m_wire.get(), &Wire::arrived, this, &LineLink::take);
    connect(m_wire.get(), &Wire::closed, this, &LineLink::end);
}

LineLink::~LineLink() = default;

bool LineLink::isOpen() const
{
    return !m_ended && m_wire->isOpen();
}

WireKeys LineLink::keys() const
{
    return m_wire->keys();
}

QString LineLink::address() const
{
    return m_wire->address();
}

void LineLink::blame()
{
    m_wire->blame();
}

void LineLink::tell(const QJsonObject &object)
{
    if (!m_ended)
        m_wire->write(lineOf(object));
}

void LineLink::close()
{
    if (!m_ended)
        m_wire->close();
    end();
}

void LineLink::abort()
{
    if (!m_ended)
        m_wire->abort();
    end();
}

void LineLink::take(const QByteArray &bytes)
{
    emit stirred();
    m_lines.add(bytes);
    while (!m_ended) {
        const auto line = m_lines.next();
        if (!line)
            break;
        m_heardBytes = line->size();
        const auto read = objectOfLine(*line);
        if (const auto *object = std::get_if<QJsonObject>(&read))
            emit heard(*object);
        else
            giveUp(QT_TRANSLATE_NOOP("company", "The other program sent something unreadable; the "
                                                "connection was closed."));
    }
    if (m_lines.tooLong())
        giveUp(
            QT_TRANSLATE_NOOP("company", "Too much was sent at once; the connection was closed."));
}

void LineLink::giveUp(const Sentence &why)
{
    if (m_ended)
        return;
    emit senseless(why);
    close();
}

void LineLink::end()
{
    if (!std::exchange(m_ended, true))
        emit closed();
}

} // namespace sandbag
