// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include "bids/bid_rules.h"
#include "match/agreements.h"
#include "match/deal_source.h"
#include "match/entered_deal.h"
#include "match/event_place.h"
#include "match/without_deals.h"
#include "scoring/score_deal.h"
#include "text/mark.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

/// In an auction the highest bidder's side alone undertakes anything (D36).
int contractSoFar(const DealState &state, int side)
{
    if (!isAuction(state.rules()))
        return contractHalves(state, side) / 2;
    const int declarer = state.bidding.highSeat;
    if (declarer < 0 || state.sideOf(declarer) != side)
        return 0;
    return state.calls[declarer].contractHalves() / 2 + bookOf(state.rules());
}

/// Contract and tricks of each side of a deal without a score yet.
DealScore scoreSoFar(const DealState &state)
{
    DealScore score;
    score.sides = state.seating().sides;
    const DealFacts facts = factsSoFar(state);
    score.sidesCalled = facts.order.sides(state.seating());
    for (int side = 0; side < score.sides; ++side) {
        SideScore &part = score.side[side];
        part.contract = contractSoFar(state, side);
        for (const int seat : state.seating().seatsOf(side))
            part.tricks += facts.tricks[seat];
    }
    return score;
}

/// How a deal ended that was not played here.
DealEnd endOf(const DealRecord &deal)
{
    if (deal.kind == DealRecord::Kind::voided)
        return voidEnd(deal.voidReason);
    return deal.kind == DealRecord::Kind::unplayed ? DealEnd::booksMade : DealEnd::entered;
}

} // namespace

DealFacts factsSoFar(const DealState &state)
{
    DealFacts facts;
    facts.order = state.bidding.order;
    facts.bids = state.calls;
    facts.tricks = state.play.taken;
    if (state.kitty.extraTrickSeat >= 0)
        ++facts.tricks[state.kitty.extraTrickSeat];
    facts.tricksInDeal = state.context->pack.tricks;
    return facts;
}

Match::Match(MatchRecord record) : m_record(std::move(record))
{
    m_record.deals.clear();
    const auto prepare = [this](int from, const RuleSet &rules) {
        const auto context = makeContext(rules);
        m_inForce.push_back(
            {from, context, std::make_shared<const ScoringPlan>(rules, context->seating)});
    };
    prepare(0, m_record.rules);
    for (const Agreement &agreement : m_record.agreements) {
        if (agreement.rules)
            prepare(agreement.deal, agreement.rules->rules);
    }
    m_opening = openingStanding(m_record.rules);
}

const Match::InForce &Match::inForce(int deal) const
{
    const auto later = std::find_if(m_inForce.begin() + 1, m_inForce.end(),
                                    [=](const InForce &known) { return known.from > deal; });
    return *(later - 1);
}

std::shared_ptr<const RuleContext> Match::contextOf(int deal) const
{
    return inForce(deal).context;
}

std::shared_ptr<const RuleContext> Match::context() const
{
    return contextOf(dealOver() ? nextIndex() : nextIndex() - 1);
}

/// All members are named here: a new one does not compile before it is thought of.
MatchRecord withoutDeals(const MatchRecord &record)
{
    const auto &[base, name, rules, players, deals, agreements] = record;
    return {base, name, rules, players, {}, agreements};
}

std::variant<Match, RecordError> Match::fold(const MatchRecord &record)
{
    Match match(withoutDeals(record));
    if (auto refused = whyNotAgree(record))
        return RecordError{-1, -1, 0, std::move(*refused)};
    match.m_record.deals.reserve(record.deals.size());
    match.m_results.reserve(record.deals.size());
    for (const DealRecord &deal : record.deals) {
        if (auto error = match.append(deal))
            return *error;
    }
    return match;
}

const Standing &Match::standingAt(std::size_t deals) const
{
    return deals == 0 ? m_opening : m_results[deals - 1].after;
}

const Standing &Match::standing() const
{
    return standingAt(m_results.size());
}

const Standing &Match::standingBefore(int deal) const
{
    assert(deal >= 0 && static_cast<std::size_t>(deal) <= m_results.size());
    return standingAt(static_cast<std::size_t>(deal));
}

bool Match::over() const
{
    return standing().over;
}

bool Match::dealOver() const
{
    return m_results.empty() || !m_results.back().partial();
}

int Match::nextDealer() const
{
    if (over())
        return -1;
    if (m_results.empty())
        return 0;
    const int dealer = m_record.deals.back().dealer;
    const DealEnd end = m_results.back().end;
    const bool dealtAnew = end == DealEnd::misdeal || end == DealEnd::bidsShort;
    const bool again =
        end == DealEnd::passedOut || (dealtAnew && rules().misdeal_redeal == MisdealRedeal::same);
    return again ? dealer : context()->seating.leftOf(dealer);
}

DealStart Match::startOf(const DealRecord &deal, const Standing &before) const
{
    DealStart start = sandbag::startOf(deal);
    start.scores = before.totals;
    start.firstScored = before.dealsScored == 0;
    return start;
}

Refusal Match::whyNotBegin() const
{
    if (over())
        return Sentence(QT_TRANSLATE_NOOP("engine", "the match ended before this deal"));
    if (!dealOver())
        return Sentence(QT_TRANSLATE_NOOP("engine", "the deal before this one is not finished"));
    return std::nullopt;
}

