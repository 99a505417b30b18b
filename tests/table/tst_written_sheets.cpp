// SPDX-License-Identifier: GPL-3.0-or-later
// The place and the paper of a deal's result and of the opened pad.
#include "../app/cut_texts.h"
#include "items/counting_scores.h"
#include "items/score_board_item.h"
#include "laid_table.h"
#include "look/bare_picture.h"
#include "look/counted_total.h"
#include "painted_words.h"
#include "panel_stack.h"
#include "panels/choice_panel.h"
#include "panels/match_end_panel.h"
#include "panels/match_line.h"
#include "panels/pad_panel.h"
#include "panels/result_panel.h"
#include "panels/result_sheet.h"
#include "panels/table_button.h"
#include "panels/writing_pencil.h"
#include "places/end_places.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "sheet/score_sheet.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/numbers.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace sandbag;

namespace {

// Besides the codes of languages:
const QString kLonger = QStringLiteral("long");
const QString kFromRight = QStringLiteral("from the right");

/// Parts of a sheet with less room than they need, or over others, in words.
QStringList pressed(const QWidget &sheet)
{
    QStringList found;
    QList<const QWidget *> lines;
    for (const QWidget *part :
         sheet.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isHidden() ||
            (!dynamic_cast<const WrittenPart *>(part) && !qobject_cast<const SideHead *>(part)))
            continue;
        const int wants = part->hasHeightForWidth() ? part->heightForWidth(part->width())
                                                    : part->minimumSizeHint().height();
        if (part->height() < wants)
            found << QStringLiteral("%1: %2 of %3")
                         .arg(part->accessibleName())
                         .arg(part->height())
                         .arg(wants);
        for (const QWidget *other : lines)
            if (other->y() != part->y() && other->geometry().intersects(part->geometry()))
                found << part->accessibleName() + " over " + other->accessibleName();
        lines << part;
    }
    return found;
}

/// What a line of a sheet says, and how far it begins and ends from the sheet's edges.
struct WordPlace {
    QString text;
    double left, right;
};

/// Of the lines in one row, and of the names: in the order in which they were made.
QList<WordPlace> wordsOn(QWidget &sheet)
{
    QList<WordPlace> places;
    for (QLabel *label : sheet.findChildren<QLabel *>()) {
        if (label->isHidden() || label->text().isEmpty() ||
            (!qobject_cast<RuledLabel *>(label) && !dynamic_cast<SideName *>(label)))
            continue;
        PaintedWords words(label->size());
        label->render(&words);
        QRectF all;
        for (const PaintedRun &run : words.runs())
            all |= run.box;
        all.translate(label->mapTo(&sheet, QPoint()));
        places << WordPlace{label->text(), all.left(), sheet.width() - all.right()};
    }
    return places;
}

QStringList notMirrored(const QList<WordPlace> &here, const QList<WordPlace> &there)
{
    QStringList found;
    if (here.size() != there.size())
        return {QStringLiteral("%1 and %2 lines").arg(here.size()).arg(there.size())};
    for (qsizetype i = 0; i < here.size(); ++i)
        if (std::abs(here[i].left - there[i].right) > 3 ||
            std::abs(here[i].right - there[i].left) > 3)
            found << QStringLiteral("%1: %2 %3, mirrored %4 %5")
                         .arg(here[i].text)
                         .arg(here[i].left)
                         .arg(here[i].right)
                         .arg(there[i].right)
                         .arg(there[i].left);
    return found;
}

/// The last line where it is much shorter than the longest.
QString lonelyWords(const QLabel &label)
{
    PaintedWords words(label.size());
    const_cast<QLabel &>(label).render(&words);
    std::map<int, QRectF> lines;
    QString last;
    for (const PaintedRun &run : words.runs()) {
        QRectF &line = lines[qRound(run.box.top())];
        last = line.isEmpty() ? run.text : last + run.text;
        line |= run.box;
    }
    double longest = 0;
    for (const auto &[top, line] : lines)
        longest = std::max(longest, line.width());
    return lines.empty() || lines.rbegin()->second.width() > 0.4 * longest ? QString() : last;
}

/// Letters of that size for as long as it lives.
class LargeType
{
public:
    explicit LargeType(int points)
    {
        QFont large = m_usual;
        large.setPointSize(points);
        QApplication::setFont(large);
    }
    ~LargeType() { QApplication::setFont(m_usual); }

private:
    QFont m_usual = QApplication::font();
};

} // namespace

class TestWrittenSheets : public QObject
{
    Q_OBJECT
private slots:
    void aResultLiesBetweenThePlayers_data();
    void aResultLiesBetweenThePlayers();
    void aResultHasRoomToBeRead_data();
    void aResultHasRoomToBeRead();
    void whatIsOpenedStandsOut();
    void dealsBeforeAreKept();
    void dealersAreNotCut();
    void thePadIsAired();
    void manySidesHaveRoom_data();
    void manySidesHaveRoom();
    void thePadHasItsDeals();
    void everyTongueHasRoom_data();
    void everyTongueHasRoom();
    void sheetsAreMirrored_data();
    void sheetsAreMirrored();
    void buttonsStandApartOnALargeTable();
    void threePairsTakeTwoRowsAtMost_data();
    void threePairsTakeTwoRowsAtMost();
    void noResultLiesOnAPlayer_data();
    void noResultLiesOnAPlayer();
    void noResultLiesOnThePacket_data();
    void noResultLiesOnThePacket();
    void aButtonThatIsOffSaysWhy_data();
    void aButtonThatIsOffSaysWhy();
    void longNamesLeaveTheDealsBefore_data();
    void longNamesLeaveTheDealsBefore();
    void sidesStandInColumns();
    void aPencilFollowsTheWords();
    void aTotalCountsWhileItIsWritten();
    void totalsCountToWhatADealBrought();
    void theFrameCountsWhatHappened();
    void namesInTheFrameAreRead();
    void aSheetThatIsGoneLetsNothingCount();
    void writingGoesOnInItsForm();
    void bagsTellWhatIsNews();
    void nothingLiesBehindAPictureOfASheet();
    void aPencilLiesBesideTheButtons();
    void theFirstRowIsAsHighAsOthers();
    void bagsAreShownInRows();
    void theWinnersFigureIsFirst_data();
    void theWinnersFigureIsFirst();
    void whoHasLostSpeaksAtTheEnd();
    void theEndIsDeafAtFirst_data();
    void theEndIsDeafAtFirst();
    void whoHasLostIsAtTheEdge_data();
    void whoHasLostIsAtTheEdge();
    void theEndLeavesThePad_data();
    void theEndLeavesThePad();
    void noRayCrossesWords_data();
    void noRayCrossesWords();
    void nobodySpeaksOverTheEnd_data();
    void nobodySpeaksOverTheEnd();
    void failedNilsAreCrossedOut();
    void aRingIsRoundItsFigures();
    void dealsBeforeLeaveAnEdge();
    void lettersOfASheetAreRead();
};

