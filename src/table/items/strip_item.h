// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/shown_fade.h"
#include "look/kept_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>

namespace sandbag {

/// The score pad where a long hand leaves no room for it: pushed under the frame, from which its
/// head looks out with its name written upward. Its position is the corner of the strip.
class StripItem : public QGraphicsItem
{
public:
    void place(const TableLayout &layout, const TableTheme &theme);
    /// Comes and goes; `fades`: in a moment.
    void setShown(bool shown, bool fades) { m_fade.setShown(shown, fades); }
    [[nodiscard]] bool isShown() const { return m_fade.isShown(); }
    [[nodiscard]] bool contains(const QPointF &point) const override;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintStrip(QPainter &painter) const;

    QRectF m_box;
    TableTheme m_theme;
    double m_pixels = 12;
    ShownFade m_fade{this, false};
    KeptPicture m_picture;
};

} // namespace sandbag
