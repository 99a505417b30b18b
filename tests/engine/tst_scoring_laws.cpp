// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that hold for every deal under every rule set: random facts over random rules.
#include "families/contract/score.h"
#include "play/fact_row.h"
#include "rulebook/check.h"
#include "rules/catalogue.h"
#include "scoring/score_builder.h"
#include "scoring/score_deal.h"
#include "scoring/standing.h"
#include "scoring/undertaking.h"
#include "setup/pack.h"
#include "share.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace sandbag;

namespace {

class Chance
{
public:
    explicit Chance(unsigned seed) : m_numbers(seed) {}
    int below(int n) { return static_cast<int>(m_numbers() % static_cast<unsigned>(n)); }
    bool oneIn(int n) { return below(n) == 0; }

private:
    std::mt19937 m_numbers;
};

std::string randomValue(const Option &option, Chance &chance)
{
    switch (option.type) {
    case OptionType::boolean:
        return chance.oneIn(2) ? "true" : "false";
    case OptionType::integer:
        return std::to_string(option.least + chance.below(option.most - option.least + 1));
    case OptionType::choice:
        return option.values[chance.below(static_cast<int>(option.values.size()))];
    case OptionType::points:
        return chance.oneIn(2) ? "0 100" : "-40";
    case OptionType::cards:
    case OptionType::suits:
        break;
    }
    return {};
}

/// Rules that the checker lets pass: each change that it refuses is taken back.
RuleSet randomRules(Chance &chance)
{
    const auto named = presets();
    RuleSet rules =
        rulesOf(named[static_cast<std::size_t>(chance.below(static_cast<int>(named.size())))]);
    for (const Option &option : catalogue()) {
        if (option.type == OptionType::cards || option.type == OptionType::suits ||
            !chance.oneIn(3))
            continue;
        RuleSet changed = rules;
        if (option.set(changed, randomValue(option, chance)) && check(changed).errors.empty())
            rules = changed;
    }
    return rules;
}

Call randomCall(const RuleSet &rules, int tricks, Chance &chance)
{
    using What = Call::What;
    constexpr What kWhats[] = {What::number, What::number,  What::number, What::number,
                               What::nil,    What::nil,     What::ten,    What::moon,
                               What::zero,   What::teamNil, What::none};
    Call call = Call::of(kWhats[chance.below(static_cast<int>(std::size(kWhats)))]);
    if (rules.bid_style == BidStyle::auction)
        call = Call::of(What::number);
    if (call.isNumber())
        call = Call::number(1 + chance.below(std::min(13, tricks)));
    call.blind = chance.oneIn(5);
    call.dark = call.isNil() && chance.oneIn(5);
    call.noTrump = call.isNumber() && chance.oneIn(6);
    if (call.isNumber() && chance.oneIn(5))
        call.mark = static_cast<Declaration>(chance.below(7));
    return call;
}

void playTricks(DealFacts &facts, int players, bool dead, Chance &chance)
{
    facts.winnerCount = facts.tricksInDeal;
    for (int trick = 0; trick < facts.tricksInDeal; ++trick) {
        const int seat = dead && chance.oneIn(12) ? -1 : chance.below(players);
        facts.winners[trick] = static_cast<std::int8_t>(seat);
        if (seat >= 0)
            ++facts.tricks[seat];
    }
    LastTrick &last = facts.lastTrick;
    last.seat = facts.winners[facts.winnerCount - 1];
    last.led = chance.below(players);
    last.count = players;
    for (int place = 0; place < players; ++place)
        last.cards[static_cast<std::size_t>(place)] = Card(chance.below(Card::kFaces));
    if (last.seat >= 0)
        last.card =
            last.cards[static_cast<std::size_t>((last.seat - last.led + players) % players)];
}

DealFacts randomDeal(const RuleSet &rules, const Seating &seating, int tricks, Chance &chance)
{
    DealFacts facts;
    const int players = seating.players;
    facts.form = static_cast<DealFacts::Form>(chance.oneIn(6) ? chance.below(4) : 0);
    facts.tricksInDeal = tricks;
    facts.order = CallOrder(chance.below(players), players);
    for (int seat = 0; seat < players; ++seat)
        facts.bids[seat] = randomCall(rules, tricks, chance);
    playTricks(facts, players, rules.duplicates_winner == DuplicatesWinner::cancel, chance);
    if (const int seat = chance.below(players + 1) - 1; seat >= 0)
        facts.counted[Fact::cancelCard][seat] = 1;
    facts.dixCount = chance.below(3);
    for (Dix &dix : facts.dix)
        dix = {chance.below(players), 5};
    const SeatSet broken(static_cast<unsigned>(chance.below(1 << players)));
    broken.each([&](int seat) { facts.counted[Fact::noTrumpBroken][seat] = 1; });
    facts.renege = {chance.below(players + 1) - 1, chance.below(players + 1) - 1, chance.oneIn(2)};
    if (chance.oneIn(8))
        facts.claimsFailed = SeatSet(static_cast<unsigned>(chance.below(1 << players)));
    for (int i = chance.below(3); i > 0; --i)
        facts.rulings.push_back({chance.below(seating.sides), chance.below(200) - 100,
                                 chance.below(8), -chance.below(4), "ruling"});
    return facts;
}

/// What has to be true of a deal's score; empty, or what is not.
std::string broken(const RuleSet &rules, const DealScore &score, const Standing &before,
                   const Standing &now)
{
    std::array<int, kMaxSeats> points{};
    std::array<int, kMaxSeats> bags{};
    for (const ScoreLine &line : score.lines()) {
        if (line.side < 0 || line.side >= score.sides)
            return "a line of no side";
        points[static_cast<std::size_t>(line.side)] += line.points;
        bags[line.side] += line.bags;
        if (plainEnglish(explain(line)).find('%') != std::string::npos)
            return "a sentence that is not filled in";
    }
    for (std::size_t side = 0; side < static_cast<std::size_t>(score.sides); ++side) {
        if (points[side] != score.side[side].points || bags[side] != score.side[side].bags)
            return "lines that do not add up to the side's score";
        if (now.totals[side] != before.totals[side] + points[side] ||
            now.bags[side] != before.bags[side] + bags[side])
            return "totals that do not carry on";
        if (score.counts && rules.bags_limit > 0 && now.bags[side] >= rules.bags_limit)
            return "a full bag without its penalty";
    }
    return now.over != (now.winner >= 0) ? "an end without a winner" : "";
}

/// The facts with everything changed that is not in `read`, to those of another deal.
DealFacts disguised(const DealFacts &facts, const DealFacts &other, FactSet read)
{
    DealFacts changed = facts;
    if (!read.hasAny({Fact::trickOrder, Fact::lastRun})) {
        changed.winners = other.winners;
        changed.winnerCount = other.winnerCount;
    }
    if (!read.has(Fact::lastWinner))
        changed.lastTrick.seat = other.lastTrick.seat;
    if (!read.has(Fact::lastCard))
        changed.lastTrick.card = other.lastTrick.card;
    if (!read.has(Fact::lastCards)) {
        changed.lastTrick.led = other.lastTrick.led;
        changed.lastTrick.cards = other.lastTrick.cards;
        changed.lastTrick.count = other.lastTrick.count;
    }
    for (const FactRow *row : factRows()) {
        if (row->counted != CountedAs::nothing && !read.has(row->fact))
            changed.counted[row->fact] = other.counted[row->fact];
    }
    if (!read.has(Fact::dix)) {
        changed.dix = other.dix;
        changed.dixCount = other.dixCount;
    }
    if (!read.has(Fact::renege)) {
        changed.renege = other.renege;
        changed.falseChallenges = other.falseChallenges;
    }
    return changed;
}

bool same(const DealScore &a, const DealScore &b)
{
    return std::ranges::equal(a.lines(), b.lines()) && a.pot == b.pot && a.fate == b.fate &&
           a.declarationFate == b.declarationFate &&
           std::ranges::equal(a.side, b.side, [](const SideScore &x, const SideScore &y) {
               return x.outcome == y.outcome && x.winsMatch == y.winsMatch &&
                      x.losesMatch == y.losesMatch && x.swept == y.swept &&
                      x.outOfFirst == y.outOfFirst && x.reneged == y.reneged &&
                      x.sevenCounted == y.sevenCounted;
           });
}

/// The score up to this rule and with it, the rule itself being shown `shown` in place of `facts`.
/// An undertaking is asked for every side.
DealScore scoreTill(const ScoringRule &rule, const ScoringPlan &plan, const DealFacts &facts,
                    const DealFacts &shown)
{
    DealFacts seen = facts;
    DealScore score;
    const Standing before;
    ScoreBuilder builder(plan, seen, before, score);
    const ScoringRule &last = rule.undertaking ? kContractsRule : rule;
    for (const ScoringRule *step : scoringSteps()) {
        if (step == &last)
            break;
        if (step->deals.has(facts.form) &&
            (!step->inForce || step->inForce(plan.rules(), plan.seating())))
            step->step(builder);
    }
    seen = shown;
    for (int side = 0; rule.undertaking && side < plan.seating().sides; ++side)
        (void)rule.undertaking(builder, side);
    if (rule.step)
        rule.step(builder);
    return score;
}

/// The rule scores the deal alike whatever stands in the facts that it does not declare.
bool readsWhatItDeclares(const ScoringRule &rule, const ScoringPlan &plan, const DealFacts &facts,
                         const DealFacts &other)
{
    // The contracts are scored by the undertakings, and read what these do.
    FactSet read = &rule == &kContractsRule ? plan.reads() : rule.reads;
    if (rule.concerns && !rule.concerns(plan.rules(), facts, plan.seating()))
        read = {};
    return same(scoreTill(rule, plan, facts, facts),
                scoreTill(rule, plan, facts, disguised(facts, other, read)));
}

bool lists(const ScoringRule &rule, const LineText *text)
{
    return std::ranges::find(rule.lines, text) != rule.lines.end();
}

} // namespace

