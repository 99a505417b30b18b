// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of the main window: every action has a shortcut and a name.
#include "application.h"
#include "boards_at_table.h"
#include "card/scorecard_dock.h"
#include "catalogue/rules_library.h"
#include "conduct/table_pace.h"
#include "game_session.h"
#include "help_menu.h"
#include "ink_icon.h"
#include "keeper_window.h"
#include "key_map.h"
#include "learning.h"
#include "local_seat.h"
#include "main_window.h"
#include "named_games.h"
#include "pages/print_sheets_dialog.h"
#include "play_together.h"
#include "recent_match.h"
#include "rules/catalogue.h"
#include "same_cards.h"
#include "scene/table_scene.h"
#include "table_actions.h"
#include "table_sounds.h"
#include "tabletop.h"
#include "text/option_words.h"
#include "text/shown_text.h"
#include "why_controller.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>

#include <algorithm>
#include <initializer_list>

namespace sandbag {

QAction *MainWindow::add(QMenu *menu, const char *icon, const QString &text, const char *keyId)
{
    auto *action = new QAction(text, this);
    if (*icon)
        action->setIcon(inkIcon(QLatin1String(icon)));
    giveKey(action, keyId);
    menu->addAction(action);
    addAction(action); // its keys work while the menus are hidden, too
    return action;
}

void MainWindow::makeGameMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Game"));
    connect(add(menu, "new", tr("&New Match"), "match.new"), &QAction::triggered, this,
            &MainWindow::newSameMatch);
    connect(add(menu, "deal", tr("Quick &Setup…"), "match.setup"), &QAction::triggered, this,
            &MainWindow::quickSetup);
    fillNamedGames(menu->addMenu(inkIcon(QStringLiteral("play")), tr("Named &Games")));
    menu->addSeparator();
    connect(add(menu, "open", tr("&Open…"), "match.open"), &QAction::triggered, this,
            &MainWindow::openFile);
    connect(add(menu, "", tr("Play &from a Code…"), "match.number"), &QAction::triggered,
            m_sameCards, &SameCards::playNumber);
    connect(add(menu, "", tr("&Deal of the Day…"), "match.daily"), &QAction::triggered, m_sameCards,
            &SameCards::showDaily);
    connect(add(menu, "", tr("Shared Dea&ls…"), "match.boards"), &QAction::triggered, m_boards,
            &BoardsAtTable::show);
    addPlayTogether(menu, this, [this] { return rulesAtTable(); });
    m_recent = menu->addMenu(tr("Open &Recent"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    QAction *save = add(menu, "save", tr("Save &As…"), "match.save");
    connect(save, &QAction::triggered, this, &MainWindow::saveAs);
    menu->addSeparator();
    connect(add(menu, "", tr("S&hare…"), "match.share"), &QAction::triggered, m_sameCards,
            &SameCards::share);
    connect(add(menu, "", tr("H&istory…"), "match.history"), &QAction::triggered, this,
            &MainWindow::showHistory);
    connect(add(menu, "", tr("S&tatistics…"), "match.statistics"), &QAction::triggered, this,
            &MainWindow::showStatistics);
    menu->addSeparator();
    connect(add(menu, "print", tr("&Print…"), "window.print"), &QAction::triggered, this,
            [this] { print(SheetKind::score); });
    connect(add(menu, "score", tr("Print a &Blank Scorecard…"), "match.blank_card"),
            &QAction::triggered, this, [this] { print(SheetKind::blank); });
    connect(add(menu, "export-pdf", tr("&Export Scorecard as PDF…"), "match.pdf"),
            &QAction::triggered, this, &MainWindow::exportPdf);
    menu->addSeparator();
    connect(add(menu, "score", tr("&Keep Score with Real Cards…"), "match.keep_score"),
            &QAction::triggered, this, [] { Application::instance().keepers().show(); });
    connect(add(menu, "duplicate", tr("New &Window"), "match.window"), &QAction::triggered, this,
            &MainWindow::newWindow);
    connect(add(menu, "close", tr("&Close Window"), "window.close"), &QAction::triggered, this,
            &QWidget::close);
    QAction *quit = add(menu, "quit", tr("&Quit"), "match.quit");
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
}

void MainWindow::fillNamedGames(QMenu *menu)
{
    // Filled when first opened: nobody waits for fifty actions at the start.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        if (!menu->isEmpty())
            return;
        for (const NamedGames &group : namedGames()) {
            QMenu *games = menu->addMenu(group.title);
            games->setToolTipsVisible(true);
            for (const Preset *preset : group.games) {
                QAction *action = games->addAction(withoutKey(titleOf(*preset)));
                action->setStatusTip(blurbOf(*preset));
                action->setToolTip(blurbOf(*preset));
                connect(action, &QAction::triggered, this,
                        [this, preset] { playNamedGame(*preset); });
            }
        }
    });
}

