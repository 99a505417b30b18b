// SPDX-License-Identifier: GPL-3.0-or-later
// The makers of the players' numbers (tests/strength/fit): small runs of them come near what is
// shipped, come out alike each time, and go on where they were stopped.
#include "fits.h"
#include "test_main.h"

#include "bidding/call_values.h"
#include "bidding/hand_features.h"
#include "policy/card_policy.h"
#include "policy/later_win.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <span>

using namespace sandbag;
using namespace sandbag::fit;

namespace {

/// How alike two lists of numbers are, 1 at most.
double correlation(const std::vector<double> &one, const std::vector<double> &other)
{
    const auto n = static_cast<double>(one.size());
    double a = 0, b = 0, aa = 0, bb = 0, ab = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        a += one[i];
        b += other[i];
        aa += one[i] * one[i];
        bb += other[i] * other[i];
        ab += one[i] * other[i];
    }
    return (ab - a * b / n) / std::sqrt((aa - a * a / n) * (bb - b * b / n));
}

constexpr double kNilWeights[] = {
#include "bidding/nil_table.inc"
};

} // namespace

class TestFits : public QObject
{
    Q_OBJECT

private slots:
    void laterWinTable();
    void nilTable();
    void handWeights();
    void spreadOfPoints();
    void runsGoOn();
    void weightsClimb();
    void picksClimb();
    void lessonsGoOn();
    void callLessonsGoOn();
    void lessonsStayInTheirRange();
    void beliefsTell();
};

/// Cells that were seen often are within some percent of the shipped table.
void TestFits::laterWinTable()
{
    const LaterWinFit fit = fitLaterWins({1, 1500, ""});
    std::vector<double> made, shipped;
    double apart = 0;
    for (std::size_t cell = 0; cell < fit.percent.size(); ++cell) {
        if (fit.seen[cell] < 300)
            continue;
        made.push_back(fit.percent[cell]);
        shipped.push_back(kLaterWins.percent[cell]);
        apart += std::abs(made.back() - shipped.back());
    }
    QVERIFY(made.size() > 150);
    QVERIFY(correlation(made, shipped) > 0.95);
    QVERIFY2(apart / static_cast<double>(made.size()) < 8,
             qPrintable(QString::number(apart / static_cast<double>(made.size()))));
}

/// The same kinds of cards help and hurt a nil as in the shipped table.
void TestFits::nilTable()
{
    const auto weights = fitNil({1, 3000, ""});
    QCOMPARE(weights.size(), std::size(kNilWeights));
    // Shares of lower cards: side suits of one, two and three cards, and spades.
    std::vector<double> made, shipped;
    for (std::size_t i = 0; i < NilFeatures::kConstant; ++i) {
        if (i % 8 != 7 && i < 48)
            continue;
        made.push_back(weights[i]);
        shipped.push_back(kNilWeights[i]);
    }
    QVERIFY2(correlation(made, shipped) > 0.6,
             qPrintable(QString::number(correlation(made, shipped))));
    QVERIFY(weights[NilFeatures::kSpade + 7] < weights[NilFeatures::kSpade]);
    QVERIFY(weights[7] < weights[0]);
}

void TestFits::handWeights()
{
    const auto weights = fitHand({1, 2000, ""});
    QVERIFY2(std::abs(weights[1] - 1) < 0.35, qPrintable(QString::number(weights[1])));
    QVERIFY2(std::abs(weights[2] - 1.1) < 0.4, qPrintable(QString::number(weights[2])));
    // No card, with three trumps, one or two of a suit: room for ruffs.
    QVERIFY(weights[4] + 3 * weights[7] > 0 && weights[5] > weights[6] && weights[6] > 0);
}

/// The mean is the shipped one. The deviation of a deal's points is less than the shipped spread,
/// which bears what the model leaves out.
void TestFits::spreadOfPoints()
{
    const PointsFit fit = fitPoints({1, 1500, ""});
    QVERIFY2(std::abs(fit.mean - 0.65) < 0.15, qPrintable(QString::number(fit.mean)));
    QVERIFY2(fit.spread > 0.6 && fit.spread < 1.5, qPrintable(QString::number(fit.spread)));
}

/// Stopped after its first piece and started again, a run gives what it gives at one go, and
/// every run gives the same.
void TestFits::runsGoOn()
{
    const QTemporaryDir folder;
    const std::string state = folder.filePath("keep.txt").toStdString();
    (void)fitLaterWins({7, 500, state});
    const auto resumed = fitLaterWins({7, 1000, state});
    const auto whole = fitLaterWins({7, 1000, ""});
    QCOMPARE(resumed.percent, whole.percent);
    QCOMPARE(resumed.seen, whole.seen);
}

