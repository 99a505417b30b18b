// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest_pages.h"

#include "board_blocks.h"
#include "boards/board_scores.h"
#include "boards/pairs_contest.h"
#include "print_text.h"
#include "text/numbers.h"

namespace sandbag {

namespace {

constexpr double kWriting = 23; ///< height of a row for handwriting

Block heading(const QString &text)
{
    const TextStyle style{11, true, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    Block block = paragraph(text, style);
    block.space = 14;
    block.keepWithNext = true;
    return block;
}

QString boardsText(const TableInRound &at)
{
    return at.boards == 1 ? QString::number(at.firstBoard + 1)
                          : PrintText::tr("%1 to %2", "numbers of boards")
                                .arg(at.firstBoard + 1)
                                .arg(at.firstBoard + at.boards);
}

QList<Block> movementBlocks(const BoardSet &set)
{
    const Movement movement = movementFor(set.contest.tables, set.count());
    QList<Block> blocks{paragraph(
        set.contest.tables == 2
            ? PrintText::tr("In each round, the two tables share the same deals.")
            : PrintText::tr("North and south stay. After each round, east and west move to the "
                            "next higher table, and the deals are passed to the next lower table."),
        TextStyle{9.5, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black})};
    for (int round = 0; round < movement.size(); ++round) {
        const bool skipped = set.contest.tables > 2 && set.contest.tables % 2 == 0 &&
                             round == set.contest.tables / 2;
        blocks << heading(
            skipped
                ? PrintText::tr("Round %1 · before it, east and west skip one table").arg(round + 1)
                : PrintText::tr("Round %1").arg(round + 1));
        blocks << rowBlock({{PrintText::tr("Table"), PrintText::tr("North, south"),
                             PrintText::tr("East, west"), PrintText::tr("Deals")},
                            true});
        for (int table = 0; table < movement[round].size(); ++table) {
            const TableInRound &at = movement[round][table];
            blocks << rowBlock({{QString::number(table + 1), pairName(set.contest, at.northSouth),
                                 pairName(set.contest, at.eastWest), boardsText(at)}});
            blocks.back().keepWithNext = table + 1 < movement[round].size();
        }
    }
    return blocks;
}

/// The rows of everyone who will play that board, in the order in which they do.
QList<Block> slipBlocks(const BoardSet &set, int board)
{
    QList<Block> blocks{heading(PrintText::tr("Deal %1").arg(board + 1))};
    blocks << rowBlock({{PrintText::tr("Pairs"), PrintText::tr("Bids S, W, N, E"),
                         PrintText::tr("Tricks S, W, N, E"), PrintText::tr("Points N, S"),
                         PrintText::tr("Points E, W")},
                        true});
    for (const QList<TableInRound> &round : movementFor(set.contest.tables, set.count())) {
        for (const TableInRound &at : round) {
            if (board < at.firstBoard || board >= at.firstBoard + at.boards)
                continue;
            TableRow row{{PrintText::tr("%1 and %2", "numbers of pairs")
                              .arg(at.northSouth + 1)
                              .arg(at.eastWest + 1),
                          {},
                          {},
                          {},
                          {}}};
            row.height = kWriting;
            blocks.back().keepWithNext = true;
            blocks << rowBlock(row);
        }
    }
    return blocks;
}

QList<Block> rankBlocks(const BoardSet &set)
{
    QList<Block> blocks;
    const auto ranking = rankingOf(set);
    for (int field = 0; field < ranking.size(); ++field) {
        if (ranking.size() == 2)
            blocks << heading(field == 0 ? PrintText::tr("North and south")
                                         : PrintText::tr("East and west"));
        blocks << rowBlock(
            {{PrintText::tr("Place"), PrintText::tr("Pair"), PrintText::tr("Matchpoints"),
              PrintText::tr("Share"), PrintText::tr("Points")},
             true});
        for (const PairRank &rank : ranking[field])
            blocks << rowBlock(
                {{QString::number(rank.place), pairName(set.contest, rank.pair),
                  PrintText::tr("%1 of %2", "matchpoints")
                      .arg(QString::number(rank.matchpoints), QString::number(rank.most)),
                  rank.most > 0 ? shareText(rank.perMille()) : QString(),
                  signedPoints(rank.points)}});
    }
    return blocks;
}

QList<Block> enteredBlocks(const BoardSet &set)
{
    QList<Block> blocks{heading(PrintText::tr("Deal by deal"))};
    blocks << rowBlock({{PrintText::tr("Deal"), PrintText::tr("North, south"),
                         PrintText::tr("East, west"), PrintText::tr("Points N, S"),
                         PrintText::tr("Points E, W"), PrintText::tr("Matchpoints N, S")},
                        true});
    for (int board = 0; board < set.count(); ++board) {
        QList<PairResult> results;
        std::vector<BoardPoints> rows;
        for (const PairResult &result : set.contest.results) {
            if (result.board != board)
                continue;
            results << result;
            rows.push_back(result.points);
        }
        for (int i = 0; i < results.size(); ++i)
            blocks << rowBlock(
                {{QString::number(board + 1), pairName(set.contest, results[i].northSouth),
                  pairName(set.contest, results[i].eastWest), pointsText(results[i].points[0]),
                  pointsText(results[i].points[1]),
                  QString::number(matchpointsAt(rows, static_cast<std::size_t>(i), 0))}});
    }
    return blocks;
}

PrintJob jobOf(const BoardSet &set, const QString &title, const QList<Block> &blocks)
{
    return {title, [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                return std::make_unique<FlowPages>(boardFrame(set, title, area), blocks, 1);
            }};
}

} // namespace

PrintJob movementJob(const BoardSet &set)
{
    return jobOf(set, PrintText::tr("Rounds"), movementBlocks(set));
}

PrintJob slipsJob(const BoardSet &set)
{
    QList<Block> blocks;
    for (int board = 0; board < set.count(); ++board) {
        if (const QList<Block> slip = slipBlocks(set, board); slip.size() > 2)
            blocks += slip;
    }
    return jobOf(set, PrintText::tr("Result slips"), blocks);
}

PrintJob rankingJob(const BoardSet &set)
{
    return jobOf(set, PrintText::tr("Ranking"), rankBlocks(set) + enteredBlocks(set));
}

} // namespace sandbag
