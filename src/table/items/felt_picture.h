// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QImage>
#include <QSizeF>

class QDeadlineTimer;
class QPainter;

namespace sandbag {

/// The table without anything on it, as one screen shows it: painted once, a strip at a time, and
/// laid down from then on. On a screen of ordinary size it is packed after a while.
class FeltPicture
{
public:
    /// Another table from now on, `size` in the units of the scene; false where it looks the same.
    bool setTable(const TableLayout &layout, const TableTheme &theme, const QSizeF &size);
    /// Paints from the top down for a screen of that many pixels to a unit, for so long and no
    /// longer than a strip takes; false once nothing is left to do.
    bool paintAhead(qreal ratio, const QDeadlineTimer &until);
    /// Lays it down; where the painter turns, shifts or scales, it is painted again.
    void lay(QPainter &painter);

private:
    TableLayout m_layout;
    TableTheme m_theme;
    QSizeF m_size;
    QImage m_image;
    int m_painted = 0; ///< rows from the top, in pixels of the screen
};

} // namespace sandbag
