// SPDX-License-Identifier: GPL-3.0-or-later
// Before a card breaks a nil of yours that another card would keep, the tutor asks where that costs
// anything to speak of: in every game, and however the match stands.
#include "share.h"
#include "test_main.h"

#include "deal/stages.h"
#include "families/winning/target.h"
#include "match/dealing.h"
#include "named/named_player.h"
#include "review/broken_nil.h"
#include "review/tutor.h"
#include "rules/catalogue.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace sandbag;

namespace {

constexpr int kSeat = 0;
constexpr int kPatience = 60000; ///< however slow the machine is
constexpr int kMostDeals = 200;
constexpr double kDear = 8; ///< points

/// A choice in a deal that takes a trick for certain, and with it the own nil.
struct Breaking {
    DealState deal;
    Event card;
};

/// What the player whose nil it is does next; their partners and opponents play by rules of thumb.
Event answerOf(const DealState &deal, const Standing &standing, std::uint64_t seed)
{
    const SeatView view(deal, deal.seat);
    if (deal.seat == kSeat && deal.stage != Stage::play) {
        const Event nil = Event::makeCall(kSeat, Call::of(Call::What::nil));
        for (const Event &event : view.prompt().choices) {
            if (event == nil)
                return nil;
        }
    }
    const std::atomic<bool> stop{false};
    return makePlayer("simple", seed)->decide(view, {deal.context, standing}, stop).event;
}

std::optional<Event> breakingCard(const SeatView &view)
{
    for (const Event &event : view.prompt().choices) {
        if (brokenNil(view, event))
            return event;
    }
    return {};
}

std::optional<Breaking> breakingIn(const std::shared_ptr<const RuleContext> &context,
                                   std::uint64_t seed)
{
    DealStart start = dealCards(*context, context->seating.players - 1, seed);
    start.firstScored = true;
    DealState deal = startDeal(context, std::move(start));
    while (!deal.over()) {
        if (deal.seat == kSeat && deal.stage == Stage::play) {
            if (const auto card = breakingCard(SeatView(deal, kSeat)))
                return Breaking{deal, *card};
        }
        if (apply(deal, answerOf(deal, {}, seed)))
            return {};
    }
    return {};
}

/// So many parts of a hundred of the target.
Standing standingAt(const RuleContext &context, int own, int others)
{
    Standing standing;
    standing.dealsScored = 4;
    for (int side = 0; side < context.seating.sides; ++side)
        standing.totals[static_cast<std::size_t>(side)] =
            targetScore(context.rules) * (side == 0 ? own : others) / 100;
    return standing;
}

/// Points that it costs, by a search of the size of a review.
double costOf(const Breaking &breaking, const Standing &standing)
{
    const std::atomic<bool> stop{false};
    return Judge(JudgeOptions{})
        .judge(SeatView(breaking.deal, kSeat), {breaking.deal.context, standing}, breaking.card, 1,
               stop)
        .lossPoints;
}

/// Whether the tutor asks first.
bool asks(double level, const Breaking &breaking, const Standing &standing)
{
    Tutor tutor;
    tutor.setLevel(level);
    tutor.setPatience(kPatience);
    const QSignalSpy doubted(&tutor, &Tutor::doubted), passed(&tutor, &Tutor::passed);
    tutor.consider(SeatView(breaking.deal, kSeat), {breaking.deal.context, standing},
                   breaking.card);
    (void)waitFor([&] { return doubted.size() + passed.size() > 0; }, kPatience);
    return doubted.size() == 1 && passed.isEmpty();
}

} // namespace

class TestTutorNils : public QObject
{
    Q_OBJECT

private slots:
    void itAsksBeforeANilIsBroken_data();
    void itAsksBeforeANilIsBroken();
};

void TestTutorNils::itAsksBeforeANilIsBroken_data()
{
    QTest::addColumn<QString>("game");
    const std::vector games{"standard", "suicide", "whiz", "red-twos"};
    for (const char *game : shareOf(games))
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestTutorNils::itAsksBeforeANilIsBroken()
{
    QFETCH(QString, game);
    const auto context = makeContext(rulesOf(*findPreset(game.toStdString())));
    const int wanted = share(3);
    int found = 0, dear = 0;
    QStringList missed;
    for (std::uint64_t seed = 1; seed <= kMostDeals && found < wanted; ++seed) {
        const auto breaking = breakingIn(context, seed);
        if (!breaking)
            continue;
        ++found;
        // Level at the beginning and at the end; lost, won; one deal from each.
        for (const auto &[own, others] :
             {std::pair(0, 0), std::pair(96, 96), std::pair(-60, 80), std::pair(80, -60),
              std::pair(20, 98), std::pair(98, 20)}) {
            if (costOf(*breaking, standingAt(*context, own, others)) < kDear)
                continue; // a nil that is as good as lost
            ++dear;
            for (const double level : {0.01, 0.03, 0.10}) {
                if (!asks(level, *breaking, standingAt(*context, own, others)))
                    missed << QStringLiteral("deal %1, %2, %3 : %4, level %5")
                                  .arg(seed)
                                  .arg(QString::fromStdString(toString(breaking->card)))
                                  .arg(own)
                                  .arg(others)
                                  .arg(level);
            }
        }
    }
    QCOMPARE(found, wanted);
    QVERIFY(dear > wanted);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestTutorNils)
#include "tst_tutor_nils.moc"
