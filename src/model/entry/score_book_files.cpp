// SPDX-License-Identifier: GPL-3.0-or-later
// Where a kept match is read from, and what it is written to.
#include "disk/private_place.h"
#include "entry/score_book.h"
#include "files/autosave.h"
#include "formats/loaded_match.h"
#include "formats/longer_record.h"
#include "formats/record_hash.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "setup/seating.h"
#include "sheet/score_sheet.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace sandbag {

bool belongsInScoreKeeper(const LoadedMatch &loaded)
{
    bool entered = loaded.other.contains(record_member::firstDealer);
    for (const DealRecord &deal : loaded.match.record().deals) {
        if (deal.kind == DealRecord::Kind::played)
            return false;
        entered = entered || deal.kind != DealRecord::Kind::voided;
    }
    return entered;
}

void ScoreBook::take(LoadedMatch loaded, Prepared prepared)
{
    m_match.emplace(std::move(loaded.match));
    m_known = std::move(prepared);
    m_touched = false;
    m_other = loaded.other;
    const Seating &seating = m_match->context()->seating;
    m_firstDealer =
        std::clamp(m_other.value(record_member::firstDealer).toInt(), 0, seating.players - 1);
    m_typed = readTypedDeals(m_other.take(record_member::entering).toArray(), seating.players,
                             seating.sides);
    m_typedLately = false;
    m_undo.clear();
    m_redo.clear();
    emit taken();
    emit changed();
}

QString ScoreBook::savedIn() const
{
    return m_autosave ? m_autosave->path() : QString();
}

namespace {

ScoreBook::Prepared preparedFor(const Match &match)
{
    return {std::make_shared<const MatchRecord>(match.record()),
            std::make_shared<const ScoreSheet>(scoreSheetOf(match)), recordHash(match.record())};
}

/// Names that differ were corrected by somebody.
bool isOf(const MatchRecord &saved, const MatchRecord &file)
{
    return saved.players == file.players && goesOnFrom(saved, file);
}

} // namespace

/// What the last run's file has: which is later, it or the match that saved itself, is known by the
/// book's own notes. Without them it has to be the match, or what that goes on from.
void ScoreBook::LastRun::lookAtFile(const KnownFile &known, const WriteNotes &notes)
{
    const auto bytes = readWholeFile(openedFrom);
    const auto *read = std::get_if<QByteArray>(&bytes);
    lost = Lost::changed;
    if (!read) {
        lost = QFileInfo::exists(openedFrom) ? Lost::unreadable : Lost::missing;
        if (lost == Lost::unreadable)
            return;
    }
    const QByteArray mark = read ? BookFile::markOf(*read) : QByteArray();
    const bool noted = !known.book.isEmpty() && notes.book == known.book;
    int written = noted ? notes.changeOf(mark).value_or(-1) : -1;
    const bool made = noted && !read; // or the notes would say that there was none
    if (written < 0 && !made && !known.book.isEmpty() && mark == known.state.mark)
        written = 0; // as it was when the match was saved, or before
    book = known.book;
    change = std::max(known.state.change, written);
    if (!read) {
        if (written >= 0)
            there = mark; // it was about to be made
        return;
    }
    auto loaded = loadMatch(*read, openedFrom);
    auto *match = std::get_if<LoadedMatch>(&loaded);
    if (match && change > known.state.change && match->match.dealOver()) {
        saved.match = std::move(*match);
        prepared = preparedFor(saved.match->match);
        recordThere = prepared.record;
    } else if (match && (written >= 0 || isOf(*prepared.record, match->match.record()))) {
        recordThere = std::make_shared<const MatchRecord>(match->match.record());
    }
    if (recordThere)
        there = mark;
}

ScoreBook::LastRun ScoreBook::readLastRun(const QString &saved)
{
    LastRun left{readSavedMatch(saved)};
    if (!left.saved.match)
        return left;
    LoadedMatch &match = *left.saved.match;
    left.openedFrom = match.other.take(record_member::openedFrom).toString();
    const auto known = KnownFile::from(match.other.take(record_member::openedAs).toObject());
    left.prepared = preparedFor(match.match);
    if (!left.openedFrom.isEmpty())
        left.lookAtFile(known, WriteNotes::read(WriteNotes::pathFor(saved)));
    return left;
}

