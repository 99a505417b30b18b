// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/bid_rules.h"
#include "bids/call.h"
#include "rules/rule_set.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace sandbag {

struct MenuInput;

/// A marked text (context "Calls"), and its purpose where a translator could not guess it.
struct CallText {
    const char *text = "";
    const char *about = nullptr;
};

/// Whom a call binds (D38).
enum class CallHolder : std::uint8_t {
    player,
    side,
    sideIfBlind ///< where sides bid blind numbers (rule `blind_allowed`), a blind one is the side's
};

/// Tricks of a call that asks for every trick of the deal.
inline constexpr int kEveryTrick = -1;

/// Everything about one kind of call except its score and what forbids it. The rows are defined in
/// their families (listed in families/call_kind_list.cpp).
struct CallKind {
    Call::What what = Call::What::none;
    const char *fileWord = ""; ///< "" for numbers, which are written as they are
    const char *keys = "";     ///< typed by a score keeper; "" where none are
    CallText words = {};       ///< as people say it; numbers: ""
    CallText column = {};      ///< as short as a column of the scorecard
    CallText brief = {};       ///< on a sign at the table
    int tricks = 0;            ///< that it asks for, of calls that name no number; or kEveryTrick
    CallHolder holder = CallHolder::player;
    bool numberLike = false;    ///< counts for the contract, if only with zero tricks
    bool losing = false;        ///< made by taking no trick
    bool exemptsSide = false;   ///< its side's contract obeys no bar (D63)
    bool asksToConfirm = false; ///< so grave that the table may ask twice
    /// Adds what the menu of the player has of it, open or struck; null: never in a menu.
    void (*addToMenu)(const MenuInput &, std::vector<Call> &) = nullptr;
    /// Does not go with this call of a partner (D67); null: goes with all.
    bool (*clashes)(const Call &partner) = nullptr;
    /// Spades that everyone holds who makes it under these rules; null, or nothing: any number.
    std::optional<int> (*spadesStated)(const RuleSet &, const Call &) = nullptr;
};

inline constexpr std::size_t kCallKinds = 9;
/// By Call::What.
extern const std::array<const CallKind *, kCallKinds> kCallKindRows;
/// The kinds in the order in which a menu of seen calls has them, and one of blind calls.
extern const std::array<const CallKind *, 6> kSeenMenuOrder;
extern const std::array<const CallKind *, 5> kBlindMenuOrder;

[[nodiscard]] inline const CallKind &callKind(Call::What what)
{
    return *kCallKindRows[static_cast<std::size_t>(what)];
}
[[nodiscard]] inline const CallKind &callKind(const Call &call)
{
    return callKind(call.what);
}

/// The call is made for the whole side, whatever the style of bidding (D38).
[[nodiscard]] inline bool holdsForSide(const RuleSet &rules, const Call &call)
{
    switch (callKind(call).holder) {
    case CallHolder::player:
        return false;
    case CallHolder::side:
        return true;
    case CallHolder::sideIfBlind:
        return call.blind && blindNumberBindsSide(rules);
    }
    return false;
}

/// Everything that is known of one declaration (rules `bemo_allowed`, `moe_allowed`,
/// `mo_allowed`).
struct DeclarationKind {
    Declaration mark = Declaration::none;
    const char *fileWord = "";
    const char *keys = "";
    CallText words = {};
    CallText column = {};
    bool (*inForce)(const RuleSet &) = nullptr;
};

/// By Declaration, from littleBemo.
extern const std::array<DeclarationKind, 6> kDeclarations;
/// Not for Declaration::none.
[[nodiscard]] inline const DeclarationKind &declarationKind(Declaration mark)
{
    return kDeclarations[static_cast<std::size_t>(mark) - 1];
}

} // namespace sandbag
