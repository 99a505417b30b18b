// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "pieces.h"
#include "self_play.h"

#include "scoring/score_deal.h"

#include <array>
#include <cmath>
#include <sstream>

namespace sandbag::fit {

namespace {

constexpr int kPiece = 500;

/// Points of both sides, bags at their price.
std::array<double, 2> pointsOf(SelfPlay &games, const DealState &deal, const PlayState &end)
{
    DealFacts facts = factsOf(deal);
    fillFacts(games.table().play, end, facts);
    const DealScore score = scoreDeal(games.heuristics().book().plan(), facts, Standing{});
    const double price = games.heuristics().win().bagPrice();
    return {score.side[0].points + price * score.side[0].bags,
            score.side[1].points + price * score.side[1].bags};
}

struct Sums {
    double count = 0, sum = 0, squares = 0;
    void add(double value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }
    [[nodiscard]] double mean() const { return sum / count; }
    [[nodiscard]] double deviation() const
    {
        return std::sqrt(std::max(squares / count - mean() * mean(), 0.0));
    }
    void add(const std::string &line)
    {
        double more = 0, part = 0, square = 0;
        std::istringstream(line) >> more >> part >> square;
        count += more;
        sum += part;
        squares += square;
    }
    [[nodiscard]] std::string text() const
    {
        std::ostringstream out;
        out.precision(17);
        out << count << ' ' << sum << ' ' << squares;
        return out.str();
    }
};

/// One number that players play by.
struct Knob {
    const char *name;
    float BidTemper::*temper;
    float CardWeights::*weight;
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
double leadOf(SelfPlay &ours, SelfPlay &others, int number, int side)
{
    DealStart start = dealCards(ours.table(), number % 4, seedFor(0x4B4E4F42, number));
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
    const auto points = pointsOf(ours, deal, play);
    return points[static_cast<std::size_t>(side)] - points[static_cast<std::size_t>(1 - side)];
}

} // namespace

PointsFit fitPoints(const Run &run)
{
    SelfPlay games(run.seed);
    Pieces pieces(run.state);
    Sums all;
    for (int first = 0; first < run.deals; first += kPiece) {
        all.add(pieces.piece(first / kPiece, [&] {
            Sums sums;
            for (int number = first; number < std::min(first + kPiece, run.deals); ++number) {
                const DealState deal = games.dealt(number);
                if (deal.over())
                    continue;
                for (const double points :
                     pointsOf(games, deal, games.playedOut(deal.play, deal.calls)))
                    sums.add(points);
            }
            return sums.text();
        }));
    }
    const double whole = 13 * 10 / 2.0;
    return {all.mean() / whole, all.deviation() / whole};
}

std::vector<Move> tryWeights(const Run &run)
{
    SelfPlay shipped(run.seed);
    Pieces pieces(run.state);
    std::vector<Move> moves;
    int piece = 0;
    for (const Knob &knob : kKnobs) {
        for (const float step : {-0.2F, 0.2F}) {
            BidTemper temper;
            CardWeights weights;
            float &value = knob.temper ? temper.*knob.temper : weights.*knob.weight;
            Move move{knob.name, value, value + step, 0, 0};
            value += step;
            Sums sums;
            sums.add(pieces.piece(piece++, [&] {
                SelfPlay tried(run.seed, temper, weights);
                Sums part;
                for (int number = 0; number < run.deals; ++number)
                    part.add(
                        (leadOf(tried, shipped, number, 0) + leadOf(tried, shipped, number, 1)) /
                        2);
                return part.text();
            }));
            move.gain = sums.mean();
            move.error = sums.deviation() / std::sqrt(sums.count);
            moves.push_back(move);
        }
    }
    return moves;
}

} // namespace sandbag::fit