class TestScoringLaws : public QObject
{
    Q_OBJECT

private slots:
    void hold_data();
    void hold();
    void rulesReadWhatTheyDeclare();
    void readingMoreIsNoticed();
    void scoreHangsOnTheFactsReadAlone();
    void linesAreThoseOfRulesInForce();
    void everyCallHasOneFate();
};

void TestScoringLaws::hold_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestScoringLaws::hold()
{
    QFETCH(unsigned, seed);
    Chance chance(seed);
    for (int round = 0; round < share(40); ++round) {
        const RuleSet rules = randomRules(chance);
        const Seating seating(rules);
        const ScoringPlan plan(rules, seating);
        const int tricks = std::min(planPack(rules).tricks, kMaxTricks);
        Standing standing;
        for (int deal = 0; deal < 60 && !standing.over; ++deal) {
            const DealFacts facts = randomDeal(rules, seating, tricks, chance);
            const DealScore score = scoreDeal(plan, facts, standing);
            const Standing now = advance(rules, seating, standing, score, deal);
            const std::string fault = broken(rules, score, standing, now);
            QVERIFY2(fault.empty(), fault.c_str());
            QVERIFY(score.room() > 0);
            standing = now;
        }
    }
}

void TestScoringLaws::rulesReadWhatTheyDeclare()
{
    Chance chance(99);
    std::set<const ScoringRule *> tried;
    for (int round = 0; round < share(500); ++round) {
        const RuleSet rules = randomRules(chance);
        const Seating seating(rules);
        const ScoringPlan plan(rules, seating);
        const int tricks = std::min(planPack(rules).tricks, kMaxTricks);
        for (int deal = 0; deal < 3; ++deal) {
            const DealFacts facts = randomDeal(rules, seating, tricks, chance);
            const DealFacts other = randomDeal(rules, seating, tricks, chance);
            eachRuleInForce(rules, seating, [&](const ScoringRule &rule) {
                if (!rule.deals.has(facts.form))
                    return;
                tried.insert(&rule);
                QVERIFY2(readsWhatItDeclares(rule, plan, facts, other),
                         rule.lines.empty() ? "a rule without lines" : rule.lines[0]->english);
            });
        }
    }
    if (share(8) == 8) // an eighth of the rounds leaves some out
        QCOMPARE(tried.size(), undertakingRules().size() + scoringSteps().size());
}

