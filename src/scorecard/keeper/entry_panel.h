// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "entry/entry_draft.h"

#include <QWidget>

#include <memory>

class QGridLayout;
class QLabel;
class QPushButton;

namespace sandbag {

class EntryEdit;
class KeyPad;

/// The form of one deal: a field for every question that the rules ask, in order. An answer that
/// is whole moves on by itself; what cannot be is marked at once, and the score shows as soon as
/// there is one.
class EntryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EntryPanel(QWidget *parent = nullptr);
    ~EntryPanel() override;

    /// `button`: "Enter the deal" or "Correct the deal". `sides`: names for the score.
    void setDraft(EntryDraft draft, const QStringList &sides, const QString &button);
    [[nodiscard]] EntryDraft &draft() { return *m_draft; }
    /// Answers or dealer changed from outside.
    void refresh();
    /// The first question without an answer; where all are answered, the first.
    void focusFirst();
    /// Or not: what the rules bar in this deal was played all the same.
    void setAllTheSame(bool same);
    /// What the match says against the deal.
    void refuse(const QString &why);
    [[nodiscard]] QString problem() const;

signals:
    void completed(const sandbag::DealRecord &deal);
    /// Something was typed, chosen or ruled on.
    void typed();
    void previousDeal();
    void nextDeal();

private:
    static constexpr double kQuestionType = 1.25; ///< size of the questions' type to the usual one
    struct Row {
        EntryField field;
        QLabel *label = nullptr;
        EntryEdit *edit = nullptr;
        bool right = false; ///< in the column next to that of the bids
    };

    void layOutRows();
    // entry_panel_width.cpp
    [[nodiscard]] static QFont larger(QFont font, double by, bool bold = false);
    void takeType();
    void takeRowType(const Row &row) const;
    void shareWidth();
    void resizeEvent(QResizeEvent *event) override;

    void addRow(const EntryField &field, int row, int column);
    void edited(const EntryField &field, const QString &text);
    void choose(const EntryChoice &choice);
    void step(int from, int by);
    void goTo(int row);
    void finish();
    void showState();
    void showCurrent(int row);
    void showJudgement(const EntryState &state);
    [[nodiscard]] int rowOf(const EntryField &field) const;
    [[nodiscard]] int rowFrom(int row, int by) const;
    [[nodiscard]] bool waitsAt(int row) const;
    [[nodiscard]] QString scoreText(const EntryState &state) const;
    [[nodiscard]] QString rulingsText(const std::vector<Ruling> &rulings) const;

    std::unique_ptr<EntryDraft> m_draft;
    QStringList m_sides;
    QList<Row> m_rows;
    int m_current = 0;
    QString m_doubted; ///< said, and to be confirmed by a second Enter
    QGridLayout *m_grid;
    QLabel *m_help;
    KeyPad *m_pad;
    QLabel *m_problem;
    QPushButton *m_allTheSame;
    QLabel *m_score;
    QPushButton *m_enter;
};

} // namespace sandbag
