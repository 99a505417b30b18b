// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_worker.h"

#include "library_files.h"

#include <QDir>
#include <QMutexLocker>
#include <QPointer>

#include <utility>

namespace sandbag {

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
    return m_read->ask(question, progress);
}

void LibraryWorker::ask(QObject *asker, Question question, Answer answer)
{
    if (m_moving) { // and the folder would be made again
        m_later << [this, waiting = QPointer<QObject>(asker), question, answer] {
            if (waiting)
                ask(waiting, question, answer);
        };
        return;
    }
    const QPointer<QObject> waiting(asker);
    m_reader.start([this, waiting, folder = m_folder, progress = reportProgress(),
                    question = std::move(question), answer = std::move(answer)] {
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

void LibraryWorker::rest()
{
    m_reader.start([this] { m_read.reset(); });
}

void LibraryWorker::file(const RecordFile &record, const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.insert(id, record);
    if (!std::exchange(m_filing, true))
        m_writer.start([this] { fileWaiting(); });
}

void LibraryWorker::fileWaiting()
{
    QHash<QString, RecordFile> waiting;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(waiting, m_waiting);
        m_filing = false;
    }
    Library library(m_written);
    std::optional<FileError> error = library.openToFile();
    auto match = waiting.begin();
    while (match != waiting.end() && !error) {
        error = library.file(match.value(), match.key());
        if (!error)
            match = waiting.erase(match);
    }
    keepWaiting(waiting);
    QMetaObject::invokeMethod(
        this, [this, error] { report(error); }, Qt::QueuedConnection);
}

/// What cannot be filed now is tried again with the next match, unless it is newer by then.
void LibraryWorker::keepWaiting(const QHash<QString, RecordFile> &unfiled)
{
    const QMutexLocker lock(&m_mutex);
    for (auto match = unfiled.begin(); match != unfiled.end(); ++match) {
        if (!m_waiting.contains(match.key()))
            m_waiting.insert(match.key(), match.value());
    }
}

void LibraryWorker::report(const std::optional<FileError> &error)
{
    const bool failed = std::exchange(m_failing, error.has_value());
    if (error && !failed)
        emit trouble(tr("The match cannot be put into the history. %1").arg(error->text));
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

void LibraryWorker::change(Change act)
{
    m_writer.start([this, progress = reportProgress(), act = std::move(act)] {
        Library library(m_written);
        auto error = library.open(Library::Open::asItIs, progress);
        if (!error)
            error = act(library, progress);
        if (error)
            emit trouble(error->text);
        emit changed();
    });
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
        if (const auto *error = std::get_if<FileError>(&result))
            return *error;
        emit imported(inWords(std::get<Imported>(result)));
        return std::nullopt;
    });
}

void LibraryWorker::moveTo(const QString &folder)
{
    m_moving = true;
    rest();
    m_reader.waitForDone();
    change([this, folder](Library &library, const Library::Progress &progress) {
        const auto error = library.moveTo(folder, progress);
        m_written = library.folder();
        QMetaObject::invokeMethod(
            this, [this, now = m_written] { goOnIn(now); }, Qt::QueuedConnection);
        return error;
    });
}

void LibraryWorker::goOnIn(const QString &folder)
{
    m_folder = folder;
    m_moving = false;
    for (const auto &ask : std::exchange(m_later, {}))
        ask();
    emit moved(folder);
}

QString LibraryWorker::inWords(const Imported &imported)
{
    QString text = tr("%n match(es) imported.", nullptr, imported.added);
    if (imported.known > 0)
        text += u' ' + tr("%n match(es) were there already.", nullptr, imported.known);
    if (!imported.refused.isEmpty())
        text += u' ' + tr("%n file(s) could not be read: %1", nullptr,
                          static_cast<int>(imported.refused.size()))
                           .arg(imported.refused.front().error.text);
    return text;
}

} // namespace sandbag
