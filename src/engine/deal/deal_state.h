// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "deal/rule_context.h"
#include "facts/deal_facts.h"
#include "play/play_state.h"
#include "text/sentence.h"

#include <array>
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

/// How a deal ended.
enum class DealEnd : std::uint8_t { open, played, misdeal, passedOut, booksMade };

/// What a deal starts from: the cards as dealt and what of the match matters in it.
struct DealStart {
    int dealer = 0;
    std::array<int, kMaxSeats> scores{}; ///< totals by side before the deal (D13)
    bool firstScored = false;            ///< no deal has been scored yet (D12, D50)
    std::vector<CardList> hands;         ///< by seat; empty lists for a draft
    CardList aside;                      ///< undealt cards; the kitty; the stock of a draft
    std::vector<CardList> faceUp;        ///< by seat, or empty
    std::optional<Card> cutCard;         ///< `bags_cancel_card` cut: the card turned
};

/// A finished or running trick as it was played.
struct TrickRecord {
    int leader = 0;
    CardList cards;            ///< in the order played, played forms
    int winner = -2;           ///< seat; −1 dead; −2 still in play
    std::uint8_t unlawful = 0; ///< bit per place: this card broke a rule (renege_mode challenge)
};

/// Cards that went from one player to another.
struct PassRecord {
    int from = 0, to = 0;
    CardList cards; ///< empty where the viewer may not know them (SeatView)
    int count = 0;
    std::optional<Suit> suit; ///< asked for (pass_order ask-suit)
};

/// Sure and possible tricks told to the whole table (rule `bid_talk`).
struct TalkRecord {
    int seat = 0, sure = 0, possible = 0;
};

/// One deal from the cards to its score: a plain value. Read freely; only apply() changes it.
struct DealState {
    std::shared_ptr<const RuleContext> table;
    int dealer = 0;
    std::array<int, kMaxSeats> scores{}; ///< by side, before the deal
    bool firstScored = false;

    Stage stage = Stage::over;
    int step = 0;  ///< progress inside the stage (its meaning is the stage's own)
    int seat = -1; ///< whose decision; −1 when over
    DealEnd end = DealEnd::open;
    int firstBidder = 0;

    PlayState play; ///< the hands stand here from the beginning
    CardList aside; ///< undealt cards; what is left of the kitty; the stock of a draft
    std::vector<CardList> faceUp;
    std::uint8_t misdealSeats = 0;            ///< bit per seat: the hand as dealt may be thrown in
    std::array<CardList, kMaxSeats> received; ///< cards that came by passing or from the kitty

    std::array<Call, kMaxSeats> calls{}; ///< as they stand now
    std::uint8_t looked = 0;             ///< bit per seat: has seen its hand
    std::uint8_t spoken = 0;             ///< bit per seat: has called or was skipped
    std::uint8_t callsAgain = 0;         ///< bit per seat: suicide gave it another turn (D25)
    std::uint8_t declared = 0;           ///< bit per seat: nil settled before the numbers
    std::uint8_t passedOut = 0;          ///< bit per seat: out of the auction
    int highSeat = -1;                   ///< last bidder of the auction
    std::vector<TalkRecord> hints;

    std::uint8_t askedMisdeal = 0, askedMo = 0, askedNoTrump = 0; ///< bit per seat, once each
    int askedBy = -1;                ///< a question stands: who asked …
    Word question = Word::none;      ///< … what; `seat` is who answers
    std::uint8_t noTrumpConsent = 0; ///< bit per seat: partner said yes
    std::optional<Event> lastAnswer;

    std::vector<PassRecord> passes;
    std::vector<PassRecord> pending; ///< laid out, not yet looked at
    std::uint8_t exchanged = 0;      ///< bit per seat: nil exchange done
    int kittyTaker = -1;             ///< who took, or takes, the kitty; −1 nobody
    int extraTrickSeat = -1;         ///< whose discard counts as a trick (kitty_extra_round)
    int kittyQuota = 0;              ///< cards the taker at turn has still to return
    std::array<std::int8_t, kMaxSeats> toDiscard{}; ///< cards each seat holds too many
    CardList discards;                              ///< put back by takers: out of play
    int moLeader = -1;
    int comeOutSeat = -1;    ///< may come out of the blind call just made
    std::uint8_t raised = 0; ///< bit per seat: has raised or stayed

