// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that somebody wrote by hand, or with ill will: whatever stands there, what is read can
// be played with.
#include "files/kept_settings.h"
#include "formats/occupant.h"
#include "kept_seats.h"
#include "settings.h"
#include "test_main.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace sandbag;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void numbersAreBounded_data();
    void numbersAreBounded();
    void textsAreBounded();
    void streamedValuesAreNotRead_data();
    void streamedValuesAreNotRead();
    void tooLargeAFileGivesWay();
    void languagesAreThoseThereAre_data();
    void languagesAreThoseThereAre();
    void shapesBearACheckWord();
    void whatIsSavedIsReadAgain();
    void thePersonHereIsKnownByName();

private:
    static void write(const QByteArray &content)
    {
        QVERIFY(QDir().mkpath(QFileInfo(settingsFile()).path()));
        QFile file(settingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
};

void TestSettings::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("tst_settings"));
}

void TestSettings::cleanup()
{
    QVERIFY(QDir(QFileInfo(settingsFile()).path()).removeRecursively());
}

void TestSettings::numbersAreBounded_data()
{
    QTest::addColumn<QByteArray>("number");
    for (const char *number : {"nan",
                               "NaN",
                               "-nan",
                               "nan(0x1)",
                               "inf",
                               "-inf",
                               "1e999",
                               "-1e999",
                               "1e-999",
                               "-0",
                               "0",
                               "-1",
                               "99",
                               "-2147483648",
                               "2147483647",
                               "4294967296",
                               "99999999999999999999",
                               "x",
                               "",
                               "true",
                               "0x10",
                               "@Variant(\\0\\0\\0\\x6\\x7f\\xf8\\0\\0\\0\\0\\0\\0)",
                               "@Invalid()",
                               "\"1,2\"",
                               "1, 2, 3",
                               "@ByteArray(nan)"})
        QTest::newRow(number) << QByteArray(number);
}

/// Every number of the file says the same.
void TestSettings::numbersAreBounded()
{
    QFETCH(QByteArray, number);
    QByteArray content;
    for (const char *group : {"table", "play", "window"}) {
        content += '[' + QByteArray(group) + "]\n";
        for (const char *key : {"felt", "cardScale", "speed", "trickPause", "pace", "tutor",
                                "nextDeal", "theme", "motion", "moments", "remarks", "faces"})
            content += QByteArray(key) + '=' + number + '\n';
    }
    write(content);
    const Settings read = Settings::load();
    const auto within = [](double value, double least, double most) {
        return std::isfinite(value) && value >= least && value <= most;
    };
    QVERIFY(within(read.look.cardScale, 0.8, 1.3));
    QVERIFY(within(read.look.trickPauseMs, 0, 10000));
    QVERIFY(within(read.paceMs, 0, 10000));
    QVERIFY(within(read.tutor, 0, 50));
    QVERIFY(within(read.nextDealSeconds, 0, 600));
    QVERIFY(within(static_cast<int>(read.look.felt), 0, static_cast<int>(TableLook::Felt::night)));
    QVERIFY(
        within(static_cast<int>(read.look.speed), 0, static_cast<int>(TableLook::Speed::instant)));
    QVERIFY(within(static_cast<int>(read.theme), 0, static_cast<int>(Theme::highContrast)));
    QCOMPARE(read.seats.size(), 8);
}

