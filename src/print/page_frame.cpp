// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_frame.h"

#include "print_text.h"

#include <QLineF>

#include <algorithm>

namespace sandbag {

namespace {

const TextStyle kFoot{6.5, false, false, Qt::AlignLeft | Qt::AlignTop, kSoftInk};
constexpr double kSmallest = 5; ///< type of a foot with much to say
constexpr int kMostLines = 5;
constexpr double kPageNumber = 60;

/// The foot as it can be set: smaller where it needs more than two lines, cut where it needs more
/// than five.
struct Foot {
    TextStyle style = kFoot;
    QString text;
    double height = 0;

    explicit Foot(const PageFrame &frame) : text(frame.foot)
    {
        const double width = frame.area.width() - kPageNumber;
        const auto lines = [&] {
            return PageCanvas::heightOf(style, text, width) / PageCanvas::lineHeight(style);
        };
        while (lines() > 2.1 && style.size > kSmallest)
            style.size -= 0.25;
        while (lines() > kMostLines + 0.1)
            text = text.left(std::max<qsizetype>(text.lastIndexOf(u' ', -3), 0)) +
                   QStringLiteral(" …");
        if (!text.isEmpty() || frame.pages > 1)
            height = std::max(lines(), 1.0) * PageCanvas::lineHeight(style) + 4;
    }
};

} // namespace

double PageFrame::top() const
{
    constexpr double kHead = 46;
    return code ? std::max(kHead, code->size() + code->quiet()) : kHead;
}

double PageFrame::bottom() const
{
    return area.height() - Foot(*this).height - 4;
}

void PageFrame::paint(PageCanvas &canvas, int page) const
{
    if (code)
        code->paint(canvas, {area.width() - code->size(), 0});
    const double width = area.width() - (code ? code->size() + code->quiet() : 0);
    canvas.suit(Suit::spades, QRectF(0, 5, 19, 21));
    const TextStyle big{20, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
    const double dates = std::min(width * 0.34, 170.0);
    canvas.fitted(QRectF(27, 0, width - 27 - dates - 8, 28), big, title);
    const TextStyle smallText{8.5, false, false, Qt::AlignLeft | Qt::AlignVCenter, kSoftInk};
    canvas.fitted(QRectF(27, 26, width - 27 - dates - 8, 13), smallText, subtitle);
    if (!right.isEmpty()) {
        const TextStyle date{9.5, false, false, Qt::AlignRight | Qt::AlignVCenter, Qt::black};
        canvas.fitted(QRectF(width - dates, 8, dates, 16), date, right);
    } else if (dateLine) {
        const double word = PageCanvas::widthOf(smallText, PrintText::tr("Date")) + 6;
        canvas.text(QRectF(width - dates, 10, word, 14), smallText, PrintText::tr("Date"));
        canvas.line({width - dates + word, 24, width, 24}, 0.5);
    }
    const Foot words(*this);
    if (words.height == 0)
        return;
    const double y = area.height() - words.height;
    canvas.line({0, y, area.width(), y}, 0.35, kHairline);
    canvas.wrapped(QRectF(0, y + 3, area.width() - kPageNumber, words.height), words.style,
                   words.text);
    if (pages > 1)
        canvas.text(QRectF(area.width() - kPageNumber, y + 3, kPageNumber, 9),
                    kFoot.aligned(Qt::AlignRight | Qt::AlignTop),
                    PrintText::tr("%1 of %2", "page number").arg(page + 1).arg(pages));
}

} // namespace sandbag
