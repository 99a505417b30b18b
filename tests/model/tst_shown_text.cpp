// SPDX-License-Identifier: GPL-3.0-or-later
// What a message says of a text of unknown origin: short, on one line, in one direction, whole.
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/rules_json.h"
#include "protocol/protocol_table.h"
#include "test_main.h"
#include "text/csv.h"
#include "text/match_text.h"
#include "text/nearest_word.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QJsonDocument>
#include <QTest>

using namespace sandbag;

namespace {

const QByteArray kRecord = R"({"format": "spades-match/1", "rules": {"base": "BASE", "rules": {}},
 "deals": [{"dealer": 0, "bids": ["3", "4", "BID", "4"], "tricks": [4, 4, 0, 5]},
           {"dealer": 0, "hands": ["CARD", "", "", ""],
            "events": [{"seat": 0, "call": "CALL"}, {"seat": 0, "ask": "WORD"}]}]})";

QString errorOf(const QByteArray &json)
{
    const auto read = parseRecord(json, QStringLiteral("x"));
    const auto *error = std::get_if<FileError>(&read);
    return error ? error->text : QString();
}

bool isPlain(const QString &text)
{
    return harmless(text) == text;
}

} // namespace

class TestShownText : public QObject
{
    Q_OBJECT

private slots:
    void escapes();
    void linesEndWithWholeCharacters();
    void namesAreIsolatedWhereTheyTurn();
    void sentencesAreFilledAtOnce();
    void namesOfOthersLeaveSentencesAsTheyAre();
    void keysAndMarksAreNoneInNames();
    void everyMessageIsShortAndPlain_data();
    void everyMessageIsShortAndPlain();
    void sentencesAreWhole();
    void placesAreSaid();
    void nearestWords();
    void wrongMessagesAreSaidAndIgnored_data();
    void wrongMessagesAreSaidAndIgnored();
};

namespace {

const QString kHebrew = QStringLiteral("ש 12 ל");

QString inIsolate(const QString &text)
{
    return QChar(0x2068) + text + QChar(0x2069);
}

} // namespace

/// A character of two halves is not cut in two.
void TestShownText::linesEndWithWholeCharacters()
{
    const QString spade = QString::fromUcs4(U"\U0001F0A1");
    QCOMPARE(spade.size(), 2);
    QCOMPARE(oneLine(QStringLiteral("ab") + spade, 4), QStringLiteral("ab") + spade);
    QCOMPARE(oneLine(QStringLiteral("abc") + spade, 4), QStringLiteral("abc"));
    QCOMPARE(oneLine(spade + spade, 3), spade);
}

void TestShownText::namesAreIsolatedWhereTheyTurn()
{
    QCOMPARE(isolated(QStringLiteral("Bo 12")), QStringLiteral("Bo 12"));
    QCOMPARE(isolated(QString()), QString());
    QCOMPARE(isolated(kHebrew), inIsolate(kHebrew));
    QCOMPARE(isolated(isolated(kHebrew)), inIsolate(kHebrew));
    QCOMPARE(isolated(QStringLiteral("%1 leads").arg(isolated(kHebrew))),
             inIsolate(kHebrew) + QStringLiteral(" leads"));
    // What ends an isolate, or turns what follows, does not outlive the name.
    for (const int mark : {0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2069, 0x200F})
        QCOMPARE(isolated(QStringLiteral("a") + QChar(mark) + QStringLiteral("b")),
                 inIsolate(QStringLiteral("ab")));
    QCOMPARE(notIsolated(isolated(kHebrew)), kHebrew);
}

void TestShownText::sentencesAreFilledAtOnce()
{
    QCOMPARE(filled(QStringLiteral("%1, to %2"), {QStringLiteral("Half%2 rules"), 500}),
             QStringLiteral("Half%2 rules, to 500"));
    QCOMPARE(filled(QStringLiteral("%2 and %1 and %3"), {QStringLiteral("%2"), 7}),
             QStringLiteral("7 and %2 and %3"));
    QCOMPARE(filled(QStringLiteral("100 %, %1%"), {3}), QStringLiteral("100 %, 3%"));
    const QString card = filled(QStringLiteral("%1: 3 of diamonds."), {kHebrew});
    QVERIFY(!card.isRightToLeft());
    QVERIFY(QStringLiteral("%1: 3 of diamonds.").arg(kHebrew).isRightToLeft());
}

