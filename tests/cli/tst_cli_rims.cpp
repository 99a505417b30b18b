// SPDX-License-Identifier: GPL-3.0-or-later
// sandbag-cli where people stray: another system's country or language, names that nobody has,
// folders that are not there, help asked for in other ways, addresses in place of paths.
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace {

struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray errors;
};

using Variables = QList<std::pair<QString, QString>>;

Ran run(const QStringList &arguments, const Variables &variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"LC_ALL", "LC_PAPER", "LANG", "LANGUAGE", "LC_MESSAGES"})
        environment.remove(QString::fromLatin1(name));
    if (variables.isEmpty())
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const auto &[name, value] : variables)
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SANDBAG_CLI), arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray kKept =
    R"({"format": "spades-match/1",
 "rules": {"base": "standard", "name": "Sunday", "rules": {"nil_value": 50}},
 "players": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Di"}],
 "deals": [{"dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5]}]})";

} // namespace

class TestCliRims : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void paperIsOfTheCountry_data();
    void paperIsOfTheCountry();
    void datesAreOfTheCountry_data();
    void datesAreOfTheCountry();
    void whatIsNotTranslatedIsEnglishAsAWhole_data();
    void whatIsNotTranslatedIsEnglishAsAWhole();
    void recordsKeepTheNameOfTheRules();
    void nothingJudgedIsNotNothingWrong();
    void nobodyByThatNameIsSaid();
    void readingMakesNoFolder();
    void helpIsFound_data();
    void helpIsFound();
    void historyIsFiltered();
    void addressesOfFilesAreRead();
    void namesThatAreNoUtf8AreTold();
    void aHandRecordNeedsHands();
    void namesAreNoPlaces();
    void aDisplayOutOfReachIsOneLine();
    void aPictureNeedsNoFile();

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    QTemporaryDir m_folder;
};

void TestCliRims::init()
{
    QVERIFY(m_folder.isValid());
}

QString TestCliRims::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

void TestCliRims::paperIsOfTheCountry_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<bool>("letter");
    const auto row = [](const char *language, const char *paper, bool letter) {
        QTest::addRow("%s, %s", language, paper)
            << QString::fromLatin1(language) << QString::fromLatin1(paper) << letter;
    };
    for (const char *country : {"en_US", "en_CA", "fr_CA", "es_MX", "en_PH", "es_CL", "es_CO",
                                "es_CR", "es_GT", "es_NI", "es_PA", "es_PR", "es_SV", "es_VE"})
        row(country, "", true);
    for (const char *country : {"de_DE", "en_GB", "es_ES", "es_AR", "fr_FR", "pt_BR", "ja_JP"})
        row(country, "", false);
    row("en_US", "de_DE", false);
    row("de_DE", "en_US", true);
    row("de_DE", "fr_CA", true);
}

void TestCliRims::paperIsOfTheCountry()
{
    QFETCH(QString, language);
    QFETCH(QString, paper);
    QFETCH(bool, letter);
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    Variables variables{{QStringLiteral("LANG"), language + QStringLiteral(".UTF-8")}};
    if (!paper.isEmpty())
        variables << std::pair(QStringLiteral("LC_PAPER"), paper + QStringLiteral(".UTF-8"));
    const Ran ran = run(
        {QStringLiteral("print"), file, QStringLiteral("--out"), QStringLiteral("-")}, variables);
    QCOMPARE(ran.exit, 0);
    // Points of the paper's shorter side: 612 of Letter, 595 of A4.
    const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[0 0 (\\d+)"))
                         .match(QString::fromLatin1(ran.output));
    QVERIFY(box.hasMatch());
    QCOMPARE(box.captured(1), letter ? QStringLiteral("612") : QStringLiteral("595"));
}

void TestCliRims::datesAreOfTheCountry_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("date");
    const auto row = [](const char *system, const char *language, const char *date) {
        QTest::addRow("%s, %s", system, language)
            << QString::fromLatin1(system) << QString::fromLatin1(language)
            << QString::fromLatin1(date);
    };
    row("en_US", "en", "3/5/26");
    row("en_GB", "en", "05/03/2026");
    row("de_AT", "en_GB", "05/03/2026");
    row("en_US", "de", "05.03.26");
    row("de_AT", "de", "05.03.26");
}

/// A language that is asked for is that of the system's country, where it is spoken there.
void TestCliRims::datesAreOfTheCountry()
{
    QFETCH(QString, system);
    QFETCH(QString, language);
    QByteArray begun = kKept;
    begun.replace(0, 1, R"({"begun": "2026-03-05T12:00:00Z", )");
    const QString file = write(QStringLiteral("begun.spades.json"), begun);
    const QString library = m_folder.filePath(QStringLiteral("dated"));
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--library"), library, file}).exit, 0);
    const Ran ran = run({QStringLiteral("history"), QStringLiteral("--library"), library,
                         QStringLiteral("--lang"), language},
                        {{QStringLiteral("LC_ALL"), system + QStringLiteral(".UTF-8")}});
    QCOMPARE(ran.exit, 0);
    QFETCH(QString, date);
    QVERIFY2(ran.output.contains(date.toLatin1()), ran.output.constData());
}

