// SPDX-License-Identifier: GPL-3.0-or-later
// The play that is imagined obeys the rules in force: equal cards of two packs, nils in the dark,
// cards that a rule looks for, what was passed and who may bid nil.
#include "random_deal.h"
#include "share.h"
#include "test_main.h"

#include "deal/claim_proof.h"
#include "heuristics/call_on.h"
#include "heuristics/heuristics.h"
#include "rules/catalogue.h"
#include "search/belief.h"
#include "search/card_search.h"
#include "search/search_player.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>

using namespace sandbag;

namespace {

/// Dealt and bid on, ready for the first card.
DealState deal(const std::shared_ptr<const RuleContext> &context, Heuristics &heuristics,
               std::uint64_t seed)
{
    DealState state = startDeal(context, dealCards(*context, 0, seed));
    callOn(state, heuristics);
    return state;
}

std::optional<float> scoreOf(const ScoredCards &scored, Slot slot)
{
    for (int i = 0; i < scored.count; ++i) {
        const auto &card = scored.cards[static_cast<std::size_t>(i)];
        if (card.slot == slot)
            return card.score;
    }
    return {};
}

/// How much more than the lowest card of the suit led its equal is worth to the last player.
std::optional<float> worthOfEqual(const DealState &state, Heuristics &heuristics)
{
    const PlayTables &tables = state.context->play;
    const PlayState &play = state.play;
    const Slot standing = play.trick[play.best];
    const Slots legal = lawfulPlays(tables, play);
    if (!(legal & slotBit(standing)) || legal & ~tables.effectiveSuit[play.led])
        return {};
    const auto lowest = static_cast<Slot>(std::countr_zero(legal));
    const Goals goals = heuristics.book().goals(state.calls);
    const ScoredCards scored = scoreCards(
        {tables, play, goals, knowledgeOf(tables, play, {}), legal, heuristics.weights()});
    const auto equal = scoreOf(scored, standing), low = scoreOf(scored, lowest);
    if (lowest == standing || !equal || !low)
        return {};
    return *equal - *low;
}

/// The deal carried on by the highest cards until the last player of its first trick is asked.
void playToLast(DealState &state)
{
    while (state.play.inTrick + 1 < state.seating().players) {
        const Slots legal = lawfulPlays(state.context->play, state.play);
        playSlot(state.context->play, state.play, static_cast<Slot>(63 - std::countl_zero(legal)));
    }
}

/// Seat 1 plays a nil in the dark; everybody else has called three.
DealState darkNil(const std::shared_ptr<const RuleContext> &context, std::uint64_t seed)
{
    DealState state = startDeal(context, dealCards(*context, 0, seed));
    state.calls.fill(Call::number(3));
    state.calls[1] = Call::of(Call::What::nil);
    state.calls[1].dark = true;
    state.stage = Stage::play;
    startPlay(context->play, state.play, 0, context->pack.tricks);
    state.play.anyCardSeats = 1U << 1;
    return state;
}

/// Standard with these options: "dix_allowed=true;…".
RuleSet rulesWith(const QString &words)
{
    RuleSet rules;
    for (const QString &word : words.split(u';', Qt::SkipEmptyParts)) {
        const Option *option = findOption(word.section(u'=', 0, 0).toStdString());
        if (!option || !option->set(rules, word.section(u'=', 1).toStdString()))
            qFatal("no option %s", qPrintable(word));
    }
    return rules;
}

/// Of two cards that a player leads from, as many as are thought about. `cut`: the first one was
/// turned up by the cut, and cancels bags.
int offered(const RuleSet &rules, const QString &card, const QString &neighbour, bool cut)
{
    const auto context = makeContext(rules);
    const PlayTables &tables = context->play;
    const auto slotOf = [&](const QString &name) {
        return tables.slotOf[parseCards(name.toStdString())->front().face()];
    };
    const Slots both = slotBit(slotOf(card)) | slotBit(slotOf(neighbour));
    PlayState state;
    state.hand[0] = both;
    startPlay(tables, state, 0, 2);
    state.cutCard = cut ? slotOf(card) : kNoSlot;
    Heuristics heuristics(context);
    Calls calls;
    calls.fill(Call::number(3));
    CardKnowledge sight;
    sight.own = both;
    return scoreCards(
               {tables, state, heuristics.book().goals(calls), sight, both, heuristics.weights()})
        .count;
}

} // namespace