void TestShownText::namesOfOthersLeaveSentencesAsTheyAre()
{
    MatchRecord record;
    record.base = "standard";
    record.players = {{kHebrew.toStdString(), "human"},
                      {"Bo", "computer"},
                      {"%2 & C", "computer"},
                      {"Di", "computer"}};
    record.name = QStringLiteral("%1 שבת").toStdString();
    const QStringList names = shownNames(record);
    QCOMPARE(names, QStringList({inIsolate(kHebrew), QStringLiteral("Bo"), QStringLiteral("%2 & C"),
                                 QStringLiteral("Di")}));
    QCOMPARE(playerNames(record).front(), kHebrew); // as it stands in files
    QVERIFY(!rulesLine(record).isRightToLeft());
    QVERIFY(rulesLine(record).contains(QStringLiteral("%1 שבת")));
    const Sentence leads("%1 leads.", {Seat{0}});
    QCOMPARE(toText(leads, Audience::screen(playerNames(record))),
             inIsolate(kHebrew) + QStringLiteral(" leads."));
    QCOMPARE(toText(leads, Audience::file()), QStringLiteral("Seat 0 leads."));
    QCOMPARE(csvRow({names.front()}), kHebrew + QStringLiteral("\r\n"));
}

void TestShownText::keysAndMarksAreNoneInNames()
{
    QCOMPARE(withoutKey(QStringLiteral("Tom & Jerry")), QStringLiteral("Tom && Jerry"));
    QCOMPARE(asTitle(QStringLiteral("Half [*] rules")), QStringLiteral("Half [*][*] rules"));
}

void TestShownText::escapes()
{
    QCOMPARE(harmless(QStringLiteral("Ada & Bö 🂡")), QStringLiteral("Ada & Bö 🂡"));
    QCOMPARE(harmless(QString(QChar(0))), QStringLiteral("\\u0000"));
    QCOMPARE(harmless(QStringLiteral("a\nb\x1b[31m")), QStringLiteral("a\\u000ab\\u001b[31m"));
    QCOMPARE(harmless(QString(QChar(0x202E))), QStringLiteral("\\u202e"));
    QCOMPARE(harmless(QString(QChar(0xD800))), QStringLiteral("\\ud800"));
    QCOMPARE(harmless(harmless(QString(QChar(0x2066)))), QStringLiteral("\\u2066"));
    QCOMPARE(shortened(QString(1000, u'x')).size(), 40);
    QVERIFY(isPlain(shortened(QStringLiteral("x🂡").repeated(40))));
}

void TestShownText::everyMessageIsShortAndPlain_data()
{
    QTest::addColumn<QByteArray>("place");
    for (const char *place : {"BASE", "BID", "CARD", "CALL", "WORD"})
        QTest::newRow(place) << QByteArray(place);
}

