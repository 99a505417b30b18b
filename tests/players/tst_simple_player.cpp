// SPDX-License-Identifier: GPL-3.0-or-later
// What the players of an arena do beside choosing cards: they claim what is proved, a nil in the
// dark plays the top card, partners tell their tricks, the pack is cut.
#include "arena/contest.h"
#include "arena/duel.h"
#include "heuristics/call_on.h"
#include "heuristics/heuristics.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "share.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

/// Bids nil in the dark wherever it may, and otherwise plays as the simple player does.
class DarkPlayer final : public Player
{
public:
    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override
    {
        if (view.seen().play.anyCardSeats >> view.seat() & 1 && view.seen().stage == Stage::play)
            ++asked;
        for (const Event &event : view.prompt().choices) {
            if (event.kind == EventKind::call && event.call().dark)
                return {event, {}, {}};
        }
        return m_simple->decide(view, outlook, stop);
    }

    int asked = 0;

private:
    std::unique_ptr<Player> m_simple = makePlayer("simple", 0);
};

struct Table {
    explicit Table(int count)
    {
        for (int seat = 0; seat < count; ++seat) {
            players.push_back(makePlayer("simple", 0));
            seats[static_cast<std::size_t>(seat)] = players.back().get();
        }
    }

    std::vector<std::unique_ptr<Player>> players;
    Contest::Seats seats{};
};

/// Points a deal by which one player beats another.
double leadOf(const char *one, const char *other, const QString &game, int deals)
{
    const auto made = [&](int kind, std::uint64_t seed) {
        return makePlayer(kind == 0 ? one : other, seed);
    };
    Duel duel(rulesOf(*findPreset(game.toStdString())), made, 11);
    for (int deal = 0; deal < deals; ++deal)
        duel.playDeal(deal);
    return duel.tally().mean();
}

int countOf(const Match &match, EventKind kind)
{
    int count = 0;
    for (const DealRecord &deal : match.record().deals)
        count += static_cast<int>(
            std::count_if(deal.events.begin(), deal.events.end(),
                          [kind](const Event &event) { return event.kind == kind; }));
    return count;
}

/// Of `deals` first decisions of a side that stands so many points behind, the blind ones.
int blindCalls(const char *player, const RuleSet &rules, int behind, int deals)
{
    const auto context = makeContext(rules);
    const auto asked = makePlayer(player, 1);
    const std::atomic<bool> stop{false};
    int blind = 0;
    for (int number = 0; number < deals; ++number) {
        DealStart start = dealCards(*context, 0, seedFor(77, static_cast<std::uint64_t>(number)));
        MatchOutlook outlook{context, {}};
        outlook.standing.dealsScored = 4;
        outlook.standing.totals[context->seating.sideOf(1)] = 150 - behind;
        outlook.standing.totals[context->seating.sideOf(0)] = 150;
        start.scores = outlook.standing.totals;
        const DealState deal = startDeal(context, std::move(start));
        const Event event = asked->decide(SeatView(deal, deal.seat), outlook, stop).event;
        blind += event.kind == EventKind::declare ? event.word() == Word::blindNil
                                                  : event.kind == EventKind::call;
    }
    return blind;
}

int refusals(const Contest &contest)
{
    int sum = 0;
    for (const int refused : contest.refused())
        sum += refused;
    return sum;
}

} // namespace

class TestSimplePlayer : public QObject
{
    Q_OBJECT

private slots:
    void claimsOnlyWhatIsProved_data();
    void claimsOnlyWhatIsProved();
    void darkNilPlaysTheTopCard();
    void nobodyChallengesADarkNil();
    void partnersTalkBeforeTheirSideBids();
    void raisesWhatItIsSureOf();
    void frenchCutTurnsCardsUp();
    void matchesComeToAnEnd_data();
    void matchesComeToAnEnd();
    void nilIsRarerWithoutAPartner();
    void ofTwoDraftedCardsTheBetterIsKept();
    void standardIsBidSensibly();
    void fittedBeatFirst_data();
    void fittedBeatFirst();
    void lessonsBeatRulesOfThumb_data();
    void lessonsBeatRulesOfThumb();
    void goesBlindFarBehind_data();
    void goesBlindFarBehind();
    void leavesPartnersBidAlone();
    void touchingCardsOfTwoPacksDiffer();
};

