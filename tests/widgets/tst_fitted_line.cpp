// SPDX-License-Identifier: GPL-3.0-or-later
// A line that fits its room, whatever happens to the type around it.
#include "fitted_line.h"
#include "test_main.h"

#include <QTest>

using namespace sandbag;

class TestFittedLine : public QObject
{
    Q_OBJECT

private slots:
    void anotherTypeIsFittedAnew();
};

/// Its own type is one that was set for it, so that it does not follow by itself.
void TestFittedLine::anotherTypeIsFittedAnew()
{
    QWidget around;
    around.resize(600, 40);
    auto *line = new FittedLine;
    line->setParent(&around);
    line->setGeometry(0, 0, 600, 40);
    QFont type = around.font();
    type.setPointSizeF(9);
    around.setFont(type);
    around.show();
    line->setLine(QStringLiteral("Waiting for Henrietta"));
    QCOMPARE(line->font().pointSizeF(), 9.0);
    type.setPointSizeF(14);
    around.setFont(type);
    QCOMPARE(line->font().pointSizeF(), 14.0);
    type.setPointSizeF(60); // in which it has no room
    around.setFont(type);
    QVERIFY(line->font().pointSizeF() < 60);
    type.setPointSizeF(9);
    around.setFont(type);
    QCOMPARE(line->font().pointSizeF(), 9.0);
    QCOMPARE(line->text(), QStringLiteral("Waiting for Henrietta"));
}

QTEST_MAIN(TestFittedLine)
#include "tst_fitted_line.moc"
