// SPDX-License-Identifier: GPL-3.0-or-later
// The dock driven as a person drives it: numbers are clicked, sums open, the card is copied, and
// it stays readable however narrow the window and however many sides.
#include "card/head_names.h"
#include "card/score_export.h"
#include "card/score_files.h"
#include "card/scorecard_dock.h"
#include "card/scorecard_header.h"
#include "card/scorecard_view.h"
#include "card/totals_panel.h"
#include "card_matches.h"
#include "files/kept_settings.h"
#include "paint/dealer_name.h"
#include "painted_words.h"
#include "sheet/scorecard_model.h"
#include "short_name.h"
#include "test_main.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QImage>
#include <QMainWindow>
#include <QPainter>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace sandbag;

namespace {

using Model = ScorecardModel;

/// A window with the dock at its side.
struct Desk {
    explicit Desk(const Match &match, int width = 1400) : dock(&window)
    {
        window.setCentralWidget(new QWidget(&window));
        window.addDockWidget(Qt::RightDockWidgetArea, &dock);
        window.resize(width, 800);
        window.show();
        if (width > 1200)
            window.resizeDocks({&dock}, {width / 2}, Qt::Horizontal);
        dock.showMatch(match);
        QApplication::processEvents();
    }

    [[nodiscard]] ScorecardView &view() const { return *dock.view(); }
    [[nodiscard]] QModelIndex cell(int deal, int side, Model::Field field) const
    {
        return dock.model()->index(deal, Model::columnOf(side, field));
    }
    void click(const QModelIndex &index) const
    {
        view().scrollTo(index);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(index).center());
    }
    /// The rows that stand open beneath a deal.
    [[nodiscard]] QStringList open(int deal) const
    {
        const QModelIndex parent = dock.model()->index(deal, 0);
        QStringList rows;
        for (int row = 0; view().isExpanded(parent) && row < dock.model()->rowCount(parent); ++row)
            if (!view().isRowHidden(row, parent))
                rows << dock.model()->index(row, 0, parent).data().toString();
        return rows;
    }
    [[nodiscard]] QAction *action(const QKeySequence &keys) const
    {
        for (QAction *action : dock.cardActions())
            if (action->shortcut() == keys)
                return action;
        return nullptr;
    }

    QMainWindow window;
    ScorecardDock dock;
};

} // namespace

class ScorecardDockTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { KeptSettings().clear(); }
    void clickOpensTheSum();
    void clickOnTheDealOpensAllSums();
    void keysOpenTheSum();
    void copiedAsText();
    void copiedAsCsv();
    void savedAsTableAndPicture();
    void bagsAsUnits();
    void narrowWindowShowsTheStrip();
    void theWholeCardFoldsBack();
    void columnsFitTheCard_data();
    void columnsFitTheCard();
    void distancesGrowWithTheType();
    void aPageTakesAnotherType();
    void tabsAreWhole_data();
    void tabsAreWhole();
    void manySidesFitBesideTheTable_data();
    void manySidesFitBesideTheTable();
    void longTotalsAreReadWhole_data();
    void longTotalsAreReadWhole();
    void namesAreShortened();
    void namesOverColumns_data();
    void namesOverColumns();
    void partnersStandBelowEachOther_data();
    void partnersStandBelowEachOther();
    void totalsAreNotToldTwice();
    void namesAtTheFootAreWhole_data();
    void namesAtTheFootAreWhole();
    void allSidesAreAtTheFoot_data();
    void allSidesAreAtTheFoot();
    void bagsStayAsNumbersGrow();
    void columnsStayThroughAMatch_data();
    void columnsStayThroughAMatch();
    void whatTheDealMayBringIsWhole();
    void lastDealIsInSight();
    void onlyASetIsRinged();
    void totalsAreRead();
    void theLastTotalsCount();
    void theStripCountsToo();
    void standsBesideTheTable();
    void dealersAreToldApart();
    void thePaperEndsBelowTheLastDeal();
};

void ScorecardDockTest::clickOpensTheSum()
{
    const Desk desk(cards::standardMatch());
    desk.click(desk.cell(0, 1, Model::Total));
    const QStringList open = desk.open(0);
    QVERIFY2(!open.isEmpty(), "nothing opened");
    QVERIFY2(open.last().contains(QStringLiteral("Bo & Dot")), qPrintable(open.join(u'|')));
    QVERIFY2(open.last().contains(QStringLiteral("0 − 60")), qPrintable(open.last()));
    for (const QString &row : open)
        QVERIFY2(!row.contains(QStringLiteral("Ada & Cy")), qPrintable(row));
    desk.click(desk.cell(0, 1, Model::Bid)); // the same sum again
    QVERIFY(desk.open(0).isEmpty());
}

void ScorecardDockTest::clickOnTheDealOpensAllSums()
{
    const Desk desk(cards::standardMatch());
    desk.click(desk.dock.model()->index(1, 0));
    const QString open = desk.open(1).join(u'|');
    QVERIFY2(open.contains(QStringLiteral("Ada & Cy")), qPrintable(open));
    QVERIFY2(open.contains(QStringLiteral("Bo & Dot")), qPrintable(open));
}

