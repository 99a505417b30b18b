// SPDX-License-Identifier: GPL-3.0-or-later
// Options of blind numbers, tens, slams and declarations that other settings make meaningless.
#include "rulebook/check_parts.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// Calls before looking: none in a draft, nor beside nils that are declared beforehand.
const char *unlessBlindOpen(const RuleFeatures &at)
{
    if (at.draft)
        return reason::draft;
    if (const char *why = reason::unlessFree(at))
        return why;
    return at.rules.nil_declared == NilDeclared::before
               ? QT_TRANSLATE_NOOP("engine", "nil is declared before the numbers.")
               : nullptr;
}

const char *ofBlindRange(const RuleFeatures &at)
{
    if (const char *why = unlessBlindOpen(at))
        return why;
    return at.rules.blind_allowed == BlindAllowed::no
               ? QT_TRANSLATE_NOOP("engine", "numbers are not bid blind.")
               : nullptr;
}

const char *ofBlindNumbers(const RuleFeatures &at)
{
    return at.blindNumbers ? nullptr : QT_TRANSLATE_NOOP("engine", "numbers are not bid blind.");
}

const char *ofBlindDeficit(const RuleFeatures &at)
{
    return at.blindMoon ? nullptr : ofBlindNumbers(at);
}

const char *ofBlindPerTrick(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    return at.rules.blind_bonus > 0
               ? QT_TRANSLATE_NOOP("engine", "blind bids earn a bonus instead.")
               : nullptr;
}

const char *ofBonusExceeded(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    return at.rules.blind_bonus > 0 ? nullptr
                                    : QT_TRANSLATE_NOOP("engine", "blind bids earn no bonus.");
}

const char *ofComingOut(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    if (at.pack.tricks < 10)
        return QT_TRANSLATE_NOOP("engine", "the deal has fewer than ten tricks.");
    return at.blindBySide ? nullptr
                          : QT_TRANSLATE_NOOP("engine", "blind bids are each player's own.");
}

const char *ofTenMode(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    if (at.pack.tricks < 10)
        return QT_TRANSLATE_NOOP("engine", "the deal has fewer than ten tricks.");
    if (at.rules.ten_mode != TenMode::declared)
        return nullptr;
    if (at.restricted)
        return reason::restricted;
    return at.rules.bid_max < 10 ? QT_TRANSLATE_NOOP("engine", "the highest bid is lower than ten.")
                                 : nullptr;
}

const char *ofTen(const RuleFeatures &at)
{
    return at.ten ? nullptr : QT_TRANSLATE_NOOP("engine", "ten for two hundred is not played.");
}

const char *ofTenBags(const RuleFeatures &at)
{
    const char *why = ofTen(at);
    return why || !at.rules.ten_exact ? why
                                      : QT_TRANSLATE_NOOP("engine", "a ten must be met exactly.");
}

const char *ofBlindTen(const RuleFeatures &at)
{
    const char *why = ofTen(at);
    return why || at.blindTen ? why : QT_TRANSLATE_NOOP("engine", "a ten cannot be bid blind.");
}

const char *ofMoon(const RuleFeatures &at)
{
    return at.moon ? nullptr : QT_TRANSLATE_NOOP("engine", "nobody can bid a moon.");
}

const char *ofBlindMoon(const RuleFeatures &at)
{
    return at.blindMoon ? nullptr : QT_TRANSLATE_NOOP("engine", "nobody can bid a blind moon.");
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
        return QT_TRANSLATE_NOOP("engine", "nobody can bid a moon.");
    return at.doubleNil ? nullptr : QT_TRANSLATE_NOOP("engine", "there is no double nil.");
}

const char *ofLexington(const RuleFeatures &at)
{
    if (at.pack.tricks < 12)
        return QT_TRANSLATE_NOOP("engine", "the deal has fewer than twelve tricks.");
    return at.auction ? reason::auction : nullptr;
}

const char *ofLexingtonValue(const RuleFeatures &at)
{
    return at.rules.lexington_mode == LexingtonMode::off ? reason::switchedOff : ofLexington(at);
}

const char *ofLexingtonWins(const RuleFeatures &at)
{
    return at.rules.lexington_mode != LexingtonMode::declared
               ? QT_TRANSLATE_NOOP("engine", "twelve tricks need not be bid.")
               : ofLexington(at);
}

const char *ofNoTrumpAllowed(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.sideBids ? reason::sides : nullptr;
}

const char *ofNoTrump(const RuleFeatures &at)
{
    return at.noTrump ? nullptr : QT_TRANSLATE_NOOP("engine", "nobody can bid no trump.");
}

const char *ofConsent(const RuleFeatures &at)
{
    return at.solo ? reason::alone : ofNoTrump(at);
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

constexpr RelevanceRow kRows[] = {
    {"blind_allowed blind_moon_allowed", unlessBlindOpen},
    {"blind_min blind_max", ofBlindRange},
    {"blind_deficit", ofBlindDeficit},
    {"blind_made_per_trick blind_lost_per_trick blind_bags", ofBlindPerTrick},
    {"blind_bonus blind_exact", ofBlindNumbers},
    {"blind_bonus_exceeded", ofBonusExceeded},
    {"blind_come_out", ofComingOut},
    {"ten_mode", ofTenMode},
    {"ten_value ten_lost ten_exact ten_thirteen_wins", ofTen},
    {"ten_bags", ofTenBags},
    {"ten_blind_multiplier", ofBlindTen},
    {"moon_allowed", reason::unlessFree},
    {"moon_value moon_lost moon_wins", ofMoon},
    {"blind_moon_needs", ofBlindMoonNeeds},
    {"blind_moon_value blind_moon_lost blind_moon_wins", ofBlindMoon},
    {"moon_excludes_double_nil", ofMoonAgainstNil},
    {"lexington_mode", ofLexington},
    {"lexington_value", ofLexingtonValue},
    {"lexington_wins", ofLexingtonWins},
    {"notrump_allowed", ofNoTrumpAllowed},
    {"notrump_consent", ofConsent},
    {"notrump_scoring", ofNoTrump},
    {"bemo_allowed moe_allowed mo_allowed", reason::unlessAuction},
    {"moe_lost", ofMoeLost},
    {"mo_little_value", ofLittleMo},
    {"mo_big_value", ofBigMo},
};

} // namespace

std::span<const RelevanceRow> relevanceOfSpecialBids()
{
    return kRows;
}

} // namespace sandbag
