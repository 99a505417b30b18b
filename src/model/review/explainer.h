// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "review/match_review.h"
#include "search/double_dummy_solution.h"

#include <QObject>

#include <optional>
#include <string>

namespace sandbag {

/// Why a player may have chosen so.
struct Explanation {
    ChoicePlace place;
    Judgement judgement;           ///< from what that player could see
    std::vector<Sentence> own;     ///< a computer's own reasons (review/own_reasons.h)
    std::vector<Sentence> beliefs; ///< none where the player does not think of hidden hands
    bool discreet = false;         ///< the deal goes on: no card that nobody has seen may be named
};

/// What a computer of that name, as in the files, says of its own choice; empty where it is none of
/// ours. `discreet`: see Explanation; `judged`: the figures of the choice, if any.
[[nodiscard]] std::vector<Sentence> ownWordsOf(const SeatView &view, const MatchOutlook &outlook,
                                               const Event &made, const std::string &player,
                                               bool discreet, const Judgement &judged = {});
/// Whether a player of that name thinks about the hidden hands. A person may.
[[nodiscard]] bool weighsHiddenHands(const std::string &player);
/// The whole answer, at once; `judge` finds the values not `known`.
[[nodiscard]] Explanation explain(const Match &match, const ChoicePlace &place,
                                  std::optional<Judgement> known, Judge &judge,
                                  const std::atomic<bool> &stop);

/// Answers single questions about a match on a thread of its own, one at a time: the last one
/// asked. Answers come as signals on the thread this object lives on.
class Explainer : public QObject
{
    Q_OBJECT

public:
    explicit Explainer(QObject *parent = nullptr);

    /// `known`: the earlier judgement of the choice; otherwise it is judged now, briefly. Where
    /// there is no such choice the answer comes at once, and is empty.
    void askWhy(const Match &match, const ChoicePlace &place, std::optional<Judgement> known);
    /// The best line of that side with all hands open.
    void askBestLine(const DealState &deal, const Standing &before, int side);
    /// Nothing more comes.
    void cancel() { m_question.cancel(); }

signals:
    void explained(const sandbag::Explanation &why);
    /// Nothing where that would take too long.
    void lineFound(const std::optional<sandbag::DoubleDummySolution> &solution);

private:
    BackgroundQuestion m_question;
};

} // namespace sandbag
