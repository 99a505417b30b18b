// SPDX-License-Identifier: GPL-3.0-or-later
// Boards played through at the table, by keys and by mouse, and their results counted by hand.
#include "boards/board_file.h"
#include "boards/board_play.h"
#include "boards/board_scores.h"
#include "boards/pairs_contest.h"
#include "boards_at_table.h"
#include "boards_dialog.h"
#include "boards_window.h"
#include "contest_window.h"
#include "formats/record_members.h"
#include "items/score_board_item.h"
#include "keeper/entry_panel.h"
#include "match_files.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "result_dialog.h"
#include "scene/table_scene.h"
#include "tabletop.h"
#include "test_main.h"
#include "text/numbers.h"
#include "window_driver.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

using Kind = BoardRivals::Kind;

QString numberOfBoards(quint64 seed)
{
    return *numberText({{QStringLiteral("standard"), RuleSet{}}, seed, {}, {}});
}

QPushButton *button(QWidget &dialog, const QString &begins)
{
    for (QPushButton *each : dialog.findChildren<QPushButton *>()) {
        if (each->text().remove(u'&').startsWith(begins))
            return each;
    }
    return nullptr;
}

template<typename Dialog>
Dialog *shown(QWidget &window)
{
    Dialog *dialog = nullptr;
    [[maybe_unused]] const bool found = waitFor([&] {
        for (Dialog *each : window.findChildren<Dialog *>())
            dialog = each->isVisible() ? each : dialog;
        return dialog != nullptr;
    });
    return dialog;
}

/// A table with its boards; what each deal came to is written down beside it.
class BoardDriver
{
public:
    BoardDriver()
    {
        driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
        QObject::connect(&driver.session(), &GameSession::dealEnded, &driver.table(), [this] {
            const Match &match = driver.session().match();
            const DealScore &score = match.results().back().score;
            counted.push_back({score.side[0].points, score.side[1].points});
        });
    }

    BoardsAtTable &boards() { return *driver.window().findChild<BoardsAtTable *>(); }
    const BoardSet &set() { return *boards().set(); }
    bool finished() { return boards().set() && !nextTurn(set()); }

    /// Between the scores, as it was painted.
    QString lineAboveTheFelt()
    {
        driver.window().grab();
        for (QGraphicsItem *item : driver.table().scene().items()) {
            if (const auto *board = dynamic_cast<ScoreBoardItem *>(item))
                return board->texts().empty() ? QString() : board->texts().back().text;
        }
        return {};
    }

    BoardsWindow *open()
    {
        driver.window().activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&driver.window());
        QTest::keySequence(&driver.window(), QKeySequence(QStringLiteral("Ctrl+Alt+B")));
        return shown<BoardsWindow>(driver.window());
    }

    /// Answers until all boards are played and their results are shown.
    void playThrough(bool byMouse)
    {
        for (int i = 0; i < 3000; ++i) {
            if (auto *window = driver.window().findChild<BoardsWindow *>();
                finished() && window && window->isVisible())
                return;
            QVERIFY(driver.waitForPerson());
            byMouse ? driver.answerByMouse() : driver.answerByKeys();
        }
        QFAIL("the boards do not end");
    }

    WindowDriver driver;
    std::vector<BoardPoints> counted; ///< by deal, as it ended
};

void setUp(BoardsDialog &dialog, int count, Kind kind, quint64 seed)
{
    const auto choose = [&dialog](const char *box, int value) {
        auto *list = dialog.findChild<QComboBox *>(QString::fromLatin1(box));
        list->setCurrentIndex(list->findData(value));
    };
    choose("count", count);
    choose("rivals", static_cast<int>(kind));
    choose("level", 1); // beginners answer at once
    dialog.findChild<QLineEdit *>(QStringLiteral("number"))->setText(numberOfBoards(seed));
}

} // namespace

class TestBoardsAtTable : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void eightBoardsByKeys();
    void roundTheTableByMouse();
    void boardsGoOnAfterARestart();
    void friendsExchangeFiles();
    void scoresAreCarriedOn();
    void badNumbersAndFilesAreTold();
    void whatWasBidAndTakenIsEntered();
};

