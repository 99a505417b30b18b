// SPDX-License-Identifier: GPL-3.0-or-later
// What the window of house rules is made of, and what its parts do.
#include "house_rules_dialog.h"

#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "example_model.h"
#include "kept_room.h"
#include "key_map.h"
#include "message_bar.h"
#include "option_pane.h"
#include "reach_by.h"
#include "roomy_rows.h"
#include "rulebook/describe.h"
#include "tables_pane.h"
#include "text/option_words.h"
#include "ui_house_rules_dialog.h"

#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>

namespace sandbag {

void HouseRulesDialog::setUpOptions()
{
    m_filter->setSourceModel(m_model);
    m_ui->options->setFilter(m_filter);
    m_ui->options->expand(m_filter->index(0, 0));
    m_ui->nothingFound->hide();
    // It covers the summary while it says something; the buttons next to it stay where they are.
    keepRoom(*m_ui->message);
    m_ui->message->setAutoFillBackground(true);
    m_ui->message->raise();
    m_ui->examples->setModel(m_examples);
    m_ui->examples->setItemDelegate(new WrappedRows(m_ui->examples));
    m_ui->examples->header()->setStretchLastSection(false);
    m_ui->examples->header()->setSectionResizeMode(ExampleModel::DealColumn, QHeaderView::Stretch);
    for (const int column :
         {ExampleModel::BeforeColumn, ExampleModel::PointsColumn, ExampleModel::BagsColumn})
        m_ui->examples->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

void HouseRulesDialog::connectOptions()
{
    m_ui->search->installEventFilter(this);
    connect(m_ui->search, &QLineEdit::textChanged, this, &HouseRulesDialog::search);
    connect(m_ui->changedOnly, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setChangedOnly(only);
        search(m_ui->search->text());
    });
    connect(m_ui->showMeaningless, &QCheckBox::toggled, m_filter,
            &CatalogueFilter::setShowMeaningless);
    connect(m_ui->options, &OptionView::currentOptionChanged, this,
            [this](const QModelIndex &at) { m_pane->showOption(m_filter->mapToSource(at)); });
    connect(m_ui->options, &OptionView::resetWanted, this, [this](const QModelIndex &at) {
        if (const Option *option = CatalogueModel::optionAt(at))
            m_model->reset(option->id);
    });
    connect(m_ui->options, &OptionView::fixWanted, this, [this](const QModelIndex &at) {
        const Option *option = CatalogueModel::optionAt(at);
        if (const Finding *finding = option ? m_model->fixable(option->id) : nullptr)
            fix(Finding(*finding));
    });
    connect(m_ui->options, &OptionView::windowWanted, this, &HouseRulesDialog::editInWindow);
    connect(m_ui->options, &OptionView::searchTyped, this, [this](const QString &text) {
        m_ui->search->setText(text);
        m_ui->search->setFocus();
    });
    connect(m_ui->findings, &FindingBar::fixWanted, this, &HouseRulesDialog::fix);
    connect(m_pane, &OptionPane::fixWanted, this, &HouseRulesDialog::fix);
    // What is typed after a click on a value begins a search, and Enter does not end the dialog.
    connect(m_pane, &OptionPane::valueChosen, this, [this] { m_ui->options->setFocus(); });
    connect(m_ui->findings, &FindingBar::optionWanted, this, &HouseRulesDialog::showOption);
}

void HouseRulesDialog::setUpButtons()
{
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&OK"));
    tipWithKey(m_ui->buttons->button(QDialogButtonBox::Ok), tr("Use these rules"), "rules.use");
    tipWithKey(m_ui->compare, tr("Compare with other rules"), "rules.compare");
    tipWithKey(m_ui->print, tr("Print these rules"), "window.print");
    m_ui->buttons->button(QDialogButtonBox::Apply)->setText(tr("&Apply"));
    for (QAbstractButton *button : m_ui->buttons->buttons()) {
        auto *push = qobject_cast<QPushButton *>(button);
        push->setAutoDefault(false);
        push->setIcon(QIcon()); // some have none; and large letters need the room
        push->setDefault(push == m_ui->buttons->button(QDialogButtonBox::Ok));
    }
    connect(m_ui->compare, &QPushButton::clicked, this, &HouseRulesDialog::compare);
    connect(m_ui->print, &QPushButton::clicked, this, [this] { emit printWanted(current()); });
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &HouseRulesDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::helpRequested, this, &HouseRulesDialog::help);
    connect(m_ui->buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &HouseRulesDialog::apply);
    connect(m_ui->revert, &QPushButton::clicked, this, &HouseRulesDialog::revertAll);
    connect(m_pane, &OptionPane::helpWanted, this, &HouseRulesDialog::help);
}

void HouseRulesDialog::setUpShortcuts()
{
    addActions(m_tables->tableActions());
    const auto on = [this](const char *keyId, auto slot) {
        auto *shortcut = new QShortcut(this);
        giveKey(shortcut, keyId);
        connect(shortcut, &QShortcut::activated, this, slot);
        return shortcut;
    };
    reachBy(m_ui->search, "window.find");
    on("window.help", [this] { help(); });
    auto *undo = on("window.undo", [this] { stepHistory(-1); });
    connect(m_ui->message, &MessageBar::takesUndo, undo,
            [undo](bool takes) { undo->setEnabled(!takes); });
    on("window.redo", [this] { stepHistory(1); });
    on("window.print", [this] { emit printWanted(current()); });
    on("rules.compare", [this] { compare(); });
    on("rules.use", [this] { accept(); });
}

} // namespace sandbag