void TestSettings::textsAreBounded()
{
    QByteArray content = "[seats]\n";
    for (int seat = 0; seat < 9; ++seat)
        content += QByteArray::number(seat) + "\\name=\"" + QByteArray(300'000, 'W') +
                   "\\x1b\\x202e\\n\"\n";
    content += "[files]\nrecent=-, alone, ";
    for (int file = 0; file < 500; ++file)
        content += "/a/" + QByteArray::number(file) + ", ";
    content += "/b\n[window]\ngeometry=@ByteArray(" + QByteArray(100'000, 'x') + ")\n";
    write(content);
    const Settings read = Settings::load();
    QCOMPARE(read.seats.size(), 8);
    for (const SeatPlan &seat : read.seats) {
        QVERIFY(seat.name.size() <= kMostOfName);
        QCOMPARE(oneLine(seat.name), seat.name);
    }
    QVERIFY(read.recentFiles.size() <= 8);
    for (const QString &file : read.recentFiles) // "-" would be standard input
        QVERIFY2(QDir::isAbsolutePath(file), qPrintable(file));
    QVERIFY(read.geometry.isEmpty());
}

void TestSettings::streamedValuesAreNotRead_data()
{
    QTest::addColumn<QByteArray>("opening");
    QTest::addColumn<bool>("streamed");
    const auto row = [](const char *opening, bool streamed) {
        QTest::newRow(opening) << QByteArray(opening) << streamed;
    };
    for (const char *opening :
         {"@Variant(", "\"@Variant(", "@DateTime(", "\\x40Variant(", "\\x10040Variant(",
          "\\100Variant(", "@V\"\"ariant(", "@V\\qariant(", "@Va\\\nriant(", "@Va\\\r\nriant(",
          "1, @Variant(", "@\\x0056\\x61riant("})
        row(opening, true);
    for (const char *opening :
         {"@@Variant", "@ByteArray(", "@variant(", "\\x41Variant(", "Variant("})
        row(opening, false);
}

/// An object within an object, and so on: the stack ended at every start.
void TestSettings::streamedValuesAreNotRead()
{
    QFETCH(QByteArray, opening);
    QFETCH(bool, streamed);
    const QByteArray deep = QByteArray("\\0\\0\\0\\t\\0\\0\\0\\x1").repeated(100'000);
    write("[play]\ntutor=7\n[table]\nfelt=" + opening + deep + ")\n");
    const QString aside = settingsFile() + QStringLiteral(".damaged");
    QCOMPARE(Settings::load().tutor == 7, !streamed);
    QCOMPARE(QFile::exists(aside), streamed);
    Settings settings = Settings::standard();
    settings.tutor = 9;
    settings.save();
    QCOMPARE(Settings::load().tutor, 9);
    QFile::remove(aside);
}

/// It stayed there, and no setting could be kept from then on.
void TestSettings::tooLargeAFileGivesWay()
{
    write("[play]\ntutor=7\n");
    QVERIFY(QFile::resize(settingsFile(), qint64{5} << 20));
    const QString aside = settingsFile() + QStringLiteral(".damaged");
    QVERIFY(Settings::load().tutor != 7);
    QCOMPARE(QFileInfo(aside).size(), qint64{5} << 20);
    Settings settings = Settings::standard();
    settings.tutor = 9;
    settings.save();
    QCOMPARE(Settings::load().tutor, 9);
    QVERIFY(QFile::remove(aside));
}

void TestSettings::languagesAreThoseThereAre_data()
{
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QString>("read");
    QTest::newRow("there") << QByteArray("de") << QStringLiteral("de");
    // Each of another length: QSettings reads a file again if its size or its time has changed, and
    // these are written within one tick of the clock.
    for (const char *none : {"xxx", "de_AT", "", "1, 2", "@Invalid()"})
        QTest::newRow(none) << QByteArray(none) << QString();
}

/// One that is not there, as after an older program is started again, is as good as none.
void TestSettings::languagesAreThoseThereAre()
{
    QFETCH(QByteArray, chosen);
    write("[window]\nlanguage=" + chosen + '\n');
    QTEST(Settings::chosenLanguage(), "read");
    QTEST(Settings::load().language, "read");
}

/// One number of a window's shape made the next start count for minutes.
void TestSettings::shapesBearACheckWord()
{
    const QString key = QStringLiteral("window/state");
    const QByteArray shape("\0\0\0\xff\0\1@Variant", 14);
    KeptSettings().keepShape(key, shape);
    QCOMPARE(KeptSettings().shape(key), shape);
    const QByteArray kept = KeptSettings().value(key).toByteArray();
    for (qsizetype at = 0; at < kept.size(); ++at) {
        QByteArray damaged = kept;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        KeptSettings().setValue(key, damaged);
        QVERIFY(KeptSettings().shape(key).isEmpty());
    }
    KeptSettings().setValue(QStringLiteral("window/geometry"), kept);
    QVERIFY(KeptSettings().shape(QStringLiteral("window/geometry")).isEmpty());
    KeptSettings().keepShape(key, {});
    QVERIFY(KeptSettings().shape(key).isEmpty());
}

void TestSettings::whatIsSavedIsReadAgain()
{
    Settings settings = Settings::standard();
    settings.look.cardScale = 1.2;
    settings.look.felt = TableLook::Felt::slate;
    settings.paceMs = 321;
    settings.windowState = QByteArray(100, '\x1');
    settings.seats[2].name = QStringLiteral("Jürgen & Söhne, \"1\"");
    settings.recentFiles = {QStringLiteral("/a b"), QStringLiteral("/c,d")};
    settings.save();
    const Settings read = Settings::load();
    QVERIFY(read.look == settings.look);
    QCOMPARE(read.paceMs, 321);
    QCOMPARE(read.windowState, settings.windowState);
    QCOMPARE(read.seats[2].name, settings.seats[2].name);
    QCOMPARE(read.recentFiles, settings.recentFiles);
}

/// As Quick Setup keeps it; a name that nobody typed is none.
void TestSettings::thePersonHereIsKnownByName()
{
    QCOMPARE(keptNameHere(), QString());
    Settings settings = Settings::standard();
    settings.seats[1].name = QStringLiteral("Bert");
    settings.save();
    QCOMPARE(keptNameHere(), QString());
    settings.seats[0].name = QStringLiteral("Wendy");
    settings.save();
    QCOMPARE(keptNameHere(), QStringLiteral("Wendy"));
    settings.seats[0].player = QStringLiteral("level:3");
    settings.seats[2] = {QStringLiteral("Sam"), personKind()};
    settings.save();
    QCOMPARE(keptNameHere(), QStringLiteral("Sam"));
    settings.seats[2].name = QStringLiteral("Du"); // as a German version wrote it
    settings.save();
    QCOMPARE(keptNameHere(), QString());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
