// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/call_reasons.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "families/winning/target.h"
#include "heuristics/heuristics.h"
#include "policy/card_worth.h"
#include "policy/unseen_slots.h"
#include "review/nil_risk.h"
#include "search/score_words.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace sandbag {

namespace {

constexpr float kByFeeling = 0.7F;   ///< tricks by which a hand is misjudged
constexpr int kNamed = 5;            ///< the highest cards of a suit, which are named
constexpr int kSpadesToRuff = 2;     ///< with fewer nobody counts on ruffs
constexpr int kLong = 5;             ///< cards of a suit of which low ones may win
constexpr float kWorthNaming = 0.5F; ///< tricks, as expected ones are told by halves
constexpr int kGoodNil = 60;         ///< chance in percent from which on a nil is tempting
constexpr int kNoNil = 3;            ///< … and up to which it has none
constexpr float kHopeless = 0.1F;    ///< chance of a nil that nobody can cover
constexpr int kShort = 1;            ///< cards of a suit that will soon be out

/// The hand of the bidder, in the slots of the play.
class BidHand
{
public:
    explicit BidHand(const SeatView &view)
        : m_view(view),
          m_tables(view.context().play),
          m_own(view.seen().play.hand[view.seat()]),
          m_others(unseenSlots(view))
    {
    }

    [[nodiscard]] Slots own() const { return m_own; }
    [[nodiscard]] Slots others() const { return m_others; }
    [[nodiscard]] Slots secondCopies() const
    {
        return m_view.seen().play.secondCopy[m_view.seat()];
    }
    [[nodiscard]] const PlayTables &tables() const { return m_tables; }
    [[nodiscard]] int count(EffectiveSuit effectiveSuit) const
    {
        const Slots suit = m_tables.effectiveSuit[effectiveSuit];
        return std::popcount(m_own & suit) + std::popcount(secondCopies() & suit);
    }

    /// High cards that are counted on: at most one card of their suit beats them, of spades three,
    /// and lower ones guard them, or they are likely to win a trick as they are.
    [[nodiscard]] CardList winners() const
    {
        CardList cards;
        for (int effectiveSuit = kEffectiveSpades; effectiveSuit >= kEffectiveClubs;
             --effectiveSuit) {
            const Slots all = m_tables.effectiveSuit[static_cast<std::size_t>(effectiveSuit)];
            const int most = effectiveSuit == kEffectiveSpades ? 3 : 1;
            for (Slots rest = m_own & all; rest;) {
                const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
                rest &= ~slotBit(top);
                const int above = std::popcount(m_others & all & slotsAbove(top));
                const bool guarded = above <= 1 && std::popcount(rest) >= above;
                const bool likely = laterWinChance(m_tables, m_own, m_others, top) >= kWorthNaming;
                const int place = std::popcount((m_own | m_others) & all & slotsAbove(top));
                if (above > most || place >= kNamed || (!guarded && !likely))
                    break;
                cards.push_back(m_tables.cardAt[top]);
            }
        }
        return cards;
    }
    /// The shortest side suit that could be ruffed; nothing where none is short enough.
    [[nodiscard]] std::optional<Suit> shortSuit() const
    {
        if (count(kEffectiveSpades) < kSpadesToRuff)
            return {};
        for (int few = 0; few <= kShort; ++few) {
            for (EffectiveSuit effectiveSuit = kEffectiveClubs; effectiveSuit < kEffectiveSpades;
                 ++effectiveSuit) {
                if (count(effectiveSuit) == few &&
                    (m_others & m_tables.effectiveSuit[effectiveSuit]))
                    return static_cast<Suit>(effectiveSuit);
            }
        }
        return {};
    }

    /// The long suit of which cards that are not named are counted for most tricks; nothing where
    /// none is counted for enough.
    [[nodiscard]] std::optional<Suit> longSuit(const HandModel &model) const
    {
        Slots low = m_own;
        for (const Card card : winners())
            low &= ~slotBit(m_tables.slotOf[card.face()]);
        std::optional<Suit> longest;
        float most = kWorthNaming;
        for (EffectiveSuit suit = kEffectiveClubs; suit <= kEffectiveSpades; ++suit) {
            const Slots cards = low & m_tables.effectiveSuit[suit];
            const float tricks =
                count(suit) < kLong ? 0 : model.tricksOf(cards, {m_own, secondCopies()}, m_others);
            if (tricks < most)
                continue;
            most = tricks;
            longest = static_cast<Suit>(suit);
        }
        return longest;
    }

private:
    const SeatView &m_view;
    const PlayTables &m_tables;
    Slots m_own;
    Slots m_others = 0;
};

std::vector<Sentence> signs(const CardList &cards)
{
    std::vector<Sentence> words;
    for (const Card card : cards)
        words.emplace_back("%1", std::vector<SentenceArg>{card});
    return words;
}

/// A partner who has bid already; −1: none.
int partnerHeard(const SeatView &view)
{
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat != view.seat() && view.seen().calls[seat].what != Call::What::none)
            return seat;
    }
    return -1;
}

