// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/table_view.h"

#include "pressed_key.h"
#include "scene/accessible_table.h"
#include "scene/table_scene.h"
#include "words/table_text.h"

#include <QBackingStore>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QInputDevice>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QStyleHints>
#include <QTimerEvent>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sandbag {

TableView::TableView(TableScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent), m_scene(scene), m_resized(scene)
{
    connect(&m_resized, &PaintInTurns::done, this, [this] {
        m_scene->keepFormerSize(false);
        viewport()->update();
    });
    setLayoutDirection(Qt::LeftToRight); // who sits at the left does so in every language
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(MinimalViewportUpdate);
    setMouseTracking(true);
    // The felt covers all of it: nothing is painted below.
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(TableText::tr("Card table"));
    setMinimumSize(480, 400);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_seen && isVisible() && m_scene->sceneRect().size() != QSizeF(viewport()->size())) {
        m_scene->keepFormerSize(true);
        m_resized.begin();
    }
    m_scene->setTableSize(viewport()->size());
}

/// Of what is seen at once, not of what a window shows.
bool TableView::isPictureTaken()
{
    QBackingStore *store = window()->backingStore();
    const QPainter painter(viewport());
    return !store || painter.paintEngine()->paintDevice() != store->paintDevice();
}

void TableView::setHeld(bool held)
{
    m_held = held;
    viewport()->setUpdatesEnabled(!held || !m_seen);
    if (!held)
        viewport()->update();
    emit heldChanged(held);
}

void TableView::paintEvent(QPaintEvent *event)
{
    if (isBare()) {
        QPainter(viewport()).fillRect(event->rect(), m_scene->theme().feltEdge);
        return;
    }
    m_seen = true;
    if (m_resized.isRunning() && isPictureTaken())
        m_resized.finish();
    // To leave out what lies between cards that move takes longer than to paint it, unless that is
    // a large part of a large screen.
    constexpr int kOrdinary = 2'200'000; // pixels
    const QSizeF pixels = QSizeF(viewport()->size()) * devicePixelRatioF();
    const bool whole = m_scene->manyMove() && pixels.width() * pixels.height() <= kOrdinary;
    setViewportUpdateMode(whole ? BoundingRectViewportUpdate : MinimalViewportUpdate);
    m_exposed = event->region();
    QGraphicsView::paintEvent(event);
    m_exposed = {};
}

void TableView::drawBackground(QPainter *painter, const QRectF &area)
{
    if (m_exposed.isEmpty())
        QGraphicsView::drawBackground(painter, area);
    else
        m_scene->layFelt(*painter, m_exposed); // which may be of places far apart
}

namespace {

/// Neither a chord of the menus nor a modifier alone.
bool isPlain(const QKeyEvent &event)
{
    const bool chord =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !chord && (event.key() < Qt::Key_Shift || event.key() > Qt::Key_ScrollLock);
}

} // namespace

bool TableView::event(QEvent *event)
{
    // Tab and the keys of the menus, too: they come as keys once the override is taken.
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!key || !m_anyKeyWanted || !isPlain(*static_cast<QKeyEvent *>(event)))
        return QGraphicsView::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        emit anyKey();
    return true;
}

void TableView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    // Dark windows, or high contrast; the desktop's font.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_scene->setLook(m_scene->look());
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->pos() - m_pressedAt).manhattanLength() >
        QGuiApplication::styleHints()->startDragDistance())
        m_longPress.stop();
    const QPointF at = mapToScene(event->pos());
    const int index = m_scene->isVeiled() ? -1 : m_scene->ownCardAt(at);
    const bool onPad = index < 0 && m_scene->isOnPad(at);
    m_scene->pointAtPad(onPad);
    const bool hand = onPad || (index < 0 && !m_scene->isVeiled() && m_scene->isOnPacket(at));
    const Qt::CursorShape shape = hand ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (viewport()->cursor().shape() != shape)
        viewport()->setCursor(shape);
    if (index != m_scene->lifted()) {
        m_scene->setLifted(index, LiftedBy::pointer);
        emit cardHovered(index);
    }
    QGraphicsView::mouseMoveEvent(event);
}

