// SPDX-License-Identifier: GPL-3.0-or-later
// What the search thinks of hidden cards and of endings: beliefs, the worlds drawn by them, and the
// exact ending against plain trying.
#include "plain_trying.h"
#include "random_deal.h"
#include "share.h"
#include "test_main.h"

#include "named/named_player.h"
#include "review/beliefs.h"
#include "review/beyond_chance.h"
#include "search/belief.h"
#include "search/card_search.h"
#include "search/certain_cards.h"
#include "search/exact_ending.h"
#include "search/outcome_sums.h"
#include "search/search_player.h"
#include "search/taught_share.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

using namespace sandbag;

namespace {

/// A deal of the simple player with itself, some tricks on.
DealState bySimplePlayers(const std::shared_ptr<const RuleContext> &context, std::uint64_t seed,
                          std::size_t tricks)
{
    DealState deal = startDeal(context, dealCards(*context, 0, seed));
    const auto player = makePlayer("simple", seed);
    const std::atomic<bool> stop{false};
    while (!deal.over() && (deal.stage != Stage::play || deal.tricks.size() < tricks)) {
        const Decision decision = player->decide(SeatView(deal, deal.seat), {context, {}}, stop);
        if (apply(deal, decision.event))
            break;
    }
    return deal;
}

World trueWorld(const DealState &deal)
{
    World world;
    for (int seat = 0; seat < deal.seating().players; ++seat) {
        world.hand[seat] = deal.play.hand[seat];
        world.secondCopy[seat] = deal.play.secondCopy[seat];
    }
    return world;
}

bool anyNil(const DealState &deal)
{
    return std::any_of(deal.calls.begin(), deal.calls.end(),
                       [](const Call &call) { return call.isNil(); });
}

/// What is said of who probably holds a card, and how often it was so.
struct Told {
    int count = 0, came = 0, believed = 0; ///< the last in percent
    int asChance = 0;                      ///< that are hardly more than what chance alone gives

    void add(const DealState &deal)
    {
        const SeatView view(deal, deal.seat);
        const std::atomic<bool> stop{false};
        for (const Sentence &belief : beliefsOf(view, {deal.context, {}}, {}, stop)) {
            const std::string text(belief.text);
            if (!text.starts_with("%1 probably held") && !text.starts_with("%1 almost certainly h"))
                continue;
            if (!std::holds_alternative<Card>(belief.args[1]))
                continue;
            const Card card = std::get<Card>(belief.args[1]);
            const int seat = std::get<Seat>(belief.args[0]).number;
            const int percent = std::get<int>(belief.args[2]);
            ++count;
            believed += percent;
            came += deal.play.hand[seat] & slotBit(deal.context->play.slotOf[card.face()]) ? 1 : 0;
            asChance += percent < 100 * chanceOf(view, seat, card) + 3 ? 1 : 0;
        }
    }
    /// By the room in the hands that may hold it.
    static double chanceOf(const SeatView &view, int seat, Card card)
    {
        const PlayTables &tables = view.context().play;
        const EffectiveSuit suit = tables.effectiveSuitOf[tables.slotOf[card.face()]];
        double all = 0, own = 0;
        for (int other = 0; other < view.context().seating.players; ++other) {
            if (other == view.seat() || ((view.shownVoids(other) >> suit) & 1))
                continue;
            const auto known = static_cast<int>(view.knownCards(other).size());
            const int room = view.cardsHeld(other) - known;
            all += room;
            own += other == seat ? room : 0;
        }
        return all > 0 ? own / all : 0;
    }
    /// But for that part of them at most.
    [[nodiscard]] bool isRight(int part) const
    {
        return std::abs(believed / 100 - came) < count / part;
    }
    [[nodiscard]] QByteArray words() const
    {
        return QStringLiteral("%1 of %2, believed %3, %4 as chance gives")
            .arg(came)
            .arg(count)
            .arg(believed)
            .arg(asChance)
            .toUtf8();
    }
};

/// How many playouts each end counts for that the search looks at; 0 where there is no choice.
double playoutsOfEnd(const DealState &deal, const SearchOptions &options)
{
    Heuristics heuristics(deal.context);
    const SeatView view(deal, deal.seat);
    const MatchOutlook outlook{deal.context, {}};
    const std::atomic<bool> stop{false};
    CardSearch search({view, outlook, heuristics, options, 1, stop});
    double ends = 0;
    for (const CardTried &tried : search.run())
        ends += static_cast<double>(tried.sums.values.size());
    return ends > 0 ? search.iterations() / ends : 0;
}

} // namespace

