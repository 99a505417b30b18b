// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a real table in its files: nothing kept is overwritten, what is entered into an
// opened file is in that file, corrections find a way on, and rules keep the name people gave them.
#include "background/background_question.h"
#include "entry/book_file.h"
#include "entry/score_book.h"
#include "entry/write_notes.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

using namespace sandbag;

Q_DECLARE_METATYPE(std::function<void(sandbag::ScoreBook &)>)

namespace {

DealRecord deal(int dealer, std::array<int, 4> bids, std::array<int, 4> tricks)
{
    DealRecord record;
    record.kind = DealRecord::Kind::entered;
    record.dealer = dealer;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        record.bids[seat] = *parseCall(bids[seat] < 0 ? "blind nil" : std::to_string(bids[seat]));
        record.facts.tricks[seat] = static_cast<std::uint8_t>(tricks[seat]);
    }
    record.given.add(Fact::tricks);
    return record;
}

MatchRecord match(const char *name, int target = 500)
{
    MatchRecord record;
    record.rules.win_target = target;
    record.players.resize(4);
    record.players[0].name = name;
    return record;
}

std::array<int, 2> totals(const ScoreBook &book)
{
    const auto &all = book.match().standing().totals;
    return {all[0], all[1]};
}

std::size_t dealsIn(const QString &path)
{
    const auto read = readRecord(path);
    const auto *file = std::get_if<RecordFile>(&read);
    return file ? file->record.deals.size() : 999;
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.spades.json")}, QDir::Files);
}

} // namespace

class TestScoreBook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void openingAFileKeepsTheKeptMatch();
    void beginningAMatchKeepsTheKeptMatch();
    void keptWhateverItsRulesAreCalled_data();
    void keptWhateverItsRulesAreCalled();
    void keptUntilItIsPutAside();
    void savedByItselfBeforeTheFile();
    void keptThreadStays();
    void openedFileIsWritten();
    void openedFileIsWrittenAfterAPause();
    void fileThatLacksTheLastDealIsWritten();
    void ownFileIsKnownAfterAKill_data();
    void ownFileIsKnownAfterAKill();
    void laterFileIsTakenAfterAKill();
    void copyIsMadeAfterAKill();
    void removedFileStaysRemoved_data();
    void removedFileStaysRemoved();
    void unreadableFileIsSaid();
    void changedFileIsKnownAfterAKill();
    void fileReadTooEarlyTakesNoDeal();
    void fileOfSomebodyElseIsLeftAlone();
    void fileChangedMeanwhileStays();
    void otherMembersAreNoOtherMatch();
    void fileInUseIsRefused();
    void copyOfAFileInUse();
    void holdEndsWithTheBook();
    void fileThatCannotBeWrittenIsSaidOnce();
    void laterDealsStayAsRulings();
    void laterDealsAreCutOff();
    void laterDealsStayAfterTheEnd();
    void rulesKeepTheirName();
    void rulesHoldFromTheNextDealOn();
    void rulesBeforeTheFirstDealAreThoseOfTheMatch();
    void agreementsAreUndone();
    void agreementsAreInTheFile();
    void takenOutDealsLeaveTheAgreementForTheNext();
    void othersTakeTheSeats();
    void otherSidesAreRefused();

private:
    QString writeOther(const char *name);
    std::unique_ptr<QTemporaryDir> m_dir;
    [[nodiscard]] QString kept() const { return m_dir->filePath(QStringLiteral("kept")); }
};

void TestScoreBook::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

/// A file with one deal.
QString TestScoreBook::writeOther(const char *name)
{
    const QString path = m_dir->filePath(QString::fromUtf8(name) + ".spades.json");
    ScoreBook other{QString()};
    other.start(match(name), 0);
    if (other.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})) || other.saveFile(path))
        return {};
    return path;
}

