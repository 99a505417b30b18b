// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/known_people.h"

#include "company_limits.h"
#include "formats/json_place.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr qsizetype kMostPeople = 1000;
constexpr qsizetype kMostTables = 100;
constexpr qsizetype kMostAddressKept = 300;
constexpr int kKeyBytes = 32;
const char *const kFormat = "sandbag-people/1";

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODate);
}

QDateTime timeIn(const JsonPlace &place)
{
    const QDateTime time = QDateTime::fromString(place.text(), Qt::ISODate);
    if (!time.isValid())
        place.fail(SessionText::tr("expected a date and time"));
    return time;
}

QByteArray keyIn(const JsonPlace &place)
{
    const QByteArray key = QByteArray::fromHex(place.text().toLatin1());
    if (key.size() != kKeyBytes)
        place.fail(SessionText::tr("expected 64 hexadecimal digits"));
    return key;
}

QString hex(const QByteArray &key)
{
    return QString::fromLatin1(key.toHex());
}

KnownPerson personIn(const JsonPlace &place)
{
    return {keyIn(place.at(QStringLiteral("key"))),
            oneLine(place.at(QStringLiteral("name")).text(), company_limit::name),
            timeIn(place.at(QStringLiteral("first"))), timeIn(place.at(QStringLiteral("last"))),
            place.has(QStringLiteral("admitted")) &&
                place.at(QStringLiteral("admitted")).boolean()};
}

KnownTable tableIn(const JsonPlace &place)
{
    KnownTable table;
    table.address = oneLine(place.at(QStringLiteral("address")).text(), kMostAddressKept);
    table.port = static_cast<quint16>(place.at(QStringLiteral("port")).integer(1, 0xffff));
    table.table = shortened(place.at(QStringLiteral("table")).text());
    table.name = oneLine(place.at(QStringLiteral("name")).text(), company_limit::tableName);
    table.key = keyIn(place.at(QStringLiteral("key")));
    table.last = timeIn(place.at(QStringLiteral("last")));
    if (place.has(QStringLiteral("token")))
        table.token = place.at(QStringLiteral("token")).text().left(company_limit::token);
    return table;
}

QJsonObject objectOfPerson(const KnownPerson &person)
{
    QJsonObject object{{QStringLiteral("key"), hex(person.key)},
                       {QStringLiteral("name"), person.name},
                       {QStringLiteral("first"), timeText(person.first)},
                       {QStringLiteral("last"), timeText(person.last)}};
    if (person.admitted)
        object.insert(QStringLiteral("admitted"), true);
    return object;
}

QJsonObject objectOfTable(const KnownTable &table)
{
    QJsonObject object{
        {QStringLiteral("address"), table.address}, {QStringLiteral("port"), table.port},
        {QStringLiteral("table"), table.table},     {QStringLiteral("name"), table.name},
        {QStringLiteral("key"), hex(table.key)},    {QStringLiteral("last"), timeText(table.last)}};
    if (!table.token.isEmpty())
        object.insert(QStringLiteral("token"), table.token);
    return object;
}

bool isSame(const KnownTable &one, const KnownTable &other)
{
    return one.key == other.key && one.table == other.table && one.address == other.address &&
           one.port == other.port;
}

bool isSame(const KnownPerson &one, const KnownPerson &other)
{
    return one.key == other.key;
}

/// The entry about the same one; null where there is none.
template<typename Entry>
const Entry *sameIn(const QList<Entry> &list, const Entry &entry)
{
    const auto at = std::find_if(list.begin(), list.end(),
                                 [&](const Entry &other) { return isSame(other, entry); });
    return at == list.end() ? nullptr : &*at;
}

template<typename Entry>
bool isIn(const QList<Entry> &list, const Entry &entry)
{
    const Entry *same = sameIn(list, entry);
    return same && *same == entry;
}

