// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_canvas.h"
#include "qr_code.h"

#include <QSizeF>
#include <QString>

namespace sandbag {

/// What every page of ours shares: the title with its spade above a rule, and the foot with the
/// house rules in one line and the page number. Points.
struct PageFrame {
    QSizeF area;
    QString title;                           ///< "Spades"
    QString subtitle;                        ///< beneath: the game, the target
    QString right;                           ///< at the right of the title: the date
    bool dateLine = false;                   ///< with an empty `right`: a line to write the date on
    std::shared_ptr<const QrCode> code = {}; ///< in the corner: opens the table again; or null
    QString foot;                            ///< small, at most five lines
    int pages = 1;

    [[nodiscard]] double top() const;    ///< where the contents begin
    [[nodiscard]] double bottom() const; ///< where they end
    void paint(PageCanvas &canvas, int page) const;
};

} // namespace sandbag
