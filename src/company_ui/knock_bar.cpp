// SPDX-License-Identifier: GPL-3.0-or-later
#include "knock_bar.h"

#include "aimed_button.h"
#include "five_cards_row.h"
#include "text/shown_text.h"
#include "wrapping_row.h"

#include <QAccessible>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

KnockBar::KnockBar(QWidget *parent)
    : QFrame(parent),
      m_words(new QLabel),
      m_cards(new FiveCardsRow),
      m_letIn(new AimedButton),
      m_always(new QCheckBox(tr("Alwa&ys admit them without asking me")))
{
    setFrameShape(QFrame::StyledPanel);
    setObjectName(QStringLiteral("knock"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    auto *away = new AimedButton(tr("R&efuse"));
    auto *close = new AimedButton(tr("Refuse and Cl&ose the Table to New Players"));
    m_answers = {m_letIn, away, close};
    m_letIn->setText(tr("Ad&mit"));
    m_letIn->setObjectName(QStringLiteral("letIn"));
    away->setObjectName(QStringLiteral("turnAway"));
    auto *answers = new QWidget;
    auto *buttons = new WrappingRow(answers);
    for (AimedButton *button : std::as_const(m_answers))
        buttons->addWidget(button);
    buttons->addWidget(m_always);
    m_always->setObjectName(QStringLiteral("always"));
    auto *column = new QVBoxLayout;
    column->addWidget(m_words);
    column->addWidget(answers);
    auto *row = new QHBoxLayout(this);
    row->addLayout(column, 1);
    row->addWidget(m_cards);
    connect(m_letIn, &AimedButton::meant, this, [this] {
        const bool always = m_always->isVisibleTo(this) && m_always->isChecked();
        emit letIn(takeFirst(), always);
    });
    connect(m_always, &QCheckBox::clicked, this, [this](bool checked) {
        m_always->setChecked(checked && m_letIn->isSettled()); // of whom is meant
    });
    connect(away, &AimedButton::meant, this, [this] { emit turnedAway(takeFirst()); });
    connect(close, &AimedButton::meant, this, [this] { emit doorClosed(takeFirst()); });
    hide();
}

void KnockBar::setDeck(const CardDeck &deck)
{
    m_cards->setDeck(deck);
}

void KnockBar::add(const AtDoor &knock)
{
    m_waiting << knock;
    if (m_waiting.size() == 1)
        showFirst();
}

void KnockBar::remove(int guest)
{
    const auto gone = std::remove_if(m_waiting.begin(), m_waiting.end(),
                                     [guest](const AtDoor &knock) { return knock.guest == guest; });
    if (gone == m_waiting.end())
        return;
    m_waiting.erase(gone, m_waiting.end());
    showFirst();
}

int KnockBar::takeFirst()
{
    const int guest = m_waiting.isEmpty() ? 0 : m_waiting.takeFirst().guest;
    showFirst();
    return guest;
}

/// Said aloud, too: the host may be reading the rules.
void KnockBar::showFirst()
{
    const QWidget *keys = window()->focusWidget();
    const bool had = keys && isAncestorOf(keys);
    const int first = m_waiting.isEmpty() ? 0 : m_waiting.first().guest;
    if (std::exchange(m_shown, first) != first) { // whom nobody has looked at yet
        for (AimedButton *button : std::as_const(m_answers))
            button->turn();
    }
    if (m_waiting.isEmpty()) {
        if (had) // before its button goes, or Qt moves the focus as if Tab had been pressed
            emit keysLeft();
        hide();
        return;
    }
    show();
    const AtDoor &knock = m_waiting.first();
    QStringList words{filled(tr("%1 would like to join."), {oneLine(knock.name)})};
    if (!knock.how.isEmpty())
        words << knock.how;
    if (keys == m_always && !knock.hasKey)
        m_letIn->takeKeys();
    m_always->setVisible(knock.hasKey);
    m_always->setChecked(false);
    m_cards->setCards(knock.cards);
    m_cards->setVisible(!knock.cards.empty());
    if (!knock.cards.empty())
        words << tr("Ask them which five cards they see. Admit them only if both of you see the "
                    "same cards in the same order.");
    m_words->setText(words.join(u' '));
    if (!knock.cards.empty())
        words << m_cards->accessibleName(); // what others see beside them
    m_words->setAccessibleName(words.join(u' '));
    QAccessibleEvent alert(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace sandbag
