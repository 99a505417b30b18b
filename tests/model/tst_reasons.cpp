// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for cards and bids in positions in which readers found others that were untrue, or not
// the reason: players/explanations/NAME is a match record up to the choice.
#include "formats/loaded_match.h"
#include "named/named_player.h"
#include "review/card_at_turn.h"
#include "review/card_purpose.h"
#include "review/explainer.h"
#include "review/hint_words.h"
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
QString ownCardWordsOf(const Match &match, const QString &cards, bool discreet)
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
         ownWordsOf(view, {match.context(), match.standing()}, made, "level:4", discreet))
        words << toText(sentence, Audience::screen(playerNames(match.record())));
    return words.join(u' ');
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

/// A number that is a trick more than what is said to be expected of the hand, or two.
int moreThanExpected(const Match &match)
{
    static const QRegularExpression expected(QStringLiteral("about (\\d+)"));
    return expected.match(bidWordsOf(match, Call::number(1))).captured(1).toInt() + 2;
}

} // namespace

class TestReasons : public QObject
{
    Q_OBJECT

private slots:
    void ofCards_data();
    void ofCards();
    void ofOwnCards_data();
    void ofOwnCards();
    void ofPassedCardsInMidDeal_data();
    void ofPassedCardsInMidDeal();
    void ofBids_data();
    void ofBids();
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
    void theReaderIsSpokenTo_data();
    void theReaderIsSpokenTo();
};

void TestReasons::ofCards_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    // Nobody has a spade that could be lower.
    QTest::newRow("the-last-spade-beside-a-nil") << "TS"
                                                 << "Bo has no more spades and can discard"
                                                 << "Whatever card";
    // You ruffed the ace of diamonds.
    QTest::newRow("an-opponent-can-trump-the-top")
        << "KD"
        << "Only a spade can beat it: Player 1 has no more diamonds."
        << "No remaining card";
    // Nothing is lower than the two.
    QTest::newRow("a-nil-dropped-its-lowest") << "7H"
                                              << "So Cleo probably has no more hearts"
                                              << "lower still";
    QTest::newRow("a-high-lead-beside-a-nil")
        << "QD"
        << "It's so high that Cleo, who bid nil, can probably play below it."
        << "no such words";
    // Lower cards are there, but the nil is lost anyway.
    QTest::newRow("a-nil-given-up") << "AS"
                                    << ""
                                    << "only legal card";
    QTest::newRow("partner-has-the-trick") << "7H"
                                           << "Player 1 is winning so far, and you can't: play"
                                           << "no such words";
    // Two spades are left, under which nothing lies: nobody "wants" the trick.
    QTest::newRow("every-card-goes-ahead") << "7S"
                                           << "Any card you may play beats those played so far."
                                           << "It's now winning";
    QTest::newRow("a-nil-is-still-to-play") << "QD"
                                            << "Player 1, who bid nil, is still to play"
                                            << "no such words";
    // A heart among clubs lies under nothing.
    QTest::newRow("a-nil-discards") << "JH"
                                    << "You can't follow suit: get rid of this card"
                                    << "under the winning card";
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
                                      << "save your better cards for later"
                                      << "It's better to leave";
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
    // The five that were bid are there: the lead goes to ace or king, no spades are drawn.
    QTest::newRow("a-spade-that-gives-up-the-lead")
        << "6S"
        << "Our contract was made, so I led a card that others could beat."
        << "draw spades";
    // Whoever is free to trump hearts takes only bags.
    QTest::newRow("a-last-heart-with-the-contract-made")
        << "6H"
        << "Our contract was made, so I led a card that others could beat."
        << "last card of the suit";
    // Nine or ace is ahead of the six; queen and jack are out.
    QTest::newRow("the-ace-rather-than-the-nine")
        << "AC"
        << "By my count, no card of the suit could beat it."
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
    QTest::newRow("suicide-the-lowest-number") << 4 << "I had to bid at least 4 tricks."
                                               << "to be safe";
    // Three spades, and Whiz.
    QTest::newRow("the-only-number") << 3 << "No other number was allowed."
                                     << "to be safe";
    // Of 5.8 tricks, which are told as six.
    QTest::newRow("a-bid-below-what-is-told") << 5 << "I bid less than that to be safe."
                                              << "at least";
    QTest::newRow("a-trick-kept-back") << 4 << "I bid less than that to be safe."
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
    const QString reason = hintReason(decision, view, playerNames(match.record()));
    QVERIFY2(!reason.contains(QStringLiteral("nil succeeds")), qPrintable(reason));
    QVERIFY2(reason.contains(QStringLiteral("Your nil would succeed")), qPrintable(reason));
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

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
