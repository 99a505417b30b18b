// SPDX-License-Identifier: GPL-3.0-or-later
// The scorecard where windows run from right to left: what we paint ourselves is on the other side,
// nothing lies over another thing, and a minus stands before its number.
#include "card/scorecard_header.h"
#include "card/scorecard_view.h"
#include "card/totals_panel.h"
#include "card_matches.h"
#include "page_recorder.h"
#include "pages/score_pages.h"
#include "paint/bag_meter.h"
#include "paint/line_row.h"
#include "paint/paper.h"
#include "sheet/scorecard_model.h"
#include "test_main.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace sandbag;

namespace {

/// The columns of a picture that hold something else than its ground.
QList<bool> inkedColumns(const QImage &image)
{
    QList<bool> inked(image.width(), false);
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            inked[x] = inked[x] || image.pixel(x, y) != image.pixel(0, 0);
    return inked;
}

QImage painted(Qt::LayoutDirection direction, const std::function<void(QPainter &)> &paint)
{
    QImage image(300, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    paint(painter);
    return image;
}

double middleOf(const QList<bool> &inked)
{
    double sum = 0, count = 0;
    for (qsizetype x = 0; x < inked.size(); ++x)
        if (inked[x]) {
            sum += static_cast<double>(x);
            ++count;
        }
    return count > 0 ? sum / count : -1;
}

} // namespace

class TestRightToLeft : public QObject
{
    Q_OBJECT

private slots:
    void bagsFillFromTheRight();
    void linesBeginAtTheRight();
    void sidesStandOverTheirColumns();
    void bagsAndTheirCountLieApart();
    void pagesStayAsTheyAre();
};

void TestRightToLeft::bagsFillFromTheRight()
{
    const Paper paper = paperOf(QPalette());
    const auto bags = [&](QPainter &painter) {
        paintBagMeter(painter, QRectF(0, 5, 300, 30), 0, 4, paper); // wide: 4 bags in 300
    };
    const double left = middleOf(inkedColumns(painted(Qt::LeftToRight, bags)));
    const double right = middleOf(inkedColumns(painted(Qt::RightToLeft, bags)));
    QVERIFY(left > 0 && left < 150);
    QVERIFY2(std::abs(left + right - 299) < 3,
             qPrintable(QStringLiteral("%1 %2").arg(left).arg(right)));
}

void TestRightToLeft::linesBeginAtTheRight()
{
    const Paper paper = paperOf(QPalette());
    const auto line = [&](QPainter &painter) {
        LineRow row;
        row.text = QStringLiteral("Contract");
        row.points = -40;
        paintLineRow(painter, QRect(0, 0, 300, 40), row, QFont(), paper);
    };
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        const QList<bool> inked = inkedColumns(painted(direction, line));
        const qsizetype first = inked.indexOf(true), last = inked.lastIndexOf(true);
        // The text is far from its edge, since what it belongs to stands there; the points are not.
        const qsizetype before = direction == Qt::LeftToRight ? first : 299 - last;
        const qsizetype after = direction == Qt::LeftToRight ? 299 - last : first;
        QVERIFY2(before > 15 && after < 8,
                 qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
    }
}

/// A side's name is painted over its own columns, which Qt has put in the other order.
void TestRightToLeft::sidesStandOverTheirColumns()
{
    ScorecardModel model;
    model.update(cards::standardMatch());
    ScorecardView view(&model);
    view.setLayoutDirection(Qt::RightToLeft);
    view.resize(700, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QHeaderView *header = view.header();
    const int first = ScorecardModel::columnOf(0, ScorecardModel::Bid);
    const int last = ScorecardModel::columnOf(0, ScorecardModel::Total);
    QVERIFY(header->sectionViewportPosition(first) > header->sectionViewportPosition(last));
    const QRect names(header->sectionViewportPosition(last) + 4, 3,
                      header->sectionViewportPosition(first) + header->sectionSize(first) -
                          header->sectionViewportPosition(last) - 12,
                      header->fontMetrics().height() - 2);
    const QImage image = view.header()->grab(names).toImage();
    QVERIFY(middleOf(inkedColumns(image)) > 0);
}

void TestRightToLeft::bagsAndTheirCountLieApart()
{
    ScorecardModel model;
    model.update(cards::standardMatch());
    const auto picture = [&](Qt::LayoutDirection direction) {
        TotalsPanel panel(&model, TotalsPanel::Form::sideBySide);
        panel.setLayoutDirection(direction);
        panel.resize(520, panel.sizeHint().height());
        panel.show();
        return panel.grab().toImage();
    };
    const QImage leftwards = picture(Qt::RightToLeft), rightwards = picture(Qt::LeftToRight);
    // As much ink one way as the other: where things lie over each other, some of it is lost.
    const auto ink = [](const QImage &image) {
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 140 ? 1 : 0;
        return dark;
    };
    const double one = ink(leftwards), other = ink(rightwards);
    QVERIFY(other > 100);
    QVERIFY2(std::abs(one - other) < 0.02 * other,
             qPrintable(QStringLiteral("%1 %2").arg(one).arg(other)));
}

/// Paper is laid out by itself: its texts stand in the places that were measured for them.
void TestRightToLeft::pagesStayAsTheyAre()
{
    const PrintJob job = scoreJob(scoreSheetOf(cards::standardMatch()), {});
    const auto texts = [&](Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        QStringList places;
        for (const NotedPage &page : notedPages(job, QSizeF(500, 780)))
            for (const Inked &text : page.texts)
                places << QStringLiteral("%1 %2").arg(text.text).arg(qRound(text.box.x()));
        return places;
    };
    const QStringList there = texts(Qt::RightToLeft), here = texts(Qt::LeftToRight);
    QVERIFY(here.size() > 20);
    QCOMPARE(there, here);
}

QTEST_MAIN(TestRightToLeft)
#include "tst_right_to_left.moc"
