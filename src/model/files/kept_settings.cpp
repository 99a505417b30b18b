// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/kept_settings.h"

#include "disk/own_place.h"
#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "files/ini_values.h"
#include "text/shown_text.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QThread>

#include <cstdlib>

namespace sandbag {

namespace {

/// What a person sets in years is a hundredth of it.
constexpr qint64 kMostBytes = 4 << 20;
/// A lock of QSettings is held for as long as a small file takes to write; it waits for ever for
/// one that it cannot read.
constexpr qint64 kLockMs = 2000;

/// Whether QSettings may have written that: the number of a process, or nothing yet.
bool maybeLocks(const QString &lock)
{
    QFile file(lock);
    if (openPlainFile(file))
        return false;
    const char first = file.read(1).append('0').front();
    return first >= '0' && first <= '9';
}

/// Removes leftovers from the place of the lock; false where that is impossible.
bool freeLock(const QString &lock)
{
    for (QFileInfo there(lock); there.exists() || there.isSymLink(); there.refresh()) {
        const qint64 age = there.lastModified().msecsTo(QDateTime::currentDateTime());
        const bool held =
            there.isFile() && !there.isSymLink() && std::abs(age) < kLockMs && maybeLocks(lock);
        if (held)
            QThread::msleep(20);
        else if (!QFile::remove(lock) && !QDir().rmdir(lock))
            return false;
    }
    return true;
}

/// What must not be read gives way, so that settings can be kept all the same.
bool mayBeRead(const QString &file)
{
    QFile settings(file);
    if (openPlainFile(settings) ||
        (hasSizeOfSettings(file) && holdsPlainValues(settings.read(kMostBytes))))
        return true;
    const QString aside = file + QStringLiteral(".damaged");
    settings.close();
    QFile::remove(aside);
    return QFile::rename(file, aside);
}

/// The file itself, or a name under which nothing can be.
QString usableFile()
{
    QString file = settingsFile();
    const bool usable = whatLiesAt(file) != Lies::somethingElse && mayBeRead(file) &&
                        freeLock(file + QStringLiteral(".lock"));
    return usable ? file : QStringLiteral("/dev/null/none");
}

} // namespace

QString settingsFile()
{
    return configPlace() + QStringLiteral("/sandbag.conf");
}

bool hasSizeOfSettings(const QString &file)
{
    return QFileInfo(file).size() <= kMostBytes;
}

KeptSettings::KeptSettings() : QSettings(usableFile(), QSettings::IniFormat) {}

KeptSettings::~KeptSettings()
{
    sync();
    if (status() == QSettings::AccessError)
        SettingsTrouble::instance().tell(settingsFile());
    else if (QFileInfo::exists(settingsFile()))
        keepPrivate(settingsFile());
}

namespace {

QByteArray checkWord(const QString &key, const QByteArray &shape)
{
    return QCryptographicHash::hash(key.toUtf8() + shape, QCryptographicHash::Sha1);
}

} // namespace

QByteArray KeptSettings::shape(const QString &key) const
{
    const QByteArray kept = value(key).toByteArray();
    const QByteArray shape = kept.mid(QCryptographicHash::hashLength(QCryptographicHash::Sha1));
    return kept.startsWith(checkWord(key, shape)) ? shape : QByteArray();
}

void KeptSettings::keepShape(const QString &key, const QByteArray &shape)
{
    setValue(key, shape.isEmpty() ? QByteArray() : checkWord(key, shape) + shape);
}

SettingsTrouble &SettingsTrouble::instance()
{
    static SettingsTrouble trouble;
    return trouble;
}

/// Later: what shows it may be about to be made.
void SettingsTrouble::tell(const QString &file)
{
    if (m_told)
        return;
    m_told = true;
    const QString message =
        tr("Can't save your settings in %1. They apply until you close Sandbag.")
            .arg(harmless(QDir::toNativeSeparators(file)));
    QMetaObject::invokeMethod(
        this, [this, message] { emit told(message); }, Qt::QueuedConnection);
}

} // namespace sandbag
