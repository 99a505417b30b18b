// SPDX-License-Identifier: GPL-3.0-or-later
// Presses as those of a person who has seen what stands there.
#pragma once

#include "aimed_button.h"

#include <QTest>

namespace sandbag {

/// A moment that no machine is too slow for: it ends when the test says so.
constexpr int kLongMoment = 600'000; // ms

/// From now on a press is meant.
inline void settle(QAbstractButton *button)
{
    if (auto *aimed = qobject_cast<AimedButton *>(button))
        aimed->settle();
}

inline void meantClick(QPushButton *button)
{
    QVERIFY(button);
    settle(button);
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace sandbag
