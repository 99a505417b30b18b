// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/backup.h"
#include "backup/backup_names.h"
#include "backup/zip_door.h"
#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QSet>

#include <array>
#include <functional>

namespace sandbag {

namespace {

struct Source {
    QFile file;
    std::array<char, 65536> block;
};

la_ssize_t readFrom(archive *, void *from, const void **bytes)
{
    auto *source = static_cast<Source *>(from);
    *bytes = source->block.data();
    return source->file.read(source->block.data(), source->block.size());
}

la_int64_t seekIn(archive *, void *from, la_int64_t offset, int whence)
{
    QFile &file = static_cast<Source *>(from)->file;
    const qint64 start = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file.pos() : file.size();
    return file.seek(start + offset) ? file.pos() : ARCHIVE_FATAL;
}

/// Reads a backup from its beginning to its end, and never more of it than a person could have.
class Reader
{
public:
    Reader(const ZipFunctions &zip, const QString &path, const BackupPlaces &places,
           const std::atomic<bool> &stop)
        : m_zip(zip),
          m_path(path),
          m_places(places),
          m_stop(stop),
          m_archive(m_zip.archive_read_new())
    {
    }
    ~Reader() { m_zip.archive_read_free(m_archive); }
    Q_DISABLE_COPY_MOVE(Reader)

    /// Gets each file: where it belongs and what it holds. False ends the reading.
    using Take = std::function<bool(const QString &target, const QByteArray &bytes)>;
    [[nodiscard]] std::optional<FileError> read(const Take &take);
    [[nodiscard]] const QDateTime &made() const { return m_made; }

private:
    [[nodiscard]] std::optional<FileError> open();
    [[nodiscard]] std::optional<FileError> readEntry(archive_entry *entry, const Take &take);
    [[nodiscard]] std::optional<QByteArray> content();
    [[nodiscard]] bool takeHead(const QByteArray &bytes);
    [[nodiscard]] FileError refuse(const QString &why) const
    {
        return {FileError::Kind::breaksRule,
                SessionText::tr("%1 can't be restored: %2")
                    .arg(harmless(QDir::toNativeSeparators(m_path)), why)};
    }
    [[nodiscard]] FileError fault() const
    {
        return archiveFault(m_path, m_zip.archive_error_string(m_archive),
                            FileError::Kind::unreadable);
    }