class TestSearchValues : public QObject
{
    Q_OBJECT

private slots:
    void lastTricksOfPlayoutsAreSolved_data();
    void lastTricksOfPlayoutsAreSolved();
    void trueHandsAreTheLikelier();
    void likelihoodsAreFinite();
    void whatIsToldIsBeyondChance();
    void whatIsToldOfHandsIsBeyondChance();
    void nobodyIsOutOfASuitOfAKnownCard();
    void statedSpadesAreProved();
    void whatIsToldOfHandsHeedsNils();
    void whatIsToldOfHandsHeedsSpades_data();
    void whatIsToldOfHandsHeedsSpades();
    void worldsAreDrawnByLikelihood();
    void exactEndingsAreBestPlay_data();
    void exactEndingsAreBestPlay();
    void clearlyWorseIsWorse();
    void choicesAreComparedOnWorldsOfBoth();
    void lessonsAreHeeded();
    void mostCardsLimitsPlayouts();
    void manyThreadsThinkOfOneDeal();
};

void TestSearchValues::lastTricksOfPlayoutsAreSolved_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("nil");
    QTest::addColumn<int>("iterations");
    QTest::addColumn<int>("tricks");
    QTest::addColumn<double>("playouts");

    QTest::newRow("two sides without a nil") << "standard" << false << 1200 << 5 << 3.0;
    QTest::newRow("not wanted") << "standard" << false << 1200 << 0 << 1.0;
    QTest::newRow("a nil, which they would hurt") << "standard" << true << 1200 << 5 << 1.0;
    QTest::newRow("few playouts") << "standard" << false << 300 << 5 << 1.0;
    QTest::newRow("one against three") << "cutthroat" << false << 1200 << 5 << 1.0;
}

/// Where that was found to be better; such an end counts for as many playouts as it takes.
void TestSearchValues::lastTricksOfPlayoutsAreSolved()
{
    QFETCH(const QString, rules);
    QFETCH(const bool, nil);
    QFETCH(const int, iterations);
    QFETCH(const int, tricks);
    QFETCH(const double, playouts);
    SearchOptions options;
    options.threads = 1;
    options.iterations = iterations;
    options.solvedTricks = tricks;
    const auto context = makeContext(rulesOf(*findPreset(rules.toStdString())));
    int asked = 0;
    for (std::uint64_t seed = 0; asked < 3; ++seed) {
        const DealState deal = bySimplePlayers(context, seed, 4);
        if (deal.over() || anyNil(deal) != nil)
            continue;
        const double found = playoutsOfEnd(deal, options);
        if (found == 0)
            continue;
        QCOMPARE(found, playouts);
        ++asked;
    }
}

/// Calls and cards tell of the hands: those that were dealt are likelier than others that fit.
void TestSearchValues::trueHandsAreTheLikelier()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Heuristics heuristics(context);
    int better = 0, compared = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const DealState deal = bySimplePlayers(context, seed, 4);
        if (deal.over())
            continue;
        const SeatView view(deal, deal.seat);
        const Goals goals = heuristics.book().goals(deal.calls);
        const Belief belief(view, heuristics, heuristics.weights(), goals, {});
        const WorldSampler sampler(view);
        const float truth = belief.logLikelihood(trueWorld(deal));
        Dice dice(seed);
        for (int i = 0; i < 40; ++i, ++compared)
            better += truth > belief.logLikelihood(sampler.sample(dice)) ? 1 : 0;
    }
    QVERIFY(compared > 500);
    QVERIFY2(better > 0.62 * compared,
             qPrintable(QStringLiteral("%1 of %2").arg(better).arg(compared)));
}

void TestSearchValues::likelihoodsAreFinite()
{
    RandomRules random(31);
    int asked = 0;
    for (int i = 0; i < 60; ++i) {
        const auto context = makeContext(random.draw(20));
        const auto deal = dealToEnding(context, 1, random.dice(), 3);
        if (!deal)
            continue;
        Heuristics heuristics(context);
        const SeatView view(*deal, deal->seat);
        const Goals goals = heuristics.book().goals(deal->calls);
        const Belief belief(view, heuristics, heuristics.weights(), goals, {});
        const WorldSampler sampler(view);
        for (int n = 0; n < 5; ++n, ++asked) {
            const World world = sampler.sample(random.dice());
            const float log = belief.logLikelihood(world);
            QVERIFY2(std::isfinite(log), qPrintable(named(context->rules)));
            QCOMPARE(log, belief.logLikelihood(world));
        }
    }
    QVERIFY(asked > 100);
}

