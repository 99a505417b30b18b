// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/own_file.h"

#include "disk/private_place.h"
#include "formats/whole_file.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace sandbag {

namespace {

QByteArray markOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// A name that no file has yet.
QString nameBeside(const QString &path)
{
    QString beside = path + QStringLiteral(".other");
    for (int number = 2; QFileInfo::exists(beside); ++number)
        beside = path + QStringLiteral(".other-%1").arg(number);
    return beside;
}

} // namespace

OwnFile::OwnFile(QString path, qint64 most) : m_path(std::move(path)), m_most(most) {}

std::variant<std::optional<QByteArray>, FileError> OwnFile::read()
{
    m_mark.clear();
    const QFileInfo there(m_path);
    if (!there.exists())
        return std::optional<QByteArray>();
    if (there.size() > m_most)
        return FileError{FileError::Kind::unreadable,
                         SessionText::tr("%1: the file is too large")
                             .arg(harmless(QDir::toNativeSeparators(m_path)))};
    auto bytes = readWholeFile(m_path);
    if (auto *error = std::get_if<FileError>(&bytes))
        return std::move(*error);
    m_mark = markOf(std::get<QByteArray>(bytes));
    return std::optional(std::get<QByteArray>(std::move(bytes)));
}

bool OwnFile::isAsKnown() const
{
    const QFileInfo there(m_path);
    if (!there.exists() && !there.isSymLink())
        return true; // there is nothing to lose
    if (m_mark.isEmpty() || there.size() > m_most)
        return false;
    const auto bytes = readWholeFile(m_path);
    const auto *whole = std::get_if<QByteArray>(&bytes);
    return whole && markOf(*whole) == m_mark;
}

std::optional<FileError> OwnFile::write(const QByteArray &bytes)
{
    QString beside;
    if (!isAsKnown()) {
        beside = nameBeside(m_path);
        if (!QFile::rename(m_path, beside))
            return cannotWrite(m_path,
                               SessionText::tr("the existing file or folder can't be moved aside"));
    }
    makePrivateFolder(QFileInfo(m_path).path());
    if (auto fault = writePrivateFile(m_path, bytes))
        return fault;
    m_mark = markOf(bytes);
    if (beside.isEmpty())
        return std::nullopt;
    return FileError{FileError::Kind::inUse,
                     SessionText::tr("%1 was damaged, or another window or program changed it. The "
                                     "file that was found there was kept as %2.")
                         .arg(harmless(QDir::toNativeSeparators(m_path)),
                              harmless(QFileInfo(beside).fileName()))};
}

} // namespace sandbag
