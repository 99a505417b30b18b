// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/deal_number.h"

#include "formats/record_members.h"
#include "formats/rules_json.h"
#include "match/agreements.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "numbers/dealt_cards.h"
#include "numbers/fair_cards.h"
#include "text/session_text.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

enum Origin : std::uint32_t { shortSeed, longSeed, wholeKey, cardByCard, kOrigins };
constexpr std::uint32_t kHalfSeed = 1 << 17;
constexpr std::uint32_t kSeatBound8 = 8;
constexpr std::uint32_t kMostDealsTold = 100;

Origin originOf(const NumberedCards &cards)
{
    if (cards.key)
        return wholeKey;
    if (!cards.seed)
        return cardByCard;
    return *cards.seed < kShortSeed ? shortSeed : longSeed;
}

void putOrigin(NumberWriter &number, const NumberedCards &cards)
{
    switch (originOf(cards)) {
    case shortSeed:
        number.put(static_cast<std::uint32_t>(*cards.seed % kHalfSeed), kHalfSeed);
        number.put(static_cast<std::uint32_t>(*cards.seed / kHalfSeed), kHalfSeed);
        break;
    case longSeed:
        number.put64(*cards.seed);
        break;
    case wholeKey:
        for (const std::uint8_t byte : *cards.key)
            number.put(byte, 256);
        break;
    default:
        break;
    }
}

void takeOrigin(NumberReader &number, std::uint32_t origin, NumberedCards &cards)
{
    if (origin == shortSeed) {
        const std::uint32_t low = number.take(kHalfSeed);
        cards.seed = low + quint64{kHalfSeed} * number.take(kHalfSeed);
    } else if (origin == longSeed) {
        cards.seed = number.take64();
    } else if (origin == wholeKey) {
        cards.key.emplace();
        for (std::uint8_t &byte : *cards.key)
            byte = static_cast<std::uint8_t>(number.take(256));
    }
}

bool putDeals(NumberWriter &number, const NumberedCards &cards)
{
    if (cards.cards.empty() || cards.cards.size() > kMostDealsTold)
        return false;
    const auto context = makeContext(cards.rules.rules);
    number.putCount(static_cast<std::uint32_t>(cards.cards.size()));
    return std::all_of(cards.cards.begin(), cards.cards.end(),
                       [&](const DealRecord &deal) { return putCards(number, *context, deal); });
}

bool takeDeals(NumberReader &number, NumberedCards &cards)
{
    const auto context = makeContext(cards.rules.rules);
    const std::uint32_t count = number.takeCount();
    for (std::uint32_t i = 0; i < count && count <= kMostDealsTold; ++i) {
        auto deal = takeCards(number, *context);
        if (!deal)
            return false;
        cards.cards.push_back(std::move(*deal));
    }
    return !cards.cards.empty();
}

/// The rest of a number whose rules are known; false where it is none.
bool takeRest(NumberReader &number, std::uint32_t origin, bool one, NumberedCards &cards)
{
    takeOrigin(number, origin, cards);
    if (origin == cardByCard && !takeDeals(number, cards))
        return false;
    if (one) {
        const int dealer = static_cast<int>(number.take(kSeatBound8));
        cards.only =
            NumberedCards::OneDeal{static_cast<int>(number.takeCount() & 0xffffff), dealer};
        if (origin == cardByCard || dealer >= Seating(cards.rules.rules).players)
            return false;
    }
    return number.isWhole();
}

CodedRules codedAt(const MatchRecord &record, const RuleContext &context, int deal)
{
    const auto agreed = std::find_if(
        record.agreements.rbegin(), record.agreements.rend(),
        [deal](const Agreement &agreement) { return agreement.rules && agreement.deal <= deal; });
    const bool changed = agreed != record.agreements.rend();
    return {QString::fromStdString(changed ? agreed->rules->base : record.base), context.rules};
}

/// Of a deal with cards: by the seed where it is dealt by it.
QString numberOfDeal(const Match &match, const std::optional<quint64> &seed, int index)
{
    const auto context = match.contextOf(index);
    const DealRecord &deal = match.record().deals[static_cast<std::size_t>(index)];
    if (deal.kind != DealRecord::Kind::played)
        return {};
    NumberedCards cards{codedAt(match.record(), *context, index), {}, {}, {}};
    if (seed &&
        sameCards(shuffledDeal(DealSource::bySeed(*seed), *context, deal.dealer, index), deal)) {
        cards.seed = seed;
        cards.only = NumberedCards::OneDeal{index, deal.dealer};
    } else {
        cards.cards.push_back(cardsOnly(deal));
    }
    return numberText(cards).value_or(QString());
}

std::optional<quint64> seedIn(const QJsonObject &other)
{
    bool right = false;
    const quint64 seed = other.value(record_member::seed).toString().toULongLong(&right);
    if (!right || other.contains(record_member::fair) || other.contains(record_member::number))
        return {};
    return seed;
}

/// Whether every deal is what the source shuffles there.
bool followsFrom(const DealSource &source, const Match &match)
{
    const auto &deals = match.record().deals;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const int index = static_cast<int>(i);
        if (deals[i].kind == DealRecord::Kind::played &&
            !sameCards(shuffledDeal(source, *match.contextOf(index), deals[i].dealer, index),
                       deals[i]))
            return false;
    }
    return deals.empty() || deals.front().kind != DealRecord::Kind::played ||
           deals.front().dealer == drawForDealer(*match.contextOf(0), source.seedOfDraw()).dealer;
}

