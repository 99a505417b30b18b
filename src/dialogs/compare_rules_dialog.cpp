// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_rules_dialog.h"

#include "catalogue/rules_library.h"
#include "compare_model.h"
#include "fitted_columns.h"
#include "reach_by.h"
#include "roomy_rows.h"
#include "tab_order.h"
#include "text/option_words.h"
#include "ui_compare_rules_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace sandbag {

CompareRulesDialog::CompareRulesDialog(const RulesLibrary *library, const RuleFile &current,
                                       QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::CompareRulesDialog>()),
      m_model(new CompareModel(this))
{
    m_ui->setupUi(this);
    RuleFile mine = current;
    mine.name =
        current.name.isEmpty() ? tr("These rules") : tr("These rules: %1").arg(current.name);
    m_tables << mine;
    m_tables += library->tables();
    qsizetype base = 0;
    for (const Preset &preset : presets()) {
        if (current.base == QLatin1String(preset.id))
            base = m_tables.size();
        RuleFile game;
        game.name = titleOf(preset);
        game.base = QString::fromLatin1(preset.id);
        game.rules = rulesOf(preset);
        m_tables << game;
    }
    for (const RuleFile &table : std::as_const(m_tables)) {
        m_ui->left->addItem(table.name);
        m_ui->right->addItem(table.name);
    }
    m_ui->right->setCurrentIndex(static_cast<int>(base));
    m_ui->differences->setModel(m_model);
    m_columns = new FittedColumns(m_ui->differences);
    m_ui->differences->setItemDelegate(new WrappedRows(m_ui->differences));

    auto *copy = m_ui->buttons->addButton(tr("Copy as &Text"), QDialogButtonBox::ActionRole);
    reachBy(m_ui->left, QKeySequence(Qt::ALT | Qt::Key_1));
    reachBy(m_ui->right, QKeySequence(Qt::ALT | Qt::Key_2));
    setTabOrders({m_ui->left, m_ui->swap, m_ui->right, m_ui->differences}, *m_ui->buttons);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_model->asText()); });
    connect(m_ui->left, &QComboBox::currentIndexChanged, this, &CompareRulesDialog::compare);
    connect(m_ui->right, &QComboBox::currentIndexChanged, this, &CompareRulesDialog::compare);
    connect(m_ui->swap, &QPushButton::clicked, this, &CompareRulesDialog::swapSides);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    compare();
}

CompareRulesDialog::~CompareRulesDialog() = default;

void CompareRulesDialog::compare()
{
    const RuleFile &left = m_tables[m_ui->left->currentIndex()];
    const RuleFile &right = m_tables[m_ui->right->currentIndex()];
    m_model->setTables(left.name, left.rules, right.name, right.rules);
    const int rows = m_model->rowCount();
    m_ui->differences->setVisible(rows > 0);
    m_ui->count->setText(rows == 0 ? tr("No differences.") : tr("%n difference(s)", nullptr, rows));
    m_columns->fit();
}

void CompareRulesDialog::swapSides()
{
    const int left = m_ui->left->currentIndex();
    m_ui->left->setCurrentIndex(m_ui->right->currentIndex());
    m_ui->right->setCurrentIndex(left);
}

} // namespace sandbag
