// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

namespace sandbag {

/// One stage of a deal: who decides next in it, what may be chosen, and what a choice does.
struct StageRules {
    /// The word of the files for the current phase.
    Phase (*phase)(const DealState &);
    /// Finds who decides next and sets `seat`; false when nothing is left to decide in this stage.
    bool (*seek)(DealState &);
    /// Everything that may be chosen now.
    void (*ask)(const DealState &, Prompt &);
    /// Carries out a choice that `ask` allows.
    void (*carry)(DealState &, const Event &);
    /// The event is one that `ask` allows, where that is seen without asking for all of them; false
    /// says nothing. Null: never.
    bool (*surelyAllows)(const DealState &, const Event &) = nullptr;
};

extern const StageRules kDraftStage;
extern const StageRules kBlindRound;
extern const StageRules kKittyEarly;
extern const StageRules kDiscardEarly;
extern const StageRules kPassEarly;
extern const StageRules kDeclareNil;
extern const StageRules kCalls;
extern const StageRules kRaises;
extern const StageRules kMoLead;
extern const StageRules kKittyLate;
extern const StageRules kDiscardLate;
extern const StageRules kPassLate;
extern const StageRules kNilExchange;
extern const StageRules kPlayStage;

/// The stage's row.
[[nodiscard]] const StageRules &stageRules(Stage stage);

/// Ends the deal at once.
void endDeal(DealState &state, DealEnd end);
/// The first deal without bids (rule `bid_first_deal_plays_itself`, D12).
[[nodiscard]] bool playsItself(const DealState &state);
/// Each of these cards is among those, as often as it is named.
[[nodiscard]] bool cardsFit(CardList cards, CardList from);
/// Shows the hand to everyone.
void lookAll(DealState &state);

/// A card may be taken back before the next one is played (rule `renege_take_back`).
[[nodiscard]] inline bool mayTakeBack(const RuleSet &rules)
{
    return rules.renege_mode == RenegeMode::challenge && rules.renege_take_back;
}

/// What a kind of event does that is out of turn (its row says so: deal/event_row.h).
struct OutOfTurn {
    EventKind kind;
    Refusal (*refuse)(const DealState &, const Event &);
    void (*carry)(DealState &, const Event &);
};
[[nodiscard]] const OutOfTurn &outOfTurn(EventKind kind);

/// What an event brings about because of hidden cards; of a whole deal, before it is carried out.
[[nodiscard]] Disclosure disclosureOf(const DealState &state, const Event &event);
/// Why the event cannot be; of a deal with unknown cards: whatever they are.
[[nodiscard]] Refusal refuse(const DealState &state, const Event &event,
                             const Disclosure &disclosed);
/// Carries out an event that is not refused: the fold that every deal is, whole or as a seat sees
/// it. Stages read what came of it from `disclosures.back()`.
void carryOut(DealState &state, const Event &event, Disclosure disclosed);

/// Takes cards out of a hand or puts them in: `count` of them, of which `cards` are known.
void takeOut(DealState &state, int seat, const CardList &cards, int count);
void putIn(DealState &state, int seat, const CardList &cards, int count);
/// The hand is shown to everyone.
void layOpen(DealState &state, int seat);

/// The hand as dealt may be declared a misdeal (D66).
[[nodiscard]] bool isMisdeal(const DealState &state, int seat);
/// The seat may declare it now.
[[nodiscard]] bool mayDeclareMisdeal(const DealState &state, int seat);
/// The deal ends without a score, and everyone sees that hand.
void declareMisdeal(DealState &state, int seat);

/// Questions to the partner that are open to the player at turn, and the answers to one that was
/// asked.
void askQuestions(const DealState &state, Prompt &prompt);
void askAnswers(const DealState &state, Prompt &prompt);
void carryQuestion(DealState &state, const Event &event);

} // namespace sandbag
