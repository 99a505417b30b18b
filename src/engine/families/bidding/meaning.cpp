// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of bids of numbers mean together.
#include "families/meanings.h"

#include "bids/bid_rules.h"
#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.auction = rules.bid_style == BidStyle::auction;
    // Who plays alone bids for themselves, whatever the style of sides.
    at.sideBids = rules.bid_style == BidStyle::side && !at.solo;
    at.ownNumbers = !at.solo && !at.sideBids && !at.auction;
    // `left` and `other-side`, `dealer` and `dealer-side` read as each other in the other style.
    at.dealerBegins =
        rules.bid_first == BidFirst::dealer || rules.bid_first == BidFirst::dealer_side;
    at.restricted = rules.bid_restriction != BidRestriction::free;
    at.ownSpades = rules.bid_restriction == BidRestriction::whiz ||
                   rules.bid_restriction == BidRestriction::mirror;
    at.suicide = rules.bid_restriction == BidRestriction::suicide;
    // D70: suicide bids at least four; whiz and mirror ask the hand alone.
    at.lowestNumber = at.suicide ? std::max(4, rules.bid_min) : rules.bid_min;
    at.highestNumber = std::min(rules.bid_max, at.pack.tricks);
    at.closing = numbersClose(rules);
    at.leastSum = rules.bid_sum_min > 0 && !at.auction && !at.ownSpades;
    at.sumVoids = at.leastSum && rules.bid_sum_short == BidSumShort::redeal;
}

void checkRestriction(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.restricted)
        return;
    if (rules.bid_style != BidStyle::each)
        errors.push_back(
            {{"bid_restriction", "bid_style"},
             QT_TRANSLATE_NOOP(
                 "bidding", "In suicide, whiz, and mirror each player bids in turn. They can't be "
                            "combined with an auction or with bids that partners make together."),
             {{"bid_style", "each"}}});
    const bool twoPairs = rules.table_players == 4 && rules.table_sides == TableSides::pairs;
    if (at.suicide && !twoPairs)
        errors.push_back({{"bid_restriction", "table_players", "table_sides"},
                          QT_TRANSLATE_NOOP("bidding", "Suicide needs two pairs: four players with "
                                                       "partners."),
                          {{"bid_restriction", "free"}}});
    if (!rules.nil_allowed)
        errors.push_back(
            {{"bid_restriction", "nil_allowed"},
             QT_TRANSLATE_NOOP("bidding",
                               "Suicide, whiz, and mirror are possible only if nil is allowed."),
             {{"nil_allowed", "true"}}});
    if (at.nilsFirst)
        errors.push_back(
            {{"bid_restriction", "nil_declared"},
             QT_TRANSLATE_NOOP("bidding", "Suicide, whiz, and mirror can't be combined "
                                          "with bidding nil before all other bids."),
             {{"nil_declared", "turn"}}});
}

/// Hands for which no number is left need a nil that is always open to them.
void checkNumbers(const RuleFeatures &at, Findings &errors)
{
    const int highest = at.highestNumber;
    if (at.ownSpades || at.auction || at.lowestNumber <= highest) // an auction can be passed
        return;
    const bool suicide = at.suicide;
    const bool before = at.nilsFirst;
    if (at.nil && !before && !suicide && !(at.kittyTaken && at.rules.kitty_extra_round))
        return;
    errors.push_back(
        {{"bid_min", "bid_max"},
         {QT_TRANSLATE_NOOP("bidding", "The lowest bid allowed, %1, is above the highest, %2: some "
                                       "hands would have no legal bid."),
          {at.lowestNumber, highest}},
         {{"bid_min", "1"}, {"bid_max", "13"}}});
}

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

/// Whiz asks a hand without spades whether it bids nil or zero (D87).
const char *ofZero(const RuleFeatures &at)
{
    if (at.rules.bid_restriction == BidRestriction::whiz && !at.auction)
        return nullptr;
    if (const char *why = reason::unlessFree(at))
        return why;
    return at.rules.bid_min <= 1
               ? nullptr
               : QT_TRANSLATE_NOOP("bidding", "the lowest bid is higher than one.");
}

/// Books are made of plain numbers alone (D26).
const char *ofBooksMade(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    if (at.suicide)
        return QT_TRANSLATE_NOOP("bidding", "one partner of each side must bid nil.");
    return at.sumVoids && at.rules.bid_books_made < at.rules.bid_sum_min
               ? QT_TRANSLATE_NOOP("bidding",
                                   "with bids that add up to so few tricks, the deal is void.")
               : nullptr;
}

const char *ofLeastSum(const RuleFeatures &at)
{
    return ofRaising(at);
}

const char *ofShortSum(const RuleFeatures &at)
{
    return at.leastSum ? nullptr : reason::switchedOff;
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
        return QT_TRANSLATE_NOOP("bidding", "partners do not bid together.");
    return at.solo ? reason::alone : nullptr;
}

const char *ofTalkAmount(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    const bool counted = at.rules.bid_talk_penalty == BidTalkPenalty::bags ||
                         at.rules.bid_talk_penalty == BidTalkPenalty::points ||
                         at.rules.bid_talk_penalty == BidTalkPenalty::tricks;
    return counted ? nullptr : reason::switchedOff;
}