void ScorecardDockTest::keysOpenTheSum()
{
    const Desk desk(cards::standardMatch());
    desk.view().setCurrentIndex(desk.cell(0, 0, Model::Bid));
    QTest::keyClick(&desk.view(), Qt::Key_Right);
    QTest::keyClick(&desk.view(), Qt::Key_Down);
    QCOMPARE(desk.view().currentIndex().row(), 1);
    QTest::keyClick(&desk.view(), Qt::Key_Return);
    QVERIFY(!desk.open(1).isEmpty());
    QTest::keyClick(&desk.view(), Qt::Key_Space);
    QVERIFY(desk.open(1).isEmpty());
}

void ScorecardDockTest::copiedAsText()
{
    const Desk desk(cards::standardMatch());
    QVERIFY(desk.action(QKeySequence(QStringLiteral("Ctrl+Shift+C"))));
    desk.action(QKeySequence(QStringLiteral("Ctrl+Shift+C")))->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    for (const char *word : {"Ada & Cy", "Bo & Dot", "Misdeal", "62"})
        QVERIFY2(text.contains(QLatin1String(word)), qPrintable(text));
}

void ScorecardDockTest::copiedAsCsv()
{
    const Desk desk(cards::standardMatch());
    desk.action(QKeySequence(QStringLiteral("Ctrl+Shift+V")))->trigger();
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), desk.dock.model()->rowCount() + 1);
    const auto commas = lines.front().count(u',');
    QVERIFY(commas > 8);
    for (const QString &line : lines)
        QCOMPARE(line.count(u','), commas);
}

/// The table is what was copied, but that no name is worked out as a formula; the picture shows
/// the printed card. What cannot be written says why.
void ScorecardDockTest::savedAsTableAndPicture()
{
    Desk desk(cards::standardMatch());
    QVERIFY(desk.action(QKeySequence(QStringLiteral("Ctrl+Alt+T"))));
    QVERIFY(desk.action(QKeySequence(QStringLiteral("Ctrl+Alt+P"))));
    QTemporaryDir folder;
    ScoreSheet sheet = desk.dock.model()->sheet();
    QCOMPARE(sheet.sides.size(), 2);
    sheet.sides[0].name = QStringLiteral("=HYPERLINK(\"x\",1)");
    sheet.sides[1].name = QStringLiteral("+49 & Jörg");
    QVERIFY(!saveTable(folder.filePath(QStringLiteral("card.csv")), sheet));
    QFile table(folder.filePath(QStringLiteral("card.csv")));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray csv = table.readAll();
    QVERIFY(csv.startsWith("\xef\xbb\xbf"));
    QVERIFY2(csv.contains("\"'=HYPERLINK(\"\"x\"\",1) "), csv.constData());
    QVERIFY2(csv.contains(",'+49 & Jörg "), csv.constData());
    QVERIFY2(csv.contains(",-60,") || csv.contains(",-"), csv.constData()); // numbers stay numbers
    QVERIFY(!savePicture(folder.filePath(QStringLiteral("card.png")), sheet));
    const QImage picture(folder.filePath(QStringLiteral("card.png")));
    QVERIFY(picture.width() > 800 && picture.height() > 800);
    const auto fault = saveTable(QStringLiteral("/dev/null/card.csv"), sheet);
    QVERIFY(fault && fault->text.contains(QStringLiteral("card.csv")));
    QVERIFY(savePicture(QStringLiteral("/dev/null/card.png"), sheet));
}

void ScorecardDockTest::bagsAsUnits()
{
    const Desk desk(cards::longMatch(2));
    QAction *units = desk.action(QKeySequence(QStringLiteral("Ctrl+Shift+B")));
    QVERIFY(units->isEnabled());
    const int column = Model::columnOf(0, Model::Bags);
    QVERIFY(!desk.view().isColumnHidden(column));
    units->trigger();
    QVERIFY(desk.view().isColumnHidden(column)); // the last digit of the total says it
    Desk penalised(cards::standardMatch());
    penalised.window.resizeDocks({&penalised.dock}, {700}, Qt::Horizontal);
    QApplication::processEvents();
    QVERIFY(!penalised.action(QKeySequence(QStringLiteral("Ctrl+Shift+B")))->isEnabled());
    QVERIFY(!penalised.view().isColumnHidden(column)); // still wished for, and not true here
}

void ScorecardDockTest::narrowWindowShowsTheStrip()
{
    Desk desk(cards::standardMatch(), 1400);
    QVERIFY(!desk.dock.isStrip());
    desk.window.resize(1000, 700);
    QTRY_VERIFY(desk.dock.isStrip());
    QTRY_VERIFY2(desk.dock.width() < 260, qPrintable(QString::number(desk.dock.width())));
    desk.window.resizeDocks({&desk.dock}, {40}, Qt::Horizontal);
    QApplication::processEvents();
    for (const SideBox *box : desk.dock.findChildren<SideBox *>())
        QVERIFY(!box->isVisible() || box->width() >= box->sizeHint().width()); // names stay whole
    desk.window.resize(1400, 700);
    QTRY_VERIFY(!desk.dock.isStrip());
}

