// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards_dialog.h"

#include "boards/board_sheet.h"
#include "fit_to_type.h"
#include "named/levels.h"
#include "numbers/deal_number.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "tab_order.h"
#include "text/match_text.h"
#include "text/option_words.h"
#include "text/translate.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace sandbag {

BoardsDialog::BoardsDialog(const CodedRules &atTable, const QString &rulesName, QWidget *parent)
    : QDialog(parent),
      m_atTable(atTable),
      m_game(new QComboBox),
      m_count(new QComboBox),
      m_rivals(new QComboBox),
      m_level(new QComboBox),
      m_seats(new QSpinBox),
      m_carried(new QCheckBox(tr("Carry &scores over from deal to deal"))),
      m_number(new QLineEdit),
      m_says(new QLabel)
{
    setWindowTitle(tr("New Shared Deals"));
    makeFields(rulesName);
    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Game:"), m_game);
    form->addRow(tr("&Deals:"), m_count);
    form->addRow(tr("&Compare with:"), m_rivals);
    form->addRow(tr("Seats you &play:"), m_seats);
    form->addRow(tr("Computer &level:"), m_level);
    form->addRow(tr("Code from a &friend:"), m_number);
    form->addRow(QString(), m_carried);
    m_says->setWordWrap(true);
    m_says->setTextFormat(Qt::PlainText);
    keepLines(*m_says, 4);
    m_says->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    form->addRow(m_says);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("B&egin"), QDialogButtonBox::AcceptRole);
    m_begin->setDefault(true);
    form->addRow(buttons);
    setTabOrders({m_game, m_count, m_rivals, m_seats, m_level, m_number, m_carried}, *buttons);
    for (QComboBox *box : {m_game, m_count, m_rivals, m_level})
        connect(box, &QComboBox::currentIndexChanged, this, &BoardsDialog::refresh);
    connect(m_seats, &QSpinBox::valueChanged, this, &BoardsDialog::refresh);
    connect(m_carried, &QCheckBox::toggled, this, &BoardsDialog::refresh);
    connect(m_number, &QLineEdit::textChanged, this, &BoardsDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &BoardsDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    m_begin->setFocus(); // letters would choose another game
}

void BoardsDialog::makeFields(const QString &rulesName)
{
    m_game->addItem(tr("Same as this table: %1").arg(rulesName));
    for (const Preset &preset : presets())
        m_game->addItem(titleOf(preset), QString::fromUtf8(preset.id));
    m_game->setMaxVisibleItems(20);
    for (const int count : kBoardCounts)
        m_count->addItem(tr("%n deal(s)", "", count), count);
    m_count->setCurrentIndex(1);
    using Kind = BoardRivals::Kind;
    const auto offer = [this](const QString &text, Kind kind) {
        m_rivals->addItem(text, static_cast<int>(kind));
    };
    offer(tr("Computer players with the same cards"), Kind::teams);
    offer(tr("You again, in the next seat"), Kind::round);
    offer(tr("Friends who play the same deals"), Kind::friends);
    for (const Level &level : levels())
        m_level->addItem(toText(level.name), level.number);
    m_level->setCurrentIndex(m_level->findData(kUsualLevel));
    m_seats->setRange(2, 2);
    m_number->setPlaceholderText(tr("Leave empty for new cards"));
    m_number->setMaxLength(2000);
    m_number->setObjectName(QStringLiteral("number"));
    m_count->setObjectName(QStringLiteral("count"));
    m_rivals->setObjectName(QStringLiteral("rivals"));
    m_level->setObjectName(QStringLiteral("level"));
}

CodedRules BoardsDialog::rules() const
{
    const QString id = m_game->currentData().toString();
    const Preset *preset = id.isEmpty() ? nullptr : findPreset(id.toStdString());
    return preset ? CodedRules{id, rulesOf(*preset)} : m_atTable;
}

int BoardsDialog::count() const
{
    return m_count->currentData().toInt();
}

std::variant<BoardSet, QString> BoardsDialog::boards() const
{
    const QString typed = m_number->text().trimmed();
    if (const auto why = whyNoBoards(rules().rules); why && typed.isEmpty())
        return *why;
    auto made = typed.isEmpty() ? std::variant<BoardSet, QString>(freshBoards(rules(), count()))
                                : boardsOfNumber(typed, count());
    if (auto *set = std::get_if<BoardSet>(&made)) {
        set->carried = m_carried->isChecked();
        set->rivals.kind = static_cast<BoardRivals::Kind>(m_rivals->currentData().toInt());
        set->rivals.level = m_level->currentData().toInt();
        set->rivals.seats = m_seats->value();
    }
    return made;
}

/// The cards themselves are drawn once someone begins.
void BoardsDialog::refresh()
{
    const bool typed = !m_number->text().trimmed().isEmpty();
    const bool round =
        m_rivals->currentData().toInt() == static_cast<int>(BoardRivals::Kind::round);
    m_game->setEnabled(!typed);
    m_seats->setEnabled(round);
    const auto made = boards();
    const auto *set = std::get_if<BoardSet>(&made);
    m_begin->setEnabled(set != nullptr);
    if (!set) {
        m_says->setText(std::get<QString>(made));
        return;
    }
    const QSignalBlocker quiet(m_seats);
    m_seats->setRange(2, Seating(set->rules.rules).players);
    QString says = setInWords(*set);
    if (typed)
        says += u' ' + tr("Game: %1.").arg(gameName(set->rules.base));
    m_says->setText(says);
}

void BoardsDialog::begin()
{
    const auto made = boards();
    if (const auto *set = std::get_if<BoardSet>(&made)) {
        emit chosen(*set);
        accept();
    }
}

} // namespace sandbag
