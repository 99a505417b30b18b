// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sandbag {

/// What became of a call. The rule that scores the call writes it, once; anyone who wants to know
/// whether a nil, a ten, a moon or a contract was kept reads it, and looks neither at tricks nor at
/// the points of lines: a failed nil can bring points, and a nil without a trick can have failed.
struct CallFate {
    enum class Verdict : std::uint8_t {
        none, ///< does not count: no call, a pass, a deal not played, a fallen number (D38)
        kept, ///< of a number of partners: their side's contract is made
        failed,
    };
    /// What decided it. A kept call is kept by its tricks, or counts as kept where the others
    /// reneged (rule `renege_others_made`).
    enum class By : std::uint8_t {
        tricks,    ///< taken or counted, too few or too many, or their order
        renege,    ///< a renege that was found (D27, D42)
        claim,     ///< a wrong claim (rule `claim_wrong`)
        challenge, ///< a wrong challenge (rule `renege_false_set`)
        failedNil, ///< of the contract's side (rule `nil_failed_breaks_contract`)
        promise,   ///< no trump was promised, and broken (D43)
    };
    static constexpr int kNoLine = -1;

    Verdict verdict = Verdict::none;
    By by = By::tricks;
    /// Place of the line that states it among the lines of the score. Partners share one where one
    /// line scores them together: a joint double nil (D47), a contract.
    std::int8_t line = kNoLine;

    /// Stated by the line at this place; `by` only matters where it failed.
    [[nodiscard]] static constexpr CallFate of(bool kept, int line, By by = By::tricks)
    {
        if (kept)
            return {Verdict::kept, By::tricks, static_cast<std::int8_t>(line)};
        return {Verdict::failed, by, static_cast<std::int8_t>(line)};
    }
    [[nodiscard]] constexpr bool counts() const { return verdict != Verdict::none; }
    [[nodiscard]] constexpr bool kept() const { return verdict == Verdict::kept; }
    [[nodiscard]] constexpr bool failed() const { return verdict == Verdict::failed; }

    bool operator==(const CallFate &) const = default;
};

} // namespace sandbag
