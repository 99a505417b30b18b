// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for cards and bids in positions in which readers found others that were untrue, or not
// the reason: players/explanations/NAME is a match record up to the choice.
#include "deal/bid_restrictions.h"
#include "formats/loaded_match.h"
#include "lessons/position.h"
#include "match/dealing.h"
#include "named/levels.h"
#include "named/named_player.h"
#include "policy/play_alike.h"
#include "review/beliefs.h"
#include "review/best_reason.h"
#include "review/bid_hand.h"
#include "review/call_reasons.h"
#include "review/card_at_turn.h"
#include "review/card_contrast.h"
#include "review/card_purpose.h"
#include "review/explainer.h"
#include "review/hint_words.h"
#include "review/why_words.h"
#include "search/certain_cards.h"
#include "search/every_world.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <bit>
#include <map>
#include <utility>

using namespace sandbag;

namespace {

QString pathOf(const QString &name)
{
    return QStringLiteral(SANDBAG_TEST_DATA "/players/explanations/%1.spades.json").arg(name);
}

Match matchOf(const QString &name)
{
    return std::get<LoadedMatch>(loadMatch(pathOf(name))).match;
}

QJsonObject recordOf(const QString &name)
{
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// The match of such a record by its base's rules with these changes.
Match matchUnder(QJsonObject record, const QJsonObject &changes)
{
    QJsonObject rules = record[QStringLiteral("rules")].toObject();
    rules[QStringLiteral("rules")] = changes;
    record[QStringLiteral("rules")] = rules;
    QTemporaryFile written(QDir::temp().filePath(QStringLiteral("XXXXXX.spades.json")));
    if (!written.open())
        return matchOf(QString());
    written.write(QJsonDocument(record).toJson());
    written.flush();
    return std::get<LoadedMatch>(loadMatch(written.fileName())).match;
}

/// All that is said of the card, as a hint says it.
QString saidOf(const Match &match, const QString &card)
{
    const SeatView view(*match.deal(), match.deal()->seat);
    const CardAtTurn played(view, *parseCard(card.toStdString()));
    const Audience reader = Audience::screen(playerNames(match.record()));
    QStringList words;
    for (const auto &purpose : {planOf(played), purposeOf(played)}) {
        if (purpose)
            words << toText(wordsOf(*purpose, Voice::toPlayer), reader);
    }
    return words.join(u' ');
}

/// What a computer says of the card that it played, or of those that it passed.
QString ownCardWordsOf(const Match &match, const QString &cards, bool discreet,
                       const std::string &player = "level:4", const Judgement &judged = {})
{
    const SeatView view(*match.deal(), match.deal()->seat);
    CardList held;
    for (const QString &card : cards.split(u' '))
        held.push_back(*parseCard(card.toStdString()));
    const Event made = held.size() > 1 ? Event::withCards(EventKind::pass, view.seat(), held,
                                                          (view.seat() + 2) % 4)
                                       : Event::play(view.seat(), held.front());
    QStringList words;
    for (const Sentence &sentence :
         ownWordsOf(view, {match.context(), match.standing()}, made, player, discreet, judged))
        words << toText(sentence, Audience::screen(playerNames(match.record())));
    return words.join(u' ');
}

using Chances = std::vector<std::pair<QString, double>>;

/// Figures of these cards, the best first.
Judgement judgedAs(const Match &match, Grade grade, const Chances &chances)
{
    Judgement judged;
    judged.grade = grade;
    for (const auto &[card, chance] : chances) {
        ChoiceValue one;
        one.event = Event::play(match.deal()->seat, *parseCard(card.toStdString()));
        one.win = chance;
        judged.values.push_back(one);
    }
    return judged;
}

/// What a computer says of a bid of its own.
QString bidWordsOf(const Match &match, const Call &call, const std::string &player = "level:3",
                   const Judgement &judged = {})
{
    const SeatView view(*match.deal(), match.deal()->seat);
    const MatchOutlook outlook{match.context(), match.standing()};
    QStringList words;
    for (const Sentence &sentence :
         ownWordsOf(view, outlook, Event::makeCall(view.seat(), call), player, false, judged))
        words << toText(sentence, Audience::screen(playerNames(match.record())));
    return words.join(u' ');
}

/// The deal of a-trick-kept-back, in which Cleo bids first, after these calls, and with so many
/// points before it.
Match matchAfter(const QStringList &calls, int yours, int others, const QJsonObject &changes = {})
{
    QJsonObject record = recordOf(QStringLiteral("a-trick-kept-back"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QJsonArray events;
    for (qsizetype i = 0; i < calls.size(); ++i)
        events.append(
            QJsonObject{{QStringLiteral("seat"), (3 + i) % 4}, {QStringLiteral("call"), calls[i]}});
    deal[QStringLiteral("events")] = events;
    QJsonArray before;
    for (const auto &[side, points] : {std::pair(0, yours), std::pair(1, others)})
        before.append(QJsonObject{{QStringLiteral("side"), side},
                                  {QStringLiteral("points"), points},
                                  {QStringLiteral("reason"), QStringLiteral("before")}});
    record[QStringLiteral("deals")] =
        QJsonArray{QJsonObject{{QStringLiteral("dealer"), 1},
                               {QStringLiteral("void"), QStringLiteral("misdeal")},
                               {QStringLiteral("adjust"), before}},
                   deal};
    return matchUnder(record, changes);
}

/// The same deal, of which the first bidder holds these cards, and is to bid, or after these calls
/// to lead.
Match matchHolding(const QStringList &hand, const QStringList &calls = {})
{
    QJsonObject record = recordOf(QStringLiteral("a-trick-kept-back"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QList<QStringList> hands;
    for (const QJsonValue &one : deal[QStringLiteral("hands")].toArray())
        hands << one.toString().split(u' ');
    QStringList &own = hands[matchAfter({}, 0, 0).deal()->seat];
    for (const QString &card : hand) {
        for (QStringList &other : hands) {
            const auto place = other.indexOf(card);
            if (place < 0 || &other == &own)
                continue;
            const auto spare = std::find_if(own.begin(), own.end(), [&hand](const QString &mine) {
                return !hand.contains(mine);
            });
            std::swap(other[place], *spare);
        }
    }
    QJsonArray written;
    for (const QStringList &one : hands)
        written.append(one.join(u' '));
    deal[QStringLiteral("hands")] = written;
    QJsonArray events;
    for (qsizetype i = 0; i < calls.size(); ++i)
        events.append(
            QJsonObject{{QStringLiteral("seat"), (3 + i) % 4}, {QStringLiteral("call"), calls[i]}});
    deal[QStringLiteral("events")] = events;
    record[QStringLiteral("deals")] = QJsonArray{deal};
    return matchUnder(record, {});
}

/// These hands, after these plays to the first trick, which the first seat leads; `nil`: who bid
/// so.
Match matchOfTrick(const QStringList &hands, const QStringList &plays, int nil = 3)
{
    QJsonObject record = recordOf(QStringLiteral("a-trick-kept-back"));
    QJsonArray events;
    for (int seat = 0; seat < 4; ++seat)
        events.append(QJsonObject{
            {QStringLiteral("seat"), seat},
            {QStringLiteral("call"), seat == nil ? QStringLiteral("nil") : QStringLiteral("3")}});
    for (qsizetype i = 0; i < plays.size(); ++i)
        events.append(QJsonObject{{QStringLiteral("seat"), i}, {QStringLiteral("play"), plays[i]}});
    record[QStringLiteral("deals")] =
        QJsonArray{QJsonObject{{QStringLiteral("dealer"), 3},
                               {QStringLiteral("hands"), QJsonArray::fromStringList(hands)},
                               {QStringLiteral("events"), events}}};
    return matchUnder(record, {});
}

/// A number that is a trick more than what is said to be expected of the hand, or two.
int moreThanExpected(const Match &match)
{
    static const QRegularExpression expected(QStringLiteral("take about (\\d+)"));
    return expected.match(bidWordsOf(match, Call::number(1))).captured(1).toInt() + 2;
}

} // namespace

class TestReasons : public QObject
{
    Q_OBJECT

private slots:
    void ofNilsBelow_data();
    void ofNilsBelow();
    void aNilGivenUpIsNotSaved();
    void ofWhatMakesNoDifference();
    void ofTricksTakenAndLeft_data();
    void ofTricksTakenAndLeft();
    void ofDiscardsFromAKitty_data();
    void ofDiscardsFromAKitty();
    void ofCardsDrawn();
    void levelCardsArePartedByNothing();
    void aHintSaysWhatGoesAway();
    void aDrawbackHidesNoTrick();
    void spadesGiveTheNumber();
    void whatIsCertainIsProved();
    void aNilThatIsMadeIsCertain();
    void ofCards_data();
    void ofCards();
    void ofOwnCards_data();
    void ofOwnCards();
    void ofCardsThatWinNothing_data();
    void ofCardsThatWinNothing();
    void onlyTheLeastIsNeededLeast();
    void ofLowLeads_data();
    void ofLowLeads();
    void onceTheContractIsMade_data();
    void onceTheContractIsMade();
    void aClearHeadPlaysAnotherCard_data();
    void aClearHeadPlaysAnotherCard();
    void aClearHeadHasSeenTheReview();
    void whatWasForgottenMattered();
    void aCountIsSaidOnce();
    void whatIsCertainIsNotProbable();
    void ofPassedCardsInMidDeal_data();
    void ofPassedCardsInMidDeal();
    void ofBids_data();
    void ofBids();
    void ofTwoCards_data();
    void ofTwoCards();
    void aLostNilMayDiscard();
    void aNilTrustsThoseToCome();
    void theLastToPlayIsNamed();
    void ofHighRuffs();
    void aNilStillToPlay();
    void aCardThatMayCoverIsKept();
    void onlyTheLowestCatchesANil();
    void ofALostNilOfOnesOwn();
    void eachHighCardIsNamed_data();
    void eachHighCardIsNamed();
    void theLeastThatHadToBeBid();
    void onlyAChoiceIsMadeOnInstinct();
    void aLostNilHasNoChance_data();
    void aLostNilHasNoChance();
    void ofBidsAboveWhatWasExpected_data();
    void ofBidsAboveWhatWasExpected();
    void aBidThatReachesTheTarget();
    void aPartnerMayReachTheTarget();
    void halvesReachTheTarget();
    void ofBidsForTheSide_data();
    void ofBidsForTheSide();
    void whatPaidInImaginedDeals();
    void aNilOfTheirsMayReachTheTarget();
    void twoNilsAreNoSum();
    void ofSpadesUnderALadder();
    void aNumberHasNoNilOfItsOwn();
    void aProblemTakesWhatPlaysAlike();
    void onlyThoseToComeCover();
    void aNilAfterCanceledCards_data();
    void aNilAfterCanceledCards();
    void ofTricksWithCanceledCards_data();
    void ofTricksWithCanceledCards();
    void nothingIsKeptOfALostNil();
    void aLostNilSavesNothing();
    void ofPassesToALostNil();
    void aloneNobodyHasASide();
    void levelsAreOfGamesWithoutPartnersToo();
    void ofWhatDecides_data();
    void ofWhatDecides();
    void whatMakesNoDifferenceIsNoFault();
    void aContractOutOfReach();
    void theNextBagCosts_data();
    void theNextBagCosts();
    void whatABidIsCountedForAddsUp();
    void eachCopyIsNamed();
    void aBidThatTheHandDoesNotExplain();
    void whatSpeaksForABidIsNamed();
    void whatIsHopedForIsNamed();
    void ofBidsBelowWhatWasExpected_data();
    void ofBidsBelowWhatWasExpected();
    void aHintNamesTheCardsOfANil_data();
    void aHintNamesTheCardsOfANil();
    void whyCardsAreLookedAt();
    void twoCardsDrawnMayBeEqual();
    void ofTwoLowCardsDrawn();
    void whatShortensLessIsNoReason();
    void aLowSuitIsLedForPartner();
    void ofLeadsBesideANil();
    void aDiscardSavesNoHigherCards();
    void aNilPutAtRisk();
    void aSafeNilIsNoReason();
    void ofADraftThatIsReviewed();
    void aSuitIsNotDrawnWhoseCardsAreTrumped();
    void ofANilThatIsTheSmallerLoss();
    void whatIsOfferedIsNotWithOthers();
    void theReaderIsSpokenTo_data();
    void theReaderIsSpokenTo();
};

/// Where every card stays under the winning one that is no merit of one of them.
void TestReasons::ofNilsBelow_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::newRow("the highest of those that lose anyway")
        << "no-card-of-a-nil-wins"
        << "TD"
        << "None of my cards could win the trick, so I got rid of the 10♦";
    QTest::newRow("another of them") << "no-card-of-a-nil-wins"
                                     << "5D"
                                     << "so my nil was safe there anyway.";
    // Ace, five and two of diamonds under the nine.
    QTest::newRow("the highest below") << "a-nil-under-the-nine"
                                       << "6D"
                                       << "The 6♦ was my highest card that stayed under";
    QTest::newRow("a lower one")
        << "a-nil-under-the-nine"
        << "2D"
        << "It stayed under the winning card, so my nil was safe on that trick.";
}

void TestReasons::ofNilsBelow()
{
    QFETCH(QString, record);
    QFETCH(QString, card);
    QFETCH(QString, said);
    const QString text = ownCardWordsOf(matchOf(record), card, false);
    QVERIFY2(text.contains(said), qPrintable(text));
    // While the deal goes on nothing of it shows which other cards are held.
    const QString open = ownCardWordsOf(matchOf(record), card, true);
    QVERIFY2(open.startsWith(QStringLiteral("It stayed under the winning card")), qPrintable(open));
}

/// Under the ace the king was safe; with the five the nil is as good as lost.
void TestReasons::aNilGivenUpIsNotSaved()
{
    const Match match = matchOf(QStringLiteral("a-nil-under-an-ace"));
    Judgement judged = judgedAs(match, Grade::blunder, {{"KC", 0.42}, {"5C", 0.34}});
    judged.lostNils = judged.nilsGivenUp = 1U << match.deal()->seat;
    const QString text = ownCardWordsOf(match, QStringLiteral("5C"), false, "level:1", judged);
    QVERIFY2(text.startsWith(QStringLiteral("I didn't see how much this endangered my nil.")),
             qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("saved my higher")), qPrintable(text));
    // The judge finds that out by itself.
    Judge judge({2000, 1});
    const std::atomic<bool> stop{false};
    const SeatView view(*match.deal(), match.deal()->seat);
    const Event five = Event::play(view.seat(), *parseCard("5C"));
    const Judgement found = judge.judge(view, {match.context(), match.standing()}, five, 1, stop);
    QCOMPARE(found.nilsGivenUp, 1U << view.seat());
}

void TestReasons::ofWhatMakesNoDifference()
{
    const Match match = matchOf(QStringLiteral("any-spade-takes-it"));
    QCOMPARE(ownCardWordsOf(match, QStringLiteral("2S"), false),
             QStringLiteral("It made no difference which card I played."));
}

void TestReasons::ofTricksTakenAndLeft_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    QTest::newRow("a-low-ruff-against-a-nil")
        << "6S"
        << "You have no hearts and can trump with the lowest spade that is enough."
        << "It's now winning";
    // The three goes lower.
    QTest::newRow("a-lower-spade-stays")
        << "6S"
        << "Keep the 3♠ to lead it later: it is so low that Zoe, who bid nil"
        << "save your higher";
    QTest::newRow("a-copy-is-no-higher-card") << "2D"
                                              << ""
                                              << "save your higher";
    QTest::newRow("the-lowest-under-partner")
        << "4C"
        << "Bo is winning so far, and you can't: play your lowest card of the suit."
        << "least";
}

void TestReasons::ofTricksTakenAndLeft()
{
    QFETCH(QString, card);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const QString text = saidOf(matchOf(QString::fromLatin1(QTest::currentDataTag())), card);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

void TestReasons::ofDiscardsFromAKitty_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("said");
    QTest::newRow("the-shortest-suit-goes")
        << "4D 3D"
        << "I discarded from my shortest suit, diamonds, to be able to trump it sooner. The cards "
           "I discarded were not likely to win a trick.";
    QTest::newRow("jokers-go-for-a-nil")
        << "BJ LJ"
        << "I had a nil in mind and discarded big joker little joker, which could have "
           "won a trick.";
}

void TestReasons::ofDiscardsFromAKitty()
{
    QFETCH(QString, cards);
    QFETCH(QString, said);
    const Match match = matchOf(QString::fromLatin1(QTest::currentDataTag()));
    const SeatView view(*match.deal(), match.deal()->seat);
    CardList held;
    for (const QString &card : cards.split(u' '))
        held.push_back(*parseCard(card.toStdString()));
    const Event made = Event::withCards(EventKind::discard, view.seat(), held);
    const auto words = [&](bool discreet) {
        QStringList all;
        for (const Sentence &one :
             ownWordsOf(view, {match.context(), match.standing()}, made, "level:3", discreet))
            all << toText(one, Audience::screen());
        return all.join(u' ');
    };
    QCOMPARE(words(false), said);
    QCOMPARE(words(true), QString());
}

void TestReasons::ofCardsDrawn()
{
    const Match match = matchOf(QStringLiteral("two-cards-drawn"));
    const SeatView view(*match.deal(), match.deal()->seat);
    const Event second = Event::of(EventKind::draft, view.seat(), Word::discard);
    const auto own =
        ownWordsOf(view, {match.context(), match.standing()}, second, "level:3", false);
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(toText(own.front(), Audience::screen()),
             QStringLiteral("Of 3♣ and 5♠, I kept the 5♠, which is a trump."));
    Judge judge({400, 1});
    const std::atomic<bool> stop{false};
    const QString text =
        toText(judge.judge(view, {match.context(), match.standing()}, second, 1, stop).text,
               Audience::screen());
    QVERIFY2(text.contains(QStringLiteral("3♣")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("keep ")), qPrintable(text));
    Decision decision;
    decision.event = second;
    QCOMPARE(hintReason(decision, view, match.standing(), playerNames(match.record())),
             QStringLiteral("It's a trump, and the other card isn't."));
}

/// Of two cards that are level none was kept for anything.
void TestReasons::levelCardsArePartedByNothing()
{
    const Match match = matchOf(QStringLiteral("../positions/throw-high-when-nothing-is-wanted"));
    const auto own = [&](const Chances &chances) {
        return ownCardWordsOf(match, QStringLiteral("TC"), false, "level:4",
                              judgedAs(match, Grade::best, chances));
    };
    QVERIFY2(own({{"TC", 0.5}, {"3C", 0.4}}).contains(QStringLiteral("kept the 3♣")),
             qPrintable(own({{"TC", 0.5}, {"3C", 0.4}})));
    QVERIFY2(
        own({{"TC", 0.5}, {"3C", 0.499}})
            .startsWith(QStringLiteral("I couldn't win the trick, and it hardly mattered whether "
                                       "I played the 10♣ or the 3♣.")),
        qPrintable(own({{"TC", 0.5}, {"3C", 0.499}})));
    const SeatView view(*match.deal(), match.deal()->seat);
    const auto hint = [&](double win) {
        Decision decision;
        for (const auto &[card, chance] : {std::pair("TC", 0.5), std::pair("3C", win)}) {
            Ranked one{Event::play(view.seat(), *parseCard(card)), chance, Sentence("Played out.")};
            one.win = chance;
            decision.ranked.push_back(one);
        }
        decision.event = decision.ranked.front().event;
        return hintReason(decision, view, match.standing(), playerNames(match.record()));
    };
    QVERIFY2(hint(0.4).contains(QStringLiteral("keep the 3♣")), qPrintable(hint(0.4)));
    QVERIFY2(!hint(0.499).contains(QStringLiteral("keep the 3♣")), qPrintable(hint(0.499)));
}

void TestReasons::aHintSaysWhatGoesAway()
{
    const Match match = matchOf(QStringLiteral("the-shortest-suit-goes"));
    const SeatView view(*match.deal(), match.deal()->seat);
    Decision decision;
    decision.event =
        Event::withCards(EventKind::discard, view.seat(), {*parseCard("4D"), *parseCard("3D")});
    decision.ranked = {{decision.event, 0.5, Sentence("Played out.")}};
    const QString hint = hintReason(decision, view, match.standing(), playerNames(match.record()));
    QVERIFY2(hint.startsWith(QStringLiteral("Your shortest suit is diamonds: with fewer, you can "
                                            "trump it sooner. These cards are not likely")),
             qPrintable(hint));
}

/// What the next best card would spoil is told beside the trick that the card wins, not instead.
void TestReasons::aDrawbackHidesNoTrick()
{
    QVERIFY(!isPlain(Purpose::Kind::winsCheaply) && !isPlain(Purpose::Kind::lowest));
    QVERIFY(isPlain(Purpose::Kind::ahead)); // whether it wins is open
}

void TestReasons::spadesGiveTheNumber()
{
    const Match match = matchOf(QStringLiteral("a-number-of-spades"));
    QCOMPARE(bidWordsOf(match, Call::number(3)),
             QStringLiteral("I held 3 spades, which gave my number. At first sight, a nil had "
                            "hardly any chance."));
}

/// What is told as certain is so in every deal that can be, counted one by one; what 400 drawn
/// deals happen to have in common may be otherwise.
void TestReasons::whatIsCertainIsProved()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const auto player = makePlayer("simple", 1);
    const std::atomic<bool> stop{false};
    int held = 0, open = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        DealState deal = startDeal(context, std::move(start));
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            const auto worlds = everyWorld(view, 3000);
            if (deal.stage == Stage::play && worlds) {
                const CertainCards certain(view);
                for (int seat = 0; seat < 4; ++seat) {
                    for (const Card card : seat == view.seat() ? CardList() : view.unseen()) {
                        const Slot slot = context->play.slotOf[card.face()];
                        const bool always =
                            std::all_of(worlds->begin(), worlds->end(), [&](const auto &world) {
                                return world[seat] & slotBit(slot);
                            });
                        QCOMPARE(certain.mustHold(seat, slot), always);
                        ++(always ? held : open);
                        const EffectiveSuit suit = context->play.effectiveSuitOf[slot];
                        const Slots known = view.seen().play.hand[seat];
                        const bool never =
                            std::none_of(worlds->begin(), worlds->end(), [&](const auto &world) {
                                return world[seat] & ~known & context->play.effectiveSuit[suit];
                            });
                        QCOMPARE(certain.cannotHold(seat, suit), never);
                    }
                }
            }
            QVERIFY(!apply(deal, player->decide(view, {context, Standing()}, stop).event));
        }
    }
    QVERIFY2(held > 100 && open > 100, qPrintable(QStringLiteral("%1 %2").arg(held).arg(open)));
}

