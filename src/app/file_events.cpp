// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_events.h"

#include "application.h"

#include <QFileOpenEvent>

namespace sandbag {

namespace {

class FileEvents : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::FileOpen || watched != QCoreApplication::instance())
            return false;
        if (const QString file = static_cast<QFileOpenEvent *>(event)->file(); !file.isEmpty())
            Application::instance().openFiles({file});
        return true;
    }
};

} // namespace

void openFilesOfEvents(QCoreApplication &app)
{
    app.installEventFilter(new FileEvents(&app));
}

} // namespace sandbag
