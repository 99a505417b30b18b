// SPDX-License-Identifier: GPL-3.0-or-later
// The deal of the day: the same for everybody, and a calendar that no clock confuses.
#include "arena/contest.h"
#include "disk/file_lock.h"
#include "match/match.h"
#include "named/named_player.h"
#include "numbers/daily_deal.h"
#include "numbers/day_book.h"
#include "numbers/luck.h"
#include "numbers/rival.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace sandbag;

namespace {

const QString kStandard = QStringLiteral("standard");
const std::atomic<bool> kGoOn = false;

PlayedDay day(const char *date, int points = 0)
{
    return {QDate::fromString(QString::fromLatin1(date), Qt::ISODate), kStandard, points, points,
            points};
}

QDate date(const char *text)
{
    return QDate::fromString(QString::fromLatin1(text), Qt::ISODate);
}

} // namespace

class TestDailyDeal : public QObject
{
    Q_OBJECT

private slots:
    void isTheSameEverywhere();
    void isAnotherEachDay();
    void existsInEveryGame();
    void countsRows();
    void rowsSurviveMonthsAndClocks();
    void shortMatchesAreTheirOwn();
    void keepsDays();
    void noClockMovesADay();
    void daysOfTwoProgramsStay();
    void theFirstTimeCounts();
    void whatComputersMadeStays();
    void whatAnotherWritesIsNotWrittenOver();
    void refusesABrokenBook();
    void everyLevelPlaysTheSameSeat();
    void tellsThreeLines();
    void luckIsWhatChanceGives();
};

void TestDailyDeal::isTheSameEverywhere()
{
    const auto one = dailyDeal(date("2026-11-26"), kStandard);
    const auto other = dailyDeal(date("2026-11-26"), kStandard);
    QVERIFY(one && other);
    QCOMPARE(one->number, other->number);
    const auto read = readNumber(one->number);
    QVERIFY(std::holds_alternative<NumberedCards>(read));
    QVERIFY(dealsOf(std::get<NumberedCards>(read)) == dealsOf(one->cards));
    QVERIFY(!dailyDeal(date("2026-02-30"), kStandard));
    QVERIFY(!dailyDeal(date("2026-02-03"), QStringLiteral("no such game")));
}

void TestDailyDeal::isAnotherEachDay()
{
    QSet<QString> numbers;
    for (QDate at = date("2026-01-01"); at.year() == 2026; at = at.addDays(1))
        numbers << dailyDeal(at, kStandard)->number;
    QCOMPARE(numbers.size(), 365);
}

void TestDailyDeal::existsInEveryGame()
{
    for (const Preset &preset : presets()) {
        const auto deal = dailyDeal(date("2026-11-26"), QString::fromUtf8(preset.id));
        QVERIFY2(deal && !deal->number.isEmpty(), preset.id);
    }
}

void TestDailyDeal::countsRows()
{
    const QDate today = date("2026-11-26");
    QCOMPARE(streakOf({}, today), 0);
    QCOMPARE(streakOf({day("2026-11-26")}, today), 1);
    QCOMPARE(streakOf({day("2026-11-25"), day("2026-11-24")}, today), 2);
    QCOMPARE(streakOf({day("2026-11-24"), day("2026-11-23")}, today), 0);
    QCOMPARE(streakOf({day("2026-11-26"), day("2026-11-24")}, today), 1);
    QCOMPARE(longestStreak({day("2026-11-20"), day("2026-11-21"), day("2026-11-26")}), 2);
}

/// Over ends of months, a leap day, and where a clock was set back or the person flew: a deal of
/// tomorrow neither counts nor breaks the row, and is in it tomorrow.
void TestDailyDeal::rowsSurviveMonthsAndClocks()
{
    QCOMPARE(
        streakOf({day("2026-10-30"), day("2026-10-31"), day("2026-11-01")}, date("2026-11-01")), 3);
    QCOMPARE(
        streakOf({day("2028-02-28"), day("2028-02-29"), day("2028-03-01")}, date("2028-03-01")), 3);
    QCOMPARE(streakOf({day("2026-12-31"), day("2027-01-01")}, date("2027-01-01")), 2);
    const QList<PlayedDay> flown{day("2026-11-25"), day("2026-11-26"), day("2026-11-27")};
    QCOMPARE(streakOf(flown, date("2026-11-26")), 2);
    QCOMPARE(streakOf(flown, date("2026-11-27")), 3);
    QCOMPARE(streakOf(flown, date("2026-11-28")), 3);
}

