// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_end.h"
#include "deal/deal_parts.h"
#include "deal/disclosure.h"
#include "deal/rule_context.h"
#include "deal/short_list.h"
#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "text/sentence.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

/// What is being decided, in the words of the files ("look", "kitty"). Draw and cut exist only in
/// a live match (match/dealer_draw.h) and never in a DealState.
enum class Phase : std::uint8_t { draw, cut, draft, look, call, raise, pass, kitty, play, done };
[[nodiscard]] const char *toString(Phase phase);

/// The order of a deal (FORMATS.md, "Order of a deal").
enum class Stage : std::uint8_t {
    draft,
    blindRound,
    kittyEarly,
    discardEarly,
    passEarly,
    declareNil,
    calls,
    raises,
    moLead,
    kittyLate,
    discardLate,
    passLate,
    nilExchange,
    play,
    over
};

/// One deal from the cards to its score: a plain value. Read freely; only apply() changes it.
///
/// It is what the whole table has seen, and hands. The hands need not be known: as one seat sees
/// the deal (deal/seat_view.h) it is the same fold over the events shown to that seat. `log` and
/// `exchange` name cards that only some have seen; toldTo() decides who.
struct DealState {
    std::shared_ptr<const RuleContext> context;
    int dealer = 0;
    PerSide<int> scores{}; ///< by side, before the deal
    bool firstScored = false;

    Stage stage = Stage::over;
    int step = 0;  ///< progress inside the stage (its meaning is the stage's own)
    int seat = -1; ///< whose decision; −1 when over
    DealEnd end = DealEnd::open;
    int firstBidder = 0;
    int clockMinutes = -1; ///< last clock event

    PlayState play; ///< the hands are here from the beginning, as far as they are known
    std::vector<CardList> faceUp;
    PerSeat<Call> calls{}; ///< as they are now
    Bidding bidding;
    Questions questions;
    Kitty kitty;
    Exchange exchange;
    std::vector<TrickRecord> tricks; ///< the last one may be in play
    Disputes disputes;
    HiddenCards hidden;

    std::vector<Event> log;              ///< every event applied, in order
    std::vector<Disclosure> disclosures; ///< what came of each

    [[nodiscard]] const RuleSet &rules() const { return context->rules; }
    [[nodiscard]] const Seating &seating() const { return context->seating; }
    [[nodiscard]] bool over() const { return stage == Stage::over; }
    [[nodiscard]] int sideOf(int s) const { return context->seating.sideOf(s); }
};

/// A choice of cards: pass, take, discard.
struct CardChoice {
    EventKind kind = EventKind::pass;
    int least = 0, most = 0;
    CardList from;         ///< in the order of the files
    int to = -1;           ///< pass only
    bool nameSuit = false; ///< a suit must be named (pass_order ask-suit)
};

/// The list itself has room for as many as a hand and a menu of calls mostly have.
using ChoiceList = ShortList<Event, 16>;

/// The current question and every answer that is allowed (FORMATS.md, "What legal prints").
struct Prompt {
    Phase phase = Phase::done;
    int seat = -1;
    ChoiceList choices;              ///< words and cards: each names one event
    std::optional<CardChoice> cards; ///< instead of `choices`
    std::vector<int> talk;           ///< who may give a hint now
};

/// A call of the menu: open now, or struck with the reason (the bid panel shows both).
struct MenuCall {
    Call call;
    bool open = true;
    Sentence reason; ///< why it is struck; empty when open
};

/// A deal ready for its first decision. The start must fit the rules (checkStart).
[[nodiscard]] DealState startDeal(std::shared_ptr<const RuleContext> context, DealStart start);
/// The same with hands that need not be known: an empty one is unknown. It goes on by carryOut()
/// of deal/stages.h alone. `firstTurn`: who decides first, where the cards decide that.
[[nodiscard]] DealState startUnseenDeal(std::shared_ptr<const RuleContext> context, DealStart start,
                                        int firstTurn);
/// Whether these cards can be dealt under these rules: a card twice, a hand of the wrong size.
[[nodiscard]] Refusal checkStart(const RuleContext &context, const DealStart &start);

[[nodiscard]] Phase phaseOf(const DealState &state);
/// All legal events, but for hint, back, challenge, claim, concede and clock, which are never
/// listed (see whyNotTakeBack, whyNotChallenge, whyNotClaim, whyNotConcede).
[[nodiscard]] Prompt legal(const DealState &state);
/// Carries the event out, or returns why it is refused and leaves the state alone. The only way
/// to change a deal with all its cards.
[[nodiscard]] Refusal apply(DealState &state, const Event &event);

/// Every call of the game for the player at turn, open or struck. Empty outside the bidding.
[[nodiscard]] std::vector<MenuCall> callMenu(const DealState &state);
/// Why the player at turn may not play this card now; nothing when they may.
[[nodiscard]] Refusal whyNotPlay(const DealState &state, Card card);
/// The cards that break no rule, whatever is prevented; of the player at turn.
[[nodiscard]] CardList lawfulCards(const DealState &state);

[[nodiscard]] Refusal whyNotClaim(const DealState &state, int seat);
[[nodiscard]] Refusal whyNotConcede(const DealState &state, int seat);
[[nodiscard]] Refusal whyNotTakeBack(const DealState &state, int seat);
[[nodiscard]] Refusal whyNotChallenge(const DealState &state, int seat, int accused, int trick);

/// The cards of the hand that are known.
[[nodiscard]] CardList handOf(const DealState &state, int seat);
/// How many cards the seat holds, known or not.
[[nodiscard]] int cardsHeld(const DealState &state, int seat);
/// The contract of a side by its calls so far: the sum of its numbers, 10 for a ten (D36). Twice
/// the number, so that halves stay whole.
[[nodiscard]] int contractHalves(const DealState &state, int side);
[[nodiscard]] int tricksOfSide(const DealState &state, int side);
/// What scoring needs, of a deal that is over.
[[nodiscard]] DealFacts factsOf(const DealState &state);

} // namespace sandbag
