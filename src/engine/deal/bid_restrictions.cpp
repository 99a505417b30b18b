// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/bid_restrictions.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

using What = Call::What;
using Reason = std::optional<Sentence>;

/// A call on trial: who would say it, and how the bidding would stand then.
struct Trial {
    const DealState &state;
    int seat;
    const Call &call;
    BiddingState before;
    BiddingState after;

    [[nodiscard]] const RuleSet &rules() const { return state.rules(); }
    [[nodiscard]] int side() const { return state.sideOf(seat); }
    /// Some partner's call fits.
    template<class Fits>
    [[nodiscard]] bool partnerCall(Fits fits) const
    {
        const int players = state.seating().players;
        for (int other = side(); other < players; other += state.seating().sides) {
            if (other != seat && fits(before.calls[static_cast<std::size_t>(other)]))
                return true;
        }
        return false;
    }
    /// How many partners have made a call: in teams of three the next can be the third.
    [[nodiscard]] int partnersCalled() const
    {
        int called = 0;
        for (int other = side(); other < state.seating().players; other += state.seating().sides)
            called += other != seat && before.calls[static_cast<std::size_t>(other)].made();
        return called;
    }
    [[nodiscard]] bool free() const { return rules().bid_restriction == BidRestriction::free; }
};

bool isDeclaration(const Call &call)
{
    return call.mark != Declaration::none;
}

bool isBlindNumber(const Call &call)
{
    return call.blind && (call.isNumber() || call.what == What::ten);
}

// ---- what the game does not allow now ----

Reason notFarEnoughBehind(const Trial &trial)
{
    if (!trial.call.blind)
        return {};
    const bool nil = trial.call.isNil() || trial.call.what == What::teamNil;
    const int deficit = nil ? trial.rules().blind_nil_deficit : trial.rules().blind_deficit;
    if (trailsBy(trial.state, trial.side(), deficit))
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("engine", "Only when your side is at least %1 points behind."),
        {deficit});
}

/// Calls that are blind for the whole side need partners who have not looked. A blind nil lets its
/// player look at once, a blind nil in the dark never.
Reason partnerHasLooked(const Trial &trial)
{
    if (!trial.call.blind)
        return {};
    const RuleSet &rules = trial.rules();
    const bool wholeSide =
        trial.call.what == What::teamNil || rules.bid_style == BidStyle::side ||
        (trial.call.what == What::moon && rules.blind_moon_needs == BlindMoonNeeds::side) ||
        (isBlindNumber(trial.call) && rules.blind_allowed == BlindAllowed::side);
    if (!wholeSide)
        return {};
    for (int other = trial.side(); other < trial.state.seating().players;
         other += trial.state.seating().sides) {
        const Call &said = trial.before.calls[static_cast<std::size_t>(other)];
        const bool neverLooks = said.blind && said.dark;
        if (trial.state.bidding.looked.has(other) && !neverLooks)
            return Sentence(QT_TRANSLATE_NOOP("engine", "Your partner has looked at the cards."));
    }
    return {};
}

Reason kittyTakerMayNotNil(const Trial &trial)
{
    if (!trial.call.isNil() || trial.state.kitty.extraTrickSeat != trial.seat)
        return {};
    return Sentence(QT_TRANSLATE_NOOP(
        "engine", "The kitty you took counts as a trick, so you cannot bid nil."));
}

Reason noSpadeForNoTrump(const Trial &trial)
{
    if (!trial.call.noTrump || spadesHeld(trial.state, trial.seat).most > 0)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "You need a spade to bid no trump."));
}

Reason noTrumpWithoutConsent(const Trial &trial)
{
    const bool asked = !trial.rules().notrump_consent || trial.state.seating().solo() ||
                       trial.state.questions.noTrumpConsent.has(trial.seat);
    if (!trial.call.noTrump || asked)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "Your partner must agree to no trump first."));
}

Reason secondDeclaration(const Trial &trial)
{
    if (!isDeclaration(trial.call) || !trial.partnerCall(isDeclaration))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "Your side has made its declaration."));
}

bool isRunDeclaration(const Call &call)
{
    return call.mark >= Declaration::littleMoe;
}

