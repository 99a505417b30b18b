// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sandbag {

/// The texts of this room that no widget's class says: one context for translators.
class LearnText
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::LearnText)
};

} // namespace sandbag
