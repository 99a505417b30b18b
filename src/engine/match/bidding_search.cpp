// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/bidding_search.h"

#include "bids/bid_rules.h"
#include "deal/stages.h"
#include "match/entered_line.h"
#include "text/mark.h"

#include <cassert>
#include <utility>

namespace sandbag {

namespace {

/// Questions that are answered before the bids are refused: only where many numbers could have
/// been raised are there more lines.
constexpr int kMostSteps = 4000;

} // namespace

BiddingSearch::BiddingSearch(DealState start, const DealRecord &deal)
    : m_start{std::move(start), {}}, m_deal(deal), m_found(m_start.deal)
{
    assert(!m_start.deal.hidden.whole);
}

void BiddingSearch::carry(Line &line, const Event &event)
{
    if (event.kind == EventKind::call)
        line.said[event.seat] = event.call();
    carryUnseen(line.deal, event);
}

void BiddingSearch::refuse(const Line &line, Sentence why)
{
    if (m_refused)
        return;
    m_refused = std::move(why);
    m_found = line.deal;
}

/// The bidding is over; it may be another one than was entered.
bool BiddingSearch::ends(const Line &line)
{
    if (line.deal.end == DealEnd::passedOut) {
        refuse(line, QT_TRANSLATE_NOOP("engine", "everyone passed: enter the deal as void"));
        return false;
    }
    const bool asCalled = playsItself(line.deal) || isAuction(line.deal.rules());
    auto refused = asCalled ? std::nullopt : EnteredLine(line.deal, m_deal).compare(line.said);
    if (refused) {
        refuse(line, std::move(*refused));
        return false;
    }
    m_found = line.deal;
    return true;
}

/// Some line from here with exactly this many answers that are not the likeliest ends as entered.
bool BiddingSearch::reaches(Line line, int detours)
{
    while (isBidding(line.deal)) {
        if (++m_steps > kMostSteps)
            return false;
        const EnteredLine entered(line.deal, m_deal);
        const std::vector<Event> answers = entered.answers(legal(line.deal));
        if (answers.empty()) {
            refuse(line, entered.refusal(line.deal.seat));
            return false;
        }
        m_more = m_more || (detours == 0 && answers.size() > 1);
        for (std::size_t other = 1; detours > 0 && other < answers.size(); ++other) {
            Line detour = line;
            carry(detour, answers[other]);
            if (reaches(std::move(detour), detours - 1))
                return true;
        }
        carry(line, answers.front());
    }
    return detours == 0 && ends(line);
}

Refusal BiddingSearch::run()
{
    for (int detours = 0;; ++detours) {
        m_more = false;
        if (reaches(m_start, detours))
            return {};
        if (!m_more || m_steps > kMostSteps)
            return m_refused;
    }
}

} // namespace sandbag
