// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of a table in company: those of the main window, without what helps one player alone.
#include "bid_ahead.h"
#include "card/scorecard_dock.h"
#include "company_end.h"
#include "company_window.h"
#include "conduct/table_pace.h"
#include "ink_icon.h"
#include "key_map.h"
#include "remarks.h"
#include "rule_side.h"
#include "rules_in_force_dialog.h"
#include "seat_at_match.h"
#include "table_actions.h"
#include "tabletop.h"
#include "text/call_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace sandbag {

QAction *CompanyWindow::add(QMenu *menu, const char *icon, const QString &text, const char *keyId)
{
    auto *action = new QAction(text, this);
    if (*icon)
        action->setIcon(inkIcon(QLatin1String(icon)));
    if (keyId)
        giveKey(action, keyId);
    menu->addAction(action);
    addAction(action); // its keys work while the menus are hidden, too
    return action;
}

void CompanyWindow::makeMenus()
{
    makeGameMenu();
    makePlayMenu();
    makeViewMenu();
    if (m_around.fillHelp)
        m_around.fillHelp(menuBar()->addMenu(tr("&Help")), this);
}

void CompanyWindow::makeGameMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Game"));
    connect(add(menu, "info", tr("Current &Rules"), "rules.current"), &QAction::triggered, this,
            [this] {
                auto *dialog =
                    new RulesInForceDialog(rulesLibrary(), ruleFileOf(m_end->rules()), this);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                connect(dialog, &RulesInForceDialog::copyWanted, this, &CompanyWindow::changeRules);
                dialog->open();
            });
    menu->addSeparator();
    connect(add(menu, "close", m_host ? tr("&Close Table") : tr("&Leave Table"), "window.close"),
            &QAction::triggered, this, &QWidget::close);
}

void CompanyWindow::makePlayMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Play"));
    menu->setToolTipsVisible(true); // why no deal can be asked for
    m_lastTrick = add(menu, "last-trick", tr("&Last Trick"), "play.last_trick");
    m_undo = add(menu, "undo", tr("Ask to &Undo"), "window.undo");
    connect(m_undo, &QAction::triggered, m_end, &CompanyEnd::askTakeBack);
    menu->addSeparator();
    m_nil = add(menu, "", tr("Bid &Nil"), "play.nil");
    m_blind = add(menu, "", tr("Bid &Blind"), "play.blind");
    menu->addSeparator();
    m_claim = add(menu, "claim", tr("&Claim Remaining Tricks"), "play.claim");
    m_concede = add(menu, "", tr("Concede Remaining Tricks"), "play.concede");
    m_back = add(menu, "reset", tr("&Take Back Card"), "play.take_back");
    menu->addSeparator();
    m_next = add(menu, "next", tr("C&ontinue"), "play.continue");
    menu->addSeparator();
    m_aheads = menu->addMenu(tr("Bid A&head"));
    m_aheads->setObjectName(QStringLiteral("ahead"));
    connect(m_aheads, &QMenu::aboutToShow, this, [this] { fillAheadMenu(m_aheads); });
    makeTalkMenu(menu);
    TableActions *actions = &m_table->actions();
    connect(m_lastTrick, &QAction::triggered, actions, &TableActions::review);
    connect(m_nil, &QAction::triggered, actions, &TableActions::bidNil);
    connect(m_blind, &QAction::triggered, actions, &TableActions::bidBlind);
    connect(m_claim, &QAction::triggered, actions, &TableActions::claim);
    connect(m_concede, &QAction::triggered, actions, &TableActions::concede);
    connect(m_back, &QAction::triggered, actions, &TableActions::takeBack);
    connect(m_next, &QAction::triggered, m_table, &Tabletop::goOn);
}