void TestShownText::everyMessageIsShortAndPlain()
{
    QFETCH(QByteArray, place);
    QByteArray whole = kRecord;
    const QByteArrayList usual{"BASE", "standard", "BID", "nil", "CALL", "4", "CARD", "AS"};
    for (int i = 0; i < usual.size(); i += 2)
        whole.replace(usual[i] == place ? QByteArray() : usual[i],
                      usual[i] == place ? QByteArray() : usual[i + 1]);
    for (const QByteArray &evil :
         {QByteArray(100'000, 'y'), QByteArray("\\u0000"), QByteArray("\\u202e\\u001b[2J"),
          QByteArray("\xe2\x80\xae"), QByteArray("\\n\\nerror: none"), QByteArray("\\ud800")}) {
        const QString error = errorOf(QByteArray(whole).replace(place, evil));
        QVERIFY(!error.isEmpty());
        QVERIFY2(error.size() < 400, qPrintable(error.left(500)));
        QVERIFY2(isPlain(error), qPrintable(error));
    }
}

/// A bid of a zero byte: printed, the message ended in an opening quote.
void TestShownText::sentencesAreWhole()
{
    const QByteArray json =
        QByteArray(kRecord).replace("BASE", "standard").replace("BID", "\\u0000");
    const QString error = errorOf(json);
    QVERIFY2(error.contains(QStringLiteral("\"\\u0000\" isn't a bid")), qPrintable(error));
    const auto rules = parseRules(R"({"format":"spades-rules/1","rules":{"\u0000nil":1}})",
                                  QStringLiteral("a\nb"));
    QVERIFY(isPlain(std::get<FileError>(rules).text));
}

void TestShownText::placesAreSaid()
{
    const auto of = [](const QByteArray &json) {
        const auto loaded = loadMatch(json, QStringLiteral("x"));
        return std::get<FileError>(loaded).where;
    };
    QByteArray json = QByteArray(kRecord).replace("BASE", "standard").replace("BID", "x");
    QCOMPARE(of(json), QStringLiteral("/deals/0/bids/2"));
    QCOMPARE(of(R"({"format":"spades-match/1","rules":{"base":"standard","rules":{}},
        "deals":[{"dealer":0,"bids":["3","4","nil","4"],"tricks":[4,4,0,4]}]})"),
             QStringLiteral("deal 1"));
    QCOMPARE(of("{"), QString());
}

void TestShownText::nearestWords()
{
    const QStringList words{QStringLiteral("score"), QStringLiteral("rules check")};
    QCOMPARE(nearestWord(QStringLiteral("scor"), words), QStringLiteral("score"));
    QCOMPARE(nearestWord(QStringLiteral("xyzzy"), words), QString());
    QCOMPARE(nearestWord(QString(100'000, u's'), words), QString());
}

void TestShownText::wrongMessagesAreSaidAndIgnored_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("where");
    const QByteArray hand = R"("hand":"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S")";
    const auto row = [](const char *name, const QByteArray &line, const char *where) {
        QTest::newRow(name) << line << QString::fromUtf8(where);
    };
    row("seat 99", R"({"type":"match","rules":{},"seat":99,"players":4})", "/seat");
    row("no seat", R"({"type":"match","rules":{},"players":4})", "/seat");
    row("seat of no number", R"({"type":"match","rules":{},"seat":"x"})", "/seat");
    row("no such rule", R"({"type":"match","rules":{"nil_valu":3},"seat":0})", "/rules");
    row("14 face up",
        R"({"type":"deal","dealer":0,"face_up":["","","","","","","","","","","","","",""],)" +
            hand + "}",
        "/face_up");
    row("2 face up", R"({"type":"deal","dealer":0,"face_up":["",""],)" + hand + "}", "/face_up");
    row("dealer 7", R"({"type":"deal","dealer":7,)" + hand + "}", "/dealer");
    row("a thousand cards",
        R"({"type":"deal","dealer":0,"hand":")" + QByteArray("AS ").repeated(1000) + "\"}",
        "/hand");
    row("event of seat 5", R"({"type":"event","seat":5,"call":"4"})", "/seat");
    row("event of none", R"({"type":"event"})", "unknown event");
    row("question of nonsense", R"({"type":"act","offered":"XX"})", "/offered");
}

void TestShownText::wrongMessagesAreSaidAndIgnored()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, where);
    const auto message = [](const QByteArray &json) {
        return QJsonDocument::fromJson(json).object();
    };
    ProtocolTable table;
    QVERIFY(!table.hear(message(R"({"type":"match","rules":{},"seat":2,"players":4})")));
    QVERIFY(!table.hear(message(R"({"type":"deal","dealer":1,"face_up":["AS","","",""],
        "hand":"AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C","scores":[1e300,"x"],"bags":3})")));
    const auto fault = table.hear(message(line));
    QVERIFY(fault);
    QVERIFY2(fault->text.contains(where), qPrintable(fault->text));
    QCOMPARE(table.seat(), 2);
    const auto view = table.view(); // the deal stands as it was told before
    QVERIFY(view);
    QCOMPARE(view->cardsHeld(2), 13);
}

QTEST_GUILESS_MAIN(TestShownText)
#include "tst_shown_text.moc"
