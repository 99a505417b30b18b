// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/counting.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kEvery = 3; ///< tricks

int unseenOf(const SeatView &view, Suit suit)
{
    const PlayTables &tables = view.context().play;
    return static_cast<int>(std::ranges::count_if(view.unseen(), [&](Card card) {
        return tables.effectiveSuitOf[tables.slotOf[card.face()]] ==
               static_cast<EffectiveSuit>(suit);
    }));
}

int heldByOthers(const SeatView &view)
{
    int held = 0;
    for (int seat = 0; seat < view.context().seating.players; ++seat)
        held += seat == view.seat() ? 0 : view.cardsHeld(seat);
    return held;
}

} // namespace

std::optional<CountingQuestion> countingQuestion(const SeatView &view, int tricks)
{
    if (tricks == 0 || tricks % kEvery != 0 || view.cardsHeld(view.seat()) < 2 ||
        static_cast<int>(view.unseen().size()) != heldByOthers(view))
        return {};
    const int turn = tricks / kEvery;
    // Another side suit each time.
    const auto side = static_cast<Suit>((turn + view.hand().front().face()) % (kSuits - 1));
    CountingQuestion question;
    if (turn % 3 == 0) {
        question.kind = CountingQuestion::Kind::shownVoid;
        question.suit = side;
        question.seat = view.context().seating.leftOf(view.seat());
        question.isVoid = (view.shownVoids(question.seat) >> static_cast<int>(side)) & 1;
        return question;
    }
    question.suit = turn % 3 == 1 ? Suit::spades : side;
    question.cards = unseenOf(view, question.suit);
    return question;
}

} // namespace sandbag
