// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_pane.h"

#include "choice_values.h"
#include "column_shares.h"
#include "curve_model.h"
#include "curve_view.h"
#include "match/match.h"
#include "reach_by.h"
#include "review/review_words.h"
#include "review_model.h"
#include "still_rows.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QAccessible>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace sandbag {

ReviewPane::ReviewPane(ReviewModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_curve(new CurveView(this)),
      m_curveModel(new CurveModel(this)),
      m_curveTable(new QTreeView(this)),
      m_summary(new QLabel(this)),
      m_list(new QTreeView(this)),
      m_text(new QLabel(this)),
      m_values(new ChoiceValues(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(makeHead());
    column->addWidget(m_curve);
    column->addWidget(m_curveTable, 2);
    column->addWidget(m_summary);
    column->addWidget(m_list, 3);
    column->addWidget(m_text);
    column->addWidget(m_values, 2);
    column->addWidget(makeButtons());
    for (QLabel *label : {m_summary, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        // Room from the start: nothing moves under the mouse when it is known.
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setMinimumHeight(label->fontMetrics().lineSpacing() * (label == m_summary ? 3 : 2));
    }
    m_curveTable->setModel(m_curveModel);
    m_curveTable->setRootIsDecorated(false);
    m_curveTable->setObjectName(QStringLiteral("curveTable"));
    m_curveTable->setUniformRowHeights(true);
    m_curveTable->setAllColumnsShowFocus(true);
    m_curveTable->setAccessibleName(tr("Chance to win, % per deal"));
    m_curveTable->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_curveTable->header()->setStretchLastSection(false);
    m_curveTable->hide();
    m_text->setObjectName(QStringLiteral("reviewText"));
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Choices, costliest first"));
    new StillRows(m_list); // which is its parent
    m_list->setMinimumHeight(fontMetrics().height() * 5);
    m_values->setMinimumHeight(fontMetrics().height() * 4);
    m_list->header()->setResizeContentsPrecision(40);
    m_columns = new ColumnShares(m_list, {ReviewModel::whoColumn, ReviewModel::choiceColumn,
                                          ReviewModel::whereColumn, ReviewModel::gradeColumn});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReviewPane::showCurrent);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &ReviewPane::showCurrent);
    // After the list: it has forgotten its row by then, and tells nobody.
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReviewPane::showCurrent);
    connect(m_curve, &CurveView::opened, this, &ReviewPane::openMoment);
    connect(m_curveTable, &QTreeView::activated, this,
            [this](const QModelIndex &index) { openDeal(m_curveModel->dealOf(index.row())); });
    connect(m_values, &ChoiceValues::chosen, this, &ReviewPane::answer);
    setFocusProxy(m_list);
    reset({0});
}

/// From wherever in it.
void ReviewPane::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QWidget::keyPressEvent(event);
}

QPushButton *ReviewPane::button(const QString &text, const QString &help)
{
    auto *made = new QPushButton(text, this);
    made->setToolTip(help);
    made->setAutoDefault(false);
    return made;
}

QWidget *ReviewPane::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_seats = new QComboBox(head);
    m_seats->setSizeAdjustPolicy(QComboBox::AdjustToContents); // names are put in later
    m_seats->setAccessibleName(tr("Player"));
    m_seats->setToolTip(m_seats->accessibleName());
    reachBy(m_seats, QKeySequence(tr("Shift+F8")));
    m_progress = new QProgressBar(head);
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setMinimumWidth(fontMetrics().averageCharWidth() * 6);
    // The page is as wide while it works as before and after: the table beside it stays.
    QSizePolicy asWide = m_progress->sizePolicy();
    asWide.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(asWide);
    m_progress->hide();
    m_start = button(tr("R&eview"), tr("Review finished deals"));
    m_print = button(tr("Pri&nt…"), tr("Print the review"));
    row->addWidget(m_seats);
    row->addWidget(m_progress, 1);
    auto *table = button(tr("Tab&le"), tr("Chart as a table"));
    table->setCheckable(true);
    row->addWidget(table);
    row->addWidget(m_start);
    row->addWidget(m_print);
    connect(table, &QPushButton::toggled, this, [this](bool on) {
        m_curve->setVisible(!on);
        m_curveTable->setVisible(on);
    });
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_running)
            emit cancelAsked();
        else
            emit startAsked();
    });
    connect(m_print, &QPushButton::clicked, this, &ReviewPane::printAsked);
    connect(m_seats, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setSeat(seat());
        m_list->setColumnHidden(ReviewModel::whoColumn, seat() >= 0);
        m_columns->share();
        summarize();
    });
    return head;
}

QWidget *ReviewPane::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    m_try = button(tr("Tr&y Again"), tr("Hide the answer and try again"));
    m_playOn = button(tr("C&ontinue Here"), tr("Continue from here in a new window"));
    m_allHands = button(tr("All Han&ds"), tr("Show all hands"));
    m_why = button(tr("&Why?"), tr("What the player could infer, and how they play"));
    for (QPushButton *one : {m_try, m_why, m_allHands, m_playOn})
        row->addWidget(one);
    connect(m_try, &QPushButton::clicked, this, &ReviewPane::tryAgain);
    connect(m_playOn, &QPushButton::clicked, this, [this] { emit playOnAsked(m_place); });
    connect(m_why, &QPushButton::clicked, this, [this] { emit whyAsked(m_place); });
    connect(m_allHands, &QPushButton::clicked, this, [this] { emit allHandsAsked(m_place); });
    return buttons;
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
    setRunning(false);
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
    // In percent: a screen reader tells the number alone.
    constexpr int kAll = 100;
    m_progress->setRange(0, of > 0 ? kAll : 0);
    m_progress->setValue(of > 0 ? done * kAll / of : 0);
}

void ReviewPane::setRunning(bool running, bool whole)
{
    m_running = running;
    m_whole = whole;
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
    if (m_whole && !m_points.empty()) {
        const auto parts = luckAndSkill(match->context()->seating, m_points, m_model->choices());
        words << partsWords(parts[static_cast<std::size_t>(who)],
                            static_cast<int>(match->record().deals.size()));
    }
    std::vector<JudgedChoice> own;
    for (const JudgedChoice &choice : m_model->choices()) {
        if (choice.place.seat == who)
            own.push_back(choice);
    }
    if (const JudgedChoice *find = bestFind(own); find && !(m_asked && find->place == m_place))
        words << tr("Best play: %1, %2.")
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
        words << tr("Choose a player above: %1.").arg(QLocale().createSeparatedList(names));
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
    m_print->setEnabled(!m_running && !m_model->choices().empty());
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
    m_text->setText(m_more.isEmpty() ? toText(judgement.text, Audience::screen(m_model->names()))
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
    // It comes while the keys are elsewhere: whoever listens is told.
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
    m_more = verdict + u' ' + toText(asked.text, Audience::screen(m_model->names()));
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