class TestImaginedPlay : public QObject
{
    Q_OBJECT

private slots:
    void equalCardsWinByTheirRule_data();
    void equalCardsWinByTheirRule();
    void aNilInTheDarkPlaysByChance();
    void aNilInTheDarkShowsNoVoids();
    void aNilInTheDarkMayRuffAClaim();
    void aNilInTheDarkIsSearchedByChance();
    void cardsThatScoreStandForThemselves_data();
    void cardsThatScoreStandForThemselves();
    void nobodySavesHimselfForANilHeMayNotBid_data();
    void nobodySavesHimselfForANilHeMayNotBid();
    void aKittyMayMakeANilOfAnyHand_data();
    void aKittyMayMakeANilOfAnyHand();
    void handsWereBidOnAfterWhatWasPassedBefore();
    void aSearchWithoutTimeAnswersByThumb();
    void threadsChangeNoAnswer();
};

void TestImaginedPlay::equalCardsWinByTheirRule_data()
{
    QTest::addColumn<bool>("taught");
    QTest::newRow("by thumb") << false;
    QTest::newRow("as games taught") << true;
}

/// Of two packs: whether the second of two equal cards takes the trick is told by rule
/// `duplicates_winner`.
void TestImaginedPlay::equalCardsWinByTheirRule()
{
    QFETCH(const bool, taught);
    RuleSet first = rulesOf(*findPreset("six-pairs")), last = first;
    first.duplicates_winner = DuplicatesWinner::first;
    last.duplicates_winner = DuplicatesWinner::last;
    const auto context = makeContext(first), otherTable = makeContext(last);
    const CardWeights weights = taught ? taughtWeights() : CardWeights{};
    Heuristics heuristics(context, {}, weights), otherwise(otherTable, {}, weights);
    int asked = 0, differ = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        DealState state = deal(context, heuristics, seed);
        playToLast(state);
        const auto worth = worthOfEqual(state, heuristics);
        state.context = otherTable;
        const auto otherWorth = worthOfEqual(state, otherwise);
        if (!worth || !otherWorth)
            continue;
        ++asked;
        differ += *worth != *otherWorth;
    }
    // Now and then a trick is worth nothing to anybody.
    QVERIFY2(asked > 10 && differ > 0.8 * asked,
             qPrintable(QStringLiteral("%1 of %2").arg(differ).arg(asked)));
}

/// The top card of a shuffled hand: any of it.
void TestImaginedPlay::aNilInTheDarkPlaysByChance()
{
    const auto context = makeContext(RuleSet{});
    Heuristics heuristics(context);
    const DealState known = darkNil(context, 0);
    const Slots hand = known.play.hand[1];
    Slots played = 0;
    for (std::uint64_t chance = 0; chance < 60; ++chance) {
        DealState state = known;
        Voids voids{};
        playOutByPolicy(context->play, state.play, voids,
                        {heuristics.book().goals(state.calls), heuristics.weights(),
                         context->pack.tricks - 1, seedFor(1, chance)});
        played |= hand & ~state.play.hand[1];
    }
    // 60 cards by chance leave one of 13 out in ten runs, hardly ever more than three.
    QVERIFY2(std::popcount(played) >= 10, qPrintable(QString::number(std::popcount(played))));
}

void TestImaginedPlay::aNilInTheDarkShowsNoVoids()
{
    const auto context = makeContext(RuleSet{});
    Heuristics heuristics(context);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        DealState state = darkNil(context, seed);
        Voids voids{};
        playOutByPolicy(context->play, state.play, voids,
                        {heuristics.book().goals(state.calls), heuristics.weights()});
        QVERIFY(state.play.over());
        QCOMPARE(voids[1], 0);
    }
}

/// They hold a heart and a spade, and let fall what comes first: no order of two aces is safe.
void TestImaginedPlay::aNilInTheDarkMayRuffAClaim()
{
    const auto context = makeContext(RuleSet{});
    DealState state = darkNil(context, 1);
    PlayState &play = state.play;
    const char *hands[] = {"AH AS", "2H 2S", "3H 4H", "5H 6H"};
    for (int seat = 0; seat < 4; ++seat) {
        play.hand[seat] = 0;
        const auto cards = parseCards(hands[seat]);
        for (const Card card : *cards)
            addCard(context->play, play, seat, card);
    }
    play.broken = true;
    QVERIFY(!claimStandsOnTheCards(state, 0));
    play.anyCardSeats = 0;
    QVERIFY(claimStandsOnTheCards(state, 0));
}

