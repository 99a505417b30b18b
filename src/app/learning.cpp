// SPDX-License-Identifier: GPL-3.0-or-later
#include "learning.h"

#include "app_text.h"
#include "ask_printer.h"
#include "counting_drill.h"
#include "first_offer.h"
#include "guest_page.h"
#include "key_map.h"
#include "learn_window.h"
#include "settings.h"
#include "tabletop.h"
#include "window_help.h"

#include <QAction>
#include <QMenu>
#include <QPageLayout>
#include <QPointer>
#include <QStyle>

#include <algorithm>

namespace sandbag {

LearnWindow *showLearning()
{
    static QPointer<LearnWindow> window;
    if (!window) {
        window = new LearnWindow;
        const Settings settings = Settings::load();
        TableLook look = settings.look;
        // A desktop without animations asks for none here either.
        look.motion =
            look.motion && window->style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        window->setLook(look, look.motion ? settings.paceMs : std::min(settings.paceMs, 150));
        QObject::connect(window.data(), &LearnWindow::helpAsked, window.data(),
                         [] { showHelpOf(window.data()); });
    }
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

LearnWindow *showProblems()
{
    LearnWindow *window = showLearning();
    window->showProblems();
    return window;
}

void printGuestPage(QWidget *asker)
{
    const TableLook look = Settings::load().look;
    (void)askAndPrint(asker, guestJob({look.deckFile, look.fourColours, look.back}), usualPaper());
}

void addCountingDrill(QMenu *menu, QWidget *window, SeatAtMatch *seat, Tabletop *table)
{
    auto *drill = new CountingDrill(seat, table);
    auto *action = new QAction(AppText::tr("&Counting Drill"), window);
    giveKey(action, "play.drill");
    action->setCheckable(true);
    action->setChecked(drill->isOn());
    menu->addAction(action);
    window->addAction(action); // its keys work while the menus are hidden, too
    QObject::connect(action, &QAction::toggled, drill, &CountingDrill::setOn);
}

void offerFirstLesson(Tabletop *table)
{
    if (!FirstOffer::isOpen())
        return;
    auto *offer = new FirstOffer(table);
    QObject::connect(offer, &FirstOffer::accepted, table, [] { showLearning()->openLesson({}); });
}

} // namespace sandbag