/// Mo and moe belong to the first side that takes either (D67).
Reason runTakenByOthers(const Trial &trial)
{
    if (!isRunDeclaration(trial.call))
        return {};
    for (int other = 0; other < trial.state.seating().players; ++other) {
        if (trial.state.sideOf(other) != trial.side() &&
            isRunDeclaration(trial.before.calls[static_cast<std::size_t>(other)]))
            return Sentence(
                QT_TRANSLATE_NOOP("engine", "Another side has declared a run of tricks."));
    }
    return {};
}

/// Ten and moon beside what a partner has said (D67).
Reason clashesWithPartner(const Trial &trial)
{
    const auto blocksTen = [](const Call &c) { return isBlindNumber(c) || isDeclaration(c); };
    const auto blocksMoon = [&](const Call &c) {
        return blocksTen(c) || c.isNil() || c.what == What::ten;
    };
    const bool clash = (trial.call.what == What::ten && trial.partnerCall(blocksTen)) ||
                       (trial.call.what == What::moon && trial.partnerCall(blocksMoon));
    if (!clash)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "It does not go with your partner's call."));
}

Reason teamNilTooLate(const Trial &trial)
{
    if (trial.call.what != What::teamNil ||
        !trial.partnerCall([](const Call &c) { return c.made(); }))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "Only the first of a side may call a team nil."));
}

/// After a partner's half trick only halves, and none to begin with when no partner follows.
Reason halvesDoNotMatch(const Trial &trial)
{
    if (!trial.rules().bid_half || !trial.free() || trial.rules().bid_style != BidStyle::each)
        return {};
    const bool half = trial.call.isNumber() && trial.call.halves % 2;
    const bool owed = contractHalves(*trial.state.table, trial.before, trial.side()) % 2;
    if (owed && !half)
        return Sentence(QT_TRANSLATE_NOOP("engine", "Your partner bid a half trick: bid one too."));
    if (!owed && half && !partnerToCall(*trial.state.table, trial.before, trial.seat))
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "Nobody is left to make the half trick whole."));
    return {};
}

/// Suicide: who said nil beside a partner's nil must now name a number.
Reason suicideNumberDue(const Trial &trial)
{
    const bool again = trial.rules().bid_restriction == BidRestriction::suicide &&
                       trial.state.bidding.callsAgain.has(trial.seat);
    if (!again || !trial.call.isNil())
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "Your partner is the nil: name a number."));
}

constexpr Reason (*kNotNow[])(const Trial &) = {
    notFarEnoughBehind, partnerHasLooked, kittyTakerMayNotNil,   noSpadeForNoTrump,
    secondDeclaration,  runTakenByOthers, clashesWithPartner,    teamNilTooLate,
    halvesDoNotMatch,   suicideNumberDue, noTrumpWithoutConsent,
};

// ---- nil bars ----

bool isNil(const Call &call)
{
    return call.isNil();
}

int nilsOf(const Trial &trial, const BiddingState &spoken, int side)
{
    int nils = 0;
    for (int seat = side; seat < trial.state.seating().players; seat += trial.state.seating().sides)
        nils += spoken.calls[static_cast<std::size_t>(seat)].isNil();
    return nils;
}

Reason doubleNilBarred(const Trial &trial)
{
    const bool barred = trial.rules().double_nil_scoring == DoubleNilScoring::barred;
    if (!barred || !trial.call.isNil() || !trial.partnerCall(isNil))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "Partners may not both bid nil here."));
}

/// Every player of the side bids nil and there are at least two: a double nil (D47).
bool completesDoubleNil(const Trial &trial)
{
    const int perSide = trial.state.seating().perSide();
    return trial.call.isNil() && perSide > 1 && nilsOf(trial, trial.after, trial.side()) == perSide;
}

Reason doubleNilTooEarly(const Trial &trial)
{
    const RuleSet &rules = trial.rules();
    if (rules.double_nil_scoring != DoubleNilScoring::joint || !completesDoubleNil(trial) ||
        trailsBy(trial.state, trial.side(), rules.double_nil_deficit))
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("engine", "A double nil only when at least %1 points behind."),
        {rules.double_nil_deficit});
}

