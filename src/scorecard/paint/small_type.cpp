// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/small_type.h"

#include <QFontInfo>

#include <algorithm>

namespace sandbag {

QFont smallerType(QFont type, double part)
{
    const double whole = QFontInfo(type).pixelSize();
    if (whole >= kLeastRead)
        part = std::max(part, std::min(1.0, kLeastRead / whole));
    if (type.pointSizeF() > 0)
        type.setPointSizeF(type.pointSizeF() * part);
    else
        type.setPixelSize(std::max(1, qRound(type.pixelSize() * part)));
    return type;
}

} // namespace sandbag
