// SPDX-License-Identifier: GPL-3.0-or-later
// The other end is not believed: a host whose lines are changed anywhere is understood or refused,
// and named where it ends with another deal than it began; a guest whose lines are changed does no
// harm. SANDBAG_LIES sets how many lines of a guest are changed.
#include "company_table.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include "line_json.h"
#include "match/match.h"
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

    void changedLinesOfAGuestDoNoHarm()
    {
        CompanyTable table(5);
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        table.begin(rules, 5);
        Dice dice(5);
        for (int i = 0; i < share(600); ++i) {
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
            QVERIFY(table.guest(guest).link->isOpen());
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
