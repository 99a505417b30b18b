// SPDX-License-Identifier: GPL-3.0-or-later
// How long players take for a choice, and whether each of them may be had:
//
//   choice_times PLAYER GAME DEALS [FIRST]        every choice of these deals of a named game
//   choice_times PLAYER random RULE_SETS [FIRST]  three choices of a deal in each of these rule
//   sets
//
// Of random rule sets, the deal goes on by any answer beside the choices that are asked for. A line
// for each choice that was slower than any before it, or refused; then how many there were, their
// mean, the time that one of a hundred exceeds, and the longest, by the clock and by the processor;
// and the most memory that was ever in use. FIRST is the number of the first deal or rule set: any
// range of them is the same wherever it is played.
#include "match/dealer_draw.h"
#include "match/match.h"
#include "named/named_player.h"
#include "random_rules.h"
#include "referee/referee.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <numeric>

using namespace sandbag;

namespace {

constexpr int kAsked = 3;         ///< choices of a deal in a random rule set
constexpr int kMostEvents = 4000; ///< who takes any answer may never end a deal
constexpr int kChangesFrom = 4, kChanges = 60;

class Times
{
public:
    void add(double milliseconds, double ofProcessor, const std::string &where,
             const std::string &what)
    {
        m_ofProcessor.push_back(ofProcessor);
        if (m_all.empty() || milliseconds > *std::max_element(m_all.begin(), m_all.end()))
            std::printf("%9.1f ms  %s  %s\n", milliseconds, where.c_str(), what.c_str());
        m_all.push_back(milliseconds);
        std::fflush(stdout);
    }
    void refused(const std::string &where, const std::string &what)
    {
        ++m_refused;
        std::printf("REFUSED  %s  %s\n", where.c_str(), what.c_str());
        std::fflush(stdout);
    }
    [[nodiscard]] bool anyRefused() const { return m_refused > 0; }
    void tell()
    {
        if (m_all.empty())
            return;
        std::sort(m_all.begin(), m_all.end());
        std::sort(m_ofProcessor.begin(), m_ofProcessor.end());
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        std::printf("%zu choices, %d refused: mean %.1f ms, 99 %% %.1f ms, longest %.1f ms; "
                    "%.0f MiB\n",
                    m_all.size(), m_refused,
                    std::accumulate(m_all.begin(), m_all.end(), 0.0) /
                        static_cast<double>(m_all.size()),
                    m_all[(m_all.size() - 1) * 99 / 100], m_all.back(),
                    static_cast<double>(usage.ru_maxrss) / 1024);
        std::printf("by the processor: mean %.1f ms, 99 %% %.1f ms, longest %.1f ms\n",
                    std::accumulate(m_ofProcessor.begin(), m_ofProcessor.end(), 0.0) /
                        static_cast<double>(m_ofProcessor.size()),
                    m_ofProcessor[(m_ofProcessor.size() - 1) * 99 / 100], m_ofProcessor.back());
    }

private:
    std::vector<double> m_all, m_ofProcessor; ///< milliseconds
    int m_refused = 0;
};

/// One deal from 0 : 0, in which some choices are asked of the player.
class TimedDeal
{
public:
    TimedDeal(const RuleSet &rules, std::uint64_t seed, std::string where, Times &times)
        : m_dice(seed), m_match(recordOf(rules)), m_where(std::move(where)), m_times(times)
    {
    }

    /// `everyIn`: of so many choices one is the player's, at most `most`; the others are anybody's.
    void play(Player &player, int everyIn, int most)
    {
        const std::uint64_t seed = m_dice.next();
        const int dealer = drawForDealer(*m_match.context(), m_dice.next()).dealer;
        if (m_referee.deal(m_match, dealer, seed))
            return;
        int asked = 0;
        for (int events = 0; !m_match.dealOver() && events < kMostEvents; ++events) {
            const DealState &deal = *m_match.deal();
            const auto event = m_referee.actBeforeAsking(deal, seed);
            if (event && !m_match.apply(*event))
                continue;
            const bool mine = asked < most && m_dice.below(everyIn) == 0;
            asked += mine ? 1 : 0;
            const Event answer = mine ? timed(player) : choose(legal(deal), m_dice);
            const auto refusal = m_match.apply(answer);
            if (!refusal)
                continue;
            if (mine)
                m_times.refused(m_where, toString(answer) + ": " + plainEnglish(*refusal));
            (void)m_match.apply(choose(legal(deal), m_dice));
        }
    }

private:
    static MatchRecord recordOf(const RuleSet &rules)
    {
        MatchRecord record;
        record.rules = rules;
        record.players.resize(static_cast<std::size_t>(rules.table_players));
        return record;
    }

    Event timed(Player &player)
    {
        const DealState &deal = *m_match.deal();
        const MatchOutlook outlook{m_match.context(), m_match.standing()};
        const SeatView view(deal, deal.seat);
        const std::clock_t before = std::clock();
        const auto start = std::chrono::steady_clock::now();
        const Event event = player.decide(view, outlook, m_stop).event;
        const std::chrono::duration<double, std::milli> spent =
            std::chrono::steady_clock::now() - start;
        const double ofProcessor =
            1e3 * static_cast<double>(std::clock() - before) / static_cast<double>(CLOCKS_PER_SEC);
        m_times.add(spent.count(), ofProcessor, m_where, toString(event));
        return event;
    }

    Dice m_dice;
    Match m_match;
    Referee m_referee;
    std::string m_where;
    Times &m_times;
    const std::atomic<bool> m_stop{false};
};

} // namespace

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const bool random = argc > 2 && !std::strcmp(argv[2], "random");
    const Preset *game = argc > 2 ? findPreset(argv[2]) : nullptr;
    if (argc < 4 || (!random && !game) || !makePlayer(name, 1)) {
        std::fputs("usage: choice_times PLAYER GAME|random COUNT [FIRST]\n", stderr);
        return 2;
    }
    const int first = argc > 4 ? std::atoi(argv[4]) : 0;
    Times times;
    for (int number = first; number < first + std::atoi(argv[3]); ++number) {
        const std::uint64_t seed = seedFor(1, static_cast<std::uint64_t>(number));
        RandomRules drawn(seed);
        const RuleSet rules =
            random ? drawn.draw(kChangesFrom + number % kChanges) : rulesOf(*game);
        const auto player = makePlayer(name, seed);
        TimedDeal deal(rules, seed, std::to_string(number), times);
        if (random)
            deal.play(*player, 12, kAsked);
        else
            deal.play(*player, 1, kMostEvents);
    }
    times.tell();
    return times.anyRefused() ? 1 : 0;
}
