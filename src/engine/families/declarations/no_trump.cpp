// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/declarations/score.h"

#include "bids/bid_rules.h"
#include "families/contract/score.h"
#include "families/contract/verdict.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kNoTrumpKept{
    .english = QT_TRANSLATE_NOOP(
        "declarations", "Bid %1, took %2, no-trump promise kept: the bidder's bid counts double"),
    .args = 2};
constexpr LineText kNoTrumpDoubled{
    .english =
        QT_TRANSLATE_NOOP("declarations", "Bid %1, no-trump promise kept; tricks that count: %2 "
                                          "(the bidder's own tricks count twice)"),
    .args = 2};
constexpr LineText kNoTrumpBroken{
    .english = QT_TRANSLATE_NOOP("declarations",
                                 "No-trump promise broken: the bidder's bid of %1 is lost"),
    .args = 1,
    .halves = true};
constexpr LineText kPartnerOfNoTrump{
    .english = QT_TRANSLATE_NOOP("declarations", "Partner's bid of %1 made"),
    .args = 1,
    .halves = true};
constexpr const LineText *kLines[] = {&kNoTrumpKept,      &kNoTrumpDoubled,    &kNoTrumpBroken,
                                      &kPartnerOfNoTrump, &kBidTookShort,      &kBidCountedShort,
                                      &kSetByOvertricks,  &kSetByTwice,        &kNotExact,
                                      &kOwnBidMissed,     &kOwnBidMet,         &kOwnBidShort,
                                      &kBrokenByNil,      &kBrokenByClaim,     &kBrokenByChallenge,
                                      &kCountsAsMade,     &kOvertricksOfFailed};

/// The no trump share of a side's contract.
struct Promise {
    std::uint8_t seats = 0;
    int halves = 0;
    bool kept = true;
};

Promise promiseOf(const ScoreBuilder &builder, int side)
{
    Promise promise;
    eachSeat(builder.sides[side].numberSeats, [&](int seat) {
        if (!builder.bid(seat).noTrump)
            return;
        promise.seats = static_cast<std::uint8_t>(promise.seats | 1U << seat);
        promise.halves += builder.ownHalves(seat);
        if (builder.facts.counted[Fact::noTrumpBroken][seat] > 0)
            promise.kept = false;
    });
    return promise;
}

/// Enough tricks, but the promise broken: the bidder's bid is lost, the partner's share scored as
/// made with its overtricks, which is no set; where there is no such share the side is set (D43).
void scoreBroken(ScoreBuilder &builder, int side, const Promise &promise, int over)
{
    SideWork &work = builder.work(side);
    const int line = builder.add(side, {.rule = kNoTrumpLine,
                                        .text = kNoTrumpBroken,
                                        .points = -builder.worth(promise.halves),
                                        .args = {promise.halves}});
    const int share = work.halves - promise.halves;
    builder.settle(side, false, line, CallFate::By::promise);
    if (share == 0)
        return;
    const int partners = builder.add(side, {.rule = kContractLine,
                                            .text = kPartnerOfNoTrump,
                                            .points = builder.worth(share),
                                            .args = {share}});
    builder.result(side).outcome = Outcome::partly;
    builder.judge(static_cast<std::uint8_t>(work.numberSeats & ~promise.seats),
                  CallFate::of(true, partners));
    work.over = over;
}

bool scoreNoTrump(ScoreBuilder &builder, int side)
{
    const Promise promise = promiseOf(builder, side);
    if (promise.seats == 0)
        return false;
    SideWork &work = builder.work(side);
    CountedTricks tricks = countedTricks(builder, side);
    const bool byTricks = builder.rules.notrump_scoring == NotrumpScoring::tricks;
    if (byTricks && promise.kept && !work.granted) {
        eachSeat(promise.seats, [&](int seat) {
            int &own = tricks.own[seat];
            tricks.total += own;
            own *= 2;
        });
        work.counted = tricks.total;
    }
    Verdict verdict = judgeContract(builder, side, tricks);
    verdict.brokenSeats = promise.kept ? 0 : promise.seats;
    if (!verdict.made()) {
        failContract(builder, side, kNoTrumpLine, verdict, tricks);
        return true;
    }
    if (!promise.kept) {
        scoreBroken(builder, side, promise, verdict.over);
        return true;
    }
    const int doubled = byTricks ? 0 : promise.halves;
    const int line = builder.add(side, {.rule = kNoTrumpLine,
                                        .text = work.granted ? kCountsAsMade
                                                : byTricks   ? kNoTrumpDoubled
                                                             : kNoTrumpKept,
                                        .points = builder.worth(work.halves + doubled),
                                        .args = {work.contract, tricks.total}});
    builder.settle(side, true, line);
    work.over = verdict.over;
    work.numberMade = true;
    return true;
}

bool promised(const RuleSet &, const DealFacts &facts, const Seating &)
{
    return std::any_of(facts.bids.begin(), facts.bids.end(),
                       [](const Call &call) { return call.noTrump; });
}

} // namespace

constinit const ScoringRule kNoTrumpRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.notrump_allowed; },
    .undertaking = scoreNoTrump,
    .reads = {Fact::noTrumpBroken},
    .concerns = promised,
    .lines = kLines,
};

} // namespace sandbag
