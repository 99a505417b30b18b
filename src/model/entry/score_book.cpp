// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/score_book.h"

#include "disk/private_place.h"
#include "files/autosave.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "match/agreements.h"
#include "setup/seating.h"
#include "text/match_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace sandbag {

namespace {

/// What the deal brought, as rulings: where its bids and tricks can no longer stand.
std::vector<Ruling> rulingsOf(const Match &match, int deal)
{
    std::vector<Ruling> rulings;
    const DealScore &score = match.results()[static_cast<std::size_t>(deal)].score;
    for (int side = 0; side < match.table()->seating.sides; ++side) {
        const SideScore &brought = score.side[side];
        if (brought.points == 0 && brought.bags == 0)
            continue;
        rulings.push_back({side, brought.points, brought.bags,
                           ScoreBook::tr("deal %1 as it was played").arg(deal + 1).toStdString()});
    }
    return rulings;
}

/// The record with the deal put on at its end; nothing when it cannot be.
std::optional<Match> withDeal(const Match &match, const DealRecord &deal)
{
    MatchRecord record = match.record();
    record.deals.push_back(deal);
    auto folded = Match::fold(record);
    if (auto *longer = std::get_if<Match>(&folded))
        return std::move(*longer);
    return std::nullopt;
}

/// The record with rulings added to its last deal; nothing when they cannot be.
std::optional<Match> withRulings(const Match &match, const std::vector<Ruling> &rulings)
{
    MatchRecord record = match.record();
    auto &there = record.deals.back().rulings;
    there.insert(there.end(), rulings.begin(), rulings.end());
    auto folded = Match::fold(record);
    if (auto *ruled = std::get_if<Match>(&folded))
        return std::move(*ruled);
    return std::nullopt;
}

/// The deal as it was played on top of `match`: itself where it still can be, else its points.
std::optional<Match> withLater(const Match &match, const Match &before, int index)
{
    const DealRecord &played = before.record().deals[static_cast<std::size_t>(index)];
    if (auto whole = withDeal(match, played))
        return whole;
    DealRecord points;
    points.kind = DealRecord::Kind::voided;
    points.dealer = played.dealer;
    points.voidReason = "as played";
    points.rulings = rulingsOf(before, index);
    points.clock = played.clock;
    if (auto kept = withDeal(match, points))
        return kept;
    return withRulings(match, points.rulings); // the match is over: there is no further deal
}

} // namespace

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

ScoreBook::ScoreBook(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder)
{
    if (folder.isEmpty())
        return;
    m_autosave = std::make_unique<Autosave>(folder);
    connect(m_autosave.get(), &Autosave::failed, this, &ScoreBook::trouble);
    connect(m_autosave.get(), &Autosave::savedAgain, this, &ScoreBook::trouble);
}

ScoreBook::~ScoreBook() = default;

