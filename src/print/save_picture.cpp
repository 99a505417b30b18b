// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_picture.h"

#include "print_text.h"
#include "save_path.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QFileInfo>
#include <QPixmap>
#include <QWidget>

namespace sandbag {

std::optional<SavedPicture> saveTablePicture(QWidget *window, const QPixmap &picture)
{
    const QString ending = QStringLiteral(".png");
    const QString path = askSavePath(window, {PrintText::tr("Save Picture of the Table"),
                                              asFileName(window->windowTitle()) + ending,
                                              PrintText::tr("Pictures (*.png)"), ending});
    if (path.isEmpty())
        return std::nullopt;
    if (picture.save(path, "PNG"))
        return SavedPicture{PrintText::tr("Saved as %1.").arg(harmless(QFileInfo(path).fileName())),
                            true};
    return SavedPicture{PrintText::tr("Can't write to %1.").arg(harmless(path)), false};
}

} // namespace sandbag
