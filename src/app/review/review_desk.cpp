// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_desk.h"

#include "levels.h"
#include "live/game_session.h"
#include "print/print_pages.h"
#include "review/review_model.h"
#include "review/review_pages.h"
#include "review/review_pane.h"
#include "review/review_table.h"
#include "review/review_words.h"
#include "review/thoughts.h"
#include "search/open_solution.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QThreadPool>

#include <algorithm>

namespace sandbag {

namespace {

/// Cards tried for the best line with all hands open: some seconds at most.
constexpr std::uint64_t kMostNodes = 8'000'000;
constexpr int kCardsOfLine = 8; ///< of it that are told

/// The deals that are over.
int finishedDeals(const Match &match)
{
    const auto &results = match.results();
    return static_cast<int>(
        std::count_if(results.begin(), results.end(), [](const auto &r) { return !r.partial; }));
}

/// "Ada plays as Regular: Counts the cards …"
QString levelWords(const QString &name, const QString &player)
{
    const QStringList words = player.split(u':');
    if (words.value(0) != QStringLiteral("level"))
        return {};
    QStringList said;
    for (const Level &level : levels()) {
        if (level.number == words.value(1).toInt())
            said << toText(level.name) << toText(level.what);
    }
    for (const Personality &personality : personalities()) {
        if (words.value(2) == QLatin1String(personality.id))
            said << toText(personality.what);
    }
    if (said.isEmpty())
        return {};
    const QString level = said.takeFirst();
    return ReviewDesk::tr("%1 (%2): %3", "player, level, how it plays")
        .arg(name, level, said.join(u' '));
}

QString beliefWords(const std::vector<Sentence> &beliefs, const Audience &audience)
{
    QStringList words;
    for (const Sentence &belief : beliefs)
        words << toText(belief, audience);
    return ReviewDesk::tr("What could be believed then: %1").arg(words.join(u' '));
}

QString hindsightWords(const std::optional<OpenSolution> &solution)
{
    if (!solution || solution->line.empty())
        return ReviewDesk::tr("All hands, known only afterwards: too many cards are left to find "
                              "the best line.");
    QStringList line;
    for (const Card &card : solution->line) {
        if (line.size() < kCardsOfLine)
            line << actWords(Event::play(0, card), {});
    }
    return ReviewDesk::tr("Known only afterwards: with all hands open the best line is %1 …")
        .arg(line.join(u' '));
}

} // namespace

ReviewDesk::ReviewDesk(GameSession *session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_model(new ReviewModel(this)),
      m_pane(new ReviewPane(m_model)),
      m_table(new ReviewTable)
{
    connect(session, &GameSession::rebuilt, this, &ReviewDesk::takeMatch);
    connect(session, &GameSession::dealEnded, this, &ReviewDesk::takeMatch);
    connect(m_pane, &ReviewPane::startAsked, this, &ReviewDesk::start);
    connect(m_pane, &ReviewPane::cancelAsked, this, &ReviewDesk::cancel);
    connect(m_pane, &ReviewPane::placeChosen, this, &ReviewDesk::show);
    connect(m_pane, &ReviewPane::whyAsked, this, &ReviewDesk::showWhy);
    connect(m_pane, &ReviewPane::printAsked, this, &ReviewDesk::print);
    connect(m_pane, &ReviewPane::allHandsAsked, this, &ReviewDesk::showAllHands);
    connect(m_pane, &ReviewPane::playOnAsked, this,
            [this](const ChoicePlace &place) { emit playOnAsked(place.deal, place.event); });
    connect(m_table, &ReviewTable::closed, this, &ReviewDesk::closeTable);
    connect(m_table, &ReviewTable::cardChosen, m_pane, &ReviewPane::tryCard);
    connect(&m_reviewer, &Reviewer::judged, this,
            [this](const std::vector<JudgedChoice> &choices, bool brief) {
                m_model->put(choices);
                for (const JudgedChoice &choice : choices) {
                    if (!brief)
                        m_known.insert({choice.place.deal, choice.place.event});
                }
            });
    connect(&m_reviewer, &Reviewer::curveDrawn, m_pane, &ReviewPane::setCurve);
    connect(&m_reviewer, &Reviewer::progressed, m_pane, &ReviewPane::setProgress);
    connect(&m_reviewer, &Reviewer::finished, this, [this] {
        m_pane->setRunning(false, true);
        m_pane->summarize();
        emit finished();
    });
}

ReviewDesk::~ReviewDesk() = default;

MatchReview ReviewDesk::review() const
{
    return summedUp(m_model->reviewed()->table()->seating, m_model->choices(), m_pane->points());
}

QStringList ReviewDesk::names() const
{
    QStringList names;
    for (const SeatPlan &seat : m_session->seats())
        names << seat.name;
    return names;
}

/// The deals that were judged are the first ones of this match.
bool ReviewDesk::stillHolds(const Match &match) const
{
    if (!m_model->reviewed())
        return false;
    const MatchRecord &before = m_model->reviewed()->record(), &now = match.record();
    const auto deals = static_cast<std::size_t>(finishedDeals(*m_model->reviewed()));
    return before.rules == now.rules && before.agreements == now.agreements &&
           now.deals.size() >= deals &&
           std::equal(before.deals.begin(),
                      before.deals.begin() + static_cast<std::ptrdiff_t>(deals), now.deals.begin());
}

void ReviewDesk::takeMatch()
{
    if (!m_session->hasMatch())
        return;
    const Match &match = m_session->match();
    m_pane->setPossible(finishedDeals(match) > 0);
    if (stillHolds(match))
        return;
    cancel();
    closeTable();
    m_known.clear();
    m_model->setMatch(match, names());
    m_pane->reset(std::max(0, m_session->humanSeat()));
}

void ReviewDesk::start()
{
    if (!m_session->hasMatch() || finishedDeals(m_session->match()) == 0 || running())
        return;
    const Match &match = m_session->match();
    m_model->setMatch(match, names(), m_model->choices());
    m_pane->setRunning(true);
    m_reviewer.start(match, std::max(0, m_session->humanSeat()), m_options, m_known);
}

void ReviewDesk::cancel()
{
    m_reviewer.cancel();
    m_pane->setRunning(false);
}

void ReviewDesk::show(const ChoicePlace &place)
{
    ++m_hindsight;
    if (!m_model->reviewed())
        return;
    m_table->showChoice(*m_model->reviewed(), place, m_model->names(), false);
    emit tableWanted(true);
}

void ReviewDesk::closeTable()
{
    ++m_hindsight;
    emit tableWanted(false);
}

/// What the player could believe is worked out meanwhile.
void ReviewDesk::showWhy(const ChoicePlace &place)
{
    const JudgedChoice *choice = m_pane->current();
    const auto &match = m_model->reviewed();
    if (!choice || !match)
        return;
    const Audience audience = Audience::screen(m_model->names());
    QString text =
        levelWords(m_model->names().value(place.seat), m_session->seats().value(place.seat).player);
    text += u' ' + toText(choice->judgement.text, audience);
    m_pane->sayMore(text);
    const auto state = match->dealAt(place.deal, place.event);
    if (!state)
        return;
    const quint64 ticket = ++m_hindsight;
    const QPointer<ReviewDesk> desk(this);
    const MatchOutlook outlook{match->tableOf(place.deal), match->standingBefore(place.deal)};
    QThreadPool::globalInstance()->start(
        [desk, ticket, text, audience, outlook, view = SeatView(*state, place.seat)] {
            const auto beliefs = beliefsOf(view, outlook, 1);
            QMetaObject::invokeMethod(QCoreApplication::instance(), [=] {
                if (desk && ticket == desk->m_hindsight && !beliefs.empty())
                    desk->m_pane->sayMore(text + u' ' + beliefWords(beliefs, audience));
            });
        });
}

void ReviewDesk::print()
{
    const auto &match = m_model->reviewed();
    if (!match)
        return;
    const int seat = m_pane->seat() < 0 ? std::max(0, m_session->humanSeat()) : m_pane->seat();
    const PrintJob job =
        reviewJob(*match, m_model->choices(), m_pane->points(), m_model->names(), seat);
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageLayout(usualPaper());
    printer.setDocName(job.title);
    QPrintDialog dialog(&printer, m_pane);
    if (dialog.exec() == QDialog::Accepted &&
        !printTo(printer, job, printer.fromPage(), printer.toPage()))
        m_pane->sayMore(tr("The printer cannot be used."));
}

/// The exact solver looks for the best line meanwhile.
void ReviewDesk::showAllHands(const ChoicePlace &place)
{
    if (!m_model->reviewed())
        return;
    const Match &match = *m_model->reviewed();
    m_table->showChoice(match, place, m_model->names(), true);
    emit tableWanted(true);
    const auto state = match.dealAt(place.deal, place.event);
    if (!state || !canSolve(*state, Objective::match)) {
        m_pane->sayMore(tr("All hands, known only afterwards."));
        return;
    }
    m_pane->sayMore(tr("Known only afterwards: looking for the best line…"));
    OpenQuestion question;
    question.objective = Objective::match;
    question.side = match.table()->seating.sideOf(place.seat);
    question.nodes = kMostNodes;
    const quint64 ticket = ++m_hindsight;
    const QPointer<ReviewDesk> desk(this);
    QThreadPool::globalInstance()->start(
        [desk, ticket, question, deal = *state, before = match.standingBefore(place.deal)] {
            const auto solution = solveOpen(deal, before, question);
            QMetaObject::invokeMethod(QCoreApplication::instance(), [desk, ticket, solution] {
                if (desk && ticket == desk->m_hindsight)
                    desk->m_pane->sayMore(hindsightWords(solution));
            });
        });
}

} // namespace sandbag
