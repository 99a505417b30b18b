// SPDX-License-Identifier: GPL-3.0-or-later
#include "study_pane.h"

#include "fit_to_type.h"
#include "key_map.h"
#include "match/record.h"
#include "study_table.h"
#include "words_page.h"
#include "wrapping_row.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <initializer_list>

namespace sandbag {

namespace {

constexpr int kColumnEms = 24; // width of the words next to the table
constexpr int kPageEms = 48;   // and alone: lines that are read easily

QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// What the words of a lesson call strong is bold; nothing else in them is a mark.
QString withStrong(const QString &words)
{
    static const QRegularExpression strong(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    return words.toHtmlEscaped().replace(strong, QStringLiteral("<b>\\1</b>"));
}

void alert(QLabel *label, const QString &spoken)
{
    label->setAccessibleName(spoken);
    QAccessibleEvent event(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace

StudyPane::StudyPane(QWidget *parent)
    : QWidget(parent),
      m_heading(wrapped(this)),
      m_words(new WordsPage(this)),
      m_verdict(wrapped(this)),
      m_said(wrapped(this)),
      m_column(new QWidget(this)),
      m_foot(new QVBoxLayout),
      m_more(new WrappingRow(nullptr)),
      m_table(new StudyTable(this))
{
    fitToType(*this, [this] { takeType(); });
    m_words->setAccessibleName(tr("Text of the lesson"));
    m_said->setTextFormat(Qt::RichText);
    auto *column = new QVBoxLayout(m_column);
    column->addWidget(m_heading);
    column->addWidget(m_words, 1);
    column->addWidget(m_verdict);
    column->addWidget(m_said);
    column->addLayout(m_foot);
    column->addLayout(m_more);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_column);
    row->addWidget(m_table, 1);
    connect(m_table, &StudyTable::chosen, this, &StudyPane::chosen);
    connect(m_table, &StudyTable::matchEnded, this, &StudyPane::matchEnded);
    connect(m_table, &StudyTable::said, m_said, &QLabel::setAccessibleDescription);
    say({}, {});
}

void StudyPane::takeType()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_heading->setFont(large);
    QFont reading = font();
    reading.setPointSizeF(reading.pointSizeF() * 1.15);
    for (QWidget *text : std::initializer_list<QWidget *>{m_words, m_said})
        text->setFont(reading);
    reading.setBold(true);
    m_verdict->setFont(reading);
    shareWidth();
}

void StudyPane::setLook(const TableLook &look, int paceMs)
{
    m_table->setLook(look, paceMs);
    m_words->setDeck({look.deckFile, look.fourColours, look.back});
}

void StudyPane::setHeading(const QString &heading)
{
    m_heading->setText(heading);
}

void StudyPane::showTable(bool shown)
{
    m_table->setVisible(shown);
    m_tableShown = shown;
    shareWidth();
}

void StudyPane::shareWidth()
{
    const bool shown = m_tableShown;
    const int em = fontMetrics().averageCharWidth() * 2;
    m_column->setMaximumWidth((shown ? kColumnEms : kPageEms) * em);
    m_column->setMinimumWidth(shown ? kColumnEms * em : 0);
}

void StudyPane::ask(const Position &position, const QString &words)
{
    say({}, {});
    setWords(words + QStringLiteral("\n\n**%1**").arg(position.ask));
    showTable(true);
    m_table->setFocus(); // first: a question is given the keys only where the table has them
    m_table->ask(position);
}

void StudyPane::read(const QString &words)
{
    say({}, {});
    setWords(words);
    showTable(false);
    focusOnwards();
}

void StudyPane::play(const MatchRecord &rules, const QString &words)
{
    say({}, {});
    setWords(words);
    showTable(true);
    m_table->setFocus();
    m_table->play(rules);
}

/// Whoever does not see them hears them at once: the keys are at the table already.
void StudyPane::setWords(const QString &words)
{
    m_words->setWords(words);
    alert(m_heading, m_heading->text() + QStringLiteral(". ") + WordsPage::spoken(words));
}

void StudyPane::judge(const QString &text, bool right)
{
    say(right ? tr("Right.") : tr("Try again."), text);
}

void StudyPane::tell(const QString &answer)
{
    say(tr("The answer"), answer);
}

void StudyPane::say(const QString &verdict, const QString &text)
{
    m_verdict->setText(verdict);
    m_verdict->setVisible(!text.isEmpty());
    m_saidText = text;
    m_said->setText(withStrong(text));
    m_said->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        alert(m_said, verdict + u' ' + WordsPage::spoken(text));
}

QString StudyPane::saidText() const
{
    return m_saidText;
}

QPushButton *StudyPane::addButton(const QString &text, const char *keyId)
{
    auto *button = new QPushButton(text, m_column);
    giveKey(button, keyId);
    tipWithKey(button, {}, keyId);
    button->setAutoDefault(true);
    // What goes on has a row of its own, the others share rows as there is room.
    if (m_onwards) {
        m_more->addWidget(button);
    } else {
        m_foot->addWidget(button);
        m_onwards = button;
    }
    return button;
}

void StudyPane::focusOnwards()
{
    if (m_onwards)
        m_onwards->setFocus();
}

} // namespace sandbag
