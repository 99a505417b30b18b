// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "cards/card.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sandbag {

/// Everything that a player can do in a deal (FORMATS.md, "Calls" and "Match record").
enum class EventKind : std::uint8_t {
    call,      ///< `call`
    look,      ///< picks the hand up where blind calls are open
    raise,     ///< `call`: the new number, the player's or the side's
    stay,      ///< does not raise, does not come out
    comeOut,   ///< a blind side comes out to ten
    hint,      ///< `number` sure and `other` possible tricks
    declare,   ///< `word`: blindNil, nil or none
    draft,     ///< `word`: keep or discard
    take,      ///< `cards` of the kitty
    discard,   ///< `cards` of the hand
    pass,      ///< `cards` to seat `other`; with pass_order ask-suit the bidder's `suit`
    play,      ///< one card, in its played form
    claim,     ///< "the rest are mine"
    concede,   ///< "the rest are yours"
    challenge, ///< seat `other` reneged in trick `number` (from 1)
    back,      ///< takes the card just played back
    ask,       ///< `word`: misdeal, mo or noTrump
    answer,    ///< `word`: yes or no; to "mo" `number` tricks
    leads,     ///< of a mo side: seat `other` leads
    clock,     ///< `number` minutes played so far; no seat
};

/// The words of events that choose among a few.
enum class Word : std::uint8_t {
    none,
    keep,
    discard,
    yes,
    no,
    nil,
    blindNil,
    misdeal,
    mo,
    noTrump
};

/// One choice made by a player. Plain data; what the members mean is said at the kind.
struct Event {
    EventKind kind = EventKind::call;
    Word word = Word::none;
    std::int8_t seat = -1;
    std::int8_t other = -1;
    std::int16_t number = 0;
    Call call;
    std::optional<Suit> suit;
    CardList cards;

    bool operator==(const Event &) const = default;

    static Event makeCall(int seat, Call call);
    static Event play(int seat, Card card);
    static Event of(EventKind kind, int seat, Word word = Word::none);
    static Event numbered(EventKind kind, int seat, int number, int other = -1);
    static Event withCards(EventKind kind, int seat, CardList cards, int other = -1);
};

/// The string that `legal` prints and a player answers: "4", "look", "raise 5", "declare nil",
/// "leads 2", "keep", "KC", "claim rest"; for choices of cards the tokens.
[[nodiscard]] std::string toString(const Event &event);

/// The words of ask, answer, declare and draft as in the files ("blind nil", "notrump").
[[nodiscard]] std::string_view toString(Word word);
[[nodiscard]] std::optional<Word> parseWord(std::string_view text);

/// Reads what follows "call" in the files: a call, "look", "raise 5", "stay", "come-out",
/// "hint 4+2". Nothing when it is none of these.
[[nodiscard]] std::optional<Event> parseCallEvent(int seat, std::string_view text);

} // namespace sandbag
