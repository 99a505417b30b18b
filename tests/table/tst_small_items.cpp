// SPDX-License-Identifier: GPL-3.0-or-later
// Small things on the felt as they are painted: tokens, the figures of the pad, its pencil.
#include "items/marks_item.h"
#include "items/pad_item.h"
#include "look/table_theme.h"
#include "paper_pad.h"
#include "places/table_layout.h"
#include "test_main.h"

#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace sandbag;

class TestSmallItems : public QObject
{
    Q_OBJECT

private slots:
    void tokensMakeRoomByAndBy();
    void aTickLeavesOtherTokens();
    void figuresAskewAreNotHinted();
    void aPencilsShadowIsSoft();
};

/// They do not jump aside when words come between them.
void TestSmallItems::tokensMakeRoomByAndBy()
{
    TablePicture picture;
    picture.led = QStringLiteral("led");
    MarksItem marks;
    marks.show(picture);
    const auto left = [&marks] { // the first painted column
        QImage image(400, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        marks.paint(&painter, nullptr, nullptr);
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, 20)) > 0)
                return x;
        return image.width();
    };
    const QRectF line(0, 0, 400, 40);
    marks.place(line, 20, 13, TableTheme());
    const int near = left();
    marks.setGlides(true);
    marks.place(line, 90, 13, TableTheme());
    QCOMPARE(left(), near);
    QTRY_COMPARE(left(), near - 70);
    marks.setGlides(false);
    marks.place(line, 20, 13, TableTheme());
    QCOMPARE(left(), near);
}

/// A clock is written anew with every second, and what is beside it is not.
void TestSmallItems::aTickLeavesOtherTokens()
{
    TablePicture picture;
    picture.led = QStringLiteral("led");
    picture.brokenShown = true;
    MarksItem marks;
    marks.place(QRectF(0, 0, 600, 40), 20, 13, themeOf(TableLook::Felt::green, QPalette()));
    marks.setClock(QStringLiteral("12 sec"), picture);
    QImage image(600, 40, QImage::Format_ARGB32_Premultiplied);
    const auto painted = [&] {
        image.fill(Qt::transparent);
        QPainter painter(&image);
        marks.paint(&painter, nullptr, nullptr);
        return image;
    };
    const QImage before = painted();
    QCOMPARE(marks.kept(), 3);
    marks.setClock(QStringLiteral("11 sec"), picture);
    QCOMPARE(marks.kept(), 2);
    QVERIFY(painted() != before);
    marks.setClock(QStringLiteral("12 sec"), picture);
    QCOMPARE(painted(), before);
    picture.broken = true; // which is another token
    marks.show(picture);
    QCOMPARE(marks.kept(), 2);
}

/// Type fitted to the pixels of an upright line dances on the pad that lies askew.
void TestSmallItems::figuresAskewAreNotHinted()
{
    PadItem pad;
    LayoutInput input;
    input.size = QSizeF(1440, 866);
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    const TableTheme paper = themeOf(TableLook::Felt::green, QPalette());
    pad.place(layout, paper);
    QCOMPARE(pad.padFont(13).hintingPreference(), QFont::PreferNoHinting);
    TableTheme flat = paper;
    flat.flat = true;
    pad.place(layout, flat); // upright
    QCOMPARE(pad.rotation(), 0.0);
    QVERIFY(pad.padFont(13).hintingPreference() != QFont::PreferNoHinting);
}

/// From one pixel to the next, across its edge, it never changes by much.
void TestSmallItems::aPencilsShadowIsSoft()
{
    QImage image(200, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPencil(painter, {20, 30}, 140, 0, {});
    painter.end();
    int darkest = 255;
    for (int y = 45; y > 36; --y) { // from the paper toward the pencil
        const int here = qGray(image.pixel(90, y));
        const int below = qGray(image.pixel(90, y + 1));
        QVERIFY2(below - here < 26, qPrintable(QStringLiteral("%1: %2").arg(y).arg(below - here)));
        darkest = std::min(darkest, here);
    }
    QVERIFY(darkest < 225);
}

QTEST_MAIN(TestSmallItems)
#include "tst_small_items.moc"