Act bidOf(const SeatView &view, int seat)
{
    return actOf(Event::makeCall(seat, view.seen().calls[seat]));
}

/// "I held A♠ K♠, and Bo had bid 5."
void addHeld(std::vector<Sentence> &reasons, const SeatView &view, const CardList &cards)
{
    const int partner = partnerHeard(view);
    if (partner >= 0 && !cards.empty())
        reasons.push_back(
            Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "I held %1, and %2 had bid %3."),
                             QT_TRANSLATE_NOOP("players", "I held %1, and you had bid %3."),
                             {signs(cards), Seat{partner}, bidOf(view, partner)}));
    else if (!cards.empty())
        reasons.push_back({QT_TRANSLATE_NOOP("players", "I held %1."), {signs(cards)}});
    else if (partner >= 0)
        reasons.push_back(Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "I had no sure tricks, and %1 had bid %2."),
            QT_TRANSLATE_NOOP("players", "I had no sure tricks, and you had bid %2."),
            {Seat{partner}, bidOf(view, partner)}));
    else
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "I had no sure tricks."));
}

float expectedTricks(const SeatView &view, const MatchOutlook &outlook)
{
    const BidHand hand(view);
    const Heuristics heuristics(outlook.context);
    return heuristics.hands().tricks(hand.own(), hand.secondCopies(), hand.others());
}

/// As far as it is told.
int halves(float tricks)
{
    return static_cast<int>(std::lround(2 * tricks));
}

/// What may be called instead of that number or a higher one.
struct Below {
    bool nil = false;
    bool other = false; ///< a lower number, or no number at all, like a pass
};

Below belowOf(const SeatView &view, const Call &call)
{
    Below below;
    for (const Event &event : view.prompt().choices) {
        if (event.kind != EventKind::call)
            continue;
        const Call &one = event.call();
        below.nil |= one.isNil();
        below.other |=
            !one.isNil() && one.what != Call::What::moon && one.contractHalves() < call.halves;
    }
    return below;
}

/// The rules leave a nil, or one number, beside which there may be a nil.
bool isOnlyBid(const SeatView &view, const Call &call)
{
    const auto &choices = view.prompt().choices;
    const auto others = std::count_if(choices.begin(), choices.end(), [&](const Event &event) {
        return event.kind == EventKind::call && event.call() != call &&
               !(call.isNumber() && event.call().isNil());
    });
    return others == 0;
}

/// Of those who bid so little in sum that tricks are left.
constexpr int kLeftOver = 2;

/// Tricks that the numbers of all others come to, where these leave more than a hand's share each;
/// nothing where they do not, while another is still to bid, or where one alone has named a number.
std::optional<int> lowTable(const SeatView &view)
{
    const PerSeat<Call> own = ownNumbers(view.seen());
    const int players = view.context().seating.players;
    int halves = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat == view.seat())
            continue;
        if (!view.seen().calls[seat].isNumber())
            return {};
        halves += own[seat].contractHalves();
    }
    const int share = (players - 1) * view.context().pack.tricks / players;
    const bool low = players > 2 && halves > 0 && halves + 2 * kLeftOver <= 2 * share;
    return low && halves % 2 == 0 ? std::optional(halves / 2) : std::nullopt;
}

/// Someone else who bid nil, a partner first; −1: none.
int nilHeard(const SeatView &view)
{
    const Seating &seating = view.context().seating;
    int nil = -1;
    for (int seat = 0; seat < seating.players; ++seat) {
        if (seat == view.seat() || !view.seen().calls[seat].isNil())
            continue;
        if (nil < 0 || seating.together(seat, view.seat()))
            nil = seat;
    }
    return nil;
}