/// The interval of Agresti and Coull: 60 of 100 are beyond a half, 55 are not, nor are 6 of 10.
void TestSearchValues::whatIsToldIsBeyondChance()
{
    QVERIFY(std::abs(atLeastShare(0.5, 96) - 0.4) < 1e-9);
    QVERIFY(isBeyondChance(0.61, 100, 0.5));
    QVERIFY(!isBeyondChance(0.55, 100, 0.5));
    QVERIFY(!isBeyondChance(0.6, 10, 0.5));
    QVERIFY(!isBeyondChance(1, 2, 0.5));
    QVERIFY(!isBeyondChance(0, 0, 0.4));
}

/// Of a card that two hidden players hold as likely, neither "probably" holds it.
void TestSearchValues::whatIsToldOfHandsIsBeyondChance()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Told told;
    for (std::uint64_t seed = 1; seed <= share(40); ++seed) {
        for (const std::size_t tricks : {4, 8, 10}) {
            const DealState deal = bySimplePlayers(context, seed, tricks);
            if (!deal.over())
                told.add(deal);
        }
    }
    QVERIFY2(told.count > share(40) && told.asChance == 0, told.words());
}

/// A card that was passed, or faced up, is known to be in a hand until it is played.
void TestSearchValues::nobodyIsOutOfASuitOfAKnownCard()
{
    const std::atomic<bool> stop{false};
    RuleSet rules = rulesOf(*findPreset("standard"));
    rules.pass_every_deal = 3;
    const auto context = makeContext(rules);
    int known = 0;
    for (std::uint64_t seed = 1; seed <= share(60); ++seed) {
        const DealState deal = bySimplePlayers(context, seed, 6 + seed % 4);
        if (deal.over())
            continue;
        const SeatView view(deal, deal.seat);
        for (const Sentence &belief : beliefsOf(view, {context, {}}, {}, stop)) {
            if (!std::holds_alternative<Suit>(belief.args[1]))
                continue;
            const auto suit = static_cast<EffectiveSuit>(std::get<Suit>(belief.args[1]));
            for (const Card card : view.knownCards(std::get<Seat>(belief.args[0]).number)) {
                ++known;
                QVERIFY(context->play.effectiveSuitOf[context->play.slotOf[card.face()]] != suit);
            }
        }
    }
    QVERIFY2(known > 0, QByteArray::number(known));
}

/// Who has played all the spades that the call stated has none, and another holds what is left.
void TestSearchValues::statedSpadesAreProved()
{
    const auto context = makeContext(rulesOf(*findPreset("mirror")));
    int proved = 0;
    for (std::uint64_t seed = 1; seed <= share(160); ++seed) {
        const DealState deal = bySimplePlayers(context, seed, 9);
        if (deal.over())
            continue;
        const SeatView view(deal, deal.seat);
        const CertainCards certain(view);
        for (int seat = 0; seat < 4; ++seat) {
            if (seat == view.seat() || view.spadesStated(seat) != 0)
                continue;
            ++proved;
            QVERIFY(certain.cannotHold(seat, kEffectiveSpades));
        }
    }
    QVERIFY2(proved > share(20), QByteArray::number(proved));
}

/// Where the top card of a suit probably lies, said beside a nil: who called that hardly holds it,
/// so more can be told of the others, and it is true as often as is said.
void TestSearchValues::whatIsToldOfHandsHeedsNils()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Told told;
    int deals = 0;
    for (std::uint64_t seed = 1; deals < share(150); ++seed) {
        const DealState deal = bySimplePlayers(context, seed, 3);
        if (deal.over() || !anyNil(deal) || deal.calls[deal.seat].isNil())
            continue;
        ++deals;
        told.add(deal);
    }
    QVERIFY2(told.count > (kJudged ? 150 : 0) && (!kJudged || told.isRight(16)), told.words());
}

void TestSearchValues::whatIsToldOfHandsHeedsSpades_data()
{
    QTest::addColumn<QString>("game");

    QTest::newRow("mirror") << "mirror";
    QTest::newRow("whiz") << "whiz";
}

