// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/describe.h"

#include "rulebook/describe_parts.h"
#include "text/mark.h"

namespace sandbag {

namespace {

using Part = void (*)(const RuleFeatures &, Lines &);

struct SectionRow {
    const char *heading;
    std::vector<Part> parts;
};

const std::vector<SectionRow> &sections()
{
    static const std::vector<SectionRow> rows = {
        {QT_TRANSLATE_NOOP("engine", "Players and cards"), {describeSeats, describeRanks}},
        {QT_TRANSLATE_NOOP("engine", "Dealing"), {describeDealing, describeKitty, describePassing}},
        {QT_TRANSLATE_NOOP("engine", "Bidding"), {describeBidding}},
        {QT_TRANSLATE_NOOP("engine", "Nil"), {describeNil}},
        {QT_TRANSLATE_NOOP("engine", "Special bids"),
         {describeBlindBids, describeSlams, describeDeclarations}},
        {QT_TRANSLATE_NOOP("engine", "Play"), {describePlay, describeMistakes}},
        {QT_TRANSLATE_NOOP("engine", "Scoring"),
         {describeAuctionScores, describeContract, describeBags, describeBonuses}},
        {QT_TRANSLATE_NOOP("engine", "Winning"), {describeWinning}},
    };
    return rows;
}

} // namespace

std::vector<SheetSection> describe(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    std::vector<SheetSection> sheet;
    for (const SectionRow &row : sections()) {
        Lines lines;
        for (const Part part : row.parts)
            part(at, lines);
        std::vector<Sentence> said = lines.take();
        if (!said.empty())
            sheet.push_back({row.heading, std::move(said)});
    }
    return sheet;
}

} // namespace sandbag
