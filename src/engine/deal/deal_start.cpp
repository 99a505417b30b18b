// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards a deal can begin with.
#include "deal/stages.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

bool cardsFit(CardList cards, CardList from)
{
    std::sort(cards.begin(), cards.end());
    std::sort(from.begin(), from.end());
    return std::includes(from.begin(), from.end(), cards.begin(), cards.end());
}

namespace {

int copiesIn(const CardList &cards, Card card)
{
    return static_cast<int>(std::count(cards.begin(), cards.end(), card));
}

/// All cards that the start names, hand by hand and aside.
CardList cardsNamed(const DealStart &start)
{
    CardList all = start.undealt;
    for (const CardList &hand : start.hands)
        all.insert(all.end(), hand.begin(), hand.end());
    return all;
}

Refusal checkHands(const RuleContext &context, const DealStart &start)
{
    const std::size_t size =
        context.pack.draft ? 0 : static_cast<std::size_t>(context.pack.handSize);
    if (start.hands.size() != static_cast<std::size_t>(context.seating.players))
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "The deal lists %n hand(s) for %1 players."),
            static_cast<int>(start.hands.size()), {context.seating.players});
    for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
        if (start.hands[seat].size() != size)
            return Sentence::counted(
                QT_TRANSLATE_N_NOOP("engine",
                                    "%1 holds %n card(s), but the deal gives each player %2."),
                static_cast<int>(start.hands[seat].size()),
                {Seat{static_cast<int>(seat)}, static_cast<int>(size)});
    }
    return {};
}

/// The one copy that is taken out beforehand (rule `deck_aside_card`) is in a hand.
bool setAsideIsDealt(const RuleContext &context, const DealStart &start)
{
    const auto &beside = context.pack.setAside;
    int dealt = 0;
    for (const CardList &hand : start.hands)
        dealt += beside ? copiesIn(hand, *beside) : 0;
    return beside && dealt == copiesIn(context.pack.cards, *beside);
}

Refusal checkAside(const RuleContext &context, const DealStart &start)
{
    if (setAsideIsDealt(context, start))
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1 is set aside before the deal: nobody "
                                                    "can hold it."),
                        {*context.pack.setAside});
    const bool needed = context.pack.kitty > 0 || context.pack.draft;
    const std::size_t wanted = context.pack.draft ? context.pack.cards.size()
                                                  : static_cast<std::size_t>(context.pack.leftover);
    if (start.undealt.size() == wanted || (start.undealt.empty() && !needed))
        return {};
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP(
            "engine",
            "The number of cards set aside in this deal is %1, but the file lists %n card(s)."),
        static_cast<int>(start.undealt.size()), {static_cast<int>(wanted)});
}

} // namespace

Refusal checkStart(const RuleContext &context, const DealStart &start)
{
    if (auto wrong = checkHands(context, start))
        return wrong;
    const CardList named = cardsNamed(start);
    for (const Card card : named) {
        const int copies = copiesIn(context.pack.cards, card);
        if (copies == 0)
            return Sentence(QT_TRANSLATE_NOOP("engine", "%1 is not in the deck."), {card});
        if (copiesIn(named, card) > copies)
            return Sentence(QT_TRANSLATE_NOOP("engine", "%1 was dealt too many times."), {card});
    }
    for (std::size_t seat = 0; seat < start.faceUp.size() && seat < start.hands.size(); ++seat) {
        if (!cardsFit(start.faceUp[seat], start.hands[seat]))
            return Sentence(
                QT_TRANSLATE_NOOP("engine", "%1 has a face-up card that is not in their hand."),
                {Seat{static_cast<int>(seat)}});
    }
    return checkAside(context, start);
}

} // namespace sandbag
