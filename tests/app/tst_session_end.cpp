// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The program is asked to end, as by a desktop that logs out: it goes at once, and the match is
/// there again afterwards.
class TestSessionEnd : public QObject
{
    Q_OBJECT
private slots:
    void aTerminatedProgramKeepsItsMatch();
    void helpNeedsNoDisplay_data();
    void helpNeedsNoDisplay();

private:
    static QString matchFile(const QString &home)
    {
        return home + QStringLiteral("/.local/share/sandbag/match.spades.json");
    }
};

void TestSessionEnd::aTerminatedProgramKeepsItsMatch()
{
#ifndef Q_OS_UNIX
    QSKIP("signals are of Unix");
#endif
    QTemporaryDir home;
    QVERIFY(home.isValid());
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    environment.remove(QStringLiteral("XDG_DATA_HOME"));
    environment.remove(QStringLiteral("XDG_CONFIG_HOME"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SANDBAG_PROGRAM), {});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(matchFile(home.path())), 20000);
    program.terminate();
    QVERIFY(program.waitForFinished(20000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(QFile::exists(home.path() + QStringLiteral("/.config/sandbag/sandbag.conf")));
    QFile match(matchFile(home.path()));
    QVERIFY(match.open(QIODevice::ReadOnly));
    QVERIFY(QJsonDocument::fromJson(match.readAll()).isObject());
}

void TestSessionEnd::helpNeedsNoDisplay_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("--help") << "--help" << QByteArray("--keep-score");
    QTest::newRow("-h") << "-h" << QByteArray("--keep-score");
    QTest::newRow("--version") << "--version" << QByteArray("sandbag 1.");
    QTest::newRow("-v") << "-v" << QByteArray("sandbag 1.");
}

void TestSessionEnd::helpNeedsNoDisplay()
{
    QFETCH(QString, option);
    QFETCH(QByteArray, said);
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(QString::fromUtf8(name));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SANDBAG_PROGRAM), {option});
    QVERIFY(program.waitForFinished(20000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    const QByteArray output = program.readAllStandardOutput();
    QVERIFY2(output.contains(said), output.constData());
}

QTEST_GUILESS_MAIN(TestSessionEnd)
#include "tst_session_end.moc"