/// D109: a closed contract is whole, and its side raises it.
void checkClosing(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.bid_second == BidSecond::own)
        return;
    if (rules.bid_half)
        errors.push_back(
            {{"bid_second", "bid_half"},
             QT_TRANSLATE_NOOP(
                 "bidding",
                 "If the second partner names the side's total, half tricks can't be bid."),
             {{"bid_half", "false"}}});
    if (rules.bid_raise == BidRaise::by_one)
        errors.push_back(
            {{"bid_second", "bid_raise"},
             QT_TRANSLATE_NOOP(
                 "bidding", "If the second partner names the side's total, there are no separate "
                            "bids to raise; only the whole side's contract can be raised."),
             {{"bid_raise", "sides"}}});
}

/// The most that all can bid together: a moon is every trick, and sides raise up to that.
int mostTogether(const RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    const bool bySides = rules.bid_raise == BidRaise::sides || rules.bid_counter;
    const bool moons = !at.restricted && (rules.moon_allowed || rules.blind_moon_allowed);
    if (moons || bySides)
        return at.seating.sides * at.pack.tricks;
    const bool oneForSide =
        at.sideBids || at.suicide || (at.closing && rules.blind_allowed == BlindAllowed::no);
    return (oneForSide ? at.seating.sides : at.seating.players) * at.highestNumber;
}

/// D111.
void checkLeastSum(const RuleFeatures &at, Findings &errors)
{
    const int least = at.rules.bid_sum_min;
    if (least == 0)
        return;
    if (at.auction || at.ownSpades)
        errors.push_back(
            {{"bid_sum_min", at.auction ? "bid_style" : "bid_restriction"},
             QT_TRANSLATE_NOOP(
                 "bidding",
                 "A minimum total of bids can't be combined with an auction, whiz, or mirror."),
             {{"bid_sum_min", "0"}}});
    else if (least > mostTogether(at))
        errors.push_back(
            {{"bid_sum_min", "bid_max"},
             {QT_TRANSLATE_NOOP("bidding",
                                "The bids must total at least %1, but can reach only %2."),
              {least, mostTogether(at)}},
             {{"bid_sum_min", std::to_string(mostTogether(at))}}});
}

void checkBidding(const RuleFeatures &at, Findings &errors)
{
    checkRestriction(at, errors);
    checkNumbers(at, errors);
    checkClosing(at, errors);
    checkLeastSum(at, errors);
    if (at.rules.bid_raise != BidRaise::none && at.rules.bid_counter)
        errors.push_back(
            {{"bid_counter", "bid_raise"},
             QT_TRANSLATE_NOOP("bidding", "“Raising” can't be combined with “Counter bid”."),
             {{"bid_counter", "false"}}});
}

void noteNilOnly(const RuleFeatures &at, Findings &notes)
{
    if (!at.auction && !at.restricted && at.lowestNumber > at.highestNumber)
        notes.push_back(
            {{"bid_min", "bid_max"},
             {QT_TRANSLATE_NOOP(
                  "bidding",
                  "No number can be bid: the lowest allowed, %1, is above the highest, %2."),
              {at.lowestNumber, at.highestNumber}},
             {{"bid_min", "1"}, {"bid_max", "13"}}});
}

/// A board that partners cannot reach is waived whenever nothing else is left to bid (D63).
void noteBoard(const RuleFeatures &at, Findings &notes)
{
    const int most = (at.ownNumbers ? at.seating.perSide() : 1) * at.highestNumber;
    const bool plain = !reason::unlessFree(at) && at.lowestNumber <= at.highestNumber;
    if (!plain || at.blindNumbers || at.rules.bid_board <= most)
        return;
    notes.push_back(
        {{"bid_board", "bid_max"},
         {QT_TRANSLATE_NOOP("bidding", "The board is %1, but no side can bid more than %2. A side "
                                       "that can't reach the board may bid less."),
          {at.rules.bid_board, most}},
         {{"bid_board", std::to_string(most)}}});
}

/// Some side must bid more than it can take, or nobody ever plays (D111).
void noteLeastSum(const RuleFeatures &at, Findings &notes)
{
    const int least = at.rules.bid_sum_min;
    if (!at.sumVoids || least <= at.pack.tricks)
        return;
    notes.push_back(
        {{"bid_sum_min", "bid_sum_short"},
         {QT_TRANSLATE_NOOP("bidding",
                            "The bids must total at least %1, more than the %2 tricks of the deal: "
                            "most deals will be void, and the match may never end."),
          {least, at.pack.tricks}},
         {{"bid_sum_min", std::to_string(at.pack.tricks)}}});
}

void remarkBidding(const RuleFeatures &at, Findings &notes)
{
    noteNilOnly(at, notes);
    noteBoard(at, notes);
    noteLeastSum(at, notes);
}

constexpr MeaningRow kRows[] = {
#include "families/bidding/options.def"
};

} // namespace

const FamilyMeaning kBiddingMeaning = {kRows, workOut, checkBidding, remarkBidding};

} // namespace sandbag
