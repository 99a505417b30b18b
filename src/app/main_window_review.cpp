// SPDX-License-Identifier: GPL-3.0-or-later
// The review in the main window: its page next to the scorecard, and its table in the middle.
#include "application.h"
#include "card/scorecard_dock.h"
#include "conduct/table_pace.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "game_session.h"
#include "history_filing.h"
#include "learning_store.h"
#include "main_window.h"
#include "review_controller.h"
#include "review_model.h"
#include "review_pane.h"
#include "review_table.h"
#include "tabletop.h"
#include "tutor_controller.h"

#include <QAction>
#include <QBoxLayout>

namespace sandbag {

void MainWindow::makeReview()
{
    m_dock->addPage(m_desk->pane(), tr("Rev&iew"));
    auto *column = qobject_cast<QBoxLayout *>(centralWidget()->layout());
    column->addWidget(m_desk->table(), 1);
    m_desk->table()->hide();
    connect(m_review, &QAction::triggered, this, &MainWindow::reviewMatch);
    // So that the statistics can separate luck from skill.
    connect(m_desk, &ReviewController::finished, this, [this] {
        fileNow();
        if (m_filing)
            fileReview(Application::instance().library(), *m_session, m_desk->review());
        for (int seat = 0; seat < m_session->seats().size(); ++seat)
            if (isPersonHere(m_session->seats(), seat))
                LearningStore::instance().keepMistakes(m_desk->model().reviewed(),
                                                       m_desk->model().choices(), seat);
    });
    connect(m_desk, &ReviewController::tableComing, this,
            [this] { m_desk->table()->takeRoom(m_table->size()); });
    // Nobody plays on behind the table that is looked at.
    connect(m_desk, &ReviewController::tableWanted, this, [this](bool shown) {
        if (shown == m_desk->table()->isVisibleTo(centralWidget()))
            return;
        // What goes first makes room at once: neither is laid out next to the other.
        if (shown)
            m_table->hide();
        m_desk->table()->setVisible(shown);
        if (!shown)
            m_table->show();
        m_table->pace().setAway(shown);
        countDownToNextDeal();
        updateActions(); // nothing is asked of a table that is out of sight
        if (!shown)
            m_table->setFocus();
    });
    connect(m_desk, &ReviewController::playOnAsked, this, &MainWindow::playOnElsewhere);
    connect(m_tutor, &TutorController::turnedOff, this, &MainWindow::turnTutorOff);
}

/// For good, in every window, until the preferences turn it on again.
void MainWindow::turnTutorOff()
{
    Application::instance().changeSettings([](Settings &saved) { saved.tutor = 0; });
    for (MainWindow *table : Application::instance().tables())
        table->stopTutor();
    say(tr("The tutor is off. Turn it on again in Preferences."));
}

void MainWindow::stopTutor()
{
    m_settings.tutor = 0;
    m_tutor->setLevel(0);
}

void MainWindow::reviewMatch()
{
    m_dock->showPage(m_desk->pane());
    // What is being looked at stays.
    if (m_desk->complete())
        return;
    // In a turn of its own: the page is a whole one already.
    QMetaObject::invokeMethod(m_desk, &ReviewController::start, Qt::QueuedConnection);
}

/// In a window of its own, so that the match stays as it was: who closes it is back. A match that
/// waited for such a window goes among the recent ones, as wherever another takes its place.
void MainWindow::playOnElsewhere(int deal, int events)
{
    auto *window = new MainWindow;
    window->move(pos() + QPoint(32, 32));
    window->begin();
    LoadedMatch loaded{m_session->match(), {}};
    loaded.match.playOnFrom(deal, events);
    const QList<SeatPlan> seats = m_session->seats();
    window->replaceMatch([window, loaded, seats] {
        window->m_session->open(loaded);
        window->m_session->setSeats(seats);
        detachIdentity(*window->m_session);
        window->showTitle();
    });
    window->show();
}

} // namespace sandbag