void TestSimplePlayer::claimsOnlyWhatIsProved_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("dix");
    QTest::newRow("checked") << static_cast<int>(ClaimMode::checked) << false;
    QTest::newRow("at risk") << static_cast<int>(ClaimMode::risk) << false;
    QTest::newRow("with a nine that may still score")
        << static_cast<int>(ClaimMode::checked) << true;
}

void TestSimplePlayer::claimsOnlyWhatIsProved()
{
    QFETCH(int, mode);
    QFETCH(bool, dix);
    RuleSet rules;
    rules.claim_mode = static_cast<ClaimMode>(mode);
    rules.dix_allowed = dix;
    Table table(4);
    Contest contest(rules, table.seats);
    int claims = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Match match = contest.playMatch(seed);
        claims += countOf(match, EventKind::claim);
        for (const DealResult &result : match.results())
            QVERIFY(result.facts.claimsFailed.empty());
    }
    QVERIFY(claims > 0);
    QCOMPARE(refusals(contest), 0);

    rules.claim_mode = ClaimMode::no;
    Contest without(rules, table.seats);
    QCOMPARE(countOf(without.playMatch(1), EventKind::claim), 0);
}

void TestSimplePlayer::darkNilPlaysTheTopCard()
{
    constexpr std::uint64_t kSeed = 7;
    RuleSet rules;
    rules.dark_allowed = true;
    rules.blind_nil_deficit = 0;
    Table table(4);
    DarkPlayer dark;
    table.seats[2] = &dark;
    Contest contest(rules, table.seats);
    const Match match = contest.playMatch(kSeed);
    int darkCards = 0;
    const auto &deals = match.record().deals;
    for (std::size_t number = 0; number < deals.size(); ++number) {
        for (std::size_t at = 0; at < deals[number].events.size(); ++at) {
            const Event &event = deals[number].events[at];
            const auto deal = match.dealAt(static_cast<int>(number), static_cast<int>(at));
            if (event.kind != EventKind::play || !deal->calls[event.seat].dark)
                continue;
            QCOMPARE(event.cards.front().face(),
                     topDarkCard(*deal, event.seat, seedFor(kSeed, number + 1)).face());
            ++darkCards;
        }
    }
    QVERIFY(darkCards > 0);
    QCOMPARE(dark.asked, 0);
    QCOMPARE(refusals(contest), 0);
}

/// Who plays any card reneges never, and a trick that was challenged in vain is not challenged
/// again for ever.
void TestSimplePlayer::nobodyChallengesADarkNil()
{
    RuleSet rules;
    rules.dark_allowed = true;
    rules.blind_nil_deficit = 0;
    rules.renege_mode = RenegeMode::challenge;
    rules.win_deals = 3;
    Table table(4);
    DarkPlayer dark;
    table.seats[2] = &dark;
    Contest contest(rules, table.seats);
    const Match match = contest.playMatch(7);
    QVERIFY(match.over());
    QCOMPARE(countOf(match, EventKind::challenge), 0);
}

void TestSimplePlayer::partnersTalkBeforeTheirSideBids()
{
    RuleSet rules;
    rules.bid_style = BidStyle::side;
    Table table(4);
    Contest contest(rules, table.seats);
    const Match match = contest.playMatch(1);
    QCOMPARE(countOf(match, EventKind::talk), 2 * static_cast<int>(match.record().deals.size()));
    rules.bid_talk = false;
    Contest silent(rules, table.seats);
    QCOMPARE(countOf(silent.playMatch(1), EventKind::talk), 0);
}

void TestSimplePlayer::frenchCutTurnsCardsUp()
{
    RuleSet rules;
    rules.deal_cut = DealCut::french;
    Table table(4);
    Contest contest(rules, table.seats);
    const Match match = contest.playMatch(1);
    for (const DealRecord &deal : match.record().deals) {
        for (const CardList &up : deal.faceUp)
            QCOMPARE(up.size(), 1U);
        QCOMPARE(deal.faceUp.size(), 4U);
    }
}

