// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sandbag {

/// A mark that is on a number (rules `bemo_allowed`, `moe_allowed`, `mo_allowed`).
enum class Declaration : std::uint8_t {
    none,
    littleBemo,
    bigBemo,
    littleMoe,
    bigMoe,
    littleMo,
    bigMo
};

/// Tricks that a declaration asks for, and so needs in the deal (D67).
[[nodiscard]] constexpr int declaredTricks(Declaration mark)
{
    switch (mark) {
    case Declaration::none:
        return 0;
    case Declaration::littleBemo:
    case Declaration::littleMoe:
        return 6;
    case Declaration::littleMo:
        return 7;
    case Declaration::bigMoe:
        return 8;
    case Declaration::bigBemo:
        return 9;
    case Declaration::bigMo:
        return 10;
    }
    return 0;
}

/// What a player says in the bidding, as one value:
/// `[blind] WHAT [nt] [dark] [mark]` of the files. A small trivially copyable value.
struct Call {
    enum class What : std::uint8_t {
        none, ///< has not called, or holds no call of their own
        number,
        nil,
        zero,
        ten,
        moon,
        teamNil,
        pass,
        misdeal
    };

    What what = What::none;
    std::uint8_t halves = 0; ///< number only: twice the number, so that 3½ is 7
    bool blind = false;
    bool noTrump = false;
    bool dark = false; ///< nil only
    Declaration mark = Declaration::none;

    static constexpr Call number(int tricks) { return halfNumber(tricks * 2); }
    static constexpr Call halfNumber(int halves)
    {
        Call call;
        call.what = What::number;
        call.halves = static_cast<std::uint8_t>(halves);
        return call;
    }
    static constexpr Call of(What what)
    {
        Call call;
        call.what = what;
        return call;
    }
    [[nodiscard]] constexpr Call asBlind() const
    {
        Call call = *this;
        call.blind = true;
        return call;
    }
    [[nodiscard]] constexpr Call asSeen() const
    {
        Call call = *this;
        call.blind = false;
        return call;
    }
    [[nodiscard]] constexpr bool made() const { return what != What::none; }
    [[nodiscard]] constexpr bool isNumber() const { return what == What::number; }
    [[nodiscard]] constexpr bool isNil() const { return what == What::nil; }
    /// Whole tricks of a number, rounded down; 10 for a ten; otherwise 0.
    [[nodiscard]] constexpr int tricks() const
    {
        return what == What::ten ? 10 : what == What::number ? halves / 2 : 0;
    }
    /// Twice what it adds to its side's contract (D36).
    [[nodiscard]] constexpr int contractHalves() const
    {
        return what == What::ten ? 20 : what == What::number ? halves : 0;
    }
    [[nodiscard]] constexpr bool isPlainNumber() const
    {
        return isNumber() && !blind && !noTrump && mark == Declaration::none;
    }

    constexpr bool operator==(const Call &) const = default;
};

/// A number, or a ten, named without having looked.
[[nodiscard]] constexpr bool isBlindNumber(const Call &call)
{
    return call.blind && (call.isNumber() || call.what == Call::What::ten);
}

/// As in the files: "4", "3.5", "blind nil", "5 nt", "nil dark", "4 little-bemo"; "" for none.
[[nodiscard]] std::string toString(const Call &call);
/// Reads such text; nothing when it is no call. "" is the call none.
[[nodiscard]] std::optional<Call> parseCall(std::string_view text);

} // namespace sandbag