/// Two of hearts and king of clubs, and a diamond was led: without the king nothing is left to win.
void TestReasons::aNilThatIsMadeIsCertain()
{
    const Match match = matchOf(QStringLiteral("a-nil-that-is-made"));
    const std::atomic<bool> stop{false};
    const SeatView view(*match.deal(), match.deal()->seat);
    const auto text = [&](const char *card) {
        Judge judge({2000, 1});
        const Event made = Event::play(view.seat(), *parseCard(card));
        return toText(judge.judge(view, {match.context(), match.standing()}, made, 1, stop).text,
                      Audience::screen());
    };
    QVERIFY2(text("KC").contains(QStringLiteral("Your nil is certain to succeed.")),
             qPrintable(text("KC")));
    QVERIFY2(text("2H").contains(QStringLiteral("% of the time instead of 100%")),
             qPrintable(text("2H")));
}

void TestReasons::ofCards_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    // Nobody has a spade that could be lower.
    QTest::newRow("the-last-spade-beside-a-nil") << "TS"
                                                 << "Bo has no more spades and can probably discard"
                                                 << "Whatever card";
    // The last diamond and the last club, which nobody can lead from below.
    QTest::newRow("a-nil-with-nothing-to-throw") << "JS"
                                                 << ""
                                                 << "discard";
    // You ruffed the ace of diamonds.
    QTest::newRow("an-opponent-can-trump-the-top")
        << "KD"
        << "Only a spade can beat it: Player 1 has no more diamonds."
        << "No remaining card";
    // Nothing is lower than the two, but what lies next to it would have done as well.
    QTest::newRow("a-nil-dropped-its-lowest") << "7H"
                                              << ""
                                              << "A nil bidder gets rid";
    QTest::newRow("a-high-lead-beside-a-nil")
        << "QD"
        << "It's so high that Cleo, who bid nil, can probably play below it."
        << "no such words";
    // Lower cards are there, but the nil is lost anyway.
    QTest::newRow("a-nil-given-up") << "AS"
                                    << ""
                                    << "Any card you may play";
    // A three stays, with five of hearts and others between both.
    QTest::newRow("partner-has-the-trick") << "7H"
                                           << "You can't win this trick"
                                           << "need least";
    // To a nil two clubs and three spades are left, and a two of spades was led: 4♠ would do, too.
    QTest::newRow("a-nil-among-spades")
        << "7S"
        << "All your spades beat the 2♠; hope someone covers the 7♠."
        << "only legal card";
    // 7♥ and 2♥ are out, and all that stays is higher.
    QTest::newRow("no-high-card-is-out") << "3H"
                                         << ""
                                         << "use their high cards";
    QTest::newRow("no-honour-above-the-lead") << "6H"
                                              << ""
                                              << "use their high cards";
    QTest::newRow("only-spades-are-left") << "2S"
                                          << ""
                                          << "draws spades";
    // Two spades are left, under which nothing lies: nobody "wants" the trick.
    QTest::newRow("every-card-goes-ahead") << "7S"
                                           << "Any card you may play would be winning so far: "
                                              "play the lowest."
                                           << "It's now winning";
    QTest::newRow("a-nil-is-still-to-play") << "QD"
                                            << "Player 1, who bid nil, is still to play"
                                            << "no such words";
    // A heart among clubs lies under nothing, and nobody else has a heart.
    QTest::newRow("a-nil-discards") << "JH"
                                    << "You can't follow suit: get rid of this card"
                                    << "under the winning card";
    // Eight and three of diamonds are out.
    QTest::newRow("a-nil-discards-its-ace") << "AD"
                                            << "get rid of the A♦, which endangers your nil."
                                            << "without risk";
    QTest::newRow("a-nil-discards-its-two") << "2C"
                                            << "get rid of this card without risk to your nil."
                                            << "endangers";
    // Three diamonds may be played to the two.
    QTest::newRow("a-nil-above-a-low-diamond")
        << "5D"
        << "All your diamonds beat the 2♦; the 5♦ is the easiest for the others to cover."
        << "only legal card";
    // To the queen of clubs, which a nil without clubs trumps with one of three spades.
    QTest::newRow("a-nil-of-spades-alone")
        << "6S"
        << "All your spades beat the Q♣; the 6♠ is the easiest for the others to cover."
        << "only legal card";
    // Ace and king of hearts, of which others hold lower ones at most.
    QTest::newRow("a-nil-of-the-highest-hearts")
        << "KH"
        << "All your hearts beat the 4♥, and only a spade can cover the K♥."
        << "only legal card";
    QTest::newRow("a-nil-last-to-play")
        << "6D"
        << "Every card you may play takes this trick, so your nil can't be saved."
        << "hope";
    // The seven of clubs, and an opponent is still to play.
    QTest::newRow("partner-is-ahead-so-far") << "3C"
                                             << "Bo is winning so far: save your higher cards."
                                             << "already";
    // A heart to the last of two tricks, which cannot be taken from anyone.
    QTest::newRow("nothing-takes-partners-trick") << "TH"
                                                  << "Ada is winning so far, and you can't: play"
                                                  << "leave them";
    // Four tricks are needed yet.
    QTest::newRow("the-ace-is-saved") << "5C"
                                      << "Bo is still to play and may win this trick: save your "
                                         "better cards."
                                      << "It's better to leave";
    // The partner's four tricks are needed yet, for which the tricks of a failed nil do not count.
    QTest::newRow("a-failed-nil-leaves-a-trick") << "3C"
                                                 << "It's better to leave this trick to the others."
                                                 << "save your better";
}