void TestBoardsAtTable::init()
{
    for (const auto location : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
        QDir(QStandardPaths::writableLocation(location)).removeRecursively();
}

/// Everything with keys: the setup, eight boards, the results. Then the same sums by hand, those of
/// the second table from computers that play the boards again.
void TestBoardsAtTable::eightBoardsByKeys()
{
    BoardDriver at;
    BoardsWindow *window = at.open();
    QVERIFY(window);
    button(*window, QStringLiteral("New"))->setFocus();
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    auto *dialog = shown<BoardsDialog>(*window);
    QVERIFY(dialog);
    setUp(*dialog, 8, Kind::teams, 2026);
    dialog->findChild<QLineEdit *>(QStringLiteral("number"))->setFocus();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(at.boards().set());
    QCOMPARE(at.set().count(), 8);
    button(*window, QStringLiteral("Play"))->setFocus();
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    QVERIFY(at.driver.window().windowTitle().contains(QStringLiteral("Deal 1 of 8")));
    QVERIFY(sameCards(at.driver.session().match().record().deals.front(), at.set().boards[0]));
    at.playThrough(false);
    QCOMPARE(at.counted.size(), std::size_t{8});

    std::vector<BoardPoints> rivals(8);
    const std::atomic<bool> goOn = false;
    const QString line = at.lineAboveTheFelt();
    QVERIFY2(line.startsWith(QStringLiteral("Deal 8 of 8 · ")), qPrintable(line));
    playBoards(at.set(), std::vector<std::string>(4, "level:1"), goOn,
               [&](int board, const BoardPoints &points) {
                   rivals[static_cast<std::size_t>(board)] = points;
               });
    QVERIFY(waitFor([&] { return at.set().tables[1].points.back().has_value(); }, 60000));
    const auto *sheet = window->findChild<QTableWidget *>();
    int sum = 0;
    for (int board = 0; board < 8; ++board) {
        const BoardPoints &own = at.counted[static_cast<std::size_t>(board)];
        const BoardPoints &theirs = rivals[static_cast<std::size_t>(board)];
        const int more = (own[0] - own[1]) - (theirs[0] - theirs[1]);
        sum += more;
        QCOMPARE(*at.set().tables[0].points[static_cast<std::size_t>(board)], own);
        QCOMPARE(sheet->item(board, 1)->text(),
                 QStringLiteral("%1 : %2").arg(pointsText(own[0]), pointsText(own[1])));
        QCOMPARE(sheet->item(board, 3)->text(), signedPoints(more));
    }
    QCOMPARE(sheet->item(8, 3)->text(), signedPoints(sum));
    QCOMPARE(at.lineAboveTheFelt(),
             QStringLiteral("Deal 8 of 8 · difference so far: ") + signedPoints(sum));
    QVERIFY(!button(*window, QStringLiteral("Play"))->isEnabled());
}

/// Four boards from two seats, with the mouse.
void TestBoardsAtTable::roundTheTableByMouse()
{
    BoardDriver at;
    BoardsWindow *window = at.open();
    QVERIFY(window);
    QTest::mouseClick(button(*window, QStringLiteral("New")), Qt::LeftButton);
    auto *dialog = shown<BoardsDialog>(*window);
    QVERIFY(dialog);
    setUp(*dialog, 4, Kind::round, 5);
    QTest::mouseClick(button(*dialog, QStringLiteral("Begin")), Qt::LeftButton);
    QTest::mouseClick(button(*window, QStringLiteral("Play")), Qt::LeftButton);
    QList<int> seats;
    QObject::connect(&at.driver.session(), &GameSession::dealEnded, &at.driver.table(), [&] {
        for (int seat = 0; seat < 4; ++seat) {
            if (isPersonHere(at.driver.session().seats(), seat))
                seats << seat;
        }
    });
    at.playThrough(true);
    QCOMPARE(seats, (QList<int>{0, 0, 0, 0, 1, 1, 1, 1}));
    QCOMPARE(at.counted.size(), std::size_t{8});
    int sum = 0;
    for (std::size_t board = 0; board < 4; ++board)
        sum += at.counted[board][0] - at.counted[board][1] + at.counted[board + 4][1] -
               at.counted[board + 4][0];
    const auto *sheet = window->findChild<QTableWidget *>();
    QCOMPARE(sheet->item(4, 3)->text(), signedPoints(sum));
}

void TestBoardsAtTable::boardsGoOnAfterARestart()
{
    {
        BoardDriver at;
        auto made = boardsOfNumber(numberOfBoards(6), 4);
        auto &set = std::get<BoardSet>(made);
        set.rivals = {Kind::friends, 1, 1};
        BoardsWindow *window = at.open();
        emit window->begun(set);
        emit window->playWanted();
        for (int i = 0; i < 400 && at.counted.empty(); ++i) {
            QVERIFY(at.driver.waitForPerson());
            at.driver.answerByKeys();
        }
        QCOMPARE(at.counted.size(), std::size_t{1});
    }
    BoardDriver again;
    BoardsWindow *window = again.open();
    QVERIFY(window);
    QCOMPARE(nextTurn(again.set()), (BoardTurn{0, 1}));
    QVERIFY(button(*window, QStringLiteral("Play Deal 2")));
}

/// What a friend made of the boards comes as a file, and is not seen before one has played.
void TestBoardsAtTable::friendsExchangeFiles()
{
    const QTemporaryDir folder;
    auto made = boardsOfNumber(numberOfBoards(7), 4);
    auto &set = std::get<BoardSet>(made);
    set.rivals = {Kind::friends, 1, 1};
    BoardSet theirs = set;
    theirs.tables.append({QStringLiteral("<b>Bo</b>"),
                          QStringLiteral("human"),
                          0,
                          false,
                          {BoardPoints{1, 2}, BoardPoints{3, 4}, BoardPoints{5, 6}, {}}});
    const QString path = folder.filePath(QStringLiteral("bo") + boardsEnding());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeBoards(theirs));
    file.close();
    BoardDriver at;
    BoardsWindow *window = at.open();
    emit window->begun(set);
    window->openSet(path);
    QTRY_COMPARE(at.set().tables.size(), 2);
    const auto *sheet = window->findChild<QTableWidget *>();
    QVERIFY(sheet->item(0, 2)->text().isEmpty());
    emit window->playWanted();
    for (int i = 0; i < 400 && at.counted.empty(); ++i) {
        QVERIFY(at.driver.waitForPerson());
        at.driver.answerByKeys();
    }
    QCOMPARE(sheet->item(0, 2)->text(), QStringLiteral("1 : 2"));
    QVERIFY(sheet->item(1, 2)->text().isEmpty());
    window->saveTo(folder.filePath(QStringLiteral("mine")));
    const auto mine = readBoards(folder.filePath(QStringLiteral("mine")));
    QVERIFY(sameBoards(std::get<BoardSet>(mine), set));
    QCOMPARE(*std::get<BoardSet>(mine).tables[0].points[0], at.counted.front());
}

