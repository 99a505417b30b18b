// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/exchange_reasons.h"

#include "heuristics/heuristics.h"
#include "policy/card_worth.h"
#include "policy/unseen_slots.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

namespace sandbag {

namespace {

/// Part of the suit's other cards below a card, from which on it is a danger to a nil, and up to
/// which it hardly is one.
constexpr double kDanger = 0.5, kHarmless = 0.34;
/// A spade is drawn by spades alone, and wins wherever its holder has run out of a suit.
constexpr double kDangerSpade = 0.4, kHarmlessSpade = 0.25;
/// Chance of a trick from which on a card covers a partner's nil.
constexpr float kCovers = 0.5F;
/// Spades with fewer of which nobody counts on ruffs.
constexpr int kFewTrumps = 2;
/// Chance of a trick below which nobody counts on one.
constexpr float kSeldomWins = 0.3F;

/// What left a hand, and what stayed in it.
class PassedCards
{
public:
    PassedCards(const SeatView &view, const Event &made)
        : m_tables(view.context().play),
          m_cards(made.cards.begin(), made.cards.end()),
          m_unseen(unseenSlots(view))
    {
        m_kept = view.seen().play.hand[view.seat()];
        Slots second = view.seen().play.secondCopy[view.seat()];
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
    [[nodiscard]] bool keepsSpades() const
    {
        return (m_kept & m_tables.effectiveSuit[kEffectiveSpades]) != 0;
    }
    /// Side suits of which nothing stays.
    [[nodiscard]] std::vector<Suit> suitsLeft() const
    {
        std::vector<Suit> suits;
        for (EffectiveSuit suit = kEffectiveClubs; suit < kEffectiveSpades; ++suit) {
            const bool gone = std::any_of(m_cards.begin(), m_cards.end(), [&](Card card) {
                return m_tables.effectiveSuitOf[slotOf(card)] == suit && isLast(card);
            });
            if (gone)
                suits.push_back(static_cast<Suit>(suit));
        }
        return suits;
    }
    /// The side suit that all of it comes from, where the hand had no shorter one.
    [[nodiscard]] std::optional<Suit> shortestSuit() const
    {
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slotOf(m_cards.front())];
        const bool all = std::all_of(m_cards.begin(), m_cards.end(), [&](Card card) {
            return m_tables.effectiveSuitOf[slotOf(card)] == suit;
        });
        if (!all || suit >= kEffectiveSpades)
            return {};
        const int kept = std::popcount(m_kept & m_tables.effectiveSuit[suit]);
        const int had = kept + static_cast<int>(m_cards.size());
        for (EffectiveSuit other = kEffectiveClubs; other < kEffectiveSpades; ++other) {
            const int count = std::popcount(m_kept & m_tables.effectiveSuit[other]);
            if (other != suit && count > 0 && count < had)
                return {};
        }
        return static_cast<Suit>(suit);
    }
    [[nodiscard]] bool isUnlikelyToWin(Card card) const
    {
        return !isSpade(card) && laterWinChance(m_tables, m_kept | slotBit(slotOf(card)), m_unseen,
                                                slotOf(card)) < kSeldomWins;
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
    Slots m_kept = 0, m_unseen;
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

/// What a hand that is to take tricks throws away, and what that does for it.
std::vector<Sentence> ofDiscards(const PassedCards &laid, Voice voice)
{
    const bool advised = voice == Voice::toPlayer;
    std::vector<Sentence> reasons;
    const auto unlikely = [&](Card card) { return laid.isUnlikelyToWin(card); };
    const bool trumps = laid.keepsSpades();
    for (const Suit suit : trumps ? laid.suitsLeft() : std::vector<Suit>())
        reasons.push_back(
            {advised ? QT_TRANSLATE_NOOP("players", "With no %1 left, you can trump that suit.")
                     : QT_TRANSLATE_NOOP("players",
                                         "I discarded my last %1 so that I could trump that suit."),
             {suit}});
    if (const auto suit = laid.shortestSuit(); suit && trumps && reasons.empty())
        reasons.push_back(
            {advised
                 ? QT_TRANSLATE_NOOP(
                       "players", "Your shortest suit is %1: with fewer, you can trump it sooner.")
                 : QT_TRANSLATE_NOOP("players", "I discarded from my shortest suit, %1, "
                                                "to be able to trump it sooner."),
             {*suit}});
    if (const CardList cards = laid.those(unlikely); laid.isAll(cards))
        reasons.emplace_back(
            advised ? QT_TRANSLATE_NOOP("players", "These cards are not likely to win a trick.")
                    : QT_TRANSLATE_NOOP("players",
                                        "The cards I discarded were not likely to win a trick."));
    return reasons;
}

/// What a nil throws away, which may not have been bid yet.
std::vector<Sentence> ofNilDiscards(const PassedCards &laid, bool isBid)
{
    const CardList dangers = laid.those([&](Card card) { return laid.isDanger(card); });
    if (dangers.empty())
        return {};
    if (isBid)
        return {
            {QT_TRANSLATE_NOOP("players", "I saw a danger to my nil in %1."), {signsOf(dangers)}}};
    return {{QT_TRANSLATE_NOOP("players", "I had a nil in mind and discarded %1, which could have "
                                          "won a trick."),
             {signsOf(dangers)}}};
}

/// A nil is what the hand is meant for, bid or not.
bool meansNil(const SeatView &view, const MatchOutlook &outlook, const Event &made,
              const Mind &mind)
{
    if (view.seen().calls[view.seat()].isNil() || (mind.plansNil && mind.weighsHands))
        return true;
    if (!view.mayAct() || !view.prompt().cards)
        return false;
    Heuristics heuristics(outlook.context);
    heuristics.setStanding(outlook.standing);
    const AskedPlayer player(view);
    const CardChoice &choice = *view.prompt().cards;
    return heuristics.aimOf(player, choice) == PickAim::nil &&
           heuristics.picked(player, choice, PickAim::nil).cards == made.cards;
}

/// What a card that is kept has before another one: it is as good, a trump, likelier to win, of a
/// suit that is held while the other's can be ruffed; neither is likely to win; or less.
enum class Before : std::uint8_t { nothing, trump, likelier, staysVoid, neither, less };

/// The hand can ruff the suit of the card that goes, and has cards of the one that is kept.
bool staysVoid(const SeatView &view, Slot kept, Slot other)
{
    const PlayTables &tables = view.context().play;
    const Slots own = view.seen().play.hand[view.seat()];
    const auto owned = [&](EffectiveSuit suit) {
        return std::popcount(own & tables.effectiveSuit[suit]);
    };
    const EffectiveSuit gone = tables.effectiveSuitOf[other];
    return gone < kEffectiveSpades && tables.effectiveSuitOf[kept] < kEffectiveSpades &&
           owned(gone) == 0 && owned(tables.effectiveSuitOf[kept]) > 0 &&
           owned(kEffectiveSpades) >= kFewTrumps;
}

Before beforeOther(const SeatView &view, Card kept, Card other)
{
    const PlayTables &tables = view.context().play;
    const Slot one = tables.slotOf[kept.face()], two = tables.slotOf[other.face()];
    const Slots others = unseenSlots(view) & ~(slotBit(one) | slotBit(two));
    const auto chanceOf = [&](Slot slot) {
        return laterWinChance(tables, view.seen().play.hand[view.seat()] | slotBit(slot), others,
                              slot);
    };
    const auto isTrump = [&](Slot slot) {
        return tables.effectiveSuitOf[slot] == kEffectiveSpades;
    };
    if (isTrump(one) && !isTrump(two))
        return Before::trump;
    if (isTrump(two) && !isTrump(one))
        return Before::less;
    if (chanceOf(one) <= chanceOf(two) && staysVoid(view, one, two))
        return Before::staysVoid;
    if (chanceOf(one) < chanceOf(two))
        return chanceOf(two) < kSeldomWins ? Before::neither : Before::less;
    return chanceOf(one) > chanceOf(two) ? Before::likelier : Before::nothing;
}

/// Of two cards the one that stays.
std::vector<Sentence> ofTwoDrawn(const SeatView &view, bool keepsFirst)
{
    const Card first = view.offered().front(), second = view.offered().back();
    const Card kept = keepsFirst ? first : second;
    const Card gone = keepsFirst ? second : first;
    const std::vector<SentenceArg> cards{first, second, kept};
    switch (beforeOther(view, kept, gone)) {
    case Before::trump:
        return {{QT_TRANSLATE_NOOP("players", "Of %1 and %2, I kept the %3, which is a trump."),
                 cards}};
    case Before::likelier:
        return {
            {QT_TRANSLATE_NOOP(
                 "players", "Of %1 and %2, I kept the %3, which was more likely to win a trick."),
             cards}};
    case Before::nothing:
        return {
            {QT_TRANSLATE_NOOP("players", "Of %1 and %2, I kept the %3: the two were about equal."),
             cards}};
    case Before::staysVoid:
        return {{QT_TRANSLATE_NOOP("players", "Of %1 and %2, I kept the %3: I had no %4 yet and "
                                              "could trump that suit."),
                 {first, second, kept, gone.suit()}}};
    case Before::neither:
        return {{QT_TRANSLATE_NOOP(
                     "players", "Of %1 and %2, I kept the %3: neither was likely to win a trick."),
                 cards}};
    default:
        return {{QT_TRANSLATE_NOOP("players", "Of %1 and %2, I kept the %3."), cards}};
    }
}

/// The card that is decided on, and what it is kept or laid away for.
std::vector<Sentence> ofDrawn(const SeatView &view, const Event &made)
{
    const CardList &offered = view.offered();
    if (offered.empty())
        return {};
    const PlayTables &tables = view.context().play;
    const bool keeps = made.word() == Word::keep;
    const Card card = offered.front();
    const Slot slot = tables.slotOf[card.face()];
    const Slots others = unseenSlots(view) & ~slotBit(slot);
    const Slots own = view.seen().play.hand[view.seat()] | slotBit(slot);
    const bool trump = tables.effectiveSuitOf[slot] == kEffectiveSpades;
    const bool wins = laterWinChance(tables, own, others, slot) >= kCovers;
    if (offered.size() > 1)
        return ofTwoDrawn(view, keeps);
    if (keeps && trump)
        return {{QT_TRANSLATE_NOOP("players", "I kept the %1, which is a trump."), {card}}};
    if (keeps && wins)
        return {{QT_TRANSLATE_NOOP("players", "I kept the %1, which was likely to win a trick."),
                 {card}}};
    if (keeps)
        return {{QT_TRANSLATE_NOOP("players", "I kept the %1, as I expected no better next card."),
                 {card}}};
    return {{QT_TRANSLATE_NOOP("players", "I discarded the %1, as I expected a better next card."),
             {card}}};
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

std::optional<Sentence> whyKept(const SeatView &view, bool keepsFirst)
{
    if (view.offered().size() < 2)
        return {};
    const Card first = view.offered().front(), second = view.offered().back();
    const Card gone = keepsFirst ? second : first;
    switch (beforeOther(view, keepsFirst ? first : second, gone)) {
    case Before::staysVoid:
        return Sentence(QT_TRANSLATE_NOOP("players", "You have no %1 yet and can trump that suit."),
                        {gone.suit()});
    case Before::trump:
        return QT_TRANSLATE_NOOP("players", "It's a trump, and the other card isn't.");
    case Before::likelier:
        return QT_TRANSLATE_NOOP("players", "It's more likely to win a trick than the other card.");
    case Before::nothing:
        return QT_TRANSLATE_NOOP("players", "The two cards are about equal.");
    case Before::neither:
        return QT_TRANSLATE_NOOP("players", "Neither card is likely to win a trick.");
    default:
        return {};
    }
}

std::vector<Sentence> whyLaidAway(const SeatView &view, const Event &laid)
{
    if (view.seen().calls[view.seat()].isNil())
        return {}; // how safe it is says enough
    return ofDiscards(PassedCards(view, laid), Voice::toPlayer);
}

std::vector<Sentence> exchangeReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                        const Event &made, const Mind &mind)
{
    if (made.kind == EventKind::draft)
        return mind.discreet ? std::vector<Sentence>() : ofDrawn(view, made);
    if (!view.handKnown() || made.cards.empty())
        return {};
    if (made.kind == EventKind::take) {
        const bool chosen =
            view.prompt().cards && view.prompt().cards->from.size() > made.cards.size();
        return chosen && !mind.discreet
                   ? std::vector<Sentence>{{QT_TRANSLATE_NOOP(
                                                "players",
                                                "Of the kitty, %1 seemed most useful to my hand."),
                                            {signsOf({made.cards.begin(), made.cards.end()})}}}
                   : std::vector<Sentence>();
    }
    const PassedCards passed(view, made);
    if (made.kind == EventKind::discard) {
        if (mind.discreet)
            return {};
        return meansNil(view, outlook, made, mind)
                   ? ofNilDiscards(passed, view.seen().calls[view.seat()].isNil())
                   : ofDiscards(passed, Voice::ofPlayer);
    }
    if (view.seen().calls[view.seat()].isNil())
        return ofOwnNil(passed, mind.discreet, (mind.lostNils >> view.seat()) & 1);
    if (const int partner = nilPartner(view); partner >= 0 && !((mind.lostNils >> partner) & 1))
        return ofPartnersNil(passed, Seat{partner}, mind.discreet);
    return {};
}

} // namespace sandbag
