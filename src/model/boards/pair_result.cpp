// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/pair_result.h"

#include "boards/board_play.h"
#include "boards/pairs_contest.h"
#include "text/call_text.h"
#include "text/match_text.h"
#include "text/session_text.h"
#include "text/translate.h"

namespace sandbag {

std::variant<Match, QString> matchOfBoard(const BoardSet &set, int board,
                                          const std::optional<DealRecord> &entered)
{
    MatchRecord record;
    record.base = set.rules.base.toStdString();
    record.rules = set.rules.rules;
    Match match(record);
    if (!entered)
        return match;
    DealRecord deal = *entered;
    deal.dealer = set.boards[static_cast<std::size_t>(board)].dealer;
    if (const auto error = match.enter(deal))
        return toText(error->text, Audience::screen(playerNames(record)));
    return match;
}

std::variant<PairResult, QString> scored(const BoardSet &set, PairResult result)
{
    if (!result.deal)
        return result;
    const auto match = matchOfBoard(set, result.board, result.deal);
    if (const auto *why = std::get_if<QString>(&match))
        return *why;
    result.deal = std::get<Match>(match).record().deals.front();
    result.points = pointsOfBoard(std::get<Match>(match), 0).value_or(BoardPoints{});
    if (result.points.empty())
        return SessionText::tr("A deal without a score can't be compared.");
    return result;
}

QString enteredInShort(const PairResult &result)
{
    constexpr int kSeats = 4;
    if (!result.deal)
        return {};
    const DealRecord &deal = *result.deal;
    QStringList bids;
    int tricks[2] = {};
    for (int seat = 0; seat < kSeats; ++seat) {
        bids << callInShort(deal.bids[seat]);
        tricks[seat % 2] += deal.facts.tricks[seat];
    }
    const QString said = bids.join(u' ');
    return deal.kind == DealRecord::Kind::entered
               ? QStringLiteral("%1 · %2 : %3").arg(said).arg(tricks[0]).arg(tricks[1])
               : said;
}

QStringList sidesOf(const PairsContest &contest, const PairResult &result)
{
    return {pairName(contest, result.northSouth), pairName(contest, result.eastWest)};
}

} // namespace sandbag
