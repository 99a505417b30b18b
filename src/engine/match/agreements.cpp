// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/agreements.h"

#include "match/event_place.h"
#include "setup/seating.h"
#include "text/mark.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

int nextDeal(const MatchRecord &record)
{
    return static_cast<int>(record.deals.size());
}

/// The agreement before the next deal, made where there is none.
Agreement &forNextDeal(MatchRecord &record)
{
    pullAgreements(record);
    if (record.agreements.empty() || record.agreements.back().deal < nextDeal(record)) {
        record.agreements.emplace_back();
        record.agreements.back().deal = nextDeal(record);
    }
    return record.agreements.back();
}

void dropEmptyLast(MatchRecord &record)
{
    const Agreement &last = record.agreements.back();
    if (!last.rules && last.players.empty() && last.other.empty())
        record.agreements.pop_back();
}

} // namespace

MatchRecord agreedAt(const MatchRecord &record, int deal)
{
    MatchRecord agreed;
    agreed.base = record.base;
    agreed.name = record.name;
    agreed.rules = record.rules;
    agreed.players = record.players;
    for (const Agreement &agreement : record.agreements) {
        if (agreement.deal > deal)
            break;
        if (agreement.rules) {
            agreed.base = agreement.rules->base;
            agreed.name = agreement.rules->name;
            agreed.rules = agreement.rules->rules;
        }
        if (!agreement.players.empty())
            agreed.players = agreement.players;
    }
    return agreed;
}

MatchRecord agreedNow(const MatchRecord &record)
{
    return agreedAt(record, nextDeal(record));
}

const Agreement *agreementBefore(const MatchRecord &record, int deal)
{
    const auto at = std::find_if(record.agreements.begin(), record.agreements.end(),
                                 [=](const Agreement &known) { return known.deal == deal; });
    return at == record.agreements.end() ? nullptr : &*at;
}

void agreeOnRules(MatchRecord &record, const AgreedRules &rules)
{
    if (record.deals.empty()) {
        record.base = rules.base;
        record.name = rules.name;
        record.rules = rules.rules;
        return;
    }
    Agreement &next = forNextDeal(record);
    const MatchRecord before = agreedAt(record, next.deal - 1);
    next.rules = rules;
    if (rules == AgreedRules{before.base, before.name, before.rules})
        next.rules.reset();
    dropEmptyLast(record);
}

void agreeOnPlayers(MatchRecord &record, std::vector<PlayerRecord> players)
{
    if (record.deals.empty()) {
        record.players = std::move(players);
        return;
    }
    Agreement &next = forNextDeal(record);
    const MatchRecord before = agreedAt(record, next.deal - 1);
    next.players = std::move(players);
    if (next.players == before.players)
        next.players.clear();
    dropEmptyLast(record);
}

void pullAgreements(MatchRecord &record)
{
    const int next = nextDeal(record);
    const bool late = !record.agreements.empty() && record.agreements.back().deal > next;
    if (!late)
        return;
    const MatchRecord last = agreedAt(record, record.agreements.back().deal);
    std::erase_if(record.agreements,
                  [=](const Agreement &agreement) { return agreement.deal >= next; });
    agreeOnRules(record, {last.base, last.name, last.rules});
    agreeOnPlayers(record, last.players);
}

Refusal whyNotAgree(const MatchRecord &record)
{
    const Seating seating(record.rules);
    int before = 0;
    for (const Agreement &agreement : record.agreements) {
        if (agreement.deal <= before)
            return inDeal(agreement.deal,
                          QT_TRANSLATE_NOOP("engine",
                                            "\"agreements\" must be in the order of their deals, "
                                            "starting with the second deal"));
        before = agreement.deal;
        if (!agreement.rules)
            continue;
        const Seating now(agreement.rules->rules);
        if (now.players != seating.players || now.sides != seating.sides)
            return inDeal(
                agreement.deal,
                QT_TRANSLATE_NOOP(
                    "engine",
                    "rule changes during a match can't alter the number of players or sides"));
    }
    return std::nullopt;
}

} // namespace sandbag
