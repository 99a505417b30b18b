// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "lesson_net.h"
#include "pieces.h"

#include "deal/stages.h"
#include "match/dealing.h"
#include "policy/lesson_rows.h"
#include "policy/simulation.h"
#include "rules/catalogue.h"
#include "search/leaf_cache.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <future>
#include <memory>
#include <thread>

namespace sandbag::fit {

namespace {

constexpr int kPieces = 30; ///< of a run: after each the play is that of what was learned
constexpr int kOneOf = 4;   ///< questions of a deal that are tried
constexpr int kSlip = 25;   ///< one card of so many is any card
/// One game of so many is another than Standard.
constexpr int kOtherGame = 3;

/// One table and all that is worked out for it once.
class Room
{
public:
    explicit Room(const RuleSet &rules) : m_table(makeTable(rules))
    {
        for (const float bolder : {-0.4F, 0.0F, 0.45F}) {
            BidTemper temper;
            temper.boldness += bolder;
            temper.nilCourage += 0.2F * (0.2F - bolder);
            m_bidders.push_back(std::make_unique<Heuristics>(m_table, temper));
        }
        OutcomeCache &book = m_bidders.front()->book();
        for (int side = 0; side < m_table->seating.sides; ++side)
            m_leaves.emplace_back(book.plan(), m_bidders.front()->win(), m_standing, side);
    }

    /// Deals, lets chance choose how boldly is bid, plays, and calls `learn` for some questions.
    template<typename Learn>
    void play(std::uint64_t seed, const Lessons *lessons, Learn learn)
    {
        Dice dice(seed);
        DealStart start = dealCards(*m_table, dice.below(m_table->seating.players), dice.next());
        start.firstScored = true;
        DealState deal = startDeal(m_table, std::move(start));
        Heuristics &bidder =
            *m_bidders[static_cast<std::size_t>(dice.below(static_cast<int>(m_bidders.size())))];
        callOn(deal, bidder);
        if (deal.over())
            return;
        CardWeights weights;
        weights.lessons = lessons;
        const PlayTables &tables = m_table->play;
        const Goals goals = bidder.book().goals(deal.calls, playsItself(deal));
        for (LeafCache &leaves : m_leaves)
            leaves.setDeal(deal);
        PlayState state = deal.play;
        Voids voids{};
        while (!state.over()) {
            const Slots legal = lawfulPlays(tables, state);
            const CardKnowledge sight = knowledgeOf(tables, state, voids);
            if ((legal & (legal - 1)) && dice.below(kOneOf) == 0)
                ask(state, voids, goals, sight, legal, weights, learn);
            Slot slot = chooseCard({tables, state, goals, sight, legal, weights});
            if (dice.below(kSlip) == 0) {
                Slots left = legal;
                for (int skip = dice.below(std::popcount(legal)); skip > 0; --skip)
                    left &= left - 1;
                slot = static_cast<Slot>(std::countr_zero(left));
            }
            playSeen(tables, state, voids, slot);
        }
    }

private:
    template<typename Learn>
    void ask(const PlayState &state, const Voids &voids, const Goals &goals,
             const CardKnowledge &sight, Slots legal, const CardWeights &weights, Learn learn)
    {
        const PlayTables &tables = m_table->play;
        const CardWeights thumbs;
        policy::Weigher<0> weigher(tables, state, goals, sight, thumbs);
        Question question;
        weigher.sceneRows(question.scene);
        LeafCache &leaves = m_leaves[tables.sideOf[state.turn]];
        policy::eachCandidate(tables, state, sight, legal, [&](Slot card) {
            Candidate candidate;
            candidate.thumbs = weigher.cardRows(card, candidate.rows) / goals.trick;
            PlayState next = state;
            Voids shown = voids;
            playSeen(tables, next, shown, card);
            playOutByPolicy(tables, next, shown, goals, weights);
            candidate.came = std::clamp(leaves.at(tables, next).lead / goals.trick, -60.0F, 60.0F);
            question.candidates.push_back(candidate);
        });
        if (question.candidates.size() > 1)
            learn(question);
    }

    std::shared_ptr<const RuleContext> m_table;
    Standing m_standing;
    std::vector<std::unique_ptr<Heuristics>> m_bidders;
    std::vector<LeafCache> m_leaves;
};

/// Slower towards the end, so that chance is averaged out.
float rateAt(int deal, int deals)
{
    const float done = static_cast<float>(deal) / static_cast<float>(deals);
    return 0.06F * (1 - 0.95F * done);
}

/// A table for each named game, from when it is first asked for.
class Rooms
{
public:
    Rooms() : m_rooms(presets().size()) {}

    Room &at(int game)
    {
        auto &room = m_rooms[static_cast<std::size_t>(game)];
        if (!room)
            room = std::make_unique<Room>(rulesOf(presets()[static_cast<std::size_t>(game)]));
        return *room;
    }
    Room &any(Dice &dice)
    {
        const bool other = dice.below(kOtherGame) == 0;
        return at(other ? dice.below(static_cast<int>(m_rooms.size())) : 0);
    }

private:
    std::vector<std::unique_ptr<Room>> m_rooms;
};

/// The questions of one deal.
struct Asked {
    int deal = 0;
    std::vector<Question> questions;
};

/// Plays deals on all cores, ahead of whoever learns from them; he gets them in their order, so
/// that what is learned is the same on any number of cores.
class DealsAhead
{
public:
    explicit DealsAhead(const Run &run) : m_run(run)
    {
        const unsigned cores = std::max(std::thread::hardware_concurrency(), 1U);
        for (unsigned core = 0; core < cores; ++core)
            m_rooms.push_back(std::make_unique<Rooms>());
    }

    /// Calls `learn` for the deals `first` … `end`−1, played with `lessons`, or by thumb without.
    template<typename Learn>
    void each(int first, int end, const Lessons *lessons, Learn learn)
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

    [[nodiscard]] std::vector<Asked> played(Rooms &rooms, int first, int end,
                                            const Lessons *lessons) const
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
    std::vector<std::unique_ptr<Rooms>> m_rooms; ///< one for each core
};

/// Learns from the deals `first` … `end`−1, played with what was known before.
std::string learned(LessonNet &net, DealsAhead &ahead, const Run &run, int first, int end)
{
    const Lessons lessons = net.rounded();
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
        std::fprintf(stderr, "%d deals: %.0f questions, error %.4f, of thumbs %.4f\n", end, count,
                     now / count, thumbs / count);
    return net.text();
}

} // namespace

Lessons fitLessons(const Run &run)
{
    DealsAhead ahead(run);
    Pieces pieces(run.state);
    LessonNet net(run.seed);
    const int piece = std::max(run.deals / kPieces, 1);
    for (int first = 0; first < run.deals; first += piece) {
        net.read(pieces.piece(first / piece, [&] {
            return learned(net, ahead, run, first, std::min(first + piece, run.deals));
        }));
    }
    return net.rounded();
}

} // namespace sandbag::fit
