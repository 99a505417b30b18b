// SPDX-License-Identifier: GPL-3.0-or-later
// Finding a rule in the house rules, by typing and by keys, and what opens from there.
#include "cards_dialog.h"
#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "house_rules_dialog.h"
#include "key_map.h"
#include "option_pane.h"
#include "rule_book.h"
#include "suits_dialog.h"
#include "tables_pane.h"
#include "text/option_words.h"
#include "ui_house_rules_dialog.h"

#include <QKeyEvent>

namespace sandbag {

void HouseRulesDialog::search(const QString &typed)
{
    const bool narrowed = !typed.trimmed().isEmpty() || m_ui->changedOnly->isChecked();
    m_filter->setSearch(typed);
    m_tables->setSearch(m_filter->searching() ? m_filter->mended(typed) : QString());
    if (narrowed) {
        m_ui->options->expandAll();
    } else {
        const QModelIndex at = m_ui->options->currentIndex();
        m_ui->options->collapseAll();
        m_ui->options->expand(at.isValid() ? at.parent() : m_filter->index(0, 0));
        m_ui->options->scrollTo(at);
    }
    const bool nothing = m_filter->rowCount() == 0;
    m_ui->options->setVisible(!nothing);
    m_ui->nothingFound->setVisible(nothing);
    m_ui->nothingFound->setText(typed.trimmed().isEmpty()
                                    ? tr("No rules have been changed.")
                                    : tr("No rules match “%1”. Press %2 to search the rule book.")
                                          .arg(typed, KeyMap::ours().named("window.help")));
    m_ui->message->passOver();
    if (nothing) {
        m_pane->showOption({}); // a rule that is not shown is not told of either
        return;
    }
    if (!narrowed)
        return;
    m_ui->options->showHit(m_filter->firstMatch());
    offerValue();
}

/// What the words ask for, as far as it is not so already.
QList<FoundRule> HouseRulesDialog::wanted() const
{
    QList<FoundRule> wanted = m_filter->asked();
    for (FoundRule &one : wanted) {
        RuleSet rules = m_model->rules(); // as it would be kept: cards perhaps in another order
        if (one.option->set(rules, one.value.toStdString()))
            one.value = QString::fromStdString(one.option->get(rules));
    }
    wanted.removeIf([this](const FoundRule &one) {
        return one.value.toStdString() == one.option->get(m_model->rules());
    });
    return wanted;
}

/// Where the words ask for a value ("game to 350"), Return sets it; where they ask for those of
/// several rules ("bags -50 at 5"), all of them.
void HouseRulesDialog::offerValue()
{
    const QList<FoundRule> rules = wanted();
    if (rules.isEmpty() || m_ui->message->isStaying())
        return;
    QStringList said;
    for (const FoundRule &one : rules)
        said << tr("“%1”: %2. Press Enter to set it to %3.")
                    .arg(titleOf(*one.option), valueWords(*one.option, m_model->rules()),
                         valueWords(*one.option, one.value.toStdString()));
    const QString words = valueWords(*rules[0].option, rules[0].value.toStdString());
    m_ui->message->offer(said.join(u' '),
                         rules.size() == 1 ? tr("&Set to %1").arg(words) : tr("&Set Both"),
                         [this] { takeValues(); });
}

/// False where the search asks for no value, or for the current ones.
bool HouseRulesDialog::takeValues()
{
    const QList<FoundRule> rules = wanted();
    if (rules.isEmpty())
        return false;
    RuleSet changed = m_model->rules();
    for (const FoundRule &one : rules)
        one.option->set(changed, one.value.toStdString());
    m_model->setRules(changed);
    QStringList said;
    for (const FoundRule &one : rules)
        said << tr("“%1” is now: %2.").arg(titleOf(*one.option), valueWords(*one.option, changed));
    if (m_ui->message->isHidden()) // no other rule is to go along with it
        m_ui->message->say(said.join(u' '), [this] { stepHistory(-1); });
    m_ui->search->selectAll(); // for the next rule
    m_ui->search->setFocus();
    return true;
}

void HouseRulesDialog::goToFirstMatch()
{
    const QModelIndex first = m_filter->firstMatch();
    if (!first.isValid()) {
        m_tables->view()->setFocus();
        return;
    }
    if (!m_ui->options->currentIndex().isValid() || m_filter->searching())
        m_ui->options->showHit(first);
    m_ui->options->setFocus();
}

void HouseRulesDialog::showOption(const QString &id)
{
    m_ui->changedOnly->setChecked(false);
    m_ui->search->clear();
    if (!m_ui->options->showOption(id.toStdString())) {
        m_ui->showMeaningless->setChecked(true);
        m_ui->options->showOption(id.toStdString());
    }
    m_ui->options->setFocus();
}

void HouseRulesDialog::editInWindow(const QModelIndex &index)
{
    const Option *option = CatalogueModel::optionAt(index);
    const std::string value = option->get(m_model->rules());
    const std::string id = option->id;
    if (option->type == OptionType::cards) {
        auto *dialog = new CardsDialog(titleOf(*option), helpOf(*option), m_model->rules(), this);
        dialog->setCards(parseCards(value).value_or(CardList{}));
        connect(dialog, &QDialog::accepted, this,
                [this, dialog, id] { m_model->setOption(id, toString(dialog->cards())); });
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
        return;
    }
    auto *dialog = new SuitsDialog(titleOf(*option), helpOf(*option), this);
    dialog->setSuits(m_model->rules().trumps_hierarchy);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        RuleSet rules = m_model->rules();
        rules.trumps_hierarchy = dialog->suits();
        m_model->setRules(rules);
    });
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HouseRulesDialog::help()
{
    const bool tables = m_tables->view()->hasFocus();
    const QModelIndex table = m_tables->view()->currentIndex();
    const auto shown = tables ? m_tables->at(table) : std::nullopt;
    const QString option = m_ui->options->currentIndex().data(CatalogueModel::IdRole).toString();
    RuleBook::open(this, shown              ? RuleBook::anchorOfPreset(shown->base)
                         : option.isEmpty() ? QStringLiteral("guide-house-rules")
                                            : option);
}

bool HouseRulesDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() == Qt::Key_Down || (enter && !m_ui->search->text().isEmpty())) {
            if (!enter || !takeValues())
                goToFirstMatch();
            return true;
        }
        if (key->key() == Qt::Key_Escape && !m_ui->search->text().isEmpty()) {
            m_ui->search->clear();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

// Escape outside the search field first leaves the search, then the dialog.
void HouseRulesDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_ui->search->text().isEmpty()) {
        m_ui->search->clear();
        m_ui->search->setFocus();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace sandbag
