// SPDX-License-Identifier: GPL-3.0-or-later
// What a deal says of a contract while it is played is what the scoring finds at its end.
#include "../random/named_rules.h"
#include "../random/random_rules.h"
#include "deal/contract_form.h"
#include "deal/progress.h"
#include "deal/seat_view.h"
#include "families/bags/only_bags.h"
#include "named/named_player.h"
#include "scoring/score_deal.h"
#include "share.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <map>

using namespace sandbag;

namespace {

/// Deals that were held against their score, and contracts of each form that were set by what
/// `need` does not show.
struct Counts {
    int contracts = 0;
    std::map<ContractForm, int> forms;
    int tooMany = 0, broken = 0, safe = 0;
};

/// What decides of a contract beside its tricks and the failed nils, none of which a table can know
/// before it is settled: promises, false claims, reneges, and exactly twelve tricks.
bool decidedOtherwise(const DealState &deal, const DealScore &score, int side)
{
    const RuleSet &rules = deal.rules();
    const auto seats = deal.seating().seatsOf(side);
    const bool promised =
        std::any_of(seats.begin(), seats.end(), [&](int seat) { return deal.calls[seat].noTrump; });
    return promised || rules.renege_mode == RenegeMode::challenge ||
           (rules.lexington_mode == LexingtonMode::taken &&
            score.side[static_cast<std::size_t>(side)].tricks == 12);
}

/// What was said of the contracts of a deal as it went.
struct Said {
    PerSide<bool> set{}, safe{}, onlyBags{};
    PerSide<int> bags{};
};

void note(Said &said, const DealState &deal)
{
    for (int side = 0; side < deal.seating().sides && deal.stage == Stage::play; ++side) {
        const ContractProgress contract = contractOf(deal, side);
        said.set[side] |= contract.bid > 0 && contract.set();
        said.safe[side] |= contract.safe();
    }
}

void compare(const DealState &deal, const Said &said, Counts &counts)
{
    const DealFacts facts = factsOf(deal);
    if (facts.form != DealFacts::Form::played)
        return;
    const DealScore score = scoreDeal(deal.rules(), deal.seating(), facts, {});
    for (int side = 0; side < deal.seating().sides; ++side) {
        const ContractProgress contract = contractOf(deal, side);
        const Outcome outcome = score.side[static_cast<std::size_t>(side)].outcome;
        const ContractForm form = contractFormOf(deal, side);
        if (contract.bid == 0 || outcome == Outcome::none || form == ContractForm::other ||
            decidedOtherwise(deal, score, side))
            continue;
        ++counts.contracts;
        ++counts.forms[form];
        counts.tooMany += contract.set() && contract.need <= 0 && !contract.broken;
        counts.broken += contract.broken;
        counts.safe += said.safe[side];
        QCOMPARE(contract.set(), outcome == Outcome::failed);
        QVERIFY(!said.set[side] || outcome == Outcome::failed);
        QVERIFY(!said.safe[side] || outcome == Outcome::made);
        int bags = 0;
        for (const ScoreLine &line : score.lines())
            bags += line.side == side && line.bags > 0 ? line.bags : 0;
        const bool immune = deal.rules().nil_bag_immunity;
        if (!immune && takesOnlyBags(deal, side))
            QCOMPARE(bagsSoFar(deal, side), bags);
    }
}

/// One of the blind numbers that may be called now; nothing where there is none.
std::optional<Event> blindNumber(const SeatView &view, Dice &dice)
{
    std::vector<Event> blind;
    for (const Event &event : view.prompt().choices) {
        if (event.kind == EventKind::call && event.call().blind && event.call().isNumber())
            blind.push_back(event);
    }
    if (blind.empty())
        return {};
    return blind[static_cast<std::size_t>(dice.below(static_cast<int>(blind.size())))];
}

/// The rules with blind numbers, of low ones too, so that some are made; as they are where they
/// know no such thing.
RuleSet withBlindNumbers(const RuleSet &rules, std::uint64_t round)
{
    RuleSet blind = rules;
    blind.blind_allowed = round % 2 == 0 ? BlindAllowed::player : BlindAllowed::side;
    blind.blind_min = 1 + static_cast<int>(round / 2 % 4);
    blind.blind_max = std::max(blind.blind_max, blind.blind_min);
    blind.blind_exact = round / 3 % 3 == 0;
    blind.blind_bonus = round / 5 % 3 == 0 ? 50 : 0;
    return check(blind).errors.empty() ? blind : rules;
}

/// All but one side are far enough behind to go blind.
PerSide<int> onesLead(const Seating &seating, std::uint64_t seed)
{
    PerSide<int> scores{};
    scores[static_cast<std::size_t>(seed) % static_cast<std::size_t>(seating.sides)] = 1000;
    return scores;
}

void playOne(const RuleSet &rules, std::uint64_t seed, Counts &counts)
{
    Dice dice(seed);
    const auto context = makeContext(rules);
    const auto bidder = makePlayer(seed % 4 == 0 ? "random" : "simple", seed);
    const auto player = makePlayer("random", seed);
    const std::atomic<bool> stop{false};
    DealStart start = dealCards(*context, context->seating.players - 1, seed);
    start.firstScored = true;
    start.scores = onesLead(context->seating, seed);
    DealState deal = startDeal(context, std::move(start));
    Said said;
    while (!deal.over()) {
        const SeatView view(deal, deal.seat);
        const auto &by = deal.stage == Stage::play ? player : bidder;
        const auto blind = seed % 3 != 0 ? blindNumber(view, dice) : std::nullopt;
        QVERIFY(!apply(deal, blind ? *blind : by->decide(view, {context, {}}, stop).event));
        note(said, deal);
    }
    compare(deal, said, counts);
}

/// What a side has in a finished deal apart from overtricks, and the bags.
std::pair<int, int> besideOvertricks(const DealState &deal, int side)
{
    Standing before;
    before.dealsScored = deal.firstScored ? 0 : 1;
    before.bags.fill(-1000); // far from a penalty
    const DealScore score = scoreDeal(deal.rules(), deal.seating(), factsOf(deal), before);
    int points = score.side[side].winsAtOnce() ? 100'000 : 0;
    for (const ScoreLine &line : score.lines())
        points += line.side == side && line.rule->kind != LineKind::overtricks ? line.points : 0;
    return {points, score.side[side].bags};
}

int tricksOf(const DealState &deal, int side)
{
    int tricks = 0;
    for (const int seat : deal.seating().seatsOf(side))
        tricks += tricksOfSeat(deal, seat);
    return tricks;
}

/// Where a side is said to take only bags its score is the same in everything else, however the
/// play goes on. Returns how many sides that was said of.
int playOnTwice(const RuleSet &rules, std::uint64_t seed)
{
    const auto context = makeContext(rules);
    const auto bidder = makePlayer("simple", seed);
    const auto player = makePlayer("random", seed);
    const std::atomic<bool> stop{false};
    const auto playOne = [&](DealState &deal) {
        const SeatView view(deal, deal.seat);
        const auto &by = deal.stage == Stage::play ? player : bidder;
        return !apply(deal, by->decide(view, {context, {}}, stop).event);
    };
    DealStart start = dealCards(*context, context->seating.players - 1, seed);
    start.firstScored = seed % 2 == 0;
    DealState deal = startDeal(context, std::move(start));
    int found = 0;
    while (!deal.over()) {
        if (!playOne(deal))
            return found;
        for (int side = 0; side < deal.seating().sides; ++side) {
            const bool said = deal.stage == Stage::play && !deal.over() &&
                              takesOnlyBags(deal, side) && !stakeOf(deal, side);
            if (!said)
                continue;
            ++found;
            DealState one = deal, other = deal;
            while ((!one.over() && playOne(one)) || (!other.over() && playOne(other)))
                continue;
            const auto [points, bags] = besideOvertricks(one, side);
            const auto [otherPoints, otherBags] = besideOvertricks(other, side);
            const bool nil = [&] { // whose tricks may count otherwise
                const auto seats = deal.seating().seatsOf(side);
                return std::any_of(seats.begin(), seats.end(),
                                   [&](int seat) { return deal.calls[seat].isNil(); });
            }();
            if (points != otherPoints ||
                (!nil && bags - otherBags != tricksOf(one, side) - tricksOf(other, side)))
                return -1;
        }
    }
    return found;
}

} // namespace

