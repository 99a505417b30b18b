// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of nil in all its forms mean together.
#include "families/meanings.h"

#include "bids/bid_rules.h"
#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOutTeamNils(RuleFeatures &at)
{
    at.teamNil = at.rules.team_nil_allowed && !at.solo && !at.auction && !at.restricted;
    at.blindTeamNil = at.teamNil && !at.draft && !at.nilsFirst;
}

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.nilsFirst = rules.nil_declared == NilDeclared::before;
    // Where a side makes one call for all there are only declared nils.
    const bool callable = !at.auction && (at.nilsFirst || !at.sideBids);
    at.nil = callable && rules.nil_allowed;
    at.blindNil = callable && rules.blind_nil_allowed && !at.restricted && !at.draft;
    at.anyNil = at.nil || at.blindNil;
    at.bagsOfNils = at.anyNil && rules.nil_failed_bag_points;
    const bool darkCallable = rules.dark_allowed && !at.nilsFirst && !at.sideBids;
    at.dark = at.nil && darkCallable;
    at.blindDark = at.blindNil && darkCallable;
    // Declared nils are one for each side; suicide ends with exactly one.
    at.doubleNil = at.anyNil && !at.solo && !at.nilsFirst && !at.suicide &&
                   rules.double_nil_scoring != DoubleNilScoring::barred;
    at.jointNils = at.doubleNil && rules.double_nil_scoring == DoubleNilScoring::joint;
    workOutTeamNils(at);
}

const char *ofNilAllowed(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    const bool named = at.nilsFirst;
    return at.sideBids && !named ? reason::sides : nullptr;
}

const char *ofBlindNilAllowed(const RuleFeatures &at)
{
    if (at.draft)
        return reason::draft;
    return at.restricted ? reason::restricted : ofNilAllowed(at);
}

const char *ofDeclaring(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    const RuleSet &rules = at.rules;
    // Nils that are declared beforehand also close all other blind calls.
    const bool otherBlind = numbersMayBeBlind(rules) || rules.blind_moon_allowed ||
                            (rules.team_nil_allowed && !at.solo);
    const bool closes = otherBlind && !at.restricted && !at.draft;
    return rules.nil_allowed || rules.blind_nil_allowed || closes ? nullptr : reason::noNil;
}

const char *ofNil(const RuleFeatures &at)
{
    return at.nil ? nullptr : reason::noNil;
}

const char *ofBagPoints(const RuleFeatures &at)
{
    if (!at.anyNil)
        return reason::noNil;
    if (at.rules.nil_failed_tricks != NilFailedTricks::bags)
        return QT_TRANSLATE_NOOP(
            "nil", "the rules don't say that the tricks of a failed nil count only as bags.");
    if (at.rules.bags_separate)
        return reason::separateBags;
    return at.rules.over_points == 0 ? QT_TRANSLATE_NOOP("nil", "overtricks give no points.")
                                     : nullptr;
}

const char *ofBreaking(const RuleFeatures &at)
{
    return at.solo ? reason::alone : reason::unlessNoNil(at);
}

const char *ofPot(const RuleFeatures &at)
{
    if (!at.anyNil)
        return reason::noNil;
    return at.rules.nil_failed_per_trick > 0
               ? nullptr
               : QT_TRANSLATE_NOOP("nil", "failed nils lose no extra points for each trick.");
}

/// Nil in the dark scores as a blind nil.
const char *ofBlindNilValue(const RuleFeatures &at)
{
    return at.blindNil || at.dark ? nullptr : reason::noBlindNil;
}

const char *ofBlindNilDeficit(const RuleFeatures &at)
{
    return at.blindNil || at.blindTeamNil ? nullptr : reason::noBlindNil;
}

const char *ofDoubleNilScoring(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.anyNil)
        return reason::noNil;
    return at.nilsFirst || at.suicide ? QT_TRANSLATE_NOOP("nil", "only one partner can bid nil.")
                                      : nullptr;
}

const char *ofJointNils(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.anyNil)
        return reason::noNil;
    return at.jointNils ? nullptr
                        : QT_TRANSLATE_NOOP("nil", "two nils do not score as a double nil.");
}

const char *ofJointBlindNils(const RuleFeatures &at)
{
    const char *why = ofJointNils(at);
    return why || at.blindNil ? why : reason::noBlindNil;
}

const char *ofDark(const RuleFeatures &at)
{
    if (!at.anyNil)
        return reason::noNil;
    if (at.sideBids)
        return reason::sides;
    return at.nilsFirst ? reason::nilsFirst : nullptr;
}

const char *ofTeamNilAllowed(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (at.auction)
        return reason::auction;
    return at.restricted ? reason::restricted : nullptr;
}

const char *ofTeamNil(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.teamNil ? nullptr : QT_TRANSLATE_NOOP("nil", "sides cannot bid nil as a team.");
}

const char *ofBlindTeamNil(const RuleFeatures &at)
{
    const char *why = ofTeamNil(at);
    return why || at.blindTeamNil ? why : reason::noBlindNil;
}

constexpr MeaningRow kRows[] = {
#include "families/nil/options.def"
};

} // namespace

const FamilyMeaning kNilMeaning = {kRows, workOut};

} // namespace sandbag
