// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is in the hand, and where its keys lead.
#include "meant_key.h"
#include "pressed_key.h"
#include "scene/accessible_table.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sandbag {

void TableView::moveCursor(int step, Stops at)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    moveCursorFrom(m_cursor >= 0 ? m_cursor : step > 0 ? -1 : count, step, at);
}

void TableView::moveCursorFrom(int from, int step, Stops at)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    if (count == 0)
        return;
    // Cards that may not be played are passed by; where none may, every card can be looked at.
    const auto &dimmed = m_scene->picture().dimmed;
    const bool all =
        at == Stops::every || std::find(dimmed.begin(), dimmed.end(), false) == dimmed.end();
    int to = from;
    for (int i = 0; i < count; ++i) {
        to = (to + step + count) % count;
        if (all || playable(to))
            break;
    }
    setCursorCard(to);
}

bool TableView::playable(int index) const
{
    const auto &dimmed = m_scene->picture().dimmed;
    const auto i = static_cast<std::size_t>(index);
    return i >= dimmed.size() || !dimmed[i];
}

int TableView::nearestPlayable(int index) const
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    for (int off = 0; off < count; ++off)
        for (const int to : {index + off, index - off})
            if (to >= 0 && to < count && playable(to))
                return to;
    return index;
}

/// The next card of the rank that the key names: playable ones first.
bool TableView::jumpToRank(int key)
{
    static constexpr std::array<int, 4> kCourts{Qt::Key_J, Qt::Key_Q, Qt::Key_K, Qt::Key_A};
    int rank = -1; // 0 is the deuce
    if (key >= Qt::Key_2 && key <= Qt::Key_9)
        rank = key - Qt::Key_2;
    else if (key == Qt::Key_0 || key == Qt::Key_T)
        rank = 8;
    for (std::size_t i = 0; i < kCourts.size(); ++i)
        if (key == kCourts[i])
            rank = 9 + static_cast<int>(i);
    return rank >= 0 &&
           jumpTo([rank](Card card) { return !card.isJoker() && card.rank() == rank; });
}

/// The next such card behind the cursor: playable ones first.
bool TableView::jumpTo(const std::function<bool(Card)> &wanted)
{
    const CardList &hand = m_scene->picture().hand;
    const int count = static_cast<int>(hand.size());
    for (const bool onlyPlayable : {true, false})
        for (int step = 1; step <= count; ++step) {
            const int i = (std::max(m_cursor, -1) + step + count) % count;
            if (!wanted(hand[static_cast<std::size_t>(i)]) || (onlyPlayable && !playable(i)))
                continue;
            setCursorCard(i);
            return true;
        }
    return false;
}

/// Shift and the letter of a suit; alone, where the menus leave the letter free.
bool TableView::jumpToSuit(const QKeyEvent &event)
{
    const std::pair<Suit, QString> letters[] = {
        {Suit::spades, tr("S", "key that goes to the spades, with Shift")},
        {Suit::hearts, tr("H", "key that goes to the hearts, with Shift")},
        {Suit::diamonds, tr("D", "key that goes to the diamonds, with Shift")},
        {Suit::clubs, tr("C", "key that goes to the clubs, with Shift")}};
    const int key = pressedKey(event);
    const auto named = std::find_if(std::begin(letters), std::end(letters), [key](const auto &one) {
        return !one.second.isEmpty() && one.second[0].toUpper().unicode() == key;
    });
    return named != std::end(letters) && jumpTo([suit = named->first](Card card) {
               return !card.isJoker() && card.suit() == suit;
           });
}

/// To the first card of the next suit that may be played.
void TableView::moveSuit(int direction)
{
    const CardList &hand = m_scene->picture().hand;
    const int count = static_cast<int>(hand.size());
    const auto suitAt = [&hand](int index) {
        const Card card = hand[static_cast<std::size_t>(index)];
        return card.isJoker() ? -1 : static_cast<int>(card.suit());
    };
    if (m_cursor < 0 || m_cursor >= count) {
        moveCursor(direction, Stops::playable);
        return;
    }
    int to = m_cursor;
    const auto step = [&to, direction, count] { to = (to + direction + count) % count; };
    for (int steps = 0; steps < count && (suitAt(to) == suitAt(m_cursor) || !playable(to)); ++steps)
        step();
    // Backwards it was met at its end.
    for (int before = to + direction;
         direction < 0 && before >= 0 && suitAt(before) == suitAt(to) && playable(before);
         before += direction)
        to = before;
    setCursorCard(to);
}

