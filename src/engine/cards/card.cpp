// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card.h"

#include "cards/card_row.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sandbag {

namespace {
constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "CDHS";
constexpr std::string_view kJokers[] = {"BJ", "LJ", "3J"};

/// Place in the order of the files: jokers first, then spades to clubs, aces first.
constexpr int filePlace(Card card)
{
    if (card.isJoker())
        return card.face() - 52;
    return 3 + (3 - static_cast<int>(card.suit())) * 14 + (12 - card.rank()) * 1 +
           (card.isLowAce() ? 13 : 0);
}

/// The places of all faces, looked up: hands are sorted at every deal.
struct FilePlaces {
    std::array<std::uint8_t, Card::kPlayable> placeOf{};
    std::array<Card, 64> cardAt{};

    constexpr FilePlaces()
    {
        for (int face = 0; face < Card::kPlayable; ++face) {
            const int place = filePlace(Card(face));
            placeOf[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(place);
            cardAt[static_cast<std::size_t>(place)] = Card(face);
        }
    }
};
constexpr FilePlaces kFilePlaces;
} // namespace

std::string toString(Card card)
{
    if (card.isJoker())
        return std::string(kJokers[card.face() - 52]);
    std::string token{kRanks[static_cast<std::size_t>(card.rank())], toChar(card.suit())};
    if (card.isLowAce())
        token += '-';
    return token;
}

std::string toString(const CardList &cards)
{
    std::string text;
    for (const Card card : cards) {
        if (!text.empty())
            text += ' ';
        text += toString(card);
    }
    return text;
}

char toChar(Suit suit)
{
    return kSuitLetters[static_cast<std::size_t>(suit)];
}

std::optional<Suit> parseSuit(std::string_view token)
{
    const auto place = token.size() == 1 ? kSuitLetters.find(token[0]) : std::string_view::npos;
    if (place == std::string_view::npos)
        return std::nullopt;
    return static_cast<Suit>(place);
}

std::optional<Card> parseCard(std::string_view token)
{
    const auto joker = std::find(std::begin(kJokers), std::end(kJokers), token);
    if (joker != std::end(kJokers))
        return Card(52 + static_cast<int>(joker - std::begin(kJokers)));
    const bool low = token.size() == 3 && token[0] == 'A' && token[2] == '-';
    if (low)
        token.remove_suffix(1);
    if (token.size() == 3 && token.substr(0, 2) == "10") {
        const auto suit = parseSuit(token.substr(2));
        return suit ? std::optional(Card(*suit, 8)) : std::nullopt;
    }
    if (token.size() != 2)
        return std::nullopt;
    const auto rank = kRanks.find(token[0]);
    const auto suit = parseSuit(token.substr(1));
    if (rank == std::string_view::npos || !suit)
        return std::nullopt;
    const Card card(*suit, static_cast<int>(rank));
    return low ? card.calledLow() : card;
}

std::optional<CardList> parseCards(std::string_view text, std::string *bad)
{
    CardList cards;
    while (!text.empty()) {
        const auto space = text.find(' ');
        const auto token = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        if (token.empty())
            continue;
        const auto card = parseCard(token);
        if (!card) {
            if (bad)
                *bad = token;
            return std::nullopt;
        }
        cards.push_back(*card);
    }
    return cards;
}

bool filesBefore(Card a, Card b)
{
    return filePlace(a) < filePlace(b);
}

void sortForFiles(CardList &cards)
{
    sortForFiles(cards.data(), cards.data() + cards.size());
}

void sortForFiles(Card *first, Card *last)
{
    // Every place has a bit, and copies are counted: nothing is compared.
    std::uint64_t places = 0;
    std::array<std::uint8_t, 64> copies{};
    for (const Card *card = first; card != last; ++card) {
        const auto place = kFilePlaces.placeOf[static_cast<std::size_t>(card->face())];
        places |= std::uint64_t{1} << place;
        ++copies[place];
    }
    for (; places; places &= places - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(places));
        for (int copy = 0; copy < copies[place]; ++copy)
            *first++ = kFilePlaces.cardAt[place];
    }
}

} // namespace sandbag
