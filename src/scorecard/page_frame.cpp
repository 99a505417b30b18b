// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_frame.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

const TextStyle kFoot{6.5, false, false, Qt::AlignLeft | Qt::AlignTop, kSoftInk};
constexpr double kPageNumber = 60;

double footHeight(const PageFrame &frame)
{
    if (frame.foot.isEmpty() && frame.pages == 1)
        return 0;
    const double line = PageCanvas::lineHeight(kFoot);
    const double height = PageCanvas::heightOf(kFoot, frame.foot, frame.area.width() - kPageNumber);
    return std::clamp(height, line, line * 3) + 4;
}

} // namespace

double PageFrame::bottom() const
{
    return area.height() - footHeight(*this) - 4;
}

void PageFrame::paint(PageCanvas &canvas, int page) const
{
    const double width = area.width();
    canvas.suit('S', QRectF(0, 5, 19, 21));
    const TextStyle big{20, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
    const double dates = std::min(width * 0.34, 170.0);
    canvas.fitted(QRectF(27, 0, width - 27 - dates - 8, 28), big, title);
    const TextStyle small{8.5, false, false, Qt::AlignLeft | Qt::AlignVCenter, kSoftInk};
    canvas.fitted(QRectF(27, 26, width - 27 - dates - 8, 13), small, subtitle);
    if (!right.isEmpty()) {
        const TextStyle date{9.5, false, false, Qt::AlignRight | Qt::AlignVCenter, Qt::black};
        canvas.fitted(QRectF(width - dates, 8, dates, 16), date, right);
    } else if (dateLine) {
        const double word = PageCanvas::widthOf(small, Text::tr("Date")) + 6;
        canvas.text(QRectF(width - dates, 10, word, 14), small, Text::tr("Date"));
        canvas.line(width - dates + word, 24, width, 24, 0.5);
    }
    if (footHeight(*this) == 0)
        return;
    const double y = area.height() - footHeight(*this);
    canvas.line(0, y, width, y, 0.35, kHairline);
    canvas.wrapped(QRectF(0, y + 3, width - kPageNumber, footHeight(*this)), kFoot, foot);
    if (pages > 1)
        canvas.text(QRectF(width - kPageNumber, y + 3, kPageNumber, 9),
                    kFoot.aligned(Qt::AlignRight | Qt::AlignTop),
                    Text::tr("%1 of %2", "page number").arg(page + 1).arg(pages));
}

} // namespace sandbag
