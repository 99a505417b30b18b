// SPDX-License-Identifier: GPL-3.0-or-later
// Random plays of Standard deals: with the playouts that the players use, with the whole deal as
// the table sees it, and with the cheapest program that can be thought of, which knows nothing but
// suits, spades and who wins; and of every named game, with the playouts alone. Not a test: nothing
// here fails.
#include "deal/deal_state.h"
#include "match/dealing.h"
#include "match/dealt_play.h"
#include "play/fact_row.h"
#include "rules/catalogue.h"
#include "scoring/score_deal.h"

#include <benchmark/benchmark.h>

#include <array>
#include <bit>
#include <string>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#define BITS __attribute__((target("bmi,bmi2,popcnt")))
#else
#define BITS
#endif

using namespace sandbag;

namespace {

constexpr std::uint64_t kDeals = 200;

std::uint64_t nextRandom(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// Four hands, a suit in 16 bits of each, spades on top.
using BareHands = std::array<std::uint64_t, 4>;
constexpr std::uint64_t kBareSpades = std::uint64_t{0xFFFF} << 48;

BareHands bareHands(const PlayTables &tables, const PlayState &play)
{
    BareHands hands{};
    for (int seat = 0; seat < 4; ++seat) {
        for (Slots rest = play.hand[seat]; rest; rest &= rest - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
            const int height =
                std::popcount(tables.effectiveSuit[effectiveSuit] & ((Slots{1} << slot) - 1));
            hands[static_cast<std::size_t>(seat)] |= std::uint64_t{1}
                                                     << (16 * effectiveSuit + height);
        }
    }
    return hands;
}

BITS inline std::uint64_t pick(std::uint64_t cards, std::uint64_t bits)
{
    const auto count = static_cast<std::uint64_t>(__builtin_popcountll(cards));
#if defined(__x86_64__)
    return _pdep_u64(std::uint64_t{1} << ((bits * count) >> 16), cards);
#else
    for (std::uint64_t skip = (bits * count) >> 16; skip; --skip)
        cards &= cards - 1;
    return cards & (0 - cards);
#endif
}

/// Tricks of the first hand.
BITS int playBare(BareHands hands, std::uint64_t &random)
{
    unsigned leader = 1;
    int tricks = 0;
    bool broken = false;
    for (int trick = 0; trick < 13; ++trick) {
        const std::uint64_t word = nextRandom(random);
        const std::uint64_t others = hands[leader] & ~kBareSpades;
        const std::uint64_t lead = pick(others && !broken ? others : hands[leader], word & 0xFFFF);
        hands[leader] ^= lead;
        const int shift = std::countr_zero(lead) & 48;
        const std::uint64_t suit = std::uint64_t{0xFFFF} << shift;
        std::uint64_t best = lead;
        unsigned winner = leader;
        for (unsigned at = 1; at < 4; ++at) {
            const unsigned seat = (leader + at) & 3;
            const std::uint64_t follows = hands[seat] & suit;
            const std::uint64_t card =
                pick(follows ? follows : hands[seat], (word >> (16 * at)) & 0xFFFF);
            hands[seat] ^= card;
            const bool wins = (card & (suit | kBareSpades)) > best;
            best = wins ? card : best;
            winner = wins ? seat : winner;
        }
        broken |= (best & kBareSpades) != 0;
        leader = winner;
        tricks += leader == 0;
    }
    return tricks;
}

std::vector<PlayState> dealtPlays(const RuleContext &context)
{
    std::vector<PlayState> plays;
    for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
        plays.push_back(dealtPlay(context, 0, seed));
        startPlay(context.play, plays.back(), 1, context.pack.tricks);
    }
    return plays;
}

void barePlayouts(benchmark::State &state)
{
    const auto context = makeContext(RuleSet{});
    std::vector<BareHands> dealt;
    for (const PlayState &play : dealtPlays(*context))
        dealt.push_back(bareHands(context->play, play));
    std::uint64_t random = 1, number = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(playBare(dealt[number++ % kDeals], random));
    state.SetItemsProcessed(state.iterations());
}

/// Plays them out one after another, again and again.
void playEach(benchmark::State &state, const RuleContext &context,
              const std::vector<PlayState> &dealt)
{
    std::uint64_t random = 1, number = 0;
    for (auto _ : state) {
        PlayState play = dealt[number++ % kDeals];
        playOut(context.play, play, random);
        benchmark::DoNotOptimize(play.taken);
    }
    state.SetItemsProcessed(state.iterations());
}

void playouts(benchmark::State &state)
{
    const auto context = makeContext(RuleSet{});
    playEach(state, *context, dealtPlays(*context));
}

/// Dealt, bid at random, played and scored.
void wholeDeals(benchmark::State &state)
{
    const auto context = makeContext(RuleSet{});
    const ScoringPlan plan(context->rules, context->seating);
    Dice dice(1);
    std::uint64_t random = 1, number = 0;
    for (auto _ : state) {
        PlayState play = dealtPlay(*context, 0, ++number);
        startPlay(context->play, play, 1, context->pack.tricks);
        playOut(context->play, play, random);
        DealFacts facts;
        for (int seat = 0; seat < context->seating.players; ++seat)
            facts.bids[seat] = Call::number(1 + dice.below(5));
        fillFacts(context->play, play, facts);
        benchmark::DoNotOptimize(scoreDeal(plan, facts, Standing{}).side);
    }
    state.SetItemsProcessed(state.iterations());
}

/// A deal whose calls are made.
DealState calledDeal()
{
    const auto context = makeContext(RuleSet{});
    DealState deal = startDeal(context, dealCards(*context, 0, 1));
    while (phaseOf(deal) != Phase::play) {
        const Prompt prompt = legal(deal);
        (void)apply(deal, prompt.choices.front());
    }
    return deal;
}

/// The deal as the table sees it, every event listed and looked up.
void askedPlays(benchmark::State &state)
{
    const DealState called = calledDeal();
    Dice dice(1);
    for (auto _ : state) {
        DealState deal = called;
        while (!deal.over()) {
            const Prompt prompt = legal(deal);
            const int choice = dice.below(static_cast<int>(prompt.choices.size()));
            (void)apply(deal, prompt.choices[static_cast<std::size_t>(choice)]);
        }
        benchmark::DoNotOptimize(deal.play.taken);
    }
    state.SetItemsProcessed(state.iterations());
}

/// The same from the cards to the score, with calls at random.
void askedDeals(benchmark::State &state)
{
    const auto context = makeContext(RuleSet{});
    const ScoringPlan plan(context->rules, context->seating);
    Dice dice(1);
    std::uint64_t number = 0;
    for (auto _ : state) {
        DealState deal = startDeal(context, dealCards(*context, 0, ++number));
        while (!deal.over()) {
            const Prompt prompt = legal(deal);
            const int choice = dice.below(static_cast<int>(prompt.choices.size()));
            (void)apply(deal, prompt.choices[static_cast<std::size_t>(choice)]);
        }
        benchmark::DoNotOptimize(scoreDeal(plan, factsOf(deal), Standing{}).side);
    }
    state.SetItemsProcessed(state.iterations());
}

/// Playouts of a named game.
void namedPlayouts(benchmark::State &state, const Preset &game)
{
    const auto context = makeContext(rulesOf(game));
    std::vector<PlayState> dealt;
    for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
        dealt.push_back(dealtPlay(*context, 0, seed));
        startPlay(context->play, dealt.back(), 1, context->pack.tricks);
    }
    playEach(state, *context, dealt);
}

} // namespace

BENCHMARK(barePlayouts);
BENCHMARK(playouts);
BENCHMARK(wholeDeals);
BENCHMARK(askedPlays);
BENCHMARK(askedDeals);

int main(int argc, char **argv)
{
    for (const Preset &game : presets()) {
        // Whoever plays a draft has no hand to begin with.
        if (!makeContext(rulesOf(game))->pack.draft)
            benchmark::RegisterBenchmark(
                (std::string("namedPlayouts/") + game.id).c_str(),
                [&game](benchmark::State &state) { namedPlayouts(state, game); });
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
