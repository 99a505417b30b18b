// SPDX-License-Identifier: GPL-3.0-or-later
// Every text on the table keeps 4.5 : 1 against its ground, in every theme.
#include "colours.h"
#include "look/table_theme.h"
#include "test_main.h"

#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

QPalette windows(const QColor &ground, const QColor &text, const QColor &highlight,
                 const QColor &highlighted)
{
    QPalette palette;
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, highlighted);
    return palette;
}

} // namespace

class TestTableTheme : public QObject
{
    Q_OBJECT

private slots:
    void contrasts_data();
    void contrasts();
    void papersAreSetOff_data() { contrasts_data(); }
    void papersAreSetOff();
    void highContrastIsFlat();
};

void TestTableTheme::contrasts_data()
{
    QTest::addColumn<int>("felt");
    QTest::addColumn<QPalette>("palette");
    const QPalette light = windows(0xfff3f3f1, 0xff1c1f22, 0xff2b6a4d, Qt::white);
    const QPalette dark = windows(0xff24282c, 0xffeceff1, 0xff4f9a78, 0xff0b0d0e);
    const QPalette contrast = windows(Qt::black, Qt::white, 0xffffd24d, Qt::black);
    for (int felt = 0; felt <= static_cast<int>(TableLook::Felt::night); ++felt) {
        QTest::addRow("felt %d light", felt) << felt << light;
        QTest::addRow("felt %d dark", felt) << felt << dark;
    }
    QTest::newRow("high contrast") << 0 << contrast;
}

void TestTableTheme::contrasts()
{
    QFETCH(int, felt);
    QFETCH(QPalette, palette);
    const TableTheme theme = themeOf(static_cast<TableLook::Felt>(felt), palette);
    struct Pair {
        const char *what;
        QColor text, ground;
    };
    const Pair pairs[] = {
        {"plate", theme.plateText, theme.plate},
        {"plate at turn", theme.plateText, theme.plateNow},
        {"faint on plate", theme.plateFaint, theme.plate},
        {"faint on plate at turn", theme.plateFaint, theme.plateNow},
        {"white on lit felt", theme.plateText, theme.feltLight},
        {"rail", theme.railText, theme.frameTop},
        {"rail below", theme.railText, theme.frameBody},
        {"words on rail", theme.railWords, theme.frameTop},
        {"words on rail below", theme.railWords, theme.frameBody},
        {"now", theme.nowInk, theme.now},
        {"ink", theme.ink, theme.paper},
        {"small ink", theme.smallInk, theme.paper},
        {"red", theme.red, theme.paper},
        {"button", theme.buttonText, theme.button},
        {"first button", theme.firstInk, theme.first},
    };
    for (const Pair &pair : pairs)
        QVERIFY2(contrast(pair.text, pair.ground) >= 4.5,
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(QLatin1String(pair.what))
                                .arg(contrast(pair.text, pair.ground))));
    // Signs are no text: 3 : 1.
    for (int side = 0; side < 4; ++side) {
        QVERIFY(contrast(theme.side(side), theme.plate) >= 3);
        QVERIFY(contrast(theme.side(side), theme.frameTop) >= 3);
        QVERIFY(contrast(theme.sideOnPaper(side), theme.paper) >= 3);
    }
}

/// Their shape, too: bubbles, tags, sheets and the button that Enter takes, 3 : 1.
void TestTableTheme::papersAreSetOff()
{
    QFETCH(int, felt);
    QFETCH(QPalette, palette);
    const TableTheme theme = themeOf(static_cast<TableLook::Felt>(felt), palette);
    const QPen pen = theme.paperPen();
    for (const QColor &ground : {theme.feltLight, theme.feltMiddle, theme.feltEdge, theme.plate}) {
        const double edge = pen.style() == Qt::NoPen ? 0 : contrast(pen.color(), ground);
        QVERIFY2(std::max(edge, contrast(theme.paper, ground)) >= 3, qPrintable(ground.name()));
        QVERIFY2(contrast(theme.first, ground) >= 3, qPrintable(ground.name()));
    }
    QVERIFY(contrast(theme.button, theme.paper) >= 3);
}

void TestTableTheme::highContrastIsFlat()
{
    const QPalette palette = windows(Qt::black, Qt::white, 0xffffd24d, Qt::black);
    QVERIFY(isHighContrast(palette));
    QVERIFY(themeOf(TableLook::Felt::green, palette).flat);
    QVERIFY(!isHighContrast(windows(0xff24282c, 0xffeceff1, 0xff4f9a78, 0xff0b0d0e)));
}

QTEST_MAIN(TestTableTheme)
#include "tst_table_theme.moc"
