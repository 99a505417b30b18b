// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "cards/card.h"
#include "facts/call_order.h"
#include "facts/fact_counts.h"
#include "facts/per_seat.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace sandbag {

/// A ruling at the table, entered as such (rule `bid_talk_penalty` and the like).
struct Ruling {
    int side = 0;
    int points = 0;
    int bags = 0;
    int tricks = 0; ///< 0 or less: taken off those that count for the contract (D110)
    std::string reason;
    bool operator==(const Ruling &) const = default;
};

/// The last trick of a deal.
struct LastTrick {
    int seat = -1; ///< winner; −1: dead
    int led = -1;
    Card card;              ///< the winning card, in its played form; meaningless when dead
    PerPlace<Card> cards{}; ///< in the order played, from the leader on
    int count = 0;          ///< cards in it; 0: the cards are not known
    bool operator==(const LastTrick &) const = default;
};

/// A trick won with the nine of spades (rule `dix_allowed`).
struct Dix {
    int seat = 0;
    int points = 0;
    bool operator==(const Dix &) const = default;
};

/// A renege that was challenged (rule `renege_mode`).
struct Renege {
    int seat = -1; ///< accused
    int challenger = -1;
    bool found = false; ///< false: a wrong challenge
    bool operator==(const Renege &) const = default;
};

/// All that scoring needs to know of one finished deal, whether its cards were played here or
/// only its outcome was entered from a real table. Which members matter depends on the rules.
/// Small and without allocation but for rulings, because the search scores with it too.
struct DealFacts {
    /// How the deal came to its end.
    enum class Form : std::uint8_t {
        played,      ///< with bids and tricks
        unplayed,    ///< books made: not played (rule `bid_books_made`)
        playsItself, ///< the first deal without bids (rule `bid_first_deal_plays_itself`)
        voided,      ///< misdeal, passed out, too little bid: only rulings count
    };

    Form form = Form::played;
    CallOrder order;                 ///< who called first, second …
    PerSeat<Call> bids{};            ///< final bids by seat, raises and come-outs applied
    PerSeat<std::uint8_t> tricks{};  ///< by seat, an extra round's trick included
    int tricksInDeal = 13;           ///< an extra round's trick included
    PerTrick<std::int8_t> winners{}; ///< seat of each trick in order, −1 dead
    int winnerCount = 0;             ///< 0: not known
    LastTrick lastTrick;
    FactCounts counted; ///< the facts that are a number for each seat
    std::array<Dix, 2> dix{};
    int dixCount = 0;
    Renege renege; ///< seat −1: none; of played deals only one that was found
    PerSeat<std::uint8_t> falseChallenges{}; ///< wrong challenges made, by seat
    SeatSet claimsFailed;                    ///< laid a wrong claim with `claim_wrong` set
    std::vector<Ruling> rulings;

    bool operator==(const DealFacts &) const = default;
};

} // namespace sandbag
