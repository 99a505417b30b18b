// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_worker.h"

#include "background/unused_memory.h"
#include "formats/loaded_match.h"
#include "library_files.h"
#include "read_match.h"
#include "taken_out_name.h"

#include <QDir>
#include <QMutexLocker>
#include <QPointer>
#include <QSemaphore>

#include <utility>

namespace sandbag {

namespace {

std::variant<ReadMatch, FileError> readWithSheet(const QString &file, int reader)
{
    auto loaded = loadMatch(file);
    if (auto *error = std::get_if<FileError>(&loaded))
        return std::move(*error);
    Match &match = std::get<LoadedMatch>(loaded).match;
    // The index is of the file as it was read, which may have been changed since.
    const bool sits = reader >= 0 && reader < match.context()->seating.players;
    ScoreSheet sheet = scoreSheetOf(match, nullptr, sits ? reader : 0);
    return ReadMatch{std::move(match), std::move(sheet)};
}

} // namespace

LibraryWorker::LibraryWorker(const QString &folder, QObject *parent)
    : QObject(parent),
      m_folder(QDir(folder.isEmpty() ? Library::usualFolder() : folder).absolutePath()),
      m_written(m_folder)
{
    for (QThreadPool *pool : {&m_writer, &m_reader}) {
        pool->setMaxThreadCount(1);
        pool->setExpiryTimeout(-1); // an index belongs to the thread that opened it
    }
}

LibraryWorker::~LibraryWorker()
{
    cancel();
    rest();
    flush();
}

QString LibraryWorker::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + recordEnding();
}

void LibraryWorker::flush()
{
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_waiting.isEmpty())
            startFiling();
    }
    m_writer.waitForDone();
    m_reader.waitForDone();
}

std::optional<FileError> LibraryWorker::read(const QString &folder, const Question &question,
                                             const Library::Progress &progress)
{
    if (!m_read || m_read->folder() != folder) {
        m_read = std::make_unique<Library>(folder);
        if (auto error = m_read->open(Library::Open::asItIs, progress)) {
            m_read.reset();
            return error;
        }
    }
    auto error = m_read->ask(question, progress);
    tellNotice(*m_read);
    return error;
}

/// Each once: what is wrong with the index is fixed, or stays as it is.
void LibraryWorker::tellNotice(const Library &library)
{
    const QString &notice = library.notice();
    {
        const QMutexLocker lock(&m_mutex);
        if (notice.isEmpty() || m_noticed.contains(notice))
            return;
        m_noticed << notice;
    }
    emit trouble(notice);
}

/// Not while someone is to be alone: in a folder that is left the index would be made again.
void LibraryWorker::readLater(const std::function<void(const QString &)> &act)
{
    if (m_alone > 0)
        m_later << act;
    else
        m_reader.start([act, folder = m_folder] { act(folder); });
}

void LibraryWorker::ask(QObject *asker, Question question, Answer answer)
{
    readLater([this, waiting = QPointer<QObject>(asker), progress = reportProgress(),
               question = std::move(question), answer = std::move(answer)](const QString &folder) {
        const auto error = read(folder, question, progress);
        QMetaObject::invokeMethod(
            this,
            [waiting, answer, error] {
                if (waiting)
                    answer(error);
            },
            Qt::QueuedConnection);
    });
}

void LibraryWorker::readMatch(QObject *asker, const QString &id, int reader, Reading answer)
{
    readLater([this, waiting = QPointer<QObject>(asker), id, reader,
               answer = std::move(answer)](const QString &folder) {
        const auto read = std::make_shared<std::variant<ReadMatch, FileError>>(
            readWithSheet(folder + u'/' + id + recordEnding(), reader));
        QMetaObject::invokeMethod(
            this,
            [waiting, answer, read] {
                if (waiting)
                    answer(std::move(*read));
            },
            Qt::QueuedConnection);
    });
}

void LibraryWorker::rest()
{
    m_reader.start([this] { m_read.reset(); });
}

void LibraryWorker::file(const RecordFile &record, const QString &id)
{
    file(std::make_shared<const MatchRecord>(record.record), record.other, id);
}

void LibraryWorker::file(std::shared_ptr<const MatchRecord> record, const QJsonObject &other,
                         const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.insert(id, {std::move(record), other});
    startFiling();
}

/// On the thread that writes: others hold the record as it is.
bool LibraryWorker::takeNameOut(Waiting &waiting, const QStringList &spellings)
{
    if (spellings.isEmpty())
        return false;
    RecordFile file{*waiting.record, waiting.other};
    if (!sandbag::takeNameOut(file, spellings))
        return false;
    waiting = {std::make_shared<const MatchRecord>(std::move(file.record)), file.other};
    return true;
}

/// Under the lock. A match is written, read and folded as a whole: the longer it is, the more of
/// what that took would stay between what other threads keep.
void LibraryWorker::startFiling()
{
    if (!std::exchange(m_filing, true))
        m_writer.start([this] {
            fileWaiting();
            returnUnusedMemory();
        });
}

void LibraryWorker::fileWaiting()
{
    QHash<QString, Waiting> waiting;
    int forgettings = 0;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(waiting, m_waiting);
        m_filing = false;
        forgettings = m_forgettings;
    }
    Library library(m_written);
    std::optional<FileError> error = library.openToFile();
    learnForgotten(library);
    auto match = waiting.begin();
    while (match != waiting.end() && !error) {
        (void)takeNameOut(*match, m_untold.among(namesIn(*match->record)));
        error = library.file(*match->record, match->other, match.key());
        if (!error) {
            emit filed(match.key());
            match = waiting.erase(match);
        }
    }
    keepWaiting(waiting, forgettings);
    QMetaObject::invokeMethod(
        this, [this, error] { report(error); }, Qt::QueuedConnection);
}

