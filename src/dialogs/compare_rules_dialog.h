// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"

#include <QDialog>

#include <memory>

namespace Ui {
class CompareRulesDialog;
}

namespace sandbag {

class CompareModel;
class FittedColumns;
class RulesLibrary;

/// Two tables side by side, showing only what differs. Each side can be the given rules, one of my
/// tables or a named game.
class CompareRulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts with the given rules against the game they are based on.
    CompareRulesDialog(const RulesLibrary *library, const RuleFile &current,
                       QWidget *parent = nullptr);
    ~CompareRulesDialog() override;

    [[nodiscard]] const CompareModel *model() const { return m_model; }

private:
    void compare();
    void swapSides();

    std::unique_ptr<Ui::CompareRulesDialog> m_ui;
    CompareModel *m_model;
    FittedColumns *m_columns = nullptr; ///< of the differences
    QList<RuleFile> m_tables;           ///< in the order of both combo boxes
};

} // namespace sandbag
