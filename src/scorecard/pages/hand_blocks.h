// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "flow_pages.h"
#include "sheet/score_sheet.h"

namespace sandbag {

/// Who sits where: the names by seat, who deals, and which way play goes.
struct SeatedPlayers {
    QStringList names;
    int dealer = 0;
    TableDirection direction = TableDirection::clockwise;
};

/// The hands of all players: four sit round the table, others are in a grid.
[[nodiscard]] Block handsBlock(const QList<CardList> &hands, const SeatedPlayers &at);
/// The deal before play, one line each: calls in order, passes, the kitty.
[[nodiscard]] QList<Block> biddingBlocks(const DealState &deal, const QStringList &players);
/// Tricks `from` … `to` − 1: a row each, the cards under their players, the winner's boxed.
[[nodiscard]] Block tricksBlock(const DealState &deal, const QStringList &players, int from,
                                int to);
/// What ended the play early or was disputed in it, a line each: claims, concessions, challenges.
[[nodiscard]] QList<Block> disputeBlocks(const DealState &deal, const QStringList &players);
/// The lines of every side and what they add up to.
[[nodiscard]] QList<Block> resultBlocks(const ScoreSheet &sheet, int deal);
/// A small heading.
[[nodiscard]] Block titleBlock(const QString &text);

} // namespace sandbag
