// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json_place.h"

#include "text/session_text.h"
#include "text/shown_text.h"

#include <QJsonDocument>

#include <cmath>
#include <cstdlib>
#include <new>

#ifdef Q_OS_UNIX
#include <sys/mman.h>
#endif

namespace sandbag {

namespace {

/// The value as a reader would recognize it in the file, not too long.
QString shown(const QJsonValue &value)
{
    QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    json = json.mid(1, json.size() - 2);
    return shortened(QString::fromUtf8(json));
}

QString lineAndColumn(const QByteArray &json, int offset)
{
    const QByteArray before = json.left(offset);
    const int line = static_cast<int>(before.count('\n')) + 1;
    const int column = offset - static_cast<int>(before.lastIndexOf('\n'));
    return SessionText::tr("line %1, column %2").arg(line).arg(column);
}

} // namespace

struct JsonPlace::Step {
    Way above;
    QString key;          ///< of an object's member
    qsizetype index = -1; ///< of a list's item
    bool named = false;   ///< `key` is a whole pointer
};

JsonPlace::JsonPlace(QJsonValue value, const QString &pointer) : m_value(std::move(value))
{
    if (!pointer.isEmpty())
        m_way = std::make_shared<const Step>(Step{nullptr, pointer, -1, true});
}

QString JsonPlace::pointer() const
{
    QString whole;
    for (const Step *step = m_way.get(); step; step = step->above.get()) {
        if (step->named) {
            whole.prepend(step->key);
            continue;
        }
        QString name = step->index < 0 ? shortened(step->key) : QString::number(step->index);
        name.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
        whole.prepend(u'/' + name);
    }
    return whole;
}

FileError errorIn(const QString &file, const JsonFault &fault)
{
    return {fault.kind, harmless(file) + QStringLiteral(": ") + harmless(fault.text), fault.where};
}

void JsonPlace::fail(const QString &what) const
{
    const QString where = pointer();
    throw JsonFault{where.isEmpty() ? what : where + QStringLiteral(": ") + what, where};
}

void JsonPlace::wanted(const QString &what) const
{
    if (m_value.isUndefined())
        fail(SessionText::tr("missing; expected %1").arg(what));
    fail(SessionText::tr("%1 is not %2").arg(shown(m_value), what));
}

QJsonObject JsonPlace::object() const
{
    if (!m_value.isObject())
        wanted(SessionText::tr("an object"));
    return m_value.toObject();
}

bool JsonPlace::has(const QString &key) const
{
    return object().contains(key);
}

QByteArray JsonPlace::others(const QStringList &known) const
{
    QJsonObject members = object();
    for (const QString &key : known)
        members.remove(key);
    return members.isEmpty() ? QByteArray() : QJsonDocument(members).toJson(QJsonDocument::Compact);
}

JsonPlace JsonPlace::at(const QString &key) const
{
    const QJsonObject members = object();
    const auto found = members.constFind(key);
    const QJsonValue value =
        found == members.constEnd() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(*found);
    return JsonPlace(value, std::make_shared<const Step>(Step{m_way, key, -1, false}));
}

QList<JsonPlace> JsonPlace::items(int count) const
{
    if (!m_value.isArray())
        wanted(count < 0 ? SessionText::tr("a list")
                         : SessionText::tr("a list of %1 items").arg(count));
    const QJsonArray array = m_value.toArray();
    if (count >= 0 && array.size() != count)
        fail(SessionText::tr("a list of %1 items, where %2 are needed")
                 .arg(array.size())
                 .arg(count));
    QList<JsonPlace> places;
    places.reserve(array.size());
    for (qsizetype i = 0; i < array.size(); ++i)
        places.append(
            JsonPlace(array.at(i), std::make_shared<const Step>(Step{m_way, {}, i, false})));
    return places;
}

QJsonArray JsonPlace::list() const
{
    if (!m_value.isArray())
        wanted(SessionText::tr("a list"));
    return m_value.toArray();
}

JsonPlace JsonPlace::item(qsizetype index) const
{
    return JsonPlace(m_value.toArray().at(index),
                     std::make_shared<const Step>(Step{m_way, {}, index, false}));
}

int JsonPlace::integer(int least, int most) const
{
    const double number = m_value.toDouble(std::nan(""));
    if (!(number >= least && number <= most) || number != std::floor(number))
        wanted(SessionText::tr("a whole number from %1 to %2").arg(least).arg(most));
    return static_cast<int>(number);
}

bool JsonPlace::boolean() const
{
    if (!m_value.isBool())
        wanted(SessionText::tr("true or false"));
    return m_value.toBool();
}

QString JsonPlace::text() const
{
    if (!m_value.isString())
        wanted(SessionText::tr("a string"));
    return m_value.toString();
}

CardList JsonPlace::cards() const
{
    if (!m_value.isString())
        wanted(SessionText::tr("a list of cards such as \"AS KS 2C\""));
    std::string bad;
    auto cards = parseCards(m_value.toString().toStdString(), &bad);
    if (!cards) {
        fail(SessionText::tr("\"%1\" isn't a card; a card is a rank and a suit such as AS, TD or "
                             "2C, or BJ, LJ, 3J")
                 .arg(shortened(QString::fromStdString(bad))));
    }
    return *cards;
}

Card JsonPlace::card() const
{
    const CardList list = cards();
    if (list.size() != 1)
        wanted(SessionText::tr("one card"));
    return list.front();
}

int JsonPlace::word(const QStringList &words) const
{
    const qsizetype index = m_value.isString() ? words.indexOf(m_value.toString()) : -1;
    if (index < 0)
        wanted(SessionText::tr("one of: %1").arg(words.join(QStringLiteral(", "))));
    return static_cast<int>(index);
}

namespace {

/// Whether so much memory could be had. Asked of the system where that is known: the C library
/// takes a large block that is given back as a sign that more of them come, and from then on keeps
/// as much between what is in use.
bool isRoomFor(std::size_t bytes)
{
#ifdef Q_OS_UNIX
    void *const room =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return room != MAP_FAILED && munmap(room, bytes) == 0;
#else
    void *const room = std::malloc(bytes);
    if (!room)
        return false;
    *static_cast<volatile char *>(room) = 0; // or a compiler might leave both calls out
    std::free(room);
    return true;
#endif
}

/// Qt's reader ends the program where memory ends, so that is tried before: for a document of
/// nothing but the shortest numbers it needs this many bytes for one of the file.
void mustHaveRoomFor(const QByteArray &json)
{
    constexpr std::size_t kBytesForOne = 32;
    if (!isRoomFor(kBytesForOne * static_cast<std::size_t>(json.size() + 1)))
        throw std::bad_alloc();
}

} // namespace

JsonPlace parseDocument(const QByteArray &json, const QStringList &formats)
{
    mustHaveRoomFor(json);
    const auto refuse = [](const QString &why) {
        throw JsonFault{why, {}, FileError::Kind::unreadable};
    };
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        if (json.trimmed().isEmpty())
            refuse(SessionText::tr("the file is empty; expected %1").arg(formats.join(u'/')));
        refuse(lineAndColumn(json, error.offset) + QStringLiteral(": ") +
               SessionText::tr("invalid JSON from here (%1)").arg(error.errorString()));
    }
    const QJsonValue format = document.object().value(QStringLiteral("format"));
    if (!formats.contains(format.toString())) {
        refuse(SessionText::tr("/format: %1 is not %2; this is a different kind of file")
                   .arg(format.isUndefined() ? SessionText::tr("nothing") : shown(format),
                        QStringLiteral("\"%1\"").arg(formats.join(QStringLiteral("\", \"")))));
    }
    return JsonPlace(document.object());
}

} // namespace sandbag
