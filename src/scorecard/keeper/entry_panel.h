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
    void focusFirst();
    /// What the match says against the deal.
    void refuse(const QString &why);
    [[nodiscard]] QString problem() const;

signals:
    void completed(const sandbag::DealRecord &deal);
    void previousDeal();
    void nextDeal();

private:
    struct Row {
        EntryField field;
        QLabel *label = nullptr;
        EntryEdit *edit = nullptr;
    };

    void layOutRows();
    void addRow(const EntryField &field, int row, int column);
    void edited(const EntryField &field, const QString &text);
    void choose(const EntryChoice &choice);
    void step(int from, int by);
    void goTo(int row);
    void finish();
    void showState();
    void showCurrent(int row);
    [[nodiscard]] int rowOf(const EntryField &field) const;
    [[nodiscard]] QString scoreText(const EntryState &state) const;
    [[nodiscard]] QString rulingsText() const;

    std::unique_ptr<EntryDraft> m_draft;
    QStringList m_sides;
    QList<Row> m_rows;
    int m_current = 0;
    QString m_doubted; ///< said, and to be confirmed by a second Enter
    QGridLayout *m_grid;
    QLabel *m_help;
    KeyPad *m_pad;
    QLabel *m_problem;
    QLabel *m_score;
    QPushButton *m_enter;
};

} // namespace sandbag
