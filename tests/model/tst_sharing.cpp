// SPDX-License-Identifier: GPL-3.0-or-later
// Matches in other forms: the code of the clipboard, PBN, a page for browsers; and what is wrong
// with them ends in one line.
#include "arena/contest.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "named/named_player.h"
#include "numbers/dealt_cards.h"
#include "sharing/match_code.h"
#include "sharing/pbn.h"
#include "sharing/web_page.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace sandbag;

namespace {

Match playedMatch(const RuleSet &rules = {})
{
    const auto player = makePlayer("simple", 0);
    Contest::Seats seats{};
    seats.fill(player.get());
    return Contest(rules, seats).playMatch(DealSource::bySeed(5));
}

MatchRecord played(const QStringList &names = {})
{
    MatchRecord record = playedMatch().record();
    for (const QString &name : names)
        record.players.push_back({name.toStdString(), "simple"});
    return record;
}

const QStringList kHostile{QStringLiteral("<script>alert(1)</script>"),
                           QStringLiteral("\"quoted\" & 'so'"), QStringLiteral("\u202Etfel\u2066"),
                           QStringLiteral("]]> {n} $& <b>")};

bool isOneLine(const QString &text)
{
    return !text.isEmpty() && !text.contains(u'\n') && !text.contains(QChar(0x202E));
}

} // namespace

class TestSharing : public QObject
{
    Q_OBJECT

private slots:
    void codesComeBack();
    void codesOpenAtThatTrick();
    void codesSurviveMail();
    void refusesBrokenCodes();
    void pbnComesBack();
    void readsWhatOthersWrite();
    void refusesBrokenPbn_data();
    void refusesBrokenPbn();
    void saysWhyNotPbn();
    void pagesTellEverything();
    void pagesFollowPassedCards();
    void pagesShowNamesAsText();
    void pagesHideWhatIsInPlay();
};

void TestSharing::codesComeBack()
{
    const MatchRecord record = played(kHostile);
    const auto read = recordOfCode(matchCode(record));
    QVERIFY(std::holds_alternative<QByteArray>(read));
    const auto match = loadMatch(std::get<QByteArray>(read), QStringLiteral("code"));
    QVERIFY(std::holds_alternative<LoadedMatch>(match));
    const MatchRecord &again = std::get<LoadedMatch>(match).match.record();
    QVERIFY(again.deals == record.deals); // names lose the marks that no file may hold
    QCOMPARE(again.players.front().name, record.players.front().name);
    QVERIFY(std::get<LoadedMatch>(match).other.isEmpty());
}

void TestSharing::codesOpenAtThatTrick()
{
    const MatchRecord cut = recordUpTo(played(), 1, 12);
    QCOMPARE(cut.deals.size(), std::size_t{2});
    QCOMPARE(cut.deals.back().events.size(), std::size_t{12});
    const auto read = recordOfCode(matchCode(cut));
    const auto match = loadMatch(std::get<QByteArray>(read), QStringLiteral("code"));
    QCOMPARE(std::get<LoadedMatch>(match).match.deal()->tricks.size(), std::size_t{2});
    QVERIFY(!std::get<LoadedMatch>(match).match.dealOver());
}

void TestSharing::codesSurviveMail()
{
    const QString code = matchCode(played());
    QString mail = QStringLiteral("Look at this:\n> ");
    for (qsizetype i = 0; i < code.size(); i += 70)
        mail += (i > 0 ? QStringLiteral("\r\n> ") : QString()) + code.mid(i, 70);
    QCOMPARE(std::get<QByteArray>(recordOfCode(mail)), std::get<QByteArray>(recordOfCode(code)));
}

