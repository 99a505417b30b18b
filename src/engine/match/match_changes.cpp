// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, done again, and corrected: the match folds again.
#include "match/match.h"

#include <algorithm>

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

/// Folds other deals instead of those at hand; when they are refused nothing changes.
std::optional<RecordError> Match::refold(std::vector<DealRecord> deals)
{
    MatchRecord record = m_record;
    record.deals = std::move(deals);
    auto folded = fold(record);
    if (auto *error = std::get_if<RecordError>(&folded))
        return std::move(*error);
    *this = std::get<Match>(std::move(folded));
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
