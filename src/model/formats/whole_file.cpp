// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/whole_file.h"

#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "formats/json_place.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <new>

namespace sandbag {

namespace {

/// Nobody's match is longer; a file that is comes from elsewhere.
constexpr qint64 kMostBytes = 64 * 1024 * 1024;
constexpr auto kOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Qt names files in UTF-8 only: what else a name holds has become U+FFFD by now.
FileError notNamed(const QString &file)
{
    return {
        FileError::Kind::unreadable,
        SessionText::tr("%1: cannot be read, since its name is not valid UTF-8; rename the file")
            .arg(harmless(file))};
}

FileError cannotRead(const QString &file, const QString &why)
{
    if (file.contains(QChar(QChar::ReplacementCharacter)) && !QFile::exists(file))
        return notNamed(file);
    return {FileError::Kind::unreadable,
            SessionText::tr("%1: cannot be read (%2)").arg(harmless(file), why)};
}

/// On a full disk the first write takes a part; only the next one gets the reason.
bool writeAll(QFile &file, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

/// `readers` none: as the system has it. `changed` gets the time of the file, in ms since 1970, as
/// it was before others could see it.
std::optional<FileError> replaceFile(const QString &name, const QByteArray &bytes,
                                     QFileDevice::Permissions readers, qint64 *changed)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || (readers && !file.setPermissions(readers)))
        return cannotWrite(name, file.errorString());
    // commit() does not see that what was still in its buffer could not be written, and would put
    // an empty file in the place of the whole one: so it is written before.
    errno = 0;
    const bool written = file.write(bytes) == bytes.size() && file.flush();
    const int code = errno; // of a part that went in before, Qt tells no reason
    if (changed)
        *changed = file.fileTime(QFileDevice::FileModificationTime).toMSecsSinceEpoch();
    if (written && file.commit())
        return std::nullopt;
    return cannotWrite(name, written || code == 0 ? file.errorString() : qt_error_string(code));
}

} // namespace

FileError memoryEndsIn(const QString &file)
{
    return {FileError::Kind::unreadable,
            SessionText::tr("%1: not enough memory to read it").arg(harmless(file))};
}

FileError cannotWrite(const QString &file, const QString &why)
{
    return {FileError::Kind::unwritable,
            SessionText::tr("%1: can't be written (%2)").arg(harmless(file), why)};
}

FileError beingWritten(const QString &file)
{
    return cannotWrite(QDir::toNativeSeparators(file),
                       SessionText::tr("another window or program is writing it"));
}

std::variant<QByteArray, FileError> readWholeFile(const QString &name)
{
    QFile file(name);
    if (name == QStringLiteral("-")) {
        if (!file.open(stdin, QIODevice::ReadOnly))
            return cannotRead(name, file.errorString());
    } else if (const auto why = openPlainFile(file)) {
        return cannotRead(name, *why);
    }
    QByteArray bytes;
    try {
        // Room for more than there is would cost more than the reading.
        const qint64 room = std::min(file.size(), kMostBytes) + 1;
        bytes = file.read(room);
        if (bytes.size() == room) // the size of data in a pipe is unknown
            bytes += file.read(kMostBytes + 1 - room);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(name);
    }
    if (file.error() != QFileDevice::NoError)
        return cannotRead(name, file.errorString());
    if (bytes.size() > kMostBytes) {
        return FileError{FileError::Kind::unreadable,
                         SessionText::tr("%1: too large (limit 64 MB)").arg(harmless(name))};
    }
    return bytes;
}

std::optional<FileError> writeWholeFile(const QString &name, const QByteArray &bytes,
                                        std::chrono::milliseconds patience)
{
    if (whatLiesAt(name) == Lies::somethingElse) {
        const auto why = writeIntoSpecial(name, bytes, patience);
        return why ? std::optional(cannotWrite(name, *why)) : std::nullopt;
    }
    return isInOwnFolders(name) ? writePrivateFile(name, bytes)
                                : replaceFile(name, bytes, {}, nullptr);
}

std::optional<FileError> writePrivateFile(const QString &name, const QByteArray &bytes,
                                          qint64 *changed)
{
    if (whatLiesAt(name) == Lies::somethingElse)
        return cannotWrite(name, SessionText::tr("a folder, pipe, or device, not a file"));
    return replaceFile(name, bytes, kOwner, changed);
}

std::optional<FileError> writeQuickly(const QString &name, const QByteArray &bytes)
{
    const QString beside = name + QStringLiteral(".new");
    QFile::remove(beside); // of a program that was ended; or what is no file of ours
    QFile file(beside);
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered, kOwner) &&
        writeAll(file, bytes);
    const QString why = file.errorString();
    file.close();
    // QFile's own would refuse where there is something already.
    if (written && std::rename(QFile::encodeName(beside).constData(),
                               QFile::encodeName(name).constData()) == 0)
        return std::nullopt;
    file.remove();
    return cannotWrite(name, why);
}

} // namespace sandbag
