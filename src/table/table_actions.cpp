// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_actions.h"

#include "conduct/table_pace.h"
#include "families/claims/claims.h"
#include "panel_stack.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/hint_panel.h"
#include "panels/pad_panel.h"
#include "panels/ruling_panel.h"
#include "panels/tricks_panel.h"
#include "scene/table_scene.h"
#include "tabletop.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words/words.h"

namespace sandbag {

TableActions::TableActions(SeatAtMatch *seat, Tabletop *table, PanelStack *panels)
    : QObject(table), m_seat(seat), m_table(table), m_panels(panels), m_pace(table->pace())
{
    connect(seat, &SeatAtMatch::hintReady, this, &TableActions::onHint);
}

bool TableActions::canHint() const
{
    return m_seat->use().tutored && m_pace.mayAct() && !m_pace.covered() && !m_pace.replaying() &&
           !m_pace.away();
}

void TableActions::hint()
{
    if (canHint())
        m_seat->requestHint();
}

void TableActions::onHint(const Decision &decision)
{
    if (!canHint())
        return;
    auto *panel = new HintPanel(decision, *m_pace.seen(), m_seat->match().standing(),
                                m_pace.names(), m_table);
    connect(panel, &HintPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &HintPanel::resized, m_panels, &PanelStack::fit);
    connect(panel, &HintPanel::followed, this, [this](const Event &event) {
        m_table->showExtra(nullptr);
        m_table->act(event);
    });
    m_table->showExtra(panel);
    m_table->pointAt(decision.event);
    // One line: more would push the table up.
    const QString text = panel->reason().isEmpty()
                             ? panel->title()
                             : panel->title() + QStringLiteral(" — ") + panel->reason();
    emit m_table->news({TableNews::Kind::advice, -1, text, true});
}

bool TableActions::canReview() const
{
    if (!m_pace.seen() || m_pace.replaying() || m_pace.away() || m_pace.covered())
        return false;
    const DealState &deal = m_pace.seen()->seen();
    const bool any =
        deal.tricks.size() > 1 || (!deal.tricks.empty() && deal.tricks.back().winner != -2);
    return any && (deal.over() || deal.rules().trick_review != TrickReview::none);
}

void TableActions::review()
{
    if (qobject_cast<TricksPanel *>(m_panels->extra())) {
        m_table->showExtra(nullptr);
        return;
    }
    if (!canReview())
        return;
    auto *panel = new TricksPanel(m_pace.seen()->seen(), m_pace.names(), m_pace.viewer(),
                                  &m_table->scene().pixmaps(), m_table);
    connect(panel, &TricksPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &TricksPanel::whyAsked, m_table, &Tabletop::whyAsked);
    connect(panel, &TricksPanel::challenged, this, [this](int accused, int trick) {
        m_table->showExtra(nullptr);
        m_table->act(Event::challenge(m_pace.viewer(), accused, trick));
    });
    m_table->showExtra(panel);
}

/// A result is the same sheet, opened already.
bool TableActions::canOpenPad() const
{
    return m_seat->hasMatch() && !m_pace.replaying() && !m_pace.away() &&
           !m_table->scene().picture().sheetLaid;
}

void TableActions::openPad()
{
    const bool open = qobject_cast<PadPanel *>(m_panels->extra());
    if (open || !canOpenPad()) {
        if (open)
            m_table->showExtra(nullptr);
        return;
    }
    auto *panel = new PadPanel(m_seat->match(), m_pace.names(), m_pace.viewer(), m_table);
    panel->setBesideOffered(m_roomBeside);
    connect(panel, &PadPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &PadPanel::besideAsked, this, [this] {
        m_table->showExtra(nullptr);
        emit m_table->scorecardWanted();
    });
    m_table->showExtra(panel);
}

void TableActions::setRoomBeside(bool room)
{
    m_roomBeside = room;
    if (auto *pad = qobject_cast<PadPanel *>(m_panels->extra()))
        pad->setBesideOffered(room);
}

/// There is a deal in which the person at the bottom sits, and may see the cards.
bool TableActions::ownDeal() const
{
    return m_pace.seen() && m_seat->isHere(m_pace.viewer()) && !m_pace.replaying() &&
           !m_pace.covered();
}

bool TableActions::canClaim() const
{
    const SeatView *seen = m_pace.seen();
    return ownDeal() && seen->seen().stage == Stage::play && seen->mayAct() &&
           seen->seen().play.inTrick == 0 && mayClaim(seen->rules());
}

void TableActions::claim()
{
    if (canClaim())
        m_table->act(Event::of(EventKind::claim, m_pace.viewer()));
}

bool TableActions::canConcede() const
{
    return canClaim() && !whyNotConcede(m_pace.seen()->seen(), m_pace.viewer());
}

void TableActions::concede()
{
    if (canConcede())
        m_table->act(Event::of(EventKind::concede, m_pace.viewer()));
}

bool TableActions::canTakeBack() const
{
    return ownDeal() && !whyNotTakeBack(m_pace.seen()->seen(), m_pace.viewer());
}

void TableActions::takeBack()
{
    if (!canTakeBack())
        return;
    const auto &log = m_pace.seen()->seen().log;
    m_table->act(Event::withCards(EventKind::back, m_pace.viewer(), log.back().cards));
}

void TableActions::askRuling()
{
    const auto rules = m_seat->context();
    const Seating &seating = rules->seating;
    QStringList sides;
    for (int side = 0; side < seating.sides; ++side)
        sides << sideName(seating, m_pace.names(), side, m_pace.viewer());
    auto *panel = new RulingPanel(sides, seating.sideOf(m_pace.viewer()), rules->rules, m_table);
    connect(panel, &RulingPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &RulingPanel::ruled, this, [this](const Ruling &ruling) {
        m_table->showExtra(nullptr);
        if (const Refusal refused = m_seat->rule(ruling))
            emit m_table->news(
                {TableNews::Kind::refused, -1, toText(*refused, Audience::ear(m_pace.names()))});
    });
    m_table->showExtra(panel);
}

void TableActions::askThrowIn()
{
    auto *panel = new ConfirmPanel(tr("End this deal without a score?"), tr("End Deal"),
                                   tr("Keep Playing"), m_table);
    connect(panel, &ConfirmPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &ConfirmPanel::confirmed, this, [this] {
        m_table->showExtra(nullptr);
        m_seat->throwIn();
    });
    m_table->showExtra(panel);
}

bool TableActions::canBid() const
{
    return m_panels->bids() != nullptr;
}

void TableActions::bidNil()
{
    if (BidPanel *panel = m_panels->bids())
        panel->goToNil();
}

void TableActions::bidBlind()
{
    if (BidPanel *panel = m_panels->bids())
        panel->goToBlind();
}

bool TableActions::canUndo() const
{
    return m_seat->canUndo();
}

bool TableActions::canRedo() const
{
    return m_seat->canRedo();
}

void TableActions::undo()
{
    if (!m_seat->canUndo())
        return;
    const int whose = m_seat->undoneSeat();
    const bool own = !m_pace.covered() && whose == m_pace.viewer();
    if (m_pace.isScreenShared() && whose >= 0 && !own)
        askUndo(whose);
    else
        m_seat->undo();
}

/// Where several people share the screen nobody takes back what someone else has chosen without a
/// word.
void TableActions::askUndo(int whose)
{
    auto *panel = new ConfirmPanel(filled(tr("Undo %1's last choice?"), {m_seat->name(whose)}),
                                   tr("Undo"), tr("Keep Playing"), m_table);
    panel->setNote(tr("Everyone at the table should agree."));
    connect(panel, &ConfirmPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    connect(panel, &ConfirmPanel::confirmed, this, [this] {
        m_table->showExtra(nullptr);
        m_seat->undo();
    });
    m_table->showExtra(panel);
}

void TableActions::redo()
{
    if (m_seat->canRedo())
        m_seat->redo();
}

} // namespace sandbag
