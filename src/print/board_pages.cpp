// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_pages.h"

#include "board_blocks.h"
#include "boards/board_sheet.h"
#include "print_text.h"

namespace sandbag {

namespace {

QList<Block> resultBlocks(const BoardSet &set)
{
    const BoardSheet sheet = sheetOf(set);
    QList<Block> blocks{rowBlock({sheet.head, true, 20, 50})};
    for (const QStringList &row : sheet.boards)
        blocks << rowBlock({row, false, 17, 50});
    for (const QStringList &row : sheet.sums)
        blocks << rowBlock({row, true, 20, 50});
    if (sheet.story.isEmpty())
        return blocks;
    blocks << paragraph(sheet.story, TextStyle{10, true, false, Qt::AlignLeft, Qt::black});
    blocks.back().space = 10;
    return blocks;
}

} // namespace

PrintJob boardResultsJob(const BoardSet &set)
{
    const QString title = PrintText::tr("Results of the shared deals");
    return {title,
            [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                return std::make_unique<FlowPages>(boardFrame(set, title, area), resultBlocks(set),
                                                   1);
            },
            set.tables.size() > 5};
}

PrintJob boardHandsJob(const BoardSet &set)
{
    const QString title = PrintText::tr("Hands of the shared deals");
    return {title, [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                QList<Block> blocks;
                for (int board = 0; board < set.count(); ++board)
                    blocks << boardBlock(set, board);
                return std::make_unique<FlowPages>(boardFrame(set, title, area), blocks,
                                                   area.width() > 420 ? 2 : 1);
            }};
}

} // namespace sandbag
