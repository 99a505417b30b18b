// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// The record as if what holds for that deal had been agreed on from the beginning, without deals.
[[nodiscard]] MatchRecord agreedAt(const MatchRecord &record, int deal);
/// What holds for the deal after the last one of the record.
[[nodiscard]] MatchRecord agreedNow(const MatchRecord &record);

/// The agreement made before that deal; null where there is none.
[[nodiscard]] const Agreement *agreementBefore(const MatchRecord &record, int deal);

/// Rules, or people, that hold from the next deal on: of a match without deals from the beginning.
/// An agreement that changes nothing is dropped.
void agreeOnRules(MatchRecord &record, const AgreedRules &rules);
void agreeOnPlayers(MatchRecord &record, std::vector<PlayerRecord> players);
/// After the last deals were removed: later agreements apply to the next one.
void pullAgreements(MatchRecord &record);

/// Why the agreements cannot be, in one sentence: their order, or other players or sides.
[[nodiscard]] Refusal whyNotAgree(const MatchRecord &record);

} // namespace sandbag
