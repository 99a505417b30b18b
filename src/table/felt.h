// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_look.h"

#include <QPixmap>
#include <QSize>

class QPainter;
class QRectF;

namespace sandbag {

/// Paints the felt with a soft light from above.
void paintFelt(QPainter &painter, const QRectF &area, TableLook::Felt felt);

} // namespace sandbag
