// SPDX-License-Identifier: GPL-3.0-or-later
// What the rule sheet is written with. The families' sentences are in families/FAMILY/sheet.cpp.
#pragma once

#include "rulebook/rule_features.h"
#include "text/sentence.h"

#include <span>
#include <vector>

namespace sandbag {

/// A sentence of the sheet, marked for translation, and the same where everyone plays alone: of a
/// player, where it speaks of a side.
struct SheetWords {
    const char *ofSides;
    const char *ofPlayers;

    // Most speak of neither.
    SheetWords(const char *ofBoth) : SheetWords(ofBoth, ofBoth) {}
    SheetWords(const char *sides, const char *players) : ofSides(sides), ofPlayers(players) {}
};

/// The lines of a section while it is written.
class Lines
{
public:
    /// For a game in which everyone plays alone, or for sides.
    explicit Lines(bool solo) : m_solo(solo) {}

    /// A whole sentence.
    void say(SheetWords words, std::vector<SentenceArg> args = {})
    {
        m_lines.emplace_back(chosen(words), std::move(args));
    }
    void sayIf(bool applies, SheetWords words, std::vector<SentenceArg> args = {})
    {
        if (applies)
            say(words, std::move(args));
    }
    /// A sentence with a %n.
    void sayOf(int n, SheetWords words, std::vector<SentenceArg> args = {})
    {
        m_lines.push_back(Sentence::counted(chosen(words), n, std::move(args)));
    }
    /// The same, said where `n` is not 0.
    void count(int n, SheetWords words, std::vector<SentenceArg> args = {})
    {
        if (n != 0)
            sayOf(n, words, std::move(args));
    }

    [[nodiscard]] std::vector<Sentence> take() { return std::move(m_lines); }

private:
    [[nodiscard]] const char *chosen(SheetWords words) const
    {
        return m_solo ? words.ofPlayers : words.ofSides;
    }

    std::vector<Sentence> m_lines;
    bool m_solo;
};

/// One part of the sheet or of the summary: adds what a family of rules has to say.
using SheetPart = void (*)(const RuleFeatures &, Lines &);

/// A section of the rule sheet: its heading, marked for translation, and its parts in order.
struct SheetSectionRow {
    const char *heading;
    std::vector<SheetPart> parts;
};

/// The sections of the rule sheet, and the parts of the summary (families/sheet_list.cpp).
[[nodiscard]] std::span<const SheetSectionRow> sheetSections();
[[nodiscard]] std::span<const SheetPart> summaryParts();

} // namespace sandbag
