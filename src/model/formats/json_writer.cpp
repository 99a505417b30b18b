// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string_view>

namespace sandbag {

namespace {

QByteArray compact(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

/// Needs no escapes in JSON: nearly every word of a file does not.
bool isPlain(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char letter) {
        return letter >= ' ' && letter < 127 && letter != '"' && letter != '\\';
    });
}

} // namespace

void JsonWriter::begin(char bracket, Layout layout)
{
    separate();
    m_text += bracket;
    const bool inRow = !m_open.isEmpty() && m_open.last().layout == Layout::row;
    m_open.append({inRow ? Layout::row : layout});
}

void JsonWriter::end(char bracket)
{
    const Open closed = m_open.takeLast();
    if (closed.layout == Layout::block && !closed.empty)
        indent();
    m_text += bracket;
}

void JsonWriter::indent()
{
    m_text += '\n';
    m_text.append(2 * m_open.size(), ' ');
}

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_open.isEmpty())
        return;
    Open &open = m_open.last();
    if (!open.empty)
        m_text += open.layout == Layout::row ? ", " : ",";
    open.empty = false;
    if (open.layout == Layout::block)
        indent();
}

void JsonWriter::put(const QByteArray &json)
{
    separate();
    m_text += json;
}

void JsonWriter::key(const QString &name)
{
    put(compact(name) + ": ");
    m_afterKey = true;
}

/// A name of ours, which is plain.
void JsonWriter::key(const char *name)
{
    separate();
    m_text.append('"').append(name).append("\": ");
    m_afterKey = true;
}

void JsonWriter::value(const std::string &text)
{
    if (!isPlain(text))
        return value(QString::fromStdString(text));
    separate();
    m_text.append('"').append(text.data(), static_cast<qsizetype>(text.size())).append('"');
}

void JsonWriter::value(const QString &text)
{
    put(compact(text));
}

void JsonWriter::value(int number)
{
    put(QByteArray::number(number));
}

void JsonWriter::value(bool yes)
{
    put(yes ? "true" : "false");
}

void JsonWriter::null()
{
    put("null");
}

void JsonWriter::members(const QJsonObject &object)
{
    for (auto member = object.begin(); member != object.end(); ++member) {
        key(member.key());
        put(compact(member.value()));
    }
}

} // namespace sandbag
