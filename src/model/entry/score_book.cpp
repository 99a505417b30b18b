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
#include <limits>

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

/// Enters the deal as it was played: itself where it still can be, else its points. False where not
/// even these can be.
bool enterLater(Match &match, const Match &before, int index)
{
    const DealRecord &played = before.record().deals[static_cast<std::size_t>(index)];
    if (!match.enter(played))
        return true;
    DealRecord points;
    points.kind = DealRecord::Kind::voided;
    points.dealer = played.dealer;
    points.voidReason = voidWord(DealEnd::pointsAlone);
    points.rulings = rulingsOf(before, index);
    points.clock = played.clock;
    if (!match.enter(points))
        return true;
    // The match is over: there is no further deal.
    return std::none_of(points.rulings.begin(), points.rulings.end(),
                        [&match](const Ruling &ruling) { return match.addRuling(ruling); });
}

/// How many deals they begin with that are the same.
int sameDeals(const MatchRecord &one, const MatchRecord &other)
{
    const auto end = one.deals.begin() +
                     static_cast<std::ptrdiff_t>(std::min(one.deals.size(), other.deals.size()));
    const auto differs = std::mismatch(one.deals.begin(), end, other.deals.begin());
    return static_cast<int>(differs.first - one.deals.begin());
}

/// Whether they were agreed on alike, whoever plays.
bool sameAgreements(const MatchRecord &one, const MatchRecord &other)
{
    return one.base == other.base && one.name == other.name && one.rules == other.rules &&
           one.agreements == other.agreements;
}

/// The deals before it are played by the same rules, whoever plays them.
int sameRulesUntil(const MatchRecord &one, const MatchRecord &other)
{
    if (one.base != other.base || one.name != other.name || !(one.rules == other.rules))
        return 0;
    const auto onRules = [](auto from, auto end) {
        return std::find_if(from, end,
                            [](const Agreement &next) { return next.rules.has_value(); });
    };
    const auto endOfOne = one.agreements.end(), endOfOther = other.agreements.end();
    auto here = onRules(one.agreements.begin(), endOfOne);
    auto there = onRules(other.agreements.begin(), endOfOther);
    while (here != endOfOne && there != endOfOther && here->deal == there->deal &&
           here->rules == there->rules) {
        here = onRules(here + 1, endOfOne);
        there = onRules(there + 1, endOfOther);
    }
    const int never = std::numeric_limits<int>::max();
    return std::min(here == endOfOne ? never : here->deal,
                    there == endOfOther ? never : there->deal);
}

/// How many deals they begin with that are the same, and played by the same rules.
int sameBeginning(const MatchRecord &one, const MatchRecord &other)
{
    return std::min(sameDeals(one, other), sameRulesUntil(one, other));
}

