// SPDX-License-Identifier: GPL-3.0-or-later
// Options of nil that other settings make meaningless.
#include "rulebook/check_parts.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

namespace sandbag {

namespace {

const char *ofNilAllowed(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    const bool named = at.rules.nil_declared == NilDeclared::before;
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
    const bool otherBlind = rules.blind_allowed != BlindAllowed::no || rules.blind_moon_allowed ||
                            (rules.team_nil_allowed && !at.solo);
    const bool closes = otherBlind && !at.restricted && !at.draft;
    return rules.nil_allowed || rules.blind_nil_allowed || closes ? nullptr : reason::noNil;
}

const char *ofNil(const RuleFeatures &at)
{
    return at.nil ? nullptr : reason::noNil;
}

const char *ofAnyNil(const RuleFeatures &at)
{
    return at.anyNil ? nullptr : reason::noNil;
}

const char *ofBagPoints(const RuleFeatures &at)
{
    if (!at.anyNil)
        return reason::noNil;
    if (at.rules.nil_failed_tricks != NilFailedTricks::bags)
        return QT_TRANSLATE_NOOP("engine", "tricks of a failed nil are no bags of their own.");
    if (at.rules.bags_separate)
        return QT_TRANSLATE_NOOP("engine", "bags are kept beside the score.");
    return at.rules.over_points == 0 ? QT_TRANSLATE_NOOP("engine", "overtricks give no points.")
                                     : nullptr;
}

const char *ofBreaking(const RuleFeatures &at)
{
    return at.solo ? reason::alone : ofAnyNil(at);
}

const char *ofPot(const RuleFeatures &at)
{
    if (!at.anyNil)
        return reason::noNil;
    return at.rules.nil_failed_per_trick > 0
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "failed nils lose nothing for each trick.");
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
    const bool barred = at.rules.double_nil_scoring == DoubleNilScoring::barred;
    return at.doubleNil || barred ? nullptr
                                  : QT_TRANSLATE_NOOP("engine", "only one partner can bid nil.");
}

const char *ofJointNils(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.anyNil)
        return reason::noNil;
    return at.jointNils ? nullptr
                        : QT_TRANSLATE_NOOP("engine", "two nils do not score as a double nil.");
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
    return at.rules.nil_declared == NilDeclared::before
               ? QT_TRANSLATE_NOOP("engine", "nil is declared before the numbers.")
               : nullptr;
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
    return at.teamNil ? nullptr : QT_TRANSLATE_NOOP("engine", "sides cannot bid nil as a team.");
}

const char *ofBlindTeamNil(const RuleFeatures &at)
{
    const char *why = ofTeamNil(at);
    return why || at.blindTeamNil ? why : reason::noBlindNil;
}

constexpr RelevanceRow kRows[] = {
    {"nil_allowed", ofNilAllowed},
    {"blind_nil_allowed", ofBlindNilAllowed},
    {"nil_declared", ofDeclaring},
    {"nil_value nil_lost", ofNil},
    {"nil_failed_tricks nil_failed_per_trick nil_bag_immunity last_trick_ace_on_nil", ofAnyNil},
    {"nil_failed_bag_points", ofBagPoints},
    {"nil_failed_breaks_contract", ofBreaking},
    {"nil_pot", ofPot},
    {"blind_nil_value blind_nil_lost", ofBlindNilValue},
    {"blind_nil_deficit", ofBlindNilDeficit},
    {"double_nil_scoring", ofDoubleNilScoring},
    {"double_nil_value double_nil_lost double_nil_wins double_nil_fail_loses double_nil_deficit",
     ofJointNils},
    {"double_blind_nil_value double_blind_nil_lost double_blind_nil_wins", ofJointBlindNils},
    {"dark_allowed", ofDark},
    {"team_nil_allowed", ofTeamNilAllowed},
    {"team_nil_value", ofTeamNil},
    {"team_blind_nil_value", ofBlindTeamNil},
};

} // namespace

std::span<const RelevanceRow> relevanceOfNil()
{
    return kRows;
}

} // namespace sandbag
