// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/rules_pages.h"

#include "flow_pages.h"
#include "match/agreements.h"
#include "pages/table_mark.h"
#include "paint/scorecard_text.h"
#include "rulebook/describe.h"
#include "text/match_text.h"
#include "text/translate.h"

namespace sandbag {

namespace {

constexpr double kIndent = 10;
constexpr double kLargest = 12, kSmallestSheet = 7.6; ///< type of a sheet on one page, points
constexpr double kSeveral = 9;                        ///< type of a sheet on several pages

Block headingBlock(const QString &text, double size)
{
    const TextStyle style{size * 1.2, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
    Block block;
    block.space = size;
    block.keepWithNext = true;
    block.height = [size](double) { return size * 1.9; };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        canvas.fitted(where.adjusted(0, 0, 0, -2), style, text);
        canvas.line({where.left(), where.bottom() - 2, where.right(), where.bottom() - 2}, 0.7);
    };
    return block;
}

/// A sentence with a small spade before it.
Block sentenceBlock(const QString &text, double size)
{
    const TextStyle style{size, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    Block block = paragraph(text, style, kIndent);
    block.space = size / 4;
    const auto words = block.paint;
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        canvas.suit(Suit::spades,
                    QRectF(where.x() + 1, where.y() + size * 0.39, size * 0.48, size * 0.52));
        words(canvas, where);
    };
    return block;
}

QList<Block> sheetBlocks(const RuleSet &rules, double size)
{
    QList<Block> blocks;
    for (const SheetSection &section : describe(rules)) {
        blocks << headingBlock(toText(section.heading), size);
        for (const Sentence &line : section.lines)
            blocks << sentenceBlock(toText(line), size);
    }
    return blocks;
}

/// As large as one page allows; small type on several pages where it does not.
std::unique_ptr<PrintPages> layOut(const PageFrame &frame, const RuleSet &rules)
{
    const int columns = frame.area.width() > 700 ? 3 : frame.area.width() > 420 ? 2 : 1;
    for (double size = kLargest; size > kSmallestSheet; size -= 0.4) {
        auto pages = std::make_unique<FlowPages>(frame, sheetBlocks(rules, size), columns);
        if (pages->count() == 1)
            return pages;
    }
    return std::make_unique<FlowPages>(frame, sheetBlocks(rules, kSeveral), columns);
}

} // namespace

PrintJob rulesJob(const MatchRecord &record, const QString &title)
{
    const QString name = title.isEmpty() ? rulesName(record) : title;
    const RuleSet rules = agreedNow(record).rules;
    const QString code = tableCode(record);
    return {name, [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                PageFrame frame;
                frame.area = area;
                frame.title = name;
                frame.subtitle = ScorecardText::tr("House rules");
                frame.code = QrCode::of(code);
                return layOut(frame, rules);
            }};
}

} // namespace sandbag