void TestWrittenSheets::aResultLiesBetweenThePlayers_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 868), QSize(1106, 868), QSize(900, 620), QSize(2560, 1400),
                             QSize(3840, 2120), QSize(3500, 2120)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// A little below the middle of the felt, and clear of everybody's plate.
void TestWrittenSheets::aResultLiesBetweenThePlayers()
{
    QFETCH(QSize, size);
    Laid laid(size, 5);
    QVERIFY(laid.result());
    const QRectF paper = laid.result()->paperRect();
    const QRectF felt = laid.layout().felt;
    const double middle = (paper.center().y() - felt.top()) / felt.height();
    QVERIFY2(std::abs(middle - 0.51) < 0.03, qPrintable(QString::number(middle)));
    for (std::size_t place = 1; place < laid.layout().seats.size(); ++place) {
        const QRectF around = laid.layout().seats[place].plate.adjusted(-15.5, -15.5, 15.5, 15.5);
        QVERIFY2(!around.intersects(paper), qPrintable(QString::number(place)));
    }
    QVERIFY(paper.bottom() < laid.layout().seats[0].plate.top());
}

void TestWrittenSheets::aResultHasRoomToBeRead_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 868), QSize(1920, 1046), QSize(2560, 1400)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Where the table is large the paper is, too, with rows as high as a hand would leave them.
void TestWrittenSheets::aResultHasRoomToBeRead()
{
    QFETCH(QSize, size);
    Laid laid(size, 5);
    QVERIFY(laid.result());
    const double unit = laid.layout().unit;
    const QRectF paper = laid.result()->paperRect();
    QVERIFY2(paper.width() > 700 * unit, qPrintable(QString::number(paper.width() / unit)));
    QVERIFY(paper.width() < 721 * unit);
    int rows = 0;
    for (const RuledLabel *line : laid.result()->findChildren<RuledLabel *>())
        if (!line->isHidden()) {
            ++rows;
            QVERIFY2(line->height() > 29 * unit, qPrintable(line->text()));
        }
    QVERIFY(rows > 20);
    for (const SideHead *head : laid.result()->findChildren<SideHead *>())
        QVERIFY(head->isHidden() || head->width() >= 200 * unit);
}

/// The table is darker under the opened pad and under the last trick, in the same way, and a click
/// on it closes the pad.
void TestWrittenSheets::whatIsOpenedStandsOut()
{
    Laid laid({1440, 868}, 3);
    laid.table.show();
    laid.game.nextDeal();
    QTRY_VERIFY(!laid.result());
    laid.table.paintAtOnce();
    const QPoint at = laid.layout().felt.topLeft().toPoint() + QPoint(60, 40);
    const auto light = [&laid, at] {
        return qGray(laid.table.grab().toImage().pixel(at)); // felt, far from all papers
    };
    const int usual = light();
    QVERIFY(!laid.table.scene().isVeiled());
    laid.table.actions().openPad();
    QVERIFY(laid.table.scene().isVeiled());
    const int dark = light();
    QVERIFY2(dark < usual * 0.6, qPrintable(QStringLiteral("%1 %2").arg(dark).arg(usual)));
    QVERIFY(dark > 0);
    QTest::mouseClick(laid.table.view().viewport(), Qt::LeftButton, {}, at);
    QVERIFY(!laid.table.extraPanel());
    QVERIFY(!laid.table.scene().isVeiled());
    QCOMPARE(light(), usual);
    laid.table.actions().openPad();
    laid.table.setPaused(true); // nothing is read meanwhile
    QVERIFY(!laid.table.scene().isVeiled());
    laid.table.setPaused(false);
    QVERIFY(laid.table.scene().isVeiled());
    laid.table.showExtra(nullptr);
    QVERIFY(!laid.table.scene().isVeiled());
}

/// On a usual window up to twelve, and the paper is torn above the first of more.
void TestWrittenSheets::dealsBeforeAreKept()
{
    Laid some({1440, 868}, 10);
    QVERIFY(some.result());
    QCOMPARE(some.result()->shownEarlier(), 9);
    Laid many({3840, 2120}, 20);
    QVERIFY(many.result());
    QCOMPARE(many.result()->shownEarlier(), 12);
}

/// A usual name is whole before its row, and a longer one ends in dots and is told by the tip.
void TestWrittenSheets::dealersAreNotCut()
{
    ScoreSheet sheet;
    sheet.players = QStringList{QStringLiteral("Alexander"), QStringLiteral("Bartholomew")};
    SheetDeal deal;
    deal.number = 3;
    for (const QString &shown :
         {QStringLiteral("3 Alexander"), QStringLiteral("3 Bartholo\u2026")}) {
        QWidget cell;
        tellDealer(cell, sheet, deal);
        QCOMPARE(dealAndDealer(sheet, deal), shown);
        QCOMPARE(cell.toolTip(), sheet.players[deal.dealer]);
        ++deal.dealer;
    }
    Laid laid({1440, 868}, deals(7, 60, 6, true));
    laid.game.nextDeal();
    QTRY_VERIFY(!laid.result());
    laid.table.actions().openPad();
    QVERIFY(laid.table.extraPanel());
    const auto labels = laid.table.extraPanel()->findChildren<RuledLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const RuledLabel *label) {
        return label->toolTip() == QStringLiteral("Eleonore");
    }));
}

/// Rows of the opened pad are as high as a hand would leave them, where there is room.
void TestWrittenSheets::thePadIsAired()
{
    Laid laid({1440, 868}, 5);
    laid.game.nextDeal();
    QTRY_VERIFY(!laid.result());
    laid.table.actions().openPad();
    const auto *pad = qobject_cast<PadPanel *>(laid.table.extraPanel());
    QVERIFY(pad);
    laid.table.grab();
    constexpr double kRow = 30; // units
    int rows = 0;
    for (const RuledLabel *label : pad->findChildren<RuledLabel *>())
        if (!label->isHidden()) {
            QVERIFY2(label->height() >= qRound(kRow * laid.layout().unit) - 1,
                     qPrintable(label->text()));
            ++rows;
        }
    QVERIFY(rows > 10);
    QVERIFY(laid.layout().felt.contains(pad->paperRect()));
    // What "9 / 7" and the number beside it are is said by the head over them.
    const auto heads = pad->findChildren<SideHead *>();
    QCOMPARE(heads.size(), 2);
    for (const SideHead *head : heads)
        QVERIFY2(head->toolTip().contains(QStringLiteral("bid / taken")),
                 qPrintable(head->toolTip()));
}

