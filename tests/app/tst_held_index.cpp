// SPDX-License-Identifier: GPL-3.0-or-later
// An index that another program holds and does not let go: the window of the history goes on.
#include "../history/match_maker.h"
#include "disk/file_lock.h"
#include "history_window.h"
#include "library.h"
#include "library_worker.h"
#include "test_main.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace sandbag;

namespace {

constexpr int kMatches = 3;

/// Another program's connection to the index.
class Stranger
{
public:
    explicit Stranger(const QString &file)
    {
        QSqlDatabase index =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stranger"));
        index.setDatabaseName(file);
        index.open();
    }
    ~Stranger() { QSqlDatabase::removeDatabase(QStringLiteral("stranger")); }
    Stranger(const Stranger &) = delete;
    Stranger &operator=(const Stranger &) = delete;

    static bool act(const char *statement)
    {
        QSqlQuery query(QSqlDatabase::database(QStringLiteral("stranger")));
        return query.exec(QString::fromUtf8(statement));
    }
};

/// How often the event loop turns, and how long it stood at most.
class Turns : public QObject
{
public:
    Turns()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            ++m_count;
            m_longest = std::max(m_longest, m_since.restart());
        });
        m_since.start();
        m_timer.start(10);
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] qint64 longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_count = 0;
};

} // namespace

class TestHeldIndex : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWindowGoesOn();
    void whoMendsItForEverIsNotWaitedFor();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString index() const
    {
        return m_folder->filePath(QStringLiteral("index.sqlite"));
    }
};

void TestHeldIndex::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (int i = 0; i < kMatches; ++i)
        writeMatch(playedMatch({}, "standard", static_cast<std::uint64_t>(i),
                               {"Ada", "Bo", "Cleo", "Di"}, 1),
                   m_folder->path(), i);
    Library library(m_folder->path());
    QVERIFY(!library.open());
}

/// The thread that asks the index waits for it, for twenty seconds where it has to.
void TestHeldIndex::theWindowGoesOn()
{
    auto stranger = std::make_unique<Stranger>(index());
    QVERIFY(Stranger::act("PRAGMA locking_mode=EXCLUSIVE") && Stranger::act("BEGIN EXCLUSIVE"));
    LibraryWorker worker(m_folder->path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    const Turns turns;
    window.show();
    worker.file({playedMatch({}, "standard", 9, {"Ada", "Bo", "Cleo", "Di"}, 1), {}},
                QStringLiteral("new"));
    QTRY_VERIFY(turns.count() >= 30);
    QVERIFY2(turns.longest() < 2000, qPrintable(QString::number(turns.longest())));
    QCOMPARE(window.model()->count(), 0); // it waits yet
    stranger.reset();                     // its connection ends
    QTRY_COMPARE_WITH_TIMEOUT(window.model()->count(), kMatches + 1, 25'000);
}

void TestHeldIndex::whoMendsItForEverIsNotWaitedFor()
{
    {
        const Stranger stranger(index());
        QVERIFY(Stranger::act("PRAGMA user_version=-5"));
    }
    FileLock mending(m_folder->filePath(QStringLiteral("index.lock")));
    QCOMPARE(mending.tryLock(), FileLock::Outcome::held);
    LibraryWorker worker(m_folder->path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    const Turns turns;
    window.show();
    QTRY_COMPARE_WITH_TIMEOUT(window.model()->count(), kMatches, 10'000);
    QVERIFY(mending.isHeld());
    QVERIFY2(turns.longest() < 2000, qPrintable(QString::number(turns.longest())));
}

QTEST_MAIN(TestHeldIndex)
#include "tst_held_index.moc"
