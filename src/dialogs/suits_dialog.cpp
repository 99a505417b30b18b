// SPDX-License-Identifier: GPL-3.0-or-later
#include "suits_dialog.h"

#include "text/option_words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

SuitsDialog::SuitsDialog(const QString &title, const QString &help, QWidget *parent)
    : QDialog(parent),
      m_use(new QCheckBox(tr("&Play with ranked suits"))),
      m_list(new QListWidget),
      m_up(new QPushButton(tr("Move &up"))),
      m_down(new QPushButton(tr("Move &down")))
{
    setWindowTitle(title);
    auto *explanation = new QLabel(help);
    explanation->setWordWrap(true);
    m_list->setAccessibleName(tr("Suits, lowest first"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    for (QWidget *widget : {static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_up),
                            static_cast<QWidget *>(m_down)})
        connect(m_use, &QCheckBox::toggled, widget, &QWidget::setEnabled);

    auto *moves = new QVBoxLayout;
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    moves->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addLayout(moves);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_use);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
}

void SuitsDialog::setSuits(const std::vector<Suit> &suits)
{
    const std::vector<Suit> shown =
        suits.empty() ? std::vector<Suit>(std::begin(kAllSuits), std::end(kAllSuits)) : suits;
    m_list->clear();
    for (const Suit suit : shown) {
        auto *item = new QListWidgetItem(suitSymbol(suit) + QStringLiteral("  ") + suitName(suit));
        item->setData(Qt::UserRole, static_cast<int>(suit));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
    m_use->setChecked(suits.empty()); // so that the signal comes for sure
    m_use->setChecked(!suits.empty());
}

std::vector<Suit> SuitsDialog::suits() const
{
    std::vector<Suit> suits;
    for (int row = 0; m_use->isChecked() && row < m_list->count(); ++row)
        suits.push_back(static_cast<Suit>(m_list->item(row)->data(Qt::UserRole).toInt()));
    return suits;
}

void SuitsDialog::moveCurrent(int by)
{
    const int to = m_list->currentRow() + by;
    if (to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(m_list->currentRow()));
    m_list->setCurrentRow(to);
}

} // namespace sandbag
