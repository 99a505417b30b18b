// SPDX-License-Identifier: GPL-3.0-or-later
// sandbag-cli as other programs meet it: exit statuses, what goes to which stream, standard input,
// languages.
#include "boards/board_file.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iterator>

namespace {

struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray errors;
    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(output); }
};

Ran run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SANDBAG_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Ran run(const char *arguments, const QByteArray &input = {})
{
    return run(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts), input);
}

const QByteArray kMatch =
    R"({"format": "spades-match/1", "rules": {"base": "standard", "rules": {}},
 "players": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Di"}],
 "deals": [{"dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5]}]})";

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void usage_data();
    void usage();
    void everyCommandHasHelp();
    void jsonIsOneDocument_data();
    void jsonIsOneDocument();
    void exitStatuses_data();
    void exitStatuses();
    void scoreInWords();
    void languages();
    void languageStandsAnywhere();
    void languagesOfTheWindow();
    void gamesAreListedAsWritten();
    void meantWords_data();
    void meantWords();
    void errorsAsJson_data();
    void errorsAsJson();
    void helpExplains();
    void helpAsJson();
    void sidesHaveNames();
    void manualIsComplete();
    void manualsInOtherLanguagesAreWhole();
    void manualOfTheWindowIsComplete();
    void pagesToOutput();
    void pagesAreToldAsJson();
    void boardsArePrinted();
    void boardsGoByAnyRules();
    void botSurvivesAnyLine();
    void playsSingleDeals();
    void countsAClosingNumberOnce();
    void batchAnswersAsTheCommands();
    void batchSurvivesAnyLine();
    void hintSaysWhatTheTableWould();
    void whyIsAnsweredByThePlayer();
    void solvePlaysTheDealOut();
    void solveTellsWhatCardsAreWorth();
    void lostOutputIsAnError();
    void aMissingDealIsNotPrinted();
};

void TestCli::usage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("exit");
    QTest::newRow("nothing") << "" << 2;
    QTest::newRow("help") << "--help" << 0;
    QTest::newRow("version") << "--version" << 0;
    QTest::newRow("unknown") << "scor x" << 2;
    QTest::newRow("unknown rules") << "rules lst" << 2;
    QTest::newRow("a language alone") << "--lang de" << 2;
    QTest::newRow("no language at all") << "--lang" << 2;
    QTest::newRow("a language, then help") << "--lang de --help" << 0;
    QTest::newRow("a language, then an unknown command") << "--lang=de scor x" << 2;
    QTest::newRow("no file") << "score" << 2;
    QTest::newRow("two files") << "score a b" << 2;
    QTest::newRow("unknown option") << "score --jsn a" << 2;
    QTest::newRow("missing file") << "score /nowhere/none.json" << 2;
}

void TestCli::usage()
{
    QFETCH(QString, arguments);
    QFETCH(int, exit);
    const Ran ran = run(arguments.toUtf8().constData());
    QCOMPARE(ran.exit, exit);
    QCOMPARE(ran.errors.isEmpty(), exit == 0);
    QCOMPARE(ran.output.isEmpty(), exit != 0);
}

void TestCli::everyCommandHasHelp()
{
    const QList<QByteArray> lines = run("--help").output.split('\n');
    int commands = 0;
    for (const QByteArray &line : lines) {
        if (!line.startsWith("  "))
            continue;
        const QByteArray words = line.mid(2, 16).trimmed();
        const Ran ran = run((words + " --help").constData());
        QVERIFY2(ran.exit == 0 && ran.output.contains(words), words.constData());
        ++commands;
    }
    QVERIFY(commands >= 6);
}

void TestCli::jsonIsOneDocument_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *arguments : {"rules list", "rules presets", "rules check zone",
                                  "rules describe new-york", "score -", "legal -"})
        QTest::newRow(arguments) << QString::fromUtf8(arguments);
}

void TestCli::jsonIsOneDocument()
{
    QFETCH(QString, arguments);
    const Ran ran = run((arguments + QStringLiteral(" --json")).toUtf8().constData(), kMatch);
    QCOMPARE(ran.exit, 0);
    QVERIFY(!ran.json().isNull());
    QVERIFY2(ran.errors.isEmpty(), ran.errors.constData());
}

