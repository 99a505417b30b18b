// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a deal, by subject. All of it but HiddenCards the whole table has seen.
#pragma once

#include "cards/card_row.h"
#include "deal/event.h"
#include "facts/call_order.h"
#include "facts/per_seat.h"
#include "play/play_state.h"

#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

/// What a deal starts from: the cards as dealt and what of the match matters in it. As one seat
/// sees it, a hand that it does not know is empty, and so are the cards put aside.
struct DealStart {
    int dealer = 0;
    PerSide<int> scores{};        ///< totals by side before the deal (D13)
    bool firstScored = false;     ///< no deal has been scored yet (D12, D50)
    std::vector<CardList> hands;  ///< by seat; empty lists for a draft
    CardList undealt;             ///< undealt cards; the kitty; the stock of a draft
    std::vector<CardList> faceUp; ///< by seat, or empty
    std::optional<Card> cutCard;  ///< `bags_cancel_card` cut: the card turned

    bool operator==(const DealStart &) const = default;
};

/// A finished or running trick as it was played.
struct TrickRecord {
    int leader = 0;
    CardRow<kMaxSeats> cards; ///< in the order played, played forms
    int winner = -2;          ///< seat; −1 dead; −2 still in play
};

/// Cards that went from one player to another.
struct PassRecord {
    int from = 0, to = 0;
    CardList cards; ///< empty where they are not known (SeatView)
    int count = 0;
    std::optional<Suit> suit; ///< asked for (pass_order ask-suit)
};

/// Sure and possible tricks announced to the whole table (rule `bid_talk`).
struct TalkRecord {
    int seat = 0, sure = 0, possible = 0;
};

/// Looking, calling and raising, without the calls themselves.
struct Bidding {
    SeatSet looked;       ///< have seen their hands
    SeatSet spoken;       ///< have called or were skipped
    SeatSet callsAgain;   ///< suicide gave them another turn (D25)
    SeatSet declared;     ///< nil settled before the numbers
    SeatSet passedOut;    ///< out of the auction
    SeatSet raised;       ///< have raised or stayed
    CallOrder order;      ///< who called first, second …
    int highSeat = -1;    ///< last bidder of the auction
    int comeOutSeat = -1; ///< may come out of the blind call just made
    int moLeader = -1;    ///< of a mo side: who leads first
    std::vector<TalkRecord> talk;
};

/// Questions between partners: each may be asked once.
struct Questions {
    SeatSet askedMisdeal, askedMo, askedNoTrump;
    int askedBy = -1;       ///< a question is open: who asked …
    Word word = Word::none; ///< … what; `DealState::seat` is who answers
    SeatSet noTrumpConsent; ///< partner said yes
};

/// Where the cards that were not dealt go.
struct Kitty {
    int left = 0;                     ///< cards still to take
    int taker = -1;                   ///< who took, or takes, all of it; −1 nobody
    int extraTrickSeat = -1;          ///< whose discard counts as a trick (kitty_extra_round)
    int quota = 0;                    ///< cards the taker at turn has still to take
    PerSeat<std::int8_t> toDiscard{}; ///< cards each seat holds too many
};

/// Cards between partners.
struct Exchange {
    std::vector<PassRecord> passes;
    std::vector<PassRecord> pending; ///< laid out, not yet looked at
    SeatSet done;                    ///< nil exchange done
};

/// Challenges and claims, and what they came to.
struct Disputes {
    Renege renege; ///< the first challenge, found or not
    PerSeat<std::uint8_t> falseChallenges{};
    SeatSet exposed;      ///< hand is face up (claim_wrong exposed)
    SeatSet claimsFailed; ///< laid a wrong claim that fails bids (`claim_wrong` set)
    int claimedBy = -1;   ///< the rest went to this seat by claim or concession
};

/// What only the cards show, except the hands in DealState::play. Nothing of it is ever copied
/// into a view: a view holds what its own fold has put here.
struct HiddenCards {
    /// The deal with all its cards; false for what one seat has seen of it. Only the whole deal
    /// finds out what depends on hidden cards; views get it as a Disclosure.
    bool whole = true;
    std::shared_ptr<const DealStart> start;
    int firstTurn = -1;              ///< who decided first; −1 nobody
    int nextTold = -1;               ///< who decides next, by the last Disclosure
    PerSeat<std::uint8_t> unknown{}; ///< cards of each hand that are unknown; whole deal: none
    CardList undealt;                ///< the rest of the kitty; else undealt; a draft's stock
    CardList discards;               ///< put back by takers: out of play
    SeatSet misdealSeats;            ///< the hand as dealt may be thrown in
    PerSeat<CardList> received{};    ///< cards that came by passing or from the kitty
    std::vector<SeatSet> unlawful;   ///< by trick: whose card broke a rule
    PlayState beforeLastCard;        ///< to take a card back (rule `renege_take_back`)
};

} // namespace sandbag
