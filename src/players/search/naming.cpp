// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/naming.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Cards one after the other, so that a group reads as one: "4♦ 10♣".
SentenceArg grouped(const CardList &cards)
{
    if (cards.empty())
        return nested(QT_TRANSLATE_NOOP("players", "nothing"));
    std::vector<Sentence> signs;
    for (const Card card : cards)
        signs.emplace_back("%1", std::vector<SentenceArg>{card});
    return signs;
}

/// Those of the first that the second has not.
CardList without(const CardRow<kMostInEvent> &cards, const CardRow<kMostInEvent> &others)
{
    CardList rest(cards.begin(), cards.end());
    for (const Card card : others) {
        const auto same = std::find(rest.begin(), rest.end(), card);
        if (same != rest.end())
            rest.erase(same);
    }
    return rest;
}

struct Groups {
    CardList made, better;
};

/// What parts two groups of cards; all of both where one is a part of the other.
Groups partedBy(const Event &made, const Event &better)
{
    Groups groups{without(made.cards, better.cards), without(better.cards, made.cards)};
    if (groups.made.empty() || groups.better.empty())
        return {CardList(made.cards.begin(), made.cards.end()),
                CardList(better.cards.begin(), better.cards.end())};
    return groups;
}

const char *insteadOf(EventKind kind)
{
    switch (kind) {
    case EventKind::pass:
        return QT_TRANSLATE_NOOP("players", "Passing %1 instead of %2");
    case EventKind::discard:
        return QT_TRANSLATE_NOOP("players", "Discarding %1 instead of %2");
    case EventKind::take:
        return QT_TRANSLATE_NOOP("players", "Taking %1 instead of %2");
    default:
        return QT_TRANSLATE_NOOP("players", "%1 instead of %2");
    }
}

/// Of two cards the one that is kept, and what is done with one alone.
SentenceArg ofDrawn(const Event &event, const CardList &offered)
{
    const bool keeps = event.word() == Word::keep;
    if (offered.size() > 1)
        return keeps ? offered.front() : offered.back();
    if (offered.empty())
        return actOf(event);
    return keeps ? nested({QT_TRANSLATE_NOOP("players", "keeping the %1"), {offered.front()}})
                 : nested({QT_TRANSLATE_NOOP("players", "discarding the %1"), {offered.front()}});
}

SentenceArg single(const Event &event, const SeatView &view)
{
    switch (event.kind) {
    case EventKind::look:
        return nested(QT_TRANSLATE_NOOP("players", "looking first"));
    case EventKind::stay:
        return nested(QT_TRANSLATE_NOOP("players", "staying"));
    case EventKind::draft:
        return ofDrawn(event, view.offered());
    default:
        return actOf(event);
    }
}

} // namespace

bool isGroup(EventKind kind)
{
    return kind == EventKind::pass || kind == EventKind::discard || kind == EventKind::take;
}

SentenceArg nameOf(const Event &event, const Event &beside, const SeatView &view)
{
    if (!isGroup(event.kind) || event.kind != beside.kind)
        return isGroup(event.kind) ? grouped(CardList(event.cards.begin(), event.cards.end()))
                                   : single(event, view);
    const Groups groups = partedBy(event, beside);
    return nested({QT_TRANSLATE_NOOP("players", "%1 instead of %2"),
                   {grouped(groups.made), grouped(groups.better)}});
}

SentenceArg subjectOf(const Event &made, const Event &better, const SeatView &view)
{
    if (!isGroup(made.kind) || made.kind != better.kind)
        return nested({insteadOf(EventKind::call), {single(made, view), single(better, view)}});
    const Groups groups = partedBy(made, better);
    return nested({insteadOf(made.kind), {grouped(groups.made), grouped(groups.better)}});
}

} // namespace sandbag