void TestCli::exitStatuses_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("said");
    const auto with = [](const char *from, const char *to) {
        return QByteArray(kMatch).replace(from, to);
    };
    QTest::newRow("fine") << kMatch << 0 << QByteArray();
    QTest::newRow("half a file") << kMatch.left(100) << 2 << QByteArray("-: line 2, column ");
    QTest::newRow("empty") << QByteArray() << 2 << QByteArray("empty");
    QTest::newRow("no JSON") << QByteArray("\x7f"
                                           "ELF")
                             << 2 << QByteArray("line 1, column ");
    QTest::newRow("foreign") << with("spades-match/1", "poker/2") << 2 << QByteArray("/format");
    QTest::newRow("unknown rule") << with("{}", "{\"nil_vlue\": 1}") << 1
                                  << QByteArray("nil_value");
    QTest::newRow("unplayable") << with("{}", "{\"table_sides\": \"triples\"}") << 1
                                << QByteArray("table_sides");
    QTest::newRow("illegal bid") << with("\"nil\"", "\"14\"") << 1 << QByteArray("14");
    QTest::newRow("tricks") << with("4, 4, 0, 5", "4, 4, 0, 6") << 1 << QByteArray("tricks");
    QTest::newRow("missing fact") << with("{}", "{\"dix_allowed\": true}") << 1
                                  << QByteArray("dix");
}

void TestCli::exitStatuses()
{
    QFETCH(QByteArray, input);
    QFETCH(int, exit);
    QFETCH(QByteArray, said);
    for (const char *command : {"score - --json", "score -"}) {
        const Ran ran = run(command, input);
        QCOMPARE(ran.exit, exit);
        QVERIFY2(ran.errors.contains(said), ran.errors.constData());
        QVERIFY(ran.errors.count('\n') == (exit == 0 ? 0 : 1)); // one clear line
    }
}

void TestCli::scoreInWords()
{
    const QByteArray text = run("score -", kMatch).output;
    for (const char *part :
         {"Deal 1, dealt by Ada", "Ada & Cy", "Bo & Di", "+100", "The match isn't over."})
        QVERIFY2(text.contains(part), text.constData());
    QVERIFY(text.contains(", bags 1"));
    // No bags are named where the scorecard knows none.
    const QByteArray without =
        run("score -", QByteArray(kMatch).replace("\"standard\"", "\"no-overs\"")).output;
    QVERIFY2(without.contains("Ada & Cy") && !without.contains("bags"), without.constData());
}

void TestCli::languages()
{
    const Ran german = run("rules check none-such.json --lang de");
    QCOMPARE(german.exit, 2);
    const Ran unknown = run("rules describe standard --lang xx");
    QCOMPARE(unknown.exit, 2);
    QVERIFY(unknown.errors.contains("\"xx\"") && unknown.errors.contains("de"));
    QCOMPARE(run("rules describe standard --lang de_AT").exit, 0);
}

/// Where the language stands is all one: before the command, within it, or at the end.
void TestCli::languageStandsAnywhere()
{
    const QByteArray german = run("rules describe standard --lang de").output;
    QVERIFY(!german.isEmpty() && german != run("rules describe standard").output);
    QCOMPARE(run("rules describe --lang=de standard").output, german);
    QCOMPARE(run("--lang de rules describe standard").output, german);
    QCOMPARE(run("--lang=de rules describe standard").output, german);
    QCOMPARE(run("--json --lang de rules presets").output,
             run("rules presets --lang de --json").output);
    QCOMPARE(run("--lang de rules --help").output, run("rules --help --lang de").output);
    QCOMPARE(run("--lang de help score").output, run("score --help --lang de").output);
    QCOMPARE(run("--lang de scor x").errors, run("scor x --lang de").errors);
    QCOMPARE(run("--lang xx rules presets").errors, run("rules presets --lang xx").errors);
    // A command of pages is known as one there, too: they need fonts.
    const QTemporaryDir folder;
    const QString page = folder.filePath(QStringLiteral("rules.pdf"));
    const QByteArray words = "--lang de print --sheet rules --out " + page.toUtf8() + " standard";
    QCOMPARE(run(words.constData()).exit, 0);
    QVERIFY(QFileInfo(page).size() > 1000);
}

/// A named game's cards that are taken out are in the order of its source, which is not always that
/// in which rules keep them.
void TestCli::gamesAreListedAsWritten()
{
    QHash<QString, QJsonObject> rules;
    const auto games = QJsonDocument::fromJson(run("rules presets --json").output).array();
    for (const QJsonValue &game : games)
        rules.insert(game[QStringLiteral("id")].toString(),
                     game[QStringLiteral("rules")].toObject());
    const QString removed = QStringLiteral("deck_removed");
    QCOMPARE(rules[QStringLiteral("five-handed")].value(removed), QStringLiteral("2C 2D"));
    QCOMPARE(rules[QStringLiteral("six-short")].value(removed), QStringLiteral("2S 2H 2D 2C"));
    QVERIFY(rules[QStringLiteral("five-handed")].value(QStringLiteral("table_players")).isDouble());
}

