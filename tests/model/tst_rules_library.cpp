// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/rules_library.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

RuleFile table(const QString &name, int nil, const char *base = "zone")
{
    RuleFile file;
    file.name = name;
    file.base = QString::fromLatin1(base);
    file.rules = rulesOf(*findPreset(base));
    file.rules.nil_value = nil;
    return file;
}

QStringList names(const RulesLibrary &library)
{
    QStringList names;
    for (const RuleFile &file : library.tables())
        names << file.name;
    return names;
}

/// What a library says is wrong, as a window hears it: on its own thread. (A QSignalSpy writes on
/// the thread that writes the files.)
class Heard : public QObject
{
public:
    explicit Heard(const RulesLibrary &library)
    {
        connect(&library, &RulesLibrary::trouble, this,
                [this](const QString &text) { m_texts << text; });
    }
    [[nodiscard]] const QStringList &texts() const { return m_texts; }

private:
    QStringList m_texts;
};

} // namespace

class TestRulesLibrary : public QObject
{
    Q_OBJECT

private slots:
    void findsRulesInAMessage_data()
    {
        QTest::addColumn<QString>("message");
        RuleFile friday;
        friday.name = QStringLiteral("Jürgen “Ace” & {Söhne}");
        friday.rules.nil_value = 50;
        friday.rules.win_floor = -200;
        const QString text = RulesLibrary::toText(friday);
        const auto curly = [](QString rules) {
            bool open = false;
            for (QChar &sign : rules)
                if (sign == u'"')
                    sign = QChar((open = !open) ? 0x201c : 0x201d);
            return rules.replace(QStringLiteral("-200"), QStringLiteral("−200"));
        };
        const auto quoted = [](const QString &rules, const QString &mark) {
            return mark + rules.trimmed().split(u'\n').join(u'\n' + mark);
        };
        const auto spaced = [](QString rules) { return rules.replace(u' ', QChar(0xa0)); };
        QTest::newRow("as it is") << text;
        QTest::newRow("byte order mark") << QChar(0xfeff) + text;
        QTest::newRow("fence") << QStringLiteral("```json\n") + text + QStringLiteral("```");
        QTest::newRow("quoted") << quoted(text, QStringLiteral("> "));
        QTest::newRow("quoted twice") << quoted(text, QStringLiteral(">> "));
        QTest::newRow("text around")
            << QStringLiteral("Here are {my} rules: ") + text + QStringLiteral(" See you :-}");
        QTest::newRow("CRLF") << QString(text).replace(u'\n', QStringLiteral("\r\n"));
        friday.name = QStringLiteral("Friday");
        const QString plain = RulesLibrary::toText(friday);
        QTest::newRow("no-break spaces") << spaced(plain);
        QTest::newRow("curly quotes") << curly(plain);
        QTest::newRow("German quotes") << curly(plain)
                                              .replace(QChar(0x201c), QChar(0x201e))
                                              .replace(QChar(0x201d), QChar(0x201c));
        QTest::newRow("everything at once")
            << QStringLiteral("Look:\n") +
                   quoted(spaced(curly(QStringLiteral("```\n") + plain + QStringLiteral("```"))),
                          QStringLiteral("> ")) +
                   QStringLiteral("\nSent from my phone");
    }

    /// What a message does to rules that are pasted into it is put right.
    void findsRulesInAMessage()
    {
        QFETCH(QString, message);
        const auto read = RulesLibrary::fromText(message);
        const auto *fault = std::get_if<FileError>(&read);
        QVERIFY2(!fault, qPrintable(fault ? fault->text : QString()));
        const auto &friday = std::get<RuleFile>(read);
        QCOMPARE(friday.rules.nil_value, 50);
        QCOMPARE(friday.rules.win_floor, -200);
        QVERIFY(friday.name.startsWith(u'J') || friday.name == QStringLiteral("Friday"));
    }

    void saysWhatIsWrongWithAMessage()
    {
        const auto said = [](const char *message) {
            const auto read = RulesLibrary::fromText(QString::fromUtf8(message));
            const auto *fault = std::get_if<FileError>(&read);
            return fault ? fault->text : QString();
        };
        for (const char *other :
             {"", "hello", "{}", "{\"format\": \"spades-match/1\"}", "see you {at} nine"})
            QCOMPARE(said(other), QString("The clipboard holds no house rules."));
        const QString odd =
            said("Here: {\"format\": \"spades-rules/1\", \"rules\": {\"nil_valu\": 50}}");
        QVERIFY2(odd.contains("nil_value"), qPrintable(odd));
        const QString cut = said("Here: {\"format\": \"spades-rules/1\", \"rules\": {\"nil_va");
        QVERIFY2(cut.contains("line 1"), qPrintable(cut));
    }

