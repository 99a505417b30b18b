// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/blank_until_drawn.h"
#include "look/kept_picture.h"
#include "look/table_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QVariantAnimation>

namespace sandbag {

class CardPixmaps;

/// A player at the felt's edge: a face, the name, tricks taken of those bid with a pip for each,
/// the nil, the dealer's disc, the side's sign. Golden where it is the player's turn.
class SeatLabelItem : public QGraphicsItem
{
public:
    explicit SeatLabelItem(CardPixmaps *pixmaps);

    /// The position is the top left corner of the plate.
    void place(const SeatPlace &place, const TableLayout &layout, const TableTheme &theme,
               bool faces);
    /// Goes there, or is there at once.
    void goTo(const QPointF &corner, bool glides);
    /// Leaves the table in a moment, or at once; comes back at once.
    void setShown(bool shown, bool fades);
    /// What changes fades over where `fades`.
    void show(const SeatPicture &seat, bool fades = false);
    /// Whether the name leaves no room for the count next to it. Where that is so at one plate, all
    /// plates of the table have it below the name.
    [[nodiscard]] bool crowded() const;
    void setCountBelow(bool below);
    [[nodiscard]] const SeatPicture &seat() const { return m_seat; }
    /// Whether some text had to be cut off when it was painted last, names aside.
    [[nodiscard]] bool clipped() const { return m_clipped; }
    /// Tricks in a row: those bid, and a sack for each beyond, or one with their number.
    struct Pips {
        double size = 0; ///< 0: no room for any
        double step = 0;
        int bid = 0;
        int sacks = 0;
        QString number;
    };
    [[nodiscard]] Pips pipsIn(double room) const;
    /// Pictures have come: paints again when the face is another than before.
    void takePicture();
    /// As a card does while the table gets another size.
    void keepFormerSize(bool on) { m_formerSize.keepFormer(m_picture, on); }
    /// Paints its picture before it is seen, for a screen of that many pixels to a logical one;
    /// false where it was painted already.
    bool prepare(qreal ratio);
    /// As a card does with its picture.
    bool pack();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    static constexpr double kBadge = 0.165; ///< radius of the side's mark, of the plate's height

    [[nodiscard]] bool own() const { return m_edge == Edge::bottom; }
    [[nodiscard]] QRectF faceBox() const;
    [[nodiscard]] bool faceReady(qreal ratio) const;
    [[nodiscard]] QRectF textBox() const;
    void changed();
    void paintAnew();
    void takeFormer(const SeatPicture &before);
    [[nodiscard]] bool onlyNamed() const;
    void paintPlate(QPainter &painter) const;
    void paintGround(QPainter &painter) const;
    [[nodiscard]] bool shines() const { return m_seat.turn || m_seat.winner; }
    void paintFace(QPainter &painter) const;
    void paintSigns(QPainter &painter, QPointF middle, QPointF corner) const;
    /// Each gives back where its text begins or ends.
    double paintCount(QPainter &painter, const QRectF &row, double large) const;
    [[nodiscard]] double countWidth(double large) const;
    [[nodiscard]] double signWidth() const;
    double paintName(QPainter &painter, const QRectF &row, double right) const;
    void paintBid(QPainter &painter, const QRectF &row) const;
    void paintPips(QPainter &painter, const QRectF &row) const;
    double paintNil(QPainter &painter, const QRectF &row) const;
    double paintTag(QPainter &painter, const QRectF &row, bool broken) const;
    void paintTurning(QPainter &painter) const;
    void paintFading(QPainter &painter);
    [[nodiscard]] bool turns() const { return m_turn.state() == QAbstractAnimation::Running; }
    void paintWords(QPainter &painter, const QRectF &row, const QString &words) const;
    void paintOwn(QPainter &painter, const QRectF &box) const;

    CardPixmaps *m_pixmaps;
    SeatPicture m_seat;
    TableTheme m_theme;
    QSizeF m_size;
    Edge m_edge = Edge::bottom;
    bool m_faces = true;
    bool m_countBelow = false;
    double m_unit = 1;
    double m_pile = 0; ///< where the own tricks are on the plate, from its left
    double m_small = 12, m_middle = 14, m_large = 20;
    mutable bool m_clipped = false;
    mutable BlankUntilDrawn m_blank; ///< of the face
    KeptPicture m_picture;
    KeptPicture m_before;     ///< what fades away
    KeptPicture m_formerSize; ///< shown until the new one is painted
    /// What it looked like before: as again when a turn is over, or comes round.
    struct Former {
        SeatPicture seat;
        KeptPicture picture;
        bool clipped = false;
    };
    Former m_former;
    QVariantAnimation m_fade;
    QVariantAnimation m_turn; ///< of the tag of a nil that fails
    QVariantAnimation m_way;  ///< to another place
    QVariantAnimation m_leave;
    bool m_shown = true;
    mutable QRectF m_nilRow; ///< where that tag is
};

} // namespace sandbag
