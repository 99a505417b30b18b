// SPDX-License-Identifier: GPL-3.0-or-later
// What the table asks, and the panel that was asked for over it.
#include "tabletop.h"

#include "conduct/table_pace.h"
#include "hand_choice.h"
#include "panel_stack.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/result_panel.h"
#include "replay_seat.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "text/shown_text.h"

namespace sandbag {

TablePanel *Tabletop::panel() const
{
    return m_panels->asked();
}

TablePanel *Tabletop::extraPanel() const
{
    return m_panels->extra();
}

PanelSource Tabletop::panelSource()
{
    PanelSource source;
    source.seat = m_seat;
    source.seen = m_pace->seen();
    source.names = m_pace->names();
    source.viewer = m_pace->viewer();
    source.look = m_look;
    source.pixmaps = &m_scene->pixmaps();
    source.cardSize = m_scene->layout().card;
    source.trickCardSize = m_scene->layout().trickCard;
    source.replayEvent = m_replay ? m_replay->event() : 0;
    return source;
}

TableQuestion Tabletop::questionNow() const
{
    if (m_pace->dealing())
        return {};
    if (m_replay)
        return {TableQuestion::Kind::replay, Phase::done, m_replay->deal()};
    return questionOn(m_pace->showing(), *m_seat, m_pace->seen(), m_pace->viewer());
}

/// Where the hand at the bottom is not that of the place there, the question says whose it is.
QString Tabletop::addressed(const QString &words) const
{
    const int viewer = m_pace->viewer();
    if (words.isEmpty() || viewer == m_pace->bottom() || !m_pace->mayAct())
        return words;
    return filled(tr("%1: %2", "whom the table asks, and what"),
                  {m_pace->names().value(viewer), words});
}

void Tabletop::refreshPanel()
{
    const TableQuestion question = questionNow();
    if (question == m_panels->question())
        return;
    m_hand->clear();
    const PanelSource source = panelSource();
    m_panels->ask(PanelFactory(source, this).make(question), question);
}

void Tabletop::setNoDeal(const QString &why)
{
    if (m_pace->noDeal() == why)
        return;
    m_pace->setNoDeal(why);
    auto *result = qobject_cast<ResultPanel *>(panel());
    if (!result)
        return;
    result->setNoDeal(why);
    m_panels->fit(); // what it says takes its room
}

void Tabletop::takeKeys()
{
    m_view->setFocus(Qt::OtherFocusReason);
    m_panels->giveKeys();
}

void Tabletop::showExtra(TablePanel *panel)
{
    if (panel && panel == m_panels->extra())
        return m_panels->place();
    if (!panel && !m_panels->extra())
        return;
    m_panels->lay(panel);
    m_pace->setReading(panel != nullptr);
    m_pace->letRun();
}

void Tabletop::closeExtra()
{
    m_panels->lay(nullptr);
    m_pace->setReading(false);
}

} // namespace sandbag