    std::vector<TrickRecord> tricks; ///< the last one may be in play
    PlayState beforeLastCard;        ///< to take a card back (rule `renege_take_back`)
    Renege renege;                   ///< the first challenge, found or not
    std::array<std::uint8_t, kMaxSeats> falseChallenges{};
    std::uint8_t exposed = 0; ///< bit per seat: hand lies open (claim_wrong exposed)
    int claimFailedSeat = -1;
    int claimedBy = -1;    ///< the rest went to this seat by claim or concession
    int clockMinutes = -1; ///< last clock event

    std::vector<Event> log; ///< every event applied, in order

    [[nodiscard]] const RuleSet &rules() const { return table->rules; }
    [[nodiscard]] const Seating &seating() const { return table->seating; }
    [[nodiscard]] bool over() const { return stage == Stage::over; }
    [[nodiscard]] int sideOf(int s) const { return table->seating.sideOf(s); }
};

/// A choice of cards: pass, take, discard.
struct CardChoice {
    EventKind kind = EventKind::pass;
    int least = 0, most = 0;
    CardList from;         ///< in the order of the files
    int to = -1;           ///< pass only
    bool nameSuit = false; ///< a suit must be named (pass_order ask-suit)
};

/// What is asked now and every answer that is allowed (FORMATS.md, "What legal prints").
struct Prompt {
    Phase phase = Phase::done;
    int seat = -1;
    std::vector<Event> choices;      ///< words and cards: each names one event
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
[[nodiscard]] DealState startDeal(std::shared_ptr<const RuleContext> table, DealStart start);
/// Whether these cards can be dealt under these rules: a card twice, a hand of the wrong size.
[[nodiscard]] std::optional<Sentence> checkStart(const RuleContext &table, const DealStart &start);

[[nodiscard]] Phase phaseOf(const DealState &state);
/// All legal events, but for hint, back, challenge, claim, concede and clock, which are never
/// listed (see mayTakeBack, mayChallenge, mayClaim, mayConcede).
[[nodiscard]] Prompt legal(const DealState &state);
/// Carries the event out, or returns why it is refused and leaves the state alone. The only way
/// to change a DealState.
[[nodiscard]] std::optional<Sentence> apply(DealState &state, const Event &event);

/// Every call of the game for the player at turn, open or struck. Empty outside the bidding.
[[nodiscard]] std::vector<MenuCall> callMenu(const DealState &state);
/// Why the player at turn may not play this card now; nothing when he may.
[[nodiscard]] std::optional<Sentence> whyNotPlay(const DealState &state, Card card);
/// The cards that break no rule, whatever is prevented; of the player at turn.
[[nodiscard]] CardList lawfulCards(const DealState &state);

[[nodiscard]] std::optional<Sentence> whyNotClaim(const DealState &state, int seat);
[[nodiscard]] std::optional<Sentence> whyNotConcede(const DealState &state, int seat);
[[nodiscard]] std::optional<Sentence> whyNotTakeBack(const DealState &state, int seat);
[[nodiscard]] std::optional<Sentence> whyNotChallenge(const DealState &state, int seat, int accused,
                                                      int trick);

[[nodiscard]] CardList handOf(const DealState &state, int seat);
/// The contract of a side as its calls stand: the sum of its numbers, 10 for a ten (D36). Twice
/// the number, so that halves stay whole.
[[nodiscard]] int contractHalves(const DealState &state, int side);
[[nodiscard]] int tricksOfSide(const DealState &state, int side);
/// What scoring needs, of a deal that is over.
[[nodiscard]] DealFacts factsOf(const DealState &state);

} // namespace sandbag
