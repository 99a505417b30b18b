// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"
#include "search/open_solution.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace sandbag {

/// Why a player may have chosen so.
struct Explanation {
    ChoicePlace place;
    Judgement judgement; ///< by what that player could see
    std::vector<Sentence> beliefs;
    bool discreet = false; ///< the deal goes on: no card that nobody has seen may be named
};

/// Answers single questions about a match on a thread of its own, one at a time: the last one
/// asked. Answers come as signals on the thread this object lives on.
class Explainer : public QObject
{
    Q_OBJECT

public:
    explicit Explainer(QObject *parent = nullptr);
    /// Stops and waits for the thread.
    ~Explainer() override;

    /// `known`: what was thought of the choice before; otherwise it is judged now, briefly. Where
    /// there is no such choice the answer comes at once, and is empty.
    void askWhy(const Match &match, const ChoicePlace &place, std::optional<Judgement> known);
    /// The best line of that side with all hands open.
    void askBestLine(const DealState &deal, const Standing &before, int side);
    /// Nothing more comes.
    void cancel();

signals:
    void explained(const sandbag::Explanation &why);
    /// Nothing where that would take too long.
    void lineFound(const std::optional<sandbag::OpenSolution> &solution);

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    Stop newQuestion();
    template<typename Tell>
    void tell(const Stop &stop, Tell tell);

    Stop m_stop; ///< of the last question; null: nobody asks
    QThreadPool m_pool;
};

} // namespace sandbag