void ScorecardDockTest::theWholeCardFoldsBack()
{
    Desk desk(cards::standardMatch(), 1000);
    QTRY_VERIFY(desk.dock.isStrip());
    const auto press = [&desk](const QString &text) {
        for (QToolButton *button : desk.dock.findChildren<QToolButton *>())
            if (button->text() == text && button->isVisible())
                button->click();
    };
    press(QStringLiteral("Whole Scorecard"));
    QVERIFY(!desk.dock.isStrip());
    press(QStringLiteral("Totals only"));
    QVERIFY(desk.dock.isStrip());
    press(QStringLiteral("Whole Scorecard"));
    desk.dock.hide();
    desk.dock.show();
    QVERIFY(desk.dock.isStrip());
}

void ScorecardDockTest::columnsFitTheCard_data()
{
    QTest::addColumn<int>("sides");
    QTest::addColumn<double>("size");
    QTest::newRow("two sides") << 2 << 1.0;
    QTest::newRow("eight sides") << 8 << 1.0;
    QTest::newRow("two sides, double size") << 2 << 2.0;
}

/// Every total is whole: no column is narrower than its widest number, and none lies outside.
void ScorecardDockTest::columnsFitTheCard()
{
    QFETCH(int, sides);
    QFETCH(double, size);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * size);
    QApplication::setFont(large);
    const Desk desk(sides == 2 ? cards::longMatch(30) : cards::eightAlone(30), 1600);
    const ScorecardView &view = desk.view();
    int right = view.header()->sectionSize(0);
    for (int column = 1; column < desk.dock.model()->columnCount(); ++column) {
        if (view.isColumnHidden(column))
            continue;
        right += view.header()->sectionSize(column);
        QFont type = ScorecardDelegate::fontOf(view.font(), Model::fieldOf(column));
        type.setPointSizeF(type.pointSizeF() * view.cardStyle().total.part);
        const QFontMetrics metrics(type);
        for (int row = 0; row < desk.dock.model()->rowCount(); ++row) {
            const QString text = ScorecardDelegate::cellText(desk.dock.model()->index(row, column),
                                                             view.cardStyle().merged);
            QVERIFY2(metrics.horizontalAdvance(text) <= view.header()->sectionSize(column),
                     qPrintable(text));
        }
    }
    for (int side = 0; side < sides; ++side)
        QVERIFY(!view.isColumnHidden(Model::columnOf(side, Model::Total)));
    QVERIFY2(right <= view.viewport()->width() || view.horizontalScrollBar()->maximum() > 0,
             qPrintable(QStringLiteral("%1 of %2").arg(right).arg(view.viewport()->width())));
    QApplication::setFont(usual);
}

/// On a very large screen the card looks as on a usual one: no further columns are pressed into it,
/// and what is round its words grows with them.
void ScorecardDockTest::distancesGrowWithTheType()
{
    constexpr int kWidth = 330;
    constexpr double kPoints = 10.5; // 14 pixels
    struct Looks {
        QList<bool> hidden;
        int row, head, foot;
    };
    const auto at = [](int times) {
        Desk desk(cards::longMatch(8), 1440 * times);
        QFont type = desk.dock.font();
        type.setPointSizeF(kPoints * times);
        desk.dock.setFont(type);
        desk.dock.setBeside(kWidth * times);
        QApplication::processEvents();
        Looks looks{{},
                    desk.view().visualRect(desk.cell(0, 0, Model::Total)).height(),
                    desk.view().header()->sizeHint().height(),
                    desk.dock.findChildren<TotalsPanel *>().first()->sizeHint().height()};
        for (int column = 0; column < desk.dock.model()->columnCount(); ++column)
            looks.hidden << desk.view().isColumnHidden(column);
        return looks;
    };
    const Looks usual = at(1), large = at(2);
    QCOMPARE(large.hidden, usual.hidden);
    constexpr double kAlike = 1.88; // of twice as much; letters are of whole pixels
    QVERIFY2(large.row > kAlike * usual.row, qPrintable(QString::number(large.row)));
    QVERIFY2(large.head > kAlike * usual.head, qPrintable(QString::number(large.head)));
    QVERIFY2(large.foot > kAlike * usual.foot, qPrintable(QString::number(large.foot)));
}

/// Its least width is one of letters, and not those of the day before: without a resize.
void ScorecardDockTest::aPageTakesAnotherType()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    const auto leastOf = [](Desk &desk) {
        desk.dock.setBeside(330);
        auto *page = new QWidget;
        desk.dock.addPage(page, QStringLiteral("Review"));
        desk.dock.showPage(page);
        return [&desk] { return desk.dock.widget()->minimumSizeHint().width(); };
    };
    Desk changed(cards::standardMatch());
    const auto is = leastOf(changed);
    const int before = is();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    Desk fresh(cards::standardMatch());
    const int ought = leastOf(fresh)();
    QVERIFY(ought > before);
    QTRY_COMPARE(is(), ought);
}

void ScorecardDockTest::tabsAreWhole_data()
{
    QTest::addColumn<int>("pixels");
    QTest::newRow("usual type") << 14;
    QTest::newRow("large letters") << 20;
}

