// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_factory.h"

#include "bids/bid_rules.h"
#include "conduct/table_pace.h"
#include "deal/bidding.h"
#include "match/match.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/curtain_panel.h"
#include "panels/cut_panel.h"
#include "panels/match_end_panel.h"
#include "panels/replay_panel.h"
#include "panels/result_panel.h"
#include "scene/table_scene.h"
#include "tabletop.h"
#include "words/bid_title.h"
#include "words/call_stakes.h"
#include "words/event_words.h"
#include "words/prompt_words.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Tricks of the side that a number said now names once more: where it closes the contract (rule
/// `bid_second`). A blind number is its player's own.
int standingBefore(const SeatView &seen, int seat)
{
    const DealState &deal = seen.seen();
    if (!numbersClose(deal.rules()) || seen.prompt().phase == Phase::look)
        return 0;
    return contractHalves(deal, deal.sideOf(seat)) / 2;
}

} // namespace

const Match &PanelFactory::match() const
{
    return m_from.seat->match();
}

TablePanel *PanelFactory::make(const TableQuestion &question) const
{
    switch (question.kind) {
    case TableQuestion::Kind::none:
        return nullptr;
    case TableQuestion::Kind::replay:
        return makeReplay(question.deal);
    case TableQuestion::Kind::cut:
        return makeCut();
    case TableQuestion::Kind::result:
        return makeResult();
    case TableQuestion::Kind::curtain:
        return makeCurtain();
    case TableQuestion::Kind::talk:
        return makeTalk();
    case TableQuestion::Kind::cards:
        return makeCards();
    case TableQuestion::Kind::bid:
        return makeBid();
    case TableQuestion::Kind::choice:
        return makeChoice();
    }
    return nullptr;
}

TablePanel *PanelFactory::makeReplay(int deal) const
{
    const DealRecord &record = match().record().deals[static_cast<std::size_t>(deal)];
    auto *panel = new ReplayPanel(deal + 1, static_cast<int>(record.events.size()), m_table);
    panel->goTo(m_from.replayEvent);
    panel->setNeighbours(m_table->canReplay(deal - 1), m_table->canReplay(deal + 1));
    QObject::connect(panel, &ReplayPanel::dealAsked, m_table,
                     [table = m_table, deal](int step) { table->replay(deal + step); });
    QObject::connect(panel, &ReplayPanel::moved, m_table, &Tabletop::replayTo);
    QObject::connect(panel, &ReplayPanel::closed, m_table, &Tabletop::endReplay);
    QObject::connect(panel, &ReplayPanel::playOnAsked, m_table, [table = m_table, deal](int event) {
        table->endReplay();
        emit table->playOnAsked(deal, event);
    });
    return panel;
}

TablePanel *PanelFactory::makeMatchEnd() const
{
    auto *panel = new MatchEndPanel(match(), m_from.names, m_from.viewer, m_table);
    const auto wishOn = [panel, table = m_table](auto signal, TableWish wish) {
        QObject::connect(panel, signal, table, [table, wish] { emit table->wished(wish); });
    };
    wishOn(&MatchEndPanel::playAgain, TableWish::playAgain);
    wishOn(&MatchEndPanel::sameCards, TableWish::sameCards);
    wishOn(&MatchEndPanel::review, TableWish::review);
    wishOn(&MatchEndPanel::keepPicture, TableWish::keepPicture);
    return panel;
}

TablePanel *PanelFactory::makeResult() const
{
    if (match().over())
        return makeMatchEnd();
    auto *panel = new ResultPanel(match(), m_from.names, m_from.viewer, m_table);
    if (m_from.seen)
        panel->setNote(endWords(m_from.seen->seen(), m_from.names, m_from.viewer));
    panel->setNoDeal(m_table->pace().noDeal());
    QObject::connect(panel, &ResultPanel::nextDeal, m_from.seat, &SeatAtMatch::nextDeal);
    QObject::connect(panel, &ResultPanel::dealRefused, m_table,
                     [table = m_table](const QString &why) {
                         emit table->news({TableNews::Kind::refused, -1, why});
                     });
    QObject::connect(panel, &ResultPanel::review, m_table,
                     [table = m_table] { emit table->wished(TableWish::review); });
    QObject::connect(panel, &ResultPanel::replay, m_table, [table = m_table] { table->replay(); });
    return panel;
}

TablePanel *PanelFactory::makeCut() const
{
    const CardList turned = m_from.seat->beforeDeal().turned;
    auto *panel =
        turned.empty()
            ? new CutPanel(static_cast<int>(match().context()->pack.cards.size()), m_table)
            : new CutPanel(turned, m_from.names, m_from.pixmaps, m_from.trickCardSize, m_table);
    QObject::connect(panel, &CutPanel::cut, m_from.seat, &SeatAtMatch::cut);
    return panel;
}