void ScoreBook::start(const MatchRecord &record, int firstDealer)
{
    if (!hasMatch())
        resume();
    putAside();
    m_file.clear();
    m_match.emplace(record);
    m_other = {{record_member::matchId, QUuid::createUuid().toString(QUuid::Id128)},
               {record_member::begun, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    m_firstDealer = firstDealer;
    m_undo.clear();
    m_redo.clear();
    save();
    emit changed();
}

void ScoreBook::take(LoadedMatch loaded)
{
    m_match.emplace(std::move(loaded.match));
    m_touched = false;
    m_other = loaded.other;
    m_firstDealer = std::clamp(m_other.value(record_member::firstDealer).toInt(), 0,
                               m_match->table()->seating.players - 1);
    m_undo.clear();
    m_redo.clear();
    emit taken();
    emit changed();
}

bool ScoreBook::resume()
{
    if (!m_autosave)
        return false;
    auto loaded = m_autosave->load();
    if (!loaded)
        return false;
    // The file it belongs to, as long as nobody else has changed that.
    const QString file = loaded->other.take(record_member::openedFrom).toString();
    const auto there =
        file.isEmpty() ? std::variant<RecordFile, FileError>(FileError{}) : readRecord(file);
    const auto *same = std::get_if<RecordFile>(&there);
    m_file = same && same->record == loaded->match.record() ? file : QString();
    take(std::move(*loaded));
    return true;
}

std::optional<FileError> ScoreBook::openFile(const QString &path)
{
    auto loaded = loadMatch(path);
    if (const auto *fault = std::get_if<FileError>(&loaded))
        return *fault;
    if (!std::get<LoadedMatch>(loaded).match.dealOver()) {
        return FileError{
            FileError::Kind::breaksRule,
            tr("%1: its last deal is still being played: open it at the table").arg(path)};
    }
    if (!hasMatch())
        resume(); // what the last run left is not to be written over
    putAside();
    m_file = QFileInfo(path).absoluteFilePath();
    m_fileFails = false;
    std::get<LoadedMatch>(loaded).other.remove(record_member::openedFrom);
    take(std::get<LoadedMatch>(std::move(loaded)));
    saveByItself();
    return std::nullopt;
}

QString ScoreBook::earlierMatches() const
{
    return m_folder.isEmpty() ? QString() : m_folder + QStringLiteral("/earlier");
}

/// A match that is about to be replaced goes to a file of its own, unless it has one.
void ScoreBook::putAside()
{
    if (m_folder.isEmpty() || !m_match || m_match->record().deals.empty())
        return;
    if (!m_file.isEmpty() && !m_fileFails)
        return;
    const QDir folder(earlierMatches());
    makePrivateFolder(folder.path());
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss.zzz ")) +
        rulesFileName(m_match->record()) + recordEnding();
    if (const auto fault = saveFile(folder.filePath(name)))
        emit trouble(fault->text);
}

std::optional<FileError> ScoreBook::saveFile(const QString &path) const
{
    return writeWholeFile(path, writeRecord(recordFile()));
}

QString ScoreBook::matchId() const
{
    const QByteArray id = m_other.value(record_member::matchId).toString().toLatin1();
    const bool ours = id.size() == 32 && QByteArray::fromHex(id).toHex() == id;
    return ours ? QString::fromLatin1(id) : QString(); // it names a file
}

void ScoreBook::setMatchId(const QString &id)
{
    m_other.insert(record_member::matchId, id);
}

QStringList ScoreBook::players() const
{
    return playerNames(m_match->record());
}

int ScoreBook::nextDealer() const
{
    return m_match->record().deals.empty() ? m_firstDealer : m_match->nextDealer();
}

void ScoreBook::setFirstDealer(int seat)
{
    m_firstDealer = seat;
    save();
    emit changed();
}

/// After a change: what was there before it can be had again.
void ScoreBook::keepForUndo(MatchRecord before)
{
    m_undo << std::move(before);
    m_redo.clear();
    save();
    emit changed();
}

/// In place of the match at hand; why it cannot be, or nothing.
Refusal ScoreBook::replaceBy(const MatchRecord &record)
{
    auto folded = Match::fold(record);
    if (const auto *refused = std::get_if<RecordError>(&folded))
        return refused->text;
    MatchRecord before = m_match->record();
    m_match.emplace(std::get<Match>(std::move(folded)));
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::enter(const DealRecord &deal)
{
    MatchRecord before = m_match->record();
    if (const auto refused = m_match->enter(deal))
        return refused->text;
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::replaceDeal(int index, const DealRecord &deal)
{
    MatchRecord before = m_match->record();
    if (const auto refused = m_match->replaceDeal(index, deal))
        return refused->text;
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::replaceDeal(int index, const DealRecord &deal, Later later)
{
    MatchRecord record = m_match->record();
    record.deals.resize(static_cast<std::size_t>(index));
    record.deals.push_back(deal);
    auto folded = Match::fold(record);
    if (const auto *refused = std::get_if<RecordError>(&folded))
        return refused->text;
    std::optional<Match> match = std::get<Match>(std::move(folded));
    const int deals = static_cast<int>(m_match->record().deals.size());
    for (int next = index + 1; later == Later::keep && match && next < deals; ++next)
        match = withLater(*match, *m_match, next);
    if (!match)
        return QT_TRANSLATE_NOOP("engine", "The later deals cannot be kept.");
    record = match->record();
    pullAgreements(record);
    return replaceBy(record);
}

void ScoreBook::removeLast()
{
    MatchRecord record = m_match->record();
    if (record.deals.empty())
        return;
    record.deals.pop_back();
    pullAgreements(record);
    (void)replaceBy(record); // a beginning of what was folded folds again
}

Refusal ScoreBook::changeRules(const AgreedRules &rules)
{
    MatchRecord record = m_match->record();
    agreeOnRules(record, rules);
    if (record == m_match->record())
        return std::nullopt;
    if (Seating(rules.rules).players != m_match->table()->seating.players)
        return QT_TRANSLATE_NOOP(
            "engine", "A match keeps its players and sides: other ones need a new match.");
    return replaceBy(record);
}

void ScoreBook::changePlayers(const QStringList &names, bool fromNow)
{
    MatchRecord record = m_match->record();
    std::vector<PlayerRecord> players = agreedNow(record).players;
    players.resize(static_cast<std::size_t>(names.size()));
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        players[static_cast<std::size_t>(seat)].name = names[seat].toStdString();
    const auto newest =
        std::find_if(record.agreements.rbegin(), record.agreements.rend(),
                     [](const Agreement &agreement) { return !agreement.players.empty(); });
    if (fromNow)
        agreeOnPlayers(record, std::move(players));
    else
        (newest == record.agreements.rend() ? record.players : newest->players) =
            std::move(players);
    if (!(record == m_match->record()))
        (void)replaceBy(record); // names break no rule
}

void ScoreBook::undo()
{
    if (m_undo.isEmpty())
        return;
    m_redo << m_match->record();
    goBackTo(m_undo.takeLast());
}

void ScoreBook::redo()
{
    if (m_redo.isEmpty())
        return;
    m_undo << m_match->record();
    goBackTo(m_redo.takeLast());
}

/// What was there before folds again.
void ScoreBook::goBackTo(const MatchRecord &record)
{
    auto folded = Match::fold(record);
    if (auto *match = std::get_if<Match>(&folded))
        m_match.emplace(std::move(*match));
    save();
    emit changed();
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
    if (!m_autosave)
        return;
    QJsonObject other = m_other;
    if (!m_file.isEmpty())
        other.insert(record_member::openedFrom, m_file);
    m_autosave->save({m_match->record(), other});
}

/// To the file that the match was opened from: who opens it again finds what was entered.
void ScoreBook::writeBack()
{
    if (m_file.isEmpty())
        return;
    const auto fault = saveFile(m_file);
    if (fault && !m_fileFails)
        emit trouble(fault->text);
    else if (!fault && m_fileFails)
        emit trouble(tr("%1 is saved again.").arg(QDir::toNativeSeparators(m_file)));
    m_fileFails = fault.has_value();
}

} // namespace sandbag
