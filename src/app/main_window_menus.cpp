// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of the main window: every action has a shortcut and a name.
#include "card/scorecard_dock.h"
#include "catalogue/rules_library.h"
#include "game_session.h"
#include "help_menu.h"
#include "ink_icon.h"
#include "keeper_window.h"
#include "main_window.h"
#include "named_games.h"
#include "pages/print_sheets_dialog.h"
#include "recent_match.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "table_actions.h"
#include "tabletop.h"
#include "text/option_words.h"
#include "text/shown_text.h"
#include "why_at_table.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <initializer_list>

namespace sandbag {

namespace {

/// The desktop's own keys for it, then the one that people know from other programs.
QList<QKeySequence> usualKeys(QKeySequence::StandardKey what, const QString &known)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(what);
    if (!keys.contains(QKeySequence(known)))
        keys << QKeySequence(known);
    return keys;
}

} // namespace

QAction *MainWindow::add(QMenu *menu, const char *icon, const QString &text,
                         const QKeySequence &keys)
{
    auto *action = new QAction(text, this);
    if (*icon)
        action->setIcon(inkIcon(QLatin1String(icon)));
    action->setShortcut(keys);
    menu->addAction(action);
    addAction(action); // its keys work while the menus are hidden, too
    return action;
}

void MainWindow::makeGameMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Game"));
    connect(add(menu, "new", tr("&New Match"), QKeySequence::New), &QAction::triggered, this,
            &MainWindow::newSameMatch);
    connect(add(menu, "deal", tr("Quick &Setup…"), tr("Ctrl+Shift+N")), &QAction::triggered, this,
            &MainWindow::quickSetup);
    fillNamedGames(menu->addMenu(inkIcon(QStringLiteral("play")), tr("Named &Games")));
    menu->addSeparator();
    connect(add(menu, "open", tr("&Open…"), QKeySequence::Open), &QAction::triggered, this,
            &MainWindow::openFile);
    m_recent = menu->addMenu(tr("Open &Recent"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    QAction *save = add(menu, "save", tr("Save &As…"), tr("Ctrl+S"));
    save->setShortcuts(QList{save->shortcut()} + QKeySequence::keyBindings(QKeySequence::SaveAs));
    connect(save, &QAction::triggered, this, &MainWindow::saveAs);
    menu->addSeparator();
    connect(add(menu, "", tr("H&istory…"), tr("Ctrl+Shift+H")), &QAction::triggered, this,
            &MainWindow::showHistory);
    connect(add(menu, "", tr("S&tatistics…"), tr("Ctrl+Shift+T")), &QAction::triggered, this,
            &MainWindow::showStatistics);
    menu->addSeparator();
    connect(add(menu, "print", tr("&Print…"), QKeySequence::Print), &QAction::triggered, this,
            [this] { print(SheetKind::score); });
    connect(add(menu, "score", tr("Print a &Blank Scorecard…"), tr("Ctrl+Shift+P")),
            &QAction::triggered, this, [this] { print(SheetKind::blank); });
    connect(add(menu, "export-pdf", tr("&Export Scorecard as PDF…"), tr("Ctrl+E")),
            &QAction::triggered, this, &MainWindow::exportPdf);
    menu->addSeparator();
    connect(add(menu, "score", tr("&Keep Score of Real Cards…"), tr("Ctrl+K")), &QAction::triggered,
            this, &showScoreKeeper);
    connect(add(menu, "duplicate", tr("New &Window"), tr("Ctrl+Shift+W")), &QAction::triggered,
            this, &MainWindow::newWindow);
    connect(add(menu, "close", tr("&Close Window"), QKeySequence::Close), &QAction::triggered, this,
            &QWidget::close);
    QAction *quit = add(menu, "quit", tr("&Quit"), {});
    quit->setShortcuts(usualKeys(QKeySequence::Quit, tr("Ctrl+Q")));
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
    m_settings.recentFiles = Settings::load().recentFiles; // another window may have added some
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
    m_undo = add(menu, "undo", tr("&Undo"), QKeySequence::Undo);
    m_redo = add(menu, "redo", tr("&Redo"), {});
    m_redo->setShortcuts(usualKeys(QKeySequence::Redo, tr("Ctrl+Shift+Z")));
    menu->addSeparator();
    m_hint = add(menu, "hint", tr("&Hint"), tr("H"));
    m_lastTrick = add(menu, "last-trick", tr("&Last Trick"), tr("L"));
    menu->addSeparator();
    m_nil = add(menu, "", tr("Bid &Nil"), tr("N"));
    m_blind = add(menu, "", tr("Bid &Blind"), tr("B"));
    menu->addSeparator();
    m_claim = add(menu, "claim", tr("&Claim the Rest"), tr("C"));
    m_concede = add(menu, "", tr("Concede the Rest"), tr("Ctrl+Alt+C"));
    m_back = add(menu, "reset", tr("&Take the Card Back"), tr("Backspace"));
    menu->addSeparator();
    m_next = add(menu, "next", tr("Go &On"), tr("Space"));
    m_replay = add(menu, "replay", tr("Re&play a Deal"), tr("Ctrl+R"));
    m_review = add(menu, "chart", tr("Re&view"), tr("F8"));
    m_askWhy = add(menu, "", tr("&Why?"), tr("W"));
    menu->addSeparator();
    m_ruling = add(menu, "score", tr("Rulin&g"), tr("Ctrl+Shift+R"));
    m_throwIn = add(menu, "delete", tr("Throw the &Deal In"), tr("Ctrl+Shift+D"));
    m_pause = add(menu, "", tr("P&ause"), tr("P"));
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
    connect(m_askWhy, &QAction::triggered, m_why, &WhyAtTable::offer);
    connect(m_ruling, &QAction::triggered, &m_table->actions(), &TableActions::askRuling);
    connect(m_throwIn, &QAction::triggered, &m_table->actions(), &TableActions::askThrowIn);
    connect(m_pause, &QAction::toggled, m_table, &Tabletop::setPaused);
    connect(m_pause, &QAction::toggled, this, &MainWindow::countDownToNextDeal);
    connect(m_table, &Tabletop::pauseEnded, m_pause, [this] { m_pause->setChecked(false); });
}

void MainWindow::makeRulesMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Rules"));
    connect(add(menu, "info", tr("Rules in &Force"), tr("F2")), &QAction::triggered, this,
            &MainWindow::rulesInForce);
    connect(add(menu, "rules", tr("&House Rules…"), tr("Ctrl+H")), &QAction::triggered, this,
            [this] { houseRules(rulesAtTable()); });
}

void MainWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    QAction *dock = m_dock->toggleViewAction();
    dock->setText(tr("&Scorecard"));
    dock->setIcon(inkIcon(QStringLiteral("score")));
    dock->setShortcut(tr("F9"));
    menu->addAction(dock);
    menu->addActions(m_dock->cardActions());
    addAction(dock);
    addActions(m_dock->cardActions());
    menu->addSeparator();
    QAction *full = add(menu, "", tr("&Full Screen"), {});
    full->setShortcuts(usualKeys(QKeySequence::FullScreen, tr("F11")));
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, &MainWindow::setFullScreen);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu); // the way back by mouse
    m_table->addActions({m_undo, m_hint, m_lastTrick, m_pause, full});
    menu->addSeparator();
    QAction *preferences = add(menu, "preferences", tr("&Preferences…"), {});
    preferences->setShortcuts(usualKeys(QKeySequence::Preferences, tr("Ctrl+,")));
    preferences->setMenuRole(QAction::PreferencesRole);
    connect(preferences, &QAction::triggered, this, &MainWindow::preferences);
}

/// Nothing but the table, as long as it lasts.
void MainWindow::setFullScreen(bool on)
{
    if (on && m_beforeFull.isEmpty()) {
        m_beforeFull = saveState();
        m_placeBeforeFull = saveGeometry();
    }
    for (QWidget *bar : std::initializer_list<QWidget *>{menuBar(), m_toolBar, statusBar()})
        bar->setVisible(!on);
    m_dock->setVisible(!on && m_dock->isVisibleTo(this));
    setWindowState(on ? windowState() | Qt::WindowFullScreen
                      : windowState() & ~Qt::WindowFullScreen);
    if (!on) {
        restoreState(m_beforeFull);
        m_dock->keepPlace();
        m_beforeFull.clear();
        m_placeBeforeFull.clear();
    }
}

void MainWindow::makeHelpMenu()
{
    fillHelpMenu(menuBar()->addMenu(tr("&Help")), this);
}

void MainWindow::makeToolBar()
{
    auto *bar = m_toolBar = new QToolBar(tr("Toolbar"), this);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setIconSize({18, 18});
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction *action : {m_undo, m_redo, m_hint, m_lastTrick, m_claim, m_next})
        bar->addAction(action);
    addToolBar(bar);
}

void MainWindow::updateActions()
{
    m_undo->setEnabled(m_session->canUndo());
    m_redo->setEnabled(m_session->canRedo());
    m_hint->setEnabled(m_table->actions().canHint());
    m_lastTrick->setEnabled(m_table->actions().canReview());
    m_nil->setEnabled(m_table->actions().canBid());
    m_blind->setEnabled(m_table->actions().canBid());
    m_claim->setEnabled(m_table->actions().canClaim());
    m_concede->setEnabled(m_table->actions().canConcede());
    m_back->setEnabled(m_table->actions().canTakeBack());
    m_next->setEnabled(m_table->canGoOn());
    m_replay->setEnabled(m_table->canReplay());
    m_review->setEnabled(m_session->hasMatch());
    m_askWhy->setEnabled(m_why->canOffer());
    const QString rules = m_table->scene().picture().rules;
    m_rulesButton->setText(withoutKey(rules));
    m_rulesButton->setAccessibleName(tr("Rules in force: %1").arg(rules));
    const bool deals = m_session->hasMatch() && !m_session->match().record().deals.empty();
    m_ruling->setEnabled(deals);
    m_throwIn->setEnabled(deals && !m_session->match().dealOver());
}

} // namespace sandbag
