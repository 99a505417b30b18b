// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/whole_file.h"

#include "formats/json_place.h"
#include "text/shown_text.h"

#include <QFile>
#include <QSaveFile>

#include <cstdio>

namespace sandbag {

namespace {

/// Nobody's match is longer; a file that is comes from elsewhere.
constexpr qint64 kMostBytes = 64 * 1024 * 1024;

FileError cannotRead(const QString &file, const QString &why)
{
    return {FileError::Kind::unreadable,
            JsonPlace::tr("%1: cannot be read (%2)").arg(harmless(file), why)};
}

} // namespace

FileError cannotWrite(const QString &file, const QString &why)
{
    return {FileError::Kind::unwritable,
            JsonPlace::tr("%1: cannot be written (%2)").arg(harmless(file), why)};
}

std::variant<QByteArray, FileError> readWholeFile(const QString &name)
{
    QFile file(name);
    const bool opened = name == QStringLiteral("-") ? file.open(stdin, QIODevice::ReadOnly)
                                                    : file.open(QIODevice::ReadOnly);
    if (!opened)
        return cannotRead(name, file.errorString());
    QByteArray bytes = file.read(kMostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return cannotRead(name, file.errorString());
    if (bytes.size() > kMostBytes) {
        return FileError{
            FileError::Kind::unreadable,
            JsonPlace::tr("%1: larger than 64 MB, which no match is").arg(harmless(name))};
    }
    return bytes;
}

std::optional<FileError> writeWholeFile(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return cannotWrite(name, file.errorString());
}

} // namespace sandbag
