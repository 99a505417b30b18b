// SPDX-License-Identifier: GPL-3.0-or-later
// The other end is not believed: a host whose lines are changed anywhere is understood or refused,
// and named where it ends with another deal than it began; a guest whose lines are changed does no
// harm. SANDBAG_LIES sets how many lines of a guest are changed.
#include "company_table.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include "company_limits.h"
#include "line_json.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "seat_teller.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace sandbag;

namespace {

/// Everything a seat hears of a deal that is played to its end.
QList<QJsonObject> linesOfDeal(const RuleSet &rules, int seat, Dice &dice)
{
    MatchRecord record;
    record.rules = rules;
    Match match(record);
    SeatTeller teller(seat);
    QList<QJsonObject> lines = teller.catchUp(match, {}, -1);
    if (match.beginDeal(dealCards(*match.context(), 0, dice.next())))
        return {};
    lines += teller.catchUp(match, {}, -1);
    while (!match.dealOver()) {
        if (match.apply(choose(legal(*match.deal()), dice)))
            return {};
        lines += teller.catchUp(match, {}, -1);
    }
    return lines;
}

/// The same value, or another one of its kind, or one of another kind.
QJsonValue changed(const QJsonValue &value, Dice &dice)
{
    static const char *const kWords[] = {"", "KC", "AS KS", "nil", "human", "\u202e", "match"};
    switch (dice.below(8)) {
    case 0:
        return {};
    case 1:
        return QJsonArray{value, value};
    case 2:
        return QJsonObject{{"text", value}};
    case 3:
        return QString::fromUtf8(kWords[dice.below(7)]);
    case 4:
        return dice.below(2) == 0;
    default:
        return value.isDouble() ? value.toInt() + dice.below(5) - 2 : dice.below(20) - 4;
    }
}

/// Changes one member somewhere in it.
QJsonObject changed(QJsonObject object, Dice &dice)
{
    const QStringList keys = object.keys();
    if (keys.isEmpty())
        return object;
    const QString key = keys[dice.below(static_cast<int>(keys.size()))];
    const QJsonValue value = object.value(key);
    QJsonArray list = value.toArray();
    if (value.isObject() && dice.below(4) > 0) {
        object.insert(key, changed(value.toObject(), dice));
    } else if (!list.isEmpty() && dice.below(4) > 0) {
        const int at = dice.below(static_cast<int>(list.size()));
        list[at] = list[at].isObject() ? QJsonValue(changed(list[at].toObject(), dice))
                                       : changed(list[at], dice);
        object.insert(key, list);
    } else if (dice.below(6) == 0) {
        object.remove(key);
    } else {
        object.insert(key, changed(value, dice));
    }
    return object;
}

} // namespace

class TestCompanyLies : public QObject
{
    Q_OBJECT

private slots:
    void anotherDealAtTheEndIsNamed()
    {
        Dice dice(3);
        QList<QJsonObject> lines = linesOfDeal(RuleSet{}, 1, dice);
        RemoteSeat honest;
        QSignalSpy fine(&honest, &RemoteSeat::senseless);
        for (const QJsonObject &line : lines)
            honest.hear(line);
        QVERIFY(fine.isEmpty());
        QVERIFY(honest.dealOver());
        QCOMPARE(honest.deals(), 1);
        const auto other = linesOfDeal(RuleSet{}, 1, dice);
        for (QJsonObject &line : lines) {
            if (line.value("type") == "whole")
                line = *std::find_if(other.begin(), other.end(), [](const QJsonObject &whole) {
                    return whole.value("type") == "whole";
                });
        }
        RemoteSeat seat;
        QSignalSpy senseless(&seat, &RemoteSeat::senseless);
        for (const QJsonObject &line : lines)
            seat.hear(line);
        QCOMPARE(senseless.size(), 1);
    }

    void aDealThatIsOverIsNotToldAgain()
    {
        Dice dice(3);
        const QList<QJsonObject> lines = linesOfDeal(RuleSet{}, 1, dice);
        RemoteSeat seat;
        QSignalSpy senseless(&seat, &RemoteSeat::senseless);
        for (const QJsonObject &line : lines)
            seat.hear(line);
        QVERIFY(senseless.isEmpty());
        for (const QJsonObject &line : lines) {
            if (line.value("type") == "deal")
                seat.hear(line);
        }
        QCOMPARE(senseless.size(), 1);
    }