bool ScoreBook::resume(LastRun left)
{
    for (const QString &text : std::as_const(left.saved.troubles))
        emit trouble(text);
    if (!left.saved.match)
        return false;
    belongTo(left);
    const bool late =
        left.there && !(left.recordThere && *left.recordThere == *left.prepared.record);
    take(std::move(*left.saved.match), std::move(left.prepared));
    if (late)
        writeBack();
    return true;
}

/// With %1 for the file.
QString ScoreBook::whyLost(LastRun::Lost lost)
{
    if (lost == LastRun::Lost::missing)
        return tr("%1 is missing, so this match is no longer saved there.");
    if (lost == LastRun::Lost::unreadable)
        return tr("%1 can't be read, so this match is no longer saved there.");
    return tr("Another program changed %1. Sandbag won't overwrite it, so this match is no longer "
              "saved there.");
}

/// The match that saved itself is that of this file, as long as nobody else has changed it.
void ScoreBook::belongTo(const LastRun &left)
{
    m_file.close();
    const QString &file = left.openedFrom;
    if (file.isEmpty())
        return;
    if (!left.there)
        return emit trouble(whyLost(left.lost).arg(harmless(QDir::toNativeSeparators(file))));
    if (!m_file.open(file))
        return emit trouble(
            tr("%1 is open in another window, so this match is no longer saved there.")
                .arg(harmless(QDir::toNativeSeparators(file))));
    if (left.book.isEmpty())
        m_file.expect(*left.there, left.recordThere);
    else
        m_file.expect(*left.there, left.recordThere, left.book, left.change);
}

ScoreBook::ReadFile ScoreBook::readFile(const QString &path)
{
    ReadFile file{path, {}, loadMatch(path)};
    auto *match = std::get_if<LoadedMatch>(&file.match);
    if (match && !match->match.dealOver())
        file.match = FileError{
            FileError::Kind::breaksRule,
            tr("%1: the last deal isn't finished; open the match to play on").arg(harmless(path))};
    else if (match) {
        match->other.remove(record_member::openedFrom);
        match->other.remove(record_member::openedAs);
        file.prepared = preparedFor(match->match);
    }
    const auto bytes = readWholeFile(path);
    if (const auto *read = std::get_if<QByteArray>(&bytes))
        file.mark = BookFile::markOf(*read);
    return file;
}

/// What is on its way there may go to another file, next to one that somebody else has changed.
bool ScoreBook::isOurs(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (file == m_file.path())
        m_file.settle();
    return file == m_file.path();
}

std::optional<FileError> ScoreBook::open(ReadFile &file)
{
    if (const auto *fault = std::get_if<FileError>(&file.match))
        return *fault;
    const QString &path = file.path;
    if (!hasMatch())
        resume(); // what the last run left is not to be written over
    auto &match = std::get<LoadedMatch>(file.match);
    const bool ours = isOurs(path);
    if (ours &&
        m_file.isNewerThan(file.mark)) { // it was read while entries were on their way there
        emit changed();
        return std::nullopt;
    }
    if (ours && m_match->record() == match.match.record()) // it may know more of the next deal
        match.other.insert(record_member::entering, writeTypedDeals(m_typed));
    if (!ours && isHeldElsewhere(path))
        return FileError{
            FileError::Kind::inUse,
            tr("%1 is open in another window.").arg(harmless(QDir::toNativeSeparators(path)))};
    putAside();
    (void)m_file.open(path);
    m_file.expect(file.mark, file.prepared.record);
    take(std::move(match), std::move(file.prepared));
    saveByItself();
    return std::nullopt;
}

std::optional<FileError> ScoreBook::openCopy(ReadFile &file)
{
    if (const auto *fault = std::get_if<FileError>(&file.match))
        return *fault;
    if (!hasMatch())
        resume();
    putAside();
    (void)m_file.open(freeNameBeside(file.path));
    m_file.expect({}, nullptr);
    take(std::get<LoadedMatch>(std::move(file.match)), std::move(file.prepared));
    m_other.insert(record_member::matchId, QUuid::createUuid().toString(QUuid::Id128));
    save();
    return std::nullopt;
}

