// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay_seat.h"
#include "review/explainer.h"
#include "review/reviewer.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace sandbag {

class GameSession;
class ReviewModel;
class ReviewPane;
class ReviewTable;

/// Brings the review of one window together: the match of its session, the thread that judges, the
/// pane next to the scorecard, and the table that shows a choice. Judgements stay as long as
/// the deals it belongs to are those of the match.
class ReviewController : public QObject
{
    Q_OBJECT

public:
    /// The session must outlive it; pane and table get parents from the one who shows them.
    explicit ReviewController(GameSession *session, QObject *parent = nullptr);
    ~ReviewController() override;

    [[nodiscard]] ReviewPane *pane() const { return m_pane; }
    [[nodiscard]] ReviewTable *table() const { return m_table; }
    [[nodiscard]] const ReviewModel &model() const { return *m_model; }
    /// How hard it thinks from the next start on.
    void setOptions(const JudgeOptions &options) { m_options = options; }
    /// Everything that was judged, once it is finished().
    [[nodiscard]] MatchReview review() const;
    [[nodiscard]] bool running() const { return m_reviewer.running(); }
    /// Every choice of the match's finished deals is judged.
    [[nodiscard]] bool complete() const;

public slots:
    /// Judges the choices not judged yet.
    void start();
    void cancel();
    void closeTable();

signals:
    /// The table of the review is wanted, and painted now.
    void tableComing();
    /// It is to take the place of the match's, or to leave it.
    void tableWanted(bool shown);
    /// Play on from there in a window of its own.
    void playOnAsked(int deal, int events);
    void progressed(int done, int of);
    /// Every choice of the finished deals was judged.
    void finished();

private:
    void takeMatch();
    void show(const ChoicePlace &place);
    void showTable(const ChoicePlace &place, ReplaySeat::Hands hands);
    void showAllHands(const ChoicePlace &place);
    void showWhy(const ChoicePlace &place);
    void print();
    [[nodiscard]] bool stillHolds(const Match &match) const;
    [[nodiscard]] QList<int> persons() const;
    [[nodiscard]] QStringList help() const;

    GameSession *m_session;
    Reviewer m_reviewer;
    Explainer m_explainer;
    ReviewModel *m_model;
    ReviewPane *m_pane;
    ReviewTable *m_table;
    std::set<std::pair<int, int>> m_known; ///< judged at the whole budget, by deal and event
    JudgeOptions m_options;
    bool m_tableAsked = false;
    QList<int> m_persons; ///< seats whose choices are judged at the whole budget
};

} // namespace sandbag
