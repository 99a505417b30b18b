// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/hint_words.h"

#include "bids/bid_rules.h"
#include "review/call_reasons.h"
#include "review/card_at_turn.h"
#include "review/card_contrast.h"
#include "review/exchange_reasons.h"
#include "review/look_reasons.h"
#include "review/nil_cover.h"
#include "review/nil_risk.h"
#include "search/reasons.h"
#include "text/choice_words.h"
#include "text/option_words.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kChoicesTold = 4; // more would hide the table

QString eventInWords(const Event &event, const QStringList &names)
{
    if (event.cards.empty() || event.kind == EventKind::play)
        return choiceWords(event, names);
    return cardsWords(event.cards);
}

/// Of several sentences that are said together the single ones, else the one.
std::vector<Sentence> partsOf(const Sentence &whole)
{
    const auto *parts =
        whole.args.size() == 1 ? std::get_if<std::vector<Sentence>>(&whole.args.front()) : nullptr;
    return parts && !parts->empty() ? *parts : std::vector<Sentence>{whole};
}

/// Choices were played out: there are figures about them.
bool weighed(const Decision &decision)
{
    return std::any_of(decision.ranked.begin(), decision.ranked.end(),
                       [](const Ranked &choice) { return !choice.why.empty(); });
}

/// The card that the advice is compared with, where it is one.
std::optional<Card> secondCard(const Decision &decision)
{
    if (!decision.beside || decision.beside->kind != EventKind::play)
        return {};
    return decision.beside->cards.front();
}

/// That card was weighed, and is about as good as the one advised.
bool isLevel(const Decision &decision, Card card)
{
    const auto &ranked = decision.ranked;
    return std::any_of(ranked.begin(), ranked.end(), [&](const Ranked &one) {
        return !one.why.empty() && one.event.kind == EventKind::play &&
               one.event.cards.front() == card &&
               areAlike(one.points - ranked.front().points, one.win - ranked.front().win);
    });
}

/// The cards beside the one advised: the next best one, and those that are level.
Beside besideAdvice(const Decision &decision)
{
    Beside beside{secondCard(decision), {}};
    for (const Ranked &one : decision.ranked) {
        if (one.event.kind == EventKind::play && one.event != decision.event &&
            isLevel(decision, one.event.cards.front()))
            beside.alike.push_back(one.event.cards.front());
    }
    return beside;
}

/// What the card is for, and what parts it from the next best one where the same could be said of
/// that.
std::vector<Sentence> playReasons(const Decision &decision, const SeatView &view)
{
    if (decision.event.cards.front().isLowAce())
        return {};
    const CardAtTurn card(view, decision.event.cards.front(), decision.lostNils);
    const bool ofNil = decision.against && decision.against->kind == Drawback::Kind::nil;
    const auto second = secondCard(decision);
    const auto kept =
        ofNil && second ? keptFor(card, *second, decision.against->seat) : std::nullopt;
    std::vector<Sentence> reasons;
    const auto purpose = purposeOf(card);
    const auto stays = purpose ? keptBy(*purpose) : std::nullopt;
    // The one that stays is level, but a third would be spent for nothing.
    if (stays && isLevel(decision, *stays) && decision.against && !card.anyTakes() &&
        card.holder() >= 0 && !view.context().seating.together(card.holder(), view.seat()))
        reasons.push_back(wordsOf({Purpose::Kind::spares}, Voice::toPlayer));
    for (const Purpose &told : purposesOf(card, besideAdvice(decision))) {
        if (!(kept && isPlain(told.kind)))
            reasons.push_back(wordsOf(told, Voice::toPlayer));
    }
    if (auto both = fitsComparedWords(card, besideAdvice(decision), Voice::toPlayer);
        both && !kept && !reasons.empty())
        reasons.push_back(std::move(*both));
    if (kept)
        reasons.push_back(wordsOf(*kept, Voice::toPlayer));
    return reasons;
}

/// What the outlook says first after the match: how safe the own nil, or the contract, is.
QString chanceOf(const Decision &decision, const Audience &reader)
{
    const std::vector<Sentence> outlook = partsOf(partsOf(decision.reason).front());
    return outlook.size() > 1 ? toText(outlook[1], reader) : QString();
}

/// A draft is not weighed by trials: the card's worth to the hand decides.
QString draftReason(const Event &event, const SeatView &view, const Audience &reader)
{
    if (const auto kept = whyKept(view, event.word() == Word::keep))
        return toText(*kept, reader);
    if (view.offered().size() > 1)
        return SessionText::tr("It's the better of the two to keep.");
    return event.word() == Word::keep
               ? SessionText::tr("On average, it is better than the next card of the deck.")
               : SessionText::tr("On average, the next card of the deck is better.");
}

