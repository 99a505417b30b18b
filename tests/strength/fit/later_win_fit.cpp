// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "pieces.h"
#include "self_play.h"

#include "policy/later_win.h"

#include <bit>
#include <sstream>

namespace sandbag::fit {

namespace {

constexpr int kPiece = 500;
constexpr std::size_t kCells =
    2UL * LaterWinTable::kHigher * LaterWinTable::kLength * LaterWinTable::kUnseen;
/// Cells with fewer are taken from their neighbours.
constexpr int kFew = 40;

struct Counts {
    std::vector<int> seen = std::vector<int>(kCells);
    std::vector<int> won = std::vector<int>(kCells);
};

struct Held {
    std::size_t cell;
    int seat;
    Slot slot;
};

/// What every holder sees of their cards now.
void note(const PlayTables &tables, const PlayState &play, std::vector<Held> &held)
{
    Slots all = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        all |= play.hand[seat];
    for (int seat = 0; seat < tables.players; ++seat) {
        for (Slots rest = play.hand[seat]; rest; rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
            const Slots own = play.hand[seat] & tables.effectiveSuit[effectiveSuit];
            const Slots unseen = all & tables.effectiveSuit[effectiveSuit] & ~own;
            const Slots higher = unseen & ~(slotBit(slot) | (slotBit(slot) - 1));
            held.push_back(
                {LaterWinTable::index(effectiveSuit == kEffectiveSpades, std::popcount(higher),
                                      std::popcount(own), std::popcount(unseen)),
                 seat, slot});
        }
    }
}

std::string counted(SelfPlay &games, int first, int deals)
{
    Counts counts;
    for (int number = first; number < first + deals; ++number) {
        const DealState deal = games.dealt(number);
        if (deal.over())
            continue;
        std::vector<Held> held;
        std::array<Slots, kMaxSeats> winners{};
        const PlayState end = games.playedOut(deal.play, deal.calls, [&](const PlayState &play) {
            if (play.inTrick > 0)
                return;
            // The winner of the trick before is at turn.
            if (play.tricksPlayed > 0)
                winners[play.turn] |= slotBit(play.trick[play.lastBest]);
            note(games.context().play, play, held);
        });
        winners[end.turn] |= slotBit(end.trick[end.lastBest]);
        for (const Held &card : held) {
            ++counts.seen[card.cell];
            counts.won[card.cell] += (winners[card.seat] >> card.slot) & 1 ? 1 : 0;
        }
    }
    std::ostringstream line;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        if (counts.seen[cell] > 0)
            line << cell << ':' << counts.won[cell] << '/' << counts.seen[cell] << ' ';
    }
    return line.str();
}

void addTo(Counts &counts, const std::string &line)
{
    std::istringstream in(line);
    std::size_t cell = 0;
    int won = 0, seen = 0;
    for (char mark = 0; in >> cell >> mark >> won >> mark >> seen;) {
        counts.won[cell] += won;
        counts.seen[cell] += seen;
    }
}

/// The nearest cell of its row (as many unseen cards as possible) that was seen often enough.
int percentAt(const Counts &counts, std::size_t cell)
{
    const std::size_t row = cell - cell % LaterWinTable::kUnseen;
    const int place = static_cast<int>(cell - row);
    for (int away = 0; away < LaterWinTable::kUnseen; ++away) {
        for (const int at : {place - away, place + away}) {
            if (at < 0 || at >= LaterWinTable::kUnseen)
                continue;
            const std::size_t near = row + static_cast<std::size_t>(at);
            if (counts.seen[near] >= kFew)
                return (200 * counts.won[near] / counts.seen[near] + 1) / 2;
        }
    }
    return 0; // such a card is not held
}

} // namespace

LaterWinFit fitLaterWins(const Run &run)
{
    SelfPlay games(run.seed);
    Pieces pieces(run.state);
    Counts counts;
    for (int first = 0; first < run.deals; first += kPiece) {
        addTo(counts, pieces.piece(first / kPiece, [&] {
            return counted(games, first, std::min(kPiece, run.deals - first));
        }));
    }
    LaterWinFit fit;
    fit.seen = counts.seen;
    for (std::size_t cell = 0; cell < kCells; ++cell)
        fit.percent.push_back(percentAt(counts, cell));
    return fit;
}

} // namespace sandbag::fit