TablePanel *PanelFactory::makeBid() const
{
    const SeatView &seen = *m_from.seen;
    const int seat = m_from.viewer;
    BidPanel::Question question;
    question.menu = seen.menu();
    for (const Event &event : seen.prompt().choices)
        if (event.kind != EventKind::call || event.call().what == Call::What::misdeal)
            question.others.push_back(event); // a misdeal is in no menu of calls
    question.names = m_from.names;
    question.mayTalk = std::count(seen.prompt().talk.begin(), seen.prompt().talk.end(), seat) > 0;
    question.confirmNil = m_from.look.confirmNil;
    const int tricks = match().context()->pack.tricks;
    const int players = match().context()->seating.players;
    question.share = (2 * tricks + players) / (2 * players);
    question.stakes = [deal = seen.seen(), standing = match().standing(), seat](const Call &call) {
        return callStakes(deal, standing, seat, call);
    };
    question.tag = [deal = seen.seen(), standing = match().standing(), seat, names = m_from.names](
                       const Call &call) { return callTag(deal, standing, seat, call, names); };
    auto *panel = new BidPanel(std::move(question), m_table);
    panel->setTitle(bidTitle(seen, m_from.names));
    panel->setBrief(bidBrief(seen, m_from.names));
    QObject::connect(panel, &BidPanel::previewed, m_table,
                     [table = m_table, stands = standingBefore(seen, seat)](int tricks) {
                         table->scene().previewBid(std::max(0, tricks - stands));
                     });
    QObject::connect(panel, &BidPanel::laid, &m_table->scene(), &TableScene::flyChip);
    QObject::connect(panel, &BidPanel::talkAsked, m_table, [from = m_from, table = m_table] {
        table->showExtra(PanelFactory(from, table).makeTalk());
    });
    QObject::connect(panel, &BidPanel::called, m_table, [table = m_table, seat](const Call &call) {
        table->act(Event::makeCall(seat, call));
    });
    QObject::connect(panel, &BidPanel::chosen, m_table, &Tabletop::act);
    return panel;
}

TablePanel *PanelFactory::makeCards() const
{
    const CardChoice choice = *m_from.seen->prompt().cards;
    CardsPanel::Question question;
    question.title = cardChoiceTitle(choice, *m_from.seen, m_from.names);
    question.confirm = cardChoiceButton(choice);
    question.least = choice.least;
    question.most = choice.most;
    question.nameSuit = choice.nameSuit;
    question.receiver = choice.to;
    if (choice.kind == EventKind::take)
        question.laidOut = choice.from;
    auto *panel =
        new CardsPanel(std::move(question), m_from.pixmaps, m_from.trickCardSize, m_table);
    QObject::connect(
        panel, &CardsPanel::confirmed, m_table,
        [table = m_table, seat = m_from.viewer, choice](const CardList &cards, int suit) {
            Event event = Event::withCards(choice.kind, seat, cards, choice.to);
            if (suit >= 0)
                event.suit = static_cast<Suit>(suit);
            table->act(event);
        });
    return panel;
}

TablePanel *PanelFactory::makeChoice() const
{
    const SeatView &seen = *m_from.seen;
    const Prompt &prompt = seen.prompt();
    QStringList words = choicesWords(prompt.choices, m_from.names);
    if (seen.offered().size() > 1) // the first card is kept, or the second (D73)
        for (qsizetype i = 0; i < words.size(); ++i)
            words[i] = Tabletop::tr("Keep %1").arg(cardWords(seen.offered()[std::size_t(i)]));
    for (std::size_t i = 0; i < prompt.choices.size(); ++i)
        if (prompt.choices[i].kind == EventKind::raise) // the title says what the numbers are
            words[static_cast<qsizetype>(i)] = callBrief(prompt.choices[i].call());
    auto *panel =
        new ChoicePanel(choiceTitle(prompt, seen, m_from.names), prompt.choices, words, m_table);
    if (!seen.offered().empty()) {
        panel->showCards(seen.offered(), m_from.pixmaps, m_from.cardSize);
        if (!seen.laidAway().empty())
            panel->setNote(Tabletop::tr("Last discard: %1").arg(cardWords(seen.laidAway().back())));
    }
    if (prompt.choices.front().kind == EventKind::declare) {
        Call nil = Call::of(Call::What::nil);
        nil.blind = prompt.phase == Phase::look;
        panel->setNote(callStakes(seen.seen(), match().standing(), m_from.viewer, nil));
    }
    QObject::connect(panel, &ChoicePanel::chosen, m_table, &Tabletop::act);
    return panel;
}

TablePanel *PanelFactory::makeTalk() const
{
    auto *panel = new TalkPanel(match().context()->pack.tricks, m_table);
    QObject::connect(panel, &TalkPanel::said, m_table,
                     [table = m_table, seat = m_from.viewer](int sure, int possible) {
                         table->act(Event::talk(seat, sure, possible));
                     });
    QObject::connect(panel, &TalkPanel::silent, m_table, [table = m_table] {
        table->showExtra(nullptr);
        table->pace().staySilent();
    });
    return panel;
}

TablePanel *PanelFactory::makeCurtain() const
{
    const Event look = Event::of(EventKind::look, m_from.viewer);
    auto *panel = new CurtainPanel(m_from.names.value(m_from.viewer),
                                   choiceWords(look, m_from.names), m_table);
    QObject::connect(panel, &CurtainPanel::lifted, &m_table->pace(), &TablePace::uncover);
    return panel;
}

} // namespace sandbag