/// What people say to one another: why they stop the match, and a word now and then.
void CompanyWindow::makeTalkMenu(QMenu *play)
{
    m_pauses = play->addMenu(tr("P&ause"));
    const auto addPause = [this](const QString &text, const char *keyId, PauseReason why) {
        connect(add(m_pauses, "", text, keyId), &QAction::triggered, m_end,
                [this, why] { m_end->pause(why); });
    };
    addPause(tr("For a &Moment"), "play.pause", PauseReason::moment);
    addPause(tr("Pause: Someone Is at the &Door"), "company.door", PauseReason::door);
    addPause(tr("Pause to &Eat"), "company.meal", PauseReason::meal);
    m_remarks = play->addMenu(tr("&Say"));
    for (int number = 0; number < kRemarks; ++number) {
        const QString text = withoutKey(toText(remarks()[static_cast<std::size_t>(number)]));
        const QKeySequence keys(Qt::ALT | Qt::Key(number < 9    ? Qt::Key_1 + number
                                                  : number == 9 ? Qt::Key_0
                                                                : Qt::Key_F1 + number));
        QAction *say = add(m_remarks, "", text, nullptr);
        say->setShortcut(keys); // by its place in the menu
        connect(say, &QAction::triggered, m_end, [this, number] { m_end->remark(number); });
    }
    QMenu *mute = play->addMenu(tr("&Mute"));
    mute->setObjectName(QStringLiteral("mute"));
    connect(mute, &QMenu::aboutToShow, this, [this, mute] { fillMuteMenu(mute); });
}

void CompanyWindow::fillMuteMenu(QMenu *menu)
{
    menu->clear();
    for (const auto &[seat, person] : m_end->state().persons) {
        if (seat == m_end->ownSeat() || !m_end->seat()->hasMatch())
            continue;
        QAction *action = menu->addAction(withoutKey(m_end->seat()->name(seat)));
        action->setCheckable(true);
        action->setChecked(m_muted.contains(seat));
        connect(action, &QAction::toggled, this, [this, n = seat](bool on) {
            if (on)
                m_muted.insert(n);
            else
                m_muted.remove(n);
        });
    }
    if (menu->isEmpty())
        menu->addAction(tr("Nobody else is here"))->setEnabled(false);
}

void CompanyWindow::fillAheadMenu(QMenu *menu)
{
    menu->clear();
    const auto offer = [this, menu](const QString &text, const std::optional<Call> &call) {
        QAction *action = menu->addAction(withoutKey(text));
        action->setCheckable(true);
        action->setChecked(m_ahead->chosen() == call);
        connect(action, &QAction::triggered, m_ahead, [this, call] {
            if (m_end->ownSeat() >= 0 && m_end->state().isPassedOver(m_end->ownSeat()))
                m_end->comeBack();
            m_ahead->choose(call);
        });
    };
    const QList<Call> calls = m_ahead->choices();
    offer(tr("None"), std::nullopt);
    for (const Call &call : calls)
        offer(callInWords(call), call);
}

void CompanyWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    QAction *dock = m_dock->toggleViewAction();
    dock->setText(tr("&Scorecard"));
    dock->setIcon(inkIcon(QStringLiteral("score")));
    giveKey(dock, "view.scorecard");
    menu->addAction(dock);
    addAction(dock);
}

/// Space belongs to the buttons of the lobby before the match.
void CompanyWindow::updateActions()
{
    const TableActions &actions = m_table->actions();
    const bool begun = m_end->hasBegun() && m_end->seat()->hasMatch();
    m_lastTrick->setEnabled(begun && actions.canReview());
    m_nil->setEnabled(begun && actions.canBid());
    m_blind->setEnabled(begun && actions.canBid());
    m_claim->setEnabled(begun && actions.canClaim());
    m_concede->setEnabled(begun && actions.canConcede());
    m_back->setEnabled(begun && actions.canTakeBack());
    const bool inMatch = begun && !m_end->seat()->matchOver();
    m_undo->setEnabled(inMatch && !m_end->seat()->dealOver() && !m_end->state().takeBack);
    m_aheads->setEnabled(inMatch && !m_ahead->choices().isEmpty());
    for (QAction *pause : m_pauses->actions())
        pause->setEnabled(inMatch && !m_end->state().pause);
    for (QAction *remark : m_remarks->actions())
        remark->setEnabled(begun);
    const QString noDeal = whyNoDeal();
    m_table->setNoDeal(noDeal);
    m_next->setEnabled(begun && m_table->pace().canGoOn());
    m_next->setToolTip(noDeal);
}

/// As "Next Deal" says where it is off.
QString CompanyWindow::whyNoDeal() const
{
    if (m_over)
        return tr("The table is closed.");
    const Refusal why = m_end->whyNoDeal();
    return why ? toText(*why) : QString();
}

} // namespace sandbag
