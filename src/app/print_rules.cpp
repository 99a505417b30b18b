// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_rules.h"

#include "formats/rules_json.h"
#include "match/record.h"
#include "pages/print_sheets_dialog.h"
#include "text/match_text.h"

namespace sandbag {

void printRules(const RuleFile &rules, QWidget *parent)
{
    MatchRecord record;
    record.base = rules.base.toStdString();
    record.rules = rules.rules;
    nameRules(record, rules.name);
    auto *dialog = new PrintSheetsDialog(record, rules.name, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sandbag
