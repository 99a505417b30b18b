// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures compared with those in this folder. SANDBAG_GOLDEN_UPDATE=1 paints them anew: look at
// them before you keep them.
#pragma once

#include <QColor>
#include <QImage>
#include <QTest>

#include <cstdlib>

namespace golden {

struct Difference {
    double mean = 0;  ///< of all channels, of 255
    double share = 0; ///< of pixels that are plainly of another colour
};

inline Difference between(const QImage &a, const QImage &b)
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

/// Fails the test where the picture is another than `name`.png here; leaves golden-NAME-now.png.
inline void compare(const QImage &now, const QString &name)
{
    const QString path = QStringLiteral(SANDBAG_TEST_DATA "/golden/%1.png").arg(name);
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

} // namespace golden
