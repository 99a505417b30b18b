// SPDX-License-Identifier: GPL-3.0-or-later
// The window's own thread never waits for a player who thinks: no turn of its event loop lasts as
// long as that. (How long they last is a matter for bench_turns.)
#include "test_main.h"
#include "timed_application.h"
#include "window_driver.h"

#include <QStandardPaths>

using namespace sandbag;

namespace {

constexpr int kThinkMs = 250;
constexpr int kMostSlow = 5; ///< of a machine that does other things besides

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void nobodyWaitsForAThought();
};

void TestTurns::nobodyWaitsForAThought()
{
    auto *application = static_cast<TimedApplication *>(qApp);
    WindowDriver driver;
    QList<SeatPlan> seats;
    for (int seat = 0; seat < 4; ++seat)
        seats.append(
            {QStringLiteral("P%1").arg(seat),
             seat == 2 ? QStringLiteral("search:ms=%1").arg(kThinkMs) : QStringLiteral("simple")});
    RuleSet rules;
    rules.win_deals = 1;
    rules.claim_mode = ClaimMode::no;
    driver.window().newMatch(rules, QStringLiteral("standard"), seats);
    (void)application->take();
    QTRY_VERIFY_WITH_TIMEOUT(driver.session().match().over(), 120000);
    const std::vector<Turn> turns = application->take();
    int thoughts = 0;
    for (const Event &event : driver.session().match().record().deals.front().events)
        thoughts += event.seat == 2 ? 1 : 0;
    QVERIFY(thoughts > 2 * kMostSlow);
    const auto slow = std::count_if(turns.begin(), turns.end(), [](const Turn &turn) {
        return turn.milliseconds >= kThinkMs * 0.9;
    });
    QVERIFY2(slow <= kMostSlow, turns.front().receiver);
}

int main(int argc, char **argv)
{
    TimedApplication application(argc, argv);
    TestTurns test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_turns.moc"