void TestSimplePlayer::matchesComeToAnEnd_data()
{
    QTest::addColumn<RuleSet>("rules");
    RuleSet draft;
    draft.table_players = 2;
    draft.table_sides = TableSides::solo;
    draft.deal_method = DealMethod::draft_keep;
    QTest::newRow("a draft, one card seen") << draft;
    draft.deal_method = DealMethod::draft_pair;
    QTest::newRow("a draft, both cards seen") << draft;
    RuleSet suicide;
    suicide.bid_restriction = BidRestriction::suicide;
    suicide.blind_nil_allowed = false;
    QTest::newRow("one nil in each side") << suicide;
    RuleSet exact;
    exact.contract_made = ContractMade::exact;
    exact.bags_limit = 0;
    QTest::newRow("exact contracts") << exact;
}

/// Whoever overbids every deal, or forces a partner to a hopeless nil, never gets there. Where nils
/// are forced and often fail a match may still wander.
void TestSimplePlayer::matchesComeToAnEnd()
{
    QFETCH(RuleSet, rules);
    Table table(rules.table_players);
    Contest contest(rules, table.seats);
    int wandered = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(share(9)); ++seed)
        wandered += contest.playMatch(seed).results().size() < 250 ? 0 : 1;
    QVERIFY2(wandered <= 1, qPrintable(QString::number(wandered)));
    QCOMPARE(refusals(contest), 0);
}

void TestSimplePlayer::nilIsRarerWithoutAPartner()
{
    RuleSet rules;
    const Heuristics pairs(makeContext(rules));
    rules.table_sides = TableSides::solo;
    const Heuristics solo(makeContext(rules));
    QVERIFY(solo.hands().blindNilChance() < 0.5F * pairs.hands().blindNilChance());
}

void TestSimplePlayer::ofTwoDraftedCardsTheBetterIsKept()
{
    RuleSet rules;
    rules.table_players = 2;
    rules.table_sides = TableSides::solo;
    rules.deal_method = DealMethod::draft_pair;
    MatchRecord record;
    record.rules = rules;
    Match match(record);
    DealStart start = dealCards(*match.context(), 0, 1);
    const auto put = [&](std::size_t place, const char *token) {
        const auto at = std::find(start.undealt.begin(), start.undealt.end(), *parseCard(token));
        std::swap(start.undealt[place], *at);
    };
    put(0, "QH"); // better than an average card, but not than the other
    put(1, "AS");
    QVERIFY(!match.beginDeal(start));
    const SeatView view(*match.deal(), match.deal()->seat);
    const std::atomic<bool> stop = false;
    const MatchOutlook outlook{match.context(), match.standing()};
    QVERIFY(makePlayer("simple", 0)->decide(view, outlook, stop).event.word() == Word::discard);
}

/// Rule `bid_raise`: a raise is judged by the number that it names.
void TestSimplePlayer::raisesWhatItIsSureOf()
{
    RuleSet rules;
    rules.bid_raise = BidRaise::by_one;
    const auto context = makeContext(rules);
    DealStart start;
    start.dealer = 3;
    for (const char *hand :
         {"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
          "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"})
        start.hands.push_back(parseCards(hand).value());
    DealState deal = startDeal(context, start);
    for (const int number : {8, 1, 1, 1})
        QVERIFY(!apply(deal, Event::makeCall(deal.seat, Call::number(number))));
    const std::atomic<bool> stop = false;
    const MatchOutlook outlook{context, Standing{}};
    const Event raised = makePlayer("simple", 0)->decide(SeatView(deal, 0), outlook, stop).event;
    QCOMPARE(toString(raised), std::string("raise 9"));
}

void TestSimplePlayer::standardIsBidSensibly()
{
    Table table(4);
    Contest contest(RuleSet{}, table.seats);
    PlayTally tally;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        tally.addMatch(contest.playMatch(seed));
    QVERIFY(tally.bidSum > 10.0 * tally.deals);
    QVERIFY(tally.bidSum < 11.3 * tally.deals);
    QVERIFY(tally.sets < 0.16 * tally.sideDeals);
    QVERIFY(tally.bags < 1.4 * tally.sideDeals);
    QVERIFY(tally.nils > 0.15 * tally.deals);
    QVERIFY(tally.nilsMade > 0.65 * tally.nils);
}

void TestSimplePlayer::lessonsBeatRulesOfThumb_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"standard", "mirror", "three-handed"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// What games taught is worth something in several games, not in the one alone.
void TestSimplePlayer::lessonsBeatRulesOfThumb()
{
    QFETCH(QString, game);
    const double lead = leadOf("taught", "simple", game, share(120));
    QVERIFY2(!kJudged || lead > 0, qPrintable(QString::number(lead)));
}

