// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/ruling_panel.h"

#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace sandbag {

RulingPanel::RulingPanel(const QStringList &sides, int own, const RuleSet &rules, QWidget *parent)
    : TablePanel(parent)
{
    setTitle(tr("Ruling: a line of its own that corrects this deal's score"));
    addSides(sides, own);
    QHBoxLayout *numbers = addRow();
    const bool points = rules.bid_talk_penalty == BidTalkPenalty::points;
    const bool bags = rules.bid_talk_penalty == BidTalkPenalty::bags;
    m_points = addNumber(numbers, tr("&Points"), 5000, points ? -rules.bid_talk_amount : 0);
    m_points->setSingleStep(10);
    m_bags = addNumber(numbers, tr("&Bags"), 50, bags ? rules.bid_talk_amount : 0);
    const bool tricks = rules.bid_talk_penalty == BidTalkPenalty::tricks;
    m_tricks =
        addNumber(numbers, tr("&Tricks deducted"), kMaxTricks, tricks ? rules.bid_talk_amount : 0);
    m_tricks->setMinimum(0);
    QHBoxLayout *why = addRow();
    auto *label = new QLabel(tr("&Reason"), this);
    m_reason = new QLineEdit(this);
    m_reason->setPlaceholderText(tr("e.g. named a suit while bidding"));
    m_reason->setAccessibleName(tr("Reason"));
    label->setBuddy(m_reason);
    why->addWidget(label);
    why->addWidget(m_reason, 1);
    why->setAlignment({});
    QHBoxLayout *buttons = addRow();
    TableButton *enter = addButton(buttons, tr("Add"));
    enter->setPrimary(true);
    connect(enter, &TableButton::chosen, this, &RulingPanel::enter);
    connect(addButton(buttons, tr("Cancel")), &TableButton::chosen, this, &RulingPanel::closed);
    setFirst(m_points);
}

void RulingPanel::addSides(const QStringList &sides, int own)
{
    constexpr std::size_t kInRow = 3;
    QHBoxLayout *row = nullptr;
    for (const QString &side : sides) {
        if (m_sides.size() % kInRow == 0)
            row = addRow();
        TableButton *button = addButton(row, side);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(static_cast<int>(m_sides.size()) == own);
        m_sides.push_back(button);
    }
}

QSpinBox *RulingPanel::addNumber(QHBoxLayout *row, const QString &label, int most, int value)
{
    auto *text = new QLabel(label, this);
    auto *box = new QSpinBox(this);
    box->setRange(-most, most);
    box->setValue(value);
    text->setBuddy(box);
    row->addWidget(text);
    row->addWidget(box);
    return box;
}

void RulingPanel::enter()
{
    Ruling ruling;
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        if (m_sides[i]->isChecked())
            ruling.side = static_cast<int>(i);
    ruling.points = m_points->value();
    ruling.bags = m_bags->value();
    ruling.tricks = -m_tricks->value();
    ruling.reason = m_reason->text().trimmed().toStdString();
    emit ruled(ruling);
}

bool RulingPanel::offerKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        enter();
    else if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        return false;
    return true;
}

ConfirmPanel::ConfirmPanel(const QString &question, const QString &yes, const QString &no,
                           QWidget *parent)
    : TablePanel(parent)
{
    setTitle(question);
    QHBoxLayout *row = addRow();
    connect(addButton(row, yes), &TableButton::chosen, this, &ConfirmPanel::confirmed);
    TableButton *leave = addButton(row, no);
    leave->setPrimary(true);
    connect(leave, &TableButton::chosen, this, &ConfirmPanel::closed);
    setFirst(leave);
}

bool ConfirmPanel::offerKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

} // namespace sandbag
