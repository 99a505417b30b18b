// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"

#include <QDialog>

#include <memory>

namespace Ui {
class RulesInForceDialog;
}

namespace sandbag {

class RulesLibrary;

/// The rules that a match is played by, as the rule sheet states them. They cannot be changed here:
/// a match keeps its rules. A copy of them can be.
class RulesInForceDialog : public QDialog
{
    Q_OBJECT

public:
    RulesInForceDialog(const RulesLibrary *library, const RuleFile &inForce,
                       QWidget *parent = nullptr);
    ~RulesInForceDialog() override;

    /// Says in a quiet line where the cards of the match come from.
    void setCards(const QString &text);

    /// The rule sheet as HTML, with links (#option-id) at the options that differ from the game
    /// that these rules are based on.
    [[nodiscard]] static QString sheetHtml(const RuleFile &table);
    /// The same, and before the rest what is other than in the last match of those who play.
    [[nodiscard]] static QString sheetHtml(const RuleFile &table, const RuleSet &last);

signals:
    /// Someone wants to start from these rules: open the house rules dialog with them.
    void copyWanted(const sandbag::RuleFile &table);
    void printWanted(const sandbag::RuleFile &table);

private:
    std::unique_ptr<Ui::RulesInForceDialog> m_ui;
};

} // namespace sandbag
