// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches over random rule sets with all kinds of players, every invariant watched:
//
//   random_matches --matches 100000                 those of the numbers 0 to 99999
//   random_matches --from 40000 --matches 60000     the rest of them on another day
//   random_matches --seconds 50 --seed 7            as many others as come
//   random_matches --found 2 --matches 20000        rules that change two rows of circles or more
//   random_matches --ends --found 2 --matches 1000  by quick players to their end: which have none
//   random_matches --pairs [--from N] [--matches N] every pair of options together
//   random_matches --only 4711                      that one of them again
//
// A rule set that fails is shrunk to the fewest options. Ends with 1 when there was one. Now and
// then, and when it is interrupted, it tells how far it is: --from goes on there.
#include "ends.h"
#include "named_rules.h"
#include "random_match.h"
#include "random_rules.h"
#include "shrink.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <climits>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <string>

using namespace sandbag;
using namespace sandbag::random_matches;

namespace {

constexpr int kMostFaults = 5; ///< shown before the run is given up
constexpr int kToldEvery = 1000;

/// Who sits there: mostly the quick ones, and those who think in a few worlds.
std::vector<std::string> drawPlayers(const RuleSet &rules, Dice &dice)
{
    static const std::vector<std::string> quick = {
        "any", "random", "simple", "level:1", "level:2:bold", "level:3:daring", "level:3:careful"};
    static const std::vector<std::string> thinking = {"search:iterations=20", "level:4",
                                                      "search:iterations=60"};
    const auto one = [&dice](const std::vector<std::string> &of) {
        return of[static_cast<std::size_t>(dice.below(static_cast<int>(of.size())))];
    };
    std::vector<std::string> players;
    const bool anybody = dice.below(3) != 0;
    for (int seat = 0; seat < rules.table_players; ++seat)
        players.push_back(anybody ? "any" : one(quick));
    if (dice.below(25) == 0)
        players[static_cast<std::size_t>(dice.below(rules.table_players))] = one(thinking);
    return players;
}

/// The match of that number: the same whatever was played before it.
RandomMatch drawMatch(std::uint64_t seed, int number, int found)
{
    RandomRules random(seedFor(seed, static_cast<std::uint64_t>(number)));
    RandomMatch match;
    const int changes = 4 + number % 60;
    match.rules = found > 0 ? random.drawFound(changes, found) : random.draw(changes);
    match.seed = random.dice().next();
    match.players = drawPlayers(match.rules, random.dice());
    return match;
}

/// Rule sets that change both options of a pair, until every pair that the checker ever accepts has
/// been changed in one of them. Says how many pairs that are.
std::vector<RandomMatch> drawPairs(std::uint64_t seed)
{
    std::vector<RandomMatch> matches;
    std::set<std::pair<int, int>> held;
    int refused = 0;
    RandomRules random(seed);
    for (const Option &a : catalogue()) {
        for (const Option &b : catalogue().subspan(static_cast<std::size_t>(a.index) + 1)) {
            if (held.count({a.index, b.index}))
                continue;
            const auto rules = random.withBoth(a, b);
            refused += rules ? 0 : 1;
            if (!rules)
                continue;
            RandomRules::notePairs(*rules, held);
            const auto pair = static_cast<std::uint64_t>(a.index * 1000 + b.index);
            matches.push_back({*rules, seedFor(seed, pair), {}});
        }
    }
    std::printf("%zu pairs of options together in %zu matches, %d always refused\n", held.size(),
                matches.size(), refused);
    return matches;
}

/// Set by a signal: the match that is being played is played to its end.
volatile std::sig_atomic_t endAsked = 0;

void askForEnd(int)
{
    endAsked = 1;
}

/// Which matches are played, by their numbers: any range of them is the same wherever it is played.
struct Wanted {
    std::uint64_t seed = 1;
    bool pairs = false;
    bool ends = false;
    int found = 0; ///< at least so many rows that circles and tournaments brought
    int first = 0;
    int end = 0; ///< the number after the last
    qint64 milliseconds = 0;
};

class Run
{
public:
    explicit Run(const Wanted &wanted) : m_wanted(wanted)
    {
        if (!wanted.pairs)
            return;
        m_pairs = drawPairs(wanted.seed);
        m_wanted.end = std::min(wanted.end, static_cast<int>(m_pairs.size()));
    }

    /// False if anything was broken.
    bool play()
    {
        m_clock.start();
        int number = m_wanted.first;
        for (; number < m_wanted.end && !endsBefore(); ++number) {
            playNumber(number);
            if ((number + 1) % kToldEvery == 0)
                tellProgress(number + 1);
        }
        tellProgress(number);
        return m_faults == 0;
    }

private:
    [[nodiscard]] bool endsBefore() const
    {
        return endAsked || m_faults >= kMostFaults ||
               (m_wanted.milliseconds > 0 && m_clock.elapsed() > m_wanted.milliseconds);
    }

