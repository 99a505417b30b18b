// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_list.h"

#include "key_map.h"
#include "learning_store.h"
#include "quiet_tree.h"
#include "roomy_rows.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kLessonRole = Qt::UserRole + 1;

QStandardItem *plainItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    return item;
}

/// The heading of a part, made when its first lesson comes.
QStandardItem *partItem(QStandardItemModel *model, const QString &part)
{
    const QString title = titleOfPart(part);
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->item(row)->text() == title)
            return model->item(row);
    }
    QStandardItem *item = plainItem(title);
    QFont bold;
    bold.setBold(true);
    item->setData(bold, Qt::FontRole);
    QStandardItem *beside = plainItem({});
    model->appendRow({item, beside});
    return item;
}

} // namespace

LessonList::LessonList(QWidget *parent)
    : QWidget(parent),
      m_tree(new QuietTree(this)),
      m_model(new QStandardItemModel(this)),
      m_faults(new QLabel(this)),
      m_open(new QPushButton(tr("&Open Lesson"), this))
{
    m_model->setHorizontalHeaderLabels({tr("Lesson"), tr("Done")});
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new WrappedRows(m_tree));
    m_tree->setAccessibleName(tr("Lessons"));
    m_tree->setRootIsDecorated(false);
    m_tree->header()->setStretchLastSection(false);
    m_faults->setWordWrap(true);
    m_faults->setTextFormat(Qt::PlainText);
    m_faults->hide();
    auto *problems = new QPushButton(tr("&Problems…"), this);
    giveKey(problems, "learn.problems");
    m_open->setAutoDefault(true);
    auto *row = new QHBoxLayout;
    row->addWidget(problems);
    row->addStretch();
    row->addWidget(m_open);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tree, 1);
    column->addWidget(m_faults);
    column->addLayout(row);
    setFocusProxy(m_tree);
    connect(m_tree, &QTreeView::activated, this, &LessonList::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &LessonList::openCurrent);
    connect(problems, &QPushButton::clicked, this, &LessonList::problemsAsked);
    connect(&LearningStore::instance(), &LearningStore::changed, this, &LessonList::showProgress);
}

void LessonList::setShelf(const LessonShelf &shelf)
{
    m_lessons = shelf.lessons;
    m_model->removeRows(0, m_model->rowCount());
    for (const LessonOutline &lesson : shelf.lessons) {
        QStandardItem *title = plainItem(lesson.title);
        title->setData(lesson.id, kLessonRole);
        QStandardItem *done = plainItem({});
        done->setData(lesson.id, kLessonRole);
        partItem(m_model, lesson.part)->appendRow({title, done});
    }
    m_tree->expandAll();
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    QStringList faults;
    for (const FileError &fault : shelf.faults)
        faults << fault.text;
    m_faults->setText(faults.join(u'\n'));
    m_faults->setVisible(!faults.isEmpty());
    showProgress();
    select(suggested());
}

void LessonList::showProgress()
{
    const Learning &learning = LearningStore::instance().learning();
    for (int part = 0; part < m_model->rowCount(); ++part) {
        const QStandardItem *parent = m_model->item(part);
        for (int row = 0; row < parent->rowCount(); ++row) {
            const QString id = parent->child(row)->data(kLessonRole).toString();
            const auto lesson = std::ranges::find(m_lessons, id, &LessonOutline::id);
            const int done = std::min(learning.stepsDone(id), lesson->steps);
            parent->child(row, 1)->setText(
                done == lesson->steps ? tr("all") : tr("%1 of %2").arg(done).arg(lesson->steps));
        }
    }
}

QString LessonList::suggested() const
{
    const Learning &learning = LearningStore::instance().learning();
    QString first;
    for (const LessonOutline &lesson : m_lessons) {
        const int done = learning.stepsDone(lesson.id);
        if (done > 0 && done < lesson.steps)
            return lesson.id;
        if (done == 0 && first.isEmpty())
            first = lesson.id;
    }
    return first.isEmpty() && !m_lessons.isEmpty() ? m_lessons.first().id : first;
}

QString LessonList::after(const QString &lesson) const
{
    const auto at = std::ranges::find(m_lessons, lesson, &LessonOutline::id);
    return at == m_lessons.end() || at + 1 == m_lessons.end() ? QString() : (at + 1)->id;
}

void LessonList::select(const QString &lesson)
{
    for (int part = 0; part < m_model->rowCount(); ++part) {
        const QStandardItem *parent = m_model->item(part);
        for (int row = 0; row < parent->rowCount(); ++row) {
            if (parent->child(row)->data(kLessonRole).toString() == lesson)
                m_tree->setCurrentIndex(parent->child(row)->index());
        }
    }
}

void LessonList::openCurrent()
{
    const QString lesson = m_tree->currentIndex().data(kLessonRole).toString();
    if (!lesson.isEmpty())
        emit opened(lesson);
}

} // namespace sandbag