/// What is asked for, then what was chosen, then what the desktop speaks.
void TestCli::languagesOfTheWindow()
{
    const QTemporaryDir home;
    const auto help = [&home](const QStringList &arguments, const char *desktop) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(desktop));
        environment.insert(QStringLiteral("LANGUAGE"), QString());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SANDBAG_PROGRAM), arguments + QStringList{"--help"});
        program.waitForFinished(60000);
        return Ran{program.exitCode(), program.readAllStandardOutput(),
                   program.readAllStandardError()};
    };
    const QByteArray english = "Play a match automatically", german = "Eine Partie";
    QVERIFY(help({}, "en_US.UTF-8").output.contains(english));
    QVERIFY(help({}, "de_DE.UTF-8").output.contains(german));
    QVERIFY(help({"--lang", "de"}, "en_US.UTF-8").output.contains(german));
    const Ran unknown = help({"--lang=xx"}, "en_US.UTF-8");
    QCOMPARE(unknown.exit, 1);
    QVERIFY2(unknown.errors.contains("\"xx\"") && unknown.errors.contains("de"),
             unknown.errors.constData());
    QVERIFY(QDir(home.path()).mkpath(QStringLiteral("sandbag")));
    QFile settings(home.filePath(QStringLiteral("sandbag/sandbag.conf")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[window]\nlanguage=de\n");
    settings.close();
    QVERIFY(help({}, "en_US.UTF-8").output.contains(german));
    QVERIFY(help({"--lang", "en"}, "de_DE.UTF-8").output.contains(english));
}

/// A typing error is answered with the word that was probably meant.
void TestCli::meantWords_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("command") << "scor x" << QByteArray("\"score\"");
    QTest::newRow("command of two words") << "rules lst" << QByteArray("\"rules list\"");
    QTest::newRow("rules alone") << "rules" << QByteArray("list, presets, find, check, describe");
    QTest::newRow("rules --json") << "rules --json" << QByteArray("list, presets");
    QTest::newRow("option") << "score --jsn a" << QByteArray("\"--json\"");
    QTest::newRow("named game") << "rules check zonee" << QByteArray("\"zone\"");
    QTest::newRow("rules for a match") << "print zone --out x.pdf" << QByteArray("--sheet rules");
    QTest::newRow("sheet") << "print - --sheet scor --out x.pdf" << QByteArray("\"score\"");
    QTest::newRow("paper") << "print - --paper a3 --out x.pdf" << QByteArray("a4, a5, letter");
    QTest::newRow("deal without hands")
        << "print - --deal 1 --out x.pdf" << QByteArray("--sheet hands");
    QTest::newRow("pages and a document")
        << "print zone --sheet rules --out - --json" << QByteArray("give --out a file name");
}

void TestCli::meantWords()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, meant);
    const Ran ran = run(arguments.toUtf8().constData());
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.errors.contains(meant), ran.errors.constData());
}

/// With --json standard output holds one document also when something is wrong.
void TestCli::errorsAsJson_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("where");
    const QByteArray wrong = QByteArray(kMatch).replace("[4, 4, 0, 5]", "[4, 4, 0, 4]");
    const QByteArray typo = QByteArray(kMatch).replace("\"nil\"", "\"nill\"");
    for (const char *command :
         {"score", "legal", "solve", "review", "hint", "why", "print --out x.pdf"}) {
        const QString words = QString::fromUtf8(command) + QStringLiteral(" -");
        QTest::addRow("%s: no tricks", command) << words << wrong << 1 << "deal 1";
        QTest::addRow("%s: no call", command) << words << typo << 1 << "/deals/0/bids/2";
        QTest::addRow("%s: no JSON", command) << words << QByteArray("{") << 2 << "";
    }
    QTest::newRow("no file") << "score" << QByteArray() << 2 << "";
    QTest::newRow("no option") << "score --x -" << QByteArray() << 2 << "";
    QTest::newRow("no command") << "scor" << QByteArray() << 2 << "";
    QTest::newRow("no rules") << "rules describe -" << QByteArray("{") << 2 << "";
    QTest::newRow("rules check") << "rules check -" << QByteArray("{") << 2 << "";
    QTest::newRow("no language") << "score - --lang xx" << kMatch << 2 << "";
    QTest::newRow("no folder") << "play --record /dev/null/x" << QByteArray() << 2 << "";
    QTest::newRow("no number") << "play --games x" << QByteArray() << 2 << "";
}

