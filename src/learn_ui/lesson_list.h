// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTreeView;

namespace sandbag {

/// The lessons by parts, and how far someone is in each.
class LessonList : public QWidget
{
    Q_OBJECT

public:
    explicit LessonList(QWidget *parent = nullptr);

    void setShelf(const LessonShelf &shelf);
    /// The one to go on with: begun and not finished, or the first that was not done.
    [[nodiscard]] QString suggested() const;
    /// The one after it; "" after the last.
    [[nodiscard]] QString after(const QString &lesson) const;
    void select(const QString &lesson);
    [[nodiscard]] QTreeView *tree() const { return m_tree; }

public slots:
    void showProgress();

signals:
    void opened(const QString &lesson);
    void problemsAsked();

private:
    void openCurrent();

    QTreeView *m_tree;
    QStandardItemModel *m_model;
    QLabel *m_faults;
    QPushButton *m_open;
    QList<LessonOutline> m_lessons;
};

} // namespace sandbag