void TableView::moveRow(int direction)
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    const int inRow = m_scene->layout().rowLength(count);
    if (inRow >= count) {
        moveSuit(direction);
        return;
    }
    const int to = m_cursor + direction * inRow;
    if (m_cursor >= 0 && to >= 0 && to < count)
        setCursorCard(to);
}

/// The keys that walk through the hand.
bool TableView::walk(const QKeyEvent &event)
{
    const Stops at = event.modifiers() & Qt::ShiftModifier ? Stops::every : Stops::playable;
    switch (event.key()) {
    case Qt::Key_Left:
        moveCursor(-1, at);
        return true;
    case Qt::Key_Right:
        moveCursor(1, at);
        return true;
    case Qt::Key_Up:
        moveRow(-1);
        return true;
    case Qt::Key_Down:
        moveRow(1);
        return true;
    case Qt::Key_Home:
        moveCursorFrom(-1, 1, at);
        return true;
    case Qt::Key_End:
        moveCursorFrom(static_cast<int>(m_scene->picture().hand.size()), -1, at);
        return true;
    default:
        return false;
    }
}

/// The keys that take the card under the cursor.
bool TableView::take(const QKeyEvent &event)
{
    if (m_cursor < 0)
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        emit cardEntered(m_cursor);
    else if (event.key() == Qt::Key_Space)
        emit cardToggled(m_cursor);
    else
        return false;
    return true;
}

/// Ranks and suits by their letters; Enter shows first where the keyboard is, and the next
/// Enter means that card.
bool TableView::find(const QKeyEvent &event)
{
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    const bool shifted = event.modifiers() & Qt::ShiftModifier;
    if ((!shifted && jumpToRank(pressedKey(event))) || jumpToSuit(event))
        return true;
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!enter || m_scene->picture().hand.empty())
        return false;
    moveCursor(1, Stops::playable);
    return true;
}

void TableView::keyPressEvent(QKeyEvent *pressed)
{
    MeantKey meant(pressed);
    QKeyEvent *event = meant.event();
    if (m_cursorUsed && (walk(*event) || take(*event)))
        return;
    event->ignore();
    emit keyUnused(event);
    if (!event->isAccepted() && m_cursorUsed && find(*event))
        event->accept();
    if (!event->isAccepted())
        QGraphicsView::keyPressEvent(event);
}

void TableView::setCursorCard(int index)
{
    m_cursor = index;
    showCursor();
    emit cursorMoved(index);
}

/// The keyboard's card sticks out only while the keys go to the table: one focus is seen at a time.
void TableView::showCursor()
{
    const bool here = window()->focusWidget() == this;
    m_scene->setLifted(here ? m_cursor : -1, LiftedBy::keyboard);
}

void TableView::keepCursor()
{
    const int count = static_cast<int>(m_scene->picture().hand.size());
    if (m_cursor < 0 || count == 0) {
        m_cursor = -1;
        return;
    }
    const std::vector<bool> &dimmed = m_scene->picture().dimmed;
    const bool asked = dimmed != m_dimmed;
    m_dimmed = dimmed;
    int to = std::min(m_cursor, count - 1);
    if (asked)
        to = nearestPlayable(to);
    setCursorCard(to);
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    // A person who comes by keyboard sees at once where it is; a new window shows nothing yet.
    const bool byKey =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (m_cursor < 0 && byKey && m_visited)
        moveCursor(1, Stops::playable);
    m_visited = true;
    showCursor();
    announceCursor(this, m_cursor);
    if (event->reason() == Qt::MouseFocusReason)
        emit keysTaken();
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    showCursor();
    announceCursor(this, -1);
    viewport()->update();
}

} // namespace sandbag
