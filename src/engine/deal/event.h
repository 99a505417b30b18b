// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "cards/card_row.h"
#include "text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sandbag {

/// Everything that a player can do in a deal. What each says, how it is written and who may know
/// it is in its row (deal/event_row.h).
enum class EventKind : std::uint8_t {
    call,      ///< call()
    look,      ///< picks the hand up where blind calls are open
    raise,     ///< call(): the new number, the player's or the side's
    stay,      ///< does not raise, does not come out
    comeOut,   ///< a blind side comes out to ten
    talk,      ///< sure() and possible() tricks, for the whole table to hear ("hint" in the files)
    declare,   ///< word(): blindNil, nil or none
    draft,     ///< word(): keep or discard
    take,      ///< `cards` of the kitty
    discard,   ///< `cards` of the hand
    pass,      ///< `cards` to seat receiver(); with pass_order ask-suit the bidder's `suit`
    play,      ///< one card, in its played form
    claim,     ///< "the rest are mine"
    concede,   ///< "the rest are yours"
    challenge, ///< seat accused() reneged in trick()
    back,      ///< takes the card just played back
    ask,       ///< word(): misdeal, mo or noTrump
    answer,    ///< word(): yes or no; to "mo" addedTricks()
    leads,     ///< of a mo side: seat leader() leads
    clock,     ///< minutes() played so far; no seat
};
inline constexpr int kEventKinds = 20;

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

/// Twice what any choice of cards takes (the largest kitty is one of fifteen cards): a longer list
/// is refused however it is cut.
inline constexpr int kMostInEvent = 31;

/// One choice made by a player: who did what, and what that kind of choice says. A plain value,
/// made by the constructors named after the kinds. What only some kinds say is read through the
/// function of its name; asking another kind for it is a mistake of the program (asserted).
struct Event {
    EventKind kind = EventKind::call;
    std::int8_t seat = -1;
    std::optional<Suit> suit; ///< pass only: wanted back
    /// Take, discard, pass, play, back; empty where it may not be known.
    CardRow<kMostInEvent> cards;

    bool operator==(const Event &) const = default;

    static Event makeCall(int seat, Call call);
    /// `to` is the new number.
    static Event raise(int seat, Call to);
    static Event talk(int seat, int sure, int possible);
    static Event declare(int seat, Word nil);
    static Event ask(int seat, Word question);
    static Event answer(int seat, Word yesOrNo);
    static Event answer(int seat, int addedTricks);
    static Event leads(int seat, int leader);
    /// `trick` counts from 1.
    static Event challenge(int seat, int accused, int trick);
    static Event clock(int minutes);
    static Event play(int seat, Card card);
    /// Of the kinds that say no more than that they happened, or one word.
    static Event of(EventKind kind, int seat, Word word = Word::none);
    /// Of the kinds that move cards; `to` of a pass only.
    static Event withCards(EventKind kind, int seat, const CardRow<kMostInEvent> &cards,
                           int to = -1);

    [[nodiscard]] const Call &call() const; ///< call and raise
    [[nodiscard]] Word word() const;        ///< declare, draft, ask, answer (none: a number)
    [[nodiscard]] int sure() const;         ///< talk
    [[nodiscard]] int possible() const;     ///< talk
    [[nodiscard]] int receiver() const;     ///< pass; −1 where the file does not say
    [[nodiscard]] int accused() const;      ///< challenge
    [[nodiscard]] int trick() const;        ///< challenge; from 1
    [[nodiscard]] int addedTricks() const;  ///< answer without a word
    [[nodiscard]] int leader() const;       ///< leads
    [[nodiscard]] int minutes() const;      ///< clock

private:
    static Event numbered(EventKind kind, int seat, int number, int other = -1);

    Word m_word = Word::none;
    std::int8_t m_other = -1;
    std::int16_t m_number = 0;
    Call m_call;
};

/// The string that `legal` prints and a player answers: "4", "look", "raise 5", "declare nil",
/// "leads 2", "keep", "KC", "claim rest"; for choices of cards the tokens.
[[nodiscard]] std::string toString(const Event &event);

/// The event as an argument of a sentence.
[[nodiscard]] Act actOf(const Event &event);

/// The words of ask, answer, declare and draft as in the files ("blind nil", "notrump").
[[nodiscard]] std::string_view toString(Word word);

/// Reads what follows "call" in the files: a call, "look", "raise 5", "stay", "come-out",
/// "hint 4+2". Nothing when it is none of these.
[[nodiscard]] std::optional<Event> parseCallEvent(int seat, std::string_view text);

} // namespace sandbag