void TableView::leaveEvent(QEvent *event)
{
    showCursor();
    m_scene->pointAtPad(false);
    emit cardHovered(-1);
    QGraphicsView::leaveEvent(event);
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QGraphicsView::mousePressEvent(event);
        return;
    }
    if (isEcho(*event))
        return;
    m_veilPressed = m_scene->isVeiled();
    if (m_veilPressed) {
        m_pressed = -1;
        m_feltPressed = false;
        return;
    }
    m_doubled = false;
    m_pressed = m_scene->ownCardAt(mapToScene(event->pos()));
    m_feltPressed = m_pressed < 0;
    m_cursor = -1;
    m_pressedAt = event->pos();
    if (event->device()->type() == QInputDevice::DeviceType::TouchScreen)
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
}

/// A finger that stays: on a card it looks at it, as a pointer would; elsewhere it asks for the
/// menu. Nothing is played when it is lifted.
void TableView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_longPress.timerId()) {
        QGraphicsView::timerEvent(event);
        return;
    }
    m_longPress.stop();
    const int card = std::exchange(m_pressed, -1);
    m_feltPressed = false;
    if (card >= 0) {
        m_scene->setLifted(card, LiftedBy::pointer);
        emit cardHovered(card);
        return;
    }
    QContextMenuEvent menu(QContextMenuEvent::Mouse, m_pressedAt,
                           viewport()->mapToGlobal(m_pressedAt));
    QCoreApplication::sendEvent(parentWidget(), &menu);
}

/// A press on the spot of the last click, sooner than two clicks come apart, is the same click once
/// more: the hand has closed up since, and another card lies there now.
bool TableView::isEcho(const QMouseEvent &event) const
{
    const QStyleHints &hints = *QGuiApplication::styleHints();
    const bool soon = m_clicked && event.timestamp() - m_clicked->at <
                                       static_cast<quint64>(hints.mouseDoubleClickInterval());
    return soon &&
           (event.pos() - m_clicked->where).manhattanLength() <= hints.mouseDoubleClickDistance();
}

/// A card goes where the button comes up: on itself, on a place on the felt, or drawn out of the
/// hand onto the table. Sliding off along the hand leaves it.
void TableView::mouseReleaseEvent(QMouseEvent *event)
{
    QGraphicsView::mouseReleaseEvent(event);
    m_longPress.stop();
    if (event->button() != Qt::LeftButton)
        return;
    if (std::exchange(m_veilPressed, false) && m_scene->isVeiled()) {
        // What comes next may be the second press of a pair, which plays no card.
        m_clicked = {event->timestamp(), event->pos()};
        m_doubled = true;
        emit veilClicked();
    }
    const int pressed = std::exchange(m_pressed, -1);
    const QPointF at = mapToScene(event->pos());
    const int index = m_scene->ownCardAt(at);
    const bool drawnOut =
        index < 0 && at.y() < m_scene->layout().hand.top() && m_scene->layout().felt.contains(at);
    const int place = index == pressed ? -1 : m_scene->laidPlaceAt(at);
    if (pressed >= 0 && place >= 0) {
        m_clicked = {event->timestamp(), event->pos()};
        emit cardLaid(pressed, place);
    } else if (pressed >= 0 && (index == pressed || drawnOut)) {
        m_clicked = {event->timestamp(), event->pos()};
        emit cardClicked(pressed);
    } else if (pressed < 0 && std::exchange(m_feltPressed, false) && index < 0)
        clickFelt(at);
}

void TableView::clickFelt(const QPointF &at)
{
    if (m_scene->isOnPad(at))
        emit padClicked();
    else if (m_scene->isOnPacket(at))
        emit packetClicked();
    else
        emit feltClicked(m_scene->plateAt(at));
}

void TableView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int index = m_scene->ownCardAt(mapToScene(event->pos()));
    m_pressed = -1;
    m_feltPressed = false;
    if (event->button() != Qt::LeftButton || index < 0 || m_scene->isVeiled())
        return;
    // The second press of a pair is what was waited for; a fourth one is not.
    const bool pair = !std::exchange(m_doubled, false) || !isEcho(*event);
    m_clicked = {event->timestamp(), event->pos()};
    m_doubled = pair;
    if (pair)
        emit cardDoubleClicked(index);
}

} // namespace sandbag