/// No tab is behind an arrow, whenever the letters have become large; they are as large as before
/// where there is room again.
void ScorecardDockTest::tabsAreWhole()
{
    QFETCH(int, pixels);
    constexpr int kUsualWidth = 330, kRead = 14;
    Desk desk(cards::standardMatch(), 1440);
    desk.dock.setBeside(kUsualWidth);
    desk.dock.addPage(new QWidget, QStringLiteral("Rückblick"));
    QFont type = desk.dock.font();
    type.setPixelSize(pixels);
    desk.dock.setFont(type);
    QApplication::processEvents();
    const auto *tabs = desk.dock.findChild<QTabWidget *>();
    QVERIFY(tabs);
    const QTabBar *bar = tabs->tabBar();
    QTRY_VERIFY(bar->sizeHint().width() <= tabs->width());
    QVERIFY(QFontInfo(bar->font()).pixelSize() >= kRead);
    desk.dock.setBeside(2 * kUsualWidth);
    QTRY_COMPARE(QFontInfo(bar->font()).pixelSize(), pixels);
}

void ScorecardDockTest::manySidesFitBesideTheTable_data()
{
    QTest::addColumn<double>("size");
    QTest::newRow("usual type") << 1.0;
    QTest::newRow("large type") << 1.5;
}

/// Eight sides in the width of a usual window: the type gives way, no total is out of sight, and
/// the sides are equally wide.
void ScorecardDockTest::manySidesFitBesideTheTable()
{
    QFETCH(double, size);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * size);
    QApplication::setFont(large);
    Desk desk(cards::eightAlone(30), 1400);
    constexpr int kUsualWidth = 330;
    desk.dock.setBeside(kUsualWidth);
    QApplication::processEvents();
    QTRY_VERIFY(desk.dock.width() <= kUsualWidth + 12);
    QCOMPARE(desk.view().horizontalScrollBar()->maximum(), 0);
    int right = 0;
    for (int column = 0; column < desk.dock.model()->columnCount(); ++column)
        right += desk.view().columnWidth(column);
    QVERIFY(right <= desk.view().viewport()->width());
    const int first = desk.view().columnWidth(Model::columnOf(0, Model::Total));
    for (int side = 1; side < 8; ++side)
        QVERIFY(std::abs(desk.view().columnWidth(Model::columnOf(side, Model::Total)) - first) < 2);
}

void ScorecardDockTest::longTotalsAreReadWhole_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("seven") << 7;
    QTest::newRow("eight") << 8;
}

/// Totals of four digits of so many sides beside a usual table: each is whole in its column and no
/// smaller than 14 pixels, and so is the number of a deal beyond the hundredth.
void ScorecardDockTest::longTotalsAreReadWhole()
{
    QFETCH(int, players);
    constexpr int kUsualWidth = 330, kRead = 14, kDeals = 240;
    constexpr double kRounded = 1;
    Desk desk(cards::manyAlone(players, kDeals), 1440);
    QFont type = desk.dock.font();
    type.setPixelSize(kRead);
    desk.dock.setFont(type);
    desk.dock.setBeside(kUsualWidth);
    QApplication::processEvents();
    QTRY_VERIFY(desk.dock.width() <= kUsualWidth + 12);
    const ScorecardView &view = desk.view();
    QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    const auto words = [&](const QModelIndex &index) {
        PaintedWords paper(view.viewport()->size());
        QPainter painter(&paper);
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.font = view.font();
        option.rect = view.visualRect(index);
        view.itemDelegateForIndex(index)->paint(&painter, option, index);
        painter.end();
        return paper.runs();
    };
    const int last = kDeals - 1;
    const QModelIndex number = desk.dock.model()->index(last, 0);
    const QRectF numbered = view.visualRect(number);
    for (const PaintedRun &run : words(number))
        QVERIFY2(run.box.left() >= numbered.left() - kRounded &&
                     run.box.right() <= numbered.right() + kRounded,
                 qPrintable(run.text));
    QVERIFY(words(number).first().text == QString::number(kDeals));
    for (int side = 0; side < players; ++side) {
        const QModelIndex total = desk.cell(last, side, Model::Total);
        const QRectF cell = view.visualRect(total);
        QVERIFY(std::abs(total.data(Model::NumberRole).toInt()) >= 1000);
        QCOMPARE(words(total).size(), 2);
        for (const PaintedRun &run : words(total)) {
            QVERIFY2(run.pixels >= kRead, qPrintable(run.text));
            QVERIFY2(run.box.left() >= cell.left() - kRounded &&
                         run.box.right() <= cell.right() + kRounded,
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(run.text)
                                    .arg(run.box.width())
                                    .arg(cell.width())));
        }
    }
}

