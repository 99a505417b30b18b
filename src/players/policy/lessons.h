// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/learned_network.h"

namespace sandbag {

/// What may be true of a position, which all cards share, or of a card in it, as rows of a table.
struct CardFeatures {
    // Of the position: a block of rows for each feature, one of which applies. Worths that depend
    // on the score are measured in units of a trick's points.
    static constexpr int kPlace = 0;              ///< 10: leads; players behind × duty
    static constexpr int kHolder = kPlace + 10;   ///< 12: who wins so far × trumps are led
    static constexpr int kNeed = kHolder + 12;    ///< 8: tricks the own unit needs
    static constexpr int kTheirNeed = kNeed + 8;  ///< 8: … the others
    static constexpr int kSlack = kTheirNeed + 8; ///< 9: tricks that nobody has undertaken, −4 …
    static constexpr int kLeft = kSlack + 9;      ///< 14: tricks left
    static constexpr int kWant = kLeft + 14;      ///< 18: worth of a trick, thirds from −1
    static constexpr int kNils =
        kWant + 18; ///< 16: open nils: own, partner's, theirs behind, before
    static constexpr int kTrumps = kNils + 16;     ///< 24: own trumps × unseen ones
    static constexpr int kBroken = kTrumps + 24;   ///< 2
    static constexpr int kFailed = kBroken + 2;    ///< 4: own nil, partner's failed
    static constexpr int kOwnPart = kFailed + 4;   ///< 8: own bid less tricks, −2 …
    static constexpr int kMatePart = kOwnPart + 8; ///< 8: partner's
    static constexpr int kOver = kMatePart + 8;    ///< 9: worth of overtricks: own × theirs
    static constexpr int kTable = kOver + 9;       ///< 8: players × alone
    static constexpr int kHand = kTable + 8;       ///< 14: own hand above the bid, halves from −3
    static constexpr int kShape = kHand + 14;      ///< 9: own voids × singletons
    static constexpr int kTrumpless = kShape + 9;  ///< 8: out of trumps: left, partner, right
    static constexpr int kLeftPart = kTrumpless + 8; ///< 8: the next player's bid less tricks
    static constexpr int kRightPart = kLeftPart + 8; ///< 8: the last one's
    static constexpr int kShared = kRightPart + 8;

    // A card.
    static constexpr int kHeight = 0;              ///< trump × higher unseen × unseen
    static constexpr int kLength = kHeight + 224;  ///< trump × length × unseen
    static constexpr int kRole = kLength + 224;    ///< 18: what it does × players behind
    static constexpr int kOurs = kRole + 18;       ///< 24: chance that the trick is ours × role
    static constexpr int kLater = kOurs + 24;      ///< 20: chance to win later × need
    static constexpr int kNilGain = kLater + 20;   ///< 11: what it does to nils
    static constexpr int kRuffers = kNilGain + 11; ///< 9: who ruffs a lead: left, partner, right
    static constexpr int kShowed = kRuffers + 9;   ///< 9: who is out of the suit and of trumps
    static constexpr int kRank = kShowed + 9;      ///< 36: own lower × own higher × duty
    static constexpr int kDiscard = kRank + 36; ///< 9: of a discard: last of suit × trumps × ours
    static constexpr int kGuard =
        kDiscard + 9; ///< 32: higher than the suit's best × below it × this
    static constexpr int kNilSuit = kGuard + 32; ///< 27: partner's nil, theirs in the suit × lower
    static constexpr int kRuffersLater = kNilSuit + 27;    ///< 9: as kRuffers, of a card not led
    static constexpr int kShowedLater = kRuffersLater + 9; ///< 9: as kShowed
    static constexpr int kCard = kShowedLater + 9;
    static constexpr int kRows = kShared + kCard;
};

/// What games taught about cards beyond the rules of thumb. Made by `sandbag_fit lessons`.
struct Lessons : CardFeatures {
    using Network = LearnedNetwork<kRows, 64>;

    /// One for each mood: no nil is open, the own one, a partner's, only others'.
    static constexpr std::size_t kMoods = 4;
    std::array<Network, kMoods> ofMood;

    /// Those that players learned before they were shipped.
    [[nodiscard]] static const Lessons &shipped();
};

} // namespace sandbag
