// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sandbag {

/// What this room says that is not a widget's own: names of keys, tips that end with a key.
class KeyText
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::KeyText)
};

} // namespace sandbag
