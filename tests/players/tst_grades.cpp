// SPDX-License-Identifier: GPL-3.0-or-later
// What a review calls a mistake: choices that give away many points, from the first deal on, where
// they hardly change who wins the match; and none that give away nothing to speak of. A deal of
// each game; strength/grades measures it at size, against a search that knows better.
#include "share.h"
#include "strength/grades/graded.h"
#include "test_main.h"

#include "rules/catalogue.h"

#include <QTest>

using namespace sandbag;

class TestGrades : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDearIsCalledSo();
};

void TestGrades::whatIsDearIsCalledSo()
{
    GradeCount count;
    const std::vector games{"standard", "suicide", "cutthroat", "whiz", "six-pairs"};
    for (const char *game : shareOf(games))
        count.add(GradedChoices({rulesOf(*findPreset(game)), "random", 1, 0}).graded());
    if (!kJudged)
        return;
    QString wrong;
    for (const std::string &line : count.wrong)
        wrong += QString::fromStdString(line) + u'\n';
    QVERIFY2(count.dear >= 8, qPrintable(QString::number(count.dear)));
    QVERIFY2(10 * count.called >= 9 * count.dear, qPrintable(wrong));
    QVERIFY(count.cheap >= 20);
    QVERIFY2(count.blamed == 0, qPrintable(wrong));
}

QTEST_APPLESS_MAIN(TestGrades)
#include "tst_grades.moc"
