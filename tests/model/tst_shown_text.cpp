// SPDX-License-Identifier: GPL-3.0-or-later
// What a message says of a text of unknown origin: short, on one line, in one direction, whole.
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/rules_json.h"
#include "protocol/protocol_table.h"
#include "text/nearest_word.h"
#include "text/shown_text.h"

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
    void everyMessageIsShortAndPlain_data();
    void everyMessageIsShortAndPlain();
    void sentencesAreWhole();
    void placesAreSaid();
    void nearestWords();
    void wrongMessagesAreSaidAndIgnored_data();
    void wrongMessagesAreSaidAndIgnored();
};

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
    QVERIFY2(error.contains(QStringLiteral("\"\\u0000\" is no bid")), qPrintable(error));
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
    row("event of none", R"({"type":"event"})", "no event");
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
