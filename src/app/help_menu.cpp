// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_menu.h"

#include "app_text.h"

#include "about_dialog.h"
#include "bug_report.h"
#include "ink_icon.h"
#include "key_map.h"
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
    const auto add = [menu, window](const char *icon, const QString &text, const char *keyId,
                                    const std::function<void()> &act) {
        auto *action = new QAction(text, window);
        if (*icon)
            action->setIcon(inkIcon(QLatin1String(icon)));
        giveKey(action, keyId);
        menu->addAction(action);
        QObject::connect(action, &QAction::triggered, window, act);
        return action;
    };
    const auto page = [window](const char *anchor) {
        return [window, anchor] { RuleBook::open(window, QString::fromLatin1(anchor)); };
    };
    add("help", AppText::tr("&Help with This Window"), "window.help", [window] {
        QWidget *focus = window->focusWidget();
        showHelpOf(focus ? focus : window);
    });
    add("", AppText::tr("&Rule Book"), "help.book", page("start"));
    add("", AppText::tr("Spades in a &Minute"), "help.minute", page("minute"));
    add("", AppText::tr("&Learn Spades"), "help.learn", [] { showLearning(); });
    add("", AppText::tr("&Problems"), "help.problems", [] { showProblems(); });
    add("", AppText::tr("Print Rules for &Guests…"), "help.guests",
        [window] { printGuestPage(window); });
    menu->addSeparator();
    add("rules", AppText::tr("&Using Sandbag"), "help.program", page("program"));
    add("info", AppText::tr("&Keys"), "help.keys", [window] { KeysDialog::open(window); });
    menu->addSeparator();
    add("", AppText::tr("Report a &Bug…"), "help.bug", [window] { BugReport::open(window); });
    add("info", AppText::tr("&About Sandbag"), "help.about", [window] {
        showAbout(window);
    })->setMenuRole(QAction::AboutRole);
}

} // namespace sandbag