void TestCli::errorsAsJson()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, exit);
    QFETCH(QString, where);
    const Ran ran = run((arguments + QStringLiteral(" --json")).toUtf8().constData(), input);
    QCOMPARE(ran.exit, exit);
    const QJsonObject error = ran.json().object().value(QStringLiteral("error")).toObject();
    QVERIFY2(!error.value(QStringLiteral("text")).toString().isEmpty(), ran.output.constData());
    QCOMPARE(error.value(QStringLiteral("where")).toString(), where);
    QCOMPARE(error.value(QStringLiteral("where")).isNull(), where.isEmpty());
}

void TestCli::helpExplains()
{
    const QByteArray help = run("duel --help").output.simplified();
    QVERIFY2(help.contains("sandbag-cli duel"), help.constData());
    QVERIFY(!help.contains(SANDBAG_CLI));
    QVERIFY2(help.contains("Default: simple."), help.constData());
    QVERIFY(run("score --help").output.simplified().contains("standard input"));
}

/// The help for programs says what the help for people does.
void TestCli::helpAsJson()
{
    const QJsonArray commands =
        run("--help --json").json().object().value(QStringLiteral("commands")).toArray();
    QVERIFY(commands.size() >= 12);
    for (const QJsonValue command : commands) {
        const QString words = command.toObject().value(QStringLiteral("command")).toString();
        const QByteArray typed = words.toUtf8() + " --help";
        const QJsonObject help = run((typed + " --json").constData()).json().object();
        QCOMPARE(help.value(QStringLiteral("command")).toString(), words);
        const QString people = QString::fromUtf8(run(typed.constData()).output);
        for (const QJsonValue option : help.value(QStringLiteral("options")).toArray()) {
            const QString name = option.toObject().value(QStringLiteral("name")).toString();
            QVERIFY2(people.contains(u'-' + name), qPrintable(words + u' ' + name));
        }
    }
}

