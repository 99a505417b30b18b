// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches over random rule sets with all kinds of players, every invariant watched:
//
//   worlds --matches 100000 --seed 1     a night
//   worlds --seconds 50 --seed 7         as many as come
//   worlds --pairs                       besides, every pair of options together
//   worlds --world 4711 --seed 1         that one of them again
//
// A rule set that fails is shrunk to the fewest options. Ends with 1 when there was one.
#include "random_rules.h"
#include "shrink.h"
#include "world.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace sandbag;
using namespace sandbag::worlds;

namespace {

constexpr int kMostFaults = 5; ///< shown before the run is given up

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

/// The world of that number: the same whatever was played before it.
World drawWorld(std::uint64_t seed, int number)
{
    RandomRules random(seedFor(seed, static_cast<std::uint64_t>(number)));
    World world;
    world.rules = random.draw(4 + number % 60);
    world.seed = random.dice().next();
    world.players = drawPlayers(world.rules, random.dice());
    return world;
}

class Run
{
public:
    explicit Run(std::uint64_t seed) : m_seed(seed) {}

    void playNumber(int number)
    {
        const World world = drawWorld(m_seed, number);
        RandomRules::notePairs(world.rules, m_pairs);
        play(world, QStringLiteral("--world %1 --seed %2").arg(number).arg(m_seed));
    }

    /// The pairs that no world has held yet, each in a world of its own.
    void playMissingPairs()
    {
        RandomRules random(m_seed);
        int refused = 0;
        for (const Option &a : catalogue()) {
            for (const Option &b : catalogue().subspan(static_cast<std::size_t>(a.index) + 1)) {
                if (givenUp() || m_pairs.count({a.index, b.index}))
                    continue;
                const auto rules = random.withBoth(a, b);
                refused += rules ? 0 : 1;
                if (!rules)
                    continue;
                RandomRules::notePairs(*rules, m_pairs);
                const auto seed = static_cast<std::uint64_t>(a.index * 1000 + b.index);
                play({*rules, seed, {}}, QStringLiteral("--pairs"));
            }
        }
        std::printf("%zu pairs of options together, %d always refused\n", m_pairs.size(), refused);
    }

    [[nodiscard]] bool givenUp() const { return m_faults >= kMostFaults; }
    [[nodiscard]] int faults() const { return m_faults; }
    [[nodiscard]] const Tally &tally() const { return m_tally; }

private:
    void play(const World &world, const QString &again)
    {
        if (const auto fault = playWorld(world, m_tally))
            tell(world, *fault, again);
    }

    void tell(const World &world, const Fault &fault, const QString &again)
    {
        ++m_faults;
        Tally aside;
        const RuleSet least = shrink(world.rules, [&](const RuleSet &rules) {
            const auto same = playWorld({rules, world.seed, world.players}, aside);
            return same && same->invariant == fault.invariant;
        });
        const auto last = playWorld({least, world.seed, world.players}, aside);
        std::printf("BROKEN: %s\n  %s\n  rules: %s\n  shrunk from %zu options; again: %s\n",
                    fault.invariant.c_str(), last ? last->detail.c_str() : fault.detail.c_str(),
                    qPrintable(named(least)), differences(world.rules, RuleSet{}).size(),
                    qPrintable(again));
        std::fflush(stdout);
    }

    std::uint64_t m_seed;
    Tally m_tally;
    std::set<std::pair<int, int>> m_pairs;
    int m_faults = 0;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions(
        {{QStringLiteral("matches"), QStringLiteral("How many."), QStringLiteral("n")},
         {QStringLiteral("seconds"), QStringLiteral("No longer."), QStringLiteral("n")},
         {QStringLiteral("seed"), QStringLiteral("Of them all."), QStringLiteral("n"),
          QStringLiteral("1")},
         {QStringLiteral("world"), QStringLiteral("Only that one."), QStringLiteral("n")},
         {QStringLiteral("pairs"), QStringLiteral("Every pair of options too.")}});
    parser.process(app);
    const qint64 most = parser.value(QStringLiteral("seconds")).toLongLong();
    const QString wanted = parser.value(QStringLiteral("matches"));
    const int matches = wanted.isEmpty() && most > 0 ? INT_MAX : wanted.toInt();
    Run run(parser.value(QStringLiteral("seed")).toULongLong());
    QElapsedTimer clock;
    clock.start();
    if (parser.isSet(QStringLiteral("world")))
        run.playNumber(parser.value(QStringLiteral("world")).toInt());
    for (int number = 0; number < matches && !run.givenUp(); ++number) {
        if (most > 0 && clock.elapsed() > most * 1000)
            break;
        run.playNumber(number);
    }
    if (parser.isSet(QStringLiteral("pairs")))
        run.playMissingPairs();
    std::printf("%ld matches, %ld deals, %ld events in %.1f s; %d broken\n", run.tally().matches,
                run.tally().deals, run.tally().events,
                static_cast<double>(clock.elapsed()) / 1000.0, run.faults());
    return run.faults() ? 1 : 0;
}