    /// The own hand and all cards are those that were played, but somebody bid something else.
    void anotherBidAtTheEndIsNamed()
    {
        Dice dice(3);
        QList<QJsonObject> lines = linesOfDeal(RuleSet{}, 1, dice);
        int changes = 0;
        for (QJsonObject &line : lines) {
            if (line.value("type") != "whole")
                continue;
            QJsonObject record = line.value("record").toObject();
            QJsonArray events = record.value("events").toArray();
            for (qsizetype at = 0; at < events.size() && changes == 0; ++at) {
                QJsonObject event = events[at].toObject();
                if (!event.contains("call") || event.value("seat") == 1)
                    continue;
                event.insert("call", event.value("call") == "3" ? "4" : "3");
                events[at] = event;
                ++changes;
            }
            record.insert("events", events);
            line.insert("record", record);
        }
        QCOMPARE(changes, 1);
        RemoteSeat seat;
        QSignalSpy senseless(&seat, &RemoteSeat::senseless);
        for (const QJsonObject &line : lines)
            seat.hear(line);
        QCOMPARE(senseless.size(), 1);
        const QString why = senseless.first().first().toString();
        QVERIFY2(why.contains("shown during play"), qPrintable(why));
    }

    /// One table in the rules that are said, another in the record: no seat of the one is a seat of
    /// the other.
    void rulesOfAnotherMatchAreRefused()
    {
        Dice dice(3);
        const QJsonObject four = linesOfDeal(RuleSet{}, 1, dice).first();
        const QJsonObject eight =
            linesOfDeal(rulesOf(*findPreset("cancellation-8")), 7, dice).first();
        for (const bool eightSaid : {true, false}) {
            QJsonObject match = eightSaid ? eight : four;
            const QJsonObject &other = eightSaid ? four : eight;
            match.insert("record", other.value("record"));
            match.insert("draw", other.value("draw"));
            RemoteSeat seat;
            QSignalSpy senseless(&seat, &RemoteSeat::senseless);
            seat.hear(match);
            QCOMPARE(senseless.size(), 1);
            QVERIFY(!seat.hasMatch());
        }
    }

    void changedLinesOfAHostAreUnderstoodOrRefused()
    {
        RandomRules random(77);
        int refused = 0;
        int heard = 0;
        for (int number = 0; number < share(40); ++number) {
            const RuleSet rules = random.draw(4 + number);
            Dice dice(static_cast<std::uint64_t>(number));
            const int own = dice.below(rules.table_players);
            const auto lines = linesOfDeal(rules, own, dice);
            for (int tries = 0; tries < 20 && !lines.isEmpty(); ++tries) {
                RemoteSeat seat;
                QSignalSpy senseless(&seat, &RemoteSeat::senseless);
                const qsizetype lie = dice.below(static_cast<int>(lines.size()));
                for (qsizetype i = 0; i < lines.size(); ++i) {
                    seat.hear(i == lie ? changed(lines[i], dice) : lines[i]);
                    if (seat.hasMatch() && seat.hasDeal())
                        heard += seat.trick().cards >= 0 ? 1 : 0;
                }
                refused += static_cast<int>(senseless.size());
            }
        }
        qInfo("%d refused, %d states seen", refused, heard);
        QVERIFY(refused > share(40));
    }

    void nobodySpeaksWhoDoesNotSitThere_data()
    {
        QTest::addColumn<QJsonObject>("line");
        QTest::addColumn<bool>("begun");
        for (const bool begun : {true, false}) {
            const char *when = begun ? "in a match" : "before it";
            const int seat = begun ? 4 : 0;
            const QJsonObject person{{"seat", seat}, {"is", "here"}};
            const QJsonObject pause{{"seat", seat}, {"why", "meal"}, {"ready", QJsonArray()}};
            QTest::addRow("remark %s", when)
                << QJsonObject{{"type", "remark"}, {"seat", seat}, {"n", 0}} << begun;
            QTest::addRow("nudge %s", when)
                << QJsonObject{{"type", "nudge"}, {"seat", seat}} << begun;
            if (!begun)
                continue; // who will sit there is said before a match
            QTest::newRow("person")
                << QJsonObject{{"type", "table"}, {"persons", QJsonArray{person}}} << true;
            QTest::newRow("host") << QJsonObject{{"type", "table"},
                                                 {"host", seat},
                                                 {"persons", QJsonArray()}}
                                  << true;
            QTest::newRow("pause")
                << QJsonObject{{"type", "table"}, {"persons", QJsonArray()}, {"pause", pause}}
                << true;
        }
    }

    void nobodySpeaksWhoDoesNotSitThere()
    {
        QFETCH(QJsonObject, line);
        QFETCH(bool, begun);
        CompanyTable table(8);
        if (begun)
            table.begin(RuleSet{}, 8);
        else
            table.join("Ben");
        CompanyGuest &guest = table.guest(0);
        QSignalSpy remarked(guest.link.get(), &TableGuest::remarked);
        QSignalSpy nudged(guest.link.get(), &TableGuest::nudged);
        QVERIFY(guest.link->isOpen());
        guest.far->write(lineOf(line));
        table.settle();
        QVERIFY(!guest.link->isOpen());
        QVERIFY2(guest.end.contains("unreadable"), qPrintable(guest.end));
        QVERIFY(remarked.isEmpty());
        QVERIFY(nudged.isEmpty());
        QVERIFY(!guest.link->state().isPerson(4));
        // Nobody is called anything at a seat that there is not.
        QCOMPARE(guest.seat->name(7).isEmpty(), !begun);
        QVERIFY(guest.seat->player(7).isEmpty());
    }

