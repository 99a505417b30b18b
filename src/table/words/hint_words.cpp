// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/hint_words.h"

#include "text/translate.h"
#include "words/card_plan.h"
#include "words/card_tried.h"
#include "words/event_words.h"
#include "words/table_text.h"
#include "words/words.h"

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

/// Choices were played out, and not all of them came to nothing.
bool weighed(const Decision &decision)
{
    return std::any_of(decision.ranked.begin(), decision.ranked.end(),
                       [](const Ranked &choice) { return choice.value > 0; });
}

QString leadReason(const CardTried &card, bool ownNil)
{
    if (ownNil)
        return card.isHighest() ? QString()
                                : TableText::tr("A card that others can beat: your nil "
                                                "is not to take the trick.");
    if (card.isHighest())
        return card.isSpade() ? TableText::tr("No spade that is left beats it.")
                              : TableText::tr("No card of its suit that is left beats it.");
    return card.isSpade() ? TableText::tr("It draws spades from the others.")
                          : TableText::tr("It asks the others to spend their high cards.");
}

QString takingReason(const CardTried &card, bool ownNil)
{
    if (ownNil)
        return TableText::tr("Nothing else may be played: hope that somebody covers it.");
    if (card.last())
        return card.cheapest() ? TableText::tr("It wins the trick, and is the least that does.")
                               : TableText::tr("It wins the trick.");
    return card.isHighest() ? TableText::tr("It takes the lead, and none of its suit beats it.")
                            : TableText::tr("It takes the lead in the trick.");
}

QString duckingReason(const CardTried &card, const SeatView &view, bool ownNil,
                      const QStringList &names)
{
    const int holder = card.holder();
    if (ownNil)
        return TableText::tr("It stays below what lies there, and your nil lives on.");
    const bool partner = holder >= 0 && view.table().seating.together(holder, view.seat());
    if (partner)
        return TableText::tr("%1 has the trick already: keep what is higher.")
            .arg(names.value(holder));
    if (!card.anyTakes())
        return TableText::tr("No card of yours takes this trick: give what you need least.");
    return TableText::tr("Better to leave this trick to the others.");
}

QString playReason(const Event &event, const SeatView &view, const QStringList &names)
{
    if (event.cards.front().isLowAce())
        return {};
    const CardTried card(view, event.cards.front());
    const bool ownNil = card.nilStands(view.seat());
    QStringList lines{card.leads()   ? leadReason(card, ownNil)
                      : card.takes() ? takingReason(card, ownNil)
                                     : duckingReason(card, view, ownNil, names)};
    lines << planWords(card, names);
    lines.removeAll(QString());
    return lines.join(QLatin1Char(' '));
}

/// What the outlook says first after the match: how safe the own nil, or the contract, is.
QString chanceOf(const Decision &decision, const Audience &reader)
{
    const std::vector<Sentence> outlook = partsOf(partsOf(decision.reason).front());
    return outlook.size() > 1 ? toText(outlook[1], reader) : QString();
}

/// A draft is not weighed by trials: the card's worth beside the hand decides.
QString draftReason(const Event &event, const SeatView &view)
{
    if (view.offered().size() > 1)
        return TableText::tr("Of the two it is the better one to keep.");
    return event.word() == Word::keep
               ? TableText::tr("It is better than the next card would be, on average.")
               : TableText::tr("The next card is a better one, on average.");
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
    return (first || pair ? TableText::tr("Keep the %1") : TableText::tr("Discard the %1"))
        .arg(cardWords(card));
}

QString hintReason(const Decision &decision, const SeatView &view, const QStringList &names)
{
    const Audience reader = Audience::screen(names);
    const Event &event = decision.event;
    if (event.kind == EventKind::claim)
        return TableText::tr("Your cards win every trick that is left.");
    if (event.kind == EventKind::look)
        return TableText::tr("Too much hangs on cards that nobody has seen.");
    if (event.kind == EventKind::draft)
        return draftReason(event, view);
    QStringList lines;
    if (decision.settled)
        lines << toText(*decision.settled, reader);
    const bool play = event.kind == EventKind::play;
    if (!weighed(decision)) {
        if (play && view.prompt().choices.size() == 1)
            lines << TableText::tr("No other card may be played.");
        else if (play && lines.isEmpty())
            lines << TableText::tr("The other cards come to the same.");
        return lines.join(QLatin1Char(' '));
    }
    const QString why = play ? playReason(event, view, names) : chanceOf(decision, reader);
    if (!why.isEmpty())
        lines << why;
    const std::vector<Sentence> parts = partsOf(decision.reason);
    if (parts.size() > 1) // what is worst about the next best one stands among the figures
        lines << toText(parts[1], reader);
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
        lines << QStringLiteral("%1 — %2").arg(
            eventInWords(choice.event, names),
            toText(i == 0 ? choice.why : partsOf(choice.why).front(), reader));
    }
    const std::vector<Sentence> parts = partsOf(decision.reason);
    for (std::size_t i = 2; i < parts.size(); ++i)
        lines << toText(parts[i], reader);
    return lines.join(QLatin1Char('\n'));
}

} // namespace sandbag
