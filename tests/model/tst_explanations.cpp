// SPDX-License-Identifier: GPL-3.0-or-later
// Hints, reviews and answers to "Why?" as readers found them wanting: players/explanations/NAME is
// a match record up to the choice, or with it.
#include "formats/loaded_match.h"
#include "named/named_player.h"
#include "review/broken_nil.h"
#include "review/card_at_turn.h"
#include "review/explainer.h"
#include "review/hint_words.h"
#include "review/match_review.h"
#include "review/nil_cover.h"
#include "review/review_words.h"
#include "review/tutor.h"
#include "review/why_words.h"
#include "rules/catalogue.h"
#include "search/event_search.h"
#include "search/rest_proof.h"
#include "test_main.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sandbag;

namespace {

Match positionOf(const char *name)
{
    const auto loaded =
        loadMatch(QStringLiteral(SANDBAG_TEST_DATA "/players/%1.spades.json").arg(name));
    return std::get<LoadedMatch>(loaded).match;
}

Match matchOf(const char *name)
{
    return positionOf((QByteArrayLiteral("explanations/") + name).constData());
}

/// The choice of the last deal that is written so in the files.
ChoicePlace placeOf(const Match &match, int seat, const std::string &act)
{
    for (const ChoicePlace &place : choicesOf(match, seat)) {
        const auto &events = match.record().deals[static_cast<std::size_t>(place.deal)].events;
        if (place.deal + 1 == static_cast<int>(match.record().deals.size()) &&
            toString(events[static_cast<std::size_t>(place.event)]) == act)
            return place;
    }
    return {-1, -1, -1};
}

Judgement judgedIn(const Match &match, const ChoicePlace &place, int iterations = 3000)
{
    Judge judge({iterations, 1});
    const std::atomic<bool> stop{false};
    return judgeChoice(judge, match, place, stop);
}

QString wordsOf(const Judgement &judgement, const Match &match)
{
    return toText(judgement.text, Audience::screen(playerNames(match.record())));
}

struct Hint {
    Decision decision;
    QString reason, figures;
};

/// Of the seat at turn after so many events of the last deal; −1: as the file ends.
Hint hintIn(const Match &match, int events = -1, int iterations = 3000)
{
    const int deal = static_cast<int>(match.record().deals.size()) - 1;
    const auto state = match.dealAt(deal, events);
    const SeatView view(*state, state->seat);
    const std::atomic<bool> stop{false};
    const std::string spec = "search:threads=1:explain=1:iterations=" + std::to_string(iterations);
    Hint hint;
    hint.decision = makePlayer(spec, 1)->decide(
        view, {match.contextOf(deal), match.standingBefore(deal)}, stop);
    if (hint.decision.event.kind == EventKind::play)
        hint.decision.settled = settledRest(view, hint.decision.event.cards.front());
    const QStringList names = playerNames(match.record());
    hint.reason = hintReason(hint.decision, view, match.standingBefore(deal), names);
    hint.figures = hintFigures(hint.decision, names);
    return hint;
}

/// The last event of the last deal, as if it had not been made.
ChoicePlace lastChoice(const Match &match)
{
    return choicesOf(match).back();
}

} // namespace

class TestExplanations : public QObject
{
    Q_OBJECT

private slots:
    void aBlunderIsOneInALostMatch();
    void anOwnNilIsAskedAboutWhateverTheStanding();
    void theTutorDoubtsABrokenNil();
    void aGroupOfCardsHasAVerb();
    void fewerBagsAreNotMore();
    void aNilIsJudgedByTheNil();
    void aTrickForTheOthersIsABagOfTheirs();
    void theOthersReachTheTarget();
    void aBareAceInABlindNilIsNamed();
    void whatExplainsMostIsInTheSentence_data();
    void whatExplainsMostIsInTheSentence();
    void hintsOfOneAnswerArePlayedOut_data();
    void hintsOfOneAnswerArePlayedOut();
    void figuresAreOfManyDeals();
    void aBriefLookIsBrief();
    void hintsSayHowTheScoreStands();
    void hintsContradictNoCard();
    void leadsUseWhatPartnerHasShown_data();
    void leadsUseWhatPartnerHasShown();
    void aLeadGivesPartnerARuff();
    void aLowCardIsKeptForANil();
    void aWinnerIsNotLedForARuff();
    void anOpponentsNilIsLeftItsTrick();
    void groupsOfCardsAreNoList();
    void computersSpeakForThemselves();
    void computersTellNothingOfAHandInPlay();
};

