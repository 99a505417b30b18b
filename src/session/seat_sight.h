// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "formats/occupant.h"

#include <QString>

#include <memory>

namespace sandbag {

class Match;
struct MatchRecord;
struct Standing;

/// What those in front of one screen see of a match: of one being played, or of a moment in a
/// finished one. Nothing here depends on whether this program deals it or another one.
class SeatSight
{
public:
    virtual ~SeatSight() = default;

    /// Rules, players, standing, and every deal that is over as a whole. What it holds of a deal
    /// that is being played is nobody's business here: that is view() and what follows here.
    [[nodiscard]] virtual const Match &match() const = 0;
    /// Its record, as far as everyone may see it.
    [[nodiscard]] const MatchRecord &record() const;
    [[nodiscard]] bool matchOver() const;
    /// In force for the deal that is seen.
    [[nodiscard]] virtual std::shared_ptr<const RuleContext> context() const = 0;
    /// Before that deal, or after it once it is over.
    [[nodiscard]] virtual const Standing &standing() const = 0;
    /// Deals up to that one.
    [[nodiscard]] virtual int deals() const = 0;
    /// It has cards, being played or over: there is a view() of it.
    [[nodiscard]] virtual bool hasDeal() const = 0;
    /// As that seat sees it. Only of seats at which someone sits here, or, where nobody does, of
    /// the one whose place the screen is in.
    [[nodiscard]] virtual SeatView view(int seat) const = 0;
    /// With all hands, where they are open to everyone; null otherwise.
    [[nodiscard]] virtual const DealState *open() const { return nullptr; }
    [[nodiscard]] virtual Occupant occupant(int seat) const = 0;
    /// A person, in front of this screen.
    [[nodiscard]] bool isHere(int seat) const { return occupant(seat) == Occupant::personHere; }
    /// A person, wherever: nobody speaks for them, and their thoughts are their own.
    [[nodiscard]] bool isPerson(int seat) const
    {
        return isHere(seat) || occupant(seat) == Occupant::personElsewhere;
    }
    [[nodiscard]] virtual QString name(int seat) const = 0;
};

} // namespace sandbag
