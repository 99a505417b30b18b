// SPDX-License-Identifier: GPL-3.0-or-later
#include "house_rules_dialog.h"

#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "compare_rules_dialog.h"
#include "example_model.h"
#include "files/kept_settings.h"
#include "fit_to_screen.h"
#include "message_bar.h"
#include "option_pane.h"
#include "rulebook/describe.h"
#include "tab_order.h"
#include "tables_pane.h"
#include "text/option_words.h"
#include "text/translate.h"
#include "ui_house_rules_dialog.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <QUrl>

namespace sandbag {

HouseRulesDialog::HouseRulesDialog(RulesLibrary *library, const RuleFile &current, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::HouseRulesDialog>()),
      m_library(library),
      m_model(new CatalogueModel(this)),
      m_filter(new CatalogueFilter(this)),
      m_examples(new ExampleModel(this)),
      m_tables(new TablesPane(library)),
      m_pane(new OptionPane(m_model))
{
    m_ui->setupUi(this);
    m_ui->matchNote->hide();
    auto *place = new QVBoxLayout(m_ui->tablesPlace);
    place->setContentsMargins(0, 0, 0, 0);
    place->addWidget(m_tables);
    m_ui->paneArea->setWidget(m_pane);
    setUpOptions();
    connectOptions();
    setUpButtons();
    setUpShortcuts();
    setTabOrders(QList<QWidget *>{m_ui->search, m_ui->changedOnly, m_ui->showMeaningless} +
                     m_tables->tabStops() + QList<QWidget *>{m_ui->revert, m_ui->options} +
                     m_pane->tabStops() + QList<QWidget *>{m_ui->examples},
                 *m_ui->buttons);
    restoreLayout();

    QTimer::singleShot(0, m_filter, &CatalogueFilter::prepare);
    takeState(current);
    m_history = {this->current()};
    m_begun = this->current();
    connect(m_model, &CatalogueModel::rulesChanged, this, &HouseRulesDialog::refresh);
    connect(m_tables, &TablesPane::chosen, this, &HouseRulesDialog::choose);
    connect(m_tables, &TablesPane::said, m_ui->message,
            [this](const QString &text, const std::function<void()> &undo) {
                m_ui->message->say(text, undo);
                if (undo) // no step of the history brings a deleted table back
                    m_ui->message->stay();
            });
    connect(m_tables, &TablesPane::named, this, [this](const QString &name) {
        m_name = name;
        showAgain();
    });
    connect(m_library, &RulesLibrary::trouble, this, [this](const QString &text) {
        m_ui->message->say(text);
        m_ui->message->stay();
    });
    m_ui->options->setUpdatesEnabled(false); // until the first paintEvent()
    m_ui->side->setUpdatesEnabled(false);
    m_ui->search->setFocus();
}

HouseRulesDialog::~HouseRulesDialog() = default;

const RuleSet &HouseRulesDialog::rules() const
{
    return m_model->rules();
}

RuleFile HouseRulesDialog::current() const
{
    RuleFile state;
    state.name = m_name;
    state.base = m_base;
    state.rules = m_model->rules();
    state.other = m_other;
    return state;
}

void HouseRulesDialog::setMatchRunning(bool running)
{
    m_ui->matchNote->setVisible(running);
    QPushButton *ok = m_ui->buttons->button(QDialogButtonBox::Ok);
    QPushButton *apply = m_ui->buttons->button(QDialogButtonBox::Apply);
    ok->setText(running ? tr("Start Ne&w Match") : tr("&OK"));
    apply->setText(running ? tr("Use for Ne&xt Match") : tr("&Apply"));
    apply->setToolTip(running ? tr("Continue this match and use these rules for the next")
                              : QString());
}

void HouseRulesDialog::setPurpose(const QString &note, const QString &take)
{
    m_ui->matchNote->setVisible(!note.isEmpty());
    m_ui->matchNote->setText(note);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(take);
    m_ui->buttons->button(QDialogButtonBox::Apply)->hide();
}

void HouseRulesDialog::choose(const RuleFile &table)
{
    const bool loses = !m_library->find(m_name) && m_model->rules() != m_model->base();
    const QString title = table.name.isEmpty() ? tr("House Rules") : table.name;
    takeState(table);
    remember();
    if (loses)
        m_ui->message->say(tr("Choosing “%1” discarded your changes.").arg(title),
                           [this] { stepHistory(-1); });
    else
        m_ui->message->hide();
}

void HouseRulesDialog::openFile(const QString &path)
{
    m_tables->openFile(path);
}

/// Shows a state without writing history.
void HouseRulesDialog::takeState(const RuleFile &state)
{
    const bool travelling = std::exchange(m_travelling, true);
    m_name = state.name;
    m_other = state.other;
    setBase(state.base);
    m_model->setRules(state.rules);
    refresh();
    m_travelling = travelling;
}

void HouseRulesDialog::setBase(const QString &base)
{
    const Preset *preset = findPreset(base.toStdString());
    m_base = preset ? base : QStringLiteral("standard");
    const QString title = titleOf(preset ? *preset : *findPreset("standard"));
    m_model->setBase(preset ? rulesOf(*preset) : RuleSet{});
    m_ui->options->setBaseName(title);
    m_pane->setBaseName(title);
}

/// After every change of the rules.
void HouseRulesDialog::refresh()
{
    m_ui->message->passOver();
    if (m_travelling) {
        m_examples->setRules(m_model->rules());
    } else {
        // Each key of a number that is typed is a change; before it is before the first of them.
        remember();
        m_examples->setRules(m_model->rules(), &m_history[qMax<qsizetype>(m_at - 1, 0)].rules);
    }
    m_ui->examples->setColumnHidden(ExampleModel::BeforeColumn, !m_examples->hasChanged());
    if (!m_travelling) {
        offerCompanion(m_history[qMax<qsizetype>(m_at - 1, 0)].rules);
    }
    showAgain();
}

void HouseRulesDialog::showAgain()
{
    const CheckResult &findings = m_model->findings();
    const bool playable = findings.errors.empty();
    m_ui->findings->show(findings);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(playable);
    m_ui->buttons->button(QDialogButtonBox::Apply)->setEnabled(playable);
    m_ui->examplePlace->setEnabled(playable);

    QStringList sentences;
    if (playable) {
        for (const Sentence &sentence : summary(m_model->rules()))
            sentences << toText(sentence);
    } else {
        sentences << tr("These rules cannot be played yet.");
    }
    m_ui->summary->setText(sentences.join(QLatin1Char(' ')));

    const QString base = titleOf(*findPreset(m_base.toStdString()));
    const int changes = static_cast<int>(differences(m_model->rules(), m_model->base()).size());
    const QString title = m_name.isEmpty() ? base : m_name;
    QString state;
    if (changes > 0)
        state = title == base ? tr("%n changed rule(s)", nullptr, changes)
                              : tr("%1 with %n change(s)", "preset", changes).arg(base);
    else if (title != base)
        state = tr("same as %1").arg(base);
    m_ui->heading->setText(
        QStringLiteral("<b>%1</b> &nbsp; %2").arg(title.toHtmlEscaped(), state.toHtmlEscaped()));
    m_ui->revert->setEnabled(changes > 0);
    m_tables->setCurrent(current());
}

/// One step of history for each change; turning a number up and down is one step.
void HouseRulesDialog::remember()
{
    const RuleFile state = current();
    if (sameTable(state, m_history.value(m_at)))
        return;
    if (m_at > 0 && state.name == m_history[m_at].name && state.base == m_history[m_at].base) {
        const auto last = differences(m_history[m_at - 1].rules, m_history[m_at].rules);
        if (last.size() == 1 && last == differences(m_history[m_at].rules, state.rules)) {
            m_history[m_at] = state;
            return;
        }
    }
    m_history.resize(m_at + 1);
    m_history << state;
    ++m_at;
}

/// A person who says "nil is 50" mostly means both ways: when one half of such a pair changes while
/// both were the same, the other is offered.
void HouseRulesDialog::offerCompanion(const RuleSet &before)
{
    const auto changed = differences(before, m_model->rules());
    const Option *companion = changed.size() == 1 ? findOption(changed[0]->companion) : nullptr;
    if (!companion || changed[0]->get(before) != companion->get(before))
        return;
    const std::string value = changed[0]->get(m_model->rules());
    m_ui->message->offer(tr("“%1” did not change; it is still %2.")
                             .arg(titleOf(*companion), valueWords(*companion, m_model->rules())),
                         tr("Se&t Both to %1").arg(valueWords(*companion, value)),
                         [this, companion, value] { m_model->setOption(companion->id, value); });
}

void HouseRulesDialog::fix(const Finding &finding)
{
    const QString words = CatalogueModel::fixWords(finding);
    m_model->fix(finding);
    m_ui->options->setFocus();
    m_ui->message->say(tr("Changed. %1").arg(words), [this] { stepHistory(-1); });
}

void HouseRulesDialog::stepHistory(int by)
{
    const qsizetype to = m_at + by;
    if (to < 0 || to >= m_history.size())
        return;
    m_at = to;
    takeState(m_history[to]);
}

void HouseRulesDialog::apply()
{
    m_library->setLastUsed(current());
    m_examples->settle();
    m_ui->examples->setColumnHidden(ExampleModel::BeforeColumn, true);
    m_begun = current();
    emit applied(m_begun);
}

void HouseRulesDialog::accept()
{
    if (!m_model->findings().errors.empty())
        return;
    apply();
    QDialog::accept();
}

void HouseRulesDialog::reject()
{
    const auto table = m_library->find(m_name);
    const bool kept = table && sameTable(*table, current());
    if (kept || m_model->rules() == m_begun.rules)
        return QDialog::reject();
    m_ui->message->offer(tr("You have unsaved changes."), tr("Dis&card Changes"),
                         [this] { QDialog::reject(); });
}

void HouseRulesDialog::revertAll()
{
    m_model->setRules(m_model->base());
    m_ui->message->say(tr("All changes undone."), [this] { stepHistory(-1); });
}

void HouseRulesDialog::compare()
{
    auto *dialog = new CompareRulesDialog(m_library, current(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HouseRulesDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void HouseRulesDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile()) {
        openFile(urls.first().toLocalFile());
        return;
    }
    const auto read = RulesLibrary::fromText(event->mimeData()->text());
    if (const auto *fault = std::get_if<FileError>(&read))
        m_ui->message->say(fault->text);
    else
        choose(std::get<RuleFile>(read));
}

} // namespace sandbag
