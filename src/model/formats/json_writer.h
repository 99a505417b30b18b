// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

#include <utility>

class QJsonObject;

namespace sandbag {

/// Writes JSON with its members in the order given, laid out for people: blocks have a line for
/// each entry, rows are in one line. QJsonDocument would sort the members by name.
class JsonWriter
{
public:
    enum class Layout { block, row };

    void beginObject(Layout layout = Layout::block) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::block) { begin('[', layout); }
    void endArray() { end(']'); }

    void key(const char *name); ///< one of this program's own
    void key(const QString &name);
    void value(const QString &text);
    void value(const char *text) { value(QString::fromUtf8(text)); }
    void value(const std::string &text);
    void value(int number);
    void value(bool yes);
    void null();

    template<typename Value>
    void member(const char *name, const Value &v)
    {
        key(name);
        value(v);
    }
    /// All members of an object, each in one line.
    void members(const QJsonObject &object);

    /// Gives the text away, with a line feed at its end.
    [[nodiscard]] QByteArray finished()
    {
        m_text += '\n';
        return std::exchange(m_text, {});
    }

private:
    struct Open {
        Layout layout;
        bool empty = true;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void separate();
    void indent();
    void put(const QByteArray &json);

    QByteArray m_text;
    QVector<Open> m_open;
    bool m_afterKey = false;
};

} // namespace sandbag