/// The same for everybody, other cards than the deal of that day, no more than four deals, and days
/// of its own.
void TestDailyDeal::shortMatchesAreTheirOwn()
{
    const auto match = dailyDeal(date("2026-11-26"), kStandard, true);
    const auto deal = dailyDeal(date("2026-11-26"), kStandard);
    QVERIFY(match && match->number != deal->number);
    QVERIFY(!(dealsOf(match->cards) == dealsOf(deal->cards)));
    QCOMPARE(dailyDeal(date("2026-11-26"), kStandard, true)->number, match->number);
    RivalTable table{match->cards.rules.rules, dealsOf(match->cards).front(),
                     std::vector<std::string>(4, "simple"), sourceOf(match->cards), kDailyDeals};
    const auto points = pointsOfRival(table, 0, kGoOn);
    QVERIFY(points);
    // The same by a table that plays the number.
    const auto player = makePlayer("simple", 0);
    Contest::Seats seats{};
    seats.fill(player.get());
    Contest contest(match->cards.rules.rules, seats);
    const Match played = contest.playMatch(sourceOf(match->cards), kDailyDeals);
    QCOMPARE(played.record().deals.size(), std::size_t{kDailyDeals});
    QCOMPARE(played.standing().totals[0], *points);

    const QTemporaryDir folder;
    DayBook book(folder.filePath(QStringLiteral("days.json")));
    PlayedDay whole = day("2026-11-26", 120);
    whole.match = true;
    QVERIFY(!book.add(day("2026-11-26", 80)) && !book.add(whole));
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 2);
    QCOMPARE(book.find(date("2026-11-26"), kStandard)->points, 80);
    QCOMPARE(book.find(date("2026-11-26"), kStandard, true)->points, 120);
}

/// A date is a date: read in any time zone, before and after summer time, it is the same day.
void TestDailyDeal::noClockMovesADay()
{
    const QByteArray zone = qgetenv("TZ");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.json"));
    DayBook book(path);
    const QList<PlayedDay> days{day("2026-03-28"), day("2026-03-29"), day("2026-03-30"),
                                day("2026-10-24"), day("2026-10-25"), day("2026-10-26")};
    for (const PlayedDay &each : days)
        QVERIFY(!book.add(each));
    const QString number = dailyDeal(date("2026-10-25"), kStandard)->number;
    for (const char *place : {"Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "UTC"}) {
        qputenv("TZ", place);
        DayBook elsewhere(path);
        QVERIFY(!elsewhere.read());
        QCOMPARE(elsewhere.days(), days);
        QCOMPARE(streakOf(elsewhere.days(), date("2026-10-26")), 3);
        QCOMPARE(streakOf(elsewhere.days(), date("2026-03-30")), 3);
        QCOMPARE(dailyDeal(date("2026-10-25"), kStandard)->number, number);
    }
    zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
}

void TestDailyDeal::keepsDays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new/days.json"));
    DayBook book(path);
    QVERIFY(!book.read());
    QVERIFY(!book.add(day("2026-11-26", 80)));
    DayBook other(path);
    QVERIFY(!other.read());
    QCOMPARE(other.days(), QList{day("2026-11-26", 80)});
}

/// Each thread has a book of its own, as two programs do.
void TestDailyDeal::daysOfTwoProgramsStay()
{
    constexpr int kDays = 20;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.json"));
    const auto play = [&path](const QDate &first) {
        DayBook book(path);
        for (int i = 0; i < kDays; ++i)
            (void)book.add({first.addDays(i), kStandard, i, i, i});
    };
    std::thread one(play, date("2026-01-01")), other(play, date("2026-06-01"));
    one.join();
    other.join();
    DayBook book(path);
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 2 * kDays);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("days.json")});
}

void TestDailyDeal::theFirstTimeCounts()
{
    const QTemporaryDir folder;
    DayBook book(folder.filePath(QStringLiteral("days.json")));
    QVERIFY(!book.add(day("2026-11-26", 80)));
    PlayedDay again = day("2026-11-26", 500);
    again.best = 120;
    again.worst = -40;
    QVERIFY(!book.add(again));
    const PlayedDay *kept = book.find(date("2026-11-26"), kStandard);
    QVERIFY(kept);
    QCOMPARE(kept->points, 80);
    QCOMPARE(kept->best, 120);
    QCOMPARE(book.days().size(), 1);
}

