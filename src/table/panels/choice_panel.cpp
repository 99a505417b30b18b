// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/choice_panel.h"

#include "panels/table_button.h"
#include "pressed_key.h"
#include "words/words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

ChoicePanel::ChoicePanel(const QString &title, std::span<const Event> choices,
                         const QStringList &words, QWidget *parent)
    : TablePanel(parent), m_choices(choices.begin(), choices.end()), m_cards(addRow())
{
    setTitle(title);
    constexpr std::size_t kInRow = 7;
    constexpr qsizetype kLettersInRow = 44; // a table next to an open page is narrow
    constexpr qsizetype kFrame = 4;         // the width around each, in letters
    // A nil is declared on purpose, never by a hasty Enter.
    const auto harmless = std::find_if(choices.begin(), choices.end(), [](const Event &event) {
        return event.kind == EventKind::declare && event.word() == Word::none;
    });
    const std::size_t usual =
        harmless == choices.end() ? 0 : static_cast<std::size_t>(harmless - choices.begin());
    QHBoxLayout *row = nullptr;
    std::size_t inRow = 0;
    qsizetype letters = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const QString text = words.value(static_cast<qsizetype>(i));
        letters += text.size() + kFrame;
        if (!row || ++inRow >= kInRow || letters > kLettersInRow) {
            row = addRow();
            inRow = 0;
            letters = text.size() + kFrame;
        }
        const Event &event = choices[i];
        TableButton *button = addButton(row, text);
        button->setPrimary(i == usual);
        connect(button, &TableButton::chosen, this, [this, event] { emit chosen(event); });
        m_buttons.push_back(button);
    }
    if (!m_buttons.empty())
        setFirst(m_buttons[usual]);
}

void ChoicePanel::addClose()
{
    connect(addButton(addRow(), tr("Close")), &TableButton::chosen, this, &ChoicePanel::closed);
}

void ChoicePanel::showCards(const CardList &cards, CardPixmaps *pixmaps, QSize size)
{
    for (std::size_t i = 0; i < cards.size() && i < m_choices.size(); ++i) {
        auto *picture = new CardButton(pixmaps, cards[i], size, this);
        m_cards->addWidget(picture);
        connect(picture, &CardButton::clicked, this,
                [this, event = m_choices[i]] { emit chosen(event); });
    }
}

bool ChoicePanel::pointAt(const Event &event)
{
    const auto at = std::find(m_choices.begin(), m_choices.end(), event);
    if (at == m_choices.end())
        return false;
    TableButton *there = m_buttons[static_cast<std::size_t>(at - m_choices.begin())];
    for (TableButton *button : m_buttons)
        button->setPrimary(button == there);
    there->setFocus(Qt::ShortcutFocusReason);
    return true;
}

bool ChoicePanel::offerKey(QKeyEvent *event)
{
    // A digit takes the choice that says this number ("Raise to 5").
    const int key = pressedKey(*event);
    if (key < Qt::Key_0 || key > Qt::Key_9)
        return false;
    for (TableButton *button : m_buttons)
        if (button->text().endsWith(QChar(u'0' + (key - Qt::Key_0)))) {
            button->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    return false;
}

CardsPanel::CardsPanel(Question question, CardPixmaps *pixmaps, QSize cardSize, QWidget *parent)
    : TablePanel(parent), m_question(std::move(question))
{
    constexpr double kTitleEms = 26; // in one line, mostly
    setTitle(m_question.title);
    if (choosesFromHand()) {
        layout()->setContentsMargins(8, 4, 8, 8);
        setLeastWidth(kTitleEms);
    } else {
        addKitty(pixmaps, cardSize);
        keepNote(1); // it comes and goes with the choice, and must not squeeze the cards
    }
    if (m_question.nameSuit)
        addSuits();
    m_confirm = addButton(addRow(), m_question.confirm);
    connect(m_confirm, &TableButton::chosen, this, &CardsPanel::confirm);
    refresh();
    if (!m_cards.empty())
        setFirst(complete() ? static_cast<QWidget *>(m_confirm) : m_cards.front());
}

void CardsPanel::addKitty(CardPixmaps *pixmaps, QSize cardSize)
{
    QHBoxLayout *row = addRow();
    for (const Card card : m_question.laidOut) {
        auto *button = new CardButton(pixmaps, card, cardSize, this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        // Where all must be taken there is nothing to choose.
        button->setChecked(m_question.least == static_cast<int>(m_question.laidOut.size()));
        connect(button, &QAbstractButton::toggled, this, &CardsPanel::refresh);
        row->addWidget(button);
        m_cards.push_back(button);
    }
}

void CardsPanel::addSuits()
{
    QHBoxLayout *row = addRow();
    row->addWidget(new QLabel(tr("Ask for"), this));
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        TableButton *button = addButton(row, suitSymbol(suit) + QLatin1Char(' ') + suitName(suit));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        m_suits.push_back(button);
        connect(button, &QPushButton::toggled, this, &CardsPanel::refresh);
    }
}

void CardsPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    if (!choosesFromHand())
        return;
    QPalette felt = palette();
    felt.setColor(QPalette::Window, theme.plate);
    felt.setColor(QPalette::WindowText, theme.plateText);
    felt.setColor(QPalette::PlaceholderText, theme.plateFaint);
    felt.setColor(QPalette::Highlight, theme.now);
    felt.setColor(QPalette::HighlightedText, theme.nowInk);
    felt.setColor(QPalette::Link, theme.now);
    setPalette(felt);
}

