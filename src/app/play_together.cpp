// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_together.h"

#ifdef SANDBAG_COMPANY
#include "app_text.h"
#include "application.h"
#include "disk/own_place.h"
#include "help_menu.h"
#include "key_map.h"
#include "library_worker.h"
#include "main_window.h"
#include "playing_together.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#endif

namespace sandbag {

#ifdef SANDBAG_COMPANY

namespace {

CompanySurroundings surroundingsOf(const MainWindow &window)
{
    CompanySurroundings around;
    around.look = window.settings().look;
    around.paceMs = window.settings().paceMs;
    around.ceremony = window.settings().ceremony;
    LibraryWorker &library = Application::instance().library();
    around.library = &library;
    around.fillHelp = fillHelpMenu;
    around.review = [&library](const QString &id) {
        WantedMatch wanted;
        wanted.id = id;
        wanted.path = library.pathOf(id);
        wanted.review = true;
        library.flush(); // it may have ended this moment
        Application::instance().openPlayed(wanted);
    };
    return around;
}

} // namespace

void addPlayTogether(QMenu *menu, MainWindow *window, const std::function<RuleFile()> &rules)
{
    QMenu *together = menu->addMenu(AppText::tr("Pla&y Together"));
    const auto add = [together, window](const QString &text, const char *keyId) {
        auto *action = new QAction(text, window);
        giveKey(action, keyId);
        together->addAction(action);
        window->addAction(action); // its keys work while the menus are hidden, too
        return action;
    };
    QObject::connect(add(AppText::tr("&Open a Table…"), "match.open_table"), &QAction::triggered,
                     window, [window, rules] {
                         Application::instance().company().askToOpen(window, rules(),
                                                                     surroundingsOf(*window));
                     });
    QObject::connect(add(AppText::tr("Open a Table A&gain…"), "match.reopen_table"),
                     &QAction::triggered, window, [window] {
                         Application::instance().company().askToOpenAgain(window,
                                                                          surroundingsOf(*window));
                     });
    QObject::connect(
        add(AppText::tr("&Join a Table…"), "match.join_table"), &QAction::triggered, window,
        [window] { Application::instance().company().askToJoin(window, surroundingsOf(*window)); });
    QObject::connect(add(AppText::tr("&People You Have Met…"), "match.people_met"),
                     &QAction::triggered, window,
                     [window] { Application::instance().company().showPeople(window); });
}

void offerTableAgain(MainWindow *window,
                     const std::function<void(const QString &text, const QString &button,
                                              const std::function<void()> &act)> &offer)
{
    const QString data = dataPlace();
    if (QFileInfo::exists(data + QStringLiteral("/company/tables")))
        Application::instance().company().offerAgain(window, surroundingsOf(*window), offer);
}

void forgetPeopleMet(const QStringList &names)
{
    if (QFileInfo::exists(dataPlace() + QStringLiteral("/company")))
        Application::instance().company().forgetNamed(names);
}

void EndPlayingTogether::operator()(PlayingTogether *company) const
{
    delete company;
}

OwnedCompany makeCompany()
{
    return OwnedCompany(new PlayingTogether);
}

void setLookOf(PlayingTogether &company, const Settings &settings)
{
    company.setLook(settings.look);
}

#else

void addPlayTogether(QMenu *, MainWindow *, const std::function<RuleFile()> &) {}

void offerTableAgain(MainWindow *,
                     const std::function<void(const QString &text, const QString &button,
                                              const std::function<void()> &act)> &)
{
}

void forgetPeopleMet(const QStringList &) {}

void EndPlayingTogether::operator()(PlayingTogether *) const {}

OwnedCompany makeCompany()
{
    return {};
}

void setLookOf(PlayingTogether &, const Settings &) {}

#endif

} // namespace sandbag