void TestWrittenSheets::manySidesHaveRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("pairs");
    for (const QSize size :
         {QSize(1440, 868), QSize(900, 620), QSize(1106, 700), QSize(2560, 1400)})
        for (const int seats : {3, 4, 5, 6, 7})
            for (const bool pairs : {false, true})
                if (!pairs || seats % 2 == 0)
                    QTest::addRow("%d%s %dx%d", seats, pairs ? " pairs" : "", size.width(),
                                  size.height())
                        << size << seats << pairs;
}

/// The opened pad has the last deals at every size: the players are dark under it meanwhile.
void TestWrittenSheets::thePadHasItsDeals()
{
    constexpr int kLast = 4;
    for (const QSize size : {QSize(900, 566), QSize(900, 620), QSize(1100, 700)}) {
        for (const auto &[seats, pairs] :
             {std::pair(4, true), {4, false}, {6, true}, {7, false}, {3, false}}) {
            Laid laid(size, deals(7, 60, seats, pairs));
            laid.game.nextDeal();
            QTRY_VERIFY(!laid.result());
            laid.table.actions().openPad();
            const auto *pad = qobject_cast<PadPanel *>(laid.table.extraPanel());
            QVERIFY(pad);
            const QString which =
                QStringLiteral("%1x%2, %3").arg(size.width()).arg(size.height()).arg(seats);
            QVERIFY2(pad->shownDeals() >= std::min(kLast, pad->deals()), qPrintable(which));
            QVERIFY2(laid.layout().felt.contains(pad->paperRect()), qPrintable(which));
        }
    }
}

/// No line of a result or of the opened pad is cut, and none lies over another.
void TestWrittenSheets::manySidesHaveRoom()
{
    QFETCH(QSize, size);
    QFETCH(int, seats);
    QFETCH(bool, pairs);
    Laid over(size, deals(7, 60, seats, pairs));
    QVERIFY(over.result());
    QCOMPARE(pressed(*over.result()), QStringList());
    Laid laid(size, deals(7, 60, seats, pairs));
    laid.game.nextDeal();
    QTRY_VERIFY(!laid.result());
    laid.table.actions().openPad();
    QVERIFY(qobject_cast<PadPanel *>(laid.table.extraPanel()));
    laid.table.grab();
    QCOMPARE(pressed(*laid.table.extraPanel()), QStringList());
}

void TestWrittenSheets::everyTongueHasRoom_data()
{
    QTest::addColumn<QString>("tongue");
    QTest::addColumn<QSize>("size");
    for (const QString &tongue : availableLanguages() + QStringList{kLonger, kFromRight})
        for (const QSize size : {QSize(900, 620), QSize(1440, 868)})
            QTest::addRow("%s %dx%d", qPrintable(tongue), size.width(), size.height())
                << tongue << size;
}

/// The same in each of our languages, in words 40 % longer, and in words from right to left; at the
/// end of a match, too.
void TestWrittenSheets::everyTongueHasRoom()
{
    QFETCH(QString, tongue);
    QFETCH(QSize, size);
    const bool ours = availableLanguages().contains(tongue), fromRight = tongue == kFromRight;
    installLanguage(ours ? tongue : QStringLiteral("en"));
    LongWords words(fromRight);
    if (!ours)
        QCoreApplication::installTranslator(&words);
    QApplication::setLayoutDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
    const auto back = qScopeGuard([] {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        installLanguage(QStringLiteral("en"));
    });
    for (const bool pairs : {true, false}) {
        Laid over(size, deals(7, 60, 4, pairs));
        QVERIFY(over.result());
        QCOMPARE(pressed(*over.result()) + cutTexts(*over.result()), QStringList());
        over.game.nextDeal();
        QTRY_VERIFY(!over.result());
        over.table.actions().openPad();
        over.table.grab();
        QVERIFY(over.table.extraPanel());
        QCOMPARE(pressed(*over.table.extraPanel()) + cutTexts(*over.table.extraPanel()),
                 QStringList());
        Laid end(size, deals(4, 4, 4, pairs));
        QVERIFY(qobject_cast<MatchEndPanel *>(end.table.panel()));
        QCOMPARE(cutTexts(*end.table.panel()), QStringList());
    }
}

void TestWrittenSheets::sheetsAreMirrored_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("pairs");
    QTest::newRow("two pairs") << 4 << true;
    QTest::newRow("three pairs") << 6 << true;
    QTest::newRow("four alone") << 4 << false;
    QTest::newRow("six in a list") << 6 << false;
}

/// From right to left names, words and figures are where a mirror would show them, whatever letters
/// they are of: "Total" and its number do not run together.
void TestWrittenSheets::sheetsAreMirrored()
{
    QFETCH(int, seats);
    QFETCH(bool, pairs);
    const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    QList<QList<WordPlace>> results, pads;
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QApplication::setLayoutDirection(direction);
        Laid laid({1440, 868}, deals(5, 60, seats, pairs));
        QVERIFY(laid.result());
        results << wordsOn(*laid.result());
        laid.game.nextDeal();
        QTRY_VERIFY(!laid.result());
        laid.table.actions().openPad();
        laid.table.grab();
        pads << wordsOn(*laid.table.extraPanel());
    }
    QVERIFY(results[0].size() > 8);
    QCOMPARE(notMirrored(results[0], results[1]), QStringList());
    QCOMPARE(notMirrored(pads[0], pads[1]), QStringList());
}

/// Between the buttons of a result, and of the end of a match.
void TestWrittenSheets::buttonsStandApartOnALargeTable()
{
    const auto gapsAt = [](const QSize &size) {
        QList<int> gaps;
        for (const int most : {60, 5}) {
            Laid laid(size, deals(5, most));
            std::vector<int> left, right;
            for (const TableButton *button : laid.table.panel()->findChildren<TableButton *>()) {
                left.push_back(button->geometry().left());
                right.push_back(button->geometry().right());
            }
            std::sort(left.begin(), left.end());
            std::sort(right.begin(), right.end());
            for (std::size_t i = 1; i < left.size(); ++i)
                gaps << left[i] - right[i - 1];
        }
        return gaps;
    };
    const QList<int> usual = gapsAt({1440, 868}), large = gapsAt({3840, 2100});
    QVERIFY(usual.size() > 3);
    QCOMPARE(large.size(), usual.size());
    for (qsizetype i = 0; i < usual.size(); ++i)
        QVERIFY2(large[i] > 1.6 * usual[i], qPrintable(QString::number(large[i])));
}

void TestWrittenSheets::threePairsTakeTwoRowsAtMost_data()
{
    QTest::addColumn<QString>("tongue");
    for (const QString &tongue : availableLanguages() + QStringList{kLonger})
        QTest::newRow(qPrintable(tongue)) << tongue;
}