    ZipFunctions m_zip;
    QString m_path;
    const BackupPlaces &m_places;
    const std::atomic<bool> &m_stop;
    Source m_source;
    archive *m_archive;
    QDateTime m_made;
    QSet<QString> m_seen;
    qint64 m_bytes = 0;
};

std::optional<FileError> Reader::open()
{
    m_source.file.setFileName(m_path);
    if (const auto why = openPlainFile(m_source.file))
        return FileError{
            FileError::Kind::unreadable,
            QStringLiteral("%1: %2").arg(harmless(QDir::toNativeSeparators(m_path)), *why)};
    m_zip.archive_read_support_format_zip(m_archive);
    m_zip.archive_read_set_options(m_archive,
                                   "hdrcharset=UTF-8"); // whatever the system's locale is
    m_zip.archive_read_set_read_callback(m_archive, readFrom);
    m_zip.archive_read_set_seek_callback(m_archive, seekIn);
    m_zip.archive_read_set_callback_data(m_archive, &m_source);
    if (m_zip.archive_read_open1(m_archive) != ARCHIVE_OK)
        return archiveFault(m_path, nullptr, FileError::Kind::unreadable);
    return std::nullopt;
}

std::optional<FileError> Reader::read(const Take &take)
{
    if (auto error = open())
        return error;
    for (archive_entry *entry = nullptr;;) {
        const int result = m_zip.archive_read_next_header(m_archive, &entry);
        if (result == ARCHIVE_EOF)
            break;
        if (result != ARCHIVE_OK)
            return m_made.isValid() ? fault()
                                    : archiveFault(m_path, nullptr, FileError::Kind::unreadable);
        if (m_stop)
            return refuse(SessionText::tr("stopped."));
        if (auto error = readEntry(entry, take))
            return error;
    }
    if (!m_made.isValid())
        return archiveFault(m_path, nullptr, FileError::Kind::unreadable);
    return std::nullopt;
}

std::optional<FileError> Reader::readEntry(archive_entry *entry, const Take &take)
{
    const char *written = m_zip.archive_entry_pathname_utf8(entry);
    QString name = QString::fromUtf8(written ? written : "");
    const bool folder = m_zip.archive_entry_filetype(entry) == AE_IFDIR;
    if (folder && name.endsWith(u'/'))
        name.chop(1);
    const bool head = name == kBackupHead;
    const auto target = targetOf(name, m_places);
    const bool plain = m_zip.archive_entry_filetype(entry) == AE_IFREG &&
                       !m_zip.archive_entry_symlink(entry) && !m_zip.archive_entry_hardlink(entry);
    if ((!head && !target) || !(plain || folder))
        return refuse(SessionText::tr("“%1” doesn't belong in a backup.").arg(shortened(name)));
    if (folder || (target && target->isEmpty()))
        return std::nullopt;
    if (m_seen.contains(name))
        return refuse(SessionText::tr("it contains “%1” twice.").arg(shortened(name)));
    m_seen.insert(name);
    if (m_seen.size() > kMostBackupFiles)
        return refuse(SessionText::tr("it contains too many files."));
    if (!head && !m_made.isValid()) // another program's archive
        return archiveFault(m_path, nullptr, FileError::Kind::unreadable);
    const auto bytes = content();
    if (!bytes && m_zip.archive_errno(m_archive) != 0)
        return fault();
    if (!bytes)
        return refuse(SessionText::tr("it is too large."));
    if (head)
        return takeHead(*bytes) ? std::optional<FileError>()
                                : archiveFault(m_path, nullptr, FileError::Kind::unreadable);
    return take(*target, *bytes) ? std::optional<FileError>() : refuse({});
}

/// Nothing where there is more of it than may be, or it is damaged.
std::optional<QByteArray> Reader::content()
{
    QByteArray bytes;
    std::array<char, 65536> block;
    for (;;) {
        const la_ssize_t size = m_zip.archive_read_data(m_archive, block.data(), block.size());
        if (size == 0)
            return bytes;
        m_bytes += size;
        if (size < 0 || bytes.size() + size > kMostFileBytes || m_bytes > kMostBackupBytes)
            return std::nullopt;
        bytes.append(block.data(), static_cast<qsizetype>(size));
    }
}

bool Reader::takeHead(const QByteArray &bytes)
{
    const QJsonObject head = QJsonDocument::fromJson(bytes).object();
    m_made = QDateTime::fromString(head[QStringLiteral("made")].toString(), Qt::ISODate);
    return head[QStringLiteral("format")].toString() == QLatin1String("sandbag-backup") &&
           head[QStringLiteral("version")].toInt() == 1 && m_made.isValid();
}

enum class Here { nothing, same, other };

Here whatIsHere(const QString &target, const QByteArray &bytes)
{
    const QFileInfo at(target);
    if (!at.exists() && !at.isSymLink())
        return Here::nothing;
    QFile file(target);
    if (at.size() != bytes.size() || openPlainFile(file))
        return Here::other;
    return file.readAll() == bytes ? Here::same : Here::other;
}

std::optional<FileError> put(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (makePrivateFolder(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)) {
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        if (file.write(bytes) == bytes.size() && file.commit())
            return std::nullopt;
    }
    return FileError{FileError::Kind::unwritable,
                     SessionText::tr("Can't write %1: %2")
                         .arg(harmless(QDir::toNativeSeparators(path)), file.errorString())};
}

/// Puts one file where it belongs; what is here keeps its content under some name.
/// The own version is kept under another name, unless nothing takes its place.
std::optional<FileError> putInPlaceOf(const QString &target, const QByteArray &bytes,
                                      Restored &restored)
{
    const QString beside =
        nameBeside(target, SessionText::tr("before restoring", "part of a file's name"));
    if (!QFile::rename(target, beside))
        return FileError{
            FileError::Kind::unwritable,
            SessionText::tr("Can't rename %1.").arg(harmless(QDir::toNativeSeparators(target)))};
    auto error = put(target, bytes);
    if (error && QFile::rename(beside, target))
        --restored.beside;
    return error;
}

std::optional<FileError> bringBack(const QString &target, const QByteArray &bytes,
                                   Differing differing, Restored &restored)
{
    switch (whatIsHere(target, bytes)) {
    case Here::same:
        return std::nullopt;
    case Here::nothing:
        ++restored.added;
        return put(target, bytes);
    case Here::other:
        ++restored.beside;
        if (differing == Differing::stays)
            return put(nameBeside(target, SessionText::tr("restored", "part of a file's name")),
                       bytes);
        return putInPlaceOf(target, bytes, restored);
    }
    return std::nullopt;
}

} // namespace

std::variant<BackupContents, FileError>
lookAtBackup(const QString &path, const BackupPlaces &places, const std::atomic<bool> &stop)
{
    const auto zip = zipFunctions();
    if (!zip)
        return noZip();
    Reader reader(*zip, path, places, stop);
    BackupContents contents;
    if (auto error = reader.read([&](const QString &target, const QByteArray &bytes) {
            switch (whatIsHere(target, bytes)) {
            case Here::nothing:
                ++contents.missing;
                break;
            case Here::same:
                ++contents.same;
                break;
            case Here::other:
                ++contents.differing;
                break;
            }
            return true;
        }))
        return *error;
    contents.made = reader.made();
    return contents;
}

std::variant<Restored, FileError> restoreBackup(const QString &path, const BackupPlaces &places,
                                                Differing differing, const std::atomic<bool> &stop)
{
    if (auto looked = lookAtBackup(path, places, stop); std::get_if<FileError>(&looked))
        return std::get<FileError>(looked); // before anything is written
    const auto zip = zipFunctions();
    if (!zip)
        return noZip();
    Reader reader(*zip, path, places, stop);
    Restored restored;
    std::optional<FileError> fault;
    const auto error = reader.read([&](const QString &target, const QByteArray &bytes) {
        fault = bringBack(target, bytes, differing, restored);
        return !fault;
    });
    if (fault || error)
        return fault ? *fault : *error;
    return restored;
}

} // namespace sandbag
