// SPDX-License-Identifier: GPL-3.0-or-later
// Every call of the system by which something is saved fails once, and all from there on: what
// stood there before or what is new stands there whole, and what failed is said. Reading a byte at
// a time gives the same.
#include "act_pace.h"
#include "catalogue/rules_library.h"
#include "disk/plain_file.h"
#include "failing_calls.h"
#include "files/kept_settings.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/rules_json.h"
#include "game_session.h"
#include "library.h"
#include "match_files.h"
#include "record_reading.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <functional>
#include <sys/stat.h>
#include <unistd.h>

using namespace sandbag;

namespace {

QByteArray swapped; ///< the name of a file that becomes a pipe

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is tried: saves under a folder, and says why it could not ("" where it could).
struct Saving {
    QString file; ///< in the folder
    std::function<void(const QString &folder)> prepare;
    std::function<QString(const QString &folder)> save;
};

void playSome(GameSession &session)
{
    session.pace().setLeast(0);
    QList<SeatPlan> seats;
    for (int seat = 0; seat < 4; ++seat)
        seats.append({QStringLiteral("P%1").arg(seat), QStringLiteral("simple")});
    session.newMatch({RuleSet{}, QStringLiteral("standard"), {}, seats, 5});
    // The same bytes whenever it is saved.
    session.files().note(record_member::begun, QStringLiteral("2026-01-02T03:04:05Z"));
    session.pace().setPaused(true);
}

Saving matchSaving()
{
    const QString name = QStringLiteral("m.spades.json");
    const auto save = [name](const QString &folder) {
        GameSession session;
        playSome(session);
        const auto fault = session.files().writeTo(folder + u'/' + name);
        return fault ? fault->text : QString();
    };
    const auto prepare = [name](const QString &folder) {
        QFile file(folder + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("before");
    };
    return {name, prepare, save};
}

RuleFile table(int value)
{
    RuleFile file;
    file.name = QStringLiteral("t");
    file.rules.nil_value = value;
    return file;
}

Saving librarySaving()
{
    const auto save = [](const QString &folder) {
        QString said;
        {
            RulesLibrary library(folder);
            QObject::connect(
                &library, &RulesLibrary::trouble, &library,
                [&said](const QString &text) { said = text; }, Qt::DirectConnection);
            library.save(table(50));
        } // waits for the writer
        return said;
    };
    const auto prepare = [](const QString &folder) {
        RulesLibrary library(folder);
        library.save(table(70));
    };
    return {QStringLiteral("t") + RulesLibrary::fileEnding(), prepare, save};
}

Saving fileSaving()
{
    const QString name = QStringLiteral("x.spades-rules.json");
    const auto save = [name](const QString &folder) {
        const auto fault = RulesLibrary::writeFile(folder + u'/' + name, table(50));
        return fault ? fault->text : QString();
    };
    const auto prepare = [name](const QString &folder) {
        QVERIFY(!RulesLibrary::writeFile(folder + u'/' + name, table(70)));
    };
    return {name, prepare, save};
}

/// A match that goes on is filed again: its record stands there whole, whatever becomes of the
/// index.
Saving historySaving()
{
    const auto file = [](const QString &folder, std::size_t deals) {
        RecordFile record;
        record.other.insert(record_member::begun, QStringLiteral("2026-01-02T03:04:05Z"));
        record.record.deals.resize(deals);
        for (DealRecord &deal : record.record.deals) {
            deal.kind = DealRecord::Kind::voided;
            deal.voidReason = "misdeal";
        }
        Library library(folder);
        auto fault = library.openToFile();
        if (!fault)
            fault = library.file(record.record, record.other, QStringLiteral("m"));
        return fault ? fault->text : QString();
    };
    return {QStringLiteral("m.spades.json"),
            [file](const QString &folder) { QCOMPARE(file(folder, 1), QString()); },
            [file](const QString &folder) { return file(folder, 2); }};
}

} // namespace

class TestFailingDisk : public QObject
{
    Q_OBJECT

private slots:
    void everyCallFails_data();
    void everyCallFails();
    void readsInBits();
    void whatBecomesAPipeIsNotWaitedFor();
};

void TestFailingDisk::everyCallFails_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("onward");
    const char *names[] = {"match", "library", "rule file", "history"};
    for (int what = 0; what < 4; ++what) {
        for (const bool onward : {false, true}) {
            QTest::addRow("%s: full%s", names[what], onward ? " from there" : "")
                << what << ENOSPC << onward;
            if (what == 3)
                continue; // goes the same ways, and waits long for the disk
            QTest::addRow("%s: defect%s", names[what], onward ? " from there" : "")
                << what << EIO << onward;
        }
    }
}

void TestFailingDisk::everyCallFails()
{
    QFETCH(int, what);
    QFETCH(int, error);
    QFETCH(bool, onward);
    const Saving savings[] = {matchSaving(), librarySaving(), fileSaving(), historySaving()};
    const Saving &saving = savings[what];
    const QTemporaryDir whole;
    saving.prepare(whole.path());
    const QByteArray before = contentOf(whole.filePath(saving.file));
    QCOMPARE(saving.save(whole.path()), QString());
    const QByteArray after = contentOf(whole.filePath(saving.file));
    QVERIFY(!before.isEmpty() && before != after);
    int failed = 0;
    for (int number = 0;; ++number) {
        const QTemporaryDir folder;
        saving.prepare(folder.path());
        faults::failCall(qPrintable(folder.path()), number, error, onward);
        const QString said = saving.save(folder.path());
        const int calls = faults::endFaults();
        const QByteArray now = contentOf(folder.filePath(saving.file));
        const QByteArray torn = "call " + QByteArray::number(number) + ": " + now;
        QVERIFY2(now == before || now == after, torn.constData());
        QVERIFY2(now == after || !said.isEmpty(), qPrintable(QString::number(number)));
        QCOMPARE(said.contains(u'\n'), false);
        failed += said.isEmpty() ? 0 : 1;
        QVERIFY(saving.save(folder.path()).isEmpty()); // and goes on once the disk is well
        QCOMPARE(contentOf(folder.filePath(saving.file)), after);
        if (number >= calls)
            break;
    }
    QVERIFY2(failed >= 3, QByteArray::number(failed).constData()); // to open, to write, to rename
}

void TestFailingDisk::readsInBits()
{
    const QTemporaryDir folder;
    const Saving match = matchSaving();
    QCOMPARE(match.save(folder.path()), QString());
    const QString path = folder.filePath(match.file);
    const auto once = loadMatch(path);
    faults::readInBits(qPrintable(folder.path()));
    const auto again = loadMatch(path);
    QVERIFY(faults::endFaults() > 0);
    QVERIFY(std::holds_alternative<LoadedMatch>(once));
    QVERIFY(std::holds_alternative<LoadedMatch>(again));
    QVERIFY(std::get<LoadedMatch>(once).match.record() ==
            std::get<LoadedMatch>(again).match.record());
}

/// Nobody ever writes into it.
void TestFailingDisk::whatBecomesAPipeIsNotWaitedFor()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    swapped = QFile::encodeName(file.fileName());
    faults::beforeOpening(swapped.constData(), [] {
        ::unlink(swapped.constData());
        ::mkfifo(swapped.constData(), 0600);
    });
    const std::optional<QString> refused = openPlainFile(file);
    QCOMPARE(faults::endFaults(), 1);
    QVERIFY(refused);
    QVERIFY2(refused->contains(QStringLiteral("pipe")), qPrintable(*refused));
}

QTEST_GUILESS_MAIN(TestFailingDisk)
#include "tst_failing_disk.moc"
