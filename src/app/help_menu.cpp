// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_menu.h"

#include "app_text.h"

#include "about_dialog.h"
#include "ink_icon.h"
#include "keys_dialog.h"
#include "learning.h"
#include "rule_book.h"
#include "window_help.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <functional>

namespace sandbag {

void fillHelpMenu(QMenu *menu, QMainWindow *window)
{
    // The window's own, so that their keys work wherever the focus is in it.
    const auto add = [menu, window](const char *icon, const QString &text,
                                    const QList<QKeySequence> &keys,
                                    const std::function<void()> &act) {
        auto *action = new QAction(text, window);
        if (*icon)
            action->setIcon(inkIcon(QLatin1String(icon)));
        action->setShortcuts(keys);
        menu->addAction(action);
        QObject::connect(action, &QAction::triggered, window, act);
        return action;
    };
    const auto page = [window](const char *anchor) {
        return [window, anchor] { RuleBook::open(window, QString::fromLatin1(anchor)); };
    };
    QList<QKeySequence> help = QKeySequence::keyBindings(QKeySequence::HelpContents);
    if (!help.contains(QKeySequence(Qt::Key_F1)))
        help.prepend(QKeySequence(Qt::Key_F1));
    add("help", AppText::tr("&Help with This Window"), help, [window] {
        QWidget *focus = window->focusWidget();
        showHelpOf(focus ? focus : window);
    });
    add("", AppText::tr("&Rule Book"), {QKeySequence(AppText::tr("F4"))}, page("start"));
    add("", AppText::tr("Spades in a &Minute"), {QKeySequence(AppText::tr("Ctrl+Shift+A"))},
        page("minute"));
    add("", AppText::tr("&Learn Spades"), {QKeySequence(AppText::tr("Ctrl+Shift+L"))},
        [] { showLearning(); });
    add("", AppText::tr("&Problems"), {QKeySequence(AppText::tr("Ctrl+Shift+Y"))},
        [] { showProblems(); });
    add("", AppText::tr("Print a Page for &Guests…"), {QKeySequence(AppText::tr("Ctrl+Shift+G"))},
        [window] { printGuestPage(window); });
    menu->addSeparator();
    add("rules", AppText::tr("&Using Sandbag"), {QKeySequence(AppText::tr("Shift+F1"))},
        page("program"));
    add("info", AppText::tr("&Keys"),
        {QKeySequence(AppText::tr("Ctrl+F1")), QKeySequence(AppText::tr("?"))},
        [window] { KeysDialog::open(window, window->menuBar()); });
    menu->addSeparator();
    add("info", AppText::tr("&About Sandbag"), {QKeySequence(AppText::tr("Ctrl+Shift+F1"))},
        [window] { showAbout(window); })
        ->setMenuRole(QAction::AboutRole);
}

} // namespace sandbag
