// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_controller.h"

#include "ask_printer.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "match/match.h"
#include "match_files.h"
#include "print_pages.h"
#include "review/review_words.h"
#include "review/why_words.h"
#include "review_model.h"
#include "review_pages.h"
#include "review_pane.h"
#include "review_table.h"
#include "search/double_dummy_solution.h"
#include "text/match_text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPageLayout>

#include <algorithm>

namespace sandbag {

ReviewController::ReviewController(GameSession *session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_model(new ReviewModel(this)),
      m_pane(new ReviewPane(m_model)),
      m_table(new ReviewTable)
{
    connect(session, &GameSession::rebuilt, this, &ReviewController::takeMatch);
    connect(session, &GameSession::dealEnded, this, &ReviewController::takeMatch);
    connect(m_pane, &ReviewPane::startAsked, this, &ReviewController::start);
    connect(m_pane, &ReviewPane::cancelAsked, this, &ReviewController::cancel);
    connect(m_pane, &ReviewPane::placeChosen, this, &ReviewController::show);
    connect(m_pane, &ReviewPane::whyAsked, this, &ReviewController::showWhy);
    connect(m_pane, &ReviewPane::printAsked, this, &ReviewController::print);
    connect(m_pane, &ReviewPane::allHandsAsked, this, &ReviewController::showAllHands);
    connect(m_pane, &ReviewPane::playOnAsked, this,
            [this](const ChoicePlace &place) { emit playOnAsked(place.deal, place.event); });
    connect(m_pane, &ReviewPane::closeAsked, this, &ReviewController::closeTable);
    connect(m_table, &ReviewTable::ready, this, [this] {
        if (m_tableAsked)
            emit tableWanted(true);
    });
    connect(m_table, &ReviewTable::closed, this, &ReviewController::closeTable);
    connect(m_table, &ReviewTable::cardChosen, m_pane, &ReviewPane::tryCard);
    connect(&m_reviewer, &Reviewer::judged, this,
            [this](const std::vector<JudgedChoice> &choices, Reviewer::Look look) {
                m_model->put(choices);
                for (const JudgedChoice &choice : choices) {
                    if (look == Reviewer::Look::whole)
                        m_known.insert({choice.place.deal, choice.place.event});
                }
            });
    connect(&m_explainer, &Explainer::explained, this, [this](const Explanation &why) {
        m_pane->sayMore(
            whyWords(why, m_model->names(), m_session->seats().value(why.place.seat).player));
    });
    connect(&m_explainer, &Explainer::lineFound, this,
            [this](const auto &solution) { m_pane->sayMore(bestLineWords(solution)); });
    connect(&m_reviewer, &Reviewer::curveDrawn, m_pane, &ReviewPane::setCurve);
    connect(&m_reviewer, &Reviewer::progressed, m_pane, &ReviewPane::setProgress);
    connect(&m_reviewer, &Reviewer::progressed, this, &ReviewController::progressed);
    connect(&m_reviewer, &Reviewer::finished, this, [this] {
        m_pane->setStage(ReviewPane::Stage::complete);
        m_pane->summarize();
        emit finished();
    });
}

ReviewController::~ReviewController() = default;

MatchReview ReviewController::review() const
{
    return summedUp(m_model->reviewed()->context()->seating, m_model->choices(), m_pane->points());
}

/// The deals that were judged are the first ones of this match, and the players are who they were.
bool ReviewController::stillHolds(const Match &match) const
{
    if (m_model->names() != shownNames(match.record()) || m_persons != persons())
        return false;
    if (!m_model->reviewed())
        return true; // nothing is judged
    const MatchRecord &before = m_model->reviewed()->record(), &now = match.record();
    const auto deals = static_cast<std::ptrdiff_t>(before.deals.size());
    return deals > 0 && before.rules == now.rules && before.agreements == now.agreements &&
           now.deals.size() >= before.deals.size() &&
           std::equal(before.deals.begin(), before.deals.end(), now.deals.begin());
}

namespace {

/// What a person had of help: theirs, or all of it where the file does not say whose it was.
int helpOf(const GameSession &session, const QString &what, int seat)
{
    const QJsonObject bySeat = session.files().noted(record_member::helpBySeat).toObject();
    return bySeat.isEmpty() ? session.files().noted(what).toInt()
                            : bySeat.value(what).toArray().at(seat).toInt();
}

} // namespace

/// How each person has played the match.
QStringList ReviewController::help() const
{
    QStringList help;
    for (const int person : persons()) {
        help.resize(std::max<qsizetype>(help.size(), person + 1));
        help[person] = helpWords(helpOf(*m_session, record_member::hints, person),
                                 helpOf(*m_session, record_member::tutored, person));
    }
    return help;
}

/// A table of computers only is looked at from the first seat.
QList<int> ReviewController::persons() const
{
    QList<int> seats;
    for (int seat = 0; seat < m_session->seats().size(); ++seat)
        if (isPersonHere(m_session->seats(), seat))
            seats << seat;
    return seats.isEmpty() ? QList<int>{0} : seats;
}

void ReviewController::takeMatch()
{
    if (!m_session->hasMatch())
        return;
    const Match &match = m_session->match();
    m_pane->setPossible(finishedDeals(match) > 0);
    m_pane->setHelp(help());
    if (stillHolds(match))
        return;
    cancel();
    closeTable();
    m_known.clear();
    m_persons = persons();
    // It may be of hundreds of deals: it is taken when someone asks for the review.
    m_model->setMatch(nullptr, shownNames(match.record()));
    m_pane->reset(m_persons);
}

bool ReviewController::complete() const
{
    return m_session->hasMatch() && m_model->reviewed() && stillHolds(m_session->match()) &&
           finishedDeals(m_session->match()) == finishedDeals(*m_model->reviewed()) &&
           m_known.size() == choicesOf(*m_model->reviewed()).size();
}

void ReviewController::start()
{
    if (!m_session->hasMatch() || finishedDeals(m_session->match()) == 0 || running())
        return;
    const auto finished = std::make_shared<const Match>(finishedPart(m_session->match()));
    m_model->setMatch(finished, shownNames(finished->record()), m_model->choices());
    m_pane->setStage(ReviewPane::Stage::running);
    m_reviewer.start(finished, m_persons, m_options, m_known);
}

void ReviewController::cancel()
{
    m_reviewer.cancel();
    m_pane->setStage(ReviewPane::Stage::idle);
}

void ReviewController::show(const ChoicePlace &place)
{
    m_explainer.cancel();
    if (!m_model->reviewed())
        return;
    showTable(place, ReplaySeat::Hands::hidden);
}

void ReviewController::showTable(const ChoicePlace &place, ReplaySeat::Hands hands)
{
    m_tableAsked = true;
    emit tableComing();
    m_table->showChoice(*m_model->reviewed(), place, m_model->names(), hands);
}

void ReviewController::closeTable()
{
    m_explainer.cancel();
    m_tableAsked = false;
    emit tableWanted(false);
}

/// What the player could believe is worked out meanwhile.
void ReviewController::showWhy(const ChoicePlace &place)
{
    const JudgedChoice *choice = m_pane->current();
    if (choice && choice->place == place)
        m_explainer.askWhy(*m_model->reviewed(), place, choice->judgement);
}

void ReviewController::print()
{
    const auto &match = m_model->reviewed();
    if (!match)
        return;
    const int seat = m_pane->seat() < 0 ? m_persons.front() : m_pane->seat();
    const PrintJob job = reviewJob(
        {*match, m_model->choices(), m_pane->points(), m_model->names(), seat, help().value(seat)});
    if (askAndPrint(m_pane, job, usualPaper()) == Printing::impossible)
        m_pane->sayMore(tr("The printer cannot be used."));
}

namespace {

/// The deal at that moment, or where the first card was played after it: of a bid or a pass the
/// best line is told with the bids and passes as they were.
std::optional<DealState> playedFrom(const Match &match, const ChoicePlace &place)
{
    const auto &events = match.record().deals[static_cast<std::size_t>(place.deal)].events;
    std::optional<DealState> state;
    for (int event = place.event; event <= static_cast<int>(events.size()); ++event) {
        state = match.dealAt(place.deal, event);
        if (!state || canSolve(*state, Objective::match))
            break;
    }
    return state;
}

} // namespace

/// The exact solver looks for the best line meanwhile.
void ReviewController::showAllHands(const ChoicePlace &place)
{
    if (!m_model->reviewed())
        return;
    const Match &match = *m_model->reviewed();
    showTable(place, ReplaySeat::Hands::open);
    const auto state = playedFrom(match, place);
    if (!state)
        return;
    m_pane->sayMore(tr("Finding the best play with all cards known…"));
    m_explainer.askBestLine(*state, match.standingBefore(place.deal),
                            match.contextOf(place.deal)->seating.sideOf(place.seat));
}

} // namespace sandbag