/// The first side to call a moon bars a double nil of the others, and the other way round.
Reason moonAgainstDoubleNil(const Trial &trial)
{
    if (!trial.rules().moon_excludes_double_nil)
        return {};
    const Seating &seating = trial.state.seating();
    for (int side = 0; side < seating.sides; ++side) {
        if (side == trial.side() || seating.solo())
            continue;
        bool moon = false;
        for (int seat = side; seat < seating.players; seat += seating.sides)
            moon = moon || trial.before.calls[static_cast<std::size_t>(seat)].what == What::moon;
        if (moon && completesDoubleNil(trial))
            return Sentence(
                QT_TRANSLATE_NOOP("engine", "The moon of another side bars a double nil."));
        if (trial.call.what == What::moon && nilsOf(trial, trial.before, side) == seating.perSide())
            return Sentence(
                QT_TRANSLATE_NOOP("engine", "The double nil of another side bars a moon."));
    }
    return {};
}

/// `bid_nil_partner_min`: the number beside a nil, whichever of the two is called first.
Reason tooLowBesideNil(const Trial &trial)
{
    const int least = trial.free() ? trial.rules().bid_nil_partner_min : 0;
    const auto low = [&](const Call &c) {
        return (c.isNumber() || c.what == What::zero) && c.halves < 2 * least;
    };
    const bool clash = (low(trial.call) && trial.partnerCall(isNil)) ||
                       (trial.call.isNil() && trial.partnerCall(low));
    if (!clash)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "The partner of a nil must bid at least %1."),
                    {least});
}

constexpr Reason (*kNilBars[])(const Trial &) = {doubleNilBarred, doubleNilTooEarly,
                                                 moonAgainstDoubleNil, tooLowBesideNil};

// ---- board, one and nine, sum ----

/// The contract of the side once its last call is made; −1 while that is open or does not matter.
int settledContract(const Trial &trial)
{
    const RuleContext &table = *trial.state.table;
    const bool settled = trial.free() && !partnerToCall(table, trial.after, trial.seat) &&
                         !contractExempt(table, trial.after, trial.side());
    return settled ? contractHalves(table, trial.after, trial.side()) : -1;
}

Reason belowTheBoard(const Trial &trial)
{
    const int contract = settledContract(trial);
    if (contract < 0 || contract >= 2 * trial.rules().bid_board)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "The board: a side must bid at least %1."),
                    {trial.rules().bid_board});
}

Reason secondBidOfOne(const Trial &trial)
{
    const bool one = trial.call.isNumber() && trial.call.halves == 2;
    if (!trial.rules().bid_one_barred || !trial.free() || !one || trial.partnersCalled() != 1)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "The second bid of a side may not be one."));
}

Reason contractOfNine(const Trial &trial)
{
    if (!trial.rules().bid_nine_barred || settledContract(trial) != 18)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "No nines: a side's contract may not be nine."));
}

Reason completesTheSum(const Trial &trial)
{
    const RuleContext &table = *trial.state.table;
    if (!trial.rules().bid_sum_not_tricks || !allSpoken(table, trial.after) ||
        sumHalves(table, trial.after) != 2 * table.pack.tricks)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "The bids may not add up to %1."),
                    {table.pack.tricks});
}

template<std::size_t N>
Reason firstReason(Reason (*const (&rows)[N])(const Trial &), const Trial &trial)
{
    for (const auto row : rows) {
        if (auto reason = row(trial))
            return reason;
    }
    return {};
}

} // namespace

std::optional<Sentence> strikeReason(const DealState &state, int seat, const Call &call, int bar)
{
    const BiddingState before = spokenOf(state);
    const Trial trial{state, seat, call, before,
                      place(*state.table, before, state.firstBidder, seat, call)};
    switch (bar) {
    case 0:
        return firstReason(kNotNow, trial);
    case kNilBar:
        return firstReason(kNilBars, trial);
    case 2:
        return belowTheBoard(trial);
    case 3: {
        auto one = secondBidOfOne(trial);
        return one ? one : contractOfNine(trial);
    }
    default:
        return completesTheSum(trial);
    }
}

} // namespace sandbag
