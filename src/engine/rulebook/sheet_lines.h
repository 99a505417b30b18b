// SPDX-License-Identifier: GPL-3.0-or-later
// What the rule sheet is written with. The families' sentences are in families/FAMILY/sheet.cpp.
#pragma once

#include "rulebook/rule_features.h"
#include "text/sentence.h"

#include <span>
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
    /// A sentence with a %n.
    void sayOf(int n, const char *marked, std::vector<SentenceArg> args = {})
    {
        m_lines.push_back(Sentence::counted(marked, n, std::move(args)));
    }
    /// The same, said where `n` is not 0.
    void count(int n, const char *marked, std::vector<SentenceArg> args = {})
    {
        if (n != 0)
            sayOf(n, marked, std::move(args));
    }

    [[nodiscard]] std::vector<Sentence> take() { return std::move(m_lines); }

private:
    std::vector<Sentence> m_lines;
};

/// One part of the sheet or of the summary: adds what a family of rules has to say.
using SheetPart = void (*)(const RuleFeatures &, Lines &);

/// A section of the rule sheet: its heading, marked for translation, and its parts in order.
struct SheetSectionRow {
    const char *heading;
    std::vector<SheetPart> parts;
};

/// The same sentence where everyone plays alone: of a player, where it speaks of a side.
[[nodiscard]] const char *wordsOfPlayer(const char *ofSide);

/// The sections of the rule sheet, and the parts of the summary (families/sheet_list.cpp).
[[nodiscard]] std::span<const SheetSectionRow> sheetSections();
[[nodiscard]] std::span<const SheetPart> summaryParts();

} // namespace sandbag
