// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_pane.h"

#include "choice_values.h"
#include "column_shares.h"
#include "curve_model.h"
#include "curve_view.h"
#include "match/match.h"
#include "review/review_words.h"
#include "review_model.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QAccessible>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>

#include <utility>

namespace sandbag {

/// From wherever in it.
void ReviewPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QWidget::keyPressEvent(event);
}

void ReviewPane::reset(const QList<int> &persons)
{
    m_persons = persons;
    m_place = {-1, -1, -1};
    setAsked({});
    m_more.clear();
    m_points.clear();
    m_curve->setCurve({}, 0, {});
    m_curveModel->setCurve({}, 0, {});
    const QSignalBlocker quiet(m_seats);
    m_seats->clear();
    m_seats->addItem(tr("Everyone"), -1);
    for (int i = 0; i < m_model->names().size(); ++i)
        m_seats->addItem(m_model->names().at(i), i);
    m_seats->setCurrentIndex(std::max(0, m_seats->findData(subject())));
    m_model->setSeat(this->seat());
    m_list->setColumnHidden(ReviewModel::whoColumn, this->seat() >= 0);
    m_columns->share();
    showCurrent();
    summarize();
    setStage(Stage::idle);
}

int ReviewPane::subject() const
{
    if (seat() >= 0)
        return seat();
    return m_persons.size() > 1 ? -1 : m_persons.value(0, 0);
}

int ReviewPane::seat() const
{
    return m_seats->count() > 0 ? m_seats->currentData().toInt() : -1;
}

void ReviewPane::setCurve(const std::vector<CurvePoint> &curve)
{
    m_points = curve;
    summarize();
}

void ReviewPane::setProgress(int done, int of)
{
    // In percent: a screen reader says the number alone.
    constexpr int kAll = 100;
    m_progress->setRange(0, of > 0 ? kAll : 0);
    m_progress->setValue(of > 0 ? done * kAll / of : 0);
}

void ReviewPane::setStage(Stage stage)
{
    m_stage = stage;
    const bool running = stage == Stage::running;
    m_progress->setVisible(running);
    m_start->setText(running ? tr("Cancel") : tr("R&eview"));
    m_print->setEnabled(!running && !m_model->choices().empty());
}

void ReviewPane::setPossible(bool possible)
{
    m_start->setEnabled(possible);
}

/// Where the result of that player came from, their best find, and what help they had.
QStringList ReviewPane::figuresOf(int who) const
{
    const auto &match = m_model->reviewed();
    QStringList words;
    if (m_stage == Stage::complete && !m_points.empty()) {
        const auto parts = luckAndSkill(match->context()->seating, m_points, m_model->choices());
        words << partsWords(parts[static_cast<std::size_t>(who)],
                            static_cast<int>(match->record().deals.size()),
                            match->context()->seating.solo());
    }
    std::vector<JudgedChoice> own;
    for (const JudgedChoice &choice : m_model->choices()) {
        if (choice.place.seat == who)
            own.push_back(choice);
    }
    if (const JudgedChoice *find = bestFind(own); find && !(m_asked && find->place == m_place))
        words << tr("Best play: %1 (%2).")
                     .arg(actWords(find->judgement.made, m_model->names()),
                          placeWords(*match, find->place));
    if (const QString help = m_help.value(who); !help.isEmpty())
        words << help;
    return words;
}

void ReviewPane::summarize()
{
    const int who = subject();
    const auto &match = m_model->reviewed();
    const bool judged = match && !m_model->choices().empty();
    QStringList words;
    if (!judged)
        words << tr("After each deal, the review shows what each choice cost, judged only by the "
                    "cards its player could see.");
    if (who < 0) {
        QStringList names;
        for (const int person : std::as_const(m_persons))
            names << isolated(m_model->names().value(person));
        words << tr("Choose one of the players listed above: %1.")
                     .arg(QLocale().createSeparatedList(names));
    }
    if (match && !m_points.empty()) {
        const Seating &seating = match->context()->seating;
        std::vector<bool> decisive(match->record().deals.size());
        for (const DealSwing &swing : swingsOf(seating, m_points))
            decisive[static_cast<std::size_t>(swing.deal)] = swing.decisive;
        const int side = seating.sideOf(who < 0 ? m_persons.front() : who);
        m_curve->setCurve(m_points, side, decisive);
        m_curveModel->setCurve(m_points, side, decisive);
    }
    if (judged && who >= 0)
        words << figuresOf(who);
    m_summary->setText(words.join(u' '));
    m_print->setEnabled(m_stage != Stage::running && !m_model->choices().empty());
}

const JudgedChoice *ReviewPane::current() const
{
    return m_model->at(m_list->currentIndex());
}

