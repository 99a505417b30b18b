// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sandbag {

struct Sentence;

/// One argument of a sentence: a number, words that are the same in every language (names, card
/// tokens), or another sentence.
using SentenceArg = std::variant<int, std::string, std::vector<Sentence>>;

/// A whole sentence in English with arguments %1 … %9, not yet translated.
///
/// The engine says everything that a person may read in this form; the session translates it
/// (`text` is the key, looked up in the context "engine") and fills in the arguments. Where
/// `count` is not negative the sentence has plural forms and holds a %n. A nested sentence
/// stands as an argument list of sentences, joined by a space.
struct Sentence {
    const char *text = "";
    int count = -1;
    std::vector<SentenceArg> args;

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

    [[nodiscard]] bool empty() const { return *text == '\0'; }
};

/// A nested argument.
inline SentenceArg nested(Sentence s)
{
    return std::vector<Sentence>{std::move(s)};
}

/// English words of a sentence, with "(s)" resolved by the count: for logs, tests and messages
/// where no translator is at hand.
[[nodiscard]] std::string plainEnglish(const Sentence &sentence);

} // namespace sandbag
