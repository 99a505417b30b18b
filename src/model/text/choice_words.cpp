// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/choice_words.h"

#include "text/call_text.h"
#include "text/card_names.h"
#include "text/session_text.h"

namespace sandbag {

namespace {

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString chooseCall(const Event &event, const QStringList &)
{
    return event.call().what == Call::What::misdeal ? SessionText::tr("Call a misdeal")
                                                    : withCapital(callInWords(event.call()));
}

QString chooseLook(const Event &, const QStringList &)
{
    return SessionText::tr("Look at the cards");
}

QString chooseRaise(const Event &event, const QStringList &)
{
    return SessionText::tr("Raise to %1").arg(callBrief(event.call()));
}

QString chooseStay(const Event &, const QStringList &)
{
    return SessionText::tr("Stay");
}

QString chooseComeOut(const Event &, const QStringList &)
{
    return SessionText::tr("Change to a regular bid of ten");
}

QString chooseNil(const Event &event, const QStringList &)
{
    return event.word() == Word::nil        ? SessionText::tr("Bid nil")
           : event.word() == Word::blindNil ? SessionText::tr("Bid blind nil")
                                            : SessionText::tr("No nil");
}

QString chooseDrawn(const Event &event, const QStringList &)
{
    return event.word() == Word::keep ? SessionText::tr("Keep it") : SessionText::tr("Discard it");
}

QString chooseCard(const Event &event, const QStringList &)
{
    return event.cards.empty() ? QString() : cardName(event.cards.front());
}

QString chooseClaim(const Event &, const QStringList &)
{
    return SessionText::tr("Claim the remaining tricks");
}

QString chooseConcession(const Event &, const QStringList &)
{
    return SessionText::tr("Concede the remaining tricks");
}

QString chooseQuestion(const Event &event, const QStringList &)
{
    switch (event.word()) {
    case Word::misdeal:
        return SessionText::tr("Ask your partner: call a misdeal?");
    case Word::mo:
        return SessionText::tr("Ask your partner: how many tricks can you add?");
    default:
        return SessionText::tr("Ask your partner: may I bid no trump?");
    }
}

QString chooseAnswer(const Event &event, const QStringList &)
{
    return event.word() == Word::yes  ? SessionText::tr("Yes")
           : event.word() == Word::no ? SessionText::tr("No")
                                      : QString::number(event.addedTricks());
}

QString chooseLeader(const Event &event, const QStringList &names)
{
    return event.leader() == event.seat
               ? SessionText::tr("You lead")
               : SessionText::tr("%1 leads").arg(names.value(event.leader()));
}

} // namespace

QString choiceWords(const Event &event, const QStringList &names)
{
    using Words = QString (*)(const Event &, const QStringList &);
    const auto words = [&event]() -> Words {
        switch (event.kind) {
        case EventKind::call:
            return chooseCall;
        case EventKind::look:
            return chooseLook;
        case EventKind::raise:
            return chooseRaise;
        case EventKind::stay:
            return chooseStay;
        case EventKind::comeOut:
            return chooseComeOut;
        case EventKind::declare:
            return chooseNil;
        case EventKind::draft:
            return chooseDrawn;
        case EventKind::play:
            return chooseCard;
        case EventKind::claim:
            return chooseClaim;
        case EventKind::concede:
            return chooseConcession;
        case EventKind::ask:
            return chooseQuestion;
        case EventKind::answer:
            return chooseAnswer;
        case EventKind::leads:
            return chooseLeader;
        default:
            return nullptr; // never one of several choices
        }
    }();
    return words ? words(event, names) : QString();
}

QStringList choicesWords(std::span<const Event> events, const QStringList &names)
{
    QStringList words;
    for (const Event &event : events)
        words << choiceWords(event, names);
    return words;
}

} // namespace sandbag
