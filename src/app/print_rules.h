// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sandbag {

struct RuleFile;

/// Opens the dialog that prints the sheet of these rules, without a match.
void printRules(const RuleFile &rules, QWidget *parent);

} // namespace sandbag
