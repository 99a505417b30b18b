// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/loaded_match.h"
#include "match_files.h"
#include "session_end.h"
#include "test_main.h"
#include "window_driver.h"

#include <QSessionManager>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace sandbag;

/// A desktop that logs out asks every program to keep its data.
class TestLogOut : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void everythingIsKept();
};

void TestLogOut::everythingIsKept()
{
    Settings before = Settings::load();
    before.geometry.clear();
    before.save();
    endCleanly(*qApp);
    WindowDriver driver;
    QTemporaryDir folder;
    driver.session().files().startAutosave(folder.path());
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.answerByMouse();
    QVERIFY(Settings::load().geometry.isEmpty());
    // Only Qt can make a session manager, and off screen nobody logs out: the signal is sent with
    // one that is never looked at.
    alignas(QSessionManager) char nobody[sizeof(QSessionManager)] = {};
    emit qApp->commitDataRequest(reinterpret_cast<QSessionManager &>(nobody));
    QVERIFY(!Settings::load().geometry.isEmpty());
    GameSession again;
    again.open(
        std::get<LoadedMatch>(loadMatch(folder.filePath(QStringLiteral("match.spades.json")))));
    QVERIFY(again.match().record() == driver.session().match().record());
}

QTEST_MAIN(TestLogOut)
#include "tst_log_out.moc"