/// Steps that gain are taken from where players began; read from its pieces a run comes to the
/// same.
void TestFits::weightsClimb()
{
    const QTemporaryDir folder;
    const std::string state = folder.filePath("keep.txt").toStdString();
    const auto whole = fitWeights({1, 12, state});
    const auto again = fitWeights({1, 12, state});
    QVERIFY(whole.size() > 15);
    int moved = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        QCOMPARE(again[i].value, whole[i].value);
        const double first = whole[i].name == "boldness" ? double(BidTemper::first().boldness)
                             : whole[i].name == "later"  ? double(CardWeights::first().later)
                                                         : whole[i].value;
        moved += first != whole[i].value ? 1 : 0;
        QVERIFY2(std::abs(whole[i].value) < 3, whole[i].name.c_str());
    }
    QVERIFY(moved > 0);
}

/// Some step gains, and no number goes astray; read from its pieces a run comes to the same.
void TestFits::picksClimb()
{
    const QTemporaryDir folder;
    const std::string state = folder.filePath("keep.txt").toStdString();
    const auto whole = fitPicks({1, 720, state});
    const auto again = fitPicks({1, 720, state});
    QCOMPARE(whole.size(), std::size_t(6));
    const PickWeights first = PickWeights::first();
    const double before[] = {first.trump, first.length,     first.harm,
                             first.take,  first.draftTrump, first.draftLength};
    int moved = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        QCOMPARE(again[i].value, whole[i].value);
        moved += whole[i].value != before[i] ? 1 : 0;
        QVERIFY2(std::abs(whole[i].value - before[i]) < 1.5, whole[i].name.c_str());
    }
    QVERIFY(moved > 0);
    // A trump is worth more in a draft than was thought first.
    QVERIFY(whole[4].value > before[4]);
}

std::span<const Lessons::Network> networksOf(const Lessons &lessons)
{
    return lessons.ofMood;
}

std::span<const CallLessons, 1> networksOf(const CallLessons &lessons)
{
    return std::span<const CallLessons, 1>(&lessons, 1);
}

/// The same of networks, which are played with what they learned in the pieces before.
template<typename Taught>
void goesOn(const Run &run, Taught (*fitted)(const Run &))
{
    const Taught whole = fitted({run.seed, run.deals, ""});
    QFile state(QString::fromStdString(run.state));
    (void)fitted(run);
    QVERIFY(state.open(QIODevice::ReadWrite));
    const QByteArray half = state.read(state.size() / 2);
    QVERIFY(state.resize(half.lastIndexOf('\n') + 1));
    state.close();
    const Taught resumed = fitted(run);
    const auto ends = networksOf(whole);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto &again = networksOf(resumed)[i], &once = ends[i];
        QCOMPARE(again.first, once.first);
        QCOMPARE(again.plain, once.plain);
        QCOMPARE(again.last, once.last);
        QCOMPARE(again.trust, once.trust);
        const auto learned = [](std::int16_t weight) { return weight != 0; }; // as none is before
        QVERIFY(std::any_of(once.plain.begin(), once.plain.end(), learned));
    }
}

void TestFits::lessonsGoOn()
{
    const QTemporaryDir folder;
    goesOn({3, 60, folder.filePath("keep.txt").toStdString()}, fitLessons);
}

void TestFits::callLessonsGoOn()
{
    const QTemporaryDir folder;
    goesOn({3, 60, folder.filePath("keep.txt").toStdString()}, fitCallLessons);
}

/// Of each block of rows one applies: whatever is true, the sums fit into 16 bits.
template<typename Network>
void staysInItsRange(const Network &lessons)
{
    for (const std::int16_t weight : lessons.first)
        QVERIFY(std::abs(weight) <= 2 * Network::kScale);
    QVERIFY(2 * FeatureRows::kMost * 2 * Network::kScale < 32767);
    QVERIFY(lessons.trust > 0);
}

void TestFits::lessonsStayInTheirRange()
{
    for (const Lessons::Network &network : Lessons::shipped().ofMood)
        staysInItsRange(network);
    staysInItsRange(CallLessons::shipped());
}

/// Calls and cards tell something of the hands; who trusts neither is told nothing.
void TestFits::beliefsTell()
{
    const auto shipped = tryBeliefs({1, 6, ""});
    QVERIFY(shipped.size() > 10);
    QVERIFY2(shipped.front().gain > 0.3, qPrintable(QString::number(shipped.front().gain)));
    BeliefOptions deaf;
    deaf.callTrust = deaf.cardTrust = 0;
    QVERIFY(std::abs(tryBeliefs({1, 2, ""}, deaf).front().gain) < 1e-3);
}

QTEST_GUILESS_MAIN(TestFits)
#include "tst_fits.moc"
