// SPDX-License-Identifier: GPL-3.0-or-later
// No option is listed and does nothing: for each of them a match is found that goes otherwise when
// nothing but this option is changed, though the cards and every free choice are the same.
#include "random_rules.h"
#include "test_main.h"

#include "deal/seat_view.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "rulebook/describe.h"
#include "scoring/end_condition.h"
#include "scoring/score_deal.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace sandbag;

namespace {

/// Options whose effect lies outside the engine's deals: what the table shows or the clock does.
/// Here only their line in the rule sheet can be seen.
const std::map<std::string, const char *> kElsewhere = {
    {"jokers_big", "which picture is the big joker"},
    {"trick_review", "which tricks the table shows again"},
    {"tempo_seconds", "when the session plays a card for a slow player"},
    {"deal_cut", "what the live table asks before the deal"},
    {"table_direction", "on which side the next player sits"},
    {"bid_talk_penalty", "which ruling the table offers"},
    {"bid_talk_amount", "how much that ruling costs"},
};

constexpr int kDeals = 4;
constexpr int kTries = 30000;

/// What a match looked like from outside: prompts, refusals, results.
using Transcript = std::vector<std::string>;

std::string described(const Prompt &prompt)
{
    std::string text = std::string(toString(prompt.phase)) + std::to_string(prompt.seat);
    for (const Event &event : prompt.choices)
        text += '|' + toString(event);
    if (prompt.cards)
        text += toString(prompt.cards->from) + std::to_string(prompt.cards->least) +
                std::to_string(prompt.cards->most) + std::to_string(prompt.cards->nameSuit);
    for (const int seat : prompt.talk)
        text += 't' + std::to_string(seat);
    return text;
}

Event choose(const Prompt &prompt, std::uint64_t random)
{
    if (!prompt.cards)
        return prompt.choices[random % prompt.choices.size()];
    const CardChoice &choice = *prompt.cards;
    const auto count = static_cast<std::size_t>(choice.least) +
                       random % static_cast<std::size_t>(choice.most - choice.least + 1);
    CardList cards(choice.from.begin(), choice.from.begin() + static_cast<std::ptrdiff_t>(count));
    Event event = Event::withCards(choice.kind, prompt.seat, cards, choice.to);
    if (choice.nameSuit)
        event.suit = Suit::clubs;
    return event;
}

std::string described(const DealResult &result, const Seating &seating)
{
    std::string text = result.voidReason();
    for (const ScoreLine &line : result.score.lines())
        text += std::string(line.rule->word) + std::to_string(line.side) + ':' +
                std::to_string(line.points) + '/' + std::to_string(line.bags) + ' ';
    for (int side = 0; side < seating.sides; ++side)
        text += std::to_string(result.after.totals[side]) + ' ';
    return text + (result.after.end ? result.after.end->word : "");
}

/// Tries what may be done beside the decision, and says what came of it.
void tryAsides(Match &match, Transcript &transcript, std::uint64_t random)
{
    const DealState &deal = *match.deal();
    if (random % 5)
        return;
    const auto refused = [&](const Event &event) {
        const auto why = match.apply(event);
        transcript.push_back(toString(event) + (why ? plainEnglish(*why) : std::string(" done")));
    };
    const int players = deal.seating().players;
    const int seat = std::max(deal.seat, 0);
    if (!deal.log.empty() && random % 3 == 0)
        refused(Event::withCards(EventKind::back, deal.log.back().seat, deal.log.back().cards));
    if (random % 7 == 0)
        refused(Event::challenge(seat, (seat + 1) % players, 1));
    if (!match.dealOver() && random % 11 == 0)
        refused(Event::of(EventKind::claim, seat));
    if (!match.dealOver() && random % 13 == 0)
        refused(Event::clock(static_cast<int>(random % 500)));
}

Transcript playThrough(const RuleSet &rules, std::uint64_t seed)
{
    Transcript transcript;
    MatchRecord record;
    record.rules = rules;
    Match match(record);
    Dice dice(seed);
    const DealerDraw draw = drawForDealer(*match.context(), dice.next());
    transcript.push_back("dealer " + std::to_string(draw.dealer));
    int dealer = draw.dealer;
    for (int deal = 0; deal < kDeals && !match.over(); ++deal) {
        const DealStart start = dealCards(*match.context(), dealer, dice.next());
        for (const CardList &cards : start.faceUp)
            transcript.push_back(toString(cards));
        if (match.beginDeal(start))
            return transcript;
        while (!match.dealOver()) {
            const std::uint64_t random = dice.next();
            tryAsides(match, transcript, random >> 8);
            if (match.dealOver())
                break;
            const Prompt prompt = legal(*match.deal());
            transcript.push_back(described(prompt));
            transcript.push_back(toString(SeatView(*match.deal(), prompt.seat).unseen()));
            if (match.apply(choose(prompt, random)))
                return transcript;
        }
        const DealResult &result = match.results().back();
        transcript.push_back(described(result, match.context()->seating));
        if (rules.bonus_split)
            for (const int share : bonusShares(result.score, match.context()->seating))
                transcript.push_back(std::to_string(share));
        dealer = match.nextDealer();
        transcript.push_back("next " + std::to_string(dealer));
    }
    return transcript;
}

/// Outcomes too rare for random play: a side that takes every trick or none on a special call.
std::vector<DealFacts> extremes(const Seating &seating, int tricks)
{
    std::vector<DealFacts> all;
    const auto add = [&](Call call, bool both, bool everyTrick) {
        DealFacts facts;
        facts.tricksInDeal = tricks;
        for (int seat = 0; seat < seating.players; ++seat) {
            const bool ours = seating.sideOf(seat) == 0;
            const bool calls = seat == 0 || both;
            if (ours && calls)
                facts.bids[seat] = call;
            else if (!ours)
                facts.bids[seat] = Call::number(1);
        }
        const int taker = everyTrick ? 0 : 1;
        facts.tricks[taker] = static_cast<std::uint8_t>(tricks);
        facts.winnerCount = tricks;
        std::fill_n(facts.winners.begin(), tricks, static_cast<std::int8_t>(taker));
        all.push_back(facts);
    };
    for (const Call::What what : {Call::What::moon, Call::What::ten, Call::What::nil}) {
        const bool nil = what == Call::What::nil;
        add(Call::of(what), nil, !nil);
        add(Call::of(what).asBlind(), nil, !nil);
    }
    return all;
}

Transcript scoreExtremes(const RuleSet &rules)
{
    const Seating seating(rules);
    Transcript transcript;
    for (const DealFacts &facts : extremes(seating, planPack(rules).tricks)) {
        DealResult result;
        result.score = scoreDeal(rules, seating, facts, Standing{});
        result.after = advance(rules, seating, Standing{}, result.score);
        transcript.push_back(described(result, seating));
    }
    return transcript;
}

std::string sheetOf(const RuleSet &rules)
{
    std::string text;
    for (const SheetSection &section : describe(rules)) {
        for (const Sentence &line : section.lines)
            text += plainEnglish(line) + ' ';
    }
    return text;
}

} // namespace

class TestEveryOption : public QObject
{
    Q_OBJECT

private slots:
    void changesSomething_data()
    {
        QTest::addColumn<int>("index");
        for (const Option &option : catalogue())
            QTest::newRow(option.id) << option.index;
    }

    void changesSomething()
    {
        QFETCH(int, index);
        const Option &option = catalogue()[static_cast<std::size_t>(index)];
        const bool elsewhere = kElsewhere.count(option.id) > 0;
        RandomRules random(static_cast<std::uint64_t>(index));
        for (int attempt = 0; attempt < kTries; ++attempt) {
            const auto pair = random.apart(option, attempt % 2 ? 12 : 40);
            if (!pair)
                continue;
            const auto seed = static_cast<std::uint64_t>(attempt);
            const auto differs = [&](auto &&look) {
                return look(pair->first) != look(pair->second);
            };
            if (elsewhere ? differs(sheetOf)
                          : differs(scoreExtremes) || differs([&](const RuleSet &rules) {
                                return playThrough(rules, seed);
                            }))
                return;
        }
        QFAIL("no match found that this option changes");
    }
};

QTEST_GUILESS_MAIN(TestEveryOption)
#include "tst_every_option.moc"
