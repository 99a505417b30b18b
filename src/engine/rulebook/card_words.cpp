// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/sheet_lines.h"

#include "text/mark.h"

#include <string>

namespace sandbag {

namespace {

Sentence cardWord(Card card)
{
    if (card == Card::bigJoker())
        return QT_TRANSLATE_NOOP("engine", "big joker");
    if (card == Card::littleJoker())
        return QT_TRANSLATE_NOOP("engine", "little joker");
    if (card == Card::thirdJoker())
        return QT_TRANSLATE_NOOP("engine", "third joker");
    static constexpr const char *kSymbols[] = {"♣", "♦", "♥", "♠"};
    std::string rank = toString(card).substr(0, 1);
    if (rank == "T")
        rank = "10";
    return {"%1", {rank + kSymbols[static_cast<std::size_t>(card.suit())]}};
}

const char *suitWord(Suit suit)
{
    static constexpr const char *kWords[] = {
        QT_TRANSLATE_NOOP("engine", "clubs"), QT_TRANSLATE_NOOP("engine", "diamonds"),
        QT_TRANSLATE_NOOP("engine", "hearts"), QT_TRANSLATE_NOOP("engine", "spades")};
    return kWords[static_cast<std::size_t>(suit)];
}

/// Words with commas between them.
SentenceArg listed(std::vector<Sentence> words)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        words[i] = Sentence("%1,", {nested(std::move(words[i]))});
    return words;
}

} // namespace

SentenceArg cardWords(const CardList &cards)
{
    std::vector<Sentence> words;
    for (const Card card : cards)
        words.push_back(cardWord(card));
    return listed(std::move(words));
}

SentenceArg suitWords(const std::vector<Suit> &suits)
{
    std::vector<Sentence> words;
    for (const Suit suit : suits)
        words.emplace_back(suitWord(suit));
    return listed(std::move(words));
}

} // namespace sandbag
