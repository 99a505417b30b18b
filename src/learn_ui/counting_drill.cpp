// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting_drill.h"

#include "conduct/table_pace.h"
#include "files/kept_settings.h"
#include "panels/table_button.h"
#include "seat_at_match.h"
#include "tabletop.h"
#include "text/option_words.h"
#include "text/shown_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace sandbag {

namespace {

const QString kDrillKey = QStringLiteral("learn/counting");
constexpr int kMostSuit = 13;

} // namespace

CountingPanel::CountingPanel(const CountingQuestion &question, const QString &who, QWidget *parent)
    : TablePanel(parent), m_question(question), m_who(isolated(who))
{
    const QString suit = suitName(question.suit);
    noteBelowTitle();
    setLeastWidth(20);
    keepNote(1);
    if (question.kind == CountingQuestion::Kind::shownVoid) {
        setTitle(tr("Is %1 known to be void in this suit (%2)?").arg(m_who, suit));
        QHBoxLayout *row = addRow();
        addAnswer(row, tr("Yes"), question.isVoid);
        addAnswer(row, tr("No"), !question.isVoid);
        return;
    }
    setTitle(tr("How many cards of this suit (%1) do the others hold?").arg(suit));
    // A few around the right one, so that nobody finds it by its place.
    const int first = std::clamp(question.cards - 1 - question.cards % 3, 0, kMostSuit - 5);
    QHBoxLayout *row = addRow();
    for (int cards = first; cards < first + 6; ++cards)
        addAnswer(row, QString::number(cards), cards == question.cards);
}

void CountingPanel::addAnswer(QHBoxLayout *row, const QString &words, bool right)
{
    TableButton *button = addButton(row, words);
    connect(button, &TableButton::chosen, this, [this, right] { answer(right); });
    if (row->count() == 1)
        setFirst(button);
}

void CountingPanel::answer(bool right)
{
    if (m_answered) {
        emit closed();
        return;
    }
    m_answered = true;
    QString truth;
    if (m_question.kind == CountingQuestion::Kind::cardsOut)
        truth = tr("The others hold %n card(s) of this suit.", nullptr, m_question.cards);
    else
        truth = m_question.isVoid ? tr("%1 is void.").arg(m_who)
                                  : tr("%1 has followed this suit every time so far.").arg(m_who);
    setNote((right ? tr("Right.") : tr("Not quite.")) + u' ' + truth);
    emit noteChanged();
}

bool CountingPanel::offerKey(QKeyEvent *event)
{
    const bool goesOn =
        m_answered && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                       event->key() == Qt::Key_Space);
    if (event->key() != Qt::Key_Escape && !goesOn)
        return false;
    emit closed();
    return true;
}

CountingDrill::CountingDrill(SeatAtMatch *seat, Tabletop *table)
    : QObject(table),
      m_seat(seat),
      m_table(table),
      m_on(KeptSettings().value(kDrillKey, false).toBool())
{
    connect(table, &Tabletop::news, this, [this](const TableNews &news) {
        if (m_on && news.kind == TableNews::Kind::trickWon)
            onTrick();
    });
}

void CountingDrill::setOn(bool on)
{
    m_on = on;
    KeptSettings().setValue(kDrillKey, on);
}

void CountingDrill::onTrick()
{
    const SeatView *view = m_table->pace().seen();
    if (!view || m_table->replaying() || m_table->pace().covered())
        return;
    const auto question = countingQuestion(*view, static_cast<int>(view->seen().tricks.size()));
    if (!question)
        return;
    const QString who = question->seat < 0 ? QString() : m_seat->name(question->seat);
    auto *panel = new CountingPanel(*question, who, m_table);
    connect(panel, &CountingPanel::closed, this, [this] { m_table->showExtra(nullptr); });
    m_table->showExtra(panel);
    emit m_table->news({TableNews::Kind::advice, -1, panel->title()});
}

} // namespace sandbag
