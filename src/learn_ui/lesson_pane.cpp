// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_pane.h"

#include "key_map.h"
#include "learning_store.h"
#include "study_pane.h"
#include "study_table.h"
#include "text/shown_text.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

LessonPane::LessonPane(QWidget *parent)
    : QWidget(parent),
      m_study(new StudyPane(this)),
      m_next(m_study->addButton(tr("&Next"), "learn.next")),
      m_again(m_study->addButton(tr("Try A&gain"), "learn.again")),
      m_back(m_study->addButton(tr("&Back"), "learn.back")),
      m_leave(m_study->addButton(tr("All &Lessons"), "learn.all"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_study);
    setFocusProxy(m_study);
    connect(m_next, &QPushButton::clicked, this, &LessonPane::goOn);
    connect(m_again, &QPushButton::clicked, this, &LessonPane::again);
    connect(m_back, &QPushButton::clicked, this, &LessonPane::back);
    connect(m_leave, &QPushButton::clicked, this, &LessonPane::left);
    connect(m_study, &StudyPane::chosen, this, &LessonPane::answer);
    connect(m_study, &StudyPane::matchEnded, this, [this] {
        noteDone();
        updateButtons(true);
    });
}

void LessonPane::setLook(const TableLook &look, int paceMs)
{
    m_study->setLook(look, paceMs);
}

int LessonPane::steps() const
{
    return static_cast<int>(m_lesson->steps.size());
}

const LessonStep &LessonPane::current() const
{
    return m_lesson->steps.at(static_cast<std::size_t>(m_step));
}

void LessonPane::open(Lesson lesson)
{
    m_lesson = std::move(lesson);
    const Learning &learning = LearningStore::instance().learning();
    const int left = learning.at.value(m_lesson->id, -1);
    // Who was through with it begins again.
    show(left < steps() && learning.stepsDone(m_lesson->id) < steps() ? left : -1);
}

QString LessonPane::heading() const
{
    if (m_step < 0)
        return m_lesson->title;
    return filled(tr("%1 (%2 of %3)"), {m_lesson->title, m_step + 1, steps()});
}

void LessonPane::show(int step)
{
    m_step = step;
    m_study->setHeading(heading());
    updateButtons(step < 0);
    LearningStore::instance().change(
        [this](Learning &learning) { learning.at.insert(m_lesson->id, m_step); });
    if (step < 0)
        m_study->read(m_lesson->text);
    else if (current().position)
        m_study->ask(*current().position, current().text);
    else
        m_study->play(*current().match, current().text);
}

/// `done`: there is nothing to do here but to go on.
void LessonPane::updateButtons(bool done)
{
    const bool last = m_step == steps() - 1;
    m_next->setText(m_step < 0 ? tr("Beg&in")
                    : !done    ? tr("&Skip This")
                    : last     ? tr("&Finish")
                               : tr("&Next"));
    giveKey(m_next, "learn.next"); // a new text has a new key
    m_again->setEnabled(m_step >= 0);
    m_back->setEnabled(m_step >= 0);
}

void LessonPane::goOn()
{
    if (m_step + 1 < steps()) {
        show(m_step + 1);
        return;
    }
    LearningStore::instance().change(
        [this](Learning &learning) { learning.at.insert(m_lesson->id, -1); });
    emit finished(m_lesson->id);
}

void LessonPane::again()
{
    if (m_step >= 0)
        show(m_step);
}

void LessonPane::back()
{
    if (m_step >= 0)
        show(m_step - 1);
}

void LessonPane::noteDone()
{
    LearningStore::instance().change(
        [this](Learning &learning) { learning.steps[m_lesson->id].insert(m_step); });
}

void LessonPane::answer(const Event &choice, bool right)
{
    const Position &position = *current().position;
    if (right) {
        m_study->judge(position.why, true);
        noteDone();
        updateButtons(true);
        m_study->focusOnwards();
        return;
    }
    const QString reason = refusalOf(position, choice);
    m_study->judge(reason.isEmpty() ? tr("There is a better choice.") : reason, false);
}

} // namespace sandbag