void TestReasons::ofCards()
{
    QFETCH(QString, card);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const QString text = saidOf(matchOf(QString::fromLatin1(QTest::currentDataTag())), card);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

void TestReasons::ofOwnCards_data()
{
    QTest::addColumn<QString>("cards"); // played, or passed
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    // Six are needed, and four cards are left.
    QTest::newRow("a-contract-out-of-reach") << "6D"
                                             << "Our contract could no longer be made."
                                             << "needed";
    // One of two tricks is the nil's, which does not count: twelve of eleven are needed.
    QTest::newRow("a-nils-trick-does-not-count") << "TC"
                                                 << "Our contract could no longer be made."
                                                 << "needed";
    // All other clubs are gone, but no spade is.
    QTest::newRow("nobody-else-has-clubs")
        << "KC"
        << "By my count, nobody else had any clubs left, so only a spade could beat it."
        << "no remaining card";
    // The five that were bid are there, each of the others needs two or three of seven: no plan is
    // sure, and the contract has no partner in it.
    QTest::newRow("a-spade-that-gives-up-the-lead")
        << "6S"
        << "My contract was made, but the opponents could still be set."
        << "draw spades";
    // Who is free to trump hearts takes only bags, but a partner's nil is open.
    QTest::newRow("a-last-heart-with-the-contract-made")
        << "6H"
        << "Our contract was made, but Ada's nil could still fail."
        << "last card of the suit";
    // Nine or ace is ahead of the six; queen and jack are out.
    QTest::newRow("the-ace-rather-than-the-nine") << "AC"
                                                  << "No card of the suit could beat it."
                                                  << "Any card";
    // What is said of cards that were passed is said of those that it is true of.
    QTest::newRow("a-nil-passes-its-lowest-club") << "KS 2C"
                                                  << "I saw a danger to my nil in K♠."
                                                  << "2♣";
    QTest::newRow("eight-of-clubs-to-a-nil") << "4H 8C"
                                             << "Of what I passed, 4♥ can hardly hurt Bo's nil."
                                             << "can't hurt";
}

void TestReasons::ofOwnCards()
{
    QFETCH(QString, cards);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const Match match = matchOf(QString::fromLatin1(QTest::currentDataTag()));
    const QString text = ownCardWordsOf(match, cards, false);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

void TestReasons::ofCardsThatWinNothing_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *record, const char *card, const char *said) {
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(record), card)))
            << QStringLiteral("../positions/%1").arg(QLatin1String(record))
            << QString::fromLatin1(card) << QString::fromUtf8(said);
    };
    // King, five and three of spades to the ace.
    row("no-king-under-the-ace", "KS", "keep the 3♠ for a trick that you want to lose.");
    row("no-king-under-the-ace", "5S", "neither the 5♠ nor the 3♠ is likely to win one later.");
    row("no-king-under-the-ace", "3S", "play your lowest card of the suit.");
    // The ace is no card that is unlikely to win.
    row("throw-an-ace-under-a-ruff", "AD", "keep the 3♦ for a trick that you want to lose.");
    row("throw-high-when-nothing-is-wanted", "TC",
        "keep the 3♣ for a trick that you want to lose.");
}

void TestReasons::ofCardsThatWinNothing()
{
    QFETCH(QString, record);
    QFETCH(QString, card);
    QFETCH(QString, said);
    const QString text = saidOf(matchOf(record), card);
    QVERIFY2(text.endsWith(said), qPrintable(text));
}

/// Of every card that is said to be needed least no lower one stays that others could beat more
/// easily; of others it is said why they go.
void TestReasons::onlyTheLeastIsNeededLeast()
{
    using enum Purpose::Kind;
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const auto player = makePlayer("simple", 1);
    const std::atomic<bool> stop{false};
    std::map<Purpose::Kind, int> said;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        DealState deal = startDeal(context, std::move(start));
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            for (const Event &choice : view.prompt().choices) {
                if (choice.kind != EventKind::play || deal.play.inTrick == 0)
                    continue;
                const CardAtTurn card(view, choice.cards.front());
                const auto purpose = purposeOf(card);
                ++said[purpose ? purpose->kind : nilDiscards];
                if (!purpose || (purpose->kind != cannotTake && purpose->kind != isPartners))
                    continue;
                const Slots lower = card.choices() & (slotBit(card.slot()) - 1) &
                                    card.tables().effectiveSuit[card.effectiveSuit()];
                for (Slots rest = lower; rest; rest &= rest - 1)
                    QCOMPARE(card.elsewhereAbove(static_cast<Slot>(std::countr_zero(rest))),
                             card.elsewhereAbove(card.slot()));
            }
            QVERIFY(!apply(deal, player->decide(view, {context, {}}, stop).event));
        }
    }
    for (const Purpose::Kind kind : {cannotTake, isPartners, neitherWins, keepsLow, keepsGuard})
        QVERIFY2(said[kind] > 0, qPrintable(QString::number(static_cast<int>(kind))));
}

void TestReasons::ofLowLeads_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::newRow("no-high-card-is-out") << "3H"
                                         << "I kept the A♠ for later and led a card that others";
    QTest::newRow("nobody-else-has-clubs") << "7D"
                                           << "I kept the K♣ for later and led a card that others";
    QTest::newRow("only-spades-are-left") << "2S"
                                          << "None of my cards was sure to win";
}

/// A lead that asks for nothing is told by what stays, and not by the contract alone.
void TestReasons::ofLowLeads()
{
    QFETCH(QString, card);
    QFETCH(QString, said);
    const QString text =
        ownCardWordsOf(matchOf(QString::fromLatin1(QTest::currentDataTag())), card, false);
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestReasons::onceTheContractIsMade_data()
{
    QTest::addColumn<QStringList>("calls"); // of Bo, Cleo, you, Ada, who have 0, 3, 4, 4 tricks
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    const QString made = QStringLiteral("Our contract was made");
    const QString led = made + QStringLiteral(", so I led a card that others could beat.");
    const QString none, exact = QStringLiteral("contract_made");
    QTest::newRow("all is made") << words("1 3 2 3") << none << none << led << "but";
    QTest::newRow("they can be set")
        << words("1 4 2 4") << none << none
        << made + QStringLiteral(", but the opponents could still be set.") << "so I led";
    QTest::newRow("they are set") << words("1 5 2 5") << none << none << led << "but";
    QTest::newRow("a nil of the side") << words("nil 3 4 3") << none << none
                                       << QStringLiteral("'s nil could still fail.") << "so I led";
    QTest::newRow("each by their own bid, one short")
        << words("1 3 2 3") << exact << QStringLiteral("each-at-least")
        << QStringLiteral("We still needed 1 trick for our contract.") << made;
    QTest::newRow("each exactly, one over")
        << words("1 3 3 3") << exact << QStringLiteral("each-exact")
        << QStringLiteral("Our contract could no longer be made.") << made;
    QTest::newRow("exact, one over")
        << words("1 3 2 3") << exact << QStringLiteral("exact")
        << QStringLiteral("Our contract could no longer be made.") << made;
    QTest::newRow("exact, no more to take")
        << words("1 3 3 3") << exact << QStringLiteral("exact") << none << made;
    QTest::newRow("three overtricks set it")
        << words("1 3 2 3") << QStringLiteral("over_set_at") << QStringLiteral("3") << none << made;
    const QString more = made + QStringLiteral(", but further tricks could bring more than bags.");
    QTest::newRow("the last trick brings points")
        << words("1 3 2 3") << QStringLiteral("last_trick_bonus") << QStringLiteral("10") << more
        << "so I led";
    QTest::newRow("two in a row bring points")
        << words("1 3 2 3") << QStringLiteral("streak_length") << QStringLiteral("2") << more
        << "so I led";
    // Four tricks and two more are not seven.
    QTest::newRow("a bonus out of reach") << words("1 3 2 3") << QStringLiteral("seven_bonus")
                                          << QStringLiteral("race-won") << led << "more than";
    QTest::newRow("four set it") << words("1 3 2 3") << QStringLiteral("over_set_at")
                                 << QStringLiteral("4") << led << "set";
}

/// You lead the nine of diamonds to one of two last tricks: that only bags are left is said where
/// nobody's call hangs on them, by the rules.
void TestReasons::onceTheContractIsMade()
{
    QFETCH(QStringList, calls);
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    QJsonObject record = recordOf(QStringLiteral("h13"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QJsonArray events = deal[QStringLiteral("events")].toArray();
    for (qsizetype i = 0; i < calls.size(); ++i) {
        QJsonObject event = events[i].toObject();
        event[QStringLiteral("call")] = calls[i];
        events[i] = event;
    }
    deal[QStringLiteral("events")] = events;
    record[QStringLiteral("deals")] = QJsonArray{deal};
    QJsonObject changes;
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!option.isEmpty())
        changes[option] = isNumber ? QJsonValue(number) : QJsonValue(value);
    const QString text = ownCardWordsOf(matchUnder(record, changes), QStringLiteral("9D"), false);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

void TestReasons::aClearHeadPlaysAnotherCard_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("other");
    // 6♦ and 2♦, of which nobody else has any.
    QTest::newRow("equal-cards-to-a-clear-head") << "6D"
                                                 << "2D";
    // The ace of A♣ K♣ Q♣ over a partner's nil.
    QTest::newRow("equal-cover-to-a-clear-head") << "AC"
                                                 << "QC";
    // 10♥ and 9♥ of Q♥ 10♥ 9♥ 3♥ 2♥.
    QTest::newRow("ten-or-nine-to-a-clear-head") << "TH"
                                                 << "9H";
}

/// Who misjudged a card names a better one, and none that does the same, whatever the figures of
/// both.
void TestReasons::aClearHeadPlaysAnotherCard()
{
    QFETCH(QString, card);
    QFETCH(QString, other);
    const Match match = matchOf(QString::fromLatin1(QTest::currentDataTag()));
    const QString text = ownCardWordsOf(match, card, false, "level:3",
                                        judgedAs(match, Grade::slip, {{other, 0.6}, {card, 0.5}}));
    QVERIFY2(!text.isEmpty(), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("clearer head")), qPrintable(text));
}

/// A card is wished for where the figures name it as the best, and no other one.
void TestReasons::aClearHeadHasSeenTheReview()
{
    const Match match = matchOf(QStringLiteral("a-clear-head-names-another"));
    const auto said = [&](Grade grade, const Chances &best) {
        return ownCardWordsOf(match, QStringLiteral("2S"), false, "level:3",
                              judgedAs(match, grade, best))
            .contains(QStringLiteral("with a clearer head I would have played 9♣"),
                      Qt::CaseInsensitive);
    };
    QVERIFY(said(Grade::slip, {{"9C", 0.6}, {"2S", 0.5}}));
    QVERIFY(said(Grade::slip, {{"9C", 0.6}, {"6H", 0.59}, {"2S", 0.5}}));
    QVERIFY(!said(Grade::slip, {{"AH", 0.7}, {"9C", 0.6}, {"2S", 0.5}}));
    QVERIFY(!said(Grade::slip, {{"AH", 0.7}, {"2S", 0.5}})); // no figures of the nine
    QVERIFY(!said(Grade::slip, {}));
    QVERIFY(!said(Grade::best, {{"2S", 0.5}, {"9C", 0.4}}));
    QVERIFY(!said(Grade::unclear, {{"9C", 0.6}, {"2S", 0.5}})); // beside "too close to tell"
    // A clear head plays the nine: where that is worse, no head was at fault.
    const QString nine = ownCardWordsOf(match, QStringLiteral("9C"), false, "level:3",
                                        judgedAs(match, Grade::slip, {{"AH", 0.7}, {"9C", 0.6}}));
    QVERIFY2(
        nine.endsWith(QStringLiteral("My rules of thumb misled me: A♥ would have been better.")),
        qPrintable(nine));
}

/// That cards were forgotten is said only where it may be why the card is not that of a player who
/// remembers all: not before two tricks are over, nor beside what was told by count.
void TestReasons::whatWasForgottenMattered()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const auto clear = makePlayer("simple", 1);
    const std::atomic<bool> stop{false};
    int asRemembered = 0, mattered = 0, without = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto player = makePlayer("level:1", seed);
        DealState deal = startDeal(context, dealCards(*context, 0, seed));
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            const Event event = player->decide(view, {context, {}}, stop).event;
            if (event.kind == EventKind::play && view.prompt().choices.size() > 1) {
                const auto said = [&](const Event &made, bool discreet) {
                    QString text;
                    for (const Sentence &own :
                         ownWordsOf(view, {context, {}}, made, "level:1", discreet))
                        text += toText(own, Audience::screen());
                    return text;
                };
                const QString forgot = QStringLiteral("I don't remember");
                const Event remembered = clear->decide(view, {context, {}}, stop).event;
                if (remembered.kind == EventKind::play) {
                    ++asRemembered;
                    const QString text = said(remembered, false);
                    QVERIFY2(!text.contains(forgot), qPrintable(text));
                }
                const QString text = said(event, false);
                const bool says = text.contains(forgot);
                ++(says ? mattered : without);
                QVERIFY2(!says || deal.play.tricksPlayed > 1, qPrintable(text));
                QVERIFY2(!says || !text.contains(QStringLiteral("By my count")), qPrintable(text));
                // That a better card was held is nobody's business while the deal goes on.
                QVERIFY(!said(event, true).contains(forgot));
            }
            QVERIFY(!apply(deal, event));
        }
    }
    QVERIFY(asRemembered > 50);
    const Match match = matchOf(QStringLiteral("a-clear-head-names-another"));
    const auto forgot = [&](Grade grade) {
        return ownCardWordsOf(match, QStringLiteral("2S"), false, "level:1",
                              judgedAs(match, grade, {{"2S", 0.5}, {"9C", 0.4}}))
            .contains(QStringLiteral("don't remember"));
    };
    QVERIFY(forgot(Grade::none));
    QVERIFY(!forgot(Grade::best));
    QVERIFY2(mattered > 3, qPrintable(QString::number(mattered)));
    QVERIFY2(without > mattered, qPrintable(QString::number(without)));
}

void TestReasons::aCountIsSaidOnce()
{
    const QString text = ownCardWordsOf(matchOf(QStringLiteral("a-seven-that-is-high")),
                                        QStringLiteral("7H"), false);
    QCOMPARE(text.count(QStringLiteral("By my count")), 1);
    QVERIFY2(text.contains(QStringLiteral(". The other hands held")), qPrintable(text));
}

/// Where a card must lie is told as known, and is so; of the rest nothing is told as certain.
void TestReasons::whatIsCertainIsNotProbable()
{
    const std::atomic<bool> stop{false};
    const QDir records(QStringLiteral(SANDBAG_TEST_DATA "/players/explanations"));
    int certain = 0;
    for (const QString &file : records.entryList({QStringLiteral("*.spades.json")})) {
        const Match match = std::get<LoadedMatch>(loadMatch(records.filePath(file))).match;
        if (!match.deal() || match.deal()->over() || match.deal()->seat < 0)
            continue;
        const DealState &deal = *match.deal();
        const SeatView view(deal, deal.seat);
        for (const Sentence &belief :
             beliefsOf(view, {match.context(), match.standing()}, {1, false}, stop)) {
            const QString text = toText(belief, Audience::screen(playerNames(match.record())));
            QVERIFY2(!text.contains(QStringLiteral("100%")), qPrintable(text));
            const bool probable = text.contains(QStringLiteral("probably")) ||
                                  text.contains(QStringLiteral("almost certainly"));
            QCOMPARE(probable, text.contains(u'%'));
            if (probable)
                continue;
            ++certain;
            const PlayTables &tables = match.context()->play;
            const Slots hand = deal.play.hand[std::get<Seat>(belief.args[0]).number];
            const bool holds = std::holds_alternative<Card>(belief.args[1]);
            const Slots cards =
                holds
                    ? slotBit(tables.slotOf[std::get<Card>(belief.args[1]).face()])
                    : tables
                          .effectiveSuit[static_cast<std::size_t>(std::get<Suit>(belief.args[1]))];
            QVERIFY2(((hand & cards) != 0) == holds, qPrintable(file + u' ' + text));
        }
    }
    QVERIFY2(certain > 5, qPrintable(QString::number(certain)));
}

