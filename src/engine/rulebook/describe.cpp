// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/describe.h"

#include "rulebook/sheet_lines.h"

namespace sandbag {

std::vector<SheetSection> describe(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    std::vector<SheetSection> sheet;
    for (const SheetSectionRow &row : sheetSections()) {
        Lines lines;
        for (const SheetPart part : row.parts)
            part(at, lines);
        std::vector<Sentence> said = lines.take();
        if (!said.empty())
            sheet.push_back({row.heading, std::move(said)});
    }
    return sheet;
}

std::vector<Sentence> summary(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    Lines lines;
    for (const SheetPart part : summaryParts())
        part(at, lines);
    return lines.take();
}

} // namespace sandbag
