// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/relevance_reasons.h"

#include "text/mark.h"

namespace sandbag::reason {

const char *const alone = QT_TRANSLATE_NOOP("engine", "everyone plays alone, without a partner.");
const char *const auction = QT_TRANSLATE_NOOP("engine", "the contract is auctioned.");
const char *const draft = QT_TRANSLATE_NOOP("engine", "the hands are drafted.");
const char *const exact =
    QT_TRANSLATE_NOOP("engine", "contracts must be met exactly, so there are no overtricks.");
const char *const nilsFirst = QT_TRANSLATE_NOOP("engine", "nil is bid before all other bids.");
const char *const noNil = QT_TRANSLATE_NOOP("engine", "nobody can bid nil.");
const char *const noBlindNil = QT_TRANSLATE_NOOP("engine", "nobody can bid a blind nil.");
const char *const noJokers = QT_TRANSLATE_NOOP("engine", "there are no jokers in the deck.");
const char *const noKitty = QT_TRANSLATE_NOOP("engine", "there is no kitty.");
const char *const ownSpades =
    QT_TRANSLATE_NOOP("engine", "each player's bid depends on how many spades they hold.");
const char *const restricted =
    QT_TRANSLATE_NOOP("engine", "suicide, whiz, or mirror limits what may be bid.");
const char *const separateBags =
    QT_TRANSLATE_NOOP("engine", "bags are kept separately from the score.");
const char *const shortDeal = QT_TRANSLATE_NOOP("engine", "the deal has fewer than ten tricks.");
const char *const sides = QT_TRANSLATE_NOOP("engine", "partners bid together.");
const char *const switchedOff =
    QT_TRANSLATE_NOOP("engine", "it depends on a rule that is switched off.");

const char *unlessAlone(const RuleFeatures &at)
{
    return at.solo ? alone : nullptr;
}

const char *unlessDraft(const RuleFeatures &at)
{
    return at.draft ? draft : nullptr;
}

const char *unlessNoNil(const RuleFeatures &at)
{
    return at.anyNil ? nullptr : noNil;
}

const char *unlessAuction(const RuleFeatures &at)
{
    return at.auction ? auction : nullptr;
}

const char *unlessFree(const RuleFeatures &at)
{
    if (at.auction)
        return auction;
    return at.restricted ? restricted : nullptr;
}

const char *unlessBlind(const RuleFeatures &at)
{
    if (at.draft)
        return draft;
    if (const char *why = unlessFree(at))
        return why;
    return at.nilsFirst ? nilsFirst : nullptr;
}

const char *unlessOvertricks(const RuleFeatures &at)
{
    if (at.auction)
        return auction;
    return at.overtricks || at.bagsOfNils ? nullptr : exact;
}

} // namespace sandbag::reason
