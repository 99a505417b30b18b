// SPDX-License-Identifier: GPL-3.0-or-later
// Of cards that are equally good the one that partner would wish. kinder/NAME.spades.json is a
// match record up to the decision with a member "position": `accept`, the kind cards, `alike`,
// others that a large search finds as good as the first of these, and why they are less kind.
#include "deal/seat_view.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "named/named_player.h"
#include "review/judge.h"
#include "share.h"
#include "test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sandbag;

namespace {

constexpr int kSeeds = 4;

struct Equals {
    QString name;
    Match match;
    QStringList kind, alike;
    QString why;
};

QStringList wordsIn(const QJsonObject &position, const char *member)
{
    QStringList words;
    for (const QJsonValue word : position.value(QLatin1String(member)).toArray())
        words << word.toString();
    return words;
}

std::vector<Equals> allEquals()
{
    const QDir folder(QStringLiteral(SANDBAG_TEST_DATA "/players/kinder"));
    std::vector<Equals> all;
    for (const QString &name : folder.entryList({QStringLiteral("*.spades.json")}, QDir::Files)) {
        auto loaded = std::get<LoadedMatch>(loadMatch(folder.filePath(name)));
        const QJsonObject position = loaded.other.value(QStringLiteral("position")).toObject();
        all.push_back({name, std::move(loaded.match), wordsIn(position, "accept"),
                       wordsIn(position, "alike"),
                       position.value(QStringLiteral("why")).toString()});
    }
    return all;
}

SeatView viewOf(const Equals &equals)
{
    return {*equals.match.deal(), equals.match.deal()->seat};
}

MatchOutlook outlookOf(const Equals &equals)
{
    return {equals.match.context(), equals.match.standing()};
}

/// In how many of so many tries over all of them the card is a kind one.
int kindAnswers(const std::vector<Equals> &all, const std::string &player, int seeds)
{
    const std::atomic<bool> stop{false};
    int kind = 0;
    for (const Equals &equals : all) {
        for (int seed = 1; seed <= seeds; ++seed) {
            const Event event = makePlayer(player, static_cast<std::uint64_t>(seed))
                                    ->decide(viewOf(equals), outlookOf(equals), stop)
                                    .event;
            kind += equals.kind.contains(QString::fromStdString(toString(event)));
        }
    }
    return kind;
}

} // namespace

class TestKinder : public QObject
{
    Q_OBJECT

private slots:
    void theyAreEquals();
    void theKinderIsPlayed_data();
    void theKinderIsPlayed();
    void mannersMakeIt();
};

/// Otherwise the kinder card would be no more than the better one.
void TestKinder::theyAreEquals()
{
    constexpr double kAlike = 0.005; // of the match: in the middle of one some five points
    const std::atomic<bool> stop{false};
    const auto all = allEquals();
    QVERIFY(all.size() >= 6);
    for (const Equals &equals : all) {
        QVERIFY2(!equals.kind.isEmpty() && !equals.alike.isEmpty() && !equals.why.isEmpty(),
                 qPrintable(equals.name));
        const Event kind =
            Event::play(equals.match.deal()->seat, *parseCard(equals.kind.front().toStdString()));
        Judge judge({share(20000), 1});
        const Judgement judged = judge.judge(viewOf(equals), outlookOf(equals), kind, 1, stop);
        const auto behind = [&](const QString &card) {
            const auto value = std::find_if(
                judged.values.begin(), judged.values.end(), [&](const ChoiceValue &one) {
                    return one.event && toString(*one.event) == card.toStdString();
                });
            return value != judged.values.end() ? value->behind : 1;
        };
        for (const QString &card : equals.alike)
            QVERIFY2(!kJudged || std::abs(behind(card) - behind(equals.kind.front())) < kAlike,
                     qPrintable(QStringLiteral("%1: %2 %3, %4 %5")
                                    .arg(equals.name, card)
                                    .arg(behind(card))
                                    .arg(equals.kind.front())
                                    .arg(behind(equals.kind.front()))));
    }
}

void TestKinder::theKinderIsPlayed_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("least"); // of a hundred
    QTest::newRow("level 3") << "level:3" << 75;
    QTest::newRow("level 5") << "level:5" << 60;
    // Level 6 by playouts, not by the clock.
    QTest::newRow("level 6") << "search:iterations=2000:threads=1" << 50;
}

void TestKinder::theKinderIsPlayed()
{
    QFETCH(QString, player);
    QFETCH(int, least);
    const auto all = allEquals();
    const int kind = kindAnswers(all, player.toStdString(), kSeeds);
    const int asked = kSeeds * static_cast<int>(all.size());
    QVERIFY2(!kJudged || 100 * kind >= least * asked,
             qPrintable(QStringLiteral("%1 of %2").arg(kind).arg(asked)));
}

/// Without manners the same search plays it less often.
void TestKinder::mannersMakeIt()
{
    const auto all = allEquals();
    const int with = kindAnswers(all, "search:iterations=400:threads=1", kSeeds);
    const int without = kindAnswers(all, "search:iterations=400:threads=1:kind=0", kSeeds);
    QVERIFY2(!kJudged || with > without,
             qPrintable(QStringLiteral("%1 %2").arg(with).arg(without)));
}

QTEST_APPLESS_MAIN(TestKinder)
#include "tst_kinder.moc"
