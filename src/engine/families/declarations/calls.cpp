// SPDX-License-Identifier: GPL-3.0-or-later
// Declarations on a number (rules `bemo_allowed`, `moe_allowed`, `mo_allowed`).
#include "bids/call_kind.h"
#include "text/mark.h"

namespace sandbag {

namespace {

bool bemo(const RuleSet &rules)
{
    return rules.bemo_allowed;
}

bool moe(const RuleSet &rules)
{
    return rules.moe_allowed;
}

bool mo(const RuleSet &rules)
{
    return rules.mo_allowed;
}

} // namespace

const std::array<DeclarationKind, 6> kDeclarations{{
    {Declaration::littleBemo,
     "little-bemo",
     "lb",
     {QT_TRANSLATE_NOOP("Calls", "little bemo")},
     QT_TRANSLATE_NOOP3("Calls", "lb", "little bemo, in a column"),
     bemo},
    {Declaration::bigBemo,
     "big-bemo",
     "bb",
     {QT_TRANSLATE_NOOP("Calls", "big bemo")},
     QT_TRANSLATE_NOOP3("Calls", "bb", "big bemo, in a column"),
     bemo},
    {Declaration::littleMoe,
     "little-moe",
     "lme",
     {QT_TRANSLATE_NOOP("Calls", "little moe")},
     QT_TRANSLATE_NOOP3("Calls", "lme", "little moe, in a column"),
     moe},
    {Declaration::bigMoe,
     "big-moe",
     "bme",
     {QT_TRANSLATE_NOOP("Calls", "big moe")},
     QT_TRANSLATE_NOOP3("Calls", "bme", "big moe, in a column"),
     moe},
    {Declaration::littleMo,
     "little-mo",
     "lm",
     {QT_TRANSLATE_NOOP("Calls", "little mo")},
     QT_TRANSLATE_NOOP3("Calls", "lm", "little mo, in a column"),
     mo},
    {Declaration::bigMo,
     "big-mo",
     "bm",
     {QT_TRANSLATE_NOOP("Calls", "big mo")},
     QT_TRANSLATE_NOOP3("Calls", "bm", "big mo, in a column"),
     mo},
}};

} // namespace sandbag
