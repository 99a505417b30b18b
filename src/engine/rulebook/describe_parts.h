// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the rule sheet, for its own files only.
#pragma once

#include "rulebook/rule_features.h"
#include "text/sentence.h"

#include <vector>

namespace sandbag {

/// The lines of a section while it is written.
class Lines
{
public:
    /// A whole sentence, marked for translation.
    void say(const char *marked, std::vector<SentenceArg> args = {})
    {
        m_lines.emplace_back(marked, std::move(args));
    }
    void sayIf(bool applies, const char *marked, std::vector<SentenceArg> args = {})
    {
        if (applies)
            say(marked, std::move(args));
    }
    /// A sentence with a %n, said where `n` is not 0.
    void count(int n, const char *marked, std::vector<SentenceArg> args = {})
    {
        if (n != 0)
            m_lines.push_back(Sentence::counted(marked, n, std::move(args)));
    }

    [[nodiscard]] std::vector<Sentence> take() { return std::move(m_lines); }

private:
    std::vector<Sentence> m_lines;
};

/// Cards as words: "big joker, 2♦, J♠".
[[nodiscard]] SentenceArg cardWords(const CardList &cards);
/// Suits as words: "clubs, hearts, spades".
[[nodiscard]] SentenceArg suitWords(const std::vector<Suit> &suits);

/// Tricks of a failed nil that are bags earn points as overtricks do.
[[nodiscard]] bool failedNilsPay(const RuleSet &rules);

void describeSeats(const RuleFeatures &at, Lines &lines);
void describeRanks(const RuleFeatures &at, Lines &lines);
void describeDealing(const RuleFeatures &at, Lines &lines);
void describeKitty(const RuleFeatures &at, Lines &lines);
void describePassing(const RuleFeatures &at, Lines &lines);
void describeBidding(const RuleFeatures &at, Lines &lines);
void describeNil(const RuleFeatures &at, Lines &lines);
void describeBlindBids(const RuleFeatures &at, Lines &lines);
void describeSlams(const RuleFeatures &at, Lines &lines);
void describeDeclarations(const RuleFeatures &at, Lines &lines);
void describePlay(const RuleFeatures &at, Lines &lines);
void describeMistakes(const RuleFeatures &at, Lines &lines);
void describeAuctionScores(const RuleFeatures &at, Lines &lines);
void describeContract(const RuleFeatures &at, Lines &lines);
void describeBags(const RuleFeatures &at, Lines &lines);
void describeBonuses(const RuleFeatures &at, Lines &lines);
void describeWinning(const RuleFeatures &at, Lines &lines);

} // namespace sandbag
