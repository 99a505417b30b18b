// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

class QWidget;

namespace sandbag {

/// A key that leads to a field that has no label with a letter. The tool tip shows it,
/// of a list after the choice; call it once the field has its tool tip.
void reachBy(QWidget *field, const QKeySequence &key);
/// The same with a key that the person may change; see KeyMap.
void reachBy(QWidget *field, const char *keyId);

} // namespace sandbag
