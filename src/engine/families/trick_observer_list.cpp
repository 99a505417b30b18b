// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/trick_observers.h"

namespace sandbag {

std::vector<const TrickObserver *> trickObservers()
{
    return {&kNoTrumpObserver, &kCancelCardObserver, &kDixObserver};
}

} // namespace sandbag
