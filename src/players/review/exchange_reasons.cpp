// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/exchange_reasons.h"

#include "policy/card_worth.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Part of the suit's other cards below a card, from which on it is a danger to a nil, and up to
/// which it hardly is one.
constexpr double kDanger = 0.5, kHarmless = 0.34;
/// A spade is drawn by spades alone, and wins wherever its holder has run out of a suit.
constexpr double kDangerSpade = 0.4, kHarmlessSpade = 0.25;
/// Chance of a trick from which on a card covers a partner's nil.
constexpr float kCovers = 0.5F;

/// What left a hand, and what stayed in it.
class PassedCards
{
public:
    PassedCards(const SeatView &view, const Event &made)
        : m_tables(view.context().play), m_cards(made.cards.begin(), made.cards.end())
    {
        m_kept = view.seen().play.hand[view.seat()];
        Slots second = view.seen().play.secondCopy[view.seat()];
        for (const Card card : view.unseen())
            m_unseen |= slotBit(slotOf(card));
        for (const Card card : m_cards) {
            const Slots bit = slotBit(slotOf(card));
            m_kept &= second & bit ? ~Slots{0} : ~bit;
            second &= ~bit;
        }
    }

    template<typename Is>
    [[nodiscard]] CardList those(Is is) const
    {
        CardList cards;
        std::copy_if(m_cards.begin(), m_cards.end(), std::back_inserter(cards), is);
        return cards;
    }
    [[nodiscard]] bool isAll(const CardList &cards) const { return cards.size() == m_cards.size(); }
    [[nodiscard]] bool isDanger(Card card) const
    {
        return heightOf(slotOf(card)) >= (isSpade(card) ? kDangerSpade : kDanger);
    }
    [[nodiscard]] bool isHarmless(Card card) const
    {
        return heightOf(slotOf(card)) <= (isSpade(card) ? kHarmlessSpade : kHarmless);
    }
    /// Nothing that was kept lies lower in its suit.
    [[nodiscard]] bool isLeast(Card card) const
    {
        for (Slots rest = m_kept; rest; rest &= rest - 1) {
            if (heightOf(static_cast<Slot>(std::countr_zero(rest))) < heightOf(slotOf(card)))
                return false;
        }
        return true;
    }
    /// The last of a side suit.
    [[nodiscard]] bool isLast(Card card) const
    {
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slotOf(card)];
        return suit < kEffectiveSpades && !(m_kept & m_tables.effectiveSuit[suit]);
    }
    [[nodiscard]] bool keepsCover() const
    {
        for (Slots rest = m_kept; rest; rest &= rest - 1) {
            if (laterWinChance(m_tables, m_kept, m_unseen,
                               static_cast<Slot>(std::countr_zero(rest))) >= kCovers)
                return true;
        }
        return false;
    }

private:
    [[nodiscard]] Slot slotOf(Card card) const { return m_tables.slotOf[card.face()]; }
    [[nodiscard]] bool isSpade(Card card) const
    {
        return m_tables.effectiveSuitOf[slotOf(card)] == kEffectiveSpades;
    }
    /// Part of the cards of its suit in the other hands that are below it.
    [[nodiscard]] double heightOf(Slot slot) const
    {
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
        if (suit == kNoEffectiveSuit)
            return 0;
        const Slots others = m_unseen & m_tables.effectiveSuit[suit];
        return others ? static_cast<double>(std::popcount(others & slotsUpTo(slot))) /
                            std::popcount(others)
                      : 1;
    }

    const PlayTables &m_tables;
    CardList m_cards;
    Slots m_kept = 0, m_unseen = 0;
};

SentenceArg signsOf(const CardList &cards)
{
    std::vector<Sentence> words;
    for (const Card card : cards)
        words.emplace_back("%1", std::vector<SentenceArg>{card});
    return words;
}

/// What of one's own nil partner may know while the deal goes on: the cards that they got. Nor is
/// more to be said of one that nothing could save.
std::vector<Sentence> ofHighCardsPassed(const PassedCards &passed, const CardList &dangers)
{
    if (dangers.empty())
        return {};
    if (passed.isAll(dangers))
        return {QT_TRANSLATE_NOOP("players", "I passed cards that could have won a trick.")};
    return {{QT_TRANSLATE_NOOP("players", "Of what I passed, %1 could have won a trick."),
             {signsOf(dangers)}}};
}

std::vector<Sentence> ofOwnNil(const PassedCards &passed, bool discreet, bool isLost)
{
    const CardList dangers = passed.those([&](Card card) { return passed.isDanger(card); });
    if (discreet || isLost)
        return ofHighCardsPassed(passed, dangers);
    std::vector<Sentence> reasons;
    if (!dangers.empty())
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "I saw a danger to my nil in %1."), {signsOf(dangers)}});
    const CardList lasts =
        passed.those([&](Card card) { return passed.isLast(card) && !passed.isDanger(card); });
    for (const Card card : lasts)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players",
                               "I passed %1 so that I could discard when that suit was led."),
             {card}});
    return reasons;
}

/// `discreet`: only of what partner got, not of what was kept.
std::vector<Sentence> ofPartnersNil(const PassedCards &passed, Seat partner, bool discreet)
{
    const CardList harmless = passed.those([&](Card card) { return passed.isHarmless(card); });
    if (!discreet && passed.isAll(harmless) && passed.keepsCover())
        return {Sentence::ofSeat(
            QT_TRANSLATE_NOOP(
                "players",
                "I kept cards that can cover %1's nil and passed cards that can hardly hurt it."),
            QT_TRANSLATE_NOOP(
                "players",
                "I kept cards that can cover your nil and passed cards that can hardly hurt it."),
            {partner})};
    std::vector<Sentence> reasons;
    if (!harmless.empty())
        reasons.push_back(Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "Of what I passed, %2 can hardly hurt %1's nil."),
            QT_TRANSLATE_NOOP("players", "Of what I passed, %2 can hardly hurt your nil."),
            {partner, signsOf(harmless)}));
    const CardList least =
        passed.those([&](Card card) { return !passed.isHarmless(card) && passed.isLeast(card); });
    if (!discreet && !least.empty())
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "Nothing I kept would have been safer to pass than %1."),
             {signsOf(least)}});
    return reasons;
}

/// The seat of a partner with a nil that is to be made; −1: none.
int nilPartner(const SeatView &view)
{
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat != view.seat() && view.seen().calls[seat].isNil())
            return seat;
    }
    return -1;
}

} // namespace

std::vector<Sentence> exchangeReasonsOf(const SeatView &view, const Event &made, const Mind &mind)
{
    if (!view.handKnown())
        return {};
    const PassedCards passed(view, made);
    if (view.seen().calls[view.seat()].isNil())
        return ofOwnNil(passed, mind.discreet, (mind.lostNils >> view.seat()) & 1);
    if (const int partner = nilPartner(view); partner >= 0 && !((mind.lostNils >> partner) & 1))
        return ofPartnersNil(passed, Seat{partner}, mind.discreet);
    return {};
}

} // namespace sandbag
