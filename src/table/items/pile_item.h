// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/blank_until_drawn.h"
#include "look/kept_picture.h"
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
    /// `fades`: several first ones come, and all go, in a moment; a single one is simply there.
    void show(int tricks, bool fades = false);
    /// The turn, in degrees, and the offset from the pile's place of the trick that comes on
    /// `tricks` others, so that it arrives as it is painted.
    [[nodiscard]] double turnOn(int tricks) const;
    [[nodiscard]] QPointF offsetOn(int tricks) const;
    /// A line below them, in small type.
    void setWords(const QString &words, const TableLayout &layout, const TableTheme &theme);
    /// Pictures have come: paints again when the back is another than was painted.
    void takePicture();
    /// They are not going to be painted soon: their picture takes a part of its memory until then;
    /// false where there was nothing to do.
    bool pack() { return m_picture.pack(); }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    /// All that the picture of the cards depends on.
    struct Look {
        int drawn = 0;
        QSize card;
        double unit = 1;
        bool large = false;
        int deck = 0;
        bool operator==(const Look &) const = default;
    };
    [[nodiscard]] bool large() const { return !m_words.isEmpty(); }
    [[nodiscard]] Look look() const;
    [[nodiscard]] QTransform wayOf(int index) const;
    [[nodiscard]] QRectF backsBox() const;
    void paintBacks(QPainter &painter) const;
    void paintWords(QPainter &painter) const;

    CardPixmaps *m_pixmaps;
    QSize m_card{20, 28};
    double m_unit = 1;

    int m_tricks = 0;
    int m_drawn = 0;          ///< the same, or those that go
    bool m_rises = false;     ///< the cards fade in
    QVariantAnimation m_fade; ///< of tricks that go, or of words that come
    QString m_words;
    double m_font = 12;
    QColor m_ink;
    BlankUntilDrawn m_blank;
    KeptPicture m_picture; ///< of the cards at rest
    Look m_kept;           ///< as they are in it
};

} // namespace sandbag
