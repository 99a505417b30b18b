// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, done again, and corrected: the match folds again.
#include "match/match.h"

#include "match/agreements.h"
#include "match/without_deals.h"

#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace sandbag {

void Match::dropLast()
{
    m_record.deals.pop_back();
    m_results.pop_back();
    m_deal =
        m_record.deals.empty() ? std::nullopt : dealAt(static_cast<int>(m_record.deals.size()) - 1);
}

bool Match::undo()
{
    if (!canUndo())
        return false;
    DealRecord last = m_record.deals.back();
    Undone undone;
    if (last.events.empty()) {
        undone.deal = std::move(last);
        dropLast();
    } else {
        undone.event = last.events.back();
        m_record.deals.back().events.pop_back();
        m_deal = dealAt(static_cast<int>(m_record.deals.size()) - 1);
        refreshResult();
    }
    m_redo.push_back(std::move(undone));
    return true;
}

bool Match::redo()
{
    if (!canRedo())
        return false;
    Undone undone = std::move(m_redo.back());
    m_redo.pop_back();
    std::vector<Undone> later = std::move(m_redo);
    bool done = false;
    if (undone.event)
        done = !apply(*undone.event);
    else
        done = !append(undone.deal);
    m_redo = std::move(later);
    return done;
}

namespace {

using Totals = PerSide<int>;

int behind(const Totals &totals, int sides, int side)
{
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < sides; ++other) {
        if (other != side)
            best = std::max(best, totals[other]);
    }
    return best - totals[side];
}

/// Whether the same may be called with one of these totals and with the other: they count for the
/// calls that a side has to trail for, and for no others.
bool allowAlike(const RuleContext &context, const Totals &one, const Totals &other)
{
    const RuleSet &rules = context.rules;
    const int sides = context.seating.sides;
    for (const int deficit :
         {rules.blind_deficit, rules.blind_nil_deficit, rules.double_nil_deficit}) {
        for (int side = 0; deficit != 0 && side < sides; ++side) {
            if ((behind(one, sides, side) >= deficit) != (behind(other, sides, side) >= deficit))
                return false;
        }
    }
    return true;
}

} // namespace

/// The first deal that is played by other rules there than here; more than there are, where none
/// is.
std::size_t Match::sameRulesUntil(const Match &other) const
{
    std::size_t until = std::numeric_limits<std::size_t>::max();
    for (const auto *known : {&m_inForce, &other.m_inForce}) {
        for (const InForce &from : *known) {
            if (!(contextOf(from.from)->rules == other.contextOf(from.from)->rules))
                until = std::min(until, static_cast<std::size_t>(from.from));
        }
    }
    return until;
}

/// Whether the next deal, played by the same rules, comes to the same here as in that match; of a
/// last one that was played its state is needed, too.
bool Match::canTakeOver(const Match &from, const DealRecord &deal, bool last) const
{
    const std::size_t index = m_results.size();
    const bool played = deal.kind == DealRecord::Kind::played;
    if (index >= from.m_results.size() || from.m_results[index].partial() || whyNotBegin() ||
        (played && last) || !(deal == from.m_record.deals[index]))
        return false;
    const Standing &before = from.standingAt(index), &now = standing();
    if (now == before)
        return true;
    return !played && (now.dealsScored == 0) == (before.dealsScored == 0) &&
           allowAlike(*contextOf(static_cast<int>(index)), now.totals, before.totals);
}

/// Whether these deals, played by the same rules, come to what they have come to, the last of them
/// without its state.
bool Match::staysWhole(const Match &other, const std::vector<DealRecord> &deals) const
{
    return m_opening == other.m_opening && !deals.empty() && !m_results.empty() &&
           !m_results.back().partial() && deals.back().kind != DealRecord::Kind::played &&
           deals == m_record.deals;
}

/// The next deal, and what it came to there.
void Match::takeOver(Match &from)
{
    const std::size_t index = m_results.size();
    DealResult &known = from.m_results[index];
    DealRecord &deal = from.m_record.deals[index];
    if (standing() == from.standingAt(index)) {
        m_results.push_back(std::move(known));
    } else {
        DealResult result;
        result.facts = known.facts;
        result.end = known.end;
        result.remark = known.remark;
        scoreResult(result, deal, std::nullopt);
        m_results.push_back(std::move(result));
    }
    m_deal.reset();
    m_record.deals.push_back(std::move(deal));
}

/// Those deals that were taken over, and the results that were: the standings tell which.
void Match::giveBack(Match &to, const std::vector<bool> &taken) noexcept
{
    static_assert(std::is_trivially_copyable_v<Standing>, "it stays where a result is taken from");
    for (std::size_t index = 0; index < taken.size(); ++index) {
        if (!taken[index])
            continue;
        to.m_record.deals[index] = std::move(m_record.deals[index]);
        if (standingAt(index) == to.standingAt(index))
            to.m_results[index] = std::move(m_results[index]);
    }
}

/// What follows from a deal that stays is taken over, as far as it does not depend on those before:
/// a match may be of thousands. Where one is refused, or memory runs out, all of it goes back.
std::optional<RecordError> Match::changeTo(const MatchRecord &record)
{
    if (auto refused = whyNotAgree(record))
        return RecordError{-1, -1, 0, std::move(*refused)};
    struct Fold {
        Match &from;
        Match match;
        std::vector<bool> taken;
        ~Fold() { match.giveBack(from, taken); }
    };
    const std::size_t deals = record.deals.size();
    Fold fold{*this, Match(withoutDeals(record)), std::vector<bool>(deals)};
    const std::size_t alike = sameRulesUntil(fold.match);
    if (alike >= deals && staysWhole(fold.match, record.deals)) {
        fold.match.m_record.deals = std::move(m_record.deals);
        fold.match.m_results = std::move(m_results);
        *this = std::move(fold.match);
        return std::nullopt;
    }
    fold.match.m_record.deals.reserve(deals);
    fold.match.m_results.reserve(deals);
    for (std::size_t index = 0; index < deals; ++index) {
        const DealRecord &deal = record.deals[index];
        if (index < alike && fold.match.canTakeOver(*this, deal, index + 1 == deals)) {
            fold.match.takeOver(*this);
            fold.taken[index] = true;
        } else if (auto error = fold.match.append(deal)) {
            return error;
        }
    }
    fold.taken.clear();
    *this = std::move(fold.match);
    return std::nullopt;
}

/// Folds other deals instead of those at hand; when they are refused nothing changes.
std::optional<RecordError> Match::refold(std::vector<DealRecord> deals)
{
    MatchRecord record = withoutDeals(m_record);
    record.deals = std::move(deals);
    return changeTo(record);
}

std::optional<RecordError> Match::enter(const DealRecord &deal)
{
    auto error = append(deal);
    if (!error)
        m_redo.clear();
    return error;
}

std::optional<RecordError> Match::replaceDeal(int index, const DealRecord &deal)
{
    std::vector<DealRecord> deals = m_record.deals;
    deals[static_cast<std::size_t>(index)] = deal;
    return refold(std::move(deals));
}

void Match::removeLastDeal()
{
    if (m_record.deals.empty())
        return;
    dropLast();
    m_redo.clear();
}

void Match::playOnFrom(int deal, int events)
{
    std::vector<DealRecord> deals(m_record.deals.begin(), m_record.deals.begin() + deal + 1);
    std::vector<Event> &kept = deals.back().events;
    kept.resize(std::min(kept.size(), static_cast<std::size_t>(std::max(events, 0))));
    (void)refold(std::move(deals)); // a beginning of what was folded folds again
}

} // namespace sandbag