void MainWindow::playNamedGame(const Preset &preset)
{
    RuleFile game;
    game.name = titleOf(preset);
    game.base = QLatin1String(preset.id);
    game.rules = rulesOf(preset);
    library().setLastUsed(game); // begins the next start too
    newMatch(game);
}

void MainWindow::fillRecent()
{
    m_recent->clear();
    m_settings.recentFiles = Application::instance().settings().recentFiles;
    for (const QString &path : m_settings.recentFiles) {
        const QString title = m_titleOf.value(path, harmless(QFileInfo(path).fileName()));
        QAction *action = m_recent->addAction(withoutKey(title));
        action->setToolTip(harmless(path));
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, path] { openLater(path); });
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
    // Whole matches are read for their titles: these come when they are known.
    m_recentTitles.ask([this, paths = m_settings.recentFiles](const auto &asked) {
        for (const QString &path : paths) {
            if (asked.stop())
                return;
            asked.tell([this, path, title = recentTitle(path)] { nameRecent(path, title); });
        }
    });
}

void MainWindow::nameRecent(const QString &path, const QString &title)
{
    m_titleOf[path] = title;
    for (QAction *action : m_recent->actions()) {
        if (action->data().toString() == path)
            action->setText(withoutKey(title));
    }
}

void MainWindow::makePlayMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Play"));
    m_undo = add(menu, "undo", tr("&Undo"), "window.undo");
    m_redo = add(menu, "redo", tr("&Redo"), "window.redo");
    menu->addSeparator();
    m_hint = add(menu, "hint", tr("&Hint"), "play.hint");
    m_lastTrick = add(menu, "last-trick", tr("&Last Trick"), "play.last_trick");
    menu->addSeparator();
    m_nil = add(menu, "", tr("Bid &Nil"), "play.nil");
    m_blind = add(menu, "", tr("Bid &Blind"), "play.blind");
    menu->addSeparator();
    m_claim = add(menu, "claim", tr("&Claim Remaining Tricks"), "play.claim");
    m_claim->setIconText(tr("Claim", "tricks, on a button beside the menus"));
    m_concede = add(menu, "", tr("Concede Remaining Tricks"), "play.concede");
    m_back = add(menu, "reset", tr("&Take Back Card"), "play.take_back");
    menu->addSeparator();
    m_next = add(menu, "next", tr("C&ontinue"), "play.continue");
    m_replay = add(menu, "replay", tr("Re&play Deal"), "play.replay");
    m_review = add(menu, "chart", tr("Re&view Deals"), "play.review");
    m_askWhy = add(menu, "", tr("&Why?"), "play.why");
    menu->addSeparator();
    m_ruling = add(menu, "score", tr("Rulin&g"), "play.ruling");
    m_throwIn = add(menu, "delete", tr("Abandon &Deal"), "play.abandon");
    m_pause = add(menu, "", tr("P&ause"), "play.pause");
    m_pause->setCheckable(true);
    connect(m_undo, &QAction::triggered, &m_table->actions(), &TableActions::undo);
    connect(m_redo, &QAction::triggered, &m_table->actions(), &TableActions::redo);
    connect(m_hint, &QAction::triggered, &m_table->actions(), &TableActions::hint);
    connect(m_lastTrick, &QAction::triggered, &m_table->actions(), &TableActions::review);
    connect(m_nil, &QAction::triggered, &m_table->actions(), &TableActions::bidNil);
    connect(m_blind, &QAction::triggered, &m_table->actions(), &TableActions::bidBlind);
    connect(m_claim, &QAction::triggered, &m_table->actions(), &TableActions::claim);
    connect(m_concede, &QAction::triggered, &m_table->actions(), &TableActions::concede);
    connect(m_back, &QAction::triggered, &m_table->actions(), &TableActions::takeBack);
    connect(m_next, &QAction::triggered, m_table, &Tabletop::goOn);
    connect(m_replay, &QAction::triggered, m_table, [this] { m_table->replay(); });
    connect(m_askWhy, &QAction::triggered, m_why, &WhyController::offer);
    connect(m_ruling, &QAction::triggered, &m_table->actions(), &TableActions::askRuling);
    connect(m_throwIn, &QAction::triggered, &m_table->actions(), &TableActions::askThrowIn);
    connect(m_pause, &QAction::toggled, m_table, &Tabletop::setPaused);
    connect(m_pause, &QAction::toggled, this, &MainWindow::countDownToNextDeal);
    connect(m_table, &Tabletop::pauseEnded, m_pause, [this] { m_pause->setChecked(false); });
}