/// In the smallest window what came about is told of each pair in two rows, whatever the language.
void TestWrittenSheets::threePairsTakeTwoRowsAtMost()
{
    QFETCH(QString, tongue);
    const bool ours = availableLanguages().contains(tongue);
    installLanguage(ours ? tongue : QStringLiteral("en"));
    LongWords words(false);
    if (!ours)
        QCoreApplication::installTranslator(&words);
    const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
    for (const int count : {1, 7}) {
        Laid laid({900, 612}, deals(count, 60, 6));
        QVERIFY(laid.result());
        for (const RuledLabel *line : laid.result()->findChildren<RuledLabel *>()) {
            if (line->isHidden() || !line->wordWrap())
                continue;
            const QFontMetrics type(line->font());
            const QRect box = type.boundingRect(QRect(0, 0, line->contentsRect().width(), 10000),
                                                Qt::TextWordWrap, line->text());
            QVERIFY2(box.height() < 2.5 * type.lineSpacing(), qPrintable(line->text()));
        }
        QCOMPARE(pressed(*laid.result()) + cutTexts(*laid.result()), QStringList());
    }
}

void TestWrittenSheets::noResultLiesOnAPlayer_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("pairs");
    for (const int seats : {3, 4, 5, 6, 7})
        for (const bool pairs : {false, true})
            if (!pairs || seats % 2 == 0)
                QTest::addRow("%d%s", seats, pairs ? " pairs" : "") << seats << pairs;
}

/// In a window of 900x650 with letters of 15 points: smaller type rather than a sheet on a plate.
void TestWrittenSheets::noResultLiesOnAPlayer()
{
    QFETCH(int, seats);
    QFETCH(bool, pairs);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    for (const int deal : {1, 7}) {
        Laid laid({900, 612}, deals(deal, 60, seats, pairs));
        QVERIFY(laid.result());
        const QRectF paper = laid.result()->paperRect();
        for (const SeatPlace &seat : laid.layout().seats)
            QVERIFY2(!seat.plate.intersects(paper), qPrintable(QString::number(deal)));
        QCOMPARE(pressed(*laid.result()), QStringList());
        QVERIFY(laid.layout().felt.contains(paper));
    }
}

void TestWrittenSheets::noResultLiesOnThePacket_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    for (const QSize size : {QSize(1440, 858), QSize(1106, 858), QSize(900, 612)})
        for (const int points : {10, 15})
            QTest::addRow("%dx%d, %d pt", size.width(), size.height(), points) << size << points;
}

/// The last trick can be read again while the result is there; half of it was under the sheet.
void TestWrittenSheets::noResultLiesOnThePacket()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    const LargeType large(points);
    for (const bool pairs : {true, false}) {
        Laid laid(size, deals(5, 60, 4, pairs));
        QVERIFY(laid.result());
        QVERIFY(!laid.layout().packet.isEmpty());
        const QRectF paper = laid.result()->paperRect();
        QVERIFY2(!laid.layout().packet.intersects(paper), pairs ? "pairs" : "alone");
        QCOMPARE(pressed(*laid.result()), QStringList());
    }
}

void TestWrittenSheets::aButtonThatIsOffSaysWhy_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("seats");
    for (const QSize size : {QSize(1440, 858), QSize(1106, 858), QSize(900, 612)})
        for (const int points : {10, 15})
            for (const int seats : {4, 6})
                QTest::addRow("%dx%d, %d pt, %d", size.width(), size.height(), points, seats)
                    << size << points << seats;
}

/// In words under the button, wherever the pointer is, and only while it is off.
void TestWrittenSheets::aButtonThatIsOffSaysWhy()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    QFETCH(int, seats);
    const LargeType large(points);
    installLanguage(QStringLiteral("de"));
    const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
    const QString why = QStringLiteral(
        "Jemand, der einen Platz hat, ist weg. Warte, oder setz einen Computer dorthin.");
    Laid laid(size, deals(5, 60, seats, true));
    ResultPanel *sheet = laid.result();
    QVERIFY(sheet);
    laid.table.setNoDeal(why);
    laid.table.grab();
    const QLabel *said = sheet->findChild<QLabel *>(QStringLiteral("noDeal"));
    const auto *next = sheet->findChild<TableButton *>(QStringLiteral("nextDeal"));
    QVERIFY(said && next);
    QVERIFY(!said->isHidden());
    QCOMPARE(said->text(), why);
    QVERIFY(said->font().pixelSize() <= sheet->font().pixelSize());
    QVERIFY(said->font().pixelSize() >= 12);
    QVERIFY(said->y() >= next->geometry().bottom());
    QCOMPARE(lonelyWords(*said), QString());
    QVERIFY2(sheet->paperRect().translated(-sheet->pos()).contains(said->geometry()),
             qPrintable(QString::number(said->geometry().bottom())));
    QCOMPARE(pressed(*sheet) + cutTexts(*sheet), QStringList());
    for (const SeatPlace &seat : laid.layout().seats)
        QVERIFY(!seat.plate.intersects(sheet->paperRect()));
    laid.table.setNoDeal({});
    laid.table.grab();
    QVERIFY(said->isHidden());
    QVERIFY(!next->isStruck());
    // A sheet that is laid meanwhile says it, too.
    laid.table.setNoDeal(why);
    laid.game.open(deals(6, 60, seats, true));
    laid.table.grab();
    said = laid.result()->findChild<QLabel *>(QStringLiteral("noDeal"));
    QVERIFY(said && !said->isHidden());
    QCOMPARE(pressed(*laid.result()) + cutTexts(*laid.result()), QStringList());
}

void TestWrittenSheets::longNamesLeaveTheDealsBefore_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("bid");
    QTest::newRow("bids") << QSize(1106, 840) << QString();
    QTest::newRow("failed nils") << QSize(1150, 900) << QStringLiteral("nil");
}

/// Three pairs next to the scorecard: the dealers give way, whom the tips still name.
void TestWrittenSheets::longNamesLeaveTheDealsBefore()
{
    QFETCH(QSize, size);
    QFETCH(QString, bid);
    const QStringList names{"You",        "Alexandrina", "Bartholomew",
                            "Wilhelmina", "Maximilian",  "Konstanze"};
    Laid laid(size, deals(5, 60, 6, true, bid, names));
    QVERIFY(laid.result());
    QCOMPARE(laid.result()->columns(), 3);
    QVERIFY2(laid.result()->shownEarlier() >= 2,
             qPrintable(QString::number(laid.result()->shownEarlier())));
    QVERIFY(laid.result()->font().pixelSize() >= 14);
    QCOMPARE(pressed(*laid.result()) + cutTexts(*laid.result()), QStringList());
    int numbers = 0;
    for (const RuledLabel *cell : laid.result()->findChildren<RuledLabel *>())
        if (!cell->isHidden() && names.contains(cell->toolTip())) {
            QVERIFY2(cell->text().toInt() > 0, qPrintable(cell->text()));
            ++numbers;
        }
    QCOMPARE(numbers, laid.result()->shownEarlier() + 1);
    Laid wide({1440, 868}, deals(5, 60, 6, true, bid)); // short names have room for the dealers
    bool named = false;
    for (const RuledLabel *cell : wide.result()->findChildren<RuledLabel *>())
        named = named || (!cell->isHidden() && cell->text() == QStringLiteral("2\u00a0Ada"));
    QVERIFY(named);
}

