// SPDX-License-Identifier: GPL-3.0-or-later
// Records and house rules as files: what is written is read again, and whatever is wrong is said in
// one line with the place.
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/rules_json.h"
#include "test_main.h"

#include "rules/catalogue.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

/// A record of two deals with every kind of member.
const QByteArray kRecord = R"({ "format": "spades-match/1", "by": {"program": "another"},
  "rules": { "base": "standard", "rules": { "dix_allowed": true, "renege_mode": "challenge" } },
  "players": [ {"name": "Ada", "kind": "human"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dé"} ],
  "deals": [
    { "dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5],
      "winners": [0, 1, 3, 0, 1, 3, 0, 1, 3, 0, 1, 3, 3],
      "facts": { "dix": {"seat": 1, "points": 5}, "renege": null,
                 "last_trick": {"seat": 3, "card": "10D", "cards": "TD 2D 3C 4C", "led": 3} },
      "adjust": [ {"side": 1, "points": -10, "bags": 1, "reason": "late"} ], "clock": 12 },
    { "dealer": 1, "void": "misdeal" } ] })";

QByteArray with(const QByteArray &from, const QByteArray &to)
{
    QByteArray json = kRecord;
    json.replace(from, to);
    return json;
}

QString errorOf(const QByteArray &json)
{
    const auto parsed = parseRecord(json, QStringLiteral("x.json"));
    const auto *error = std::get_if<FileError>(&parsed);
    return error ? error->text : QString();
}

} // namespace

class TestRecordJson : public QObject
{
    Q_OBJECT

private slots:
    void whatIsReadIsWritten();
    void foreignMembersAreKept();
    void halfWrittenFiles();
    void faultsNameTheirPlace_data();
    void faultsNameTheirPlace();
    void everyEventIsWrittenAndRead();
    void rulesAreWrittenAsDifferences();
    void ruleFaults_data();
    void ruleFaults();
    void noSuchFile();
    void unplayableRules();
};

void TestRecordJson::whatIsReadIsWritten()
{
    const auto read = parseRecord(kRecord, QStringLiteral("x"));
    QVERIFY2(std::holds_alternative<RecordFile>(read), qPrintable(errorOf(kRecord)));
    const auto &file = std::get<RecordFile>(read);
    const DealRecord &deal = file.record.deals[0];
    QCOMPARE(deal.facts.winnerCount, 13);
    QCOMPARE(deal.facts.dixCount, 1);
    QVERIFY(deal.given.has(Fact::renege) && deal.facts.renege.seat < 0);
    QVERIFY(!deal.given.has(Fact::cancelCard));
    QVERIFY(deal.facts.lastTrick.card == *parseCard("TD"));
    QCOMPARE(deal.rulings[0].reason, std::string("late"));
    QCOMPARE(deal.clock, std::optional(12));
    QCOMPARE(QString::fromStdString(file.record.players[3].name), QString::fromUtf8("Dé"));
    const auto again = parseRecord(writeRecord(file), QStringLiteral("y"));
    QVERIFY(std::get<RecordFile>(again).record == file.record);
}

void TestRecordJson::foreignMembersAreKept()
{
    QByteArray foreign = kRecord;
    foreign.replace(R"({"name": "Bo"})", R"({"name": "Bo", "rating": [1, 2]})");
    foreign.replace(R"("clock": 12)", R"("clock": 12, "place": {"table": 7})");
    foreign.replace(R"("void": "misdeal")", R"("void": "misdeal", "hands": ["AS"])");
    const auto read = parseRecord(foreign, QStringLiteral("x"));
    const QJsonObject written =
        QJsonDocument::fromJson(writeRecord(std::get<RecordFile>(read))).object();
    const QJsonObject by = written.value(QStringLiteral("by")).toObject();
    QCOMPARE(by.value(QStringLiteral("program")).toString(), QStringLiteral("another"));
    const QJsonArray deals = written.value(QStringLiteral("deals")).toArray();
    const QJsonObject place = deals[0].toObject().value(QStringLiteral("place")).toObject();
    QCOMPARE(place.value(QStringLiteral("table")).toInt(), 7);
    QCOMPARE(deals[1].toObject().value(QStringLiteral("hands")).toArray().size(), 1);
    const QJsonArray players = written.value(QStringLiteral("players")).toArray();
    const QJsonObject bo = players[1].toObject();
    QCOMPARE(bo.value(QStringLiteral("rating")).toArray().size(), 2);
}

