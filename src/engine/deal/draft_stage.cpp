// SPDX-License-Identifier: GPL-3.0-or-later
// Two-handed drafts (rule `deal_method`, D73): one event for two cards of the stock.
#include "deal/stages.h"

namespace sandbag {

namespace {

Phase draftPhase(const DealState &)
{
    return Phase::draft;
}

bool seekDraft(DealState &state)
{
    const RuleContext &context = *state.context;
    if (!context.pack.draft || state.step == 2 * context.pack.handSize)
        return false;
    const int first = context.seating.leftOf(state.dealer);
    state.seat = state.step % 2 ? context.seating.leftOf(first) : first;
    return true;
}

void askDraft(const DealState &state, Prompt &prompt)
{
    prompt.choices.push_back(Event::of(EventKind::draft, state.seat, Word::keep));
    prompt.choices.push_back(Event::of(EventKind::draft, state.seat, Word::discard));
}

void carryDraft(DealState &state, const Event &)
{
    const auto &drawn = state.disclosures.back().drawn;
    putIn(state, state.seat, drawn ? CardList{drawn->kept} : CardList{}, 1);
    ++state.step;
}

} // namespace

const StageRules kDraftStage{draftPhase, seekDraft, askDraft, carryDraft};

} // namespace sandbag