QString ScoreBook::earlierMatches() const
{
    return m_folder.isEmpty() ? QString() : m_folder + QStringLiteral("/earlier");
}

/// A match that is about to be replaced goes to a file of its own, unless it has one. Until it is
/// there nothing is saved in its place.
void ScoreBook::putAside()
{
    if (m_typedLately)
        writeBack();
    const bool holds = m_match && (!m_match->record().deals.empty() || !m_typed.isEmpty());
    if (m_folder.isEmpty() || !holds)
        return;
    m_file.settle();
    if (m_file.isOpen() && !m_file.fails())
        return;
    const QDir folder(earlierMatches());
    makePrivateFolder(folder.path());
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss.zzz ")) +
        rulesFileName(m_match->record()) + recordEnding();
    const auto aside = std::make_shared<std::optional<FileError>>();
    m_asides << aside;
    m_puttingAside.run([this, aside, path = folder.filePath(name), record = sharedRecord(),
                        members = savedMembers()] {
        *aside = writeWholeFile(path, writeRecord(*record, members));
        QMetaObject::invokeMethod(
            this, [this, aside] { tellAside(aside); }, Qt::QueuedConnection);
    });
}

void ScoreBook::tellAside(const Aside &aside)
{
    if (!m_asides.removeOne(aside)) // it was waited for
        return;
    if (*aside)
        emit trouble((*aside)->text);
    if (m_asides.isEmpty())
        saveByItself();
}

/// Waits for the files that are being written.
void ScoreBook::settle()
{
    settleAsides();
    m_file.settle();
}

void ScoreBook::settleAsides()
{
    m_puttingAside.wait();
    for (const Aside &aside : QList<Aside>(m_asides))
        tellAside(aside);
}

std::optional<FileError> ScoreBook::saveFile(const QString &path) const
{
    return writeWholeFile(path, writeRecord(m_match->record(), savedMembers()));
}

/// Of every file that is to be gone on from, but not of the history's.
QJsonObject ScoreBook::savedMembers() const
{
    QJsonObject members = m_other;
    if (!m_typed.isEmpty())
        members.insert(record_member::entering, writeTypedDeals(m_typed));
    return members;
}

/// A match that waits for the one before it to be put aside is saved after that.
bool ScoreBook::flushSaved()
{
    settleAsides();
    return !m_autosave || m_autosave->flush();
}

/// The file may lie where nothing answers any more, and its name may change what is saved.
bool ScoreBook::flush()
{
    (void)flushSaved();
    m_file.settle();
    return flushSaved();
}

void ScoreBook::save()
{
    m_touched = true;
    m_other.insert(record_member::firstDealer, m_firstDealer);
    writeBack();
    saveByItself();
}

void ScoreBook::saveByItself()
{
    if (!m_autosave || !m_asides.isEmpty()) // a match that waits for its own file is saved there
        return;
    QJsonObject other = savedMembers();
    if (m_file.isOpen()) {
        other.insert(record_member::openedFrom, m_file.path());
        other.insert(record_member::openedAs, m_file.known().json());
    }
    m_autosave->save(sharedRecord(), other);
}

/// To the file that the match was opened from, so that it has the entries when it is opened again.
void ScoreBook::writeBack()
{
    if (!m_file.isOpen())
        return;
    m_file.write(sharedRecord(), savedMembers(), WriteNotes::pathFor(savedIn()));
    m_typedLately = false;
}

void ScoreBook::sayWritten(const BookFile::Written &written)
{
    const QString now = harmless(QDir::toNativeSeparators(m_file.path()));
    if (!written.left.isEmpty())
        emit trouble(tr("Another program changed %1. Sandbag won't overwrite it; this match is now "
                        "saved in %2.")
                         .arg(harmless(QDir::toNativeSeparators(written.left)), now));
    if (written.fault && !written.failed)
        emit trouble(written.fault->text);
    else if (!written.fault && written.failed)
        emit trouble(tr("Saving to %1 works again.").arg(now));
    if (!written.left.isEmpty() || written.made)
        saveByItself(); // it names the file, and knows whether that is there
    emit writtenBack();
}

} // namespace sandbag
