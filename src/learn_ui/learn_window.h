// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "lessons/lesson.h"
#include "look/table_look.h"

#include <QWidget>

class QStackedWidget;

namespace sandbag {

class LessonList;
class LessonPane;
class MessageBar;
class ProblemPane;

/// Learn Spades: the list of lessons, the lesson that is gone through, and problems.
class LearnWindow : public QWidget
{
    Q_OBJECT

public:
    explicit LearnWindow(QWidget *parent = nullptr);
    ~LearnWindow() override;

    void setLook(const TableLook &look, int paceMs);
    /// Opens a lesson of the list; the first one, or the one to go on with, where `id` is "".
    void openLesson(const QString &id);
    void showList();
    void showProblems();
    [[nodiscard]] LessonList &list() { return *m_list; }
    [[nodiscard]] LessonPane &pane() { return *m_pane; }
    [[nodiscard]] ProblemPane &problems() { return *m_problems; }
    [[nodiscard]] bool inLesson() const;
    [[nodiscard]] bool inList() const;

signals:
    /// F1: what this window is for.
    void helpAsked();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void readShelf();
    void setShelf(const LessonShelf &shelf);

    LessonList *m_list;
    LessonPane *m_pane;
    ProblemPane *m_problems;
    QStackedWidget *m_pages;
    MessageBar *m_message;
    QList<LessonOutline> m_lessons;
    std::optional<QString> m_wanted; ///< a lesson that waits for the list
    BackgroundQuestion m_reader;
};

} // namespace sandbag
