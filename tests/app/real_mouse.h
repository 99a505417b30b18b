// SPDX-License-Identifier: GPL-3.0-or-later
// A mouse as people have it: it presses what lies under it in a window, whatever was meant.
#pragma once

#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QWidget>
#include <QWindow>

#include <optional>

namespace sandbag {

/// Why a press there does not reach that part; "" where it does.
inline QString whyOutOfReach(QWidget &part, QPoint at)
{
    if (!part.isVisible() || !part.isEnabled())
        return part.isVisible() ? QStringLiteral("disabled") : QStringLiteral("hidden");
    QWidget *window = part.window();
    if (QWidget *asking = QApplication::activeModalWidget();
        asking && asking != window && window->windowType() != Qt::Popup &&
        asking->windowModality() == Qt::ApplicationModal)
        return QStringLiteral("behind ") + asking->windowTitle();
    const QPoint place = part.mapTo(window, at);
    if (!window->rect().contains(place))
        return QStringLiteral("outside of its window");
    QWidget *hit = window->childAt(place);
    if (!hit)
        hit = window;
    if (hit != &part && !part.isAncestorOf(hit))
        return QStringLiteral("under a ") + QString::fromUtf8(hit->metaObject()->className()) +
               u' ' + hit->objectName();
    return {};
}

/// A press in the middle of that part, or there.
inline void clickOn(QWidget &part, std::optional<QPoint> there = {},
                    Qt::MouseButton button = Qt::LeftButton)
{
    const QPoint at = there.value_or(qobject_cast<QCheckBox *>(&part) ? QPoint(8, part.height() / 2)
                                                                      : part.rect().center());
    const QString why = whyOutOfReach(part, at);
    QVERIFY2(why.isEmpty(),
             qPrintable(QStringLiteral("%1 %2 “%3” is %4")
                            .arg(QString::fromUtf8(part.metaObject()->className()),
                                 part.objectName(), part.property("text").toString(), why)));
    QWidget *window = part.window();
    const QPoint place = part.mapTo(window, at);
    QTest::mouseMove(window->windowHandle(), place);
    QTest::mouseClick(window->windowHandle(), button, {}, place);
}

/// The entry of that text, its key apart; null where there is none.
inline QAction *entryOf(const QList<QAction *> &entries, const QString &text)
{
    for (QAction *entry : entries) {
        if (QString(entry->text()).remove(u'&').section(u'\t', 0, 0) == text)
            return entry;
    }
    return nullptr;
}

inline void clickEntry(QMenu &menu, const QString &text)
{
    QVERIFY2(QTest::qWaitFor([&menu] { return menu.isVisible(); }, 5000), qPrintable(text));
    QAction *entry = entryOf(menu.actions(), text);
    QVERIFY2(entry && entry->isVisible() && entry->isEnabled(), qPrintable(text));
    clickOn(menu, menu.actionGeometry(entry).center());
}

/// Down the menus of a window: Game, Play Together, Open a Table…
inline void clickThrough(QMenuBar &bar, const QStringList &path)
{
    QAction *entry = entryOf(bar.actions(), path.first());
    QVERIFY2(entry, qPrintable(path.first()));
    clickOn(bar, bar.actionGeometry(entry).center());
    for (int step = 1; step < path.size() && !QTest::currentTestFailed(); ++step) {
        QMenu *menu = entry->menu();
        QVERIFY(menu);
        entry = entryOf(menu->actions(), path[step]);
        clickEntry(*menu, path[step]);
    }
}

/// What the clipboard holds, by the menu of a field.
inline void pasteInto(QWidget &field)
{
    clickOn(field, {}, Qt::RightButton);
    QVERIFY(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 5000));
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    clickEntry(*menu, QStringLiteral("Paste"));
}

} // namespace sandbag
