// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/autosave.h"

#include "disk/own_place.h"
#include "disk/private_place.h"
#include "files/saved_match.h"
#include "formats/check_word.h"
#include "log/log_categories.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sandbag {

namespace {

/// More windows than anyone opens; each has a file of its own.
constexpr int kSlots = 32;
/// How long after a save that failed the next is tried, where no event brings one before.
constexpr std::chrono::seconds kRetryAfter{2};

QString nameOf(int slot)
{
    return slot == 1 ? QStringLiteral("match") : QStringLiteral("match-%1").arg(slot);
}

/// Held by the first who comes, for as long as the program lives.
QString lockFor(const QString &saved)
{
    return saved.chopped(recordEnding().size()) + QStringLiteral(".lock");
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
    : QObject(parent), m_folder(folder.isEmpty() ? dataPlace() : folder), m_calls(std::move(calls))
{
    // Starting a thread for every card would cost more than it saves, and where memory ends, after
    // which all is to be saved, none could be started.
    m_writer.keepThread();
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
    if (flush() && m_stepsMade)
        save(m_now->record, m_now->other);
    flush();
}

/// Nothing where the place is taken, or where nobody can take it.
std::unique_ptr<FileLock> Autosave::lockOf(const QString &saved)
{
    auto lock = std::make_unique<FileLock>(lockFor(saved));
    const auto outcome = lock->tryLock();
    if (outcome == FileLock::Outcome::held)
        return lock;
    if (outcome == FileLock::Outcome::impossible && m_outOfReach.isEmpty() &&
        !SavedFile(saved).copies().isEmpty()) {
        m_outOfReach = saved;
        qCInfo(logSaving).noquote() << lock->file() << "can't be used:" << lock->why();
        const QString text = tr("The match saved in %1 can't be continued now: its lock file, %2, "
                                "can't be used (%3).")
                                 .arg(QDir::toNativeSeparators(saved),
                                      QDir::toNativeSeparators(lock->file()), lock->why());
        QMetaObject::invokeMethod(
            this, [=, this] { emit failed(text); }, Qt::QueuedConnection);
    }
    return nullptr;
}

std::optional<FileError> Autosave::takeSlot(Slots which)
{
    const QDir place(m_folder);
    if (!makePrivateFolder(m_folder)) {
        qCInfo(logSaving).noquote() << m_folder << "can't be made";
        return unwritable(tr("%1: can't be created").arg(QDir::toNativeSeparators(m_folder)));
    }
    for (int slot = 1; slot <= kSlots; ++slot) {
        const QString name = nameOf(slot);
        const QString path = place.filePath(name + recordEnding());
        if (which == Slots::unused && !SavedFile(path).copies().isEmpty())
            continue;
        auto lock = lockOf(path);
        if (!lock)
            continue;
        m_lock = std::move(lock);
        sweep(place, name);
        m_path = path;
        m_file = std::make_unique<SavedFile>(m_path, m_calls);
        m_steps = std::make_unique<StepsFile>(m_path, m_calls);
        return std::nullopt;
    }
    qCInfo(logSaving).noquote() << m_folder << "has no place for a match";
    return unwritable(tr("%1: can't be written").arg(QDir::toNativeSeparators(m_folder)));
}

std::optional<LoadedMatch> Autosave::load()
{
    if (!m_file)
        return std::nullopt;
    SavedMatch saved = readSavedMatch(m_path, m_calls);
    for (const QString &trouble : std::as_const(saved.troubles))
        emit failed(trouble);
    return std::move(saved.match);
}

void Autosave::save(RecordFile record)
{
    save(std::make_shared<const MatchRecord>(std::move(record.record)), record.other);
}

void Autosave::save(std::shared_ptr<const MatchRecord> record, const QJsonObject &other)
{
    m_now = Whole{std::move(record), other};
    m_own.reset();
    m_stepsMade = false;
    {
        const QMutexLocker lock(&m_mutex);
        m_wholeWanted = true;
    }
    if (m_file)
        retry();
}

void Autosave::saveLastEvent(const MatchRecord &record, const QJsonObject &other)
{
    if (!goesOn(record, other))
        return save({record, other});
    addStep(record.deals.back().events.back(), other);
    if (m_file)
        retry();
}

/// Whether the match is the one that was said last, and an event. If a member of another program is
/// in the place of the check word, steps have nothing to follow.
bool Autosave::goesOn(const MatchRecord &record, const QJsonObject &other) const
{
    if (!m_now || record.deals.empty() || record.deals.size() != m_now->record->deals.size() ||
        other.contains(checkWordKey()))
        return false;
    const DealRecord &last = record.deals.back();
    const QStringList before = m_now->other.keys();
    return last.kind == DealRecord::Kind::played &&
           last.events.size() == m_now->record->deals.back().events.size() + 1 &&
           std::all_of(before.begin(), before.end(),
                       [&other](const QString &key) { return other.contains(key); });
}

void Autosave::addStep(const Event &event, const QJsonObject &other)
{
    QJsonObject changed;
    for (auto member = other.begin(); member != other.end(); ++member) {
        if (m_now->other.value(member.key()) != member.value())
            changed.insert(member.key(), member.value());
    }
    if (!m_own) { // the first step after a whole match, which may be on its way to the disk
        m_own = std::make_shared<MatchRecord>(*m_now->record);
        m_now->record = m_own;
    }
    m_own->deals.back().events.push_back(event);
    m_now->other = other;
    m_stepsMade = true;
    const QMutexLocker lock(&m_mutex);
    if (!m_wholeWanted)
        m_pendingSteps << stepText(event, changed);
}

/// The folder was removed, and with it the file that marks this place as taken: from now on saves
/// go to a place where nobody else writes.
void Autosave::takeNewSlot()
{
    m_writer.wait(); // it fails at once
    makePrivateFolder(m_folder);
    m_lock->unlock();
    m_file.reset();
    m_steps.reset();
    const QMutexLocker lock(&m_mutex);
    m_wholeWanted = m_now.has_value();
}

/// Tries to write what waits.
void Autosave::retry()
{
    if (m_file && !m_lock->isStillThere())
        takeNewSlot();
    // The folder may be there by now. A match in it belongs to someone: it is left alone.
    if (!m_file) {
        if (const auto fault = takeSlot(Slots::unused))
            return onWritten(fault);
    }
    if (!waits())
        return;
    const QMutexLocker lock(&m_mutex);
    if (!std::exchange(m_writing, true))
        m_writer.run([this] { writePending(); });
}

/// Whether there is something to write; lays the whole match ready where it is wanted.
bool Autosave::waits()
{
    const QMutexLocker lock(&m_mutex);
    if (m_now && std::exchange(m_wholeWanted, false)) {
        m_pending = m_now;
        m_own.reset(); // a step that follows is not to change what is being written
        m_pendingSteps.clear();
    }
    return m_pending || !m_pendingSteps.isEmpty();
}

bool Autosave::flush()
{
    m_writer.wait();
    if (m_file && waits()) {
        m_writing = true;
        writePending();
    }
    const QMutexLocker lock(&m_mutex);
    return !m_wholeWanted && !m_pending && m_pendingSteps.isEmpty();
}

/// The whole match, or steps; steps that came while it waited come after it.
void Autosave::writePending()
{
    std::optional<Whole> whole;
    QList<QByteArray> steps;
    {
        const QMutexLocker lock(&m_mutex);
        m_writing = false; // what comes from now on is written after this
        if (m_wholeWanted)
            return; // the last write failed: nothing can follow it
        std::swap(whole, m_pending);
        std::swap(steps, m_pendingSteps);
    }
    if (!whole && steps.isEmpty())
        return;
    auto fault = whole ? writeWhole(*whole) : std::nullopt;
    if (!fault && !steps.isEmpty())
        fault = m_steps->add(steps);
    if (fault) {
        const QMutexLocker lock(&m_mutex);
        m_wholeWanted = true;
    }
    QMetaObject::invokeMethod(
        this, [=, this] { onWritten(fault); }, Qt::QueuedConnection);
}

std::optional<FileError> Autosave::writeWhole(const Whole &whole)
{
    QByteArray bytes = writeRecord(*whole.record, whole.other);
    if (!whole.other.contains(checkWordKey())) // unless another program keeps its own there
        bytes = withCheckWord(std::move(bytes));
    if (auto fault = m_file->write(bytes))
        return fault;
    // The first is written twice: steps are of both, and no damage to one file takes a whole deal.
    if (m_file->copies().size() < 2)
        (void)m_file->write(bytes);
    m_steps->follow(checkWordIn(bytes));
    return std::nullopt;
}

namespace {

QString cannotSave()
{
    return Autosave::tr("Can't save the match (%1). You can keep playing; Sandbag will try again.");
}

QString savesAgain()
{
    return Autosave::tr("Saving works again.");
}

} // namespace

bool Autosave::saysWhetherItSaves(const QString &text)
{
    return text == savesAgain() ||
           text.startsWith(cannotSave().section(QStringLiteral("%1"), 0, 0));
}

void Autosave::onWritten(const std::optional<FileError> &fault)
{
    if (fault)
        m_retry.start();
    if (fault.has_value() == m_failing)
        return;
    m_failing = fault.has_value();
    if (m_failing) {
        qCInfo(logSaving).noquote() << "failed:" << fault->text;
        emit failed(cannotSave().arg(fault->text));
    } else {
        qCInfo(logSaving) << "works again";
        emit savedAgain(savesAgain());
    }
}

void eachSaveAtRest(const QString &folder, const std::function<void(const QString &)> &act)
{
    const QDir place(folder);
    for (int slot = 1; slot <= kSlots; ++slot) {
        SavedFile saved(place.filePath(nameOf(slot) + recordEnding()));
        if (saved.copies().isEmpty())
            continue;
        FileLock lock(lockFor(place.filePath(nameOf(slot) + recordEnding())));
        if (lock.tryLock() != FileLock::Outcome::held)
            continue;
        saved.recover();
        for (const QString &file : saved.copies())
            act(file);
    }
}

} // namespace sandbag