/// Two players know all cards: what the dark one lets fall is nobody's knowledge, and is tried out
/// as often as there are playouts.
void TestImaginedPlay::aNilInTheDarkIsSearchedByChance()
{
    RuleSet rules;
    rules.table_players = 2;
    rules.table_sides = TableSides::solo;
    rules.dark_allowed = true;
    const auto context = makeContext(rules);
    Call dark = Call::of(Call::What::nil);
    dark.dark = true;
    DealState state = startDeal(context, dealCards(*context, 1, 2));
    while (phaseOf(state) == Phase::call)
        QVERIFY(
            !apply(state, Event::makeCall(state.seat, state.seat == 1 ? dark : Call::number(9))));
    QCOMPARE(state.seat, 0);
    Heuristics heuristics(context);
    SearchOptions options;
    options.iterations = 400;
    options.threads = 1;
    const std::atomic<bool> stop{false};
    const SeatView view(state, 0);
    const MatchOutlook outlook{context, {}};
    CardSearch search({view, outlook, heuristics, options, 1, stop});
    const std::vector<CardTried> tried = search.run();
    QVERIFY2(search.iterations() >= 300, qPrintable(QString::number(search.iterations())));
    const auto &leads = tried.front().sums.leads;
    QVERIFY(std::set<float>(leads.begin(), leads.end()).size() > 1);
}

void TestImaginedPlay::cardsThatScoreStandForThemselves_data()
{
    QTest::addColumn<QString>("without"); // rules under which both cards are in the game
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("neighbour");
    const QString none, jokers = "deck_jokers=2;deck_removed=2H 2D";
    QTest::newRow("dix") << none << "dix_allowed=true"
                         << "9S"
                         << "TS";
    QTest::newRow("deuce") << none << "last_trick_deuce=20"
                           << "2D"
                           << "3D";
    QTest::newRow("ace") << none << "last_trick_ace=20"
                         << "AH"
                         << "KH";
    QTest::newRow("ace of spades") << none << "last_trick_spade_ace=20"
                                   << "AS"
                                   << "KS";
    QTest::newRow("ace on a nil") << none << "last_trick_ace_on_nil=true"
                                  << "AC"
                                  << "KC";
    QTest::newRow("nine") << none << "last_trick_high_spade=10"
                          << "9S"
                          << "TS";
    QTest::newRow("below the nine") << none << "last_trick_high_spade=10"
                                    << "8S"
                                    << "TS";
    QTest::newRow("cancels bags") << none << "bags_cancel_card=fixed;bags_cancel_fixed=7D"
                                  << "7D"
                                  << "8D";
    QTest::newRow("turned to cancel bags") << none << "cut"
                                           << "7D"
                                           << "8D";
    QTest::newRow("puller") << jokers << "jokers_big_lead_pulls=true"
                            << "BJ"
                            << "LJ";
    QTest::newRow("first joker") << jokers << "jokers_tie=first"
                                 << "LJ"
                                 << "AS";
    QTest::newRow("first of two jokers") << jokers << "jokers_tie=first"
                                         << "LJ"
                                         << "BJ";
    QTest::newRow("joke trumps") << jokers << "jokers_role=joke"
                                 << "9H"
                                 << "TH";
    QTest::newRow("called ace") << "-"
                                << "aces_call=true"
                                << "AH-"
                                << "2H";
}

/// A rule looks for the card: it is not as good as its neighbour in the hand, as it is without.
void TestImaginedPlay::cardsThatScoreStandForThemselves()
{
    QFETCH(const QString, without);
    QFETCH(const QString, rule);
    QFETCH(const QString, card);
    QFETCH(const QString, neighbour);
    const bool cut = rule == "cut";
    const QString base = without == "-" ? QString() : without;
    QCOMPARE(offered(rulesWith(cut ? base : base + u';' + rule), card, neighbour, cut), 2);
    if (without != "-") // without the rule there is no called ace
        QCOMPARE(offered(rulesWith(base), card, neighbour, false), 1);
}

void TestImaginedPlay::nobodySavesHimselfForANilHeMayNotBid_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("nil");
    const QString pass = "pass_every_deal=2;pass_every_deal_when=before-bids;";
    QTest::newRow("nils") << pass << true;
    QTest::newRow("no nils") << pass + "nil_allowed=false;blind_nil_allowed=false" << false;
    QTest::newRow("auction") << pass + "bid_style=auction" << false;
    QTest::newRow("sides bid") << pass + "bid_style=side" << false;
    QTest::newRow("nils are declared") << pass + "bid_style=side;nil_declared=before" << true;
}

/// Nor for one that their partner may not: the poorest hand keeps its strength, and passes
/// strength.
void TestImaginedPlay::nobodySavesHimselfForANilHeMayNotBid()
{
    QFETCH(const QString, rules);
    QFETCH(const bool, nil);
    const auto context = makeContext(rulesWith(rules));
    Heuristics heuristics(context);
    std::set<PickAim> aims;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        DealState state = startDeal(context, dealCards(*context, 0, seed));
        while (phaseOf(state) == Phase::pass) {
            const AskedPlayer asked(state, state.seat);
            const Prompt prompt = legal(state);
            aims.insert(heuristics.aimOf(asked, *prompt.cards));
            QVERIFY(!apply(state, heuristics.answer(asked, prompt)));
        }
    }
    QCOMPARE(aims, nil ? (std::set{PickAim::nil, PickAim::coverNil}) : std::set{PickAim::strength});
}