void TestSharing::refusesBrokenCodes()
{
    const QString code = matchCode(played());
    QStringList broken{QStringLiteral("sandbag1:"), QStringLiteral("hello"), QString(),
                       QStringLiteral("sandbag1:////////AAAA"),
                       QStringLiteral("sandbag1:f____3icS0wEAAEFAQQ")};
    for (qsizetype i = 10; i < code.size(); i += 97)
        broken << code.left(i);
    for (const QString &text : std::as_const(broken)) {
        const auto read = recordOfCode(text);
        if (const auto *error = std::get_if<FileError>(&read)) {
            QVERIFY(isOneLine(error->text));
            continue;
        }
        const auto match = loadMatch(std::get<QByteArray>(read), QStringLiteral("code"));
        QVERIFY2(std::holds_alternative<FileError>(match), qPrintable(text));
    }
}

void TestSharing::pbnComesBack()
{
    const MatchRecord record = played(kHostile);
    const auto boards = readPbn(writePbn(record), QStringLiteral("deals.pbn"));
    QVERIFY(std::holds_alternative<std::vector<PbnBoard>>(boards));
    const auto &read = std::get<std::vector<PbnBoard>>(boards);
    QCOMPARE(read.size(), record.deals.size());
    for (std::size_t i = 0; i < read.size(); ++i)
        QVERIFY(sameCards(read[i].deal, record.deals[i]));
    const auto match = loadMatch(recordOfBoards(read), QStringLiteral("deals"));
    QVERIFY(std::holds_alternative<LoadedMatch>(match));
}

/// The example of the standard, with a comment, an escaped line, a hand left out and "#".
void TestSharing::readsWhatOthersWrite()
{
    const QByteArray pbn = "% PBN 2.1\n[Event \"#\"]\n{a comment [Deal \"no\"]}\n"
                           "[South \"Ada\"]\n[Dealer \"N\"]\n"
                           "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 -\"]\n"
                           "; [Deal \"neither\"]\n\n[South \"#\"]\n[Dealer \"E\"]\n"
                           "[Deal \"E:A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85 "
                           ".63.AKQ987.A9732\"]\n";
    const auto boards = readPbn(pbn, QStringLiteral("x"));
    QVERIFY(std::holds_alternative<std::vector<PbnBoard>>(boards));
    const auto &read = std::get<std::vector<PbnBoard>>(boards);
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(read[0].deal.dealer, 2);
    QCOMPARE(read[1].deal.dealer, 3);
    QVERIFY(read[0].deal.hands == read[1].deal.hands);
    QCOMPARE(QString::fromStdString(toString(read[0].deal.hands[1])),
             QStringLiteral("KS QS TS 2S AH TH JD 6D 5D 4D 2D 8C 5C"));
    QCOMPARE(read[1].players.front(), QStringLiteral("Ada"));
}

void TestSharing::refusesBrokenPbn_data()
{
    QTest::addColumn<QByteArray>("pbn");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no deal") << QByteArray("[Event \"x\"]");
    QTest::newRow("no end") << QByteArray("[Deal \"N:");
    QTest::newRow("comment") << QByteArray("{ and so on");
    QTest::newRow("three hands") << QByteArray("[Deal \"N:.63.AKQ987.A9732 - -\"]");
    QTest::newRow("two missing") << QByteArray("[Deal \"N:.63.AKQ987.A9732 - - A.A.A.A\"]");
    QTest::newRow("twice") << QByteArray(
        "[Deal \"N:AA.63.AKQ987.A9732 - A8654.KQ5.T.QJT6 J973.J98742.3.K4\"]");
    QTest::newRow("rank") << QByteArray(
        "[Deal \"N:1.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 -\"]");
    QTest::newRow("seat") << QByteArray("[Deal \"Q:.63.AKQ987.A9732 - - -\"]");
    QTest::newRow("script") << QByteArray("[Deal \"N:<script> a b c\"]");
    QTest::newRow("bidi") << QByteArray("[Deal \"N:\u202E.63.A a b c\"]");
    QTest::newRow("noise") << QByteArray("\x00\xff\xfe[[[\"\"]", 9);
}

