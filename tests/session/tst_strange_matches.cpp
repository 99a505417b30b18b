// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs left in a match and the running match goes by: whatever it says, the match is
// played.
#include "act_pace.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "match/dealing.h"
#include "match_files.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace sandbag;

namespace {

QJsonObject recordOf(const char *base, int players)
{
    QJsonArray seats;
    for (int seat = 0; seat < players; ++seat)
        seats.append(QJsonObject{{"name", QString(QChar(u'A' + seat))}, {"kind", "simple"}});
    return {{"format", "spades-match/1"},
            {"rules", QJsonObject{{"base", base}, {"rules", QJsonObject()}}},
            {"players", seats},
            {"deals", QJsonArray()}};
}

std::variant<LoadedMatch, FileError> loaded(const QJsonObject &record)
{
    return loadMatch(QJsonDocument(record).toJson(), QStringLiteral("x"));
}

} // namespace

class TestStrangeMatches : public QObject
{
    Q_OBJECT

private slots:
    void cardsOfAnotherTable();
    void countsOfHelpStayNumbers_data();
    void countsOfHelpStayNumbers();
};

/// Cards that are prepared for six, of whom the last one deals, are no cards for four.
void TestStrangeMatches::cardsOfAnotherTable()
{
    const auto six = loaded(recordOf("six-pairs", 6));
    QVERIFY(std::holds_alternative<LoadedMatch>(six));
    MatchRecord prepared = std::get<LoadedMatch>(six).match.record();
    const DealStart start = dealCards(*std::get<LoadedMatch>(six).match.context(), 5, 1);
    DealRecord deal;
    deal.dealer = 5;
    deal.hands = start.hands;
    deal.undealt = start.undealt;
    prepared.deals = {deal};
    QJsonObject four = recordOf("standard", 4);
    four.insert(record_member::preparedDeals,
                QJsonDocument::fromJson(writeRecord({prepared, {}})).object());
    auto match = loaded(four);
    QVERIFY(std::holds_alternative<LoadedMatch>(match));
    GameSession session;
    session.pace().setLeast(0);
    session.open(std::get<LoadedMatch>(std::move(match)));
    QTRY_VERIFY(session.match().deal() != nullptr);
    QVERIFY(session.match().deal()->dealer < 4);
    QTRY_VERIFY_WITH_TIMEOUT(session.match().dealOver(), 60000);
}

void TestStrangeMatches::countsOfHelpStayNumbers_data()
{
    QTest::addColumn<QJsonValue>("count");
    QTest::newRow("largest") << QJsonValue(std::numeric_limits<int>::max());
    QTest::newRow("least") << QJsonValue(std::numeric_limits<int>::min());
    QTest::newRow("no number") << QJsonValue("many");
    QTest::newRow("fraction") << QJsonValue(1e300);
}

void TestStrangeMatches::countsOfHelpStayNumbers()
{
    QFETCH(QJsonValue, count);
    QJsonObject record = recordOf("standard", 4);
    record.insert(record_member::hints, count);
    record.insert(record_member::helpBySeat,
                  QJsonObject{{record_member::hints, QJsonArray{count, count, count, count}}});
    auto match = loaded(record);
    QVERIFY(std::holds_alternative<LoadedMatch>(match));
    GameSession session;
    session.open(std::get<LoadedMatch>(std::move(match)));
    session.files().countHelp(record_member::hints, 2);
    QVERIFY(session.files().noted(record_member::hints).toInt() > 0);
    const QJsonObject bySeat = session.files().noted(record_member::helpBySeat).toObject();
    QVERIFY(bySeat.value(record_member::hints).toArray().at(2).toInt() > 0);
}

QTEST_GUILESS_MAIN(TestStrangeMatches)
#include "tst_strange_matches.moc"
