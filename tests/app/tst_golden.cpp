// SPDX-License-Identifier: GPL-3.0-or-later
// The cards as people see them, compared with tests/golden.
#include "golden.h"
#include "test_main.h"
#include "window_driver.h"

#include <QPainter>
#include <QStandardPaths>

using namespace sandbag;

class TestGolden : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cards();
};

/// Pips, a court card, both jokers and the back, with no letter of any font in them.
void TestGolden::cards()
{
    WindowDriver driver;
    CardPixmaps &pixmaps = driver.table().scene().pixmaps();
    const QSize size(100, 140);
    const CardList shown{*parseCard("AS"), *parseCard("QH"), *parseCard("TD"),
                         *parseCard("7C"), Card::bigJoker(), Card::littleJoker()};
    pixmaps.prepare(size, 1.0);
    for (const Card card : shown)
        static_cast<void>(pixmaps.face(card, size, 1.0));
    pixmaps.waitUntilReady();
    QImage sheet(QSize(size.width() * 7, size.height()), QImage::Format_RGB32);
    sheet.fill(QColor(40, 90, 70));
    QPainter painter(&sheet);
    int x = 0;
    for (const Card card : shown) {
        painter.drawPixmap(x, 0, pixmaps.face(card, size, 1.0));
        x += size.width();
    }
    painter.drawPixmap(x, 0, pixmaps.back(size, 1.0));
    painter.end();
    golden::compare(sheet, QStringLiteral("cards"));
}

QTEST_MAIN(TestGolden)
#include "tst_golden.moc"
