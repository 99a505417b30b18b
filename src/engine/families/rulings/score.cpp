// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/rulings/score.h"

#include "scoring/score_builder.h"
#include "text/mark.h"

#include <cstddef>

namespace sandbag {

namespace {

constexpr LineText kRuling{.english = QT_TRANSLATE_NOOP("rulings", "Ruling"),
                           .withReason = QT_TRANSLATE_NOOP("rulings", "Ruling: %1")};
constexpr const LineText *kLines[] = {&kRuling};

/// A ruling takes tricks off those that count (D110), whatever `bid_talk_penalty` says.
void takeRuledTricksOff(ScoreBuilder &builder)
{
    for (const Ruling &ruling : builder.facts.rulings)
        builder.work(ruling.side).takenOff -= ruling.tricks;
}

void scoreRulings(ScoreBuilder &builder)
{
    for (std::size_t i = 0; i < builder.facts.rulings.size(); ++i) {
        const Ruling &ruling = builder.facts.rulings[i];
        builder.add(ruling.side, {.rule = kRulingLine,
                                  .text = kRuling,
                                  .points = ruling.points,
                                  .args = {static_cast<int>(i)},
                                  .bags = ruling.bags});
    }
}

} // namespace

constinit const ScoringRule kTricksOfRulingsRule{
    .step = takeRuledTricksOff,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
};

constinit const ScoringRule kRulingsRule{
    .step = scoreRulings,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself, DealFacts::Form::unplayed,
              DealFacts::Form::voided},
    .lines = kLines,
};

} // namespace sandbag