/// However much of a file is there, it is read or refused, and refused with line and column.
void TestRecordJson::halfWrittenFiles()
{
    for (qsizetype size = 0; size < kRecord.size(); ++size) {
        const QByteArray part = kRecord.left(size);
        const auto parsed = parseRecord(part, QStringLiteral("half.json"));
        const auto *error = std::get_if<FileError>(&parsed);
        QVERIFY(error);
        QCOMPARE(error->kind, FileError::Kind::unreadable);
        QVERIFY(error->text.startsWith(QStringLiteral("half.json: ")));
        QVERIFY(!error->text.contains(u'\n'));
        if (!part.trimmed().isEmpty())
            QVERIFY2(error->text.contains(QStringLiteral("line ")), qPrintable(error->text));
    }
}

void TestRecordJson::faultsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QByteArray &json, const char *said) {
        QTest::newRow(name) << json << QString::fromUtf8(said);
    };
    row("format", with("spades-match/1", "chess/1"), "/format: \"chess/1\"");
    row("list", "[1, 2]", "/format");
    row("rule", with("dix_allowed", "dix_alowed"), "did you mean \"dix_allowed\"?");
    row("type", with("\"dix_allowed\": true", "\"dix_allowed\": 1"), "/rules/rules/dix_allowed");
    row("base", with("\"standard\"", "\"standart\""), "/rules/base");
    row("players", with("{\"name\": \"Bo\"}, ", ""), "/players: a list of 3 items");
    row("dealer", with("\"dealer\": 0", "\"dealer\": 4"), "/deals/0/dealer: 4");
    row("half dealer", with("\"dealer\": 0", "\"dealer\": 0.5"), "/deals/0/dealer: 0.5");
    row("no dealer", with("\"dealer\": 0,", ""), "/deals/0/dealer: missing");
    row("bid", with("\"nil\"", "\"null\""), "/deals/0/bids/2: \"null\"");
    row("tricks", with("[4, 4, 0, 5]", "[4, 4, 0]"), "/deals/0/tricks");
    row("negative", with("[4, 4, 0, 5]", "[4, 4, -1, 5]"), "/deals/0/tricks/2: -1");
    row("winner", with("3, 3],", "3, 9],"), "/deals/0/winners/12: 9");
    row("card", with("10D", "1D"), "/deals/0/facts/last_trick/card: \"1D\" isn't a card");
    row("points", with("\"points\": 5", "\"points\": 7"), "/deals/0/facts/dix/points");
    row("side", with("\"side\": 1", "\"side\": 2"), "/deals/0/adjust/0/side: 2");
    row("void", with("\"misdeal\"", "true"), "/deals/1/void");
    row("nothing", with("\"void\": \"misdeal\"", "\"x\": 1"), "/deals/1: not a deal");
    row("deals", with("\"deals\": [", "\"deals\": 5, \"x\": ["), "/deals: 5");
}

void TestRecordJson::faultsNameTheirPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, said);
    const QString error = errorOf(json);
    QVERIFY2(error.contains(said), qPrintable(error));
    QVERIFY(!error.contains(u'\n'));
}

void TestRecordJson::everyEventIsWrittenAndRead()
{
    const QByteArray events = R"([
      {"seat": 0, "call": "look"}, {"seat": 0, "call": "3.5 nt little-bemo"},
      {"seat": 1, "call": "blind nil"}, {"seat": 2, "call": "raise 5"}, {"seat": 3, "call": "stay"},
      {"seat": 3, "call": "come-out"}, {"seat": 3, "call": "hint 4+2"},
      {"seat": 0, "draft": "keep"}, {"seat": 1, "take": "7D QC"}, {"seat": 1, "discard": "7D QC"},
      {"seat": 0, "pass": "AS KS", "to": 2, "suit": "H"}, {"seat": 0, "claim": "rest"},
      {"seat": 0, "concede": "rest"}, {"seat": 2, "challenge": {"seat": 1, "trick": 4}},
      {"seat": 3, "back": "7H"}, {"seat": 1, "ask": "misdeal"}, {"seat": 3, "answer": "yes"},
      {"seat": 3, "answer": "4"}, {"seat": 2, "declare": "blind nil"}, {"seat": 0, "leads": 2},
      {"clock": 83}, {"seat": 1, "play": "AH-"} ])";
    QJsonObject root = QJsonDocument::fromJson(kRecord).object();
    const QJsonArray list = QJsonDocument::fromJson(events).array();
    const QJsonObject deal{
        {QStringLiteral("dealer"), 0},
        {QStringLiteral("hands"), QJsonArray{QString(), QString(), QString(), QString()}},
        {QStringLiteral("face_up"),
         QJsonArray{QStringLiteral("AS"), QString(), QString(), QString()}},
        {QStringLiteral("cut_card"), QStringLiteral("3S")},
        {QStringLiteral("events"), list}};
    root.insert(QStringLiteral("deals"), QJsonArray{deal});
    const auto read = parseRecord(QJsonDocument(root).toJson(), QStringLiteral("x"));
    QVERIFY(std::holds_alternative<RecordFile>(read));
    const auto &file = std::get<RecordFile>(read);
    QCOMPARE(file.record.deals[0].events.size(), static_cast<std::size_t>(list.size()));
    const QJsonObject written = QJsonDocument::fromJson(writeRecord(file)).object();
    const QJsonObject deals = written.value(QStringLiteral("deals")).toArray().at(0).toObject();
    QCOMPARE(deals.value(QStringLiteral("events")).toArray(), list);
    QCOMPARE(deals.value(QStringLiteral("cut_card")).toString(), QStringLiteral("3S"));
}