void LibraryWorker::listen()
{
    if (!std::exchange(m_listening, true))
        m_writer.start([this] { m_forgotten = Library(m_written).forgotten(); });
}

/// On the thread that writes. Until the windows have heard of it their matches may come with the
/// name.
void LibraryWorker::learnForgotten(const Library &library)
{
    if (!m_forgotten)
        return;
    const ForgottenNames all = library.forgotten();
    const ForgottenNames fresh = all.since(*m_forgotten);
    if (fresh.isEmpty())
        return;
    m_forgotten = all;
    m_untold.add(fresh);
    emit forgottenElsewhere(fresh);
    QMetaObject::invokeMethod(
        this, [this] { m_writer.start([this] { m_untold = {}; }); }, Qt::QueuedConnection);
}

/// What cannot be filed now is tried again with the next match, unless it is newer by then, or
/// everything was forgotten meanwhile.
void LibraryWorker::keepWaiting(const QHash<QString, Waiting> &unfiled, int forgettings)
{
    const QMutexLocker lock(&m_mutex);
    if (forgettings != m_forgettings)
        return;
    for (auto match = unfiled.begin(); match != unfiled.end(); ++match) {
        if (!m_waiting.contains(match.key()))
            m_waiting.insert(match.key(), match.value());
    }
}

void LibraryWorker::report(const std::optional<FileError> &error)
{
    const bool failed = std::exchange(m_failing, error.has_value());
    if (error && !failed)
        emit trouble(tr("Can't add the match to the history. %1").arg(error->text));
    if (!error)
        emit changed();
}

/// Of what is asked for now: whatever is cancelled later ends it.
Library::Progress LibraryWorker::reportProgress()
{
    return [this, cancels = m_cancels.load()](int done, int all) {
        emit progress(done, all); // queued: nobody who listens lives on this thread
        return m_cancels == cancels;
    };
}

/// On the thread that writes.
void LibraryWorker::carryOut(const Change &act, const Library::Progress &progress)
{
    Library library(m_written);
    auto error = library.open(Library::Open::asItIs, progress);
    learnForgotten(library);
    if (!error)
        error = act(library, progress);
    m_written = library.folder();
    tellNotice(library);
    if (error)
        emit trouble(error->text);
    emit changed();
}

void LibraryWorker::change(Change act)
{
    m_writer.start(
        [this, progress = reportProgress(), act = std::move(act)] { carryOut(act, progress); });
}

/// In its turn among the changes; nobody waits here until what is being read has been read.
void LibraryWorker::changeAlone(Change act)
{
    ++m_alone;
    const auto resting = std::make_shared<QSemaphore>();
    m_reader.start([this, resting] {
        m_read.reset();
        resting->release();
    });
    m_writer.start([this, resting, progress = reportProgress(), act = std::move(act)] {
        resting->acquire();
        carryOut(act, progress);
        QMetaObject::invokeMethod(
            this, [this, now = m_written] { readAgain(now); }, Qt::QueuedConnection);
    });
}

void LibraryWorker::forgetPerson(const QString &name, const QStringList &beside,
                                 const QStringList &saves)
{
    changeAlone([this, name, beside, saves](Library &library, const auto &) {
        const QStringList spellings = library.people().spellingsOf(name);
        auto error = library.forgetPerson(name, beside, saves);
        if (m_forgotten)
            m_forgotten = library.forgotten(); // the windows here are told in words
        {
            const QMutexLocker lock(&m_mutex);
            for (Waiting &unfiled : m_waiting)
                (void)takeNameOut(unfiled, spellings);
        }
        if (library.hasForgotten())
            emit personForgotten(spellings);
        return error;
    });
}

void LibraryWorker::forgetEverything(const QStringList &beside)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_waiting.clear();
        ++m_forgettings;
    }
    changeAlone(
        [beside](Library &library, const auto &) { return library.forgetEverything(beside); });
}

void LibraryWorker::synchronize()
{
    change([](Library &library, const Library::Progress &progress) {
        return library.open(Library::Open::upToDate, progress);
    });
}

void LibraryWorker::import(const QStringList &paths)
{
    change([this, paths](Library &library,
                         const Library::Progress &progress) -> std::optional<FileError> {
        if (auto error = library.open(Library::Open::upToDate, progress))
            return error;
        const auto result = library.import(paths, progress);
        const auto *error = std::get_if<FileError>(&result);
        // Once, where it was asked for: trouble() is told in every window.
        emit imported(error ? error->text : inWords(std::get<Imported>(result)));
        return std::nullopt;
    });
}

void LibraryWorker::moveTo(const QString &folder)
{
    changeAlone([folder](Library &library, const Library::Progress &progress) {
        return library.moveTo(folder, progress);
    });
}

/// What was asked for meanwhile is read now, wherever the matches are.
void LibraryWorker::readAgain(const QString &folder)
{
    const bool elsewhere = std::exchange(m_folder, folder) != folder;
    if (--m_alone == 0) {
        for (const auto &act : std::exchange(m_later, {}))
            readLater(act);
    }
    if (elsewhere)
        emit moved(folder);
}

QString LibraryWorker::inWords(const Imported &imported)
{
    QString text = tr("%Ln match(es) imported.", nullptr, imported.added);
    if (imported.left > 0)
        text += u' ' + tr("Import stopped; %Ln file(s) not read.", nullptr, imported.left);
    if (imported.known > 0)
        text += u' ' + tr("Already in the history: %Ln match(es).", nullptr, imported.known);
    if (!imported.refused.isEmpty())
        text += u' ' + tr("%Ln file(s) could not be read: %1", nullptr,
                          static_cast<int>(imported.refused.size()))
                           .arg(imported.refused.front().error.text);
    return text;
}

} // namespace sandbag
