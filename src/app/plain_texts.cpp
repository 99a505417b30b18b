// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace sandbag {

namespace {

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
