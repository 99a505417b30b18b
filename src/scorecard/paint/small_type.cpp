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

double paperScale(const QFont &type)
{
    return std::max(1.0, double(QFontInfo(type).pixelSize()) / kLeastRead);
}

int ruleWidth(const QFont &type)
{
    constexpr double kThin = 0.7; // of what distances grow
    return std::max(1, qRound(paperScale(type) * kThin));
}

} // namespace sandbag