/// In the records of a match between players of one kind the sides have names of their own.
void TestCli::sidesHaveNames()
{
    QTemporaryDir folder;
    for (const char *seats : {"simple", "simple,random,simple,random"}) {
        QCOMPARE(
            run(QStringList{QStringLiteral("play"), QStringLiteral("--seats"),
                            QString::fromUtf8(seats), QStringLiteral("--record"), folder.path()})
                .exit,
            0);
        QFile file(folder.filePath(QStringLiteral("match-1.spades.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList names;
        const QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
        for (const QJsonValue player : record.value(QStringLiteral("players")).toArray())
            names << player.toObject().value(QStringLiteral("name")).toString();
        QCOMPARE(names.size(), 4);
        QCOMPARE(names.removeDuplicates(), 0);
    }
    const QByteArray said = run("duel --a simple --b random --deals 1").output;
    QVERIFY2(said.contains("A is simple, B is random"), said.constData());
}

/// Every option of every command stands in the manual.
void TestCli::manualIsComplete()
{
    QFile manual(QStringLiteral(SANDBAG_TEST_DATA "/../packaging/man/sandbag-cli.6"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QByteArray page = manual.readAll();
    for (const char *command :
         {"rules list", "rules describe", "score",       "legal",          "solve",
          "review",     "hint",           "why",         "play",           "duel",
          "bench",      "print",          "bot",         "import",         "history",
          "stats",      "backup save",    "backup show", "backup restore", "settings reset"}) {
        const QString help =
            QString::fromUtf8(run((QByteArray(command) + " --help").constData()).output);
        auto names = QRegularExpression(QStringLiteral("^ +(?:-\\w, )?-{1,2}([a-z]+)"),
                                        QRegularExpression::MultilineOption)
                         .globalMatch(help);
        QVERIFY2(names.hasNext(), command);
        while (names.hasNext()) {
            const QByteArray name = names.next().captured(1).toUtf8();
            const bool there = page.contains("Fl -" + name) || page.contains(", -" + name) ||
                               page.contains("Fl " + name + " Ar");
            QVERIFY2(there, name.constData());
        }
    }
}

/// A manual in another language tells of the same options as the English one.
void TestCli::manualsInOtherLanguagesAreWhole()
{
    const QDir folder(QStringLiteral(SANDBAG_TEST_DATA "/../packaging/man"));
    const auto optionsOf = [](const QString &path) {
        QFile manual(path);
        QStringList options;
        if (!manual.open(QIODevice::ReadOnly))
            return options;
        static const QRegularExpression kOption(
            QStringLiteral("Fl -?([a-z-]+)|^\\.It Cm ([a-z ]+)"),
            QRegularExpression::MultilineOption);
        auto all = kOption.globalMatch(QString::fromUtf8(manual.readAll()));
        while (all.hasNext())
            options << all.next().captured().trimmed();
        options.sort();
        return options;
    };
    for (const QString &language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QString &page : folder.entryList({QStringLiteral("*.6")})) {
            const QStringList english = optionsOf(folder.filePath(page));
            QVERIFY(english.size() > 8);
            QCOMPARE(optionsOf(folder.filePath(language + u'/' + page)), english);
        }
}

void TestCli::manualOfTheWindowIsComplete()
{
    QFile manual(QStringLiteral(SANDBAG_TEST_DATA "/../packaging/man/sandbag.6"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QByteArray page = manual.readAll();
    QProcess program;
    program.start(QStringLiteral(SANDBAG_PROGRAM), {QStringLiteral("--help")});
    QVERIFY(program.waitForFinished(60000));
    auto names = QRegularExpression(QStringLiteral("^ +(?:-\\w, )?--([a-z-]+)"),
                                    QRegularExpression::MultilineOption)
                     .globalMatch(QString::fromUtf8(program.readAllStandardOutput()));
    int count = 0;
    for (; names.hasNext(); ++count) {
        const QByteArray name = names.next().captured(1).toUtf8();
        const bool there = page.contains("Fl -" + name) || page.contains(", -" + name);
        QVERIFY2(there, name.constData());
    }
    QVERIFY(count >= 6);
}

void TestCli::pagesToOutput()
{
    const Ran ran = run("print zone --sheet rules --out -");
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.output.startsWith("%PDF-"));
    QVERIFY(!QFile::exists(QStringLiteral("-")));
}

void TestCli::pagesAreToldAsJson()
{
    QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("rules.pdf"));
    const Ran ran = run(QStringList{QStringLiteral("print"), QStringLiteral("zone"),
                                    QStringLiteral("--sheet"), QStringLiteral("rules"),
                                    QStringLiteral("--out"), out, QStringLiteral("--json")});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().object(), QJsonObject({{QStringLiteral("out"), out}}));
    QVERIFY(QFile::exists(out));
}

/// Pages need fonts, which only some commands load.
void TestCli::boardsArePrinted()
{
    QTemporaryDir folder;
    const QString set = folder.filePath(QStringLiteral("a.spades-boards.json"));
    const QString out = folder.filePath(QStringLiteral("hands.pdf"));
    QCOMPARE(
        run(QStringList{QStringLiteral("boards"), QStringLiteral("new"), QStringLiteral("--count"),
                        QStringLiteral("4"), QStringLiteral("--out"), set})
            .exit,
        0);
    const Ran ran = run(QStringList{QStringLiteral("boards"), QStringLiteral("print"), set,
                                    QStringLiteral("--sheet"), QStringLiteral("hands"),
                                    QStringLiteral("--out"), out});
    QVERIFY2(ran.exit == 0, ran.errors.constData());
    QFile pdf(out);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.read(5) == "%PDF-");
}

void TestCli::boardsGoByAnyRules()
{
    QTemporaryDir folder;
    const QString set = folder.filePath(QStringLiteral("a.spades-boards.json"));
    const Ran ran =
        run(QStringList{QStringLiteral("boards"), QStringLiteral("new"), QStringLiteral("--rules"),
                        QStringLiteral("zone"), QStringLiteral("--out"), set});
    QVERIFY2(ran.exit == 0, ran.errors.constData());
    const auto read = sandbag::readBoards(set);
    QVERIFY(std::holds_alternative<sandbag::BoardSet>(read));
    QCOMPARE(std::get<sandbag::BoardSet>(read).rules.base, QStringLiteral("zone"));
    QCOMPARE(run(QStringList{QStringLiteral("boards"), QStringLiteral("new"),
                             QStringLiteral("--rules"), QStringLiteral("/no/such/file")})
                 .exit,
             2);
}

/// Whatever another program tells the player, it goes on.
void TestCli::botSurvivesAnyLine()
{
    const QByteArray lines =
        R"({"type":"match","rules":{},"seat":99,"players":4}
{"type":"act","legal":["4"]}
{"type":"deal","dealer":0,"hand":"AS","face_up":["","","","","","","","","","","","","",""]}
[]
{"type":"match","rules":{},"seat":0,"players":4}
{"type":"deal","dealer":0,"hand":"","face_up":["","","","","","","","","","","","","",""]}
{"type":"deal","dealer":0,"hand":"AS AS AS AS","face_up":["AS","AS","AS","AS"]}
{"type":"act","phase":"call","legal":["3"]}
{"type":"event","seat":3,"play":"AS"}
{"type":"act","legal":{"count":-5,"from":"AS KS"}}
{"type":"bye"}
)";
    const Ran ran = run("bot --player simple", lines);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.output.count("\"act\""), 3);
    QVERIFY2(ran.errors.contains("line 1 ") && ran.errors.contains("/seat"),
             ran.errors.constData());
    QVERIFY2(ran.errors.contains("line 6 ") && ran.errors.contains("/face_up"),
             ran.errors.constData());
}

/// Deals from 0 : 0 have no winner of a match; the same seed gives the same figures.
void TestCli::playsSingleDeals()
{
    const Ran ran = run("play --seats simple --deals 12 --seed 5 --json");
    QCOMPARE(ran.exit, 0);
    const QJsonObject tally = ran.json().object();
    QCOMPARE(tally.value(QStringLiteral("games")).toInt(), 0);
    QCOMPARE(tally.value(QStringLiteral("deals")).toInt(), 12);
    const double bids = tally.value(QStringLiteral("bid_sum")).toDouble();
    QVERIFY(bids > 6 && bids < 14);
    QCOMPARE(run("play --seats simple --deals 12 --seed 5 --json").output, ran.output);
    QCOMPARE(run("play --deals 2 --record .").exit, 2);
}

/// Where a partner's number names the contract of both, the numbers as said would come to more than
/// there are tricks.
void TestCli::countsAClosingNumberOnce()
{
    const Ran ran = run("play --rules one-closes --seats simple --deals 60 --seed 5 --json");
    QCOMPARE(ran.exit, 0);
    const double bids = ran.json().object().value(QStringLiteral("bid_sum")).toDouble();
    QVERIFY2(bids > 8 && bids < 13, qPrintable(QString::number(bids)));
}

/// The same documents and exit statuses that the commands give one by one.
void TestCli::batchAnswersAsTheCommands()
{
    const QByteArray broken = QByteArray(kMatch).replace("[4, 4, 0, 5]", "[4, 4, 0, 6]");
    const QByteArray rules = R"({"format": "spades-rules/1", "rules": {"table_players": 5}})";
    const QByteArray strange = R"({"format": "spades-rules/1", "rules": {"no_such": 5}})";
    QFile position(
        QStringLiteral(SANDBAG_TEST_DATA "/players/explanations/blind-nil-290-behind.spades.json"));
    QVERIFY(position.open(QIODevice::ReadOnly));
    const QByteArray waiting = position.readAll();
    struct Asked {
        QByteArray command, member, file;
    };
    const Asked asked[] = {{"score", "match", kMatch},       {"legal", "match", kMatch},
                           {"hint", "match", kMatch},        {"hint", "match", waiting},
                           {"score", "match", broken},       {"rules check", "rules", rules},
                           {"rules check", "rules", strange}};
    QByteArray lines;
    int worst = 0;
    for (const Asked &one : asked)
        lines += R"({"command": ")" + one.command + R"(", ")" + one.member + R"(": )" +
                 QByteArray(one.file).replace('\n', ' ') + "}\n";
    const Ran ran = run("batch", lines);
    const QList<QByteArray> answers = ran.output.split('\n');
    QCOMPARE(answers.size(), qsizetype(std::size(asked)) + 1);
    for (std::size_t i = 0; i < std::size(asked); ++i) {
        const Ran alone = run((asked[i].command + " - --json").constData(), asked[i].file);
        const QJsonObject answer =
            QJsonDocument::fromJson(answers[static_cast<qsizetype>(i)]).object();
        QCOMPARE(answer.value(QStringLiteral("line")).toInt(), static_cast<int>(i) + 1);
        QCOMPARE(answer.value(QStringLiteral("exit")).toInt(), alone.exit);
        const QByteArray place = "line " + QByteArray::number(static_cast<int>(i) + 1) + ":";
        QCOMPARE(QJsonDocument(answer.value(QStringLiteral("answer")).toObject()).toJson(),
                 QJsonDocument::fromJson(QByteArray(alone.output).replace("-:", place)).toJson());
        worst = std::max(worst, alone.exit);
    }
    QCOMPARE(ran.exit, worst);
    QVERIFY2(ran.errors.isEmpty(), ran.errors.constData());
}

void TestCli::batchSurvivesAnyLine()
{
    const QByteArray lines = "hello\n\n[1]\n{}\n{\"command\": \"play\"}\n{\"command\": \"score\"}\n"
                             "{\"command\": \"legal\", \"match\": 4}\n{\"command\": \"score\", "
                             "\"match\": " +
                             QByteArray(kMatch).replace('\n', ' ') + "}";
    const Ran ran = run("batch", lines);
    QCOMPARE(ran.exit, 2);
    const QList<QByteArray> answers = ran.output.trimmed().split('\n');
    QCOMPARE(answers.size(), 7);
    for (qsizetype i = 0; i < answers.size(); ++i) {
        const QJsonObject answer = QJsonDocument::fromJson(answers[i]).object();
        const bool last = i + 1 == answers.size();
        QCOMPARE(answer.value(QStringLiteral("exit")).toInt(), last ? 0 : 2);
        QCOMPARE(answer.value(QStringLiteral("line")).toInt(), static_cast<int>(i ? i + 2 : 1));
        QCOMPARE(answer.value(QStringLiteral("answer")).toObject().contains("error"), !last);
    }
}

/// By what the seat sees: with the hidden hands exchanged the answer is the same, figures and all.
void TestCli::hintSaysWhatTheTableWould()
{
    QFile file(
        QStringLiteral(SANDBAG_TEST_DATA "/players/explanations/blind-nil-290-behind.spades.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
    const QByteArray seated = "hint - --json --player search:iterations=600:threads=1:explain=1";
    const auto asked = [&] { return run(seated.constData(), QJsonDocument(record).toJson()); };
    const Ran hint = asked();
    QCOMPARE(hint.exit, 0);
    const QJsonObject told = hint.json().object();
    QCOMPARE(told.value(QStringLiteral("act")).toString(), QStringLiteral("blind nil"));
    QVERIFY(told.value(QStringLiteral("reason")).toString().contains("290 points behind"));
    QVERIFY(!told.value(QStringLiteral("title")).toString().isEmpty());
    QVERIFY(!told.value(QStringLiteral("second")).toString().isEmpty());
    const QJsonArray values = told.value(QStringLiteral("values")).toArray();
    QVERIFY(values.size() >= 2);
    for (const QJsonValue value : values) {
        const double win = value.toObject().value(QStringLiteral("win")).toDouble(-1);
        QVERIFY(win > 0 && win < 1);
    }
    QJsonArray deals = record.value(QStringLiteral("deals")).toArray();
    QJsonObject last = deals.last().toObject();
    QJsonArray hands = last.value(QStringLiteral("hands")).toArray();
    const QJsonValue one = hands[1];
    hands[1] = hands[2];
    hands[2] = one;
    last.insert(QStringLiteral("hands"), hands);
    deals.replace(deals.size() - 1, last);
    record.insert(QStringLiteral("deals"), deals);
    QCOMPARE(asked().output, hint.output);
    QCOMPARE(run("hint - --seat 2", QJsonDocument(record).toJson()).exit, 2);
    QCOMPARE(run("hint - --player nobody", QJsonDocument(record).toJson()).exit, 2);
}

void TestCli::whyIsAnsweredByThePlayer()
{
    const QByteArray file = SANDBAG_TEST_DATA "/players/explanations/h13.spades.json";
    const Ran why = run(("why " + file + " --deal 1 --event 0 --json").constData());
    QCOMPARE(why.exit, 0);
    const QJsonObject told = why.json().object();
    QCOMPARE(told.value(QStringLiteral("seat")).toInt(), 2);
    QCOMPARE(told.value(QStringLiteral("act")).toString(), QStringLiteral("2"));
    QVERIFY(!told.value(QStringLiteral("text")).toString().isEmpty());
    QVERIFY(told.value(QStringLiteral("believed")).isArray());
    QVERIFY(told.contains(QStringLiteral("second")));
    QCOMPARE(run(("why " + file + " --deal 1 --event 999 --json").constData()).exit, 2);
    QCOMPARE(run(("why " + file + " --deal 7").constData()).exit, 2);
}

/// The last three tricks of a played deal: what solve plays is a lawful end of the record, and
/// scores as it says.
void TestCli::solvePlaysTheDealOut()
{
    QTemporaryDir folder;
    QCOMPARE(run(QStringList{QStringLiteral("play"), QStringLiteral("--seats"),
                             QStringLiteral("simple"), QStringLiteral("--record"), folder.path()})
                 .exit,
             0);
    QFile file(folder.filePath(QStringLiteral("match-1.spades.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject deal = record.value(QStringLiteral("deals")).toArray().first().toObject();
    QJsonArray events = deal.value(QStringLiteral("events")).toArray();
    for (int cards = 0; cards < 12; events.removeLast())
        cards += events.last().toObject().contains(QStringLiteral("play")) ? 1 : 0;
    const auto withEvents = [&](const QJsonArray &list) {
        deal.insert(QStringLiteral("events"), list);
        record.insert(QStringLiteral("deals"), QJsonArray{deal});
        return QJsonDocument(record).toJson();
    };
    const Ran solved = run("solve - --json", withEvents(events));
    QCOMPARE(solved.exit, 0);
    const QJsonArray sides = solved.json().object().value(QStringLiteral("sides")).toArray();
    QCOMPARE(sides.size(), 2);
    for (const QJsonValue side : sides) {
        const QJsonArray plays = side.toObject().value(QStringLiteral("plays")).toArray();
        QCOMPARE(plays.size(), 12);
        QJsonArray all = events;
        for (const QJsonValue play : plays)
            all.append(play);
        const Ran scored = run("score - --json", withEvents(all));
        QCOMPARE(scored.exit, 0);
        QCOMPARE(side.toObject().value(QStringLiteral("result")).toObject(),
                 scored.json().object().value(QStringLiteral("deals")).toArray().first());
    }
    const Ran other = run("solve - --json --side 1", withEvents(events));
    QCOMPARE(other.json().object().value(QStringLiteral("sides")).toArray(), QJsonArray{sides[1]});
    QCOMPARE(run("solve - --side 2", withEvents(events)).exit, 2);
    QCOMPARE(run("solve -", kMatch).exit, 2);
}

/// As dealt, thirteen tricks: what both sides can make adds up, and each value has its card.
void TestCli::solveTellsWhatCardsAreWorth()
{
    QTemporaryDir folder;
    QCOMPARE(run(QStringList{QStringLiteral("play"), QStringLiteral("--seats"),
                             QStringLiteral("simple"), QStringLiteral("--record"), folder.path()})
                 .exit,
             0);
    QFile file(folder.filePath(QStringLiteral("match-1.spades.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject deal = record.value(QStringLiteral("deals")).toArray().first().toObject();
    deal.insert(QStringLiteral("events"), QJsonArray());
    record.insert(QStringLiteral("deals"), QJsonArray{deal});
    const QByteArray dealt = QJsonDocument(record).toJson();
    double sum = 0;
    for (const char *side : {"0", "1"}) {
        const Ran ran = run(QByteArray("solve - --json --objective tricks --side ") + side, dealt);
        QCOMPARE(ran.exit, 0);
        const QJsonObject solved = ran.json().object();
        const double value = solved.value(QStringLiteral("value")).toDouble();
        sum += value;
        QVERIFY(solved.value(QStringLiteral("exact")).toBool());
        QCOMPARE(solved.value(QStringLiteral("line")).toArray().size(), 52);
        bool found = false;
        for (const auto &card : solved.value(QStringLiteral("cards")).toArray())
            found |= card.toObject().value(QStringLiteral("value")).toDouble() == value;
        QVERIFY(found);
    }
    QCOMPARE(sum, 13.0);
    QCOMPARE(run("solve - --objective points", dealt).exit, 2);
    QCOMPARE(run("solve - --objective luck", dealt).exit, 2);
    QCOMPARE(run("solve - --objective tricks --side 2", dealt).exit, 2);
}

/// A full disk behind the output is no success.
void TestCli::lostOutputIsAnError()
{
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(SANDBAG_CLI),
                  {QStringLiteral("rules"), QStringLiteral("list"), QStringLiteral("--json")});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(!process.readAllStandardError().isEmpty());
}

/// Rather than an empty page.
void TestCli::aMissingDealIsNotPrinted()
{
    QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("hands.pdf"));
    const QString match = folder.filePath(QStringLiteral("m.spades.json"));
    QFile file(match);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kMatch);
    file.close();
    for (const QString &from : {QStringLiteral("-"), match}) {
        const Ran ran = run(QStringList{QStringLiteral("print"), from, QStringLiteral("--sheet"),
                                        QStringLiteral("hands"), QStringLiteral("--deal"),
                                        QStringLiteral("9"), QStringLiteral("--out"), out},
                            kMatch);
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.errors.contains("no deal 9"), ran.errors.constData());
        QVERIFY(!QFile::exists(out));
    }
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