void MainWindow::makeRulesMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Rules"));
    connect(add(menu, "info", tr("Current &Rules"), "rules.current"), &QAction::triggered, this,
            &MainWindow::rulesInForce);
    connect(add(menu, "rules", tr("&House Rules…"), "rules.house"), &QAction::triggered, this,
            [this] { houseRules(rulesAtTable()); });
    connect(add(menu, "", tr("Fair &Cards…"), "rules.fair"), &QAction::triggered, m_sameCards,
            &SameCards::showFairness);
}

void MainWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    QAction *dock = m_dock->toggleViewAction();
    dock->setText(tr("&Scorecard"));
    dock->setIcon(inkIcon(QStringLiteral("score")));
    giveKey(dock, "view.scorecard");
    menu->addAction(dock);
    m_pad = add(menu, "", tr("Score Pa&d"), "view.pad");
    connect(m_pad, &QAction::triggered, &m_table->actions(), &TableActions::openPad);
    menu->addActions(m_dock->cardActions());
    addAction(dock);
    addActions(m_dock->cardActions());
    menu->addSeparator();
    m_barWanted = add(menu, "", tr("Too&lbar"), "view.toolbar");
    m_barWanted->setCheckable(true);
    connect(m_barWanted, &QAction::triggered, this, [](bool on) {
        Settings changed = Application::instance().settings();
        changed.toolBar = on;
        Application::instance().applyPreferences(changed);
    });
    QAction *full = add(menu, "", tr("&Full Screen"), "view.full_screen");
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, &MainWindow::setFullScreen);
    m_sounds = add(menu, "sound", tr("S&ounds"), "view.sounds");
    m_sounds->setCheckable(true);
    m_sounds->setObjectName(QStringLiteral("sounds"));
    connect(m_sounds, &QAction::triggered, this, &MainWindow::turnSounds);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu); // the way back by mouse
    m_table->addActions({m_undo, m_hint, m_lastTrick, m_pause, full});
    menu->addSeparator();
    QAction *preferences = add(menu, "preferences", tr("&Preferences…"), "view.preferences");
    preferences->setMenuRole(QAction::PreferencesRole);
    connect(preferences, &QAction::triggered, this, &MainWindow::preferences);
}

/// At every table, from now on; one is heard at once, or it is said why none can be.
void MainWindow::turnSounds(bool on)
{
    Settings changed = Application::instance().settings();
    changed.sound.on = on;
    Application::instance().applyPreferences(changed);
    if (!on)
        return;
    Application::instance().sounds().tryOut(changed.sound, this, [this](const QString &trouble) {
        if (!trouble.isEmpty())
            warn(trouble);
    });
}

/// Nothing but the table, as long as it lasts.
void MainWindow::setFullScreen(bool on)
{
    if (on && m_beforeFull.isEmpty()) {
        m_beforeFull = saveState();
        m_placeBeforeFull = saveGeometry();
    }
    menuBar()->setVisible(!on);
    m_dock->setVisible(!on && m_dock->isVisibleTo(this));
    m_table->scene().setPad(m_dock->isHidden());
    setWindowState(on ? windowState() | Qt::WindowFullScreen
                      : windowState() & ~Qt::WindowFullScreen);
    if (!on) {
        restoreState(m_beforeFull);
        m_dock->keepPlace();
        m_beforeFull.clear();
        m_placeBeforeFull.clear();
        placeDock();
    }
}

void MainWindow::makeHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    fillHelpMenu(menu, this);
    addCountingDrill(menu, this, m_seat, m_table);
}

void MainWindow::updateActions()
{
    m_undo->setEnabled(m_seat->canUndo());
    m_redo->setEnabled(m_seat->canRedo());
    m_hint->setEnabled(m_table->actions().canHint());
    m_lastTrick->setEnabled(m_table->actions().canReview());
    m_pad->setEnabled(m_table->actions().canOpenPad());
    m_nil->setEnabled(m_table->actions().canBid());
    m_blind->setEnabled(m_table->actions().canBid());
    m_claim->setEnabled(m_table->actions().canClaim());
    m_concede->setEnabled(m_table->actions().canConcede());
    m_back->setEnabled(m_table->actions().canTakeBack());
    m_next->setEnabled(m_table->pace().canGoOn());
    m_replay->setEnabled(m_table->canReplay());
    m_review->setEnabled(m_session->hasMatch());
    m_askWhy->setEnabled(m_why->canOffer());
    const bool deals = m_session->hasMatch() && !m_session->match().record().deals.empty();
    m_ruling->setEnabled(deals);
    m_throwIn->setEnabled(deals && !m_session->match().dealOver());
}

} // namespace sandbag
