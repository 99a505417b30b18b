// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/paint_ahead.h"

#include "scene/table_view.h"

namespace sandbag {

PaintAhead::PaintAhead(TableScene *scene, TableView *view, QObject *parent)
    : QObject(parent), m_view(view), m_turns(scene)
{
    connect(&m_turns, &PaintInTurns::done, this, [this] {
        m_view->setHeld(false);
        emit seen();
    });
}

void PaintAhead::begin()
{
    m_view->setHeld(true);
    m_turns.begin();
}

} // namespace sandbag
