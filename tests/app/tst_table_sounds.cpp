// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of the table: the plugin plays into a file instead of a device.
#include "conduct/table_news.h"
#include "sound_page.h"
#include "table_sounds.h"
#include "test_main.h"
#include "window_driver.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace sandbag;
using Kind = TableNews::Kind;

namespace {

/// Beside the program, as in everything that is built.
QStringList pluginOfBuild()
{
    return {QFileInfo(QStringLiteral(SANDBAG_PROGRAM)).path() + QStringLiteral("/sandbag_sound")};
}

bool pluginIsLoaded()
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("sandbag_sound");
}

/// The loudest sample of a recording, 0 to 1; −1 where there is none.
double loudest(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray bytes = file.readAll();
    const qsizetype head = bytes.indexOf("data") + 8;
    double most = 0;
    for (qsizetype i = head; i + 1 < bytes.size(); i += 2) {
        const double value = qFromLittleEndian<qint16>(bytes.constData() + i);
        most = std::max(most, std::abs(value) / 32768);
    }
    return most;
}

SoundChoice everything(int volume = 100)
{
    SoundChoice choice;
    choice.on = true;
    choice.volume = volume;
    return choice;
}

} // namespace

class TestTableSounds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void silentUntilWanted();
    void newsIsHeard_data();
    void newsIsHeard();
    void volumeIsHeard();
    void nothingIsHeardWithoutThePlugin();
    void aKeyMutes();
    void preferencesHoldTheChoice();
    void onlyTheThingsWantedAreHeard();

private:
    /// What is recorded of this news at a table of its own.
    double heard(const SoundChoice &choice, const QList<Kind> &kinds);
    [[nodiscard]] QString recording() const { return m_folder.filePath(QStringLiteral("out.wav")); }

    QTemporaryDir m_folder;
};

void TestTableSounds::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    if (!QFileInfo::exists(pluginOfBuild().first() + QStringLiteral(".so")))
        QSKIP("built without sounds");
    // OpenAL reads these when it is loaded: everything goes into a file.
    QFile file(m_folder.filePath(QStringLiteral("alsoft.conf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("drivers = wave\nchannels = mono\nsample-type = int16\n[wave]\nfile = " +
               recording().toUtf8() + "\n");
    file.close();
    qputenv("ALSOFT_CONF", file.fileName().toUtf8());
    qputenv("ALSOFT_DRIVERS", "wave");
}

void TestTableSounds::init()
{
    QFile::remove(recording());
}

double TestTableSounds::heard(const SoundChoice &choice, const QList<Kind> &kinds)
{
    TableSounds sounds(pluginOfBuild());
    sounds.setChoice(choice);
    for (const Kind kind : kinds)
        sounds.hear({kind, 1});
    QTest::qWait(400); // the loudest of each comes early
    SoundChoice off = choice;
    off.on = false;
    sounds.setChoice(off); // the recording ends
    sounds.waitForSilence();
    return loudest(recording());
}

/// Must be the first: a plugin stays in memory.
void TestTableSounds::silentUntilWanted()
{
    QVERIFY(!Settings::standard().sound.on);
    QCOMPARE(heard(SoundChoice(), {Kind::cardPlayed, Kind::trickWon, Kind::matchOver}), -1.0);
    QVERIFY(!pluginIsLoaded());
}

void TestTableSounds::newsIsHeard_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("audible");
    QTest::newRow("a card") << Kind::cardPlayed << true;
    QTest::newRow("a trick") << Kind::trickWon << true;
    QTest::newRow("your turn") << Kind::yourTurn << true;
    QTest::newRow("nil made") << Kind::nilMade << true;
    QTest::newRow("every trick") << Kind::slam << true;
    QTest::newRow("nil failed") << Kind::nilFailed << true;
    QTest::newRow("set") << Kind::set << true;
    QTest::newRow("bags") << Kind::bags << true;
    QTest::newRow("the match") << Kind::matchOver << true;
    QTest::newRow("a bid") << Kind::done << false;
    QTest::newRow("the end of a deal") << Kind::dealOver << false;
    QTest::newRow("advice") << Kind::advice << false;
    QTest::newRow("a refusal") << Kind::refused << false;
    QTest::newRow("the first dealer") << Kind::drawn << false;
    QTest::newRow("another match") << Kind::forgotten << false;
}

void TestTableSounds::newsIsHeard()
{
    QFETCH(Kind, kind);
    QFETCH(bool, audible);
    const double loud = heard(everything(), {kind});
    QVERIFY2(audible ? loud > 0.1 && loud < 0.99 : loud < 0, qPrintable(QString::number(loud)));
}

/// Half the volume is a quarter of the amplitude.
void TestTableSounds::volumeIsHeard()
{
    const double full = heard(everything(), {Kind::matchOver});
    const double half = heard(everything(50), {Kind::matchOver});
    QVERIFY2(std::abs(half / full - 0.25) < 0.03, qPrintable(QString::number(half / full)));
    QVERIFY(std::abs(heard(everything(0), {Kind::matchOver})) < 0.001);
}

void TestTableSounds::onlyTheThingsWantedAreHeard()
{
    const QList<Kind> kinds{Kind::cardPlayed, Kind::trickWon, Kind::yourTurn, Kind::nilMade};
    SoundChoice none = everything();
    none.cards = none.turn = none.results = false;
    QCOMPARE(heard(none, kinds), -1.0);
    SoundChoice turn = none;
    turn.turn = true;
    QVERIFY(heard(turn, {Kind::yourTurn}) > 0.1);
}

void TestTableSounds::nothingIsHeardWithoutThePlugin()
{
    TableSounds sounds({m_folder.filePath(QStringLiteral("none"))});
    sounds.setChoice(everything());
    for (int kind = 0; kind <= static_cast<int>(Kind::advice); ++kind)
        sounds.hear({static_cast<Kind>(kind), 0});
    QString trouble;
    sounds.tryOut(everything(), this, [&trouble](const QString &why) { trouble = why; });
    QTRY_VERIFY(!trouble.isEmpty());
    QVERIFY(!QFile::exists(recording()));
}

void TestTableSounds::aKeyMutes()
{
    WindowDriver driver;
    driver.begin();
    auto *sounds = driver.window().findChild<QAction *>(QStringLiteral("sounds"));
    QVERIFY(sounds && sounds->isCheckable() && !sounds->isChecked());
    QVERIFY(!sounds->shortcut().isEmpty());
    sounds->trigger();
    QVERIFY(sounds->isChecked() && Settings::load().sound.on);
    QVERIFY(Application::instance().sounds().choice().on);
    WindowDriver second;
    second.window().applySettings(Settings::load());
    sounds->trigger();
    QVERIFY(!Settings::load().sound.on);
    QVERIFY(!second.window().findChild<QAction *>(QStringLiteral("sounds"))->isChecked());
    QVERIFY(!Application::instance().sounds().choice().on);
}

void TestTableSounds::preferencesHoldTheChoice()
{
    SoundChoice choice{true, 35, false, true, false};
    QCOMPARE(SoundPage(choice).choice(), choice);
    Settings settings = Settings::standard();
    settings.sound = choice;
    settings.save();
    QCOMPARE(Settings::load().sound, choice);
    settings.sound.volume = 900;
    settings.save();
    QCOMPARE(Settings::load().sound.volume, 100);
    Settings::standard().save();
    SoundPage page(SoundChoice{});
    page.findChild<QSlider *>()->setValue(10);
    QCOMPARE(page.choice().volume, 10);
}

QTEST_MAIN(TestTableSounds)
#include "tst_table_sounds.moc"