    void keepsTablesBetweenStarts()
    {
        QTemporaryDir folder;
        {
            RulesLibrary library(folder.filePath("tables"));
            QSignalSpy changed(&library, &RulesLibrary::changed);
            library.save(table("Friday: nil/50 %", 50));
            library.save(table("Anna", 30, "family-4"));
            library.save(table("friday: NIL/50 %", 60)); // the same name, so it takes its place
            QCOMPARE(changed.count(), 3);
            QCOMPARE(names(library), QStringList({"Anna", "friday: NIL/50 %"}));
        }
        RulesLibrary again(folder.filePath("tables"));
        QCOMPARE(names(again), QStringList({"Anna", "friday: NIL/50 %"}));
        QVERIFY(sameTable(*again.find("ANNA"), table("Anna", 30, "family-4")));
        QCOMPARE(again.find("Friday: nil/50 %")->rules.nil_value, 60);
    }

    /// Two windows, or two programs, with the same tables.
    void whatAnotherSavedIsKept()
    {
        QTemporaryDir folder;
        {
            RulesLibrary first(folder.path());
            first.save(table("Friday", 50));
        }
        {
            RulesLibrary one(folder.path()), other(folder.path());
            const Heard trouble(one);
            other.save(table("Friday", 60));
            QTRY_COMPARE(RulesLibrary(folder.path()).find("Friday")->rules.nil_value, 60);
            one.save(table("Friday", 70));
            QTRY_COMPARE(trouble.texts().size(), 1);
            one.save(table("Friday", 80)); // what it wrote itself is nobody's else
            one.setLastUsed(table("Friday", 80));
            other.setLastUsed(table("Friday", 60));
            QTRY_COMPARE(RulesLibrary(folder.path()).find("Friday")->rules.nil_value, 80);
            QCOMPARE(trouble.texts().size(), 1);
        }
        const QStringList kept = QDir(folder.path()).entryList({"*.other*"});
        QCOMPARE(kept.size(), 1);
        const auto theirs = RulesLibrary::readFile(folder.filePath(kept.front()));
        QCOMPARE(std::get<RuleFile>(theirs).rules.nil_value, 60);
    }

    void renamesAndDuplicates()
    {
        QTemporaryDir folder;
        {
            RulesLibrary library(folder.path());
            library.save(table("One", 10));
            library.save(table("Two", 20));
            QVERIFY(!library.rename("One", "two"));
            QVERIFY(!library.rename("One", "  "));
            QVERIFY(!library.rename("Nobody", "Three"));
            QVERIFY(library.rename("One", "Uno"));
            QVERIFY(library.rename("Uno", "UNO"));
            QCOMPARE(library.duplicate("Two"), QString("Two 2"));
            QCOMPARE(library.duplicate("Two"), QString("Two 3"));
            QVERIFY(library.duplicate("Nobody").isEmpty());
        }
        RulesLibrary again(folder.path());
        QCOMPARE(names(again), QStringList({"Two", "Two 2", "Two 3", "UNO"}));
        QCOMPARE(again.find("uno")->rules.nil_value, 10);
    }

    void bringsBackWhatWasDeleted()
    {
        QTemporaryDir folder;
        {
            RulesLibrary library(folder.path());
            library.save(table("One", 10));
            library.save(table("Two", 20));
            library.remove("One");
            library.remove("Two");
            library.remove("Nobody");
            QVERIFY(library.tables().isEmpty());
            QCOMPARE(library.undoRemove(), QString("Two"));
            library.save(table("One", 11));
            QCOMPARE(library.undoRemove(), QString("One 2"));
            QVERIFY(library.undoRemove().isEmpty());
        }
        RulesLibrary again(folder.path());
        QCOMPARE(names(again), QStringList({"One", "One 2", "Two"}));
        QCOMPARE(again.find("One 2")->rules.nil_value, 10);
    }

