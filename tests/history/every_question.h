// SPDX-License-Identifier: GPL-3.0-or-later
// All that windows and commands ask the index, in words.
#pragma once

#include "history_query.h"
#include "rules_mark.h"
#include "statistics_words.h"

namespace sandbag {

inline QStringList namesAsked(HistoryIndex &index)
{
    QStringList texts = namesInHistory(index) + levelsInHistory(index) + keptEvenings(index);
    for (const HistoryRow &row : historyRows(index)) {
        texts << row.rules;
        for (const QStringList &side : row.sides)
            texts << side;
    }
    for (const PlayedRules &rules : playedRules(index))
        texts << rules.name;
    for (const UnreadableFile &file : unreadableFiles(index))
        texts << file.why;
    return texts;
}

inline QStringList figuresAsked(HistoryIndex &index, const QString &name)
{
    QStringList texts;
    StatisticsQuery query;
    query.name = name;
    const StatisticsDetail detail = statisticsDetail(index, query);
    for (const auto &rows : {figuresInWords(detail), bidsInWords(detail), trendInWords(detail)})
        for (const QStringList &row : rows)
            texts << row;
    for (const GroupBy by : {GroupBy::nothing, GroupBy::rules, GroupBy::partner, GroupBy::level,
                             GroupBy::month, GroupBy::name}) {
        query.by = by;
        for (const StatisticsGroup &group : statistics(index, query))
            texts << rulesInWords(group.key);
    }
    return texts;
}

/// Of the person and of these.
inline QStringList everythingAsked(HistoryIndex &index, const QStringList &names)
{
    QStringList texts = namesAsked(index) + figuresAsked(index, {});
    for (const QString &name : names)
        texts << figuresAsked(index, name);
    return texts;
}

} // namespace sandbag
