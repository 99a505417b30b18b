// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_answer.h"

#include "match/match.h"
#include "review/hint_words.h"
#include "search/rest_proof.h"
#include "text/match_text.h"

#include <QJsonArray>

#include <atomic>

namespace sandbag {

namespace {

QString actText(const Event &event)
{
    return QString::fromStdString(toString(event));
}

} // namespace

Hint hintFor(const Match &match, const SeatView &view, Player &player)
{
    const std::atomic<bool> stop{false};
    Hint hint;
    hint.decision = player.decide(view, {match.context(), match.standing()}, stop);
    if (hint.decision.event.kind == EventKind::play)
        hint.decision.settled = settledRest(view, hint.decision.event.cards.front());
    const QStringList names = playerNames(match.record());
    hint.title = hintTitle(hint.decision, view, names);
    hint.reason = hintReason(hint.decision, view, match.standing(), names);
    hint.figures = hintFigures(hint.decision, names);
    return hint;
}

QJsonObject hintObject(const Hint &hint)
{
    QJsonArray values;
    QJsonValue second;
    for (const Ranked &choice : hint.decision.ranked) {
        if (second.isNull() && choice.event != hint.decision.event)
            second = actText(choice.event);
        if (!choice.why.empty())
            values.append(QJsonObject{{QStringLiteral("act"), actText(choice.event)},
                                      {QStringLiteral("points"), choice.points},
                                      {QStringLiteral("win"), choice.win}});
    }
    return {
        {QStringLiteral("act"), actText(hint.decision.event)},
        {QStringLiteral("title"), hint.title},
        {QStringLiteral("reason"), hint.reason},
        {QStringLiteral("figures"), hint.figures},
        {QStringLiteral("second"), second},
        {QStringLiteral("values"), values},
    };
}

} // namespace sandbag
