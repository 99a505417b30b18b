// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of passing between partners mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.nilExchange = at.nil && !at.solo && rules.pass_nil > 0 && !rules.pass_blind_only;
    at.blindNilExchange = at.blindNil && !at.solo && rules.pass_blind_nil > 0;
}

const char *ofPassingTime(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.rules.pass_every_deal > 0
               ? nullptr
               : QT_TRANSLATE_NOOP("passing", "the rule “Cards passed in every deal” is off.");
}

const char *ofNilExchange(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.nil)
        return reason::noNil;
    return at.rules.pass_blind_only
               ? QT_TRANSLATE_NOOP("passing", "cards are exchanged only for a blind nil.")
               : nullptr;
}

const char *ofBlindNilExchange(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.blindNil ? nullptr : reason::noBlindNil;
}

const char *ofBlindOnly(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.nil)
        return reason::noNil;
    return at.rules.pass_nil > 0 ? nullptr
                                 : QT_TRANSLATE_NOOP("passing", "no cards are exchanged for nil.");
}

const char *ofPassOrder(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.nilExchange || at.blindNilExchange
               ? nullptr
               : QT_TRANSLATE_NOOP("passing", "no cards are exchanged for nil.");
}

constexpr MeaningRow kRows[] = {
#include "families/passing/options.def"
};

} // namespace

const FamilyMeaning kPassingMeaning = {kRows, workOut};

} // namespace sandbag
