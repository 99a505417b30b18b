// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/key_pad.h"
#include "fit_to_type.h"
#include "text/shown_text.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kColumns = 7;

/// Words need more room than numbers.
int spanOf(const EntryChoice &choice)
{
    return choice.label.size() > 12 ? 3 : choice.label.size() > 3 ? 2 : 1;
}

/// Is there and says why it cannot be chosen.
void strike(QPushButton *button, const QString &why)
{
    QFont struck = button->font();
    struck.setStrikeOut(true);
    button->setFont(struck);
    button->setEnabled(false);
    button->setToolTip(why);
    button->setAccessibleDescription(why);
}

} // namespace

KeyPad::KeyPad(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_grid->setColumnStretch(kColumns, 1); // the buttons stay together
}

void KeyPad::setChoices(const QList<EntryChoice> &choices)
{
    QStringList keys;
    for (const EntryChoice &choice : choices)
        keys << choice.keys + u'\t' + choice.label + u'\t' + choice.struck;
    if (keys == m_shown)
        return;
    m_shown = keys;
    const auto old = findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly);
    for (QPushButton *button : old) {
        m_grid->removeWidget(button);
        button->deleteLater();
    }
    int row = 0, column = 0;
    for (const EntryChoice &choice : choices) {
        auto *button = new QPushButton(withoutKey(choice.label), this);
        button->setFocusPolicy(Qt::NoFocus);
        button->setAutoDefault(false);
        keepLetters(*button, 7);
        keepLines(*button, 2);
        if (!choice.struck.isEmpty())
            strike(button, choice.struck);
        connect(button, &QPushButton::clicked, this, [this, choice] { emit chosen(choice); });
        const int span = spanOf(choice);
        if (column + span > kColumns) {
            column = 0;
            ++row;
        }
        m_grid->addWidget(button, row, column, 1, span);
        column += span;
    }
}

} // namespace sandbag