void TestSharing::refusesBrokenPbn()
{
    QFETCH(const QByteArray, pbn);
    const auto read = readPbn(pbn, QStringLiteral("deals.pbn"));
    QVERIFY(std::holds_alternative<FileError>(read));
    QVERIFY(isOneLine(std::get<FileError>(read).text));
    QVERIFY(std::get<FileError>(read).text.startsWith(QStringLiteral("deals.pbn, line ")));
}

void TestSharing::saysWhyNotPbn()
{
    RuleSet rules;
    QVERIFY(!whyNotPbn(rules));
    rules.table_players = 3;
    rules.table_sides = TableSides::solo;
    QVERIFY(whyNotPbn(rules));
    QVERIFY(whyNotPbn(playedMatch().rules()) == std::nullopt);
}

void TestSharing::pagesTellEverything()
{
    const Match match = playedMatch();
    const QString page = QString::fromUtf8(webPage(match));
    for (const char *remote : {"http://", "https://", "src=", "@import", "url("})
        QVERIFY2(!page.contains(QString::fromLatin1(remote)), remote);
    QCOMPARE(page.count(QStringLiteral("<section class=\"deal\"")),
             static_cast<qsizetype>(match.record().deals.size()));
    qsizetype tricks = 0; // a claim may end a deal early
    for (int deal = 0; deal < static_cast<int>(match.record().deals.size()); ++deal)
        tricks += static_cast<qsizetype>(match.dealAt(deal)->tricks.size());
    QCOMPARE(page.count(QStringLiteral("<tr data-trick=")), tricks);
    QVERIFY(page.contains(QStringLiteral("queen of hearts")));
    QVERIFY(page.contains(QStringLiteral("Content-Security-Policy")));
}

/// Cards that were passed are gone through where they were played from, and the hands as dealt are
/// there as well.
void TestSharing::pagesFollowPassedCards()
{
    RuleSet rules;
    rules.pass_every_deal = 2;
    const Match match = playedMatch(rules);
    const QString page = QString::fromUtf8(webPage(match));
    QVERIFY(page.contains(QStringLiteral("passes ")));
    QVERIFY(page.contains(QStringLiteral("Hands as dealt")));
    static const QRegularExpression marked(QStringLiteral("<abbr[^>]* data-trick=\"(\\d+)\""));
    qsizetype cards = 0, played = 0;
    for (auto found = marked.globalMatch(page); found.hasNext(); ++cards)
        played += found.next().captured(1) == QStringLiteral("0") ? 0 : 1;
    QCOMPARE(cards, 52 * static_cast<qsizetype>(match.record().deals.size()));
    qsizetype inTricks = 0; // a claim may end a deal early
    for (int deal = 0; deal < static_cast<int>(match.record().deals.size()); ++deal) {
        const auto state = match.dealAt(deal);
        for (const TrickRecord &trick : state->tricks)
            inTricks += static_cast<qsizetype>(trick.cards.size());
    }
    QCOMPARE(played, inTricks);
}

void TestSharing::pagesShowNamesAsText()
{
    MatchRecord record = played(kHostile);
    record.name = "<img src=x onerror=alert(2)>";
    const auto match = std::get<Match>(Match::fold(record));
    const QString page = QString::fromUtf8(webPage(match));
    QVERIFY(!page.contains(QStringLiteral("<script>alert")));
    QVERIFY(!page.contains(QStringLiteral("<img")));
    QVERIFY(page.contains(QStringLiteral("&lt;script&gt;alert(1)&lt;/script&gt;")));
    QVERIFY(!page.contains(QChar(0x202E)));
}

void TestSharing::pagesHideWhatIsInPlay()
{
    const MatchRecord cut = recordUpTo(played(), 0, 9);
    const QString page = QString::fromUtf8(webPage(std::get<Match>(Match::fold(cut))));
    QVERIFY(page.contains(QStringLiteral("Not finished.")));
    QVERIFY(!page.contains(QStringLiteral("class=\"hands\"")));
    QVERIFY(!page.contains(QStringLiteral("class=\"number\"")));
}

QTEST_GUILESS_MAIN(TestSharing)
#include "tst_sharing.moc"