    void leavesDamagedFilesAlone()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("broken.spades-rules.json");
        QFile broken(path);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"format\": \"spades-rules/1\", \"rules\": { \"nil_valu\": 5 } }");
        broken.close();
        RulesLibrary library(folder.path());
        const Heard trouble(library);
        QTRY_VERIFY(!trouble.texts().isEmpty());
        QVERIFY(trouble.texts().first().contains("broken.spades-rules.json"));
        QVERIFY(trouble.texts().first().contains("nil_value")); // what would be right
        QVERIFY(library.tables().isEmpty());
        QVERIFY(QFile::exists(path));
    }

    /// A name that looks like a file of the folder's own, long names, and a file of another name.
    void everyNameHasAFileOfItsOwn()
    {
        QTemporaryDir folder;
        const QString lengthy = QString(220, QLatin1Char('x'));
        {
            RulesLibrary library(folder.path());
            library.setLastUsed(table("Played", 1));
            library.save(table("last-table", 2));
            library.save(table("Last-Table", 3));
            library.save(table(lengthy + "one", 10));
            library.save(table(lengthy + "two", 20));
        }
        {
            RulesLibrary library(folder.path());
            QCOMPARE(library.tables().size(), 3);
            QCOMPARE(library.lastUsed().rules.nil_value, 1);
            QCOMPARE(library.find("LAST-TABLE")->rules.nil_value, 3);
            QCOMPARE(library.find(lengthy + "one")->rules.nil_value, 10);
            QCOMPARE(library.find(lengthy + "two")->rules.nil_value, 20);
            QVERIFY(QFile::rename(folder.filePath("last-table.spades-rules.json"),
                                  folder.filePath("friday.spades-rules.json")));
        }
        {
            RulesLibrary library(folder.path());
            library.save(table("Friday", 50)); // its file is that of "Played"
        }
        RulesLibrary again(folder.path());
        QCOMPARE(again.find("Played")->rules.nil_value, 1);
        QCOMPARE(again.find("Friday")->rules.nil_value, 50);
    }

    /// Names that are written with a number behind a percent sign, and are cut off.
    void longNamesWithSigns()
    {
        QTemporaryDir folder;
        const QString lengthy = QStringLiteral("Mon/Tue, 50+ ") + QString(220, QLatin1Char('x'));
        {
            RulesLibrary library(folder.path());
            library.save(table(lengthy + "one", 10));
            library.save(table(lengthy + "two", 20));
        }
        RulesLibrary again(folder.path());
        QCOMPARE(again.tables().size(), 2);
        QCOMPARE(again.find(lengthy + "two")->rules.nil_value, 20);
    }

    /// A damaged file is left alone also by a table that would have its name.
    void savesBesideADamagedFile()
    {
        QTemporaryDir folder;
        QFile broken(folder.filePath("friday.spades-rules.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ oh");
        broken.close();
        {
            RulesLibrary library(folder.path());
            library.save(table("Friday", 50));
        }
        QVERIFY(broken.open(QIODevice::ReadOnly));
        QCOMPARE(broken.readAll(), QByteArray("{ oh"));
        QCOMPARE(names(RulesLibrary(folder.path())), QStringList{"Friday"});
    }

    /// The old file goes only once the new one is written.
    void aRenameThatFailsLosesNothing()
    {
        QTemporaryDir folder;
        RulesLibrary(folder.path()).save(table("One", 10));
        {
            RulesLibrary library(folder.path());
            const Heard trouble(library);
            QVERIFY(QDir(folder.path()).mkpath("uno.spades-rules.json")); // in the way
            QVERIFY(library.rename("One", "Uno"));
            QTRY_VERIFY(!trouble.texts().isEmpty());
        }
        QCOMPARE(names(RulesLibrary(folder.path())), QStringList{"One"});
    }

    void saysWhatCouldNotBeWritten()
    {
        QTemporaryDir folder;
        QFile inTheWay(folder.filePath("tables"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        RulesLibrary library(folder.filePath("tables"));
        const Heard trouble(library);
        library.save(table("One", 10));
        QTRY_VERIFY(!trouble.texts().isEmpty());
        QVERIFY(library.find("One")); // nothing is lost while the program runs
        const auto fault =
            RulesLibrary::writeFile(folder.filePath("no/such/place.json"), table("x", 1));
        QVERIFY(fault);
        QVERIFY(fault->text.contains("place.json"));
    }

    void remembersTheLastTable()
    {
        QTemporaryDir folder;
        {
            RulesLibrary library(folder.path());
            QCOMPARE(library.lastUsed().base, QString("standard"));
            library.setLastUsed(table("Friday", 50));
        }
        RulesLibrary again(folder.path());
        QVERIFY(sameTable(again.lastUsed(), table("Friday", 50)));
        QVERIFY(again.tables().isEmpty());
    }

    void everyPresetGoesRoundAsTextAndFile()
    {
        QTemporaryDir folder;
        for (const Preset &preset : presets()) {
            RuleFile file = table(QString::fromUtf8(preset.title), 35, preset.id);
            const auto copied = RulesLibrary::fromText(RulesLibrary::toText(file));
            const auto *text = std::get_if<RuleFile>(&copied);
            QVERIFY(text);
            QVERIFY2(sameTable(*text, file), preset.id);
            const QString path = folder.filePath(preset.id + RulesLibrary::fileEnding());
            QVERIFY(!RulesLibrary::writeFile(path, file));
            const auto opened = RulesLibrary::readFile(path);
            const auto *read = std::get_if<RuleFile>(&opened);
            QVERIFY2(read && sameTable(*read, file), preset.id);
        }
    }

    void namesNamelessFilesByTheirFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("Sunday.spades-rules.json");
        QVERIFY(!RulesLibrary::writeFile(path, table("", 5)));
        QCOMPARE(std::get<RuleFile>(RulesLibrary::readFile(path)).name, QString("Sunday"));
        const auto nonsense = RulesLibrary::fromText("nonsense");
        QVERIFY(!std::get<FileError>(nonsense).text.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRulesLibrary)
#include "tst_rules_library.moc"