void TestReasons::ofPassedCardsInMidDeal_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("kept"); // said once the deal is over
    QTest::addColumn<QString>("meanwhile");
    QTest::newRow("eight-of-clubs-to-a-nil") << "4H 4S"
                                             << "I kept cards that can cover Bo's nil"
                                             << "Of what I passed, 4♥";
    // 8♦ and higher cards stay: of the other diamonds six of nine are lower, of the clubs five.
    QTest::newRow("nothing-lower-to-pass")
        << "QH 7C"
        << "Nothing I kept would have been safer to pass than 7♣."
        << "";
}

/// What stayed in the hand is not told to those who still play against it.
void TestReasons::ofPassedCardsInMidDeal()
{
    QFETCH(QString, cards);
    QFETCH(QString, kept);
    QFETCH(QString, meanwhile);
    const Match match = matchOf(QString::fromLatin1(QTest::currentDataTag()));
    const QString afterwards = ownCardWordsOf(match, cards, false);
    QVERIFY2(afterwards.contains(kept), qPrintable(afterwards));
    const QString discreet = ownCardWordsOf(match, cards, true);
    QVERIFY2(!discreet.contains(QStringLiteral("I kept")), qPrintable(discreet));
    QVERIFY2(meanwhile.isEmpty() ? discreet.isEmpty() : discreet.contains(meanwhile),
             qPrintable(discreet));
}

void TestReasons::ofBids_data()
{
    QTest::addColumn<int>("tricks"); // 0: nil
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    QTest::newRow("suicide-nil-with-the-ace") << 0 << "One of us had to bid nil."
                                              << "could cover me";
    QTest::newRow("suicide-the-lowest-number") << 4 << "I had to bid nil or at least 4 tricks."
                                               << "to be safe";
    // Three spades, and Whiz.
    QTest::newRow("the-only-number") << 3 << "I held 3 spades, which gave my number."
                                     << "to be safe";
    // Of 5.8 tricks, which are told as six.
    QTest::newRow("a-bid-below-what-is-told") << 5 << "I bid less than that to be safe:"
                                              << "at least";
    QTest::newRow("a-void-to-trump-with")
        << 2 << "With 3 spades and no diamonds, I hoped to trump (about "
        << "hardly";
    QTest::newRow("low-spades-among-expected-tricks")
        << 4 << "I hoped for tricks from lower cards among my 6 spades (about "
        << "hoped to trump";
    // The low ones of six hearts are counted for less than half a trick together.
    QTest::newRow("low-hearts-below-three-honours") << 4 << "I held A♠ A♥ K♥ Q♥ (about "
                                                    << "lower cards";
    // Two spades and one club: the ruff is counted, as it is with more spades.
    QTest::newRow("two-spades-beside-a-short-suit")
        << 2 << "With 2 spades and hardly any clubs, I hoped to trump (about "
        << "lower cards";
    QTest::newRow("a-trick-kept-back") << 4 << "I bid less than that to be safe:"
                                       << "at least";
}

void TestReasons::ofBids()
{
    QFETCH(int, tricks);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const Call call = tricks > 0 ? Call::number(tricks) : Call::of(Call::What::nil);
    const QString text = bidWordsOf(matchOf(QString::fromLatin1(QTest::currentDataTag())), call);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

void TestReasons::ofTwoCards_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("said");
    QTest::newRow("two aces") << "AH KH 6H 5H 4H AD 6D 5D 6S 5S 9C 8C 7C"
                              << "AH"
                              << "AD"
                              << "After it, your K♥ is the highest of that suit.";
    QTest::newRow("the longer one elsewhere")
        << "AH 6H 5H 4H 3H AD 6D 5D 6S 5S 9C 8C 7C"
        << "AD"
        << "AH"
        << "The others hold more diamonds, so it's less likely to be trumped than the A♥.";
    QTest::newRow("a queen") << "QD 6D 5D 9C 8C 4C 9H 8H 4H 6S 5S 4S 3S"
                             << "4C"
                             << "QD"
                             << "Save the Q♦, which is more likely to win a trick later.";
    QTest::newRow("a guard") << "KD 2D 9C 8C 4C 9H 8H 4H 6S 5S 4S 3S 2S"
                             << "4C"
                             << "2D"
                             << "Keep the 2♦, which protects your K♦.";
    QTest::newRow("the longest suit")
        << "9D 8D 4D 9H 8H 6H 4H 2H 9C 8C 6S 5S 4S"
        << "2H"
        << "4D"
        << "It's your longest suit apart from spades, so a low card of it may win a trick later.";
    QTest::newRow("the higher one") << "9D 8D 4D TH 8H 6H 4H 9C 8C 3C 6S 5S 4S"
                                    << "TH"
                                    << "4H"
                                    << "It's harder to beat than the 4♥.";
}

/// What is said of both alone is no reason: of the one that is led it is said why, and of the
/// figures of both by the one who led it.
void TestReasons::ofTwoCards()
{
    QFETCH(QString, hand);
    QFETCH(QString, card);
    QFETCH(QString, other);
    QFETCH(QString, said);
    const Match match = matchHolding(hand.split(u' '), {"3", "3", "3", "3"});
    const SeatView view(*match.deal(), match.deal()->seat);
    const CardAtTurn led(view, *parseCard(card.toStdString()));
    const CardAtTurn kept(view, *parseCard(other.toStdString()));
    QVERIFY(saysTheSame(led, kept));
    QStringList words;
    for (const Purpose &purpose : purposesOf(led, {kept.cardAt(kept.slot()), {}}))
        words << toText(wordsOf(purpose, Voice::toPlayer), Audience::screen());
    QVERIFY2(words.contains(said), qPrintable(words.join(u' ')));
    const auto own = [&](double chance) {
        return ownCardWordsOf(match, card, false, "level:4",
                              judgedAs(match, Grade::best, {{card, 0.5}, {other, chance}}));
    };
    const auto contrast = contrastOf(led, kept);
    QVERIFY(contrast);
    const QString mine = toText(wordsOf(*contrast, Voice::ofPlayer), Audience::screen());
    QVERIFY2(own(0.4).contains(mine), qPrintable(own(0.4)));
    QVERIFY2(!own(0.4).contains(QStringLiteral("opponents to use")), qPrintable(own(0.4)));
}

/// It is not lost by what has to be played: something else may go under.
void TestReasons::aLostNilMayDiscard()
{
    const Match match = matchOfTrick(
        {"AC KC QC JC TC 9C 8C AD KD QD JD TD 9D", "7C 6C 5C 4C 3C 8D 7D 6D 5D 4D 3D 2D TS",
         "2C AH KH QH JH TH 9H 8H QS JS 9S 8S 7S", "AS KS 6S 5S 4S 3S 2S 7H 6H 5H 4H 3H 2H"},
        {"AC", "7C", "2C"});
    const SeatView view(*match.deal(), match.deal()->seat);
    QCOMPARE(view.seat(), 3);
    const auto purpose = purposeOf(CardAtTurn(view, *parseCard("2S"), 1U << 3));
    QVERIFY(!purpose || purpose->kind != Purpose::Kind::nilIsLost);
}

/// A nil that goes ahead of its own accord, with a card that one who is to play may beat; not with
/// the highest one.
void TestReasons::aNilTrustsThoseToCome()
{
    const Match match = matchOfTrick(
        {"AC KC QC JC TC 9C 8C 3H KD QD JD TD 9D", "7C 6C 5C 4C 3C AD 7D 6D 5D 4D 3D 2D 6H",
         "AH 9H 8H 2H 2C KS QS JS 9S 8S 7S 6S 5S", "KH QH JH TH 7H 5H 4H 8D AS TS 4S 3S 2S"},
        {"3H", "6H"}, 2);
    QCOMPARE(match.deal()->seat, 2);
    const QString hoped = QStringLiteral("I hoped that Cleo would beat it");
    QVERIFY2(ownCardWordsOf(match, QStringLiteral("9H"), false).startsWith(hoped),
             qPrintable(ownCardWordsOf(match, QStringLiteral("9H"), false)));
    QVERIFY2(!ownCardWordsOf(match, QStringLiteral("AH"), false).contains(hoped),
             qPrintable(ownCardWordsOf(match, QStringLiteral("AH"), false)));
}

/// Where one player is left they are no "next players".
void TestReasons::theLastToPlayIsNamed()
{
    const QStringList hands{
        "AC KC QC JC TC 9C 8C 3H KD QD JD TD 9D", "7C 6C 5C 4C 3C AD 7D 6D 5D 4D 3D 2D 6H",
        "AH 9H 8H 2H 2C KS QS JS 9S 8S 7S 6S 5S", "KH QH JH TH 7H 5H 4H 8D AS TS 4S 3S 2S"};
    QCOMPARE(ownCardWordsOf(matchOfTrick(hands, {"3H", "6H"}, -1), QStringLiteral("9H"), false)
                 .section(u'.', 0, 0),
             QStringLiteral("I wanted to win the trick or make Cleo play a higher card"));
    QVERIFY(ownCardWordsOf(matchOfTrick(hands, {"3H"}, -1), QStringLiteral("6H"), false)
                .contains(QStringLiteral("nothing else to play")));
    const Match few = matchOfTrick(
        {"AC KC QC JC TC 9C 8C 3H KD QD JD TD 9D", "7C 6C 5C 4C 3C AD 7D 6D 5D 4D 3D 8H 2H",
         "AH 9H 6H 2D 2C KS QS JS 9S 8S 7S 6S 5S", "KH QH JH TH 7H 5H 4H 8D AS TS 4S 3S 2S"},
        {"3H"}, -1);
    QVERIFY2(ownCardWordsOf(few, QStringLiteral("8H"), false)
                 .contains(QStringLiteral("make the next players play a higher card")),
             qPrintable(ownCardWordsOf(few, QStringLiteral("8H"), false)));
}

/// "You can trump" fits the lowest spade as well.
void TestReasons::ofHighRuffs()
{
    const Match match = matchOfTrick(
        {"AC KC QC JC TC 9C 8C AD KD QD JD TD 9D", "JS 3S AH KH QH JH TH 9H 8H 8D 7D 6D 5D",
         "7C 6C 5C 4C 3C 2C AS KS QS TS 9S 8S 7S", "6S 5S 4S 2S 7H 6H 5H 4H 3H 2H 4D 3D 2D"},
        {"AC"}, -1);
    const QString higher = QStringLiteral("a lower spade would be easier to beat");
    QVERIFY2(saidOf(match, QStringLiteral("JS")).contains(higher),
             qPrintable(saidOf(match, QStringLiteral("JS"))));
    QVERIFY(!saidOf(match, QStringLiteral("3S")).contains(higher));
    const SeatView view(*match.deal(), match.deal()->seat);
    for (const Purpose &one :
         purposesOf(CardAtTurn(view, *parseCard("JS")), {{}, {*parseCard("3S")}}))
        QVERIFY(one.kind != Purpose::Kind::ruffsHigh);
    QVERIFY(!ownCardWordsOf(match, QStringLiteral("JS"), true).contains(QStringLiteral("lower")));
}

/// A nil that may have to beat what is ahead of it is the reason before all others.
void TestReasons::aNilStillToPlay()
{
    const Match low = matchOfTrick(
        {"4C AH KH QH JH TH 9H AD KD QD JD TD 9D", "2H 3H 4H 5H 6H 7H 8H 8D 7D 6D 5D 4D 3D",
         "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D", "2S AC KC QC JC TC 9C 8C 7C 6C 5C 3C 2C"},
        {"4C", "2H"});
    QVERIFY2(saidOf(low, QStringLiteral("2D"))
                 .startsWith(QStringLiteral(
                     "Cleo, who bid nil, is still to play and may have to beat the 4♣.")),
             qPrintable(saidOf(low, QStringLiteral("2D"))));
    QVERIFY(!saidOf(low, QStringLiteral("4S")).contains(QStringLiteral("have to beat")));
    const Match ahead = matchOfTrick(
        {"3C AH KH QH JH TH 9H AD KD QD JD TD 9D", "2C 2H 3H 4H 5H 6H 7H 8H 8D 7D 6D 5D 4D",
         "6C JC KC 2D 3D AS KS QS JS TS 9S 8S 7S", "AC QC TC 9C 8C 7C 5C 4C 6S 5S 4S 3S 2S"},
        {"3C", "2C"});
    const QString caught = QStringLiteral("It's so low that Cleo, who bid nil,");
    QVERIFY2(saidOf(ahead, QStringLiteral("6C")).startsWith(caught),
             qPrintable(saidOf(ahead, QStringLiteral("6C"))));
    QVERIFY(!saidOf(ahead, QStringLiteral("JC")).contains(caught));
    const Match high = matchOfTrick(
        {"3C AH KH QH JH TH 9H AD KD QD JD TD 9D", "2C 2H 3H 4H 5H 6H 7H 8H 8D 7D 6D 5D 4D",
         "9C JC KC 2D 3D AS KS QS JS TS 9S 8S 7S", "AC QC TC 8C 7C 6C 5C 4C 6S 5S 4S 3S 2S"},
        {"3C", "2C"});
    QVERIFY2(saidOf(high, QStringLiteral("9C"))
                 .startsWith(QStringLiteral(
                     "Cleo, who bid nil, is still to play and may have to beat the 9♣.")),
             qPrintable(saidOf(high, QStringLiteral("9C"))));
}

/// Of two discards the one stays that is of use to partner's nil.
void TestReasons::aCardThatMayCoverIsKept()
{
    const Match match = matchOfTrick(
        {"4C 2H KH QH JH TH 9H AD KD QD JD TD 9D", "AH 3H 4H 5H 6H 7H 8H 8D 7D 6D 5D 4D 3D",
         "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D", "2S AC KC QC JC TC 9C 8C 7C 6C 5C 3C 2C"},
        {"4C"}, 3);
    const SeatView view(*match.deal(), match.deal()->seat);
    QStringList words;
    for (const Purpose &one :
         purposesOf(CardAtTurn(view, *parseCard("3D")), {*parseCard("AH"), {}}))
        words << toText(wordsOf(one, Voice::toPlayer),
                        Audience::screen(playerNames(match.record())));
    QVERIFY2(words.contains(QStringLiteral("Keep the A♥, which may cover Cleo's nil later.")),
             qPrintable(words.join(u' ')));
}

