// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/singled_out.h"

namespace sandbag {

std::vector<CardsOfRule> cardsOfRules()
{
    return {cardsOfLastTrick, cardsOfDix};
}

} // namespace sandbag
