// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/ruling_dialog.h"

#include "facts/per_seat.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace sandbag {

RulingDialog::RulingDialog(const QStringList &sides, const RuleSet &rules, QWidget *parent)
    : QDialog(parent),
      m_side(new QComboBox(this)),
      m_points(new QSpinBox(this)),
      m_bags(new QSpinBox(this)),
      m_tricks(new QSpinBox(this)),
      m_reason(new QLineEdit(this))
{
    setWindowTitle(tr("Ruling"));
    m_side->addItems(sides);
    m_points->setRange(-5000, 5000);
    m_points->setSingleStep(10);
    if (rules.bid_talk_penalty == BidTalkPenalty::points)
        m_points->setValue(-rules.bid_talk_amount);
    m_bags->setRange(-50, 50);
    if (rules.bid_talk_penalty == BidTalkPenalty::bags)
        m_bags->setValue(rules.bid_talk_amount);
    m_tricks->setRange(0, kMaxTricks);
    m_tricks->setSpecialValueText(tr("None"));
    if (rules.bid_talk_penalty == BidTalkPenalty::tricks)
        m_tricks->setValue(rules.bid_talk_amount);
    m_reason->setPlaceholderText(tr("e.g. named a suit while bidding"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *form = new QFormLayout(this);
    form->addRow(new QLabel(tr("Adds a separate line to this deal's score."), this));
    form->addRow(tr("&Side:"), m_side);
    form->addRow(tr("&Points:"), m_points);
    form->addRow(tr("&Bags:"), m_bags);
    form->addRow(tr("&Tricks deducted:"), m_tricks);
    form->addRow(tr("&Reason:"), m_reason);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_points->setFocus(); // in the list of sides a letter would choose one
    m_points->selectAll();
}

Ruling RulingDialog::ruling() const
{
    Ruling ruling;
    ruling.side = m_side->currentIndex();
    ruling.points = m_points->value();
    ruling.bags = m_bags->value();
    ruling.tricks = -m_tricks->value();
    ruling.reason = m_reason->text().trimmed().toStdString();
    return ruling;
}

} // namespace sandbag