void TestScoreBook::openingAFileKeepsTheKeptMatch()
{
    {
        ScoreBook book(kept());
        book.start(match("Kept"), 0);
        QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
        QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    {
        ScoreBook book(kept()); // as the program is started with a file
        QVERIFY(!book.openFile(writeOther("other")));
    }
    const QStringList earlier = filesIn(kept() + "/earlier");
    QCOMPARE(earlier.size(), 1);
    QCOMPARE(dealsIn(kept() + "/earlier/" + earlier[0]), std::size_t(2));
}

void TestScoreBook::beginningAMatchKeepsTheKeptMatch()
{
    {
        ScoreBook book(kept());
        book.start(match("Kept"), 0);
        QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    ScoreBook book(kept());
    book.start(match("New"), 0);
    QVERIFY(book.flush());
    QCOMPARE(filesIn(kept() + "/earlier").size(), 1);
}

void TestScoreBook::keptWhateverItsRulesAreCalled_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"a/b", "../../x", "Oma's & Opa's", "\u202egnp", "a\nb", "\u2660"})
        QTest::newRow(name) << QString::fromUtf8(name);
    QTest::newRow("long") << QString(300, u'\u20ac');
    QTest::newRow("zero") << QString(QChar(0)) + QStringLiteral("x");
}

/// Those of a file that somebody else made, too: the match is kept under them.
void TestScoreBook::keptWhateverItsRulesAreCalled()
{
    QFETCH(QString, name);
    MatchRecord record = match("Kept");
    record.name = name.toStdString();
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    book.start(record, 0);
    QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
    book.start(match("New"), 0);
    QVERIFY(book.flush());
    QCOMPARE(trouble.size(), 0);
    const QStringList earlier = filesIn(kept() + "/earlier");
    QCOMPARE(earlier.size(), 1);
    QCOMPARE(dealsIn(kept() + "/earlier/" + earlier.front()), std::size_t(1));
}

/// The file of a long match takes a while to write: until it is known to be there the place where
/// the match was saved is not given to the next one, whenever the program is killed.
void TestScoreBook::keptUntilItIsPutAside()
{
    const auto keptNow = [](const QString &file) {
        const auto read = readRecord(file);
        const auto *there = std::get_if<RecordFile>(&read);
        return there ? there->record.players[0].name : std::string();
    };
    ScoreBook book(kept());
    book.start(match("Kept"), 0);
    QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    book.start(match("New"), 0);
    QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QThread::msleep(300); // nothing is told meanwhile
    QCOMPARE(keptNow(book.savedIn()), std::string("Kept"));
    QVERIFY(book.flush());
    QCOMPARE(keptNow(book.savedIn()), std::string("New"));
    QCOMPARE(dealsIn(book.savedIn()), std::size_t(1));
    QCOMPARE(filesIn(kept() + "/earlier").size(), 1);
}

/// The file may lie where nothing answers any more: whoever waits for everything waits for that
/// last.
void TestScoreBook::savedByItselfBeforeTheFile()
{
    const QString path = writeOther("friday");
    QList<std::size_t> saved; // which a book that goes still writes to
    ScoreBook book(kept());
    book.start(match("Kept"), 0);
    QVERIFY(!book.enter(deal(0, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QVERIFY(!book.openFile(path)); // the kept one is being put aside
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    connect(&book, &ScoreBook::writtenBack, this, [&] { saved << dealsIn(book.savedIn()); });
    QVERIFY(book.flush());
    QCOMPARE(saved, QList<std::size_t>{2});
    QCOMPARE(dealsIn(path), std::size_t(2));
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flushSaved());
    QCOMPARE(dealsIn(book.savedIn()), std::size_t(3));
    QCOMPARE(saved.size(), 1);
}

/// Whoever waits for what is done there does not end it.
void TestScoreBook::keptThreadStays()
{
    BackgroundQuestion question;
    question.keepThread();
    std::atomic<int> done = 0;
    for (int time = 1; time <= 3; ++time) {
        question.run([&done] {
            thread_local int onThisThread = 0;
            done = ++onThisThread;
        });
        question.wait();
        QCOMPARE(done.load(), time);
    }
}

void TestScoreBook::openedFileIsWritten()
{
    const QString path = writeOther("friday");
    ScoreBook book(kept());
    QVERIFY(!book.openFile(path));
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(2));
    book.undo();
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(1));
    // Another one takes its place: it has a file already.
    QVERIFY(!book.openFile(writeOther("other")));
    QVERIFY(filesIn(kept() + "/earlier").isEmpty());
    QVERIFY(!QFile(path).fileName().isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("opened_from"));
}

