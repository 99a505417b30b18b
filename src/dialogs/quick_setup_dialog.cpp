// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_setup_dialog.h"

#include "catalogue/catalogue_model.h"
#include "finding_bar.h"
#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "house_rules_dialog.h"
#include "named_games.h"
#include "option_binder.h"
#include "rule_book.h"
#include "rulebook/describe.h"
#include "setup/seating.h"
#include "text/option_words.h"
#include "text/translate.h"
#include "ui_quick_setup_dialog.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>

namespace sandbag {

QuickSetupDialog::QuickSetupDialog(RulesLibrary *library, const RuleFile &current,
                                   const QList<SeatPlan> &seats, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::QuickSetupDialog>()),
      m_library(library),
      m_model(new CatalogueModel(this))
{
    m_ui->setupUi(this);
    m_ui->nilValue->setSuffix(tr(" points"));
    m_ui->target->setSingleStep(50);
    m_ui->nilValue->setSingleStep(10);
    new OptionBinder(m_model, this);
    if (!seats.isEmpty())
        m_ui->seats->setSeats(seats);
    setUpChoices(m_ui->seating, seatingChoices());
    setUpChoices(m_ui->bags, bagChoices());
    setUpChoices(m_ui->jokers, jokerChoices());

    auto *start = m_ui->buttons->button(QDialogButtonBox::Ok);
    start->setText(tr("&Start"));
    auto *all = m_ui->buttons->addButton(tr("&All Rules…"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("allRules"));
    all->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, &QuickSetupDialog::openAllRules);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QuickSetupDialog::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::helpRequested, this,
            [this] { RuleBook::open(this, QStringLiteral("guide-first-match")); });
    connect(m_ui->table, &QComboBox::activated, this, [this](int at) { take(m_tables.value(at)); });
    connect(m_ui->people, &QSpinBox::valueChanged, this,
            [this](int people) { m_ui->advice->setText(splitAdvice(people)); });
    connect(m_ui->findings, &FindingBar::fixWanted, m_model, &CatalogueModel::fix);
    connect(m_model, &CatalogueModel::rulesChanged, this, &QuickSetupDialog::refresh);
    connect(m_library, &RulesLibrary::changed, this, &QuickSetupDialog::fillTables);
    take(current);
    fillTables();
    m_ui->advice->setText(splitAdvice(m_ui->people->value()));
    fitToType(*this, [this] { stackWhereNarrow(); });
    m_ui->target->setFocus();
    m_ui->target->selectAll();
}

QuickSetupDialog::~QuickSetupDialog() = default;

const RuleSet &QuickSetupDialog::rules() const
{
    return m_model->rules();
}

RuleFile QuickSetupDialog::current() const
{
    RuleFile table;
    table.name = m_name;
    table.base = m_base;
    table.rules = m_model->rules();
    table.other = m_other;
    return table;
}

QList<SeatPlan> QuickSetupDialog::seats() const
{
    return m_ui->seats->seats();
}

/// Large letters on a small screen: the boxes are one below the other, and scroll.
void QuickSetupDialog::stackWhereNarrow()
{
    const QSize room = screenRoom(*this);
    if (m_boxes)
        keepWidthOfBoxes();
    if (m_boxes || minimumSizeHint().width() <= room.width())
        return;
    auto *boxes = new QWidget;
    m_ui->rows->removeItem(m_ui->columns);
    m_ui->columns->setParent(nullptr);
    m_ui->columns->setDirection(QBoxLayout::TopToBottom);
    boxes->setLayout(m_ui->columns);
    m_boxes = new QScrollArea;
    m_boxes->setFrameShape(QFrame::NoFrame);
    m_boxes->setWidgetResizable(true);
    m_boxes->setWidget(boxes);
    keepWidthOfBoxes();
    m_ui->rows->insertWidget(0, m_boxes, 1);
    resize(room);
}

void QuickSetupDialog::keepWidthOfBoxes()
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2;
    m_boxes->setMinimumWidth(
        qMin(m_boxes->widget()->minimumSizeHint().width() + bar, screenRoom(*this).width() - 32));
}

