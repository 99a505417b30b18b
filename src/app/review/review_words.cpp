// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_words.h"

#include "app_text.h"
#include "match/event_place.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <cmath>

namespace sandbag {

QString actWords(const Event &event, const QStringList &names)
{
    return toText({"%1", {actOf(event)}}, Audience::screen(names));
}

QString placeWords(const Match &match, const ChoicePlace &place)
{
    const auto state = match.dealAt(place.deal, place.event);
    const int trick = state ? trickOf(*state) : 0;
    if (trick < 1)
        return AppText::tr("Deal %1, bidding").arg(place.deal + 1);
    return AppText::tr("Deal %1, trick %2").arg(place.deal + 1).arg(trick);
}

QString gradeWords(Grade grade)
{
    switch (grade) {
    case Grade::best:
        return AppText::tr("best");
    case Grade::good:
        return AppText::tr("good");
    case Grade::slip:
        return AppText::tr("slip");
    case Grade::mistake:
        return AppText::tr("mistake");
    case Grade::blunder:
        return AppText::tr("blunder");
    default:
        return {};
    }
}

QString hundredthsWords(double part)
{
    const auto rounded = static_cast<int>(std::lround(100 * part));
    return rounded > 0 ? QStringLiteral("+%1").arg(rounded) : numberText(rounded);
}

QString partsWords(const LuckAndSkill &parts)
{
    return AppText::tr("Of 100: cards %1, your choices %2, partner %3, opponents %4; together %5.")
        .arg(hundredthsWords(parts.cards), hundredthsWords(parts.own),
             hundredthsWords(parts.partner), hundredthsWords(parts.others),
             hundredthsWords(parts.result));
}

} // namespace sandbag
