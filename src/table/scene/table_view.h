// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include "scene/paint_in_turns.h"

#include <QBasicTimer>
#include <QGraphicsView>
#include <QRegion>

#include <functional>
#include <optional>
#include <vector>

namespace sandbag {

class TableScene;

/// The window onto the scene: turns the pointer and the keys into words about own cards. It knows
/// no rules.
class TableView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit TableView(TableScene *scene, QWidget *parent = nullptr);

    /// Own card that the keyboard is on; -1 none.
    [[nodiscard]] int cursor() const { return m_cursor; }
    void setCursorCard(int index);
    /// Keeps the cursor inside the hand after the hand has changed, and on a card that may be
    /// played when others may be than before.
    void keepCursor();
    /// Whether the arrow keys walk through the hand; otherwise they are left to the panels.
    void setCursorUsed(bool used) { m_cursorUsed = used; }
    /// The next plain key, whatever it is, means anyKey() and nothing else, no shortcut either.
    void setAnyKeyWanted(bool wanted) { m_anyKeyWanted = wanted; }
    /// Stays as it is, whatever the scene shows: where nothing was seen yet, the bare colour of the
    /// felt.
    void setHeld(bool held);
    /// Nothing but that colour is to be seen of the table.
    [[nodiscard]] bool isBare() const { return m_held && !m_seen; }

signals:
    void heldChanged(bool held);
    void cardClicked(int index);
    void cardLaid(int index, int place); ///< drawn onto a place on the felt, and released there
    void cardDoubleClicked(int index);
    void cardEntered(int index); ///< Enter on the cursor's card
    void cardToggled(int index); ///< Space on it
    void cardHovered(int index); ///< -1: none
    void cursorMoved(int index);
    void feltClicked(int seat); ///< whose plate it was; −1: nobody's
    void padClicked();          ///< the score pad
    void packetClicked();       ///< the own tricks in the corner
    void veilClicked();         ///< beyond the opened panel
    void keysTaken();           ///< by a click: they go to the table from now on
    void anyKey();
    void keyUnused(QKeyEvent *event); ///< accept it to use it

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &area) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// At which cards the keyboard stops.
    enum class Stops { playable, every };
    void moveCursor(int step, Stops at);
    [[nodiscard]] bool playable(int index) const;
    /// Such a card next to that one, or it itself; the same where none may be played.
    [[nodiscard]] int nearestPlayable(int index) const;
    /// The first such card behind `from` in the direction of `step`, going round.
    void moveCursorFrom(int from, int step, Stops at);
    bool walk(const QKeyEvent &event);
    bool take(const QKeyEvent &event);
    bool find(const QKeyEvent &event);
    [[nodiscard]] bool isEcho(const QMouseEvent &event) const;
    void clickFelt(const QPointF &at);
    bool jumpToRank(int key);
    bool jumpToSuit(const QKeyEvent &event);
    bool jumpTo(const std::function<bool(Card)> &wanted);
    void moveRow(int direction);
    void moveSuit(int direction);
    void showCursor();

    [[nodiscard]] bool isPictureTaken();

    TableScene *m_scene;
    PaintInTurns m_resized; ///< what had another size
    int m_cursor = -1;
    std::vector<bool> m_dimmed; ///< of the hand when the cursor was last looked after
    /// The last click on an own card: when (the event's own clock, ms), and where in the view.
    struct Click {
        quint64 at = 0;
        QPoint where;
    };
    std::optional<Click> m_clicked;
    bool m_doubled = false; ///< it was the second one of a pair
    int m_pressed = -1;     ///< own card on which the button went down
    bool m_feltPressed = false;
    bool m_veilPressed = false;
    QBasicTimer m_longPress; ///< of a finger, which has no right button and points at nothing
    QPoint m_pressedAt;
    bool m_cursorUsed = true;
    bool m_anyKeyWanted = false;
    bool m_visited = false; ///< has had the focus before
    QRegion m_exposed;      ///< while it is painted
    bool m_seen = false;    ///< has shown the scene before
    bool m_held = false;
};

} // namespace sandbag