/// Why the bid is higher than what was expected: the match, the calls before it, else what its
/// player thinks of such hands.
Sentence ofMore(const SeatView &view, const MatchOutlook &outlook, const Call &bid,
                const Mind &mind)
{
    if (const Below below = belowOf(view, bid); !below.other)
        return Sentence::counted(
            below.nil ? QT_TRANSLATE_N_NOOP("players", "I had to bid nil or at least %n trick(s).")
                      : QT_TRANSLATE_N_NOOP("players", "I had to bid at least %n trick(s)."),
            bid.tricks());
    if (arrivesBy(view, outlook.standing, bid))
        return Sentence::counted(
            view.context().seating.solo()
                ? QT_TRANSLATE_N_NOOP("players",
                                      "By making this bid, I would reach %n point(s); a lower one "
                                      "would not have been enough.")
                : QT_TRANSLATE_N_NOOP("players",
                                      "By making this bid, we would reach %n point(s); a lower one "
                                      "would not have been enough."),
            targetScore(view.rules()));
    if (const int nil = nilHeard(view); nil >= 0)
        return Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "%1's nil left more tricks for the other players."),
            QT_TRANSLATE_NOOP("players", "Your nil left more tricks for the other players."),
            {Seat{nil}});
    if (const auto sum = lowTable(view))
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("players",
                                "The others had bid only %n trick(s), which left more for me."),
            *sum);
    if (mind.hopeful)
        return {QT_TRANSLATE_NOOP("players", "I was hopeful and bid more than that.")};
    return mind.imagines
               ? Sentence(
                     QT_TRANSLATE_NOOP("players", "In the deals I imagined, it paid to bid more."))
               : Sentence(QT_TRANSLATE_NOOP(
                     "players", "In my experience, it pays to bid more with such a hand."));
}

/// The number is what the hand is to take, and no part of what the side undertakes together.
bool isOwnNumber(const SeatView &view)
{
    const RuleSet &rules = view.rules();
    return !isAuction(rules) && !sidesBid(rules) && !numbersClose(rules);
}

/// Why the bid is a trick away from what was expected, where the score does not say it.
void addDifference(std::vector<Sentence> &reasons, const SeatView &view,
                   const MatchOutlook &outlook, const Call &bid, const Mind &mind)
{
    if (!isOwnNumber(view))
        return;
    const int expected = halves(expectedTricks(view, outlook)); // as it was said
    if (bid.halves >= expected + 2 && mind.bidNoise < kByFeeling)
        reasons.push_back(ofMore(view, outlook, bid, mind));
    else if (bid.halves <= expected - 2 && mind.bidNoise < kByFeeling)
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "I bid less than that to be safe."));
}

void addNumber(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
               const Call &bid, const Mind &mind)
{
    const BidHand hand(view);
    addHeld(reasons, view, hand.winners());
    if (const auto suit = hand.shortSuit())
        reasons.push_back(Sentence::counted(
            hand.count(static_cast<EffectiveSuit>(*suit)) == 0
                ? QT_TRANSLATE_N_NOOP("players", "With %n spade(s) and no %1, I hoped to trump.")
                : QT_TRANSLATE_N_NOOP("players",
                                      "With %n spade(s) and hardly any %1, I hoped to trump."),
            hand.count(kEffectiveSpades), {*suit}));
    if (const auto suit = hand.longSuit(Heuristics(outlook.context).hands()))
        reasons.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "I hoped for tricks from lower cards among my %n %1."),
            hand.count(static_cast<EffectiveSuit>(*suit)), {*suit}));
    if (const int expected = halves(expectedTricks(view, outlook)); expected > 0)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "I expected my hand to take about %1 of the tricks."),
             {HalfTricks{expected}}});
    else
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I expected my hand to take hardly any tricks."));
    if (mind.bidNoise >= kByFeeling && !isOnlyBid(view, bid))
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I bid on instinct, and may be a trick off."));
}

/// The rules make that number of the spades in the hand.
bool isGiven(const SeatView &view, const Call &call)
{
    return spadesGiveBid(view.rules()) && call.isNumber() && call.tricks() > 0;
}

/// Where a nil was the only other bid: what it promised.
void addNilLeft(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook)
{
    const auto &choices = view.prompt().choices;
    const bool open = std::any_of(choices.begin(), choices.end(), [](const Event &event) {
        return event.kind == EventKind::call && event.call().isNil();
    });
    if (!open)
        return;
    const BidHand hand(view);
    const Heuristics heuristics(outlook.context);
    const int percent = ofHundred(static_cast<double>(
        heuristics.hands().nilChance(hand.own(), hand.secondCopies(), hand.others(), -1)));
    if (percent < kNoNil)
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "At first sight, a nil had hardly any chance."));
    else if (percent < kGoodNil)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "At first sight, a nil had a chance of only about %1%."),
             {percent}});
}