/// Over a narrow column: partners by their letters, one name as far as it fits, with dots where
/// they leave a part of it.
void ScorecardDockTest::namesAreShortened()
{
    const QFontMetricsF type(QApplication::font());
    const QString pair = QStringLiteral("Bartholomew & Eleonore");
    const QString one = QStringLiteral("Bartholomew");
    QCOMPARE(shortName(type, pair, type.horizontalAdvance(pair)), pair);
    QCOMPARE(shortName(type, pair, type.horizontalAdvance(one)), QStringLiteral("B & E"));
    QCOMPARE(shortName(type, pair, type.horizontalAdvance(QStringLiteral("BE"))),
             QStringLiteral("BE"));
    const double some = type.horizontalAdvance(QStringLiteral("Barthol"));
    const QString dotted = shortName(type, one, some);
    QVERIFY2(dotted.startsWith(QStringLiteral("Bart")) && dotted.endsWith(QChar(0x2026)),
             qPrintable(dotted));
    QVERIFY(type.horizontalAdvance(dotted) <= some);
    // Dots would be half of what is seen.
    QCOMPARE(shortName(type, one, type.horizontalAdvance(QStringLiteral("Bar"))),
             QStringLiteral("Bar"));
    QCOMPARE(shortName(type, one, 1), QStringLiteral("B"));
    // All names have one size, that of the longest that fits at all.
    const QFont base = QApplication::font();
    const QFont font = nameFont(base, {{"Mia"}, {one}, {pair}}, {90, 90, 90});
    QVERIFY(QFontMetricsF(font).horizontalAdvance(one) <= 90);
    QVERIFY(font.pointSizeF() >= base.pointSizeF() * 0.71);
}

void ScorecardDockTest::namesOverColumns_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("upright");
    QTest::newRow("three") << 3 << false;
    QTest::newRow("eight") << 8 << true;
}

/// In the type in which it is written beside the table: over a narrow column a name stands upright,
/// over a wide one it takes the dealers' room before it is cut, which dots say.
void ScorecardDockTest::namesOverColumns()
{
    QFETCH(int, players);
    QFETCH(bool, upright);
    constexpr int kUsualWidth = 330, kRead = 14;
    std::vector<std::string> names{"Alexander", "Bartholomew", "Cy"};
    for (int seat = 3; seat < players; ++seat)
        names.push_back("Player " + std::to_string(seat + 1));
    MatchRecord record = cards::recordOf("cutthroat", names);
    record.rules.table_players = players;
    Desk desk(cards::matchOf(record, {}), 1440);
    QFont type = desk.dock.font();
    type.setPixelSize(kRead);
    desk.dock.setFont(type);
    desk.dock.setBeside(kUsualWidth);
    QApplication::processEvents();
    auto *heads = qobject_cast<ScorecardHeader *>(desk.view().header());
    QVERIFY(heads);
    QCOMPARE(heads->isUpright(), upright);
    QTRY_COMPARE(heads->height(), heads->sizeHint().height());
    PaintedWords words(heads->viewport()->size());
    heads->viewport()->render(&words);
    const QStringList all = words.all();
    QVERIFY2(all.contains(QStringLiteral("Alexander")), qPrintable(all.join(u'|')));
    QVERIFY2(all.contains(QStringLiteral("Bartholomew")) || !words.dotted().isEmpty(),
             qPrintable(all.join(u'|')));
    QVERIFY2(!upright || words.dotted().isEmpty(), qPrintable(all.join(u'|')));
    for (const PaintedRun &run : words.runs()) {
        QVERIFY2(run.pixels >= kRead, qPrintable(run.text));
        QVERIFY2(run.box.top() >= -2 && run.box.bottom() <= heads->height() + 2,
                 qPrintable(run.text));
    }
    QVERIFY(desk.dock.model()
                ->headerData(Model::columnOf(1, Model::Total), Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("Bartholomew")));
}

void ScorecardDockTest::partnersStandBelowEachOther_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("whole");
    const QStringList six{"You", "Ada", "Bo", "Cleo", "Dex", "Eve"};
    const QStringList longNames{"You",        "Alexandrina", "Bartholomew",
                                "Wilhelmina", "Maximilian",  "Konstanze"};
    QTest::newRow("three pairs") << six << 14 << true;
    QTest::newRow("long names") << longNames << 14 << false;
    QTest::newRow("two pairs in large letters") << six.first(4) << 20 << true;
}

/// Partners who have no room beside each other stand below each other, in all columns alike, in no
/// smaller type than what is beneath them: their letters alone would say little.
void ScorecardDockTest::partnersStandBelowEachOther()
{
    QFETCH(QStringList, players);
    QFETCH(int, pixels);
    QFETCH(bool, whole);
    constexpr int kUsualWidth = 330;
    std::vector<std::string> names;
    for (const QString &player : players)
        names.push_back(player.toStdString());
    const bool six = players.size() > 4;
    Desk desk(cards::matchOf(cards::recordOf(six ? "six-pairs" : "standard", names), {}), 1440);
    QFont type = desk.dock.font();
    type.setPixelSize(pixels);
    desk.dock.setFont(type);
    desk.dock.setBeside(kUsualWidth);
    QApplication::processEvents();
    auto *heads = qobject_cast<ScorecardHeader *>(desk.view().header());
    QVERIFY(heads);
    PaintedWords words(heads->viewport()->size());
    heads->viewport()->render(&words);
    const QString all = words.all().join(u'|');
    for (const QString &player : players.first(players.size() / 2)) {
        const QString above = player.left(4);
        QVERIFY2(all.contains(above) && all.contains(QStringLiteral(" &|")), qPrintable(all));
    }
    for (const QString &player : players.last(players.size() / 2))
        QVERIFY2(all.contains(whole ? player : player.left(4)), qPrintable(all));
    QVERIFY2(!whole || words.dotted().isEmpty(), qPrintable(all));
    for (const PaintedRun &run : words.runs()) {
        QVERIFY2(run.pixels >= pixels - 1, qPrintable(run.text));
        QVERIFY2(run.box.top() >= -2 && run.box.bottom() <= heads->height() + 2,
                 qPrintable(run.text));
    }
}

