// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "lessons/problem.h"
#include "look/table_look.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace sandbag {

class StudyPane;

/// Problems, one after the other: those that come back today first, then those that are about as
/// hard as the person is strong. The first answer counts.
class ProblemPane : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemPane(QWidget *parent = nullptr);

    void setLook(const TableLook &look, int paceMs);
    /// Reads the book if that was not done, and asks the next one.
    void begin();
    [[nodiscard]] const std::optional<Problem> &problem() const { return m_problem; }
    [[nodiscard]] StudyPane &study() { return *m_study; }
    [[nodiscard]] QComboBox *kinds() const { return m_kinds; }

public slots:
    void next();
    void ofTheDay();
    void again();
    void showAnswer();

signals:
    void left();
    void trouble(const QString &message);

private:
    QWidget *makeHead();
    void setBook(const ProblemBook &book);
    void ask(const ProblemOutline &outline);
    void answer(const Event &choice, bool right);
    void settle(bool right);
    void showRating();
    [[nodiscard]] const ProblemOutline *chooseNext() const;
    [[nodiscard]] QString solution() const;

    StudyPane *m_study;
    QComboBox *m_kinds;
    QLabel *m_rating;
    QPushButton *m_next;
    QPushButton *m_show;
    ProblemBook m_book;
    std::optional<Problem> m_problem;
    bool m_read = false;
    bool m_settled = false; ///< the answer that counts was given
    BackgroundQuestion m_reader;
};

} // namespace sandbag
