// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/sentence.h"

#include "text/enum_rows.h"
#include "text/mark.h"

namespace sandbag {

namespace {

using SuitRow = EnumRow<Suit, const char *>;

std::string plain(const Sentence &sentence, bool atStart);

/// The parts one after the other with something between them.
template<typename Parts, typename Say>
std::string joined(const Parts &parts, const char *between, Say say)
{
    std::string text;
    for (const auto &part : parts) {
        if (!text.empty())
            text += between;
        text += say(part);
    }
    return text;
}

/// Says one argument; `atStart`: it begins a sentence.
struct PlainArg {
    bool atStart = false;

    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(Points points) const
    {
        return (points.withPlus && points.value > 0 ? "+" : "") + std::to_string(points.value);
    }
    std::string operator()(HalfTricks tricks) const
    {
        return std::to_string(tricks.halves / 2) + (tricks.halves % 2 != 0 ? ".5" : "");
    }
    std::string operator()(Seat seat) const { return plain(seatWord(seat), atStart); }
    std::string operator()(Card card) const { return plain(cardSign(card), atStart); }
    std::string operator()(const CardList &cards) const
    {
        return joined(cards, ", ", [](Card card) { return plain(cardSign(card), false); });
    }
    std::string operator()(Suit suit) const { return plain(suitWord(suit), atStart); }
    std::string operator()(const std::vector<Suit> &suits) const
    {
        return joined(suits, ", ", [](Suit suit) { return plain(suitWord(suit), false); });
    }
    std::string operator()(const Act &act) const { return act.notation; }
    std::string operator()(const std::vector<Act> &acts) const
    {
        return joined(acts, ", ", [](const Act &act) { return act.notation; });
    }
    std::string operator()(const std::string &text) const { return text; }
    std::string operator()(const std::vector<Sentence> &parts) const
    {
        return joined(parts, " ", [this](const Sentence &part) { return plain(part, atStart); });
    }
};

bool isWord(const SentenceArg &arg)
{
    return std::holds_alternative<Seat>(arg) || std::holds_alternative<Card>(arg) ||
           std::holds_alternative<Suit>(arg);
}

std::string plain(const Sentence &sentence, bool atStart)
{
    std::string text = sentence.text;
    if (sentence.count >= 0)
        text = withCount(std::move(text), sentence.count);
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool marker =
            text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t place = marker ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!marker || place >= sentence.args.size()) {
            filled += text[i];
            continue;
        }
        const SentenceArg &arg = sentence.args[place];
        const bool starts = filled.empty() ? atStart : endsSentence(filled);
        std::string words = std::visit(PlainArg{starts}, arg);
        if (starts && isWord(arg) && words.front() >= 'a' && words.front() <= 'z')
            words.front() = static_cast<char>(words.front() - 'a' + 'A');
        filled += words;
        ++i;
    }
    return filled;
}

} // namespace

Sentence Sentence::about(Act act, Sentence what)
{
    Sentence whole(QT_TRANSLATE_NOOP("engine", "“%1”: %2"),
                   {std::move(act), nested(std::move(what))});
    whole.ofAct = true;
    return whole;
}

Sentence cardSign(Card card)
{
    if (card == Card::bigJoker())
        return QT_TRANSLATE_NOOP("engine", "big joker");
    if (card == Card::littleJoker())
        return QT_TRANSLATE_NOOP("engine", "little joker");
    if (card == Card::thirdJoker())
        return QT_TRANSLATE_NOOP("engine", "third joker");
    static constexpr SuitRow kSigns[] = {
        {Suit::clubs, "♣"}, {Suit::diamonds, "♦"}, {Suit::hearts, "♥"}, {Suit::spades, "♠"}};
    static_assert(standByNumber(kSigns, &SuitRow::key, Suit::spades));
    std::string rank = toString(card).substr(0, 1);
    if (rank == "T")
        rank = "10";
    return {"%1", {rank + kSigns[static_cast<std::size_t>(card.suit())].value}};
}

Sentence suitWord(Suit suit)
{
    static constexpr SuitRow kWords[] = {{Suit::clubs, QT_TRANSLATE_NOOP("engine", "clubs")},
                                         {Suit::diamonds, QT_TRANSLATE_NOOP("engine", "diamonds")},
                                         {Suit::hearts, QT_TRANSLATE_NOOP("engine", "hearts")},
                                         {Suit::spades, QT_TRANSLATE_NOOP("engine", "spades")}};
    static_assert(standByNumber(kWords, &SuitRow::key, Suit::spades));
    return kWords[static_cast<std::size_t>(suit)].value;
}

Sentence seatWord(Seat seat)
{
    return {QT_TRANSLATE_NOOP("engine", "seat %1"), {seat.number}};
}

std::string englishPlural(std::string english, int count)
{
    for (const std::string_view ending : {"(s)", "(es)"}) {
        const std::string_view several = ending.substr(1, ending.size() - 2);
        for (auto at = english.find(ending); at != std::string::npos; at = english.find(ending, at))
            english.replace(at, ending.size(), count == 1 ? std::string_view() : several);
    }
    return english;
}

std::string withCount(std::string english, int count)
{
    english = englishPlural(std::move(english), count);
    for (auto at = english.find("%n"); at != std::string::npos; at = english.find("%n", at + 1))
        english.replace(at, 2, std::to_string(count));
    return english;
}

bool endsSentence(std::string_view textBefore)
{
    const auto last = textBefore.find_last_not_of(' ');
    return last == std::string_view::npos || textBefore[last] == '.' || textBefore[last] == '!' ||
           textBefore[last] == '?';
}

std::string plainEnglish(const Sentence &sentence)
{
    return plain(sentence, true);
}

} // namespace sandbag