/// A lower one that may be led would do it better.
void TestReasons::onlyTheLowestCatchesANil()
{
    const Match match =
        matchHolding(QStringLiteral("JD 4D 2D KH QH JH AC KC QC AS KS QS JS").split(u' '),
                     {"3", "nil", "3", "3"});
    const QString caught = QStringLiteral("It's so low that");
    QVERIFY(saidOf(match, QStringLiteral("2D")).contains(caught));
    QVERIFY2(!saidOf(match, QStringLiteral("4D")).contains(caught),
             qPrintable(saidOf(match, QStringLiteral("4D"))));
}

/// What it was lost for is said; and a card that is about as good is kept for nothing.
void TestReasons::ofALostNilOfOnesOwn()
{
    const Match match = matchOfTrick(
        {"AC KC QC JC TC 9C 8C 3H KD QD JD TD 9D", "7C 6C 5C 4C 3C AD 7D 6D 5D 4D 3D 2D 6H",
         "9H 8H 2H 2C AS KS QS JS 9S 8S 7S 6S 5S", "AH KH QH JH TH 7H 5H 4H 8D TS 4S 3S 2S"},
        {"3H", "6H"}, 2);
    Judgement judged;
    judged.lostNils = 1U << 2;
    const QString text = ownCardWordsOf(match, QStringLiteral("2H"), false, "level:4", judged);
    QVERIFY2(text.startsWith(QStringLiteral("With the A♠, my nil was as good as lost.")),
             qPrintable(text));
    const Purpose kept{Purpose::Kind::keepsForNil, 0, *parseCard("2H")};
    QVERIFY(keptBy(kept) == parseCard("2H"));
}

void TestReasons::eachHighCardIsNamed_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("named");
    QTest::newRow("more than six") << "AS KS QS 2S AH KH QH AD KD 2D AC KC 2C"
                                   << "A♠ K♠ Q♠ A♥ K♥ Q♥ A♦ K♦ A♣ K♣";
    QTest::newRow("kings alone, or with one beside") << "9S 8S 2S KH 9D 8D 7D 4D KC 3C 9H 8H 7H"
                                                     << "K♥ K♣";
    QTest::newRow("spades under two, and three") << "QS JS 9S 8S 2S 9H 8H 7H 9D 8D 7D 9C 8C"
                                                 << "Q♠ J♠";
    QTest::newRow("no low one") << "AS KS QS JS TS 9S 8S 9H 8H 7H 9D 8D 9C"
                                << "A♠ K♠ Q♠ J♠ 10♠";
    QTest::newRow("a queen under two") << "9S 8S 2S QH 9H 8H 9D 8D 7D 9C 8C 7C 4C" << QString();
}

/// All that is counted for half a trick or more, however many they are.
void TestReasons::eachHighCardIsNamed()
{
    QFETCH(QString, hand);
    QFETCH(QString, named);
    const Match match = matchHolding(hand.split(u' '));
    const QString text = bidWordsOf(match, Call::number(4));
    const auto holding = [&named](const char *who) {
        return QRegularExpression(
            QStringLiteral("%1 %2(?: \\(about [\\d½]+\\))?\\.").arg(QLatin1String(who), named));
    };
    QVERIFY2(named.isEmpty() ? text.startsWith(QStringLiteral("I had no sure tricks."))
                             : text.contains(holding("^I held")),
             qPrintable(text));
    Decision decision;
    decision.event = Event::makeCall(match.deal()->seat, Call::number(4));
    const SeatView view(*match.deal(), match.deal()->seat);
    const QString hint = hintReason(decision, view, match.standing(), playerNames(match.record()));
    QCOMPARE(hint.contains(holding("You hold")), !named.isEmpty());
}

/// A nil beside the numbers is a way out of them.
void TestReasons::theLeastThatHadToBeBid()
{
    const auto said = [](const QJsonObject &changes) {
        return bidWordsOf(matchAfter({}, 0, 0, changes), Call::number(8));
    };
    const QJsonObject least{{"bid_restriction", "free"}, {"bid_min", 8}};
    QJsonObject noNil = least;
    noNil["nil_allowed"] = false;
    const QString beside = said(least), alone = said(noNil);
    QVERIFY2(beside.contains(QStringLiteral("I had to bid nil or at least 8 tricks.")),
             qPrintable(beside));
    QVERIFY2(alone.contains(QStringLiteral("I had to bid at least 8 tricks.")), qPrintable(alone));
}

void TestReasons::onlyAChoiceIsMadeOnInstinct()
{
    const QString instinct = QStringLiteral("on instinct");
    const QString forced =
        bidWordsOf(matchOf(QStringLiteral("the-only-number")), Call::number(3), "level:1");
    QVERIFY2(forced.contains(QStringLiteral("which gave my number.")), qPrintable(forced));
    QVERIFY2(!forced.contains(instinct), qPrintable(forced));
    const QString free =
        bidWordsOf(matchOf(QStringLiteral("a-trick-kept-back")), Call::number(4), "level:1");
    QVERIFY2(free.contains(instinct), qPrintable(free));
}

void TestReasons::aLostNilHasNoChance_data()
{
    QTest::addColumn<QStringList>("swap"); // a spade of the bidder, one of the dealer's partner
    QTest::addColumn<int>("passed");
    QTest::addColumn<bool>("lost");
    // Ace, king and jack.
    QTest::newRow("the ace") << QStringList() << 0 << true;
    QTest::newRow("the ace may go to partner") << QStringList() << 1 << false;
    // Only the ace is above king and queen.
    QTest::newRow("king and queen") << QStringList{"AS", "QS"} << 0 << true;
    QTest::newRow("king, jack and four") << QStringList{"AS", "4S"} << 0 << false;
}

/// No percentage of what cannot be; a hint that advises it says so, too.
void TestReasons::aLostNilHasNoChance()
{
    QFETCH(QStringList, swap);
    QFETCH(int, passed);
    QFETCH(bool, lost);
    QJsonObject record = recordOf(QStringLiteral("suicide-nil-with-the-ace"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QJsonArray hands = deal[QStringLiteral("hands")].toArray();
    if (!swap.isEmpty()) {
        hands[3] = hands[3].toString().replace(swap[0], swap[1]);
        hands[2] = hands[2].toString().replace(swap[1], swap[0]);
    }
    deal[QStringLiteral("hands")] = hands;
    record[QStringLiteral("deals")] = QJsonArray{deal};
    const Match match = matchUnder(record, {{QStringLiteral("pass_nil"), passed}});
    const Call nil = Call::of(Call::What::nil);
    const QString text = bidWordsOf(match, nil);
    static const QRegularExpression chance(
        QStringLiteral("nil's chances|hardly any chance|could cover me"));
    QCOMPARE(text.contains(QStringLiteral("This nil couldn't be made.")), lost);
    QVERIFY2(text.contains(chance) != lost, qPrintable(text));
    Decision decision;
    decision.event = Event::makeCall(3, nil);
    const SeatView view(*match.deal(), match.deal()->seat);
    const QString hint = hintReason(decision, view, match.standing(), playerNames(match.record()));
    QCOMPARE(hint.contains(QStringLiteral("This nil can't be made, but one of you must bid nil.")),
             lost);
}

void TestReasons::ofBidsAboveWhatWasExpected_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QStringList>("calls"); // of Cleo, you, Ada
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    const QString hope = QStringLiteral("I was hopeful");
    const QString left = QStringLiteral("left more");
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    QTest::newRow("a hand misjudged") << "level:3" << QStringList() << hope << left;
    QTest::newRow("a bold one") << "level:6:bold" << words("3 3") << hope << left;
    QTest::newRow("by instinct") << "level:1" << QStringList() << "I bid on instinct" << hope;
    QTest::newRow("as taught") << "level:4" << words("3 3")
                               << "In my experience, it pays to bid more with such a hand." << hope;
    QTest::newRow("played out") << "level:6" << words("3 3")
                                << "In my experience, it pays to bid more"
                                << "imagined";
    QTest::newRow("partner's nil") << "level:3" << words("nil 3")
                                   << "Cleo's nil left more tricks for the other players." << hope;
    QTest::newRow("the reader's nil") << "level:3" << words("3 nil")
                                      << "Your nil left more tricks for the other players." << hope;
    QTest::newRow("a low table") << "level:5" << words("1 1 1")
                                 << "The others had bid only 3 tricks, which left more for me."
                                 << "imagined";
    QTest::newRow("the last is to bid") << "level:5" << words("1 1") << "" << left;
}

/// A trick more than was expected has its reason: what others bid, or how its player takes hands.
void TestReasons::ofBidsAboveWhatWasExpected()
{
    QFETCH(QString, player);
    QFETCH(QStringList, calls);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const Match match = matchAfter(calls, 0, 0);
    const Call more = Call::number(moreThanExpected(match));
    const QString text = bidWordsOf(match, more, player.toStdString());
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("500")), qPrintable(text));
}

/// Ada's side needs each of these tricks, and says nothing else; with a point less it is not
/// enough.
void TestReasons::aBidThatReachesTheTarget()
{
    const QStringList calls{QStringLiteral("3"), QStringLiteral("3")};
    const int tricks = moreThanExpected(matchAfter(calls, 0, 0));
    const int all = 10 * (3 + tricks);
    const QString reach = QStringLiteral("By making this bid, we would reach 500 points; a lower");
    const QString need = bidWordsOf(matchAfter(calls, 350, 500 - all), Call::number(tricks));
    QVERIFY2(need.contains(reach), qPrintable(need));
    for (const int points : {499 - all, 510 - all}) {
        const QString text = bidWordsOf(matchAfter(calls, 350, points), Call::number(tricks));
        QVERIFY2(!text.contains(reach), qPrintable(text));
    }
}

/// It hangs on what a partner has yet to bid, or on a partner's nil.
void TestReasons::aPartnerMayReachTheTarget()
{
    const QString reach = QStringLiteral("By making this bid");
    const int first = moreThanExpected(matchAfter({}, 0, 0));
    const QString early = bidWordsOf(matchAfter({}, 350, 500 - 10 * first), Call::number(first));
    QVERIFY2(!early.contains(reach), qPrintable(early));
    const QStringList calls{QStringLiteral("nil"), QStringLiteral("3")};
    const int second = moreThanExpected(matchAfter(calls, 0, 0));
    for (const int points : {400 - 10 * second, 500 - 10 * second}) {
        const QString text = bidWordsOf(matchAfter(calls, 350, points), Call::number(second));
        QVERIFY2(!text.contains(reach), qPrintable(text));
    }
}

/// Two halves are a trick.
void TestReasons::halvesReachTheTarget()
{
    const QStringList calls{QStringLiteral("3.5"), QStringLiteral("3")};
    const QJsonObject half{{QStringLiteral("bid_half"), true}};
    const int tricks = moreThanExpected(matchAfter(calls, 0, 0, half));
    const Call bid = *parseCall(std::to_string(tricks) + ".5");
    const QString text = bidWordsOf(matchAfter(calls, 350, 460 - 10 * tricks, half), bid);
    QVERIFY2(text.contains(QStringLiteral("By making this bid, we would reach 500 points")),
             qPrintable(text));
}

void TestReasons::ofBidsForTheSide_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QStringList>("calls");
    const QStringList none, earlier{QStringLiteral("3"), QStringLiteral("3")};
    QTest::newRow("as a side") << "bid_style"
                               << "side" << none;
    QTest::newRow("the total") << "bid_second"
                               << "total" << earlier;
    QTest::newRow("an auction") << "bid_style"
                                << "auction" << none;
}

/// What one hand was expected to take is not held against what both are to take.
void TestReasons::ofBidsForTheSide()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QStringList, calls);
    const Match match = matchAfter(calls, 0, 0, {{option, value}});
    for (const int tricks : {3, 9}) {
        const QString text = bidWordsOf(match, Call::number(tricks), "level:3:bold");
        QVERIFY2(text.contains(QStringLiteral("I expected my hand to take")), qPrintable(text));
        for (const char *reason : {"hopeful", "to be safe", "at least"})
            QVERIFY2(!text.contains(QLatin1String(reason)), qPrintable(text));
    }
}

/// Only where a lower number was played out beside the bid, and did worse.
void TestReasons::whatPaidInImaginedDeals()
{
    const Match match = matchAfter({QStringLiteral("3"), QStringLiteral("3")}, 0, 0);
    const int tricks = moreThanExpected(match);
    const auto value = [](int number, double win) {
        ChoiceValue one;
        one.event = Event::makeCall(1, Call::number(number));
        one.win = win;
        return one;
    };
    const auto said = [&](const ChoiceValue &other) {
        Judgement judged;
        judged.values = {value(tricks, 0.5), other};
        return bidWordsOf(match, Call::number(tricks), "level:6", judged)
            .contains(QStringLiteral("In the deals I imagined, it paid to bid more."));
    };
    QVERIFY(said(value(tricks - 1, 0.4)));
    QVERIFY(!said(value(tricks - 1, 0.6)));
    QVERIFY(!said(value(tricks + 1, 0.4)));
}

/// It counts as a bid, like the numbers.
void TestReasons::aNilOfTheirsMayReachTheTarget()
{
    const QString reach = QStringLiteral("The opponents would reach 500 points");
    const QStringList calls{QStringLiteral("3"), QStringLiteral("nil")};
    const QString enough = bidWordsOf(matchAfter(calls, 400, 350), Call::number(4));
    QVERIFY2(enough.contains(reach), qPrintable(enough));
    const QString less = bidWordsOf(matchAfter(calls, 399, 350), Call::number(4));
    QVERIFY2(!less.contains(reach), qPrintable(less));
}

/// Two nils of a side may be one double nil, which is worth what the rules say.
void TestReasons::twoNilsAreNoSum()
{
    const QStringList calls{QStringLiteral("nil"), QStringLiteral("3"), QStringLiteral("nil")};
    const QJsonObject joint{{QStringLiteral("double_nil_scoring"), QStringLiteral("joint")},
                            {QStringLiteral("double_nil_value"), 150}};
    const QString text = bidWordsOf(matchAfter(calls, 300, 320, joint), Call::number(4));
    QVERIFY2(!text.contains(QStringLiteral("would reach")), qPrintable(text));
}

/// Not only spades beat a suit then.
void TestReasons::ofSpadesUnderALadder()
{
    const QJsonObject ladder{{QStringLiteral("trumps_hierarchy"), QStringLiteral("C D H S")}};
    for (const auto &[name, card] : {std::pair("nobody-else-has-clubs", "KC"),
                                     std::pair("an-opponent-can-trump-the-top", "KD")}) {
        const Match match = matchUnder(recordOf(QString::fromLatin1(name)), ladder);
        const QString text = saidOf(match, QString::fromLatin1(card));
        QVERIFY2(!text.contains(QStringLiteral("nly a spade")), qPrintable(text));
    }
}

