// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/why_words.h"

#include "formats/occupant.h"
#include "named/levels.h"
#include "review/review_words.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <cmath>

namespace sandbag {

namespace {

constexpr qsizetype kCardsOfLine = 8; ///< that are told

/// What the choice promised, without the names of other cards: which were in the hand is nobody's
/// business while the deal goes on.
QString discreetWords(const Judgement &judgement, const Audience &audience)
{
    if (judgement.made.cards.empty() || judgement.values.empty())
        return toText(judgement.text, audience);
    QStringList words{toText(judgement.outlook, audience)};
    if (judgement.values.size() < 2)
        return words.join(u' '); // that no other card could be played is not said either
    const ChoiceValue &first = judgement.values.front(), &second = judgement.values[1];
    const bool best = judgement.grade == Grade::best;
    const auto less =
        static_cast<int>(std::lround(best ? first.points - second.points : judgement.lossPoints));
    if (less < 1)
        words << SessionText::tr("Another choice was about as good.");
    else if (best)
        words << SessionText::tr("The next best choice was worth %n point(s) less.", nullptr, less);
    else
        words << SessionText::tr("The best choice was worth %n point(s) more.", nullptr, less);
    words << toText(judgement.bags, audience); // what seems worth more points may be no better
    words.removeAll(QString());
    return words.join(u' ');
}

QString together(const std::vector<Sentence> &sentences, const Audience &audience)
{
    QStringList words;
    for (const Sentence &sentence : sentences)
        words << toText(sentence, audience);
    words.removeAll(QString());
    return words.join(u' ');
}

} // namespace

QString levelWords(const QString &name, const QString &player)
{
    const LevelChoice choice = levelOf(player.toStdString());
    if (!choice.level)
        return {};
    return SessionText::tr("%1 (%2): %3 %4", "player, level, how it plays, its character")
        .arg(name, toText(choice.level->name), toText(choice.level->what),
             toText(choice.personality->what));
}

QString ownWords(const Explanation &why, const QStringList &names)
{
    return together(why.own, Audience::screen(names));
}

QString figureWords(const Explanation &why, const QStringList &names)
{
    const Audience audience = Audience::screen(names);
    if (why.discreet)
        return discreetWords(why.judgement, audience);
    // What the best card is for was said by who played it.
    const bool said = !why.own.empty() && why.judgement.grade == Grade::best;
    return said ? toText(why.judgement.text, audience) : judgementWords(why.judgement, audience);
}

QString whyWords(const Explanation &why, const QStringList &names, const QString &player)
{
    if (why.judgement.text.empty())
        return SessionText::tr("This choice can't be explained.");
    const Audience audience = Audience::screen(names);
    const bool human = occupantOf(player) == Occupant::personHere;
    const QString own = human ? QString() : ownWords(why, names);
    QStringList parts;
    if (!own.isEmpty())
        parts << SessionText::tr("%1: “%2”", "a player, what they say")
                     .arg(names.value(why.place.seat), own);
    const QString figures = figureWords(why, names);
    parts << (own.isEmpty() || figures.isEmpty()
                  ? figures
                  : SessionText::tr("Looking back: %1").arg(figures));
    if (!why.beliefs.empty())
        parts << SessionText::tr("What the player could infer: %1")
                     .arg(together(why.beliefs, audience));
    else if (human && (why.discreet || why.judgement.reason.empty()))
        parts << SessionText::tr("No further explanation.");
    parts << levelWords(names.value(why.place.seat), player);
    parts.removeAll(QString());
    return parts.join(u'\n');
}

QString bestLineWords(const std::optional<DoubleDummySolution> &solution)
{
    if (!solution || solution->line.empty())
        return SessionText::tr(
            "Even with all cards known, the best play can't be found yet: too many cards remain.");
    QStringList line;
    for (const Card &card : solution->line) {
        if (line.size() < kCardsOfLine)
            line << actWords(Event::play(0, card), {});
    }
    return SessionText::tr("Best play with all cards known: %1 …").arg(line.join(u' '));
}

} // namespace sandbag
