// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sandbag {

/// A widget hidden for a while leaves its room free, so that nothing next to it moves under
/// someone's hand.
inline void keepRoom(QWidget &part)
{
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    part.setSizePolicy(policy);
}

} // namespace sandbag
