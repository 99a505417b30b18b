// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, done again, and corrected: the match folds again.
#include "match/match.h"

#include "match/without_deals.h"

#include <algorithm>
#include <limits>

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

/// Folds other deals instead of those at hand; when they are refused nothing changes. What follows
/// from a deal that stays is taken over, as far as it does not depend on those before: a match may
/// be of thousands.
std::optional<RecordError> Match::refold(std::vector<DealRecord> deals)
{
    Match folded(withoutDeals(m_record));
    folded.m_record.deals.reserve(deals.size());
    folded.m_results.reserve(deals.size());
    const auto takeOver = [&](std::size_t index) {
        const DealRecord &deal = deals[index];
        const bool played = deal.kind == DealRecord::Kind::played;
        if (index >= m_results.size() || m_results[index].partial() || folded.whyNotBegin() ||
            (played && index + 1 == deals.size()) || !(deal == m_record.deals[index]))
            return false;
        const DealResult &known = m_results[index];
        const Standing &before = standingAt(index), now = folded.standing();
        if (now == before) {
            folded.m_results.push_back(known);
        } else {
            if (played || (now.dealsScored == 0) != (before.dealsScored == 0) ||
                !allowAlike(*contextOf(static_cast<int>(index)), now.totals, before.totals))
                return false;
            DealResult result;
            result.facts = known.facts;
            result.end = known.end;
            result.remark = known.remark;
            folded.scoreResult(result, deal, std::nullopt);
            folded.m_results.push_back(std::move(result));
        }
        folded.m_deal.reset();
        folded.m_record.deals.push_back(deal);
        return true;
    };
    for (std::size_t index = 0; index < deals.size(); ++index) {
        if (takeOver(index))
            continue;
        if (auto error = folded.append(deals[index]))
            return error;
    }
    *this = std::move(folded);
    return std::nullopt;
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
