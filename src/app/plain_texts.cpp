// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

namespace sandbag {

namespace {

/// Of what is pasted into a field that has no limit of its own: a whole book makes every search and
/// every row of a list wait.
constexpr int kMostTyped = 1000;
constexpr int kNoLimit = 32767; ///< Qt's own

/// Paths are longer, and what is only shown keeps all that it shows.
void limit(QLineEdit &field)
{
    const bool typed = !field.isReadOnly() && !qobject_cast<QFileDialog *>(field.window());
    if (typed && field.maxLength() == kNoLimit && field.text().size() <= kMostTyped)
        field.setMaxLength(kMostTyped);
}

/// Qt guesses by the text where a label does not say what it holds, and every label is polished
/// before it is shown the first time; messages and tooltips are labels too.
class PlainTexts : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish) {
            auto *label = qobject_cast<QLabel *>(watched);
            if (label && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
            if (auto *field = qobject_cast<QLineEdit *>(watched))
                limit(*field);
        }
        return false;
    }
};

} // namespace

void showTextsAsTheyAre(QApplication &app)
{
    app.installEventFilter(new PlainTexts(&app));
}

} // namespace sandbag
