// SPDX-License-Identifier: GPL-3.0-or-later
// sandbag-cli saves what is a person's, brings it to another computer, and resets the settings;
// nothing is ever lost by it.
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

namespace {

const QByteArray kMatch =
    R"({"format": "spades-match/1", "rules": {"base": "standard", "rules": {}},
 "players": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Di"}],
 "deals": [{"dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5]}]})";

struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray errors;
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// A person's folders on one computer.
class Home
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString settings() const
    {
        return path(QStringLiteral("config/sandbag/sandbag.conf"));
    }

    [[nodiscard]] bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size();
    }

    [[nodiscard]] Ran run(const QStringList &arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("data")));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(SANDBAG_CLI), arguments);
        if (!process.waitForFinished(60000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

private:
    QTemporaryDir m_folder;
};

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCliBackup : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void bringsEverythingToAnotherComputer();
    void keepsBothVersionsOfWhatDiffers();
    void overwritesNoFile();
    void refusesWhatIsNoBackup();
    void resetsSettings();
    void resetMovesALargeFile();
    void resetWaitsForNoPipe();

private:
    QString saved(const Home &home);
    QTemporaryDir m_place;
};

void TestCliBackup::init()
{
    QVERIFY(m_place.isValid());
}

/// A backup of a home with one match and one setting.
QString TestCliBackup::saved(const Home &home)
{
    const QString zip =
        m_place.filePath(QStringLiteral("%1.zip").arg(QTest::currentTestFunction()));
    const bool ready =
        home.write(QStringLiteral("match.spades.json"), kMatch) &&
        home.write(QStringLiteral("config/sandbag/sandbag.conf"), "[play]\ntutor=7\n");
    if (!ready || home.run({"import", home.path(QStringLiteral("match.spades.json"))}).exit != 0 ||
        home.run({"backup", "save", zip}).exit != 0)
        return {};
    return zip;
}

void TestCliBackup::bringsEverythingToAnotherComputer()
{
    const Home here, there;
    const QString zip = saved(here);
    QVERIFY(!zip.isEmpty());
    const QJsonObject looked = there.run({"backup", "show", zip, "--json"}).json();
    QVERIFY(looked[QStringLiteral("missing")].toInt() >= 1);
    QCOMPARE(looked[QStringLiteral("differing")].toInt(), 0);
    QVERIFY(there.run({"history"}).output.contains("No match"));
    const QJsonObject done = there.run({"backup", "restore", zip, "--json"}).json();
    QCOMPARE(done[QStringLiteral("added")].toInt(), looked[QStringLiteral("missing")].toInt());
    QCOMPARE(done[QStringLiteral("beside")].toInt(), 0);
    QVERIFY(there.run({"history"}).output.contains("Ada"));
    QVERIFY(!QFileInfo::exists(there.settings()));
    QCOMPARE(there.run({"backup", "restore", zip, "--settings"}).exit, 0);
    QVERIFY(content(there.settings()).contains("tutor=7"));
    QVERIFY(there.run({"backup", "show", zip}).output.contains("Different from yours: 0 files."));
}

void TestCliBackup::keepsBothVersionsOfWhatDiffers()
{
    const Home home;
    QVERIFY(home.write(QStringLiteral("data/sandbag/notes.txt"), "of the backup"));
    const QString zip = saved(home);
    QVERIFY(home.write(QStringLiteral("data/sandbag/notes.txt"), "mine"));
    const Ran kept = home.run({"backup", "restore", zip});
    QVERIFY2(kept.output.contains("1 file differed"), kept.output + kept.errors);
    QCOMPARE(content(home.path(QStringLiteral("data/sandbag/notes.txt"))), QByteArray("mine"));
    QCOMPARE(home.run({"backup", "restore", zip, "--prefer", "backup"}).exit, 0);
    QCOMPARE(content(home.path(QStringLiteral("data/sandbag/notes.txt"))),
             QByteArray("of the backup"));
    QCOMPARE(QDir(home.path(QStringLiteral("data/sandbag"))).entryList({"notes*"}).size(), 3);
    QCOMPARE(home.run({"backup", "restore", zip, "--prefer", "none"}).exit, 2);
}

void TestCliBackup::overwritesNoFile()
{
    const Home home;
    const QString zip = saved(home);
    const QByteArray before = content(zip);
    const Ran again = home.run({"backup", "save", zip});
    QCOMPARE(again.exit, 2);
    QVERIFY2(again.errors.contains("already exists"), again.errors.constData());
    QVERIFY(!before.isEmpty());
    QCOMPARE(content(zip), before);
}

void TestCliBackup::refusesWhatIsNoBackup()
{
    const Home home;
    QVERIFY(home.write(QStringLiteral("none.zip"), "no archive"));
    for (const char *command : {"show", "restore"})
        for (const char *file : {"none.zip", "missing.zip"}) {
            const Ran ran = home.run(
                {"backup", QString::fromLatin1(command), home.path(QString::fromLatin1(file))});
            QCOMPARE(ran.exit, 2);
            QCOMPARE(ran.errors.count('\n'), 1);
            QVERIFY2(ran.errors.contains(file), ran.errors.constData());
        }
    QCOMPARE(home.run({"backup"}).exit, 2);
    QVERIFY(home.run({"backup"}).errors.contains("save, show, restore"));
}

/// The list of recent files is no setting; the settings as they were are kept beside.
void TestCliBackup::resetsSettings()
{
    const Home home;
    const QByteArray settings = "[files]\nrecent=/a.spades.json\n\n[play]\ntutor=7\n";
    QVERIFY(home.run({"settings", "reset"}).output.contains("no settings"));
    QVERIFY(home.write(QStringLiteral("config/sandbag/sandbag.conf"), settings));
    const QJsonObject done = home.run({"settings", "reset", "--json"}).json();
    QCOMPARE(done[QStringLiteral("settings")].toString(), home.settings());
    QCOMPARE(content(done[QStringLiteral("before")].toString()), settings);
    QVERIFY(content(home.settings()).contains("recent=/a.spades.json"));
    QVERIFY(!content(home.settings()).contains("tutor"));
}

/// What is too large for settings is neither read nor copied, nor does it stay in the way.
void TestCliBackup::resetMovesALargeFile()
{
    const Home home;
    QVERIFY(home.write(QStringLiteral("config/sandbag/sandbag.conf"), "[play]\n"));
    QVERIFY(QFile::resize(home.settings(), qint64{5} << 20));
    const QJsonObject done = home.run({"settings", "reset", "--json"}).json();
    const QFileInfo before(done[QStringLiteral("before")].toString());
    QCOMPARE(before.size(), qint64{5} << 20);
    QVERIFY(!QFile::exists(home.settings()));
    QVERIFY(QFile::remove(before.filePath()));
}

/// A pipe, or anything else that is no file, where the settings should be.
void TestCliBackup::resetWaitsForNoPipe()
{
#if defined(Q_OS_UNIX)
    const Home home;
    QVERIFY(QDir().mkpath(home.path(QStringLiteral("config/sandbag"))));
    QCOMPARE(::mkfifo(QFile::encodeName(home.settings()).constData(), 0600), 0);
    const Ran ran = home.run({"settings", "reset"});
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.errors.count('\n'), 1);
    QVERIFY2(ran.errors.contains("sandbag.conf"), ran.errors.constData());
#endif
}

QTEST_GUILESS_MAIN(TestCliBackup)
#include "tst_cli_backup.moc"
