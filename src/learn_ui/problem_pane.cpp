// SPDX-License-Identifier: GPL-3.0-or-later
#include "problem_pane.h"

#include "learning_store.h"
#include "rules/catalogue.h"
#include "study_pane.h"
#include "study_table.h"
#include "text/call_text.h"
#include "text/card_names.h"
#include "text/languages.h"
#include "text/option_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sandbag {

namespace {

/// An answer as people say it: "queen of hearts", "4", "nil".
QString answerWords(const Event &event)
{
    return event.kind == EventKind::play ? cardName(event.cards.front())
                                         : callInWords(event.call());
}

/// Above the question: how hard it is, and of another game than Standard what is special.
QString headOf(const Problem &problem)
{
    const QString rating = ProblemPane::tr("Rating: %1").arg(problem.rating);
    const Preset *game = problem.rules == QStringLiteral("standard")
                             ? nullptr
                             : findPreset(problem.rules.toStdString());
    if (!game)
        return rating;
    return QStringLiteral("%1\n\n**%2.** %3").arg(rating, titleOf(*game), blurbOf(*game));
}

} // namespace

ProblemPane::ProblemPane(QWidget *parent)
    : QWidget(parent),
      m_study(new StudyPane(this)),
      m_kinds(new QComboBox(this)),
      m_rating(new QLabel(this)),
      m_next(m_study->addButton(tr("&Next Problem"), "learn.next")),
      m_show(m_study->addButton(tr("Show the &Answer"), "learn.answer"))
{
    QPushButton *again = m_study->addButton(tr("Try A&gain"), "learn.again");
    QPushButton *day = m_study->addButton(tr("Problem of the &Day"), "learn.daily");
    QPushButton *leave = m_study->addButton(tr("All &Lessons"), "learn.all");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeHead());
    column->addWidget(m_study, 1);
    setFocusProxy(m_study);
    connect(m_next, &QPushButton::clicked, this, &ProblemPane::next);
    connect(m_show, &QPushButton::clicked, this, &ProblemPane::showAnswer);
    connect(again, &QPushButton::clicked, this, &ProblemPane::again);
    connect(day, &QPushButton::clicked, this, &ProblemPane::ofTheDay);
    connect(leave, &QPushButton::clicked, this, &ProblemPane::left);
    connect(m_study, &StudyPane::chosen, this, &ProblemPane::answer);
    connect(m_kinds, &QComboBox::activated, this, &ProblemPane::next);
    connect(&LearningStore::instance(), &LearningStore::changed, this, &ProblemPane::showRating);
}

QWidget *ProblemPane::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    auto *label = new QLabel(tr("&Kind:"), head);
    label->setBuddy(m_kinds);
    m_kinds->addItem(tr("All kinds"), QString());
    for (const QString &kind : problemKinds())
        m_kinds->addItem(titleOfKind(kind), kind);
    row->addWidget(label);
    row->addWidget(m_kinds);
    auto *own = new QCheckBox(tr("Add &my mistakes from reviews"), head);
    own->setChecked(LearningStore::instance().learning().ownMistakes);
    connect(own, &QCheckBox::toggled, this, [](bool on) {
        LearningStore::instance().change([on](Learning &learning) { learning.ownMistakes = on; });
    });
    row->addWidget(own);
    // In large letters it takes two lines rather than a wider window.
    m_rating->setWordWrap(true);
    m_rating->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    row->addWidget(m_rating, 1);
    return head;
}

void ProblemPane::setLook(const TableLook &look, int paceMs)
{
    m_study->setLook(look, paceMs);
}

void ProblemPane::begin()
{
    showRating();
    if (m_read) {
        m_study->table().setFocus();
        return;
    }
    m_read = true;
    m_reader.ask([this, language = languageInUse()](const BackgroundQuestion::Asked &asked) {
        const ProblemBook book = readProblems(language);
        asked.conclude([this, book] { setBook(book); });
    });
}

void ProblemPane::setBook(const ProblemBook &book)
{
    m_book = book;
    for (const FileError &fault : m_book.faults)
        emit trouble(fault.text);
    next();
}

/// One that comes back today, or one not tried yet that is about as hard as the person is strong;
/// where all were tried the one tried least.
const ProblemOutline *ProblemPane::chooseNext() const
{
    const Learning &learning = LearningStore::instance().learning();
    const QString kind = m_kinds->currentData().toString();
    const auto fits = [&](const ProblemOutline &one) {
        return (kind.isEmpty() || one.kind == kind) && !(m_problem && m_problem->id == one.id);
    };
    for (const QString &id : learning.due(QDate::currentDate())) {
        const auto found = std::ranges::find(m_book.problems, id, &ProblemOutline::id);
        if (found != m_book.problems.end() && fits(*found))
            return &*found;
    }
    const auto cost = [&learning](const ProblemOutline &one) {
        return std::pair(learning.problems.value(one.id).tries,
                         std::abs(one.rating - learning.rating.rating));
    };
    const ProblemOutline *best = nullptr;
    for (const ProblemOutline &one : m_book.problems) {
        if (fits(one) && (!best || cost(one) < cost(*best)))
            best = &one;
    }
    return best;
}

void ProblemPane::next()
{
    if (const ProblemOutline *outline = chooseNext())
        ask(*outline);
    else
        m_study->read(tr("There is no other problem of this kind."));
}

void ProblemPane::ofTheDay()
{
    if (const ProblemOutline *outline = problemOfDay(m_book, QDate::currentDate()))
        ask(*outline);
}

void ProblemPane::ask(const ProblemOutline &outline)
{
    auto opened = openProblem(outline, outline.id);
    if (const auto *error = std::get_if<FileError>(&opened)) {
        emit trouble(error->text);
        return;
    }
    m_problem = std::get<Problem>(std::move(opened));
    m_settled = false;
    again();
}

void ProblemPane::again()
{
    if (!m_problem)
        return;
    Position position = m_problem->position;
    position.ask = titleOfKind(m_problem->kind);
    m_study->setHeading(tr("Problem %1").arg(m_problem->id.section(u'-', -1)));
    m_show->setEnabled(true);
    m_study->ask(position, headOf(*m_problem));
}

QString ProblemPane::solution() const
{
    const auto best = choiceNamed(m_problem->position, m_problem->best);
    const bool told = best && (best->kind == EventKind::play || best->kind == EventKind::call);
    return tr("Best: %1.").arg(told ? answerWords(*best) : m_problem->best) + u' ' +
           m_problem->position.why;
}

void ProblemPane::settle(bool right)
{
    if (std::exchange(m_settled, true))
        return;
    LearningStore::instance().change([this, right](Learning &learning) {
        learning.answered(m_problem->id, m_problem->rating, right, QDate::currentDate());
    });
}

void ProblemPane::answer(const Event &, bool right)
{
    settle(right);
    if (!right) {
        m_study->judge(tr("There is a better choice."), false);
        return;
    }
    m_study->judge(solution(), true);
    m_show->setEnabled(false);
    m_study->focusOnwards();
}

void ProblemPane::showAnswer()
{
    if (!m_problem || m_study->table().answered())
        return;
    settle(false);
    m_study->tell(solution());
}

void ProblemPane::showRating()
{
    const Rating &rating = LearningStore::instance().learning().rating;
    m_rating->setText(
        tr("Your rating: %1 ± %2").arg(qRound(rating.rating)).arg(qRound(2 * rating.deviation)));
}

} // namespace sandbag