/// Whether its deals are those of a number that was played.
bool isPlayedFrom(const DealSource &source, const Match &match)
{
    const auto &deals = match.record().deals;
    if (source.prepared().empty())
        return followsFrom(source, match);
    for (std::size_t i = 0; i < deals.size() && i < source.prepared().size(); ++i) {
        DealRecord own = source.prepared()[i];
        own.dealer = deals[i].dealer;
        if (deals[i].kind == DealRecord::Kind::played && !sameCards(own, deals[i]))
            return false;
    }
    return true;
}

QString numberOfMatch(const Match &match, const QJsonObject &other)
{
    const MatchRecord &record = match.record();
    NumberedCards cards{{QString::fromStdString(record.base), record.rules}, {}, {}, {}};
    const QString told = other.value(record_member::number).toString();
    const bool prepared = other.contains(record_member::preparedDeals);
    if (const auto source = sourceIn({{record_member::number, told}});
        !told.isEmpty() && source && isPlayedFrom(*source, match))
        return told;
    const auto fair = fairCardsIn(other);
    if (const auto seed = seedIn(other);
        seed && !prepared && followsFrom(DealSource::bySeed(*seed), match))
        cards.seed = seed;
    else if (fair && match.over() && followsFrom(DealSource::byKey(fair->key()), match))
        cards.key = fair->key(); // before the end it would reveal the cards to come
    else
        cards.cards = DealSource::ofRecord(record, 0).prepared();
    return numberText(cards).value_or(QString());
}

} // namespace

quint64 freshShortSeed()
{
    return QRandomGenerator::system()->generate64() % kShortSeed;
}

std::optional<QString> numberText(const NumberedCards &cards)
{
    NumberWriter number;
    const Origin origin = originOf(cards);
    number.put(origin, kOrigins);
    number.put(cards.only ? 1 : 0, 2);
    putRules(number, cards.rules);
    putOrigin(number, cards);
    if (origin == cardByCard && !putDeals(number, cards))
        return {};
    if (cards.only) {
        number.put(static_cast<std::uint32_t>(cards.only->dealer), kSeatBound8);
        number.putCount(static_cast<std::uint32_t>(cards.only->index));
    }
    const QString text = number.letters();
    if (text.size() - text.count(u'-') > kMostLetters)
        return {};
    return text;
}

std::variant<NumberedCards, QString> readNumber(const QString &text)
{
    auto read = NumberReader::of(text);
    if (auto *why = std::get_if<QString>(&read))
        return std::move(*why);
    auto &number = std::get<NumberReader>(read);
    const std::uint32_t origin = number.take(kOrigins);
    const bool one = number.take(2) == 1;
    NumberedCards cards;
    auto rules = takeRules(number);
    if (!rules)
        return SessionText::tr("This code uses rules that this version doesn't know.");
    if (const auto fault = whyNotPlayable(rules->rules))
        return fault->text;
    cards.rules = std::move(*rules);
    if (!takeRest(number, origin, one, cards))
        return SessionText::tr("No deal has this code. Check that it is complete.");
    return cards;
}

DealSource sourceOf(const NumberedCards &cards)
{
    if (cards.key)
        return DealSource::byKey(*cards.key);
    if (cards.seed && !cards.only)
        return DealSource::bySeed(*cards.seed);
    // What follows the deals of a number is shuffled by one that follows from them.
    const quint64 after = nameCode(numberText(cards).value_or(QString()).toStdString());
    return DealSource::boards(dealsOf(cards), after);
}

std::vector<DealRecord> dealsOf(const NumberedCards &cards)
{
    if (!cards.cards.empty())
        return cards.cards;
    const auto context = makeContext(cards.rules.rules);
    const DealSource source =
        cards.key ? DealSource::byKey(*cards.key) : DealSource::bySeed(*cards.seed);
    if (cards.only)
        return {shuffledDeal(source, *context, cards.only->dealer, cards.only->index)};
    return {shuffledDeal(source, *context, drawForDealer(*context, source.seedOfDraw()).dealer, 0)};
}

RecordNumbers numbersOf(const Match &match, const QJsonObject &other)
{
    RecordNumbers numbers;
    numbers.match = numberOfMatch(match, other);
    const auto seed = seedIn(other);
    for (int deal = 0; deal < static_cast<int>(match.record().deals.size()); ++deal)
        numbers.deals << numberOfDeal(match, seed, deal);
    return numbers;
}

QString numberOfLastDeal(const Match &match, const QJsonObject &other)
{
    const int deals = static_cast<int>(match.record().deals.size());
    return deals == 0 ? QString() : numberOfDeal(match, seedIn(other), deals - 1);
}

QString numberOfCards(const Match &match, int deal)
{
    return numberOfDeal(match, {}, deal);
}

std::optional<DealSource> sourceIn(const QJsonObject &other)
{
    if (const QString told = other.value(record_member::number).toString(); !told.isEmpty()) {
        const auto read = readNumber(told);
        const auto *cards = std::get_if<NumberedCards>(&read);
        return cards ? std::optional(sourceOf(*cards)) : std::nullopt;
    }
    if (const auto fair = fairCardsIn(other))
        return DealSource::byKey(fair->key());
    if (const auto seed = seedIn(other))
        return DealSource::bySeed(*seed);
    return {};
}

DealRecord shuffledDeal(const DealSource &source, const RuleContext &context, int dealer, int index)
{
    const auto deal = static_cast<std::size_t>(index);
    DealStart start = source.shuffled(context, dealer, deal, source.cutByChance(context, deal));
    DealRecord record;
    record.dealer = dealer;
    record.hands = std::move(start.hands);
    record.undealt = std::move(start.undealt);
    record.faceUp = std::move(start.faceUp);
    record.cutCard = start.cutCard;
    return record;
}

} // namespace sandbag