/// The first time of another window, which has not heard of this one.
void TestDailyDeal::whatComputersMadeStays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.json"));
    DayBook one(path), other(path);
    QVERIFY(!one.read() && !other.read());
    PlayedDay compared = day("2026-11-26", 80);
    QVERIFY(!one.add(compared));
    compared.best = 120;
    compared.worst = -40;
    QVERIFY(!one.add(compared));
    QVERIFY(!other.add(day("2026-11-26", 60)));
    QCOMPARE(other.days(), QList{compared});
}

void TestDailyDeal::whatAnotherWritesIsNotWrittenOver()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.json"));
    DayBook book(path);
    FileLock writing(path + QStringLiteral(".lock"));
    QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
    const auto error = book.add(day("2026-11-26"));
    QVERIFY(error && error->text.contains(QStringLiteral("another window or program")));
    QVERIFY(!QFile::exists(path));
}

void TestDailyDeal::refusesABrokenBook()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.json"));
    for (const QByteArray &text :
         {QByteArray("{"), QByteArray("[]"),
          QByteArray(R"({"format":"sandbag-days/1","days":[{"date":"x","game":"standard",)"
                     R"("points":1,"best":1,"worst":1}]})")}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        DayBook book(path);
        QVERIFY(book.read());
        QVERIFY(book.add(day("2026-11-26")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text); // nothing is lost
    }
}

void TestDailyDeal::everyLevelPlaysTheSameSeat()
{
    const auto deal = dailyDeal(date("2026-11-26"), kStandard);
    RivalTable table{deal->cards.rules.rules, dealsOf(deal->cards).front(),
                     std::vector<std::string>(4, "level:3")};
    for (const char *level : {"level:1", "level:2", "level:3", "level:4"}) {
        table.players.front() = level;
        const auto points = pointsOfRival(table, 0, kGoOn);
        QVERIFY(points);
        QCOMPARE(pointsOfRival(table, 0, kGoOn), points);
    }
    const std::atomic<bool> stop = true;
    QVERIFY(!pointsOfRival(table, 0, stop));
}

void TestDailyDeal::tellsThreeLines()
{
    const QString lines =
        dailyLines(day("2026-11-26", 80), {40, 80, 120}, QStringLiteral("22222-22222"));
    QCOMPARE(lines.count(u'\n'), 2);
    QVERIFY(lines.contains(QStringLiteral("Computers beaten: 1 of 3.")));
    QVERIFY(lines.contains(QStringLiteral("2026-11-26")) &&
            lines.contains(QStringLiteral("22222-22222")));
}

/// What is expected of all seats together is what the pack holds, and about one count in twenty is
/// unusual.
void TestDailyDeal::luckIsWhatChanceGives()
{
    const auto player = makePlayer("simple", 0);
    Contest::Seats seats{};
    seats.fill(player.get());
    Contest contest(RuleSet{}, seats);
    int unusual = 0, counts = 0;
    for (quint64 seed = 0; seed < 60; ++seed) {
        const Match match = contest.playMatch(DealSource::bySeed(seed));
        const Luck luck = luckOf(match);
        QCOMPARE(luck.deals, static_cast<int>(match.record().deals.size()));
        int spades = 0, highCards = 0;
        double expected = 0;
        for (const SeatLuck &own : luck.seats) {
            spades += own.spades.counted;
            highCards += own.highCards.counted;
            expected += own.spades.expected;
            for (const LuckCount &count : {own.spades, own.highCards, own.voids}) {
                ++counts;
                unusual += count.isUnusual() ? 1 : 0;
            }
        }
        QCOMPARE(spades, 13 * luck.deals);
        QCOMPARE(highCards, 12 * luck.deals);
        QVERIFY(std::abs(expected - 13 * luck.deals) < 1e-6);
    }
    QVERIFY2(unusual > counts / 100 && unusual < counts / 8, qPrintable(QString::number(unusual)));
}

QTEST_GUILESS_MAIN(TestDailyDeal)
#include "tst_daily_deal.moc"
