// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_canvas.h"
#include "page_frame.h"
#include "print_pages.h"

#include <QList>

#include <functional>

namespace sandbag {

/// A piece of a page that is never torn apart. Points.
struct Block {
    std::function<double(double width)> height;
    std::function<void(PageCanvas &canvas, const QRectF &where)> paint;
    double space = 0;          ///< above it, but not at the top of a column
    bool keepWithNext = false; ///< a heading
    bool newPage = false;      ///< begins a page
};

/// Blocks that run down columns of equal width and over as many pages as they need.
class FlowPages : public PrintPages
{
public:
    /// The frame's `pages` is worked out here. `columns` ≥ 1; those of a single page are made
    /// about equally long.
    FlowPages(PageFrame frame, QList<Block> blocks, int columns);

    [[nodiscard]] int count() const override { return m_frame.pages; }
    void paint(QPainter &painter, int page) const override;

private:
    struct Place {
        int page = 0;
        QRectF where;
    };

    /// Lays the blocks out above `bottom`; the number of pages.
    int placeBlocks(int columns, double bottom);
    void balance(int columns);
    [[nodiscard]] double heightFrom(int block, double width) const;

    PageFrame m_frame;
    QList<Block> m_blocks;
    QList<Place> m_places;
};

/// Words broken into lines; `indent` stays free at the left.
[[nodiscard]] Block paragraph(const QString &text, const TextStyle &style, double indent = 0);

} // namespace sandbag
