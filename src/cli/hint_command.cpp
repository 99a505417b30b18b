// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "named/named_player.h"
#include "review/hint_words.h"
#include "search/rest_proof.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QString actText(const Event &event)
{
    return QString::fromStdString(toString(event));
}

/// What a hint says, as the table shows it.
struct Hint {
    Decision decision;
    QString title, reason, figures;
};

Hint hintFor(const Match &match, const SeatView &view, Player &player)
{
    const std::atomic<bool> stop{false};
    Hint hint;
    hint.decision = player.decide(view, {match.context(), match.standing()}, stop);
    if (hint.decision.event.kind == EventKind::play)
        hint.decision.settled = settledRest(view, hint.decision.event.cards.front());
    const QStringList names = playerNames(match.record());
    hint.title = hintTitle(hint.decision, view, names);
    hint.reason = hintReason(hint.decision, view, names);
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

void sayHint(const Hint &hint)
{
    say(hint.title);
    for (const QString &text : {hint.reason, hint.figures}) {
        if (!text.isEmpty())
            say(text);
    }
}

/// The seat that is asked; nothing where nobody is, or the seat that was named is not.
std::optional<int> seatAsked(CommandLine &line, const Match &match)
{
    const DealState *deal = match.deal();
    if (!deal || deal->over())
        return {};
    const int turn = deal->seat;
    if (!line.isSet(QStringLiteral("seat")))
        return turn >= 0 ? std::optional(turn) : std::nullopt;
    const auto seat = line.number(QStringLiteral("seat"), 0, match.context()->seating.players - 1);
    if (!seat || !SeatView(*deal, static_cast<int>(*seat)).mayAct())
        return {};
    return static_cast<int>(*seat);
}

} // namespace

int hint(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("hint"),
                     Words::tr("Show what a good player would do next in a match, and why, using "
                               "only what the player to act can see."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("seat"),
                Words::tr("A seat, from 0 (default: the one whose turn it is)."),
                QStringLiteral("N"));
    line.option(QStringLiteral("player"), Words::tr("The player to ask."), QStringLiteral("P"),
                QStringLiteral("search:iterations=6000:threads=1:explain=1"));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same answers."),
                QStringLiteral("S"), QStringLiteral("1"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const auto seed = line.number(QStringLiteral("seed"), 0, INT64_MAX);
    if (!seed)
        return line.status();
    const auto player = makePlayer(line.value(QStringLiteral("player")).toStdString(),
                                   static_cast<std::uint64_t>(*seed));
    if (!player)
        return line.wrongUsage(
            Words::tr("\"%1\" isn't a player").arg(line.value(QStringLiteral("player"))));
    const auto seat = seatAsked(line, match);
    if (!seat)
        return line.refuse(
            {FileError::Kind::unreadable, Words::tr("%1: that player has nothing to decide now")
                                              .arg(harmless(line.operand(0)))});
    const Hint hint = hintFor(match, SeatView(*match.deal(), *seat), *player);
    if (line.json())
        say(QJsonDocument(hintObject(hint)));
    else
        sayHint(hint);
    return kFine;
}

} // namespace sandbag
