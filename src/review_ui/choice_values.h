// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/judgement.h"

#include <QStringList>
#include <QTreeWidget>

namespace sandbag {

class ColumnShares;

/// The choices of one moment with what each was worth, and a bar for its chance to win; or, to try
/// again, the choices alone in the order of the cards.
class ChoiceValues : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChoiceValues(QWidget *parent = nullptr);

    void showValues(const Judgement &judgement, const QStringList &names);
    /// Without any answer: which one was made, and what they are worth, stays hidden.
    void hideValues(const Judgement &judgement, const QStringList &names);

signals:
    /// One of the choices was taken, by its index in the judgement's values.
    void chosen(int index);

private:
    enum class Answer { shown, hidden };
    void fill(const Judgement &judgement, const QStringList &names, Answer answer);

    ColumnShares *m_columns;
    Answer m_answer = Answer::shown;
};

} // namespace sandbag
