// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons that many options share for doing nothing, marked in relevance_reasons.cpp.
#pragma once

#include "rulebook/rule_features.h"

namespace sandbag::reason {

extern const char *const alone;
extern const char *const auction;
extern const char *const draft;
extern const char *const noNil;
extern const char *const noBlindNil;
extern const char *const noJokers;
extern const char *const noKitty;
extern const char *const ownSpades;
extern const char *const restricted;
extern const char *const sides;
extern const char *const switchedOff;

/// What has no place in an auction; and what a restriction of bids overrides besides (D69, D70).
[[nodiscard]] const char *unlessAuction(const RuleFeatures &at);
[[nodiscard]] const char *unlessFree(const RuleFeatures &at);

} // namespace sandbag::reason
