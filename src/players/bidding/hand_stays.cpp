// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/hand_stays.h"

#include "deal/bidding.h"

namespace sandbag {

bool handStays(const RuleContext &context, const PerSeat<Call> &calls, int seat)
{
    const RuleSet &rules = context.rules;
    const bool passesLater =
        rules.pass_every_deal > 0 && rules.pass_every_deal_when == PassEveryDealWhen::after_bids;
    const bool early =
        rules.kitty_discard == KittyDiscard::before_bids &&
        (rules.kitty_taker == KittyTaker::dealer || rules.kitty_taker == KittyTaker::low_club);
    const bool discardsLater =
        context.pack.kitty > 0 && rules.kitty_taker != KittyTaker::unseen && !early;
    return cardsExchanged(context, calls, seat) == 0 && !passesLater && !discardsLater;
}

} // namespace sandbag
