// SPDX-License-Identifier: GPL-3.0-or-later
#include "opened_match.h"

#include "formats/loaded_match.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace sandbag {

OpenedMatch readToOpen(const QString &path, const QString &library)
{
    OpenedMatch opened{path, loadMatch(path)};
    if (const auto *match = std::get_if<LoadedMatch>(&opened.read))
        opened.found = findIn(library, {match->match.record(), match->other});
    return opened;
}

void readToOpenLater(QObject *whose, const QString &path, const QString &library,
                     const std::function<void(OpenedMatch)> &then)
{
    QThreadPool::globalInstance()->start([path, library, then, whose = QPointer<QObject>(whose)] {
        auto opened = std::make_shared<OpenedMatch>(readToOpen(path, library));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [opened, then, whose] {
                if (whose)
                    then(std::move(*opened));
            },
            Qt::QueuedConnection);
    });
}

} // namespace sandbag
