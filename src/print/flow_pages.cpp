// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow_pages.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kGap = 20; ///< between columns

} // namespace

FlowPages::FlowPages(PageFrame frame, QList<Block> blocks, int columns)
    : m_frame(std::move(frame)), m_blocks(std::move(blocks))
{
    m_frame.pages = 2; // leave room for the page number; it may go unused
    m_frame.pages = placeBlocks(std::max(columns, 1), m_frame.bottom());
    if (m_frame.pages == 1 && columns > 1)
        balance(columns);
}

/// The shortest columns in which everything still fits on the page.
void FlowPages::balance(int columns)
{
    double low = m_frame.top(), high = m_frame.bottom();
    while (high - low > 4) {
        const double middle = (low + high) / 2;
        if (placeBlocks(columns, middle) == 1)
            high = middle;
        else
            low = middle;
    }
    placeBlocks(columns, high);
}

/// With the blocks that must stay with it.
double FlowPages::heightFrom(int block, double width) const
{
    double sum = m_blocks[block].height(width);
    for (int next = block; m_blocks[next].keepWithNext && next + 1 < m_blocks.size(); ++next)
        sum += m_blocks[next + 1].space + m_blocks[next + 1].height(width);
    return sum;
}

int FlowPages::placeBlocks(int columns, double bottom)
{
    m_places.clear();
    const double width = (m_frame.area.width() - kGap * (columns - 1)) / columns;
    const double top = m_frame.top() + 4;
    int page = 0, column = 0;
    double y = top;
    const auto turn = [&](bool wholePage) {
        y = top;
        if (++column == columns || wholePage) {
            column = 0;
            ++page;
        }
    };
    for (int i = 0; i < m_blocks.size(); ++i) {
        const Block &block = m_blocks[i];
        const bool fresh = y == top && column == 0;
        if (block.newPage && !fresh)
            turn(true);
        if (y > top && y + block.space + heightFrom(i, width) > bottom)
            turn(false);
        if (y > top)
            y += block.space;
        const double height = block.height(width);
        m_places << Place{page, QRectF(column * (width + kGap), y, width, height)};
        y += height;
    }
    return page + 1;
}

void FlowPages::paint(QPainter &painter, int page) const
{
    PageCanvas canvas(painter);
    m_frame.paint(canvas, page);
    for (int i = 0; i < m_blocks.size(); ++i)
        if (m_places[i].page == page)
            m_blocks[i].paint(canvas, m_places[i].where);
}

Block paragraph(const QString &text, const TextStyle &style, double indent)
{
    Block block;
    block.height = [=](double width) { return PageCanvas::heightOf(style, text, width - indent); };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        canvas.wrapped(where.adjusted(indent, 0, 0, 2), style.aligned(Qt::AlignLeft | Qt::AlignTop),
                       text);
    };
    return block;
}

} // namespace sandbag