/// Up to four of them where there is room, equally wide; else in rows.
void TestWrittenSheets::sidesStandInColumns()
{
    for (const int seats : {3, 4}) {
        Laid wide({1440, 868}, deals(7, 60, seats, false));
        QVERIFY(wide.result());
        QCOMPARE(wide.result()->columns(), seats);
        QCOMPARE(wide.result()->shownEarlier(), 6);
        int least = 10000, most = 0;
        for (const SideHead *head : wide.result()->findChildren<SideHead *>())
            if (!head->isHidden()) {
                least = std::min(least, head->width());
                most = std::max(most, head->width());
            }
        QVERIFY2(most - least < 24, qPrintable(QStringLiteral("%1 %2").arg(least).arg(most)));
    }
    Laid small({900, 620}, deals(7, 60, 4, false));
    QCOMPARE(small.result()->columns(), 0);
    QCOMPARE(small.result()->shownEarlier(), 0);
    Laid many({1440, 868}, deals(7, 60, 5, false));
    QCOMPARE(many.result()->columns(), 0);
}

/// Its point is where the line ends that is written.
void TestWrittenSheets::aPencilFollowsTheWords()
{
    RuledLabel line(QStringLiteral("Bid 6, took 8"), RuledLabel::Weight::plain, nullptr);
    line.resize(400, 30);
    const int words = QFontMetrics(line.font()).horizontalAdvance(line.text());
    QVERIFY(line.pointAt(1).x() < words + 20);
    QVERIFY(line.pointAt(0.5).x() < words * 0.5 + 20);
    line.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QVERIFY(line.pointAt(0).x() > 400 - words - 20);
    QVERIFY(line.pointAt(1).x() > 380);
    QVERIFY(line.pointAt(1).y() > 10 && line.pointAt(1).y() < 30);
}

void TestWrittenSheets::aTotalCountsWhileItIsWritten()
{
    RuledLabel total(QStringLiteral("190"), RuledLabel::Weight::total, nullptr);
    total.countFrom(120, 190);
    QCOMPARE(total.shownText(), QStringLiteral("190")); // at once, where nothing is written
    QCOMPARE(total.lasts(), kCounts);
    total.setWritten(0);
    QCOMPARE(total.shownText(), QString());
    total.setWritten(0.5);
    QCOMPARE(total.shownText(), QStringLiteral("155"));
    QCOMPARE(total.accessibleName(), QStringLiteral("190"));
    total.setRinged(true); // round what stands there
    total.setWritten(double(kCounts) / total.lasts());
    QCOMPARE(total.shownText(), QStringLiteral("190"));
    QCOMPARE(total.shownRing(), 0.0);
    total.setWritten(1);
    QCOMPARE(total.shownRing(), 1.0);
}

namespace {

std::vector<SidePicture> sides(int us, int them)
{
    SidePicture first, second;
    first.name = QStringLiteral("We");
    first.points = us;
    first.score = QString::number(us);
    second.side = 1;
    second.name = QStringLiteral("They");
    second.points = them;
    second.score = QString::number(them);
    return {first, second};
}

} // namespace

void TestWrittenSheets::totalsCountToWhatADealBrought()
{
    CountingScores scores(nullptr);
    scores.show(sides(120, 40), kCounts); // nothing to count from
    QVERIFY(!scores.running());
    scores.hold(true);
    scores.show(sides(190, 40), kCounts);
    QTest::qWait(60);
    QVERIFY(scores.running());
    QCOMPARE(scores.shown(), sides(120, 40)); // the sheet is written first
    QCOMPARE(scores.before(), (std::vector<QString>{"120", "40"}));
    scores.hold(false);
    int least = 190;
    connect(&scores, &CountingScores::changed, this, [&scores, &least] {
        const int points = scores.shown()[0].points;
        if (points > 120)
            least = std::min(least, points);
        QCOMPARE(scores.shown()[1].score, QStringLiteral("40"));
    });
    std::vector<QString> before; // as the rail asks for it whenever something has changed
    connect(&scores, &CountingScores::changed, this,
            [&scores, &before] { before = scores.before(); });
    QTRY_VERIFY(!scores.running());
    QCOMPARE(before, std::vector<QString>());
    QVERIFY(least < 190);
    QCOMPARE(scores.shown(), sides(190, 40));
    scores.show(sides(250, 40), kCounts); // the next deal does not wait for it
    scores.show(sides(250, 40 + 60), 0);
    QVERIFY(!scores.running());
    QCOMPARE(scores.shown(), sides(250, 100));
}

/// Where a name has room for one letter that is there alone: dots behind it would say nothing.
void TestWrittenSheets::namesInTheFrameAreRead()
{
    const QStringList names{"You",        "Alexandrina", "Bartholomew", "Wilhelmina",
                            "Maximilian", "Konstanze",   "Theodora"};
    std::vector<SidePicture> board;
    for (const QString &name : names) {
        SidePicture side;
        side.side = static_cast<int>(board.size());
        side.name = name;
        side.score = QStringLiteral("1,702");
        side.bags = 4;
        side.bagsLimit = 10;
        board.push_back(side);
    }
    int letters = 0;
    for (int width = 900; width <= 1500; width += 20) {
        LayoutInput input;
        input.size = QSizeF(width, 868);
        input.fontPixels = 16;
        ScoreBoardItem rail;
        rail.place(TableLayout::make(input), themeOf(TableLook::Felt::green, QPalette()));
        rail.show(board, QString());
        QImage image(width, 60, QImage::Format_RGB32);
        QPainter painter(&image);
        rail.paint(&painter, nullptr, nullptr);
        QStringList read;
        for (const ScoreBoardItem::Text &text : rail.texts()) {
            QVERIFY2(!text.clipped, qPrintable(text.text));
            read << text.text;
        }
        for (const QString &name : names) {
            QVERIFY2(!read.contains(name.left(1) + QChar(0x2026)), qPrintable(read.join(u'|')));
            letters += read.contains(name.left(1)) ? 1 : 0;
        }
    }
    QVERIFY(letters > 0);
}

