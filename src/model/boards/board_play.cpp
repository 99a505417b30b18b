// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_play.h"

#include "match/match.h"
#include "named/named_player.h"
#include "numbers/rival.h"

namespace sandbag {

namespace {

/// Plays boards of one match, starting with that one, and reports the result of each.
class TableOfComputers
{
public:
    TableOfComputers(const BoardSet &set, const std::vector<std::string> &players)
        : m_players(players)
    {
        m_record.base = set.rules.base.toStdString();
        m_record.rules = set.rules.rules;
    }

    /// False when the boards after these are not played either.
    bool play(const std::vector<DealRecord> &boards, const std::atomic<bool> &stop,
              const std::function<void(int, const BoardPoints &)> &tell) const
    {
        Match match(m_record);
        const DealSource source = DealSource::boards(boards, 0);
        RivalPlayers rivals(m_players, source);
        for (int board = 0; board < static_cast<int>(boards.size()) && !match.over(); ++board) {
            const int dealer = board == 0 ? boards.front().dealer : match.nextDealer();
            if (!rivals.playDeal(match, dealer, source, stop))
                return false;
            tell(board, pointsOfBoard(match, board).value_or(BoardPoints{}));
        }
        for (int board = static_cast<int>(match.record().deals.size());
             board < static_cast<int>(boards.size()); ++board)
            tell(board, {});
        return true;
    }

private:
    MatchRecord m_record;
    const std::vector<std::string> &m_players;
};

} // namespace

std::optional<BoardPoints> pointsOfBoard(const Match &match, int deal)
{
    const auto index = static_cast<std::size_t>(deal);
    if (index >= match.results().size() ||
        (index + 1 == match.results().size() && !match.dealOver()))
        return {};
    const DealScore &score = match.results()[index].score;
    BoardPoints points;
    for (int side = 0; score.counts && side < match.contextOf(deal)->seating.sides; ++side)
        points.push_back(score.side[side].points);
    return points;
}

void playBoards(const BoardSet &set, const std::vector<std::string> &players,
                const std::atomic<bool> &stop,
                const std::function<void(int, const BoardPoints &)> &tell)
{
    const TableOfComputers table(set, players);
    if (set.carried) {
        table.play(set.boards, stop, tell);
        return;
    }
    for (int board = 0; board < set.count() && !stop; ++board) {
        const std::vector<DealRecord> one{set.boards[static_cast<std::size_t>(board)]};
        if (!table.play(one, stop, [&](int, const BoardPoints &points) { tell(board, points); }) &&
            !stop)
            tell(board, {}); // a deal that cannot be played to its end has no score
    }
}

} // namespace sandbag