/// 9♠ breaks the own nil at −300 : 390: 112 points, and a thousandth of the match.
void TestExplanations::aBlunderIsOneInALostMatch()
{
    const Match match = matchOf("good-nil");
    const ChoicePlace place = placeOf(match, 0, "9S");
    QVERIFY(place.event >= 0);
    const Judgement judgement = judgedIn(match, place);
    QVERIFY(judgement.lossPoints > 60);
    QVERIFY(judgement.lossWin < kSlip);
    QCOMPARE(judgement.grade, Grade::blunder);
    QVERIFY(judgement.byPoints());
    const QString text = wordsOf(judgement, match);
    QVERIFY2(text.startsWith(QStringLiteral("9♠ instead of ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("the match is almost lost either way")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("your nil")), qPrintable(text));
    const auto points = static_cast<int>(std::lround(judgement.lossPoints));
    QVERIFY(costWords(judgement).startsWith(QString::number(points))); // no part of a chance
}

/// The plain sentence of it needs no playouts, and is of no other card.
void TestExplanations::anOwnNilIsAskedAboutWhateverTheStanding()
{
    const Match match = matchOf("good-nil");
    const ChoicePlace place = placeOf(match, 0, "9S");
    const auto state = match.dealAt(place.deal, place.event);
    const SeatView view(*state, 0);
    const Event broken = Event::play(0, *parseCard("9S"));
    const auto plain = brokenNil(view, broken);
    QVERIFY(plain);
    QVERIFY(toText(plain->text, Audience::screen()).contains(QStringLiteral("your nil")));
    QVERIFY(!brokenNil(view, Event::play(0, *parseCard("5S"))));
    int broke = 0;
    for (const ChoicePlace &each : choicesOf(match, 0)) {
        const auto before = match.dealAt(each.deal, each.event);
        const Event &made = match.record()
                                .deals[static_cast<std::size_t>(each.deal)]
                                .events[static_cast<std::size_t>(each.event)];
        if (!before || before->stage != Stage::play)
            continue;
        const SeatView seen(*before, 0);
        const bool told = brokenNil(seen, made).has_value();
        broke += told;
        if (told) {
            QVERIFY(seen.seen().calls[0].isNil() && seen.seen().play.taken[0] == 0);
            QVERIFY(seen.prompt().choices.size() > 1);
        }
    }
    QCOMPARE(broke, 1);
}

/// In a deal that is being played, with two lower spades in hand.
void TestExplanations::theTutorDoubtsABrokenNil()
{
    const Match match = matchOf("tutor");
    const int deal = static_cast<int>(match.record().deals.size()) - 1;
    const SeatView view(*match.deal(), 0);
    QVERIFY(view.mayAct());
    Tutor tutor;
    tutor.setLevel(0.01);
    tutor.setPatience(60000); // however slow the machine is
    const QSignalSpy doubted(&tutor, &Tutor::doubted);
    const QSignalSpy passed(&tutor, &Tutor::passed);
    tutor.consider(view, {match.contextOf(deal), match.standingBefore(deal)},
                   Event::play(0, *parseCard("9S")));
    QTRY_COMPARE_WITH_TIMEOUT(doubted.size(), 1, 60000);
    QCOMPARE(passed.size(), 0);
}

void TestExplanations::aGroupOfCardsHasAVerb()
{
    const Match match = matchOf("pass");
    const auto places = choicesOf(match, 0);
    const auto pass = std::find_if(places.begin(), places.end(), [&](const ChoicePlace &place) {
        return match.record()
                   .deals[static_cast<std::size_t>(place.deal)]
                   .events[static_cast<std::size_t>(place.event)]
                   .kind == EventKind::pass;
    });
    QVERIFY(pass != places.end());
    const Judgement judgement = judgedIn(match, *pass);
    const QString text = wordsOf(judgement, match);
    // Only the cards that differ are told: 4♦ is passed either way.
    QVERIFY2(text.startsWith(QStringLiteral("Passing 10♣ instead of 2♥ costs")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("4♦")), qPrintable(text));
}

/// The count falls by ten where the penalty comes: the choice that brings it brings no fewer bags.
void TestExplanations::fewerBagsAreNotMore()
{
    const Match match = matchOf("nine-bags-two-against-one");
    const ChoicePlace place = lastChoice(match);
    const QString text = wordsOf(judgedIn(match, place), match);
    QVERIFY2(!text.contains(QStringLiteral("more bags")), qPrintable(text));
    const auto loaded = loadMatch(QStringLiteral(
        SANDBAG_TEST_DATA "/players/positions/the-tenth-bag-is-not-worth-it.spades.json"));
    const Hint hint = hintIn(std::get<LoadedMatch>(loaded).match);
    QVERIFY2(hint.reason.contains(QStringLiteral("100 points")) ||
                 hint.reason.contains(QStringLiteral("costs 100")),
             qPrintable(hint.reason));
}

/// A nil that should not have been called fails as a nil, not by its bags.
void TestExplanations::aNilIsJudgedByTheNil()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    DealStart start = dealCards(*context, 3, 11);
    start.firstScored = true;
    // The hand T98 J7543 3 J865, whatever it was dealt.
    const CardList hand = *parseCards("TS 9S 8S JH 7H 5H 4H 3H 3D JC 8C 6C 5C");
    for (const Card card : hand) {
        for (int seat = 0; seat < 4; ++seat) {
            auto &cards = start.hands[static_cast<std::size_t>(seat)];
            const auto held = std::find(cards.begin(), cards.end(), card);
            if (held == cards.end() || seat == 0)
                continue;
            auto &own = start.hands[0];
            const auto spare = std::find_if(own.begin(), own.end(), [&hand](Card mine) {
                return std::find(hand.begin(), hand.end(), mine) == hand.end();
            });
            std::iter_swap(held, spare);
        }
    }
    const DealState deal = startDeal(context, start);
    Judge judge({1500, 1});
    const std::atomic<bool> stop{false};
    const Judgement nil = judge.judge(SeatView(deal, 0), {context, {}},
                                      Event::makeCall(0, Call::of(Call::What::nil)), 1, stop);
    const QString text = toText(nil.text, Audience::screen());
    QVERIFY2(text.contains(QStringLiteral("Your nil would succeed")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("bags")), qPrintable(text));
    QVERIFY2(
        text.contains(QStringLiteral("The hand has 10♠ 9♠ 8♠ and no lower card of that suit.")),
        qPrintable(text));
}

/// With nine bags theirs they are to take the trick: neither "more bags" nor nothing.
void TestExplanations::aTrickForTheOthersIsABagOfTheirs()
{
    const Hint hint = hintIn(positionOf("positions/give-them-the-tenth-bag"), -1, 800);
    QCOMPARE(toString(hint.decision.event), std::string("5C"));
    QVERIFY2(hint.reason.contains(
                 QStringLiteral("With Q♣ you take a bag that the opponents would otherwise get.")),
             qPrintable(hint.reason));
}

/// They are at 440 and have bid six; less than two would not stay ahead of them.
void TestExplanations::theOthersReachTheTarget()
{
    const Hint hint = hintIn(positionOf("levels/last-deal-contract-beats-theirs"), -1, 1500);
    QCOMPARE(toString(hint.decision.event), std::string("2"));
    QVERIFY2(hint.reason.startsWith(
                 QStringLiteral("The opponents reach 500 points if they make their bid.")),
             qPrintable(hint.reason));
    QVERIFY2(hint.reason.contains(QStringLiteral("the match in this deal is")),
             qPrintable(hint.reason));
}

/// Two spades are passed, and the ace of hearts stays alone.
void TestExplanations::aBareAceInABlindNilIsNamed()
{
    const Match match = matchOf("blind-nil-passes-its-bare-ace");
    const SeatView view(*match.deal(), match.deal()->seat);
    Judge judge({1500, 1});
    const std::atomic<bool> stop{false};
    const Event made =
        Event::withCards(EventKind::pass, view.seat(), *parseCards("QS TS"), (view.seat() + 2) % 4);
    const Judgement judgement =
        judge.judge(view, {match.context(), match.standing()}, made, 1, stop);
    const QString text = wordsOf(judgement, match);
    QVERIFY2(text.startsWith(QStringLiteral("Passing ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("instead of A♥")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("your nil succeeds")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("A♥ is a singleton.")), qPrintable(text));
}

void TestExplanations::whatExplainsMostIsInTheSentence_data()
{
    QTest::addColumn<QString>("words"); // of the drawback of the next best choice
    QTest::newRow("positions/cover-a-nil-with-a-low-ruff") << "South's nil succeeds";
    QTest::newRow("positions/take-a-bag-to-set-them") << "the opponents are set";
    QTest::newRow("levels/the-ace-takes-its-trick") << "West's nil succeeds";
}

/// Not only in the figures, which few open.
void TestExplanations::whatExplainsMostIsInTheSentence()
{
    QFETCH(QString, words);
    const Hint hint = hintIn(positionOf(QTest::currentDataTag()), -1, 1500);
    QVERIFY(hint.decision.against);
    QVERIFY2(hint.reason.contains(words), qPrintable(hint.reason));
}

void TestExplanations::hintsOfOneAnswerArePlayedOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blind nil") << "blind-nil-290-behind";
    QTest::newRow("nil") << "nil-with-a-guarded-ace";
}

/// No figures of zero: where one answer alone is thinkable it is weighed beside the next one.
void TestExplanations::hintsOfOneAnswerArePlayedOut()
{
    QFETCH(QString, name);
    const Hint hint = hintIn(matchOf(name.toUtf8().constData()));
    QVERIFY(hint.decision.ranked.size() >= 2);
    QVERIFY(!hint.reason.isEmpty());
    QVERIFY2(!hint.figures.contains(QStringLiteral("0 points on average; the opponents score 0")) &&
                 !hint.figures.contains(QStringLiteral("wins the match 0%")),
             qPrintable(hint.figures));
    QVERIFY2(hint.reason.contains(QStringLiteral("our nil")), qPrintable(hint.reason));
    QVERIFY2(hint.reason.contains(QStringLiteral("Next best: ")), qPrintable(hint.reason));
}

/// A bid beside which nothing else was thinkable was played out in eight worlds: "your nil succeeds
/// 25% of the time", which was two of these.
void TestExplanations::figuresAreOfManyDeals()
{
    const Match match = matchOf("the-only-number");
    const SeatView view(*match.deal(), match.deal()->seat);
    Judge judge({3000, 1});
    const std::atomic<bool> stop{false};
    const Judgement judgement = judge.judge(view, {match.context(), match.standing()},
                                            Event::makeCall(view.seat(), Call::number(3)), 1, stop);
    QCOMPARE(judgement.values.size(), std::size_t{1});
    const double error = judgement.values.front().pointsError;
    QVERIFY2(error > 0 && error < 16, qPrintable(QString::number(error)));
}

/// Of a choice of which nothing is to be told that many deals would be for nothing: who only asks
/// whether it is good is not to wait for them.
void TestExplanations::aBriefLookIsBrief()
{
    const Match match = matchOf("the-only-number");
    const SeatView view(*match.deal(), match.deal()->seat);
    const MatchOutlook outlook{match.context(), match.standing()};
    const Event bid = Event::makeCall(view.seat(), Call::number(3));
    const std::atomic<bool> stop{false};
    const auto playouts = [&](bool brief) {
        SearchOptions options;
        options.iterations = 3000;
        options.threads = 1;
        options.brief = brief;
        Heuristics heuristics(match.context());
        heuristics.setStanding(match.standing());
        EventSearch search({view, outlook, heuristics, options, 1, stop});
        search.keep(bid);
        (void)search.run();
        return search.iterations();
    };
    QVERIFY2(playouts(false) > 100, qPrintable(QString::number(playouts(false))));
    QVERIFY2(playouts(true) <= 8, qPrintable(QString::number(playouts(true))));
    const auto error = [&](bool brief) {
        Judge judge({3000, 1, 0, brief});
        return judge.judge(view, outlook, bid, 1, stop).values.front().pointsError;
    };
    QVERIFY2(error(true) != error(false), qPrintable(QString::number(error(true))));
}

void TestExplanations::hintsSayHowTheScoreStands()
{
    const Hint hint = hintIn(matchOf("blind-nil-290-behind"));
    QCOMPARE(toString(hint.decision.event), std::string("blind nil"));
    QVERIFY2(hint.reason.startsWith(QStringLiteral("You are 290 points behind.")),
             qPrintable(hint.reason));
}

/// 9♣ under partner's trick keeps 3♣, which is not higher; where every trick is won no other reason
/// is wanted.
void TestExplanations::hintsContradictNoCard()
{
    for (const char *name : {"h13", "h25"}) {
        const Match match = matchOf(name);
        const int deal = static_cast<int>(match.record().deals.size()) - 1;
        const int events =
            static_cast<int>(match.record().deals[static_cast<std::size_t>(deal)].events.size());
        int asked = 0;
        for (int i = events; i >= std::max(events - 8, 1); --i) {
            const auto state = match.dealAt(deal, i);
            if (!state || state->over() || state->stage != Stage::play ||
                !SeatView(*state, state->seat).mayAct())
                continue;
            const Hint hint = hintIn(match, i, 400);
            const SeatView view(*state, state->seat);
            const CardAtTurn card(view, hint.decision.event.cards.front());
            const bool higher =
                (card.others() & card.tables().effectiveSuit[card.effectiveSuit()]) >>
                    card.slot() !=
                0;
            if (hint.reason.contains(QStringLiteral("save your higher cards")))
                QVERIFY2(higher, qPrintable(hint.reason));
            if (hint.reason.contains(QStringLiteral("Your side wins all the remaining tricks")))
                QVERIFY2(hint.reason.count(QLatin1Char('.')) == 1 ||
                             hint.reason.contains(QStringLiteral(" less.")),
                         qPrintable(hint.reason));
            ++asked;
        }
        QVERIFY(asked > 3);
    }
}

void TestExplanations::leadsUseWhatPartnerHasShown_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("words");
    QTest::newRow("lower cards")
        << "again-the-suit-partner-has-shown"
        << "9H"
        << "A nil bidder gets rid of high cards first. Bo could play any card below the A♥ and "
           "chose the 6♥. So Bo's other cards of this suit are probably lower still, and this card "
           "protects the nil.";
    QTest::newRow("a void")
        << "again-the-suit-partner-is-void-in"
        << "QH"
        << "Bo has no more hearts and can probably discard a card that endangers their nil.";
}

void TestExplanations::leadsUseWhatPartnerHasShown()
{
    QFETCH(QString, name);
    QFETCH(QString, card);
    QFETCH(QString, words);
    const Match match = matchOf(name.toUtf8().constData());
    const DealState &deal = *match.deal();
    const SeatView view(deal, deal.seat);
    const auto plan = planOf(CardAtTurn(view, *parseCard(card.toStdString())));
    QVERIFY(plan);
    QStringList names = playerNames(match.record());
    names[2] = QStringLiteral("Bo");
    QCOMPARE(toText(wordsOf(*plan, Voice::toPlayer), Audience::screen(names)), words);
}

/// One low club is led for a ruff, and says so.
void TestExplanations::aLeadGivesPartnerARuff()
{
    const Match match = matchOf("partner-has-ruffed-the-suit");
    const SeatView view(*match.deal(), match.deal()->seat);
    const QStringList names = playerNames(match.record());
    for (const char *club : {"3C", "2C"}) {
        const auto plan = planOf(CardAtTurn(view, *parseCard(club)));
        QVERIFY(plan);
        QCOMPARE(toText(wordsOf(*plan, Voice::toPlayer), Audience::screen(names)),
                 QStringLiteral("Bo has no more clubs and may be able to trump this trick."));
    }
    const auto other = planOf(CardAtTurn(view, *parseCard("4D")));
    QVERIFY(!other || other->kind != Purpose::Kind::partnerRuffs);
}

/// A low diamond that stays in the hand, while a heart goes: Ada's nil may have to beat it.
void TestExplanations::aLowCardIsKeptForANil()
{
    const Match match = matchOf("a-low-diamond-for-the-nil");
    const SeatView view(*match.deal(), match.deal()->seat);
    const CardAtTurn heart(view, *parseCard("JH"));
    const auto kept = keptFor(heart, *parseCard("7D"), 1);
    QVERIFY(kept);
    QCOMPARE(toText(wordsOf(*kept, Voice::toPlayer), Audience::screen(playerNames(match.record()))),
             QStringLiteral("Keep the 7♦ to lead it later: it is so low that Ada, who bid nil, may "
                            "have to beat it and take the trick."));
    QVERIFY(!keptFor(heart, *parseCard("6H"), 1)); // of the suit that is thrown
    QVERIFY(!keptFor(heart, *parseCard("KS"), 1)); // a high one
    QVERIFY(!keptFor(heart, *parseCard("7D"), 2)); // partner's
}

/// Partner has run out of hearts, but nothing is left that beats the king, and no opponent is known
/// to be out of them.
void TestExplanations::aWinnerIsNotLedForARuff()
{
    const Match match = matchOf("a-winner-partner-could-trump");
    const SeatView view(*match.deal(), match.deal()->seat);
    const CardAtTurn king(view, *parseCard("KH"));
    QVERIFY((view.shownVoids(0) >> king.effectiveSuit()) & 1);
    const auto plan = planOf(king);
    QVERIFY(!plan || plan->kind != Purpose::Kind::partnerRuffs);
    const auto purpose = purposeOf(king);
    QVERIFY(purpose && purpose->kind == Purpose::Kind::top);
}

/// An ace that would save an opponent's nil stays in the hand; one that has nothing to take the
/// trick with leaves it to nobody.
void TestExplanations::anOpponentsNilIsLeftItsTrick()
{
    const Match match = matchOf("a-nil-has-the-trick");
    const SeatView view(*match.deal(), match.deal()->seat);
    const QStringList names = playerNames(match.record());
    const auto purpose = purposeOf(CardAtTurn(view, *parseCard("7C")));
    QVERIFY(purpose);
    QCOMPARE(toText(wordsOf(*purpose, Voice::toPlayer), Audience::screen(names)),
             QStringLiteral("Ada, who bid nil, is winning so far: leave them the trick."));
    const auto taking = purposeOf(CardAtTurn(view, *parseCard("AC")));
    QVERIFY(taking && taking->kind != Purpose::Kind::leavesNil);
    QVERIFY(!isOpen(Purpose::Kind::leavesNil)); // a card that takes the trick is in the hand
    const Hint hint = hintIn(match, -1, 600);
    QVERIFY2(hint.reason.startsWith(QStringLiteral("Ada, who bid nil, ")), qPrintable(hint.reason));
}

/// Two groups that are about as good are not told as four cards.
void TestExplanations::groupsOfCardsAreNoList()
{
    const auto loaded = loadMatch(
        QStringLiteral(SANDBAG_TEST_DATA "/players/levels/kitty-nil-throws-its-aces.spades.json"));
    const Hint hint = hintIn(std::get<LoadedMatch>(loaded).match, -1, 6000);
    QVERIFY2(hint.reason.contains(QStringLiteral(" is about as good.")), qPrintable(hint.reason));
    QVERIFY2(hint.reason.contains(QStringLiteral(" instead of ")), qPrintable(hint.reason));
    QVERIFY2(!hint.reason.contains(QStringLiteral("About as good:")), qPrintable(hint.reason));
}

/// In the first person, of what they held and had heard; figures come second.
void TestExplanations::computersSpeakForThemselves()
{
    const Match match = matchOf("h25"); // its first deal is over
    Judge judge({200, 1});
    const std::atomic<bool> stop{false};
    const QStringList names = playerNames(match.record());
    QStringList told;
    for (const ChoicePlace &place : choicesOf(match)) {
        if (place.seat == 0 || place.deal > 0 || place.event > 12)
            continue;
        const Explanation why = explain(match, place, {}, judge, stop);
        const QString own = ownWords(why, names);
        QVERIFY(!own.isEmpty());
        told << own;
        const QString whole = whyWords(why, names, QStringLiteral("level:3"));
        QVERIFY2(whole.startsWith(names[place.seat] + QStringLiteral(": “")), qPrintable(whole));
        QVERIFY(!whole.contains(QStringLiteral("Hint for")));
    }
    const QString all = told.join(u'\n');
    for (const char *words : {"I held ", "I expected my hand to take about ", "We still needed "})
        QVERIFY2(all.contains(QLatin1String(words)), qPrintable(all));
    // Who forgets or misjudges says so, and does not read hands.
    const auto &events = match.record().deals[0].events;
    const auto call = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::call && event.call().tricks() > 0;
    });
    QVERIFY(call != events.end());
    const auto state = match.dealAt(0, static_cast<int>(call - events.begin()));
    const SeatView view(*state, call->seat);
    const MatchOutlook outlook{match.contextOf(0), match.standingBefore(0)};
    QString beginner;
    for (const Sentence &words : ownWordsOf(view, outlook, *call, "level:1", false))
        beginner += toText(words, Audience::screen());
    QVERIFY2(beginner.contains(QStringLiteral("on instinct")), qPrintable(beginner));
    QVERIFY(!weighsHiddenHands("level:3"));
    QVERIFY(weighsHiddenHands("level:5"));
    QVERIFY(ownWordsOf(view, outlook, *call, "human", false).empty());
    QVERIFY(ownWordsOf(view, outlook, *call, "external:x", false).empty());
}

/// While the deal goes on no card is named that is still in the hand.
void TestExplanations::computersTellNothingOfAHandInPlay()
{
    const Match match = matchOf("h13");
    const MatchOutlook outlook{match.contextOf(0), match.standingBefore(0)};
    int told = 0;
    for (const ChoicePlace &place : choicesOf(match)) {
        const auto state = match.dealAt(0, place.event);
        const SeatView view(*state, place.seat);
        const Event &made = match.record().deals[0].events[static_cast<std::size_t>(place.event)];
        for (const Sentence &words : ownWordsOf(view, outlook, made, "level:2", true)) {
            const QString text = toText(words, Audience::screen());
            for (const Card card : view.hand()) {
                const QString sign = QString::fromStdString(plainEnglish(cardSign(card)));
                QVERIFY2(!text.contains(sign), qPrintable(text));
            }
            ++told;
        }
    }
    QVERIFY(told > 20);
}

QTEST_GUILESS_MAIN(TestExplanations)
#include "tst_explanations.moc"
