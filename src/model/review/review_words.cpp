// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_words.h"

#include "match/event_place.h"
#include "match/match.h"
#include "text/numbers.h"
#include "text/session_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// From 1; 0 before the play.
int trickAt(const Match &match, const ChoicePlace &place)
{
    const auto state = match.dealAt(place.deal, place.event);
    return state ? trickOf(*state) : 0;
}

} // namespace

QString actWords(const Event &event, const QStringList &names)
{
    return toText({"%1", {actOf(event)}}, Audience::screen(names));
}

QString choiceWords(const ChoiceValue &value, const QStringList &names)
{
    return value.event ? actWords(*value.event, names) : SessionText::tr("nothing");
}

QString placeWords(const Match &match, const ChoicePlace &place)
{
    const int trick = trickAt(match, place);
    return trick < 1 ? SessionText::tr("Deal %1, before play").arg(place.deal + 1)
                     : SessionText::tr("Deal %1, trick %2").arg(place.deal + 1).arg(trick);
}

QString briefPlaceWords(const Match &match, const ChoicePlace &place)
{
    const int trick = trickAt(match, place);
    return trick < 1 ? SessionText::tr("%1, before play", "deal").arg(place.deal + 1)
                     : SessionText::tr("%1, trick %2", "deal").arg(place.deal + 1).arg(trick);
}

QString judgementWords(const Judgement &judgement, const Audience &audience)
{
    QStringList words{toText(judgement.text, audience), toText(judgement.reason, audience)};
    words.removeAll(QString());
    return words.join(u' ');
}

QString gradeWords(Grade grade)
{
    switch (grade) {
    case Grade::best:
        return SessionText::tr("best");
    case Grade::good:
        return SessionText::tr("good");
    case Grade::slip:
        return SessionText::tr("slip");
    case Grade::mistake:
        return SessionText::tr("mistake");
    case Grade::blunder:
        return SessionText::tr("blunder");
    default:
        return {};
    }
}

QString changeWords(double part)
{
    const int rounded = static_cast<int>(std::lround(100 * part)); // may be less than nothing
    return rounded > 0 ? QStringLiteral("+%1").arg(rounded) : numberText(rounded);
}

QString costWords(const Judgement &judgement)
{
    if (!costs(judgement.grade))
        return {};
    return judgement.byPoints()
               ? SessionText::tr("%n point(s)", "cost of a choice",
                                 static_cast<int>(std::lround(judgement.lossPoints)))
               : SessionText::tr("%1%", "cost of a choice, of the chance to win")
                     .arg(chanceWords(judgement.lossWin));
}

QString chanceWords(double part)
{
    return QLocale().toString(100 * part, 'f', 1);
}

QString partsWords(const LuckAndSkill &parts, int deals, bool alone)
{
    // Every deal can swing the chance from none to all: only a deal's part is one of a hundred.
    const auto each = [deals](double part) { return changeWords(part / std::max(deals, 1)); };
    if (alone)
        return SessionText::tr(
                   "Changes in the chance to win, in percentage points per deal. Caused by the "
                   "cards: %1; by the player: %2; by the opponents: %3. Total: %4.")
            .arg(each(parts.cards), each(parts.own), each(parts.others), each(parts.result));
    return SessionText::tr(
               "Changes in the chance to win, in percentage points per deal. Caused by the cards: "
               "%1; by the player: %2; by the partner: %3; by the opponents: %4. Total: %5.")
        .arg(each(parts.cards), each(parts.own), each(parts.partner), each(parts.others),
             each(parts.result));
}

QString helpWords(int hints, int tutored)
{
    QStringList words;
    if (hints > 0)
        words << SessionText::tr("Played with %n hint(s).", nullptr, hints);
    if (tutored > 0)
        words << SessionText::tr("Played with the tutor.");
    return words.join(u' ');
}

QString nothingLostWords()
{
    return SessionText::tr("No clear mistakes.");
}

} // namespace sandbag