/// A partner may leave the nil to the bidder, and how often it would hold then is no reason for the
/// number; that it fails as a rule is one against the nil.
void TestReasons::aNumberHasNoNilOfItsOwn()
{
    const Match match = matchOf(QStringLiteral("suicide-a-number-first"));
    const SeatView view(*match.deal(), match.deal()->seat);
    const std::atomic<bool> stop{false};
    const Decision decision = makePlayer("search:threads=1:explain=1:iterations=3000", 1)
                                  ->decide(view, {match.context(), match.standing()}, stop);
    QCOMPARE(toString(decision.event), std::string("4"));
    const QString reason =
        hintReason(decision, view, match.standing(), playerNames(match.record()));
    QVERIFY2(!reason.contains(QStringLiteral("nil succeeds")), qPrintable(reason));
    QVERIFY2(reason.contains(QStringLiteral("Your nil would succeed")), qPrintable(reason));
}

void TestReasons::ofWhatDecides_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("other"); // with which it is compared
    QTest::addColumn<bool>("best");     // of both
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    // Others beat the three of diamonds as well: it is nothing to be spared a ruff.
    QTest::newRow("a-loser-may-be-trumped") << "8S"
                                            << "3D" << true << ""
                                            << "could have trumped";
    QTest::newRow("partner-is-still-to-play")
        << "3C"
        << "QC" << true
        << "Bo was still to play and might win the trick, so I saved my better cards for later."
        << "I could have beaten";
    // Ada and Zoe may still be set, but not by this trick of Cleo's alone.
    QTest::newRow("a-trick-that-counts-as-a-bag")
        << "3H"
        << "KH" << true
        << "My contract was made and the trick would have counted as a bag, so I left it"
        << "could still be set";
    QTest::newRow("both-are-the-last-of-a-suit") << "3C"
                                                 << "9H" << false << "The same was true of the 9♥."
                                                 << "hardly mattered";
    QTest::newRow("a-nil-that-failed-leads") << "4C"
                                             << "QH" << true << "My nil had failed already"
                                             << "still needed";
    // Its contract is made, but that of others is not.
    QTest::newRow("a-king-to-drive-out")
        << "9H"
        << "TC" << true << "Once the K♥ was gone, my 8♥ was the highest."
        << "kept the A♠";
    // Every club that may be played goes ahead, but under the jack the nil is safer.
    QTest::newRow("a-jack-before-a-nil")
        << "JC"
        << "3C" << true
        << "Cleo, who had bid nil, was still to play: under my card it was easier to stay out"
        << "I wanted to win the trick";
    // That it is harder to beat is said once.
    QTest::newRow("ahead-of-partners-nine")
        << "AD"
        << "JD" << true << "Bo was winning so far, but my card was harder to beat. We"
        << "than the J♦";
    QTest::newRow("one-heart-stays")
        << "3H"
        << "4C" << true << "It left me only one card of the suit, so I might soon be able to trump."
        << "use their high cards";
}

/// Partner, a score, a nil that has failed, or what fits the other card as well.
void TestReasons::ofWhatDecides()
{
    QFETCH(QString, card);
    QFETCH(QString, other);
    QFETCH(bool, best);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const Match match = matchOf(QString::fromLatin1(QTest::currentDataTag()));
    const Chances chances =
        best ? Chances{{card, 0.5}, {other, 0.3}} : Chances{{other, 0.5}, {card, 0.3}};
    const QString text =
        ownCardWordsOf(match, card, false, "level:4", judgedAs(match, Grade::best, chances));
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(unsaid), qPrintable(text));
}

/// Cards that are as good on the same worlds are so, whatever the means of all worlds say: none of
/// them was a mistake.
void TestReasons::whatMakesNoDifferenceIsNoFault()
{
    const Match match = matchOf(QStringLiteral("ten-or-nine-to-a-clear-head"));
    Judgement judged =
        judgedAs(match, Grade::slip, {{QStringLiteral("TD"), 0.51}, {QStringLiteral("9D"), 0.50}});
    judged.values.front().asGood = true;
    judged.values.back().asGood = true;
    const QString text = ownCardWordsOf(match, QStringLiteral("9D"), false, "level:1", judged);
    QVERIFY2(text.contains(QStringLiteral("hardly mattered whether I played the 9♦ or the 10♦")),
             qPrintable(text));
    for (const char *fault : {"clearer head", "misled", "remember"})
        QVERIFY2(!text.contains(QLatin1String(fault)), qPrintable(text));
}

void TestReasons::aContractOutOfReach()
{
    const Match match = matchOf(QStringLiteral("one-heart-stays"));
    Judgement judged = judgedAs(match, Grade::best, {{QStringLiteral("3H"), 0.5}});
    judged.contractLost = true;
    const QString text = ownCardWordsOf(match, QStringLiteral("3H"), false, "level:4", judged);
    QVERIFY2(text.contains(
                 QStringLiteral("Our contract was almost out of reach: we still needed 6 tricks.")),
             qPrintable(text));
}

void TestReasons::theNextBagCosts_data()
{
    QTest::addColumn<int>("own"); // bags before the deal
    QTest::addColumn<int>("others");
    QTest::addColumn<QString>("said");
    QTest::newRow("ours") << 8 << 0 << "The next bag would cost us 100 points.";
    QTest::newRow("theirs") << 0 << 9 << "The next bag would cost the opponents 100 points.";
    QTest::newRow("nobody's") << 3 << 3 << "";
}

/// Both contracts are made, and eight tricks are to come.
void TestReasons::theNextBagCosts()
{
    QFETCH(int, own);
    QFETCH(int, others);
    QFETCH(QString, said);
    QJsonObject record = recordOf(QStringLiteral("all-contracts-made"));
    QJsonArray before;
    for (const auto &[side, bags] : {std::pair(0, own), std::pair(1, others)})
        before.append(QJsonObject{{QStringLiteral("side"), side},
                                  {QStringLiteral("points"), bags},
                                  {QStringLiteral("bags"), bags},
                                  {QStringLiteral("reason"), QStringLiteral("before")}});
    record[QStringLiteral("deals")] =
        QJsonArray{QJsonObject{{QStringLiteral("dealer"), 2},
                               {QStringLiteral("void"), QStringLiteral("misdeal")},
                               {QStringLiteral("adjust"), before}},
                   record[QStringLiteral("deals")].toArray()[0]};
    const Match match = matchUnder(record, {});
    const QString text = ownCardWordsOf(match, QStringLiteral("2H"), false);
    QVERIFY2(said.isEmpty() ? !text.contains(QStringLiteral("next bag")) : text.contains(said),
             qPrintable(text));
}

/// What its parts are counted for is what is expected of the hand, and with more than one part each
/// is counted.
void TestReasons::whatABidIsCountedForAddsUp()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const HandModel model(context);
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        const DealState deal = startDeal(context, std::move(start));
        const SeatView view(deal, deal.seat);
        const BidHand hand(view);
        const BidCount count = hand.counted(model);
        QCOMPARE(count.expected, halvesOf(hand.tricks(model)));
        const int told = count.high + count.ruffs + count.low + count.rest;
        QVERIFY(told == count.expected || told == 0);
        QVERIFY(count.high >= 0 && count.rest >= 0);
        QVERIFY(count.high == 0 || !hand.winners().empty());
        QVERIFY(count.high <= 2 * static_cast<int>(hand.winners().size())); // a card, a trick
        several += count.several();
    }
    QVERIFY2(several > 100, qPrintable(QString::number(several)));
    const Match match =
        matchHolding(QStringLiteral("AS KS 8S 4S 3S AH 7H 2H KD 6D 5D 4D 9C").split(u' '));
    const QString text = bidWordsOf(match, Call::number(4), "level:4");
    QVERIFY2(text.contains(QRegularExpression(QStringLiteral(
                 "I held A♠ K♠ A♥ K♦ \\(about [\\d½]+\\)\\. With 5 spades and hardly any clubs, I "
                 "hoped to trump \\(about 1\\)\\."))),
             qPrintable(text));
}

/// Of two packs both aces of spades.
void TestReasons::eachCopyIsNamed()
{
    const auto context = makeContext(rulesOf(*findPreset("six-pairs")));
    const PlayTables &tables = context->play;
    int both = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        const DealState deal = startDeal(context, std::move(start));
        const SeatView view(deal, deal.seat);
        const BidHand hand(view);
        const CardList named = hand.winners();
        for (const Card card : named) {
            const bool copies = (hand.secondCopies() & slotBit(tables.slotOf[card.face()])) != 0;
            QCOMPARE(std::count(named.begin(), named.end(), card), copies ? 2 : 1);
            both += copies;
        }
    }
    QVERIFY2(both > 10, qPrintable(QString::number(both)));
}

/// A number that is further off than a trick has other reasons than the hand, which are not given
/// as if it led to it.
void TestReasons::aBidThatTheHandDoesNotExplain()
{
    const Match match =
        matchHolding(QStringLiteral("KS 3S 9H 6H JD TD 3D 2D JC 9C 6C 4C 2C").split(u' '));
    const SeatView view(*match.deal(), match.deal()->seat);
    const auto wordsOf = [&](bool triedOut) {
        QStringList words;
        for (const Sentence &one : handWords(view, {}, Call::number(5), triedOut))
            words << toText(one, Audience::screen());
        return words.join(u' ');
    };
    QVERIFY2(
        wordsOf(true).contains(QRegularExpression(QStringLiteral(
            "A quick count gives about [\\d½]+ of the tricks\\. In the deals played out, a higher "
            "bid did better\\."))),
        qPrintable(wordsOf(true)));
    QCOMPARE(wordsOf(false), QStringLiteral("You hold K♠."));
}

/// What speaks for such a number, where something does: long spades, which a quick count makes
/// little of, a nil, few bids, bags; against it a card that may not win.
void TestReasons::whatSpeaksForABidIsNamed()
{
    const auto wordsOf = [](const Match &match, int tricks, int bags) {
        const SeatView view(*match.deal(), match.deal()->seat);
        Standing standing = match.standing();
        for (int side = 0; side < 2; ++side)
            standing.bags[side] = bags;
        QStringList words;
        for (const Sentence &one : handWords(view, standing, Call::number(tricks), true))
            words << toText(one, Audience::screen(playerNames(match.record())));
        return words.join(u' ');
    };
    const auto says = [&](const Match &match, int tricks, int bags, const char *said) {
        const QString words = wordsOf(match, tricks, bags);
        QVERIFY2(words.contains(QString::fromUtf8(said)), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("did better")), qPrintable(words));
    };
    const Match isLong =
        matchHolding(QStringLiteral("AS KS 9S 8S 7S 6S 5S KH QH JH 9H 8H 7H").split(u' '));
    says(isLong, 9, 0,
         "With 7 spades, more of the low ones can win than a quick count allows for, once the "
         "others have none.");
    const Match plain =
        matchHolding(QStringLiteral("KS 3S 9H 6H JD TD 3D 2D JC 9C 6C 4C 2C").split(u' '));
    says(plain, 5, 8, "You have 8 bags already: a higher bid leaves fewer to come.");
    says(matchAfter({"nil", "4", "3"}, 0, 0), 9, 0, "Cleo's nil leaves more tricks");
    says(matchAfter({"2", "2", "3"}, 0, 0), 9, 0,
         "The others have bid only 7 tricks, which leaves more for you.");
    const Match doubtful =
        matchHolding(QStringLiteral("AS KS 3S AH QH 6H AD 5D 3D KC 9C 6C 4C").split(u' '));
    says(doubtful, 4, 0, "may not win, and being set costs more than a bag.");
    // A hint knows the score, too.
    const SeatView view(*plain.deal(), plain.deal()->seat);
    Standing standing = plain.standing();
    standing.bags.fill(8);
    Decision decision;
    decision.event = Event::makeCall(view.seat(), Call::number(5));
    decision.ranked = {{decision.event, 0.5, Sentence("Played out.")}};
    const QString hint = hintReason(decision, view, standing, playerNames(plain.record()));
    QVERIFY2(hint.contains(QStringLiteral("You have 8 bags already")), qPrintable(hint));
}

/// A knave with one card below is no half trick; and what is hoped for is named where it is more
/// than half a trick of each.
void TestReasons::whatIsHopedForIsNamed()
{
    const Match knave =
        matchHolding(QStringLiteral("KS 3S 9H 6H 5H 4H AD KD 3D 2D JC 3C 8H").split(u' '));
    QVERIFY2(!bidWordsOf(knave, Call::number(4)).contains(QStringLiteral("J♣")),
             qPrintable(bidWordsOf(knave, Call::number(4))));
    const Match queens =
        matchHolding(QStringLiteral("TS 7S 4S QH TH 2H JD TD 8D 5D 4D QC 4C").split(u' '));
    const QString hoped = bidWordsOf(queens, Call::number(2));
    QVERIFY2(hoped.contains(QRegularExpression(
                 QStringLiteral("I hoped for (?:about [\\d½]+ more|tricks) from Q♥"))),
             qPrintable(hoped));
}

void TestReasons::ofBidsBelowWhatWasExpected_data()
{
    QTest::addColumn<QStringList>("calls"); // of Cleo, you, Ada
    QTest::addColumn<int>("points");        // of Bo's side
    QTest::addColumn<QString>("said");
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    QTest::newRow("a high table") << words("4 4 4") << 0
                                  << "The others had bid 12 tricks, which left fewer for me.";
    QTest::newRow("enough for the match")
        << words("3 4 3") << 450
        << "By making this bid, we would reach 500 points; no more was needed.";
    QTest::newRow("nothing of the kind")
        << words("3 3 3") << 0
        << "I bid less than that to be safe: being set costs more than a bag.";
}

/// Bo, the last, bids 1 of about four tricks.
void TestReasons::ofBidsBelowWhatWasExpected()
{
    QFETCH(QStringList, calls);
    QFETCH(int, points);
    QFETCH(QString, said);
    const QString text =
        bidWordsOf(matchAfter(calls, points, points > 0 ? 400 : 0), Call::number(1), "level:4");
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestReasons::aHintNamesTheCardsOfANil_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("said");
    QTest::newRow("no spades") << "TH 7H 4H 2H JD 8D 5D 3D 2D QC 6C 4C 3C"
                               << "You have no spades.";
    QTest::newRow("a low spade")
        << "5S 3S TH 7H 4H 2H 8D 5D 3D 2D 6C 4C 3C"
        << "Your highest spade is the 5♠. Your highest other card is the 10♥, with 3 lower cards "
           "of its suit.";
}

