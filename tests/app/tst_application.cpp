// SPDX-License-Identifier: GPL-3.0-or-later
// What the windows of the program share, and the files that are named at its start.
#include "file_events.h"
#include "game_session.h"
#include "keeper/score_keeper.h"
#include "made_application.h"
#include "match_files.h"
#include "message_bar.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QFileOpenEvent>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace sandbag;

namespace {

const QByteArray kEntered = R"({ "format": "spades-match/1", "rules": { "base": "standard" },
  "players": [ {"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dot"} ],
  "deals": [ { "dealer": 0, "bids": ["4", "3", "4", "2"], "tricks": [4, 3, 4, 2] } ] })";

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QFile file(folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

/// A match in which only computers play, of which nothing was dealt yet.
QByteArray freshMatch()
{
    MatchRecord record;
    record.players.assign(4, {"Ada", "simple"});
    return writeRecord({record, {}});
}

} // namespace

class TestApplication : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void namedFilesAreReadByTheLoop();
    void aFileThatTheSystemAsksForIsOpened();
    void aPipeHoldsNothingUp();
    void scoresOpenAWindowEach();
    void settingsKeepWhatOthersChanged();
    void tablesAreNumbered();

private:
    Application &m_application = Application::instance();
};

void TestApplication::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
}

void TestApplication::cleanup()
{
    for (MainWindow *table : QList(m_application.tables()))
        delete table;
    qDeleteAll(m_application.keepers().windows());
}

/// Nothing is looked at before the windows can answer: not even what kind of file it is.
void TestApplication::namedFilesAreReadByTheLoop()
{
    const QTemporaryDir folder;
    const QString path = written(folder, "a.spades.json", freshMatch());
    m_application.openFiles({path});
    QVERIFY(m_application.tables().isEmpty());
    QTRY_COMPARE(m_application.tables().size(), 1);
    MainWindow &table = *m_application.tables().front();
    QTRY_COMPARE(table.windowFilePath(), path);
    QVERIFY(table.session().hasMatch());
    QCOMPARE(table.session().match().record().players[0].name, std::string("Ada"));
}

/// As macOS asks for a file that was double-clicked.
void TestApplication::aFileThatTheSystemAsksForIsOpened()
{
    openFilesOfEvents(*qApp);
    const QTemporaryDir folder;
    const QString path = written(folder, "a.spades.json", freshMatch());
    QFileOpenEvent event(path);
    QVERIFY(QCoreApplication::sendEvent(qApp, &event));
    QTRY_COMPARE(m_application.tables().size(), 1);
    QTRY_COMPARE(m_application.tables().front()->windowFilePath(), path);
}

void TestApplication::aPipeHoldsNothingUp()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pipe.spades.json"));
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    m_application.openFiles({path});
    QTRY_COMPARE(m_application.tables().size(), 1);
    const auto *trouble =
        m_application.tables().front()->findChild<MessageBar *>(QStringLiteral("trouble"));
    QVERIFY(trouble);
    QTRY_VERIFY(trouble->text().contains(QStringLiteral("pipe.spades.json")));
}

/// Two scores that are named together: neither takes the place of the other, and no table opens.
void TestApplication::scoresOpenAWindowEach()
{
    const QTemporaryDir folder;
    const QStringList paths{written(folder, "a.spades.json", kEntered),
                            written(folder, "b.spades.json", kEntered)};
    m_application.openFiles(paths);
    QTRY_COMPARE(m_application.keepers().windows().size(), 2);
    for (ScoreKeeper *keeper : m_application.keepers().windows())
        QTRY_VERIFY(paths.contains(keeper->book().file())); // it is read meanwhile
    QVERIFY(m_application.tables().isEmpty());
}

void TestApplication::settingsKeepWhatOthersChanged()
{
    m_application.changeSettings([](Settings &settings) { settings.tutor = 20; });
    const Settings before = m_application.settings();
    Settings elsewhere = before;
    elsewhere.remember(QStringLiteral("/x.spades.json"));
    elsewhere.save(); // by another program
    Settings chosen = before;
    chosen.tutor = 30;
    m_application.applyPreferences(chosen);
    QCOMPARE(m_application.settings().tutor, 30);
    QVERIFY(m_application.settings().recentFiles.contains(QStringLiteral("/x.spades.json")));
}

void TestApplication::tablesAreNumbered()
{
    auto *first = new MainWindow;
    const MainWindow second;
    QCOMPARE(first->number(), 1);
    QCOMPARE(second.number(), 2);
    delete first;
    const MainWindow third;
    QCOMPARE(third.number(), 3);
    QCOMPARE(m_application.tables().size(), 2);
}

QTEST_MAIN(TestApplication)
#include "tst_application.moc"
