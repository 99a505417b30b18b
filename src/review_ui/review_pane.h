// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace sandbag {

class ChoiceValues;
class ColumnShares;
class CurveModel;
class CurveView;
class ReviewModel;

/// The review next to the scorecard: the curve, the choices by cost, and the judgement of the
/// selected one. ReviewController decides what it shows.
class ReviewPane : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPane(ReviewModel *model, QWidget *parent = nullptr);

    /// Another match, or none judged yet; `persons` are the seats of those who sit at this
    /// computer. Of several it is asked whose choices are to be looked at.
    void reset(const QList<int> &persons);
    void setCurve(const std::vector<CurvePoint> &curve);
    void setProgress(int done, int of);
    /// How far the review is: `complete` where every choice was judged.
    enum class Stage { idle, running, complete };
    void setStage(Stage stage);
    /// Whether there is a finished deal to judge.
    void setPossible(bool possible);
    /// The best find and where the result came from, again from the model and the curve.
    void summarize();
    /// −1: all.
    [[nodiscard]] int seat() const;
    /// The choice that is looked at; null: none.
    [[nodiscard]] const JudgedChoice *current() const;
    /// How each person has played the match, by seat: with hints, with the tutor.
    void setHelp(const QStringList &help) { m_help = help; }
    /// What comes of all hands being open, or why a player chose so.
    void sayMore(const QString &text);
    [[nodiscard]] const std::vector<CurvePoint> &points() const { return m_points; }
    /// In "try again": the answer that the person has chosen on the table.
    void tryCard(const Card &card);
    [[nodiscard]] bool trying() const { return m_asked.has_value(); }
    [[nodiscard]] ChoiceValues *values() const { return m_values; }
    [[nodiscard]] CurveView *curve() const { return m_curve; }
    [[nodiscard]] CurveModel *curveTable() const { return m_curveModel; }
    [[nodiscard]] QTreeView *list() const { return m_list; }

signals:
    void startAsked();
    void cancelAsked();
    void closeAsked(); ///< back to the table of the match
    void printAsked();
    /// The table is to show that choice.
    void placeChosen(const sandbag::ChoicePlace &place);
    void allHandsAsked(const sandbag::ChoicePlace &place);
    void playOnAsked(const sandbag::ChoicePlace &place);
    /// Why the player may have chosen so: what they could believe, and how they play.
    void whyAsked(const sandbag::ChoicePlace &place);

public slots:
    void tryAgain();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    // review_pane_layout.cpp
    QWidget *makeHead();
    QWidget *makeButtons();
    void setUpTexts();
    void setUpCurveTable();
    void setUpList();
    QPushButton *button(const QString &text, const QString &help);

    /// Whose figures the summary shows; −1 where several persons sit here and none was chosen.
    [[nodiscard]] int subject() const;
    [[nodiscard]] QStringList figuresOf(int who) const;
    void showCurrent();
    void showAnswer(const Judgement &judgement);
    void select(const ChoicePlace &place);
    void setAsked(const std::optional<Judgement> &asked);
    void answer(int index);
    void openMoment(int deal, int events);
    void openDeal(int deal);

    ReviewModel *m_model;
    QComboBox *m_seats = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_print = nullptr;
    QProgressBar *m_progress = nullptr;
    CurveView *m_curve = nullptr;
    CurveModel *m_curveModel = nullptr;
    QTreeView *m_curveTable = nullptr;
    QLabel *m_summary = nullptr;
    QTreeView *m_list = nullptr;
    ColumnShares *m_columns = nullptr; ///< of the list
    QLabel *m_text = nullptr;
    ChoiceValues *m_values = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_playOn = nullptr;
    QPushButton *m_allHands = nullptr;
    QPushButton *m_why = nullptr;
    std::vector<CurvePoint> m_points;
    ChoicePlace m_place{-1, -1, -1};  ///< looked at
    std::optional<Judgement> m_asked; ///< of the choice that is tried again, as it was then
    std::vector<ChoiceValue> m_shown; ///< what the values say now
    QString m_more;                   ///< said of the choice instead of its verdict
    QStringList m_help;               ///< by seat; "" of who had none
    QList<int> m_persons;
    Stage m_stage = Stage::idle;
};

} // namespace sandbag
