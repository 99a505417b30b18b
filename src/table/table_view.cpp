// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "accessible_table.h"
#include "table_scene.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace sandbag {

TableView::TableView(TableScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent), m_scene(scene)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setCacheMode(CacheBackground);
    setViewportUpdateMode(MinimalViewportUpdate);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(480, 400);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_scene->setTableSize(viewport()->size());
}

void TableView::setCursorCard(int index)
{
    m_cursor = index;
    showCursor();
    emit cursorMoved(index);
}

/// The keyboard's card stands out only while the keys go to the table: one focus is seen at a time.
void TableView::showCursor()
{
    const bool here = window()->focusWidget() == this;
    m_scene->setLifted(here ? m_cursor : -1, true);
}

void TableView::keepCursor()
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    if (m_cursor < 0 || count == 0) {
        m_cursor = -1;
        return;
    }
    setCursorCard(std::min(m_cursor, count - 1));
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    const int index = m_scene->ownCardAt(mapToScene(event->pos()));
    if (index != m_scene->lifted()) {
        m_scene->setLifted(index, false);
        emit cardHovered(index);
    }
    QGraphicsView::mouseMoveEvent(event);
}

void TableView::leaveEvent(QEvent *event)
{
    showCursor();
    emit cardHovered(-1);
    QGraphicsView::leaveEvent(event);
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QGraphicsView::mousePressEvent(event);
        return;
    }
    const int index = m_scene->ownCardAt(mapToScene(event->pos()));
    m_cursor = -1;
    if (index >= 0)
        emit cardClicked(index);
    else
        emit feltClicked();
}

void TableView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int index = m_scene->ownCardAt(mapToScene(event->pos()));
    if (event->button() == Qt::LeftButton && index >= 0)
        emit cardDoubleClicked(index);
}

void TableView::moveCursor(int step)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    if (count == 0)
        return;
    if (m_cursor < 0)
        setCursorCard(step > 0 ? 0 : count - 1);
    else
        setCursorCard((m_cursor + step + count) % count);
}

void TableView::moveRow(int direction)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    const int inRow = m_scene->layout().rowLength(count);
    const int to = m_cursor + direction * inRow;
    if (m_cursor >= 0 && to >= 0 && to < count)
        setCursorCard(to);
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1);
        return;
    case Qt::Key_Right:
        moveCursor(1);
        return;
    case Qt::Key_Up:
        moveRow(-1);
        return;
    case Qt::Key_Down:
        moveRow(1);
        return;
    case Qt::Key_Home:
        if (count > 0)
            setCursorCard(0);
        return;
    case Qt::Key_End:
        if (count > 0)
            setCursorCard(count - 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor >= 0) {
            emit cardEntered(m_cursor);
            return;
        }
        break;
    case Qt::Key_Space:
        if (m_cursor >= 0) {
            emit cardToggled(m_cursor);
            return;
        }
        break;
    default:
        break;
    }
    event->ignore();
    emit keyUnused(event);
    if (!event->isAccepted())
        QGraphicsView::keyPressEvent(event);
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    // Whoever comes by keyboard sees at once where it stands; a new window shows nothing yet.
    const bool byKey =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (m_cursor < 0 && byKey && m_visited)
        moveCursor(1);
    m_visited = true;
    showCursor();
    announceCursor(this, m_cursor);
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    showCursor();
    announceCursor(this, -1);
    viewport()->update();
}

} // namespace sandbag