void TestBoardsAtTable::scoresAreCarriedOn()
{
    BoardDriver at;
    auto made = boardsOfNumber(numberOfBoards(8), 4);
    auto &set = std::get<BoardSet>(made);
    set.rivals = {Kind::friends, 1, 1};
    set.carried = true;
    BoardsWindow *window = at.open();
    emit window->begun(set);
    emit window->playWanted();
    at.playThrough(false);
    const Match &match = at.driver.session().match();
    QCOMPARE(match.record().deals.size(), std::size_t{4});
    int total = 0;
    for (const BoardPoints &points : at.counted)
        total += points[0];
    QCOMPARE(match.standing().totals[0], total);
    QCOMPARE(*at.set().tables[0].points[3], at.counted.back());
}

void TestBoardsAtTable::badNumbersAndFilesAreTold()
{
    BoardDriver at;
    BoardsWindow *window = at.open();
    QVERIFY(window);
    window->openSet(QStringLiteral("/no/such/file"));
    const auto labels = window->findChildren<QLabel *>();
    QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("/no/such/file"));
    }));
    QVERIFY(!at.boards().set());
    window->askForBoards();
    auto *dialog = shown<BoardsDialog>(*window);
    auto *number = dialog->findChild<QLineEdit *>(QStringLiteral("number"));
    for (const char *text : {"hello", "22222-22223", "<script>", "sandbag1:xx"}) {
        number->setText(QString::fromLatin1(text));
        QVERIFY(!button(*dialog, QStringLiteral("Begin"))->isEnabled());
    }
    number->clear();
    QVERIFY(button(*dialog, QStringLiteral("Begin"))->isEnabled());
    dialog->close();
}

