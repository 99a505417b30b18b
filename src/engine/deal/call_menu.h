// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/bidding.h"

namespace sandbag {

/// For whom a menu is made, and whether of calls made without looking.
struct MenuInput {
    const DealState &state;
    int seat;
    bool blind;
    SpadeCount spades = spadesHeld(state, seat); ///< that the player holds, or may hold

    [[nodiscard]] Call asked(Call::What what) const
    {
        const Call call = Call::of(what);
        return blind ? call.asBlind() : call;
    }
};

/// The highest number that the rules and the deal's tricks leave.
[[nodiscard]] int highestNumber(const DealState &state);

/// Every call of the game for a player who has looked, or for one who has not, open or struck with
/// the reason (D63: menu, nil bars, board, barred one and nine, barred sum). Not for an auction.
[[nodiscard]] std::vector<MenuCall> seenMenu(const DealState &state, int seat);
[[nodiscard]] std::vector<MenuCall> blindMenu(const DealState &state, int seat);
/// The calls of these menus that are open, without reasons for the others: a fraction of the work.
[[nodiscard]] std::vector<Call> openSeenCalls(const DealState &state, int seat);
[[nodiscard]] std::vector<Call> openBlindCalls(const DealState &state, int seat);
/// The call is open for a player who has looked. Found without a menu, so it may be false of a call
/// that is open only because what restricts it is waived.
[[nodiscard]] bool surelyOpen(const DealState &state, int seat, const Call &call);
/// The numbers of an auction that are open, and pass.
[[nodiscard]] std::vector<MenuCall> auctionMenu(const DealState &state);

/// At least one blind call is open.
[[nodiscard]] bool blindCallOpen(const DealState &state, int seat);
/// This nil, blind or plain, may be declared before the numbers (rule `nil_declared`).
[[nodiscard]] bool mayDeclare(const DealState &state, int seat, const Call &nil);

} // namespace sandbag