void TestCliRims::whatIsNotTranslatedIsEnglishAsAWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"gd_GB", "ar_EG", "he_IL", "fa_IR", "hi_IN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Figures of the statistics are grouped, and in the digits of English.
void TestCliRims::whatIsNotTranslatedIsEnglishAsAWhole()
{
    QFETCH(QString, language);
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    const QString library = m_folder.filePath(QStringLiteral("of-") + language);
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--library"), library, file}).exit, 0);
    const Variables variables{{QStringLiteral("LC_ALL"), language + QStringLiteral(".UTF-8")}};
    const Ran ran =
        run({QStringLiteral("history"), QStringLiteral("--library"), library}, variables);
    QCOMPARE(ran.exit, 0);
    const QString text = QString::fromUtf8(ran.output);
    QVERIFY(!text.isEmpty());
    for (const QChar letter : text) {
        const auto direction = letter.direction();
        QVERIFY2(direction != QChar::DirR && direction != QChar::DirAL && direction != QChar::DirAN,
                 qPrintable(text));
        QVERIFY2(!letter.isDigit() || letter.unicode() < 128, qPrintable(text));
    }
}

void TestCliRims::recordsKeepTheNameOfTheRules()
{
    const QString rules =
        write(QStringLiteral("sunday.spades-rules.json"),
              R"({"format": "spades-rules/1", "name": "Sunday at Grandma's", "base": "standard",
                  "rules": {"win_target": 100}})");
    const QString folder = m_folder.filePath(QStringLiteral("records"));
    QCOMPARE(run({QStringLiteral("play"), QStringLiteral("--rules"), rules,
                  QStringLiteral("--record"), folder})
                 .exit,
             0);
    QFile record(folder + QStringLiteral("/match-1.spades.json"));
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QJsonObject said =
        QJsonDocument::fromJson(record.readAll()).object()[QStringLiteral("rules")].toObject();
    QCOMPARE(said[QStringLiteral("name")].toString(), QStringLiteral("Sunday at Grandma's"));
    // A named game is called so already.
    QCOMPARE(run({QStringLiteral("play"), QStringLiteral("--record"), folder}).exit, 0);
    QFile plain(folder + QStringLiteral("/match-1.spades.json"));
    QVERIFY(plain.open(QIODevice::ReadOnly));
    QVERIFY(!QJsonDocument::fromJson(plain.readAll())
                 .object()[QStringLiteral("rules")]
                 .toObject()
                 .contains(QStringLiteral("name")));
}

void TestCliRims::nothingJudgedIsNotNothingWrong()
{
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    const Ran ran = run({QStringLiteral("review"), file});
    QCOMPARE(ran.exit, 1);
    QVERIFY(ran.output.isEmpty());
    QVERIFY2(ran.errors.contains("not known"), ran.errors.constData());
}

void TestCliRims::nobodyByThatNameIsSaid()
{
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    const QString library = m_folder.filePath(QStringLiteral("names"));
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--library"), library, file}).exit, 0);
    const auto stats = [&](const char *name) {
        return run({QStringLiteral("stats"), QStringLiteral("--library"), library,
                    QStringLiteral("--name"), QString::fromLatin1(name)});
    };
    QCOMPARE(stats("Ada").exit, 0);
    const Ran nobody = stats("Nobody");
    QCOMPARE(nobody.exit, 2);
    QVERIFY(nobody.output.isEmpty());
    for (const char *known : {"Nobody", "Ada", "Bo", "Cy", "Di"})
        QVERIFY2(nobody.errors.contains(known), nobody.errors.constData());
    // Who played alone is a group with a heading, too.
    const QString alone =
        write(QStringLiteral("alone.spades.json"),
              R"({"format":"spades-match/1","rules":{"base":"family-3"},"players":[{"name":"Ada"},)"
              R"({"name":"Bo"},{"name":"Cy"}],"deals":[{"dealer":0,"bids":["4","5","4"],)"
              R"("tricks":[6,6,5]}]})");
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--library"), library, alone}).exit, 0);
    const Ran partners = run({QStringLiteral("stats"), QStringLiteral("--library"), library,
                              QStringLiteral("--name"), QStringLiteral("Ada"),
                              QStringLiteral("--by"), QStringLiteral("partner")});
    QVERIFY2(partners.output.contains("Without a partner\n") && partners.output.contains("Cy\n"),
             partners.output.constData());
}

void TestCliRims::readingMakesNoFolder()
{
    const QString typo = m_folder.filePath(QStringLiteral("typo"));
    for (const char *command : {"history", "stats"}) {
        const Ran ran = run({QString::fromLatin1(command), QStringLiteral("--library"), typo});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.errors.contains("typo"), ran.errors.constData());
        QVERIFY(!QDir(typo).exists());
    }
}