void TestScoreBook::openedFileIsWrittenAfterAPause()
{
    const QString path = writeOther("friday");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    ScoreBook book(kept());
    QVERIFY(book.resume());
    QCOMPARE(book.file(), path);
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(3));
}

/// The program was killed once the match was saved, before its file was.
void TestScoreBook::fileThatLacksTheLastDealIsWritten()
{
    const QString path = writeOther("friday");
    const QString before = path + QStringLiteral(".before");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        QVERIFY(QFile::copy(path, before));
        QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    QVERIFY(QFile::remove(path) && QFile::rename(before, path));
    QCOMPARE(dealsIn(path), std::size_t(1));
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QVERIFY(book.flush());
    QCOMPARE(book.file(), path);
    QCOMPARE(dealsIn(path), std::size_t(2));
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(3));
    QCOMPARE(trouble.count(), 0);
}

namespace {

/// Files as they were at one moment, to be put back as a program leaves them that is killed there.
class Moment
{
public:
    explicit Moment(const QStringList &files)
    {
        for (const QString &name : files) {
            QFile file(name);
            m_files.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        }
    }
    void putBack() const
    {
        for (auto kept = m_files.begin(); kept != m_files.end(); ++kept) {
            if (kept->isEmpty())
                QFile::remove(kept.key());
            else
                QVERIFY(!writeWholeFile(kept.key(), *kept));
        }
    }

private:
    QHash<QString, QByteArray> m_files;
};

void nameAnew(ScoreBook &book)
{
    QStringList names = book.players();
    names[0] = QStringLiteral("Adah");
    book.correctNames(names);
}

/// The match that saved itself there knows of no file of its own, as before the first write.
void forgetMadeInMatch(const QString &saved)
{
    auto there = std::get<RecordFile>(readRecord(saved));
    auto known = KnownFile::from(there.other.value(record_member::openedAs).toObject());
    known.state.mark.clear();
    there.other.insert(record_member::openedAs, known.json());
    QVERIFY(!writeWholeFile(saved, writeRecord(there)));
}

/// Nor do the notes, but for what was about to be written.
void forgetMade(const QString &saved)
{
    forgetMadeInMatch(saved);
    WriteNotes notes = WriteNotes::read(WriteNotes::pathFor(saved));
    notes.there = {};
    notes.write(WriteNotes::pathFor(saved));
}

void correctFirst(ScoreBook &book)
{
    QVERIFY(!book.replaceDeal(0, deal(0, {4, 3, 3, 3}, {4, 3, 3, 3})));
}

} // namespace

void TestScoreBook::ownFileIsKnownAfterAKill_data()
{
    QTest::addColumn<std::function<void(ScoreBook &)>>("change");
    QTest::addColumn<bool>("noted");
    QTest::addColumn<bool>("first");
    const auto add = [](const char *name, const std::function<void(ScoreBook &)> &change) {
        QTest::addRow("%s, before it is noted", name) << change << false << false;
        QTest::addRow("%s, noted", name) << change << true << false;
        QTest::addRow("%s, of the file as it was opened", name) << change << false << true;
    };
    QTest::newRow("undo, before it is noted")
        << std::function([](ScoreBook &book) { book.undo(); }) << false << false;
    QTest::newRow("undo, noted") << std::function([](ScoreBook &book) { book.undo(); }) << true
                                 << false;
    add("removal", [](ScoreBook &book) { book.removeLast(); });
    add("correction", correctFirst);
    add("names", nameAnew);
}

