// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

class QWidget;

namespace sandbag {

/// A key that leads to a field beside which there is no label with a letter. The tool tip tells it,
/// of a list beside what is chosen; call it once the field has its tool tip.
void reachBy(QWidget *field, const QKeySequence &key);

} // namespace sandbag