void TestCliRims::helpIsFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");
    QTest::newRow("help") << "help"
                          << "solve";
    QTest::newRow("help of one") << "help score"
                                 << "score";
    QTest::newRow("help of two words") << "help rules check"
                                       << "rules check";
    QTest::newRow("of a group") << "rules --help"
                                << "rules describe";
    QTest::newRow("of a group, short") << "rules -h"
                                       << "rules describe";
    QTest::newRow("all of it") << "bench --help-all"
                               << "bench";
    QTest::newRow("version, short") << "-v"
                                    << "sandbag-cli";
}

void TestCliRims::helpIsFound()
{
    QFETCH(QString, typed);
    QFETCH(QString, told);
    const Ran ran = run(typed.split(u' '));
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.errors.isEmpty());
    QVERIFY2(ran.output.contains(told.toUtf8()), ran.output.constData());
}

void TestCliRims::historyIsFiltered()
{
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    const QString library = m_folder.filePath(QStringLiteral("filtered"));
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--library"), library, file}).exit, 0);
    const auto lines = [&](const QStringList &filter) {
        const Ran ran = run(
            QStringList{QStringLiteral("history"), QStringLiteral("--library"), library} + filter);
        return ran.exit == 0 ? QString::fromUtf8(ran.output).count(QStringLiteral("Ada")) : -1;
    };
    QCOMPARE(lines({}), 1);
    QCOMPARE(lines({QStringLiteral("--find"), QStringLiteral("sunday")}), 1);
    QCOMPARE(lines({QStringLiteral("--find"), QStringLiteral("monday")}), 0);
    QCOMPARE(lines({QStringLiteral("--result"), QStringLiteral("unfinished")}), 1);
    QCOMPARE(lines({QStringLiteral("--result"), QStringLiteral("won")}), 0);
    QCOMPARE(lines({QStringLiteral("--result"), QStringLiteral("soon")}), -1);
    // As the list writes a score, and as it is typed.
    const Ran all = run({QStringLiteral("score"), file});
    QVERIFY(all.exit == 0);
    QVERIFY(all.output.contains("total 81"));
    QCOMPARE(lines({QStringLiteral("--find"), QStringLiteral("81 : 81")}), 1);
    QCOMPARE(lines({QStringLiteral("--find"), QStringLiteral("81:81")}), 1);
    QCOMPARE(lines({QStringLiteral("--find"), QStringLiteral("82 : 81")}), 0);
}

void TestCliRims::addressesOfFilesAreRead()
{
    const QString file = write(QStringLiteral("a b.spades.json"), kKept);
    const Ran ran =
        run({QStringLiteral("score"), QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)});
    QVERIFY2(ran.exit == 0, ran.errors.constData());
    QVERIFY(ran.output.contains("Ada"));
}

void TestCliRims::namesThatAreNoUtf8AreTold()
{
    QProcess shell;
    shell.setWorkingDirectory(m_folder.path());
    shell.start(QStringLiteral("/bin/bash"),
                {QStringLiteral("-c"),
                 QStringLiteral("printf x >$'\\xe4.spades.json'; LC_ALL=C.UTF-8 '%1' score "
                                "$'\\xe4.spades.json'")
                     .arg(QStringLiteral(SANDBAG_CLI))});
    QVERIFY(shell.waitForFinished(60000));
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray errors = shell.readAllStandardError();
    QVERIFY2(errors.contains("UTF-8"), errors.constData());
}

void TestCliRims::aHandRecordNeedsHands()
{
    const QString file = write(QStringLiteral("kept.spades.json"), kKept);
    const Ran ran = run({QStringLiteral("print"), file, QStringLiteral("--sheet"),
                         QStringLiteral("hands"), QStringLiteral("--out"), QStringLiteral("-")});
    QCOMPARE(ran.exit, 2);
    QVERIFY(ran.output.isEmpty());
    QVERIFY2(ran.errors.contains("not known"), ran.errors.constData());
}

void TestCliRims::namesAreNoPlaces()
{
    QByteArray match = kKept;
    match.replace("\"Ada\"", "\"A%2a\"").replace("\"Cy\"", "\"%3 & %1\"");
    const QString file = write(QStringLiteral("places.spades.json"), match);
    const Ran ran = run({QStringLiteral("score"), file});
    QCOMPARE(ran.exit, 0);
    QVERIFY2(ran.output.contains("A%2a & %3 & %1"), ran.output.constData());
}

/// No core dump, and no advice to install the program again.
void TestCliRims::aDisplayOutOfReachIsOneLine()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":7734"));
    environment.insert(QStringLiteral("HOME"), m_folder.path());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SANDBAG_PROGRAM), QStringList());
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    const QByteArray errors = process.readAllStandardError();
    QCOMPARE(errors.count('\n'), 1);
    QVERIFY2(errors.contains(":7734"), errors.constData());
}

/// Without a file it is of a match that is dealt now.
void TestCliRims::aPictureNeedsNoFile()
{
    const QString picture = m_folder.filePath(QStringLiteral("dealt.png"));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_folder.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SANDBAG_PROGRAM), {QStringLiteral("--grab"), picture});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    QVERIFY(QFileInfo(picture).size() > 10000);
}

QTEST_GUILESS_MAIN(TestCliRims)
#include "tst_cli_rims.moc"