/// But not what was only looked up, nor where nothing is to move.
void TestWrittenSheets::theFrameCountsWhatHappened()
{
    using Change = TableScene::Change;
    TableScene scene;
    const ScoreBoardItem *rail = nullptr;
    for (const QGraphicsItem *item : scene.items())
        rail = rail ? rail : dynamic_cast<const ScoreBoardItem *>(item);
    QVERIFY(rail);
    const auto read = [&scene, rail] {
        QImage image(900, 640, QImage::Format_RGB32);
        QPainter painter(&image);
        scene.render(&painter);
        return rail->texts()[1].text;
    };
    const auto show = [&scene](int us, Change change) {
        TablePicture picture;
        picture.seats.resize(4);
        picture.board = sides(us, 40);
        scene.show(picture, change);
    };
    // A scorecard next to the table counts with it.
    std::vector<std::vector<int>> told;
    connect(&scene, &TableScene::totalsCounted, this,
            [&told](const std::vector<int> &totals) { told.push_back(totals); });
    show(120, Change::rebuild);
    QCOMPARE(read(), QStringLiteral("120"));
    QVERIFY(told.empty());
    show(190, Change::happen);
    QCOMPARE(read(), QStringLiteral("120"));
    QTRY_COMPARE(read(), QStringLiteral("190"));
    QVERIFY(told.size() > 2);
    QCOMPARE(told.front(), (std::vector<int>{120, 40}));
    QTRY_COMPARE(told.back(), std::vector<int>());
    told.clear();
    show(60, Change::rebuild);
    QCOMPARE(read(), QStringLiteral("60"));
    TableLook still;
    still.motion = false;
    scene.setLook(still);
    show(120, Change::happen);
    QCOMPARE(read(), QStringLiteral("120"));
    QVERIFY(told.empty());
}

/// The totals wait for the sheet that is written, whenever the one before it is thrown away.
void TestWrittenSheets::aSheetThatIsGoneLetsNothingCount()
{
    Laid laid({1440, 868}, 3);
    laid.table.setLook({});
    laid.table.show();
    laid.game.open(deals(4));
    QVERIFY(laid.result() && laid.result()->isVisible());
    const QPointer<ResultPanel> older = laid.result();
    QSignalSpy written(older, &ResultPanel::written);
    auto *stack = laid.table.findChild<PanelStack *>();
    QVERIFY(stack);
    stack->ask(nullptr, {});
    QVERIFY(older);
    const auto *scores = laid.table.scene().findChild<CountingScores *>();
    QVERIFY(scores);
    auto *held = const_cast<CountingScores *>(scores);
    held->hold(true); // as the next sheet does
    held->show(sides(1, 2), kCounts);
    held->show(sides(3, 4), kCounts);
    QCoreApplication::sendPostedEvents(older, QEvent::DeferredDelete);
    QVERIFY(!older);
    QTest::qWait(60);
    QCOMPARE(scores->shown(), sides(1, 2));
}

/// Each fit tries columns before rows, which is no reason to stop.
void TestWrittenSheets::writingGoesOnInItsForm()
{
    Laid laid({900, 620}, deals(1, 60, 4, false));
    QVERIFY(laid.result());
    QVERIFY(laid.result()->hasRows());
    laid.table.resize(620, 620);
    laid.table.grab();
    QCOMPARE(laid.result()->columns(), 0);
    QSignalSpy written(laid.result(), &ResultPanel::written);
    laid.result()->write(0);
    laid.table.resize(630, 620);
    laid.table.grab();
    QCOMPARE(laid.result()->columns(), 0);
    QCOMPARE(written.size(), 0);
    laid.table.resize(1440, 868);
    laid.table.grab();
    QCOMPARE(laid.result()->columns(), 4);
    QCOMPARE(written.size(), 1);
}

/// Nothing is said beside ten empty bags, nor where the deal has changed nothing.
void TestWrittenSheets::bagsTellWhatIsNews()
{
    const auto tells = [](int before, int bags) {
        const BagLine silent(0, 0, 10, 100, nullptr);
        const BagLine line(before, bags, 10, 100, nullptr);
        return line.rowWidth() > silent.rowWidth();
    };
    QVERIFY(tells(1, 3));
    QVERIFY(!tells(3, 3));
    QVERIFY(!tells(9, 0));
    QVERIFY(tells(7, 7));
    QVERIFY(!tells(6, 6));
    const BagLine last(8, 9, 10, 100, nullptr);
    QVERIFY(last.accessibleName().startsWith(QStringLiteral("Bags: 9 of 10. 1 more bag")));
}

/// What flies or fades has its own shape, and no box around it.
void TestWrittenSheets::nothingLiesBehindAPictureOfASheet()
{
    Laid laid({1440, 868}, 5);
    QVERIFY(laid.result());
    const QImage picture = barePicture(*laid.result()).toImage();
    QCOMPARE(qAlpha(picture.pixel(1, 1)), 0);
    QCOMPARE(qAlpha(picture.pixel(picture.rect().center())), 255);
}

void TestWrittenSheets::aPencilLiesBesideTheButtons()
{
    Laid laid({1440, 868}, 5);
    QVERIFY(laid.result());
    const auto *pencil = laid.result()->findChild<WritingPencil *>();
    QVERIFY(pencil);
    QVERIFY(!pencil->isHidden());
    QVERIFY(laid.result()->rect().contains(pencil->point().toPoint()));
    for (const RuledLabel *line : laid.result()->findChildren<RuledLabel *>())
        QVERIFY(!line->geometry().contains(pencil->point().toPoint()) || line->isHidden());
}

/// The line below the heads takes nothing of it: both rows look alike where nothing is written.
void TestWrittenSheets::theFirstRowIsAsHighAsOthers()
{
    for (const QSize size : {QSize(900, 606), QSize(1440, 866)}) {
        Laid laid(size, 3);
        QVERIFY(laid.result());
        const QImage sheet = laid.result()->grab().toImage();
        std::vector<QRect> rows; // their first cells
        for (const RuledLabel *label : laid.result()->findChildren<RuledLabel *>())
            if (!label->isHidden() &&
                label->accessibleName().contains(QRegularExpression("^[12] [A-Z]")))
                rows.push_back(label->geometry());
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].height(), rows[1].height());
        for (int y = 0; y < rows[0].height() - 1; ++y)
            QCOMPARE(sheet.pixel(rows[0].left() + 1, rows[0].top() + y),
                     sheet.pixel(rows[1].left() + 1, rows[1].top() + y));
    }
}

