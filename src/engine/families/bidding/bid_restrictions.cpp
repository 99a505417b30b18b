// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// Next to a partner's call (D67).
Refusal clashesWithPartner(const CallTrial &trial)
{
    const auto clashes = callKind(trial.call).clashes;
    if (!clashes || !trial.partnerCall(clashes))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("bidding", "Your partner's bid rules this out."));
}

/// After a partner's half trick only halves, and none to begin with when no partner follows.
Refusal halvesDoNotMatch(const CallTrial &trial)
{
    if (!trial.free() || !bidsForHimself(*trial.state.context))
        return {};
    const bool half = trial.call.isNumber() && trial.call.halves % 2;
    const bool owed = contractHalves(*trial.state.context, trial.before, trial.side()) % 2;
    if (owed && !half)
        return Sentence(
            QT_TRANSLATE_NOOP("bidding", "Your partner's bid ends in a half, so yours must, too."));
    if (!owed && half && !partnerToCall(*trial.state.context, trial.before, trial.seat))
        return Sentence(QT_TRANSLATE_NOOP(
            "bidding", "Half a trick can't be bid: no partner is left to bid the other half."));
    return {};
}

/// Suicide: who said nil next to a partner's nil must now name a number.
Refusal suicideNumberDue(const CallTrial &trial)
{
    if (!trial.state.bidding.callsAgain.has(trial.seat) || !trial.call.isNil())
        return {};
    return Sentence(QT_TRANSLATE_NOOP("bidding", "Your partner bid nil: you must bid a number."));
}

/// `bid_nil_partner_min`: the number next to a nil, whichever of the two is called first.
Refusal tooLowBesideNil(const CallTrial &trial)
{
    const int least = trial.free() ? trial.rules().bid_nil_partner_min : 0;
    const auto low = [&](const Call &c) { return callKind(c).numberLike && c.halves < 2 * least; };
    const auto isNil = [](const Call &c) { return c.isNil(); };
    const bool clash = (low(trial.call) && trial.partnerCall(isNil)) ||
                       (trial.call.isNil() && trial.partnerCall(low));
    if (!clash)
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("bidding", "The partner of a nil bidder must bid at least %1."), {least});
}

/// The contract of the side once its last call is made; −1 while that is open or does not matter.
int settledContract(const CallTrial &trial)
{
    const RuleContext &context = *trial.state.context;
    if (!trial.free())
        return -1;
    const BiddingState after = trial.after();
    const bool settled =
        !partnerToCall(context, after, trial.seat) && !contractExempt(context, after, trial.side());
    return settled ? contractHalves(context, after, trial.side()) : -1;
}

Refusal belowTheBoard(const CallTrial &trial)
{
    const int contract = settledContract(trial);
    if (contract < 0 || contract >= 2 * trial.rules().bid_board)
        return {};
    return Sentence(
        trial.state.seating().solo()
            ? QT_TRANSLATE_NOOP("bidding",
                                "Board: a player must bid at least %1; this bid is only %2.")
            : QT_TRANSLATE_NOOP("bidding",
                                "Board: a side must bid at least %1; this bid gives it only %2."),
        {trial.rules().bid_board, HalfTricks{contract}});
}

/// Of a number that names the contract of the side: what it adds to that which stood.
Refusal secondBidOfOne(const CallTrial &trial)
{
    const bool closes = numbersClose(trial.rules()) && !trial.call.blind;
    const int stood = closes ? contractHalves(*trial.state.context, trial.before, trial.side()) : 0;
    const bool one = trial.call.isNumber() && trial.call.halves - stood == 2;
    if (!trial.free() || !one || trial.partnersCalled() != 1)
        return {};
    return Sentence(
        closes
            ? QT_TRANSLATE_NOOP("bidding",
                                "The partner who bids second can't add exactly one trick.")
            : QT_TRANSLATE_NOOP("bidding", "The partner who bids second can't bid exactly one."));
}

Refusal contractOfNine(const CallTrial &trial)
{
    if (settledContract(trial) != 18)
        return {};
    return Sentence(
        trial.state.seating().solo()
            ? QT_TRANSLATE_NOOP("bidding", "No nines: a contract may not be nine.")
            : QT_TRANSLATE_NOOP("bidding", "No nines: a side's contract may not be nine."));
}

Refusal completesTheSum(const CallTrial &trial)
{
    const RuleContext &context = *trial.state.context;
    const BiddingState after = trial.after();
    if (!allSpoken(context, after) || sumHalves(context, after) != 2 * context.pack.tricks)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("bidding", "The bids must not add up to %1."),
                    {context.pack.tricks});
}

/// `bid_sum_min` with `bid_sum_short` last (D111).
Refusal leavesTheSumShort(const CallTrial &trial)
{
    const RuleContext &context = *trial.state.context;
    const BiddingState after = trial.after();
    if (!allSpoken(context, after) || !sumTooLow(context, after))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("bidding", "All bids together must total at least %1."),
                    {trial.rules().bid_sum_min});
}

} // namespace

const CallRestriction kClashesWithPartner{RestrictionLevel::notNow,
                                          [](const RuleSet &) { return true; }, clashesWithPartner};
const CallRestriction kHalvesDoNotMatch{RestrictionLevel::notNow,
                                        [](const RuleSet &rules) { return rules.bid_half; },
                                        halvesDoNotMatch};
const CallRestriction kSuicideNumberDue{RestrictionLevel::notNow, isSuicide, suicideNumberDue};
const CallRestriction kTooLowBesideNil{
    RestrictionLevel::nils, [](const RuleSet &rules) { return rules.bid_nil_partner_min > 0; },
    tooLowBesideNil};
const CallRestriction kBelowTheBoard{RestrictionLevel::board,
                                     [](const RuleSet &rules) { return rules.bid_board > 0; },
                                     belowTheBoard};
const CallRestriction kSecondBidOfOne{RestrictionLevel::oneAndNine,
                                      [](const RuleSet &rules) { return rules.bid_one_barred; },
                                      secondBidOfOne};
const CallRestriction kContractOfNine{RestrictionLevel::oneAndNine,
                                      [](const RuleSet &rules) { return rules.bid_nine_barred; },
                                      contractOfNine};
const CallRestriction kCompletesTheSum{
    RestrictionLevel::sum, [](const RuleSet &rules) { return rules.bid_sum_not_tricks; },
    completesTheSum};
const CallRestriction kLeavesTheSumShort{RestrictionLevel::leastSum, lowSumBarsLast,
                                         leavesTheSumShort};

} // namespace sandbag
