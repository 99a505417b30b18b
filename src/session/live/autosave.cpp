// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/autosave.h"

#include <QDir>
#include <QFile>
#include <QMutexLocker>
#include <QSaveFile>
#include <QStandardPaths>

namespace sandbag {

namespace {

/// More windows than anybody opens; each has a file of its own.
constexpr int kSlots = 32;

QString backupOf(const QString &path)
{
    return path + QStringLiteral(".bak");
}

/// Moves a file over another one; false when it could not.
bool moveOver(const QString &from, const QString &to)
{
    QFile::remove(to);
    return QFile::rename(from, to);
}

/// Removes what a killed program left of a file it was writing.
void sweep(const QDir &folder, const QString &slot)
{
    const QString saved = slot + QStringLiteral(".spades.json.");
    for (const QString &name : folder.entryList({saved + QStringLiteral("*")}, QDir::Files)) {
        const QString ending = name.mid(saved.size());
        if (ending.size() == 6 && !ending.contains(u'.'))
            QFile::remove(folder.filePath(name));
    }
}

} // namespace

Autosave::Autosave(const QString &folder, QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1); // starting a thread for every card would cost more than it saves
    takeSlot(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                              : folder);
}

Autosave::~Autosave()
{
    flush();
}

void Autosave::takeSlot(const QString &folder)
{
    const QDir place(folder);
    if (!place.mkpath(QStringLiteral("."))) {
        QMetaObject::invokeMethod(
            this,
            [=, this] { emit failed(tr("%1: cannot be made; nothing is saved").arg(folder)); },
            Qt::QueuedConnection);
        return;
    }
    for (int slot = 1; slot <= kSlots; ++slot) {
        const QString name =
            slot == 1 ? QStringLiteral("match") : QStringLiteral("match-%1").arg(slot);
        auto lock = std::make_unique<QLockFile>(place.filePath(name + QStringLiteral(".lock")));
        lock->setStaleLockTime(0); // held as long as the window lives, not for some seconds
        if (!lock->tryLock())
            continue;
        m_lock = std::move(lock);
        sweep(place, name);
        m_path = place.filePath(name + QStringLiteral(".spades.json"));
        return;
    }
    QMetaObject::invokeMethod(
        this, [=, this] { emit failed(tr("%1: cannot be written; nothing is saved").arg(folder)); },
        Qt::QueuedConnection);
}

std::optional<LoadedMatch> Autosave::load()
{
    for (const QString &file : {m_path, backupOf(m_path)}) {
        if (m_path.isEmpty() || !QFile::exists(file))
            continue;
        auto loaded = loadMatch(file);
        if (auto *match = std::get_if<LoadedMatch>(&loaded))
            return std::move(*match);
        const QString aside = file + QStringLiteral(".damaged");
        moveOver(file, aside);
        emit failed(tr("The saved match cannot be read; it is kept as %1. %2")
                        .arg(QDir::toNativeSeparators(aside), std::get<FileError>(loaded).text));
    }
    return std::nullopt;
}

void Autosave::save(RecordFile record)
{
    if (m_path.isEmpty())
        return;
    const QMutexLocker lock(&m_mutex);
    const bool waiting = m_pending.has_value();
    m_pending = std::move(record);
    if (!waiting)
        m_pool.start([this] { writePending(); });
}

void Autosave::flush()
{
    m_pool.waitForDone();
}

void Autosave::writePending()
{
    std::optional<RecordFile> record;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(record, m_pending);
    }
    if (!record)
        return;
    const QString error = write(*record);
    if (!error.isEmpty())
        QMetaObject::invokeMethod(this, [=, this] { emit failed(error); });
}

/// The file is written whole under another name first. Between the two renames only the backup
/// exists, and load() knows it: there is no moment at which a killed program loses the match.
QString Autosave::write(const RecordFile &record) const
{
    QSaveFile file(m_path);
    const QByteArray json = writeRecord(record);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size())
        return tr("%1: the match could not be saved (%2)").arg(m_path, file.errorString());
    if (QFile::exists(m_path))
        moveOver(m_path, backupOf(m_path));
    if (!file.commit())
        return tr("%1: the match could not be saved (%2)").arg(m_path, file.errorString());
    return {};
}

} // namespace sandbag
