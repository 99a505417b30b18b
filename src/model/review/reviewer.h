// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "review/match_review.h"
#include "review/review_store.h"

#include <QList>
#include <QObject>

#include <memory>
#include <set>

namespace sandbag {

/// Judges a match on a thread of its own, at low priority. At first every choice of some seats is
/// looked at briefly; then they are judged at the whole budget, those that seem to have cost most
/// first, and at last the choices of the others, at the budget for those. Each judgement is
/// kept on disk, also of a review that was cancelled. Answers come as signals on the thread this
/// object lives on.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    /// `folder`: for the judgements; "" is the user's folder for application data.
    explicit Reviewer(QObject *parent = nullptr, const QString &folder = {});

    /// Begins with a match of which all deals are finished (finishedPart()): a deal that is still
    /// being played is not reviewed, since its chances would reveal the hidden hands. An earlier
    /// run is cancelled. `known` choices, by deal and event, are left alone. `seats`: of the
    /// persons, each of whom has a whole judgement.
    void start(std::shared_ptr<const Match> finished, const QList<int> &seats,
               const JudgeOptions &options, const std::set<std::pair<int, int>> &known);
    /// A choice that was looked at briefly will be judged again.
    enum class Look { brief, whole };

    /// Nothing more comes.
    void cancel() { m_question.cancel(); }
    [[nodiscard]] bool running() const { return m_question.running(); }

signals:
    void curveDrawn(const std::vector<sandbag::CurvePoint> &curve);
    void judged(const std::vector<sandbag::JudgedChoice> &choices, sandbag::Reviewer::Look look);
    void progressed(int done, int of);
    void finished();

private:
    class KeptDeals;
    class Run;

    ReviewStore m_store;
    BackgroundQuestion m_question;
};

} // namespace sandbag