void TestReasons::aHintNamesTheCardsOfANil()
{
    QFETCH(QString, hand);
    QFETCH(QString, said);
    const Match match = matchHolding(hand.split(u' '));
    const SeatView view(*match.deal(), match.deal()->seat);
    Decision decision;
    decision.event = Event::makeCall(view.seat(), Call::of(Call::What::nil));
    const QString text = hintReason(decision, view, match.standing(), playerNames(match.record()));
    QVERIFY2(text.contains(said), qPrintable(text));
}

/// Ada, whose partner has bid a blind nil, and looks.
void TestReasons::whyCardsAreLookedAt()
{
    const auto said = [](const Match &match) {
        const SeatView view(*match.deal(), match.deal()->seat);
        const Event look = Event::of(EventKind::look, view.seat(), Word::none);
        QStringList words;
        for (const Sentence &own :
             ownWordsOf(view, {match.context(), match.standing()}, look, "level:4", false))
            words << toText(own, Audience::screen(playerNames(match.record())));
        return words.join(u' ');
    };
    const Match covering = matchAfter({QStringLiteral("blind nil"), QStringLiteral("3")}, 200, 0);
    QCOMPARE(said(covering),
             QStringLiteral("Cleo had bid blind nil: I had to see which of my cards could cover "
                            "that."));
    const QString first = said(matchAfter({}, 200, 0));
    QCOMPARE(first, QStringLiteral("We were 200 points behind, but I wanted to see my cards before "
                                   "I bid.")); // two are passed
    QCOMPARE(said(matchAfter({}, 0, 0, {{QStringLiteral("blind_nil_deficit"), 0}})),
             QStringLiteral("I wanted to see my cards before I bid."));
    const QString alone = said(matchAfter({}, 200, 0, {{QStringLiteral("pass_blind_nil"), 0}}));
    QVERIFY2(alone.contains(QRegularExpression(QStringLiteral(
                 "An unseen hand makes a nil only about \\d+% of the time, so I looked"))),
             qPrintable(alone));
}

