// SPDX-License-Identifier: GPL-3.0-or-later
// Options of bidding and auction that other settings make meaningless (D64, D68, D70).
#include "rulebook/check_parts.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

namespace sandbag {

namespace {

const char *ofRaising(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.ownSpades ? reason::ownSpades : nullptr;
}

const char *ofRange(const RuleFeatures &at)
{
    return at.ownSpades ? reason::ownSpades : nullptr;
}

/// An auction opens with one or more, whatever the lowest bid is elsewhere.
const char *ofLowest(const RuleFeatures &at)
{
    return at.auction ? reason::auction : ofRange(at);
}

const char *ofNilPartner(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (const char *why = reason::unlessFree(at))
        return why;
    return at.anyNil ? nullptr : reason::noNil;
}

const char *ofZero(const RuleFeatures &at)
{
    if (const char *why = reason::unlessFree(at))
        return why;
    return at.rules.bid_min <= 1
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "the lowest bid is higher than one.");
}

/// Rules about the second partner's bid.
const char *ofSecondPartner(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (const char *why = reason::unlessFree(at))
        return why;
    return at.sideBids ? reason::sides : nullptr;
}

const char *ofTalk(const RuleFeatures &at)
{
    if (!at.sideBids)
        return QT_TRANSLATE_NOOP("engine", "partners do not bid together.");
    return at.solo ? reason::alone : nullptr;
}

const char *ofTalkPenalty(const RuleFeatures &at)
{
    return at.solo ? reason::alone : nullptr;
}

const char *ofTalkAmount(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    const bool counted = at.rules.bid_talk_penalty == BidTalkPenalty::bags ||
                         at.rules.bid_talk_penalty == BidTalkPenalty::points;
    return counted ? nullptr : reason::switchedOff;
}

const char *ofAuction(const RuleFeatures &at)
{
    return at.auction ? nullptr : QT_TRANSLATE_NOOP("engine", "there is no auction.");
}

constexpr RelevanceRow kRows[] = {
    {"bid_min", ofLowest},
    {"bid_max", ofRange},
    {"bid_raise bid_counter", ofRaising},
    {"bid_board bid_nine_barred", reason::unlessFree},
    {"bid_nil_partner_min", ofNilPartner},
    {"bid_zero", ofZero},
    {"bid_one_barred bid_half", ofSecondPartner},
    {"bid_talk", ofTalk},
    {"bid_talk_penalty", ofTalkPenalty},
    {"bid_talk_amount", ofTalkAmount},
    {"bid_sum_not_tricks bid_books_made", reason::unlessAuction},
    {"auction_book auction_value auction_over auction_under auction_set", ofAuction},
};

} // namespace

std::span<const RelevanceRow> relevanceOfBids()
{
    return kRows;
}

} // namespace sandbag
