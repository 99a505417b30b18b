// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QVariantAnimation>

namespace sandbag {

/// The light on the felt under the card that is winning, and the golden place that waits for the
/// person's card. Is under all cards of the trick.
class TrickLights : public QGraphicsItem
{
public:
    TrickLights();

    /// Whether light comes softly.
    void setFades(bool fades) { m_fades = fades; }
    void place(const TableLayout &layout, const TableTheme &theme);
    /// Lights the place of the winning card; off when there is none.
    void light(bool on, const QPointF &at = {}, double turn = 0);
    [[nodiscard]] bool lit() const { return m_light.on; }
    /// Where the person's card is waited for.
    void wait(bool on, const QPointF &at = {}, double turn = 0);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Spot {
        bool on = false;
        QPointF at;
        double turn = 0;
        bool operator==(const Spot &) const = default;
    };
    void put(Spot &spot, const Spot &next, QVariantAnimation &fade);
    [[nodiscard]] static double shareOf(const QVariantAnimation &fade);
    [[nodiscard]] QRectF around(const Spot &spot) const;
    [[nodiscard]] QRectF card() const;
    [[nodiscard]] double corner() const;
    void paintLight(QPainter &painter) const;
    void paintSlot(QPainter &painter) const;

    QSizeF m_card{80, 112};
    double m_unit = 1;
    TableTheme m_theme;
    Spot m_light, m_slot;
    KeptPicture m_lightPicture, m_slotPicture;
    bool m_fades = false;
    QVariantAnimation m_lightFade, m_slotFade;
};

} // namespace sandbag
