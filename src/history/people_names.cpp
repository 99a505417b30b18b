// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_names.h"

#include "formats/whole_file.h"
#include "library_files.h"
#include "text/shown_text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace sandbag {

namespace {

const QString kFormat = QStringLiteral("format");
const QString kNames = QStringLiteral("names");
const QString kOurs = QStringLiteral("spades-people/1");
/// More than anyone plays with; all of them are compared with every name that is looked for.
constexpr qsizetype kMostNames = 10'000;
constexpr qsizetype kLargestPeople = 4 << 20;

} // namespace

PeopleNames PeopleNames::unread()
{
    PeopleNames none;
    none.m_unread = true;
    return none;
}

QString PeopleNames::fileIn(const QString &folder)
{
    return folder + QStringLiteral("/people.json");
}

PeopleNames PeopleNames::load(const QString &file)
{
    PeopleNames people;
    if (!QFile::exists(file))
        return people;
    const auto bytes = readWholeFile(file);
    const auto *read = std::get_if<QByteArray>(&bytes);
    if (!read || read->size() > kLargestPeople)
        return unread();
    const QJsonObject root = QJsonDocument::fromJson(*read).object();
    const QJsonObject names = root.value(kNames).toObject();
    if (root.value(kFormat).toString() != kOurs || names.size() > kMostNames)
        return unread();
    for (auto name = names.begin(); name != names.end(); ++name) {
        const QString counted = oneLine(name.value().toString());
        if (!counted.isEmpty())
            people.m_names.insert(oneLine(name.key()), counted);
    }
    return people;
}

QByteArray PeopleNames::bytes() const
{
    QJsonObject names; // sorted by its keys
    for (auto name = m_names.begin(); name != m_names.end(); ++name)
        names.insert(name.key(), name.value());
    return QJsonDocument(QJsonObject{{kFormat, kOurs}, {kNames, names}}).toJson();
}

std::optional<FileError> PeopleNames::save(const QString &file) const
{
    if (m_unread) { // someone may read it yet
        const QString aside = damagedCopy(file);
        QFile::remove(aside);
        QFile::rename(file, aside);
    }
    return writePrivateFile(file, bytes());
}

void PeopleNames::rename(const QString &from, const QString &to)
{
    for (QString &counted : m_names) {
        if (counted == from)
            counted = to;
    }
    m_names.insert(from, to);
    m_names.remove(to); // everyone who is written so is counted so
}

void PeopleNames::add(const PeopleNames &others)
{
    m_names.insert(others.m_names);
    m_unread = m_unread || others.m_unread;
}

void PeopleNames::forget(const QString &name)
{
    m_names.removeIf(
        [&name](const auto &entry) { return entry.key() == name || entry.value() == name; });
}

QStringList PeopleNames::spellingsOf(const QString &name) const
{
    QStringList spellings{name};
    for (auto entry = m_names.begin(); entry != m_names.end(); ++entry) {
        if (entry.value() == name)
            spellings << entry.key();
    }
    return spellings;
}

QString PeopleNames::mark() const
{
    if (m_names.isEmpty())
        return {};
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes(), QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace sandbag
