// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/describe.h"

#include "rulebook/sheet_lines.h"

namespace sandbag {

namespace {

std::vector<Sentence> linesOf(const RuleFeatures &at, std::span<const SheetPart> parts)
{
    Lines lines(at.solo);
    for (const SheetPart part : parts)
        part(at, lines);
    return lines.take();
}

} // namespace

std::vector<SheetSection> describe(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    std::vector<SheetSection> sheet;
    for (const SheetSectionRow &row : sheetSections()) {
        std::vector<Sentence> said = linesOf(at, row.parts);
        if (!said.empty())
            sheet.push_back({row.heading, std::move(said)});
    }
    return sheet;
}

std::vector<Sentence> summary(const RuleSet &rules)
{
    return linesOf(RuleFeatures(rules), summaryParts());
}

} // namespace sandbag
