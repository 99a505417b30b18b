// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_pane.h"

#include "catalogue/catalogue_model.h"
#include "finding_bar.h"
#include "fit_to_type.h"
#include "key_map.h"
#include "shades.h"
#include "text/option_words.h"
#include "text/translate.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QLabel *wrapped()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

OptionPane::OptionPane(CatalogueModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_title(wrapped()),
      m_help(wrapped()),
      m_state(wrapped()),
      m_values(wrapped()),
      m_findings(new FindingBar),
      m_reset(new QPushButton(tr("&Reset This Rule"))),
      m_more(new QPushButton(tr("More in the Rule Boo&k"))),
      m_buttons(new QHBoxLayout)
{
    fitToType(*this, [this] {
        QFont heading = font();
        heading.setBold(true);
        heading.setPointSizeF(heading.pointSizeF() * 1.15);
        m_title->setFont(heading);
        arrangeButtons();
    });
    giveKey(m_reset, "rules.reset");
    tipWithKey(m_reset,
               tr("Reset to the value in the game that these rules are based on, as %1 does in the "
                  "list of rules")
                   .arg(QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText)),
               "rules.reset");
    tipWithKey(m_more, tr("Open this rule in the rule book"), "window.help");
    m_values->setObjectName(QStringLiteral("usualValues"));
    for (QLabel *marked : {m_state, m_values})
        marked->setTextFormat(Qt::RichText);
    m_values->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_reset->setAutoDefault(false);
    m_more->setAutoDefault(false);

    m_buttons->addWidget(m_reset);
    m_buttons->addWidget(m_more);
    m_buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_help),
                          static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_values),
                          static_cast<QWidget *>(m_findings)})
        layout->addWidget(part);
    layout->addLayout(m_buttons);
    layout->addStretch();

    connect(m_model, &CatalogueModel::dataChanged, this, &OptionPane::refresh);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const Option *option = CatalogueModel::optionAt(m_index))
            m_model->reset(option->id);
    });
    connect(m_more, &QPushButton::clicked, this,
            [this] { emit helpWanted(m_index.data(CatalogueModel::IdRole).toString()); });
    connect(m_values, &QLabel::linkActivated, this, [this](const QString &value) {
        if (const Option *option = CatalogueModel::optionAt(m_index))
            m_model->setOption(option->id, value.toStdString());
        emit valueChosen();
    });
    connect(m_findings, &FindingBar::fixWanted, this, &OptionPane::fixWanted);
    refresh();
}

QSize OptionPane::minimumSizeHint() const
{
    const int widest = qMax(m_reset->sizeHint().width(), m_more->sizeHint().width());
    const QMargins frame = layout()->contentsMargins();
    return {qMin(widest + frame.left() + frame.right(), fontMetrics().averageCharWidth() * 26),
            layout()->minimumSize().height()};
}

void OptionPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeButtons();
}

void OptionPane::arrangeButtons()
{
    if (!layout())
        return;
    const QMargins frame = layout()->contentsMargins();
    const int needed = m_reset->sizeHint().width() + m_more->sizeHint().width() +
                       m_buttons->spacing() + frame.left() + frame.right();
    m_buttons->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QList<QWidget *> OptionPane::tabStops() const
{
    return {m_values, m_reset, m_more};
}

void OptionPane::setBaseName(const QString &name)
{
    m_baseName = name;
    refresh();
}

void OptionPane::showOption(const QModelIndex &index)
{
    m_index = index.siblingAtColumn(CatalogueModel::TitleColumn);
    refresh();
}

void OptionPane::refresh()
{
    const Option *option = CatalogueModel::optionAt(m_index);
    m_title->setText(m_index.isValid() ? m_index.data(Qt::DisplayRole).toString()
                                       : tr("Choose a rule"));
    m_help->setText(option ? m_index.data(CatalogueModel::HelpRole).toString()
                           : tr("Type to search, or open a group. Press Enter to change a rule, %1 "
                                "for help on it.")
                                 .arg(KeyMap::ours().named("window.help")));
    m_state->setVisible(option);
    m_values->setVisible(option);
    m_reset->setEnabled(option && m_index.data(CatalogueModel::ChangedRole).toBool());
    m_more->setEnabled(m_index.isValid());
    if (!option) {
        m_findings->hide();
        return;
    }
    QStringList state = {
        tr("Current value: <b>%1</b>").arg(m_index.data(CatalogueModel::ValueWordsRole).toString()),
        tr("%1: %2", "preset and its value")
            .arg(m_baseName.toHtmlEscaped(),
                 m_index.data(CatalogueModel::BaseWordsRole).toString())};
    const QString meaningless = m_index.data(CatalogueModel::MeaninglessRole).toString();
    if (!meaningless.isEmpty())
        state << tr("No effect now: %1").arg(meaningless);
    m_state->setText(state.join(QStringLiteral("<br>")));
    showValues();
    m_findings->showFor(m_model->findings(), option->id);
}

/// The values that people play, as links that set them.
void OptionPane::showValues()
{
    const Option *option = CatalogueModel::optionAt(m_index);
    QStringList values;
    for (const std::string &word : option->values)
        values << QString::fromStdString(word);
    if (option->type == OptionType::integer)
        values = QString::fromLatin1(option->usual).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QStringList links;
    for (const QString &value : values) {
        const QString words = valueWords(*option, value.toStdString()).toHtmlEscaped();
        links << (value == m_index.data(CatalogueModel::ValueRole).toString()
                      ? words
                      : QStringLiteral("<a href=\"%1\" style=\"color: %3\">%2</a>")
                            .arg(value, words, linkText(palette()).name()));
    }
    m_values->setVisible(links.size() > 1);
    m_values->setText(tr("Other games: %1").arg(links.join(QStringLiteral(" · "))));
}

} // namespace sandbag
