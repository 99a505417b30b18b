// SPDX-License-Identifier: GPL-3.0-or-later
// Presses as those of a person who has seen what stands there.
#pragma once

#include "aimed_button.h"

#include <QTest>

namespace sandbag {

/// Waits until a press is meant.
inline void settle(const QAbstractButton *button)
{
    if (const auto *aimed = qobject_cast<const AimedButton *>(button))
        QVERIFY(QTest::qWaitFor([aimed] { return aimed->isSettled(); }));
}

inline void meantClick(QPushButton *button)
{
    QVERIFY(button);
    settle(button);
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace sandbag
