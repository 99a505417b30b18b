// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "look/table_look.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace sandbag {

class StudyPane;

/// A lesson that is gone through: its page of words, and its steps at the table. Each may be done
/// again or passed over; it goes on where it was left.
class LessonPane : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPane(QWidget *parent = nullptr);

    void setLook(const TableLook &look, int paceMs);
    /// Goes on with that lesson where it was left.
    void open(Lesson lesson);
    /// The step that is shown, from 0; −1: the page of words.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] const std::optional<Lesson> &lesson() const { return m_lesson; }
    [[nodiscard]] StudyPane &study() { return *m_study; }

public slots:
    void goOn();
    void again();
    void back();

signals:
    /// Back to the list.
    void left();
    /// The last step is behind: the next lesson may follow.
    void finished(const QString &lesson);

private:
    void show(int step);
    void answer(const Event &choice, bool right);
    void noteDone();
    void updateButtons(bool done);
    [[nodiscard]] const LessonStep &current() const;
    [[nodiscard]] int steps() const;
    [[nodiscard]] QString heading() const;

    StudyPane *m_study;
    QPushButton *m_next;
    QPushButton *m_again;
    QPushButton *m_back;
    QPushButton *m_leave;
    std::optional<Lesson> m_lesson;
    int m_step = -1;
};

} // namespace sandbag
