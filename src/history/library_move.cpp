// SPDX-License-Identifier: GPL-3.0-or-later
// How the library goes to another folder.
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>

#include <filesystem>
#include <system_error>

namespace sandbag {

namespace {

std::filesystem::path pathOfFile(const QString &file)
{
    return QFile::encodeName(file).toStdString();
}

bool holds(const QString &file, const QByteArray &bytes)
{
    const auto there = readWholeFile(file);
    const auto *read = std::get_if<QByteArray>(&there);
    return read && *read == bytes;
}

/// The file under a second name where that can be, and otherwise a copy of it.
std::optional<FileError> copyOf(const FoundRecord &record, const QString &to)
{
    std::error_code fault;
    std::filesystem::create_hard_link(pathOfFile(record.path), pathOfFile(to), fault);
    if (!fault)
        return std::nullopt;
    const auto bytes = readWholeFile(record.path);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    if (auto error = writeQuickly(to, std::get<QByteArray>(bytes)))
        return error;
    setTime(to, record.stamp);
    return std::nullopt;
}

/// The place of the record in that folder: a match that is there under the same name stays what
/// it is. "" where it is there already.
std::variant<QString, FileError> placeFor(const FoundRecord &record, const QString &folder)
{
    QString to = folder + u'/' + record.id + recordEnding();
    if (!QFile::exists(to))
        return to;
    const auto bytes = readWholeFile(record.path);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    for (int number = 2; QFile::exists(to); ++number) {
        if (holds(to, std::get<QByteArray>(bytes)))
            return QString();
        to = QStringLiteral("%1/%2-%3%4")
                 .arg(folder, record.id, QString::number(number), recordEnding());
    }
    return to;
}

} // namespace

/// `copies` are the files that were made.
std::optional<FileError> Library::copyTo(const QString &folder, const QList<FoundRecord> &records,
                                         QStringList &copies, const Progress &progress)
{
    const auto all = static_cast<int>(records.size());
    for (int done = 0; done < all; ++done) {
        if (progress && !progress(done, all))
            return FileError{FileError::Kind::unwritable,
                             HistoryText::tr("The matches were not moved.")};
        const FoundRecord &record = records[done];
        auto place = placeFor(record, folder);
        if (auto *error = std::get_if<FileError>(&place))
            return std::move(*error);
        const QString &to = std::get<QString>(place);
        if (to.isEmpty())
            continue;
        if (auto error = copyOf(record, to))
            return error;
        copies << to;
    }
    flushFolder(folder);
    return std::nullopt;
}

/// Everything in it is elsewhere by now, these names among it. What of them had to stay is said.
std::optional<FileError> Library::leaveFolder(const QList<FoundRecord> &moved,
                                              const PeopleNames &people)
{
    m_index.reset();
    for (const FoundRecord &record : moved)
        if (stampOf(record.path) == record.stamp) // or another program has gone on with it
            QFile::remove(record.path);
    for (const char *end : {"", "-wal", "-shm", ".damaged"})
        QFile::remove(indexFile() + QLatin1String(end));
    const bool gone = PeopleNames::remove(peopleFile(), people);
    removeAlone(forgottenFile());
    QFile::remove(m_folder + QStringLiteral("/index.lock"));
    QFile::remove(removedMark());
    QDir().rmdir(m_folder); // where nothing else is in it
    if (gone)
        return std::nullopt;
    return FileError{FileError::Kind::unreadable,
                     HistoryText::tr("The matches were moved, but %1 was left behind: it can't be "
                                     "read, or another window or program is writing it.")
                         .arg(harmless(QDir::toNativeSeparators(peopleFile())))};
}

std::optional<FileError> Library::moveTo(const QString &folder, const Progress &progress)
{
    const QString target = QDir(folder).absolutePath();
    if (target == m_folder)
        return std::nullopt;
    Library there(target);
    if (auto error = there.open(Open::asItIs))
        return error;
    if (there.m_inMemory)
        return cannotWrite(QDir::toNativeSeparators(target),
                           HistoryText::tr("the folder is read-only"));
    const QList<FoundRecord> records = recordsIn(m_folder);
    QStringList copies;
    auto error = copyTo(target, records, copies, progress);
    const PeopleNames people = PeopleNames::load(peopleFile());
    if (!error && !people.mark().isEmpty())
        error = there.changePeople([&people](PeopleNames &names) { names.add(people); });
    if (error) {
        for (const QString &copy : std::as_const(copies))
            QFile::remove(copy);
        return error;
    }
    setUsualFolder(target);
    empty();
    const auto left = leaveFolder(records, people);
    m_folder = target;
    m_notice = there.notice();
    const auto unread = open(Open::upToDate, progress);
    return unread ? unread : left;
}

} // namespace sandbag
