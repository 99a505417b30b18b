// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the moon and the Lexington mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.moon = !reason::unlessFree(at) && rules.moon_allowed;
    at.blindMoon = !reason::unlessBlind(at) && rules.blind_moon_allowed;
    at.anyBlind = at.anyBlind || at.blindMoon;
    at.moonByNumber = (at.moon || at.blindMoon) && rules.moon_mode == MoonMode::automatic;
    at.lexingtonBid = !reason::unlessFree(at) && rules.lexington_mode == LexingtonMode::declared;
}

const char *ofMoon(const RuleFeatures &at)
{
    return at.moon ? nullptr : QT_TRANSLATE_NOOP("moon", "nobody can bid a moon.");
}

const char *ofBlindMoon(const RuleFeatures &at)
{
    return at.blindMoon ? nullptr : QT_TRANSLATE_NOOP("moon", "nobody can bid a blind moon.");
}

const char *ofMoonMode(const RuleFeatures &at)
{
    return at.blindMoon ? nullptr : ofMoon(at);
}

const char *ofBlindMoonNeeds(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    const char *why = ofBlindMoon(at);
    return why || !at.sideBids ? why : reason::sides;
}

const char *ofMoonAgainstNil(const RuleFeatures &at)
{
    if (!at.moon && !at.blindMoon)
        return QT_TRANSLATE_NOOP("moon", "nobody can bid a moon.");
    return at.doubleNil ? nullptr : QT_TRANSLATE_NOOP("moon", "there is no double nil.");
}

const char *ofLexington(const RuleFeatures &at)
{
    if (at.pack.tricks < 12)
        return QT_TRANSLATE_NOOP("moon", "the deal has fewer than twelve tricks.");
    return at.auction ? reason::auction : nullptr;
}

const char *ofLexingtonValue(const RuleFeatures &at)
{
    return at.rules.lexington_mode == LexingtonMode::off ? reason::switchedOff : ofLexington(at);
}

const char *ofLexingtonWins(const RuleFeatures &at)
{
    return at.rules.lexington_mode != LexingtonMode::declared
               ? QT_TRANSLATE_NOOP("moon",
                                   "the rule “Lexington” (twelve tricks) is not set to “When bid”.")
               : ofLexington(at);
}

constexpr MeaningRow kRows[] = {
#include "families/moon/options.def"
};

} // namespace

const FamilyMeaning kMoonMeaning = {kRows, workOut};

} // namespace sandbag