/// See KnownPeople::changedFrom(). The last ones stay.
template<typename Entry>
QList<Entry> merged(const QList<Entry> &here, const QList<Entry> &before,
                    const QList<Entry> &theirs, qsizetype most)
{
    QList<Entry> all;
    for (const Entry &entry : here) {
        const Entry *there = sameIn(theirs, entry);
        if (!isIn(before, entry))
            all.append(entry); // changed here
        else if (there)
            all.append(*there);
    }
    for (const Entry &entry : theirs) {
        if (!sameIn(here, entry) && !isIn(before, entry))
            all.append(entry);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Entry &a, const Entry &b) { return a.last > b.last; });
    all.resize(std::min(all.size(), most));
    return all;
}

} // namespace

const KnownPerson *KnownPeople::find(const QByteArray &key) const
{
    const auto at = std::find_if(m_people.begin(), m_people.end(),
                                 [&](const KnownPerson &person) { return person.key == key; });
    return at == m_people.end() ? nullptr : &*at;
}

Acquaintance KnownPeople::acquaintance(const QByteArray &key, const QString &name) const
{
    if (find(key))
        return Acquaintance::known;
    const bool named = std::any_of(m_people.begin(), m_people.end(), [&](const KnownPerson &one) {
        return one.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return named ? Acquaintance::changed : Acquaintance::stranger;
}

void KnownPeople::meet(const QByteArray &key, const QString &name, const QDateTime &now)
{
    KnownPerson met{key, name, now, now};
    if (const KnownPerson *before = find(key)) {
        met = *before;
        met.name = name;
        met.last = now;
    }
    forget(key);
    m_people.prepend(met);
    if (m_people.size() > kMostPeople)
        m_people.removeLast();
}

void KnownPeople::setAdmitted(const QByteArray &key, bool admitted)
{
    for (KnownPerson &person : m_people) {
        if (person.key == key)
            person.admitted = admitted;
    }
}

void KnownPeople::forget(const QByteArray &key)
{
    m_people.removeIf([&](const KnownPerson &person) { return person.key == key; });
}

void KnownPeople::forgetNamed(const QStringList &names)
{
    QSet<QByteArray> keys;
    for (const KnownPerson &person : std::as_const(m_people)) {
        if (names.contains(person.name))
            keys.insert(person.key);
    }
    m_people.removeIf([&](const KnownPerson &person) { return keys.contains(person.key); });
    m_tables.removeIf([&](const KnownTable &table) {
        return keys.contains(table.key) || names.contains(table.name);
    });
}

void KnownPeople::sitAt(const KnownTable &table)
{
    forgetTable(table);
    m_tables.prepend(table);
    if (m_tables.size() > kMostTables)
        m_tables.removeLast();
}

void KnownPeople::forgetTable(const KnownTable &table)
{
    m_tables.removeIf([&](const KnownTable &other) { return isSame(other, table); });
}

KnownPeople KnownPeople::changedFrom(const KnownPeople &before, const KnownPeople &theirs) const
{
    KnownPeople all;
    all.m_people = merged(m_people, before.m_people, theirs.m_people, kMostPeople);
    all.m_tables = merged(m_tables, before.m_tables, theirs.m_tables, kMostTables);
    return all;
}

QByteArray KnownPeople::toJson() const
{
    QJsonArray people;
    for (const KnownPerson &person : m_people)
        people.append(objectOfPerson(person));
    QJsonArray tables;
    for (const KnownTable &table : m_tables)
        tables.append(objectOfTable(table));
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QString::fromLatin1(kFormat)},
                                     {QStringLiteral("people"), people},
                                     {QStringLiteral("tables"), tables}})
        .toJson();
}

bool KnownPeople::isOfAnotherFormat(const QByteArray &json)
{
    const QString format =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("format")).toString();
    return !format.isEmpty() && format != QLatin1String(kFormat);
}

std::variant<KnownPeople, FileError> KnownPeople::read(const QByteArray &json, const QString &file)
{
    try {
        const JsonPlace place = parseDocument(json, {QString::fromLatin1(kFormat)});
        KnownPeople known;
        for (const JsonPlace &person : place.at(QStringLiteral("people")).items())
            known.m_people.append(personIn(person));
        for (const JsonPlace &table : place.at(QStringLiteral("tables")).items())
            known.m_tables.append(tableIn(table));
        known.m_people.resize(std::min(known.m_people.size(), kMostPeople));
        known.m_tables.resize(std::min(known.m_tables.size(), kMostTables));
        return known;
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    }
}

} // namespace sandbag