/// Also where sides are in rows, as far as there is room.
void TestWrittenSheets::bagsAreShownInRows()
{
    Laid laid({900, 606}, deals(3, 60, 6, true, {},
                                {"Wilhelmina", "Bartholomew", "Cassandra", "Eleonore", "Friederike",
                                 "Maximilian"}));
    QVERIFY(laid.result());
    QCOMPARE(laid.result()->columns(), 0);
    int bags = 0;
    for (const BagLine *line : laid.result()->findChildren<BagLine *>())
        bags += line->isHidden() ? 0 : 1;
    QCOMPARE(bags, 3);
    for (const SeatPlace &seat : laid.layout().seats)
        QVERIFY(!seat.plate.intersects(laid.result()->paperRect()));
}

void TestWrittenSheets::theWinnersFigureIsFirst_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("pairs");
    QTest::addColumn<QString>("bid"); // too much
    QTest::newRow("two") << 2 << false << QStringLiteral("nil");
    QTest::newRow("three") << 3 << false << QStringLiteral("9");
    QTest::newRow("two pairs") << 4 << true << QStringLiteral("5");
    QTest::newRow("four") << 4 << false << QStringLiteral("9");
    QTest::newRow("three pairs") << 6 << true << QStringLiteral("4");
}

/// Below the winner's name, also where the person has lost.
void TestWrittenSheets::theWinnersFigureIsFirst()
{
    QFETCH(int, seats);
    QFETCH(bool, pairs);
    QFETCH(QString, bid);
    Laid laid({1440, 868}, deals(4, 4, seats, pairs, bid));
    auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
    QVERIFY(end);
    const Standing &standing = laid.game.match().standing();
    QVERIFY(standing.winner > 0);
    PaintedWords words(end->size());
    end->render(&words);
    const auto at = [&words](int points) { return words.all().indexOf(pointsText(points)); };
    const auto total = [&standing](int side) {
        return standing.totals[static_cast<std::size_t>(side)];
    };
    QVERIFY(at(total(standing.winner)) >= 0);
    QVERIFY(at(total(standing.winner)) < at(total(0)));
}

/// The frame says who won, and who has lost has a last word, also where a match is opened that is
/// over.
void TestWrittenSheets::whoHasLostSpeaksAtTheEnd()
{
    Laid laid({1440, 868}, 4, 4);
    QVERIFY(qobject_cast<MatchEndPanel *>(laid.table.panel()));
    const TablePicture &picture = laid.table.scene().picture();
    QCOMPARE(picture.board.front().brief, QStringLiteral("won"));
    QCOMPARE(picture.board.back().brief, QStringLiteral("lost"));
    QVERIFY2(picture.heading.startsWith(QStringLiteral("4 deal")), qPrintable(picture.heading));
    for (const SeatPicture &seat : picture.seats)
        QCOMPARE(seat.bubble.isEmpty(), seat.winner);
    QCOMPARE(laid.table.scene().bubbleRects().size(), std::size_t{2});
    TableLook quiet;
    quiet.motion = false;
    quiet.remarks = false;
    Laid silent({1440, 868}, 4, 4);
    silent.table.setLook(quiet);
    silent.game.open(deals(4, 4));
    QVERIFY(silent.table.scene().bubbleRects().empty());
}

/// Also where nothing moves, Space skips past no end that has just come.
void TestWrittenSheets::theEndIsDeafAtFirst()
{
    QFETCH(bool, motion);
    Laid laid({1440, 868}, 5);
    TableLook look;
    look.motion = motion;
    laid.table.setLook(look);
    laid.table.show();
    laid.game.open(deals(4, 4));
    const auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
    QVERIFY(end);
    QTRY_VERIFY(end->isVisible());
    const QSignalSpy again(end, &MatchEndPanel::playAgain);
    const QSignalSpy same(end, &MatchEndPanel::sameCards);
    auto *first = end->findChild<QAbstractButton *>();
    QVERIFY(first);
    QTest::keyClick(first, Qt::Key_Space);
    QCOMPARE(again.size() + same.size(), 0);
    QTest::qWait(1300);
    QTest::keyClick(first, Qt::Key_Space);
    QCOMPARE(again.size() + same.size(), 1);
}

void TestWrittenSheets::theEndIsDeafAtFirst_data()
{
    QTest::addColumn<bool>("motion");
    QTest::newRow("with motion") << true;
    QTest::newRow("without motion") << false;
}

void TestWrittenSheets::whoHasLostIsAtTheEdge_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 868), QSize(900, 620), QSize(2560, 1400)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// The person, too: what is told of the match has the whole foot of the felt, and says why.
void TestWrittenSheets::whoHasLostIsAtTheEdge()
{
    QFETCH(QSize, size);
    Laid laid(size, deals(4, 4, 4, true, QStringLiteral("5")));
    const auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
    QVERIFY(end);
    QCOMPARE(laid.table.scene().picture().board.front().brief, QStringLiteral("lost"));
    const QRectF own = laid.layout().seats[0].plate;
    QCOMPARE(laid.table.scene().plateAt(own.center()), -1);
    QVERIFY(end->geometry().bottom() > own.top());
    const std::vector<SeatPlace> places = placesAtEnd(laid.layout(), {false, true, false, true});
    for (const int seat : {0, 2}) {
        const QRectF plate = places[static_cast<std::size_t>(seat)].plate;
        QCOMPARE(laid.table.scene().plateAt(plate.center()), seat);
        QVERIFY(!QRectF(end->geometry()).intersects(plate));
    }
    const auto *line = end->findChild<MatchLine *>();
    QVERIFY(line);
    QVERIFY(line->notes().size() >= 1 && line->notes().size() <= 3);
}

void TestWrittenSheets::theEndLeavesThePad_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 868), QSize(900, 620), QSize(3840, 2120)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// It lies in its corner again, beside what is said of the match.
void TestWrittenSheets::theEndLeavesThePad()
{
    QFETCH(QSize, size);
    Laid laid(size, 4, 4);
    laid.table.scene().setPad(true);
    laid.table.grab();
    const auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
    QVERIFY(end);
    const QRectF pad = laid.table.scene().padRect();
    QVERIFY(!pad.isEmpty() || size.width() < 1000);
    QVERIFY(!pad.intersects(QRectF(end->geometry())));
    const std::vector<QRectF> said = laid.table.scene().bubbleRects();
    QCOMPARE(said.size(), std::size_t{2});
    for (const QRectF &bubble : said)
        QVERIFY(!laid.table.scene().crownShape().intersects(bubble));
}

void TestWrittenSheets::noRayCrossesWords_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("bid"); // with which the person wins
    for (const QSize size :
         {QSize(900, 606), QSize(1024, 656), QSize(1440, 866), QSize(1920, 1000)})
        for (const int points : {10, 15})
            for (const auto &[seats, bid] : {std::pair{2, "9"}, {4, "3"}, {6, "1"}})
                QTest::addRow("%dx%d, %d pt, %d", size.width(), size.height(), points, seats)
                    << size << points << seats << QString::fromLatin1(bid);
}

