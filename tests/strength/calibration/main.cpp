// SPDX-License-Identifier: GPL-3.0-or-later
// What the search believes beside what comes of it, in games with itself:
//
//   calibration [DEALS [PLAYOUTS [SEED [NAMED GAME]]]]
//
// At a call and at the first card of tricks 1, 5 and 9 the search's own chances of its contract, of
// setting the others, of each nil, and its lead in points are noted, and compared with the end of
// the deal: one line for each stage and tenth of the chance. A belief that is too high or too low
// tells which part of the imagined play is not like the real one.
#include "arena/contest.h"
#include "deal/stages.h"
#include "families/bags/bags.h"
#include "match/dealing.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "search/card_search.h"
#include "search/event_search.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

using namespace sandbag;

namespace {

struct Bucket {
    int count = 0;
    double believed = 0, came = 0;
};

/// By name of what is believed, and tenth of the chance.
using Table = std::map<std::pair<std::string, int>, Bucket>;

struct Note {
    std::string stage;
    int seat;
    OutcomeSums sums;
};

void add(Table &table, const std::string &what, double believed, bool came)
{
    Bucket &bucket = table[{what, static_cast<int>(std::min(believed, 0.999) * 10)}];
    ++bucket.count;
    bucket.believed += believed;
    bucket.came += came ? 1 : 0;
}

/// Plays as the search does and remembers what it believed.
class Watched final : public Player
{
public:
    Watched(const SearchOptions &options, std::uint64_t seed, Table &table)
        : m_options(options), m_seed(seed), m_table(table)
    {
    }

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override
    {
        if (!m_heuristics)
            m_heuristics =
                std::make_unique<Heuristics>(outlook.context, m_options.temper, m_options.weights);
        m_heuristics->setStanding(outlook.standing);
        const Prompt &prompt = view.prompt();
        if (!prompt.cards && prompt.choices.size() == 1)
            return {prompt.choices.front(), {}, {}};
        const SearchTask task{
            view, outlook, *m_heuristics, m_options, seedFor(m_seed, ++m_decisions), stop};
        return {view.seen().stage == Stage::play ? card(view, task) : word(view, task), {}, {}};
    }

    void dealEnded(const Match &match) override
    {
        const DealResult &result = match.results().back();
        for (const Note &note : m_notes)
            compare(note, result, match.context()->seating);
        m_notes.clear();
    }

private:
    Event word(const SeatView &view, const SearchTask &task)
    {
        const auto tried = EventSearch(task).run();
        if (tried.front().event.kind == EventKind::call)
            m_notes.push_back({"call", view.seat(), tried.front().sums});
        return tried.front().event;
    }

    Event card(const SeatView &view, const SearchTask &task)
    {
        const auto tried = CardSearch(task).run();
        const PlayState &play = view.seen().play;
        if (play.tricksPlayed % 4 == 0 && play.tricksPlayed < 12 && tried.front().sums.weight > 0)
            m_notes.push_back({"trick " + std::to_string(play.tricksPlayed + 1), view.seat(),
                               tried.front().sums});
        return Event::play(view.seat(), view.context().play.cardAt[tried.front().slot]);
    }

    void compare(const Note &note, const DealResult &result, const Seating &seating)
    {
        const int side = seating.sideOf(note.seat);
        const OutcomeSums &sums = note.sums;
        const SideScore &own = result.score.side[side];
        if (sums.contracts > 0)
            add(m_table, note.stage + ": contract", sums.made / sums.contracts, !own.set());
        bool theirs = false;
        for (int other = 0; other < seating.sides; ++other)
            theirs = theirs || (other != side && result.score.side[other].set());
        add(m_table, note.stage + ": others set", sums.share(sums.othersSet), theirs);
        for (int seat = 0; seat < seating.players; ++seat) {
            if (!result.facts.bids[seat].isNil() || (note.stage == "call" && seat != note.seat))
                continue;
            const char *whose = seat == note.seat              ? ": own nil"
                                : seating.sideOf(seat) == side ? ": partner's nil"
                                                               : ": their nil";
            add(m_table, note.stage + whose, sums.share(sums.nils[seat]),
                result.facts.tricks[seat] == 0);
        }
    }

    SearchOptions m_options;
    std::uint64_t m_seed;
    Table &m_table;
    std::unique_ptr<Heuristics> m_heuristics;
    std::vector<Note> m_notes;
    std::uint64_t m_decisions = 0;
};

} // namespace

int main(int argc, char **argv)
{
    const int deals = argc > 1 ? std::atoi(argv[1]) : 200;
    SearchOptions options;
    options.threads = 1;
    options.iterations = argc > 2 ? std::atoi(argv[2]) : 800;
    const auto seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const Preset *preset = findPreset(argc > 4 ? argv[4] : "standard");
    if (!preset)
        return 2;
    const RuleSet rules = rulesOf(*preset);
    Table table;
    std::vector<std::unique_ptr<Player>> players;
    Contest::Seats seats{};
    for (int seat = 0; seat < Seating(rules).players; ++seat) {
        players.push_back(std::make_unique<Watched>(options, seedFor(seed, seat), table));
        seats[seat] = players.back().get();
    }
    Contest contest(rules, seats);
    for (int deal = 0; deal < deals; ++deal)
        (void)contest.playDeal(deal % Seating(rules).players, seedFor(seed, 1000 + deal));
    for (const auto &[what, bucket] : table) {
        std::printf("%-24s %4d: believed %5.1f %%, came %5.1f %% +- %.1f\n", what.first.c_str(),
                    bucket.count, 100 * bucket.believed / bucket.count,
                    100 * bucket.came / bucket.count,
                    196 * std::sqrt(bucket.came / bucket.count * (1 - bucket.came / bucket.count) /
                                    bucket.count));
    }
    return 0;
}