/// Of cards next to each other neither is said to be better.
void TestReasons::twoCardsDrawnMayBeEqual()
{
    QJsonObject record = recordOf(QStringLiteral("two-cards-drawn"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QString stock = deal[QStringLiteral("aside")].toString();
    const auto swap = [&stock](const QString &one, const QString &other) {
        stock.replace(one, QStringLiteral("??")).replace(other, one);
        stock.replace(QStringLiteral("??"), other);
    };
    swap(QStringLiteral("5S"), QStringLiteral("4C")); // beside the three of clubs
    deal[QStringLiteral("aside")] = stock;
    record[QStringLiteral("deals")] = QJsonArray{deal};
    const Match match = matchUnder(record, {});
    const SeatView view(*match.deal(), match.deal()->seat);
    Decision decision;
    decision.event = Event::of(EventKind::draft, view.seat(), Word::discard);
    const auto own =
        ownWordsOf(view, {match.context(), match.standing()}, decision.event, "level:3", false);
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(toText(own.front(), Audience::screen()),
             QStringLiteral("Of 3♣ and 4♣, I kept the 4♣: the two were about equal."));
    QCOMPARE(hintReason(decision, view, match.standing(), playerNames(match.record())),
             QStringLiteral("The two cards are about equal."));
}

/// A little less likely than the other: of two low cards that is no fault, and not nothing to say.
void TestReasons::ofTwoLowCardsDrawn()
{
    QJsonObject record = recordOf(QStringLiteral("two-cards-drawn"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QString stock = deal[QStringLiteral("aside")].toString();
    stock.replace(QStringLiteral("5S"), QStringLiteral("??"))
        .replace(QStringLiteral("7C"), QStringLiteral("5S"))
        .replace(QStringLiteral("??"), QStringLiteral("7C"));
    deal[QStringLiteral("aside")] = stock;
    record[QStringLiteral("deals")] = QJsonArray{deal};
    const Match match = matchUnder(record, {});
    const SeatView view(*match.deal(), match.deal()->seat);
    QVERIFY(view.offered().size() > 1);
    Decision decision;
    decision.event = Event::of(EventKind::draft, view.seat(), Word::keep);
    const auto own =
        ownWordsOf(view, {match.context(), match.standing()}, decision.event, "level:3", false);
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(toText(own.front(), Audience::screen()),
             QStringLiteral("Of 3♣ and 7♣, I kept the 3♣: neither was likely to win a trick."));
    QCOMPARE(hintReason(decision, view, match.standing(), playerNames(match.record())),
             QStringLiteral("Neither card is likely to win a trick."));
}

/// The last card of another suit shortens the hand more: that one is left would speak for it.
void TestReasons::whatShortensLessIsNoReason()
{
    DealStart start;
    start.dealer = 3;
    start.firstScored = true;
    start.hands = {*parseCards("JS 9S 3S 2S AH 9H 8H 7H 5H 4H JD 9D 6C"),
                   *parseCards("KS QS 4S KH QH 3H AD 8D 2D AC KC 5C 4C"),
                   *parseCards("AS 8S 7S JH TH KD 7D 6D QC JC TC 3C 2C"),
                   *parseCards("TS 6S 5S 6H 2H QD TD 5D 4D 3D 9C 8C 7C")};
    DealState deal = startDeal(makeContext(rulesOf(*findPreset("standard"))), start);
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(!apply(deal, Event::makeCall(deal.seat, Call::number(3))));
    QCOMPARE(deal.seat, 0);
    const SeatView view(deal, 0);
    const CardAtTurn nine(view, *parseCard("9D"));
    const auto kinds = [&](const char *compared) {
        std::vector<Purpose::Kind> told;
        for (const Purpose &one : purposesOf(nine, {parseCard(compared), {}}))
            told.push_back(one.kind);
        return told;
    };
    QCOMPARE(kinds("9H"), std::vector{Purpose::Kind::shortens});
    QCOMPARE(kinds("6C"), std::vector{Purpose::Kind::lowLead});
}

/// From low cards that no trick of the others makes high.
void TestReasons::aLowSuitIsLedForPartner()
{
    const QStringList hand = QStringLiteral("8C 4C 3C 2C QD 7D 6D KH QH 4H 8S 7S 5S").split(u' ');
    const Match match = matchHolding(hand, {"3", "3", "3", "3"});
    QCOMPARE(saidOf(match, QStringLiteral("2C")),
             QStringLiteral("You can hardly win a trick in clubs yourself: hope that Ada can."));
    QCOMPARE(saidOf(match, QStringLiteral("6D")),
             QStringLiteral("It makes the opponents use their high cards."));
    QVERIFY(!saidOf(matchHolding(hand, {"3", "3", "nil", "3"}), QStringLiteral("2C"))
                 .contains(QStringLiteral("hope that")));
}

/// Nothing covers it for certain: the higher of two cards is the likelier one.
void TestReasons::ofLeadsBesideANil()
{
    const Match match =
        matchHolding(QStringLiteral("TH 5H 4H QD 7D 6D JC 9C 8C 8S 7S 5S 4S").split(u' '),
                     {"3", "3", "nil", "3"});
    const SeatView view(*match.deal(), match.deal()->seat);
    const auto contrast = contrastOf({view, *parseCard("TH")}, {view, *parseCard("5H")});
    QVERIFY(contrast);
    QCOMPARE(
        toText(wordsOf(*contrast, Voice::toPlayer), Audience::screen(playerNames(match.record()))),
        QStringLiteral("It covers Ada's nil better than the 5♥: fewer cards still out are above "
                       "it."));
    const auto lower = contrastOf({view, *parseCard("5H")}, {view, *parseCard("TH")});
    QVERIFY(!lower || lower->kind != Purpose::Kind::coversMore);
}

/// Nothing in the hand could take partner's trick.
void TestReasons::aDiscardSavesNoHigherCards()
{
    const Match match = matchOfTrick(
        {"AH KH QH JH TH 9H AS KS QS JS TS 9S 8S", "2H 3H 4H 5H 6H 7H 8H 7S 6S 5S 4S 3S 2S",
         "2D 5D QC JC 7C 5C AC KC TC 9C 8C 6C 4C", "3C 2C AD KD QD JD TD 9D 8D 7D 6D 4D 3D"},
        {"AH", "2H"}, -1);
    for (const char *card : {"2D", "5C"})
        QCOMPARE(saidOf(match, QString::fromLatin1(card)),
                 QStringLiteral(
                     "Player 1 is winning so far, and you can't: play the card you need least."));
}

/// Nobody is greedy for a trick that breaks their own nil.
void TestReasons::aNilPutAtRisk()
{
    const Match match = matchOfTrick(
        {"KH 9H 8H AC KC QC JC TC 9C 8C 7C 6C 5C", "QH JH AD KD QD JD TD 9D 8D 7D 6D 5D 4D",
         "AH 2H 3H 2D 3D 2C 3C 4C 2S 3S 4S 5S 6S", "TH 7H 6H 5H 4H AS KS QS JS TS 9S 8S 7S"},
        {"KH", "QH"}, 2);
    const QString said =
        ownCardWordsOf(match, QStringLiteral("AH"), false, "level:1",
                       judgedAs(match, Grade::mistake,
                                {{QStringLiteral("3H"), 0.6}, {QStringLiteral("AH"), 0.5}}));
    QVERIFY2(said.contains(QStringLiteral("I put my nil at risk")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("greedy")), qPrintable(said));
    const Match last = matchOfTrick(
        {"KH 9H 8H AC KC QC JC TC 9C 8C 7C 6C 5C", "QH JH AD KD QD JD TD 9D 8D 7D 6D 5D 4D",
         "TH 7H 6H 5H 4H AS KS QS JS TS 9S 8S 7S", "AH 2H 3H 2D 3D 2C 3C 4C 2S 3S 4S 5S 6S"},
        {"KH", "QH", "4H"}, 3);
    const QString broken = ownCardWordsOf(
        last, QStringLiteral("AH"), false, "level:1",
        judgedAs(last, Grade::mistake, {{QStringLiteral("3H"), 0.6}, {QStringLiteral("AH"), 0.5}}));
    QVERIFY2(broken.contains(QStringLiteral("I broke my nil")), qPrintable(broken));
}

/// All clubs and diamonds are gone, and one of the others has spades alone.
void TestReasons::aSafeNilIsNoReason()
{
    const Match match = matchOf(QStringLiteral("a-nil-that-is-safe"));
    const QString said = ownCardWordsOf(match, QStringLiteral("2H"), false);
    QCOMPARE(said, QStringLiteral("I kept the big joker for later and led a card that others could "
                                  "beat. Our contract was made; every further trick was a bag."));
}

/// It says what the card that is kept has before the other.
void TestReasons::ofADraftThatIsReviewed()
{
    const Match match = matchOf(QStringLiteral("two-cards-drawn"));
    const SeatView view(*match.deal(), match.deal()->seat);
    const Event keep = Event::of(EventKind::draft, view.seat(), Word::keep);
    const Event discard = Event::of(EventKind::draft, view.seat(), Word::discard);
    const OutcomeSums sums{};
    const std::vector<Considered> ranked{{discard, 0.6, &sums}, {keep, 0.5, &sums}};
    Judgement judged;
    judged.grade = Grade::mistake;
    QCOMPARE(toText(reasonForBest(judged, {ranked, 1}, view, match.standing()), Audience::screen()),
             QStringLiteral("Reason for 5♠: It's a trump, and the other card isn't."));
}

/// Spades are there, and none of the suit of the other card.
void TestReasons::aSuitIsNotDrawnWhoseCardsAreTrumped()
{
    QJsonObject record = recordOf(QStringLiteral("two-cards-drawn"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QStringList stock = deal[QStringLiteral("aside")].toString().split(u' ');
    const auto put = [&stock](qsizetype place, const QString &card) {
        std::swap(stock[stock.indexOf(card)], stock[place]);
    };
    const qsizetype first = stock.indexOf(QStringLiteral("3C"));
    const qsizetype second = stock.indexOf(QStringLiteral("5S"));
    put(0, QStringLiteral("TS")); // what Ada has kept before them
    put(5, QStringLiteral("9S"));
    put(8, QStringLiteral("KC"));
    put(first, QStringLiteral("4C"));
    put(second, QStringLiteral("QD"));
    deal[QStringLiteral("aside")] = stock.join(u' ');
    record[QStringLiteral("deals")] = QJsonArray{deal};
    const Match match = matchUnder(record, {});
    const SeatView view(*match.deal(), match.deal()->seat);
    Decision decision;
    decision.event = Event::of(EventKind::draft, view.seat(), Word::keep);
    const auto own =
        ownWordsOf(view, {match.context(), match.standing()}, decision.event, "level:3", false);
    QCOMPARE(own.size(), std::size_t{1});
    QStringList hand;
    for (const Card card : view.hand())
        hand << QString::fromStdString(toString(card));
    QCOMPARE(hand.join(u' '), QStringLiteral("TS 9S AC TC"));
    QCOMPARE(toText(own.front(), Audience::screen()),
             QStringLiteral("Of 4♣ and Q♦, I kept the 4♣: I had no diamonds yet and could trump "
                            "that suit."));
    QCOMPARE(hintReason(decision, view, match.standing(), playerNames(match.record())),
             QStringLiteral("You have no diamonds yet and can trump that suit."));
}

/// Who draws the king of spades does not infer that another has it.
void TestReasons::whatIsOfferedIsNotWithOthers()
{
    QJsonObject record = recordOf(QStringLiteral("two-cards-drawn"));
    QJsonObject deal = record[QStringLiteral("deals")].toArray()[0].toObject();
    QStringList stock = deal[QStringLiteral("aside")].toString().split(u' ');
    const qsizetype first = stock.indexOf(QStringLiteral("3C"));
    std::swap(stock[stock.indexOf(QStringLiteral("AS"))], stock[0]); // Ada keeps it
    std::swap(stock[stock.indexOf(QStringLiteral("KS"))], stock[first]);
    deal[QStringLiteral("aside")] = stock.join(u' ');
    record[QStringLiteral("deals")] = QJsonArray{deal};
    const Match match = matchUnder(record, {});
    const SeatView view(*match.deal(), match.deal()->seat);
    QVERIFY(view.offered().front() == *parseCard("KS"));
    const std::atomic<bool> stop = false;
    int told = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        for (const Sentence &belief :
             beliefsOf(view, {match.context(), match.standing()}, {seed, false}, stop)) {
            QVERIFY2(!toText(belief, Audience::screen()).contains(QStringLiteral("K♠")),
                     qPrintable(toText(belief, Audience::screen())));
            ++told;
        }
    QVERIFY(told > 0);
}

/// Its hand speaks against it: what the others have bid is what speaks for it.
void TestReasons::ofANilThatIsTheSmallerLoss()
{
    const Match match = matchHolding(
        QStringLiteral("QS 6S 7H 6H AD QD 6D 5D 4D 2D AC QC TC").split(u' '), {"4", "4", "4"});
    const SeatView view(*match.deal(), match.deal()->seat);
    const Event nil = Event::makeCall(view.seat(), Call::of(Call::What::nil));
    const Event four = Event::makeCall(view.seat(), Call::number(4));
    const auto reasonWith = [&](double chance) {
        OutcomeSums sums;
        sums.weight = 100;
        sums.values = {0.5};
        sums.nils[view.seat()] = 100 * chance;
        const std::vector<Considered> ranked{{nil, 0.6, &sums}, {four, 0.5, &sums}};
        Judgement judged;
        judged.grade = Grade::mistake;
        return toText(reasonForBest(judged, {ranked, 1}, view, match.standing()),
                      Audience::screen());
    };
    QCOMPARE(reasonWith(0.14),
             QStringLiteral("Reason for nil: The others have bid 12 tricks, which leaves fewer for "
                            "you."));
    QVERIFY2(reasonWith(0.8).contains(QStringLiteral("Your highest spade is the ")),
             qPrintable(reasonWith(0.8)));
}

void TestReasons::theReaderIsSpokenTo_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// A person without a name is "You": what is said of them agrees with that, and a hint, in which
/// "you" is somebody else, calls them as the table does.
void TestReasons::theReaderIsSpokenTo()
{
    QFETCH(QString, language);
    installLanguage(language);
    const QStringList others{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cleo")};
    const auto said = [&](const Sentence &sentence, const QString &name) {
        return toText(sentence, Audience::screen(QStringList(name) + others));
    };
    int spoken = 0;
    for (int kind = 0; kind <= static_cast<int>(Purpose::Kind::lastOfSuit); ++kind) {
        const Purpose purpose{static_cast<Purpose::Kind>(kind),
                              0,
                              *parseCard("7H"),
                              *parseCard("9H"),
                              Suit::hearts,
                              2};
        const Sentence hint = wordsOf(purpose, Voice::toPlayer);
        const QString zoe = QStringLiteral("Zoe");
        QCOMPARE(said(hint, usualName()), said(hint, zoe).replace(zoe, numberedName(0)));
        const Sentence own = wordsOf(purpose, Voice::ofPlayer);
        const QString named = said(own, zoe), unnamed = said(own, usualName());
        if (!named.contains(zoe)) {
            QCOMPARE(unnamed, named);
            continue;
        }
        ++spoken;
        QVERIFY2(*own.ofReader != '\0', qPrintable(named));
        // "You had" may be right as it is.
        QVERIFY2(unnamed != QString(named).replace(zoe, usualName()) ||
                     QString::fromLatin1(own.text).replace(QStringLiteral("%1"), usualName()) ==
                         QString::fromLatin1(own.ofReader),
                 qPrintable(unnamed));
        QVERIFY2(!unnamed.contains(numberedName(0)), qPrintable(unnamed));
        QVERIFY2(language == QStringLiteral("en") ||
                     !unnamed.startsWith(QString::fromLatin1(own.ofReader).left(8)),
                 qPrintable(unnamed)); // it is translated
    }
    QVERIFY(spoken > 10);
    installLanguage(QStringLiteral("en"));
}

/// Cards that a reason calls the same are the same answer to a problem: 6♦ and 2♦, of which nobody
/// else has any, whatever lies out of play.
void TestReasons::aProblemTakesWhatPlaysAlike()
{
    QJsonObject record = recordOf(QStringLiteral("equal-cards-to-a-clear-head"));
    record[QStringLiteral("position")] =
        QJsonObject{{QStringLiteral("accept"), QJsonArray{QStringLiteral("2D")}}};
    QTemporaryFile written(QDir::temp().filePath(QStringLiteral("XXXXXX.spades.json")));
    QVERIFY(written.open());
    written.write(QJsonDocument(record).toJson());
    written.flush();
    const auto position = loadPosition(written.fileName());
    QVERIFY(std::holds_alternative<Position>(position));
    const Position &problem = std::get<Position>(position);
    QVERIFY(accepts(problem, Event::play(problem.seat, *parseCard("6D"))));
    const SeatView view(*problem.match->deal(), problem.seat);
    QVERIFY(playAlike(view, *parseCard("6D"), *parseCard("2D")));
}

/// Ace and queen of hearts are above the nil's jack: the leader has them, as both who are to play
/// have shown that they have no hearts.
void TestReasons::onlyThoseToComeCover()
{
    DealStart start;
    start.dealer = 3;
    start.firstScored = true;
    start.hands = {*parseCards("AH QH 9H 8H 7H 6H 5H 4H 3H 2H AC KC QC"),
                   *parseCards("KH JH TH 6C 5C 4C 8D 7D 6D 5D 4D 3D 2D"),
                   *parseCards("8C 7C 2C JD TD 9D 8S 7S 6S 5S 4S 3S 2S"),
                   *parseCards("JC TC 9C 3C AD KD QD AS KS QS JS TS 9S")};
    DealState deal = startDeal(makeContext(rulesOf(*findPreset("standard"))), start);
    for (const Call &call :
         {Call::number(3), Call::of(Call::What::nil), Call::number(3), Call::number(3)})
        QVERIFY(!apply(deal, Event::makeCall(deal.seat, call)));
    const auto played = *parseCards("KC 4C 7C 9C 2H TH 2S 3C 2C TC AC 5C 3H");
    for (const Card card : played)
        QVERIFY(!apply(deal, Event::play(deal.seat, card)));
    QCOMPARE(deal.seat, 1);
    const SeatView view(deal, 1);
    const auto purpose = purposeOf(CardAtTurn(view, *parseCard("JH")));
    QVERIFY(purpose);
    QCOMPARE(toText(wordsOf(*purpose, Voice::toPlayer), Audience::screen()),
             QStringLiteral("All your hearts beat the 3♥, and only a spade can cover the J♥."));
}

void TestReasons::aNilAfterCanceledCards_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"cancellation-6", "cancellation-8", "standard"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Two kings of hearts cancel each other: then no card is winning that a nil could be said to beat.
void TestReasons::aNilAfterCanceledCards()
{
    QFETCH(QString, game);
    const auto context = makeContext(rulesOf(*findPreset(game.toStdString())));
    const auto player = makePlayer("random", 1);
    const std::atomic<bool> stop{false};
    int canceled = 0, forced = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        DealState deal = startDeal(context, std::move(start));
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            const Event event = player->decide(view, {context, {}}, stop).event;
            const PlayState &play = view.seen().play;
            if (deal.stage == Stage::play && event.kind == EventKind::play && play.inTrick > 0) {
                const auto purpose = purposeOf(CardAtTurn(view, event.cards.front()));
                const bool beats = purpose && (purpose->kind == Purpose::Kind::nilAllBeat ||
                                               purpose->kind == Purpose::Kind::nilEasiest ||
                                               purpose->kind == Purpose::Kind::nilOnlyRuffed);
                forced += beats;
                canceled += play.best < 0;
                QVERIFY(!beats || play.best >= 0);
                if (beats)
                    QVERIFY(purpose->card == context->play.cardAt[play.trick[play.best]]);
            }
            QVERIFY(!apply(deal, event));
        }
    }
    QVERIFY(game == QStringLiteral("standard") ? forced > 0 : canceled > 0);
}

void TestReasons::ofTricksWithCanceledCards_data()
{
    aNilAfterCanceledCards_data();
}

/// Whether a card that is said to be without a chance of the trick, or without equal in its suit,
/// is so, by the trick as it ends: equal cards that come later cancel those that were ahead.
void TestReasons::ofTricksWithCanceledCards()
{
    using enum Purpose::Kind;
    QFETCH(QString, game);
    const auto context = makeContext(rulesOf(*findPreset(game.toStdString())));
    const PlayTables &tables = context->play;
    const auto player = makePlayer("random", 1);
    const std::atomic<bool> stop{false};
    int goesAhead = 0, afterCanceled = 0, under = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        DealStart start = dealCards(*context, 0, seed);
        start.firstScored = true;
        DealState deal = startDeal(context, std::move(start));
        std::vector<std::pair<int, Purpose::Kind>> said; // in this trick
        while (!deal.over()) {
            const SeatView view(deal, deal.seat);
            const Event event = player->decide(view, {context, {}}, stop).event;
            const PlayState play = view.seen().play;
            if (deal.stage == Stage::play && event.kind == EventKind::play && play.inTrick > 0) {
                const auto purpose = purposeOf(CardAtTurn(view, event.cards.front()));
                if (purpose)
                    said.emplace_back(view.seat(), purpose->kind);
                if (purpose && purpose->kind == mustGoAhead) {
                    ++goesAhead;
                    bool canceled = false;
                    for (int place = 1; place < play.inTrick; ++place)
                        canceled |= std::count(play.trick.begin(), play.trick.begin() + place,
                                               play.trick[place]) > 0;
                    afterCanceled += canceled;
                    for (const Event &choice : view.prompt().choices) {
                        PlayState after = play;
                        playSlot(tables, after, tables.slotOf[choice.cards.front().face()]);
                        QCOMPARE(int{after.best}, int{play.inTrick});
                    }
                }
            }
            QVERIFY(!apply(deal, event));
            if (deal.stage != Stage::play || deal.play.tricksPlayed == play.tricksPlayed)
                continue;
            const int winner = deal.tricks[static_cast<std::size_t>(play.tricksPlayed)].winner;
            for (const auto &[seat, kind] : std::exchange(said, {})) {
                const bool loses = kind == nilStaysBelow || kind == nilDiscards ||
                                   kind == cannotTake || kind == isPartners || kind == shedsForBags;
                under += loses;
                QVERIFY2(!loses || winner != seat, qPrintable(QString::number(int(kind))));
            }
        }
    }
    QVERIFY(goesAhead > 0 && under > 0);
    QVERIFY2(game == QStringLiteral("standard") || afterCanceled > 0, "no canceled cards");
}

/// Where the figures give the nil no chance nothing is left to keep safe: the same card is said to
/// be good for something else, or for nothing.
void TestReasons::nothingIsKeptOfALostNil()
{
    struct Said {
        const char *record, *card, *kept;
    };
    for (const Said &one :
         {Said{"a-nil-discards", "JH", "your nil"}, Said{"a-nil-is-still-to-play", "QD", "bid nil"},
          Said{"a-nil-discards-its-ace", "AD", "your nil"},
          Said{"a-high-lead-beside-a-nil", "QD", "bid nil"},
          Said{"again-the-suit-partner-has-shown", "9H", "the nil"}}) {
        const Match match = matchOf(QString::fromLatin1(one.record));
        const SeatView view(*match.deal(), match.deal()->seat);
        const auto words = [&](unsigned lost) {
            const CardAtTurn played(view, *parseCard(one.card), lost);
            QString text;
            for (const auto &purpose : {planOf(played), purposeOf(played)}) {
                if (purpose)
                    text += toText(wordsOf(*purpose, Voice::toPlayer), Audience::screen());
            }
            return text;
        };
        const QString usual = words(0), lost = words(0xff);
        QVERIFY2(usual.contains(QString::fromLatin1(one.kept)), qPrintable(usual));
        QVERIFY2(!lost.contains(QStringLiteral("nil")), qPrintable(lost));
        Judgement judged;
        judged.lostNils = 0xff;
        QString own =
            ownCardWordsOf(match, QString::fromLatin1(one.card), false, "level:4", judged);
        own.remove(QStringLiteral("My nil was as good as lost."));
        QVERIFY2(!own.contains(QRegularExpression(QStringLiteral("nil|dangerous"))),
                 qPrintable(own));
    }
}

/// What a nil without a chance keeps is not saved for its side's contract, but one that has failed
/// plays for it where the rules let its tricks count.
void TestReasons::aLostNilSavesNothing()
{
    Judgement judged;
    judged.lostNils = 0xff;
    const QString saves = QStringLiteral("saved my better cards");
    const QString lost = ownCardWordsOf(matchOf(QStringLiteral("a-lost-nil-leaves-a-trick")),
                                        QStringLiteral("3C"), false, "level:4", judged);
    QVERIFY2(lost.contains(QStringLiteral("did not want the trick")), qPrintable(lost));
    QVERIFY2(!lost.contains(saves), qPrintable(lost));
    const QString helps = ownCardWordsOf(
        matchUnder(recordOf(QStringLiteral("a-failed-nil-leaves-a-trick")),
                   {{QStringLiteral("nil_failed_tricks"), QStringLiteral("contract")}}),
        QStringLiteral("3C"), false);
    QVERIFY2(helps.contains(saves), qPrintable(helps));
}

/// That cards were a danger to the nil, or that a void would help it, is no reason where the
/// figures give it no chance, whatever is passed; that they could have won a trick is true of them.
void TestReasons::ofPassesToALostNil()
{
    const Match match = matchOf(QStringLiteral("a-nil-passes-its-lowest-club"));
    const QString usual = ownCardWordsOf(match, QStringLiteral("KS 2C"), false);
    QVERIFY2(usual.contains(QStringLiteral("my nil")), qPrintable(usual));
    Judgement judged;
    judged.lostNils = 0xff;
    QCOMPARE(ownCardWordsOf(match, QStringLiteral("KS 2C"), false, "level:4", judged),
             QStringLiteral("Of what I passed, K♠ could have won a trick."));
}

/// Every player for themselves: what is said of a blind bid speaks of the player. What is said of
/// the tricks left is walked in tst_explanations_hold.
void TestReasons::aloneNobodyHasASide()
{
    RuleSet blindRules = rulesOf(*findPreset("cutthroat"));
    blindRules.blind_nil_allowed = true;
    blindRules.blind_nil_deficit = 100;
    const auto blindContext = makeContext(blindRules);
    const DealState early = startDeal(blindContext, dealCards(*blindContext, 0, 1));
    Call blindNil = Call::of(Call::What::nil);
    blindNil.blind = true;
    const Refusal refused = whyNotCall(early, early.seat, blindNil, RestrictionLevel::notNow);
    QVERIFY(refused);
    QCOMPARE(toText(*refused, Audience::screen()),
             QStringLiteral("Allowed only when you are at least 100 points behind; you are 0 "
                            "behind."));
}

/// How a computer plays is told in every game.
void TestReasons::levelsAreOfGamesWithoutPartnersToo()
{
    QVERIFY(!levels().empty());
    for (const Level &level : levels()) {
        for (const Personality &personality : personalities()) {
            const QString words = levelWords(
                QStringLiteral("Bo"),
                QStringLiteral("level:%1:%2").arg(level.number).arg(QLatin1String(personality.id)));
            QVERIFY(!words.isEmpty());
            QVERIFY2(!words.contains(QStringLiteral("partner")), qPrintable(words));
        }
    }
}

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