/// The match was saved by itself with the last change, its file was not: it is its file all the
/// same, and gets it now.
void TestScoreBook::ownFileIsKnownAfterAKill()
{
    QFETCH(std::function<void(ScoreBook &)>, change);
    QFETCH(bool, noted);
    QFETCH(bool, first);
    const QString path = writeOther("friday");
    MatchRecord changed;
    std::unique_ptr<Moment> killed;
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        if (!first)
            QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
        QVERIFY(book.flush());
        const QString notes = WriteNotes::pathFor(book.savedIn());
        killed = std::make_unique<Moment>(noted ? QStringList{path} : QStringList{path, notes});
        change(book);
        changed = book.match().record();
    }
    killed->putBack();
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.value(0).value(0).toString()));
    QCOMPARE(book.match().record(), changed);
    QCOMPARE(book.file(), path);
    QVERIFY(book.flush());
    QCOMPARE(std::get<RecordFile>(readRecord(path)).record, changed);
    QVERIFY(!book.enter(deal(book.nextDealer(), {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(std::get<RecordFile>(readRecord(path)).record, book.match().record());
    QCOMPARE(trouble.count(), 0);
}

/// The other way round: the file had the last deal before the place had where the match saves
/// itself.
void TestScoreBook::laterFileIsTakenAfterAKill()
{
    const QString path = writeOther("friday");
    std::unique_ptr<Moment> killed;
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
        QVERIFY(book.flush());
        killed = std::make_unique<Moment>(QStringList{book.savedIn()});
        QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    killed->putBack();
    for (int time = 0; time < 2; ++time) { // and once more, if it is killed again
        ScoreBook book(kept());
        QSignalSpy trouble(&book, &ScoreBook::trouble);
        QVERIFY(book.resume());
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble.value(0).value(0).toString()));
        QCOMPARE(book.match().record().deals.size(), std::size_t(3));
        QCOMPARE(book.file(), path);
        killed->putBack();
    }
    // What was undone in the file stays so.
    std::unique_ptr<Moment> undone;
    {
        ScoreBook book(kept());
        QVERIFY(book.resume());
        QVERIFY(!book.enter(deal(3, {3, 3, 3, 3}, {4, 3, 3, 3})));
        QVERIFY(book.flush());
        undone = std::make_unique<Moment>(QStringList{book.savedIn()});
        book.undo();
    }
    undone->putBack();
    ScoreBook book(kept());
    QVERIFY(book.resume());
    QCOMPARE(book.match().record().deals.size(), std::size_t(3));
    QCOMPARE(book.file(), path);
}

/// A copy that was wanted, and not there yet.
void TestScoreBook::copyIsMadeAfterAKill()
{
    const QString path = writeOther("friday");
    QString copy, saved;
    {
        ScoreBook book(kept());
        ScoreBook::ReadFile read = ScoreBook::readFile(path);
        QVERIFY(!book.openCopy(read));
        QVERIFY(book.flush());
        copy = book.file();
        saved = book.savedIn();
    }
    QVERIFY(copy != path && QFile::remove(copy));
    forgetMade(saved);
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.value(0).value(0).toString()));
    QCOMPARE(book.file(), copy);
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(copy), std::size_t(1));
}

void TestScoreBook::removedFileStaysRemoved_data()
{
    QTest::addColumn<bool>("copy");
    QTest::addColumn<bool>("noted"); // or saved with the match alone
    QTest::addColumn<bool>("saved"); // or noted alone
    QTest::newRow("copy") << true << true << true;
    QTest::newRow("copy, killed before the match was saved with it") << true << true << false;
    QTest::newRow("copy, not noted") << true << false << true;
    QTest::newRow("written anew") << false << true << true;
}

/// What a person removes or renames isn't made once more by the next start, which says so.
void TestScoreBook::removedFileStaysRemoved()
{
    QFETCH(bool, copy);
    QFETCH(bool, noted);
    QFETCH(bool, saved);
    const QString path = writeOther("friday");
    QString file, kept;
    {
        ScoreBook book(this->kept());
        if (copy) {
            ScoreBook::ReadFile read = ScoreBook::readFile(path);
            QVERIFY(!book.openCopy(read));
        } else {
            QVERIFY(!book.openFile(path));
            QVERIFY(book.flush() && QFile::remove(path));
            QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
        }
        file = book.file();
        kept = book.savedIn();
    }
    QVERIFY(QFile::exists(file));
    if (!noted)
        QVERIFY(QFile::remove(WriteNotes::pathFor(kept)));
    if (!saved)
        forgetMadeInMatch(kept);
    QVERIFY(QFile::remove(file));
    ScoreBook book(this->kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QVERIFY(book.flush());
    QVERIFY(!QFile::exists(file));
    QVERIFY(book.file().isEmpty());
    QCOMPARE(trouble.count(), 1);
    const QString said = trouble.value(0).value(0).toString();
    QVERIFY2(said.contains(QStringLiteral("is missing")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("Another program")), qPrintable(said));
}

/// Nobody has changed what can't be read: the words are others.
void TestScoreBook::unreadableFileIsSaid()
{
    const QString path = writeOther("friday");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
    }
    QVERIFY(QFile::remove(path) && QDir().mkdir(path)); // for root reads whatever is a file
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QVERIFY(book.file().isEmpty());
    QCOMPARE(trouble.count(), 1);
    const QString said = trouble.value(0).value(0).toString();
    QVERIFY2(said.contains(QStringLiteral("can't be read")), qPrintable(said));
}

