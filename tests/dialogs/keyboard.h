// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "waiting.h"

#include <QApplication>
#include <QDialog>
#include <QTest>

namespace sandbag {

/// Sends keys to whatever has the focus, as a keyboard does.
inline void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

/// Types into whatever has the focus; the focus may move with each letter.
inline void type(const QString &text)
{
    for (const QChar letter : text) {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
}

/// Shows a dialog so that it has the focus.
inline void showReady(QWidget &dialog)
{
    dialog.show();
    dialog.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &dialog);
}

/// The dialog that was opened last on top of `parent`, with the focus.
template<typename Dialog>
Dialog *opened(QWidget &parent)
{
    const QList<Dialog *> all = parent.findChildren<Dialog *>();
    for (qsizetype at = all.size(); at-- > 0;) {
        if (!all[at]->isVisible())
            continue;
        all[at]->activateWindow();
        const bool ready = waitFor([&] {
            return QApplication::activeWindow() == all[at] && QApplication::focusWidget() &&
                   QApplication::focusWidget()->window() == all[at];
        });
        return ready ? all[at] : nullptr;
    }
    return nullptr;
}

/// A dialog was closed: its parent has the focus again.
inline void backTo(QWidget &dialog)
{
    dialog.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &dialog);
    QTRY_VERIFY(QApplication::focusWidget());
}

} // namespace sandbag
