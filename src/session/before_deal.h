// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealer_draw.h"

namespace sandbag {

/// What is to be seen and asked at a table before the cards are dealt.
struct BeforeDeal {
    DealerDraw draw = {};  ///< how the first dealer of the match was drawn
    bool cutAsked = false; ///< a person at the dealer's right may cut (rule `deal_cut`)
    int cutter = -1;       ///< whose seat that is; −1 where nothing is asked
    CardList turned = {};  ///< the four cards of a French cut, stack 0 first; otherwise none
};

} // namespace sandbag