void CardsPanel::paintGround(QPainter &painter, const QRectF &paper)
{
    if (!choosesFromHand())
        TablePanel::paintGround(painter, paper);
}

void CardsPanel::setChosen(const CardList &cards)
{
    m_chosen = cards;
    refresh();
}

bool CardsPanel::complete() const
{
    const int count = static_cast<int>(m_chosen.size());
    const bool named =
        m_suits.empty() || std::any_of(m_suits.begin(), m_suits.end(),
                                       [](const TableButton *b) { return b->isChecked(); });
    return count >= m_question.least && count <= m_question.most && named;
}

/// What has to be done before the choice can be confirmed; empty: nothing.
QString CardsPanel::missing() const
{
    const int count = static_cast<int>(m_chosen.size());
    if (count < m_question.least)
        return tr("Choose %n more card(s).", nullptr, m_question.least - count);
    if (count > m_question.most)
        return tr("Deselect %n card(s).", nullptr, count - m_question.most);
    return complete() ? QString() : tr("Choose the suit you want in return.");
}

void CardsPanel::refresh()
{
    if (!m_cards.empty()) {
        m_chosen.clear();
        for (const CardButton *button : m_cards)
            if (button->isChecked())
                m_chosen.push_back(*button->card());
    }
    if (!m_confirm)
        return;
    if (m_question.least == 0)
        m_confirm->setText(m_chosen.empty() ? tr("Take None") : m_question.confirm);
    const QString why = missing();
    m_confirm->setStruck(!why.isEmpty(), why);
    m_confirm->setPrimary(why.isEmpty());
    if (!choosesFromHand())
        setNote(why.isEmpty() ? cardsWords(m_chosen) : why);
    else if (m_chosen.empty())
        say(m_question.title);
    else
        say(why.isEmpty() ? cardsWords(m_chosen) : why);
}

/// The line over the button; the panel keeps its name.
void CardsPanel::say(const QString &words)
{
    setTitle(words);
    setAccessibleName(m_question.title);
}

void CardsPanel::refuse(const QString &why)
{
    say(why);
}

void CardsPanel::confirm()
{
    if (!complete())
        return;
    int suit = -1;
    static const Suit order[] = {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
    for (std::size_t i = 0; i < m_suits.size(); ++i)
        if (m_suits[i]->isChecked())
            suit = static_cast<int>(order[i]);
    emit confirmed(m_chosen, suit);
}

bool CardsPanel::offerKey(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !complete())
        return false;
    confirm();
    return true;
}

TalkPanel::TalkPanel(int most, QWidget *parent) : TablePanel(parent)
{
    setTitle(tr("Tell your partner how many tricks you expect"));
    QHBoxLayout *row = addRow();
    // The arrow keys count, too; a finger needs larger buttons than a box has.
    const auto addStep = [this, row](QSpinBox *box, const QString &sign, const QString &name,
                                     int by) {
        TableButton *step = addButton(row, sign);
        step->setFocusPolicy(Qt::NoFocus);
        step->setAccessibleName(name);
        connect(step, &TableButton::chosen, box, [box, by] { box->stepBy(by); });
    };
    const auto addNumber = [this, row, most, addStep](const QString &label) {
        auto *text = new QLabel(label, this);
        auto *box = new QSpinBox(this);
        box->setRange(0, most);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setMinimumSize(TableButton::kFinger, TableButton::kFinger);
        box->setAlignment(Qt::AlignHCenter);
        text->setBuddy(box);
        row->addWidget(text);
        addStep(box, QChar(0x2212), tr("One trick fewer"), -1);
        row->addWidget(box);
        addStep(box, QStringLiteral("+"), tr("One more trick"), 1);
        return box;
    };
    QSpinBox *sure = addNumber(tr("S&ure tricks"));
    QSpinBox *possible = addNumber(tr("&Possible tricks"));
    QHBoxLayout *buttons = addRow();
    m_say = addButton(buttons, tr("Tell"));
    m_say->setPrimary(true);
    connect(m_say, &TableButton::chosen, this,
            [this, sure, possible] { emit said(sure->value(), possible->value()); });
    connect(addButton(buttons, tr("Say Nothing")), &TableButton::chosen, this, &TalkPanel::silent);
    setFirst(sure);
}

bool TalkPanel::offerKey(QKeyEvent *event)
{
    // Enter in a number says both; Escape says nothing.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_say->click();
    else if (event->key() == Qt::Key_Escape)
        emit silent();
    else
        return false;
    return true;
}

} // namespace sandbag