/// How safe the nil seemed, and who could make it safer.
void addNilChance(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
                  const Mind &mind)
{
    const BidHand hand(view);
    const int partner = partnerHeard(view);
    const float bid =
        partner >= 0 ? static_cast<float>(view.seen().calls[partner].tricks()) : -1.0F;
    const Heuristics heuristics(outlook.context);
    const float chance =
        heuristics.hands().nilChance(hand.own(), hand.secondCopies(), hand.others(), bid);
    const bool isLost = (mind.lostNils >> view.seat()) & 1;
    if (partner >= 0 && bid > 0 && chance >= kHopeless && !isLost)
        reasons.push_back(
            Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had bid %2 and could cover me."),
                             QT_TRANSLATE_NOOP("players", "You had bid %2 and could cover me."),
                             {Seat{partner}, bidOf(view, partner)}));
    if (const int percent = ofHundred(static_cast<double>(chance)); percent > 0)
        reasons.push_back({QT_TRANSLATE_NOOP("players", "At first sight, I put the nil's chances "
                                                        "at about %1%."),
                           {percent}});
    else
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "At first sight, I gave the nil hardly any chance."));
}

void addNil(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
            const Call &nil, const Mind &mind)
{
    const BidHand hand(view);
    const Slots spades = hand.own() & hand.tables().effectiveSuit[kEffectiveSpades];
    if (spades)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "My highest spade was the %1."),
             {hand.tables().cardAt[static_cast<std::size_t>(std::bit_width(spades) - 1)]}});
    else
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "I had no spades."));
    if (auto risk = nilRiskOf(hand.tables(), hand.own(), hand.others()))
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "What I feared: %1"), {nested(std::move(*risk))}});
    if (isSuicide(view.rules()))
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "One of us had to bid nil."));
    if (isLostFromTheStart(view, nil)) {
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "This nil couldn't be made."));
        return;
    }
    addNilChance(reasons, view, outlook, mind);
}

} // namespace

std::vector<Sentence> callReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                    const Call &call, const Mind &mind)
{
    std::vector<Sentence> reasons;
    const bool saw = view.handKnown() && !mind.discreet && !call.blind;
    const bool given = saw && isGiven(view, call);
    if (given)
        reasons.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "I held %n spade(s), which gave my number."),
            call.tricks()));
    if (given && isOnlyBid(view, call)) {
        addNilLeft(reasons, view, outlook);
        return reasons;
    }
    if (saw && call.isNil())
        addNil(reasons, view, outlook, call, mind);
    else if (saw && call.tricks() > 0)
        addNumber(reasons, view, outlook, call, mind);
    else if (const int partner = partnerHeard(view); partner >= 0)
        reasons.push_back(Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had bid %2."),
                                           QT_TRANSLATE_NOOP("players", "You had bid %2."),
                                           {Seat{partner}, bidOf(view, partner)}));
    if (saw && !given && isOnlyBid(view, call))
        reasons.emplace_back(call.isNumber()
                                 ? QT_TRANSLATE_NOOP("players", "No other number was allowed.")
                                 : QT_TRANSLATE_NOOP("players", "No other bid was allowed."));
    std::vector<Sentence> score = scoreWords(view, outlook.standing, call, Voice::ofPlayer);
    if (saw && !given && call.isNumber() && score.empty() && !isOnlyBid(view, call))
        addDifference(reasons, view, outlook, call, mind);
    for (Sentence &words : score)
        reasons.push_back(std::move(words));
    return reasons;
}

std::vector<Sentence> handWords(const SeatView &view, const Call &call)
{
    if (!view.handKnown() || call.blind || !call.isNumber() || call.tricks() == 0)
        return {};
    if (isGiven(view, call))
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "You hold %n spade(s), which gives your number."),
            call.tricks())};
    const BidHand hand(view);
    std::vector<Sentence> words;
    if (const CardList cards = hand.winners(); !cards.empty())
        words.push_back({QT_TRANSLATE_NOOP("players", "You hold %1."), {signs(cards)}});
    const int expected = halves(Heuristics(view.seen().context)
                                    .hands()
                                    .tricks(hand.own(), hand.secondCopies(), hand.others()));
    // What is further off than a trick is bid for other reasons than the hand.
    if (isOwnNumber(view) && std::abs(expected - call.halves) <= 2)
        words.push_back(
            {QT_TRANSLATE_NOOP("players", "Expect your hand to take about %1 of the tricks."),
             {HalfTricks{expected}}});
    return words;
}

} // namespace sandbag
