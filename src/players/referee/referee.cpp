// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/referee.h"

#include "families/renege/renege.h"
#include "heuristics/side_talk.h"
#include "match/match.h"
#include "named/named_player.h"
#include "policy/renege_watch.h"

#include <algorithm>

namespace sandbag {

namespace {

bool hasTold(const DealState &deal, int seat)
{
    return std::any_of(deal.bidding.talk.begin(), deal.bidding.talk.end(),
                       [seat](const TalkRecord &told) { return told.seat == seat; });
}

bool playsInTheDark(const DealState &deal)
{
    return deal.stage == Stage::play && SeatSet(deal.play.anyCardSeats).has(deal.seat);
}

} // namespace

Referee::Referee() : m_standIn(makePlayer("simple", 0)) {}

Referee::~Referee() = default;
Referee::Referee(Referee &&) noexcept = default;
Referee &Referee::operator=(Referee &&) noexcept = default;

Refusal Referee::deal(Match &match, int dealer, std::uint64_t seed,
                      const std::optional<Cut> &cut) const
{
    const Cut made = cut ? *cut : cutByChance(*match.context(), seed);
    return match.beginDeal(dealCards(*match.context(), dealer, seed, made));
}

Refusal Referee::deal(Match &match, int dealer, const DealSource &source,
                      const std::optional<Cut> &cut) const
{
    const Cut made = cut ? *cut : source.cutByChance(*match.context(), match.record().deals.size());
    return source.deal(match, dealer, made);
}

std::optional<Event> Referee::actBeforeAsking(const DealState &deal, std::uint64_t dealSeed) const
{
    if (playsInTheDark(deal))
        return Event::play(deal.seat, topDarkCard(deal, deal.seat, dealSeed));
    for (const int partner : legal(deal).talk) {
        if (partner != deal.seat && !m_persons.has(partner) && !hasTold(deal, partner))
            return talkOf(SeatView(deal, partner));
    }
    return {};
}

std::vector<Event> Referee::challengeAfterDeal(Match &match) const
{
    std::vector<Event> made;
    if (!match.deal() || !renegesAreChallenged(match.rules()))
        return made;
    for (int seat = 0; seat < match.context()->seating.players; ++seat) {
        if (m_persons.has(seat))
            continue;
        const auto challenge = provableRenege(SeatView(*match.deal(), seat));
        if (challenge && !match.apply(*challenge))
            made.push_back(*challenge);
    }
    return made;
}

std::optional<Event> Referee::actInstead(Match &match, const MatchOutlook &outlook)
{
    const SeatView view(*match.deal(), match.deal()->seat);
    const std::atomic<bool> stop = false;
    const Event simple = m_standIn->decide(view, outlook, stop).event;
    if (!match.apply(simple))
        return simple;
    const ChoiceList &choices = view.prompt().choices;
    if (!choices.empty() && !match.apply(choices.front()))
        return choices.front();
    return {};
}

} // namespace sandbag
