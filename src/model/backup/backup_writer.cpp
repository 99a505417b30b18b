// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/backup.h"
#include "backup/backup_names.h"
#include "backup/zip_door.h"
#include "disk/plain_file.h"
#include "formats/whole_file.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <memory>

namespace sandbag {

namespace {

la_ssize_t writeTo(archive *, void *file, const void *bytes, std::size_t size)
{
    return static_cast<QSaveFile *>(file)->write(static_cast<const char *>(bytes),
                                                 static_cast<qint64>(size));
}

/// One archive that is being written.
class Writer
{
public:
    Writer(const ZipFunctions &zip, const QString &path)
        : m_zip(zip), m_file(path), m_archive(m_zip.archive_write_new())
    {
    }
    ~Writer() { m_zip.archive_write_free(m_archive); }
    Q_DISABLE_COPY_MOVE(Writer)

    [[nodiscard]] bool open()
    {
        return m_file.open(QIODevice::WriteOnly) &&
               m_zip.archive_write_set_format_zip(m_archive) == ARCHIVE_OK &&
               m_zip.archive_write_set_options(m_archive, "hdrcharset=UTF-8") == ARCHIVE_OK &&
               m_zip.archive_write_open(m_archive, &m_file, nullptr, writeTo, nullptr) ==
                   ARCHIVE_OK;
    }

    [[nodiscard]] bool add(const QString &name, const QByteArray &bytes, const QDateTime &changed)
    {
        const std::unique_ptr<archive_entry, void (*)(archive_entry *)> entry(
            m_zip.archive_entry_new(), m_zip.archive_entry_free);
        m_zip.archive_entry_set_pathname_utf8(entry.get(), name.toUtf8().constData());
        m_zip.archive_entry_set_size(entry.get(), bytes.size());
        m_zip.archive_entry_set_filetype(entry.get(), AE_IFREG);
        m_zip.archive_entry_set_perm(entry.get(), 0600);
        m_zip.archive_entry_set_mtime(entry.get(), changed.toSecsSinceEpoch(), 0);
        return m_zip.archive_write_header(m_archive, entry.get()) == ARCHIVE_OK &&
               m_zip.archive_write_data(m_archive, bytes.constData(),
                                        static_cast<std::size_t>(bytes.size())) == bytes.size();
    }

    [[nodiscard]] bool finish()
    {
        return m_zip.archive_write_close(m_archive) == ARCHIVE_OK && m_file.commit();
    }

    [[nodiscard]] FileError fault()
    {
        if (m_file.error() == QFileDevice::NoError)
            return archiveFault(m_file.fileName(), m_zip.archive_error_string(m_archive),
                                FileError::Kind::unwritable);
        return {
            FileError::Kind::unwritable,
            SessionText::tr("Can't write %1: %2")
                .arg(harmless(QDir::toNativeSeparators(m_file.fileName())), m_file.errorString())};
    }

private:
    ZipFunctions m_zip;
    QSaveFile m_file; ///< which stays away unless finish() goes well
    archive *m_archive;
};

QByteArray headOf(const QDateTime &now)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("sandbag-backup")},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("made"), now.toUTC().toString(Qt::ISODate)}})
        .toJson();
}

/// Whether it lies in another of the places, under which it is kept.
bool belongsElsewhere(const QString &path, const BackupPlace &here, const BackupPlaces &places)
{
    return std::any_of(places.begin(), places.end(), [&](const BackupPlace &other) {
        return other.path.size() > here.path.size() && path.startsWith(other.path + u'/');
    });
}

/// Every plain file of a place, by its name in the archive.
QList<std::pair<QString, QString>> filesOf(const BackupPlace &place, const BackupPlaces &places)
{
    const QFileInfo at(place.path);
    if (at.isFile() && !at.isSymLink())
        return {{place.name, place.path}};
    QList<std::pair<QString, QString>> files;
    QDirIterator all(place.path, QDir::Files | QDir::NoSymLinks | QDir::Hidden,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        if (isKept(all.fileName()) && !belongsElsewhere(path, place, places))
            files.append({place.name + path.mid(place.path.size()), path});
    }
    return files;
}

} // namespace

std::variant<int, FileError> writeBackup(const QString &path, const BackupPlaces &places,
                                         const std::atomic<bool> &stop)
{
    const auto zip = zipFunctions();
    if (!zip)
        return noZip();
    if (whatLiesAt(path) == Lies::somethingElse) // an archive goes into no pipe, and replaces none
        return cannotWrite(path, SessionText::tr("a folder, pipe, or device, not a file"));
    Writer writer(*zip, path);
    const QDateTime now = QDateTime::currentDateTime();
    if (!writer.open() || !writer.add(kBackupHead, headOf(now), now))
        return writer.fault();
    int count = 0;
    const QString self = QFileInfo(path).absoluteFilePath();
    for (const BackupPlace &place : places)
        for (const auto &[name, source] : filesOf(place, places)) {
            if (stop)
                return FileError{FileError::Kind::unwritable, SessionText::tr("Stopped.")};
            QFile file(source);
            const bool tooLarge = file.size() > kMostFileBytes;
            if (tooLarge || QFileInfo(source).absoluteFilePath() == self)
                continue; // nothing of ours is that large; an earlier backup may lie there
            if (openPlainFile(file))
                continue; // gone meanwhile, as a match that was moved
            if (!writer.add(name, file.readAll(), QFileInfo(source).lastModified()))
                return writer.fault();
            ++count;
        }
    if (!writer.finish())
        return writer.fault();
    return count;
}

} // namespace sandbag
