// SPDX-License-Identifier: GPL-3.0-or-later
#include "heard_names.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSplitter>

#include <algorithm>

namespace sandbag {

namespace {

/// Qt looks for it among what is next to the list.
QLabel *labelOf(const QComboBox &list)
{
    const auto labels =
        list.parentWidget()->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    const auto own = std::find_if(labels.begin(), labels.end(),
                                  [&list](const QLabel *label) { return label->buddy() == &list; });
    return own == labels.end() ? nullptr : *own;
}

class HeardNames : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Show)
            return false;
        auto *list = qobject_cast<QComboBox *>(watched);
        const QWidget *around = list ? list->parentWidget() : nullptr;
        // A splitter would give the label a place of its own.
        if (!around || list->accessibleName().isEmpty() || qobject_cast<const QSplitter *>(around))
            return false;
        if (labelOf(*list))
            return false;
        auto *label = new QLabel(list->parentWidget());
        label->setTextFormat(Qt::PlainText);
        label->setText(list->accessibleName());
        label->setBuddy(list);
        label->hide();
        return false;
    }
};

} // namespace

void letNamesBeHeard(QApplication &app)
{
    app.installEventFilter(new HeardNames(&app));
}

} // namespace sandbag