/// The law above has teeth.
void TestScoringLaws::readingMoreIsNoticed()
{
    static constexpr LineRule kWord{"secret"};
    static constexpr LineText kText{.english = "Took it"};
    const ScoringRule secretive{.step =
                                    [](ScoreBuilder &builder) {
                                        if (builder.facts.counted[Fact::cancelCard][0] > 0)
                                            builder.add(
                                                0, {.rule = kWord, .text = kText, .points = 10});
                                    },
                                .reads = {Fact::dix}};
    const RuleSet rules;
    const ScoringPlan plan(rules, Seating(rules));
    DealFacts facts, other;
    facts.counted[Fact::cancelCard][0] = 1;
    QVERIFY(!readsWhatItDeclares(secretive, plan, facts, other));
}

void TestScoringLaws::scoreHangsOnTheFactsReadAlone()
{
    Chance chance(7);
    for (int round = 0; round < 500; ++round) {
        const RuleSet rules = randomRules(chance);
        const Seating seating(rules);
        const ScoringPlan plan(rules, seating);
        const int tricks = std::min(planPack(rules).tricks, kMaxTricks);
        for (int deal = 0; deal < 3; ++deal) {
            const DealFacts facts = randomDeal(rules, seating, tricks, chance);
            const DealFacts other = randomDeal(rules, seating, tricks, chance);
            const DealScore score = scoreDeal(plan, facts, {});
            QVERIFY(same(score, scoreDeal(plan, disguised(facts, other, plan.reads()), {})));
            const FactSet here = factsRead(rules, seating, &facts);
            QVERIFY(same(score, scoreDeal(plan, disguised(facts, other, here), {})));
        }
    }
}

