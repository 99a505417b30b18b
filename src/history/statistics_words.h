// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics_detail.h"

#include <QList>
#include <QStringList>

namespace sandbag {

/// Fewer trials say next to nothing: the range would go from seldom to nearly always.
inline constexpr int kFewestTrials = 10;

/// "42 %", or that there are too few.
[[nodiscard]] QString rateText(int hits, int trials);
/// "31 to 54 %"; "" with too few.
[[nodiscard]] QString rangeText(int hits, int trials);
[[nodiscard]] QString meanText(double sum, double squares, int count);
[[nodiscard]] QString meanRangeText(double sum, double squares, int count);

/// What is above the columns of figuresInWords().
[[nodiscard]] QStringList figureTitles();
/// The name of a figure, the figure, its range of 95 % certainty, and the number of cases that it
/// rests on; headings are rows of one cell.
[[nodiscard]] QList<QStringList> figuresInWords(const StatisticsDetail &detail);

/// The same for a spreadsheet: a heading in each row, plain numbers, shares in per cent.
[[nodiscard]] QStringList figureNumberTitles();
[[nodiscard]] QList<QStringList> figuresInNumbers(const StatisticsDetail &detail);

/// Bids against tricks: a row for each bid, with how often this many tricks were taken.
[[nodiscard]] QStringList bidTitles(const StatisticsDetail &detail);
[[nodiscard]] QList<QStringList> bidsInWords(const StatisticsDetail &detail);
/// The same for a spreadsheet: what never happened is 0.
[[nodiscard]] QList<QStringList> bidsInNumbers(const StatisticsDetail &detail);
/// The trend, a row for each part.
[[nodiscard]] QStringList trendTitles();
[[nodiscard]] QList<QStringList> trendInWords(const StatisticsDetail &detail);
/// The same for a spreadsheet: days as files write them, plain numbers, shares in per cent.
[[nodiscard]] QStringList trendNumberTitles();
[[nodiscard]] QList<QStringList> trendInNumbers(const StatisticsDetail &detail);
/// A number as programs read it: "45.2", "-3".
[[nodiscard]] QString plainNumber(double number);

/// "Level 3", "People" …: who sat there, as files name players.
[[nodiscard]] QString levelInWords(const QString &level);

} // namespace sandbag
