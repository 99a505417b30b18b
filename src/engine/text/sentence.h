// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sandbag {

struct Event;
struct Sentence;

/// A player, from 0: "seat 1" in the files, the name where it is known.
struct Seat {
    int number = 0;
};

/// Points won or lost, with a true minus sign on the screen.
struct Points {
    int value = 0;
    bool withPlus = false; ///< a gain is shown as "+12"
};

/// A number of tricks that may end in a half.
struct HalfTricks {
    int halves = 0; ///< twice the number
};

/// What a player says or does. Files and logs write it in their notation, others in words of their
/// own. Made by actOf() (deal/event.h).
struct Act {
    std::shared_ptr<const Event> event; ///< never null
    std::string notation;               ///< as in the files: "5 nt", "KC", "claim rest"
};

/// One argument of a sentence, as a value: the one that shows the sentence decides its form
/// (a screen has suit signs and names, a file tokens, the ear words). A text is the same in every
/// language: a name, a key of the files. A list of sentences is joined by spaces.
using SentenceArg =
    std::variant<int, Points, HalfTricks, Seat, Card, CardList, Suit, std::vector<Suit>, Act,
                 std::vector<Act>, std::string, std::vector<Sentence>>;

/// A whole sentence in English with arguments %1 … %9, not yet translated.
///
/// The engine says everything that a person may read in this form; the session translates it
/// (`text` is the key, looked up in all contexts of mark.h) and fills in the arguments. Where
/// `count` is not negative the sentence has plural forms and holds a %n.
struct Sentence {
    const char *text = "";
    int count = -1;
    std::vector<SentenceArg> args;
    /// The arguments are an act and what is to be said of it: anyone who has just done it needs to
    /// hear the second only.
    bool ofAct = false;
    /// The same of a seat that is the reader's own: "You were …" instead of "%1 was …". Empty where
    /// it is said of every seat alike.
    const char *ofReader = "";

    Sentence() = default;
    Sentence(const char *marked) : text(marked) {}
    Sentence(const char *marked, std::vector<SentenceArg> a) : text(marked), args(std::move(a)) {}

    /// A sentence that is counted by `n`: "%n trick(s) …".
    static Sentence counted(const char *marked, int n, std::vector<SentenceArg> a = {})
    {
        Sentence s(marked, std::move(a));
        s.count = n;
        return s;
    }
    /// Of a seat, which may be the reader's own.
    static Sentence ofSeat(const char *marked, const char *markedOfReader,
                           std::vector<SentenceArg> a)
    {
        Sentence s(marked, std::move(a));
        s.ofReader = markedOfReader;
        return s;
    }
    /// “claim rest”: The last trick can still earn a bonus.
    static Sentence about(Act act, Sentence what);

    [[nodiscard]] bool empty() const { return *text == '\0'; }
};

/// Why something that was asked for is not done, or cannot be; nothing when it is.
using Refusal = std::optional<Sentence>;

/// A nested argument.
inline SentenceArg nested(Sentence s)
{
    return std::vector<Sentence>{std::move(s)};
}

/// "2♥", "10♠", "big joker": a card as people read it, whatever the language.
[[nodiscard]] Sentence cardSign(Card card);
/// "hearts".
[[nodiscard]] Sentence suitWord(Suit suit);
/// "seat 1": a player whose name is not known.
[[nodiscard]] Sentence seatWord(Seat seat);

/// The plural form of an English text: "%n bag(s)" → "%n bag" for one, "%n bags" for others.
[[nodiscard]] std::string englishPlural(std::string english, int count);
/// The same with the %n filled in: "1 bag", "2 bags".
[[nodiscard]] std::string withCount(std::string english, int count);

/// Whether what follows this text begins a sentence, so that a word there gets a capital.
[[nodiscard]] bool endsSentence(std::string_view textBefore);

/// English words of a sentence: for logs, tests and messages where no translator is at hand.
[[nodiscard]] std::string plainEnglish(const Sentence &sentence);

} // namespace sandbag