void Match::scoreResult(DealResult &result, const DealRecord &deal,
                        std::optional<int> minutes) const
{
    const Standing &before = standingAt(m_results.size());
    result.facts.rulings = deal.rulings;
    const InForce &now = inForce(static_cast<int>(m_results.size()));
    result.score = scoreDeal(*now.scoring, result.facts, before);
    result.after = advance(now.context->rules, now.context->seating, before, result.score,
                           deal.clock ? deal.clock : minutes);
}

/// The result of the deal with cards that is last in the record, from its state.
void Match::refreshResult()
{
    m_results.resize(m_record.deals.size() - 1);
    DealResult result;
    if (m_deal->over()) {
        result.facts = factsOf(*m_deal);
        result.end = m_deal->end;
        const int minutes = m_deal->clockMinutes;
        scoreResult(result, m_record.deals.back(),
                    minutes < 0 ? std::nullopt : std::optional(minutes));
    } else {
        result.facts = factsSoFar(*m_deal);
        result.score = scoreSoFar(*m_deal);
        result.after = standing();
    }
    m_results.push_back(std::move(result));
}

std::optional<RecordError> Match::appendPlayed(const DealRecord &deal)
{
    const int index = static_cast<int>(m_record.deals.size());
    DealStart start = startOf(deal, standing());
    const auto context = contextOf(index);
    if (auto refused = checkStart(*context, start))
        return RecordError{index, -1, 0, inDeal(index, std::move(*refused))};
    DealState state = startDeal(context, std::move(start));
    for (std::size_t i = 0; i < deal.events.size(); ++i) {
        const int trick = trickOf(state);
        if (auto refused = sandbag::apply(state, deal.events[i])) {
            const int event = static_cast<int>(i);
            return RecordError{index, event, trick,
                               atEvent(index, event, trick, deal.events[i],
                                       withRemedy(state, std::move(*refused)))};
        }
    }
    m_deal = std::move(state);
    m_record.deals.push_back(deal);
    refreshResult();
    return std::nullopt;
}

std::optional<RecordError> Match::appendOther(const DealRecord &deal)
{
    const int index = static_cast<int>(m_record.deals.size());
    auto entered = factsOfEntered(contextOf(index), standing(), deal);
    if (auto *refused = std::get_if<Sentence>(&entered))
        return RecordError{index, -1, 0, inDeal(index, std::move(*refused))};
    DealResult result;
    result.facts = std::get<DealFacts>(std::move(entered));
    result.end = endOf(deal);
    if (result.end == DealEnd::otherwise)
        result.remark = deal.voidReason;
    scoreResult(result, deal, std::nullopt);
    m_deal.reset();
    m_record.deals.push_back(deal);
    m_results.push_back(std::move(result));
    return std::nullopt;
}

std::optional<RecordError> Match::append(const DealRecord &deal)
{
    const int index = static_cast<int>(m_record.deals.size());
    if (auto refused = whyNotBegin())
        return RecordError{index, -1, 0, inDeal(index, std::move(*refused))};
    return deal.kind == DealRecord::Kind::played ? appendPlayed(deal) : appendOther(deal);
}

std::optional<DealState> Match::dealAt(int deal, int events) const
{
    const auto index = static_cast<std::size_t>(deal); // below 0: beyond all of them
    if (index >= m_record.deals.size() || m_record.deals[index].kind != DealRecord::Kind::played)
        return std::nullopt;
    const DealRecord &record = m_record.deals[index];
    DealState state = startDeal(contextOf(deal), startOf(record, standingBefore(deal)));
    const auto count = events < 0 ? record.events.size() : static_cast<std::size_t>(events);
    for (std::size_t i = 0; i < std::min(count, record.events.size()); ++i)
        (void)sandbag::apply(state, record.events[i]); // they were carried out before
    return state;
}

Refusal Match::beginDeal(DealStart start)
{
    if (auto refused = whyNotBegin())
        return refused;
    DealRecord deal;
    deal.dealer = start.dealer;
    deal.hands = std::move(start.hands);
    deal.undealt = std::move(start.undealt);
    deal.faceUp = std::move(start.faceUp);
    deal.cutCard = start.cutCard;
    if (auto error = appendPlayed(deal))
        return error->text;
    m_redo.clear();
    return std::nullopt;
}

Refusal Match::apply(const Event &event)
{
    if (!m_deal)
        return Sentence(QT_TRANSLATE_NOOP("engine", "no deal is in progress"));
    if (auto refused = sandbag::apply(*m_deal, event))
        return refused;
    m_record.deals.back().events.push_back(event);
    m_redo.clear();
    refreshResult();
    return std::nullopt;
}

void Match::voidDeal(const std::string &reason)
{
    if (dealOver())
        return;
    DealRecord voided;
    voided.kind = DealRecord::Kind::voided;
    voided.dealer = m_record.deals.back().dealer;
    voided.voidReason = reason;
    voided.rulings = m_record.deals.back().rulings;
    dropLast();
    (void)appendOther(voided); // a void deal has nothing that could be wrong
    m_redo.clear();
}

Refusal Match::addRuling(const Ruling &ruling)
{
    if (m_record.deals.empty())
        return Sentence(QT_TRANSLATE_NOOP("engine", "there is no deal to make a ruling on"));
    if (ruling.side < 0 || ruling.side >= context()->seating.sides)
        return Sentence(QT_TRANSLATE_NOOP("engine", "there is no side %1"), {ruling.side});
    DealRecord ruled = m_record.deals.back();
    const DealRecord before = ruled;
    ruled.rulings.push_back(ruling);
    dropLast();
    if (auto error = append(ruled)) {
        (void)append(before); // which was there
        return error->text;
    }
    m_redo.clear();
    return std::nullopt;
}

} // namespace sandbag
