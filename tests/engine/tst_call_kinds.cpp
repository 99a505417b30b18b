// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of calls and declarations stand in the order of their enums, by which they are found.
#include "bids/call_kind.h"
#include "test_main.h"

#include <QTest>

using namespace sandbag;

class TestCallKinds : public QObject
{
    Q_OBJECT

private slots:
    void everyCallFindsItsRow();
    void everyDeclarationFindsItsRow();
};

void TestCallKinds::everyCallFindsItsRow()
{
    QCOMPARE(kCallKinds, static_cast<std::size_t>(Call::What::misdeal) + 1);
    for (std::size_t what = 0; what < kCallKinds; ++what)
        QCOMPARE(callKind(static_cast<Call::What>(what)).what, static_cast<Call::What>(what));
}

void TestCallKinds::everyDeclarationFindsItsRow()
{
    const auto last = static_cast<int>(Declaration::bigMo);
    QCOMPARE(kDeclarations.size(), static_cast<std::size_t>(last));
    for (int mark = 1; mark <= last; ++mark)
        QCOMPARE(declarationKind(static_cast<Declaration>(mark)).mark,
                 static_cast<Declaration>(mark));
}

QTEST_APPLESS_MAIN(TestCallKinds)
#include "tst_call_kinds.moc"
