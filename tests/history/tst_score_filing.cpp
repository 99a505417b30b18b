// SPDX-License-Identifier: GPL-3.0-or-later
// What the library has of a score that is taken up is looked up meanwhile: no match gets the id of
// another one, and nothing that is entered before the answer is lost.
#include "entered_score.h"
#include "entry/score_book.h"
#include "formats/record_hash.h"
#include "formats/whole_file.h"
#include "history_query.h"
#include "library_worker.h"
#include "score_filing.h"
#include "test_main.h"

#include <QDir>
#include <QHash>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace sandbag;

namespace {

void enterOneMore(ScoreBook &book)
{
    DealRecord deal = entered(1).deals.front();
    deal.dealer = book.nextDealer();
    QVERIFY(!book.enter(deal));
}

} // namespace

class TestScoreFiling : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void idIsThatOfTheMatchAtHand();
    void aLateAnswerLeavesTheOtherMatch();
    void enteredBeforeItWasFoundIsFiledApart();
    void enteredAndClosedIsFiled();
    void enteredAndReplacedIsFiled();
    void enteredInTheLibraryIsFiledOnceItIsWritten();

private:
    [[nodiscard]] QString write(const char *name, const MatchRecord &record,
                                const QJsonObject &other = {}) const;
    void keepInLibrary(const MatchRecord &record, const QJsonObject &other, const QString &id);
    [[nodiscard]] QList<std::size_t> lengths();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryWorker> m_library;
    std::unique_ptr<ScoreBook> m_book;
    std::unique_ptr<ScoreFiling> m_filing;
};

void TestScoreFiling::init()
{
    m_filing.reset();
    m_book.reset();
    m_library.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<LibraryWorker>(m_folder->filePath(QStringLiteral("library")));
    m_book = std::make_unique<ScoreBook>(QString());
    m_filing = std::make_unique<ScoreFiling>(m_library.get(), m_book.get(), nullptr);
}

QString TestScoreFiling::write(const char *name, const MatchRecord &record,
                               const QJsonObject &other) const
{
    const QString path = m_folder->filePath(QString::fromLatin1(name) + recordEnding());
    return writeWholeFile(path, writeRecord({record, other})) ? QString() : path;
}

void TestScoreFiling::keepInLibrary(const MatchRecord &record, const QJsonObject &other,
                                    const QString &id)
{
    m_library->file({record, other}, id);
    m_library->flush();
}

/// How long the matches in the library are, the shortest first.
QList<std::size_t> TestScoreFiling::lengths()
{
    m_library->flush();
    QList<std::size_t> deals;
    const QDir folder(m_library->folder());
    for (const QString &name : folder.entryList({u'*' + recordEnding()}, QDir::Files)) {
        const auto read = readRecord(folder.filePath(name));
        if (const auto *file = std::get_if<RecordFile>(&read))
            deals << file->record.deals.size();
    }
    std::sort(deals.begin(), deals.end());
    return deals;
}

/// Of a file without an id, which goes on under that of its content.
void TestScoreFiling::idIsThatOfTheMatchAtHand()
{
    const MatchRecord record = entered(2);
    QVERIFY(!m_book->openFile(write("a", record)));
    QVERIFY(m_book->matchId().isEmpty());
    QTRY_COMPARE(m_book->matchId(), recordHash(record));
}

/// Neither of two files has an id: the answer about the first comes when the second is at hand,
/// and must not file that over the first.
void TestScoreFiling::aLateAnswerLeavesTheOtherMatch()
{
    const MatchRecord first = entered(3), second = entered(2, 1);
    keepInLibrary(first, {}, recordHash(first));
    QVERIFY(!m_book->openFile(write("a", first)));
    QVERIFY(!m_book->openFile(write("b", second)));
    QTRY_COMPARE(m_book->matchId(), recordHash(second));
    enterOneMore(*m_book);
    enterOneMore(*m_book);
    QCOMPARE(lengths(), (QList<std::size_t>{3, 4}));
}

/// The library has more of it than the file: that stays.
void TestScoreFiling::enteredBeforeItWasFoundIsFiledApart()
{
    const QJsonObject id{{QStringLiteral("match_id"), kId}};
    keepInLibrary(entered(4), id, QStringLiteral("score-") + kId);
    QVERIFY(!m_book->openFile(write("a", entered(1), id)));
    enterOneMore(*m_book); // nobody has looked yet
    QCOMPARE(lengths(), (QList<std::size_t>{4}));
    QTRY_COMPARE(lengths(), (QList<std::size_t>{2, 4}));
    enterOneMore(*m_book);
    QCOMPARE(lengths(), (QList<std::size_t>{3, 4}));
}

void TestScoreFiling::enteredAndClosedIsFiled()
{
    QVERIFY(!m_book->openFile(write("a", entered(1))));
    enterOneMore(*m_book);
    m_book.reset(); // as a window goes: the book before what files it
    m_filing.reset();
    QCOMPARE(lengths(), (QList<std::size_t>{2}));
}

void TestScoreFiling::enteredAndReplacedIsFiled()
{
    QVERIFY(!m_book->openFile(write("a", entered(1))));
    enterOneMore(*m_book);
    QVERIFY(!m_book->openFile(write("b", entered(3, 1))));
    QCOMPARE(lengths(), (QList<std::size_t>{2}));
    QTRY_COMPARE(m_book->matchId(), recordHash(entered(3, 1)));
    enterOneMore(*m_book);
    QCOMPARE(lengths(), (QList<std::size_t>{2, 4}));
}

/// Its file is the library's own, which is read again.
void TestScoreFiling::enteredInTheLibraryIsFiledOnceItIsWritten()
{
    keepInLibrary(entered(1), {}, QStringLiteral("kept"));
    QVERIFY(!m_book->openFile(m_library->pathOf(QStringLiteral("kept"))));
    std::atomic<int> rows = 0; // read on the library's thread
    enterOneMore(*m_book);
    QVERIFY(m_book->flush());
    QCOMPARE(lengths(), (QList<std::size_t>{2}));
    m_library->ask(
        this, [&rows](HistoryIndex &index) { rows = historyRows(index).value(0).deals; },
        [](const auto &) {});
    QTRY_COMPARE(rows.load(), 2);
}

QTEST_GUILESS_MAIN(TestScoreFiling)
#include "tst_score_filing.moc"