/// What is played now, my tables, the named games, each group under its heading.
void QuickSetupDialog::fillTables()
{
    const QSignalBlocker quiet(m_ui->table);
    m_ui->table->clear();
    m_tables.clear();
    RuleFile now = current();
    if (now.name.isEmpty())
        now.name = titleOf(*findPreset(m_base.toStdString()));
    addTable(now);
    for (const RuleFile &table : m_library->tables()) {
        if (table.name != m_name)
            addTable(table);
    }
    for (const NamedGames &group : namedGames()) {
        addHeading(group.title);
        for (const Preset *preset : group.games) {
            RuleFile game;
            game.name = titleOf(*preset);
            game.base = QString::fromLatin1(preset->id);
            game.rules = rulesOf(*preset);
            addTable(game);
        }
    }
}

void QuickSetupDialog::addTable(const RuleFile &table)
{
    m_ui->table->addItem(table.name);
    m_tables << table;
}

/// A line that nobody can choose; the keys pass over it.
void QuickSetupDialog::addHeading(const QString &title)
{
    auto *heading = new QStandardItem(title);
    QFont bold = m_ui->table->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setFlags(Qt::NoItemFlags);
    qobject_cast<QStandardItemModel *>(m_ui->table->model())->appendRow(heading);
    m_tables << RuleFile{};
}

void QuickSetupDialog::setUpChoices(QComboBox *box, const QList<TableChoice> &choices)
{
    for (const TableChoice &choice : choices)
        box->addItem(choice.words);
    connect(box, &QComboBox::activated, this, [this, choices](int at) {
        if (at < choices.size())
            m_model->setRules(choices[at].applied(m_model->rules()));
    });
    const auto show = [this, box, choices] {
        const int at = indexOfChoice(choices, m_model->rules());
        const int own = static_cast<int>(choices.size());
        if (at < 0 && box->count() == own)
            box->addItem(tr("Current rules"));
        else if (at >= 0 && box->count() > own)
            box->removeItem(own);
        box->setCurrentIndex(at < 0 ? own : at);
    };
    connect(m_model, &CatalogueModel::rulesChanged, box, show);
    show();
}

void QuickSetupDialog::take(const RuleFile &table)
{
    m_name = table.name;
    m_base = findPreset(table.base.toStdString()) ? table.base : QStringLiteral("standard");
    m_other = table.other;
    m_nilBefore = table.rules.nil_value;
    m_model->setBase(rulesOf(*findPreset(m_base.toStdString())));
    m_model->setRules(table.rules);
    refresh();
}

void QuickSetupDialog::refresh()
{
    const RuleSet &rules = m_model->rules();
    // A person who says "nil is 50" means both ways, where both were the same.
    if (rules.nil_value != m_nilBefore &&
        rules.nil_lost == std::exchange(m_nilBefore, rules.nil_value)) {
        m_model->setOption("nil_lost", std::to_string(rules.nil_value));
        return;
    }
    const Seating seating(rules);
    m_ui->seats->setSeating(seating.players, seating.sides);
    m_ui->nilValue->setEnabled(rules.nil_allowed);
    const bool playable = m_model->findings().errors.empty();
    m_ui->findings->show(m_model->findings());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(playable);
    QStringList sentences;
    if (playable) {
        for (const Sentence &sentence : summary(rules))
            sentences << toText(sentence);
    }
    m_ui->summary->setText(sentences.join(QLatin1Char(' ')));
}

void QuickSetupDialog::openAllRules()
{
    auto *dialog = new HouseRulesDialog(m_library, current(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HouseRulesDialog::printWanted, this, &QuickSetupDialog::printWanted);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        take(dialog->current());
        fillTables();
    });
    dialog->open();
}

void QuickSetupDialog::accept()
{
    if (!m_model->findings().errors.empty())
        return;
    m_library->setLastUsed(current());
    QDialog::accept();
}

} // namespace sandbag
