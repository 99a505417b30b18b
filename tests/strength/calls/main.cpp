// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two players by what they call, on the same cards:
//
//   call_duel A B [DEALS [SEED [NAMED GAME [BEHIND]]]]
//
// A deal is dealt at two tables with the sides swapped. Where both tables call alike the cards are
// played alike, too (a player's chance hangs on the match's place alone), and the deal counts 0
// without being played: so some thousand deals tell what otherwise takes as many hours. With BEHIND
// one side stands so many points behind the other, at some score of the leader's; 0 is 0 : 0.
// Prints A's points less B's a deal, the same in the chance to win the match by the win model, and
// what came of both players' nils.
#include "arena/duel.h"
#include "deal/stages.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "scoring/score_deal.h"
#include "value/win_model.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace sandbag;

namespace {

struct Sum {
    int count = 0;
    double sum = 0, squares = 0;

    void add(double x)
    {
        ++count;
        sum += x;
        squares += x * x;
    }
    [[nodiscard]] double mean() const { return count > 0 ? sum / count : 0; }
    [[nodiscard]] double half() const
    {
        return 1.96 * std::sqrt(std::max(0.0, squares / count - mean() * mean()) / count);
    }
};

/// Nils called with a hand seen, and blind ones; of the deals that were played.
struct Nils {
    std::array<int, 2> called{}, played{}, made{};
};

class CallDuel
{
public:
    CallDuel(const RuleSet &rules, std::array<const char *, 2> kinds, std::uint64_t seed)
        : m_context(makeContext(rules)),
          m_plan(rules, m_context->seating),
          m_win(*m_context),
          m_seed(seed)
    {
        for (int kind = 0; kind < 2; ++kind) {
            for (int seat = 0; seat < m_context->seating.players; ++seat)
                m_players[kind].push_back(makePlayer(kinds[kind], seedFor(~seed, seat)));
        }
    }

    [[nodiscard]] bool ready() const
    {
        return m_players[0].front() != nullptr && m_players[1].front() != nullptr;
    }

    void deal(int number, int behind)
    {
        const std::uint64_t seed = seedFor(m_seed, static_cast<std::uint64_t>(number));
        const MatchOutlook outlook{m_context, standing(number, behind)};
        std::array<DealState, 2> deals{start(number, seed, outlook.standing),
                                       start(number, seed, outlook.standing)};
        for (int table = 0; table < 2; ++table)
            go(deals[table], outlook, table, seed, true);
        for (int table = 0; table < 2; ++table)
            count(deals[table], table);
        const bool alike = deals[0].log == deals[1].log;
        m_different += alike ? 0 : 1;
        double points = 0, chance = 0;
        for (int table = 0; table < 2 && !alike; ++table) {
            go(deals[table], outlook, table, seed, false);
            score(deals[table], outlook.standing, table, points, chance);
        }
        m_points.add(points / 2);
        m_chance.add(chance / 2);
    }

    void print() const
    {
        std::printf("%d deals, %d called otherwise: %+.2f +- %.2f points, %+.3f +- %.3f %% chance;",
                    m_points.count, m_different, m_points.mean(), m_points.half(),
                    100 * m_chance.mean(), 100 * m_chance.half());
        for (int kind = 0; kind < 2; ++kind) {
            const Nils &nils = m_nils[kind];
            std::printf(" %c: %d nils (%d of %d made), %d blind (%d of %d);", 'A' + kind,
                        nils.called[0], nils.made[0], nils.played[0], nils.called[1], nils.made[1],
                        nils.played[1]);
        }
        std::printf("\n");
        std::fflush(stdout);
    }

private:
    [[nodiscard]] int kindAt(int table, int seat) const
    {
        return (m_context->seating.sideOf(seat) + table) % 2;
    }

    [[nodiscard]] Standing standing(int number, int behind) const
    {
        Standing standing;
        if (behind == 0)
            return standing;
        Dice dice(seedFor(~m_seed, static_cast<std::uint64_t>(number)));
        const int leads = dice.below(2);
        const int top = std::max(60, 10 * dice.below(m_context->rules.win_target / 10 - 4));
        standing.totals[leads] = top;
        standing.totals[1 - leads] = top - behind;
        standing.dealsScored = 1 + top / 60;
        return standing;
    }

    [[nodiscard]] DealState start(int number, std::uint64_t seed, const Standing &before) const
    {
        DealStart start = dealCards(*m_context, number % m_context->seating.players, seed);
        start.scores = before.totals;
        start.firstScored = before.dealsScored == 0;
        return startDeal(m_context, std::move(start));
    }

    /// To the first card, or to the end.
    void go(DealState &deal, const MatchOutlook &outlook, int table, std::uint64_t seed, bool calls)
    {
        const Referee referee;
        while (!deal.over() && !(calls && deal.stage == Stage::play)) {
            if (const auto event = referee.actBeforeAsking(deal, seed);
                event && !apply(deal, *event))
                continue;
            const SeatView view(deal, deal.seat);
            Player &player =
                *m_players[kindAt(table, deal.seat)][static_cast<std::size_t>(deal.seat)];
            if (apply(deal, player.decide(view, outlook, m_stop).event))
                (void)apply(deal, legal(deal).choices.front());
        }
    }

    void score(const DealState &deal, const Standing &before, int table, double &points,
               double &chance)
    {
        const DealFacts facts = factsOf(deal);
        const DealScore score = scoreDeal(m_plan, facts, before);
        const Standing after = advance(m_plan.rules(), m_plan.seating(), before, score);
        for (int side = 0; side < m_context->seating.sides; ++side) {
            const double sign = kindAt(table, side) == 0 ? 1 : -1;
            points += sign * pricedPoints(m_plan.rules(), score.side[side]);
            chance += sign * m_win.chance(after, side);
        }
        for (int seat = 0; seat < m_context->seating.players; ++seat) {
            if (!facts.bids[seat].isNil())
                continue;
            Nils &nils = m_nils[kindAt(table, seat)];
            const std::size_t blind = facts.bids[seat].blind ? 1 : 0;
            ++nils.played[blind];
            nils.made[blind] += facts.tricks[seat] == 0 ? 1 : 0;
        }
    }

    void count(const DealState &deal, int table)
    {
        for (int seat = 0; seat < m_context->seating.players; ++seat) {
            const Call &call = deal.calls[seat];
            if (call.isNil())
                ++m_nils[kindAt(table, seat)].called[call.blind ? 1 : 0];
        }
    }

    std::shared_ptr<const RuleContext> m_context;
    ScoringPlan m_plan;
    WinModel m_win;
    std::uint64_t m_seed;
    std::array<std::vector<std::unique_ptr<Player>>, 2> m_players;
    std::atomic<bool> m_stop{false};
    Sum m_points, m_chance;
    int m_different = 0;
    std::array<Nils, 2> m_nils;
};

} // namespace

int main(int argc, char **argv)
{
    const auto number = [&](int at, int usual) { return argc > at ? std::atoi(argv[at]) : usual; };
    const Preset *preset = findPreset(argc > 5 ? argv[5] : "standard");
    if (argc < 3 || !preset)
        return 2;
    CallDuel duel(rulesOf(*preset), {argv[1], argv[2]}, static_cast<std::uint64_t>(number(4, 1)));
    if (!duel.ready())
        return 2;
    const int deals = number(3, 1000);
    for (int deal = 0; deal < deals; ++deal) {
        duel.deal(deal, number(6, 0));
        if ((deal + 1) % 100 == 0)
            duel.print();
    }
    return 0;
}
