// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/card_search.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "play/fact_row.h"
#include "policy/card_knowledge.h"
#include "search/taught_share.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <system_error>
#include <thread>

namespace sandbag {

namespace {

constexpr int kWorldsOfBatch = 32; ///< at most; drawn by their likelihood …
constexpr int kSampledForOne = 4;  ///< … from this many for each
constexpr int kChosenForOne = 2;
constexpr int kFewestWorlds = 4;
constexpr int kBatchesOfRound = 2; ///< after a round poor cards are given up

/// One for each batch of a round at most: more would have nothing to do.
int threadsFor(const SearchOptions &options)
{
    const int spare = static_cast<int>(std::thread::hardware_concurrency()) - 1;
    return std::clamp(options.threads > 0 ? options.threads : spare, 1, kBatchesOfRound);
}

int cardsLeft(const SeatView &view)
{
    const PlayState &play = view.seen().play;
    return (play.tricksInDeal - play.tricksPlayed) * view.context().seating.players;
}

/// Fewer players have more tricks left with as many cards, and where the order of the tricks counts
/// nothing can be remembered: each makes the search to the end much longer.
constexpr int kFewerCards = 4;

constexpr int kSoonTried = 12; ///< with so few cards trying them is as fast as solving
constexpr int kMostOpenTricks = 6;
/// Solving a world takes longer than a playout: at six tricks by about five times, at five by less
/// than trying every card took. So all decisions of a deal together take as long as they did.
constexpr int kPlayoutsOfOpenEnd = 2;
/// The same of a playout whose last tricks are solved.
constexpr int kPlayoutsOfSolvedEnd = 3;
/// Of fewer playouts more worlds tell more than better ends.
constexpr int kFewPlayouts = 600;

/// A nil in the dark plays by chance: there is no best play against it.
bool searchedToTheEnd(const SeatView &view, const SearchOptions &options)
{
    const Seating &seating = view.context().seating;
    const int few = seating.players < 4 ? kFewerCards : 0;
    const int ordered = factsRead(view.rules(), seating).hasAny(factsOfPlay()) ? kFewerCards : 0;
    return cardsLeft(view) <= options.exactCards - few - ordered &&
           view.seen().play.anyCardSeats == 0;
}

} // namespace

/// Some worlds and what came of them: what one thread works on at a time. What it holds hangs on
/// its number alone, not on the threads.
struct CardSearch::Batch {
    int number = 0;
    std::vector<World> worlds;
    std::vector<std::vector<Leaf>> leaves; ///< by world, by candidate alive
};

CardSearch::CardSearch(const SearchTask &task)
    : m_view(task.view),
      m_heuristics(task.heuristics),
      m_options(task.options),
      m_seed(task.seed),
      m_budget(m_options, task.stop),
      m_goals(m_heuristics.book().goals(ownNumbers(m_view.seen()), playsItself(m_view.seen()))),
      m_weights(task.imaginedPlay()),
      m_belief(m_view, m_heuristics, m_heuristics.weights(), m_goals, m_options.belief),
      m_sampler(m_view, m_heuristics.weights().picks),
      m_side(m_view.context().seating.sideOf(m_view.seat())),
      m_exact(searchedToTheEnd(m_view, m_options))
{
    for (int batch = 0; batch < kBatchesOfRound; ++batch) {
        LeafCache leaves(m_heuristics.book().plan(), m_heuristics.win(), task.outlook.standing,
                         m_side);
        leaves.setDeal(m_view.seen());
        leaves.setDread(m_heuristics.temper().tenthBag);
        m_workers.push_back(std::make_unique<Worker>(std::move(leaves), m_budget));
    }
    const ScoredCards scored = scoredBy(m_heuristics.weights());
    for (int i = 0; i < scored.count; ++i)
        m_tried.push_back({scored.cards[i].slot, {}, true, false});
    for (int seat = 0; seat < m_view.context().seating.players; ++seat)
        m_voids[seat] = m_view.shownVoids(seat);
    openWorlds();
}

ScoredCards CardSearch::scoredBy(const CardWeights &weights) const
{
    return scoreCards({m_view.context().play, m_view.seen().play, m_goals, knowledgeOf(m_view),
                       lawfulChoices(m_view), weights});
}

/// Where a nil is played in the dark even known hands may come to anything.
bool CardSearch::chanceIsLeft() const
{
    return m_view.seen().play.anyCardSeats != 0;
}

/// A small budget is not overdrawn by its first round.
int CardSearch::worldsOfBatch() const
{
    if (m_budget.iterations() == 0)
        return kWorldsOfBatch;
    const int candidates = std::max(1, static_cast<int>(m_tried.size()));
    return std::clamp(m_budget.iterations() / (kBatchesOfRound * candidates * m_playoutsOfEnd),
                      kFewestWorlds, kWorldsOfBatch);
}

/// Draws the batch's worlds from a larger sample by their likelihood; one drawn more than once
/// weighs this much more.
void CardSearch::chooseWorlds(Batch &batch) const
{
    Dice dice(seedFor(m_seed, batch.number));
    const int count = worldsOfBatch();
    if (m_sampler.certain()) {
        batch.worlds.assign(chanceIsLeft() ? static_cast<std::size_t>(count) : 1,
                            m_sampler.sample(dice));
        return;
    }
    std::vector<World> sample;
    std::vector<float> logs;
    // Where a nil was called each is the choice of many deals already.
    const int sampled = (m_belief.choosesDeals() ? kChosenForOne : kSampledForOne) * count;
    for (int i = 0; i < sampled; ++i) {
        sample.push_back(m_belief.sample(m_sampler, dice));
        logs.push_back(m_belief.logLikelihood(sample.back()));
        if (m_budget.stopped())
            break;
    }
    batch.worlds = drawByLikelihood(std::move(sample), logs, count, dice);
}

/// Whether the last tricks of playouts are solved. Who sees all hands hurts every nil, and one
/// against many has them all against them: it was measured for two sides and without nils.
/// Tried without a gain: ends solved only once a first round of playouts has given up the poor
/// cards (as long a decision; figures in STRENGTH.md).
bool CardSearch::endsAreWorthSolving() const
{
    const bool many = m_budget.iterations() == 0 || m_budget.iterations() >= kFewPlayouts;
    return many && m_options.solvedTricks > 0 && !m_exact && m_goals.nilSeats == 0 &&
           m_view.context().seating.sides == 2;
}

/// Makes ready to solve worlds, or the ends of playouts, where that can be and takes less than it
/// is worth.
void CardSearch::openWorlds()
{
    const PlayState &play = m_view.seen().play;
    const int left = cardsLeft(m_view);
    m_open = left <= m_options.openCards && left > kSoonTried &&
             play.tricksInDeal - play.tricksPlayed <= kMostOpenTricks;
    if (!m_open && !endsAreWorthSolving())
        return;
    Dice dice(m_seed);
    PlayState state = dealt(m_sampler.sample(dice));
    if (!m_open) {
        m_solvedTricks = m_options.solvedTricks;
        Voids voids = m_voids;
        playOutByPolicy(m_view.context().play, state, voids, {m_goals, m_weights, m_solvedTricks});
    }
    for (const auto &worker : m_workers)
        worker->open =
            OpenEnding::of(worker->leaves, m_view.seen(), state, m_side, m_budget.flag());
    if (!m_workers.front()->open) {
        m_open = false;
        m_solvedTricks = 0;
    } else if (!m_exact)
        m_playoutsOfEnd = m_open ? kPlayoutsOfOpenEnd : kPlayoutsOfSolvedEnd;
}

PlayState CardSearch::dealt(const World &world) const
{
    PlayState state = m_view.seen().play;
    state.hand = world.hand;
    state.secondCopy = world.secondCopy;
    return state;
}

/// False where that would take too long.
bool CardSearch::solveWorld(Batch &batch, const PlayState &state, Worker &worker) const
{
    Slots cards = 0;
    for (const CardTried &tried : m_tried)
        cards |= tried.alive ? slotBit(tried.slot) : 0;
    const std::vector<Leaf> *found = worker.open->weigh(m_view.context().play, state, cards);
    if (!found)
        return false;
    std::vector<Leaf> ends;
    for (const CardTried &tried : m_tried) {
        const int before = std::popcount(cards & (slotBit(tried.slot) - 1));
        if (tried.alive)
            ends.push_back((*found)[static_cast<std::size_t>(before)]);
    }
    batch.leaves.push_back(std::move(ends));
    return true;
}

/// What comes of it when everyone plays on as games taught, and at the end as if they saw all
/// hands.
Leaf CardSearch::played(PlayState &state, Voids &voids, Worker &worker, std::uint64_t chance) const
{
    const PlayTables &tables = m_view.context().play;
    if (m_solvedTricks > 0) {
        playOutByPolicy(tables, state, voids, {m_goals, m_weights, m_solvedTricks, chance});
        const auto end = state.over() ? std::nullopt : worker.open->end(tables, state);
        if (end)
            return *end;
    }
    playOutByPolicy(tables, state, voids, {m_goals, m_weights, 0, chance});
    return worker.leaves.at(tables, state);
}

void CardSearch::playWorld(Batch &batch, const World &world, Worker &worker) const
{
    const PlayTables &tables = m_view.context().play;
    const PlayState start = dealt(world);
    if (m_open && solveWorld(batch, start, worker))
        return;
    // The same for every card, so that cards are compared on the same shuffle.
    const std::uint64_t chance =
        chanceIsLeft() ? seedFor(seedFor(m_seed, batch.number), batch.leaves.size()) : 0;
    std::vector<Leaf> ends;
    for (const CardTried &tried : m_tried) {
        if (!tried.alive)
            continue;
        PlayState state = start;
        Voids voids = m_voids;
        playSeen(tables, state, voids, tried.slot);
        if (m_exact) {
            if (const auto end = worker.ending.solve(tables, state, m_side))
                ends.push_back(*end);
            else
                return; // time is up: half a world says nothing
            continue;
        }
        ends.push_back(played(state, voids, worker, chance));
    }
    batch.leaves.push_back(std::move(ends));
}

void CardSearch::fill(Batch &batch, Worker &worker) const
{
    chooseWorlds(batch);
    for (const World &world : batch.worlds) {
        if (m_budget.over())
            break;
        playWorld(batch, world, worker);
    }
}

void CardSearch::merge(const Batch &batch)
{
    for (std::size_t world = 0; world < batch.leaves.size(); ++world) {
        std::size_t at = 0;
        for (CardTried &tried : m_tried) {
            if (tried.alive)
                tried.sums.add(batch.leaves[world][at++], batch.worlds[world].weight);
        }
        m_iterations += m_playoutsOfEnd * static_cast<int>(at);
    }
}

/// Gives up the cards that are clearly worse than the best one.
void CardSearch::drop()
{
    const auto best = std::max_element(
        m_tried.begin(), m_tried.end(), [](const CardTried &a, const CardTried &b) {
            return !a.alive || (b.alive && a.sums.mean() < b.sums.mean());
        });
    for (CardTried &tried : m_tried) {
        if (tried.alive && !tried.kept && &tried != &*best && clearlyWorse(tried.sums, best->sums))
            tried.alive = false;
    }
}

bool CardSearch::done() const
{
    const auto alive = std::count_if(m_tried.begin(), m_tried.end(),
                                     [](const CardTried &tried) { return tried.alive; });
    const bool kept = std::any_of(m_tried.begin(), m_tried.end(),
                                  [](const CardTried &tried) { return tried.kept; });
    const bool known = m_sampler.certain() && !chanceIsLeft();
    if (m_batches > 0 ? alive < 2 || known : alive < 2 && !kept)
        return true;
    return m_budget.spent(m_iterations);
}

/// The candidate that stands for it is the next lower one: equals follow each other.
void CardSearch::keep(Slot slot)
{
    CardTried *own = nullptr;
    for (CardTried &tried : m_tried) {
        if (tried.slot <= slot && (!own || tried.slot > own->slot))
            own = &tried;
    }
    if (own)
        own->kept = true;
}

/// When no world was played to its end before time was up.
void CardSearch::bestByThumbFirst()
{
    const ScoredCards scored = scoredBy(m_weights);
    const auto worth = [&](Slot slot) {
        const auto at = std::find_if(scored.cards.begin(), scored.cards.begin() + scored.count,
                                     [slot](const auto &card) { return card.slot == slot; });
        return at->score;
    };
    std::stable_sort(m_tried.begin(), m_tried.end(), [&](const CardTried &a, const CardTried &b) {
        return worth(a.slot) > worth(b.slot);
    });
}

std::vector<CardTried> CardSearch::run()
{
    while (!m_budget.stopped() && !done()) {
        std::vector<Batch> round(kBatchesOfRound);
        for (Batch &batch : round)
            batch.number = m_batches++;
        const auto threads = static_cast<std::size_t>(threadsFor(m_options));
        const auto work = [&](std::size_t thread) {
            for (std::size_t i = thread; i < round.size(); i += threads)
                fill(round[i], *m_workers[i]);
        };
        std::vector<std::thread> others;
        others.reserve(threads);
        for (std::size_t thread = 1; thread < threads; ++thread) {
            try {
                others.emplace_back(work, thread);
            } catch (const std::system_error &) { // the system gives no more of them
                work(thread);
            }
        }
        work(0);
        for (std::thread &other : others)
            other.join();
        for (const Batch &batch : round)
            merge(batch);
        drop();
    }
    if (m_options.taught && !m_exact && !m_open)
        heedLessons(m_tried, scoredBy(m_weights), m_options.heed);
    if (m_iterations == 0)
        bestByThumbFirst();
    std::stable_sort(m_tried.begin(), m_tried.end(), [](const CardTried &a, const CardTried &b) {
        return a.alive != b.alive ? a.alive : a.sums.mean() > b.sums.mean();
    });
    return std::move(m_tried);
}

} // namespace sandbag
