// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "pieces.h"
#include "play/fact_row.h"
#include "self_play.h"

#include "scoring/score_deal.h"

#include <cmath>
#include <sstream>

namespace sandbag::fit {

namespace {

constexpr int kPiece = 50;
/// No match of the Standard game is as long.
constexpr int kMostDeals = 60;

/// Where a match stood before a deal, and whether side 0 won it in the end.
struct Story {
    Standing before;
    bool won = false;
};

/// One match of the simple player with itself; nothing where it does not end.
std::vector<Story> playMatch(SelfPlay &games, int number)
{
    const RuleContext &context = games.context();
    std::vector<Story> stories;
    Standing standing;
    for (int deal = 0; deal < kMostDeals && !standing.over; ++deal) {
        stories.push_back({standing, false});
        games.heuristics().setStanding(standing);
        const DealState state = games.dealt(number * kMostDeals + deal, standing);
        DealFacts facts = factsOf(state);
        if (!state.over())
            fillFacts(context.play, games.playedOut(state.play, state.calls), facts);
        const DealScore score = scoreDeal(games.heuristics().book().plan(), facts, standing);
        standing = advance(context.rules, context.seating, standing, score);
    }
    if (standing.winner < 0)
        return {};
    for (Story &story : stories)
        story.won = standing.winner == 0;
    return stories;
}

std::string written(const std::vector<Story> &stories)
{
    std::ostringstream out;
    for (const Story &story : stories) {
        out << story.before.totals[0] << ' ' << story.before.totals[1] << ' '
            << story.before.bags[0] << ' ' << story.before.bags[1] << ' '
            << story.before.dealsScored << ' ' << story.won << ' ';
    }
    return out.str();
}

void readInto(std::vector<Story> &stories, const std::string &line)
{
    std::istringstream in(line);
    Story story;
    while (in >> story.before.totals[0] >> story.before.totals[1] >> story.before.bags[0] >>
           story.before.bags[1] >> story.before.dealsScored >> story.won)
        stories.push_back(story);
}

/// What the chances of a model lose at a standing on average: minus the logarithm of the chance
/// that they gave to the side that won.
double lossOf(const WinModel &model, const std::vector<Story> &stories)
{
    double loss = 0;
    for (const Story &story : stories)
        loss -= std::log(std::max(model.chance(story.before, story.won ? 0 : 1), 1e-6F));
    return loss / static_cast<double>(stories.size());
}

/// The lowest place of a valley between two places, by the golden section.
template<class Height>
double lowest(double from, double to, Height height)
{
    const double part = (std::sqrt(5.0) - 1) / 2;
    for (int step = 0; step < 30; ++step) {
        const double left = to - part * (to - from), right = from + part * (to - from);
        (height(left) < height(right) ? to : from) = height(left) < height(right) ? right : left;
    }
    return (from + to) / 2;
}

} // namespace

WinFit fitWins(const Run &run)
{
    SelfPlay games(run.seed);
    Pieces pieces(run.state);
    std::vector<Story> stories;
    for (int first = 0; first < run.deals; first += kPiece) {
        readInto(stories, pieces.piece(first / kPiece, [&] {
            std::string all;
            for (int number = first; number < std::min(first + kPiece, run.deals); ++number)
                all += written(playMatch(games, number));
            return all;
        }));
    }
    const auto loss = [&](double spread) {
        WinModel::Parts parts;
        parts.spread = static_cast<float>(spread);
        return lossOf(WinModel(games.context(), parts), stories);
    };
    WinFit fit;
    fit.spread = lowest(0.2, 5, loss);
    fit.loss = loss(fit.spread);
    fit.shipped = loss(WinModel::Parts().spread);
    fit.unknowing = std::log(2.0);
    return fit;
}

} // namespace sandbag::fit
