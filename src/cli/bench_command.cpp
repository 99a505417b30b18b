// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "heuristics/call_on.h"
#include "heuristics/heuristics.h"
#include "match/dealing.h"
#include "match/dealt_play.h"
#include "play/fact_row.h"
#include "play/play_state.h"
#include "scoring/score_deal.h"
#include "search/card_search.h"
#include "words.h"

#include <QJsonObject>

#include <ctime>
#include <functional>

namespace sandbag {

namespace {

constexpr double kMeasuredSeconds = 0.7;
constexpr int kDeals = 200;

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// How often a second of the processor `step` can be run, so that what else runs on the machine
/// counts little; it returns how many units it did.
double perSecond(const std::function<int()> &step)
{
    for (int warm = 0; warm < 3; ++warm)
        step();
    const double start = processorSeconds();
    qint64 done = 0;
    double used = 0;
    while (used < kMeasuredSeconds) {
        done += step();
        used = processorSeconds() - start;
    }
    return static_cast<double>(done) / used;
}

PlayState openedPlay(const RuleContext &context, std::uint64_t seed)
{
    PlayState play = dealtPlay(context, 0, seed);
    startPlay(context.play, play, 1, context.pack.tricks);
    return play;
}

/// A dealt Standard hand copied and played at random.
double playouts(const RuleContext &context)
{
    std::vector<PlayState> dealt;
    for (int i = 0; i < kDeals; ++i)
        dealt.push_back(openedPlay(context, static_cast<std::uint64_t>(i)));
    std::uint64_t random = 1;
    int trickSum = 0;
    const double rate = perSecond([&] {
        for (const PlayState &start : dealt) {
            PlayState state = start;
            playOut(context.play, state, random);
            trickSum += state.taken[0];
        }
        return kDeals;
    });
    return trickSum >= 0 ? rate : 0;
}

/// Cards dealt, random numbers bid, played at random and scored.
double deals(const RuleContext &context)
{
    const ScoringPlan plan(context.rules, context.seating);
    Dice dice(1);
    std::uint64_t random = 1, number = 0;
    return perSecond([&] {
        for (int i = 0; i < kDeals; ++i) {
            PlayState state = openedPlay(context, ++number);
            playOut(context.play, state, random);
            DealFacts facts;
            for (int seat = 0; seat < context.seating.players; ++seat)
                facts.bids[seat] = Call::number(1 + dice.below(5));
            fillFacts(context.play, state, facts);
            (void)scoreDeal(plan, facts, Standing{});
        }
        return kDeals;
    });
}

double scores(const RuleContext &context)
{
    const ScoringPlan plan(context.rules, context.seating);
    PlayState state = openedPlay(context, 1);
    std::uint64_t random = 1;
    playOut(context.play, state, random);
    DealFacts facts;
    for (int seat = 0; seat < context.seating.players; ++seat)
        facts.bids[seat] = Call::number(3);
    fillFacts(context.play, state, facts);
    int points = 0;
    const double rate = perSecond([&] {
        for (int i = 0; i < kDeals; ++i)
            points += scoreDeal(plan, facts, Standing{}).side[0].points;
        return kDeals;
    });
    return points != 1 ? rate : 0;
}

/// Playouts by the rules of thumb in a search for the first card of a deal, worlds and all.
double searchIterations(const std::shared_ptr<const RuleContext> &context)
{
    Heuristics heuristics(context);
    SearchOptions options;
    options.threads = 1;
    options.iterations = 1000;
    const MatchOutlook outlook{context, {}};
    const std::atomic<bool> stop{false};
    std::uint64_t number = 0;
    return perSecond([&] {
        DealState deal = startDeal(context, dealCards(*context, 0, ++number));
        callOn(deal, heuristics);
        if (deal.over())
            return 0;
        const SeatView view(deal, deal.seat);
        CardSearch search({view, outlook, heuristics, options, number, stop});
        (void)search.run();
        return search.iterations();
    });
}

} // namespace

int bench(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("bench"),
                     Words::tr("Measure how fast deals are played, scored, and analyzed."));
    if (!line.parse(arguments))
        return line.status();
    const auto context = makeContext(RuleSet{});
    const QJsonObject rates{
        {QStringLiteral("playouts_per_s"), playouts(*context)},
        {QStringLiteral("deals_per_s"), deals(*context)},
        {QStringLiteral("search_iterations_per_s"), searchIterations(context)},
        {QStringLiteral("scores_per_s"), scores(*context)},
    };
    if (line.json()) {
        say(QJsonDocument(rates));
        return kFine;
    }
    for (auto rate = rates.begin(); rate != rates.end(); ++rate)
        say(QStringLiteral("%1 %2").arg(rate.key(), -24).arg(rate.value().toDouble(), 0, 'f', 0));
    return kFine;
}

} // namespace sandbag