void TestRecordJson::rulesAreWrittenAsDifferences()
{
    RuleFile file;
    file.name = QStringLiteral("Friday table");
    file.base = QStringLiteral("new-york");
    file.rules = rulesOf(*findPreset("new-york"));
    file.rules.win_target = 300;
    file.rules.bid_board = 0;
    const QByteArray json = writeRules(file);
    const QJsonObject rules =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("rules")).toObject();
    QCOMPARE(rules.keys(),
             QStringList({QStringLiteral("bid_board"), QStringLiteral("win_target")}));
    QVERIFY(json.indexOf("bid_board") < json.indexOf("win_target"));
    QVERIFY(json.indexOf("\"format\"") < json.indexOf("\"name\""));
    for (const Preset &preset : presets()) {
        file.rules = rulesOf(preset);
        const auto read = parseRules(writeRules(file), QStringLiteral("x"));
        QVERIFY2(std::get<RuleFile>(read).rules == file.rules, preset.id);
    }
}

void TestRecordJson::ruleFaults_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *rules, const char *said) {
        QTest::newRow(rules) << QByteArray(rules) << QString::fromUtf8(said);
    };
    row(R"("nil_valu": 50)", "/rules/nil_valu: no rule is named \"nil_valu\"; did you mean");
    row(R"("nil_value": "50")", "/rules/nil_value: \"50\" is not a whole number from 0 to 1000");
    row(R"("nil_value": 1001)", "/rules/nil_value: 1001");
    row(R"("nil_allowed": "yes")", "/rules/nil_allowed: \"yes\" is not true or false");
    row(R"("kitty_taker": "me")", "/rules/kitty_taker: \"me\" is not one of: dealer, low-club");
    row(R"("trumps_elevated": "BJ 1S")", "/rules/trumps_elevated: \"1S\" isn't a card");
    row(R"("trumps_elevated": ["BJ"])", "/rules/trumps_elevated: ");
    row(R"("deck_removed": "AH-")", "/rules/deck_removed: ");
    row(R"("trumps_hierarchy": "C X")", "/rules/trumps_hierarchy: ");
}

void TestRecordJson::ruleFaults()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, said);
    const QByteArray json = R"({"format": "spades-rules/1", "rules": {)" + rules + "}}";
    const auto parsed = parseRules(json, QStringLiteral("r.json"));
    const auto *error = std::get_if<FileError>(&parsed);
    QVERIFY(error);
    QCOMPARE(error->kind, FileError::Kind::breaksRule);
    QVERIFY2(error->text.startsWith(QStringLiteral("r.json: ") + said), qPrintable(error->text));
}

void TestRecordJson::noSuchFile()
{
    const QTemporaryDir folder;
    const auto read = readRecord(folder.filePath(QStringLiteral("none.spades.json")));
    QCOMPARE(std::get<FileError>(read).kind, FileError::Kind::unreadable);
    QVERIFY(std::get<FileError>(read).text.contains(QStringLiteral("none.spades.json")));
    const auto directory = readRules(folder.path());
    QCOMPARE(std::get<FileError>(directory).kind, FileError::Kind::unreadable);
}

void TestRecordJson::unplayableRules()
{
    const QByteArray json =
        with("\"dix_allowed\": true", "\"table_sides\": \"triples\", \"dix_allowed\": true");
    const auto loaded = loadMatch(json, QStringLiteral("x"));
    const auto *error = std::get_if<FileError>(&loaded);
    QVERIFY(error);
    QVERIFY2(error->text.contains(QStringLiteral("table_sides")), qPrintable(error->text));
}

QTEST_GUILESS_MAIN(TestRecordJson)
#include "tst_record_json.moc"
