// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristics/heuristics.h"
#include "player/player.h"
#include "review/judgement.h"
#include "search/search_options.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace sandbag {

struct Difference;

/// How hard a judge thinks.
struct JudgeOptions {
    int iterations = 8000; ///< playouts for a choice
    std::uint64_t seed = 1;
    int milliseconds = 0; ///< at most, where it is not 0; then what comes hangs on the clock
    /// Only whether the choice is good is wanted, not what it comes to: where no other is worth a
    /// thought, it is hardly played out.
    bool brief = false;
    bool operator==(const JudgeOptions &) const = default;
};
/// A part of that budget, never so small that a judgement would be worth nothing.
[[nodiscard]] JudgeOptions partOf(JudgeOptions options, int share);
/// For the choices of other players than the one whose choices are asked about: what these gave
/// away is wanted for the parts only, and a quarter of the budget will do.
[[nodiscard]] JudgeOptions forOthers(const JudgeOptions &options);

/// The way of judging: another number judges the same choices otherwise, so that judgements that
/// were kept are worth nothing any more.
inline constexpr int kJudgeVersion = 10;

/// Judges choices from their players' views, with the strongest search, whatever level was playing:
/// all choices are played out on the same worlds, so that their differences are known much better
/// than their values. The same options and choice give the same judgement on every machine. One
/// thread at a time.
class Judge
{
public:
    explicit Judge(const JudgeOptions &options);

    /// `view`: the player's before the choice. `number` is different for each choice of a match
    /// (for the seed). Once `stop` is set it returns soon, and its answer must not be used.
    [[nodiscard]] Judgement judge(const SeatView &view, const MatchOutlook &outlook,
                                  const Event &made, std::uint64_t number,
                                  const std::atomic<bool> &stop);

private:
    struct Weighed;

    void prepare(const MatchOutlook &outlook);
    static void rank(std::vector<Weighed> &weighed);
    [[nodiscard]] std::vector<Weighed> weighKnown(const SeatView &view, const MatchOutlook &outlook,
                                                  const std::atomic<bool> &stop);
    [[nodiscard]] std::vector<Weighed> weighCards(const SeatView &view, const MatchOutlook &outlook,
                                                  const Event &made, const std::atomic<bool> &stop);
    [[nodiscard]] std::vector<Weighed> weighAnswers(const SeatView &view,
                                                    const MatchOutlook &outlook, const Event &made,
                                                    const std::atomic<bool> &stop);
    [[nodiscard]] Judgement concluded(std::vector<Weighed> weighed, const SeatView &view,
                                      const Event &made, const Standing &standing) const;
    void gradeBy(Judgement &judgement, const Difference &loss) const;

    SearchOptions m_options;
    std::uint64_t m_seed;
    std::uint64_t m_number = 0;
    std::shared_ptr<const RuleContext> m_context;
    std::unique_ptr<Heuristics> m_heuristics;
    double m_pointWorth = 0;
};

} // namespace sandbag