/// The frame of the table says the totals already, and so does the last row.
void ScorecardDockTest::totalsAreNotToldTwice()
{
    const Desk desk(cards::standardMatch());
    for (const SideBox *box : desk.dock.findChildren<SideBox *>())
        if (box->isVisible())
            QVERIFY(box->geometry().height() < 3 * box->fontMetrics().height());
}

void ScorecardDockTest::namesAtTheFootAreWhole_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<int>("columns");
    const QStringList seven{"You",        "Alexandrina", "Bartholomew", "Wilhelmina",
                            "Maximilian", "Konstanze",   "Theodora"};
    QTest::newRow("three pairs") << "six-pairs"
                                 << QStringList{"You", "Ada", "Bo", "Cleo", "Dex", "Eve"} << 1;
    QTest::newRow("three pairs with long names") << "six-pairs" << seven.first(6) << 1;
    QTest::newRow("three alone") << "cutthroat" << QStringList{"You", "Ada", "Bo"} << 3;
    QTest::newRow("seven with long names") << "cutthroat" << seven << 2;
}

/// Rather more rows than names that are cut, while there is paper above them.
void ScorecardDockTest::namesAtTheFootAreWhole()
{
    QFETCH(QString, preset);
    QFETCH(QStringList, players);
    QFETCH(int, columns);
    constexpr int kUsualWidth = 316;
    std::vector<std::string> names;
    for (const QString &player : players)
        names.push_back(player.toStdString());
    MatchRecord record = cards::recordOf(qPrintable(preset), names);
    record.rules.table_players = static_cast<int>(players.size());
    Desk desk(cards::matchOf(record, {}), 1440);
    QFont type = desk.dock.font();
    type.setPointSizeF(10.5);
    desk.dock.setFont(type);
    desk.dock.setBeside(kUsualWidth);
    QApplication::processEvents();
    QSet<int> lefts;
    for (SideBox *box : desk.dock.findChildren<SideBox *>()) {
        if (!box->isVisible())
            continue;
        lefts << box->x();
        PaintedWords words(box->size());
        box->render(&words);
        QVERIFY2(words.dotted().isEmpty(), qPrintable(words.dotted().join(u'|')));
    }
    QCOMPARE(lefts.size(), columns);
    desk.window.resize(1440, 470); // where the sheet itself has little room
    QApplication::processEvents();
    QVERIFY2(desk.view().viewport()->height() > 5 * desk.view().fontMetrics().height(),
             qPrintable(QString::number(desk.view().viewport()->height())));
}

void ScorecardDockTest::allSidesAreAtTheFoot_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("pixels");
    for (const int seats : {6, 8})
        for (const int pixels : {14, 20, 24})
            QTest::addRow("%d, %d px", seats, pixels) << seats << pixels;
}

/// The type may change, and the match, while it is seen: no side is pushed out at the lower edge.
void ScorecardDockTest::allSidesAreAtTheFoot()
{
    QFETCH(int, seats);
    QFETCH(int, pixels);
    std::vector<std::string> names{"You", "Ada", "Bo", "Cleo", "Dex", "Eve", "Finn", "Gus"};
    names.resize(static_cast<std::size_t>(seats));
    MatchRecord record = cards::recordOf("standard", names);
    record.rules.table_players = seats;
    Desk desk(cards::standardMatch(), 1440);
    desk.window.resize(1440, 840);
    desk.dock.setBeside(330);
    QApplication::processEvents();
    QFont type = desk.dock.font();
    type.setPixelSize(pixels);
    desk.dock.setFont(type);
    QApplication::processEvents();
    desk.dock.showMatch(cards::matchOf(record, {}));
    QApplication::processEvents();
    int sides = 0;
    for (const SideBox *box : desk.dock.findChildren<SideBox *>()) {
        if (!box->isVisible())
            continue;
        ++sides;
        const int foot = box->mapTo(&desk.dock, box->rect().bottomLeft()).y();
        QVERIFY2(foot < desk.dock.height(),
                 qPrintable(QStringLiteral("%1 of %2").arg(foot).arg(desk.dock.height())));
    }
    QCOMPARE(sides, seats / 2);
    QCOMPARE(desk.window.height(), 840); // nor is the window too high for its screen
}

