// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "flow_pages.h"
#include "sheet/score_sheet.h"

namespace sandbag {

/// The hands of all players: four sit round the table, others stand in a grid.
[[nodiscard]] Block handsBlock(const QList<CardList> &hands, const QStringList &players,
                               int dealer);
/// The deal before play, one line each: calls in order, passes, the kitty.
[[nodiscard]] QList<Block> biddingBlocks(const DealState &deal, const QStringList &players);
/// Tricks `from` … `to` − 1: a row each, the cards under their players, the winner's boxed.
[[nodiscard]] Block tricksBlock(const DealState &deal, const QStringList &players, int from,
                                int to);
/// The lines of every side and what they add up to.
[[nodiscard]] QList<Block> resultBlocks(const ScoreSheet &sheet, int deal);
/// A small heading.
[[nodiscard]] Block titleBlock(const QString &text);

} // namespace sandbag