/// Makes the match that of the record, by the few changes that a person makes at a time: to fold a
/// long one takes a while. False, and a match that is neither, where that cannot be.
bool changeTo(Match &match, const MatchRecord &to)
{
    if (!sameAgreements(match.record(), to))
        return !match.changeTo(to);
    const int same = sameDeals(match.record(), to);
    const auto first = static_cast<std::size_t>(same);
    const auto later = static_cast<std::ptrdiff_t>(first) + 1;
    const auto &deals = match.record().deals;
    const bool corrected = deals.size() == to.deals.size() && first < deals.size() &&
                           std::equal(deals.begin() + later, deals.end(), to.deals.begin() + later);
    if (corrected && match.replaceDeal(same, to.deals[first]))
        return false;
    while (!corrected && match.record().deals.size() > first)
        match.removeLastDeal();
    for (std::size_t next = match.record().deals.size(); next < to.deals.size(); ++next) {
        if (match.enter(to.deals[next]))
            return false;
    }
    match.setPlayers(to.players);
    return true;
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

/// `same`: so many deals at its beginning are as they were, and what the card says of them.
void ScoreBook::matchChanged(int same)
{
    auto sheet =
        m_known.sheet && same > 0
            ? std::make_shared<const ScoreSheet>(longerSheetOf(*m_match, *m_known.sheet, same))
            : nullptr;
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

/// The record of the same deals, with other agreements or people; returns why that is impossible,
/// or nothing. It is kept as it is: a long one is copied once for all that need it.
Refusal ScoreBook::agreeOn(MatchRecord record)
{
    const State before = now();
    const auto agreed = std::make_shared<const MatchRecord>(std::move(record));
    const bool sameRules = sameAgreements(*before.record, *agreed);
    if (sameRules && before.record->players == agreed->players)
        return std::nullopt;
    if (sameRules)
        m_match->setPlayers(agreed->players);
    else if (const auto refused = m_match->changeTo(*agreed))
        return refused->text;
    matchChanged(
        std::min(sameRulesUntil(*before.record, *agreed), static_cast<int>(agreed->deals.size())));
    m_known.record = agreed;
    keepForUndo(before);
    return std::nullopt;
}

/// The match goes on as this one.
void ScoreBook::adopt(Match match, int corrected)
{
    State before = now();
    m_match.emplace(std::move(match));
    leave(std::move(before), corrected);
}

/// Deals have changed; what a correction was typed with is not needed any more.
void ScoreBook::leave(State before, int corrected)
{
    before.typed.remove(corrected); // a correction that is taken back is not begun again
    m_typed.remove(corrected);
    matchChanged(sameBeginning(*before.record, m_match->record()));
    pullTyped(static_cast<int>(before.record->deals.size()));
    keepForUndo(std::move(before));
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
    matchChanged(deals);
    m_typed.remove(deals);
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::replaceDeal(int index, const DealRecord &deal)
{
    State before = now();
    if (const auto refused = m_match->replaceDeal(index, deal))
        return refused->text;
    matchChanged(index);
    m_typed.remove(index);
    before.typed.remove(index);
    keepForUndo(std::move(before));
    return std::nullopt;
}

Refusal ScoreBook::replaceDeal(int index, const DealRecord &deal, Later later)
{
    Match match = *m_match;
    match.playOnFrom(index, std::numeric_limits<int>::max());
    if (const auto refused = match.replaceDeal(index, deal))
        return refused->text;
    const int deals = static_cast<int>(m_match->record().deals.size());
    for (int next = index + 1; later == Later::keep && next < deals; ++next) {
        if (!enterLater(match, *m_match, next))
            return QT_TRANSLATE_NOOP(
                "model", "The deals after this one can't be kept with this correction.");
    }
    return adoptPulled(std::move(match), index);
}

/// The last deals of it were taken out: what was agreed on after them applies to the next one.
Refusal ScoreBook::adoptPulled(Match match, int corrected)
{
    MatchRecord record = match.record();
    pullAgreements(record);
    if (sameAgreements(record, match.record())) {
        adopt(std::move(match), corrected);
        return std::nullopt;
    }
    State before = now();
    if (const auto refused = m_match->changeTo(record))
        return refused->text;
    leave(std::move(before), corrected);
    return std::nullopt;
}

void ScoreBook::removeLast()
{
    if (m_match->record().deals.empty())
        return;
    Match match = *m_match;
    match.removeLastDeal();
    (void)adoptPulled(std::move(match)); // the beginning of a match that folded folds again
}

Refusal ScoreBook::changeRules(const AgreedRules &rules)
{
    MatchRecord record = m_match->record();
    agreeOnRules(record, rules);
    if (Seating(rules.rules).players != m_match->context()->seating.players)
        return QT_TRANSLATE_NOOP(
            "model", "You can't change players or sides during a match. Start a new one.");
    return agreeOn(std::move(record));
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
    (void)agreeOn(std::move(record)); // names break no rule
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
    (void)agreeOn(std::move(record)); // names break no rule
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
    const int same = sameBeginning(m_match->record(), *state.record);
    if (!changeTo(*m_match, *state.record)) {
        auto folded = Match::fold(*state.record);
        if (auto *match = std::get_if<Match>(&folded))
            m_match.emplace(std::move(*match));
    }
    matchChanged(same);
    m_known.record = state.record;
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
