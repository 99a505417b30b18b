// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/last_trick/score.h"

#include "families/nil/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

constexpr LineText kLastTrickWon{.english = QT_TRANSLATE_NOOP("last_trick", "Won the last trick")};
constexpr LineText kLastTrickAce{
    .english = QT_TRANSLATE_NOOP("last_trick", "Won the last trick with an ace")};
constexpr LineText kLastTrickSpadeAce{
    .english = QT_TRANSLATE_NOOP("last_trick", "Won the last trick with the ace of spades")};
constexpr LineText kLastTrickDeuce{
    .english = QT_TRANSLATE_NOOP("last_trick", "Won the last trick with a two")};
constexpr LineText kLastTrickHighSpade{
    .english = QT_TRANSLATE_NOOP(
        "last_trick", "Met the bid exactly by winning the last trick with a high spade")};
constexpr LineText kLastTrickAceOnNil{
    .english = QT_TRANSLATE_NOOP("last_trick",
                                 "The successful nil bidder played an ace to the last trick")};
constexpr const LineText *kWonLines[] = {&kLastTrickWon};
constexpr const LineText *kAceLines[] = {&kLastTrickAce};
constexpr const LineText *kSpadeAceLines[] = {&kLastTrickSpadeAce};
constexpr const LineText *kDeuceLines[] = {&kLastTrickDeuce};
constexpr const LineText *kHighSpadeLines[] = {&kLastTrickHighSpade};
constexpr const LineText *kAceOnNilLines[] = {&kLastTrickAceOnNil};

constexpr int kTwo = 0;
constexpr int kNine = 7;

bool isElevated(const ScoreBuilder &builder, Card card)
{
    const CardList &raised = builder.rules.trumps_elevated;
    return std::find(raised.begin(), raised.end(), card.held()) != raised.end();
}

bool isSpade(const ScoreBuilder &builder, Card card)
{
    return !card.isJoker() && (card.suit() == Suit::spades || isElevated(builder, card));
}

/// D59: a spade of rank nine or above that brings the side's T exactly to a contract above 0.
bool highSpadeMeets(const ScoreBuilder &builder, Card card, int seat)
{
    if (!isSpade(builder, card) || card.isLowAce() || card.rank() < kNine)
        return false;
    const SideWork &work = builder.sides[builder.seating.sideOf(seat)];
    const bool ofNil = builder.bid(seat).isNil(); // a failed nil's trick brings nothing
    return !ofNil && work.contract > 0 && work.counted == work.contract;
}

/// Pays the winner of the last trick, if anyone did.
void pay(ScoreBuilder &builder, bool earned, int points, const LineText &text)
{
    const int seat = builder.facts.lastTrick.seat;
    if (seat >= 0 && earned)
        builder.add(builder.seating.sideOf(seat),
                    {.rule = kLastTrickLine, .text = text, .points = points, .seat = seat});
}

bool isAceOfSpades(Card card)
{
    return card.held() == Card(Suit::spades, 12);
}

void scoreWon(ScoreBuilder &builder)
{
    pay(builder, true, builder.rules.last_trick_bonus, kLastTrickWon);
}

void scoreAce(ScoreBuilder &builder)
{
    const Card card = builder.facts.lastTrick.card;
    pay(builder, card.isAce() && !isAceOfSpades(card), builder.rules.last_trick_ace, kLastTrickAce);
}

void scoreSpadeAce(ScoreBuilder &builder)
{
    pay(builder, isAceOfSpades(builder.facts.lastTrick.card), builder.rules.last_trick_spade_ace,
        kLastTrickSpadeAce);
}

void scoreDeuce(ScoreBuilder &builder)
{
    const Card card = builder.facts.lastTrick.card;
    const bool two = !card.isJoker() && card.rank() == kTwo && !isSpade(builder, card);
    pay(builder, two, builder.rules.last_trick_deuce, kLastTrickDeuce);
}

void scoreHighSpade(ScoreBuilder &builder)
{
    const LastTrick &trick = builder.facts.lastTrick;
    pay(builder, trick.seat >= 0 && highSpadeMeets(builder, trick.card, trick.seat),
        builder.rules.last_trick_high_spade, kLastTrickHighSpade);
}

/// A made nil that plays an ace to the last trick: one fifth of its value more.
void scoreLastAceOnNil(ScoreBuilder &builder)
{
    const LastTrick &trick = builder.facts.lastTrick;
    for (int i = 0; i < trick.count && trick.led >= 0; ++i) {
        const int seat = (trick.led + i) % builder.seating.players;
        if (builder.nilKept(seat) && trick.cards[static_cast<std::size_t>(i)].isAce())
            builder.add(builder.seating.sideOf(seat), {.rule = kLastTrickLine,
                                                       .text = kLastTrickAceOnNil,
                                                       .points = nilStake(builder, seat).made / 5,
                                                       .seat = seat});
    }
}

/// The cards matter only where a nil was made.
bool nilMade(const RuleSet &rules, const DealFacts &facts, const Seating &seating)
{
    for (int seat = 0; seat < seating.players; ++seat) {
        if (facts.bids[seat].isNil() && !whyNilFails(rules, facts, seat))
            return true;
    }
    return false;
}

} // namespace

constinit const ScoringRule kLastTrickWonRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.last_trick_bonus > 0; },
    .step = scoreWon,
    .reads = {Fact::lastWinner},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kWonLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kLastTrickAceRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.last_trick_ace > 0; },
    .step = scoreAce,
    .reads = {Fact::lastWinner, Fact::lastCard},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kAceLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kLastTrickSpadeAceRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.last_trick_spade_ace > 0; },
    .step = scoreSpadeAce,
    .reads = {Fact::lastWinner, Fact::lastCard},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kSpadeAceLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kLastTrickDeuceRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.last_trick_deuce > 0; },
    .step = scoreDeuce,
    .reads = {Fact::lastWinner, Fact::lastCard},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kDeuceLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kLastTrickHighSpadeRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.last_trick_high_spade > 0; },
    .step = scoreHighSpade,
    .reads = {Fact::lastWinner, Fact::lastCard},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kHighSpadeLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kLastTrickAceOnNilRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.last_trick_ace_on_nil; },
    .step = scoreLastAceOnNil,
    .reads = {Fact::lastWinner, Fact::lastCards},
    .concerns = nilMade,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kAceOnNilLines,
    .column = BlankColumn::bonus,
};

} // namespace sandbag
