// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/last_deal.h"

#include "bids/bid_rules.h"
#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "families/winning/target.h"
#include "scoring/deal_score.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Tricks that a side which may win is thought to bid and make.
constexpr float kGoodDeal = 0.55F;
constexpr float kNilHolds = 0.7F;    ///< of a nil of the others
constexpr float kUsuallyKept = 0.4F; ///< tricks that players keep back when they name a number

/// The side's points with the bag penalty that it brings, and its bags.
SideScore scored(const OutcomeCache &book, int side, const TrickOutcome &outcome)
{
    SideScore score;
    score.points = outcome.points;
    score.bags = outcome.bags;
    score.winsMatch = outcome.wins;
    score.losesMatch = outcome.loses;
    const int limit = bagLimit(book.context().rules);
    int held = book.standing().bags[side] + outcome.bags;
    for (; limit > 0 && held >= limit; held -= limit) {
        score.points -= bagPenalty(book.context().rules);
        score.bags -= limit;
        ++score.bagPenalties;
    }
    return score;
}

} // namespace

bool mayBeLastDeal(const OutcomeCache &book)
{
    const RuleSet &rules = book.context().rules;
    const Seating &seating = book.context().seating;
    if (seating.sides != 2 || targetScore(rules) <= 0 || book.ownBids() || !eachBids(rules))
        return false;
    const float good = kGoodDeal * static_cast<float>(book.context().pack.tricks) *
                       static_cast<float>(pointsPerTrick(rules));
    const Standing &standing = book.standing();
    return std::max(standing.totals[0], standing.totals[1]) + static_cast<int>(good) >=
           targetScore(rules);
}

int bagsToPenalty(const OutcomeCache &book, int side)
{
    const int limit = bagLimit(book.context().rules);
    const int room = limit - book.standing().bags[side];
    return limit > 0 && room > 0 && room <= book.context().pack.tricks ? room : 0;
}

Calls othersThoughtOf(const OutcomeCache &book, Calls calls, float share)
{
    const RuleContext &context = book.context();
    const int usual = std::max(1, static_cast<int>(std::lround(share - kUsuallyKept)));
    for (int seat = 0; seat < context.seating.players; ++seat) {
        if (calls[seat].made())
            continue;
        const int side = context.seating.sideOf(seat);
        int missing = targetScore(context.rules) - book.standing().totals[side];
        for (const int mate : context.seating.seatsOf(side))
            missing -= pointsPerTrick(context.rules) * calls[mate].halves / 2;
        const int enough =
            (missing + pointsPerTrick(context.rules) - 1) / pointsPerTrick(context.rules);
        calls[seat] = Call::number(std::clamp(enough, 1, usual));
    }
    return calls;
}

LastDeal::LastDeal(OutcomeCache &book, const WinModel &win, int side, const Calls &calls,
                   float lost)
    : m_book(book),
      m_win(win),
      m_side(side),
      m_own(book.outcomes(calls, side).byTricks),
      m_others(book.outcomes(calls, 1 - side).byTricks)
{
    float swing = 0; // of the others' dearest nil
    for (const float each : book.outcomes(calls, 1 - side).nilSwing)
        swing = std::max(swing, each);
    m_values = valuesWith(lost, 0);
    if (swing <= 0)
        return;
    const std::vector<float> broken = valuesWith(lost, swing);
    for (std::size_t tricks = 0; tricks < m_values.size(); ++tricks)
        m_values[tricks] = kNilHolds * m_values[tricks] + (1 - kNilHolds) * broken[tricks];
}

std::vector<float> LastDeal::valuesWith(float lost, float othersLost) const
{
    const RuleContext &context = m_book.context();
    std::vector<float> values;
    for (std::size_t tricks = 0; tricks < m_own.size(); ++tricks) {
        DealScore score;
        score.sides = 2;
        SideScore &own = score.side[m_side], &others = score.side[1 - m_side];
        own = scored(m_book, m_side, m_own[tricks]);
        others = scored(m_book, 1 - m_side, m_others[m_own.size() - 1 - tricks]);
        own.points -= static_cast<int>(lost);
        others.points -= static_cast<int>(othersLost);
        const Standing after = advance(context.rules, context.seating, m_book.standing(), score);
        const auto lead = static_cast<float>(own.points - others.points);
        values.push_back(m_win.chance(after, m_side) + WinModel::kPoint * lead);
    }
    return values;
}

} // namespace sandbag
