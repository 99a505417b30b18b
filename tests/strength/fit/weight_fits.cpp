// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "pieces.h"
#include "self_play.h"
#include "sums.h"

#include <cmath>
#include <cstdio>

namespace sandbag::fit {

namespace {

/// All that players by rules of thumb play by.
struct Leanings {
    BidTemper temper = {};
    CardWeights weights = {};
};

/// One number of it.
struct Knob {
    const char *name;
    float BidTemper::*temper;
    float CardWeights::*weight;

    [[nodiscard]] float &of(Leanings &leanings) const
    {
        return temper ? leanings.temper.*temper : leanings.weights.*weight;
    }
};

constexpr Knob kKnobs[] = {
    {"boldness", &BidTemper::boldness, nullptr},
    {"nilCourage", &BidTemper::nilCourage, nullptr},
    {"known", &BidTemper::known, nullptr},
    {"heard", &BidTemper::heard, nullptr},
    {"underbid", &BidTemper::underbid, nullptr},
    {"withNil", &BidTemper::withNil, nullptr},
    {"againstNil", &BidTemper::againstNil, nullptr},
    {"duck", &BidTemper::duck, nullptr},
    {"push", &BidTemper::push, nullptr},
    {"heed", &BidTemper::heed, nullptr},
    {"later", nullptr, &CardWeights::later},
    {"bold", nullptr, &CardWeights::bold},
    {"hand", nullptr, &CardWeights::hand},
    {"mate", nullptr, &CardWeights::mate},
    {"reluctant", nullptr, &CardWeights::reluctant},
    {"again", nullptr, &CardWeights::again},
    {"shed", nullptr, &CardWeights::shed},
    {"cover", nullptr, &CardWeights::cover},
    {"avoid", nullptr, &CardWeights::avoid},
    {"attack", nullptr, &CardWeights::attack},
};

/// A side plays and bids by `ours`, the other by `others`.
double leadOf(SelfPlay &ours, SelfPlay &others, std::uint64_t seed, int number, int side)
{
    DealStart start = dealCards(ours.table(), number % 4, seedFor(seed, number));
    start.firstScored = true;
    DealState deal = startDeal(ours.shared(), std::move(start));
    while (!deal.over() && deal.stage != Stage::play) {
        SelfPlay &who = deal.sideOf(deal.seat) == side ? ours : others;
        const Prompt prompt = legal(deal);
        if (apply(deal, who.heuristics().answer({deal, deal.seat}, prompt)))
            (void)apply(deal, prompt.choices.front());
    }
    if (deal.over())
        return 0;
    const PlayTables &tables = ours.table().play;
    const Goals goals = ours.heuristics().book().goals(deal.calls);
    PlayState play = deal.play;
    Voids voids{};
    while (!play.over()) {
        SelfPlay &who = tables.sideOf[play.turn] == side ? ours : others;
        playSeen(tables, play, voids,
                 chooseCard({tables, play, goals, knowledgeOf(tables, play, voids),
                             lawfulPlays(tables, play), who.heuristics().weights()}));
    }
    const auto points = ours.points(deal, play);
    return points[static_cast<std::size_t>(side)] - points[static_cast<std::size_t>(1 - side)];
}

/// Each deal is played both ways.
Sums gainOf(SelfPlay &tried, SelfPlay &others, std::uint64_t seed, int deals)
{
    Sums gain;
    for (int number = 0; number < deals; ++number)
        gain.add((leadOf(tried, others, seed, number, 0) + leadOf(tried, others, seed, number, 1)) /
                 2);
    return gain;
}

constexpr int kRounds = 4;
constexpr float kFirstStep = 0.25F; ///< of the number, or of kLeast where it is less
constexpr float kShrink = 0.6F;     ///< of the step, after each round
constexpr float kLeast = 0.2F;
constexpr int kMostSteps = 3; ///< one way in a round

/// Moves one number after the other where that beats the players found so far, on deals that were
/// never played before: what one step owes to chance is not kept by the next.
class Climb
{
public:
    explicit Climb(const Run &run)
        : m_run(run), m_pieces(run.state), m_found{BidTemper::first(), CardWeights::first()}
    {
    }

    void moveKnob(const Knob &knob, float part)
    {
        const float step = part * std::max(std::abs(knob.of(m_found)), kLeast);
        for (const float way : {-step, step}) {
            int taken = 0;
            while (taken < kMostSteps && take(knob, way))
                ++taken;
            if (taken > 0)
                return;
        }
    }
    [[nodiscard]] const Leanings &found() const { return m_found; }

private:
    bool take(const Knob &knob, float way)
    {
        Leanings tried = m_found;
        knob.of(tried) += way;
        const Sums gain(m_pieces.piece(m_piece, [&] {
            const std::uint64_t seed = seedFor(m_run.seed, static_cast<std::uint64_t>(m_piece));
            SelfPlay moved(seed, tried.temper, tried.weights);
            SelfPlay present(seed, m_found.temper, m_found.weights);
            return gainOf(moved, present, seed, m_run.deals).text();
        }));
        ++m_piece;
        const bool better = gain.mean() > gain.error();
        if (!m_run.state.empty())
            std::fprintf(stderr, "%s %.3f to %.3f: %+.2f, give or take %.2f%s\n", knob.name,
                         static_cast<double>(knob.of(m_found)), static_cast<double>(knob.of(tried)),
                         gain.mean(), gain.error(), better ? ", taken" : "");
        if (better)
            m_found = tried;
        return better;
    }

    Run m_run;
    Pieces m_pieces;
    Leanings m_found;
    int m_piece = 0;
};

} // namespace

std::vector<Move> tryWeights(const Run &run)
{
    SelfPlay shipped(run.seed);
    Pieces pieces(run.state);
    std::vector<Move> moves;
    int piece = 0;
    for (const Knob &knob : kKnobs) {
        for (const float step : {-0.2F, 0.2F}) {
            Leanings tried;
            Move move{knob.name, knob.of(tried), knob.of(tried) + step, 0, 0};
            knob.of(tried) += step;
            const Sums sums(pieces.piece(piece++, [&] {
                SelfPlay moved(run.seed, tried.temper, tried.weights);
                return gainOf(moved, shipped, run.seed, run.deals).text();
            }));
            move.gain = sums.mean();
            move.error = sums.error();
            moves.push_back(move);
        }
    }
    return moves;
}

std::vector<FittedWeight> fitWeights(const Run &run)
{
    Climb climb(run);
    for (int round = 0; round < kRounds; ++round) {
        for (const Knob &knob : kKnobs)
            climb.moveKnob(knob, kFirstStep * std::pow(kShrink, static_cast<float>(round)));
    }
    Leanings found = climb.found();
    std::vector<FittedWeight> weights;
    for (const Knob &knob : kKnobs)
        weights.push_back({knob.name, knob.of(found)});
    return weights;
}

} // namespace sandbag::fit
