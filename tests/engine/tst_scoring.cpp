// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a deal and the standing they lead to, on facts given directly. What each option
// does stands in tests/cases.
#include "families/contract/score.h"
#include "families/nil/score.h"
#include "families/winning/ending.h"
#include "rules/catalogue.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "scoring/standing.h"
#include "scoring/trick_runs.h"
#include "scoring/undertaking.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

using namespace sandbag;

namespace {

DealFacts deal(std::vector<const char *> bids, std::vector<int> tricks)
{
    DealFacts facts;
    for (std::size_t seat = 0; seat < bids.size(); ++seat) {
        facts.bids[seat] = parseCall(bids[seat]).value();
        facts.tricks[seat] = static_cast<std::uint8_t>(tricks[seat]);
    }
    facts.tricksInDeal = 13;
    return facts;
}

DealScore score(const RuleSet &rules, const DealFacts &facts, const Standing &before = {})
{
    return scoreDeal(rules, Seating(rules), facts, before);
}

Standing after(const RuleSet &rules, const DealFacts &facts, const Standing &before = {})
{
    return advance(rules, Seating(rules), before, score(rules, facts, before));
}

/// "contract 50 0 Bid 5, took 8" for every line of a side.
QStringList linesOf(const DealScore &score, int side, const DealFacts &facts)
{
    QStringList lines;
    for (const ScoreLine &line : score.lines()) {
        if (line.side == side)
            lines += QStringLiteral("%1 %2 %3 %4")
                         .arg(QLatin1String(line.rule->word))
                         .arg(line.points)
                         .arg(line.bags)
                         .arg(QString::fromStdString(plainEnglish(explain(line, facts.rulings))));
    }
    return lines;
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT

private slots:
    void linesExplainThemselves();
    void failedNilHasLinesOfItsOwn();
    void movedTricksAreToldApart();
    void rulingTellsItsReason();
    void everySentenceIsFilledIn();
    void copyKeepsLines();
    void copyKeepsManyLines();
    void rulingsWithoutEndAreDrawnTogether();
    void penaltiesWithoutEndAreDrawnTogether();
    void voidDealBringsRulingsOnly();
    void claimThatFailsTheBid();
    void claimThatFailsANil();
    void ownBidsInHalves();
    void potGoesToTheFirstCalledNil();
    void instantWinGoesToWhoSpokeFirst();
    void loserAmongThreeSides();
    void tieAmongTheOthersPlaysOn();
    void clockRunsThroughVoidDeals();
    void bonusesAreSharedByThePlayers();
    void halvesOfPartnersAreOneTrick();
    void declarationsAskForTheirTricks();
    void supposedDealsTellTheirWinners();
    void runsEndAtADeadTrick();
};

void TestScoring::linesExplainThemselves()
{
    const DealFacts facts = deal({"3", "4", "2", "4"}, {5, 3, 3, 2});
    const DealScore made = score({}, facts);
    QCOMPARE(linesOf(made, 0, facts),
             (QStringList{"contract 50 0 Bid 5, took 8", "over 3 3 3 overtricks"}));
    QCOMPARE(linesOf(made, 1, facts), QStringList{"contract -80 0 Bid 8, took 5: 3 tricks short"});
    QCOMPARE(made.side[0].points, 53);
    QCOMPARE(made.side[0].bags, 3);
    QCOMPARE(made.side[0].outcome, Outcome::made);
    QVERIFY(made.side[1].set());
}

void TestScoring::failedNilHasLinesOfItsOwn()
{
    RuleSet rules;
    rules.nil_failed_per_trick = 10;
    const DealFacts facts = deal({"4", "blind nil", "4", "4"}, {4, 2, 4, 3});
    QCOMPARE(
        linesOf(score(rules, facts), 1, facts),
        (QStringList{"contract -40 0 Bid 4, took 3: 1 trick short",
                     "blind_nil -200 0 Blind nil failed, took 2",
                     "nil -20 0 2 tricks of a failed nil", "nil 0 2 2 bags from the failed nil"}));
}

void TestScoring::movedTricksAreToldApart()
{
    RuleSet rules;
    rules.nil_failed_tricks = NilFailedTricks::opponents;
    const DealFacts facts = deal({"4", "nil", "3", "5"}, {3, 2, 3, 5});
    QCOMPARE(linesOf(score(rules, facts), 0, facts),
             (QStringList{"contract 70 0 Bid 7, tricks that count: 8", "over 1 1 1 overtrick"}));
}

void TestScoring::rulingTellsItsReason()
{
    DealFacts facts = deal({"3", "4", "3", "3"}, {3, 4, 3, 3});
    facts.rulings = {{0, -100, 0, 0, "cards named aloud"}, {1, 0, 2, 0, ""}};
    const DealScore scored = score({}, facts);
    QCOMPARE(linesOf(scored, 0, facts).last(), QString("ruling -100 0 Ruling: cards named aloud"));
    QCOMPARE(linesOf(scored, 1, facts).last(), QString("ruling 0 2 Ruling"));
}

void TestScoring::everySentenceIsFilledIn()
{
    for (const auto list : {undertakingRules(), scoringSteps()}) {
        for (const ScoringRule *rule : list) {
            for (const LineText *text : rule->lines) {
                for (const LineRule *word : {&kContractLine, &kBlindNilLine}) {
                    ScoreLine line{};
                    line.rule = word;
                    line.text = text;
                    line.args = {7, 9, 2, 0};
                    const std::string english = plainEnglish(explain(line));
                    QVERIFY2(!english.empty() && english.find('%') == std::string::npos,
                             english.c_str());
                }
            }
        }
    }
}

void TestScoring::copyKeepsLines()
{
    static_assert(std::is_trivially_copyable_v<ScoreLine>);
    static_assert(std::is_trivially_copyable_v<Standing>);
    const DealFacts facts = deal({"3", "4", "2", "4"}, {5, 3, 3, 2});
    const DealScore first = score({}, facts);
    const DealScore second = first;
    QCOMPARE(second.lines().size(), first.lines().size());
    QVERIFY(std::equal(first.lines().begin(), first.lines().end(), second.lines().begin()));
    QCOMPARE(second.side[0].points, 53);
}

/// Few lines are in the score itself, more elsewhere: one is copied over the other. A match keeps a
/// score for each of its deals.
void TestScoring::copyKeepsManyLines()
{
    static_assert(sizeof(DealScore) <= 1536);
    std::vector<DealScore> scores;
    for (const int rulings : {0, 17, 18, 19, 60, 500}) {
        DealFacts facts = deal({"3", "4", "3", "3"}, {3, 4, 3, 3});
        facts.rulings.assign(static_cast<std::size_t>(rulings), {0, 1, 0, 0, "again"});
        scores.push_back(score({}, facts));
        QCOMPARE(int(scores.back().lines().size()), std::min(2 + rulings, DealScore::kMaxLines));
    }
    for (const DealScore &from : scores) {
        for (const DealScore &onto : scores) {
            DealScore copy = onto;
            copy = from;
            QVERIFY(std::ranges::equal(copy.lines(), from.lines()));
            QCOMPARE(copy.room(), from.room());
        }
    }
}

void TestScoring::rulingsWithoutEndAreDrawnTogether()
{
    DealFacts facts = deal({"3", "4", "3", "3"}, {3, 4, 3, 3});
    for (int i = 0; i < 500; ++i)
        facts.rulings.push_back({i % 2, 1, 0, 0, "again"});
    const DealScore scored = score({}, facts);
    QCOMPARE(scored.room(), 0);
    QCOMPARE(scored.side[0].points, 60 + 250);
    QCOMPARE(scored.side[1].points, 70 + 250);
    int sum = 0;
    for (const ScoreLine &line : scored.lines())
        sum += line.points;
    QCOMPARE(sum, 630);
}

void TestScoring::penaltiesWithoutEndAreDrawnTogether()
{
    RuleSet rules;
    rules.bags_limit = 1;
    rules.bags_penalty = 2;
    DealFacts facts = deal({"3", "4", "3", "3"}, {3, 4, 3, 3});
    facts.rulings = {{0, 0, 100000, 0, ""}};
    const Standing now = after(rules, facts);
    QCOMPARE(now.totals[0], 60 - 200000);
    QCOMPARE(now.bags[0], 0);
}

void TestScoring::voidDealBringsRulingsOnly()
{
    RuleSet rules;
    rules.win_deals = 1;
    Standing before;
    before.totals = {600, 40};
    before.setsInRow = {1, 0};
    DealFacts facts;
    facts.form = DealFacts::Form::voided;
    facts.rulings = {{1, -100, 10, 0, "dealt out of turn"}};
    const DealScore scored = score(rules, facts, before);
    QCOMPARE(scored.lines().size(), std::size_t(1));
    const Standing now = after(rules, facts, before);
    QVERIFY(!now.over);
    QCOMPARE(now.totals[1], -60);
    QCOMPARE(now.bags[1], 10); // the penalty waits for a deal that counts
    QCOMPARE(now.dealsScored, 0);
    QCOMPARE(now.setsInRow[0], 1);
}

void TestScoring::claimThatFailsTheBid()
{
    DealFacts facts = deal({"3", "4", "3", "3"}, {4, 3, 4, 2});
    facts.claimsFailed.add(2);
    const DealScore scored = score({}, facts);
    QCOMPARE(linesOf(scored, 0, facts),
             QStringList{"claim -60 0 Bid 6, took 8: failed because of a wrong claim"});
    QVERIFY(scored.side[0].set());
}

void TestScoring::claimThatFailsANil()
{
    DealFacts facts = deal({"6", "3", "nil", "3"}, {6, 4, 0, 3});
    facts.claimsFailed.add(2);
    QCOMPARE(linesOf(score({}, facts), 0, facts),
             (QStringList{"contract 60 0 Bid 6, took 6",
                          "nil -100 0 Nil failed because of a wrong claim"}));
}

void TestScoring::ownBidsInHalves()
{
    RuleSet rules;
    rules.contract_made = ContractMade::each_at_least;
    rules.highlander_loss = HighlanderLoss::own;
    const DealFacts facts = deal({"3.5", "4", "2.5", "3"}, {3, 4, 3, 3});
    QCOMPARE(linesOf(score(rules, facts), 0, facts),
             (QStringList{"contract -35 0 Own bid 3.5, took 3: missed",
                          "contract 25 0 Own bid 2.5, took 3: made"}));
}

void TestScoring::potGoesToTheFirstCalledNil()
{
    RuleSet rules;
    rules.nil_pot = true;
    rules.nil_failed_per_trick = 10;
    Standing before;
    before.pot = 30;
    DealFacts facts = deal({"nil", "nil", "6", "nil"}, {0, 0, 10, 3});
    facts.order = CallOrder(1, 4);
    const DealScore scored = score(rules, facts, before);
    QCOMPARE(scored.side[1].points, 100 - 100 - 30 + 30);
    QCOMPARE(scored.side[0].points, 60 + 4 + 100);
    QCOMPARE(scored.pot, 30); // the three tricks of seat 3
}

void TestScoring::instantWinGoesToWhoSpokeFirst()
{
    DealScore scored;
    scored.sides = 2;
    scored.side[0].winsMatch = scored.side[1].winsMatch = true;
    scored.sidesCalled = {1, 0};
    const Standing now = advance({}, Seating{}, {}, scored);
    QCOMPARE(now.winner, 1);
    QCOMPARE(now.end, &kWonAtOnce);
}

void TestScoring::loserAmongThreeSides()
{
    RuleSet rules = rulesOf(*findPreset("six-pairs"));
    rules.win_floor = -200;
    DealScore scored;
    scored.sides = 3;
    Standing before;
    before.totals = {-200, 100, 130};
    const Standing now = advance(rules, Seating(rules), before, scored);
    QCOMPARE(now.winner, 2);
    QCOMPARE(now.end, &kFloorReached);
}

void TestScoring::tieAmongTheOthersPlaysOn()
{
    RuleSet rules = rulesOf(*findPreset("six-pairs"));
    rules.win_floor = -200;
    DealScore scored;
    scored.sides = 3;
    Standing before;
    before.totals = {-200, 130, 130};
    QVERIFY(!advance(rules, Seating(rules), before, scored).over);
}

void TestScoring::clockRunsThroughVoidDeals()
{
    RuleSet rules;
    rules.win_minutes = 60;
    DealScore scored;
    scored.sides = 2;
    scored.counts = false;
    Standing now = advance(rules, Seating(rules), {}, scored, 61);
    QVERIFY(!now.over);
    scored.counts = true;
    now.totals = {10, 20};
    now = advance(rules, Seating(rules), now, scored);
    QCOMPARE(now.winner, 1);
    QCOMPARE(now.end, &kTimeIsUp);
}

void TestScoring::bonusesAreSharedByThePlayers()
{
    RuleSet rules;
    rules.last_trick_bonus = 15;
    DealFacts facts = deal({"3", "4", "nil", "3"}, {4, 4, 0, 5});
    facts.lastTrick.seat = 3;
    const auto shares = bonusShares(score(rules, facts), Seating(rules));
    QCOMPARE(shares[0], 100);
    QCOMPARE(shares[2], 100);
    QCOMPARE(shares[1], 15);
    QCOMPARE(shares[3], 15);
}

void TestScoring::halvesOfPartnersAreOneTrick()
{
    RuleSet rules;
    const Seating seating(rules);
    const auto calls = deal({"3.5", "4", "2.5", "nil"}, {0, 0, 0, 0}).bids;
    const std::array<int, kMaxSeats> together{4, 4, 2, 0};
    QVERIFY(tricksToMake(rules, seating, calls, 13) == together);
    rules.contract_made = ContractMade::each_at_least;
    const std::array<int, kMaxSeats> alone{4, 4, 3, 0};
    QVERIFY(tricksToMake(rules, seating, calls, 13) == alone);
}

void TestScoring::declarationsAskForTheirTricks()
{
    RuleSet rules;
    QCOMPARE(tricksAsked(rules, parseCall("4 little-bemo").value(), 13), 6);
    QCOMPARE(tricksAsked(rules, parseCall("8 little-bemo").value(), 13), 8);
    QCOMPARE(tricksAsked(rules, parseCall("moon").value(), 17), 17);
    QCOMPARE(tricksAsked(rules, parseCall("ten").value(), 13), 10);
    rules.bid_style = BidStyle::auction;
    rules.auction_book = 6;
    QCOMPARE(tricksAsked(rules, parseCall("3").value(), 13), 9);
    QCOMPARE(tricksAsked(rules, parseCall("pass").value(), 13), 0);
}

void TestScoring::supposedDealsTellTheirWinners()
{
    HypotheticalDeal story;
    story.tricks = {1, 2, 1, 0};
    story.turn = {1, 0, 1, 0};
    const DealFacts facts = suppose(story, Seating(RuleSet{}));
    const std::array<int, 4> winners{1, 1, 0, 2};
    QCOMPARE(facts.winnerCount, 4);
    QVERIFY(std::equal(winners.begin(), winners.end(), facts.winners.begin()));
    QCOMPARE(facts.lastTrick.seat, -1);
}

void TestScoring::runsEndAtADeadTrick()
{
    const Seating seating(RuleSet{});
    const std::array<std::int8_t, 7> winners{0, 2, -1, 0, 2, 0, 1};
    QCOMPARE(openingRun(winners, seating, 0), 2);
    QCOMPARE(longestRun(winners, seating, 0), 3);
    QCOMPARE(closingRun(winners, seating, 0), 0);
    QCOMPARE(closingRun(winners, seating, 1), 1);
}

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_scoring.moc"
