// SPDX-License-Identifier: GPL-3.0-or-later
// What people see, compared with pictures in tests/app/golden. SANDBAG_GOLDEN_UPDATE=1 paints them
// anew: look at them before you keep them.
#include "window_driver.h"

#include <QPainter>
#include <QStandardPaths>

using namespace sandbag;

namespace {

struct Difference {
    double mean = 0;  ///< of all channels, of 255
    double share = 0; ///< of pixels that are plainly of another colour
};

Difference between(const QImage &a, const QImage &b)
{
    Difference found;
    qint64 sum = 0;
    qint64 other = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor two = b.pixelColor(x, y);
            const int step = std::abs(one.red() - two.red()) + std::abs(one.green() - two.green()) +
                             std::abs(one.blue() - two.blue());
            sum += step;
            other += step > 120;
        }
    const double pixels = double(a.width()) * a.height();
    found.mean = static_cast<double>(sum) / (3 * pixels);
    found.share = static_cast<double>(other) / pixels;
    return found;
}

} // namespace

class TestGolden : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cards();

private:
    static void compare(const QImage &now, const QString &name);
};

void TestGolden::compare(const QImage &now, const QString &name)
{
    const QString path = QStringLiteral(SANDBAG_TEST_DATA "/app/golden/%1.png").arg(name);
    if (qEnvironmentVariableIsSet("SANDBAG_GOLDEN_UPDATE")) {
        QVERIFY(now.save(path));
        return;
    }
    const QImage then(path);
    QCOMPARE(now.size(), then.size());
    const Difference found = between(now, then);
    if (found.mean > 2 || found.share > 0.01)
        now.save(QStringLiteral("golden-%1-now.png").arg(name));
    QVERIFY2(found.mean <= 2 && found.share <= 0.01,
             qPrintable(QStringLiteral("%1: mean %2, %3 % of the pixels differ")
                            .arg(name)
                            .arg(found.mean)
                            .arg(100 * found.share)));
}

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
    compare(sheet, QStringLiteral("cards"));
}

QTEST_MAIN(TestGolden)
#include "tst_golden.moc"
