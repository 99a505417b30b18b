// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>

namespace sandbag {

/// A spade embroidered on the felt, under the tricks. Its position is its middle.
class EmblemItem : public QGraphicsItem
{
public:
    void place(const TableLayout &layout, const TableTheme &theme);

    [[nodiscard]] QRectF boundingRect() const override { return m_box.adjusted(-4, -4, 4, 4); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF m_box;
    bool m_flat = false;
    KeptPicture m_picture;
};

} // namespace sandbag
