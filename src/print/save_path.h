// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace sandbag {

/// What the file dialog for saving needs to know.
struct SaveRequest {
    QString title;
    QString proposed; ///< path or file name
    QString filter;   ///< "PDF (*.pdf)"
    QString ending;   ///< ".pdf": added where it was not typed
};

/// Asks where to save; "" where nobody wants to. A file that is already there is replaced only
/// after a question, also where the ending made the name that of another file.
[[nodiscard]] QString askSavePath(QWidget *parent, const SaveRequest &request);

} // namespace sandbag