class TestProgress : public QObject
{
    Q_OBJECT

private slots:
    void isWhatTheScoreFinds();
    void onlyBagsFollow();
};

void TestProgress::isWhatTheScoreFinds()
{
    RandomRules random(39);
    Counts counts;
    const auto games = presets();
    for (std::uint64_t round = 0; round < std::uint64_t{share(1000)}; ++round) {
        RuleSet rules = round % 3 == 0 ? rulesOf(games[round / 3 % games.size()])
                                       : random.draw(static_cast<int>(round % 60));
        if (round % 4 == 1)
            rules = withBlindNumbers(rules, round / 4);
        playOne(rules, round, counts);
        if (QTest::currentTestFailed()) {
            qWarning("round %llu: %s", static_cast<unsigned long long>(round),
                     qPrintable(named(rules)));
            return;
        }
    }
    qInfo("%d contracts, %d blind, %d of ten, %d set by too many tricks, %d by a nil, %d safe "
          "before the end",
          counts.contracts, counts.forms[ContractForm::blind], counts.forms[ContractForm::ten],
          counts.tooMany, counts.broken, counts.safe);
    QVERIFY(counts.forms[ContractForm::plain] > share(1000));
    QVERIFY(counts.forms[ContractForm::blind] > share(100));
    if (!kJudged)
        return; // what else there is, is seldom
    QVERIFY(counts.forms[ContractForm::ten] > 10);
    QVERIFY(counts.tooMany > 20 && counts.broken > 0 && counts.safe > 20);
}

void TestProgress::onlyBagsFollow()
{
    RandomRules random(49);
    const auto games = presets();
    int found = 0;
    for (std::uint64_t round = 0; round < std::uint64_t{share(600)}; ++round) {
        RuleSet rules = round % 3 == 0 ? rulesOf(games[round / 3 % games.size()])
                                       : random.draw(static_cast<int>(round % 60));
        if (rules.renege_mode == RenegeMode::challenge)
            continue; // what is found of reneges is no trick
        const int said = playOnTwice(rules, round);
        if (said < 0)
            qWarning("round %llu: %s", static_cast<unsigned long long>(round),
                     qPrintable(named(rules)));
        QVERIFY(said >= 0);
        found += said;
    }
    QVERIFY2(found > share(100), qPrintable(QString::number(found)));
}

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