/// The same where the number that was called is that of the spades, and says nothing else.
void TestSearchValues::whatIsToldOfHandsHeedsSpades()
{
    QFETCH(const QString, game);
    const auto context = makeContext(rulesOf(*findPreset(game.toStdString())));
    Told told;
    // As many deals as it takes: in a third of them something is told.
    for (int seed = 1; told.count <= share(150) && seed <= share(480); ++seed) {
        const DealState deal = bySimplePlayers(context, static_cast<std::uint64_t>(seed), 3);
        if (!deal.over())
            told.add(deal);
    }
    QVERIFY2(told.count > share(150) && (!kJudged || told.isRight(12)), told.words());
}

/// The drawn worlds stand for about as many as asked for, the likely ones for more, and what is
/// impossible beside them for none.
void TestSearchValues::worldsAreDrawnByLikelihood()
{
    std::vector<World> sample(4);
    for (std::size_t i = 0; i < sample.size(); ++i)
        sample[i].rest = i;
    Dice dice(5);
    const std::vector<World> drawn =
        drawByLikelihood(sample, {0, std::log(3.0F), -1000, 0}, 1000, dice);
    float weight = 0;
    for (const World &world : drawn) {
        QVERIFY(world.rest != 2);
        const float part = world.rest == 1 ? 0.6F : 0.2F;
        QVERIFY2(std::abs(world.weight - 1000 * part) < 60,
                 qPrintable(QString::number(world.weight)));
        weight += world.weight;
    }
    QVERIFY(std::abs(weight - 1000) < 1);
}

void TestSearchValues::exactEndingsAreBestPlay_data()
{
    QTest::addColumn<QString>("preset");
    QTest::newRow("rules drawn at random") << QString();
    // Cards that are worth more, or less, than their neighbours in the hand.
    for (const char *game :
         {"three-b", "first-joker", "joke-trumps", "big-joker-pulls", "cancellation-8"})
        QTest::newRow(game) << game;
}

void TestSearchValues::exactEndingsAreBestPlay()
{
    QFETCH(const QString, preset);
    RandomRules random(32);
    const std::atomic<bool> stop{false};
    SearchOptions options;
    options.iterations = 1'000'000'000;
    const Budget budget(options, stop);
    int solved = 0;
    for (int i = 0; i < share(150); ++i) {
        const auto context = makeContext(
            preset.isEmpty() ? random.draw(16) : rulesOf(*findPreset(preset.toStdString())));
        const int cards = context->seating.players > 5 ? 2 : 3;
        const auto deal = dealToEnding(context, 1, random.dice(), cards);
        if (!deal)
            continue;
        const ScoringPlan plan(context->rules, context->seating);
        const WinModel win(*context);
        const Standing before;
        const int side = random.dice().below(context->seating.sides);
        LeafCache leaves(plan, win, before, side);
        leaves.setDeal(*deal);
        ExactEnding ending(leaves, budget);
        const auto leaf = ending.solve(context->play, deal->play, side);
        QVERIFY(leaf.has_value());
        const PlainTrying plain{context->play, side, [&](const PlayState &end) {
                                    LeafCache once(plan, win, before, side);
                                    once.setDeal(*deal);
                                    return once.at(context->play, end).value;
                                }};
        const float tried = plain.value(deal->play);
        QVERIFY2(std::abs(leaf->value - tried) < 1e-6F,
                 qPrintable(QStringLiteral("%1, tried %2: %3")
                                .arg(leaf->value)
                                .arg(tried)
                                .arg(named(context->rules))));
        ++solved;
    }
    QVERIFY(solved > (kJudged ? 80 : 0));
}

void TestSearchValues::clearlyWorseIsWorse()
{
    OutcomeSums good, bad, unsure;
    Dice dice(9);
    for (int world = 0; world < 200; ++world) {
        const float luck = static_cast<float>(dice.below(1000)) * 0.001F;
        Leaf leaf;
        leaf.value = luck;
        good.add(leaf, 1);
        leaf.value = luck - 0.05F;
        bad.add(leaf, 1);
        leaf.value = static_cast<float>(dice.below(1000)) * 0.001F;
        unsure.add(leaf, 1);
    }
    QVERIFY(clearlyWorse(bad, good));
    QVERIFY(!clearlyWorse(good, bad));
    QVERIFY(!clearlyWorse(good, good));
    QVERIFY(!clearlyWorse(unsure, good) || !clearlyWorse(good, unsure));
    QVERIFY(good.mean() > bad.mean());
}

