// SPDX-License-Identifier: GPL-3.0-or-later
#include "forgotten_names.h"

#include "disk/file_lock.h"
#include "formats/whole_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>

namespace sandbag {

namespace {

constexpr qsizetype kSaltDigits = 16;
/// Programs that were open then have looked long since.
constexpr qsizetype kMost = 64;
constexpr qsizetype kLargestForgotten = 1 << 16;
/// Another program reads and writes a small file meanwhile.
constexpr std::chrono::milliseconds kForgettingPatience{2000};

QString markOf(const QString &name, const QString &salt)
{
    const QByteArray hash =
        QCryptographicHash::hash((salt + name).toUtf8(), QCryptographicHash::Sha256);
    return salt + QString::fromLatin1(hash.toHex());
}

} // namespace

ForgottenNames ForgottenNames::load(const QString &file)
{
    ForgottenNames names;
    if (!QFile::exists(file))
        return names;
    const auto bytes = readWholeFile(file);
    if (const auto *text = std::get_if<QByteArray>(&bytes))
        names.m_marks =
            QString::fromLatin1(text->left(kLargestForgotten)).split(u'\n', Qt::SkipEmptyParts);
    names.m_marks = names.m_marks.mid(std::max<qsizetype>(0, names.m_marks.size() - kMost));
    return names;
}

std::optional<FileError> ForgottenNames::addTo(const QString &file, const QStringList &names)
{
    FileLock alone(file + QStringLiteral(".lock"));
    // Where nothing can be locked it is written all the same; over what another is writing it is
    // not.
    if (alone.tryLock(kForgettingPatience) == FileLock::Outcome::taken)
        return beingWritten(file);
    ForgottenNames all = load(file);
    all.add(names);
    return writePrivateFile(file, all.m_marks.join(u'\n').toLatin1() + '\n');
}

void ForgottenNames::add(const QStringList &names)
{
    for (const QString &name : names) {
        const quint64 salt = QRandomGenerator::global()->generate64();
        m_marks << markOf(name, QStringLiteral("%1").arg(salt, kSaltDigits, 16, QChar(u'0')));
    }
    m_marks = m_marks.mid(std::max<qsizetype>(0, m_marks.size() - kMost));
}

void ForgottenNames::add(const ForgottenNames &others)
{
    m_marks << others.m_marks;
}

ForgottenNames ForgottenNames::since(const ForgottenNames &earlier) const
{
    ForgottenNames names;
    for (const QString &mark : m_marks)
        if (!earlier.m_marks.contains(mark))
            names.m_marks << mark;
    return names;
}

QStringList ForgottenNames::among(const QStringList &names) const
{
    QStringList found;
    for (const QString &name : names) {
        const bool forgotten =
            !name.isEmpty() &&
            std::any_of(m_marks.begin(), m_marks.end(), [&name](const QString &mark) {
                return mark == markOf(name, mark.left(kSaltDigits));
            });
        if (forgotten)
            found << name;
    }
    return found;
}

} // namespace sandbag