void TestScoringLaws::linesAreThoseOfRulesInForce()
{
    Chance chance(3);
    for (int round = 0; round < share(500); ++round) {
        const RuleSet rules = randomRules(chance);
        const Seating seating(rules);
        const int tricks = std::min(planPack(rules).tricks, kMaxTricks);
        const DealFacts facts = randomDeal(rules, seating, tricks, chance);
        const DealScore score = scoreDeal(rules, seating, facts, {});
        for (const ScoreLine &line : score.lines()) {
            bool listed = false;
            eachRuleInForce(rules, seating,
                            [&](const ScoringRule &rule) { listed |= lists(rule, line.text); });
            QVERIFY2(listed, line.text->english);
        }
    }
}

/// Of a side's undertaking, as its parts say it: failed where each of them failed, partly kept
/// where some were.
void TestScoringLaws::everyCallHasOneFate()
{
    Chance chance(5);
    int seen[3] = {};
    for (int round = 0; round < share(2000); ++round) {
        const RuleSet rules = randomRules(chance);
        const Seating seating(rules);
        const int tricks = std::min(planPack(rules).tricks, kMaxTricks);
        const DealFacts facts = randomDeal(rules, seating, tricks, chance);
        const DealScore score = scoreDeal(rules, seating, facts, {});
        for (int seat = 0; seat < seating.players; ++seat) {
            const CallFate &fate = score.fate[seat];
            ++seen[static_cast<int>(fate.verdict)];
            QVERIFY(!fate.counts() || facts.bids[seat].made());
            QVERIFY(!fate.counts() || facts.form == DealFacts::Form::played);
            QCOMPARE(fate.counts(), score.lineOf(fate) != nullptr);
            QVERIFY(fate.by == CallFate::By::tricks || fate.failed());
            if (const ScoreLine *line = score.lineOf(fate)) {
                QCOMPARE(static_cast<int>(line->side), seating.sideOf(seat));
                QVERIFY(line->points <= 0 || !fate.failed() || !facts.bids[seat].isNil());
            }
            const Outcome outcome = score.side[seating.sideOf(seat)].outcome;
            if (fate.counts() && !facts.bids[seat].isNil())
                QVERIFY(outcome == Outcome::partly || eachByOwnBid(rules, seating) ||
                        fate.failed() == (outcome == Outcome::failed));
        }
    }
    QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
}

QTEST_APPLESS_MAIN(TestScoringLaws)
#include "tst_scoring_laws.moc"
