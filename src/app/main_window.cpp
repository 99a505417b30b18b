// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "rules/catalogue.h"
#include "rules_library.h"
#include "score_chart.h"
#include "scorecard_dock.h"
#include "scorecard_model.h"
#include "tabletop.h"
#include "theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace sandbag {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent),
      m_settings(Settings::load()),
      m_session(new GameSession(this)),
      m_table(new Tabletop(m_session, this)),
      m_said(new QLabel(this)),
      m_rulesButton(new QToolButton(this)),
      m_nextDeal(new QTimer(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Sandbag"));
    setAcceptDrops(true);
    setCentralWidget(m_table);
    m_table->setAccessibleName(tr("Table"));
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_said, 1);
    statusBar()->addPermanentWidget(m_rulesButton);
    m_rulesButton->setAutoRaise(true);
    m_rulesButton->setToolTip(tr("Rules in force"));
    connect(m_rulesButton, &QToolButton::clicked, this, &MainWindow::rulesInForce);
    statusBar()->setSizeGripEnabled(false);
    m_nextDeal->setSingleShot(true);

    makeGameMenu();
    makePlayMenu();
    makeRulesMenu();
    makeDock();
    makeViewMenu();
    makeHelpMenu();
    makeToolBar();
    connectSession();
    resize(1120, 780);
    setMinimumSize(720, 520);
    restoreGeometry(m_settings.geometry);
    restoreState(m_settings.windowState);
    applySettings(m_settings);
}

MainWindow::~MainWindow() = default;

void MainWindow::connectSession()
{
    connect(m_table, &Tabletop::refreshed, this, &MainWindow::updateActions);
    connect(m_table, &Tabletop::said, this, &MainWindow::say);
    connect(m_table, &Tabletop::playAgainAsked, this, &MainWindow::newSameMatch);
    connect(m_table, &Tabletop::otherRulesAsked, this, &MainWindow::quickSetup);
    connect(m_session, &GameSession::trouble, this, &MainWindow::say);
    connect(m_nextDeal, &QTimer::timeout, m_table, &Tabletop::goOn);
    m_table->setEndPicture([](const Match &match) -> QWidget * {
        auto *model = new ScorecardModel;
        model->update(match);
        auto *chart = new ScoreChart(model);
        model->setParent(chart);
        chart->setMinimumHeight(170);
        return chart;
    });
    connect(m_session, &GameSession::dealEnded, this, [this] {
        if (m_settings.nextDealSeconds > 0)
            m_nextDeal->start(m_settings.nextDealSeconds * 1000);
    });
    connect(m_session, &GameSession::dealStarted, m_nextDeal, &QTimer::stop);
    const auto showScore = [this] {
        if (m_session->hasMatch())
            m_dock->showMatch(m_session->match());
    };
    connect(m_session, &GameSession::rebuilt, this, showScore);
    connect(m_session, &GameSession::dealStarted, this, showScore);
    connect(m_session, &GameSession::dealEnded, this, showScore);
    connect(m_session, &GameSession::happened, this, [showScore](const Event &event) {
        if (event.kind != EventKind::play)
            showScore();
    });
}

void MainWindow::makeDock()
{
    m_dock = new ScorecardDock(this);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
}

void MainWindow::begin()
{
    m_session->startAutosave();
    if (m_session->resume())
        return;
    const RuleFile rules = library().lastUsed();
    newMatch(rules.rules, rules.base);
}

void MainWindow::newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats)
{
    if (const auto why = whyNotPlayable(rules)) {
        say(*why);
        return;
    }
    keepUnfinished();
    m_rulesForNext.reset();
    m_session->newMatch(rules, base,
                        seats.isEmpty() ? m_settings.seatsFor(rules.table_players) : seats);
}

void MainWindow::applySettings(const Settings &settings)
{
    m_settings = settings;
    applyTheme(settings.theme);
    m_table->setCeremony(settings.ceremony);
    m_table->setLook(settings.look);
    m_session->setPace(settings.look.motion ? settings.paceMs : std::min(settings.paceMs, 150));
    if (m_session->hasMatch() && m_session->humanSeat() >= 0) {
        const int players = m_session->match().rules().seating.players;
        const QList<SeatPlan> seats = settings.seatsFor(players);
        if (seats != m_session->seats())
            m_session->setSeats(seats);
    }
}

void MainWindow::say(const QString &text)
{
    // One line, whatever is said: the table must not move for it.
    QString line = text;
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    m_said->setText(line);
    m_said->setAccessibleName(text); // what a screen reader hears
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    keep();
    QMainWindow::closeEvent(event);
}

void MainWindow::keep()
{
    m_settings.geometry = saveGeometry();
    m_settings.windowState = saveState();
    m_settings.save();
    m_session->flushAutosave();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            openPath(url.toLocalFile());
            event->acceptProposedAction();
            return;
        }
}

} // namespace sandbag
