// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_look.h"

namespace sandbag {

QColor feltColour(TableLook::Felt felt)
{
    switch (felt) {
    case TableLook::Felt::green:
        return QColor(0x35, 0x74, 0x56);
    case TableLook::Felt::blue:
        return QColor(0x2f, 0x5f, 0x82);
    case TableLook::Felt::burgundy:
        return QColor(0x7a, 0x36, 0x45);
    case TableLook::Felt::slate:
        return QColor(0x52, 0x5f, 0x6b);
    case TableLook::Felt::night:
        return QColor(0x2a, 0x30, 0x3a);
    }
    return {};
}

QColor accentColour()
{
    return QColor(0xff, 0xd2, 0x4d);
}

QColor sideColour(int side)
{
    static constexpr QRgb colours[] = {0xff6fd0c0, 0xfff0a35e, 0xffb7a3f5, 0xfff08fa8,
                                       0xff8fc7f5, 0xffc9d66b, 0xffe6c7a0, 0xffc3c9d1};
    return QColor(colours[static_cast<unsigned>(side) % 8]);
}

} // namespace sandbag
