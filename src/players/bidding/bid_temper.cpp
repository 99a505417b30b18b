// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/call_lessons.h"
#include "bidding/call_values.h"

namespace sandbag {

BidTemper BidTemper::taught()
{
    BidTemper temper;
    temper.lessons = &CallLessons::shipped();
    temper.tenthBag = 45;
    temper.lastDealSums = true;
    temper.nilOfTwo = true;
    return temper;
}

BidTemper BidTemper::first()
{
    BidTemper temper;
    temper.boldness = 0.43F;
    temper.nilCourage = -0.16F;
    temper.known = 0.95F;
    temper.heard = 1.18F;
    temper.underbid = 0.40F;
    temper.withNil = 0.51F;
    temper.againstNil = 0.29F;
    temper.duck = 0.90F;
    temper.push = 0.73F;
    temper.heed = 0.45F;
    temper.overPartner = 0;
    return temper;
}

BidTemper BidTemper::second()
{
    BidTemper temper = taught();
    temper.tenthBag = 0;
    temper.lastDealSums = false;
    temper.nilOfTwo = false;
    return temper;
}

} // namespace sandbag
