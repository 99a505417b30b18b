// SPDX-License-Identifier: GPL-3.0-or-later
// A window as it is met by somebody who has no mouse, or who hears it.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QStringList>
#include <QTest>
#include <QWidget>

namespace sandbag {

/// Everything that Tab comes to until it is where it began.
inline QSet<const QWidget *> reachedByTab(const QWidget &window)
{
    QSet<const QWidget *> reached;
    const QWidget *before = nullptr; // a text with links has it for each of them
    for (int step = 0; step < 400 && window.focusWidget(); ++step) {
        const QWidget *now = window.focusWidget();
        if (now != before && reached.contains(now))
            break;
        reached.insert(now);
        before = now;
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    }
    return reached;
}

inline QString heardName(QObject *object)
{
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(object);
    return heard ? heard->text(QAccessible::Name) : QString();
}

/// What can be used in the window with a mouse alone, or is no more than its kind to the ear; and
/// cells without a name.
inline QStringList whatIsLost(QWidget &window)
{
    QStringList lost;
    const auto reached = reachedByTab(window);
    for (QWidget *part : window.findChildren<QWidget *>()) {
        const auto *view = qobject_cast<QAbstractItemView *>(part);
        const bool used = view || qobject_cast<QAbstractButton *>(part) ||
                          qobject_cast<QComboBox *>(part) || qobject_cast<QLineEdit *>(part);
        if (!used || !part->isVisibleTo(&window) || !part->isEnabled() ||
            part->focusPolicy() == Qt::NoFocus || part->parentWidget()->inherits("QComboBox") ||
            part->parentWidget()->inherits("QAbstractSpinBox"))
            continue;
        const QString kind = QString::fromLatin1(part->metaObject()->className());
        const QString name = heardName(part);
        if (name.isEmpty())
            lost << kind + QStringLiteral(" has no name");
        if (!reached.contains(part))
            lost << kind + u' ' + name + QStringLiteral(" is not reached");
        QAccessibleInterface *heard = view ? QAccessible::queryAccessibleInterface(part) : nullptr;
        for (int cell = 0; heard && cell < heard->childCount(); ++cell) {
            QAccessibleInterface *child = heard->child(cell);
            if (child && child->text(QAccessible::Name).isEmpty())
                lost << QStringLiteral("%1, cell %2 has no name").arg(name).arg(cell);
        }
    }
    return lost;
}

} // namespace sandbag
