// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"

#include <QMargins>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace sandbag {

class BalancedLabel;
class TableButton;
struct Event;

/// A question or notice on the table itself: a sheet of paper with a title, its contents and a line
/// that explains what the pointer or the focus is on. The arrow keys walk through it.
class TablePanel : public QWidget
{
    Q_OBJECT
public:
    explicit TablePanel(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    [[nodiscard]] QString title() const;
    /// The line at the foot; an empty one keeps its room so that nothing jumps.
    void setNote(const QString &note);
    [[nodiscard]] QString note() const;
    void setFontPixels(double pixels);
    /// Paper, ink and buttons; set before it is shown.
    virtual void setTheme(const TableTheme &theme);
    /// The rectangles that it covers, without shadows.
    [[nodiscard]] virtual std::vector<QRectF> coveredRects() const;
    /// Shown next to the cards, which can still be played; any other panel is answered first.
    [[nodiscard]] virtual bool liesAside() const { return false; }
    /// The paper alone.
    [[nodiscard]] QRectF paperRect() const { return paperIn(QRectF(geometry())); }
    /// The paper of a panel in that place: round it is its shadow.
    [[nodiscard]] static QRectF paperIn(const QRectF &panel);
    /// Of the paper where nothing makes it smaller or larger.
    [[nodiscard]] QSizeF paperSize() const;
    /// A key typed while the panel is open but does not have the focus; true when it was used.
    virtual bool offerKey(QKeyEvent *event);
    /// Where the focus goes when the panel opens.
    void focusFirst();
    /// The keyboard is on that answer; false where the panel has no button for it.
    virtual bool pointAt(const Event &event);
    /// Chosen when the panel opens.
    void setFirst(QWidget *widget) { m_first = widget; }

signals:
    void noteChanged();

protected:
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// A row of buttons in the body.
    QHBoxLayout *addRow();
    TableButton *addButton(QHBoxLayout *row, const QString &text);
    /// Room for this many lines, this many times as wide as the type is large.
    void keepNote(int lines, int ems = 27);
    /// Never narrower than this many times its type's size; 22 by default.
    void setLeastWidth(double ems) { m_leastEms = ems; }
    /// Read from across the room.
    void setLargeTitle() { m_titleScale = 2; }
    [[nodiscard]] const TableTheme &theme() const { return m_theme; }
    /// By how much its type is larger than on a usual table, never below 1: distances and lines
    /// grow with it.
    [[nodiscard]] double grown() const;

    /// The title is said elsewhere, and the note is above the body.
    void noteOnTop();
    void setNotePalette(const QPalette &palette);
    /// The title is only heard.
    void hideTitle();
    /// The note right under the title.
    void noteBelowTitle();
    /// The note is below everything, in the middle.
    void noteAtFoot();
    /// Where the note is, in the panel, also while the panel is hidden.
    [[nodiscard]] QRectF noteRect() const;
    [[nodiscard]] int leastNoteHeight() const;
    /// The same as wide as its text is, in lines about equally long.
    [[nodiscard]] QRectF noteWords() const;
    [[nodiscard]] QFont noteFont() const;
    /// A panel that paints its note itself turns it off here; screen readers hear it all the same.
    void setNoteQuiet(bool quiet);
    /// Paints the ground of the panel.
    virtual void paintGround(QPainter &painter, const QRectF &paper);
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// With the distances of a usual table; negative until they are known.
    struct ButtonRow {
        QHBoxLayout *layout;
        QMargins margins;
        int spacing;
    };
    QWidget *neighbour(int key) const;
    void growRows();

    QLabel *m_title;
    BalancedLabel *m_note;
    QVBoxLayout *m_body;
    QWidget *m_first = nullptr;
    std::vector<ButtonRow> m_rows;
    int m_noteLines = 0;
    int m_noteEms = 0;
    double m_leastEms = 22;
    double m_fontPixels = 14;
    double m_titleScale = 1.2; ///< of the type
    TableTheme m_theme;
};

} // namespace sandbag
