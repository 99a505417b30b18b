// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "pieces.h"
#include "self_play.h"
#include "sums.h"

namespace sandbag::fit {

namespace {

constexpr int kPiece = 500;

} // namespace

PointsFit fitPoints(const Run &run)
{
    SelfPlay games(run.seed);
    Pieces pieces(run.state);
    Sums all;
    for (int first = 0; first < run.deals; first += kPiece) {
        all.add(pieces.piece(first / kPiece, [&] {
            Sums sums;
            for (int number = first; number < std::min(first + kPiece, run.deals); ++number) {
                const DealState deal = games.dealt(number);
                if (deal.over())
                    continue;
                for (const double points :
                     games.points(deal, games.playedOut(deal.play, deal.calls)))
                    sums.add(points);
            }
            return sums.text();
        }));
    }
    const double whole = 13 * 10 / 2.0;
    return {all.mean() / whole, all.deviation() / whole};
}

} // namespace sandbag::fit