/// At three real tables: what was bid and taken is typed as in the score keeper, the points follow,
/// the next result is asked for, and the ranking is there at once. Points that are typed are a
/// ruling.
void TestBoardsAtTable::whatWasBidAndTakenIsEntered()
{
    BoardSet set = std::get<BoardSet>(boardsOfNumber(numberOfBoards(9), 3));
    set.contest.tables = 3;
    ContestWindow window(set);
    PairsContest kept;
    QObject::connect(&window, &ContestWindow::changed, &window,
                     [&kept](const PairsContest &contest) { kept = contest; });
    window.show();
    auto *results = window.findChild<QTableWidget *>(QStringLiteral("contestResults"));
    auto *ranking = window.findChild<QTableWidget *>(QStringLiteral("contestRanking"));
    QVERIFY(results && ranking);
    QCOMPARE(results->rowCount(), 9);
    results->setCurrentCell(0, 0);
    QTest::mouseClick(button(window, QStringLiteral("Enter Result")), Qt::LeftButton);
    auto *dialog = shown<ResultDialog>(window);
    QVERIFY(dialog);
    auto *panel = dialog->findChild<EntryPanel *>();
    // By the questions, whatever their order: south 4, west 3, north nil, east 5; 5, 3, 0, 5.
    const auto answer = [&](const QStringList &bids, const QStringList &tricks) {
        for (int i = 0; i < panel->draft().fields().size(); ++i) {
            const EntryField field = panel->draft().fields()[i];
            const QString text =
                field.isBid() ? bids.value(field.seat)
                : field.seat >= 0
                    ? tricks.value(field.seat)
                    : QString::number(tricks.value(field.side).toInt() +
                                      (bids.value(field.side + 2) == QStringLiteral("n")
                                           ? 0
                                           : tricks.value(field.side + 2).toInt()));
            panel->draft().setText(field, text);
        }
        panel->refresh();
        QVERIFY2(button(*dialog, QStringLiteral("Enter Result"))->isEnabled(),
                 qPrintable(panel->problem()));
        QTest::mouseClick(button(*dialog, QStringLiteral("Enter Result")), Qt::LeftButton);
    };
    const QStringList bids{"4", "3", "n", "5"}, tricks{"5", "3", "0", "5"};
    answer(bids, tricks);
    QCOMPARE(kept.results.size(), 1);
    QCOMPARE(kept.results[0].points, (BoardPoints{141, 80}));
    QCOMPARE(results->item(0, 3)->text(), QStringLiteral("4 3 N 5 · 5 : 8"));
    QCOMPARE(results->item(0, 4)->text(), QStringLiteral("141"));
    QCOMPARE(results->currentRow(), 1); // the same board at the next table
    QVERIFY(dialog->isVisible());
    answer({"4", "3", "4", "2"}, {"5", "3", "3", "2"});
    QCOMPARE(results->item(1, 5)->text(), QStringLiteral("50"));
    // 61 : net of the first table, 30 : that of the second.
    QCOMPARE(ranking->item(0, 2)->text(), QStringLiteral("2 of 2"));
    QVERIFY(!window.findChild<QComboBox *>()->isEnabled()); // results belong to so many tables
    dialog->close();
    results->item(0, 4)->setText(QStringLiteral("−30"));
    QVERIFY(!findResult(kept, 0, kept.results.back().northSouth)->deal);
    QVERIFY(results->item(0, 3)->text().isEmpty());
    results->item(0, 4)->setText(QStringLiteral("many"));
    QCOMPARE(results->item(0, 4)->text(), QStringLiteral("−30"));
    const auto read = [&] {
        BoardSet whole = set;
        whole.contest = kept;
        return parseBoards(writeBoards(whole), QStringLiteral("x"));
    }();
    QVERIFY(std::holds_alternative<BoardSet>(read));
    QVERIFY(std::get<BoardSet>(read).contest == kept);
}

QTEST_MAIN(TestBoardsAtTable)
#include "tst_boards_at_table.moc"
