// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sandbag {

/// The texts of this room: one context for translators.
class HistoryText
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::HistoryText)
};

} // namespace sandbag
