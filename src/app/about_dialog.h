// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sandbag {

/// Name, version, licence.
void showAbout(QWidget *parent);

} // namespace sandbag