/// A choice that was given up after a few worlds is not called worse for what befell in these.
void TestSearchValues::choicesAreComparedOnWorldsOfBoth()
{
    OutcomeSums best, givenUp;
    for (int world = 0; world < 100; ++world) {
        const float luck = world < 30 ? -40.0F : 20.0F;
        Leaf leaf;
        leaf.lead = luck;
        best.add(leaf, 1);
        leaf.lead = luck - 5;
        if (world < 30)
            givenUp.add(leaf, 1);
    }
    QCOMPARE(leadOver(best, givenUp), 5.0);
    QCOMPARE(leadOver(givenUp, best), -5.0);
    QCOMPARE(leadOver(best, OutcomeSums()), 0.0);
}

namespace {

/// Two cards after so many worlds, of which the first is better by so many points in every one.
std::vector<CardTried> twoCards(int worlds, float points)
{
    std::vector<CardTried> tried(2);
    for (std::size_t card = 0; card < 2; ++card) {
        tried[card].slot = static_cast<Slot>(card);
        for (int world = 0; world < worlds; ++world) {
            Leaf leaf;
            leaf.lead = static_cast<float>(world % 7) * 10 + (card == 0 ? points : 0);
            leaf.value = 0.5F + leaf.lead / 1000;
            tried[card].sums.add(leaf, 1);
        }
    }
    return tried;
}

double ahead(const std::vector<CardTried> &tried)
{
    return tried[0].sums.mean() - tried[1].sums.mean();
}

} // namespace

/// What games taught outweighs a small difference in a few worlds, and less in many; together the
/// cards are worth what they were.
void TestSearchValues::lessonsAreHeeded()
{
    ScoredCards taught;
    taught.count = 2;
    taught.cards[0] = {0, 10};
    taught.cards[1] = {1, 30};
    const auto after = [&](int worlds, float heed) {
        auto tried = twoCards(worlds, 5);
        const double sum = tried[0].sums.mean() + tried[1].sums.mean();
        heedLessons(tried, taught, heed);
        if (std::abs(tried[0].sums.mean() + tried[1].sums.mean() - sum) > 1e-6)
            return 99.0;
        return ahead(tried);
    };
    const double before = ahead(twoCards(30, 5));
    QVERIFY(before > 0);
    QVERIFY(after(30, 1) < 0);
    QVERIFY(after(30, 1) < after(1000, 1));
    QVERIFY(std::abs(after(30, 0) - before) < 1e-9);
    QVERIFY(after(30, 0.01F) > after(30, 1));
}

/// Four threads search one position; the sanitizer of threads watches them.
/// SearchOptions::mostCards: of a game of more cards a choice gets fewer playouts, as if that many
/// had been asked for.
void TestSearchValues::mostCardsLimitsPlayouts()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const DealState deal = bySimplePlayers(context, 7, 2);
    const SeatView view(deal, deal.seat);
    const std::atomic<bool> stop{false};
    const auto worth = [&](int iterations, int mostCards) {
        SearchOptions options;
        options.iterations = iterations;
        options.mostCards = mostCards;
        options.threads = 1;
        std::vector<double> points;
        for (const Ranked &one : SearchPlayer(options, 1).decide(view, {context, {}}, stop).ranked)
            points.push_back(one.points);
        return points;
    };
    QCOMPARE(worth(4000, 60 * 52), worth(60, 0));
    QCOMPARE(worth(60, 4000 * 52), worth(60, 0));
    QVERIFY(worth(600, 0) != worth(60, 0));
}

void TestSearchValues::manyThreadsThinkOfOneDeal()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const DealState deal = bySimplePlayers(context, 2, 3);
    QVERIFY(!deal.over());
    SearchOptions options;
    options.iterations = 1200;
    options.threads = 4;
    SearchPlayer player(options, 1);
    const std::atomic<bool> stop{false};
    const SeatView view(deal, deal.seat);
    for (int again = 0; again < 3; ++again) {
        const Decision decision = player.decide(view, {context, {}}, stop);
        DealState next = deal;
        QVERIFY(!apply(next, decision.event));
    }
}

QTEST_GUILESS_MAIN(TestSearchValues)
#include "tst_search_values.moc"
