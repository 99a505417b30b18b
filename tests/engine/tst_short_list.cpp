// SPDX-License-Identifier: GPL-3.0-or-later
// A list that has room inside is the same list when it needs more.
#include "deal/deal_state.h"
#include "test_main.h"

#include <QTest>

#include <numeric>

using namespace sandbag;

namespace {

using Numbers = ShortList<int, 4>;

Numbers upTo(int last)
{
    Numbers list;
    for (int number = 1; number <= last; ++number)
        list.push_back(number);
    return list;
}

bool countsTo(const Numbers &list, int last)
{
    std::vector<int> expected(static_cast<std::size_t>(last));
    std::iota(expected.begin(), expected.end(), 1);
    return std::equal(list.begin(), list.end(), expected.begin(), expected.end()) &&
           list.size() == expected.size() && list.empty() == expected.empty() &&
           (list.empty() || (list.front() == 1 && list.back() == last));
}

} // namespace

class TestShortList : public QObject
{
    Q_OBJECT

private slots:
    void holdsAnyNumber()
    {
        for (int count = 0; count < 20; ++count)
            QVERIFY(countsTo(upTo(count), count));
    }

    /// Whatever was there before, and whichever of the two is longer.
    void isCopiedAndMoved()
    {
        for (int count = 0; count < 10; ++count) {
            for (int before = 0; before < 10; ++before) {
                Numbers list = upTo(count);
                Numbers copy = upTo(before);
                copy = list;
                QVERIFY(countsTo(copy, count));
                QVERIFY(copy == list);
                copy.push_back(count + 1);
                QVERIFY(countsTo(copy, count + 1));
                QVERIFY(countsTo(list, count));
                QVERIFY(!(copy == list));
                Numbers other = upTo(before);
                other = std::move(list);
                QVERIFY(countsTo(other, count));
                list = upTo(before); // what was moved away can be filled again
                QVERIFY(countsTo(list, before));
                const Numbers moved(std::move(other));
                QVERIFY(countsTo(moved, count));
                QVERIFY(countsTo(Numbers(moved), count));
            }
        }
    }

    void valueOfItsOwnCanBeAdded()
    {
        Numbers list = upTo(4);
        list.push_back(list.front());
        QCOMPARE(list.back(), 1);
        QCOMPARE(list.size(), std::size_t(5));
        list.clear();
        QVERIFY(list.empty());
        list.push_back(1);
        QVERIFY(countsTo(list, 1));
    }
};

QTEST_APPLESS_MAIN(TestShortList)
#include "tst_short_list.moc"
