// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/autosave.h"

#include "formats/check_word.h"
#include "formats/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>
#include <QStandardPaths>

#include <chrono>

namespace sandbag {

namespace {

/// More windows than anybody opens; each has a file of its own.
constexpr int kSlots = 32;
/// How long after a save that failed the next is tried, where no event brings one before.
constexpr std::chrono::seconds kRetryAfter{2};

QString nameOf(int slot)
{
    return slot == 1 ? QStringLiteral("match") : QStringLiteral("match-%1").arg(slot);
}

/// Taken by the first who comes, for as long as the program lives.
std::unique_ptr<QLockFile> lockOf(const QDir &folder, const QString &slot)
{
    auto lock = std::make_unique<QLockFile>(folder.filePath(slot + QStringLiteral(".lock")));
    lock->setStaleLockTime(0); // held as long as the window lives, not for some seconds
    return lock->tryLock() ? std::move(lock) : nullptr;
}

/// Removes what a killed program of an older version left of a file it was writing.
void sweep(const QDir &folder, const QString &slot)
{
    const QString saved = slot + recordEnding() + u'.';
    for (const QString &name : folder.entryList({saved + QStringLiteral("*")}, QDir::Files)) {
        const QString ending = name.mid(saved.size());
        if (ending.size() == 6 && !ending.contains(u'.'))
            QFile::remove(folder.filePath(name));
    }
}

FileError unwritable(const QString &why)
{
    return {FileError::Kind::unwritable, why};
}

} // namespace

Autosave::Autosave(const QString &folder, QObject *parent, std::shared_ptr<SystemCalls> calls)
    : QObject(parent),
      m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                : folder),
      m_calls(std::move(calls))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1); // starting a thread for every card would cost more than it saves
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetryAfter);
    connect(&m_retry, &QTimer::timeout, this, &Autosave::retry);
    // Said later: nobody can have connected yet.
    if (const auto fault = takeSlot(Slots::all))
        QMetaObject::invokeMethod(
            this, [=, this] { onWritten(fault); }, Qt::QueuedConnection);
}

Autosave::~Autosave()
{
    flush();
}

std::optional<FileError> Autosave::takeSlot(Slots which)
{
    const QDir place(m_folder);
    if (!place.mkpath(QStringLiteral(".")))
        return unwritable(tr("%1: cannot be made").arg(QDir::toNativeSeparators(m_folder)));
    for (int slot = 1; slot <= kSlots; ++slot) {
        const QString name = nameOf(slot);
        const QString path = place.filePath(name + recordEnding());
        if (which == Slots::unused && !SavedFile(path).copies().isEmpty())
            continue;
        auto lock = lockOf(place, name);
        if (!lock)
            continue;
        m_lock = std::move(lock);
        sweep(place, name);
        m_path = path;
        m_file = std::make_unique<SavedFile>(m_path, m_calls);
        return std::nullopt;
    }
    return unwritable(tr("%1: cannot be written").arg(QDir::toNativeSeparators(m_folder)));
}

void Autosave::putAside(const QString &file, const QString &why)
{
    const QString aside = file + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(file, aside);
    emit failed(tr("The saved match cannot be read; it is kept as %1. %2")
                    .arg(QDir::toNativeSeparators(aside), why));
}

/// `doubtful`: it can be read, but is not what was written.
std::optional<LoadedMatch> Autosave::readCopy(const QString &file, bool *doubtful)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes)) {
        putAside(file, error->text);
        return std::nullopt;
    }
    *doubtful = checkWordOf(std::get<QByteArray>(bytes)) == CheckWord::wrong;
    auto loaded = loadMatch(std::get<QByteArray>(bytes), file);
    if (auto *match = std::get_if<LoadedMatch>(&loaded))
        return std::move(*match);
    putAside(file, std::get<FileError>(loaded).text);
    return std::nullopt;
}

std::optional<LoadedMatch> Autosave::load()
{
    if (!m_file)
        return std::nullopt;
    m_file->recover();
    std::optional<LoadedMatch> torn;
    QString tornFile;
    for (const QString &file : m_file->copies()) {
        bool doubtful = false;
        auto loaded = readCopy(file, &doubtful);
        if (loaded && !doubtful) {
            if (torn)
                putAside(tornFile, tr("Its check word does not fit."));
            return loaded;
        }
        if (loaded && !torn) {
            torn = std::move(loaded);
            tornFile = file;
        }
    }
    return torn; // better than nothing: it is a match that can be played
}

void Autosave::save(RecordFile record)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_pending = std::move(record);
    }
    if (m_file)
        retry();
}

/// The folder was removed, and the file that says that this place in it is taken: what is written
/// from now on goes where nobody else writes.
void Autosave::takeNewSlot()
{
    m_pool.waitForDone(); // it fails at once
    QDir().mkpath(m_folder);
    // Giving the place up removes its mark, and complains where that is gone.
    QFile mark(m_lock->fileName());
    if (mark.open(QIODevice::WriteOnly))
        mark.close();
    m_lock->unlock();
    m_file.reset();
}

/// Tries to write what waits.
void Autosave::retry()
{
    if (m_file && !QFileInfo::exists(m_lock->fileName()))
        takeNewSlot();
    // The folder may be there by now. A match that lies in it is somebody's: it is left alone.
    if (!m_file) {
        if (const auto fault = takeSlot(Slots::unused))
            return onWritten(fault);
    }
    const QMutexLocker lock(&m_mutex);
    if (!m_pending || std::exchange(m_writing, true))
        return;
    m_pool.start([this] { writePending(); });
}

bool Autosave::flush()
{
    m_pool.waitForDone();
    if (m_pending && m_file) {
        m_writing = true;
        writePending();
    }
    return !m_pending;
}

void Autosave::writePending()
{
    std::optional<RecordFile> record;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(record, m_pending);
        m_writing = false; // what comes from now on is written after this one
    }
    if (!record)
        return;
    const QByteArray json = writeRecord(*record);
    const bool taken = record->other.contains(checkWordKey()); // by another program, for its own
    const auto fault = m_file->write(taken ? json : withCheckWord(json));
    if (fault) {
        const QMutexLocker lock(&m_mutex);
        if (!m_pending)
            m_pending = std::move(record);
    }
    QMetaObject::invokeMethod(
        this, [=, this] { onWritten(fault); }, Qt::QueuedConnection);
}

void Autosave::onWritten(const std::optional<FileError> &fault)
{
    if (fault)
        m_retry.start();
    if (fault.has_value() == m_failing)
        return;
    m_failing = fault.has_value();
    if (m_failing) {
        emit failed(tr("The match cannot be saved (%1). It goes on, and is saved as soon as that "
                       "is possible.")
                        .arg(fault->text));
    } else {
        emit savedAgain(tr("The match is saved again."));
    }
}

void eachSaveAtRest(const QString &folder, const std::function<void(const QString &)> &act)
{
    const QDir place(folder);
    for (int slot = 1; slot <= kSlots; ++slot) {
        SavedFile saved(place.filePath(nameOf(slot) + recordEnding()));
        if (saved.copies().isEmpty())
            continue;
        const auto lock = lockOf(place, nameOf(slot));
        if (!lock)
            continue;
        saved.recover();
        for (const QString &file : saved.copies())
            act(file);
    }
}

} // namespace sandbag