/// Rules of thumb are fitted to the Standard game and serve others as well.
void TestSimplePlayer::fittedBeatFirst()
{
    QFETCH(QString, game);
    const double lead = leadOf("simple", "simple@1", game, share(500));
    QVERIFY2(!kJudged || lead > 0, qPrintable(QString::number(lead)));
}

void TestSimplePlayer::fittedBeatFirst_data()
{
    lessonsBeatRulesOfThumb_data();
}

void TestSimplePlayer::goesBlindFarBehind_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("allowed from 100 behind") << "standard";
    QTest::newRow("allowed at every score") << "family-4";
}

/// Who counts only points goes blind whenever they may. A level does so when little is left to
/// lose.
void TestSimplePlayer::goesBlindFarBehind()
{
    QFETCH(QString, game);
    const RuleSet rules = rulesOf(*findPreset(game.toStdString()));
    const int deals = 40;
    QVERIFY(blindCalls("simple", rules, 100, deals) > 30);
    QVERIFY(blindCalls("level:3:daring", rules, 100, deals) > 30);
    QVERIFY(blindCalls("level:3", rules, 100, deals) < 10);
    QVERIFY(blindCalls("level:3:careful", rules, 100, deals) == 0);
    QVERIFY(blindCalls("level:3", rules, 600, deals) > 30);
}

/// In an auction partner's bid of one stands, and both others have passed: a hand with one ace has
/// nothing to add.
void TestSimplePlayer::leavesPartnersBidAlone()
{
    const auto context = makeContext(rulesOf(*findPreset("auction")));
    DealStart start;
    start.dealer = 2;
    start.firstScored = true;
    for (const char *hand :
         {"AS KS QS 7S AH KH 9H 5H KD 4D TC 8C 5C", "JS 8S 6S QH 8H 3H AD TD 2D KC JC 7C 3C",
          "9S 5S 3S 7H 4H JD 8D 7D 6D 3D AC 6C 2C", "TS 4S 2S JH TH 6H 2H QD 9D 5D QC 9C 4C"})
        start.hands.push_back(*parseCards(hand));
    DealState deal = startDeal(context, std::move(start));
    for (const Call &call :
         {Call::of(Call::What::pass), Call::number(1), Call::of(Call::What::pass)})
        QVERIFY(!apply(deal, Event::makeCall(deal.seat, call)));
    const std::atomic<bool> stop{false};
    for (const char *name : {"simple", "level:3", "level:3:bold"}) {
        const Event event =
            makePlayer(name, 1)->decide(SeatView(deal, 2), {context, {}}, stop).event;
        QCOMPARE(toString(event), "pass");
    }
}

/// A copy of the higher card lies with others: to lead it is another choice than to lead the lower.
void TestSimplePlayer::touchingCardsOfTwoPacksDiffer()
{
    const auto context = makeContext(rulesOf(*findPreset("six-pairs")));
    const PlayTables &tables = context->play;
    Heuristics heuristics(context);
    int touching = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        DealState deal = startDeal(context, dealCards(*context, 0, seedFor(5, number)));
        callOn(deal, heuristics);
        const Goals goals = heuristics.book().goals(deal.calls);
        const CardKnowledge sight = knowledgeOf(tables, deal.play, Voids{});
        const Slots legal = lawfulPlays(tables, deal.play);
        const ScoredCards scored =
            scoreCards({tables, deal.play, goals, sight, legal, heuristics.weights()});
        Slots tried = 0;
        for (int i = 0; i < scored.count; ++i)
            tried |= slotBit(scored.cards[static_cast<std::size_t>(i)].slot);
        for (Slot low = 0; low < 63; ++low) {
            const auto high = static_cast<Slot>(low + 1);
            const Slots both = slotBit(low) | slotBit(high);
            if ((legal & both) != both ||
                tables.effectiveSuitOf[low] != tables.effectiveSuitOf[high] ||
                !(sight.unseen & slotBit(high)))
                continue;
            ++touching;
            QVERIFY2(tried & slotBit(high), toString(tables.cardAt[high]).c_str());
        }
    }
    QVERIFY(touching > 20);
}

QTEST_APPLESS_MAIN(TestSimplePlayer)
#include "tst_simple_player.moc"