/// In the width that the dock has in a window of the usual size.
void ScorecardDockTest::bagsStayAsNumbersGrow()
{
    const DealRecord set = cards::entered(0, {"2", "3", "4", "3"}, {2, 4, 3, 4});
    const DealRecord failedNil = cards::entered(1, {"nil", "2", "2", "3"}, {5, 1, 5, 2});
    const MatchRecord record = cards::recordOf("standard", cards::kFour);
    Desk desk(cards::matchOf(record, {set}));
    constexpr int kUsualWidth = 316;
    const int frame = desk.dock.width() - desk.view().viewport()->width();
    desk.window.resizeDocks({&desk.dock}, {kUsualWidth + frame}, Qt::Horizontal);
    QApplication::processEvents();
    QVERIFY(!desk.view().isColumnHidden(Model::columnOf(0, Model::Bags)));
    desk.dock.showMatch(cards::matchOf(record, {set, failedNil}));
    QApplication::processEvents();
    QVERIFY(!desk.view().isColumnHidden(Model::columnOf(0, Model::Bags)));
    int right = 0;
    for (int column = 0; column < desk.dock.model()->columnCount(); ++column)
        right += desk.view().columnWidth(column);
    QVERIFY(right <= desk.view().viewport()->width());
}

void ScorecardDockTest::columnsStayThroughAMatch_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {260, 330, 374})
        QTest::addRow("%d px", width) << width;
}

/// Next to the table, whatever is bid and however long the numbers get: with a nil, a penalty and a
/// ruling.
void ScorecardDockTest::columnsStayThroughAMatch()
{
    QFETCH(int, width);
    const Match whole = cards::standardMatch();
    QList<int> first;
    for (std::size_t deals = 1; deals <= whole.record().deals.size(); ++deals) {
        MatchRecord record = whole.record();
        std::vector<DealRecord> played(record.deals.begin(),
                                       record.deals.begin() + static_cast<std::ptrdiff_t>(deals));
        Desk desk(cards::matchOf(record, played), 1440);
        desk.dock.setBeside(width);
        QApplication::processEvents();
        QList<int> shown;
        for (int column = 0; column < desk.dock.model()->columnCount(); ++column)
            if (!desk.view().isColumnHidden(column))
                shown << column;
        if (first.isEmpty())
            first = shown;
        QCOMPARE(shown, first);
    }
}

/// "Total if made: 160 · Total if set: 40" takes two rows where it has no room in one, and none
/// where even two would be cut.
void ScorecardDockTest::whatTheDealMayBringIsWhole()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"6", "2", "nil", "1"})
        QVERIFY(!match.apply(Event::makeCall(match.deal()->seat, parseCall(call).value())));
    Model model;
    model.update(match);
    SideBox box(&model, 0, SideBox::Form::wide);
    // Each of them says by itself what it is.
    QVERIFY(box.accessibleName().contains(QStringLiteral("Total if made: ")));
    QVERIFY(box.accessibleName().contains(QStringLiteral("Total if set: ")));
    box.resize(400, 100);
    const int oneRow = box.sizeHint().height();
    box.resize(150, 100);
    QVERIFY(box.sizeHint().height() > oneRow);
    box.resize(60, 100);
    QVERIFY(box.sizeHint().height() < oneRow);
}

void ScorecardDockTest::lastDealIsInSight()
{
    const Desk desk(cards::longMatch(30));
    const QModelIndex last = desk.cell(29, 0, Model::Total);
    QTRY_VERIFY(desk.view().viewport()->rect().contains(desk.view().visualRect(last)));
}

/// Those of the last deal that is over alone, and what is copied is what they will be.
void ScorecardDockTest::theLastTotalsCount()
{
    const Desk desk(cards::standardMatch());
    const int deals = static_cast<int>(desk.dock.model()->sheet().deals.size());
    int last = deals - 1;
    while (desk.dock.model()->sheet().deals[last].partial)
        --last;
    QVERIFY(last > 0);
    const auto read = [&desk](int deal, int side) {
        return desk.view().shownText(desk.cell(deal, side, Model::Total));
    };
    const auto is = [&desk](int deal, int side) {
        return desk.cell(deal, side, Model::Total).data().toString();
    };
    const QImage before = desk.view().grab().toImage();
    const QString copied = toPlainText(desk.dock.model()->sheet());
    desk.view().countTotals({17, -4});
    QCOMPARE(read(last, 0), QStringLiteral("17"));
    QCOMPARE(read(last, 1), QStringLiteral("−4"));
    for (int deal = 0; deal < last; ++deal)
        QCOMPARE(read(deal, 0), is(deal, 0));
    QVERIFY(desk.view().grab().toImage() != before);
    QCOMPARE(toPlainText(desk.dock.model()->sheet()), copied);
    desk.view().countTotals({});
    QCOMPARE(read(last, 0), is(last, 0));
    QCOMPARE(desk.view().grab().toImage(), before);
}

