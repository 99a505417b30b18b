// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of no trump, bemo, moe and mo mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    at.noTrump = at.rules.notrump_allowed && !at.auction && !at.sideBids;
}

const char *ofNoTrumpAllowed(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.sideBids ? reason::sides : nullptr;
}

const char *ofNoTrump(const RuleFeatures &at)
{
    return at.noTrump ? nullptr : QT_TRANSLATE_NOOP("declarations", "nobody can bid no trump.");
}

const char *ofConsent(const RuleFeatures &at)
{
    return at.solo ? reason::alone : ofNoTrump(at);
}

/// A run needs that many tricks in the deal (D67).
const char *ofRun(const RuleFeatures &at, int tricks)
{
    if (at.auction)
        return reason::auction;
    return at.pack.tricks >= tricks
               ? nullptr
               : QT_TRANSLATE_NOOP("declarations", "the deal has too few tricks.");
}

const char *ofBemo(const RuleFeatures &at)
{
    return ofRun(at, 6);
}

const char *ofMoe(const RuleFeatures &at)
{
    return ofRun(at, 6);
}

const char *ofMo(const RuleFeatures &at)
{
    return ofRun(at, 7);
}

const char *ofMoeLost(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.rules.moe_allowed ? nullptr : reason::switchedOff;
}

const char *ofLittleMo(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.rules.mo_allowed ? nullptr : reason::switchedOff;
}

/// A blind nil in the dark scores as a big mo.
const char *ofBigMo(const RuleFeatures &at)
{
    return at.blindDark ? nullptr : ofLittleMo(at);
}

void checkDeclarations(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.mo_allowed && rules.moe_allowed)
        errors.push_back(
            {{"mo_allowed", "moe_allowed"},
             QT_TRANSLATE_NOOP(
                 "declarations",
                 "The rules “Mo” and “Moe” can't be used together: each replaces the contract."),
             {{"moe_allowed", "false"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/declarations/options.def"
};

} // namespace

const FamilyMeaning kDeclarationsMeaning = {kRows, workOut, checkDeclarations};

} // namespace sandbag