/// The light of a victory keeps off what is said and written.
void TestWrittenSheets::noRayCrossesWords()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    QFETCH(int, seats);
    QFETCH(QString, bid);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSize(points);
    QApplication::setFont(font);
    Laid laid(size, deals(4, 4, seats, seats > 2, bid));
    const auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
    QVERIFY(end);
    QCOMPARE(laid.game.match().standing().winner, 0);
    const TableScene &scene = laid.table.scene();
    const std::vector<QPolygonF> rays = scene.crownRays();
    QVERIFY2(rays.size() >= 6, qPrintable(QString::number(rays.size())));
    std::vector<QRectF> boxes = scene.bubbleRects();
    for (const QWidget *part : end->findChildren<QWidget *>())
        if (!part->isHidden())
            boxes.emplace_back(part->geometry().translated(end->pos()));
    for (const SeatPicture &seat : scene.picture().seats)
        if (!seat.winner)
            boxes.push_back(scene.seatPlace(scene.placeOf(seat.seat)).plate);
    for (const QPolygonF &ray : rays)
        for (const QRectF &box : boxes)
            QVERIFY(!ray.intersects(QPolygonF(box)));
}

void TestWrittenSheets::nobodySpeaksOverTheEnd_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("tongue");
    for (const QSize size : {QSize(900, 606), QSize(1106, 868), QSize(1440, 866)})
        for (const int points : {10, 15})
            for (const QString &tongue : availableLanguages())
                QTest::addRow("%dx%d, %d pt, %s", size.width(), size.height(), points,
                              qPrintable(tongue))
                    << size << points << tongue;
}

/// What the others say lies on no face, on no plate and under none of the words about the match.
void TestWrittenSheets::nobodySpeaksOverTheEnd()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    QFETCH(QString, tongue);
    installLanguage(tongue);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] {
        QApplication::setFont(usual);
        installLanguage(QStringLiteral("en"));
    });
    QFont font = usual;
    font.setPointSize(points);
    QApplication::setFont(font);
    for (const bool pairs : {true, false}) {
        Laid laid(size, deals(4, 4, 4, pairs));
        const auto *end = qobject_cast<MatchEndPanel *>(laid.table.panel());
        QVERIFY(end);
        const TableScene &scene = laid.table.scene();
        const std::vector<QRectF> said = scene.bubbleRects();
        QVERIFY(said.size() >= 1);
        for (const QRectF &bubble : said) {
            QVERIFY(laid.layout().felt.contains(bubble));
            QVERIFY(!scene.crownShape().intersects(bubble));
            for (const QWidget *part : end->findChildren<QWidget *>())
                QVERIFY(part->isHidden() ||
                        !bubble.intersects(QRectF(part->geometry().translated(end->pos()))));
            for (const QRectF &other : said)
                QVERIFY(&other == &bubble || !other.intersects(bubble));
        }
    }
}

/// On the sheet of a result and on the opened pad, as on the scorecard next to the table.
void TestWrittenSheets::failedNilsAreCrossedOut()
{
    LoadedMatch match = std::get<LoadedMatch>(loadMatch(
        R"({"format":"spades-match/1","rules":{"base":"standard","rules":{}},)"
        R"("players":[{"name":"You","kind":"human"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],)"
        R"("deals":[{"dealer":0,"bids":["nil","4","5","4"],"tricks":[2,4,5,2]},)"
        R"({"dealer":1,"bids":["3","4","3","2"],"tricks":[3,4,3,3]}]})",
        QString()));
    Laid laid({1440, 866}, std::move(match));
    QVERIFY(laid.result());
    const auto crossed = [](const QWidget &sheet) {
        QStringList parts;
        for (const RuledLabel *label : sheet.findChildren<RuledLabel *>())
            for (const auto &[start, length] : label->crossed())
                if (!label->isHidden())
                    parts << label->text().mid(start, length);
        return parts;
    };
    QCOMPARE(crossed(*laid.result()), QStringList{QStringLiteral("N")});
    laid.game.nextDeal();
    QTRY_VERIFY(!laid.result());
    laid.table.actions().openPad();
    laid.table.grab();
    QVERIFY(laid.table.extraPanel());
    QCOMPARE(crossed(*laid.table.extraPanel()), QStringList{QStringLiteral("N")});
}

/// As far from the first as from the last of them.
void TestWrittenSheets::aRingIsRoundItsFigures()
{
    RuledLabel total(QStringLiteral("888"), RuledLabel::Weight::strong, nullptr);
    total.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QFont type = total.font();
    type.setPixelSize(16);
    total.setType(type);
    total.setRinged(true);
    total.setInk(Qt::black, Qt::black, Qt::red);
    QPalette palette = total.palette();
    palette.setColor(QPalette::LinkVisited, QColor(0, 0, 255));
    palette.setColor(QPalette::Window, Qt::white);
    total.setPalette(palette);
    total.resize(120, 30);
    const QImage image = total.grab().toImage();
    const auto edges = [&image](const auto &counts) {
        int first = image.width(), last = -1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (counts(image.pixelColor(x, y))) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
        return std::pair(first, last);
    };
    const auto ring = edges([](const QColor &c) { return c.blue() > c.red() + 100; });
    const auto ink = edges([](const QColor &c) { return c.red() + c.blue() < 100; });
    QVERIFY(ring.second > ring.first && ink.second > ink.first);
    const int before = ink.first - ring.first, behind = ring.second - ink.second;
    QVERIFY2(std::abs(before - behind) <= 3,
             qPrintable(QStringLiteral("%1 %2").arg(before).arg(behind)));
    QVERIFY(behind >= 7);
    QVERIFY(ring.second < image.width() - 1);
}

/// With large letters as well: some of them are there, below the edge of those that are not.
void TestWrittenSheets::dealsBeforeLeaveAnEdge()
{
    const LargeType large(15);
    Laid laid({1440, 856}, 5);
    QVERIFY(laid.result());
    QVERIFY2(laid.result()->shownEarlier() >= 2,
             qPrintable(QString::number(laid.result()->shownEarlier())));
}

/// Who has large letters has them on the sheet, too, and the bags.
void TestWrittenSheets::lettersOfASheetAreRead()
{
    const LargeType large(15);
    for (const QString &tongue : availableLanguages()) {
        installLanguage(tongue);
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        Laid laid({900, 606}, 5);
        QVERIFY(laid.result());
        QVERIFY2(laid.result()->font().pixelSize() >= 14,
                 qPrintable(QString::number(laid.result()->font().pixelSize())));
        for (const SeatPlace &seat : laid.layout().seats)
            QVERIFY(!seat.plate.adjusted(-1, -1, 1, 1).intersects(laid.result()->paperRect()));
    }
}

QTEST_MAIN(TestWrittenSheets)
#include "tst_written_sheets.moc"