/// The advice is a nil, whose chance was given: it is no drawback of the other bid.
bool saysOwnNil(const Decision &decision)
{
    const Event &event = decision.event;
    return event.kind == EventKind::call && event.call().isNil() && decision.against &&
           decision.against->kind == Drawback::Kind::nil && decision.against->seat == event.seat;
}

/// How often the contract is made stands beside the other bid's, as its drawback.
bool saysContract(const Decision &decision)
{
    return decision.event.kind == EventKind::call && decision.event.call().isNumber() &&
           decision.against && decision.against->kind == Drawback::Kind::contract;
}

/// The advice is a nil that the hand cannot make: only as the smaller loss is it the best.
QString lostNilWords(const Event &event, const SeatView &view)
{
    if (event.kind != EventKind::call || event.call().blind ||
        !isLostFromTheStart(view, event.call()))
        return {};
    return isSuicide(view.rules())
               ? SessionText::tr("This nil can't be made, but one of you must bid nil.")
               : SessionText::tr("This nil can't be made.");
}

/// Where nothing was played out, or nothing comes of it.
QString unweighedReason(const Decision &decision, const SeatView &view)
{
    if (decision.event.kind == EventKind::call && view.prompt().choices.size() == 1)
        return SessionText::tr("No other bid is allowed.");
    if (decision.event.kind != EventKind::play)
        return {};
    if (view.prompt().choices.size() == 1)
        return SessionText::tr("No other card may be played.");
    if (decision.settled)
        return {};
    return view.prompt().choices.size() == 2 ? SessionText::tr("The other card does just as well.")
                                             : SessionText::tr("The other cards do just as well.");
}

} // namespace

QString hintTitle(const Decision &decision, const SeatView &view, const QStringList &names)
{
    const Event &event = decision.event;
    if (event.kind != EventKind::draft || view.offered().empty())
        return eventInWords(event, names);
    // Of a pair the second card is kept where the first one is not.
    const bool first = event.word() == Word::keep;
    const bool pair = view.offered().size() > 1;
    const Card card = first ? view.offered().front() : view.offered().back();
    return (first || pair ? SessionText::tr("Keep the %1") : SessionText::tr("Discard the %1"))
        .arg(cardWords(card));
}

QString hintReason(const Decision &decision, const SeatView &view, const Standing &standing,
                   const QStringList &names)
{
    const Audience reader = Audience::screen(names);
    const Event &event = decision.event;
    if (event.kind == EventKind::claim)
        return SessionText::tr("Your cards win all the remaining tricks.");
    if (event.kind == EventKind::draft)
        return draftReason(event, view, reader);
    QStringList lines;
    for (const Sentence &score : decision.score)
        lines << toText(score, reader);
    if (decision.settled)
        lines << toText(*decision.settled, reader);
    lines << lostNilWords(event, view);
    if (event.kind == EventKind::call) {
        for (const Sentence &hand : handWords(view, standing, event.call(), weighed(decision)))
            lines << toText(hand, reader);
    }
    if (event.kind == EventKind::look) {
        for (const Sentence &look :
             lookReasonsOf(view, {view.seen().context, standing}, Voice::toPlayer))
            lines << toText(look, reader);
    }
    if (!weighed(decision)) {
        lines << unweighedReason(decision, view);
        lines.removeAll(QString());
        return lines.join(QLatin1Char(' '));
    }
    // A proof about the remaining tricks needs no further reason.
    if (event.kind == EventKind::play && !decision.settled) {
        for (const Sentence &reason : playReasons(decision, view))
            lines << toText(reason, reader);
    } else if (event.kind != EventKind::play) {
        if (event.kind == EventKind::discard) {
            for (const Sentence &laid : whyLaidAway(view, event))
                lines << toText(laid, reader);
        }
        if (!saysContract(decision))
            lines << chanceOf(decision, reader);
    }
    const bool costs = !decision.settled || decision.against;
    const std::vector<Sentence> parts = partsOf(decision.reason);
    const std::size_t told = saysOwnNil(decision) ? 2 : parts.size();
    for (std::size_t i = 1; i < std::min(told, parts.size()) && costs; ++i)
        lines << toText(parts[i], reader);
    lines.removeAll(QString());
    return lines.join(QLatin1Char(' '));
}

QString hintFigures(const Decision &decision, const QStringList &names)
{
    if (!weighed(decision))
        return {};
    const Audience reader = Audience::screen(names);
    QStringList lines;
    for (std::size_t i = 0; i < std::min(kChoicesTold, decision.ranked.size()); ++i) {
        const Ranked &choice = decision.ranked[i];
        if (choice.why.empty())
            continue;
        lines << QStringLiteral("%1 — %2").arg(
            eventInWords(choice.event, names),
            toText(i == 0 ? choice.why : partsOf(choice.why).front(), reader));
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace sandbag
