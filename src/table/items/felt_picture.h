// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/former_felt.h"
#include "items/tiled_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QImage>
#include <QSizeF>

class QDeadlineTimer;
class QPainter;
class QRegion;

namespace sandbag {

/// The table without anything on it, as one screen shows it: painted once, a strip at a time, and
/// laid down from then on. On a screen of ordinary size it is packed after a while.
class FeltPicture
{
public:
    /// Another table from now on, `size` in the units of the scene; false where it looks the same.
    bool setTable(const TableLayout &layout, const TableTheme &theme, const QSizeF &size);
    /// The table is about to get another size: from now on the felt as it was is laid down, until
    /// that of the new size is painted ahead. Off: it is painted when it is laid down.
    void keepFormerSize(bool on);
    /// Paints from the top down for a screen of that many pixels to a unit, for so long and no
    /// longer than a strip takes; false once nothing is left to do.
    bool paintAhead(qreal ratio, const QDeadlineTimer &until);
    /// Paints the part in `where`; if the painter turns, shifts or scales, it is painted again.
    void lay(QPainter &painter, const QRegion &where);
    /// It is not going to change soon: for so long and no longer than a row of tiles takes, makes
    /// it smaller in memory. False once nothing is left to do.
    bool packAhead(const QDeadlineTimer &until);
    [[nodiscard]] bool isPacked() const { return m_image.isNull() && m_packed.isWhole(); }
    /// What it takes of memory.
    [[nodiscard]] qsizetype bytes() const { return m_image.sizeInBytes() + m_packed.bytes(); }

private:
    [[nodiscard]] bool isPainted(qreal ratio) const;

    TableLayout m_layout;
    TableTheme m_theme;
    QSizeF m_size;
    QImage m_image;        ///< null once it is packed
    int m_painted = 0;     ///< rows from the top, in pixels of the screen
    TiledPicture m_packed; ///< of m_image
    FormerFelt m_former;
};

} // namespace sandbag
