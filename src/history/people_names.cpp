// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_names.h"

#include "disk/file_lock.h"
#include "formats/whole_file.h"
#include "history_text.h"
#include "library_files.h"
#include "text/shown_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <chrono>

namespace sandbag {

namespace {

const QString kFormat = QStringLiteral("format");
const QString kNames = QStringLiteral("names");
const QString kOurs = QStringLiteral("spades-people/1");
/// More than anyone plays with; all of them are compared with every name that is looked for.
constexpr qsizetype kMostNames = 10'000;
constexpr qsizetype kLargestPeople = 4 << 20;
/// Another program reads and writes a small file meanwhile.
constexpr std::chrono::milliseconds kNamingPatience{2000};

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
        if (!QFile::rename(file, aside))
            return cannotWrite(
                QDir::toNativeSeparators(file),
                HistoryText::tr("the existing file can't be read, and can't be moved aside"));
    }
    return writePrivateFile(file, bytes());
}

std::variant<PeopleNames, FileError> PeopleNames::change(const QString &file, const Change &change)
{
    FileLock alone(file + QStringLiteral(".lock"));
    // Where nothing can be locked it is written all the same; over what another is writing it is
    // not.
    if (alone.tryLock(kNamingPatience) == FileLock::Outcome::taken)
        return beingWritten(file);
    PeopleNames people = load(file);
    change(people);
    if (auto error = people.save(file))
        return *std::move(error);
    people.m_unread = false;
    return people;
}

bool PeopleNames::remove(const QString &file, const PeopleNames &known)
{
    FileLock alone(file + QStringLiteral(".lock"));
    if (alone.tryLock(kNamingPatience) == FileLock::Outcome::taken)
        return false;
    if (!QFile::exists(file))
        return true;
    const PeopleNames there = load(file);
    return !there.m_unread && there.m_names == known.m_names && QFile::remove(file);
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
}

void PeopleNames::takeBack(const PeopleNames &before, const PeopleNames &after)
{
    QMap<QString, QString> either = before.m_names;
    either.insert(after.m_names);
    for (const QString &spelling : either.keys()) {
        const QString was = before.m_names.value(spelling);
        const QString became = after.m_names.value(spelling);
        if (was == became || m_names.value(spelling) != became)
            continue;
        if (was.isEmpty())
            m_names.remove(spelling);
        else
            m_names.insert(spelling, was);
    }
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
