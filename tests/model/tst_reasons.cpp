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

#include <QTest>

using namespace sandbag;

namespace {

Match matchOf(const QString &name)
{
    const auto loaded = loadMatch(
        QStringLiteral(SANDBAG_TEST_DATA "/players/explanations/%1.spades.json").arg(name));
    return std::get<LoadedMatch>(loaded).match;
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
QString bidWordsOf(const Match &match, const Call &call)
{
    const SeatView view(*match.deal(), match.deal()->seat);
    const MatchOutlook outlook{match.context(), match.standing()};
    QStringList words;
    for (const Sentence &sentence :
         ownWordsOf(view, outlook, Event::makeCall(view.seat(), call), "level:3", false))
        words << toText(sentence, Audience::screen(playerNames(match.record())));
    return words.join(u' ');
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
    QTest::newRow("both-hardly-hurt") << "4H 4S"
                                      << "I kept cards that can cover Bo's nil";
}

/// What stayed in the hand is not told to those who still play against it.
void TestReasons::ofPassedCardsInMidDeal()
{
    QFETCH(QString, cards);
    QFETCH(QString, kept);
    const Match match = matchOf(QStringLiteral("eight-of-clubs-to-a-nil"));
    const QString afterwards = ownCardWordsOf(match, cards, false);
    QVERIFY2(afterwards.contains(kept), qPrintable(afterwards));
    const QString meanwhile = ownCardWordsOf(match, cards, true);
    QVERIFY2(!meanwhile.contains(QStringLiteral("I kept")), qPrintable(meanwhile));
    QVERIFY2(meanwhile.contains(QStringLiteral("Of what I passed, 4♥")), qPrintable(meanwhile));
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