/// By another program, whatever the book has noted.
void TestScoreBook::changedFileIsKnownAfterAKill()
{
    const QString path = writeOther("friday");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    }
    {
        ScoreBook elsewhere{QString()};
        QVERIFY(!elsewhere.openFile(path));
        QVERIFY(!elsewhere.enter(deal(2, {4, 3, 3, 3}, {4, 3, 3, 3})));
    }
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(book.resume());
    QCOMPARE(trouble.count(), 1);
    QVERIFY(book.file().isEmpty());
    QCOMPARE(book.match().record().deals.size(), std::size_t(2));
    QCOMPARE(dealsIn(path), std::size_t(3));
}

/// The same file is opened once more, and read before the deal just entered was in it.
void TestScoreBook::fileReadTooEarlyTakesNoDeal()
{
    const QString path = writeOther("friday");
    ScoreBook book(kept());
    QVERIFY(!book.openFile(path));
    ScoreBook::ReadFile early = ScoreBook::readFile(path);
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(!book.open(early));
    QCOMPARE(book.match().record().deals.size(), std::size_t(2));
    QVERIFY(book.canUndo());
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(2));
    QCOMPARE(dealsIn(book.savedIn()), std::size_t(2));
    // What somebody else has put there since is what is wanted.
    {
        ScoreBook elsewhere{QString()};
        elsewhere.start(match("theirs"), 0);
        QVERIFY(!elsewhere.saveFile(path));
    }
    QVERIFY(!book.openFile(path));
    QCOMPARE(book.match().record().players[0].name, std::string("theirs"));
}

void TestScoreBook::fileOfSomebodyElseIsLeftAlone()
{
    const QString path = writeOther("friday");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
    }
    {
        ScoreBook elsewhere{QString()};
        QVERIFY(!elsewhere.openFile(path));
        QVERIFY(!elsewhere.enter(deal(1, {4, 3, 3, 3}, {4, 3, 3, 3})));
    }
    ScoreBook book(kept());
    QVERIFY(book.resume());
    QVERIFY(book.file().isEmpty());
    book.removeLast();
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(2));
}

