// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/blank_until_drawn.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QVariantAnimation>

namespace sandbag {

class CardPixmaps;

/// The tricks a player has won, as crossed backs next to the plate; the position is their middle.
class PileItem : public QGraphicsItem
{
public:
    explicit PileItem(CardPixmaps *pixmaps);

    void place(const QPointF &at, QSize card, double unit);
    /// `fades`: the first ones come, and all go, in a moment.
    void show(int tricks, bool fades = false);
    /// The turn, in degrees, and the offset from the pile's place of the trick that comes on
    /// `tricks` others, so that it arrives as it is painted.
    [[nodiscard]] double turnOn(int tricks) const;
    [[nodiscard]] QPointF offsetOn(int tricks) const;
    /// A line below them, in small type.
    void setWords(const QString &words, const TableLayout &layout, const TableTheme &theme);
    /// Pictures have come: paints again when the back is another than was painted.
    void takePicture();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    CardPixmaps *m_pixmaps;
    QSize m_card{20, 28};
    double m_unit = 1;
    [[nodiscard]] bool large() const { return !m_words.isEmpty(); }

    int m_tricks = 0;
    int m_drawn = 0;          ///< the same, or those that go
    QVariantAnimation m_fade; ///< of tricks that go, or of words that come
    QString m_words;
    double m_font = 12;
    QColor m_ink;
    BlankUntilDrawn m_blank;
};

} // namespace sandbag
