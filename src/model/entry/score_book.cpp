// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/score_book.h"

#include "deal/deal_end.h"
#include "disk/private_place.h"
#include "files/autosave.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "match/agreements.h"
#include "setup/seating.h"
#include "sheet/longer_sheet.h"
#include "text/match_text.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace sandbag {

namespace {

/// The points of the deal as rulings, for a deal whose bids and tricks are no longer possible.
std::vector<Ruling> rulingsOf(const Match &match, int deal)
{
    std::vector<Ruling> rulings;
    const DealScore &score = match.results()[static_cast<std::size_t>(deal)].score;
    for (int side = 0; side < match.context()->seating.sides; ++side) {
        const SideScore &brought = score.side[side];
        if (brought.points == 0 && brought.bags == 0)
            continue;
        rulings.push_back(
            {side, brought.points, brought.bags, 0,
             ScoreBook::tr("deal %1 as originally scored").arg(deal + 1).toStdString()});
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
    points.voidReason = voidWord(DealEnd::pointsAlone);
    points.rulings = rulingsOf(before, index);
    points.clock = played.clock;
    if (auto kept = withDeal(match, points))
        return kept;
    return withRulings(match, points.rulings); // the match is over: there is no further deal
}

} // namespace

ScoreBook::ScoreBook(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder)
{
    connect(&m_file, &BookFile::written, this, &ScoreBook::sayWritten);
    if (folder.isEmpty())
        return;
    m_autosave = std::make_unique<Autosave>(folder);
    connect(m_autosave.get(), &Autosave::failed, this, &ScoreBook::trouble);
    connect(m_autosave.get(), &Autosave::savedAgain, this, &ScoreBook::trouble);
}

ScoreBook::~ScoreBook()
{
    if (m_typedLately)
        writeBack();
    settle();
}

void ScoreBook::start(const MatchRecord &record, int firstDealer)
{
    if (!hasMatch())
        resume();
    putAside();
    m_file.close();
    m_match.emplace(record);
    matchChanged();
    m_typed.clear();
    m_typedLately = false;
    m_other = {{record_member::matchId, QUuid::createUuid().toString(QUuid::Id128)},
               {record_member::begun, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    m_firstDealer = firstDealer;
    m_undo.clear();
    m_redo.clear();
    save();
    emit changed();
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

int ScoreBook::indexOf(int deal) const
{
    return deal < 0 ? static_cast<int>(m_match->record().deals.size()) : deal;
}

EntryDraft ScoreBook::draft(int deal) const
{
    EntryDraft draft(*m_match, players(), std::max(nextDealer(), 0), deal);
    if (const auto typed = m_typed.constFind(indexOf(deal)); typed != m_typed.constEnd())
        draft.take(*typed);
    return draft;
}

void ScoreBook::keepDraft(int deal, const EntryDraft &draft)
{
    const TypedDeal typed = draft.typed();
    const int index = indexOf(deal);
    if (m_typed.value(index) == typed)
        return;
    if (typed == TypedDeal())
        m_typed.remove(index);
    else
        m_typed.insert(index, typed);
    m_typedLately = true;
    saveByItself();
}

std::shared_ptr<const MatchRecord> ScoreBook::sharedRecord() const
{
    if (!m_known.record)
        m_known.record = std::make_shared<const MatchRecord>(m_match->record());
    return m_known.record;
}

const ScoreSheet &ScoreBook::sheet() const
{
    if (!m_known.sheet)
        m_known.sheet = std::make_shared<const ScoreSheet>(scoreSheetOf(*m_match));
    return *m_known.sheet;
}

/// `sheet`: of the match as it is now, where it is known.
void ScoreBook::matchChanged(std::shared_ptr<const ScoreSheet> sheet)
{
    m_known = {{}, std::move(sheet), {}};
}

/// After a change: what was there before it can be had again.
void ScoreBook::keepForUndo(State before)
{
    m_undo << std::move(before);
    m_redo.clear();
    save();
    emit changed();
}

/// Replaces the current match; returns why that is impossible, or nothing.
Refusal ScoreBook::replaceBy(const MatchRecord &record, int corrected)
{
    auto folded = Match::fold(record);
    if (const auto *refused = std::get_if<RecordError>(&folded))
        return refused->text;
    State before = now();
    before.typed.remove(corrected); // a correction that is taken back is not begun again
    m_typed.remove(corrected);
    m_match.emplace(std::get<Match>(std::move(folded)));
    matchChanged();
    pullTyped(static_cast<int>(before.record->deals.size()));
    keepForUndo(std::move(before));
    return std::nullopt;
}

/// Where deals were taken out, what is being entered becomes the one in their place.
void ScoreBook::pullTyped(int before)
{
    const int next = indexOf(-1);
    if (next >= before)
        return;
    const TypedDeal entering = m_typed.value(before);
    while (!m_typed.isEmpty() && m_typed.lastKey() >= next)
        m_typed.remove(m_typed.lastKey());
    if (!(entering == TypedDeal()))
        m_typed.insert(next, entering);
}

Refusal ScoreBook::enter(const DealRecord &deal)
{
    State before = now();
    if (const auto refused = m_match->enter(deal))
        return refused->text;
    const int deals = static_cast<int>(before.record->deals.size());
    matchChanged(m_known.sheet ? std::make_shared<const ScoreSheet>(
                                     longerSheetOf(*m_match, *m_known.sheet, deals))
                               : nullptr);
    m_typed.remove(deals);
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::replaceDeal(int index, const DealRecord &deal)
{
    State before = now();
    if (const auto refused = m_match->replaceDeal(index, deal))
        return refused->text;
    matchChanged();
    m_typed.remove(index);
    before.typed.remove(index);
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
        return QT_TRANSLATE_NOOP("model",
                                 "The deals after this one can't be kept with this correction.");
    record = match->record();
    pullAgreements(record);
    return replaceBy(record, index);
}

void ScoreBook::removeLast()
{
    MatchRecord record = m_match->record();
    if (record.deals.empty())
        return;
    record.deals.pop_back();
    pullAgreements(record);
    (void)replaceBy(record); // the beginning of a match that folded folds again
}

Refusal ScoreBook::changeRules(const AgreedRules &rules)
{
    MatchRecord record = m_match->record();
    agreeOnRules(record, rules);
    if (record == m_match->record())
        return std::nullopt;
    if (Seating(rules.rules).players != m_match->context()->seating.players)
        return QT_TRANSLATE_NOOP(
            "model", "You can't change players or sides during a match. Start a new one.");
    return replaceBy(record);
}

namespace {

/// Who sits there now, by these names.
std::vector<PlayerRecord> renamed(const MatchRecord &record, const QStringList &names)
{
    std::vector<PlayerRecord> players = agreedNow(record).players;
    players.resize(static_cast<std::size_t>(names.size()));
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        players[static_cast<std::size_t>(seat)].name = names[seat].toStdString();
    return players;
}

} // namespace

void ScoreBook::changePlayers(const QStringList &names)
{
    MatchRecord record = m_match->record();
    agreeOnPlayers(record, renamed(record, names));
    if (!(record == m_match->record()))
        (void)replaceBy(record); // names break no rule
}

void ScoreBook::correctNames(const QStringList &names)
{
    MatchRecord record = m_match->record();
    const auto newest =
        std::find_if(record.agreements.rbegin(), record.agreements.rend(),
                     [](const Agreement &agreement) { return !agreement.players.empty(); });
    std::vector<PlayerRecord> &players =
        newest == record.agreements.rend() ? record.players : newest->players;
    players = renamed(record, names);
    if (!(record == m_match->record()))
        (void)replaceBy(record);
}

void ScoreBook::undo()
{
    if (m_undo.isEmpty())
        return;
    m_redo << now();
    goTo(m_undo.takeLast());
}

void ScoreBook::redo()
{
    if (m_redo.isEmpty())
        return;
    m_undo << now();
    goTo(m_redo.takeLast());
}

/// An earlier state folds again. Text typed since then stays with its deal.
void ScoreBook::goTo(const State &state)
{
    auto folded = Match::fold(*state.record);
    if (auto *match = std::get_if<Match>(&folded))
        m_match.emplace(std::move(*match));
    matchChanged();
    const TypedDeals since = m_typed;
    m_typed = state.typed;
    const int next = indexOf(-1);
    for (auto typed = since.begin(); typed != since.end(); ++typed)
        if (typed.key() >= next)
            m_typed.insert(typed.key(), *typed);
    save();
    emit changed();
}

} // namespace sandbag
