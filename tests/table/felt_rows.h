// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a test: every felt under light and dark windows, and both high contrasts.
#pragma once

#include "look/table_look.h"

#include <QPalette>
#include <QTest>

namespace sandbag {

inline QPalette windowsIn(const QColor &ground, const QColor &text, const QColor &highlight,
                          const QColor &highlighted)
{
    QPalette palette;
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, highlighted);
    return palette;
}

inline void addFeltRows()
{
    QTest::addColumn<int>("felt");
    QTest::addColumn<QPalette>("palette");
    const QPalette light = windowsIn(0xfff3f3f1, 0xff1c1f22, 0xff2b6a4d, Qt::white);
    const QPalette dark = windowsIn(0xff24282c, 0xffeceff1, 0xff4f9a78, 0xff0b0d0e);
    for (int felt = 0; felt <= static_cast<int>(TableLook::Felt::night); ++felt) {
        QTest::addRow("felt %d light", felt) << felt << light;
        QTest::addRow("felt %d dark", felt) << felt << dark;
    }
    QTest::newRow("high contrast") << 0 << windowsIn(Qt::black, Qt::white, 0xffffd24d, Qt::black);
    QTest::newRow("high contrast on white")
        << 0 << windowsIn(Qt::white, Qt::black, 0xff003c8c, Qt::white);
}

} // namespace sandbag
