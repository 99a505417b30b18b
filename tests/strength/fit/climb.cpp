// SPDX-License-Identifier: GPL-3.0-or-later
#include "climb.h"

#include "match/dealing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sandbag::fit {

namespace {

constexpr int kRounds = 4;
constexpr float kFirstStep = 0.25F; ///< of the number, or of kLeast where it is less
constexpr float kShrink = 0.6F;     ///< of the step, after each round
constexpr float kLeast = 0.2F;
constexpr int kMostSteps = 3; ///< one way in a round

class Climb
{
public:
    Climb(const Run &run, const Gain &gain) : m_run(run), m_gain(gain), m_pieces(run.state) {}

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
            return m_gain(tried, m_found, seed, m_run.deals).text();
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

    const Run &m_run;
    const Gain &m_gain;
    Pieces m_pieces;
    Leanings m_found = Leanings::first();
    int m_piece = 0;
};

} // namespace

std::vector<FittedWeight> climbed(const Run &run, std::span<const Knob> knobs, const Gain &gain)
{
    Climb climb(run, gain);
    for (int round = 0; round < kRounds; ++round) {
        for (const Knob &knob : knobs)
            climb.moveKnob(knob, kFirstStep * std::pow(kShrink, static_cast<float>(round)));
    }
    Leanings found = climb.found();
    std::vector<FittedWeight> weights;
    for (const Knob &knob : knobs)
        weights.push_back({knob.name, knob.of(found)});
    return weights;
}

} // namespace sandbag::fit