void ReviewPane::select(const ChoicePlace &place)
{
    const QModelIndex index = m_model->indexOf(place);
    if (index.isValid())
        m_list->setCurrentIndex(index);
}

void ReviewPane::showCurrent()
{
    const JudgedChoice *choice = current();
    for (QPushButton *one : {m_try, m_why, m_allHands, m_playOn})
        one->setEnabled(choice != nullptr);
    if (!choice) {
        m_place = {-1, -1, -1};
        setAsked({});
        m_more.clear();
        m_text->clear();
        m_values->clear();
        m_shown.clear();
        return;
    }
    const bool other = !(choice->place == m_place);
    m_place = choice->place;
    if (other) {
        setAsked({});
        m_more.clear();
        m_shown.clear();
    }
    if (!m_asked) // otherwise the answer stays hidden, whatever is found meanwhile
        showAnswer(choice->judgement);
    if (other) {
        m_curve->markAt(m_place.deal, m_place.event + 1);
        emit placeChosen(m_place);
    }
}

/// The values where they are new; what else was said of the choice stays.
void ReviewPane::showAnswer(const Judgement &judgement)
{
    m_text->setText(m_more.isEmpty() ? judgementWords(judgement, Audience::screen(m_model->names()))
                                     : m_more);
    if (m_shown == judgement.values && !m_shown.empty())
        return;
    m_shown = judgement.values;
    m_values->showValues(judgement, m_model->names());
}

void ReviewPane::openMoment(int deal, int events)
{
    for (const JudgedChoice &choice : m_model->choices()) {
        if (choice.place.deal != deal || choice.place.event != events - 1)
            continue;
        if (seat() >= 0 && seat() != choice.place.seat)
            m_seats->setCurrentIndex(m_seats->findData(-1));
        select(choice.place);
    }
}

/// At its first choice that is shown.
void ReviewPane::openDeal(int deal)
{
    const JudgedChoice *first = nullptr;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const JudgedChoice *choice = m_model->at(m_model->index(row, 0));
        if (choice->place.deal == deal && (!first || choice->place.event < first->place.event))
            first = choice;
    }
    if (first)
        select(first->place);
}

void ReviewPane::sayMore(const QString &text)
{
    m_more = text;
    if (m_asked)
        return;
    m_text->setText(text);
    // It comes while the keys are elsewhere: who listens is told.
    QAccessibleEvent told(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

/// Neither the list nor the summary tells what the person is asked.
void ReviewPane::setAsked(const std::optional<Judgement> &asked)
{
    if (!m_asked && !asked)
        return;
    m_asked = asked;
    m_model->hide(asked ? std::optional(m_place) : std::nullopt);
    summarize();
}

void ReviewPane::tryAgain()
{
    const JudgedChoice *choice = current();
    if (!choice)
        return;
    setAsked(choice->judgement);
    m_shown.clear();
    m_text->setText(choiceKindOf(m_asked->made.kind) == ChoiceKind::play
                        ? tr("What would you do? Choose on the table, or here.")
                        : tr("What would you do? Choose below."));
    m_values->hideValues(*m_asked, m_model->names());
    m_values->setFocus();
    emit placeChosen(m_place);
}

/// Tells what the new choice is worth by what was shown, and shows the answer again.
void ReviewPane::answer(int index)
{
    if (!m_asked || index < 0 || index >= static_cast<int>(m_asked->values.size()))
        return;
    const Judgement asked = *m_asked;
    setAsked({});
    const ChoiceValue &mine = asked.values[static_cast<std::size_t>(index)];
    const QString name = choiceWords(mine, m_model->names());
    const QString verdict = index == 0
                                ? tr("%1: the best choice.").arg(name)
                                : tr("%1: chance to win lowered by %2 percentage points.")
                                      .arg(name, chanceWords(asked.values.front().win - mine.win));
    m_more = verdict + u' ' + judgementWords(asked, Audience::screen(m_model->names()));
    showAnswer(asked);
}

void ReviewPane::tryCard(const Card &card)
{
    if (!m_asked)
        return;
    // A card that is not named is worth what the next lower one of its suit is.
    int found = -1;
    const auto &values = m_asked->values;
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        const auto &event = values[static_cast<std::size_t>(i)].event;
        if (!event || event->cards.size() != 1)
            continue;
        const Card other = event->cards.front().held();
        if (other == card) {
            found = i;
            break;
        }
        const bool same = !other.isJoker() && !card.isJoker() && other.suit() == card.suit();
        if (same && other.rank() < card.rank() &&
            (found < 0 ||
             other.rank() > values[static_cast<std::size_t>(found)].event->cards.front().rank()))
            found = i;
    }
    if (found >= 0)
        answer(found);
}

} // namespace sandbag
