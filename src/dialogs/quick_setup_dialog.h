// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/rules_library.h"
#include "seat_plan.h"
#include "table_choices.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QScrollArea;

namespace Ui {
class QuickSetupDialog;
}

namespace sandbag {

class CatalogueModel;

/// A new match in one small dialog: whose rules, how many players, to how many points, nil, bags,
/// jokers, who leads, and who sits where. Everything else is one button away.
class QuickSetupDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts from these rules and seats; no seats: one person and computers. The library must
    /// outlive the dialog.
    QuickSetupDialog(RulesLibrary *library, const RuleFile &current, const QList<SeatPlan> &seats,
                     QWidget *parent = nullptr);
    ~QuickSetupDialog() override;

    [[nodiscard]] const RuleSet &rules() const;
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString base() const { return m_base; }
    [[nodiscard]] RuleFile current() const;
    /// One for each player of the rules.
    [[nodiscard]] QList<SeatPlan> seats() const;

public slots:
    void accept() override;

signals:
    /// Passed on from the full dialog.
    void printWanted(const sandbag::RuleFile &table);

private:
    void fillTables();
    void addTable(const RuleFile &table);
    void addHeading(const QString &title);
    void setUpChoices(QComboBox *box, const QList<TableChoice> &choices);
    void take(const RuleFile &table);
    void refresh();
    void openAllRules();
    void stackWhereNarrow();
    void keepWidthOfBoxes();

    std::unique_ptr<Ui::QuickSetupDialog> m_ui;
    RulesLibrary *m_library;
    CatalogueModel *m_model;
    QString m_name;
    QString m_base;
    QJsonObject m_other;
    QList<RuleFile> m_tables; ///< in the order of the combo box
    int m_nilBefore = 0;
    QScrollArea *m_boxes = nullptr; ///< where they are stacked
};

} // namespace sandbag
