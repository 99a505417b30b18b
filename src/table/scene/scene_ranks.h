// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// The stacking order on the table; cards of one kind follow each other from their rank on.
enum SceneRank {
    kEmblem = 5,
    kCrown = 8,
    kRail = 10,
    kPad = 12,
    kPacket = 14,
    kCards = 20,
    kPile = 90,
    kGauge = 100,
    kLights = 150,
    kLeaving = 190,
    kTrick = 200,
    kOwn = 300,
    kPlate = 400,
    kPrompt = 420,
    kBubble = 500,
    kVeil = 590,
    kMoment = 600,
};

} // namespace sandbag