    /// While nobody looks the seat still has the match that the host was told of.
    void noMatchGoesOnThatBeganAnew()
    {
        CompanyTable table(12);
        table.begin(RuleSet{}, 12);
        CompanyGuest &guest = table.guest(0);
        guest.wire->cutOff();
        table.settle();
        table.comeBack(guest);
        table.settle();
        QVERIFY(guest.link->isOpen());
        guest.seat->setPaused(true);
        const QJsonObject seat{{"type", "seat"}, {"n", 0}, {"token", "a"}};
        for (const QJsonObject &line :
             {QJsonObject{{"type", "match"}, {"players", 6}}, seat, QJsonObject{{"type", "wait"}}})
            guest.far->write(lineOf(line));
        table.settle();
        QVERIFY(!guest.link->isOpen());
        QVERIFY2(guest.end.contains("unreadable"), qPrintable(guest.end));
    }

    void linesDoNotWaitWithoutEnd()
    {
        const QJsonObject line{{"type", "wait"}, {"seat", -1}};
        RemoteSeat seat;
        QSignalSpy senseless(&seat, &RemoteSeat::senseless);
        seat.setPaused(true);
        const auto hear = [&](qsizetype lines) {
            for (qsizetype i = 0; i < lines; ++i)
                seat.hear(line);
        };
        hear(company_limit::waiting - 1);
        seat.hear({{"type", "match"}}); // told from its start: what came before is not needed
        hear(company_limit::waiting - 1);
        QVERIFY(senseless.isEmpty());
        hear(1);
        QCOMPARE(senseless.size(), 1);
    }

    void aFloodOfAHostEndsTheConnection()
    {
        CompanyTable table(9);
        CompanyGuest &guest = table.guest(table.join("Ben"));
        guest.far->write(QByteArray("{}\n").repeated(int(company_limit::hostLinesAtOnce) / 2));
        table.settle();
        QVERIFY(guest.link->isOpen());
        // Long ones weigh more.
        guest.far->write(("{\"a\":\"" + QByteArray(60'000, 'a') + "\"}\n").repeated(150));
        table.settle();
        QVERIFY(!guest.link->isOpen());
        QVERIFY2(guest.end.startsWith("Too much"), qPrintable(guest.end));
    }

    void tokensAreShort()
    {
        CompanyTable table(10);
        CompanyGuest &guest = table.guest(table.join("Ben"));
        const QString token = guest.link->token();
        QCOMPARE(token.size(), 64);
        guest.far->write(lineOf({{"type", "seat"}, {"n", 0}, {"token", QString(200, u'a')}}));
        table.settle();
        QVERIFY(!guest.link->isOpen());
        QCOMPARE(guest.link->token(), token);
    }

    void changedLinesOfAGuestDoNoHarm()
    {
        CompanyTable table(5);
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        table.begin(rules, 5);
        for (int guest = 0; guest < 4; ++guest) // thousands of answers a second are too many
            table.guest(guest).link->setClock([&table] { return table.now; });
        Dice dice(5);
        const int asked = qEnvironmentVariableIntValue("SANDBAG_LIES");
        for (int i = 0; i < (asked > 0 ? asked : share(600)); ++i) {
            const int seat = std::max(0, table.session().seatAtTurn());
            const int guest = dice.below(4);
            QJsonObject line{{"type", "do"}, {"seat", seat}, {"play", "KC"}, {"call", "3"}};
            line.remove(dice.below(2) == 0 ? "play" : "call");
            if (dice.below(3) == 0)
                line.insert("args", QJsonArray{1, QJsonObject{{"card", "KC"}}});
            if (dice.below(8) == 0)
                line = {{"type", "propose"}, {"rules", QJsonObject{{"base", "standard"}}}};
            line = changed(line, dice);
            if (line.value("type") == "leave")
                continue;
            table.guest(guest).link->tell(line);
            table.settle();
        }
        for (int guest = 0; guest < 4; ++guest)
            QVERIFY2(table.guest(guest).link->isOpen(), qPrintable(table.guest(guest).end));
        // The table is as good as before.
        while (!table.session().match().dealOver()) {
            const int seat = table.session().seatAtTurn();
            RemoteSeat &remote = *table.guest(seat).seat;
            QVERIFY(!remote.act(choose(remote.view(seat).prompt(), dice)));
            table.settle();
        }
    }
};

QTEST_GUILESS_MAIN(TestCompanyLies)
#include "tst_company_lies.moc"