void TestImaginedPlay::aKittyMayMakeANilOfAnyHand_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("with the calls") << "nil_declared=turn";
    QTest::newRow("declared first") << "nil_declared=before";
    QTest::newRow("spades give the number") << "bid_restriction=mirror";
}

/// Who takes it throws away for a nil whether the menu of calls tells of one already or not.
void TestImaginedPlay::aKittyMayMakeANilOfAnyHand()
{
    QFETCH(const QString, rules);
    const auto context = makeContext(rulesWith("deck_jokers=2;deck_leftover=kitty;" + rules));
    Heuristics heuristics(context);
    int nils = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        DealState state = startDeal(context, dealCards(*context, 0, seed));
        while (phaseOf(state) == Phase::kitty) {
            const AskedPlayer asked(state, state.seat);
            const Prompt prompt = legal(state);
            if (prompt.cards)
                nils += heuristics.aimOf(asked, *prompt.cards) == PickAim::nil ? 1 : 0;
            QVERIFY(!apply(state, heuristics.answer(asked, prompt)));
        }
    }
    QVERIFY(nils > 0);
}

/// What was passed before the bids belonged to the hands that were bid on: they tell what they
/// would have told had they been dealt so.
void TestImaginedPlay::handsWereBidOnAfterWhatWasPassedBefore()
{
    RuleSet rules;
    const auto plain = makeContext(rules);
    rules.pass_every_deal = 3;
    rules.pass_every_deal_when = PassEveryDealWhen::before_bids;
    const auto passing = makeContext(rules);
    Heuristics heuristics(passing), withoutPasses(plain);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        DealStart start = dealCards(*plain, 0, seed);
        DealState passed = startDeal(passing, start);
        callOn(passed, heuristics);
        QCOMPARE(passed.exchange.passes.size(), 4U);
        World truth;
        truth.hand = passed.play.hand;
        for (std::size_t seat = 0; seat < 4; ++seat)
            start.hands[seat] = handCards(plain->play, passed.play, static_cast<int>(seat));
        DealState dealt = startDeal(plain, start);
        while (phaseOf(dealt) == Phase::call)
            QVERIFY(!apply(dealt, Event::makeCall(dealt.seat, passed.calls[dealt.seat])));
        const SeatView seen(passed, passed.seat), same(dealt, passed.seat);
        const Goals goals = heuristics.book().goals(passed.calls);
        const Belief one(seen, heuristics, heuristics.weights(), goals, {});
        const Belief other(same, withoutPasses, heuristics.weights(), goals, {});
        QCOMPARE(one.logLikelihood(truth), other.logLikelihood(truth));
    }
}

/// Stopped before a world was played to its end, the search says what was liked best before it.
void TestImaginedPlay::aSearchWithoutTimeAnswersByThumb()
{
    const auto context = makeContext(RuleSet{});
    Heuristics heuristics(context);
    SearchOptions options;
    options.kind = false; // of equals the lowest
    SearchPlayer player(options, 1);
    const std::atomic<bool> stopped{true};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const DealState state = deal(context, heuristics, seed);
        const SeatView view(state, state.seat);
        const Slot liked =
            chooseCard({context->play, state.play, heuristics.book().goals(state.calls),
                        knowledgeOf(context->play, state.play, {}),
                        lawfulPlays(context->play, state.play), taughtWeights()});
        const Decision decision = player.decide(view, {context, {}}, stopped);
        QCOMPARE(toString(decision.event.cards.front()), toString(context->play.cardAt[liked]));
    }
}

/// Solved ends are remembered from world to world, by each for themselves.
void TestImaginedPlay::threadsChangeNoAnswer()
{
    const auto context = makeContext(RuleSet{});
    Heuristics heuristics(context);
    SearchOptions alone;
    alone.iterations = share(2000);
    alone.threads = 1;
    SearchOptions together = alone;
    together.threads = 2;
    SearchPlayer one(alone, 1), two(together, 1);
    const std::atomic<bool> stop{false};
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        DealState state = deal(context, heuristics, seed);
        while (!state.over()) {
            const SeatView view(state, state.seat);
            const Decision decision = one.decide(view, {context, {}}, stop);
            if (!decision.ranked.empty()) {
                const Decision other = two.decide(view, {context, {}}, stop);
                QCOMPARE(other.ranked.size(), decision.ranked.size());
                for (std::size_t i = 0; i < other.ranked.size(); ++i)
                    QCOMPARE(other.ranked[i].value, decision.ranked[i].value);
            }
            QVERIFY(!apply(state, decision.event));
        }
    }
}

QTEST_APPLESS_MAIN(TestImaginedPlay)
#include "tst_imagined_play.moc"
