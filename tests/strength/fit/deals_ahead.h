// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fits.h"
#include "lesson_net.h"
#include "pieces.h"

#include "random_rules.h"
#include "rules/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <future>
#include <memory>
#include <sstream>
#include <string>
#include <thread>

namespace sandbag::fit {

/// One game of so many is another than Standard.
inline constexpr int kOtherGame = 3;

/// Options that are tried to change in a named game to make a random rule set.
inline constexpr int kChanges = 10;

/// A room, which deals and plays, for each game, from when it is first asked for: the named ones
/// and `Room::kRandomGames` random rule sets, all as often as each other.
template<typename Room>
class Rooms
{
public:
    Rooms() : m_rooms(presets().size() + Room::kRandomGames) {}

    Room &at(int game)
    {
        auto &room = m_rooms[static_cast<std::size_t>(game)];
        if (!room)
            room = std::make_unique<Room>(rulesAt(game));
        return *room;
    }
    Room &any(Dice &dice)
    {
        const bool other = dice.below(kOtherGame) == 0;
        return at(other ? dice.below(static_cast<int>(m_rooms.size())) : 0);
    }

private:
    static RuleSet rulesAt(int game)
    {
        const int named = static_cast<int>(presets().size());
        return game < named
                   ? rulesOf(presets()[static_cast<std::size_t>(game)])
                   : RandomRules(seedFor(1, static_cast<std::uint64_t>(game))).draw(kChanges);
    }

    std::vector<std::unique_ptr<Room>> m_rooms;
};

/// The questions of one deal.
struct Asked {
    int deal = 0;
    std::vector<Question> questions;
};

/// Plays deals in rooms on all cores, ahead of whoever learns from them, and gets them in their
/// order, so that what is learned is the same on any number of cores.
template<typename Room, typename Taught>
class DealsAhead
{
public:
    explicit DealsAhead(const Run &run) : m_run(run)
    {
        const unsigned cores = std::max(std::thread::hardware_concurrency(), 1U);
        for (unsigned core = 0; core < cores; ++core)
            m_rooms.push_back(std::make_unique<Rooms<Room>>());
    }

    /// Calls `learn` for the deals `first` … `end`−1, played with `lessons`, or by thumb without.
    template<typename Learn>
    void each(int first, int end, const Taught *lessons, Learn learn)
    {
        std::vector<std::future<std::vector<Asked>>> ahead(m_rooms.size());
        int next = first;
        const auto start = [&](std::size_t core) {
            const int from = next;
            next = std::min(from + kAtOnce, end);
            ahead[core] = std::async(std::launch::async, [this, core, from, to = next, lessons] {
                return played(*m_rooms[core], from, to, lessons);
            });
        };
        for (std::size_t core = 0; core < ahead.size() && next < end; ++core)
            start(core);
        for (std::size_t core = 0; ahead[core].valid(); core = (core + 1) % ahead.size()) {
            const std::vector<Asked> deals = ahead[core].get();
            if (next < end)
                start(core);
            for (const Asked &asked : deals)
                learn(asked);
        }
    }

private:
    static constexpr int kAtOnce = 200; ///< deals

    [[nodiscard]] std::vector<Asked> played(Rooms<Room> &rooms, int first, int end,
                                            const Taught *lessons) const
    {
        std::vector<Asked> deals;
        for (int deal = first; deal < end; ++deal) {
            const std::uint64_t seed = seedFor(m_run.seed, static_cast<std::uint64_t>(deal));
            Dice dice(~seed);
            Asked &asked = deals.emplace_back(Asked{deal, {}});
            rooms.any(dice).play(seed, lessons, [&](Question &question) {
                asked.questions.push_back(std::move(question));
            });
        }
        return deals;
    }

    const Run &m_run;
    std::vector<std::unique_ptr<Rooms<Room>>> m_rooms; ///< one for each core
};

/// Slower towards the end, so that chance is averaged out.
inline float rateAt(int deal, int deals)
{
    const float done = static_cast<float>(deal) / static_cast<float>(deals);
    return 0.06F * (1 - 0.95F * done);
}

/// To go on from.
template<typename Net>
[[nodiscard]] std::string textOf(const Net &net)
{
    std::ostringstream out;
    out.precision(9);
    net.write(out);
    return out.str();
}

/// What a net is taught by the questions of the run's deals. After each of so many pieces the play
/// is that of what was learned.
template<typename Room, typename Net>
[[nodiscard]] typename Net::Taught taughtIn(const Run &run, int piecesOfRun)
{
    DealsAhead<Room, typename Net::Taught> ahead(run);
    Pieces pieces(run.state);
    Net net(run.seed);
    const auto learned = [&](int first, int end) {
        const auto lessons = net.rounded();
        double now = 0, thumbs = 0, count = 0;
        ahead.each(first, end, first == 0 ? nullptr : &lessons, [&](const Asked &asked) {
            for (const Question &question : asked.questions) {
                const auto errors = net.learn(question, rateAt(asked.deal, run.deals));
                now += errors.now;
                thumbs += errors.thumbs;
                ++count;
            }
        });
        if (!run.state.empty())
            std::fprintf(stderr, "%d deals: %.0f questions, error %.4f, of thumbs %.4f\n", end,
                         count, now / count, thumbs / count);
        return textOf(net);
    };
    const int piece = std::max(run.deals / piecesOfRun, 1);
    for (int first = 0; first < run.deals; first += piece) {
        std::istringstream text(pieces.piece(
            first / piece, [&] { return learned(first, std::min(first + piece, run.deals)); }));
        net.read(text);
    }
    return net.rounded();
}

} // namespace sandbag::fit
