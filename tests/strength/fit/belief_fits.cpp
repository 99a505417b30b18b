// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "sums.h"

#include "deal/stages.h"
#include "match/dealing.h"
#include "named/simple_player.h"
#include "policy/card_knowledge.h"
#include "search/belief.h"

#include <array>
#include <cmath>
#include <functional>

namespace sandbag::fit {

namespace {

constexpr int kOneOf = 8;   ///< cards of a deal before which its player is asked what they believe
constexpr int kWorlds = 64; ///< that fit, beside which the true hands are told

/// One number of BeliefOptions. A step is a part of it.
struct BeliefKnob {
    const char *name;
    float BeliefOptions::*number;
};
constexpr std::array<BeliefKnob, 8> kKnobs{{
    {"callDeviation", &BeliefOptions::callDeviation},
    {"callTrust", &BeliefOptions::callTrust},
    {"cardHeat", &BeliefOptions::cardHeat},
    {"cardSlip", &BeliefOptions::cardSlip},
    {"cardTrust", &BeliefOptions::cardTrust},
    {"anyNil", &BeliefOptions::anyNil},
    {"nilFrom", &BeliefOptions::nilFrom},
    {"nilVague", &BeliefOptions::nilVague},
}};
constexpr float kStep = 0.2F;

/// Deals of Standard by players whom games taught.
class Table
{
public:
    /// Calls `asked` with the view of a player at some cards, and the deal as it is.
    void play(std::uint64_t seed,
              const std::function<void(const SeatView &, const DealState &, Dice &)> &asked)
    {
        Dice dice(seed);
        DealStart start =
            dealCards(*m_context, dice.below(m_context->seating.players), dice.next());
        start.firstScored = true;
        DealState deal = startDeal(m_context, std::move(start));
        const std::atomic<bool> stop{false};
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            const Prompt &prompt = view.prompt();
            const bool plays = !prompt.cards && prompt.choices.front().kind == EventKind::play;
            if (plays && dice.below(kOneOf) == 0)
                asked(view, deal, dice);
            const Event event = plays && prompt.choices.size() == 1
                                    ? prompt.choices.front()
                                    : m_player.decide(view, {m_context, Standing()}, stop).event;
            if (apply(deal, event))
                (void)apply(deal, prompt.choices.front());
        }
    }
    [[nodiscard]] std::shared_ptr<const RuleContext> shared() const { return m_context; }

private:
    std::shared_ptr<const RuleContext> m_context = makeContext(RuleSet{});
    SimplePlayer m_player{BidTemper::taught(), taughtWeights()};
};

/// How much likelier the true hands are thought than others that fit, in nats. The same worlds for
/// whatever is believed.
double toldOf(const SeatView &view, const DealState &deal, Heuristics &heuristics,
              const BeliefOptions &options, Dice dice)
{
    const Goals goals = heuristics.book().goals(view.seen().calls, playsItself(view.seen()));
    const Belief belief(view, heuristics, heuristics.weights(), goals, options);
    const WorldSampler sampler(view);
    World truth;
    truth.hand = deal.play.hand;
    truth.secondCopy = deal.play.secondCopy;
    const double told = belief.logLikelihood(truth);
    double sum = 0;
    for (int world = 0; world < kWorlds; ++world)
        sum += std::exp(belief.logLikelihood(sampler.sample(dice)) - told);
    return -std::log(std::max(sum / kWorlds, 1e-12));
}

} // namespace

std::vector<BeliefMove> tryBeliefs(const Run &run, const BeliefOptions &from)
{
    // A world is one of several deals where a nil was called; what that says is a likelihood, too.
    BeliefOptions plain = from;
    plain.nilDeals = 1;
    std::vector<BeliefOptions> tried{plain};
    std::vector<BeliefMove> moves{{"as it is", 0, 0, 0, 0}};
    for (const BeliefKnob &knob : kKnobs) {
        for (const float step : {-kStep, kStep}) {
            BeliefOptions moved = plain;
            moved.*knob.number *= 1 + step;
            moves.push_back({knob.name, plain.*knob.number, moved.*knob.number, 0, 0});
            tried.push_back(moved);
        }
    }
    std::vector<Sums> sums(tried.size());
    Table table;
    Heuristics heuristics(table.shared(), BidTemper::taught());
    for (int deal = 0; deal < run.deals; ++deal) {
        table.play(seedFor(run.seed, static_cast<std::uint64_t>(deal)),
                   [&](const SeatView &view, const DealState &whole, Dice &dice) {
                       const Dice worlds(dice.next());
                       const double shipped = toldOf(view, whole, heuristics, plain, worlds);
                       sums.front().add(shipped);
                       for (std::size_t i = 1; i < tried.size(); ++i)
                           sums[i].add(toldOf(view, whole, heuristics, tried[i], worlds) - shipped);
                   });
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        moves[i].gain = sums[i].mean();
        moves[i].error = sums[i].error();
    }
    return moves;
}

} // namespace sandbag::fit