    void playNumber(int number)
    {
        const RandomMatch match = m_wanted.pairs ? m_pairs[static_cast<std::size_t>(number)]
                                                 : drawMatch(m_wanted.seed, number, m_wanted.found);
        if (m_wanted.ends)
            return playOut(match, number);
        if (const auto fault = playRandomMatch(match, m_tally))
            tell(match, *fault, number);
    }

    /// A match that goes on is no fault where chance is against the players: somebody looks at it.
    void playOut(const RandomMatch &match, int number)
    {
        ++m_tally.matches;
        const End end = playToTheEnd(match.rules, match.seed);
        m_foretold += end == End::foretold ? 1 : 0;
        if (end != End::unforeseen)
            return;
        ++m_unforeseen;
        std::printf("NO END: match %d\n  rules: %s\n", number, qPrintable(named(match.rules)));
        std::fflush(stdout);
    }

    /// What was played so far, and with which number a later run goes on.
    void tellProgress(int next) const
    {
        std::printf("numbers %d to %d: %ld matches, %ld deals, %ld events in %.1f s, %.1f s of a "
                    "processor; %d broken\n",
                    m_wanted.first, next - 1, m_tally.matches, m_tally.deals, m_tally.events,
                    static_cast<double>(m_clock.elapsed()) / 1000.0,
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC, m_faults);
        if (m_wanted.ends)
            std::printf("without an end: %d foretold by the checker, %d not\n", m_foretold,
                        m_unforeseen);
        std::fflush(stdout);
    }

    void tell(const RandomMatch &match, const Fault &fault, int number)
    {
        ++m_faults;
        Tally aside;
        const RuleSet least = shrink(match.rules, [&](const RuleSet &rules) {
            const auto same = playRandomMatch({rules, match.seed, match.players}, aside);
            return same && same->invariant == fault.invariant;
        });
        const auto last = playRandomMatch({least, match.seed, match.players}, aside);
        std::printf("BROKEN: %s\n  %s\n  rules: %s\n  shrunk from %zu options; again: %s--only %d "
                    "--seed %llu\n",
                    fault.invariant.c_str(), last ? last->detail.c_str() : fault.detail.c_str(),
                    qPrintable(named(least)), differences(match.rules, RuleSet{}).size(),
                    again().c_str(), number, static_cast<unsigned long long>(m_wanted.seed));
        std::fflush(stdout);
    }

    /// The options with which the numbers mean the same.
    [[nodiscard]] std::string again() const
    {
        if (m_wanted.pairs)
            return "--pairs ";
        return m_wanted.found > 0 ? "--found " + std::to_string(m_wanted.found) + " " : "";
    }

    Wanted m_wanted;
    std::vector<RandomMatch> m_pairs;
    QElapsedTimer m_clock;
    Tally m_tally;
    int m_faults = 0;
    int m_foretold = 0, m_unforeseen = 0;
};

Wanted wantedBy(const QCoreApplication &app)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    const auto add = [&parser](const QString &name, const QString &help, const QString &value) {
        parser.addOption({name, help, value});
    };
    add(QStringLiteral("matches"), QStringLiteral("How many."), QStringLiteral("n"));
    add(QStringLiteral("from"), QStringLiteral("Number of the first."), QStringLiteral("n"));
    add(QStringLiteral("seconds"), QStringLiteral("No longer."), QStringLiteral("n"));
    add(QStringLiteral("seed"), QStringLiteral("Of them all; 1."), QStringLiteral("n"));
    add(QStringLiteral("only"), QStringLiteral("Only that one."), QStringLiteral("n"));
    add(QStringLiteral("found"),
        QStringLiteral("Only rules with so many rows that circles and tournaments brought."),
        QStringLiteral("n"));
    parser.addOption({QStringLiteral("ends"), QStringLiteral("Only whether matches end.")});
    parser.addOption({QStringLiteral("pairs"), QStringLiteral("One for every pair of options.")});
    parser.process(app);
    Wanted wanted;
    if (parser.isSet(QStringLiteral("seed")))
        wanted.seed = parser.value(QStringLiteral("seed")).toULongLong();
    wanted.pairs = parser.isSet(QStringLiteral("pairs"));
    wanted.milliseconds = parser.value(QStringLiteral("seconds")).toLongLong() * 1000;
    wanted.ends = parser.isSet(QStringLiteral("ends"));
    wanted.found = parser.value(QStringLiteral("found")).toInt();
    const bool one = parser.isSet(QStringLiteral("only"));
    wanted.first = parser.value(one ? QStringLiteral("only") : QStringLiteral("from")).toInt();
    const int matches = parser.value(QStringLiteral("matches")).toInt();
    const bool counted = one || matches > 0;
    wanted.end = counted ? wanted.first + (one ? 1 : matches) : INT_MAX;
    return wanted;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const Wanted wanted = wantedBy(app);
    std::signal(SIGTERM, askForEnd);
    std::signal(SIGINT, askForEnd);
    return Run(wanted).play() ? 0 : 1;
}
