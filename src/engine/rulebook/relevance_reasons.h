// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons that many options share for doing nothing, marked in relevance_reasons.cpp.
#pragma once

#include "rulebook/rule_features.h"

namespace sandbag::reason {

extern const char *const alone;
extern const char *const auction;
extern const char *const draft;
extern const char *const exact;
extern const char *const nilsFirst;
extern const char *const noNil;
extern const char *const noBlindNil;
extern const char *const noJokers;
extern const char *const noKitty;
extern const char *const ownSpades;
extern const char *const restricted;
extern const char *const separateBags;
extern const char *const shortDeal;
extern const char *const sides;
extern const char *const switchedOff;

/// What has no place where everyone plays alone, where hands are drafted, and where nobody can bid
/// nil.
[[nodiscard]] const char *unlessAlone(const RuleFeatures &at);
[[nodiscard]] const char *unlessDraft(const RuleFeatures &at);
[[nodiscard]] const char *unlessNoNil(const RuleFeatures &at);
/// What has no place in an auction; and what else a restriction of bids overrides (D69, D70).
[[nodiscard]] const char *unlessAuction(const RuleFeatures &at);
[[nodiscard]] const char *unlessFree(const RuleFeatures &at);
/// Calls before looking: none in a draft, nor with nils that are declared beforehand.
[[nodiscard]] const char *unlessBlind(const RuleFeatures &at);
/// What needs overtricks, or bags of failed nils that earn points.
[[nodiscard]] const char *unlessOvertricks(const RuleFeatures &at);

} // namespace sandbag::reason