/// Another program has put more deals there since: they stay, ours go on beside them, and both are
/// told of.
void TestScoreBook::fileChangedMeanwhileStays()
{
    const QString path = writeOther("friday");
    ScoreBook book(kept());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(!book.openFile(path));
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(trouble.count(), 0);
    {
        ScoreBook elsewhere{QString()};
        elsewhere.start(match("theirs"), 0);
        for (int dealer = 0; dealer < 4; ++dealer)
            QVERIFY(!elsewhere.enter(deal(dealer, {3, 3, 3, 3}, {4, 3, 3, 3})));
        QVERIFY(!elsewhere.saveFile(path));
    }
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(4));
    const QString beside = QFileInfo(path).path() + "/friday (2).spades.json";
    QCOMPARE(dealsIn(beside), std::size_t(3));
    QCOMPARE(book.file(), beside);
    QCOMPARE(trouble.count(), 1);
    const QString said = trouble.first().first().toString();
    QVERIFY2(said.contains(QStringLiteral("friday.spades.json")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("friday (2).spades.json")), qPrintable(said));
    QVERIFY(!book.enter(deal(3, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(dealsIn(path), std::size_t(4));
    QCOMPARE(dealsIn(beside), std::size_t(4));
    QCOMPARE(trouble.count(), 1);
}

/// The history notes something in its own files.
void TestScoreBook::otherMembersAreNoOtherMatch()
{
    const QString path = writeOther("friday");
    ScoreBook book(kept());
    QVERIFY(!book.openFile(path));
    auto there = std::get<RecordFile>(readRecord(path));
    there.other.insert(QStringLiteral("ended"), QStringLiteral("2026-11-26T20:00:00Z"));
    QVERIFY(!writeWholeFile(path, writeRecord(there)));
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(book.file(), path);
    QCOMPARE(dealsIn(path), std::size_t(2));
}

void TestScoreBook::fileInUseIsRefused()
{
    const QString path = writeOther("friday");
    ScoreBook first(kept()), second(kept());
    QVERIFY(!first.openFile(path));
    second.start(match("second"), 0);
    const auto fault = second.openFile(path);
    QVERIFY(fault);
    QCOMPARE(fault->kind, FileError::Kind::inUse);
    QVERIFY2(fault->text.contains(path), qPrintable(fault->text));
    QCOMPARE(second.match().record().players[0].name, std::string("second")); // it is left alone
    // After a change the file is another one, and still held.
    QVERIFY(!first.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(first.flush());
    QVERIFY(second.openFile(path));
    QVERIFY(!first.openFile(path)); // it is its own
    QVERIFY(!first.openFile(writeOther("other")));
    QVERIFY(!second.openFile(path));
}

void TestScoreBook::copyOfAFileInUse()
{
    const QString path = writeOther("friday");
    ScoreBook first(kept()), second(kept());
    QVERIFY(!first.openFile(path));
    QVERIFY(second.openFile(path));
    ScoreBook::ReadFile read = ScoreBook::readFile(path);
    QVERIFY(!second.openCopy(read));
    QVERIFY(second.matchId() != first.matchId());
    QVERIFY(!second.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(!first.enter(deal(1, {4, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(!first.enter(deal(2, {4, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(first.flush());
    QCOMPARE(dealsIn(path), std::size_t(3));
    QVERIFY(second.flush());
    QCOMPARE(dealsIn(second.file()), std::size_t(2));
}

void TestScoreBook::holdEndsWithTheBook()
{
    const QString path = writeOther("friday");
    {
        ScoreBook book(kept());
        QVERIFY(!book.openFile(path));
        QVERIFY(isHeldElsewhere(path));
    }
    QVERIFY(!isHeldElsewhere(path));
}

void TestScoreBook::fileThatCannotBeWrittenIsSaidOnce()
{
    const QString folder = m_dir->filePath(QStringLiteral("gone"));
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + "/a.spades.json";
    QVERIFY(QFile::rename(writeOther("a"), path));
    ScoreBook book(kept());
    QVERIFY(!book.openFile(path));
    QVERIFY(QDir(folder).removeRecursively());
    QSignalSpy trouble(&book, &ScoreBook::trouble);
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(trouble.count(), 1);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(!book.enter(deal(3, {3, 3, 3, 3}, {4, 3, 3, 3})));
    QVERIFY(book.flush());
    QCOMPARE(trouble.count(), 2);
    QCOMPARE(dealsIn(path), std::size_t(4));
}

/// A correction by which a later blind nil lacks its deficit.
void TestScoreBook::laterDealsStayAsRulings()
{
    ScoreBook book{QString()};
    book.start(match("A"), 0);
    QVERIFY(!book.enter(deal(0, {6, 2, 5, 2}, {3, 4, 3, 3}))); // -110 : 43
    QVERIFY(!book.enter(deal(1, {-1, 3, 4, 3}, {0, 4, 5, 4})));
    QVERIFY(!book.enter(deal(2, {3, 3, 3, 3}, {4, 3, 3, 3})));
    const auto before = totals(book);
    const std::array<int, 2> first{book.match().results()[0].after.totals[0],
                                   book.match().results()[0].after.totals[1]};
    const DealRecord corrected = deal(0, {3, 2, 3, 2}, {3, 4, 3, 3});
    QVERIFY(book.replaceDeal(0, corrected));
    QCOMPARE(totals(book), before); // refused: nothing has changed
    QVERIFY(!book.replaceDeal(0, corrected, ScoreBook::Later::keep));
    QCOMPARE(book.match().record().deals.size(), std::size_t(3));
    const std::array<int, 2> now{book.match().results()[0].after.totals[0],
                                 book.match().results()[0].after.totals[1]};
    const std::array<int, 2> wanted{before[0] - first[0] + now[0], before[1] - first[1] + now[1]};
    QCOMPARE(totals(book), wanted);
    QCOMPARE(book.match().record().deals[1].rulings.size(), std::size_t(2));
    QVERIFY(book.match().record().deals[2].kind == DealRecord::Kind::entered);
    book.undo();
    QCOMPARE(totals(book), before);
    QVERIFY(book.match().record().deals[1].kind == DealRecord::Kind::entered);
    book.redo();
    QCOMPARE(totals(book), wanted);
    QVERIFY(std::holds_alternative<LoadedMatch>(
        loadMatch(writeRecord({book.match().record(), {}}), QStringLiteral("again"))));
}

void TestScoreBook::laterDealsAreCutOff()
{
    ScoreBook book{QString()};
    book.start(match("A"), 0);
    QVERIFY(!book.enter(deal(0, {6, 2, 5, 2}, {3, 4, 3, 3})));
    QVERIFY(!book.enter(deal(1, {-1, 3, 4, 3}, {0, 4, 5, 4})));
    QVERIFY(!book.replaceDeal(0, deal(0, {3, 2, 3, 2}, {3, 4, 3, 3}), ScoreBook::Later::cut));
    QCOMPARE(book.match().record().deals.size(), std::size_t(1));
    book.undo();
    QCOMPARE(book.match().record().deals.size(), std::size_t(2));
}

/// A correction by which the match ends earlier.
void TestScoreBook::laterDealsStayAfterTheEnd()
{
    ScoreBook book{QString()};
    book.start(match("A", 100), 0);
    QVERIFY(!book.enter(deal(0, {4, 2, 4, 2}, {4, 2, 4, 3}))); // 80 : 41
    QVERIFY(!book.enter(deal(1, {3, 3, 3, 3}, {2, 4, 3, 4}))); // set
    const auto before = totals(book);
    const DealRecord corrected = deal(0, {5, 2, 5, 1}, {5, 1, 5, 2}); // 100: the target
    QVERIFY(book.replaceDeal(0, corrected));
    QVERIFY(!book.replaceDeal(0, corrected, ScoreBook::Later::keep));
    QCOMPARE(totals(book)[0], before[0] + 20);
    QVERIFY(!book.match().record().deals.back().rulings.empty());
}

void TestScoreBook::rulesKeepTheirName()
{
    MatchRecord record = match("A", 300);
    QCOMPARE(rulesName(record), QStringLiteral("Standard with house rules"));
    nameRules(record, QStringLiteral("Standard with house rules"));
    QVERIFY(record.name.empty());
    nameRules(record, QStringLiteral("Standard")); // which it is no longer
    QVERIFY(record.name.empty());
    nameRules(record, QStringLiteral("Sunday table"));
    QCOMPARE(rulesName(record), QStringLiteral("Sunday table"));
    const auto read = parseRecord(writeRecord({record, {}}), QStringLiteral("x"));
    QCOMPARE(rulesName(std::get<RecordFile>(read).record), QStringLiteral("Sunday table"));
    // Another program's record that has none.
    QByteArray json = writeRecord({record, {}});
    json.replace("\"name\": \"Sunday table\",", "");
    QCOMPARE(rulesName(std::get<RecordFile>(parseRecord(json, QStringLiteral("x"))).record),
             QStringLiteral("Standard with house rules"));
}

namespace {

AgreedRules dearNil()
{
    AgreedRules rules;
    rules.name = "Late night";
    rules.rules.nil_value = 50;
    rules.rules.over_points = 5;
    return rules;
}

} // namespace

/// Deals that were played keep their scores; the next one goes by the new rules.
void TestScoreBook::rulesHoldFromTheNextDealOn()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QCOMPARE(totals(book), (std::array{81, -50}));
    QVERIFY(!book.changeRules(dearNil()));
    QCOMPARE(totals(book), (std::array{81, -50}));
    QVERIFY(!book.enter(deal(1, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QCOMPARE(totals(book), (std::array{81 + 85, -100}));
    QVERIFY(!book.replaceDeal(0, deal(0, {4, 3, 4, 2}, {4, 3, 4, 2}))); // by its own rules
    QCOMPARE(totals(book), (std::array{80 + 85, 0}));
    const QString line = rulesLine(book.match().record());
    QVERIFY2(line.contains(QStringLiteral("Starting with deal 2: Late night")), qPrintable(line));
    QCOMPARE(rulesName(book.match().record()), QStringLiteral("Late night"));
}

void TestScoreBook::rulesBeforeTheFirstDealAreThoseOfTheMatch()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.changeRules(dearNil()));
    QVERIFY(book.match().record().agreements.empty());
    QCOMPARE(book.match().record().rules.nil_value, 50);
}

void TestScoreBook::agreementsAreUndone()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    const MatchRecord before = book.match().record();
    QVERIFY(!book.changeRules(dearNil()));
    const MatchRecord after = book.match().record();
    QCOMPARE(after.agreements.size(), std::size_t(1));
    book.undo();
    QCOMPARE(book.match().record(), before);
    book.redo();
    QCOMPARE(book.match().record(), after);
    AgreedRules again;
    again.rules = before.rules;
    QVERIFY(!book.changeRules(again)); // back before anything was played: nothing was agreed on
    QVERIFY(book.match().record().agreements.empty());
}

void TestScoreBook::agreementsAreInTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.spades.json"));
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QVERIFY(!book.changeRules(dearNil()));
    book.changePlayers({QStringLiteral("Eve"), {}, {}, {}});
    QVERIFY(!book.saveFile(path));
    ScoreBook again{QString()};
    QVERIFY(!again.openFile(path));
    QCOMPARE(again.match().record(), book.match().record());
    QVERIFY(!again.enter(deal(1, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QCOMPARE(totals(again), (std::array{81 + 85, -100}));
    QCOMPARE(again.players().front(), QStringLiteral("Eve"));
}

void TestScoreBook::takenOutDealsLeaveTheAgreementForTheNext()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QVERIFY(!book.enter(deal(1, {4, 3, 4, 2}, {5, 3, 4, 1})));
    QVERIFY(!book.changeRules(dearNil()));
    book.removeLast();
    QCOMPARE(book.match().record().agreements.front().deal, 1);
    QCOMPARE(book.match().rules().nil_value, 50);
    book.removeLast();
    QVERIFY(book.match().record().agreements.empty());
    QCOMPARE(book.match().record().rules.nil_value, 50);
}

void TestScoreBook::othersTakeTheSeats()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    book.correctNames({QStringLiteral("Adah"), {}, {}, {}}); // misspelt
    QVERIFY(book.match().record().agreements.empty());
    QCOMPARE(book.match().record().players.front().name, std::string("Adah"));
    book.changePlayers({QStringLiteral("Eve"), {}, {}, {}});
    QCOMPARE(agreedLines(book.match().record(), 1),
             QStringList(QStringLiteral("Starting with deal 2: Eve replaces Adah.")));
    QCOMPARE(book.match().record().players.front().name, std::string("Adah"));
}

void TestScoreBook::otherSidesAreRefused()
{
    ScoreBook book{QString()};
    book.start(match("Ada"), 0);
    QVERIFY(!book.enter(deal(0, {4, 3, 4, 2}, {5, 3, 4, 1})));
    AgreedRules alone;
    alone.rules.table_sides = TableSides::solo;
    const MatchRecord before = book.match().record();
    const auto refused = book.changeRules(alone);
    QVERIFY(refused);
    QVERIFY2(toText(*refused).contains(QStringLiteral("sides")), qPrintable(toText(*refused)));
    QCOMPARE(book.match().record(), before);
}

QTEST_GUILESS_MAIN(TestScoreBook)
#include "tst_score_book.moc"