/// Folded, it counts as the frame of the table does; what is told to a screen reader is there.
void ScorecardDockTest::theStripCountsToo()
{
    Desk desk(cards::standardMatch());
    const auto counting = [&desk] {
        const auto boxes = desk.dock.findChildren<SideBox *>();
        return std::count_if(boxes.begin(), boxes.end(), [](const SideBox *box) {
            return box->shownTotal() == QStringLiteral("17") ||
                   box->shownTotal() == QStringLiteral("−4");
        });
    };
    QCOMPARE(counting(), 0);
    const QString heard = desk.dock.findChildren<SideBox *>().front()->accessibleName();
    desk.dock.countTotals({17, -4});
    QCOMPARE(counting(), 2);
    QCOMPARE(desk.dock.findChildren<SideBox *>().front()->accessibleName(), heard);
    desk.dock.countTotals({});
    QCOMPARE(counting(), 0);
    // The table counts by the sides of the match.
    desk.dock.showMatch(cards::standardMatch(), nullptr, 1);
    desk.dock.countTotals({17, -4});
    QCOMPARE(desk.dock.findChildren<SideBox *>().front()->shownTotal(), QStringLiteral("−4"));
}

/// A contract that was made is none, whatever its bags cost.
void ScorecardDockTest::onlyASetIsRinged()
{
    const Match match = cards::standardMatch();
    const Desk desk(match);
    int penalties = 0, sets = 0;
    for (std::size_t deal = 0; deal < match.results().size(); ++deal)
        for (int side = 0; side < 2; ++side) {
            const auto &score = match.results()[deal].score.side[static_cast<std::size_t>(side)];
            const bool ringed =
                desk.cell(static_cast<int>(deal), side, Model::Total).data(Model::SetRole).toBool();
            QCOMPARE(ringed, score.set());
            sets += ringed ? 1 : 0;
            penalties += !ringed && score.bagPenalties > 0 ? 1 : 0;
        }
    QVERIFY(sets > 0);
    QVERIFY(penalties > 0);
}

/// What the boxes of the totals tell a screen reader.
void ScorecardDockTest::totalsAreRead()
{
    const Desk desk(cards::standardMatch());
    QStringList names;
    for (const SideBox *box : desk.dock.findChildren<SideBox *>())
        names << box->accessibleName();
    QVERIFY2(names.join(u'|').contains(QStringLiteral("Ada & Cy")), qPrintable(names.join(u'|')));
    QVERIFY2(names.join(u'|').contains(QStringLiteral("Bags")), qPrintable(names.join(u'|')));
}

/// Taken out of the window it covers nothing of the table while there is room beside it.
void ScorecardDockTest::standsBesideTheTable()
{
    Desk desk(cards::standardMatch(), 1000);
    desk.dock.hide(); // so that the window may be narrow
    const QRect room = desk.window.screen()->availableGeometry();
    for (const bool left : {true, false}) {
        desk.window.resize(300, 400);
        desk.window.move(left ? room.left() : room.right() - 300, room.top());
        desk.dock.setFloating(true);
        desk.dock.show();
        QTRY_VERIFY(!desk.dock.frameGeometry().intersects(desk.window.frameGeometry()));
        QVERIFY(desk.dock.frameGeometry().left() >= room.left());
        QVERIFY(desk.dock.frameGeometry().right() <= room.right());
        desk.dock.setFloating(false);
        desk.dock.hide();
        QCoreApplication::processEvents();
    }
}

/// All of them in one way: whole, by as few letters as tell them apart, or by their places.
void ScorecardDockTest::dealersAreToldApart()
{
    const auto names = [](const QStringList &players, int most) {
        return dealerNames(players, [most](const QString &name) { return name.size() <= most; });
    };
    const QStringList known{QStringLiteral("You"), QStringLiteral("Ada"), QStringLiteral("Bo"),
                            QStringLiteral("Cleo")};
    QCOMPARE(names(known, 4), known);
    QCOMPARE(names(known, 3), (QStringList{"Y", "A", "B", "C"}));
    QCOMPARE(names(known, 0), QStringList());
    QCOMPARE(names({"Dex", "Dorothea", "Bo", "Élodie"}, 4), (QStringList{"De", "Do", "Bo", "Él"}));
    const QStringList alike{QStringLiteral("Player 1"), QStringLiteral("Player 2"),
                            QStringLiteral("Bo"), QStringLiteral("Player 4")};
    QCOMPARE(names(alike, 6), (QStringList{"1", "2", "3", "4"}));
}

/// Blank, it would be the brightest thing of the window; beyond it is what the window is made of.
void ScorecardDockTest::thePaperEndsBelowTheLastDeal()
{
    const Desk desk(cards::longMatch(3));
    QApplication::processEvents();
    const QWidget *sheet = desk.view().viewport();
    const QRect last = desk.view().visualRect(desk.cell(2, 0, Model::Total));
    QVERIFY(last.bottom() + 4 * last.height() < sheet->height());
    const QImage picture = desk.view().viewport()->grab().toImage();
    const QColor paper = picture.pixelColor(3, last.bottom() + last.height());
    QCOMPARE(picture.pixelColor(3, sheet->height() - 3), sheet->palette().color(QPalette::Window));
    QVERIFY(paper != sheet->palette().color(QPalette::Window));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tst_scorecard_dock"));
    QCoreApplication::setOrganizationName(QStringLiteral("tst_scorecard_dock"));
    QStandardPaths::setTestModeEnabled(true);
    ScorecardDockTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "files/kept_settings.h"
#include "tst_scorecard_dock.moc"
