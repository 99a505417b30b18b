// SPDX-License-Identifier: GPL-3.0-or-later
#include "learn_window.h"

#include "fit_to_screen.h"
#include "key_map.h"
#include "learning_store.h"
#include "lesson_list.h"
#include "lesson_pane.h"
#include "message_bar.h"
#include "problem_pane.h"
#include "text/languages.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace sandbag {

LearnWindow::LearnWindow(QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_list(new LessonList(this)),
      m_pane(new LessonPane(this)),
      m_problems(new ProblemPane(this)),
      m_pages(new QStackedWidget(this)),
      m_message(new MessageBar(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Learn Spades"));
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_pane);
    m_pages->addWidget(m_problems);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    connect(m_list, &LessonList::opened, this, &LearnWindow::openLesson);
    connect(m_list, &LessonList::problemsAsked, this, &LearnWindow::showProblems);
    connect(m_problems, &ProblemPane::left, this, &LearnWindow::showList);
    connect(m_problems, &ProblemPane::trouble, m_message,
            [this](const QString &text) { m_message->say(text); });
    connect(m_pane, &LessonPane::left, this, &LearnWindow::showList);
    connect(m_pane, &LessonPane::finished, this, [this](const QString &lesson) {
        showList();
        if (const QString next = m_list->after(lesson); !next.isEmpty())
            m_list->select(next);
    });
    connect(&LearningStore::instance(), &LearningStore::trouble, m_message,
            [this](const QString &text) { m_message->say(text); });
    auto *shut = new QShortcut(this);
    giveKey(shut, "window.close");
    connect(shut, &QShortcut::activated, this, &QWidget::close);
    auto *help = new QShortcut(this);
    giveKey(help, "window.help");
    connect(help, &QShortcut::activated, this, &LearnWindow::helpAsked);
    resize(1100, 720);
    fitToScreen(*this);
    readShelf();
}

LearnWindow::~LearnWindow()
{
    LearningStore::instance().flush();
}

void LearnWindow::setLook(const TableLook &look, int paceMs)
{
    m_pane->setLook(look, paceMs);
    m_problems->setLook(look, paceMs);
}

bool LearnWindow::inLesson() const
{
    return m_pages->currentWidget() == m_pane;
}

bool LearnWindow::inList() const
{
    return m_pages->currentWidget() == m_list;
}

void LearnWindow::showProblems()
{
    m_pages->setCurrentWidget(m_problems);
    m_problems->begin();
}

/// Two dozen files, on a thread of its own.
void LearnWindow::readShelf()
{
    m_reader.ask([this, language = languageInUse()](const BackgroundQuestion::Asked &asked) {
        const LessonShelf shelf = sandbag::readShelf(lessonFiles(), language);
        asked.conclude([this, shelf] { setShelf(shelf); });
    });
}

void LearnWindow::setShelf(const LessonShelf &shelf)
{
    m_lessons = shelf.lessons;
    m_list->setShelf(shelf);
    m_list->setFocus();
    if (m_wanted)
        openLesson(std::exchange(m_wanted, {}).value_or(QString()));
}

void LearnWindow::openLesson(const QString &id)
{
    if (m_lessons.isEmpty()) { // they are being read
        m_wanted = id;
        return;
    }
    const QString lesson = id.isEmpty() ? m_list->suggested() : id;
    const auto found = std::ranges::find(m_lessons, lesson, &LessonOutline::id);
    if (found == m_lessons.end())
        return;
    m_reader.ask([this, file = found->file,
                  language = languageInUse()](const BackgroundQuestion::Asked &asked) {
        auto read = std::make_shared<std::variant<Lesson, FileError>>(loadLesson(file, language));
        asked.conclude([this, read] {
            if (const auto *error = std::get_if<FileError>(read.get())) {
                m_message->say(error->text);
                return;
            }
            m_pages->setCurrentWidget(m_pane);
            m_pane->open(std::get<Lesson>(std::move(*read)));
        });
    });
}

void LearnWindow::showList()
{
    if (const auto &lesson = m_pane->lesson())
        m_list->select(lesson->id);
    m_pages->setCurrentWidget(m_list);
    m_list->setFocus();
}

/// Back one level: from a lesson to the list, and from the list out.
void LearnWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (inList())
        close();
    else
        showList();
}

} // namespace sandbag
