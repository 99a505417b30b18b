// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_dialog.h"

#include "fit_to_type.h"
#include "setup/pack.h"
#include "shades.h"
#include "text/option_words.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace sandbag {

namespace {

bool contains(const CardList &cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

bool isRed(Suit suit)
{
    return suit == Suit::hearts || suit == Suit::diamonds;
}

} // namespace

CardsDialog::CardsDialog(const QString &title, const QString &help, const RuleSet &rules,
                         QWidget *parent)
    : QDialog(parent),
      m_copies(rules.deck_packs),
      m_jokers(jokersOf(rules)),
      m_line(new QLineEdit),
      m_trouble(new QLabel),
      m_order(new QListWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(title);
    auto *explanation = new QLabel(help);
    explanation->setWordWrap(true);
    auto *lineLabel = new QLabel(tr("&Cards, highest first (2S is the two of spades, BJ and LJ are "
                                    "the big and the little joker):"));
    lineLabel->setWordWrap(true);
    lineLabel->setBuddy(m_line);
    m_line->setObjectName(QStringLiteral("cardsLine"));
    m_trouble->setObjectName(QStringLiteral("cardsTrouble"));
    QPalette red = m_trouble->palette();
    red.setColor(QPalette::WindowText, errorText(palette()));
    m_trouble->setPalette(red);

    auto *grid = new QWidget;
    buildGrid(grid);
    auto *orderLabel = new QLabel(tr("O&rder"));
    orderLabel->setBuddy(m_order);
    m_order->setAccessibleName(QString(orderLabel->text()).remove(u'&')); // lists tell no label
    keepLetters(*m_order, 18);
    auto *up = new QPushButton(tr("Move &up"));
    auto *down = new QPushButton(tr("Move &down"));
    connect(up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_line, &QLineEdit::textEdited, this, &CardsDialog::typed);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QGridLayout(this);
    layout->addWidget(explanation, 0, 0, 1, 2);
    layout->addWidget(lineLabel, 1, 0, 1, 2);
    layout->addWidget(m_line, 2, 0, 1, 2);
    layout->addWidget(m_trouble, 3, 0, 1, 2);
    layout->addWidget(grid, 4, 0, 4, 1);
    layout->addWidget(orderLabel, 4, 1);
    layout->addWidget(m_order, 5, 1);
    layout->addWidget(up, 6, 1);
    layout->addWidget(down, 7, 1);
    layout->addWidget(m_buttons, 8, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    m_line->setFocus();
    show({});
}

void CardsDialog::buildGrid(QWidget *grid)
{
    auto *layout = new QGridLayout(grid);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    for (int rank = 12; rank >= 0; --rank) {
        const int line = (12 - rank) / 7;
        for (int suit = 3; suit >= 0; --suit)
            addCard(layout, (3 - suit) * 2 + line, (12 - rank) % 7,
                    Card(static_cast<Suit>(suit), rank));
    }
    addCard(layout, 8, 0, Card::bigJoker());
    addCard(layout, 8, 2, Card::littleJoker());
    addCard(layout, 8, 4, Card::thirdJoker());
}

void CardsDialog::addCard(QLayout *row, int line, int column, Card card)
{
    auto *button = new QToolButton;
    button->setText(cardWords(card));
    button->setAccessibleName(cardWords(card));
    button->setCheckable(true);
    button->setObjectName(QString::fromStdString(toString(card)));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, card] { pick(card); });
    static_cast<QGridLayout *>(row)->addWidget(button, line, column, 1, card.isJoker() ? 2 : 1);
    m_grid << qMakePair(card, button);
}

void CardsDialog::setCards(const CardList &cards)
{
    m_line->setText(QString::fromStdString(toString(cards)));
    show(cards);
}

void CardsDialog::show(const CardList &cards)
{
    m_cards = cards;
    m_trouble->clear();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    m_order->clear();
    for (const Card card : cards)
        m_order->addItem(cardWords(card));
    for (const auto &[card, button] : m_grid) {
        const auto count = std::count(cards.begin(), cards.end(), card);
        button->setChecked(count > 0);
        QFont font = this->font();
        font.setBold(count > 0); // the shade of a pressed button alone is too faint a sign
        button->setFont(font);
        QPalette colours = palette();
        if (count > 0) {
            colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
            colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
        } else if (!card.isJoker() && isRed(card.suit())) {
            colours.setColor(QPalette::ButtonText, redSuit(palette()));
        }
        button->setVisible(!card.isJoker() || count > 0 || contains(m_jokers, card));
        button->setPalette(colours);
        button->setText(count > 1 ? cardWords(card) + QStringLiteral(" ×%1").arg(count)
                                  : cardWords(card));
    }
}

/// Once more, up to the copies there are; then none again.
void CardsDialog::pick(Card card)
{
    CardList cards = m_cards;
    if (std::count(cards.begin(), cards.end(), card) < m_copies)
        cards.push_back(card);
    else
        cards.erase(std::remove(cards.begin(), cards.end(), card), cards.end());
    setCards(cards);
}

void CardsDialog::typed(const QString &text)
{
    std::string bad;
    const auto cards = parseCards(text.simplified().toUpper().toStdString(), &bad);
    if (cards) {
        show(*cards);
        return;
    }
    m_trouble->setText(tr("“%1” isn't a card. Type TH for the ten of hearts, BJ for the big joker.")
                           .arg(QString::fromStdString(bad)));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void CardsDialog::moveCurrent(int by)
{
    const int at = m_order->currentRow();
    const int to = at + by;
    if (at < 0 || to < 0 || to >= m_order->count())
        return;
    CardList cards = m_cards;
    std::swap(cards[static_cast<std::size_t>(at)], cards[static_cast<std::size_t>(to)]);
    setCards(cards);
    m_order->setCurrentRow(to);
}

} // namespace sandbag
